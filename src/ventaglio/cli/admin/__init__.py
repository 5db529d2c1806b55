"""``ventaglio admin``: what those need who run a server. It may run meanwhile: what is done here reaches it at once."""
