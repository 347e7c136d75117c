# Miten pöydän peli voi päättyä muuten kuin sääntöjen mukaan.
outcome-resigned = Kaikki muut ovat luovuttaneet.
outcome-time-up = Aika loppui.
