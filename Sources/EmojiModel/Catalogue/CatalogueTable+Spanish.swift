// swift-format-ignore-file
// Written by Scripts/generate-catalogue.py from Data/. Do not edit.

extension CatalogueTable {
  /// Spanish names, folded, keywords; a line for each row without a tone.
  static let spanish: StaticString = #"""
cara sonriendo		divertido|feliz|sonrisa
cara sonriendo con ojos grandes		divertido|risa
cara sonriendo con ojos sonrientes		abierta|ojo|sonrisa
cara radiante con ojos sonrientes		ojo|risa|sonrisa
cara sonriendo con los ojos cerrados		abierta|boca|risa
cara sonriendo con sudor frío	cara sonriendo con sudor frio	risa
cara revolviéndose de la risa	cara revolviendose de la risa	carcajada|ojos cerrados
cara llorando de risa		felicidad|lágrima=lagrima
cara sonriendo ligeramente		sonrisa
cara al revés	cara al reves	
cara derritiéndose	cara derritiendose	calor|derretido|derretirse|desaparecer|fundirse|líquido=liquido
cara resquebrajándose	cara resquebrajandose	
cara guiñando el ojo	cara guinando el ojo	guiño=guino
cara feliz con ojos sonrientes		ojo|rubor|sonrisa
cara sonriendo con aureola		ángel=angel|halo|sonrisa
cara sonriendo con corazones		adorar|amor|enamorada|enamorado
cara sonriendo con ojos de corazón	cara sonriendo con ojos de corazon	amor|sonrisa
cara sonriendo con estrellas		sonrisa
cara lanzando un beso		
cara besando		beso
cara sonriente		contorno|relajado|sonrisa
cara besando con los ojos cerrados		beso|cerrado|ojo
cara besando con ojos sonrientes		beso|ojo|sonrisa
cara sonriente con lágrima	cara sonriente con lagrima	agradecido|aliviado|emocionado|orgulloso|sonrisa
cara saboreando comida		delicioso|hambre|rico
cara sacando la lengua		
cara sacando la lengua y guiñando un ojo	cara sacando la lengua y guinando un ojo	guiño=guino
cara de loco		grande|ojo|pequeño=pequeno
cara con ojos cerrados y lengua fuera		ojo|sabor
cara con lengua de dinero		boca
cara con manos abrazando		abrazo|sonrisa
cara con mano sobre la boca		ostras|uy|vaya
cara con ojos abiertos y boca tapada		alucinar|asombro|increíble=increible|sorpresa|vergüenza=verguenza
cara tapada con ojo espiando		espiar|fascinado|mirar|vistazo
cara pidiendo silencio		callado
cara pensativa		pensando
cara saludando		ejército=ejercito|orden|saludo|sí=si|sol|vale
cara con la boca cerrada con cremallera		
cara con ceja alzada		desconfiado|escéptico=esceptico
cara neutral		inexpresivo
cara sin expresión	cara sin expresion	inexpresión=inexpresion|inexpresiva|inexpresivo
cara sin boca		callado|silencio
cara con línea de puntos	cara con linea de puntos	depresivo|desaparecer|esconderse|indivisible|introvertido
cara en las nubes		atontado|despistado|distraído=distraido|parra
cara sonriendo con superioridad		listillo
cara de desaprobación	cara de desaprobacion	insatisfacción=insatisfaccion|rechazo
cara con ojos en blanco		frustración=frustracion|vueltos
cara haciendo una mueca		
cara exhalando		exhalar|resoplido|respirar|silbato|silbido
cara de mentiroso		nariz|pinocho
cara temblorosa		
cabeza negando		
cabeza asintiendo		
cara de alivio		aliviado
cara desanimada		alicaído=alicaido|desanimado|pensativo
cara de sueño	cara de sueno	dormir
cara babeando		baba
cara durmiendo		dormido|sueño=sueno|zzz
cara con ojeras		
cara con mascarilla médica	cara con mascarilla medica	enfermo|malo|máscara=mascara
cara con termómetro	cara con termometro	enfermo|malo
cara con la cabeza vendada		dolor|herida|venda
cara de náuseas	cara de nauseas	vomitar
cara vomitando		enfermo|malo|vomitar
cara estornudando		estornudar|estornudo|pañuelo=panuelo
cara con calor		cara roja|fiebre|golpe de calor|sudor
cara con frío	cara con frio	cara congelada|congelado|helado
cara de grogui		atontado|entonado|intoxicado|mareado
cara mareada		mareo
cara con ojos de espiral		alucinado|desmayado|hipnotizado|locura|mareado|problema
cabeza explotando		explosión=explosion
cara con sombrero de vaquero		vaquera
cara de fiesta		capirote|celebración=celebracion|gorro|matasuegras
cara disfrazada		careta|disfraz|disimulo|gafas|incógnito=incognito|nariz
cara sonriendo con gafas de sol		guay
cara de empollón	cara de empollon	friki|friqui
cara con monóculo	cara con monoculo	aristocrático=aristocratico|estirado
cara de confusión	cara de confusion	confuso
cara con boca diagonal		decepción=decepcion|decepcionado|escéptico=esceptico|inseguro|jo|vaya
cara preocupada		preocupación=preocupacion|preocupado
cara con el ceño ligeramente fruncido	cara con el ceno ligeramente fruncido	
cara con el ceño fruncido	cara con el ceno fruncido	
cara con la boca abierta		
cara estupefacta		alucinado|estupefacto|sorprendido
cara asombrada		alucinado|asombrado|pasmado
cara sonrojada		colorado|sonrojado
cara deformada		
cara de por favor		implorar|ojos adorables|piedad
cara aguantándose las lágrimas	cara aguantandose las lagrimas	dolor|emocionado|enfadado|orgulloso|resistir|triste
cara con el ceño fruncido y la boca abierta	cara con el ceno fruncido y la boca abierta	
cara angustiada		angustia|angustiado
cara asustada		asustado|miedo|miedoso
cara con ansiedad y sudor		frío=frio
cara triste pero aliviada		aliviado|decepcionado|menos mal
cara llorando		lágrima=lagrima|llorar|triste
cara llorando fuerte		lágrima=lagrima|llorar|triste
cara gritando de miedo		asustado|pánico=panico
cara de frustración	cara de frustracion	frustrado
cara desesperada		desesperación=desesperacion|frustración=frustracion
cara decepcionada		decepción=decepcion|decepcionado
cara con sudor frío	cara con sudor frio	
cara agotada		agotado|cansado
cara cansada		cansado
cara de bostezo		aburrido|cansado|dormido|sueño=sueno
cara resoplando		cabreo|enfado
cara cabreada		cabreo|enfadado|furia
cara enfadada		enfadado|histérico=histerico
cara con símbolos en la boca	cara con simbolos en la boca	maldecir|palabrota|símbolo=simbolo
cara sonriendo con cuernos		demonio|sonrisa
cara enfadada con cuernos		demonio|diablo
calavera		cara|cuento|monstruo|muerte
calavera y huesos cruzados		cara|muerte
caca con ojos		cómic=comic|mierda|mojón=mojon
cara de payaso		
demonio japonés oni	demonio japones oni	cara|cuento|cuernos|sonrisa
demonio japonés tengu	demonio japones tengu	cara|cuento|fantasía=fantasia|monstruo
fantasma		cara|criatura|cuento|monstruo
alienígena	alienigena	alien|cara|criatura|extraterrestre|ovni
monstruo alienígena	monstruo alienigena	alien|cara|criatura|extraterrestre|ovni
robot		cara|monstruo
gato sonriendo		cara|feliz|gato alegre|gato feliz|sonrisa
gato sonriendo con ojos sonrientes		cara|sonriente|sonrisa
gato llorando de risa		cara|lágrima=lagrima
gato sonriendo con ojos de corazón	gato sonriendo con ojos de corazon	cara|enamorado
gato haciendo una mueca		cara|irónico=ironico|sonrisa
gato besando		beso|cara|cariñoso=carinoso
gato asustado		cara|pánico=panico|preocupación=preocupacion|sorpresa
gato llorando		cara|lágrima=lagrima|pena|triste
gato enfadado		cara
mono con los ojos tapados		cara|mal|prohibido
mono con los oídos tapados	mono con los oidos tapados	cara|mal|prohibido
mono con la boca tapada		cara|mal|prohibido
carta de amor		corazón=corazon|correo
corazón con flecha	corazon con flecha	amor|emoción=emocion
corazón con lazo	corazon con lazo	emoción=emocion|san valentín=san valentin
corazón brillante	corazon brillante	amor|emoción=emocion
corazón creciente	corazon creciente	emocionado|latido|nervioso
corazón latiendo	corazon latiendo	amor|emoción=emocion|latido
corazones giratorios		corazón=corazon|giratorio
dos corazones		amantes|amor|corazón=corazon
adorno de corazón	adorno de corazon	
exclamación de corazón	exclamacion de corazon	puntuación=puntuacion
corazón roto	corazon roto	emoción=emocion|partido
corazón en llamas	corazon en llamas	amor|fuego|lujuria|pasión=pasion
corazón curándose	corazon curandose	bien|cura|mejor|mejora|recuperación=recuperacion|salud
corazón rojo	corazon rojo	emoción=emocion
corazón rosa	corazon rosa	
corazón naranja	corazon naranja	emoción=emocion
corazón amarillo	corazon amarillo	emoción=emocion
corazón verde	corazon verde	emoción=emocion
corazón azul	corazon azul	emoción=emocion
corazón azul claro	corazon azul claro	
corazón morado	corazon morado	emoción=emocion
corazón marrón	corazon marron	emoción=emocion
corazón negro	corazon negro	
corazón gris	corazon gris	
corazón blanco	corazon blanco	emoción=emocion
marca de beso		labios|romance
cien puntos		100|pleno
símbolo de enfado	simbolo de enfado	cómic=comic|enfadado
nube de pelea		
colisión	colision	cómic=comic
símbolo de mareo	simbolo de mareo	cómic=comic|emoción=emocion|estrella
gotas de sudor		cómic=comic|emoción=emocion
salir corriendo		carrera|cómic=comic|correr|humo
agujero		orificio
bocadillo de diálogo	bocadillo de dialogo	cómic=comic|conversación=conversacion
ojo en bocadillo de texto		testigo
bocadillo de diálogo por la izquierda	bocadillo de dialogo por la izquierda	burbuja|conversación=conversacion
bocadillo de enfado por la derecha		cabreo|rabia
bocadillo de pensamiento		burbuja|cómic=comic
símbolo de sueño	simbolo de sueno	cómic=comic|dormir|zzz
mano saludando		agitar|saludar|saludo
dorso de la mano		levantado
mano abierta		dedo
mano levantada		
saludo vulcano		mano|spock
mano hacia la derecha		a la derecha
mano hacia la izquierda		a la izquierda
mano con la palma hacia abajo		bajar|descartar|fuera|no|quita|rechazar
mano con la palma hacia arriba		acércate=acercate|dame|ofrecer|trae|ven
mano empujando hacia la izquierda		
mano empujando hacia la derecha		
señal de aprobación con la mano	senal de aprobacion con la mano	ok
dedos juntos apuntando hacia arriba		gesto|italia|italiano|mano|sarcasmo
mano pellizcando		pellizco|poco|poquito
mano con señal de victoria	mano con senal de victoria	
dedos cruzados		cruzar|mano|suerte
mano con dedo índice y pulgar cruzados	mano con dedo indice y pulgar cruzados	amor|caro|chasquido|corazón=corazon|dinero
gesto de te quiero		mano
mano haciendo el signo de cuernos		dedo|rock
mano haciendo el gesto de llamar		meñique=menique|pulgar
dorso de mano con índice a la izquierda	dorso de mano con indice a la izquierda	dedo
dorso de mano con índice a la derecha	dorso de mano con indice a la derecha	dedo
dorso de mano con índice hacia arriba	dorso de mano con indice hacia arriba	apuntar|dedo
dedo corazón hacia arriba	dedo corazon hacia arriba	mano|peineta
dorso de mano con índice hacia abajo	dorso de mano con indice hacia abajo	apuntar|dedo
dedo índice hacia arriba	dedo indice hacia arriba	apuntar|mano
dedo índice apuntándote a ti	dedo indice apuntandote a ti	apuntar|tú=tu
pulgar hacia arriba		mano|señal=senal
pulgar hacia abajo		mano|señal=senal
pulgar hacia la izquierda		
pulgar hacia la derecha		
puño en alto	puno en alto	cerrado|mano|puñetazo=punetazo
puño cerrado	puno cerrado	puñetazo=punetazo
puño hacia la izquierda	puno hacia la izquierda	
puño hacia la derecha	puno hacia la derecha	
manos aplaudiendo		aplaudir|palmas|señal=senal
manos levantadas celebrando		celebración=celebracion|gesto|hurra|mano
manos formando un corazón	manos formando un corazon	amor
manos abiertas		
palmas hacia arriba juntas		oración=oracion
apretón de manos	apreton de manos	acuerdo
manos en oración	manos en oracion	mano|orar|rezar
mano escribiendo		cuerpo|escribir|lápiz=lapiz
pintarse las uñas	pintarse las unas	cosmética=cosmetica|esmalte|manicura
selfi		autofoto|cámara=camara|selfie|teléfono=telefono
bíceps flexionado	biceps flexionado	cómic=comic|fuerte|músculo=musculo
brazo mecánico	brazo mecanico	accesibilidad|ortopedia|prótesis=protesis
pierna mecánica	pierna mecanica	accesibilidad|ortopedia|prótesis=protesis
pierna		extremidad|patada
pie		patada|pisotón=pisoton
oreja		cuerpo
oreja con audífono	oreja con audifono	accesibilidad|prótesis auditiva=protesis auditiva|sordo
nariz		cuerpo
cerebro		inteligente
corazón humano	corazon humano	anatómico=anatomico|centro|latido|núcleo=nucleo|órgano=organo|pulso
pulmones		exhalar|inhalar|órgano=organo|respiración=respiracion|respirar
diente		dentista|molar|muela
hueso		esqueleto
ojos		cara
ojo		cuerpo
lengua		cuerpo
boca		cara|cuerpo|labios
labio mordido		ansioso|incómodo=incomodo|ligar|miedo|nervioso|preocupado
bebé	bebe	joven|niño=nino
infante		crío=crio|género=genero|joven|neutro
niño	nino	joven
niña	nina	chica|joven
persona adulta		género=genero|neutro
persona adulta rubia		rubias|rubio|rubios
hombre		adulto
hombre con barba		barbas|barbudo|persona
hombre: barba	hombre barba	
mujer: barba	mujer barba	
hombre: pelo pelirrojo	hombre pelo pelirrojo	adulto
hombre: pelo rizado	hombre pelo rizado	adulto
hombre: pelo blanco	hombre pelo blanco	adulto
hombre: sin pelo	hombre sin pelo	adulto
mujer		adulta
mujer: pelo pelirrojo	mujer pelo pelirrojo	adulta
persona adulta: pelo pelirrojo	persona adulta pelo pelirrojo	género=genero|neutro
mujer: pelo rizado	mujer pelo rizado	adulta
persona adulta: pelo rizado	persona adulta pelo rizado	género=genero|neutro
mujer: pelo blanco	mujer pelo blanco	adulta
persona adulta: pelo blanco	persona adulta pelo blanco	género=genero|neutro
mujer: sin pelo	mujer sin pelo	adulta
persona adulta: sin pelo	persona adulta sin pelo	género=genero|neutro
mujer rubia		rubiales
hombre rubio		rubiales
persona mayor		adulto|género neutro=genero neutro|género no especificado=genero no especificado|maduro
anciano		hombre|mayor
anciana		mayor|mujer
persona frunciendo el ceño	persona frunciendo el ceno	fruncido|gesto
hombre frunciendo el ceño	hombre frunciendo el ceno	fruncido|gesto
mujer frunciendo el ceño	mujer frunciendo el ceno	fruncido|gesto
persona haciendo pucheros		gesto
hombre haciendo pucheros		gesto
mujer haciendo pucheros		gesto
persona haciendo el gesto de "no"	persona haciendo el gesto de no	mano|prohibido
hombre haciendo el gesto de "no"	hombre haciendo el gesto de no	mano|prohibido
mujer haciendo el gesto de "no"	mujer haciendo el gesto de no	mano|prohibido
persona haciendo el gesto de "de acuerdo"	persona haciendo el gesto de de acuerdo	mano|ok|vale
hombre haciendo el gesto de "de acuerdo"	hombre haciendo el gesto de de acuerdo	mano|ok|vale
mujer haciendo el gesto de "de acuerdo"	mujer haciendo el gesto de de acuerdo	mano|ok|vale
persona de mostrador de información	persona de mostrador de informacion	mano
empleado de mostrador de información	empleado de mostrador de informacion	hombre|mano
empleada de mostrador de información	empleada de mostrador de informacion	mano|mujer
persona con la mano levantada		feliz|gesto|levantar
hombre con la mano levantada		gesto|levantar
mujer con la mano levantada		gesto|levantar
persona sorda		accesibilidad|escuchar|oído=oido|oír=oir|sordera
hombre sordo		sordera
mujer sorda		sordera
persona haciendo una reverencia		disculpa|gesto|perdón=perdon
hombre haciendo una reverencia		disculpa|gesto|perdón=perdon
mujer haciendo una reverencia		disculpa|gesto|perdón=perdon
persona con la mano en la frente		facepalm|incredulidad
hombre con la mano en la frente		facepalm|incredulidad
mujer con la mano en la frente		facepalm|incredulidad
persona encogida de hombros		duda|encogerse|indiferencia
hombre encogido de hombros		duda|encogerse|indiferencia
mujer encogida de hombros		duda|encogerse|indiferencia
profesional sanitario		doctor|enfermero|médico=medico|salud|terapeuta
profesional sanitario hombre		doctor|enfermero|médico=medico|terapeuta hombre
profesional sanitario mujer		doctora|enfermera|médica=medica|sanitaria|terapeuta mujer
estudiante		graduado|licenciado|universitario
estudiante hombre		graduado|licenciado|universitario
estudiante mujer		graduada|licenciada|universitaria
docente		educador|enseñanza=ensenanza|instructor|maestro|profesor
docente hombre		educador|instructor|maestro|profesor
docente mujer		educadora|instructora|maestra|profesora
fiscal		juez|juicio|magistrado
fiscal hombre		juez|justicia|magistrado
fiscal mujer		jueza|justicia|magistrada
profesional de la agricultura		agricultor|cultivador|granjero|jardinero|labrador
profesional de la agricultura hombre		agricultor|campo|granjero|labrador
profesional de la agricultura mujer		agricultora|campo|granjera|labradora
chef		cocinero|cocinillas|guisandero|pinche
chef hombre		cocinero|pinche
chef mujer		cocinera|pinche
profesional de la mecánica	profesional de la mecanica	electricista|fontanero|mecánico=mecanico|operario|técnico=tecnico
profesional de la mecánica hombre	profesional de la mecanica hombre	electricista|fontanero|mecánico=mecanico|operario
profesional de la mecánica mujer	profesional de la mecanica mujer	electricista|fontanera|operaria
profesional industrial		fábrica=fabrica|montaje|obrero|operario|trabajador
profesional industrial hombre		fábrica=fabrica|montaje|obrero|operario|trabajador
profesional industrial mujer		fábrica=fabrica|montaje|obrera|operaria|trabajadora
oficinista		arquitecto|director|ejecutivo|empresa
oficinista hombre		director|ejecutivo|empresa|oficina
oficinista mujer		directora|ejecutiva|empresa|oficina
profesional de la ciencia		biólogo=biologo|científico=cientifico|físico=fisico|investigador|químico=quimico
profesional de la ciencia hombre		biólogo=biologo|científico=cientifico|físico=fisico|químico=quimico
profesional de la ciencia mujer		bióloga=biologa|científica=cientifica|física=fisica|química=quimica
profesional de la tecnología	profesional de la tecnologia	desarrollador|informático=informatico|programador|software|tecnólogo=tecnologo
profesional de la tecnología hombre	profesional de la tecnologia hombre	desarrollador|informático=informatico|programador|tecnólogo=tecnologo
profesional de la tecnología mujer	profesional de la tecnologia mujer	desarrolladora|informática=informatica|programadora|tecnóloga=tecnologa
cantante		artista|estrella|rock
cantante hombre		artista|estrella|rock
cantante mujer		artista|estrella|rock
artista		paleta|pintor|pinturas
artista hombre		paleta|pintor|pinturas
artista mujer		paleta|pintora|pinturas
piloto		avión=avion|capitán=capitan|vuelo
piloto hombre		avión=avion|capitán=capitan|vuelo
piloto mujer		avión=avion|capitana|vuelo
astronauta		cohete|espacio
astronauta hombre		cohete|espacio
astronauta mujer		cohete|espacio
bombero		camión=camion|manguera
bombero hombre		apagafuegos|camión=camion|manguera
bombera		apagafuegos|bombera mujera|camión=camion|manguera
agente de policía	agente de policia	personas
agente de policía hombre	agente de policia hombre	poli
agente de policía mujer	agente de policia mujer	poli
detective		cara|espía=espia
detective hombre		agente|espía=espia|investigador
detective mujer		agente|espía=espia|investigadora
guardia		personas
guardia hombre		vigilante
guardia mujer		vigilante
ninja		furtivo|guerrero|luchador|oculto|sigilo
profesional de la construcción	profesional de la construccion	casco|obrero|personas|trabajador
profesional de la construcción hombre	profesional de la construccion hombre	albañil=albanil|obrero|trabajador
profesional de la construcción mujer	profesional de la construccion mujer	albañila=albanila|obrera|trabajadora
persona con corona		monarca|monarquía=monarquia|noble|real|realeza
príncipe	principe	corona
princesa		cuento|fantasía=fantasia|hadas
persona con turbante		hombre|personas
hombre con turbante		
mujer con turbante		
hombre con gorro chino		gua|mao
mujer con hiyab		pañuelo=panuelo
persona con esmoquin		novio
hombre con esmoquin		
mujer con esmoquin		
persona con velo		boda|novia
hombre con velo		boda|novio
mujer con velo		boda|novia
mujer embarazada		
hombre embarazado		barriga|hinchado|hinchazón=hinchazon|inflado|lleno
persona embarazada		barriga|embarazo|gestación=gestacion|hinchazón=hinchazon
lactancia materna		amamantar|bebé=bebe|dar pecho|pecho
mujer alimentando a bebé	mujer alimentando a bebe	alimentar|amamantar|lactancia
hombre alimentando a bebé	hombre alimentando a bebe	alimentar|amamantar|lactancia
persona alimentando a bebé	persona alimentando a bebe	alimentar|amamantar|lactancia
bebé ángel	bebe angel	cara|cuento
Papá Noel	papa noel	celebración=celebracion|claus|navidad|santa
Mamá Noel	mama noel	abuela|navidad
Noel	noel	navidad
personaje de superhéroe	personaje de superheroe	bien|héroe=heroe|heroína=heroina|superheroína=superheroina|superpoder
superhéroe	superheroe	bueno|héroe=heroe|hombre|superhombre|superpoder
superheroína	superheroina	héroe=heroe|heroína=heroina|mujer|superhéroe=superheroe|superpoder
personaje de supervillano		mal|superpoder|supervillana|villana|villano
supervillano		hombre|mal|malvado|villano
supervillana		mal|malvada|mujer|villana
persona maga		bruja|brujo|hechicera|hechicero
mago		brujo|hechicero
maga		bruja|hechicera
hada		campanilla|oberón=oberon|puck|titania
hada hombre		oberón=oberon|puck
hada mujer		campanilla|titania
vampiro		drácula=dracula|muerto viviente|no muerto
vampiro hombre		drácula=dracula|muerto viviente|no muerto
vampiresa		muerta viviente|no muerta
persona sirena		
sirena hombre		tritón=triton
sirena		
elfo		mágico=magico
elfo hombre		mágico=magico
elfa		mágico=magico|mujer
genio		lámpara=lampara
genio hombre		djinn|lámpara=lampara
genio mujer		lámpara=lampara
zombi		caminante|muerto viviente|no muerto
zombi hombre		caminante|muerto viviente|no muerto
zombi mujer		caminante|muerta viviente|no muerta
trol		cuento de hadas|fantasía=fantasia|monstruo
criatura peluda		
persona recibiendo masaje		cara|facial|salón=salon
hombre recibiendo masaje		cara|facial|salón=salon
mujer recibiendo masaje		cara|facial|salón=salon
persona cortándose el pelo	persona cortandose el pelo	belleza|corte|peluquero
hombre cortándose el pelo	hombre cortandose el pelo	belleza|corte|peluquero
mujer cortándose el pelo	mujer cortandose el pelo	belleza|corte|peluquero
persona caminando		andar|caminar
hombre caminando		andar|caminata|marcha
mujer caminando		andar|caminata|marcha
persona caminando hacia la derecha		
mujer caminando hacia la derecha		
hombre caminando hacia la derecha		
persona de pie		levantada|levantado|levantarse
hombre de pie		levantado|levantarse
mujer de pie		levantada|levantarse
persona de rodillas		arrodillada|arrodillado|arrodillarse
hombre de rodillas		arrodillado|arrodillarse
mujer de rodillas		arrodillada|arrodillarse
persona de rodillas hacia la derecha		
mujer de rodillas hacia la derecha		
hombre de rodillas hacia la derecha		
persona con bastón	persona con baston	accesibilidad|ciego|invidente
persona con bastón hacia la derecha	persona con baston hacia la derecha	
hombre con bastón	hombre con baston	accesibilidad|ciego|invidente
hombre con bastón hacia la derecha	hombre con baston hacia la derecha	
mujer con bastón	mujer con baston	accesibilidad|ciega|invidente
mujer con bastón hacia la derecha	mujer con baston hacia la derecha	
persona en silla de ruedas eléctrica	persona en silla de ruedas electrica	accesibilidad
persona en silla de ruedas eléctrica hacia la derecha	persona en silla de ruedas electrica hacia la derecha	
hombre en silla de ruedas eléctrica	hombre en silla de ruedas electrica	accesibilidad
hombre en silla de ruedas eléctrica hacia la derecha	hombre en silla de ruedas electrica hacia la derecha	
mujer en silla de ruedas eléctrica	mujer en silla de ruedas electrica	accesibilidad
mujer en silla de ruedas eléctrica hacia la derecha	mujer en silla de ruedas electrica hacia la derecha	
persona en silla de ruedas manual		accesibilidad
persona en silla de ruedas manual hacia la derecha		
hombre en silla de ruedas manual		accesibilidad
hombre en silla de ruedas manual hacia la derecha		
mujer en silla de ruedas manual		accesibilidad
mujer en silla de ruedas manual hacia la derecha		
persona corriendo		carrera|deporte|maratón=maraton
hombre corriendo		carrera|correr|maratón=maraton
mujer corriendo		carrera|correr|maratón=maraton
persona corriendo hacia la derecha		
mujer corriendo hacia la derecha		
hombre corriendo hacia la derecha		
bailarina de ballet		
mujer bailando		bailar
hombre bailando		bailar
hombre trajeado levitando		levitar|negocios|traje
personas con orejas de conejo		fiesta|mujeres
hombres con orejas de conejo		bailar|fiesta|hombre
mujeres con orejas de conejo		bailar|fiesta|mujer
persona en una sauna		vapor
hombre en una sauna		vapor
mujer en una sauna		vapor
persona escalando		alpinista|escalador
hombre escalando		alpinista|escalador
mujer escalando		alpinista|escaladora
esgrima		deporte|esgrimista|espada|persona
carrera de caballos		caballo|caballo de carreras|carreras|jinete
esquiador		esquí=esqui|nieve
practicante de snowboard		deporte
golfista		golf|pelota
hombre jugando al golf		jugador
mujer jugando al golf		jugadora
persona haciendo surf		deporte
hombre haciendo surf		surfero|surfista
mujer haciendo surf		surfera|surfista
persona remando en un bote		barca|remo
hombre remando en un bote		barca|remo
mujer remando en un bote		barca|remo
persona nadando		deporte|nadar|natación=natacion
hombre nadando		nadar
mujer nadando		nadar
persona botando un balón	persona botando un balon	botar|pelota
hombre botando un balón	hombre botando un balon	botar|pelota
mujer botando un balón	mujer botando un balon	botar|pelota
persona levantando pesas		halterofilia|levantador|peso
hombre levantando pesas		halterofilia|levantador de pesas
mujer levantando pesas		halterofilia|levantadora de pesas
persona en bicicleta		ciclismo|ciclista
hombre en bicicleta		ciclismo|ciclista
mujer en bicicleta		ciclismo|ciclista
persona en bicicleta de montaña	persona en bicicleta de montana	ciclista|mountain bike
hombre en bicicleta de montaña	hombre en bicicleta de montana	ciclista|mountain bike
mujer en bicicleta de montaña	mujer en bicicleta de montana	ciclista|mountain bike
persona haciendo voltereta lateral		acrobacia|gimnasia|pirueta|rueda
hombre dando una voltereta lateral		deporte|gimnasia|rueda
mujer dando una voltereta lateral		deporte|gimnasia|rueda
personas luchando		deporte|lucha|luchador|persona
hombres luchando		deporte|hombre|lucha|luchador
mujeres luchando		deporte|lucha|luchadora|mujer
persona jugando al waterpolo		deporte|waterpolista
hombre jugando al waterpolo		agua|deporte|waterpolista
mujer jugando al waterpolo		agua|deporte|waterpolista
persona jugando al balonmano		balonmanista|deporte
hombre jugando al balonmano		balonmanista|deporte
mujer jugando al balonmano		balonmanista|deporte
persona haciendo malabares		equilibrio|malabarismo|malabarista
hombre haciendo malabares		malabarismo|malabarista
mujer haciendo malabares		malabarismo|malabarista
persona en posición de loto	persona en posicion de loto	meditación=meditacion|yoga
hombre en posición de loto	hombre en posicion de loto	meditación=meditacion|yoga
mujer en posición de loto	mujer en posicion de loto	meditación=meditacion|yoga
persona en la bañera	persona en la banera	baño=bano
persona en la cama		dormir|hotel
dos personas de la mano		pareja|persona
mujeres de la mano		lesbianas|novias|pareja
mujer y hombre de la mano		novios|pareja
hombres de la mano		gays|novios|pareja
beso		personas|romance
beso: mujer y hombre	beso mujer y hombre	personas|romance
beso: hombre y hombre	beso hombre y hombre	personas|romance
beso: mujer y mujer	beso mujer y mujer	personas|romance
pareja enamorada		amor|corazón=corazon|hombre y mujer enamorados|personas
pareja enamorada: mujer y hombre	pareja enamorada mujer y hombre	amor|corazón=corazon|hombre y mujer enamorados|personas
pareja enamorada: hombre y hombre	pareja enamorada hombre y hombre	amor|corazón=corazon|hombre y mujer enamorados|personas
pareja enamorada: mujer y mujer	pareja enamorada mujer y mujer	amor|corazón=corazon|hombre y mujer enamorados|personas
familia: hombre, mujer, niño	familia hombre mujer nino	madre|padre|personas
familia: hombre, mujer, niña	familia hombre mujer nina	madre|niño=nino|padre|personas
familia: hombre, mujer, niña, niño	familia hombre mujer nina nino	madre|padre|personas
familia: hombre, mujer, niño, niño	familia hombre mujer nino nino	madre|padre|personas
familia: hombre, mujer, niña, niña	familia hombre mujer nina nina	madre|niño=nino|padre|personas
familia: hombre, hombre, niño	familia hombre hombre nino	madre|padre|personas
familia: hombre, hombre, niña	familia hombre hombre nina	madre|niño=nino|padre|personas
familia: hombre, hombre, niña, niño	familia hombre hombre nina nino	madre|padre|personas
familia: hombre, hombre, niño, niño	familia hombre hombre nino nino	madre|padre|personas
familia: hombre, hombre, niña, niña	familia hombre hombre nina nina	madre|niño=nino|padre|personas
familia: mujer, mujer, niño	familia mujer mujer nino	madre|padre|personas
familia: mujer, mujer, niña	familia mujer mujer nina	madre|niño=nino|padre|personas
familia: mujer, mujer, niña, niño	familia mujer mujer nina nino	madre|padre|personas
familia: mujer, mujer, niño, niño	familia mujer mujer nino nino	madre|padre|personas
familia: mujer, mujer, niña, niña	familia mujer mujer nina nina	madre|niño=nino|padre|personas
familia: hombre y niño	familia hombre y nino	madre|padre|personas
familia: hombre, niño, niño	familia hombre nino nino	madre|padre|personas
familia: hombre y niña	familia hombre y nina	madre|niño=nino|padre|personas
familia: hombre, niña, niño	familia hombre nina nino	madre|padre|personas
familia: hombre, niña, niña	familia hombre nina nina	madre|niño=nino|padre|personas
familia: mujer y niño	familia mujer y nino	madre|padre|personas
familia: mujer, niño, niño	familia mujer nino nino	madre|padre|personas
familia: mujer y niña	familia mujer y nina	madre|niño=nino|padre|personas
familia: mujer, niña, niño	familia mujer nina nino	madre|padre|personas
familia: mujer, niña, niña	familia mujer nina nina	madre|niño=nino|padre|personas
cabeza parlante		cara|hablar|silueta
silueta de busto		personas
dos siluetas de bustos		personas
personas abrazándose	personas abrazandose	abrazo|adiós=adios|despedida|gracias|saludo
familia		madre|niño=nino|padre|personas
familia adulto adulto niño	familia adulto adulto nino	
familia adulto adulto niño niño	familia adulto adulto nino nino	
familia adulto niño	familia adulto nino	
familia adulto niño niño	familia adulto nino nino	
huellas de pies		cuerpo
huella dactilar		
tono de piel claro		tipo 1|tipo 2
tono de piel claro medio		tipo 3
tono de piel medio		tipo 4
tono de piel oscuro medio		tipo 5
tono de piel oscuro		tipo 6
pelo pelirrojo		rojizo|rojo
pelo rizado		afro|bucle|rizo|tirabuzón=tirabuzon
pelo blanco		cana|gris|viejo
sin pelo		afeitado|bola de billar|calvo|quimioterapia
cara de mono		animal
mono		macaco|simio
gorila		animal|cara
orangután	orangutan	mono|primate|simio
cara de perro		animal
perro		cachorro|perrete|perrito
perro guía	perro guia	accesibilidad|ciego|invidente|lazarillo
perro de servicio		accesibilidad|apoyo|asistencia
caniche		perrito|perro
lobo		cara
zorro		animal|cara
mapache		astuto|curioso|ladino|maquillaje|ojeras
cara de gato		animal
gato		gatete|minino
gato negro		mala suerte
león	leon	cara|leo|zodiaco
cara de tigre		animal
tigre		felino
leopardo		felino
cara de caballo		animal
alce		
burro		
caballo		caballo corriendo|caballo de carrera|ecuestre
unicornio		cara
cebra		raya
ciervo		animal|cara
bisonte		búfalo=bufalo|cíbolo=cibolo
cara de vaca		animal
buey		cabestro|tauro|zodiaco
búfalo de agua	bufalo de agua	animal
vaca		bovino|res
cara de cerdo		animal
cerdo		cochino|gorrino|puerco
jabalí	jabali	cerdo salvaje
nariz de cerdo		cara|morro
carnero		aries|morueco|zodiaco
oveja		borrego|cordero|ovino
cabra		capricornio|caprino|chivo|zodiaco
dromedario		camello|desierto|joroba
camello		bactriano|desierto|dromedario|jorobas
llama		alpaca|guanaco|lana|vicuña=vicuna
jirafa		manchas
elefante		paquidermo
mamut		colmillo|extinguido|lanudo
rinoceronte		animal|cabeza
hipopótamo	hipopotamo	paquidermo
cara de ratón	cara de raton	animal
ratón	raton	roedor
rata		roedor
hámster	hamster	animal|cara|mascota
cara de conejo		animal
conejo		conejito|gazapo
ardilla		animal
castor		roedor
erizo		espinas|púas=puas
murciélago	murcielago	animal|vampiro
oso		animal|cara
oso polar		ártico=artico|blanco
koala		bambú=bambu
panda		animal|cara|oso panda
perezoso		gandul|lento|vago
nutria		bromista|juguetón=jugueton|pesca
mofeta		apestar|hedor|mal olor|peste|tufo
canguro		australia|marsupial|salto
tejón	tejon	ratel|tejón de la miel=tejon de la miel|tejón melero=tejon melero
huellas de pezuñas	huellas de pezunas	animal
pavo		animal|ave
gallina		ave|gallinácea=gallinacea|pollo
gallo		ave|gallina|gallinácea=gallinacea|pollo
pollito rompiendo el cascarón	pollito rompiendo el cascaron	ave|huevo|pollo
pollito		animal|ave|pollo|polluelo
pollito de frente		animal|ave|pollo
pájaro	pajaro	ave|pajarillo
pingüino	pinguino	ave
paloma		animal|pájaro=pajaro|paz
águila	aguila	ave
pato		ave
cisne		ave|patito feo
búho	buho	ave|lechuza|pájaro=pajaro
dodo		ave|dronte|extinguido|mauricio|pájaro=pajaro
pluma		ave|ligero|pájaro=pajaro|plumaje
flamenco		extravangante|ostentoso|tropical
pavo real		ave|orgulloso|plumas
loro		ave|hablar|papagayo|pirata
ala		
pájaro negro	pajaro negro	
oca		
fénix	fenix	
rana		animal|cara
cocodrilo		caimán=caiman
tortuga		galápago=galapago
lagarto		lagartija|reptil
serpiente		culebra|reptil|víbora=vibora
cara de dragón	cara de dragon	cuento|fantasía=fantasia
dragón	dragon	animal|cuento|fantasía=fantasia
saurópodo	sauropodo	braquiosaurio|brontosaurio|diplodocus
t-rex	t rex	tiranosaurio|tiranosaurio rex
ballena soltando un chorro		animal|chorro de agua
ballena		cachalote|cetáceo=cetaceo
delfín	delfin	cetáceo=cetaceo
orca		
foca		león marino=leon marino
pez		pececillo|pescado|piscis|zodiaco
pez tropical		animal|pescado
pez globo		animal
tiburón	tiburon	pez
pulpo		cefalópodo=cefalopodo|octópodo=octopodo
concha de mar		animal
coral		arrecife|océano=oceano
medusa		
cangrejo		animal|cáncer=cancer|zodiaco
bogavante		langosta|marisco|pinzas
gamba		camarón=camaron|comida|langostino|marisco
calamar		comida|molusco
ostra		buceo|perla
caracol		caracola|molusco
mariposa		bonito|insecto
mariposa monarca		
insecto		bicho|gusano
hormiga		antenas|insecto
abeja		flores|insecto|miel
escarabajo		bicho|insecto
mariquita		cochinilla
grillo		saltamontes
cucaracha		alimaña=alimana|bicho|insecto|plaga
araña	arana	animal|insecto
tela de araña	tela de arana	telaraña=telarana
escorpión	escorpion	escorpio|zodiaco
mosquito		fiebre|insecto|malaria|virus
mosca		basura|bicho|mal olor|podrido
gusano		lombriz|oruga|parásito=parasito
microbio		ameba|bacteria|germen|virus
ramo de flores		bouquet|romance
flor de cerezo		primavera
flor blanca		
loto		budismo|flor|hinduismo|india|pureza|vietnam
roseta		flor|planta
rosa		flor
flor marchita		marchitada|marchitarse|tristeza
flor de hibisco		
girasol		pipas|planta|semillas|sol
flor		campo|planta|primavera
tulipán	tulipan	flor
campanilla		
planta joven		plantón=planton
planta de maceta		crecer|tiesto
árbol de hoja perenne	arbol de hoja perenne	
árbol de hoja caduca	arbol de hoja caduca	caducifolio
palmera		árbol=arbol|árbol de palma=arbol de palma
cactus		planta
espiga de arroz		planta
hierba		hoja|verde
trébol	trebol	planta
trébol de cuatro hojas	trebol de cuatro hojas	suerte
hoja de arce		
hojas caídas	hojas caidas	caída=caida
hojas revoloteando al viento		hoja|revolotear|soplar
nido vacío	nido vacio	anidación=anidacion|anidamiento|anidar
nido con huevos		anidación=anidacion|anidamiento|anidar
champiñón	champinon	hongo|seta
árbol sin hojas	arbol sin hojas	
uvas		agracejo|fruta|racimo|uva
melón	melon	fruta
sandía	sandia	fruta
mandarina		fruta|naranja
limón	limon	cítrico=citrico|citrón=citron|fruta
lima		
plátano	platano	banana|fruta
piña	pina	ananás=ananas|fruta
mango		fruta|tropical
manzana roja		fruta|poma
manzana verde		fruta|poma
pera		fruta|perilla
melocotón	melocoton	durazno|fruta
cerezas		cereza|fruta|guindas
fresa		fresón=freson|fruta
arándanos	arandanos	arándano=arandano|azul|baya|frutos del bosque|mirtilo
kiwi		comida|fruta
tomate		ensalada|fruta|verdura
aceituna		aperitivo|comida|oliva
coco		palmera|piña colada=pina colada
aguacate		comida|fruta
berenjena		fruto|verdura
patata		comida|papa|verdura
zanahoria		comida|verdura
espiga de maíz	espiga de maiz	mazorca|mijo
chile picante		planta
pimiento		ají=aji|chile|morrón=morron|rojo|verdura
pepino		comida|pepinillo|verdura
pepinillo		
verdura de hoja verde		bok choy|col|kale|lechuga|pak choi
brócoli	brocoli	col|repollo
ajo		condimento|vampiro
cebolla		condimento|llorar
cacahuetes		cacahuete|comida|fruto seco|verdura
alubias		comida|habichuela roja|habichuelas|judía roja=judia roja|judías=judias|legumbre
castaña	castana	castaño=castano|fruto seco
raíz de jengibre	raiz de jengibre	
vaina		
champiñón marrón	champinon marron	
túberculo comestible	tuberculo comestible	
pan de molde		rebanada|tostada
cruasán	cruasan	bollo|comida|croissant|francés=frances
baguete		baguette|barra|comida|francés=frances|pan
pan sin levadura		arepa|naan|pita|tortilla
bretzel		galleta salada|pretzel
bagel		bocadillo|pan|panadería=panaderia
tortitas		comida|dulce|pancakes|postre|tortita
gofre		waffle
cuña de queso	cuna de queso	trozo
carne con hueso		restaurante
muslo de pollo		restaurante
corte de carne		chuleta|filete
beicon		bacon|carne|comida|panceta
hamburguesa		burger
patatas fritas		papas fritas|restaurante
pizza		porción=porcion|restaurante
perrito caliente		salchicha
sándwich	sandwich	bocadillo|bocata|emparedado
taco		comida|mexicano
burrito		comida|mexicano|tex mex|wrap
tamal		mejicano|mexicano|wrap
pan relleno		comida|durum|falafel|kebab|pan de pita
falafel		albóndiga=albondiga|garbanzo
huevo		comida
cocinar		freír=freir|huevo|sartén=sarten
paella		arroz|comida
olla de comida		puchero|restaurante
fondue		chocolate|olla|queso|suizo
cuenco con cuchara		cereal|desayuno
ensalada		bol|comida|verde
palomitas		maíz=maiz
mantequilla		lácteo=lacteo
sal		condimento|salero
comida enlatada		conserva|lata
caja de bento		comida|restaurante
galleta de arroz		
bola de arroz		japonés=japones|onigiri|restaurante
arroz cocido		restaurante
arroz con curry		restaurante
tazón de fideos	tazon de fideos	fideos calientes|fideos chinos|fideos ramen|ramen
espagueti		pasta|restaurante
patata asada		papa asada|restaurante
brocheta		japonés=japones|marisco|oden|pincho
sushi		restaurante
gamba frita		frito|restaurante
pastel de pescado japonés	pastel de pescado japones	comida japonesa
pastel de luna		festival|otoño=otono|yuebing
dango		japonés=japones|pincho|postre|restaurante
dumpling		comida|gyōza=gyoza|jiaozi|masa
galleta de la fortuna		adivinación=adivinacion|profecía=profecia|superstición=supersticion
caja para llevar		recipiente para llevar|restaurante
cucurucho de helado		dulce|restaurante
granizado hawaiano		helado|hielo|postre|raspado
helado		postre|sorbete
dónut	donut	berlina|pastel|rosquilla
galleta		dulce|pasta|postre
tarta de cumpleaños	tarta de cumpleanos	celebración=celebracion
trozo de tarta		pedazo de tarta|restaurante
magdalena		cupcake|dulce|repostería=reposteria
pastel		masa|relleno
tableta de chocolate		barra|restaurante
caramelo		chuche|chuchería=chucheria|dulce|golosina
piruleta		chuche|chuchería=chucheria|dulce|golosina
flan		dulce|postre|pudding
tarro de miel		dulce
biberón	biberon	bebé=bebe|bibe|bibi|botella|leche
vaso de leche		bebida
bebida caliente		café=cafe|té=te
tetera		bebida|infusión=infusion|té=te
tazón de té	tazon de te	bebida|taza
sake		bar|bebida|botella|restaurante|tazón=tazon
botella descorchada		bar|beber|cava|corcho
copa de vino		bar|bebida|vaso
copa de cóctel	copa de coctel	bar|restaurante
bebida tropical		bar|restaurante
jarra de cerveza		bar|restaurante
jarras de cerveza brindando		bar|jarra|restaurante
copas brindando		bebida|brindar|brindis|celebración=celebracion|copa
vaso de whisky		chupito|copa|licor
líquido derramándose	liquido derramandose	bebida|derramar|vacío=vacio|vaso|verter
vaso con pajita		refresco|zumo
té de burbujas	te de burbujas	boba|bubble tea|burbuja|leche|perla
tetrabrik		brick|cartón=carton|envase|zumo
mate		bebida|infusión=infusion
cubito de hielo		frío=frio|iceberg
palillos		cubiertos|hashi
cuchillo y tenedor con un plato		restaurante
tenedor y cuchillo		restaurante
cuchara		cubiertos|cucharilla
cuchillo de cocina		arma|cocinar
tarro		almacenar|condimento|frasco|recipiente|salsa|vacío=vacio
ánfora	anfora	acuario|beber|jarra|zodiaco
globo terráqueo mostrando Europa y África	globo terraqueo mostrando europa y africa	mundo|planeta|tierra
globo terráqueo mostrando América	globo terraqueo mostrando america	mundo|planeta|tierra
globo terráqueo mostrando Asia y Australia	globo terraqueo mostrando asia y australia	mundo|planeta|tierra
globo terráqueo con meridianos	globo terraqueo con meridianos	mundo|tierra
mapa mundial		mapamundi|mundo
mapa de Japón	mapa de japon	
brújula	brujula	compás=compas|magnético=magnetico|navegación=navegacion|orientación=orientacion
montaña con nieve	montana con nieve	frío=frio
montaña	montana	monte
desprendimiento		
volcán	volcan	erupción=erupcion|erupción volcánica=erupcion volcanica
monte Fuji	monte fuji	montaña=montana
camping		acampada|campamento|vacaciones
playa y sombrilla		
desierto		arena
isla desierta		
parque nacional		
estadio		
edificio clásico	edificio clasico	
construcción	construccion	edificio|obra
ladrillo		arcilla|cemento|muro|pared
piedra		pedrusco|peña=pena|peñasco=penasco|roca
madera		hoguera|leña=lena|madero|palos|tronco
cabaña	cabana	casa|yurta
casas		edificio|urbanización=urbanizacion
casa abandonada		deshabitada|inhabitada|vacía=vacia
casa		vivienda
casa con jardín	casa con jardin	construcción=construccion|vivienda
edificio de oficinas		construcción=construccion
oficina de correos japonesa		edificio|japón=japon
oficina de correos europea		edificio|europa
hospital		doctor|edificio|medicina|médico=medico
banco		banca|edificio
hotel		alojamiento|edificio|turismo
hotel del amor		edificio
tienda 24 horas		edificio|establecimiento|tienda de comestibles
colegio		edificio|edificio de colegio
grandes almacenes		comercio
fábrica	fabrica	edificio|industria
castillo japonés	castillo japones	construcción=construccion
castillo europeo		construcción=construccion
iglesia celebrando boda		romance
Torre de Tokio	torre de tokio	
Estatua de la Libertad	estatua de la libertad	
iglesia		cristianismo|cruz|edificio|religión=religion
mezquita		islam|religión=religion
templo hindú	templo hindu	
sinagoga		judaísmo=judaismo|religión=religion
santuario sintoísta	santuario sintoista	japón=japon|religión=religion|sintoísmo=sintoismo
Kaaba	kaaba	islam|religión=religion
fuente		
tienda de campaña	tienda de campana	camping|vacaciones
bruma		niebla
noche estrellada		estrellas
paisaje urbano		ciudad|edificio
amanecer sobre montañas	amanecer sobre montanas	montaña=montana|salida|sol
amanecer		salida del sol
ciudad al atardecer		edificios|paisaje
puesta del sol		edificios
puente de noche		
aguas termales		termas|vapor
caballo de tiovivo		entretenimiento
tobogán	tobogan	jugar|parque|parque de atracciones
noria de feria		atracciones|entretenimiento
montaña rusa	montana rusa	atracciones|entretenimiento|feria|parque
poste de barbero		barbería=barberia|peluquero
carpa de circo		entretenimiento
locomotora de vapor		tren|vehículo=vehiculo
vagón	vagon	ferrocarril|tranvía=tranvia|tren eléctrico=tren electrico|vehículo=vehiculo
tren de alta velocidad		ferrocarril|rápido=rapido
tren bala		shinkansen|vehículo=vehiculo|velocidad
tren		ferrocarril|vehículo=vehiculo
metro		subterráneo=subterraneo|suburbano|transporte
tren ligero		ferrocarril|transporte
estación de tren	estacion de tren	
tranvía	tranvia	transporte|trolebús=trolebus
monorraíl	monorrail	ferrocarril|monocarril|transporte|tren
ferrocarril de montaña	ferrocarril de montana	vehículo=vehiculo
vagón de tranvía	vagon de tranvia	vehículo=vehiculo
autobús	autobus	bus|transporte
autobús próximo	autobus proximo	vehículo=vehiculo
trolebús	trolebus	transporte|tranvía=tranvia
minibús	minibus	autobús=autobus|bus|transporte
ambulancia		asistencia médica=asistencia medica|transporte|vehículo=vehiculo
coche de bomberos		camión=camion|camión de bomberos=camion de bomberos|fuego|vehículo=vehiculo
coche de policía	coche de policia	coche patrulla|vehículo=vehiculo
coche de policía próximo	coche de policia proximo	coche patrulla|vehículo=vehiculo
taxi		coche|vehículo=vehiculo
taxi próximo	taxi proximo	vehículo=vehiculo
coche		automóvil=automovil|vehículo=vehiculo
coche próximo	coche proximo	automóvil=automovil|vehículo=vehiculo
vehículo deportivo utilitario	vehiculo deportivo utilitario	camping|caravana|furgoneta|vacaciones
camioneta		pickup|ranchera
camión de reparto	camion de reparto	mercancías=mercancias|transporte|vehículo=vehiculo
camión articulado	camion articulado	tráiler=trailer|vehículo=vehiculo
tractor		agricultura|vehículo=vehiculo
coche de carreras		
moto		carreras|motocicleta|vehículo=vehiculo
scooter		escúter=escuter|moto
silla de ruedas manual		accesibilidad
silla de ruedas eléctrica	silla de ruedas electrica	accesibilidad
mototaxi		rickshaw|tuk tuk
bicicleta		bici|vehículo=vehiculo
patinete		
monopatín	monopatin	skateboard|tabla
patines		patín=patin|patín de 4 ruedas=patin de 4 ruedas|patín de cuatro ruedas=patin de cuatro ruedas
parada de autobús	parada de autobus	
autopista		carretera
vía de tren	via de tren	
barril de petróleo	barril de petroleo	bidón=bidon
surtidor de gasolina		bomba de gasolina|combustible
rueda		círculo=circulo|girar|neumático=neumatico|rodar
luces de policía	luces de policia	coche de policía=coche de policia
semáforo horizontal	semaforo horizontal	luz|señales de tráfico=senales de trafico|tráfico=trafico
semáforo	semaforo	luz|semáforo vertical=semaforo vertical|señales de tráfico=senales de trafico|tráfico=trafico
señal de stop	senal de stop	octágono=octagono|parada
obras		construcción=construccion|señal=senal|señal de obras=senal de obras
faro		
ancla		barco|gancho
salvavidas		flotador|rescate|seguridad|socorrista
velero		barco|barco de vela|yate
canoa		barca|barco|piragua
lancha motora		barco|vehículo=vehiculo
barco de pasajeros		vehículo=vehiculo
ferri		barco|ferry
barco a motor		vehículo=vehiculo
barco		vehículo=vehiculo
avión	avion	aeroplano
avioneta		avión=avion
avión despegando	avion despegando	aeroplano|salida
avión aterrizando	avion aterrizando	aeroplano|llegada
paracaídas	paracaidas	ala delta|paracaidismo|paravela|volar
asiento de transporte		plaza|silla
helicóptero	helicoptero	aspas|rotores|vehículo=vehiculo|volar
ferrocarril de suspensión	ferrocarril de suspension	vehículo=vehiculo
teleférico de montaña	teleferico de montana	cable|funicular|vehículo=vehiculo
teleférico	teleferico	aéreo=aereo|tranvía=tranvia|vehículo=vehiculo
satélite	satelite	espacio|vehículo=vehiculo
cohete		espacio|vehículo=vehiculo
platillo volante		ovni
timbre de hotel		botones|campanilla
equipaje		maleta|viajar
reloj de arena sin tiempo		temporizador
reloj de arena con tiempo		reloj con arena cayendo|temporizador
reloj		
reloj despertador		alarma
cronómetro	cronometro	reloj
temporizador		reloj
reloj de sobremesa		
12 en punto		doce|reloj
doce y media		reloj
1 en punto		reloj|una
una y media		reloj
2 en punto		dos|reloj
dos y media		reloj
3 en punto		reloj|tres
tres y media		reloj
4 en punto		cuatro|reloj
cuatro y media		reloj
5 en punto		cinco|reloj
cinco y media		reloj
6 en punto		reloj|seis
seis y media		reloj
7 en punto		reloj|siete
siete y media		reloj
8 en punto		ocho|reloj
ocho y media		reloj
9 en punto		nueve|reloj
nueve y media		reloj
10 en punto		diez|reloj
diez y media		reloj
11 en punto		once|reloj
once y media		reloj
luna nueva		oscuridad
luna creciente		cuarto|espacio
luna en cuarto creciente		espacio
luna gibosa creciente		
luna llena		plenilunio
luna gibosa menguante		
luna en cuarto menguante		
luna menguante		
luna		creciente|espacio
luna nueva con cara		espacio
luna de cuarto creciente con cara		espacio
luna de cuarto menguante con cara		creciente|espacio
termómetro	termometro	temperatura
sol		espacio|rayos|soleado
luna llena con cara		
sol con cara		brillante
planeta con anillos		saturnino|saturno
estrella blanca mediana		
estrella brillante		resplandeciente
estrella fugaz		lluvia
Vía Láctea	via lactea	espacio|galaxia
nube		tiempo
sol detrás de una nube	sol detras de una nube	sol con nubes
nube con rayo y lluvia		trueno
sol detrás de una nube pequeña	sol detras de una nube pequena	
sol detrás de una nube grande	sol detras de una nube grande	
sol detrás de una nube con lluvia	sol detras de una nube con lluvia	
nube con lluvia		
nube con nieve		frío=frio
nube con rayo		
tornado		nube|torbellino
niebla		nube
cara de viento		nube|soplar
ciclón	ciclon	mareo|tifón=tifon|tornado
arcoíris	arcoiris	colores|lluvia
paraguas cerrado		accesorios|lluvia
paraguas		lluvia|paraguas abierto
paraguas con gotas de lluvia		
sombrilla en la arena		sol
alto voltaje		peligro|peligro de alto voltaje|señal=senal|señal de alto voltaje=senal de alto voltaje
copo de nieve		frío=frio
muñeco de nieve con nieve	muneco de nieve con nieve	
muñeco de nieve	muneco de nieve	muñeco de nieve sin nieve=muneco de nieve sin nieve
meteorito		cometa|espacio
meteorito		
fuego		llama
gota		agua|cómic=comic|sudor
ola de mar		océano=oceano
calabaza de Halloween	calabaza de halloween	celebración=celebracion|linterna
árbol de Navidad	arbol de navidad	abeto de navidad|celebración=celebracion
fuegos artificiales		celebración=celebracion
bengala		celebración=celebracion|fuegos artificiales
petardo		dinamita|explosivo|fuegos artificiales
chispas		bengala|estrellas
globo		celebración=celebracion
cañón de confeti	canon de confeti	celebración=celebracion|fiesta
bola de confeti		celebración=celebracion
árbol de tanabata	arbol de tanabata	celebración=celebracion|festividad
decoración de pino	decoracion de pino	año nuevo japonés=ano nuevo japones|bambú=bambu|celebración=celebracion|kadomatsu
muñecas japonesas	munecas japonesas	celebración=celebracion|festival|hinamatsuri
banderín de carpas	banderin de carpas	carpa|celebración=celebracion|koinobori
campanilla de viento		furin
ceremonia de contemplación de la luna	ceremonia de contemplacion de la luna	celebración=celebracion|tsukimi
sobre rojo		buena suerte|hóngbāo=hongbao|lai see|regalo
lazo		celebración=celebracion
regalo		celebración=celebracion|envoltorio|presente|regalo envuelto
lazo conmemorativo		
entradas		acceso|admisión=admision|entrada|evento
tique		acceso|admisión=admision
medalla militar		celebración=celebracion
trofeo		premio
medalla deportiva		premio
medalla de oro		primero
medalla de plata		segundo
medalla de bronce		tercero
balón de fútbol	balon de futbol	
béisbol	beisbol	balón=balon|baseball|pelota
pelota de softball		bola
balón de baloncesto	balon de baloncesto	canasta|deporte
voleibol		balón=balon|juego|pelota
balón de fútbol americano	balon de futbol americano	deporte
balón de rugby	balon de rugby	deporte
pelota de tenis		deporte
disco volador		frisbee
bolos		bola|bola de bolos|juego
críquet	criquet	juego|pelota
hockey sobre hierba		juego|palo|pelota
hockey sobre hielo		disco|palo
lacrosse		bola|palo|pelota|raqueta
tenis de mesa		juego|pelota|ping pong
bádminton	badminton	pluma|raqueta|volante
guante de boxeo		deporte
uniforme de artes marciales		judo|kárate=karate|taekwondo
portería	porteria	deporte|red
banderín en hoyo	banderin en hoyo	golf
patín de hielo	patin de hielo	
caña de pescar	cana de pescar	entretenimiento|esparcimiento|pesca|pez
máscara de buceo	mascara de buceo	bucear|buzo|esnórquel=esnorquel|tubo
camiseta sin mangas		banda|camiseta con banda|camiseta de correr|deporte
esquís	esquis	deporte|esquí=esqui|esquíes=esquies
trineo		
piedra de curling		juego|roca
diana		blanco|en el blanco|juego
yoyó	yoyo	dieta|efecto|fluctuar|juguete
cometa		juguete|planear|viento|volar
pistola de agua		juguete|verano
bola negra de billar		8|bola ocho|juego
bola de cristal		adivinación=adivinacion|buena fortuna
varita mágica	varita magica	bruja|hechicero|magia|mago|prestidigitación=prestidigitacion
mando de videoconsola		juego|videojuego
joystick		juego|mando|palanca|videojuego
máquina tragaperras	maquina tragaperras	juego
dado		juego
pieza de puzle		conectar|pista|rompecabezas
osito de peluche		juguete|oso
piñata	pinata	caballito|celebración=celebracion|fiesta
bola de espejos		bailar|brillar|disco|discoteca|fiesta
muñeca rusa	muneca rusa	babushka|mamushka|matrioska|rusia
palo de picas		carta|juego
palo de corazones		carta|juego
palo de diamantes		carta|juego
palo de tréboles	palo de treboles	carta|juego
peón de ajedrez	peon de ajedrez	
comodín	comodin	joker
dragón rojo de mahjong	dragon rojo de mahjong	juego
cartas de flores		carta|flor|hanafuda|naipe japonés=naipe japones
máscaras de teatro	mascaras de teatro	actuación=actuacion|arte|artes escénicas=artes escenicas|entretenimiento
cuadro enmarcado		marco|museo
paleta de pintor		arte|artista|pintura
hilo		aguja|carrete|coser|costura
aguja de coser		bordado|hilar|punto|tejer
ovillo		bola|croché=croche|punto|tejer
nudo		anudar|atar|enredar|trenzar
gafas		accesorios|ojo|ropa
gafas de sol		ojo|oscuras
gafas de protección	gafas de proteccion	nadar|protección ocular=proteccion ocular|soldar
bata de laboratorio		científico=cientifico|doctor|experimento|médico=medico
chaleco de seguridad		emergencia
corbata		accesorio|ropa
camiseta		ropa
vaqueros		pantalones|ropa
bufanda		abrigo|cuello
guantes		mano
abrigo		chaquetón=chaqueton
calcetines		pies|ropa
vestido		mujer|ropa
kimono		japonés=japones|ropa
sari		prenda|ropa|vestido
traje de baño de una pieza	traje de bano de una pieza	bañador=banador
ropa interior		bañador=banador|bragas|braguitas|calzoncillos|slip
pantalones cortos		bañador=banador|bermudas|calzoncillos|ropa interior|shorts
bikini		baño=bano|playa|ropa
ropa de mujer		blusa|camisa|femenina
abanico abierto		
monedero		accesorios|cartera|complementos|mujer
bolso		accesorios|complementos|mujer
bolso de mano		accesorios|cartera|complementos
bolsas de compras		bolsa|compra
mochila escolar		colegio
chancla		chancla de dedo|chancleta|chinela|sandalia
zapato de hombre		calzado|ropa
zapatilla deportiva		calzado|correr|ropa|tenis
bota de senderismo		camping|mochilero
bailarina		calzado|mujer|zapato
zapato de tacón	zapato de tacon	mujer
sandalia de mujer		calzado|ropa
zapatillas de ballet		bailar|balé=bale|danza
bota de mujer		calzado|ropa
peineta		
corona		accesorios|complementos|reina|rey
sombrero de mujer		accesorio|ropa
sombrero de copa		chistera|ropa
birrete		celebración=celebracion|gorro|graduación=graduacion
gorra con visera		béisbol=beisbol
casco militar		ejército=ejercito|guerra|guerrero|soldado
casco con una cruz blanca		ayuda|cara
rosario		collar|cuentas|religión=religion
pintalabios		barra|cosmética=cosmetica|labios|maquillaje
anillo		diamante
piedra preciosa		diamante|gema|joya
altavoz silenciado		altavoz con marca de cancelación=altavoz con marca de cancelacion|mute|silencio
altavoz a volumen bajo		
altavoz a volumen medio		altavoz con volumen medio
altavoz a volumen alto		
altavoz de mano		comunicación=comunicacion
megáfono	megafono	comunicación=comunicacion
corneta de posta		
campana		
campana con signo de cancelación	campana con signo de cancelacion	ruido
pentagrama		música=musica|partitura
nota musical		música=musica
notas musicales		música=musica
micrófono de estudio	microfono de estudio	música=musica
control de volumen		fader
ruedas de control		diales|música=musica|potenciómetros=potenciometros
micrófono	microfono	entretenimiento|karaoke|micro
auricular		cascos
radio		
saxofón	saxofon	instrumento|instrumento musical|música=musica|saxo
trompeta		instrumento|instrumento musical|música=musica
trombón	trombon	
acordeón	acordeon	concertina
guitarra		instrumento|instrumento musical|música=musica
teclado musical		instrumento|instrumento musical|música=musica
violín	violin	instrumento|instrumento musical|música=musica
banjo		banyo|cuerda|instrumento|música=musica
tambor		baquetas|música=musica
tamboril		conga|ritmo|tambor
maracas		
flauta		
arpa		
teléfono móvil	telefono movil	celular
móvil con una flecha	movil con una flecha	llamada|recibir|teléfono=telefono
teléfono	telefono	
auricular de teléfono	auricular de telefono	comunicación=comunicacion
busca		comunicación=comunicacion|localizador
máquina de fax	maquina de fax	comunicación=comunicacion
pila		batería=bateria
batería baja	bateria baja	carga baja|electrónico=electronico|energía baja=energia baja|pila
enchufe eléctrico	enchufe electrico	corriente|electricidad
ordenador portátil	ordenador portatil	pc|personal
ordenador de sobremesa		
impresora		ordenador
teclado		ordenador
ratón de ordenador	raton de ordenador	
bola de desplazamiento		ordenador|trackball
minidisc		disco|md
disquete		disco|disco de 3 1/2=disco de 3 1 2
disco óptico	disco optico	cd
disco DVD	disco dvd	
ábaco	abaco	cálculo=calculo|contar|matemáticas=matematicas
cámara de cine	camara de cine	entretenimiento|película=pelicula
fotograma de película	fotograma de pelicula	cine
proyector de cine		película=pelicula
claqueta		cine|claqueta de cine|entretenimiento|película=pelicula
televisión	television	tv
cámara de fotos	camara de fotos	
cámara con flash	camara con flash	
videocámara	videocamara	cámara=camara|vídeo=video
cinta de vídeo	cinta de video	
lupa orientada hacia la izquierda		buscar
lupa orientada hacia la derecha		buscar
vela		luz
bombilla		cómic=comic|electricidad|idea|luz
linterna		luz
lámpara japonesa	lampara japonesa	izakaya|lámpara roja=lampara roja|linterna izakaya|linterna japonesa|restaurante
lámpara de aceite	lampara de aceite	diya
cuaderno con tapa decorativa		decoración=decoracion
libro cerrado		
libro abierto		
libro verde		
libro azul		
libro naranja		
libros		
cuaderno		libreta
libro de contabilidad		cuaderno
página doblada	pagina doblada	documento
pergamino		pergamino de papel
página hacia arriba	pagina hacia arriba	anverso|documento
periódico	periodico	diario
periódico enrollado	periodico enrollado	noticias|papel
marcadores		pestañas=pestanas
marcapáginas	marcapaginas	marcador
etiqueta		
moneda		dinero|metal|oro|plata|tesoro
bolsa de dinero		bolsa de dólares=bolsa de dolares
cofre de tesoro		
billete de yen		billete de banco|dinero
billete de dólar	billete de dolar	billete de banco|dinero
billete de euro		billete de banco|dinero
billete de libra		billete de banco|dinero
billete con alas		billete de banco|dinero|dinero con alas
tarjeta de crédito	tarjeta de credito	
recibo		contabilidad|prueba|teneduría de libros=teneduria de libros|testimonio
mercado al alza		mercado alcista|tabla
sobre		carta|correo
correo electrónico	correo electronico	comunicación=comunicacion|sobre
sobre entrante		carta|comunicación=comunicacion|correo|correo electrónico=correo electronico
sobre con flecha		carta|comunicación=comunicacion|correo|correo electrónico=correo electronico
bandeja de salida		comunicación=comunicacion|correo|enviado
bandeja de entrada		comunicación=comunicacion|correo|recibido
paquete		caja
buzón cerrado con la bandera levantada	buzon cerrado con la bandera levantada	con contenido
buzón cerrado con la bandera bajada	buzon cerrado con la bandera bajada	vacío=vacio
buzón abierto con la bandera levantada	buzon abierto con la bandera levantada	con contenido
buzón abierto con la bandera bajada	buzon abierto con la bandera bajada	vacío=vacio
buzón	buzon	cartas|correo
urna con papeleta		voto
lápiz	lapiz	escolar|escribir|lapicero
pluma negra		bolígrafo=boligrafo|escribir|tinta
estilográfica	estilografica	bolígrafo=boligrafo|escribir|pluma|tinta
bolígrafo	boligrafo	boli|escribir
pincel		pintar
lápiz de cera	lapiz de cera	
cuaderno de notas		comunicación=comunicacion
goma de borrar		
maletín	maletin	cartera|documentos
carpeta de archivos		archivo
carpeta de archivos abierta		archivo
separador de fichas		fichero
calendario		fecha
calendario recortable		fecha
bloc de notas de espiral		cuaderno
calendario de espiral		
organizador de fichas		cartera|ficha|tarjetas
gráfica de evolución ascendente	grafica de evolucion ascendente	gráfico=grafico|tendencia ascendente
gráfica de evolución descendente	grafica de evolucion descendente	gráfico=grafico|tendencia descendente
gráfico de barras	grafico de barras	
portapapeles		papeles|pinza|tabla
chincheta		tachuela
chincheta redonda		
clip		
clips unidos		unión=union
regla		
escuadra		regla|regla triangular|triángulo=triangulo
tijeras		cortar|herramienta
archivador de tarjetas		archivo|caja
archivador		archivos|oficina|organizador
papelera		basura|cubo
candado cerrado		cerrar
candado abierto		abrir
candado con pluma estilográfica	candado con pluma estilografica	cerrado|privacidad
candado cerrado y llave		seguro
llave		contraseña=contrasena
llave antigua		
red con mango		
martillo		herramienta
hacha		cortar|dividir|hachuela|madera|talar
pico		herramienta|mina
martillo y pico		herramienta
martillo y llave inglesa		herramienta
puñal	punal	arma|cuchillo|daga
espadas cruzadas		arma
bomba		cómic=comic|emoción=emocion
bumerán	bumeran	australia|boomerang|rebotar
arco y flecha		arquero|sagitario|zodiaco
escudo		defensa
sierra de carpintería	sierra de carpinteria	carpintero|herramienta|talar
llave inglesa		herramienta
destornillador		atornillador|herramienta|tornillo
tornillo y tuerca		herramienta
engranaje		herramienta
tornillo de banco		herramienta
balanza		justicia|libra|peso|zodiaco
bastón	baston	accesibilidad|ceguera|ciega|ciego|invidente
eslabón	eslabon	
cadena rota		
cadenas		cadena
gancho		agarrar|anzuelo|atrapar|garfio
caja de herramientas		armario|herramienta|mecánico=mecanico
imán	iman	atracción=atraccion|herradura|magnético=magnetico
escalera		escalar|escalerilla|escalón=escalon|peldaño=peldano
pala		
alambique		herramienta|química=quimica
tubo de ensayo		ciencia|experimento|laboratorio|química=quimica|químico=quimico
placa de petri		bacterias|biología=biologia|biólogo=biologo|cultivo|laboratorio
adn		biólogo=biologo|evolución=evolucion|gen|genética=genetica|vida
microscopio		instrumento|laboratorio
telescopio		astronomía=astronomia|instrumento
antena de satélite	antena de satelite	comunicación=comunicacion
jeringuilla		aguja|jeringa|medicina|médico=medico
gota de sangre		donación de sangre=donacion de sangre|donar sangre|herida|medicina
píldora	pildora	comprimido|medicina|médico=medico|pastilla
tirita		apósito=aposito
muleta		ayuda para la movilidad|bastón=baston|discapacidad|lesión=lesion|palo
estetoscopio		corazón=corazon|doctor|fonendoscopio|latido|medicina|médico=medico
radiografía	radiografia	doctor|doctora|esqueleto|huesos|médica=medica|médico=medico|rayos x
puerta		
ascensor		accesibilidad|elevador|montacargas
espejo		espéculo=especulo|reflector|reflejo
ventana		abertura|apertura|cristal|marco|transparente|vista
cama		dormir|hotel
sofá y lámpara	sofa y lampara	hotel
silla		asiento|sentarse
inodoro		baño=bano|váter=vater|wc
desatascador		fontanero|retrete|servicio|succión=succion
ducha		agua|baño=bano
bañera	banera	baño=bano
trampa de ratones		cebo|cepo|engañar=enganar|ratón=raton|ratonera
cuchilla de afeitar		afeitado|afilado|barbero|navaja
bote de crema		champú=champu|hidratante|protector solar
imperdible		pañal=panal|punk rock
escoba		barrer|bruja|fregar
cesta		colada|cosecha|pícnic=picnic
rollo de papel		papel absorbente|papel higiénico=papel higienico
cubo		balde|barreño=barreno|cuba|cubeta
jabón	jabon	bañarse=banarse|enjabonarse|jabonera|lavarse|pastilla
burbujas		bajo el agua|eructar|jabón=jabon|limpiar
cepillo de dientes		dental|higiene|limpio|servicio
esponja		absorbente|limpiar|poroso
extintor		apagar|extinguir|incendio
carrito de la compra		carro|supermercado
cigarrillo		cigarro|fumar
ataúd	ataud	muerte
lápida	lapida	cementario|estela|sepulcro|tumba
urna funeraria		muerte
ojo turco		amuleto|mal de ojo|nazar|talismán=talisman
hamsa		amuleto|fátima=fatima|jamsa|mano|maría=maria|miriam|protección=proteccion
estatua moái	estatua moai	pascua
letrero		anuncio|aviso|cartel|pancarta|poste
carné de identidad	carne de identidad	carné de conducir=carne de conducir|credenciales|identificación=identificacion|permiso|seguridad
señal de cajero automático	senal de cajero automatico	atm|banco
señal de usar papelera	senal de usar papelera	basura|tirar la basura en la papelera
agua potable		
símbolo de silla de ruedas	simbolo de silla de ruedas	acceso|señal=senal
aseo para hombres		aseo de caballeros|baño=bano|señal=senal|señal con un hombre=senal con un hombre|servicio
señal de aseo para mujeres	senal de aseo para mujeres	aseo de señoras=aseo de senoras|baño=bano|señal con una mujer=senal con una mujer|servicio
señal de aseos	senal de aseos	servicios|wc
señal de bebé	senal de bebe	cambiar|lactancia
aseos		lavabo|servicios|wc
control de pasaportes		
aduana		
recogida de equipajes		equipaje|maleta
consigna		depósito=deposito|equipaje|servicio de equipaje en depósito=servicio de equipaje en deposito
advertencia		cuidado|señal=senal
niños cruzando	ninos cruzando	señal=senal
dirección prohibida	direccion prohibida	no|prohibido|señal=senal|señal de dirección prohibida=senal de direccion prohibida
prohibido		entrar|no|pasar|prohibición=prohibicion
bicicletas prohibidas		bicicleta|prohibido|vehículo=vehiculo
prohibido fumar		no|señal=senal
prohibido tirar basura		señal=senal|señal de no tirar basura=senal de no tirar basura
agua no potable		
prohibido el paso de peatones		peatón=peaton|señal=senal
prohibido el uso de móviles	prohibido el uso de moviles	móvil=movil|no hacer llamadas|teléfono=telefono
prohibido para menos de 18 años	prohibido para menos de 18 anos	prohibido para menores de 18 años=prohibido para menores de 18 anos
radiactivo		radiactividad|radioactividad|radioactivo|señal=senal
riesgo biológico	riesgo biologico	peligro|señal=senal
flecha hacia arriba		dirección=direccion|norte
flecha hacia la esquina superior derecha		arriba|dirección=direccion|noreste
flecha hacia la derecha		dirección=direccion|este
flecha hacia la esquina inferior derecha		abajo|dirección=direccion|sudeste
flecha hacia abajo		dirección=direccion|sur
flecha hacia la esquina inferior izquierda		abajo|dirección=direccion|suroeste
flecha hacia la izquierda		oeste
flecha hacia la esquina superior izquierda		arriba|dirección=direccion|noroeste
flecha arriba y abajo		dirección=direccion
flecha izquierda y derecha		dirección=direccion
flecha derecha curvándose a la izquierda	flecha derecha curvandose a la izquierda	curva|dirección=direccion
flecha izquierda curvándose a la derecha	flecha izquierda curvandose a la derecha	curva|dirección=direccion
flecha derecha curvándose hacia arriba	flecha derecha curvandose hacia arriba	curva|dirección=direccion
flecha derecha curvándose hacia abajo	flecha derecha curvandose hacia abajo	curva|dirección=direccion
flechas verticales en sentido horario		señal de recarga=senal de recarga
flechas en sentido antihorario		dirección=direccion|señal de recarga=senal de recarga
flecha BACK	flecha back	atrás=atras|atrás con flecha izquierda=atras con flecha izquierda|flecha a la izquierda
flecha END	flecha end	final|final con flecha izquierda|flecha a la izquierda
flecha ON!	flecha on	flecha de doble punta con la palabra "on" encima=flecha de doble punta con la palabra on encima|señal=senal
flecha SOON	flecha soon	soon con flecha a la derecha
flecha TOP	flecha top	arriba|flecha hacia arriba|top con flecha hacia arriba
lugar de culto		religión=religion
símbolo de átomo	simbolo de atomo	
om		hindú=hindu|religión=religion
estrella de David	estrella de david	judaísmo=judaismo|religión=religion
rueda del dharma		budismo|religión=religion
yin yang		religión=religion|taoísmo=taoismo
cruz latina		cristianismo|religión=religion
cruz ortodoxa		religión=religion
media luna y estrella		islam|religión=religion
símbolo de la paz	simbolo de la paz	
menorá	menora	candelabro|religión=religion
estrella de seis puntas		adivinación=adivinacion|buena fortuna
khanda		
Aries	aries	carnero|zodiaco
Tauro	tauro	buey|toro|zodiaco
Géminis	geminis	gemelos|zodiaco
Cáncer	cancer	cangrejo|zodiaco
Leo	leo	león=leon|zodiaco
Virgo	virgo	zodiaco
Libra	libra	balanza|escala|justicia|zodiaco
Escorpio	escorpio	escorpión=escorpion|zodiaco
Sagitario	sagitario	arquero|zodiaco
Capricornio	capricornio	cabra|zodiaco
Acuario	acuario	agua|zodiaco
Piscis	piscis	pescado|pez|zodiaco
Ofiuco	ofiuco	serpiente|zodiaco
reproducción aleatoria	reproduccion aleatoria	cruzado|flechas|flechas entrecruzadas
repetir		flechas|repetición=repeticion
repetir una vez		flechas|repetición=repeticion|uno
reproducir		botón de reproducción=boton de reproduccion|flecha|triángulo=triangulo
avance rápido	avance rapido	avanzar|doble|flecha
pista siguiente		raya vertical|triángulos=triangulos
reproducir o pausa		triángulo=triangulo
retroceso		izquierda|triángulo=triangulo
rebobinado		flecha|flecha doble a la izquierda|izquierda|rebobinar
pista anterior		atrás=atras|escena anterior|triángulo=triangulo
triángulo hacia arriba	triangulo hacia arriba	botón=boton|botón triángulo hacia arriba=boton triangulo hacia arriba
triángulo doble hacia arriba	triangulo doble hacia arriba	flecha
triángulo hacia abajo	triangulo hacia abajo	botón=boton|botón triángulo hacia abajo=boton triangulo hacia abajo
triángulo doble hacia abajo	triangulo doble hacia abajo	
pausa		barras|botón=boton|vertical
detener		botón=boton|cuadrado|parar
grabar		botón=boton|círculo=circulo
expulsar		botón=boton
cine		entretenimiento|película=pelicula
brillo bajo		señal de brillo bajo=senal de brillo bajo|tenue
brillo alto		brillante|señal de brillo alto=senal de brillo alto
barras de cobertura		antena|celular|móvil=movil|señal=senal|teléfono=telefono
wifi		
modo vibración	modo vibracion	móvil=movil|teléfono=telefono|teléfono celular=telefono celular
teléfono móvil apagado	telefono movil apagado	teléfono celular=telefono celular
signo femenino		mujer|símbolo=simbolo
signo masculino		hombre|símbolo=simbolo
símbolo de transgénero	simbolo de transgenero	
multiplicación	multiplicacion	cancelar|marca|prohibido|signo de multiplicación=signo de multiplicacion|x
más	mas	signo|suma
menos		resta|signo
división	division	signo|signo de división=signo de division
signo igual grueso		equivalencia|igualdad|matemáticas=matematicas|mates
infinito		ilimitado|siempre|universal
exclamación doble	exclamacion doble	puntuación=puntuacion|sorpresa
exclamación e interrogación	exclamacion e interrogacion	
interrogación roja	interrogacion roja	pregunta|puntuación=puntuacion|signo de interrogación=signo de interrogacion
interrogación blanca	interrogacion blanca	pregunta|puntuación=puntuacion
exclamación blanca	exclamacion blanca	puntuación=puntuacion
exclamación roja	exclamacion roja	puntuación=puntuacion|signo de exclamación=signo de exclamacion
guion ondulado		marca de sonido largo
cambio de divisas		dinero|divisa|moneda
símbolo de dólar	simbolo de dolar	dinero
símbolo de medicina	simbolo de medicina	asclepio|esculapio|serpiente
símbolo de reciclaje	simbolo de reciclaje	reciclar|señal=senal|símbolo universal de reciclaje sólido=simbolo universal de reciclaje solido|universal
flor de lis		
emblema de tridente		ancla
etiqueta identificativa		nombre
símbolo japonés para principiante	simbolo japones para principiante	amarillo|verde
círculo rojo hueco	circulo rojo hueco	aro|o
botón de marca de verificación	boton de marca de verificacion	selección=seleccion
casilla con marca de verificación	casilla con marca de verificacion	selección=seleccion
marca de verificación	marca de verificacion	selección=seleccion
marca de cruz		cancelar|marca de tachado|tachar|x
botón con marca de cruz	boton con marca de cruz	casilla|x
bucle		giro|tirabuzón=tirabuzon
bucle doble		
marca de alternancia		
asterisco de ocho puntas		
estrella de ocho puntas		
chispa		
copyright		c|símbolo=simbolo
marca registrada		r|símbolo de marca registrada=simbolo de marca registrada
símbolo de marca comercial	simbolo de marca comercial	
salpicadura		
Teclas: #	teclas #	
Teclas: *	teclas *	
Teclas: 0	teclas 0	
Teclas: 1	teclas 1	
Teclas: 2	teclas 2	
Teclas: 3	teclas 3	
Teclas: 4	teclas 4	
Teclas: 5	teclas 5	
Teclas: 6	teclas 6	
Teclas: 7	teclas 7	
Teclas: 8	teclas 8	
Teclas: 9	teclas 9	
Teclas: 10	teclas 10	
letras latinas mayúsculas	letras latinas mayusculas	abcd
letras latinas minúsculas	letras latinas minusculas	abcd
números	numeros	1234|dígitos=digitos
símbolos	simbolos	
alfabeto latino		abc
grupo sanguíneo A	grupo sanguineo a	tipo a
grupo sanguíneo AB	grupo sanguineo ab	tipo ab
grupo sanguíneo B	grupo sanguineo b	tipo b
borrar		símbolo=simbolo
botón COOL	boton cool	mola
botón FREE	boton free	gratis|símbolo gratis=simbolo gratis
información	informacion	i
símbolo de identificación	simbolo de identificacion	id|identidad|símbolo identidad=simbolo identidad
m en círculo	m en circulo	
botón NEW	boton new	nuevo
botón NG	boton ng	nuevo
grupo sanguíneo tipo O	grupo sanguineo tipo o	
botón OK	boton ok	
aparcamiento		p|parking
símbolo de socorro	simbolo de socorro	ayuda|sos
botón UP!	boton up	arriba|información=informacion|novedad|símbolo=simbolo
botón VS	boton vs	contra|frente a|símbolo=simbolo|versus
ideograma japonés para "aquí"	ideograma japones para aqui	katakana
ideograma japonés para "de cortesía"	ideograma japones para de cortesia	katakana
ideograma japonés para "cantidad mensual"	ideograma japones para cantidad mensual	kanji
ideograma japonés para "de pago"	ideograma japones para de pago	kanji
ideograma japonés para "reservado"	ideograma japones para reservado	kanji
ideograma japonés para "ganga"	ideograma japones para ganga	kanji
ideograma japonés para "descuento"	ideograma japones para descuento	kanji
ideograma japonés para "gratis"	ideograma japones para gratis	kanji
ideograma japonés para "prohibido"	ideograma japones para prohibido	kanji
ideograma japonés para "aceptable"	ideograma japones para aceptable	kanji
ideograma japonés para "aplicación"	ideograma japones para aplicacion	kanji
ideograma japonés para "aprobado"	ideograma japones para aprobado	kanji
ideograma japonés para "vacante"	ideograma japones para vacante	kanji
ideograma japonés para "enhorabuena"	ideograma japones para enhorabuena	kanji
ideograma japonés para "secreto"	ideograma japones para secreto	kanji
ideograma japonés para "abierto"	ideograma japones para abierto	kanji
ideograma japonés para "completo"	ideograma japones para completo	kanji|lleno
círculo rojo grande	circulo rojo grande	geometría=geometria
círculo naranja	circulo naranja	
círculo amarillo	circulo amarillo	
círculo verde	circulo verde	
círculo azul grande	circulo azul grande	geometría=geometria
círculo morado	circulo morado	lila|púrpura=purpura
círculo marrón	circulo marron	
círculo negro	circulo negro	geometría=geometria
círculo blanco	circulo blanco	geometría=geometria
cuadrado rojo		
cuadrado naranja		
cuadrado amarillo		
cuadrado verde		
cuadrado azul		
cuadrado morado		lila|púrpura=purpura
cuadrado marrón	cuadrado marron	
cuadrado negro grande		geometría=geometria
cuadrado blanco grande		geometría=geometria
cuadrado negro mediano		geometría=geometria
cuadrado blanco mediano		geometría=geometria
cuadrado negro mediano-pequeño	cuadrado negro mediano pequeno	geometría=geometria
cuadrado blanco mediano-pequeño	cuadrado blanco mediano pequeno	geometría=geometria
cuadrado negro pequeño	cuadrado negro pequeno	geometría=geometria
cuadrado blanco pequeño	cuadrado blanco pequeno	geometría=geometria
rombo naranja grande		geometría=geometria
rombo azul grande		geometría=geometria
rombo naranja pequeño	rombo naranja pequeno	geometría=geometria
rombo azul pequeño	rombo azul pequeno	geometría=geometria
triángulo rojo hacia arriba	triangulo rojo hacia arriba	geometría=geometria
triángulo rojo hacia abajo	triangulo rojo hacia abajo	geometría=geometria
rombo con pétalo	rombo con petalo	flor|geometría=geometria
botón de opción	boton de opcion	
botón cuadrado con borde blanco	boton cuadrado con borde blanco	
botón cuadrado con borde negro	boton cuadrado con borde negro	
bandera de cuadros		carreras|deporte|motor
bandera triangular		bandera de localización triangular=bandera de localizacion triangular|bandera informativa de localización=bandera informativa de localizacion|localización=localizacion
banderas cruzadas		celebración=celebracion|japón=japon
bandera negra		ondear
bandera blanca		ondear
bandera del arcoíris	bandera del arcoiris	
bandera transgénero	bandera transgenero	azul|blanco|lgtb|rosa
bandera pirata		botín=botin|jolly roger|tesoro
Bandera: Isla de la Ascensión	bandera isla de la ascension	
Bandera: Andorra	bandera andorra	
Bandera: Emiratos Árabes Unidos	bandera emiratos arabes unidos	
Bandera: Afganistán	bandera afganistan	
Bandera: Antigua y Barbuda	bandera antigua y barbuda	
Bandera: Anguila	bandera anguila	
Bandera: Albania	bandera albania	
Bandera: Armenia	bandera armenia	
Bandera: Angola	bandera angola	
Bandera: Antártida	bandera antartida	
Bandera: Argentina	bandera argentina	
Bandera: Samoa Americana	bandera samoa americana	
Bandera: Austria	bandera austria	
Bandera: Australia	bandera australia	
Bandera: Aruba	bandera aruba	
Bandera: Islas Aland	bandera islas aland	
Bandera: Azerbaiyán	bandera azerbaiyan	
Bandera: Bosnia y Herzegovina	bandera bosnia y herzegovina	
Bandera: Barbados	bandera barbados	
Bandera: Bangladés	bandera banglades	
Bandera: Bélgica	bandera belgica	
Bandera: Burkina Faso	bandera burkina faso	
Bandera: Bulgaria	bandera bulgaria	
Bandera: Baréin	bandera barein	
Bandera: Burundi	bandera burundi	
Bandera: Benín	bandera benin	
Bandera: San Bartolomé	bandera san bartolome	
Bandera: Bermudas	bandera bermudas	
Bandera: Brunéi	bandera brunei	
Bandera: Bolivia	bandera bolivia	
Bandera: Caribe neerlandés	bandera caribe neerlandes	
Bandera: Brasil	bandera brasil	
Bandera: Bahamas	bandera bahamas	
Bandera: Bután	bandera butan	
Bandera: Isla Bouvet	bandera isla bouvet	
Bandera: Botsuana	bandera botsuana	
Bandera: Bielorrusia	bandera bielorrusia	
Bandera: Belice	bandera belice	
Bandera: Canadá	bandera canada	
Bandera: Islas Cocos	bandera islas cocos	
Bandera: República Democrática del Congo	bandera republica democratica del congo	
Bandera: República Centroafricana	bandera republica centroafricana	
Bandera: Congo	bandera congo	
Bandera: Suiza	bandera suiza	
Bandera: Côte d’Ivoire	bandera cote divoire	
Bandera: Islas Cook	bandera islas cook	
Bandera: Chile	bandera chile	
Bandera: Camerún	bandera camerun	
Bandera: China	bandera china	
Bandera: Colombia	bandera colombia	
Bandera: Isla Clipperton	bandera isla clipperton	
bandera sark		
Bandera: Costa Rica	bandera costa rica	
Bandera: Cuba	bandera cuba	
Bandera: Cabo Verde	bandera cabo verde	
Bandera: Curazao	bandera curazao	
Bandera: Isla de Navidad	bandera isla de navidad	
Bandera: Chipre	bandera chipre	
Bandera: Chequia	bandera chequia	
Bandera: Alemania	bandera alemania	
Bandera: Diego García	bandera diego garcia	
Bandera: Yibuti	bandera yibuti	
Bandera: Dinamarca	bandera dinamarca	
Bandera: Dominica	bandera dominica	
Bandera: República Dominicana	bandera republica dominicana	
Bandera: Argelia	bandera argelia	
Bandera: Ceuta y Melilla	bandera ceuta y melilla	
Bandera: Ecuador	bandera ecuador	
Bandera: Estonia	bandera estonia	
Bandera: Egipto	bandera egipto	
Bandera: Sáhara Occidental	bandera sahara occidental	
Bandera: Eritrea	bandera eritrea	
Bandera: España	bandera espana	
Bandera: Etiopía	bandera etiopia	
Bandera: Unión Europea	bandera union europea	
Bandera: Finlandia	bandera finlandia	
Bandera: Fiyi	bandera fiyi	
Bandera: Islas Malvinas	bandera islas malvinas	
Bandera: Micronesia	bandera micronesia	
Bandera: Islas Feroe	bandera islas feroe	
Bandera: Francia	bandera francia	
Bandera: Gabón	bandera gabon	
Bandera: Reino Unido	bandera reino unido	
Bandera: Granada	bandera granada	
Bandera: Georgia	bandera georgia	
Bandera: Guayana Francesa	bandera guayana francesa	
Bandera: Guernesey	bandera guernesey	
Bandera: Ghana	bandera ghana	
Bandera: Gibraltar	bandera gibraltar	
Bandera: Groenlandia	bandera groenlandia	
Bandera: Gambia	bandera gambia	
Bandera: Guinea	bandera guinea	
Bandera: Guadalupe	bandera guadalupe	
Bandera: Guinea Ecuatorial	bandera guinea ecuatorial	
Bandera: Grecia	bandera grecia	
Bandera: Islas Georgia del Sur y Sandwich del Sur	bandera islas georgia del sur y sandwich del sur	
Bandera: Guatemala	bandera guatemala	
Bandera: Guam	bandera guam	
Bandera: Guinea-Bisáu	bandera guinea bisau	
Bandera: Guyana	bandera guyana	
Bandera: RAE de Hong Kong (China)	bandera rae de hong kong china	
Bandera: Islas Heard y McDonald	bandera islas heard y mcdonald	
Bandera: Honduras	bandera honduras	
Bandera: Croacia	bandera croacia	
Bandera: Haití	bandera haiti	
Bandera: Hungría	bandera hungria	
Bandera: Canarias	bandera canarias	
Bandera: Indonesia	bandera indonesia	
Bandera: Irlanda	bandera irlanda	
Bandera: Israel	bandera israel	
Bandera: Isla de Man	bandera isla de man	
Bandera: India	bandera india	
Bandera: Territorio Británico del Océano Índico	bandera territorio britanico del oceano indico	
Bandera: Irak	bandera irak	
Bandera: Irán	bandera iran	
Bandera: Islandia	bandera islandia	
Bandera: Italia	bandera italia	
Bandera: Jersey	bandera jersey	
Bandera: Jamaica	bandera jamaica	
Bandera: Jordania	bandera jordania	
Bandera: Japón	bandera japon	
Bandera: Kenia	bandera kenia	
Bandera: Kirguistán	bandera kirguistan	
Bandera: Camboya	bandera camboya	
Bandera: Kiribati	bandera kiribati	
Bandera: Comoras	bandera comoras	
Bandera: San Cristóbal y Nieves	bandera san cristobal y nieves	
Bandera: Corea del Norte	bandera corea del norte	
Bandera: Corea del Sur	bandera corea del sur	
Bandera: Kuwait	bandera kuwait	
Bandera: Islas Caimán	bandera islas caiman	
Bandera: Kazajistán	bandera kazajistan	
Bandera: Laos	bandera laos	
Bandera: Líbano	bandera libano	
Bandera: Santa Lucía	bandera santa lucia	
Bandera: Liechtenstein	bandera liechtenstein	
Bandera: Sri Lanka	bandera sri lanka	
Bandera: Liberia	bandera liberia	
Bandera: Lesoto	bandera lesoto	
Bandera: Lituania	bandera lituania	
Bandera: Luxemburgo	bandera luxemburgo	
Bandera: Letonia	bandera letonia	
Bandera: Libia	bandera libia	
Bandera: Marruecos	bandera marruecos	
Bandera: Mónaco	bandera monaco	
Bandera: Moldavia	bandera moldavia	
Bandera: Montenegro	bandera montenegro	
Bandera: San Martín	bandera san martin	
Bandera: Madagascar	bandera madagascar	
Bandera: Islas Marshall	bandera islas marshall	
Bandera: Macedonia del Norte	bandera macedonia del norte	
Bandera: Mali	bandera mali	
Bandera: Myanmar (Birmania)	bandera myanmar birmania	
Bandera: Mongolia	bandera mongolia	
Bandera: RAE de Macao (China)	bandera rae de macao china	
Bandera: Islas Marianas del Norte	bandera islas marianas del norte	
Bandera: Martinica	bandera martinica	
Bandera: Mauritania	bandera mauritania	
Bandera: Montserrat	bandera montserrat	
Bandera: Malta	bandera malta	
Bandera: Mauricio	bandera mauricio	
Bandera: Maldivas	bandera maldivas	
Bandera: Malaui	bandera malaui	
Bandera: México	bandera mexico	
Bandera: Malasia	bandera malasia	
Bandera: Mozambique	bandera mozambique	
Bandera: Namibia	bandera namibia	
Bandera: Nueva Caledonia	bandera nueva caledonia	
Bandera: Níger	bandera niger	
Bandera: Isla Norfolk	bandera isla norfolk	
Bandera: Nigeria	bandera nigeria	
Bandera: Nicaragua	bandera nicaragua	
Bandera: Países Bajos	bandera paises bajos	
Bandera: Noruega	bandera noruega	
Bandera: Nepal	bandera nepal	
Bandera: Nauru	bandera nauru	
Bandera: Niue	bandera niue	
Bandera: Nueva Zelanda	bandera nueva zelanda	
Bandera: Omán	bandera oman	
Bandera: Panamá	bandera panama	
Bandera: Perú	bandera peru	
Bandera: Polinesia Francesa	bandera polinesia francesa	
Bandera: Papúa Nueva Guinea	bandera papua nueva guinea	
Bandera: Filipinas	bandera filipinas	
Bandera: Pakistán	bandera pakistan	
Bandera: Polonia	bandera polonia	
Bandera: San Pedro y Miquelón	bandera san pedro y miquelon	
Bandera: Islas Pitcairn	bandera islas pitcairn	
Bandera: Puerto Rico	bandera puerto rico	
Bandera: Territorios Palestinos	bandera territorios palestinos	
Bandera: Portugal	bandera portugal	
Bandera: Palaos	bandera palaos	
Bandera: Paraguay	bandera paraguay	
Bandera: Catar	bandera catar	
Bandera: Reunión	bandera reunion	
Bandera: Rumanía	bandera rumania	
Bandera: Serbia	bandera serbia	
Bandera: Rusia	bandera rusia	
Bandera: Ruanda	bandera ruanda	
Bandera: Arabia Saudí	bandera arabia saudi	
Bandera: Islas Salomón	bandera islas salomon	
Bandera: Seychelles	bandera seychelles	
Bandera: Sudán	bandera sudan	
Bandera: Suecia	bandera suecia	
Bandera: Singapur	bandera singapur	
Bandera: Santa Elena	bandera santa elena	
Bandera: Eslovenia	bandera eslovenia	
Bandera: Svalbard y Jan Mayen	bandera svalbard y jan mayen	
Bandera: Eslovaquia	bandera eslovaquia	
Bandera: Sierra Leona	bandera sierra leona	
Bandera: San Marino	bandera san marino	
Bandera: Senegal	bandera senegal	
Bandera: Somalia	bandera somalia	
Bandera: Surinam	bandera surinam	
Bandera: Sudán del Sur	bandera sudan del sur	
Bandera: Santo Tomé y Príncipe	bandera santo tome y principe	
Bandera: El Salvador	bandera el salvador	
Bandera: Sint Maarten	bandera sint maarten	
Bandera: Siria	bandera siria	
Bandera: Esuatini	bandera esuatini	
Bandera: Tristán de Acuña	bandera tristan de acuna	
Bandera: Islas Turcas y Caicos	bandera islas turcas y caicos	
Bandera: Chad	bandera chad	
Bandera: Territorios Australes Franceses	bandera territorios australes franceses	
Bandera: Togo	bandera togo	
Bandera: Tailandia	bandera tailandia	
Bandera: Tayikistán	bandera tayikistan	
Bandera: Tokelau	bandera tokelau	
Bandera: Timor-Leste	bandera timor leste	
Bandera: Turkmenistán	bandera turkmenistan	
Bandera: Túnez	bandera tunez	
Bandera: Tonga	bandera tonga	
Bandera: Turquía	bandera turquia	
Bandera: Trinidad y Tobago	bandera trinidad y tobago	
Bandera: Tuvalu	bandera tuvalu	
Bandera: Taiwán	bandera taiwan	
Bandera: Tanzania	bandera tanzania	
Bandera: Ucrania	bandera ucrania	
Bandera: Uganda	bandera uganda	
Bandera: Islas menores alejadas de EE. UU.	bandera islas menores alejadas de ee uu	
Bandera: Naciones Unidas	bandera naciones unidas	
Bandera: Estados Unidos	bandera estados unidos	
Bandera: Uruguay	bandera uruguay	
Bandera: Uzbekistán	bandera uzbekistan	
Bandera: Ciudad del Vaticano	bandera ciudad del vaticano	
Bandera: San Vicente y las Granadinas	bandera san vicente y las granadinas	
Bandera: Venezuela	bandera venezuela	
Bandera: Islas Vírgenes Británicas	bandera islas virgenes britanicas	
Bandera: Islas Vírgenes de EE. UU.	bandera islas virgenes de ee uu	
Bandera: Vietnam	bandera vietnam	
Bandera: Vanuatu	bandera vanuatu	
Bandera: Wallis y Futuna	bandera wallis y futuna	
Bandera: Samoa	bandera samoa	
Bandera: Kosovo	bandera kosovo	
Bandera: Yemen	bandera yemen	
Bandera: Mayotte	bandera mayotte	
Bandera: Sudáfrica	bandera sudafrica	
Bandera: Zambia	bandera zambia	
Bandera: Zimbabue	bandera zimbabue	
Bandera: Inglaterra	bandera inglaterra	
Bandera: Escocia	bandera escocia	
Bandera: Gales	bandera gales	

"""#
}
