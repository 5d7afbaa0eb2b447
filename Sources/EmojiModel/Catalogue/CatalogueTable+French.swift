// swift-format-ignore-file
// Written by Scripts/generate-catalogue.py from Data/. Do not edit.

extension CatalogueTable {
  /// French names, folded, keywords; a line for each row without a tone.
  static let french: StaticString = #"""
visage rieur		sourire
visage souriant avec de grands yeux		sourire
visage très souriant aux yeux rieurs	visage tres souriant aux yeux rieurs	sourire
visage souriant aux yeux rieurs		dents|sourire
visage souriant avec yeux plissés	visage souriant avec yeux plisses	bouche|rire|sourire
visage souriant avec une goutte de sueur		sourire
se rouler par terre de rire		visage
visage riant aux larmes		sourire
visage avec un léger sourire	visage avec un leger sourire	
tête à l’envers	tete a lenvers	renversée=renversee
visage qui fond		disparaître=disparaitre|fondre|liquéfié=liquefie|liquide|se dissoudre
visage craquelé	visage craquele	
visage faisant un clin d’œil	visage faisant un clin doeil	
visage souriant avec yeux rieurs		œil=oeil|rougir|sourire
visage souriant avec auréole	visage souriant avec aureole	ange
visage souriant avec cœurs	visage souriant avec coeurs	adorer|aimer|amour|amoureux|béguin=beguin|sourire
visage souriant avec yeux en forme de cœur	visage souriant avec yeux en forme de coeur	amour|œil=oeil
visage avec des étoiles à la place des yeux	visage avec des etoiles a la place des yeux	étoile=etoile|grand sourire
visage envoyant un bisou		cœur=coeur
visage faisant un bisou		
visage souriant		sourire
visage faisant un bisou avec les yeux fermés	visage faisant un bisou avec les yeux fermes	
visage aux yeux rieurs faisant un bisou		
visage souriant avec une larme		ému=emu|fier|soulagé=soulage|touché=touche
miam		langue
visage qui tire la langue		
visage qui tire la langue et fait un clin d’œil	visage qui tire la langue et fait un clin doeil	
tête de fou	tete de fou	grand|œil=oeil|petit
visage qui tire la langue les yeux plissés	visage qui tire la langue les yeux plisses	goût=gout|horrible|œil=oeil
argent dans les yeux et la bouche		
visage qui fait un câlin	visage qui fait un calin	gentil
visage avec une main sur la bouche		oups
visage avec yeux ouverts et main sur la bouche		embarrassé=embarrasse|étonné=etonne|gêné=gene|impressionné=impressionne|stupéfait=stupefait|surpris
visage qui regarde entre ses doigts		captivé=captive|fasciné=fascine|jeter un coup d’œil=jeter un coup doeil|regarder fixement
visage avec un doigt sur la bouche		chut|silence
visage en pleine réflexion	visage en pleine reflexion	
visage qui fait un salut militaire		armée=armee|compris|ok|oui
visage avec bouche fermeture éclair	visage avec bouche fermeture eclair	
visage avec les sourcils relevés	visage avec les sourcils releves	méfiant=mefiant|sceptique
visage neutre		
visage sans expression		inexpressif|neutre
visage sans bouche		muet
visage en pointillés	visage en pointilles	déprimé=deprime|disparaître=disparaitre|introverti|invisible|se cacher
visage dans les nuages		brouillard|distrait|visage dans le brouillard
visage avec un sourire malin		
visage blasé	visage blase	pas content
visage roulant des yeux		roulement
visage grimaçant	visage grimacant	grimace
visage expirant		chuchoter|expiration|siffler|soulagement|sursaut
visage de menteur		mensonge|pinocchio
visage secoué	visage secoue	
tête secouée horizontalement	tete secouee horizontalement	
tête secouée verticalement	tete secouee verticalement	
visage soulagé	visage soulage	soulagement
visage pensif		déçu=decu
visage endormi		sommeil
visage qui bave		baver
visage somnolent		sommeil|zzz
visage avec des valises sous les yeux		
visage avec masque		
visage avec thermomètre	visage avec thermometre	indisposé=indispose|malade
visage avec bandage autour de la tête	visage avec bandage autour de la tete	
visage nauséeux	visage nauseeux	écœuré=ecoeure|nausée=nausee
visage qui vomit		malade|vomi|vomissure
visage qui éternue	visage qui eternue	atchoum|éternuement=eternuement|éternuer=eternuer|rhume
visage rouge et chaud		coup de chaleur|fièvre=fievre|transpiration
visage bleu et froid		gelure|glacial|glaçon=glacon
visage éméché	visage emeche	bouche ondulée=bouche ondulee|dans les vapes|hébété=hebete|pompette|rond
visage étourdi	visage etourdi	tournis
visage aux yeux en spirales		confusion|étourdi=etourdi|hagard|tête qui tourne=tete qui tourne
tête qui explose	tete qui explose	choqué=choque
visage avec chapeau de cowboy		
visage festif		célébration=celebration|chapeau|fête=fete|sifflet
visage déguisé	visage deguise	déguisement=deguisement|faux nez|incognito|lunettes|postiche
visage avec lunettes de soleil		
visage de geek		lunettes
visage avec un monocle		collet monté=collet monte|vieux jeu
visage confus		
visage avec bouche en diagonale		déçu=decu|euh|incertain|sceptique
visage inquiet		
visage légèrement mécontent	visage legerement mecontent	
visage mécontent	visage mecontent	
visage avec bouche ouverte		surpris
visage ébahi	visage ebahi	sans voix|stupéfait=stupefait|surpris
visage stupéfait	visage stupefait	choc
visage qui rougit		rouge|rougissant
visage déformé	visage deforme	
visage implorant		pitié=pitie|supplication|yeux de chiens battus
visage retenant ses larmes		pleurs|retenir ses larmes|triste
visage mécontent avec bouche ouverte	visage mecontent avec bouche ouverte	déçu=decu
visage angoissé	visage angoisse	angoisse
visage effrayé	visage effraye	apeuré=apeure|peur
visage anxieux avec goutte de sueur		bouche|froid
visage triste mais soulagé	visage triste mais soulage	pfiou
visage qui pleure		larmes
visage qui pleure à chaudes larmes	visage qui pleure a chaudes larmes	larme|pleurs|triste
visage qui hurle de peur		cri|effrayé=effraye
visage déconcerté	visage deconcerte	
visage persévérant	visage perseverant	
visage déçu	visage decu	
visage démoralisé avec goutte de sueur	visage demoralise avec goutte de sueur	froide
visage épuisé	visage epuise	fatigué=fatigue
visage fatigué	visage fatigue	fatigue
visage bâillant	visage baillant	bâiller=bailler|ennui|fatigue
visage avec fumée sortant des narines	visage avec fumee sortant des narines	triomphe|victoire
visage boudeur		colère=colere|énervé=enerve|furieux
visage en colère	visage en colere	
visage avec des symboles dans la bouche		juron
visage souriant avec des cornes		fantastique|sourire
visage en colère avec des cornes	visage en colere avec des cornes	diablotin|mauvais
crâne	crane	corps|fantastique|mort|visage
tête de mort	tete de mort	crâne=crane|os
tas de crotte		caca|dessin|visage
visage de clown		
ogre		japonais
monstre japonais		
fantôme	fantome	créature=creature|fantastique|monstre|visage
alien		créature=creature|extraterrestre|ovni|visage
monstre de l’espace	monstre de lespace	extraterrestre
robot		androïde=androide|automate|machine|monstre|visage
chat qui sourit		sourire|visage
chat qui sourit avec des yeux rieurs		sourire|visage
chat qui pleure de joie		pleurer de rire|sourire|visage
chat souriant aux yeux en cœurs	chat souriant aux yeux en coeurs	amoureux|cœur=coeur|sourire|visage
chat avec sourire en coin		ironique|narquois|visage
chat qui fait un bisou		embrasser|visage
chat fatigué	chat fatigue	fatigue|inquiet|oh|surpris|visage
chat qui pleure		larme|pleurer|triste|visage
chat qui boude		bouder|colère=colere|désaccord=desaccord|ennui|visage
singe ne rien voir		aveugle
singe ne rien entendre		sourd
singe ne rien dire		muet
lettre d’amour	lettre damour	
cœur et flèche	coeur et fleche	cupidon
cœur avec ruban	coeur avec ruban	saint-valentin=saint valentin
cœur étincelant	coeur etincelant	
cœur grandissant	coeur grandissant	
cœur battant	coeur battant	
cœurs qui tournent	coeurs qui tournent	
deux cœurs	deux coeurs	amour
décoration avec cœur	decoration avec coeur	
cœur point d’exclamation	coeur point dexclamation	ponctuation
cœur brisé	coeur brise	
cœur enflammé	coeur enflamme	amour|désir=desir|feu|passion
cœur avec bandages	coeur avec bandages	réconforter=reconforter|réparer=reparer|soigner
cœur rouge	coeur rouge	
cœur rose	coeur rose	
cœur orange	coeur orange	
cœur jaune	coeur jaune	
cœur vert	coeur vert	
cœur bleu	coeur bleu	
cœur bleu clair	coeur bleu clair	
cœur violet	coeur violet	
cœur marron	coeur marron	brun
cœur noir	coeur noir	
cœur gris	coeur gris	
cœur blanc	coeur blanc	
trace de rouge à lèvres	trace de rouge a levres	baiser
cent points		
symbole de colère	symbole de colere	dessin|furieux
nuage de colère	nuage de colere	
explosion		collision
étourdissement	etourdissement	tournis
gouttes de sueur		éclaboussures=eclaboussures
décamper	decamper	filer
trou		
bulle de parole		dialogue
œil dans une bulle de BD	oeil dans une bulle de bd	témoin=temoin
bulle de parole gauche		dialogue
bulle colère droite	bulle colere droite	
bulle de pensée	bulle de pensee	
endormi		dormir|ronfler
signe de la main		coucou
dos de main levée	dos de main levee	
main levée doigts écartés	main levee doigts ecartes	
main levée	main levee	feuille
salut vulcain		main
main vers la droite		
main vers la gauche		
main paume vers le bas		chasser|faire partir|laisser tomber|ouste|rejeter
main paume vers le haut		appeler de la main|attirer|faire venir|offre
main qui pousse vers la gauche		
main qui pousse vers la droite		
ok		geste|main
bout des doigts joints		argumentation|geste|main|parler avec les mains
pouce et index rapprochés	pouce et index rapproches	petite quantité=petite quantite|petite somme|peu|un peu
V de la victoire	v de la victoire	ciseaux|main
doigts croisés	doigts croises	main
main avec index et pouce croisés	main avec index et pouce croises	amour|argent|cher|claquer des doigts|cœur=coeur
signe je t’aime	signe je taime	amour|main
cornes avec les doigts		main
signe appel téléphonique avec les doigts	signe appel telephonique avec les doigts	main|téléphone=telephone
main avec index pointant à gauche	main avec index pointant a gauche	doigt
main avec index pointant à droite	main avec index pointant a droite	doigt
main avec index pointant vers le haut		doigt
doigt d’honneur	doigt dhonneur	main|majeur
main avec index pointant vers le bas		doigt
index pointant vers le haut		doigt|main
index pointant vers l’utilisateur	index pointant vers lutilisateur	pointer|toi
pouce vers le haut		main|super
pouce vers le bas		main|nul
pouce vers la gauche		
pouce vers la droite		
poing levé	poing leve	main|pierre
poing de face		coup de poing|main
poing à gauche	poing a gauche	main
poing à droite	poing a droite	main
applaudissements		bravo|mains
mains levées	mains levees	air
mains qui forment un cœur	mains qui forment un coeur	amour
mains ouvertes		main|ouvert
paume contre paume doigts vers le haut		mains|prière=priere
poignée de main	poignee de main	mains|présentation=presentation|rencontre
mains en prière	mains en priere	
main qui écrit	main qui ecrit	écrire=ecrire
vernis à ongles	vernis a ongles	maquillage
selfie		appareil photo|téléphone=telephone
biceps contracté	biceps contracte	corps|muscle
bras mécanique	bras mecanique	accessibilité=accessibilite|bras robot|prothèse=prothese
jambe mécanique	jambe mecanique	accessibilité=accessibilite|jambe robot|prothèse=prothese
jambe		coup de pied|membre
pied		coup de pied|pas lourd
oreille		corps
oreille appareillée	oreille appareillee	accessibilité=accessibilite|malentendant|prothèse auditive=prothese auditive
nez		corps
cerveau		intelligent
cœur	coeur	battements|cardiologie|organe|pouls|pulsation
poumons		expiration|inspiration|organe|respiration|souffle
dent		dentiste
os		squelette
yeux		corps|œil=oeil|visage
œil	oeil	corps
langue		corps
bouche		corps|lèvres=levres
lèvres qui se mordent	levres qui se mordent	anxieux|flirt|inquiet|mal à l’aise=mal a laise|nerveux
bébé	bebe	
enfant		genre neutre|jeune
garçon	garcon	jeune
fille		jeune|vierge|zodiaque
adulte		genre neutre
personne blonde		blond|cheveux
homme		
personne barbue		barbe
homme barbu		barbe
femme barbue		barbe
homme : cheveux roux	homme cheveux roux	
homme : cheveux bouclés	homme cheveux boucles	
homme : cheveux blancs	homme cheveux blancs	
homme : chauve	homme chauve	
femme		
femme : cheveux roux	femme cheveux roux	
adulte : cheveux roux	adulte cheveux roux	genre neutre
femme : cheveux bouclés	femme cheveux boucles	
adulte : cheveux bouclés	adulte cheveux boucles	genre neutre
femme : cheveux blancs	femme cheveux blancs	
adulte : cheveux blancs	adulte cheveux blancs	genre neutre
femme : chauve	femme chauve	
adulte : chauve	adulte chauve	genre neutre
femme blonde		cheveux
homme blond		cheveux
personne âgée	personne agee	adulte|âgé=age|genre neutre
homme âgé	homme age	
femme âgée	femme agee	
personne fronçant les sourcils	personne froncant les sourcils	froncer
homme fronçant les sourcils	homme froncant les sourcils	froncement|geste
femme fronçant les sourcils	femme froncant les sourcils	froncement|geste
personne qui boude		bouder|geste|moue
homme qui boude		geste
femme qui boude		geste
personne faisant un geste d’interdiction	personne faisant un geste dinterdiction	interdit|main
homme faisant un geste d’interdiction	homme faisant un geste dinterdiction	interdit|main
femme faisant un geste d’interdiction	femme faisant un geste dinterdiction	interdit|main
personne faisant un geste d’acceptation	personne faisant un geste dacceptation	main|ok
homme faisant un geste d’acceptation	homme faisant un geste dacceptation	geste d’accord=geste daccord|main|ok
femme faisant un geste d’acceptation	femme faisant un geste dacceptation	geste d’accord=geste daccord|main|ok
personne paume vers le haut		aide|information|main
homme paume vers le haut		
femme paume vers le haut		
personne qui lève la main	personne qui leve la main	content|geste|levée=levee
homme qui lève la main	homme qui leve la main	geste|main levée=main levee
femme qui lève la main	femme qui leve la main	geste|main levée=main levee
personne sourde		accessibilité=accessibilite|entendre|malentendant|oreille|sourd
homme sourd		accessibilité=accessibilite|entendre|malentendant|oreille
femme sourde		accessibilité=accessibilite|entendre|malentendant|oreille|sourd
personne qui s’incline	personne qui sincline	désolé=desole|geste|incliné=incline
homme qui s’incline	homme qui sincline	désolé=desole|geste|incliné=incline
femme qui s’incline	femme qui sincline	désolée=desolee|geste|inclinée=inclinee
personne avec la paume sur le visage		exaspération=exasperation|incrédulité=incredulite|paume de main
homme avec la paume sur le visage		exaspération=exasperation|incrédulité=incredulite
femme avec la paume sur le visage		exaspération=exasperation|incrédulité=incredulite
personne qui hausse les épaules	personne qui hausse les epaules	doute|haussement d’épaules=haussement depaules|ignorance|indifférence=indifference
homme qui hausse les épaules	homme qui hausse les epaules	haussement|ignorance|indifférence=indifference
femme qui hausse les épaules	femme qui hausse les epaules	haussement|ignorance|indifférence=indifference
professionnel de la santé (tous genres)	professionnel de la sante tous genres	docteur|infirmier|médecin=medecin|thérapeute=therapeute
professionnel de la santé	professionnel de la sante	docteur|homme|infirmier
professionnelle de la santé	professionnelle de la sante	docteur|femme|infirmière=infirmiere
étudiant (tous genres)	etudiant tous genres	diplôme=diplome|étudiante=etudiante
étudiant	etudiant	diplômé=diplome|homme
étudiante	etudiante	diplômée=diplomee|femme
personnel enseignant		enseignante|formateur|formatrice|professeur
enseignant		homme|instituteur|instructeur|professeur
enseignante		femme|institutrice|instructrice|professeure
juge		balance
juge homme		balance|justice
juge femme		balance
fermier (tous genres)	fermier tous genres	fermière=fermiere|jardinier|jardinière=jardiniere
fermier		agriculteur|homme|jardinier
fermière	fermiere	agricultrice|femme|jardinière=jardiniere
cuisinier (tous genres)	cuisinier tous genres	chef|cuisinière=cuisiniere
cuisinier		chef|homme
cuisinière	cuisiniere	chef|femme
mécanicien (tous genres)	mecanicien tous genres	artisan|électricien=electricien|électricienne=electricienne|mécanicienne=mecanicienne|plombier
mécanicien	mecanicien	électricien=electricien|homme|mécanique=mecanique|plombier
mécanicienne	mecanicienne	électricienne=electricienne|femme|mécanique=mecanique|plombier
ouvrier (tous genres)	ouvrier tous genres	assemblage|industrie|ouvrière=ouvriere|usine
ouvrier		assemblage|industrie|usine
ouvrière	ouvriere	assemblage|industrie|usine
employé de bureau (tous genres)	employe de bureau tous genres	affaires|architecte|employée de bureau=employee de bureau
employé de bureau	employe de bureau	affaires|architecte|homme
employée de bureau	employee de bureau	affaires|architecte|femme
scientifique		chimiste
scientifique homme		chimiste
scientifique femme		chimiste
informaticien (tous genres)	informaticien tous genres	développeur=developpeur|développeuse=developpeuse|informaticienne|logiciels|technologie
informaticien		développeur=developpeur|homme|logiciels|technologie
informaticienne		développeuse=developpeuse|femme|logiciels|technologie
chanteur (tous genres)	chanteur tous genres	artiste|chanteuse|rock|star
chanteur		artiste|rock|star
chanteuse		artiste|rock|star
artiste		palette
artiste homme		palette
artiste femme		palette
pilote		avion
pilote homme		avion
pilote femme		avion
astronaute		fusée=fusee
astronaute homme		espace|fusée=fusee
astronaute femme		espace|fusée=fusee
pompier		camion de pompiers
pompier homme		camion de pompiers
pompier femme		camion de pompiers
officier de police		flic
policier		flic|homme|officier|police
policière	policiere	femme|flic|officier|police
détective	detective	enquêteur=enqueteur|espion
détective homme	detective homme	enquêteur=enqueteur|espion
détective femme	detective femme	enquêteuse=enqueteuse|espionne
garde		
garde homme		
garde femme		
ninja		furtif|guerrier|masqué=masque
personnel du bâtiment	personnel du batiment	casque|ouvrier
ouvrier du bâtiment	ouvrier du batiment	homme
ouvrière du bâtiment	ouvriere du batiment	femme
personne avec une couronne		monarque|noble|royal|royauté=royaute
prince		
princesse		fantastique
personne en turban		
homme en turban		
femme en turban		
homme avec casquette chinoise		casquette mao|chapeau
femme avec foulard		hijab|mantilla|tichel
personne en smoking		marié=marie|personne mariée=personne mariee
homme en smoking		
femme en smoking		
personne mariée avec voile	personne mariee avec voile	mariage
homme avec voile		
femme avec voile		
femme enceinte		
homme enceinte		grossesse|ventre
personne enceinte		grossesse|ventre
allaitement		bébé=bebe|sein|soins
femme allaitant un bébé	femme allaitant un bebe	allaitement|biberon
homme allaitant un bébé	homme allaitant un bebe	allaitement|biberon
personne allaitant un bébé	personne allaitant un bebe	allaitement|biberon
bébé ange	bebe ange	fantastique|visage
père Noël	pere noel	
mère Noël	mere noel	
santa		santa, noël=santa noel
super-héros	super heros	bien|heroïne=heroine|super-pouvoir=super pouvoir
super-héros homme	super heros homme	bien|super-pouvoir=super pouvoir
super-héroïne	super heroine	bien|femme|héros=heros|super-pouvoir=super pouvoir
super-vilain	super vilain	criminel|mal|méchant=mechant|super-pouvoir=super pouvoir
super-vilain homme	super vilain homme	criminel|mal|méchant=mechant|super-pouvoir=super pouvoir
super-vilain femme	super vilain femme	criminelle|mal|méchante=mechante|super-pouvoir=super pouvoir
mage		ensorceleur|magicien|sorcier|sorcière=sorciere
mage homme		magicien|sorcier
mage femme		ensorceleuse|sorcière=sorciere
personnage féérique	personnage feerique	obéron=oberon|puck|titania
féetaud	feetaud	obéron=oberon|puck
fée	fee	titania
vampire		dracula|mort-vivant=mort vivant
vampire homme		dracula|mort-vivant=mort vivant
vampire femme		morte-vivante=morte vivante
créature aquatique	creature aquatique	sirène=sirene|triton
triton		
sirène	sirene	
elfe		magique
elfe homme		magique
elfe femme		magique
génie	genie	djinn
génie homme	genie homme	djinn
génie femme	genie femme	djinn
zombie		mort-vivant=mort vivant
zombie homme		mort-vivant=mort vivant
zombie femme		morte-vivante=morte vivante
troll		conte de fées=conte de fees|légende=legende|monstre|mythe
créature velue	creature velue	
personne qui se fait masser		massage|salon|visage
homme qui se fait masser		massage|visage
femme qui se fait masser		massage|visage
personne qui se fait couper les cheveux		barbier|beauté=beaute|coiffure|salon
homme qui se fait couper les cheveux		coiffure
femme qui se fait couper les cheveux		coiffure
personne qui marche		piéton=pieton
homme qui marche		piéton=pieton
femme qui marche		piétonne=pietonne
personne qui marche vers la droite		
femme qui marche vers la droite		
homme qui marche vers la droite		
personne debout		
homme debout		
femme debout		
personne à genoux	personne a genoux	
homme à genoux	homme a genoux	
femme à genoux	femme a genoux	
personne à genoux vers la droite	personne a genoux vers la droite	
femme à genoux vers la droite	femme a genoux vers la droite	
homme à genoux vers la droite	homme a genoux vers la droite	
personne avec une canne blanche		accessibilité=accessibilite|aveugle
personne avec une canne blanche vers la droite		
homme avec canne blanche		accessibilité=accessibilite|aveugle|déficient visuel=deficient visuel|malvoyant
homme avec canne blanche vers la droite		
femme avec canne blanche		accessibilité=accessibilite|aveugle|déficiente visuelle=deficiente visuelle|malvoyante
femme avec canne blanche vers la droite		
personne en fauteuil motorisé	personne en fauteuil motorise	accessibilité=accessibilite|fauteuil roulant
personne en fauteuil motorisé vers la droite	personne en fauteuil motorise vers la droite	
homme en fauteuil motorisé	homme en fauteuil motorise	accessibilité=accessibilite|fauteuil roulant
homme en fauteuil motorisé vers la droite	homme en fauteuil motorise vers la droite	
femme en fauteuil motorisé	femme en fauteuil motorise	accessibilité=accessibilite|fauteuil roulant
femme en fauteuil motorisé vers la droite	femme en fauteuil motorise vers la droite	
personne en fauteuil roulant manuel		accessibilité=accessibilite
personne en fauteuil roulant manuel vers la droite		
homme en fauteuil roulant manuel		accessibilité=accessibilite
homme en fauteuil roulant manuel vers la droite		
femme en fauteuil roulant manuel		accessibilité=accessibilite
femme en fauteuil roulant manuel vers la droite		
personne qui court		coureur|course à pied=course a pied|jogging|marathon
homme qui court		course à pied=course a pied|jogging|marathon
femme qui court		course à pied=course a pied|jogging|marathon
personne qui court vers la droite		
femme qui court vers la droite		
homme qui court vers la droite		
danseuse de ballet		
danseuse		danse|femme
danseur		danse|homme
homme d’affaires en lévitation	homme daffaires en levitation	
personnes avec des oreilles de lapin		danseuse|femme|fille
hommes avec des oreilles de lapin		danseur|fête=fete|homme
femmes avec des oreilles de lapin		danseuse|femme|fête=fete
personne au hammam		sauna
homme au hammam		sauna
femme au hammam		sauna
personne qui grimpe		alpiniste|grimpeur
homme qui grimpe		alpiniste|grimpeur
femme qui grimpe		alpiniste|grimpeuse
escrimeur		épée=epee|escrime|personne|sport
course hippique		cheval|jockey|sport
skieur		neige|sport
snowboardeur		neige|sport
joueur de golf		balle
golfeur		golf|homme
golfeuse		femme|golf
personne faisant du surf		sport
surfeur		homme|surf
surfeuse		femme|surf
personne ramant dans une barque		bateau
rameur dans une barque		bateau|homme
rameuse dans une barque		bateau|femme
personne nageant		sport
nageur		homme|nage
nageuse		femme|nage
personne avec ballon		sport
homme avec ballon		
femme avec ballon		
haltérophile	halterophile	sport
homme haltérophile	homme halterophile	
femme haltérophile	femme halterophile	
cycliste		vélo=velo
cycliste homme		cyclisme|vélo=velo
cycliste femme		cyclisme|vélo=velo
personne en VTT	personne en vtt	montagne|vélo=velo
homme en VTT	homme en vtt	cycliste|vélo=velo
femme en VTT	femme en vtt	cycliste|vélo=velo
personne faisant la roue		gymnastique|sport
homme faisant la roue		gymnastique
femme faisant la roue		gymnastique
personnes faisant de la lutte		lutteur|sport
lutteurs		hommes|lutte|personne|sport
lutteuses		femmes|lutte|sport
personne jouant au water-polo	personne jouant au water polo	sport
joueur de water-polo	joueur de water polo	homme|sport
joueuse de water-polo	joueuse de water polo	femme|sport
personne jouant au handball		sport
handballeur		handball|homme|sport
handballeuse		femme|handball|sport
personne qui jongle		jongler|jongleur|multitâche=multitache
jongleur		homme|jonglage|multitâche=multitache
jongleuse		femme|jonglage|multitâche=multitache
personne dans la posture du lotus		méditation=meditation|position du lotus|yoga
homme dans la posture du lotus		méditation=meditation|position du lotus|yoga
femme dans la posture du lotus		méditation=meditation|position du lotus|yoga
personne prenant un bain		baignoire
personne au lit		
deux personnes se tenant la main		couple|personne|poignée de main=poignee de main|tenir la main
deux femmes se tenant la main		couple|jumelles|main dans la main
femme et homme se tenant la main		couple|main dans la main
deux hommes se tenant la main		couple|gémeaux=gemeaux|jumeaux|main dans la main|zodiaque
bisou		baiser|couple
bisou : femme et homme	bisou femme et homme	baiser|couple
bisou : homme et homme	bisou homme et homme	baiser|couple
bisou : femme et femme	bisou femme et femme	baiser|couple
couple avec cœur	couple avec coeur	amour
couple avec cœur : femme et homme	couple avec coeur femme et homme	amour
couple avec cœur : homme et homme	couple avec coeur homme et homme	amour
couple avec cœur : femme et femme	couple avec coeur femme et femme	amour
famille : homme, femme et garçon	famille homme femme et garcon	enfant|mère=mere|père=pere
famille : homme, femme et fille	famille homme femme et fille	enfant|mère=mere|père=pere
famille : homme, femme, fille et garçon	famille homme femme fille et garcon	enfant|mère=mere|père=pere
famille : homme, femme, garçon et garçon	famille homme femme garcon et garcon	enfant|mère=mere|père=pere
famille : homme, femme, fille et fille	famille homme femme fille et fille	enfant|mère=mere|père=pere
famille : homme, homme et garçon	famille homme homme et garcon	enfant|mère=mere|père=pere
famille : homme, homme et fille	famille homme homme et fille	enfant|mère=mere|père=pere
famille : homme, homme, fille et garçon	famille homme homme fille et garcon	enfant|mère=mere|père=pere
famille : homme, homme, garçon et garçon	famille homme homme garcon et garcon	enfant|mère=mere|père=pere
famille : homme, homme, fille et fille	famille homme homme fille et fille	enfant|mère=mere|père=pere
famille : femme, femme et garçon	famille femme femme et garcon	enfant|mère=mere|père=pere
famille : femme, femme et fille	famille femme femme et fille	enfant|mère=mere|père=pere
famille : femme, femme, fille et garçon	famille femme femme fille et garcon	enfant|mère=mere|père=pere
famille : femme, femme, garçon et garçon	famille femme femme garcon et garcon	enfant|mère=mere|père=pere
famille : femme, femme, fille et fille	famille femme femme fille et fille	enfant|mère=mere|père=pere
famille : homme et garçon	famille homme et garcon	enfant|mère=mere|père=pere
famille : homme, garçon et garçon	famille homme garcon et garcon	enfant|mère=mere|père=pere
famille : homme et fille	famille homme et fille	enfant|mère=mere|père=pere
famille : homme, fille et garçon	famille homme fille et garcon	enfant|mère=mere|père=pere
famille : homme, fille et fille	famille homme fille et fille	enfant|mère=mere|père=pere
famille : femme et garçon	famille femme et garcon	enfant|mère=mere|père=pere
famille : femme, garçon et garçon	famille femme garcon et garcon	enfant|mère=mere|père=pere
famille : femme et fille	famille femme et fille	enfant|mère=mere|père=pere
famille : femme, fille et garçon	famille femme fille et garcon	enfant|mère=mere|père=pere
famille : femme, fille et fille	famille femme fille et fille	enfant|mère=mere|père=pere
tête qui parle	tete qui parle	parler|silhouette
silhouette de buste		
silhouettes de bustes		
étreinte	etreinte	au revoir|bonjour|câlin=calin|gratitude
famille		enfant|mère=mere|père=pere
famille adulte adulte enfant		
famille adulte adulte enfant enfant		
famille adulte enfant		
famille adulte enfant enfant		
traces de pas		pied
empreinte digitale		
peau claire		
peau moyennement claire		
peau légèrement mate	peau legerement mate	
peau mate		
peau foncée	peau foncee	peau mate
cheveux roux		rouquin|rouquine
cheveux bouclés	cheveux boucles	afro|boucles
cheveux blancs		gris|vieux
chauve		chimiothérapie=chimiotherapie|imberbe|rasé=rase|sans cheveux
tête de singe	tete de singe	animal
singe		animal
gorille		animal
orang-outan	orang outan	animal|primate|singe
tête de chien	tete de chien	animal
chien		animal
chien guide		accessibilité=accessibilite|animal|aveugle|non-voyant=non voyant
chien d’assistance	chien dassistance	accessibilité=accessibilite|aide|animal
caniche		animal|chien
loup		animal|tête=tete
renard		animal|tête=tete
raton laveur		animal|curieux|sournois
tête de chat	tete de chat	animal
chat		animal
chat noir		malchanceux
tête de lion	tete de lion	animal|zodiaque
tête de tigre	tete de tigre	animal
tigre		animal
léopard	leopard	animal
tête de cheval	tete de cheval	animal
élan	elan	
âne	ane	
cheval		animal
licorne		animal|tête=tete
zèbre	zebre	animal|rayure|zébrure=zebrure
cerf		animal
bison		buffle|cornes|herbivore|troupeau
tête de vache	tete de vache	animal
bœuf	boeuf	animal
buffle		animal
vache		animal
tête de cochon	tete de cochon	animal
cochon		animal
sanglier		animal
groin		animal|cochon
bélier	belier	animal
mouton		animal
chèvre	chevre	animal
dromadaire		animal
chameau		animal
lama		alpaga|guanaco|laine|vigogne
girafe		animal|taches
éléphant	elephant	animal
mammouth		défenses=defenses|extinction|grand|laineux
rhinocéros	rhinoceros	animal
hippopotame		animal
tête de souris	tete de souris	animal
souris		animal
rat		animal
hamster		animal|tête=tete
tête de lapin	tete de lapin	animal
lapin		animal
écureuil	ecureuil	animal
castor		barrage
hérisson	herisson	animal|épineux=epineux
chauve-souris	chauve souris	animal|vampire
ours		animal|tête=tete
ours polaire		arctique|blanc
koala		animal
panda		animal|tête=tete
paresseux		aï=ai|animal|endormi|lent
loutre		animal|joueur|pêcheur=pecheur
mouffette		animal|odeur|puer|putois
kangourou		australie|joey|marsupial|saut
blaireau		animal|ratel
empreintes d’animaux	empreintes danimaux	pattes
dindon		animal|oiseau
poule		animal|oiseau
coq		animal|oiseau
poussin qui éclôt	poussin qui eclot	animal|oiseau
poussin		animal|oiseau
poussin de face		animal|oiseau
oiseau		animal
pingouin		animal|oiseau
colombe		animal|oiseau
aigle		animal|oiseau|rapace
canard		animal|oiseau
cygne		animal|jeune cygne|oiseau|vilain petit canard
chouette		animal|oiseau
dodo		extinction|grand|maurice
plume		léger=leger|oiseau|plumage|voler
flamant		animal|oiseau|rose|tropical
paon		animal|fier|oiseau|paonne|prétentieux=pretentieux
perroquet		animal|oiseau|parle|pirate
aile		
oiseau noir		
oie		
phénix	phenix	
grenouille		animal|tête=tete
crocodile		animal|reptile
tortue		animal|reptile
lézard	lezard	animal|reptile
serpent		animal|reptile
tête de dragon	tete de dragon	animal
dragon		animal
sauropode		animal|brachiosaure|brontosaure|diplodocus
T-Rex	t rex	tyrannosaure|tyrannosaurus rex
baleine soufflant par son évent	baleine soufflant par son event	animal
baleine		animal
dauphin		animal
orque		
phoque		lion de mer|otarie
poisson		animal|poissons|zodiaque
poisson tropical		animal
poisson-lune	poisson lune	animal
requin		animal|poisson
pieuvre		animal|mollusque
coquille en spirale		
corail		océan=ocean|récif=recif
méduse	meduse	
crabe		animal
homard		bisque|fruits de mer|pinces
crevette		crustacé=crustace
calamar		mollusque
huître	huitre	coquille|mollusque|perle
escargot		animal
papillon		insecte|mignon
monarque		
chenille		animal|insecte
fourmi		animal|insecte
abeille		animal|insecte
scarabée	scarabee	insecte
coccinelle		animal|insecte
criquet		animal|insecte|sauterelle
cafard		blatte|insecte|nuisible
araignée	araignee	animal|insecte
toile d’araignée	toile daraignee	
scorpion		animal
moustique		fièvre=fievre|insecte|maladie|malaria|virus
mouche		asticot|maladie|nuisible|putréfaction=putrefaction
lombric		annélide=annelide|parasite|ver|ver de terre
microbe		amibe|bactérie=bacterie|virus
bouquet		fleur|plante
fleur de cerisier		
fleur blanche		
lotus		bouddhisme|fleur|hindouisme|inde|pureté=purete|viêt nam=viet nam
rosette		plante
rose		fleur
fleur fanée	fleur fanee	
hibiscus		fleur
tournesol		fleur
bourgeon		fleur
tulipe		fleur
jacinthe		
jeune pousse		jeune plant|plantule
plante en pot		décoration=decoration|ennuyeux|intérieur=interieur|pousser|prendre soin
conifère	conifere	arbre
arbre à feuilles caduques	arbre a feuilles caduques	feuillu
palmier		arbre
cactus		plante
plant de riz		
feuille		plante
trèfle	trefle	plante
trèfle à quatre feuilles	trefle a quatre feuilles	chance
feuille d’érable	feuille derable	
feuille morte		
feuille virevoltante		souffle|vent
nid vide		faire son nid
nid avec œufs	nid avec oeufs	faire son nid
champignon		plante
arbre sans feuille		
raisin		fruit
melon		fruit
pastèque	pasteque	fruit
mandarine		fruit|orange
citron		fruit
citron vert		
banane		fruit
ananas		fruit
mangue		fruit|tropical
pomme rouge		fruit
pomme verte		fruit
poire		fruit
pêche	peche	fruit
cerises		fruit
fraise		fruit
myrtilles		baies|bleu|bleuets|violet
kiwi		fruit
tomate		légume=legume|plante
olive		aliment|apéro=apero|nourriture
noix de coco		fruit|palmier|piña colada=pina colada
avocat		fruit
aubergine		légume=legume
pomme de terre		légume=legume|patate
carotte		légume=legume
épi de maïs	epi de mais	
piment rouge		
poivron		légume=legume|piment
concombre		légume=legume
cornichon		
légume à feuilles vertes	legume a feuilles vertes	chou|chou chinois|chou frisé=chou frise|chou pommé=chou pomme|laitue
brocoli		chou sauvage|légume=legume
ail		assaisonnement|condiment|légume=legume
oignon		assaisonnement|condiment|légume=legume
cacahuètes	cacahuetes	arachide|cacahuète=cacahuete|noisette
haricots		légume=legume|nourriture|rognon
châtaigne	chataigne	plante
racine de gingembre		
cosse de petits pois		
champignon marron		
légume-racine	legume racine	
pain		miche
croissant		pain|viennoiserie
baguette		pain
galette		arepa|lavash|naan|pita
bretzel		torsade
bagel		boulangerie|petit-déjeuner=petit dejeuner|schmear
pancakes		crêpe=crepe|pancake
gaufre		gourmandise|moule|pâtisserie=patisserie|petit-déjeuner=petit dejeuner
part de fromage		
viande sur un os		
cuisse de poulet		
morceau de viande		côtelette=cotelette|côtelette d’agneau=cotelette dagneau|côtelette de porc=cotelette de porc|steak
lard		bacon|viande
hamburger		burger
frites		potatœs=potatoes
pizza		fromage|part
hot dog		saucisse|saucisse de francfort
sandwich		pain
taco		mexicain
burrito		mexicain
tamal		mexicain|papillote
kebab		falafel
falafels		boulettes|pois chiches|seitan|soja|viande
œuf	oeuf	
œuf au plat	oeuf au plat	friture|poêle=poele
plat mitonné	plat mitonne	casserole|paella|poêle=poele
marmite		ragoût=ragout
fondue		bourguignonne|chocolat|fromage|poêlon=poelon|savoyarde|suisse
bol avec cuillère	bol avec cuillere	céréales=cereales|congee|déjeuner=dejeuner
salade verte		
pop-corn	pop corn	
beurre		gras|produit laitier
sel		condiment|salière=saliere
aliments en conserve		
boîte déjeuner	boite dejeuner	
galette de riz		cracker
boulette de riz		japonais|onigiri|plat
bol de riz		
riz au curry		
bol fumant		nouilles|ramen|vapeur
spaghetti		pâtes=pates
patate douce		
brochette de poisson		
sushi		japonais|poisson
beignet de crevette		
croquette de poisson		
gâteau de lune	gateau de lune	automne|festival|yuèbǐng=yuebǐng
brochette de bonbons		
boulette de pâte	boulette de pate	empanada|gyōza=gyoza|jiaozi|pierogi|potsticker
biscuit chinois		prophétie=prophetie
boîte à emporter	boite a emporter	carton|chinois|nourriture à emporter=nourriture a emporter
glace italienne		
granité	granite	glace
glace		crème=creme|dessert|sucré=sucre
doughnut		dessert|sucré=sucre
cookie		dessert|sucré=sucre
gâteau d’anniversaire	gateau danniversaire	
gâteau sablé	gateau sable	dessert|pâtisserie=patisserie|sucré=sucre
cupcake		pâtisserie=patisserie|sucrerie
tarte		décoration=decoration|garniture|gâteau=gateau|pâtisserie=patisserie
barre chocolatée	barre chocolatee	chocolat|dessert|sucré=sucre
bonbon		dessert|sucré=sucre
sucette		dessert|sucré=sucre|sucrerie
crème renversée	creme renversee	dessert|pudding|sucré=sucre
pot de miel		sucré=sucre
biberon		bébé=bebe|boisson|lait
verre de lait		boisson
boisson chaude		
théière	theiere	boisson|thé=the
tasse		thé=the
saké	sake	bouteille
bouteille de champagne		boisson|bouchon|pop
verre de vin		
cocktail		verre
cocktail tropical		verre
chope		bière=biere
chopes de bière	chopes de biere	trinquer
trinquer		célébrer=celebrer|fêter=feter|verre
verre tumbler		liqueur|whisky
verser un liquide		boisson|renverser|verre|vider
gobelet avec paille		jus de fruits|soda
thé aux perles	the aux perles	bulle|lait|perle
briquette de jus		carton|jus de fruits
maté	mate	boisson
glaçon	glacon	froid|glace|iceberg
baguettes		hashi
fourchette et couteau avec assiette		assiette et couverts|cuisine
fourchette et couteau		restaurant
cuillère	cuillere	couvert
couteau de cuisine		arme|outil
bocal		condiments|conserver|récipient=recipient|sauce|vide
amphore		cuisine|vase
globe tourné sur l’Afrique et l’Europe	globe tourne sur lafrique et leurope	
globe tourné sur les Amériques	globe tourne sur les ameriques	amérique=amerique
globe tourné sur l’Asie et l’Australie	globe tourne sur lasie et laustralie	
globe avec méridiens	globe avec meridiens	globe terrestre
carte du monde		
carte du Japon	carte du japon	
boussole		magnétique=magnetique|navigation|orientation
montagne enneigée	montagne enneigee	
montagne		
éboulement	eboulement	
volcan		éruption=eruption
mont Fuji	mont fuji	montagne
camping		
plage avec parasol		
désert	desert	
île déserte	ile deserte	
parc national		nature
stade		
monument classique		
construction d’un bâtiment	construction dun batiment	
brique		argile|briques|mortier|mur
rocher		lourd|pierre|roc|solide
bois		bûche=buche|rondins|tronc
hutte		case|maison|yourte
maisons		bâtiments=batiments
maison abandonnée	maison abandonnee	
maison		bâtiment=batiment|pavillon
maison avec jardin		
immeuble de bureaux		
bureau de poste japonais		bâtiment=batiment|japon
bureau de poste		
hôpital	hopital	bâtiment=batiment
banque		bâtiment=batiment
hôtel	hotel	bâtiment=batiment
love hotel		bâtiment=batiment
supérette	superette	épicerie=epicerie|magasin
école	ecole	bâtiment=batiment
grand magasin		
usine		bâtiment=batiment
château japonais	chateau japonais	bâtiment=batiment
château	chateau	bâtiment=batiment|européen=europeen
mariage		amour|chapelle|église=eglise
tour de Tokyo	tour de tokyo	
statue de la Liberté	statue de la liberte	
église	eglise	bâtiment=batiment|chrétien=chretien|croix|religion
mosquée	mosquee	islam|musulman|religion
temple hindou		religion|stūpa=stupa
synagogue		juif|juive|religion|temple
sanctuaire shinto		
kaaba		islam|musulman|religion
fontaine		
tente		camping
brume		brouillard
nuit étoilée	nuit etoilee	étoiles=etoiles
ville		bâtiment=batiment
soleil levant derrière les montagnes	soleil levant derriere les montagnes	
soleil levant		
ville au crépuscule	ville au crepuscule	coucher de soleil|immeubles|soir
coucher de soleil		
pont de nuit		
sources chaudes		source
cheval de manège	cheval de manege	
toboggan		aire de jeu|jouer
grande roue		
montagnes russes		
enseigne de barbier		coiffure
chapiteau		cirque
locomotive		train
wagon		chemin de fer|train|voiture
TGV	tgv	train
train à grande vitesse	train a grande vitesse	
train		chemin de fer
métro	metro	
métro léger	metro leger	
gare		train
tramway		tram|transport|trolley|trolleybus
monorail		véhicule=vehicule
train de montagne		
wagon de tramway		tram|trolleybus|voiture
bus		véhicule=vehicule
bus de face		
trolleybus		bus|trolley
minibus		bus
ambulance		véhicule=vehicule
camion de pompier		
voiture de police		
voiture de police de face		
taxi		véhicule=vehicule
taxi de face		
voiture		automobile
voiture de face		automobile
véhicule utilitaire sport	vehicule utilitaire sport	loisirs|voiture
pick-up	pick up	pickup|véhicule=vehicule
camion de livraison		
semi-remorque	semi remorque	camion|poids lourd
tracteur		véhicule=vehicule
voiture de course		
moto		course
scooter		
fauteuil roulant manuel		accessibilité=accessibilite
fauteuil motorisé	fauteuil motorise	accessibilité=accessibilite|fauteuil roulant
tuk tuk		rickshaw|taxi|tricycle
vélo	velo	
trottinette		
planche à roulettes	planche a roulettes	glisse|longboard|skateboard
patin à roulettes	patin a roulettes	derby|roller|roulette
arrêt de bus	arret de bus	
autoroute		route
voie ferrée	voie ferree	train
baril de pétrole	baril de petrole	
pompe à essence	pompe a essence	station
roue		cercle|pneu|tourner
gyrophare		lumière=lumiere|police|voiture
feu tricolore horizontal		
feu tricolore vertical		
stop		signe
travaux		barrière=barriere
phare		
ancre		bateau|outil
bouée de sauvetage	bouee de sauvetage	flotter|sauver|sauveteur|secours|sécurité=securite
voilier		bateau|mer|yacht
canoë	canoe	bateau
hors-bord	hors bord	bateau
paquebot		bateau
ferry		bateau
bateau à moteur	bateau a moteur	
navire		bateau
avion		véhicule=vehicule
petit avion		
avion au décollage	avion au decollage	
avion à l’atterrissage	avion a latterrissage	
parachute		parachute ascensionnel|parapente
siège	siege	fauteuil
hélicoptère	helicoptere	véhicule=vehicule
train suspendu		
téléphérique	telepherique	montagne|télécabine=telecabine
tramway aérien	tramway aerien	télécabine=telecabine
satellite		espace
fusée	fusee	espace
soucoupe volante		ovni
cloche de comptoir		hôtel=hotel
bagage		valise|voyage
sablier		minuteur|sable
sablier avec sable qui coule		
montre		heure
réveil	reveil	alarme|heure
chronomètre	chronometre	heure
horloge		heure|minuteur
pendule		horloge
midi/minuit	midi minuit	0 h|12 h
midi/minuit et demie	midi minuit et demie	00 h 30|12 h 30
une heure		1 h|13 h
une heure et demie		1 h 30|13 h 30
deux heures		14 h|2 h
deux heures et demie		14 h 30|2 h 30
trois heures		15 h|3 h
trois heures et demie		15 h 30|3 h 30
quatre heures		16 h|4 h
quatre heures et demie		16 h 30|4 h 30
cinq heures		17 h|5 h
cinq heures et demie		17 h 30|5 h 30
six heures		18 h|6 h
six heures et demie		18 h 30|6 h 30
sept heures		19 h|7 h
sept heures et demie		19 h 30|7 h 30
huit heures		20 h|8 h
huit heures et demie		20 h 30|8 h 30
neuf heures		21 h|9 h
neuf heures et demie		21 h 30|9 h 30
dix heures		10 h|22 h
dix heures et demie		10 h 30|22 h 30
onze heures		11 h|23 h
onze heures et demie		11 h 30|23 h 30
nouvelle lune		
lune croissante		
premier quartier de lune		
lune gibbeuse croissante		
pleine lune		
lune gibbeuse décroissante	lune gibbeuse decroissante	
dernier quartier de lune		
lune décroissante	lune decroissante	
croissant de lune		
nouvelle lune avec visage		
premier quartier de lune avec visage		
dernier quartier de lune avec visage		
thermomètre	thermometre	météo=meteo
soleil		brillant|météo=meteo|rayons
pleine lune avec visage		
soleil avec visage		
planète à anneaux	planete a anneaux	saturne|saturnien
étoile	etoile	
étoile brillante	etoile brillante	
étoile filante	etoile filante	
voie lactée	voie lactee	espace
nuage		météo=meteo
soleil derrière les nuages	soleil derriere les nuages	nuageux
nuage avec éclair et pluie	nuage avec eclair et pluie	météo=meteo|orage
soleil derrière un petit nuage	soleil derriere un petit nuage	
soleil derrière un gros nuage	soleil derriere un gros nuage	
soleil derrière un nuage de pluie	soleil derriere un nuage de pluie	
nuage avec pluie		averse|mauvais temps|météo=meteo
nuage avec neige		flocons|hiver|météo=meteo
nuage avec éclair	nuage avec eclair	
tornade		météo=meteo|nuage|tourbillon
brouillard		météo=meteo|nuage
vent avec visage		météo=meteo|souffle
cyclone		tourbillon
arc-en-ciel	arc en ciel	météo=meteo|pluie
parapluie fermé	parapluie ferme	pluie
parapluie ouvert		pluie
parapluie avec gouttes de pluie		météo=meteo
parasol sur le sol		plage|soleil
haute tension		courant|danger|éclair=eclair|électricité=electricite
flocon		neige
bonhomme de neige		
bonhomme de neige sans neige		
comète	comete	espace
météorite	meteorite	
feu		flamme
goutte d’eau	goutte deau	sueur
vague		mer|océan=ocean
citrouille		citrouille lanterne|halloween
sapin de Noël	sapin de noel	arbre|fête=fete
feu d’artifice	feu dartifice	
cierge magique		étincelle=etincelle|fête=fete|feu d’artifice=feu dartifice
pétard	petard	dynamite|explosif|feu d’artifice=feu dartifice
étincelles	etincelles	étoile=etoile|scintiller
ballon gonflable		fête=fete
cotillons		fête=fete
confettis		fête=fete
arbre à vœux	arbre a voeux	
bambou décoratif	bambou decoratif	fête=fete|japonais|plante
poupées japonaises	poupees japonaises	
koinobori		carpe|fête=fete
carillon éolien	carillon eolien	clochette|fête=fete|vent
cérémonie de la lune	ceremonie de la lune	
enveloppe rouge		argent|bonne chance|cadeau|hóngbāo=hongbao|lai see
ruban		fête=fete
cadeau		anniversaire|fête=fete
ruban de mémoire	ruban de memoire	
billet d’entrée	billet dentree	spectacle
billet		spectacle
médaille militaire	medaille militaire	
trophée	trophee	prix
médaille sportive	medaille sportive	
médaille d’or	medaille dor	1er
médaille d’argent	medaille dargent	2e
médaille de bronze	medaille de bronze	3e
ballon de football		balle|sport
baseball		balle|sport
softball		balle|gant
basket		ballon|panier|sport
volley-ball	volley ball	ballon|match|sport
football américain	football americain	ballon|sport
rugby		ballon|sport
tennis		balle|sport
disque volant		discoplane|frisbee|sport|ultimate|ultime-passe=ultime passe
bowling		boule|jeu|partie
cricket		balle|batte|match|sport
hockey sur gazon		balle|crosse|sport
hockey sur glace		crosse|palet|sport
crosse		balle|but|sport
ping-pong	ping pong	partie|raquette|sport|tennis de table
badminton		match|raquette|sport|volant
gant de boxe		sport
tenue d’arts martiaux	tenue darts martiaux	judo|karaté=karate|sport|taekwondo
cage		filet|sport
drapeau de golf		sport|trou
patin à glace	patin a glace	sport
pêche à la ligne	peche a la ligne	
masque de plongée	masque de plongee	apnée=apnee|plonger|snorkeling|tuba
maillot de course		sport
ski		sport
luge		traîneau=traineau
pierre de curling		granit|match|partie|sport
dans le mille		cible
yoyo		descendre|jouet|monter|osciller
cerf-volant	cerf volant	planer|voler
pistolet à eau	pistolet a eau	arme|arme à feu=arme a feu|revolver
boule de billard		jeu|pool
boule de cristal		
baguette magique		magicien|magie|sorcier|sorcière=sorciere
jeu vidéo	jeu video	manette
manette de jeu		jeu vidéo=jeu video|joystick
machine à sous	machine a sous	jeu
dés	des	jeu
pièce de puzzle	piece de puzzle	assemblage|indice
ours en peluche		jeu|jouet
piñata	pinata	bonbons|confiseries|fête=fete
boule à facettes	boule a facettes	briller|danse|disco|fête=fete
poupées russes	poupees russes	emboîté=emboite|matriochka|russe
pique		carte|couleur|jeu
cœur cartes	coeur cartes	couleur|jeu
carreau		carreaux|carte|couleur|jeu
trèfle cartes	trefle cartes	couleur|jeu
pion d’échec	pion dechec	duper|sacrifiable
carte Joker	carte joker	jeu
dragon rouge mahjong		jeu
jeu des fleurs		carte|fleur|japonais
spectacle vivant		art|masque|théâtre=theatre
cadre avec image		art|musée=musee|peinture
palette de peinture		art|musée de peinture=musee de peinture
bobine de fil		aiguille|couture|ficelle
aiguille à coudre	aiguille a coudre	broderie|couture|points|suture|tailleur
fil		boule|crochet|pelote|tricot
nœud	noeud	attacher|corde|entrelacer|noué=noue|tordre
lunettes de vue		œil=oeil|vêtements=vetements
lunettes de soleil		
lunettes		natation|protection des yeux|soudage
blouse blanche		docteur|expérience=experience|scientifique
gilet de sécurité	gilet de securite	fluo|gilet jaune|sûreté=surete|visibilité=visibilite
cravate		vêtements=vetements
T-shirt	t shirt	tee-shirt=tee shirt|vêtements=vetements
jean		pantalon|vêtements=vetements
foulard		cou|vêtements=vetements
gants		main|vêtements=vetements
manteau		veste|vêtements=vetements
chaussettes		pieds|vêtements=vetements
robe		vêtements=vetements
kimono		vêtements=vetements
sari		mode|robe|vêtement=vetement
maillot de bain une pièce	maillot de bain une piece	
slip		maillot de bain|sous-vêtement=sous vetement
short		caleçon=calecon|maillot de bain|sous-vêtement=sous vetement
bikini		maillot de bain
vêtements de femme	vetements de femme	
éventail	eventail	
porte-monnaie	porte monnaie	vêtements=vetements
sac à main	sac a main	vêtements=vetements
pochette		sac|vêtements=vetements
sacs de shopping		sac
cartable		école=ecole|sac|sac à dos=sac a dos
tong		claquettes|sandales|sandales de plage|tatanes|tongs
chaussure d’homme	chaussure dhomme	vêtements=vetements
chaussure de sport		vêtements=vetements
chaussure de randonnée	chaussure de randonnee	camping|chaussure de marche|marche|vêtements=vetements
chaussure plate		ballerine|chaussure sans lacets|mule|vêtements=vetements
chaussure à talon haut	chaussure a talon haut	vêtements=vetements
sandale de femme		chaussure|vêtements=vetements
chaussons de danse		ballet|chaussures
botte de femme		chaussure|vêtements=vetements
peigne afro		
couronne		reine|roi|vêtements=vetements
chapeau de femme		vêtements=vetements
haut de forme		chapeau|vêtements=vetements
toque universitaire		chapeau|vêtements=vetements
casquette américaine	casquette americaine	casquette de baseball|vêtements=vetements
casque militaire		armée=armee|guerrier|soldat
casque de secouriste		assistance|croix
chapelet		prière=priere|religion|vêtements=vetements
rouge à lèvres	rouge a levres	maquillage
bague		amour|diamant
pierre précieuse	pierre precieuse	bijou|diamant|joyau
muet		silence|son
volume des enceintes faible		son
volume des enceintes moyen		son
volume des enceintes élevé	volume des enceintes eleve	son
haut-parleur	haut parleur	son
porte-voix	porte voix	manifestation|mégaphone=megaphone
cor postal		facteur
cloche		
alarme désactivée	alarme desactivee	barrée=barree|cloche|silence
partition		musique
note de musique		
notes de musique		note
micro de studio		
curseur de niveau		musique
boutons de réglage	boutons de reglage	boutons de commande
micro		karaoke
casque		écouteurs=ecouteurs
radio		vidéo=video
saxophone		instrument|musique
trompette		instrument|musique
trombone à coulisse	trombone a coulisse	
accordéon	accordeon	bandonéon=bandoneon|concertina|piano à bretelles=piano a bretelles
guitare		instrument|musique
piano		clavier|instrument|musique
violon		instrument|musique
banjo		cordes|instrument à cordes=instrument a cordes|musique
batterie		baguettes|musique|tambour
djembé	djembe	battement|conga|rythme|tambour
maracas		
flûte	flute	
harpe		
téléphone portable	telephone portable	
appel entrant		
téléphone	telephone	
combiné téléphonique	combine telephonique	téléphone=telephone
bipeur		pager
fax		télécopieur=telecopieur
pile		
pile faible		batterie|déchargé=decharge|électronique=electronique|énergie faible=energie faible
câble avec fiche électrique	cable avec fiche electrique	prise
ordinateur portable		
ordinateur de bureau		
imprimante		ordinateur
clavier		ordinateur
souris d’ordinateur	souris dordinateur	
boule de commande		ordinateur|souris à boule=souris a boule
disque d’ordinateur	disque dordinateur	
disquette		disque|ordinateur
CD	cd	disque
DVD	dvd	disque
abaque		calcul
caméra	camera	cinéma=cinema|film
pellicule		bande|cinéma=cinema|film
projecteur cinématographique	projecteur cinematographique	
clap		film
téléviseur	televiseur	télévision=television|tv
appareil photo		vidéo=video
appareil photo avec flash		
caméscope	camescope	caméra=camera|vidéo=video
cassette vidéo	cassette video	vhs|vidéocassette=videocassette
loupe orientée à gauche	loupe orientee a gauche	recherche
loupe orientée à droite	loupe orientee a droite	recherche
bougie		lumière=lumiere
ampoule		dessin|idée=idee|lumière=lumiere
torche		lumière=lumiere
lampion rouge		japonais|lanterne|lumière=lumiere
diya		ārtī=arti|diwali|huile|lampe|lampe à beurre=lampe a beurre
carnet avec couverture		
livre fermé	livre ferme	
livre ouvert		
livre vert		
livre bleu		
livre orange		
livres		livre
carnet		
carnet de compte		grand livre
page enroulée	page enroulee	
parchemin		papier
page		document
journal		actualités=actualites
journal roulé	journal roule	
signets		marque|marqueur|onglets|signet
marque-page	marque page	marqueur
étiquette	etiquette	
pièce	piece	argent|métal=metal|or|trésor=tresor
sac plein d’argent	sac plein dargent	dollar
coffre au trésor	coffre au tresor	
billet en yens		
billet en dollars		
billet en euros		
billet en livres		
billet avec des ailes		
carte bancaire		
reçu	recu	comptabilité=comptabilite|justificatif|preuve
courbe avec yen en hausse		banque|graphique|monnaie
enveloppe		courrier électronique=courrier electronique|e-mail=e mail
e-mail	e mail	courrier électronique=courrier electronique|message
message reçu	message recu	courrier électronique=courrier electronique|e-mail=e mail
enveloppe avec flèche	enveloppe avec fleche	courrier électronique=courrier electronique|e-mail=e mail|message
boîte d’envoi	boite denvoi	courrier électronique=courrier electronique|e-mail=e mail|message
boîte de réception	boite de reception	courrier électronique=courrier electronique|e-mail=e mail|message
colis		paquet
boîte aux lettres fermée drapeau levé	boite aux lettres fermee drapeau leve	courrier
boîte aux lettres fermée drapeau baissé	boite aux lettres fermee drapeau baisse	courrier
boîte aux lettres ouverte drapeau levé	boite aux lettres ouverte drapeau leve	courrier
boîte aux lettres ouverte drapeau baissé	boite aux lettres ouverte drapeau baisse	courrier
boîte aux lettres	boite aux lettres	courrier
urne électorale	urne electorale	
crayon		
stylo plume noir		
stylo plume		
stylo		stylo bille
pinceau		peinture
crayon pastel		
mémo	memo	crayon
gomme		
porte-documents	porte documents	
dossier		fichier
dossier ouvert		
intercalaires		classement|index|intercalaire
calendrier		date
éphéméride	ephemeride	calendrier|date
bloc-notes à spirale	bloc notes a spirale	
calendrier à spirale	calendrier a spirale	
carnet d’adresses	carnet dadresses	fiche|index|rolodex
graphique en hausse		tendance
graphique en baisse		tendance
graphiques à barres	graphiques a barres	graphique
porte-bloc	porte bloc	fournitures
punaise		fournitures
épingle	epingle	fournitures
trombone		fournitures
trombones		fournitures
règle	regle	fournitures
équerre	equerre	fournitures
ciseaux		fournitures
boîte à dossiers	boite a dossiers	dossier
meuble à dossiers	meuble a dossiers	classement|classer|dossier
corbeille à papiers	corbeille a papiers	
cadenas fermé	cadenas ferme	verrouillé=verrouille
cadenas ouvert		
cadenas fermé avec stylo	cadenas ferme avec stylo	verrouillé=verrouille
cadenas fermé avec clé	cadenas ferme avec cle	sécurisé=securise
clé	cle	mot de passe|serrure
clé ancienne	cle ancienne	serrure
filet avec manche		
marteau		outil
hache		bois|fendre|hachette
pioche		mine|outil
marteau et pioche		outil
marteau et clé à molette	marteau et cle a molette	outil
dague		arme|couteau|poignard
épées croisées	epees croisees	arme
bombe		dessin
boomerang		australie|répercussion=repercussion
arc et flèche	arc et fleche	archer|sagittaire
bouclier		arme
scie		bois|outil|scie égoïne=scie egoine
clé à molette	cle a molette	outil
tournevis		outil|vis
vis et écrou	vis et ecrou	outil
roue dentée	roue dentee	engrenage|outil
serre-joint	serre joint	outil
balance à poids	balance a poids	justice
canne blanche		accessibilité=accessibilite|aveugle|déficient visuel=deficient visuel|malvoyant
chaînons	chainons	maillons
chaîne brisée	chaine brisee	
chaînes	chaines	chaîne=chaine
crochet		accrocher|appâter=appater|attraper|ferrer|hameçonner=hameconner
boîte à outils	boite a outils	coffre|mécanique=mecanique|outil
aimant		attraction|fer à cheval=fer a cheval|magnétique=magnetique
échelle	echelle	barreau|échelon=echelon|escabeau|monter
pelle		
alambic		chimie|outil
tube à essai	tube a essai	chimie|chimiste|expérience=experience|labo|sciences
boîte de pétri	boite de petri	bactérie=bacterie|biologie|biologiste|culture|labo
adn		biologiste|évolution=evolution|gène=gene|génétique=genetique|vie
microscope		outil|science
télescope	telescope	outil|science
antenne satellite		antenne parabolique|parabole
seringue		aiguille|docteur|malade|médecine=medecine
goutte de sang		don du sang|médecine=medecine|menstruation|règles=regles
pilule		docteur|malade|médecine=medecine
sparadrap		bandage|médecine=medecine|pansement|premiers secours
béquille	bequille	accident|blessé=blesse|boiter|canne|handicap
stéthoscope	stethoscope	cœur=coeur|docteur|médecine=medecine|poumons
radiographie		docteur|médical=medical|os|poumons|rayons x|squelette
porte		
ascenseur		accessibilité=accessibilite|monte-personnes=monte personnes
miroir		glace|psyché=psyche|reflet
fenêtre	fenetre	air frais|cadre|ouverture|transparent|vue
lit		dormir|hôtel=hotel
canapé et lampe	canape et lampe	
chaise		assis|siège=siege
toilettes		
ventouse		déboucheur=deboucheur|plombier|succion|toilettes
douche		eau
baignoire		bain
tapette à souris	tapette a souris	appât=appat|piège=piege|piège à souris=piege a souris
rasoir		coupant|lame|raser|tranchant
bouteille de lotion		crème hydratante=creme hydratante|crème solaire=creme solaire|flacon|shampooing
épingle de sûreté	epingle de surete	couche|lange|punk rock
balai		balayage|nettoyage|sorcière=sorciere
panier		agriculture|linge|pique-nique=pique nique
rouleau de papier		essuie-tout=essuie tout|papier hygiénique=papier hygienique|papier toilette
seau		conteneur
savon		bain|lavage|mousse|pain de savon|porte-savon=porte savon
bulles		propre|savon|sous l’eau=sous leau
brosse à dents	brosse a dents	dentaire|hygiène=hygiene|laver|salle de bain
éponge	eponge	absorbante|nettoyage|poreuse
extincteur		éteindre=eteindre|feu|incendie
chariot		panier|shopping
cigarette		fumeur
cercueil		mort
pierre tombale		cimetière=cimetiere|stèle=stele|tombe
urne funéraire	urne funeraire	
mauvais œil	mauvais oeil	amulette|nazar|perle|talisman
main de Fatma	main de fatma	amulette|hamsa|khamsa|myriam|protection
moai		statue
pancarte		grève=greve|manifestation|panneau|protestation
carte d’identité	carte didentite	justificatif|papiers|permis de conduire|pièce d’identité=piece didentite|sécurité=securite
distributeur de billets		argent|dab
icône Poubelle	icone poubelle	
eau potable		
symbole Accès handicapés	symbole acces handicapes	
symbole Toilettes hommes	symbole toilettes hommes	homme|wc
symbole Toilettes femmes	symbole toilettes femmes	femme|wc
panneau Toilettes	panneau toilettes	wc
symbole Bébé	symbole bebe	espace de change
WC	wc	toilettes
contrôle des passeports	controle des passeports	passeport
douane		
retrait des bagages		
consigne		bagages
symbole d’avertissement	symbole davertissement	
traversée d’enfants	traversee denfants	école=ecole|piétons=pietons
sens interdit		entrée interdite=entree interdite|interdiction
symbole d’interdiction	symbole dinterdiction	interdit
vélos interdits	velos interdits	interdiction|interdit|vélo=velo
interdiction de fumer		interdit
dépôt d’ordures interdit	depot dordures interdit	déchets=dechets|interdiction
eau non potable		
interdit aux piétons	interdit aux pietons	interdiction
téléphones portables interdits	telephones portables interdits	interdiction|interdit|portable|téléphone=telephone
18 ans et plus		dix-huit=dix huit|interdiction|interdit|mineur
radioactif		symbole
danger biologique		symbole
flèche haut	fleche haut	direction|nord
flèche haut droite	fleche haut droite	direction|nord-est=nord est
flèche droite	fleche droite	direction|est
flèche bas droite	fleche bas droite	direction|sud-est=sud est
flèche bas	fleche bas	direction|sud
flèche bas gauche	fleche bas gauche	direction|sud-ouest=sud ouest
flèche gauche	fleche gauche	direction|ouest
flèche haut gauche	fleche haut gauche	direction|nord-ouest=nord ouest
flèche haut bas	fleche haut bas	
flèche gauche droite	fleche gauche droite	
flèche courbe gauche	fleche courbe gauche	
flèche courbe droite	fleche courbe droite	
flèche courbe haut	fleche courbe haut	
flèche courbe bas	fleche courbe bas	
flèches dans le sens horaire	fleches dans le sens horaire	flèche=fleche|symbole recharger
flèches dans le sens antihoraire	fleches dans le sens antihoraire	flèche=fleche
flèche Retour	fleche retour	
flèche Fin	fleche fin	
flèche Activé	fleche active	
flèche Bientôt	fleche bientot	
flèche En haut	fleche en haut	
lieu de culte		religion
symbole de l’atome	symbole de latome	athée=athee
om		hindou|religion
étoile de David	etoile de david	juif|religion
roue du Dharma	roue du dharma	bouddhiste|religion
yin yang		religion|tao
croix latine		chrétien=chretien|religion
croix orthodoxe		chrétien=chretien|religion
lune et étoile	lune et etoile	musulman|religion
symbole de paix		
chandelier à sept branches	chandelier a sept branches	menora|religion
étoile à 6 branches	etoile a 6 branches	chance
khanda		
bélier zodiaque	belier zodiaque	
taureau		zodiaque
gémeaux	gemeaux	zodiaque
cancer		zodiaque
lion		zodiaque
vierge		zodiaque
balance		zodiaque
scorpion zodiaque		
sagittaire		zodiaque
capricorne		zodiaque
verseau		zodiaque
poissons		zodiaque
serpentaire		ophiuchus|zodiaque
bouton lecture aléatoire	bouton lecture aleatoire	flèche=fleche|flèches croisées=fleches croisees
bouton répétition	bouton repetition	flèche=fleche|flèches en cercle=fleches en cercle|sens horaire
bouton répétition de la piste	bouton repetition de la piste	flèche=fleche|flèches en cercle avec n°1=fleches en cercle avec n 1|sens horaire
bouton lecture		flèche=fleche|triangle
bouton avance rapide		double flèche=double fleche
bouton piste suivante		scène suivante=scene suivante|suivant|triangle
bouton lecture/pause	bouton lecture pause	flèche=fleche|triangle
bouton retour		flèche=fleche|gauche|triangle
bouton retour rapide		flèche=fleche
bouton piste précédente	bouton piste precedente	précédent=precedent|scène précédente=scene precedente|triangle
petit triangle haut		flèche=fleche
double flèche vers le haut	double fleche vers le haut	
petit triangle bas		flèche=fleche
double flèche vers le bas	double fleche vers le bas	
bouton pause		
bouton stop		carré=carre
bouton enregistrer		cercle
bouton éjecter	bouton ejecter	
cinéma	cinema	caméra=camera|film
luminosité faible	luminosite faible	
luminosité élevée	luminosite elevee	
barres de réseau	barres de reseau	portable|téléphone=telephone
sans fil		
mode vibreur		portable|téléphone=telephone
téléphone éteint	telephone eteint	portable
symbole de la femme		
symbole de l’homme	symbole de lhomme	
symbole de la communauté transgenre	symbole de la communaute transgenre	
signe multiplier		annuler|non|x
plus		addition|arithmétique=arithmetique|mathématiques=mathematiques|signe plus
moins		arithmétique=arithmetique|mathématiques=mathematiques|signe moins|soustraction
signe diviser		division|mathématiques=mathematiques
signe égal gras	signe egal gras	égalité=egalite|mathématiques=mathematiques
infini		éternité=eternite|illimité=illimite|universel
double point d’exclamation	double point dexclamation	
points d’exclamation et d’interrogation	points dexclamation et dinterrogation	ponctuation|question
point d’interrogation rouge	point dinterrogation rouge	ponctuation|question
point d’interrogation blanc	point dinterrogation blanc	ponctuation|question
point d’exclamation blanc	point dexclamation blanc	ponctuation
point d’exclamation rouge	point dexclamation rouge	ponctuation
ligne ondulée	ligne ondulee	ponctuation|trait d’union ondulé=trait dunion ondule|vague
conversion de devise		argent|banque|change
symbole dollar		argent
caducée	caducee	médecine=medecine|personnel
symbole Recyclage	symbole recyclage	
fleur de lys		
trident		ancre|bateau
badge nominatif		nom
symbole japonais de débutant	symbole japonais de debutant	
cercle rouge		0|anneau|o
bouton coché	bouton coche	carré=carre|coche|marque|oui|sélection=selection
case cochée	case cochee	bouton|carré=carre|coche|oui|sélection=selection
coche		oui|sélection=selection
croix		annuler|multiplication|multiplier|x
bouton croix		x
boucle		bouclette
double boucle		
alternance		symbole
astérisque huit branches	asterisque huit branches	étoile=etoile
étoile huit branches	etoile huit branches	astérisque=asterisque
éclat	eclat	briller|étinceler=etinceler|scintiller
symbole copyright		c
marque déposée	marque deposee	marque commerciale|r
marque commerciale déposée	marque commerciale deposee	
éclaboussure	eclaboussure	
touches : #	touches #	
touches : *	touches *	
touches : 0	touches 0	
touches : 1	touches 1	
touches : 2	touches 2	
touches : 3	touches 3	
touches : 4	touches 4	
touches : 5	touches 5	
touches : 6	touches 6	
touches : 7	touches 7	
touches : 8	touches 8	
touches : 9	touches 9	
touches : 10	touches 10	
majuscules		lettres|lettres latines|saisie
minuscules		lettres|lettres latines|saisie
saisie de chiffres		1234
saisie de symboles		
alphabet latin		lettres|saisie
groupe sanguin A	groupe sanguin a	
groupe sanguin AB	groupe sanguin ab	
groupe sanguin B	groupe sanguin b	
bouton Effacer	bouton effacer	
bouton Cool	bouton cool	
bouton Gratuit	bouton gratuit	
source d’informations	source dinformations	i
bouton Identifiant	bouton identifiant	
m encerclé	m encercle	cercle
bouton Nouveau	bouton nouveau	
bouton Pas bien	bouton pas bien	interdit|mauvais
groupe sanguin O	groupe sanguin o	
bouton OK	bouton ok	
bouton P	bouton p	parking
bouton SOS	bouton sos	
bouton Vers le haut	bouton vers le haut	nouveau|nouveauté=nouveaute
bouton VS	bouton vs	contre|versus
bouton ici en japonais		
bouton frais de service en japonais		
bouton montant mensuel en japonais		
bouton pas gratuit en japonais		payant
bouton réservé en japonais	bouton reserve en japonais	
bouton bonne affaire en japonais		
bouton réduction en japonais	bouton reduction en japonais	rabais
bouton gratuit en japonais		
bouton interdit en japonais		
bouton accepter en japonais		
bouton application en japonais		
bouton note pour réussir en japonais	bouton note pour reussir en japonais	
bouton chambres disponibles en japonais		
bouton félicitations en japonais	bouton felicitations en japonais	
bouton secret en japonais		
bouton ouvert pour affaires en japonais		
bouton complet en japonais		
disque rouge		cercle|forme géométrique=forme geometrique|géométrie=geometrie|rond
disque orange		cercle|forme géométrique=forme geometrique|géométrie=geometrie|rond
disque jaune		cercle|forme géométrique=forme geometrique|géométrie=geometrie|rond
disque vert		cercle|forme géométrique=forme geometrique|géométrie=geometrie|rond
disque bleu		cercle|forme géométrique=forme geometrique|géométrie=geometrie|rond
disque violet		cercle|forme géométrique=forme geometrique|géométrie=geometrie|rond
disque marron		cercle|forme géométrique=forme geometrique|géométrie=geometrie|rond
disque noir		cercle|forme géométrique=forme geometrique|géométrie=geometrie|rond
disque blanc		cercle|forme géométrique=forme geometrique|géométrie=geometrie|rond
carré rouge	carre rouge	forme géométrique=forme geometrique|géométrie=geometrie
carré orange	carre orange	forme géométrique=forme geometrique|géométrie=geometrie
carré jaune	carre jaune	forme géométrique=forme geometrique|géométrie=geometrie
carré vert	carre vert	forme géométrique=forme geometrique|géométrie=geometrie
carré bleu	carre bleu	forme géométrique=forme geometrique|géométrie=geometrie
carré violet	carre violet	forme géométrique=forme geometrique|géométrie=geometrie
carré marron	carre marron	forme géométrique=forme geometrique|géométrie=geometrie
grand carré noir	grand carre noir	forme géométrique=forme geometrique
grand carré blanc	grand carre blanc	forme|géométrie=geometrie
carré moyen noir	carre moyen noir	forme géométrique=forme geometrique
carré moyen blanc	carre moyen blanc	forme géométrique=forme geometrique
carré petit moyen noir	carre petit moyen noir	forme|géométrie=geometrie
carré petit moyen blanc	carre petit moyen blanc	forme|géométrie=geometrie
petit carré noir	petit carre noir	forme géométrique=forme geometrique
petit carré blanc	petit carre blanc	forme géométrique=forme geometrique
grand losange orange		forme géométrique=forme geometrique
grand losange bleu		forme géométrique=forme geometrique|grand losange orange
petit losange orange		forme géométrique=forme geometrique
petit losange bleu		forme géométrique=forme geometrique
triangle rouge pointant vers le haut		forme géométrique=forme geometrique
triangle rouge pointant vers le bas		flèche=fleche|forme|géométrie=geometrie
diamant avec un point		dessin|géométrique=geometrique|intérieur=interieur
bouton radio		forme|géométrie=geometrie
carré blanc	carre blanc	bouton|forme|géométrie=geometrie
carré noir	carre noir	bouton|forme|géométrie=geometrie
drapeau à damier	drapeau a damier	
drapeau triangulaire		fanion
drapeaux croisés	drapeaux croises	
drapeau noir		
drapeau blanc		
drapeau arc-en-ciel	drapeau arc en ciel	
drapeau transgenre		blanc|bleu clair|rose
drapeau de pirate		pillage|piller|trésor=tresor
drapeau : Île de l’Ascension	drapeau ile de lascension	
drapeau : Andorre	drapeau andorre	
drapeau : Émirats arabes unis	drapeau emirats arabes unis	
drapeau : Afghanistan	drapeau afghanistan	
drapeau : Antigua-et-Barbuda	drapeau antigua et barbuda	
drapeau : Anguilla	drapeau anguilla	
drapeau : Albanie	drapeau albanie	
drapeau : Arménie	drapeau armenie	
drapeau : Angola	drapeau angola	
drapeau : Antarctique	drapeau antarctique	
drapeau : Argentine	drapeau argentine	
drapeau : Samoa américaines	drapeau samoa americaines	
drapeau : Autriche	drapeau autriche	
drapeau : Australie	drapeau australie	
drapeau : Aruba	drapeau aruba	
drapeau : Îles Åland	drapeau iles aland	
drapeau : Azerbaïdjan	drapeau azerbaidjan	
drapeau : Bosnie-Herzégovine	drapeau bosnie herzegovine	
drapeau : Barbade	drapeau barbade	
drapeau : Bangladesh	drapeau bangladesh	
drapeau : Belgique	drapeau belgique	
drapeau : Burkina Faso	drapeau burkina faso	
drapeau : Bulgarie	drapeau bulgarie	
drapeau : Bahreïn	drapeau bahrein	
drapeau : Burundi	drapeau burundi	
drapeau : Bénin	drapeau benin	
drapeau : Saint-Barthélemy	drapeau saint barthelemy	
drapeau : Bermudes	drapeau bermudes	
drapeau : Brunei	drapeau brunei	
drapeau : Bolivie	drapeau bolivie	
drapeau : Pays-Bas caribéens	drapeau pays bas caribeens	
drapeau : Brésil	drapeau bresil	
drapeau : Bahamas	drapeau bahamas	
drapeau : Bhoutan	drapeau bhoutan	
drapeau : Île Bouvet	drapeau ile bouvet	
drapeau : Botswana	drapeau botswana	
drapeau : Biélorussie	drapeau bielorussie	
drapeau : Belize	drapeau belize	
drapeau : Canada	drapeau canada	
drapeau : Îles Cocos	drapeau iles cocos	
drapeau : Congo-Kinshasa	drapeau congo kinshasa	
drapeau : République centrafricaine	drapeau republique centrafricaine	
drapeau : Congo-Brazzaville	drapeau congo brazzaville	
drapeau : Suisse	drapeau suisse	
drapeau : Côte d’Ivoire	drapeau cote divoire	
drapeau : Îles Cook	drapeau iles cook	
drapeau : Chili	drapeau chili	
drapeau : Cameroun	drapeau cameroun	
drapeau : Chine	drapeau chine	
drapeau : Colombie	drapeau colombie	
drapeau : Île Clipperton	drapeau ile clipperton	
drapeau sercq		
drapeau : Costa Rica	drapeau costa rica	
drapeau : Cuba	drapeau cuba	
drapeau : Cap-Vert	drapeau cap vert	
drapeau : Curaçao	drapeau curacao	
drapeau : Île Christmas	drapeau ile christmas	
drapeau : Chypre	drapeau chypre	
drapeau : Tchéquie	drapeau tchequie	
drapeau : Allemagne	drapeau allemagne	
drapeau : Diego Garcia	drapeau diego garcia	
drapeau : Djibouti	drapeau djibouti	
drapeau : Danemark	drapeau danemark	
drapeau : Dominique	drapeau dominique	
drapeau : République dominicaine	drapeau republique dominicaine	
drapeau : Algérie	drapeau algerie	
drapeau : Ceuta et Melilla	drapeau ceuta et melilla	
drapeau : Équateur	drapeau equateur	
drapeau : Estonie	drapeau estonie	
drapeau : Égypte	drapeau egypte	
drapeau : Sahara occidental	drapeau sahara occidental	
drapeau : Érythrée	drapeau erythree	
drapeau : Espagne	drapeau espagne	
drapeau : Éthiopie	drapeau ethiopie	
drapeau : Union européenne	drapeau union europeenne	
drapeau : Finlande	drapeau finlande	
drapeau : Fidji	drapeau fidji	
drapeau : Îles Malouines	drapeau iles malouines	
drapeau : Micronésie	drapeau micronesie	
drapeau : Îles Féroé	drapeau iles feroe	
drapeau : France	drapeau france	
drapeau : Gabon	drapeau gabon	
drapeau : Royaume-Uni	drapeau royaume uni	
drapeau : Grenade	drapeau grenade	
drapeau : Géorgie	drapeau georgie	
drapeau : Guyane française	drapeau guyane francaise	
drapeau : Guernesey	drapeau guernesey	
drapeau : Ghana	drapeau ghana	
drapeau : Gibraltar	drapeau gibraltar	
drapeau : Groenland	drapeau groenland	
drapeau : Gambie	drapeau gambie	
drapeau : Guinée	drapeau guinee	
drapeau : Guadeloupe	drapeau guadeloupe	
drapeau : Guinée équatoriale	drapeau guinee equatoriale	
drapeau : Grèce	drapeau grece	
drapeau : Géorgie du Sud-et-les Îles Sandwich du Sud	drapeau georgie du sud et les iles sandwich du sud	
drapeau : Guatemala	drapeau guatemala	
drapeau : Guam	drapeau guam	
drapeau : Guinée-Bissau	drapeau guinee bissau	
drapeau : Guyana	drapeau guyana	
drapeau : R.A.S. chinoise de Hong Kong	drapeau ras chinoise de hong kong	
drapeau : Îles Heard-et-MacDonald	drapeau iles heard et macdonald	
drapeau : Honduras	drapeau honduras	
drapeau : Croatie	drapeau croatie	
drapeau : Haïti	drapeau haiti	
drapeau : Hongrie	drapeau hongrie	
drapeau : Îles Canaries	drapeau iles canaries	
drapeau : Indonésie	drapeau indonesie	
drapeau : Irlande	drapeau irlande	
drapeau : Israël	drapeau israel	
drapeau : Île de Man	drapeau ile de man	
drapeau : Inde	drapeau inde	
drapeau : Territoire britannique de l’océan Indien	drapeau territoire britannique de locean indien	
drapeau : Irak	drapeau irak	
drapeau : Iran	drapeau iran	
drapeau : Islande	drapeau islande	
drapeau : Italie	drapeau italie	
drapeau : Jersey	drapeau jersey	
drapeau : Jamaïque	drapeau jamaique	
drapeau : Jordanie	drapeau jordanie	
drapeau : Japon	drapeau japon	
drapeau : Kenya	drapeau kenya	
drapeau : Kirghizstan	drapeau kirghizstan	
drapeau : Cambodge	drapeau cambodge	
drapeau : Kiribati	drapeau kiribati	
drapeau : Comores	drapeau comores	
drapeau : Saint-Christophe-et-Niévès	drapeau saint christophe et nieves	
drapeau : Corée du Nord	drapeau coree du nord	
drapeau : Corée du Sud	drapeau coree du sud	
drapeau : Koweït	drapeau koweit	
drapeau : Îles Caïmans	drapeau iles caimans	
drapeau : Kazakhstan	drapeau kazakhstan	
drapeau : Laos	drapeau laos	
drapeau : Liban	drapeau liban	
drapeau : Sainte-Lucie	drapeau sainte lucie	
drapeau : Liechtenstein	drapeau liechtenstein	
drapeau : Sri Lanka	drapeau sri lanka	
drapeau : Liberia	drapeau liberia	
drapeau : Lesotho	drapeau lesotho	
drapeau : Lituanie	drapeau lituanie	
drapeau : Luxembourg	drapeau luxembourg	
drapeau : Lettonie	drapeau lettonie	
drapeau : Libye	drapeau libye	
drapeau : Maroc	drapeau maroc	
drapeau : Monaco	drapeau monaco	
drapeau : Moldavie	drapeau moldavie	
drapeau : Monténégro	drapeau montenegro	
drapeau : Saint-Martin	drapeau saint martin	
drapeau : Madagascar	drapeau madagascar	
drapeau : Îles Marshall	drapeau iles marshall	
drapeau : Macédoine du Nord	drapeau macedoine du nord	
drapeau : Mali	drapeau mali	
drapeau : Myanmar (Birmanie)	drapeau myanmar birmanie	
drapeau : Mongolie	drapeau mongolie	
drapeau : R.A.S. chinoise de Macao	drapeau ras chinoise de macao	
drapeau : Îles Mariannes du Nord	drapeau iles mariannes du nord	
drapeau : Martinique	drapeau martinique	
drapeau : Mauritanie	drapeau mauritanie	
drapeau : Montserrat	drapeau montserrat	
drapeau : Malte	drapeau malte	
drapeau : Maurice	drapeau maurice	
drapeau : Maldives	drapeau maldives	
drapeau : Malawi	drapeau malawi	
drapeau : Mexique	drapeau mexique	
drapeau : Malaisie	drapeau malaisie	
drapeau : Mozambique	drapeau mozambique	
drapeau : Namibie	drapeau namibie	
drapeau : Nouvelle-Calédonie	drapeau nouvelle caledonie	
drapeau : Niger	drapeau niger	
drapeau : Île Norfolk	drapeau ile norfolk	
drapeau : Nigeria	drapeau nigeria	
drapeau : Nicaragua	drapeau nicaragua	
drapeau : Pays-Bas	drapeau pays bas	
drapeau : Norvège	drapeau norvege	
drapeau : Népal	drapeau nepal	
drapeau : Nauru	drapeau nauru	
drapeau : Niue	drapeau niue	
drapeau : Nouvelle-Zélande	drapeau nouvelle zelande	
drapeau : Oman	drapeau oman	
drapeau : Panama	drapeau panama	
drapeau : Pérou	drapeau perou	
drapeau : Polynésie française	drapeau polynesie francaise	
drapeau : Papouasie-Nouvelle-Guinée	drapeau papouasie nouvelle guinee	
drapeau : Philippines	drapeau philippines	
drapeau : Pakistan	drapeau pakistan	
drapeau : Pologne	drapeau pologne	
drapeau : Saint-Pierre-et-Miquelon	drapeau saint pierre et miquelon	
drapeau : Îles Pitcairn	drapeau iles pitcairn	
drapeau : Porto Rico	drapeau porto rico	
drapeau : Territoires palestiniens	drapeau territoires palestiniens	
drapeau : Portugal	drapeau portugal	
drapeau : Palaos	drapeau palaos	
drapeau : Paraguay	drapeau paraguay	
drapeau : Qatar	drapeau qatar	
drapeau : La Réunion	drapeau la reunion	
drapeau : Roumanie	drapeau roumanie	
drapeau : Serbie	drapeau serbie	
drapeau : Russie	drapeau russie	
drapeau : Rwanda	drapeau rwanda	
drapeau : Arabie saoudite	drapeau arabie saoudite	
drapeau : Îles Salomon	drapeau iles salomon	
drapeau : Seychelles	drapeau seychelles	
drapeau : Soudan	drapeau soudan	
drapeau : Suède	drapeau suede	
drapeau : Singapour	drapeau singapour	
drapeau : Sainte-Hélène	drapeau sainte helene	
drapeau : Slovénie	drapeau slovenie	
drapeau : Svalbard et Jan Mayen	drapeau svalbard et jan mayen	
drapeau : Slovaquie	drapeau slovaquie	
drapeau : Sierra Leone	drapeau sierra leone	
drapeau : Saint-Marin	drapeau saint marin	
drapeau : Sénégal	drapeau senegal	
drapeau : Somalie	drapeau somalie	
drapeau : Suriname	drapeau suriname	
drapeau : Soudan du Sud	drapeau soudan du sud	
drapeau : Sao Tomé-et-Principe	drapeau sao tome et principe	
drapeau : Salvador	drapeau salvador	
drapeau : Saint-Martin (partie néerlandaise)	drapeau saint martin partie neerlandaise	
drapeau : Syrie	drapeau syrie	
drapeau : Eswatini	drapeau eswatini	
drapeau : Tristan da Cunha	drapeau tristan da cunha	
drapeau : Îles Turques-et-Caïques	drapeau iles turques et caiques	
drapeau : Tchad	drapeau tchad	
drapeau : Terres australes françaises	drapeau terres australes francaises	
drapeau : Togo	drapeau togo	
drapeau : Thaïlande	drapeau thailande	
drapeau : Tadjikistan	drapeau tadjikistan	
drapeau : Tokelau	drapeau tokelau	
drapeau : Timor oriental	drapeau timor oriental	
drapeau : Turkménistan	drapeau turkmenistan	
drapeau : Tunisie	drapeau tunisie	
drapeau : Tonga	drapeau tonga	
drapeau : Turquie	drapeau turquie	
drapeau : Trinité-et-Tobago	drapeau trinite et tobago	
drapeau : Tuvalu	drapeau tuvalu	
drapeau : Taïwan	drapeau taiwan	
drapeau : Tanzanie	drapeau tanzanie	
drapeau : Ukraine	drapeau ukraine	
drapeau : Ouganda	drapeau ouganda	
drapeau : Îles mineures éloignées des États-Unis	drapeau iles mineures eloignees des etats unis	
drapeau : Nations Unies	drapeau nations unies	
drapeau : États-Unis	drapeau etats unis	
drapeau : Uruguay	drapeau uruguay	
drapeau : Ouzbékistan	drapeau ouzbekistan	
drapeau : État de la Cité du Vatican	drapeau etat de la cite du vatican	
drapeau : Saint-Vincent-et-les Grenadines	drapeau saint vincent et les grenadines	
drapeau : Venezuela	drapeau venezuela	
drapeau : Îles Vierges britanniques	drapeau iles vierges britanniques	
drapeau : Îles Vierges des États-Unis	drapeau iles vierges des etats unis	
drapeau : Viêt Nam	drapeau viet nam	
drapeau : Vanuatu	drapeau vanuatu	
drapeau : Wallis-et-Futuna	drapeau wallis et futuna	
drapeau : Samoa	drapeau samoa	
drapeau : Kosovo	drapeau kosovo	
drapeau : Yémen	drapeau yemen	
drapeau : Mayotte	drapeau mayotte	
drapeau : Afrique du Sud	drapeau afrique du sud	
drapeau : Zambie	drapeau zambie	
drapeau : Zimbabwe	drapeau zimbabwe	
drapeau : Angleterre	drapeau angleterre	
drapeau : Écosse	drapeau ecosse	
drapeau : Pays de Galles	drapeau pays de galles	

"""#
}
