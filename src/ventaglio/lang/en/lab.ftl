### The lab: games as data, and what they show.

bad-lab-extra = { $module } is not installed: pip install 'ventaglio[lab]'
