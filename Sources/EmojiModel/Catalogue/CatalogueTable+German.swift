// swift-format-ignore-file
// Written by Scripts/generate-catalogue.py from Data/. Do not edit.

extension CatalogueTable {
  /// German names, folded, keywords; a line for each row without a tone.
  static let german: StaticString = #"""
grinsendes Gesicht	grinsendes gesicht	lol|lustig
grinsendes Gesicht mit großen Augen	grinsendes gesicht mit grossen augen	lächeln=lacheln|lol|lustig
grinsendes Gesicht mit lachenden Augen	grinsendes gesicht mit lachenden augen	lol|lustig
strahlendes Gesicht mit lachenden Augen	strahlendes gesicht mit lachenden augen	lustig|zähne=zahne
Grinsegesicht mit zugekniffenen Augen	grinsegesicht mit zugekniffenen augen	geschlossene augen|gesicht|grinsendes gesicht mit zusammengekniffenen augen|offener mund
grinsendes Gesicht mit Schweißtropfen	grinsendes gesicht mit schweisstropfen	lustig|schweiß=schweiss|schwitzen
sich vor Lachen auf dem Boden wälzen	sich vor lachen auf dem boden walzen	gesicht
Gesicht mit Freudentränen	gesicht mit freudentranen	lachen|tränen=tranen
leicht lächelndes Gesicht	leicht lachelndes gesicht	lächeln=lacheln|lächelnd=lachelnd
umgekehrtes Gesicht	umgekehrtes gesicht	auf dem kopf stehen
schmelzendes Gesicht	schmelzendes gesicht	auflösen=auflosen|flüssig=flussig|schmelzen|verschwinden
zerbrechendes gesicht		
zwinkerndes Gesicht	zwinkerndes gesicht	zwinkern
lächelndes Gesicht mit lachenden Augen	lachelndes gesicht mit lachenden augen	erröten=erroten|freude|rote wangen
lächelndes Gesicht mit Heiligenschein	lachelndes gesicht mit heiligenschein	lächeln=lacheln
lächelndes Gesicht mit Herzen	lachelndes gesicht mit herzen	anhimmeln|verknallt|verliebt
lächelndes Gesicht mit herzförmigen Augen	lachelndes gesicht mit herzformigen augen	verliebt
überwältigt	uberwaltigt	augen|gesicht|grinsen|stern
Kuss zuwerfendes Gesicht	kuss zuwerfendes gesicht	
küssendes Gesicht	kussendes gesicht	kuss
lächelndes Gesicht	lachelndes gesicht	fröhlich=frohlich|lächeln=lacheln|lächelnd=lachelnd
küssendes Gesicht mit geschlossenen Augen	kussendes gesicht mit geschlossenen augen	rote wangen
küssendes Gesicht mit lächelnden Augen	kussendes gesicht mit lachelnden augen	kuss|lächelnde augen=lachelnde augen
lachendes Gesicht mit Träne	lachendes gesicht mit trane	berührt=beruhrt|dankbar|erleichtert|lächelnd=lachelnd|stolz
sich die Lippen leckendes Gesicht	sich die lippen leckendes gesicht	lecker|leckeres essen
Gesicht mit herausgestreckter Zunge	gesicht mit herausgestreckter zunge	herausgestreckte zunge
zwinkerndes Gesicht mit herausgestreckter Zunge	zwinkerndes gesicht mit herausgestreckter zunge	herausgestreckte zunge|zwinkern
irres Gesicht	irres gesicht	auge|groß=gross|klein
Gesicht mit herausgestreckter Zunge und zusammengekniffenen Augen	gesicht mit herausgestreckter zunge und zusammengekniffenen augen	herausgestreckte zunge
Gesicht mit Dollarzeichen	gesicht mit dollarzeichen	geld|zunge
Gesicht mit umarmenden Händen	gesicht mit umarmenden handen	umarmen|umarmung
verlegen kicherndes Gesicht	verlegen kicherndes gesicht	huch
Gesicht mit offenen Augen und Hand über dem Mund	gesicht mit offenen augen und hand uber dem mund	erschrecken|erstaunen|furcht|überraschung=uberraschung|unglauben|verlegenheit
Gesicht mit durch die Finger linsendem Auge	gesicht mit durch die finger linsendem auge	gebannt|linsen|spähen=spahen|starren
ermahnendes Gesicht	ermahnendes gesicht	leise|pst
nachdenkendes Gesicht	nachdenkendes gesicht	nachdenken|nachdenklich
grüßendes Gesicht	grussendes gesicht	aye, aye=aye aye|jawohl|militär=militar|ok|respekt|salutieren
Gesicht mit Reißverschlussmund	gesicht mit reissverschlussmund	mund|reißverschluss=reissverschluss
Gesicht mit hochgezogenen Augenbrauen	gesicht mit hochgezogenen augenbrauen	argwöhnisch=argwohnisch|skeptisch
neutrales Gesicht	neutrales gesicht	kein kommentar
ausdrucksloses Gesicht	ausdrucksloses gesicht	kein kommentar
Gesicht ohne Mund	gesicht ohne mund	kein mund|sprachlos
Gesicht mit gestrichelter Linie	gesicht mit gestrichelter linie	depressiv|introvertiert|unsichtbar|verschwinden|verstecken
Gesicht in Wolken	gesicht in wolken	
süffisant lächelndes Gesicht	suffisant lachelndes gesicht	
verstimmtes Gesicht	verstimmtes gesicht	unglücklich=unglucklich
Augen verdrehendes Gesicht	augen verdrehendes gesicht	augen verdrehen
Grimassen schneidendes Gesicht	grimassen schneidendes gesicht	grimasse|zähne=zahne
Gesicht, das ausatmet	gesicht das ausatmet	
lügendes Gesicht	lugendes gesicht	lüge=luge|pinocchio-nase=pinocchio nase
zitterndes doppelgesicht		
kopfschütteln	kopfschutteln	
kopfnicken		
erleichtertes Gesicht	erleichtertes gesicht	erleichtert|geschlossene augen
nachdenkliches Gesicht	nachdenkliches gesicht	nachdenklich
schläfriges Gesicht	schlafriges gesicht	müde=mude
sabberndes Gesicht	sabberndes gesicht	sabbern
schlafendes Gesicht	schlafendes gesicht	schlafen|schnarchen|zzz
gesicht mit augenringen		
Gesicht mit Atemschutzmaske	gesicht mit atemschutzmaske	arzt|krankheit
Gesicht mit Fieberthermometer	gesicht mit fieberthermometer	krank
Gesicht mit Kopfverband	gesicht mit kopfverband	schmerzen|verband|verletzung
würgendes Gesicht	wurgendes gesicht	erbrechen|übelkeit=ubelkeit
kotzendes Gesicht	kotzendes gesicht	kotzen|krank
niesendes Gesicht	niesendes gesicht	niesen
schwitzendes Gesicht	schwitzendes gesicht	erhitzt|fieber|heiß=heiss|hitzschlag|schwitzen
frierendes Gesicht	frierendes gesicht	eiszapfen|frieren|frostbeule|kalt
schwindeliges Gesicht	schwindeliges gesicht	angetrunken|beschwipst|betrunken
benommenes Gesicht	benommenes gesicht	benommen
Gesicht mit Spiralen als Augen	gesicht mit spiralen als augen	
explodierender Kopf	explodierender kopf	entsetzt|geschockt
Gesicht mit Cowboyhut	gesicht mit cowboyhut	cowboy|hut
Partygesicht	partygesicht	feiern|party
verkleidet		brille mit nase|inkognito|verkleidetes gesicht|verkleidung
lächelndes Gesicht mit Sonnenbrille	lachelndes gesicht mit sonnenbrille	cool
Strebergesicht	strebergesicht	gesicht|nerd
Gesicht mit Monokel	gesicht mit monokel	
verwundertes Gesicht	verwundertes gesicht	verwundert
Gesicht mit schrägem Mund	gesicht mit schragem mund	enttäuscht=enttauscht|langweilig|na ja|skeptisch|unsicher
besorgtes Gesicht	besorgtes gesicht	besorgt
betrübtes Gesicht	betrubtes gesicht	traurig
düsteres Gesicht	dusteres gesicht	traurig
Gesicht mit offenem Mund	gesicht mit offenem mund	erstaunt|offener mund
verdutztes Gesicht	verdutztes gesicht	erstaunt|sprachlos
erstauntes Gesicht	erstauntes gesicht	erstaunt
errötetes Gesicht mit großen Augen	errotetes gesicht mit grossen augen	rote wangen|überrascht=uberrascht
verzerrtes gesicht		
bettelndes Gesicht	bettelndes gesicht	betteln|gnade|welpenaugen
Gesicht, das Tränen zurückhält	gesicht das tranen zuruckhalt	aufgebracht|erbost|tränen zurückhalten=tranen zuruckhalten|traurig|weinen|zurückhalten=zuruckhalten
entsetztes Gesicht	entsetztes gesicht	offener mund|verwundert
qualvolles Gesicht	qualvolles gesicht	leidend
ängstliches Gesicht	angstliches gesicht	ängstlich=angstlich
besorgtes Gesicht mit Schweißtropfen	besorgtes gesicht mit schweisstropfen	kalter schweiß=kalter schweiss|offener mund
trauriges aber erleichtertes Gesicht	trauriges aber erleichtertes gesicht	enttäuscht=enttauscht|erleichtert|schweiß=schweiss
weinendes Gesicht	weinendes gesicht	träne=trane|traurig
heulendes Gesicht	heulendes gesicht	tränen=tranen|traurig
vor Angst schreiendes Gesicht	vor angst schreiendes gesicht	schreien
verwirrtes Gesicht	verwirrtes gesicht	verwirrt
entschlossenes Gesicht	entschlossenes gesicht	durchhalten
enttäuschtes Gesicht	enttauschtes gesicht	traurig
bedrücktes Gesicht mit Schweiß	bedrucktes gesicht mit schweiss	angstschweiß=angstschweiss|bedrückt=bedruckt
erschöpftes Gesicht	erschopftes gesicht	erschöpft=erschopft|müde=mude
müdes Gesicht	mudes gesicht	müde=mude
gähnendes Gesicht	gahnendes gesicht	gähnen=gahnen|gelangweilt|müde=mude
schnaubendes Gesicht	schnaubendes gesicht	erleichtert|gewonnen
schmollendes Gesicht	schmollendes gesicht	rot|wütend=wutend
verärgertes Gesicht	verargertes gesicht	verärgert=verargert
Gesicht mit Symbolen über dem Mund	gesicht mit symbolen uber dem mund	fluchen
grinsendes Gesicht mit Hörnern	grinsendes gesicht mit hornern	teufel
wütendes Gesicht mit Hörnern	wutendes gesicht mit hornern	fantasy|teufelchen
Totenkopf	totenkopf	gesicht|tod|tot
Totenkopf mit gekreuzten Knochen	totenkopf mit gekreuzten knochen	gesicht|piratenflagge|tod|tot
Kothaufen	kothaufen	kot|mist
Clown-Gesicht	clown gesicht	
Ungeheuer	ungeheuer	gesicht|japan|märchen=marchen|monster
Kobold	kobold	gesicht|japan|märchen=marchen|monster|tengu
Gespenst	gespenst	fantasy|gesicht|märchen=marchen
Außerirdischer	ausserirdischer	alien|gesicht|ufo
Computerspiel-Monster	computerspiel monster	gesicht|ufo
Roboter	roboter	gesicht|monster|roboterkopf
grinsende Katze	grinsende katze	gesicht|grinsendes katzengesicht|lol|lustig
grinsende Katze mit lachenden Augen	grinsende katze mit lachenden augen	gesicht|grinsendes katzengesicht mit lachenden augen
Katze mit Freudentränen	katze mit freudentranen	gesicht|katzengesicht mit freudentränen=katzengesicht mit freudentranen|lachen|tränen=tranen
lachende Katze mit Herzen als Augen	lachende katze mit herzen als augen	gesicht|lachendes katzengesicht mit herzen als augen|verliebt
verwegen lächelnde Katze	verwegen lachelnde katze	gesicht|ironisch|verwegen lächelndes katzengesicht=verwegen lachelndes katzengesicht
küssende Katze	kussende katze	gesicht|küssendes katzengesicht=kussendes katzengesicht|rote wangen
erschöpfte Katze	erschopfte katze	angst|erschöpftes katzengesicht=erschopftes katzengesicht|gesicht|schreien
weinende Katze	weinende katze	gesicht|träne=trane|traurig|weinendes katzengesicht
schmollende Katze	schmollende katze	gesicht|schmollendes katzengesicht|verärgert=verargert
sich die Augen zuhaltendes Affengesicht	sich die augen zuhaltendes affengesicht	affe|nichts sehen|verboten
sich die Ohren zuhaltendes Affengesicht	sich die ohren zuhaltendes affengesicht	affe|nichts hören=nichts horen|verboten
sich den Mund zuhaltendes Affengesicht	sich den mund zuhaltendes affengesicht	affe|nichts sagen|verboten
Liebesbrief	liebesbrief	brief|herz|liebe
Herz mit Pfeil	herz mit pfeil	liebe
Herz mit Schleife	herz mit schleife	valentinstag
funkelndes Herz	funkelndes herz	aufregung|liebe
wachsendes Herz	wachsendes herz	aufregung|liebe|nervosität=nervositat
schlagendes Herz	schlagendes herz	liebe
kreisende Herzen	kreisende herzen	liebe
zwei Herzen	zwei herzen	herz|liebe
Herzdekoration	herzdekoration	herz
Herz als Ausrufezeichen	herz als ausrufezeichen	satzzeichen
gebrochenes Herz	gebrochenes herz	schmerz|trennung
Herz in Flammen	herz in flammen	
Herz mit Verband	herz mit verband	
rotes Herz	rotes herz	
pinkes herz		
oranges Herz	oranges herz	orange
gelbes Herz	gelbes herz	gelb
grünes Herz	grunes herz	grün=grun
blaues Herz	blaues herz	blau
hellblaues herz		
lila Herz	lila herz	
braunes Herz	braunes herz	braun
schwarzes Herz	schwarzes herz	böse=bose|schwarz
graues herz		
weißes Herz	weisses herz	weiß=weiss
Kussabdruck	kussabdruck	kuss|lippen
100 Punkte	100 punkte	punktestand|volle punktzahl
Ärger	arger	comic|wut
kampfwolke		
Zusammenstoß	zusammenstoss	comic|kollision
schwindlig		benommenheit|comic|stern|sterne sehen
Schweißtropfen	schweisstropfen	comic|schweiß=schweiss
Staubwolke	staubwolke	comic|rennen|weglaufen
Loch	loch	schwarz
Sprechblase mit drei Punkten	sprechblase mit drei punkten	dialog|gespräch=gesprach|unterhaltung
Auge in Sprechblase	auge in sprechblase	dialog|reden|sprechen
Sprechblase links	sprechblase links	dialog|reden|sprechen|unterhaltung
Sprechblase für wütende Aussage rechts	sprechblase fur wutende aussage rechts	wütend=wutend
Gedankenblase	gedankenblase	comic|nachdenken
Schlafen	schlafen	comic|schlaf|schnarchen|zzz
winkende Hand	winkende hand	winken
erhobene Hand von hinten	erhobene hand von hinten	erhoben|erhobener handrücken=erhobener handrucken
Hand mit gespreizten Fingern	hand mit gespreizten fingern	5|finger|fünf=funf|gespreizt
erhobene Hand	erhobene hand	
vulkanischer Gruß	vulkanischer gruss	lebe lang und in frieden|spock|spreizen|star trek|vulkanisch
nach rechts weisende Hand	nach rechts weisende hand	nach rechts weisend
nach links weisende Hand	nach links weisende hand	nach links weisend
Hand mit Handfläche nach unten	hand mit handflache nach unten	abweisen|handgeste|hau ab|scheuchen|von sich weisen|wegscheuchen|wegschicken
Hand mit Handfläche nach oben	hand mit handflache nach oben	anbieten|bieten|darbieten|einladen|handgeste|kommen|locken
nach links schiebende hand		
nach rechts schiebende hand		
OK-Zeichen	ok zeichen	exzellent|hand|in ordnung|perfekt
zusammengedrückte Finger	zusammengedruckte finger	bündelhand=bundelhand|geht’s noch?=gehts noch|handgeste|was soll das?=was soll das|was willst du?=was willst du|zusammengelegte fingerspitzen
Wenig-Geste	wenig geste	klein|kleine menge|kleiner betrag|unbedeutend
Victory-Geste	victory geste	sieg|v
Hand mit gekreuzten Fingern	hand mit gekreuzten fingern	finger|gekreuzt
Hand mit gekreuztem Zeigefinger und Daumen	hand mit gekreuztem zeigefinger und daumen	fingerherz|geld|handgeste|teuer
Ich-liebe-dich-Geste	ich liebe dich geste	hand
Teufelsgruß	teufelsgruss	finger|hand|hörner=horner|rock|teufel
Ruf-mich-an-Handzeichen	ruf mich an handzeichen	anrufen|hand
nach links weisender Zeigefinger	nach links weisender zeigefinger	finger|handrückseite=handruckseite
nach rechts weisender Zeigefinger	nach rechts weisender zeigefinger	finger|handrückseite=handruckseite
nach oben weisender Zeigefinger von hinten	nach oben weisender zeigefinger von hinten	aufwärts=aufwarts|finger|handrückseite=handruckseite
Mittelfinger	mittelfinger	finger|hand
nach unten weisender Zeigefinger	nach unten weisender zeigefinger	abwärts=abwarts|finger|handrückseite=handruckseite
nach oben weisender Zeigefinger von vorne	nach oben weisender zeigefinger von vorne	finger|hand|handvorderseite
auf Betrachter zeigender Zeigefinger	auf betrachter zeigender zeigefinger	du|handgeste|mit finger zeigen|sie|zeigen
Daumen hoch	daumen hoch	gut|hand|nach oben
Daumen runter	daumen runter	hand|nach unten|schlecht
daumen nach links		
daumen nach rechts		
erhobene Faust	erhobene faust	
geballte Faust	geballte faust	hand
Faust nach links	faust nach links	
Faust nach rechts	faust nach rechts	
klatschende Hände	klatschende hande	applaudieren|beifall|klatschen
zwei erhobene Handflächen	zwei erhobene handflachen	feiern
Hände, die Herz bilden	hande die herz bilden	händeherz=handeherz|handgeste|liebe
offene Hände	offene hande	offen
Handflächen nach oben	handflachen nach oben	beten
Handschlag	handschlag	hände=hande|händeschütteln=handeschutteln|vereinbarung
zusammengelegte Handflächen	zusammengelegte handflachen	beten|betende hände=betende hande|bitten|danken|gebet|grüßen=grussen
schreibende Hand	schreibende hand	schreiben
Nagellack	nagellack	kosmetik|maniküre=manikure|nagel|nagelpflege
Selfie	selfie	smartphone
angespannter Bizeps	angespannter bizeps	comic|muskeln anspannen|stark
Armprothese	armprothese	barrierefreiheit|prothese
Beinprothese	beinprothese	barrierefreiheit|prothese
Bein	bein	treten|tritt
Fuß	fuss	stampfen|treten
Ohr	ohr	körperteil=korperteil
Ohr mit Hörgerät	ohr mit horgerat	barrierefreiheit|gehörlos=gehorlos|hörhilfe=horhilfe|taub
Nase	nase	körperteil=korperteil
Gehirn	gehirn	intelligent
Herz (Organ)	herz organ	herzschlag|mitte|puls|pulsieren
Lunge	lunge	atem|atmen|ausatmen|einatmen|lungenflügel=lungenflugel|organ
Zahn	zahn	zahn ziehen|zahnarzt|zahnärztin=zahnarztin
Knochen	knochen	skelett
Augen	augen	auge|gesicht
Auge	auge	körperteil=korperteil
Zunge	zunge	körperteil=korperteil
Mund	mund	körperteil=korperteil|lippen
Auf Lippe beißen	auf lippe beissen	angst|ängstlich=angstlich|besorgt|flirtend|nervös=nervos|unbehaglich
Baby	baby	gesicht
Kind	kind	geschlechtsneutral|jung
Junge	junge	gesicht
Mädchen	madchen	gesicht
Person	person	erwachsene person|geschlechtsneutral|mensch|ohne eindeutiges geschlecht
Person: blondes Haar	person blondes haar	blonde haare|blonde person|gesicht
Mann	mann	
Person: Bart	person bart	person mit bart
Mann: Bart	mann bart	
Frau: Bart	frau bart	
Mann: rotes Haar	mann rotes haar	
Mann: lockiges Haar	mann lockiges haar	
Mann: weißes Haar	mann weisses haar	
Mann: Glatze	mann glatze	
Frau	frau	
Frau: rotes Haar	frau rotes haar	
Person: rotes Haar	person rotes haar	erwachsene person|geschlechtsneutral|mensch|ohne eindeutiges geschlecht
Frau: lockiges Haar	frau lockiges haar	
Person: lockiges Haar	person lockiges haar	erwachsene person|geschlechtsneutral|mensch|ohne eindeutiges geschlecht
Frau: weißes Haar	frau weisses haar	
Person: weißes Haar	person weisses haar	erwachsene person|geschlechtsneutral|mensch|ohne eindeutiges geschlecht
Frau: Glatze	frau glatze	
Person: Glatze	person glatze	erwachsene person|geschlechtsneutral|mensch|ohne eindeutiges geschlecht
Frau: blond	frau blond	blonde frau|gesicht|haar
Mann: blond	mann blond	blonder mann|gesicht|haar
ältere Person	altere person	alt|älterer mensch=alterer mensch|erwachsene person|geschlechtsneutral|ohne eindeutiges geschlecht
älterer Mann	alterer mann	gesicht|senior
ältere Frau	altere frau	gesicht|seniorin
missmutige Person	missmutige person	gesicht
missmutiger Mann	missmutiger mann	gesicht|stirn runzeln
missmutige Frau	missmutige frau	gesicht|stirn runzeln
schmollende Person	schmollende person	schmollen
schmollender Mann	schmollender mann	gesicht|schmollen
schmollende Frau	schmollende frau	gesicht|schmollen
Person mit überkreuzten Armen	person mit uberkreuzten armen	verboten|x
Mann mit überkreuzten Armen	mann mit uberkreuzten armen	arme|gesicht
Frau mit überkreuzten Armen	frau mit uberkreuzten armen	arme|gesicht
Person mit Händen auf dem Kopf	person mit handen auf dem kopf	alles in ordnung|o
Mann mit Händen auf dem Kopf	mann mit handen auf dem kopf	arme|gesicht
Frau mit Händen auf dem Kopf	frau mit handen auf dem kopf	arme|gesicht
Infoschalter-Mitarbeiter(in)	infoschalter mitarbeiter in	gesicht|hilfe|informationen
Infoschalter-Mitarbeiter	infoschalter mitarbeiter	auskunft|informationen|mann
Infoschalter-Mitarbeiterin	infoschalter mitarbeiterin	auskunft|frau|informationen
Person mit erhobenem Arm	person mit erhobenem arm	siegerpose
Mann mit erhobenem Arm	mann mit erhobenem arm	geste|siegerpose
Frau mit erhobenem Arm	frau mit erhobenem arm	geste|siegerpose
gehörlose Person	gehorlose person	barrierefreiheit|gehörlos=gehorlos|hören=horen|ohr|taub
gehörloser Mann	gehorloser mann	gehörlos=gehorlos|taub
gehörlose Frau	gehorlose frau	gehörlos=gehorlos|taub
sich verbeugende Person	sich verbeugende person	entschuldigung|geste|verbeugen
sich verbeugender Mann	sich verbeugender mann	demut|verbeugen
sich verbeugende Frau	sich verbeugende frau	demut|verbeugen
sich an den Kopf fassende Person	sich an den kopf fassende person	frustriert|genervt|gesicht
sich an den Kopf fassender Mann	sich an den kopf fassender mann	frustriert|genervt
sich an den Kopf fassende Frau	sich an den kopf fassende frau	frustriert|genervt
schulterzuckende Person	schulterzuckende person	egal|gleichgültig=gleichgultig|keine ahnung|zweifel
schulterzuckender Mann	schulterzuckender mann	gleichgültig=gleichgultig|keine ahnung|zweifel
schulterzuckende Frau	schulterzuckende frau	gleichgültig=gleichgultig|keine ahnung|zweifel
Arzt/Ärztin	arzt arztin	gesundheitswesen|krankenschwester|therapeut
Arzt	arzt	arztkittel|doktor
Ärztin	arztin	arztkittel
Student(in)	student in	absolvent
Student	student	absolvent|doktorhut|uni
Studentin	studentin	absolventin|doktorhut|uni
Lehrer(in)	lehrer in	dozent|professor
Lehrer	lehrer	dozent|professor
Lehrerin	lehrerin	dozentin|professorin
Richter(in)	richter in	waage
Richter	richter	gerechtigkeit|recht
Richterin	richterin	gerechtigkeit|recht
Bauer/Bäuerin	bauer bauerin	farmer|gärtner=gartner|landwirt
Bauer	bauer	ähre=ahre|landwirt
Bäuerin	bauerin	ähre=ahre|landwirtin
Koch/Köchin	koch kochin	
Koch	koch	kochen
Köchin	kochin	kochen
Mechaniker(in)	mechaniker in	elektriker|klempner
Mechaniker	mechaniker	elektriker|handwerker|klempner
Mechanikerin	mechanikerin	elektrikerin|handwerkerin|klempnerin
Fabrikarbeiter(in)	fabrikarbeiter in	arbeiter|fabrik|industriell|montage
Fabrikarbeiter	fabrikarbeiter	fabrik
Fabrikarbeiterin	fabrikarbeiterin	fabrik
Büroangestellte(r)	buroangestellte r	architekt|business|manager|schlips und kragen
Büroangestellter	buroangestellter	angestellter|büro=buro|manager
Büroangestellte	buroangestellte	angestellte|büro=buro|mangerin
Wissenschaftler(in)	wissenschaftler in	biologe|chemiker|ingenieur|physiker
Wissenschaftler	wissenschaftler	forscher|labor
Wissenschaftlerin	wissenschaftlerin	forscherin|labor
IT-Experte/IT-Expertin	it experte it expertin	entwickler|erfinder|programmierer|software|technologe
IT-Experte	it experte	bildschirm|computer|entwickler
IT-Expertin	it expertin	bildschirm|computer|entwickler
Sänger(in)	sanger in	entertainer|rock|schauspieler|star
Sänger	sanger	mann|mikrofon|popstar
Sängerin	sangerin	frau|mikrofon|popstar
Künstler(in)	kunstler in	palette
Künstler	kunstler	farbpalette|maler|mann
Künstlerin	kunstlerin	farbpalette|frau|malerin
Pilot(in)	pilot in	flugzeug
Pilot	pilot	flugzeug|mann
Pilotin	pilotin	flugzeug|frau
Astronaut(in)	astronaut in	rakete
Astronaut	astronaut	mann|raumfahrt|weltraum
Astronautin	astronautin	frau|raumfahrt|weltraum
Feuerwehrmann/-frau	feuerwehrmann frau	feuerwehrfahrzeug
Feuerwehrmann	feuerwehrmann	feuerwehrhelm|mann
Feuerwehrfrau	feuerwehrfrau	feuerwehrhelm|frau
Polizist(in)	polizist in	gesicht|polizei
Polizist	polizist	mann|polizei
Polizistin	polizistin	frau|polizei
Detektiv(in)	detektiv in	spion
Detektiv	detektiv	mann|spion
Detektivin	detektivin	frau|spionin
Wache	wache	buckingham palace|wachfrau|wachmann|wachsoldat|wachsoldatin
Wachsoldat	wachsoldat	buckingham palace|wache
Wachsoldatin	wachsoldatin	buckingham palace
Ninja	ninja	ausdauer|kämpfer=kampfer|vermummt
Bauarbeiter(in)	bauarbeiter in	gesicht|helm
Bauarbeiter	bauarbeiter	baustelle|helm
Bauarbeiterin	bauarbeiterin	baustelle|helm|mann
Person mit Krone	person mit krone	adelig|königlich=koniglich|königliche hoheit=konigliche hoheit|monarch|monarchin
Prinz	prinz	
Prinzessin	prinzessin	gesicht|krone|märchen=marchen
Person mit Turban	person mit turban	
Mann mit Turban	mann mit turban	gesicht
Frau mit Turban	frau mit turban	gesicht
Mann mit chinesischem Hut	mann mit chinesischem hut	china|gesicht
Frau mit Kopftuch	frau mit kopftuch	hidschab|mantilla|tichel
Person im Smoking	person im smoking	bräutigam=brautigam
Mann im Smoking	mann im smoking	
Frau im Smoking	frau im smoking	
Person mit Schleier	person mit schleier	braut|hochzeit
Mann mit Schleier	mann mit schleier	
Frau mit Schleier	frau mit schleier	
schwangere Frau	schwangere frau	schwanger
schwangerer Mann	schwangerer mann	aufgebläht=aufgeblaht|bauch|dick|schwanger
schwangere Person	schwangere person	aufgebläht=aufgeblaht|bauch|dick|schwanger
Stillen	stillen	baby|brust
stillende Frau	stillende frau	baby|stillen|stillend
stillender Mann	stillender mann	baby|stillen|stillend
stillende Person	stillende person	baby|stillen|stillend
Putte	putte	engel|gesicht|märchen=marchen
Weihnachtsmann	weihnachtsmann	weihnachten
Weihnachtsfrau	weihnachtsfrau	weihnachten
Weihnachtsperson	weihnachtsperson	weihnachten
Superheld(in)	superheld in	comic|gut|held|superheldin|superkraft|übermensch=ubermensch
Superheld	superheld	held
Heldin	heldin	superheldin
Bösewicht	bosewicht	böse=bose
männlicher Bösewicht	mannlicher bosewicht	böse=bose
weiblicher Bösewicht	weiblicher bosewicht	böse=bose
Magier(in)	magier in	hexe|hexenmeister|zauberer|zauberin
Magier	magier	hexenmeister|zauberer
Magierin	magierin	hexe|zauberin
Märchenfee	marchenfee	oberon|puck|titania
männliche Fee	mannliche fee	oberon|puck|zauberer
Fee	fee	titania
Vampir	vampir	dracula|untoter
männlicher Vampir	mannlicher vampir	dracula|untoter
weiblicher Vampir	weiblicher vampir	untoter
Wassermensch	wassermensch	meerjungfrau|wasserfrau|wassermann
Wassermann	wassermann	triton
Meerjungfrau	meerjungfrau	nixe|wasserfrau
Elf(e)	elf e	elbe|elben|elbin|magisch
Elf	elf	alb|elbe|magisch
Elfe	elfe	elbin|magisch
Flaschengeist	flaschengeist	dschinn
männlicher Flaschengeist	mannlicher flaschengeist	dschinn
weiblicher Flaschengeist	weiblicher flaschengeist	dschinn
Zombie	zombie	untoter|wandelnder toter
männlicher Zombie	mannlicher zombie	untoter|wandelnder toter
weiblicher Zombie	weiblicher zombie	untote|wandelnde tote
Troll	troll	fantasy|kobold|märchen=marchen|monster|ungeheuer
haariges wesen		
Person, die eine Kopfmassage bekommt	person die eine kopfmassage bekommt	massage|salon
Mann, der eine Kopfmassage bekommt	mann der eine kopfmassage bekommt	
Frau, die eine Kopfmassage bekommt	frau die eine kopfmassage bekommt	
Person beim Haareschneiden	person beim haareschneiden	friseur|frisur
Mann beim Haareschneiden	mann beim haareschneiden	friseur|haarschnitt|schere
Frau beim Haareschneiden	frau beim haareschneiden	friseur|haarschnitt|schere
Fußgänger(in)	fussganger in	gehen|gehend|wandern
Fußgänger	fussganger	gehen|mann|spaziergang
Fußgängerin	fussgangerin	frau|gehen|spaziergang
fußgänger(in) nach rechts	fussganger in nach rechts	
fußgängerin nach rechts	fussgangerin nach rechts	
fußgänger nach rechts	fussganger nach rechts	
stehende Person	stehende person	stand|stehen
stehender Mann	stehender mann	stehen
stehende Frau	stehende frau	stehen
kniende Person	kniende person	knien|kniend
kniender Mann	kniender mann	kniend
kniende Frau	kniende frau	kniend
kniende person nach rechts		
kniende frau nach rechts		
kniender mann nach rechts		
Person mit Gehstock	person mit gehstock	barrierefreiheit|blind|person mit blindenstock
person mit langstock nach rechts		
Mann mit Langstock	mann mit langstock	barrierefreiheit|blind|mann mit blindenstock|sehbehindert
mann mit langstock nach rechts		
Frau mit Langstock	frau mit langstock	barrierefreiheit|blind|frau mit blindenstock|frau mit gehstock
frau mit langstock nach rechts		
Person in motorisiertem Rollstuhl	person in motorisiertem rollstuhl	barrierefreiheit
person in elektrischem rollstuhl nach rechts		
Mann in elektrischem Rollstuhl	mann in elektrischem rollstuhl	barrierefreiheit
mann in elektrischem rollstuhl nach rechts		
Frau in elektrischem Rollstuhl	frau in elektrischem rollstuhl	barrierefreiheit
frau in elektrischem rollstuhl nach rechts		
Person in manuellem Rollstuhl	person in manuellem rollstuhl	barrierefreiheit
person in manuellem rollstuhl nach rechts		
Mann in manuellem Rollstuhl	mann in manuellem rollstuhl	barrierefreiheit
mann in manuellem rollstuhl nach rechts		
Frau in manuellem Rollstuhl	frau in manuellem rollstuhl	barrierefreiheit
frau in manuellem rollstuhl nach rechts		
laufende Person	laufende person	laufen|marathon|sport
laufender Mann	laufender mann	joggen|jogger|laufen|marathon
laufende Frau	laufende frau	joggen|joggerin|laufen|marathon
laufende person nach rechts		
laufende frau nach rechts		
laufender mann nach rechts		
balletttänzerin	balletttanzerin	
tanzende Frau	tanzende frau	tanz
tanzender Mann	tanzender mann	tanzen
schwebender Mann im Anzug	schwebender mann im anzug	geschäftlich=geschaftlich
Personen mit Hasenohren	personen mit hasenohren	bunnys|leute
Männer mit Hasenohren	manner mit hasenohren	bunnys|party
Frauen mit Hasenohren	frauen mit hasenohren	bunnys|party
Person in Dampfsauna	person in dampfsauna	sauna
Mann in Dampfsauna	mann in dampfsauna	sauna
Frau in Dampfsauna	frau in dampfsauna	sauna
Bergsteiger(in)	bergsteiger in	
Bergsteiger	bergsteiger	
Bergsteigerin	bergsteigerin	bergsteiger
Fechter(in)	fechter in	fechten|schwert|sport
Pferderennen	pferderennen	jockey auf pferd|sport
Skifahrer(in)	skifahrer in	schnee|ski|skifahrerin|sport
Snowboarder(in)	snowboarder in	snowboard|snowboarden|snowboarderin|sport
Golfer(in)	golfer in	golf
Golfer	golfer	golf|golfen|golfspieler|mann
Golferin	golferin	frau|golf|golfen|golfspielerin
Surfer(in)	surfer in	surfen|wassersport|wellenreiten|wellenreiter|wellenreiterin
Surfer	surfer	mann|wellenreiten
Surferin	surferin	frau|wellenreiten
Person im Ruderboot	person im ruderboot	boot
Mann im Ruderboot	mann im ruderboot	boot|rudern
Frau im Ruderboot	frau im ruderboot	boot|rudern
Schwimmer(in)	schwimmer in	kraulen|schwimmen|sport|wasser
Schwimmer	schwimmer	kraulen|pool|schwimmbad|schwimmen
Schwimmerin	schwimmerin	kraulen|pool|schwimmbad|schwimmen
Person mit Ball	person mit ball	basketball
Mann mit Ball	mann mit ball	ballsport|handball
Frau mit Ball	frau mit ball	ballsport|handball
Gewichtheber(in)	gewichtheber in	gewicht
Gewichtheber	gewichtheber	gewicht heben|mann
Gewichtheberin	gewichtheberin	frau|gewicht heben
Radfahrer(in)	radfahrer in	radfahren
Radfahrer	radfahrer	fahrrad|mann|rad
Radfahrerin	radfahrerin	fahrrad|frau|rad
Mountainbiker(in)	mountainbiker in	radfahren
Mountainbiker	mountainbiker	fahrrad|mann|mountainbike|rad
Mountainbikerin	mountainbikerin	fahrrad|frau|mountainbike|rad
Rad schlagende Person	rad schlagende person	bodenturnen|radschlag
Rad schlagender Mann	rad schlagender mann	bodenturnen|radschlag
Rad schlagende Frau	rad schlagende frau	bodenturnen|radschlag
Ringer(in)	ringer in	ringkampf|wrestling
ringende Männer	ringende manner	ringer|ringkampf|wrestling
ringende Frauen	ringende frauen	ringer|ringkampf|wrestling
Wasserballspieler(in)	wasserballspieler in	sport|wasser|wasserball
Wasserballspieler	wasserballspieler	wasser|wasserball|wassersport
Wasserballspielerin	wasserballspielerin	wasser|wasserball|wassersport
Handballspieler(in)	handballspieler in	handball|sport
Handballspieler	handballspieler	handball|mann
Handballspielerin	handballspielerin	frau|handball
Jongleur(in)	jongleur in	geschickt|jonglieren|multitasking
Jongleur	jongleur	geschickt|jonglieren|mann|multitasking
Jongleurin	jongleurin	frau|geschickt|jonglieren|multitasking
Person im Lotossitz	person im lotossitz	meditation|yoga
Mann im Lotossitz	mann im lotossitz	meditation|yoga
Frau im Lotossitz	frau im lotossitz	meditation|yoga
badende Person	badende person	bad|badewanne|badezimmer
im Bett liegende Person	im bett liegende person	schlafen
sich an den Händen haltende Personen	sich an den handen haltende personen	hände=hande|hände halten=hande halten|paar
Händchen haltende Frauen	handchen haltende frauen	händchen halten=handchen halten|paar|pärchen aus frau und frau=parchen aus frau und frau
Mann und Frau halten Hände	mann und frau halten hande	händchen halten=handchen halten|paar|pärchen aus frau und mann=parchen aus frau und mann
Händchen haltende Männer	handchen haltende manner	händchen halten=handchen halten|paar|pärchen aus mann und mann=parchen aus mann und mann
sich küssendes Paar	sich kussendes paar	frau|herz|kuss|mann
sich küssendes Paar: Frau, Mann	sich kussendes paar frau mann	herz|kuss
sich küssendes Paar: Mann, Mann	sich kussendes paar mann mann	frau|herz|kuss
sich küssendes Paar: Frau, Frau	sich kussendes paar frau frau	herz|kuss|mann
Liebespaar	liebespaar	frau|herz|mann
Liebespaar: Frau, Mann	liebespaar frau mann	herz
Liebespaar: Mann, Mann	liebespaar mann mann	frau|herz
Liebespaar: Frau, Frau	liebespaar frau frau	herz|mann
Familie: Mann, Frau und Junge	familie mann frau und junge	kind|mutter|vater
Familie: Mann, Frau und Mädchen	familie mann frau und madchen	kind|mutter|vater
Familie: Mann, Frau, Mädchen und Junge	familie mann frau madchen und junge	kind|mutter|vater
Familie: Mann, Frau, Junge und Junge	familie mann frau junge und junge	kind|mutter|vater
Familie: Mann, Frau, Mädchen und Mädchen	familie mann frau madchen und madchen	kind|mutter|vater
Familie: Mann, Mann und Junge	familie mann mann und junge	kind|mutter|vater
Familie: Mann, Mann und Mädchen	familie mann mann und madchen	kind|mutter|vater
Familie: Mann, Mann, Mädchen und Junge	familie mann mann madchen und junge	kind|mutter|vater
Familie: Mann, Mann, Junge und Junge	familie mann mann junge und junge	kind|mutter|vater
Familie: Mann, Mann, Mädchen und Mädchen	familie mann mann madchen und madchen	kind|mutter|vater
Familie: Frau, Frau und Junge	familie frau frau und junge	kind|mutter|vater
Familie: Frau, Frau und Mädchen	familie frau frau und madchen	kind|mutter|vater
Familie: Frau, Frau, Mädchen und Junge	familie frau frau madchen und junge	kind|mutter|vater
Familie: Frau, Frau, Junge und Junge	familie frau frau junge und junge	kind|mutter|vater
Familie: Frau, Frau, Mädchen und Mädchen	familie frau frau madchen und madchen	kind|mutter|vater
Familie: Mann, Junge	familie mann junge	kind|mutter|vater
Familie: Mann, Junge und Junge	familie mann junge und junge	kind|mutter|vater
Familie: Mann, Mädchen	familie mann madchen	kind|mutter|vater
Familie: Mann, Mädchen und Junge	familie mann madchen und junge	kind|mutter|vater
Familie: Mann, Mädchen und Mädchen	familie mann madchen und madchen	kind|mutter|vater
Familie: Frau, Junge	familie frau junge	kind|mutter|vater
Familie: Frau, Junge und Junge	familie frau junge und junge	kind|mutter|vater
Familie: Frau, Mädchen	familie frau madchen	kind|mutter|vater
Familie: Frau, Mädchen und Junge	familie frau madchen und junge	kind|mutter|vater
Familie: Frau, Mädchen und Mädchen	familie frau madchen und madchen	kind|mutter|vater
sprechender Kopf	sprechender kopf	gesicht|silhouette|sprechen|sprechend
Silhouette einer Büste	silhouette einer buste	person
Silhouette mehrerer Büsten	silhouette mehrerer busten	personen
sich umarmende Personen	sich umarmende personen	danke|hallo|tschüss=tschuss|umarmung
Familie	familie	kind|mutter|vater
familie 2 erwachsene 1 kind		
familie 2 erwachsene 2 kinder		
familie 1 erwachsene(r) 1 kind	familie 1 erwachsene r 1 kind	
familie 1 erwachsene(r) 2 kinder	familie 1 erwachsene r 2 kinder	
Fußabdrücke	fussabdrucke	abdruck|fuß=fuss|fußabdruck=fussabdruck
fingerabdruck		
helle Hautfarbe	helle hautfarbe	hauttyp 1–2=hauttyp 1 2
mittelhelle Hautfarbe	mittelhelle hautfarbe	hauttyp 3
mittlere Hautfarbe	mittlere hautfarbe	hauttyp 4
mitteldunkle Hautfarbe	mitteldunkle hautfarbe	hauttyp 5
dunkle Hautfarbe	dunkle hautfarbe	hauttyp 6
rotes Haar	rotes haar	rote haare|rothaarig|rotschopf
lockiges Haar	lockiges haar	afro|lockenkopf|lockig
weißes Haar	weisses haar	grau|graues haar|grauhaarig|weißhaarig=weisshaarig
Glatze	glatze	chemo|haarlos|kein haar|rasiert
Affengesicht	affengesicht	affe|gesicht|tier
Affe	affe	tier
Gorilla	gorilla	affe|gesicht|tier
Orang-Utan	orang utan	affe
Hundegesicht	hundegesicht	gesicht|hund|tier
Hund	hund	haustier|tier
Blindenhund	blindenhund	barrierefreiheit|blind|sehbehindert
Assistenzhund	assistenzhund	assistenz|barrierefreiheit|hund
Pudel	pudel	hund|tier
Wolf	wolf	gesicht|tier|wolfsgesicht
Fuchs	fuchs	fuchsgesicht|gesicht|tier
Waschbär	waschbar	neugierig
Katzengesicht	katzengesicht	gesicht|katze|tier
Katze	katze	haustier|tier
schwarze Katze	schwarze katze	pech|schwarz|unglück=ungluck
Löwe	lowe	gesicht|löwengesicht=lowengesicht|sternzeichen|tierkreis
Tigergesicht	tigergesicht	gesicht|tier|tiger
Tiger	tiger	tier
Leopard	leopard	tier
Pferdegesicht	pferdegesicht	gesicht|pferd|tier
elch		
esel		
Pferd	pferd	rennen|rennpferd|tier
Einhorn	einhorn	einhorngesicht|gesicht
Zebra	zebra	streifen
Hirsch	hirsch	gesicht|tier
Bison	bison	büffel=buffel|herde|wisent
Kuhgesicht	kuhgesicht	gesicht|kuh|tier
Ochse	ochse	sternzeichen|stier|tier|tierkreis
Wasserbüffel	wasserbuffel	büffel=buffel|tier|wasser
Kuh	kuh	tier
Schweinegesicht	schweinegesicht	gesicht|schwein|tier
Schwein	schwein	sau|tier
Wildschwein	wildschwein	schwein|tier
Schweinerüssel	schweinerussel	nase|schwein|tier
Widder	widder	schaf|sternzeichen|tierkreis
Schaf	schaf	tier
Ziege	ziege	steinbock|sternzeichen|tier|tierkreis
Dromedar	dromedar	einhöckrig=einhockrig|kamel|tier
Kamel	kamel	tier|zweihöckrig=zweihockrig
Lama	lama	alpaca|wolle
Giraffe	giraffe	flecken
Elefant	elefant	tier
Mammut	mammut	aussterben|groß=gross|stoßzahn=stosszahn|wollig
Nashorn	nashorn	rhinozeros|tier
Nilpferd	nilpferd	hippo
Mäusegesicht	mausegesicht	gesicht|maus|tier
Maus	maus	tier
Ratte	ratte	tier
Hamster	hamster	gesicht|hamstergesicht|tier
Hasengesicht	hasengesicht	gesicht|hase|tier
Hase	hase	kaninchen|tier
Streifenhörnchen	streifenhornchen	tier
Biber	biber	damm
Igel	igel	stachelig
Fledermaus	fledermaus	tier|vampir
Bär	bar	bärengesicht=barengesicht|gesicht|tier
Eisbär	eisbar	arktis|nordpol|weiß=weiss
Koala	koala	koalabär=koalabar|tier
Panda	panda	gesicht|pandabär=pandabar|pandagesicht|tier
Faultier	faultier	faul|langsam
Otter	otter	fischen|verspielt
Stinktier	stinktier	skunk|stinken
Känguru	kanguru	australien|hüpfen=hupfen
Dachs	dachs	dachse
Tatzenabdrücke	tatzenabdrucke	abdruck|tatzen|tier
Truthahn	truthahn	geflügel=geflugel
Huhn	huhn	geflügel=geflugel|henne|tier
Hahn	hahn	tier
schlüpfendes Küken	schlupfendes kuken	schlüpfen=schlupfen|tier
Küken	kuken	tier
Küken von vorne	kuken von vorne	geflügel=geflugel|tier
Vogel	vogel	papagei|taube
Pinguin	pinguin	tier
Taube	taube	fliegen|friede|frieden|vogel
Adler	adler	vogel
Ente	ente	vogel
Schwan	schwan	hässliches entlein=hassliches entlein|vogel
Eule	eule	vogel|weise
Dodo	dodo	aussterben|groß=gross|mauritius
Feder	feder	federn|fliegen|leicht
Flamingo	flamingo	bunt|farbenfroh|tropen|tropisch
Pfau	pfau	stolz|stolzieren|vogel
Papagei	papagei	pirat|vogel|wiederholen
flügel	flugel	
schwarzer vogel		
gans		
phönix	phonix	
Frosch	frosch	froschgesicht|gesicht|tier
Krokodil	krokodil	tier
Schildkröte	schildkrote	tier
Eidechse	eidechse	reptil
Schlange	schlange	schlangenträger=schlangentrager|sternzeichen|tier|tierkreis
Drachengesicht	drachengesicht	drache|gesicht|tier
Drache	drache	märchen=marchen|tier
Sauropode	sauropode	brachiosaurus|brontosaurus|dino|dinosaurier|diplodocus|saurier
T-Rex	t rex	dino|dinosaurier|saurier|tyrannosaurus rex
blasender Wal	blasender wal	tier
Wal	wal	tier
Delfin	delfin	tier
orca		
Seehund	seehund	seelöwe=seelowe
Fisch	fisch	fische|sternzeichen|tier|tierkreis
Tropenfisch	tropenfisch	fisch|tier
Kugelfisch	kugelfisch	fisch|tier
Hai	hai	haifisch
Oktopus	oktopus	krake|tier|tintenfisch
Schneckenhaus	schneckenhaus	muschel|tier
Koralle	koralle	korallenriff|ozean|riff
qualle		
Krebs	krebs	sternzeichen|tierkreis
Hummer	hummer	meeresfrüchte=meeresfruchte
Garnele	garnele	gourmet|krustentier
Tintenfisch	tintenfisch	kalmar
Auster	auster	perle|tauchen
Schnecke	schnecke	tier
Schmetterling	schmetterling	schön=schon
monarchfalter		
Raupe	raupe	insekt|tier
Ameise	ameise	insekt|tier
Biene	biene	honigbiene|hummel|tier
Käfer	kafer	insekt
Marienkäfer	marienkafer	glückskäfer=gluckskafer|käfer=kafer|tier
Grille	grille	heuschrecke
Kakerlake	kakerlake	insekt|schabe
Spinne	spinne	insekt|tier
Spinnennetz	spinnennetz	netz|spinne
Skorpion	skorpion	sternzeichen|tierkreis
Mücke	mucke	fieber|insekt|malaria|moskito
Fliege	fliege	krankheit|made|plage|verwesen
Wurm	wurm	parasit|regenwurm|ringelwurm
Mikrobe	mikrobe	amöbe=amobe|bakterie|einzeller
Blumenstrauß	blumenstrauss	blumen|bouquet
Kirschblüte	kirschblute	blume|blüte=blute|kirsche|pflanze
Blumenstempel	blumenstempel	blume
Lotusblüte	lotusblute	blume|buddhismus|hinduismus|indien|reinheit|vietnam
Rosette	rosette	pflanze
Rose	rose	blume|blüte=blute|pflanze
welke Blume	welke blume	verwelkt
Hibiskus	hibiskus	blume|blüte=blute|pflanze
Sonnenblume	sonnenblume	blume|blüte=blute|pflanze|sonne
gelbe Blüte	gelbe blute	blume|pflanze
Tulpe	tulpe	blume|blüte=blute|pflanze
hyazinthe		
Spross	spross	junge pflanze
Topfpflanze	topfpflanze	haus|langweilig|nutzlos|pflanze|pflegen|wachsen
Nadelbaum	nadelbaum	baum|pflanze
Laubbaum	laubbaum	baum|laub|pflanze
Palme	palme	baum|pflanze
Kaktus	kaktus	pflanze
Reisähre	reisahre	ähre=ahre|pflanze|reis
Kräuter	krauter	blätter=blatter
Kleeblatt	kleeblatt	pflanze
Glücksklee	glucksklee	glück=gluck|kleeblatt|vier|vierblättrig=vierblattrig
Ahornblatt	ahornblatt	ahorn|blatt|herbst|laub|pflanze
Laub	laub	blatt|blätter=blatter|herbst|pflanze
Blätter im Wind	blatter im wind	blatt|laub|pflanze
leeres Nest	leeres nest	nestbau|nisten|vogelnest
Nest mit Eiern	nest mit eiern	nestbau|nisten|vogelnest
Fliegenpilz	fliegenpilz	pilz
kahler baum		
Trauben	trauben	frucht|obst|traube
Honigmelone	honigmelone	frucht|obst
Wassermelone	wassermelone	frucht|melone|obst|wasser
Mandarine	mandarine	frucht|obst|orange
Zitrone	zitrone	frucht|obst|zitrusfrucht
limette		
Banane	banane	frucht|obst
Ananas	ananas	frucht|obst
Mango	mango	frucht|früchte=fruchte|tropisch
roter Apfel	roter apfel	frucht|obst|rot
grüner Apfel	gruner apfel	frucht|grün=grun|obst
Birne	birne	frucht|obst
Pfirsich	pfirsich	frucht|obst
Kirschen	kirschen	frucht|kirsche|obst
Erdbeere	erdbeere	beere|frucht|obst
Blaubeeren	blaubeeren	beere|blau|blaubeere|heidelbeere
Kiwi	kiwi	frucht|obst
Tomate	tomate	gemüse=gemuse
Olive	olive	lebensmittel
Kokosnuss	kokosnuss	palme|piña colada=pina colada
Avocado	avocado	frucht
Aubergine	aubergine	gemüse=gemuse
Kartoffel	kartoffel	essen
Karotte	karotte	gemüse=gemuse|möhre=mohre|mohrrübe=mohrrube
Maiskolben	maiskolben	mais
Peperoni	peperoni	chili|paprika|pfeffer|pflanze|scharf
Paprika	paprika	gemüse=gemuse|gemüsepaprika=gemusepaprika
Gurke	gurke	essen|gemüse=gemuse
saure gurke		
Blattgemüse	blattgemuse	gemüse=gemuse|grünzeug=grunzeug|kohl|salat|spinat
Brokkoli	brokkoli	gemüsekohl=gemusekohl
Knoblauch	knoblauch	geschmack
Zwiebel	zwiebel	geschmack
Erdnuss	erdnuss	essen
Bohnen	bohnen	bohne|essen|hülsenfrucht=hulsenfrucht|kidney-bohne=kidney bohne|lebensmittel
Kastanie	kastanie	marone
ingwer		
erbsenschote		
brauner pilz		
wurzelgemüse	wurzelgemuse	
Brot	brot	brotlaib|laib brot
Croissant	croissant	französisch=franzosisch|frühstück=fruhstuck|frühstückshörnchen=fruhstuckshornchen
Baguette	baguette	französisch=franzosisch|frühstück=fruhstuck
Fladenbrot	fladenbrot	arepa|lavasch|naan|pita
Brezel	brezel	gedreht
Bagel	bagel	bäckerei=backerei|backwaren|frühstück=fruhstuck
Pfannkuchen	pfannkuchen	eierpfannkuchen|essen
Waffel	waffel	waffel mit butter
Käsestück	kasestuck	käse=kase
Fleischhachse	fleischhachse	fleisch|knochen|restaurant
Hähnchenschenkel	hahnchenschenkel	geflügel=geflugel|restaurant
Fleischstück	fleischstuck	kotelett|lammkotelett|schweinekotelett|steak
Bacon	bacon	essen|frühstücksspeck=fruhstucksspeck|speck
Hamburger	hamburger	burger|restaurant
Pommes frites	pommes frites	fritten
Pizza	pizza	pizzastück=pizzastuck|pizzeria
Hotdog	hotdog	frankfurter|hot dog|wurst|würstchen=wurstchen
Sandwich	sandwich	brot
Taco	taco	mexikanisch
Burrito	burrito	mexikanisch
Tamale	tamale	eingewickelt|mexikanisch
Döner	doner	döner kebab=doner kebab|falafel|wrap
Falafel	falafel	bällchen=ballchen|kichererbsen
Ei	ei	frühstück=fruhstuck|frühstücksei=fruhstucksei
Spiegelei in Bratpfanne	spiegelei in bratpfanne	kochen|pfanne
Pfannengericht	pfannengericht	essen|paella|reispfanne
Topf mit Essen	topf mit essen	eintopf|gericht
Fondue	fondue	geschmolzen|käse=kase|schokolade|schweizerisch|topf
Schüssel mit Löffel	schussel mit loffel	cerealien|frühstück=fruhstuck|reisbrei
Salat	salat	essen
Popcorn	popcorn	snack
Butter	butter	milchprodukt
Salz	salz	geschmack|salzstreuer
Konserve	konserve	dose
Bento-Box	bento box	
Reiscracker	reiscracker	cracker
Reisbällchen	reisballchen	reis
Reis in Schüssel	reis in schussel	
Reis mit Curry	reis mit curry	
Schüssel und Essstäbchen	schussel und essstabchen	dampfend|eiernudeln|nudeln|stäbchen=stabchen|suppe
Spaghetti	spaghetti	nudeln mit tomatensoße=nudeln mit tomatensosse|pasta
geröstete Süßkartoffel	gerostete susskartoffel	geröstet=gerostet
Oden	oden	japanisches gericht|restaurant
Sushi	sushi	japanisches gericht|restaurant
frittierte Garnele	frittierte garnele	restaurant
Fischfrikadelle	fischfrikadelle	fisch
Mondkuchen	mondkuchen	festival|herbst|yuebing
Dango	dango	japanisches gericht|mochi-kugeln auf einem spieß=mochi kugeln auf einem spiess|restaurant
Teigtasche	teigtasche	chinesische teigtasche|empanada|gyōza=gyoza|jiaozi|pierogi
Glückskeks	gluckskeks	prophezeiung
Takeaway-Schachtel	takeaway schachtel	takeaway-box=takeaway box
Softeis	softeis	eis
Wassereis	wassereis	eis|sorbet
Eiscreme	eiscreme	eis|eisbecher|eisdiele
Donut	donut	doughnut
Keks	keks	cookie
Geburtstagskuchen	geburtstagskuchen	geburtstag|torte
Torte	torte	kuchen|kuchenstück=kuchenstuck|stück torte=stuck torte|tortenstück=tortenstuck
Cupcake	cupcake	gebäck=geback|konditorei|muffin|süß=suss
Kuchen	kuchen	füllung=fullung|gebäck=geback
Schokoladentafel	schokoladentafel	schokolade
Bonbon	bonbon	süßigkeit=sussigkeit
Lutscher	lutscher	lolli|süßigkeit=sussigkeit
Pudding	pudding	dessert|nachspeise|nachtisch|schokolade|soße=sosse
Honigtopf	honigtopf	honig
Babyflasche	babyflasche	baby|fläschchen=flaschchen|kind|milch|trinken
Glas Milch	glas milch	getränk=getrank
Heißgetränk	heissgetrank	dampfend|getränk=getrank|heiß=heiss|kaffee|tee|trinken
Teekanne	teekanne	kanne|tee|trinken
Teetasse ohne Henkel	teetasse ohne henkel	tee
Sake-Flasche mit Tasse	sake flasche mit tasse	getränk=getrank|trinken
Flasche mit knallendem Korken	flasche mit knallendem korken	champagner|sekt|trinken
Weinglas	weinglas	bar|glas|wein
Cocktailglas	cocktailglas	bar|cocktail
Cocktail	cocktail	bar|exotisches getränk=exotisches getrank
Bierkrug	bierkrug	bar|bier|krug
Bierkrüge	bierkruge	anstoßen=anstossen|bier
Sektgläser	sektglaser	anstoßen=anstossen|feiern|getränk=getrank|sekt
Trinkglas	trinkglas	bar|whiskey
Flüssigkeit ausgießen	flussigkeit ausgiessen	getränk=getrank|gießen=giessen|glas|leer|trinken|verschütten=verschutten
Becher mit Strohhalm	becher mit strohhalm	saft|selters
Bubble Tea	bubble tea	blase|milch|perle|tee
Trinkpäckchen	trinkpackchen	getränk=getrank|saftpackung
Mate-Tee	mate tee	getränk=getrank
Eiswürfel	eiswurfel	eisberg|kalt
Essstäbchen	essstabchen	hashi|stäbchen=stabchen
Teller mit Messer und Gabel	teller mit messer und gabel	kochen
Messer und Gabel	messer und gabel	besteck
Löffel	loffel	besteck
Küchenmesser	kuchenmesser	messer
Einmachglas	einmachglas	einweckglas|gewürzglas=gewurzglas|leer|marmeladeglas
Amphore	amphore	gefäß=gefass|kochen|krug|vase|wassermann
Globus mit Europa und Afrika	globus mit europa und afrika	weltkugel
Globus mit Amerika	globus mit amerika	nordamerika|südamerika=sudamerika|weltkugel
Globus mit Asien und Australien	globus mit asien und australien	weltkugel
Globus mit Meridianen	globus mit meridianen	breitengrad|längengrad=langengrad
Weltkarte	weltkarte	karte|welt
Umriss von Japan	umriss von japan	karte
Kompass	kompass	himmelsrichtung|magnetisch|navigation|orientierung|windrose
schneebedeckter Berg	schneebedeckter berg	kalt|schnee
Berg	berg	gebirge
erdrutsch		
Vulkan	vulkan	ausbruch|berg|wetter
Fuji	fuji	berg
Camping	camping	campen|zelt|zelten
Strand mit Sonnenschirm	strand mit sonnenschirm	meer
Wüste	wuste	
einsame Insel	einsame insel	einsam|meer|strand|verlassen
Nationalpark	nationalpark	park
Stadion	stadion	arena
antikes Gebäude	antikes gebaude	antik|klassizistisch
Kran	kran	bau|bauen
Ziegelstein	ziegelstein	klinker|mauerwerk|wand|ziegel
Felsen	felsen	stein
Holz	holz	feuerholz|holzscheite
Hütte	hutte	haus|jurte|rundhaus
Wohnhäuser	wohnhauser	gebäude=gebaude|haus|häuser=hauser|wohnhaus|wohnsiedlung
verfallenes Haus	verfallenes haus	gebäude=gebaude|heruntergekommen|verfallen|verlassen
Haus	haus	gebäude=gebaude|zuhause
Haus mit Garten	haus mit garten	baum
Bürogebäude	burogebaude	hochhaus
japanisches Postgebäude	japanisches postgebaude	japan|post
Postgebäude	postgebaude	europa|post
Krankenhaus	krankenhaus	arzt|gebäude=gebaude|krank|medizin
Bank	bank	gebäude=gebaude|geld
Hotel	hotel	gebäude=gebaude|übernachten=ubernachten|unterkunft
Stundenhotel	stundenhotel	gebäude=gebaude|hotel|liebe|unterkunft
Minimarkt	minimarkt	einkaufen|gebäude=gebaude|geschäft=geschaft|lebensmittel
Schule	schule	gebäude=gebaude|schulgebäude=schulgebaude
Kaufhaus	kaufhaus	einkaufen|gebäude=gebaude|geschäft=geschaft|shoppen
Fabrik	fabrik	fabrikgebäude=fabrikgebaude|gebäude=gebaude
japanisches Schloss	japanisches schloss	bauwerk|gebäude=gebaude|japan|japanisch
Schloss	schloss	bauwerk|europa|europäisch=europaisch|gebäude=gebaude
Hochzeit	hochzeit	herz|kirche
Tokyo Tower	tokyo tower	fernsehturm|tokio
Freiheitsstatue	freiheitsstatue	amerika|freiheit
Kirche	kirche	christ|christentum|christlich|gebäude=gebaude|kreuz|religion
Moschee	moschee	islam|moslem|muslim|religion
Hindutempel	hindutempel	hindu|tempel
Synagoge	synagoge	jude|jüdisch=judisch|religion|tempel
Shinto-Schrein	shinto schrein	religion
Kaaba	kaaba	islam|moslem|muslim|religion
Springbrunnen	springbrunnen	brunnen|garten|park
Zelt	zelt	camping|campingurlaub|zeltplatz
neblig		nebel|wetter
Sternenhimmel	sternenhimmel	nacht|sterne
Skyline	skyline	gebäude=gebaude|häuser=hauser|hochhäuser=hochhauser|stadt|wolkenkratzer
Sonnenaufgang über Bergen	sonnenaufgang uber bergen	berge
Sonnenaufgang über dem Meer	sonnenaufgang uber dem meer	
Abendstimmung in der Stadt	abendstimmung in der stadt	hochhäuser=hochhauser|sonnenuntergang
Sonnenuntergang in der Stadt	sonnenuntergang in der stadt	hochhäuser=hochhauser
Brücke vor Nachthimmel	brucke vor nachthimmel	golden gate|nacht|nachts
heiße Quellen	heisse quellen	dampf|dampfend|heiß=heiss
Karussellpferd	karussellpferd	karussell|pferd
Spielplatzrutsche	spielplatzrutsche	rutsche|spielen|spielplatz|vergnügungspark=vergnugungspark
Riesenrad	riesenrad	freizeitpark|rad|volksfest
Achterbahn	achterbahn	freizeitpark|volksfest
Barbershop-Säule	barbershop saule	herrenfriseur
Zirkuszelt	zirkuszelt	unterhaltung|zelt|zirkus
Dampflokomotive	dampflokomotive	dampf|dampflok|fahrzeug|lokomotive|zug
Eisenbahnwagen	eisenbahnwagen	fahrzeug|wagen|waggon|zug
Hochgeschwindigkeitszug mit spitzer Nase	hochgeschwindigkeitszug mit spitzer nase	shinkansen|tgv|zug
Hochgeschwindigkeitszug	hochgeschwindigkeitszug	japan|shinkansen|zug
Zug	zug	eisenbahn
U-Bahn	u bahn	metro
S-Bahn	s bahn	zug
Bahnhof	bahnhof	zug
Straßenbahn	strassenbahn	tram
Einschienenbahn	einschienenbahn	bahn|magnetschwebebahn
Bergbahn	bergbahn	bahn
Straßenbahnwagen	strassenbahnwagen	straßenbahn=strassenbahn|tram|tramwagen
Bus	bus	fahrzeug
Bus von vorne	bus von vorne	
Oberleitungsbus	oberleitungsbus	trolleybus
Kleinbus	kleinbus	bus
Krankenwagen	krankenwagen	notfall
Feuerwehrauto	feuerwehrauto	brand|löschfahrzeug=loschfahrzeug
Polizeiwagen	polizeiwagen	polizei|streifenwagen
Polizeiwagen von vorne	polizeiwagen von vorne	polizei|streifenwagen
Taxi	taxi	auto|fahrzeug
Taxi von vorne	taxi von vorne	
Auto	auto	fahrzeug
Auto von vorne	auto von vorne	automobil|fahrzeug
Wohnmobil	wohnmobil	verreisen
Pick-up	pick up	laster|lieferwagen
Lieferwagen	lieferwagen	lastwagen|lkw
Sattelzug	sattelzug	lastwagen|lkw
Traktor	traktor	landwirtschaft|trecker
Rennauto	rennauto	autorennen
Motorrad	motorrad	motorrennen
Motorroller	motorroller	roller|vespa
manueller Rollstuhl	manueller rollstuhl	barrierefreiheit
elektrischer Rollstuhl	elektrischer rollstuhl	barrierefreiheit
Autorikscha	autorikscha	tuk-tuk=tuk tuk
Fahrrad	fahrrad	rad
Tretroller	tretroller	
Skateboard	skateboard	skateboard fahren
Rollschuh	rollschuh	rollen|schuh
Bushaltestelle	bushaltestelle	bus|haltestelle
Autobahn	autobahn	schnellstraße=schnellstrasse
Bahngleis	bahngleis	schienen
Ölfass	olfass	fass|öl=ol
Tanksäule	tanksaule	benzin|tanken|tankstelle
Autorad	autorad	drehen|rad|reifen|rotieren
Polizeilicht	polizeilicht	polizei
horizontale Verkehrsampel	horizontale verkehrsampel	ampel|vertikal
vertikale Verkehrsampel	vertikale verkehrsampel	ampel|horizontal
Stoppschild	stoppschild	achteckig|schild|stopp
Baustellenabsperrung	baustellenabsperrung	baustelle|schild
leuchtturm		
Anker	anker	hafen|meer
Rettungsring	rettungsring	leben retten|retten|schwimmring|sicherheit
Segelboot	segelboot	boot
Kanu	kanu	boot|wassersport
Schnellboot	schnellboot	boot
Passagierschiff	passagierschiff	schiff|seereise
Fähre	fahre	schiff
Motorboot	motorboot	boot|schiff
Schiff	schiff	dampfer|kreuzfahrtschiff
Flugzeug	flugzeug	flieger
kleines Flugzeug	kleines flugzeug	klein
Abflug	abflug	flugzeug|start|start eines flugzeugs
Landung eines Flugzeugs	landung eines flugzeugs	flugzeug
Fallschirm	fallschirm	fallschirmspringen|paragliding|skydiving
Sitzplatz	sitzplatz	flugzeug|sitz|zug
Hubschrauber	hubschrauber	helikopter
Schwebebahn	schwebebahn	hängebahn=hangebahn
Bergschwebebahn	bergschwebebahn	schwebebahn
Bergseilbahn	bergseilbahn	gondel|seilbahn
Satellit	satellit	weltraum
Rakete	rakete	weltraum
fliegende Untertasse	fliegende untertasse	ufo
Rezeptionsklingel	rezeptionsklingel	klingel
Gepäck	gepack	ballast|koffer|reise
Sanduhr	sanduhr	prozess|vorgang läuft=vorgang lauft
laufende Sanduhr	laufende sanduhr	prozess|vorgang läuft=vorgang lauft
Armbanduhr	armbanduhr	uhr
Wecker	wecker	uhr|uhrzeit
Stoppuhr	stoppuhr	uhr
Zeitschaltuhr	zeitschaltuhr	timer|uhr
Kaminuhr	kaminuhr	uhr
Ziffernblatt 12:00 Uhr	ziffernblatt 12 00 uhr	0 uhr|mittag|mitternacht|zwölf uhr=zwolf uhr
12:30 Uhr	12 30 uhr	halb eins
1:00 Uhr	1 00 uhr	punkt eins
1:30 Uhr	1 30 uhr	halb zwei
2:00 Uhr	2 00 uhr	
2:30 Uhr	2 30 uhr	halb drei
3:00 Uhr	3 00 uhr	
3:30 Uhr	3 30 uhr	halb vier
4:00 Uhr	4 00 uhr	
4:30 Uhr	4 30 uhr	halb fünf=halb funf
5:00 Uhr	5 00 uhr	punkt fünf=punkt funf
5:30 Uhr	5 30 uhr	halb sechs
6:00 Uhr	6 00 uhr	
6:30 Uhr	6 30 uhr	halb sieben
7:00 Uhr	7 00 uhr	
7:30 Uhr	7 30 uhr	halb acht
8:00 Uhr	8 00 uhr	
8:30 Uhr	8 30 uhr	halb neun
9:00 Uhr	9 00 uhr	
9:30 Uhr	9 30 uhr	halb zehn
10:00 Uhr	10 00 uhr	
10:30 Uhr	10 30 uhr	halb elf
11:00 Uhr	11 00 uhr	
11:30 Uhr	11 30 uhr	halb zwölf=halb zwolf
Neumond	neumond	mond
erstes Mondviertel	erstes mondviertel	mond|zunehmend
zunehmender Halbmond	zunehmender halbmond	zunehmend
zweites Mondviertel	zweites mondviertel	mond|zunehmend
Vollmond	vollmond	mond
drittes Mondviertel	drittes mondviertel	abnehmend|mond
abnehmender Halbmond	abnehmender halbmond	abnehmend
letztes Mondviertel	letztes mondviertel	abnehmend|mond
Mondsichel	mondsichel	mond
Neumond mit Gesicht	neumond mit gesicht	
Mondsichel mit Gesicht links	mondsichel mit gesicht links	
Mondsichel mit Gesicht rechts	mondsichel mit gesicht rechts	
Thermometer	thermometer	temperatur|wetter
Sonne	sonne	sonnenstrahlen|sonnig|strahlen|wetter
Vollmond mit Gesicht	vollmond mit gesicht	
Sonne mit Gesicht	sonne mit gesicht	
Ringplanet	ringplanet	saturn
weißer mittelgroßer Stern	weisser mittelgrosser stern	
funkelnder Stern	funkelnder stern	
Sternschnuppe	sternschnuppe	himmel
Milchstraße	milchstrasse	galaxie
Wolke	wolke	wetter|wolkig
Sonne hinter Wolke	sonne hinter wolke	wolkig
Wolke mit Blitz und Regen	wolke mit blitz und regen	gewitter|wetter|wolkig
Sonne hinter kleiner Wolke	sonne hinter kleiner wolke	kleine wolke|wetter
Sonne hinter großer Wolke	sonne hinter grosser wolke	große wolke=grosse wolke|wetter
Sonne hinter Regenwolke	sonne hinter regenwolke	wetter
Wolke mit Regen	wolke mit regen	regenwolke|wetter
Wolke mit Schnee	wolke mit schnee	wetter
Wolke mit Blitz	wolke mit blitz	gewitter|wetter
Wirbelsturm	wirbelsturm	wetter
Nebel	nebel	neblig|wetter
Wind	wind	wetter|windig
Wirbel	wirbel	spirale|wirbelsturm
Regenbogen	regenbogen	wetter
geschlossener Regenschirm	geschlossener regenschirm	regen
Regenschirm	regenschirm	bekleidung|regen|wetter
Regenschirm im Regen	regenschirm im regen	
aufgestellter Sonnenschirm	aufgestellter sonnenschirm	aufgestellt
Hochspannung	hochspannung	blitz|gefahr
Schneeflocke	schneeflocke	flocke|schnee
Schneemann im Schnee	schneemann im schnee	
Schneemann ohne Schneeflocken	schneemann ohne schneeflocken	kalt|schnee|winter
Komet	komet	weltall
meteor		
Feuer	feuer	flamme|heiß=heiss
Tropfen	tropfen	schweiß=schweiss|wasser|wassertropfen
Welle	welle	meer
Halloweenkürbis	halloweenkurbis	halloween|kürbis=kurbis
Weihnachtsbaum	weihnachtsbaum	baum|tanne|weihnachten
Feuerwerk	feuerwerk	silvester
Wunderkerze	wunderkerze	feuerwerk
Feuerwerkskörper	feuerwerkskorper	dynamit|explosiv|feuerwerk|knaller
funkelnde Sterne	funkelnde sterne	
Luftballon	luftballon	geburtstag
Konfettibombe	konfettibombe	feier|konfetti|party
Konfettiball	konfettiball	feier|konfetti
Tanabata-Baum	tanabata baum	fest|japan|sternenfest|zettel
Piniendekoration	piniendekoration	japan|neujahrsfest
japanische Puppen	japanische puppen	puppenfest japan
traditionelle japanische Windsäcke	traditionelle japanische windsacke	feier|karpfen
japanisches Windspiel	japanisches windspiel	feier|glocke|wind
traditionelles Mondfest	traditionelles mondfest	japan|mond
roter Umschlag	roter umschlag	geld|geschenk|glück=gluck|hongbao
pinke Schleife	pinke schleife	feier
Geschenk	geschenk	feier|verpackt
Gedenkschleife	gedenkschleife	schleife
Eintrittskarten	eintrittskarten	ticket
Ticket	ticket	konzert|unterhaltung
Militärorden	militarorden	orden
Pokal	pokal	preis
Sportmedaille	sportmedaille	medaille
Goldmedaille	goldmedaille	erster|medaille 1. platz=medaille 1 platz
Silbermedaille	silbermedaille	medaille 2. platz=medaille 2 platz|zweiter
Bronzemedaille	bronzemedaille	dritter|medaille 3. platz=medaille 3 platz
Fußball	fussball	ball
Baseball	baseball	ball
Softball	softball	ball|handschuh
Basketball	basketball	ball|korb|sport
Volleyball	volleyball	ball
Football	football	amerika|ball|sport
Rugbyball	rugbyball	ball|rugby|sport
Tennisball	tennisball	ball|sport|tennis
Frisbee	frisbee	ultimate
Bowling	bowling	bowlingkugel|kugel|spiel
Kricket	kricket	ball|cricket|schläger=schlager
Feldhockey	feldhockey	hockey|schläger=schlager
Eishockey	eishockey	hockey|puck|schläger=schlager
Lacrosse	lacrosse	ball|schläger=schlager|stock
Tischtennis	tischtennis	ball|schläger=schlager
Badminton	badminton	federball|schläger=schlager
Boxhandschuh	boxhandschuh	boxen|handschuh|sport
Kampfsportanzug	kampfsportanzug	judo|kampfkunst|kampfsport|karate|taekwondo
Tor	tor	sport
Golffahne	golffahne	golfplatz
Schlittschuh	schlittschuh	eislauf
Angel mit Fisch	angel mit fisch	angeln|entspannung
Tauchmaske	tauchmaske	schnorcheln|sporttauchen|tauchen
Laufshirt	laufshirt	laufen|schärpe=scharpe|sport
Ski	ski	ski und stöcke=ski und stocke
Schlitten	schlitten	rodel
Curlingstein	curlingstein	spiel|stein
Darts	darts	dart|spiel|volltreffer|zielscheibe
Jo-Jo	jo jo	spielzeug
Drachen	drachen	fliegen|steigen
Wasserpistole	wasserpistole	pistole|revolver|waffe
Billardkugel	billardkugel	8-ball=8 ball|kugel|spiel
Kristallkugel	kristallkugel	wahrsager
Zauberstab	zauberstab	hexe|hexer|zauberei|zauberer|zauberin
Gamepad	gamepad	gaming|videospiel
Joystick	joystick	gaming|videospiel
Spielautomat	spielautomat	glücksspiel=glucksspiel|spiel
Spielwürfel	spielwurfel	spiel|würfel=wurfel
Puzzleteil	puzzleteil	puzzle|puzzlestück=puzzlestuck
Teddybär	teddybar	kuscheltier|plüschteddy=pluschteddy|plüschtier=pluschtier|spielzeug
Piñata	pinata	feier|party
Discokugel	discokugel	disco|lichtreflexe|party|spiegelkugel|tanzen
Matroschka	matroschka	matrioschka|puppe|russland
Pik	pik	kartenspiel
Herz	herz	kartenspiel
Karo	karo	kartenspiel
Kreuz	kreuz	kartenspiel
Bauer Schach	bauer schach	
Jokerkarte	jokerkarte	joker|spielkarte
Mahjong-Stein	mahjong stein	roter drache
japanische Blumenkarte	japanische blumenkarte	blume|hanafuda|japan|karte
Masken	masken	kunst|theater|unterhaltung
gerahmtes Bild	gerahmtes bild	gemälde=gemalde|kunst|malen|rahmen|zeichnung
Mischpalette	mischpalette	farben|kunst|künstler=kunstler|palette
Faden	faden	nadel|nähen=nahen|zwirn
Nähnadel	nahnadel	nadel|nähen=nahen|nähte=nahte|schneidern|stiche|sticken
Wollknäuel	wollknauel	häkeln=hakeln|stricken|wolle
Knoten	knoten	binden|schnur|seil|zusammendrehen
Brille	brille	accessoire
Sonnenbrille	sonnenbrille	augen|brille|dunkel
Schutzbrille	schutzbrille	augenschutz|schweißen=schweissen|schwimmen
Laborkittel	laborkittel	doktor|experiment|wissenschaftler
Sicherheitsweste	sicherheitsweste	notfall|sicherheit|weste
Hemd mit Krawatte	hemd mit krawatte	kleidung|kragen|schlips
T-Shirt	t shirt	kleidung
Jeans	jeans	hose|kleidung
Schal	schal	hals
Handschuhe	handschuhe	hand
Mantel	mantel	jacke
Socken	socken	strümpfe=strumpfe
Kleid	kleid	kleidung
Kimono	kimono	kleid|kleidung
Sari	sari	kleid|kleidung
einteiliger Badeanzug	einteiliger badeanzug	
Slip	slip	badeanzug|einteiler|unterwäsche=unterwasche
Shorts	shorts	badebekleidung|boxershorts|schwimmshorts
Bikini	bikini	badeanzug|kleidung
Bluse	bluse	damenmode|kleidung|oberbekleidung
faltfächer	faltfacher	
Geldbörse	geldborse	accessoire|brieftasche|portemonnaie
Handtasche	handtasche	accessoire|tasche
Clutch	clutch	accessoire|tasche
Einkaufstüten	einkaufstuten	einkaufen|shoppen|shopping
Schulranzen	schulranzen	ranzen|rucksack|schule|tornister
Zehensandale	zehensandale	zehensandalen
Herrenschuh	herrenschuh	herren|schuh
Sportschuh	sportschuh	schuh|sneaker|sportlich
Wanderstiefel	wanderstiefel	camping|wandern|wanderung
flacher Schuh	flacher schuh	ballet-pumps=ballet pumps|slipper
Stöckelschuh	stockelschuh	absatzschuh|damen|highheels|pumps
Damensandale	damensandale	damen|sandale|schuh
Ballettschuhe	ballettschuhe	ballett|tanz
Damenstiefel	damenstiefel	damen|schuh|stiefel
haarkamm		
Krone	krone	könig=konig|königin=konigin
Damenhut	damenhut	damenhut mit schleife|hut|kopfbedeckung|schleife
Zylinder	zylinder	hut|kopfbedeckung|zylinderhut
Doktorhut	doktorhut	abschlussfeier
Baseballmütze	baseballmutze	baseballkappe|schirmkappe
Militärhelm	militarhelm	helm|kämpfer=kampfer|kämpferin=kampferin|militär=militar|soldat|soldatin
Rettungshelm	rettungshelm	bergen|helm|helm mit weißem kreuz=helm mit weissem kreuz|hilfe|retten
Gebetskette	gebetskette	gebet|kette|religion|rosenkranz
Lippenstift	lippenstift	kosmetik|make-up=make up|schminke
Ring	ring	diamantring|edelstein|schmuck|verlobung
Edelstein	edelstein	diamant
durchgestrichener Lautsprecher	durchgestrichener lautsprecher	stummgeschaltet
Lautsprecher mit geringer Lautstärke	lautsprecher mit geringer lautstarke	eingeschaltet
Lautsprecher mit mittlerer Lautstärke	lautsprecher mit mittlerer lautstarke	mittellaut
Lautsprecher mit hoher Lautstärke	lautsprecher mit hoher lautstarke	laut
Lautsprecher	lautsprecher	
Megafon	megafon	jubel|lautsprecher
Posthorn	posthorn	brief|e-mail=e mail|post
Glocke	glocke	ton eingeschaltet
durchgestrichene Glocke	durchgestrichene glocke	ton ausgeschaltet
Notenschlüssel	notenschlussel	musik|noten|partitur|violinschlüssel=violinschlussel
Musiknote	musiknote	musik|note
Musiknoten	musiknoten	musik|noten
Studiomikrofon	studiomikrofon	mikrofon
Schieberegler	schieberegler	musik
Drehregler	drehregler	bedienknöpfe=bedienknopfe|stellknöpfe=stellknopfe
Mikrofon	mikrofon	karaoke|singen|unterhaltung
Kopfhörer	kopfhorer	musik|unterhaltung
Radio	radio	musik
Saxofon	saxofon	instrument|musik|musikinstrument
Trompete	trompete	instrument|musik|musikinstrument
posaune		
Akkordeon	akkordeon	akkordeons|concertina|quetschkommode|quetschkommoden|ziehharmonika|ziehharmonikas
Gitarre	gitarre	instrument|musik|musikinstrument
Klaviatur	klaviatur	instrument|musik|musikinstrument|tastatur|tasten
Geige	geige	instrument|musik|musikinstrument
Banjo	banjo	musik|streichinstrument
Trommel	trommel	trommelstöcke=trommelstocke
afrikanische Trommel	afrikanische trommel	conga|rhythmus
maracas		
flöte	flote	
harfe		
Mobiltelefon	mobiltelefon	handy|smartphone
Mobiltelefon mit Pfeil	mobiltelefon mit pfeil	anruf
Telefon	telefon	festnetz
Telefonhörer	telefonhorer	anrufen|hörer=horer|telefon
Pager	pager	
Faxgerät	faxgerat	fax
Batterie	batterie	akku
schwache Batterie	schwache batterie	akku|elektronik|niedriger akkustand|schwacher akku
Netzstecker	netzstecker	stecker|stromstecker
Laptop	laptop	computer|notebook|pc
Desktopcomputer	desktopcomputer	bildschirm|desktop|monitor
Drucker	drucker	computer
Tastatur	tastatur	computer
Computermaus	computermaus	computer
Trackball	trackball	computer
Minidisc	minidisc	md
Diskette	diskette	datenträger=datentrager
CD	cd	blu-ray=blu ray|dvd
DVD	dvd	cd
Abakus	abakus	abaki|abakusse|rechenhilfe|rechenschieber
Filmkamera	filmkamera	film|kino|unterhaltung
Filmstreifen	filmstreifen	film|filmband|kino
Filmprojektor	filmprojektor	kino|unterhaltung
Filmklappe	filmklappe	film|klappe|unterhaltung
Fernseher	fernseher	film|tv
Fotoapparat	fotoapparat	fotos|kamera
Fotoapparat mit Blitz	fotoapparat mit blitz	
Videokamera	videokamera	videos
Videokassette	videokassette	video
Lupe nach links	lupe nach links	suche|vergrößerungsglas=vergrosserungsglas
Lupe nach rechts	lupe nach rechts	suche|vergrößerungsglas=vergrosserungsglas
Kerze	kerze	licht
Glühbirne	gluhbirne	idee|licht
Taschenlampe	taschenlampe	lampe|licht
rote Papierlaterne	rote papierlaterne	izakaya|japanisches lokal
Öllampe	ollampe	diya|lampe|öl=ol
Notizbuch mit dekorativem Einband	notizbuch mit dekorativem einband	
geschlossenes Buch	geschlossenes buch	geschlossen
offenes Buch	offenes buch	geöffnet=geoffnet|offen
grünes Buch	grunes buch	grün=grun
blaues Buch	blaues buch	blau
orangefarbenes Buch	orangefarbenes buch	orangefarben
Bücherstapel	bucherstapel	bücher=bucher
Notizbuch	notizbuch	notizen
Spiralblock	spiralblock	notizblock
teilweise eingerolltes Blatt	teilweise eingerolltes blatt	dokument|papier|seite
Schriftrolle	schriftrolle	papier
Vorderseite eines Blattes	vorderseite eines blattes	dokument|papier|seite
Zeitung	zeitung	nachrichten
zusammengerollte Zeitung	zusammengerollte zeitung	zusammengerollt
Pagemarker	pagemarker	notizen
Lesezeichen	lesezeichen	lesen
Etikett	etikett	label|marke
Münze	munze	geld|gold|metall|schatz|silber
Geldsack	geldsack	geld|sack
schatztruhe		
Yen-Banknote	yen banknote	geld|geldschein
Dollar-Banknote	dollar banknote	geld|geldschein
Euro-Banknote	euro banknote	euroschein|geld|geldschein
Pfund-Banknote	pfund banknote	geld|geldschein
Geldschein mit Flügeln	geldschein mit flugeln	bank|geld
Kreditkarte	kreditkarte	guthaben|karte
Beleg	beleg	belege|buchhaltung|rechnung|rechnungslegung
steigende Kurve mit Yen-Zeichen	steigende kurve mit yen zeichen	diagramm|markt
Briefumschlag	briefumschlag	brief|e-mail=e mail
E-Mail	e mail	brief|e-mail-symbol=e mail symbol
eingehender Briefumschlag	eingehender briefumschlag	e-mail=e mail|empfangen
Umschlag mit Pfeil	umschlag mit pfeil	e-mail=e mail|gesendet
Postausgang	postausgang	ablage
Posteingang	posteingang	ablage
Paket	paket	päckchen=packchen
geschlossener Briefkasten mit Post	geschlossener briefkasten mit post	e-mail=e mail|geschlossen
geschlossener Briefkasten ohne Post	geschlossener briefkasten ohne post	geschlossen|keine e-mail=keine e mail|keine post
offener Briefkasten mit Post	offener briefkasten mit post	e-mail=e mail|offen
offener Briefkasten ohne Post	offener briefkasten ohne post	keine e-mail=keine e mail|keine post|offen
Briefkasten	briefkasten	brief
Urne mit Wahlzettel	urne mit wahlzettel	
Bleistift	bleistift	
schwarzer Federhalter	schwarzer federhalter	füller=fuller|schwarz|stift
Füllhalter	fullhalter	füller=fuller|füllfederhalter=fullfederhalter
Kugelschreiber	kugelschreiber	stift
Pinsel	pinsel	kunst|malen
Wachsmalstift	wachsmalstift	buntstift
Papier und Bleistift	papier und bleistift	kurzmitteilung|nachricht
radiergummi		
Aktentasche	aktentasche	tasche
Ordner	ordner	dokument|geschlossen
geöffneter Ordner	geoffneter ordner	dokument|offen
Karteireiter	karteireiter	büromaterial=buromaterial|karteikarten
Kalender	kalender	kalenderblatt
Abreißkalender	abreisskalender	kalender
Notizblock	notizblock	block
Spiralkalender	spiralkalender	kalender
Rotationskartei	rotationskartei	visitenkarten
Aufwärtstrend	aufwartstrend	diagramm|kurve|steigend
Abwärtstrend	abwartstrend	diagramm|fallend|kurve
Balkendiagramm	balkendiagramm	balken|diagramm
Klemmbrett	klemmbrett	clipboard|zwischenablage
Reißzwecke	reisszwecke	anpinnen
Stecknadel	stecknadel	anpinnen|reißzwecke=reisszwecke|rund|runde reißzwecke=runde reisszwecke
Büroklammer	buroklammer	
verhakte Büroklammern	verhakte buroklammern	büroklammer=buroklammer|verhakt
Lineal	lineal	
dreieckiges Lineal	dreieckiges lineal	geodreieck
Schere	schere	
Karteikasten	karteikasten	büromaterial=buromaterial
Aktenschrank	aktenschrank	ablage|archiv
Papierkorb	papierkorb	
geschlossenes Schloss	geschlossenes schloss	datenschutz|geschlossen|sicherheit
offenes Schloss	offenes schloss	nicht gesichert|offen
Schloss mit Füller	schloss mit fuller	datenschutz|privat|sicherheit
Schloss mit Schlüssel	schloss mit schlussel	datenschutz|privat|sicherheit
Schlüssel	schlussel	passwort
alter Schlüssel	alter schlussel	alt
kescher		
Hammer	hammer	werkzeug
Axt	axt	beil|hacken|holz|spalten
Pickel	pickel	werkzeug
Hammer und Pickel	hammer und pickel	werkzeug
Hammer und Schraubenschlüssel	hammer und schraubenschlussel	werkzeug
Dolch	dolch	waffe
gekreuzte Schwerter	gekreuzte schwerter	gekreuzt
Bombe	bombe	comic
Bumerang	bumerang	australien|boomerang
Pfeil und Bogen	pfeil und bogen	
Schutzschild	schutzschild	schild
Handsäge	handsage	holz|säge=sage|tischler|werkzeug
Schraubenschlüssel	schraubenschlussel	werkzeug
Schraubenzieher	schraubenzieher	schraube|schraubendreher|werkzeug
Mutter und Schraube	mutter und schraube	
Zahnrad	zahnrad	werkzeug
Schraubzwinge	schraubzwinge	werkzeug
Waage	waage	gerechtigkeit|gewicht|werkzeug|wiegen
Blindenstock	blindenstock	barrierefreiheit|blind
Linksymbol	linksymbol	kettenglieder|verknüpfungssymbol=verknupfungssymbol|zwei ringe
gebrochene kette		
Ketten	ketten	eisen|kette
Haken	haken	angelhaken
Werkzeugkasten	werkzeugkasten	mechaniker|werkzeug
Magnet	magnet	anziehungskraft|magnetisch
Leiter	leiter	klettern|sprosse|stufe
schaufel		
Destillierapparat	destillierapparat	werkzeug
Reagenzglas	reagenzglas	chemie|experiment|labor|versuche
Petrischale	petrischale	bakterien|bakterienkultur|biologie
DNA	dna	biologie|evolution|genetik|leben
Mikroskop	mikroskop	labor
Teleskop	teleskop	
Satellitenschüssel	satellitenschussel	antenne|schüssel=schussel
Spritze	spritze	arzt|injektion|nadel
Blutstropfen	blutstropfen	blutspende|medizin|menstruation
Kapsel	kapsel	arzt|medizin|tabletten
Heftpflaster	heftpflaster	pflaster
Krücke	krucke	behinderung|gehhilfe|gehstütze=gehstutze|schmerzen|stock
Stethoskop	stethoskop	arzt|herz|medizin
Röntgenbild	rontgenbild	knochen|medizin|radiologie|röntgen=rontgen|skelett
Tür	tur	eingang|geschlossen
Fahrstuhl	fahrstuhl	aufzug|lift
Spiegel	spiegel	reflexion|spiegelbild
Fenster	fenster	aussicht|durchsichtig|frische luft|öffnung=offnung|rahmen
Bett	bett	hotel|schlafen|übernachtung=ubernachtung
Sofa und Lampe	sofa und lampe	
Stuhl	stuhl	sitzen
Toilette	toilette	wc
Saugglocke	saugglocke	saugglocken|toilette|verstopft
Dusche	dusche	
Badewanne	badewanne	bad|badezimmer
Mausefalle	mausefalle	falle|mäusefalle=mausefalle
Rasierer	rasierer	rasieren|scharf
Creme	creme	feuchtigkeitscreme|körpercreme=korpercreme|shampoo|sonnencreme
Sicherheitsnadel	sicherheitsnadel	punk|windel
Besen	besen	fegen|hexe|kehren
Korb	korb	picknick|wäsche=wasche
Küchenrolle	kuchenrolle	klopapier|papiertücher=papiertucher|toilettenpapier
Eimer	eimer	behälter=behalter|bottich|kübel=kubel
Seife	seife	baden|säubern=saubern|seifenschale
Blasen	blasen	reinigen|seife|seifenblasen|unter wasser|wasserblasen
Zahnbürste	zahnburste	badezimmer|bürste=burste|sauber|zähne=zahne|zahnhygiene
Schwamm	schwamm	absorbieren|aufsaugen|porös=poros
Feuerlöscher	feuerloscher	feuer|löschen=loschen
Einkaufswagen	einkaufswagen	einkaufen
Zigarette	zigarette	rauchen|rauchersymbol
Sarg	sarg	beerdigung|tod|tot
Grabstein	grabstein	friedhof|grab
Urne	urne	beerdigung|tod|tot
Nazar-Amulett	nazar amulett	glücksbringer=glucksbringer|talisman
Hamsa	hamsa	amulett|fatima|glückssymbol=gluckssymbol|hand|maria|miriam|schutz
Statue	statue	gesicht|maske|osterinsel
Protestschild	protestschild	demonstration|mahnwache|plakat|protest|schild
Ausweis	ausweis	führerschein=fuhrerschein|personalausweis|plakette
Symbol „Geldautomat“	symbol geldautomat	atm
Symbol „Papierkorb“	symbol papierkorb	müll=mull|sauberkeit
Trinkwasser	trinkwasser	wasser
Symbol „Rollstuhl“	symbol rollstuhl	barrierefrei|behindertengerecht
Herren	herren	herrentoilette
Damen	damen	damentoilette
Toiletten	toiletten	toilette|wc
Symbol „Baby“	symbol baby	wickelraum
WC	wc	toilette
Passkontrolle	passkontrolle	pass
Zollkontrolle	zollkontrolle	zoll
Gepäckausgabe	gepackausgabe	gepäck=gepack
Gepäckaufbewahrung	gepackaufbewahrung	gepäck=gepack|schließfach=schliessfach
Warnung	warnung	dreieck
Kinder überqueren die Straße	kinder uberqueren die strasse	vorsicht
Zutritt verboten	zutritt verboten	keine durchfahrt
Verboten	verboten	verbotszeichen
Fahrräder verboten	fahrrader verboten	radfahren verboten
Rauchverbot	rauchverbot	rauchen verboten
Abfall verboten	abfall verboten	müll=mull
Kein Trinkwasser	kein trinkwasser	verboten|wasser
Fußgänger verboten	fussganger verboten	
Mobiltelefone verboten	mobiltelefone verboten	mobiltelefon|verbot
Minderjährige verboten	minderjahrige verboten	erwachsene|mindestalter|nicht jugendfrei
Radioaktiv	radioaktiv	
Biogefährdung	biogefahrdung	zeichen
Pfeil nach oben	pfeil nach oben	aufwärts=aufwarts|aufwärtspfeil=aufwartspfeil|norden
Pfeil nach rechts oben	pfeil nach rechts oben	nordosten
Pfeil nach rechts	pfeil nach rechts	osten|rechtspfeil
Pfeil nach rechts unten	pfeil nach rechts unten	südosten=sudosten
Pfeil nach unten	pfeil nach unten	abwärts=abwarts|abwärtspfeil=abwartspfeil|süden=suden
Pfeil nach links unten	pfeil nach links unten	
Pfeil nach links	pfeil nach links	linkspfeil|westen
Pfeil nach links oben	pfeil nach links oben	nordwesten
Pfeil nach oben und unten	pfeil nach oben und unten	entgegengesetzt
Pfeil nach links und rechts	pfeil nach links und rechts	entgegengesetzt
geschwungener Pfeil nach links	geschwungener pfeil nach links	geschwungen
geschwungener Pfeil nach rechts	geschwungener pfeil nach rechts	geschwungen
geschwungener Pfeil nach oben	geschwungener pfeil nach oben	geschwungen
geschwungener Pfeil nach unten	geschwungener pfeil nach unten	geschwungen
kreisförmige Pfeile im Uhrzeigersinn	kreisformige pfeile im uhrzeigersinn	
Pfeile gegen den Uhrzeigersinn	pfeile gegen den uhrzeigersinn	kreisförmige pfeile gegen den uhrzeigersinn=kreisformige pfeile gegen den uhrzeigersinn
BACK-Pfeil	back pfeil	links|zurück=zuruck
END-Pfeil	end pfeil	links
ON!-Pfeil	on pfeil	rechts und links
SOON-Pfeil	soon pfeil	rechts
TOP-Pfeil	top pfeil	pfeil nach oben
religiöse Stätte	religiose statte	religion
Atomzeichen	atomzeichen	atheist|atom
om		hinduismus|religion
Davidstern	davidstern	jüdisch=judisch|religion
Dharma-Rad	dharma rad	buddhismus
Yin und Yang	yin und yang	daoismus|religion
lateinisches Kreuz	lateinisches kreuz	christentum|lateinisch|religion
orthodoxes Kreuz	orthodoxes kreuz	christentum|orthodox|religion
Hilal und Stern	hilal und stern	islam|religion
Friedenszeichen	friedenszeichen	friedensbewegung|friedenssymbol
Menora	menora	leuchter|religion
Hexagramm mit Punkt	hexagramm mit punkt	wahrsager
khanda		
Widder (Sternzeichen)	widder sternzeichen	
Stier (Sternzeichen)	stier sternzeichen	
Zwillinge (Sternzeichen)	zwillinge sternzeichen	zwilling
Krebs (Sternzeichen)	krebs sternzeichen	
Löwe (Sternzeichen)	lowe sternzeichen	
Jungfrau (Sternzeichen)	jungfrau sternzeichen	
Waage (Sternzeichen)	waage sternzeichen	
Skorpion (Sternzeichen)	skorpion sternzeichen	
Schütze (Sternzeichen)	schutze sternzeichen	
Steinbock (Sternzeichen)	steinbock sternzeichen	
Wassermann (Sternzeichen)	wassermann sternzeichen	
Fische (Sternzeichen)	fische sternzeichen	
Schlangenträger	schlangentrager	sternbild
Zufallsmodus	zufallsmodus	gekreuzt|pfeile|verschlungene pfeile nach rechts
Wiederholen	wiederholen	im uhrzeigersinn|pfeile
Titel wiederholen	titel wiederholen	dasselbe wiederholen|im uhrzeigersinn|noch einmal|pfeile
Wiedergabe	wiedergabe	abspielen|dreieck|pfeil|rechts
Doppelpfeile nach rechts	doppelpfeile nach rechts	doppelpfeil|überspringen=uberspringen|vorwärts=vorwarts|weiter
Nächster Titel	nachster titel	doppelpfeil|dreieck|vorwärts=vorwarts|weiter
Wiedergabe oder Pause	wiedergabe oder pause	dreieck|pfeil|rechts
Pfeil zurück	pfeil zuruck	dreieck|links
Zurückspulen	zuruckspulen	doppelpfeil|doppelpfeile nach links|dreieck|pfeil|vorheriger titel|zurück=zuruck
Vorheriger Titel	vorheriger titel	doppelpfeil|dreieck|pfeil|zurück=zuruck
Aufwärts-Schaltfläche	aufwarts schaltflache	nach oben|pfeil
Doppelpfeile nach oben	doppelpfeile nach oben	aufwärts=aufwarts|doppelpfeil|doppelt|pfeil
Abwärts-Schaltfläche	abwarts schaltflache	nach unten|pfeil
Doppelpfeile nach unten	doppelpfeile nach unten	doppelpfeil|doppelt abwärts=doppelt abwarts|pfeil
Pause	pause	streifen|vertikal
Stopp	stopp	aufnahme stoppen|quadrat
Aufnehmen	aufnehmen	aufnahme|kreis
Auswerfen	auswerfen	auswurf|auswurftaste|medien
Kinosymbol	kinosymbol	film|filmkamera|kino|unterhaltung
Taste Dimmen	taste dimmen	gedimmt|helligkeit|schwache helligkeit
Heller-Taste	heller taste	helligkeit|starke helligkeit
balkenförmige Signalstärkenanzeige	balkenformige signalstarkenanzeige	empfang|mobilfunksignal|mobiltelefon|signalstärke=signalstarke
wlan		
Vibrationsmodus	vibrationsmodus	mobiltelefon|vibration
Mobiltelefon aus	mobiltelefon aus	ausschalten|handy aus
Frauensymbol	frauensymbol	frau|weiblich|zeichen
Männersymbol	mannersymbol	mann|symbol|zeichen
Transgender-Symbol	transgender symbol	symbol für transgender=symbol fur transgender
mal		abbrechen|multiplikation|multiplikationszeichen|multiplizieren|x
plus		pluszeichen
minus		minuszeichen
geteilt durch		division|geteiltzeichen
Gleichheitszeichen extrafett	gleichheitszeichen extrafett	gleich|gleichheit|mathematik
Unendlichkeit	unendlichkeit	ewig|grenzenlos|unendlich
doppeltes Ausrufezeichen	doppeltes ausrufezeichen	doppelt|rot|satzzeichen
Ausrufe- und Fragezeichen	ausrufe und fragezeichen	ausrufezeichen|rot|satzzeichen
rotes Fragezeichen	rotes fragezeichen	rot|satzzeichen
weißes Fragezeichen	weisses fragezeichen	satzzeichen|weiß=weiss
weißes Ausrufezeichen	weisses ausrufezeichen	satzzeichen|weiß=weiss
rotes Ausrufezeichen	rotes ausrufezeichen	rot|satzzeichen
Wellenlinie	wellenlinie	gewellt|linie
Geldwechsel	geldwechsel	geld|währung=wahrung|wechsel
Dollarzeichen extrafett	dollarzeichen extrafett	dollar|geld|währung=wahrung
Äskulapstab	askulapstab	apotheke|asklepiosstab|medizin
Recycling-Symbol	recycling symbol	
Lilie	lilie	fleur-de-lis=fleur de lis
Dreizack	dreizack	anker|triton
Namensschild	namensschild	schild
japanisches Anfänger-Zeichen	japanisches anfanger zeichen	japanisches symbol
hohler roter Kreis	hohler roter kreis	großer kreis=grosser kreis|o|rot
weißes Häkchen	weisses hakchen	abgehakt|erledigt
abgehaktes Kästchen	abgehaktes kastchen	feld|kästchen mit häkchen=kastchen mit hakchen
kräftiges Häkchen	kraftiges hakchen	abhaken|erledigt
Kreuzzeichen	kreuzzeichen	abbrechen|durchgestrichen|multiplikation|multiplizieren|x
angekreuztes Kästchen	angekreuztes kastchen	angekreuztes feld|feld|kreuz|quadrat|x
Schleife	schleife	
Doppelschleife	doppelschleife	rechteck|schleife
Teilalternationszeichen	teilalternationszeichen	japanisch|zeichensetzung
achtzackiger Stern	achtzackiger stern	achtzackig
achtstrahliger Stern	achtstrahliger stern	
Funkeln	funkeln	
Copyright	copyright	c
Registered-Trademark	registered trademark	markenzeichen|r
Markenzeichen	markenzeichen	tm|trademark
spritzer		
Taste: #	taste #	
Taste: *	taste *	
Taste: 0	taste 0	
Taste: 1	taste 1	
Taste: 2	taste 2	
Taste: 3	taste 3	
Taste: 4	taste 4	
Taste: 5	taste 5	
Taste: 6	taste 6	
Taste: 7	taste 7	
Taste: 8	taste 8	
Taste: 9	taste 9	
Taste: 10	taste 10	
Eingabesymbol lateinische Großbuchstaben	eingabesymbol lateinische grossbuchstaben	
Eingabesymbol lateinische Kleinbuchstaben	eingabesymbol lateinische kleinbuchstaben	
Eingabesymbol Zahlen	eingabesymbol zahlen	
Eingabesymbol Sonderzeichen	eingabesymbol sonderzeichen	
Eingabesymbol lateinische Buchstaben	eingabesymbol lateinische buchstaben	
Großbuchstabe A in rotem Quadrat	grossbuchstabe a in rotem quadrat	blut|blutgruppe|negativ|positiv
Großbuchstaben AB in rotem Quadrat	grossbuchstaben ab in rotem quadrat	blut|blutgruppe|negativ|positiv
Großbuchstabe B in rotem Quadrat	grossbuchstabe b in rotem quadrat	blut|blutgruppe|negativ|positiv
Großbuchstaben CL in rotem Quadrat	grossbuchstaben cl in rotem quadrat	
Wort „Cool“ in blauem Quadrat	wort cool in blauem quadrat	
Wort „Free“ in blauem Quadrat	wort free in blauem quadrat	
Buchstabe „i“ in blauem Quadrat	buchstabe i in blauem quadrat	information
Großbuchstaben ID in lila Quadrat	grossbuchstaben id in lila quadrat	
Buchstabe „M“ in Kreis	buchstabe m in kreis	
Wort „New“ in blauem Quadrat	wort new in blauem quadrat	neu
Großbuchstaben NG in blauem Quadrat	grossbuchstaben ng in blauem quadrat	
Großbuchstabe O in rotem Quadrat	grossbuchstabe o in rotem quadrat	0|blut|blutgruppe|negativ|positiv
Großbuchstaben OK in blauem Quadrat	grossbuchstaben ok in blauem quadrat	
Großbuchstabe P in blauem Quadrat	grossbuchstabe p in blauem quadrat	parkplatz
SOS-Zeichen	sos zeichen	hilfe
Schriftzug „UP!“ im blauen Quadrat	schriftzug up im blauen quadrat	blau
Schriftzug VS in orangem Quadrat	schriftzug vs in orangem quadrat	großbuchstaben vs in orangefarbenem quadrat=grossbuchstaben vs in orangefarbenem quadrat|versus
Schriftzeichen „koko“	schriftzeichen koko	japanisches schriftzeichen
Schriftzeichen „sa“	schriftzeichen sa	japanisches schriftzeichen
Schriftzeichen für „Monatsbetrag“	schriftzeichen fur monatsbetrag	japanisches schriftzeichen
Schriftzeichen für „nicht gratis“	schriftzeichen fur nicht gratis	japanisches schriftzeichen
Schriftzeichen für „reserviert“	schriftzeichen fur reserviert	japanisches schriftzeichen
Schriftzeichen für „Schnäppchen“	schriftzeichen fur schnappchen	japanisches schriftzeichen
Schriftzeichen für „Rabatt“	schriftzeichen fur rabatt	japanisches schriftzeichen
Schriftzeichen für „gratis“	schriftzeichen fur gratis	japanisches schriftzeichen
Schriftzeichen für „verbieten“	schriftzeichen fur verbieten	japanisches schriftzeichen
Schriftzeichen für „akzeptieren“	schriftzeichen fur akzeptieren	japanisches schriftzeichen
Schriftzeichen für „anwenden“	schriftzeichen fur anwenden	japanisches schriftzeichen
Schriftzeichen für „Note zum Bestehen“	schriftzeichen fur note zum bestehen	japanisches schriftzeichen
Schriftzeichen für „Zimmer frei“	schriftzeichen fur zimmer frei	japanisches schriftzeichen
Schriftzeichen für „Gratulation“	schriftzeichen fur gratulation	japanisches schriftzeichen
Schriftzeichen für „Geheimnis“	schriftzeichen fur geheimnis	japanisches schriftzeichen
Schriftzeichen für „Geöffnet“	schriftzeichen fur geoffnet	japanisches schriftzeichen
Schriftzeichen für „Kein Zimmer frei“	schriftzeichen fur kein zimmer frei	japanisches schriftzeichen
roter Punkt	roter punkt	ball|rot
oranger Punkt	oranger punkt	orange
gelber Punkt	gelber punkt	gelb
grüner Punkt	gruner punkt	grün=grun
blauer Punkt	blauer punkt	ball|blau
lila Punkt	lila punkt	
brauner Punkt	brauner punkt	braun
schwarzer Punkt	schwarzer punkt	ball|schwarz
weißer Punkt	weisser punkt	ball|weiß=weiss
rotes Quadrat	rotes quadrat	rot
oranges Quadrat	oranges quadrat	orange
gelbes Quadrat	gelbes quadrat	gelb
grünes Quadrat	grunes quadrat	grün=grun
blaues Quadrat	blaues quadrat	blau
lila Quadrat	lila quadrat	
braunes Quadrat	braunes quadrat	braun
großes schwarzes Quadrat	grosses schwarzes quadrat	schwarz
großes weißes Quadrat	grosses weisses quadrat	weiß=weiss
mittelgroßes schwarzes Quadrat	mittelgrosses schwarzes quadrat	schwarz
mittelgroßes weißes Quadrat	mittelgrosses weisses quadrat	weiß=weiss
mittelkleines schwarzes Quadrat	mittelkleines schwarzes quadrat	schwarz
mittelkleines weißes Quadrat	mittelkleines weisses quadrat	weiß=weiss
kleines schwarzes Quadrat	kleines schwarzes quadrat	schwarz
kleines weißes Quadrat	kleines weisses quadrat	weiß=weiss
große orangefarbene Raute	grosse orangefarbene raute	orangefarben
große blaue Raute	grosse blaue raute	blau
kleine orangefarbene Raute	kleine orangefarbene raute	orangefarben
kleine blaue Raute	kleine blaue raute	blau
rotes Dreieck mit der Spitze nach oben	rotes dreieck mit der spitze nach oben	aufwärts=aufwarts|rot
rotes Dreieck mit der Spitze nach unten	rotes dreieck mit der spitze nach unten	abwärts=abwarts|rot
Rautenform mit Punkt	rautenform mit punkt	diamant
Optionsfeld	optionsfeld	schaltfläche=schaltflache
weiße quadratische Schaltfläche	weisse quadratische schaltflache	quadratisch|weiß=weiss
schwarze quadratische Schaltfläche	schwarze quadratische schaltflache	quadratisch|schwarz
Zielflagge	zielflagge	karierte flagge|rennen|sport
Wimpel	wimpel	dreiecksflagge|flagge|rot
überkreuzte Flaggen	uberkreuzte flaggen	japan|japanische flaggen
schwarze Flagge	schwarze flagge	fahne|schwarze fahne|wehen
weiße Flagge	weisse flagge	fahne|wehen|weiße fahne=weisse fahne
Regenbogenflagge	regenbogenflagge	bunt|fahne|regenbogen
Transgender-Flagge	transgender flagge	
Piratenflagge	piratenflagge	jolly roger|pirat|piratenfahne|schatz
Flagge: Ascension	flagge ascension	
Flagge: Andorra	flagge andorra	
Flagge: Vereinigte Arabische Emirate	flagge vereinigte arabische emirate	
Flagge: Afghanistan	flagge afghanistan	
Flagge: Antigua und Barbuda	flagge antigua und barbuda	
Flagge: Anguilla	flagge anguilla	
Flagge: Albanien	flagge albanien	
Flagge: Armenien	flagge armenien	
Flagge: Angola	flagge angola	
Flagge: Antarktis	flagge antarktis	
Flagge: Argentinien	flagge argentinien	
Flagge: Amerikanisch-Samoa	flagge amerikanisch samoa	
Flagge: Österreich	flagge osterreich	
Flagge: Australien	flagge australien	
Flagge: Aruba	flagge aruba	
Flagge: Ålandinseln	flagge alandinseln	
Flagge: Aserbaidschan	flagge aserbaidschan	
Flagge: Bosnien und Herzegowina	flagge bosnien und herzegowina	
Flagge: Barbados	flagge barbados	
Flagge: Bangladesch	flagge bangladesch	
Flagge: Belgien	flagge belgien	
Flagge: Burkina Faso	flagge burkina faso	
Flagge: Bulgarien	flagge bulgarien	
Flagge: Bahrain	flagge bahrain	
Flagge: Burundi	flagge burundi	
Flagge: Benin	flagge benin	
Flagge: St. Barthélemy	flagge st barthelemy	
Flagge: Bermuda	flagge bermuda	
Flagge: Brunei Darussalam	flagge brunei darussalam	
Flagge: Bolivien	flagge bolivien	
Flagge: Karibische Niederlande	flagge karibische niederlande	
Flagge: Brasilien	flagge brasilien	
Flagge: Bahamas	flagge bahamas	
Flagge: Bhutan	flagge bhutan	
Flagge: Bouvetinsel	flagge bouvetinsel	
Flagge: Botsuana	flagge botsuana	
Flagge: Belarus	flagge belarus	
Flagge: Belize	flagge belize	
Flagge: Kanada	flagge kanada	
Flagge: Kokosinseln	flagge kokosinseln	
Flagge: Kongo-Kinshasa	flagge kongo kinshasa	
Flagge: Zentralafrikanische Republik	flagge zentralafrikanische republik	
Flagge: Kongo-Brazzaville	flagge kongo brazzaville	
Flagge: Schweiz	flagge schweiz	
Flagge: Côte d’Ivoire	flagge cote divoire	
Flagge: Cookinseln	flagge cookinseln	
Flagge: Chile	flagge chile	
Flagge: Kamerun	flagge kamerun	
Flagge: China	flagge china	
Flagge: Kolumbien	flagge kolumbien	
Flagge: Clipperton-Insel	flagge clipperton insel	
flagge sark		
Flagge: Costa Rica	flagge costa rica	
Flagge: Kuba	flagge kuba	
Flagge: Cabo Verde	flagge cabo verde	
Flagge: Curaçao	flagge curacao	
Flagge: Weihnachtsinsel	flagge weihnachtsinsel	
Flagge: Zypern	flagge zypern	
Flagge: Tschechien	flagge tschechien	
Flagge: Deutschland	flagge deutschland	
Flagge: Diego Garcia	flagge diego garcia	
Flagge: Dschibuti	flagge dschibuti	
Flagge: Dänemark	flagge danemark	
Flagge: Dominica	flagge dominica	
Flagge: Dominikanische Republik	flagge dominikanische republik	
Flagge: Algerien	flagge algerien	
Flagge: Ceuta und Melilla	flagge ceuta und melilla	
Flagge: Ecuador	flagge ecuador	
Flagge: Estland	flagge estland	
Flagge: Ägypten	flagge agypten	
Flagge: Westsahara	flagge westsahara	
Flagge: Eritrea	flagge eritrea	
Flagge: Spanien	flagge spanien	
Flagge: Äthiopien	flagge athiopien	
Flagge: Europäische Union	flagge europaische union	
Flagge: Finnland	flagge finnland	
Flagge: Fidschi	flagge fidschi	
Flagge: Falklandinseln	flagge falklandinseln	
Flagge: Mikronesien	flagge mikronesien	
Flagge: Färöer	flagge faroer	
Flagge: Frankreich	flagge frankreich	
Flagge: Gabun	flagge gabun	
Flagge: Vereinigtes Königreich	flagge vereinigtes konigreich	
Flagge: Grenada	flagge grenada	
Flagge: Georgien	flagge georgien	
Flagge: Französisch-Guayana	flagge franzosisch guayana	
Flagge: Guernsey	flagge guernsey	
Flagge: Ghana	flagge ghana	
Flagge: Gibraltar	flagge gibraltar	
Flagge: Grönland	flagge gronland	
Flagge: Gambia	flagge gambia	
Flagge: Guinea	flagge guinea	
Flagge: Guadeloupe	flagge guadeloupe	
Flagge: Äquatorialguinea	flagge aquatorialguinea	
Flagge: Griechenland	flagge griechenland	
Flagge: Südgeorgien und die Südlichen Sandwichinseln	flagge sudgeorgien und die sudlichen sandwichinseln	
Flagge: Guatemala	flagge guatemala	
Flagge: Guam	flagge guam	
Flagge: Guinea-Bissau	flagge guinea bissau	
Flagge: Guyana	flagge guyana	
Flagge: Sonderverwaltungsregion Hongkong	flagge sonderverwaltungsregion hongkong	
Flagge: Heard und McDonaldinseln	flagge heard und mcdonaldinseln	
Flagge: Honduras	flagge honduras	
Flagge: Kroatien	flagge kroatien	
Flagge: Haiti	flagge haiti	
Flagge: Ungarn	flagge ungarn	
Flagge: Kanarische Inseln	flagge kanarische inseln	
Flagge: Indonesien	flagge indonesien	
Flagge: Irland	flagge irland	
Flagge: Israel	flagge israel	
Flagge: Isle of Man	flagge isle of man	
Flagge: Indien	flagge indien	
Flagge: Britisches Territorium im Indischen Ozean	flagge britisches territorium im indischen ozean	
Flagge: Irak	flagge irak	
Flagge: Iran	flagge iran	
Flagge: Island	flagge island	
Flagge: Italien	flagge italien	
Flagge: Jersey	flagge jersey	
Flagge: Jamaika	flagge jamaika	
Flagge: Jordanien	flagge jordanien	
Flagge: Japan	flagge japan	
Flagge: Kenia	flagge kenia	
Flagge: Kirgisistan	flagge kirgisistan	
Flagge: Kambodscha	flagge kambodscha	
Flagge: Kiribati	flagge kiribati	
Flagge: Komoren	flagge komoren	
Flagge: St. Kitts und Nevis	flagge st kitts und nevis	
Flagge: Nordkorea	flagge nordkorea	
Flagge: Südkorea	flagge sudkorea	
Flagge: Kuwait	flagge kuwait	
Flagge: Kaimaninseln	flagge kaimaninseln	
Flagge: Kasachstan	flagge kasachstan	
Flagge: Laos	flagge laos	
Flagge: Libanon	flagge libanon	
Flagge: St. Lucia	flagge st lucia	
Flagge: Liechtenstein	flagge liechtenstein	
Flagge: Sri Lanka	flagge sri lanka	
Flagge: Liberia	flagge liberia	
Flagge: Lesotho	flagge lesotho	
Flagge: Litauen	flagge litauen	
Flagge: Luxemburg	flagge luxemburg	
Flagge: Lettland	flagge lettland	
Flagge: Libyen	flagge libyen	
Flagge: Marokko	flagge marokko	
Flagge: Monaco	flagge monaco	
Flagge: Republik Moldau	flagge republik moldau	
Flagge: Montenegro	flagge montenegro	
Flagge: St. Martin	flagge st martin	
Flagge: Madagaskar	flagge madagaskar	
Flagge: Marshallinseln	flagge marshallinseln	
Flagge: Nordmazedonien	flagge nordmazedonien	
Flagge: Mali	flagge mali	
Flagge: Myanmar	flagge myanmar	
Flagge: Mongolei	flagge mongolei	
Flagge: Sonderverwaltungsregion Macau	flagge sonderverwaltungsregion macau	
Flagge: Nördliche Marianen	flagge nordliche marianen	
Flagge: Martinique	flagge martinique	
Flagge: Mauretanien	flagge mauretanien	
Flagge: Montserrat	flagge montserrat	
Flagge: Malta	flagge malta	
Flagge: Mauritius	flagge mauritius	
Flagge: Malediven	flagge malediven	
Flagge: Malawi	flagge malawi	
Flagge: Mexiko	flagge mexiko	
Flagge: Malaysia	flagge malaysia	
Flagge: Mosambik	flagge mosambik	
Flagge: Namibia	flagge namibia	
Flagge: Neukaledonien	flagge neukaledonien	
Flagge: Niger	flagge niger	
Flagge: Norfolkinsel	flagge norfolkinsel	
Flagge: Nigeria	flagge nigeria	
Flagge: Nicaragua	flagge nicaragua	
Flagge: Niederlande	flagge niederlande	
Flagge: Norwegen	flagge norwegen	
Flagge: Nepal	flagge nepal	
Flagge: Nauru	flagge nauru	
Flagge: Niue	flagge niue	
Flagge: Neuseeland	flagge neuseeland	
Flagge: Oman	flagge oman	
Flagge: Panama	flagge panama	
Flagge: Peru	flagge peru	
Flagge: Französisch-Polynesien	flagge franzosisch polynesien	
Flagge: Papua-Neuguinea	flagge papua neuguinea	
Flagge: Philippinen	flagge philippinen	
Flagge: Pakistan	flagge pakistan	
Flagge: Polen	flagge polen	
Flagge: St. Pierre und Miquelon	flagge st pierre und miquelon	
Flagge: Pitcairninseln	flagge pitcairninseln	
Flagge: Puerto Rico	flagge puerto rico	
Flagge: Palästinensische Autonomiegebiete	flagge palastinensische autonomiegebiete	
Flagge: Portugal	flagge portugal	
Flagge: Palau	flagge palau	
Flagge: Paraguay	flagge paraguay	
Flagge: Katar	flagge katar	
Flagge: Réunion	flagge reunion	
Flagge: Rumänien	flagge rumanien	
Flagge: Serbien	flagge serbien	
Flagge: Russland	flagge russland	
Flagge: Ruanda	flagge ruanda	
Flagge: Saudi-Arabien	flagge saudi arabien	
Flagge: Salomonen	flagge salomonen	
Flagge: Seychellen	flagge seychellen	
Flagge: Sudan	flagge sudan	
Flagge: Schweden	flagge schweden	
Flagge: Singapur	flagge singapur	
Flagge: St. Helena	flagge st helena	
Flagge: Slowenien	flagge slowenien	
Flagge: Spitzbergen und Jan Mayen	flagge spitzbergen und jan mayen	
Flagge: Slowakei	flagge slowakei	
Flagge: Sierra Leone	flagge sierra leone	
Flagge: San Marino	flagge san marino	
Flagge: Senegal	flagge senegal	
Flagge: Somalia	flagge somalia	
Flagge: Suriname	flagge suriname	
Flagge: Südsudan	flagge sudsudan	
Flagge: São Tomé und Príncipe	flagge sao tome und principe	
Flagge: El Salvador	flagge el salvador	
Flagge: Sint Maarten	flagge sint maarten	
Flagge: Syrien	flagge syrien	
Flagge: Eswatini	flagge eswatini	
Flagge: Tristan da Cunha	flagge tristan da cunha	
Flagge: Turks- und Caicosinseln	flagge turks und caicosinseln	
Flagge: Tschad	flagge tschad	
Flagge: Französische Süd- und Antarktisgebiete	flagge franzosische sud und antarktisgebiete	
Flagge: Togo	flagge togo	
Flagge: Thailand	flagge thailand	
Flagge: Tadschikistan	flagge tadschikistan	
Flagge: Tokelau	flagge tokelau	
Flagge: Timor-Leste	flagge timor leste	
Flagge: Turkmenistan	flagge turkmenistan	
Flagge: Tunesien	flagge tunesien	
Flagge: Tonga	flagge tonga	
Flagge: Türkei	flagge turkei	
Flagge: Trinidad und Tobago	flagge trinidad und tobago	
Flagge: Tuvalu	flagge tuvalu	
Flagge: Taiwan	flagge taiwan	
Flagge: Tansania	flagge tansania	
Flagge: Ukraine	flagge ukraine	
Flagge: Uganda	flagge uganda	
Flagge: Amerikanische Überseeinseln	flagge amerikanische uberseeinseln	
Flagge: Vereinte Nationen	flagge vereinte nationen	
Flagge: Vereinigte Staaten	flagge vereinigte staaten	
Flagge: Uruguay	flagge uruguay	
Flagge: Usbekistan	flagge usbekistan	
Flagge: Vatikanstadt	flagge vatikanstadt	
Flagge: St. Vincent und die Grenadinen	flagge st vincent und die grenadinen	
Flagge: Venezuela	flagge venezuela	
Flagge: Britische Jungferninseln	flagge britische jungferninseln	
Flagge: Amerikanische Jungferninseln	flagge amerikanische jungferninseln	
Flagge: Vietnam	flagge vietnam	
Flagge: Vanuatu	flagge vanuatu	
Flagge: Wallis und Futuna	flagge wallis und futuna	
Flagge: Samoa	flagge samoa	
Flagge: Kosovo	flagge kosovo	
Flagge: Jemen	flagge jemen	
Flagge: Mayotte	flagge mayotte	
Flagge: Südafrika	flagge sudafrika	
Flagge: Sambia	flagge sambia	
Flagge: Simbabwe	flagge simbabwe	
Flagge: England	flagge england	
Flagge: Schottland	flagge schottland	
Flagge: Wales	flagge wales	

"""#
}
