// swift-format-ignore-file
// Written by Scripts/generate-catalogue.py from Data/. Do not edit.

extension CatalogueTable {
  /// Italian names, folded, keywords; a line for each row without a tone.
  static let italian: StaticString = #"""
faccina con un gran sorriso		faccina che sogghigna|risata|sogghignare
faccina con un gran sorriso e occhi spalancati		faccina sorridente|risata|sorridere
faccina con sorriso e occhi sorridenti		bocca aperta|faccina con un gran sorriso e occhi sorridenti|occhi felici|risata
faccina raggiante con occhi felici		risata|sogghignare
sorriso a bocca aperta con occhi chiusi		
faccina con un gran sorriso e goccia di sudore		sorriso teso
ridere a crepapelle		
faccina con lacrime di gioia		piangere dal ridere
faccina con sorriso accennato		mezzo sorriso|sorriso a bocca chiusa
faccina sottosopra		capovolta|scombussolata
faccina che si scioglie		dissolversi|liquefarsi|liquido|sciogliersi|sparire|squagliarsi
faccia screpolata		
faccina che fa l’occhiolino	faccina che fa locchiolino	fare l’occhiolino=fare locchiolino
faccina con occhi sorridenti		felice|sorriso
faccina con sorriso e aureola		angioletto|faccina sorridente con aureola
faccina con cuoricini		adorazione|colpo di fulmine|faccina innamorata
faccina con sorriso e occhi a cuore		amore
colpo di fulmine		faccia sorridente|occhi|stelline
faccina che manda un bacio		baci|faccina che manda baci
faccina che bacia		faccina che dà bacio=faccina che da bacio
faccina sorridente		delineata|rilassata
faccina che bacia con occhi chiusi		baciare|bacio
faccina che bacia con occhi sorridenti		faccina che manda baci|faccina sorridente
faccina sorridente con lacrima		emozionato|grato|orgoglioso|rincuorato
faccina che si lecca i baffi		buono|cibo delizioso|gnam
faccina che mostra la lingua		faccina con lingua fuori|linguaccia
faccina che fa l’occhiolino e mostra la lingua	faccina che fa locchiolino e mostra la lingua	linguaccia con occhiolino|scherzo
faccina impazzita		grande|occhio|piccolo
faccina con un gran sorriso che mostra la lingua		bleah|linguaccia|orribile
faccina avida di denaro		avidità=avidita|guadagnare|ricchezza|soldi
faccina che abbraccia		abbraccio|sorriso
faccina con mano sulla bocca		oops
faccina con occhi aperti e mano sulla bocca		imbarazzo|incredulità=incredulita|meraviglia|sorpresa|spavento|stupore
faccina che sbircia tra le dita		fissare|incuriosito|sbirciare|spiare
faccina che zittisce		silenzio|zittire
faccina concentrata		concentrarsi|pensare
faccina che fa il saluto		militare|ok|signorsì=signorsi|soleggiato|truppe
faccina con bocca con cerniera		bocca cucita|no comment|non posso parlare|zitto
faccia con sopracciglia alzate		diffidente|scettico
faccina neutra		impassibile|no comment
faccina inespressiva		no comment
faccina senza bocca		non posso parlare
faccina tratteggiata		depresso|introverso|invisibile|nascondersi|scomparire|sparire
testa tra le nuvole		
faccina con sorrisetto		faccina che sorride|furbetto|malizioso
faccina contrariata		triste
faccina con occhi al cielo		guardare altrove|roteare gli occhi|sollevare gli occhi al cielo
faccina con smorfia		
faccina che espira		
faccina bugiarda		bugia|bugiardo|naso lungo|pinocchio
faccina tremante		
scuotere la testa in senso orizzontale		
scuotere la testa in senso verticale		
faccina sollevata		
faccina pensierosa		scoraggiata
faccina assonnata		assonnato|dormire|sonno
faccina che sbava		bava|sbavare
faccina che dorme		sonno
faccina con borse sotto gli occhi		
faccina con mascherina		maschera
faccina con termometro		ammalato|febbre|influenza
faccina con la testa bendata		bende|dolore|farsi male|fasciarsi la testa
faccina nauseata		nausea|vomito
faccina che vomita		nausea|vomito
faccina che starnutisce		raffreddore|starnuto
faccina accaldata		caldo|faccina sudata|febbricitante|sudore
faccina congelata		faccina blu|freddo|gelone|ipotermia
faccina stordita		faccina con occhi semiaperti|frastornato|vertigini
faccina frastornata		testa che gira
faccina con occhi a spirale		
testa che esplode		scioccato
faccina con cappello da cowboy		
faccina che festeggia		cappellino|festa|festeggiamenti|party|trombetta
faccina travestita		incognito|naso|occhiali|travestimento
faccina con sorriso e occhiali da sole		spensierato
faccina nerd		occhiali da nerd|secchione|studioso
faccina con monocolo		sospetto
faccina confusa		
faccina perplessa		così così=cosi cosi|deluso|dubbioso|meh|perplesso|scettico
faccina preoccupata		preoccupazione preoccupata
faccina leggermente imbronciata		corrucciato|imbronciato|mettere il muso
faccina imbronciata		corrucciato|imbronciato|mettere il muso
faccina con bocca aperta		sorpreso|stupito
faccina sorpresa		sbalordita
faccina stupita		scioccata
faccina imbarazzata		confuso|faccina con guance rosse|imbarazzato
faccina stravolta		
faccina supplichevole		faccina sull’orlo delle lacrime=faccina sullorlo delle lacrime|implorare|lacrime|quasi in lacrime
faccina che trattiene le lacrime		arrabbiato|fiero|piangere|resistere|triste
faccina imbronciata con bocca aperta		corrucciata|corrucciata con bocca aperta
faccina angosciata		sofferente
faccina impaurita		paura
faccina sudata in ansia		faccina blu sudata|faccina sotto pressione
faccina delusa ma sollevata		deluso|sollevato
faccina che piange		lacrime|piangere|triste
faccina disperata		lacrime|piangere|pianto
faccina terrorizzata		grido di paura|paura
faccina frustrata		
faccina perseverante		
faccina delusa		delusione
faccina abbattuta sudata		delusione|sudore
faccina esausta		sfinita
faccina stanca		
faccina che sbadiglia		annoiata|annoiato|sbadiglio|sonno|stanca|stanco
faccina che sbuffa		arrabbiarsi|sbuffare
faccina accigliata		arrabbiata|broncio|faccina rossa|imbronciata|muso
faccina arrabbiata		rabbia
faccina con simboli sulla bocca		imprecare
faccina con sorriso e corna		
faccina arrabbiata con corna		diavolo
teschio		favola|morte|mostro
teschio con ossa incrociate		letale|morte|pericolo
cacca		popò=popo|pupù=pupu
faccina pagliaccio		clown
orco		faccina|favola|mostro|orco giapponese
goblin		elfo|folletto|malefico|mostro
fantasma		favola|halloween|scherzo|storie di fantasmi
alieno		extraterrestre|faccina|ufo
mostro alieno		faccina|favola|ufo
faccina di robot		
gatto che sorride		aperta|bocca|faccina
gatto che sogghigna		faccina|gatto con occhi sorridenti|ghigno
gatto con lacrime di gioia		faccina
gatto innamorato		amore|cuore|faccina|gatto sorridente con occhi a cuore
gatto con sorriso sarcastico		faccina|sorriso ironico
gatto che manda baci		bacio|faccina|occhi chiusi
gatto esterrefatto		faccina|oh mio dio
gatto che piange		faccina|piangere
gatto imbronciato		broncio|faccina|muso
non vedo		scimmietta|scimmietta non vedo
non sento		scimmietta|scimmietta non sento
non parlo		scimmietta|scimmietta non parlo
lettera d’amore	lettera damore	busta con cuore|cuore|romanticismo
cuore con freccia		amore|cupido|emozione
cuore con fiocco		emozione|san valentino
cuore che luccica		amore|emozionato|emozione|luccichio
cuore che cresce		amore|emozionato|nervoso
cuore che batte		amore|battito|pulsazione
cuori che girano		adorabile|amore|carino|cuore
due cuori		amore|emozione|innamorati
decorazione con cuore		
punto esclamativo a cuore		punteggiatura|simbolo
cuore infranto		emozione|spezzato
cuore in fiamme		
cuore guarito		
cuore rosso		amore
cuore rosa		
cuore arancione		emozione
cuore giallo		emozione
cuore verde		emozione
cuore azzurro		emozione
cuore azzurro		
cuore viola		emozione
cuore marrone		emozione
cuore nero		dolore|tristezza
cuore grigio		
cuore bianco		emozione
impronta della bocca		bacio|labbra|romanticismo|segno delle labbra
100 punti		punteggio pieno
rabbia		arrabbiato|emozione|fumetto|simbolo rabbia
nuvoletta di zuffa		
collisione		emozione|fumetto|simbolo collisione
stella con scia		emozione|fumetto|stelle|vedere le stelle|vorticoso
gocce di sudore		bagno di sudore|emozione|fumetto|sudato
nuvola di polvere		emozione|fuga|fumetto|scappare
buco		fumetto|nero
fumetto		dialogo
occhio nel fumetto		nuvoletta|testimone
nuvoletta nera		dialogo|fumetto
nuvoletta rabbia		dialogo|fumetto
nuvoletta		fumetto
sonno		dormire|russare|zzz
mano che saluta		salutare
dorso mano alzata		
mano aperta		cinque dita|mano alzata|palmo della mano
mano alzata		carta
saluto vulcaniano		spock|star trek
mano rivolta a destra		verso destra
mano rivolta a sinistra		verso sinistra
mano con il palmo verso il basso		cacciare|congedare|imporre
mano con il palmo verso l’alto	mano con il palmo verso lalto	offrire|prendere|raccogliere|richiamare
mano che spinge a sinistra		
mano che spinge a destra		
mano che fa OK	mano che fa ok	segno di ok
mano a pigna		dita|dita unite|gesto della mano|interrogativo|sarcastico
mano che fa il gesto del pizzico		piccola quantità=piccola quantita|poco|un po’=un po|un pochino
vittoria		forbice|mano|segno di vittoria|yeah
dita incrociate		fortuna|incrociare|mano
mano con indice e pollice incrociati		amore|caro|costoso|cuore|denaro|schioccare|soldi
gesto ti amo		gesto tvb
segno delle corna		fare le corna|rock and roll
mano con gesto di chiamata		chiamare|telefonare
indice verso sinistra		dito|dito indice|dito verso sinistra
indice verso destra		dito|dito indice|dito verso destra
indice alzato		dito alzato|dito in su|dito indice|indice in su
dito medio		insulto|offendere
indice abbassato		dito abbassato|dito in giù=dito in giu|dito indice|indice in giù=indice in giu
indice verso l’alto	indice verso lalto	dito|dito verso l’alto=dito verso lalto|indicare|tu
indice verso l’osservatore	indice verso losservatore	indicare|puntare|tu
pollice in su		mano|segno
pollice verso		giù=giu|mano|pollice in giù=pollice in giu
segno del pollice a sinistra		
segno del pollice a destra		
pugno		alzato|sasso
pugno chiuso		mano
pugno a sinistra		
pugno a destra		
mani che applaudono		applaudire|applauso
mani alzate		evviva|urrà=urra|vittoria
mani a cuore		amore|ti amo|ti voglio bene
mani aperte		aperta|mano|segno|segno delle mani aperte
mani unite in alto		preghiera
stretta di mano		conoscere|presentarsi
mani giunte		gesto|mano|pregare|preghiera
mano che scrive		scrivere|scrivere a mano
smalto per unghie		cosmetici|manicure
selfie		autoscatto|fotocamera|telefono
bicipite		forte|fumetto|muscolo|teso
protesi robotica per il braccio		accessibilità=accessibilita
protesi robotica per la gamba		accessibilità=accessibilita
gamba		arto|calcio
piede		calciare|camminare
orecchio		corpo
orecchio con apparecchio acustico		accessibilità=accessibilita|non udente|non udenti|protesi acustica
naso		corpo|faccia
cervello		intelligente
organo del cuore		battito|cardiologia|pulsazione
polmoni		espirazione|inspirazione|organo|respirazione|respiro
dente		dentista
osso		scheletro
occhi		faccia
occhio		corpo|faccia
lingua		corpo|faccia
bocca		corpo|faccia|labbra
bocca che morde il labbro		ansia|disagio|flirtare|nervoso|paura|preoccupato|sedurre
neonato		bebè=bebe|figlio|persone
bimbo		giovane
bambino		persone|ragazzino
bambina		persone|ragazzina
persona		adulto
persona bionda		biondo|persone
uomo		maschio|persone
persona con la barba		
uomo con la barba		
donna con la barba		
uomo: capelli rossi	uomo capelli rossi	maschio|persone
uomo: capelli ricci	uomo capelli ricci	maschio|persone
uomo: capelli bianchi	uomo capelli bianchi	maschio|persone
uomo: calvo	uomo calvo	maschio|persone
donna		femmina|persone
donna: capelli rossi	donna capelli rossi	femmina|persone
persona: capelli rossi	persona capelli rossi	adulto
donna: capelli ricci	donna capelli ricci	femmina|persone
persona: capelli ricci	persona capelli ricci	adulto
donna: capelli bianchi	donna capelli bianchi	femmina|persone
persona: capelli bianchi	persona capelli bianchi	adulto
donna: calvo	donna calvo	femmina|persone
persona: calvo	persona calvo	adulto
donna bionda		femmina
uomo biondo		maschio
persona anziana		adulto anziano|anziano
uomo anziano		nonno|persone
donna anziana		nonna|persone
persona corrucciata		gesto
uomo corrucciato		gesto|maschio
donna corrucciata		femmina|gesto
persona imbronciata		gesto
uomo imbronciato		gesto|maschio
donna imbronciata		femmina|gesto
persona che fa segno di no		faccina|gesto di rifiuto|non bene|rifiuto|vietato
uomo con gesto di rifiuto		no|proibito
donna con gesto di rifiuto		no|proibito
persona con gesto OK	persona con gesto ok	tutto bene
uomo con gesto OK	uomo con gesto ok	d’accordo=daccordo
donna con gesto OK	donna con gesto ok	d’accordo=daccordo
persona al punto informazioni		assistenza|persone
uomo al punto informazioni		indicazione|sarcastico
donna al punto informazioni		indicazione|sarcastica
persona con mano alzata		felice|gesto
uomo con mano alzata		gesto
donna con mano alzata		gesto
persona con problemi di udito		accessibilità=accessibilita|difficoltà uditive=difficolta uditive|sordità=sordita
uomo con problemi di udito		sordità=sordita|sordo|uomo con difficoltà uditive=uomo con difficolta uditive|uomo sordo
donna con problemi di udito		donna con difficoltà uditive=donna con difficolta uditive|donna sorda|sorda|sordità=sordita
persona che fa un inchino profondo		gesto|mi dispiace
uomo che fa inchino profondo		gesto|scuse
donna che fa inchino profondo		gesto|scuse
persona esasperata		esasperazione|facepalm|incredulità=incredulita|mano in fronte
uomo esasperato		esasperazione|facepalm|gesto
donna esasperata		esasperazione|facepalm|gesto
persona che scrolla le spalle		dubbio|indifferenza|noncuranza|spalle alzate
uomo che scrolla le spalle		dubitare|gesto|indifferenza
donna che scrolla le spalle		dubitare|gesto|indifferenza
persona che lavora nella sanità	persona che lavora nella sanita	infermiera|infermiere|medico|terapista
operatore sanitario		camice|dottore|ospedale|uomo
operatrice sanitaria		camice|donna|dottoressa|ospedale
studente		diploma|studentessa
studente maschio		laurea|ragazzo
studentessa		femmina|laurea|ragazza
insegnante		maestra|maestro|professore|professoressa
professore		insegnante|scuola|studio
professoressa		insegnante|scuola|studio
giudice		bilancia|giustizia
giudice uomo		bilancia|giustizia
giudice donna		bilancia|giustizia
agricoltore		allevatore|contadino|giardiniere
contadino		allevatore|fattoria|uomo
contadina		allevatrice|donna|fattoria
persona che cucina		chef|cuoco
cuoco		chef|cucinare|uomo
cuoca		chef|cucinare|donna
meccanico		elettricista|idraulico|tecnico specializzato
meccanico uomo		chiave inglese|idraulico|tecnico specializzato
meccanico donna		chiave inglese|idraulico donna|tecnico specializzato
persona che lavora in fabbrica		assemblaggio|industria|operaio
operaio		fabbrica|industria|uomo
operaia		donna|fabbrica|industria
persona che fa un lavoro d’ufficio	persona che fa un lavoro dufficio	architetto|business|impiegato|manager
impiegato		architetto|business|manager|ufficio|uomo
impiegata		architetto|business|donna|manager|ufficio
persona che lavora in campo scientifico		biologo|chimico|fisico|ingegnere|scienziato
scienziato		biologia|chimica|scienza|uomo
scienziata		biologia|chimica|donna|scienza
persona esperta di tecnologia		inventore|programmatore|software|sviluppatore|tecnologo
tecnologo		computer|programmatore|sviluppatore|uomo
tecnologa		computer|donna|programmatrice|sviluppatrice
cantante		attore|intrattenitore|rock|star
cantante uomo		attore|musica|star
cantante donna		attrice|musica|star
artista		tavolozza
artista uomo		arte|pittore
artista donna		arte|pittrice
pilota		aereo
pilota uomo		aereo|aeroplano
pilota donna		aereo|aeroplano
astronauta		razzo
astronauta uomo		razzo|spazio
astronauta donna		razzo|spazio
pompiere		vigile del fuoco
pompiere uomo		incendio|vigile del fuoco
pompiere donna		incendio|vigile del fuoco
agente di polizia		persone|poliziotto
poliziotto uomo		agente|divisa|polizia
poliziotta		agente|divisa|donna|polizia
detective		investigatore|mistero
investigatore		detective|spia|uomo
investigatrice		detective|donna|spia
guardia		
guardia uomo		maschio
guardia donna		femmina
ninja		guerriero|invisibile|nascosto
operaio edile		persone
operaio edile uomo		costruzioni|edificio
operaia edile		costruzioni|donna|edificio
persona con corona		monarca|nobile|re|regale|regina
principe		
principessa		favola|persone
persona con turbante		persone
uomo con turbante		maschio
donna con turbante		femmina
uomo con zucchetto cinese		persone
donna con velo		donna con foulard|donna con hijab
persona in smoking		sposo
uomo in smoking		
donna in smoking		
persona con velo		matrimonio|sposa
sposo con velo		
sposa con velo		
donna incinta		gravidanza
uomo incinto		gonfio|gravido|pancia|pieno
persona incinta		gonfio|gravido|incinto|pancia|pieno
allattare		allattamento|allattare al seno
donna che allatta		allattamento|bebè=bebe|nutrire
uomo che allatta		allattamento|bebè=bebe|nutrire
persona che allatta		allattamento|bebè=bebe|nutrire
angioletto		angelo|faccina|favola
Babbo Natale	babbo natale	festa
Mamma Natale	mamma natale	
Santa Claus	santa claus	claus, natale=claus natale
supereroe		eroina|supereroina|superpoteri
supereroe uomo		eroe
supereroina		donna|superpoteri
supercattivo		cattivo|criminale|superpotere
supercattivo uomo		cattivo|criminale|superpotere
supercattiva		cattivo|criminale|donna|superpotere
mago		strega|stregone
mago uomo		stregone
maga		strega
fata		oberon|puck|titania
folletto alato		oberon|puck
fata donna		titania
vampiro		dracula|morto vivente
vampiro uomo		dracula|morto vivente
vampira		non morto
sirena		
tritone		
sirena donna		
elfo		magico
elfo uomo		magico
elfo donna		magico
genio		djinn
genio uomo		djinn
genio donna		djinn
zombie		morto vivente
zombie uomo		morto vivente
zombie donna		morto vivente
troll		fantasia|favola|fiaba|mostro
creatura pelosa		
persona che riceve un massaggio		centro estetico|massaggio facciale
uomo che riceve un massaggio		faccia|massaggio al viso per uomo|viso
donna che riceve un massaggio		faccia|massaggio al viso per donna|viso
taglio di capelli		bellezza|salone|salone di bellezza
taglio di capelli per uomo		bellezza
taglio di capelli per donna		bellezza
pedone		camminare|passeggiata|uomo
uomo che cammina		camminare|passeggiata|pedone
donna che cammina		camminare|passeggiata|pedone
pedone a destra		
donna che cammina a destra		
uomo che cammina a destra		
persona in piedi		stare in piedi
uomo in piedi		
donna in piedi		
persona inginocchiata		in ginocchio|inginocchiarsi
uomo inginocchiato		in ginocchio|inginocchiarsi
donna inginocchiata		in ginocchio|inginocchiarsi
persona inginocchiata a destra		
donna inginocchiata a destra		
uomo inginocchiato a destra		
persona con bastone di orientamento		accessibilità=accessibilita|cecità=cecita
persona con bastone di orientamento a destra		
uomo con bastone bianco di orientamento		accessibilità=accessibilita|cecità=cecita|ciechi|cieco|ipovedente|ipovedenti|non vedente|non vedenti
uomo con bastone bianco di orientamento a destra		
donna con bastone bianco di orientamento		accessibilità=accessibilita|cecità=cecita|cieca|cieche|donna non vedente|donne non vedenti|ipovedente|ipovedenti
donna con bastone bianco di orientamento a destra		
persona su sedia a rotelle motorizzata		accessibilità=accessibilita
persona su sedia a rotelle motorizzata a destra		
uomo su sedia a rotelle motorizzata		accessibilità=accessibilita|uomo in carrozzina|uomo in sedia a rotelle
uomo su sedia a rotelle motorizzata a destra		
donna su sedia a rotelle motorizzata		accessibilità=accessibilita|donna in carrozzina|donna in sedia a rotelle
donna su sedia a rotelle motorizzata a destra		
persona su sedia a rotelle manuale		accessibilità=accessibilita
persona su sedia a rotelle manuale a destra		
uomo su sedia a rotelle manuale		accessibilità=accessibilita|uomo in carrozzina|uomo in sedia a rotelle
uomo su sedia a rotelle manuale a destra		
donna su sedia a rotelle manuale		accessibilità=accessibilita|donna in carrozzina|donna in sedia a rotelle
donna su sedia a rotelle manuale a destra		
persona che corre		corsa|maratona|sport
uomo che corre		correre|corsa|sport
donna che corre		correre|corsa|sport
persona che corre a destra		
donna che corre a destra		
uomo che corre a destra		
persona che danza		
donna che balla		ballare
uomo che balla		ballare
uomo con completo che levita		uomo elegante che levita|vestito elegante
persone con orecchie da coniglio		donna|ragazza
uomini con orecchie da coniglio		ballerino|party|uomo
donne con orecchie da coniglio		ballerina|donna|party
persona in sauna		bagno turco
uomo in sauna		bagno turco
donna in sauna		bagno turco
persona che scala		scalatore
scalatore		uomo che scala
scalatrice		donna che scala
schermidore		fioretto|persona|scherma|spada
ippica		cavallo|cavallo da corsa|corse|fantino
sciatore		neve|sci|settimana bianca|sport
persona sullo snowboard		sport|uomo sullo snowboard
persona che gioca a golf		buca|giocatore di golf|mazza|pallina|tiro
golfista uomo		golf|mazza|sport
golfista donna		golf|mazza|sport
persona che fa surf		sport
surfista uomo		sport|surf|tavola da surf
surfista donna		sport|surf|tavola da surf
persona in barca a remi		
uomo in barca a remi		
donna in barca a remi		
persona che nuota		nuotare|nuoto|sport
nuotatore		nuoto|piscina|sport|uomo
nuotatrice		donna|nuoto|piscina|sport
persona che fa rimbalzare una palla		basket|campo|giocatore
uomo che fa rimbalzare una palla		sport
donna che fa rimbalzare una palla		sport
persona che solleva pesi		bilanciere|pesi massimi|sollevamento pesi|sport
uomo che solleva pesi		bilanciere|sport
donna che solleva pesi		bilanciere|sport
ciclista		bici
ciclista uomo		bici|bicicletta|sport
ciclista donna		bici|bicicletta|sport
ciclista di mountain bike		
ciclista uomo di mountain bike		bici|bicicletta|sport
ciclista donna di mountain bike		bici|bicicletta|sport
persona che fa la ruota		ginnasta|ginnastica
uomo che fa la ruota		ginnastica|sport
donna che fa la ruota		ginnastica|sport
persone che fanno la lotta		sport|wrestler|wrestling
lottatori		lotta|sport|uomo|wrestling
lottatrici		donna|lotta|sport|wrestling
persona che gioca a pallanuoto		acqua|piscina
pallanuotista uomo		pallanuoto|piscina|sport
pallanuotista donna		pallanuoto|piscina|sport
persona che gioca a pallamano		palla|sport
pallamanista uomo		pallamano|sport
pallamanista donna		pallamano|sport
persona che fa giocoleria		abilità=abilita|equilibrio|giocoliere
giocoliere uomo		abilità=abilita|equilibrio
giocoliere donna		abilità=abilita|equilibrio
persona in posizione del loto		meditazione|yoga
uomo in posizione del loto		meditazione|yoga
donna in posizione del loto		meditazione|yoga
persona che fa il bagno		fare il bagno|lavarsi
persona a letto		dormire|hotel|notte
persone che si tengono per mano		coppia|coppia che si tiene per mano|coppia per mano|tenersi per mano
due donne che si tengono per mano		coppia|tenersi per mano
uomo e donna che si tengono per mano		coppia|tenersi per mano
due uomini che si tengono per mano		coppia|persone|tenersi per mano
bacio tra coppia		baciarsi|coppietta|persone
bacio tra coppia: donna e uomo	bacio tra coppia donna e uomo	baciarsi|coppietta|persone
bacio tra coppia: uomo e uomo	bacio tra coppia uomo e uomo	baciarsi|coppietta|persone
bacio tra coppia: donna e donna	bacio tra coppia donna e donna	baciarsi|coppietta|persone
coppia con cuore		persone|romanticismo
coppia con cuore: donna e uomo	coppia con cuore donna e uomo	persone|romanticismo
coppia con cuore: uomo e uomo	coppia con cuore uomo e uomo	persone|romanticismo
coppia con cuore: donna e donna	coppia con cuore donna e donna	persone|romanticismo
famiglia: uomo, donna e bambino	famiglia uomo donna e bambino	mamma|papà=papa|persone
famiglia: uomo, donna e bambina	famiglia uomo donna e bambina	bambino|mamma|papà=papa|persone
famiglia: uomo, donna, bambina e bambino	famiglia uomo donna bambina e bambino	mamma|papà=papa|persone
famiglia: uomo, donna, bambino e bambino	famiglia uomo donna bambino e bambino	mamma|papà=papa|persone
famiglia: uomo, donna, bambina e bambina	famiglia uomo donna bambina e bambina	bambino|mamma|papà=papa|persone
famiglia: uomo, uomo e bambino	famiglia uomo uomo e bambino	mamma|papà=papa|persone
famiglia: uomo, uomo e bambina	famiglia uomo uomo e bambina	bambino|mamma|papà=papa|persone
famiglia: uomo, uomo, bambina e bambino	famiglia uomo uomo bambina e bambino	mamma|papà=papa|persone
famiglia: uomo, uomo, bambino e bambino	famiglia uomo uomo bambino e bambino	mamma|papà=papa|persone
famiglia: uomo, uomo, bambina e bambina	famiglia uomo uomo bambina e bambina	bambino|mamma|papà=papa|persone
famiglia: donna, donna e bambino	famiglia donna donna e bambino	mamma|papà=papa|persone
famiglia: donna, donna e bambina	famiglia donna donna e bambina	bambino|mamma|papà=papa|persone
famiglia: donna, donna, bambina e bambino	famiglia donna donna bambina e bambino	mamma|papà=papa|persone
famiglia: donna, donna, bambino e bambino	famiglia donna donna bambino e bambino	mamma|papà=papa|persone
famiglia: donna, donna, bambina e bambina	famiglia donna donna bambina e bambina	bambino|mamma|papà=papa|persone
famiglia: uomo e bambino	famiglia uomo e bambino	mamma|papà=papa|persone
famiglia: uomo, bambino e bambino	famiglia uomo bambino e bambino	mamma|papà=papa|persone
famiglia: uomo e bambina	famiglia uomo e bambina	bambino|mamma|papà=papa|persone
famiglia: uomo, bambina e bambino	famiglia uomo bambina e bambino	mamma|papà=papa|persone
famiglia: uomo, bambina e bambina	famiglia uomo bambina e bambina	bambino|mamma|papà=papa|persone
famiglia: donna e bambino	famiglia donna e bambino	mamma|papà=papa|persone
famiglia: donna, bambino e bambino	famiglia donna bambino e bambino	mamma|papà=papa|persone
famiglia: donna e bambina	famiglia donna e bambina	bambino|mamma|papà=papa|persone
famiglia: donna, bambina e bambino	famiglia donna bambina e bambino	mamma|papà=papa|persone
famiglia: donna, bambina e bambina	famiglia donna bambina e bambina	bambino|mamma|papà=papa|persone
persona che parla		parlare|profilo
profilo di persona		
profilo di due persone		
persone che si abbracciano		abbraccio|addio|ciao|grazie
famiglia		bambino|mamma|papà=papa|persone
famiglia persone adulte minore		
famiglia persone adulte minori		
famiglia persona adulta minore		
famiglia persona adulta minore minore		
impronta di piedi		corpo|piede
impronta digitale		
carnagione chiara		colore della pelle|fototipo|pelle chiara|tonalità=tonalita
carnagione abbastanza chiara		colore della pelle|fototipo|pelle abbastanza chiara|tonalità=tonalita
carnagione olivastra		colore della pelle|fototipo|pelle olivastra|tonalità=tonalita
carnagione abbastanza scura		colore della pelle|fototipo|pelle abbastanza scura|tonalità=tonalita
carnagione scura		colore della pelle|fototipo|pelle scura|tonalità=tonalita
capelli rossi		pel di carota|rosso
capelli ricci		afro|boccoli
capelli bianchi		anziani|grigi
calvo		calvizie|chemioterapia|pelato|rasato
muso di scimmia		animale|faccina
scimmia		animale
gorilla		animale
orangotango		orango|scimmia|scimmione
muso di cane		animale|faccina
cane		animale|cucciolo
cane guida		accessibilità=accessibilita|cane da accompagnamento|non vedenti
cane da assistenza		accessibilità=accessibilita|cane d’assistenza=cane dassistenza|cane di servizio
barboncino		animale|cane
lupo		animale|faccina|muso di lupo
volpe		animale|faccina volpe|muso di volpe
procione		animale furbo|curiosità=curiosita|furbizia
muso di gatto		animale|faccina
gatto		animale
gatto nero		sfortuna
leone		faccina|muso di leone|segno zodiacale
muso di tigre		animale|faccina
tigre		animale
leopardo		animale
muso di cavallo		animale|faccina
alce		
asino		
cavallo		animale|cavallo da corsa|corse
unicorno		faccina
zebra		strisce
cervo		animale
bisonte		mandria
muso di mucca		animale|faccina
bue		animale|segno zodiacale del toro|toro
bufalo d’acqua	bufalo dacqua	animale
mucca		animale
muso di maiale		animale|faccina
maiale		scrofa
cinghiale		animale
naso da maiale		animale|faccina
montone		animale|ariete|segno zodiacale dell’ariete=segno zodiacale dellariete
pecora		animale
capra		animale|capricorno|segno zodiacale del capricorno
dromedario		animale|cammello|gobba
cammello		animale|gobba
lama		alpaca|lana di alpaca
giraffa		puntini
elefante		animale
mammut		estinzione|grande|lanoso|zanna
rinoceronte		animale
ippopotamo		ippo
muso di topo		animale|faccina
topo		animale
ratto		animale
criceto		animale|faccina|muso di criceto
muso di coniglio		animale|faccina
coniglio		animale|coniglietto
scoiattolo		animale
castoro		diga
riccio		spinoso
pipistrello		animale|vampiro
orso		animale|faccina|muso di orso
orso polare		bianco
koala		animale
panda		animale|faccina|muso di panda
bradipo		calma|lenta|lentezza|lento|pigra|pigrizia|pigro
lontra		lontra marina
puzzola		puzza
canguro		animale che salta|australia|marsupiale
tasso		infastidire|tasso del miele
impronte di zampe		animale|impronta|impronta di zampa
tacchino		animale
gallina		animale
gallo		animale
pulcino che nasce		gallina|uovo che si schiude
pulcino		animale|cucciolo|gallina
pulcino visto di fronte		animale|cucciolo|gallina
uccello		animale
pinguino		animale
colomba		pace|pasqua|uccello|ulivo
aquila		animale|uccello
anatra		animale|uccello
cigno		brutto anatroccolo|uccello|volatile
gufo		animale|fortuna|saggezza|uccello
dodo		estinzione|grande|mauritius
piuma		leggero|piumaggio|uccello|volo
fenicottero		fenicottero rosa|tropicale
pavone		pavoneggiarsi|uccello|volatile
pappagallo		pirati|uccello parlante
ala		
merlo		
oca		
fenice		
rana		animale|faccina|muso di rana
coccodrillo		animale
tartaruga		animale
lucertola		animale|rettile
serpente		animale
testa di drago		animale|faccina
drago		animale
sauropode		brachiosauro|brontosauro|diplodoco
T-Rex	t rex	tirannosauro rex
balena che spruzza acqua		animale|spruzzare
balena		animale
delfino		animale
orca		
foca		leone marino|otaria
pesce		animale|segno zodiacale dei pesci
pesce tropicale		animale
pesce palla		animale
squalo		aggressività=aggressivita|animale|pesce
polpo		animale
conchiglia		animale|conchiglia a spirale
corallo		barriera|barriera corallina|oceano
medusa		
granchio		cancro|segno zodiacale
aragosta		chele|crostacei|zuppa
gamberetto		animale|cibo|crostaceo|gambero
calamaro		animale|cibo|mollusco|totano
ostrica		ostrea|perla
lumaca		animale
farfalla		animale|insetto
farfalla monarca		
insetto		animale|bruco|millepiedi
formica		animale
ape		animale
coleottero		cimice|insetto
coccinella		animale
grillo		cavalletta
scarafaggio		blatta|infestante|insetto
ragno		animale|insetto
ragnatela		ragno
scorpione		animale|segno zodiacale
zanzara		febbre|insetto|malaria
mosca		decomposizione|infestante|larva|malattia
verme		anellide|lombrico|parassita
microbo		ameba|batteri|virus
mazzo di fiori		fiore|romanticismo
fiore di ciliegio		
fiore bianco		simbolo ben fatto
loto		buddhismo|fiore|india|induismo|purezza|vietnam
rosetta		fiore
rosa		fiore
fiore appassito		
ibisco		fiore
girasole		fiore
fiore		bocciolo
tulipano		fiore
giacinto		
germoglio		piantina
pianta in vaso		casa|coltivare|curare|inutile|noioso
albero sempreverde		
albero deciduo		caduco
palma		albero
cactus		pianta
pianta di riso		spiga|spiga di riso
pianta		foglia
trifoglio		foglia|irlanda
quadrifoglio		foglia|fortuna|quattro
foglia d’acero	foglia dacero	foglia caduta
foglia caduta		cadute foglia|foglie|foglie cadute
foglia al vento		vento che soffia
nido vuoto		nidificazione
nido con uova		nidificazione
fungo		autunno|bosco
albero spoglio		
uva		frutta|grappolo d’uva=grappolo duva
melone		frutta
anguria		frutta
mandarino		arancia|frutta
limone		agrume|frutta
lime		
banana		frutta
ananas		frutta
mango		frutta|tropicale
mela rossa		frutta
mela verde		frutta
pera		frutta
pesca		frutta
ciliegie		ciliegia|frutta
fragola		frutta
mirtilli		bacca|blu|mirtillo
kiwi		cibo|frutta
pomodoro		verdura
oliva		cibo
cocco		noce di cocco|palma|piña colada=pina colada
avocado		cibo|frutta
melanzana		verdura
patata		cibo|ortaggio|tubero
carota		cibo|ortaggio|radice
pannocchia		granoturco|mais
peperoncino		piccante
peperone		ortaggio
cetriolo		cetriolino sottaceto|cibo|ortaggio
sottaceto		
verdure a foglia		bok choy|cavolo nero|kale|lattuga
broccoli		cavolo nero
aglio		insaporire|insaporitore|spicchio d’aglio=spicchio daglio
cipolla		insaporire|insaporitore|soffritto
arachidi		arachide|cibo|frutta secca|nocciolina|noccioline
fagioli		cibo|legume
castagna		autunno|bosco
radice di zenzero		
baccello di piselli		
fungo marrone		
ortaggio da radice		
pane in cassetta		pancarré=pancarre
croissant		cibo|colazione|cornetto|francese
baguette		cibo|filone|francese
focaccia		arepa|lavash|naan|pita
pretzel		
bagel		panetteria|spalmare formaggio sul bagel
pancake		americano|cibo|colazione|crêpe=crepe
waffle		gaufre
fetta di formaggio		
carne		carne con osso|ristorante
coscia di pollo		ristorante
taglio di carne		
pancetta		bacon|carne|cibo
hamburger		burger
patatine		patatine fritte|ristorante
pizza		fetta|ristorante
hot dog		street food
sandwich		pane
taco		cucina messicana|messico
burrito		cucina messicana|messico
tamale		involtino|messicano
pita farcita		falafel|gyro|kebab|ripieno
falafel		ceci|polpette di ceci
uovo		cibo
cucinare		ristorante
padella con cibo		casseruola|paella
pentola di cibo		ristorante|stufato|zuppa
fonduta		cioccolato|formaggio|fuso|pentola|svizzero
ciotola con cucchiaio		cereali|colazione
insalata verde		cibo
popcorn		cinema|mais
burro		latticini|latticino
sale		condimento|saliera
cibo in scatola		scatoletta
bento box		lunch box|monoporzione|ristorante
galletta di riso		
onigiri		arancino di riso giapponese|polpetta di riso giapponese|ristorante
riso bollito		ristorante
riso al curry		ristorante
ciotola fumante		ciotola di noodle|noodle|piatto caldo|ramen|ristorante
spaghetti		pasta|ristorante
patata dolce arrosto		
oden giapponese		pesce|ristorante|spiedino|spiedino di pesce
sushi		ristorante
gambero fritto		ristorante
tortino di pesce a spirale		crocchetta di pesce|ristorante|rotolo di pesce
torta della luna		autunno|festival|moon cake|yuebing
dango		dolcetto|palline di mochi|ristorante|spiedino di mochi
raviolo		empanada|gyoza|jiaozi|pierogi|ravioli
biscotto della fortuna		profezia
confezione da asporto		scatola d’asporto=scatola dasporto
cono gelato		crema|ristorante
granita		estate|ghiaccio|granita siciliana|sicilia
coppa di gelato		crema|ristorante
ciambella		donut|ristorante
biscotto		cookie|ristorante
torta di compleanno		festa
fetta di torta		ristorante
cupcake		dolce|pasticceria
torta		apple pie|torta di mele|tortino
cioccolato		barretta|barretta di cioccolato|ristorante
caramella		dolciume
lecca lecca		caramella|ristorante
budino		pudding|ristorante
barattolo di miele		ristorante|vaso|vaso di miele
biberon		bere|latte
bicchiere di latte		bevanda
bevanda calda		caffè=caffe|fumante|tè caldo=te caldo
teiera		bere|tè=te
tazza da tè senza manico	tazza da te senza manico	bere|tazza di tè=tazza di te
sakè	sake	bar|bere|bottiglia|bottiglia e bicchiere di sakè=bottiglia e bicchiere di sake
bottiglia stappata		bar|bere|festeggiare
bicchiere di vino		bar|bere|ristorante
cocktail		bar|bicchiere da cocktail|ristorante
cocktail tropicale		bar|bere|ristorante
boccale di birra		bar|ristorante
boccali di birra		bar|boccale|boccali di birra che brindano
brindisi		auguri|bere|cin cin|festeggiare
bicchiere tumbler		liquore|whisky
liquido versato		bevanda|bicchiere|drink|versare
bicchiere con cannuccia		bibita
bubble tea		bolla|latte|perla|sfera|tè=te
bevanda monodose		bevanda in brick|succo di frutta in cartone
mate		bevanda|erba mate
cubetto di ghiaccio		ghiaccio in cubetti|ghiaccio in cubi
bacchette		
piatto e posate		apparecchiare|coltello|forchetta
forchetta e coltello		ristorante
cucchiaio		posate
coltello da cucina		
barattolo		condimento|conservare|contenitore|dispensa|salsa|sugo|vuoto
anfora		acquario|ornamento|reperto|segno zodiacale
Europa e Africa	europa e africa	terra
America	america	americhe|terra
Asia e Australia	asia e australia	terra
globo con meridiani		
mappa mondiale		cartina|mondo
mappa del Giappone	mappa del giappone	
bussola		bussola magnetica|navigazione|orientamento
montagna innevata		cima|ghiacciaio|inverno
montagna		cima
frana		
vulcano		vulcano in eruzione
Monte Fuji	monte fuji	montagna
campeggio		tenda|vacanza
spiaggia con ombrellone		estate|mare|ombrellone in spiaggia
deserto		arido|caldo|sole cocente
isola deserta		naufrago|solitudine
parco nazionale		escursione|natura
stadio		competizione|partita|sfida
edificio classico		grecia|tempio
edificio in costruzione		costruire|edifici|edilizia
mattoni		malta|mattone|muro di mattoni
roccia		masso|pesante|pietra|solido
legna		ciocco|legname|tronco
capanna		capanno|iurta
case		edifici
casa in rovina		disabitata|fatiscente|rudere
casa		abitazione|edificio
casa con giardino		edificio
edificio		edificio di uffici|ufficio
ufficio postale giapponese		edificio|posta
ufficio postale		edificio|europeo|posta
ospedale		edificio|malattia|medici
banca		denaro|edificio
hotel		edificio
love hotel		amore|edificio|motel
minimarket		edificio|negozio
scuola		alunni|classi|edificio|imparare
grande magazzino		centro|commerciale
fabbrica		azienda|edificio|industria|produzione
castello giapponese		casa|edificio
castello		edificio
chiesa per matrimonio		cappella|romanticismo
Torre di Tokyo	torre di tokyo	tokyo tower
Statua della Libertà	statua della liberta	
chiesa		edificio
moschea		islamismo|religione
tempio indù	tempio indu	induismo|tempio induista
sinagoga		ebraismo|religione|tempio ebraico
santuario shintoista		jinja|religione
Kaaba	kaaba	arabia saudita|islamismo|la mecca|religione
fontana		acqua che scorre
tenda		campeggio
nebbioso		clima|meteo|nebbia
notte stellata		stelle
paesaggio urbano		città=citta|edifici|grattacieli
alba sulle montagne		sole che sorge
alba		sole che sorge
città al tramonto	citta al tramonto	edifici|paesaggio
tramonto		sole che tramonta sulla città=sole che tramonta sulla citta
ponte di notte		
sorgenti termali		acqua sorgente|acqua termale|terme
cavallo da giostra		intrattenimento
scivolo		area divertimento|area giochi|giocare|parco giochi
ruota panoramica		intrattenimento|parco divertimenti
montagne russe		intrattenimento|parco divertimenti
barbiere		insegna
circo		intrattenimento|tenda|tenda da circo
locomotiva		locomotiva a vapore|treno|veicolo
vagone		elettrico|ferrovia|tram|treno
treno alta velocità	treno alta velocita	veicolo
treno alta velocità punta arrotondata	treno alta velocita punta arrotondata	veicolo
treno		ferrovia|veicolo
metropolitana		metro|veicolo
metrotranvia		veicolo
stazione		treno
tram		veicolo
monorotaia		veicolo
ferrovia di montagna		veicolo
vagone del tram		veicolo
bus		autobus|veicolo
bus in arrivo		veicolo
filobus		bus|veicolo
pulmino		bus|veicolo
ambulanza		veicolo
camion dei pompieri		autopompa|veicolo
macchina della polizia		auto|veicolo
macchina della polizia in arrivo		auto|veicolo
taxi		veicolo
taxi in arrivo		veicolo
auto		automobile|macchina|veicolo
auto in arrivo		automobile|automobile in arrivo|veicolo
SUV	suv	auto|veicolo
pickup		camioncino|pick-up=pick up
camion		veicolo
autoarticolato		camion|rimorchio|veicolo
trattore		veicolo
auto da corsa		f1|gran premio
motocicletta		moto
scooter		motorino
sedia a rotelle manuale		accessibilità=accessibilita|carrozzina manuale
sedia a rotelle motorizzata		accessibilità=accessibilita|carrozzina motorizzata
risciò a motore	riscio a motore	tuk tuk
bicicletta		veicolo
monopattino		
skateboard		tavola da skateboard
pattini a rotelle		
fermata dell’autobus	fermata dellautobus	
autostrada		pedaggio|strada veloce
binari		treno
barile di petrolio		bidone|fusto
stazione di servizio		benzina|carburante|pompa di benzina
ruota		cerchio|girare|gomma|pneumatico
lampeggiante		sirena della polizia
semaforo orizzontale		
semaforo verticale		
segnale di stop		ottagonale
area cantiere		simbolo|simbolo area cantiere
faro		
ancora		simbolo
salvagente		ciambella|galleggiante|gonfiabile|salvare|sicurezza|soccorso
barca a vela		località balneare=localita balneare|yacht
canoa		imbarcazione
motoscafo		barca|veicolo
nave da crociera		vacanza
traghetto		barca|traversata
barca a motore		
nave		imbarcazione|veicolo
aeroplano		velivolo
aereo turistico		velivolo
decollo		aereo|check-in=check in|partenza|partenze
atterraggio		aereo|arrivi|arrivo|pista d’atterraggio=pista datterraggio
paracadute		paracadute ascensionale|paracadutismo|parasailing|skydiving
sedile		sedia
elicottero		veicolo|velivolo
ferrovia sospesa		veicolo
funivia		cabina|montagna|veicolo
funivia aerea		veicolo
satellite		spazio
razzo		veicolo|viaggio
disco volante		ufo
campanello da hotel		reception
valigia		bagagli|partenza|viaggiare
clessidra		sabbia
clessidra che scorre		sabbia
orologio		orologio da polso|tempo
sveglia		suono|svegliarsi
cronometro		cronometrare|gara|prendere il tempo
timer		orologio
orologio da mensola		ora
ore dodici		mezzanotte|mezzogiorno|orologio
ore dodici e mezza		mezzanotte e mezza|mezzogiorno e mezza
ore una		orologio
ore una e mezza		orologio
ore due		orologio
ore due e mezza		orologio
ore tre		orologio
ore tre e mezza		orologio
ore quattro		orologio
ore quattro e mezza		orologio
ore cinque		orologio
ore cinque e mezza		orologio
ore sei		orologio
ore sei e mezza		orologio
ore sette		orologio
ore sette e mezza		orologio
ore otto		orologio
ore otto e mezza		orologio
ore nove		orologio
ore nove e mezza		orologio
ore dieci		orologio
ore dieci e mezza		orologio
ore undici		orologio
ore undici e mezza		orologio
luna nuova		novilunio
luna crescente		
primo quarto di luna		
luna gibbosa crescente		
luna piena		plenilunio
luna gibbosa calante		
ultimo quarto di luna		
luna calante		
spicchio di luna		crescente
faccina luna nuova		luna nuova con faccina
faccina primo quarto di luna		luna con faccina
faccina ultimo quarto di luna		luna con faccina
termometro		clima|meteo|temperatura
sole		calore|luce|raggi|splendente
faccina luna piena		luna con faccina
faccina sole		
pianeta con satellite		saturno
stella		astro
stella che brilla		brillante|scintillante
stella cadente		
Via Lattea	via lattea	
nuvola		meteo
sole coperto		nuvola|sole con nuvole
temporale		fulmini|meteo|nuvole|pioggia
parzialmente nuvoloso		meteo|nuvole|sole|variabile
molto nuvoloso		coperto|meteo
sole coperto e pioggia		meteo
pioggia		meteo|nuvole
neve		freddo|meteo|nevica
fulmini		meteo|nuvole
tornado		tromba d’aria=tromba daria
nebbia		foschia|meteo|visibilità ridotta=visibilita ridotta
vento		aria|eolo
ciclone		tifone|tornado
arcobaleno		pioggia|sette colori
ombrello chiuso		pioggia
ombrello		meteo|pioggia
ombrello con gocce di pioggia		gocce d’acqua=gocce dacqua|meteo|ombrello bagnato
ombrellone		meteo|sole|spiaggia|vacanza
alta tensione		pericolo|simbolo
fiocco di neve		freddo|ghiaccio|inverno
pupazzo di neve		freddo|inverno|pupazzo innevato
pupazzo di neve senza neve		
cometa		spazio|stella cometa
meteora		
fuoco		fiamma
goccia		acqua|fumetto|sudore|sudore freddo
onda		onda d’acqua=onda dacqua|onda del mare
zucca di Halloween	zucca di halloween	festa
albero di Natale	albero di natale	festa
fuochi d’artificio	fuochi dartificio	festa|fuoco d’artificio=fuoco dartificio
stellina scintillante		festa|fuoco d’artificio=fuoco dartificio|stelline scintillanti
petardo		dinamite|esplosivo|fuochi artificiali
stelline		scintille|stelle
palloncino		festa
spara coriandoli		festa|party
coriandoli		festa|palla|palla di coriandoli
albero di Tanabata	albero di tanabata	decorazioni di carta|festa|festa delle stelle
bambù decorato	bambu decorato	decorazione kadomatsu|giapponese
bambole giapponesi		festa|festa delle bambole
aquilone a forma di carpa		festa
campana al vento		festa
contemplazione della luna		contemplazione festa|festa della contemplazione della luna
busta hongbao		buono auspicio|busta rossa|lai see|regalo|soldi
fiocco		festa
regalo		dono|festa|pacchetto
nastro		festa|festeggiamenti|fiocco|nodo
biglietto d’ingresso	biglietto dingresso	cinema|spettacolo
biglietto		ingresso
medaglia militare		medaglia al valore|riconoscimento|vittoria
coppa		premio|trofeo
medaglia sportiva		gara|podio
medaglia d’oro	medaglia doro	primo posto
medaglia d’argento	medaglia dargento	secondo posto
medaglia di bronzo		terzo posto
pallone da calcio		
palla da baseball		guantone
palla da softball		guantone
palla da pallacanestro		canestro|canestro da basket|pallone|sport
palla da pallavolo		rete|sport
football americano		palla|sport
pallone da rugby		sport
tennis		palla|palla da tennis|racchetta e palla da tennis|sport
frisbee		ultimate frisbee
bowling		gioco|palla|palla da bowling
cricket		mazza|palla|sport
hockey su prato		campo|mazza|palla|partita
hockey su ghiaccio		hockey sul ghiaccio|mazza|puck
lacrosse		goal|palla|racchetta da lacrosse
ping pong		pallina|racchetta|rete|tennis da tavolo
badminton		racchetta|sport|volano
guantone da pugilato		sport
kimono per arti marziali		judo|karate
porta da calcio		gol|rete|sport
bandiera in buca		bandiera golf|golf
pattinaggio su ghiaccio		pattinaggio artistico|pattini|sport
canna da pesca		intrattenimento|lenza|pesce
maschera da sub		diving|fare immersioni|immersioni|snorkeling
maglia da corsa		maglia da corsa con fascia
sci		scarpone|scarpone da sci|sport
slitta		slittino
stone da curling		
bersaglio		colpire|gioco|target
yo-yo	yo yo	giocattolo|rocchetto
aquilone		planare|volare
pistola ad acqua		arma|revolver
palla da biliardo		gioco|palla otto
sfera di cristallo		chiaroveggenza|futuro
bacchetta magica		maga|magia|mago|strega|stregone
gamepad		console|console videogioco|gioco
joystick		giocare|leva del joystick|videogioco
slot machine		gioco
dado		dadi|gioco|gioco dei dadi
pezzo di puzzle		tessera del puzzle
orsetto		giocattolo|peluche
pentolaccia		divertimento|festa
palla da discoteca		ballare|brillare|dance|disco|festa|glitter|specchi
matrioska		bambola|russia
picche		carte|seme
cuori		carte|seme
quadri		carte|seme
fiori		carte|seme
pedina degli scacchi		sacrificabile|scacco matto
jolly		carta|carta da gioco
tessera Mahjong	tessera mahjong	drago|drago rosso
carta da gioco Hanafuda	carta da gioco hanafuda	carta dei fiori
maschere		arte|arti performative|intrattenimento|performance
quadro incorniciato		cornice|museo|opera d’arte=opera darte
tavolozza		arte|colori|pittura|tavolozza dei colori
filo		ago|rocchetto
ago da cucito		punti|ricamo|sartoria|suture
gomitolo		fare a maglia|palla|uncinetto
nodo		annodato|corda|legare|spago
occhiali da vista		abbigliamento
occhiali da sole		occhiali scuri
maschera		nuoto|occhiali di protezione|occhialini|saldatura
camice		dottore|esperimento|scienziato
gilet di sicurezza		antinfortunistica|emergenza|gilet antinfortunistica
cravatta		abbigliamento
t-shirt	t shirt	abbigliamento|maglietta
jeans		abbigliamento
sciarpa		collo
guanti		mano
cappotto		giacca
calzini		calze
vestito		abbigliamento|abito
kimono		abbigliamento|vestito
sari		abbigliamento|abito tradizionale indiano|vestito tradizionale
costume da bagno intero		
slip		costume da bagno maschile|costume da uomo|intimo|mutande da uomo
pantaloncini		boxer|costume da bagno maschile|costume da uomo|intimo|mutande da uomo
bikini		abbigliamento|costume due pezzi
maglietta da donna		abbigliamento|vestiti
ventaglio		
borsellino		abbigliamento|moneta|porta monete
borsa		abbigliamento|borsetta
pochette		abbigliamento|borsa
borse della spesa		sacchetti|sacchetti regalo
zaino		cartella|cartella di scuola|scuola|zaino per la scuola
infradito		ciabatte|sandali|spiaggia
scarpa da uomo		abbigliamento
scarpa sportiva		abbigliamento|sneaker
stivale da trekking		campeggio|viaggio zaino in spalla|zaino in spalla
ballerina		scarpa senza lacci|scarpe da ballerina
scarpa con il tacco		abbigliamento
sandalo da donna		abbigliamento
scarpette da ballerina		balletto|danza|danza classica|scarpette da ballo
stivale da donna		abbigliamento
pettine afro		
corona		abbigliamento|re|regina
cappello da donna		abbigliamento
cilindro		cappello|intrattenimento
cappello da laureato		festa|laurea
cappello con visiera		cappello da baseball
elmetto militare		esercito|soldato
elmetto con croce bianca		
rosario		preghiera
rossetto		cosmetici|makeup|trucco
anello		anello di diamanti|diamante
gemma		diamante|pietra preziosa|romanticismo
altoparlante disattivato		altoparlante barrato|silenzio|suono disattivato
altoparlante a volume basso		
altoparlante a volume intermedio		volume medio
altoparlante a volume alto		
altoparlante		altoparlanti|megafoni|megafono
megafono		altoparlante|altoparlanti|megafoni
corno postale		cornetta da postiglione|cornetto postale
campana		campanella
campana sbarrata		silenzio
pentagramma		musica|partitura
nota musicale		musica
note musicali		musica|nota
microfono radiofonico		microfoni|microfoni da studio|microfono da studio
cursore del volume		abbassare il volume|alzare il volume|levetta del volume|regolazione volume
manopole di controllo		manopole del volume|regolazione volume
microfono		karaoke
cuffie		intrattenimento
radio		ascoltare la radio|musica|stazioni radio
sassofono		musica|sax|strumento|strumento musicale
tromba		musica|strumento|strumento musicale
trombone		
fisarmonica		concertina|organetto
chitarra		musica|strumento|strumento musicale
piano		musica|pianoforte|strumento musicale|tastiera
violino		musica|strumento|strumento musicale
banjo		musica|strumento a corde
tamburo		bacchette|musica
tamburo lungo		conga|percussioni|ritmo
maracas		
flauto		
arpa		
telefono cellulare		
telefono cellulare con freccia		telefonare
telefono fisso		telefono di casa
cornetta		comunicazione|cornetta del telefono|telefono
cercapersone		comunicazione
fax		comunicazione
batteria		autonomia|batteria carica|batteria scarica|ricaricare
batteria scarica		elettronica|energia bassa
spina elettrica		elettricità=elettricita|presa elettrica
computer portatile		pc
computer fisso		desktop|desktop pc|pc tutto in uno
stampante		stampare|stampe
tastiera		computer|tasti|tastiera senza fili
mouse		cursore|mouse senza fili
trackball		mouse a sfera|mouse con trackball|puntamento
minidisc		disc|md|mini disc
floppy disc		
disco ottico		blu-ray=blu ray|cd|dvd
DVD	dvd	blu-ray=blu ray|computer disk
abaco		fare i calcoli
cinepresa		cinema|film|intrattenimento|telecamera
pellicola cinematografica		cinema|film|fotogrammi|fotogrammi di film
proiettore cinematografico		fotocamera|fotografare|macchina fotografica|ricordi|scattare foto
ciak		cinema|film|intrattenimento
televisore		televisione
fotocamera		fotografare|macchina fotografica|ricordi|scattare foto
fotocamera con flash		fotografare|macchina fotografica con flash|ricordi|scattare foto
videocamera		telecamera|video
videocassetta		cassetta|vhs|video
lente di ingrandimento rivolta a sinistra		cerca|lente ingrandimento verso sinistra
lente di ingrandimento rivolta a destra		cerca|lente ingrandimento verso destra
candela		a lume di candela|candela accesa|cera|illuminare|luce
lampadina		elettrica|fumetto|idea|luce
torcia		pila
lanterna rossa		izakaya|lanterna giapponese
diya		deepak|deepam|divaa|lampada a olio tradizionale
quaderno con copertina decorata		taccuino|taccuino con decorazione|taccuino copertina decorata|taccuino decorato
libro chiuso		
libro aperto		
libro verde		
libro blu		
libro arancione		
libri		pila di libri
quaderno		appunti|prendere nota|taccuino
quaderno ad anelli		blocco|block notes|libro mastro|taccuino
pagina con piega		documento|pagina arricciata
pergamena		decreto|laurea|rotolo
pagina		documento
quotidiano		giornale
quotidiano arrotolato		giornale|giornale arrotolato|giornali|giornali arrotolati|quotidiani
etichette segnalibro		linguette
segnalibro		lettura|libro
etichetta		identificativo|talloncino
moneta		argento|denaro|metallo|oro|tesoro
sacco di soldi		denaro
forziere		
banconota Yen	banconota yen	denaro
banconota Dollaro	banconota dollaro	denaro
banconota Euro	banconota euro	denaro
banconota Sterlina	banconota sterlina	denaro
soldi con le ali		banconota|banconota con le ali|soldi che volano
carta di credito		
scontrino		contabilità=contabilita|ricevuta di pagamento
grafico ascendente		mercato|mercato in salita
busta		email|lettera|posta|ricevere posta
e-mail	e mail	comunicazione|email|lettera|posta|posta elettronica
posta in arrivo		busta|comunicazione|email|lettera
posta in uscita		lettera|posta inviata
posta inviata		comunicazione|in uscita|vaschetta
posta ricevuta		comunicazione|vaschetta
pacco		collo|scatola
cassetta postale chiusa bandierina alzata		cassetta postale chiusa bandierina su|posta
cassetta postale chiusa bandierina abbassata		cassetta postale chiusa bandierina giù=cassetta postale chiusa bandierina giu|posta
cassetta postale aperta bandierina alzata		cassetta postale aperta bandierina su|posta
cassetta postale aperta bandierina abbassata		casetta postale aperta bandierina giù=casetta postale aperta bandierina giu|cassetta postale con bandierina abbassata|posta
cassetta delle lettere		buca delle lettere|posta|ricevere posta|spedire posta
urna elettorale con scheda		elezioni|votare|voto
matita		matita con gomma|scrivere|scrivere a matita
pennino		calamaio|inchiostro
penna stilografica		cartuccia|inchiostro|pennino
penna a sfera		scrivere a penna
pennello		artista|dipingere|pittore|pittrice
pastello a cera		colorare|colorare con pastelli|colori|disegnare
memo		block notes|matita
gomma per cancellare		
valigetta 24 ore		documenti|ufficio
cartella file		
cartella aperta		file
divisori per schedario		archivio|documenti|ordinare
calendario		data|giorno|ricorrenza
calendario a strappo		
blocco per appunti con spirale		appuntare|blocchetto degli appunti|blocco a spirale|scrivere
calendario a spirale		giorni
schedario		rolodex|schedario girevole
grafico con andamento positivo		andamento ascendente|ascendente
grafico con andamento negativo		andamento discendente|discendente
grafico a barre		
portablocco		appunti
puntina		puntina da disegno
puntina arrotondata		puntina da disegno
graffetta		fermaglio
graffette attaccate		allegare|cancelleria|fermagli
righello		geometria|misurare|scuola|strumento
squadra		angoli|geometria|misurare|scuola
forbici		strumento|tagliare
schedario da tavolo		archiviare|archivio|contenitore|documenti
schedario da ufficio		archiviare|armadietto schedario|documenti|file
cestino		buttare|cartacce|rifiuti
lucchetto chiuso		
lucchetto aperto		
lucchetto con penna stilo		privacy|stilografica
lucchetto chiuso con chiave		sicuro
chiave		password
chiave antica		chiudere a chiave|serratura
retino		
martello		attrezzo|utensile
ascia		accetta|boscaiolo|taglialegna
piccone		attrezzo|miniera|picconare|scavare
piccone e martello		attrezzi|lavori manuali|manodopera|utensili
martello e chiave inglese		attrezzi|simbolo impostazioni|utensili
pugnale		affilato|arma|pugnalare
spade incrociate		armi|combattimento|duello
bomba		emozione|fumetto
boomerang		australia|rimbalzo|ripercussione
arco e freccia		arciere|tiratore d’arco=tiratore darco|tiro con l’arco=tiro con larco
scudo		medioevo|protezione|simbolo|torneo
sega da falegname		legname|utensile
chiave inglese		attrezzo|utensile
cacciavite		avvitare|utensile|vite
vite e bullone		bullonare|fissare
ingranaggio		componente|meccanismo|ruota dentata
morsetto		fissare|morsa|serrare|stringere|utensile
bilancia a doppio piatto		pesare|piatti della bilancia
bastone per non vedenti		accessibilità=accessibilita|bastone bianco|bastone per ipovedenti
collegamento		due anelli|link|simbolo link
catena spezzata		
catene		imprigionare|incatenare
gancio		curva|fermaglio|intrappolare|punto vendita|uncino
cassetta degli attrezzi		meccanico|strumenti
calamita		attrazione|ferro di cavallo|magnete|magnetica
scala		arrampicarsi|piolo|scalino
vanga		
alambicco		chimica|esperimento|strumento
provetta		chimica|chimico|esperimenti|laboratorio
piastra di Petri	piastra di petri	batteri|biologia|biologo|cultura
dna		biologo|evoluzione|genetica|geni|vita
microscopio		analisi|esperimento|scienza|strumento
telescopio		astronomia|osservazione delle stelle|telescopi
antenna satellitare		antenna parabolica|antenne paraboliche|antenne satellitari|satellite
siringa		ago|dottore|iniezione|medicina
goccia di sangue		ciclo mestruale|donare il sangue|donazione di sangue|medicina|medicinale|mestruazioni
pillola		dottore|medicina
cerotto		cerotto adesivo
stampella		ausilio|bastone|disabile|ferito|infortunio|mobilità=mobilita|supporto
stetoscopio		cardiologo|dottore|fonendoscopio|medico
radiografia		dottore|lastra|medico|ossa|raggi x|scheletro
porta		
ascensore		accessibilità=accessibilita|montacarichi
specchio		riflesso
finestra		apertura|aria fresca|telaio|trasparente|vista
letto		dormire|hotel
divano e lampada		relax|salotto
sedia		mettersi seduti|sedersi
toilette		water
sturalavandini		aspirazione|idraulico|scarico|ventosa
doccia		fare la doccia|lavarsi
vasca		vasca da bagno
trappola per topi		esca
rasoio		farsi la barba|lama da barba|lama da barbiere|radersi|rasoio da barbiere
flacone		crema idratante|crema solare|lozione|shampoo
spilla da balia		pannolone|punk rock
scopa		pulire|scopare|spazzare|strega
cesto		bucato|orto|picnic
rotolo di carta igienica		
secchio		secchia
sapone		bagno|saponetta|schiuma
bolle		bollicine|pulito|rutto|sapone|schiuma|sott’acqua=sottacqua|subacqueo
spazzolino da denti		bagno|dentale|igiene|pulito
spugna		assorbenza|pulizia|spugna porosa
estintore		fiamme|fuoco|spegnere un incendio
carrello		carrello della spesa|centro commerciale|fare la spesa|supermercato
sigaretta		area fumatori|fumo
bara		funerale|morte|sepoltura
lapide		cimitero|pietra tombale|tomba
urna funeraria		ceneri|funerale|morte|sepoltura|urna cineraria
occhio di Allah	occhio di allah	amuleto|malocchio|nazar
mano di Fatima	mano di fatima	alo|amuleto|hamsa|khamsa|maria|miriam|protezione
Moai	moai	moyai|statua dell’isola di pasqua=statua dellisola di pasqua
cartello		corteo|manifestazione|picchetto|protesta|striscione
carta d’identità	carta didentita	badge|credenziali|documento d’identità=documento didentita|patente|sicurezza|tessera
simbolo dello sportello bancomat		atm
simbolo per la raccolta dei rifiuti		
acqua potabile		simbolo
simbolo della disabilità	simbolo della disabilita	accesso|accesso sedia a rotelle|sedia a rotelle|simbolo sedia a rotelle
simbolo del bagno degli uomini		
simbolo del bagno delle donne		
simbolo dei servizi igienici		bagni|wc
simbolo con immagine di bambino		cartello neonato|fasciatoio|simbolo neonato
simbolo del WC	simbolo del wc	bagno|gabinetto
simbolo del controllo passaporti		dogana
simbolo della dogana		confine di stato|controllo doganale|frontiera
simbolo del ritiro bagagli		
simbolo del deposito bagagli		servizio bagagli
simbolo di avviso		attenzione|pericolo
attraversamento bambini		attraversamento pedonale|pedoni
segnale di divieto di accesso		simbolo
segnale di divieto		simbolo|simbolo di divieto
segnale di divieto di transito delle biciclette		bicicletta
segnale di vietato fumare		simbolo|simbolo vietato fumare
simbolo del divieto di gettare rifiuti		simbolo vietato gettare rifiuti|vietato gettare rifiuti
simbolo di acqua non potabile		
simbolo del divieto di transito pedoni		pedone
simbolo che vieta l’uso dei cellulari	simbolo che vieta luso dei cellulari	cellulare vietato|cellulari vietati|niente cellulare|niente cellulari|simbolo che vieta l’utilizzo dei telefoni cellulari=simbolo che vieta lutilizzo dei telefoni cellulari
simbolo di divieto ai minorenni		divieto ai minori|vietato ai minori|vietato ai minori di anni 18
simbolo della radioattività	simbolo della radioattivita	radioattivo|rifiuti tossici|scorie
simbolo del rischio biologico		biorischio|pericolo|sostanze pericolose
freccia rivolta verso l’alto	freccia rivolta verso lalto	direzione|freccia in alto|nord|punto cardinale
freccia rivolta verso destra che punta in alto		direzione|freccia in alto a destra|nord-est=nord est|punto intercardinale
freccia rivolta verso destra		direzione|est|freccia a destra|punto cardinale
freccia in basso a destra		direzione|punto intercardinale|sud-est=sud est
freccia rivolta verso il basso		direzione|freccia in basso|punto cardinale|sud
freccia in basso a sinistra		direzione|punto intercardinale|sud-ovest=sud ovest
freccia rivolta a sinistra		direzione|ovest|punto cardinale
freccia in alto a sinistra		direzione|nord-ovest=nord ovest|punto intercardinale
freccia su-giù	freccia su giu	altezza|doppia direzione
freccia sinistra-destra	freccia sinistra destra	doppia direzione|larghezza
freccia curva a sinistra		verso sinistra
freccia curva a destra		verso destra
freccia curva in alto		verso l’alto=verso lalto
freccia curva in basso		verso il basso
frecce verticali che ruotano in senso orario		frecce a cerchio verticali|ricarica|simbolo ricarica
frecce che ruotano in senso antiorario		frecce a cerchio aperto|pulsante con frecce che ruotano in senso antiorario
freccia BACK	freccia back	freccia verso sinistra|indietro|indietro con freccia verso sinistra
freccia END	freccia end	end con freccia verso sinistra|fine|freccia verso sinistra
freccia ON	freccia on	on con freccia e punto esclamativo|punto esclamativo
freccia SOON	freccia soon	presto|simbolo soon|soon con freccia verso destra
freccia TOP	freccia top	alto|freccia verso l’alto=freccia verso lalto|simbolo top|top con freccia verso l’alto=top con freccia verso lalto
luogo di culto		luogo di preghiera|luogo sacro|pregare|preghiera
simbolo dell’atomo	simbolo dellatomo	ateismo
Om	om	induismo|mantra|religione induista
stella di David	stella di david	ebraismo|ebreo|simbolo ebraico
ruota del Dharma	ruota del dharma	buddhismo|dharmacakra|religione buddhista|ruota a otto raggi
Yin e Yang	yin e yang	confucianesimo|simbolo|taoismo
croce latina		cristianesimo|religione
croce ortodossa		cristianesimo|ortodossi|religione
mezzaluna e stella		islamismo|religione
simbolo della pace		pace e amore|peace and love
Menorah	menorah	candelabro|ebraismo|sette bracci
stella a sei punte		chiromanzia|futuro
khanda		
Segno zodiacale dell’Ariete	segno zodiacale dellariete	zodiaco
Segno zodiacale del Toro	segno zodiacale del toro	zodiaco
Segno zodiacale dei Gemelli	segno zodiacale dei gemelli	zodiaco
Segno zodiacale del Cancro	segno zodiacale del cancro	zodiaco
Segno zodiacale del Leone	segno zodiacale del leone	zodiaco
Segno zodiacale della Vergine	segno zodiacale della vergine	zodiaco
Segno zodiacale della Bilancia	segno zodiacale della bilancia	zodiaco
Segno zodiacale dello Scorpione	segno zodiacale dello scorpione	zodiaco
Segno zodiacale del Saggitario	segno zodiacale del saggitario	sagittario|zodiaco
Segno zodiacale del Capricorno	segno zodiacale del capricorno	zodiaco
Segno zodiacale dell’Acquario	segno zodiacale dellacquario	zodiaco
Segno zodiacale dei Pesci	segno zodiacale dei pesci	zodiaco
Segno zodiacale dell’Ofiuco	segno zodiacale dellofiuco	zodiaco
pulsante di riproduzione casuale		frecce|frecce incrociate|frecce incrociate verso destra
pulsante di ripetizione della riproduzione		frecce|frecce a cerchio|frecce senso orario|senso orario
pulsante di ripetizione della riproduzione di una traccia		frecce|frecce a cerchio numero 1|frecce senso orario|frecce senso orario numero 1|senso orario
pulsante di riproduzione		freccia|play|pulsante play|triangolo
pulsante di avanzamento rapido		destra|doppia freccia a destra|freccia
traccia successiva		freccia|prossima traccia|pulsante
pulsante riproduci/pausa	pulsante riproduci pausa	destra|freccia|play e pausa|play o pausa|triangolo
pulsante di riavvolgimento		sinistra|triangolo
pulsante di riavvolgimento rapido		doppia freccia a sinistra|freccia|sinistra
pulsante traccia precedente		freccia
pulsante a triangolo rivolto verso l’alto	pulsante a triangolo rivolto verso lalto	
pulsante doppia freccia in alto		
pulsante a triangolo rivolto verso il basso		
doppia freccia in basso		
pulsante pausa		mettere in pausa
pulsante stop		quadrato
pulsante di registrazione		cerchio
pulsante di espulsione		
simbolo del cinema		film|intrattenimento|simbolo film
luminosità bassa	luminosita bassa	simbolo luminosità=simbolo luminosita|tenue
luminosità elevata	luminosita elevata	alta luminosità=alta luminosita|luminoso|simbolo alta luminosità=simbolo alta luminosita
segnale cellulare		antenna|antenna con tacche intensità segnale=antenna con tacche intensita segnale|telefono
wireless		
modalità vibrazione	modalita vibrazione	cellulare|modalità telefono=modalita telefono
cellulare spento		telefono
simbolo genere femminile		donna|femmina|simbolo di femmina
simbolo genere maschile		maschio|simbolo di maschio|uomo
simbolo transgender		
moltiplicazione		cancellare|segno moltiplicazione|segno per|x
addizione		più=piu|segno di addizione
sottrazione		meno|segno di sottrazione
divisione		diviso|segno di divisione
segno di uguaglianza		matematica|uguale
simbolo dell’infinito	simbolo dellinfinito	eternità=eternita|illimitato|per sempre|universale
doppio punto esclamativo		esclamazione|punteggiatura
punto esclamativo e interrogativo		punteggiatura
punto interrogativo rosso		domanda|punto di domanda pieno
punto interrogativo bianco		domanda|punto di domanda vuoto
punto esclamativo bianco		esclamazione|punto esclamativo vuoto
punto esclamativo rosso		esclamazione|punteggiatura|punto esclamativo pieno
trattino ondulato		
cambio valuta		cambio di valuta|denaro
Dollaro	dollaro	denaro|simbolo del dollaro
simbolo della medicina		bastone di esculapio
simbolo del riciclaggio		raccolta differenziata|riciclare|riciclo
giglio araldico		fiore|simbolo|stemma
tridente		ancora|simbolo tridente
tesserino per nome		
ideogramma giapponese di “Principiante”	ideogramma giapponese di principiante	etichetta gialla e verde principiante|simbolo principiante giappone
cerchio rosso vuoto		gioco|pallino|tris
pulsante segno di spunta		baffo
riquadro con spunta		grigio
segno di spunta		baffo
croce		x
croce con quadrato		x con quadrato
occhiello		cerchio
doppio occhiello		
simbolo di alternanza delle parti		canzone|divisione spartito|parti musicali|segno|suddivisione parti
asterisco		otto punte
stella stilizzata		asterisco
scintilla stilizzata		
copyright		
marchio registrato		marchio registrato cerchiato
marchio		marchio commerciale|marchio di fabbrica|marchio registrato|tm|trademark
spruzzo		
tasto: #	tasto #	
tasto: *	tasto *	
tasto: 0	tasto 0	
tasto: 1	tasto 1	
tasto: 2	tasto 2	
tasto: 3	tasto 3	
tasto: 4	tasto 4	
tasto: 5	tasto 5	
tasto: 6	tasto 6	
tasto: 7	tasto 7	
tasto: 8	tasto 8	
tasto: 9	tasto 9	
tasto: 10	tasto 10	
pulsante con lettere latine maiuscole		caratteri latini|inserire
pulsante con lettere latine minuscole		caratteri latini|inserire
pulsante con numeri		inserire|tastierino numerico
pulsante con simboli		inserire|tastierino simboli
pulsante con lettere latine		abc|alfabeto|caratteri alfabetici|inglese|inserire
gruppo sanguigno A	gruppo sanguigno a	
gruppo sanguigno AB	gruppo sanguigno ab	
gruppo sanguigno B	gruppo sanguigno b	
pulsante CL	pulsante cl	simbolo cl
pulsante COOL	pulsante cool	simbolo cool
pulsante FREE	pulsante free	gratis|simbolo free|simbolo gratis
punto informazioni		i
pulsante ID	pulsante id	identità=identita|simbolo id
pulsante M cerchiata	pulsante m cerchiata	m azzurra|metro|simbolo m
pulsante NEW	pulsante new	simbolo new
pulsante NG	pulsante ng	simbolo ng
gruppo sanguigno 0		
pulsante OK	pulsante ok	simbolo ok
pulsante P	pulsante p	area di parcheggio
pulsante SOS	pulsante sos	segnale di sos|simbolo di sos|soccorsi|soccorso
pulsante UP!	pulsante up	simbolo up!=simbolo up
pulsante VS	pulsante vs	simbolo contro|versus
ideogramma giapponese per “Qui”	ideogramma giapponese per qui	ideogramma katakana qui|katakana|parola|tabelloni
ideogramma giapponese di “Costo del servizio”	ideogramma giapponese di costo del servizio	ideogramma katakana sa|katakana|parola|sa
ideogramma giapponese di “Importo mensile”	ideogramma giapponese di importo mensile	luna
ideogramma giapponese di “A pagamento”	ideogramma giapponese di a pagamento	esistere
ideogramma giapponese di “Riservato”	ideogramma giapponese di riservato	
ideogramma giapponese di “Occasione”	ideogramma giapponese di occasione	vantaggio
ideogramma giapponese di “Sconto”	ideogramma giapponese di sconto	prezzo scontato
ideogramma giapponese di “Gratis”	ideogramma giapponese di gratis	
ideogramma giapponese di “Proibito”	ideogramma giapponese di proibito	
ideogramma giapponese di “Accettabile”	ideogramma giapponese di accettabile	
ideogramma giapponese di “Candidatura”	ideogramma giapponese di candidatura	candidarsi
ideogramma giapponese di “Voto di sufficienza”	ideogramma giapponese di voto di sufficienza	
ideogramma giapponese di “Posto libero”	ideogramma giapponese di posto libero	disponibilità=disponibilita
ideogramma giapponese di “Congratulazioni”	ideogramma giapponese di congratulazioni	
ideogramma giapponese di “Segreto”	ideogramma giapponese di segreto	
ideogramma giapponese di “Aperto al pubblico”	ideogramma giapponese di aperto al pubblico	aperto per affari
ideogramma giapponese di “Nessun posto libero”	ideogramma giapponese di nessun posto libero	pieno
cerchio rosso		geometria
cerchio arancione		cerchio arancio
cerchio giallo		cerchio di colore giallo
cerchio verde		cerchio di colore verde
cerchio blu		geometria
cerchio viola		cerchio di colore viola
cerchio marrone		cerchio di colore marrone
cerchio nero		geometria
cerchio bianco		geometria
quadrato rosso		quadrato di colore rosso
quadrato arancione		quadrato di colore arancione
quadrato giallo		quadrato di colore giallo
quadrato verde		quadrato di colore verde
quadrato blu		quadrato di colore blu
quadrato viola		quadrato di colore viola
quadrato marrone		quadrato di colore marrone
quadrato nero grande		geometria
quadrato bianco grande		geometria
quadrato nero medio		geometria
quadrato bianco medio		geometria
quadrato nero medio-piccolo	quadrato nero medio piccolo	geometria
quadrato bianco medio-piccolo	quadrato bianco medio piccolo	geometria
quadrato nero piccolo		geometria
quadrato bianco piccolo		geometria
rombo arancione grande		
rombo blu grande		
rombo arancione piccolo		
rombo blu piccolo		
triangolo rosso con punta verso l’alto	triangolo rosso con punta verso lalto	triangolo rosso punta in alto
triangolo rosso con punta verso il basso		triangolo rosso punta in basso
petalo di fiore		carino|diamante|emozione|forma di diamante
pulsante rotondo		opzione
tasto quadrato nero con bordo bianco		contorno|pulsante|pulsante quadrato con contorno
tasto quadrato bianco con bordo nero		pulsante|pulsante quadrato pieno
bandiera a scacchi		podio
bandierina rossa		bandierina rossa triangolare
bandiere del Giappone incrociate	bandiere del giappone incrociate	festeggiamenti|giapponesi
bandiera nera		bandiera che sventola
bandiera bianca		arrendersi|bandiera che sventola|sventolare bandiera bianca
bandiera arcobaleno		pride
bandiera transgender		azzurro|bianco|rosa
bandiera dei pirati		corsari|corsaro|pirata
bandiera: Isola Ascensione	bandiera isola ascensione	
bandiera: Andorra	bandiera andorra	
bandiera: Emirati Arabi Uniti	bandiera emirati arabi uniti	
bandiera: Afghanistan	bandiera afghanistan	
bandiera: Antigua e Barbuda	bandiera antigua e barbuda	
bandiera: Anguilla	bandiera anguilla	
bandiera: Albania	bandiera albania	
bandiera: Armenia	bandiera armenia	
bandiera: Angola	bandiera angola	
bandiera: Antartide	bandiera antartide	
bandiera: Argentina	bandiera argentina	
bandiera: Samoa americane	bandiera samoa americane	
bandiera: Austria	bandiera austria	
bandiera: Australia	bandiera australia	
bandiera: Aruba	bandiera aruba	
bandiera: Isole Åland	bandiera isole aland	
bandiera: Azerbaigian	bandiera azerbaigian	
bandiera: Bosnia ed Erzegovina	bandiera bosnia ed erzegovina	
bandiera: Barbados	bandiera barbados	
bandiera: Bangladesh	bandiera bangladesh	
bandiera: Belgio	bandiera belgio	
bandiera: Burkina Faso	bandiera burkina faso	
bandiera: Bulgaria	bandiera bulgaria	
bandiera: Bahrein	bandiera bahrein	
bandiera: Burundi	bandiera burundi	
bandiera: Benin	bandiera benin	
bandiera: Saint-Barthélemy	bandiera saint barthelemy	
bandiera: Bermuda	bandiera bermuda	
bandiera: Brunei	bandiera brunei	
bandiera: Bolivia	bandiera bolivia	
bandiera: Caraibi olandesi	bandiera caraibi olandesi	
bandiera: Brasile	bandiera brasile	
bandiera: Bahamas	bandiera bahamas	
bandiera: Bhutan	bandiera bhutan	
bandiera: Isola Bouvet	bandiera isola bouvet	
bandiera: Botswana	bandiera botswana	
bandiera: Bielorussia	bandiera bielorussia	
bandiera: Belize	bandiera belize	
bandiera: Canada	bandiera canada	
bandiera: Isole Cocos (Keeling)	bandiera isole cocos keeling	
bandiera: Congo - Kinshasa	bandiera congo kinshasa	
bandiera: Repubblica Centrafricana	bandiera repubblica centrafricana	
bandiera: Congo-Brazzaville	bandiera congo brazzaville	
bandiera: Svizzera	bandiera svizzera	
bandiera: Costa d’Avorio	bandiera costa davorio	
bandiera: Isole Cook	bandiera isole cook	
bandiera: Cile	bandiera cile	
bandiera: Camerun	bandiera camerun	
bandiera: Cina	bandiera cina	
bandiera: Colombia	bandiera colombia	
bandiera: Isola di Clipperton	bandiera isola di clipperton	
bandiera sark		
bandiera: Costa Rica	bandiera costa rica	
bandiera: Cuba	bandiera cuba	
bandiera: Capo Verde	bandiera capo verde	
bandiera: Curaçao	bandiera curacao	
bandiera: Isola Christmas	bandiera isola christmas	
bandiera: Cipro	bandiera cipro	
bandiera: Cechia	bandiera cechia	
bandiera: Germania	bandiera germania	
bandiera: Diego Garcia	bandiera diego garcia	
bandiera: Gibuti	bandiera gibuti	
bandiera: Danimarca	bandiera danimarca	
bandiera: Dominica	bandiera dominica	
bandiera: Repubblica Dominicana	bandiera repubblica dominicana	
bandiera: Algeria	bandiera algeria	
bandiera: Ceuta e Melilla	bandiera ceuta e melilla	
bandiera: Ecuador	bandiera ecuador	
bandiera: Estonia	bandiera estonia	
bandiera: Egitto	bandiera egitto	
bandiera: Sahara occidentale	bandiera sahara occidentale	
bandiera: Eritrea	bandiera eritrea	
bandiera: Spagna	bandiera spagna	
bandiera: Etiopia	bandiera etiopia	
bandiera: Unione europea	bandiera unione europea	
bandiera: Finlandia	bandiera finlandia	
bandiera: Figi	bandiera figi	
bandiera: Isole Falkland	bandiera isole falkland	
bandiera: Micronesia	bandiera micronesia	
bandiera: Isole Fær Øer	bandiera isole faer oer	
bandiera: Francia	bandiera francia	
bandiera: Gabon	bandiera gabon	
bandiera: Regno Unito	bandiera regno unito	
bandiera: Grenada	bandiera grenada	
bandiera: Georgia	bandiera georgia	
bandiera: Guyana francese	bandiera guyana francese	
bandiera: Guernsey	bandiera guernsey	
bandiera: Ghana	bandiera ghana	
bandiera: Gibilterra	bandiera gibilterra	
bandiera: Groenlandia	bandiera groenlandia	
bandiera: Gambia	bandiera gambia	
bandiera: Guinea	bandiera guinea	
bandiera: Guadalupa	bandiera guadalupa	
bandiera: Guinea Equatoriale	bandiera guinea equatoriale	
bandiera: Grecia	bandiera grecia	
bandiera: Georgia del Sud e Sandwich australi	bandiera georgia del sud e sandwich australi	
bandiera: Guatemala	bandiera guatemala	
bandiera: Guam	bandiera guam	
bandiera: Guinea-Bissau	bandiera guinea bissau	
bandiera: Guyana	bandiera guyana	
bandiera: RAS di Hong Kong	bandiera ras di hong kong	
bandiera: Isole Heard e McDonald	bandiera isole heard e mcdonald	
bandiera: Honduras	bandiera honduras	
bandiera: Croazia	bandiera croazia	
bandiera: Haiti	bandiera haiti	
bandiera: Ungheria	bandiera ungheria	
bandiera: Isole Canarie	bandiera isole canarie	
bandiera: Indonesia	bandiera indonesia	
bandiera: Irlanda	bandiera irlanda	
bandiera: Israele	bandiera israele	
bandiera: Isola di Man	bandiera isola di man	
bandiera: India	bandiera india	
bandiera: Territorio britannico dell’Oceano Indiano	bandiera territorio britannico delloceano indiano	
bandiera: Iraq	bandiera iraq	
bandiera: Iran	bandiera iran	
bandiera: Islanda	bandiera islanda	
bandiera: Italia	bandiera italia	
bandiera: Jersey	bandiera jersey	
bandiera: Giamaica	bandiera giamaica	
bandiera: Giordania	bandiera giordania	
bandiera: Giappone	bandiera giappone	
bandiera: Kenya	bandiera kenya	
bandiera: Kirghizistan	bandiera kirghizistan	
bandiera: Cambogia	bandiera cambogia	
bandiera: Kiribati	bandiera kiribati	
bandiera: Comore	bandiera comore	
bandiera: Saint Kitts e Nevis	bandiera saint kitts e nevis	
bandiera: Corea del Nord	bandiera corea del nord	
bandiera: Corea del Sud	bandiera corea del sud	
bandiera: Kuwait	bandiera kuwait	
bandiera: Isole Cayman	bandiera isole cayman	
bandiera: Kazakistan	bandiera kazakistan	
bandiera: Laos	bandiera laos	
bandiera: Libano	bandiera libano	
bandiera: Saint Lucia	bandiera saint lucia	
bandiera: Liechtenstein	bandiera liechtenstein	
bandiera: Sri Lanka	bandiera sri lanka	
bandiera: Liberia	bandiera liberia	
bandiera: Lesotho	bandiera lesotho	
bandiera: Lituania	bandiera lituania	
bandiera: Lussemburgo	bandiera lussemburgo	
bandiera: Lettonia	bandiera lettonia	
bandiera: Libia	bandiera libia	
bandiera: Marocco	bandiera marocco	
bandiera: Monaco	bandiera monaco	
bandiera: Moldavia	bandiera moldavia	
bandiera: Montenegro	bandiera montenegro	
bandiera: Saint Martin	bandiera saint martin	
bandiera: Madagascar	bandiera madagascar	
bandiera: Isole Marshall	bandiera isole marshall	
bandiera: Macedonia del Nord	bandiera macedonia del nord	
bandiera: Mali	bandiera mali	
bandiera: Myanmar (Birmania)	bandiera myanmar birmania	
bandiera: Mongolia	bandiera mongolia	
bandiera: RAS di Macao	bandiera ras di macao	
bandiera: Isole Marianne settentrionali	bandiera isole marianne settentrionali	
bandiera: Martinica	bandiera martinica	
bandiera: Mauritania	bandiera mauritania	
bandiera: Montserrat	bandiera montserrat	
bandiera: Malta	bandiera malta	
bandiera: Mauritius	bandiera mauritius	
bandiera: Maldive	bandiera maldive	
bandiera: Malawi	bandiera malawi	
bandiera: Messico	bandiera messico	
bandiera: Malaysia	bandiera malaysia	
bandiera: Mozambico	bandiera mozambico	
bandiera: Namibia	bandiera namibia	
bandiera: Nuova Caledonia	bandiera nuova caledonia	
bandiera: Niger	bandiera niger	
bandiera: Isola Norfolk	bandiera isola norfolk	
bandiera: Nigeria	bandiera nigeria	
bandiera: Nicaragua	bandiera nicaragua	
bandiera: Paesi Bassi	bandiera paesi bassi	
bandiera: Norvegia	bandiera norvegia	
bandiera: Nepal	bandiera nepal	
bandiera: Nauru	bandiera nauru	
bandiera: Niue	bandiera niue	
bandiera: Nuova Zelanda	bandiera nuova zelanda	
bandiera: Oman	bandiera oman	
bandiera: Panamá	bandiera panama	
bandiera: Perù	bandiera peru	
bandiera: Polinesia francese	bandiera polinesia francese	
bandiera: Papua Nuova Guinea	bandiera papua nuova guinea	
bandiera: Filippine	bandiera filippine	
bandiera: Pakistan	bandiera pakistan	
bandiera: Polonia	bandiera polonia	
bandiera: Saint-Pierre e Miquelon	bandiera saint pierre e miquelon	
bandiera: Isole Pitcairn	bandiera isole pitcairn	
bandiera: Portorico	bandiera portorico	
bandiera: Territori palestinesi	bandiera territori palestinesi	
bandiera: Portogallo	bandiera portogallo	
bandiera: Palau	bandiera palau	
bandiera: Paraguay	bandiera paraguay	
bandiera: Qatar	bandiera qatar	
bandiera: Riunione	bandiera riunione	
bandiera: Romania	bandiera romania	
bandiera: Serbia	bandiera serbia	
bandiera: Russia	bandiera russia	
bandiera: Ruanda	bandiera ruanda	
bandiera: Arabia Saudita	bandiera arabia saudita	
bandiera: Isole Salomone	bandiera isole salomone	
bandiera: Seychelles	bandiera seychelles	
bandiera: Sudan	bandiera sudan	
bandiera: Svezia	bandiera svezia	
bandiera: Singapore	bandiera singapore	
bandiera: Sant’Elena	bandiera santelena	
bandiera: Slovenia	bandiera slovenia	
bandiera: Svalbard e Jan Mayen	bandiera svalbard e jan mayen	
bandiera: Slovacchia	bandiera slovacchia	
bandiera: Sierra Leone	bandiera sierra leone	
bandiera: San Marino	bandiera san marino	
bandiera: Senegal	bandiera senegal	
bandiera: Somalia	bandiera somalia	
bandiera: Suriname	bandiera suriname	
bandiera: Sud Sudan	bandiera sud sudan	
bandiera: São Tomé e Príncipe	bandiera sao tome e principe	
bandiera: El Salvador	bandiera el salvador	
bandiera: Sint Maarten	bandiera sint maarten	
bandiera: Siria	bandiera siria	
bandiera: Swaziland	bandiera swaziland	
bandiera: Tristan da Cunha	bandiera tristan da cunha	
bandiera: Isole Turks e Caicos	bandiera isole turks e caicos	
bandiera: Ciad	bandiera ciad	
bandiera: Terre australi francesi	bandiera terre australi francesi	
bandiera: Togo	bandiera togo	
bandiera: Thailandia	bandiera thailandia	
bandiera: Tagikistan	bandiera tagikistan	
bandiera: Tokelau	bandiera tokelau	
bandiera: Timor Est	bandiera timor est	
bandiera: Turkmenistan	bandiera turkmenistan	
bandiera: Tunisia	bandiera tunisia	
bandiera: Tonga	bandiera tonga	
bandiera: Turchia	bandiera turchia	
bandiera: Trinidad e Tobago	bandiera trinidad e tobago	
bandiera: Tuvalu	bandiera tuvalu	
bandiera: Taiwan	bandiera taiwan	
bandiera: Tanzania	bandiera tanzania	
bandiera: Ucraina	bandiera ucraina	
bandiera: Uganda	bandiera uganda	
bandiera: Altre isole americane del Pacifico	bandiera altre isole americane del pacifico	
bandiera: Nazioni Unite	bandiera nazioni unite	
bandiera: Stati Uniti	bandiera stati uniti	
bandiera: Uruguay	bandiera uruguay	
bandiera: Uzbekistan	bandiera uzbekistan	
bandiera: Città del Vaticano	bandiera citta del vaticano	
bandiera: Saint Vincent e Grenadine	bandiera saint vincent e grenadine	
bandiera: Venezuela	bandiera venezuela	
bandiera: Isole Vergini Britanniche	bandiera isole vergini britanniche	
bandiera: Isole Vergini Americane	bandiera isole vergini americane	
bandiera: Vietnam	bandiera vietnam	
bandiera: Vanuatu	bandiera vanuatu	
bandiera: Wallis e Futuna	bandiera wallis e futuna	
bandiera: Samoa	bandiera samoa	
bandiera: Kosovo	bandiera kosovo	
bandiera: Yemen	bandiera yemen	
bandiera: Mayotte	bandiera mayotte	
bandiera: Sudafrica	bandiera sudafrica	
bandiera: Zambia	bandiera zambia	
bandiera: Zimbabwe	bandiera zimbabwe	
bandiera: Inghilterra	bandiera inghilterra	
bandiera: Scozia	bandiera scozia	
bandiera: Galles	bandiera galles	

"""#
}
