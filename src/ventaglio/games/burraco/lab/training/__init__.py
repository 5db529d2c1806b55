"""Learning to play: networks that are trained by letting them play themselves."""
