### The pocket: what helps at a table of wood, without a network.

page-pocket-title = In the pocket
page-pocket-about = For the table of wood: keep the score and settle what happens, with real cards and without a network.
page-pocket-at-hand = Everything here is on this device: it works without a network.
page-pocket-fetching = Being put on this device, so that it works without a network …
page-pocket-not-at-hand = Not yet on this device: for now it needs the network.
page-pocket-install = Put on the home screen
page-pocket-install-why = As an app on the home screen it opens with one tap, without a network too.
page-pocket-install-menu = To have it as an app: Share, then Add to Home Screen. It then opens with one tap, without a network too.
page-pocket-part-pad = Score pad
page-pocket-about-pad = Smazzate, totals, target, victory points, stakes
