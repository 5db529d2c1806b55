### Il laboratorio: le smazzate come dati, e che cosa mostrano.

bad-lab-extra = { $module } non è installato: pip install 'ventaglio[lab]'
