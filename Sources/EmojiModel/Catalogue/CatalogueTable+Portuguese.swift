// swift-format-ignore-file
// Written by Scripts/generate-catalogue.py from Data/. Do not edit.

extension CatalogueTable {
  /// Portuguese names, folded, keywords; a line for each row without a tone.
  static let portuguese: StaticString = #"""
rosto risonho		lol|rindo|risada
rosto risonho com olhos bem abertos		aberto|boca|sorriso
rosto risonho com olhos sorridentes		aberta|boca|sorriso
rosto contente com olhos sorridentes		olho|rosto rindo com olhos sorridentes|sorriso|sorriso aberto
rosto risonho com olhos semicerrados		gargalhada|olhos fechados|sorriso com olhos fechados
rosto risonho com gota de suor		sorriso com suor frio|suor frio
rolando no chão de rir	rolando no chao de rir	gargalhada|rosto
rosto chorando de rir		alegria|lágrimas=lagrimas|rosto com lágrimas de alegria=rosto com lagrimas de alegria
rosto levemente sorridente		sorriso
rosto de cabeça para baixo	rosto de cabeca para baixo	rosto invertido
rosto derretendo		derreter|desaparecer|dissolver|líquido=liquido
rosto rachando		
rosto com olho piscando		piscada
rosto sorridente com olhos sorridentes		olhos sorrindo|rosto sorrindo|ruborizar
rosto sorridente com auréola	rosto sorridente com aureola	anjo|inocente
rosto sorridente com 3 corações	rosto sorridente com 3 coracoes	amor|apaixonado|paixão=paixao
rosto sorridente com olhos de coração	rosto sorridente com olhos de coracao	amor
rosto com olhar maravilhado		estrela|gargalhando|olhos
rosto mandando um beijo		
rosto beijando		beijo
rosto sorridente		sorriso
rosto beijando com olhos fechados		beijando com os olhos fechados
rosto beijando com olhos sorridentes		olhos sorrindo|rosto beijando com um sorriso|sorriso
rosto sorridente com lágrima	rosto sorridente com lagrima	aliviado|emocionado|grato|orgulhoso|sorrindo
rosto saboreando comida		delicioso|gostoso|nham|sorriso
rosto mostrando a língua	rosto mostrando a lingua	rosto com língua para fora=rosto com lingua para fora
rosto piscando e com língua para fora	rosto piscando e com lingua para fora	brincadeira|língua para fora com piscadela=lingua para fora com piscadela|piscadela|provocação=provocacao
rosto bizarro		excêntrico=excentrico|grande|olho|pequeno
rosto com olhos semicerrados e língua para fora	rosto com olhos semicerrados e lingua para fora	horrível=horrivel|língua para fora com os olhos fechados=lingua para fora com os olhos fechados|olhos fechados
rosto com cifrões	rosto com cifroes	cifrão=cifrao|dinheiro|dinheiro na boca|rico|riqueza
rosto abraçando	rosto abracando	abraço=abraco|mãos abraçando=maos abracando
rosto com a mão sobre a boca	rosto com a mao sobre a boca	ops
rosto com olhos abertos e mão sobre a boca	rosto com olhos abertos e mao sobre a boca	assustado|descrença=descrenca|embaraçar=embaracar|espanto|surpresa|temor
rosto com olho espiando		cativado|espiar|olhar fixamente
rosto fazendo sinal de silêncio	rosto fazendo sinal de silencio	quieto
rosto pensativo		mão no queixo=mao no queixo|pensando
rosto saudando		ensolarado|ok|saudação=saudacao|sim|tropas
rosto com boca de zíper	rosto com boca de ziper	
rosto com sobrancelha levantada		cético=cetico|desconfiança=desconfianca
rosto neutro		sem comentários=sem comentarios|sem emoção=sem emocao
rosto inexpressivo		sem expressão=sem expressao
rosto sem boca		calado|quieto
rosto com linha pontilhada		deprimido|desaparecer|esconder|introvertido|invisível=invisivel
rosto nas nuvens		cabeça nas nuvens=cabeca nas nuvens|distraído=distraido|rosto no nevoeiro
rosto com sorriso maroto		sorriso malicioso
rosto aborrecido		blasé=blase|rosto de que não achou graça=rosto de que nao achou graca
rosto com olhos revirados		revirando os olhos
rosto expressando desagrado		fazendo careta|rosto fazendo careta
rosto exalando		alívio=alivio|assobio|assovio|choque|exalar
rosto de mentiroso		mentindo|mentira|pinóquio=pinoquio
rosto tremendo		
cabeça virando de um lado para o outro	cabeca virando de um lado para o outro	
cabeça balançando na vertical	cabeca balancando na vertical	
rosto aliviado		alívio=alivio
rosto deprimido		desanimado
rosto sonolento		rosto com sono
rosto babando		babar
rosto dormindo		sono|zzz
rosto com olheiras		
rosto com máscara médica	rosto com mascara medica	doente|gripado|resfriado
rosto com termômetro	rosto com termometro	de cama|febre|febril
rosto com atadura na cabeça	rosto com atadura na cabeca	acidentado|ferimento|rosto com curativos|rosto machucado
rosto nauseado		enjoado|enjoo|vômito=vomito
rosto vomitando		doente|vômito=vomito
rosto espirrando		espirro
rosto fervendo de calor		febril|insolação=insolacao|quente|rosto vermelho|suando
rosto gelado		congelando|frio|gélido=gelido|glacial|rosto azul de frio
rosto embriagado		bêbado=bebado|boca ondulada|intoxicado|olhos tortos
rosto atordoado		
rosto com olhos em espiral		espirais|hipnotizado|problema|tontura|uau
cabeça explodindo	cabeca explodindo	chocado
rosto com chapéu de caubói	rosto com chapeu de cauboi	
rosto festivo		apito|chapéu=chapeu|comemoração=comemoracao|festa
rosto disfarçado	rosto disfarcado	disfarce|incógnito=incognito|nariz|óculos=oculos
rosto sorridente com óculos escuros	rosto sorridente com oculos escuros	sol|sorrindo|sorrindo de óculos escuros=sorrindo de oculos escuros
rosto de nerd		cdf|estudioso|sabe-tudo=sabe tudo
rosto com monóculo	rosto com monoculo	conservador
rosto confuso		indeciso
rosto com boca diagonal		cético=cetico|desapontado|inseguro|meh
rosto preocupado		
rosto meio triste		tristinho
rosto descontente		rosto de desaprovação=rosto de desaprovacao|triste
rosto com boca aberta		empatia
rosto surpreso		espantado
rosto espantado		chocado|estupefato|totalmente chocado
rosto ruborizado		atordoado
rosto distorcido		
rosto implorando		olhar de cachorrinho|perdão=perdao
rosto segurando as lágrimas	rosto segurando as lagrimas	chorar|com raiva|orgulhoso|resistir|triste
rosto franzido com boca aberta		rosto assustado
rosto angustiado		sofrendo
rosto amedrontado		assustado
rosto ansioso com gota de suor		boca aberta|rosto azul com suor frio|suor frio
rosto triste, mas aliviado	rosto triste mas aliviado	decepcionado|ufa
rosto chorando		lágrimas=lagrimas|triste
rosto chorando aos berros		chorar|lágrimas=lagrimas
rosto gritando de medo		assustado|temeroso
rosto perplexo		
rosto perseverante		perseverança=perseveranca
rosto desapontado		desapontamento|rosto decepcionado
rosto cabisbaixo com gota de suor		rosto com suor frio
rosto desolado		cansado|rosto aborrecido
rosto cansado		exausto
rosto bocejando		bocejo|cansado|entediado
rosto soltando vapor pelo nariz		triunfo|vitória=vitoria
rosto furioso		irado|rosto vermelho|rosto vermelho furioso|zangado
rosto zangado		irado
rosto com símbolos na boca	rosto com simbolos na boca	xingando
rosto sorridente com chifres		sorriso
rosto zangado com chifres		demônio=demonio|diabo
caveira		conto de fadas|corpo|morte
caveira e ossos cruzados		morte|pirata
cocô	coco	estrume|excremento|fezes|pilha de cocô=pilha de coco
rosto de palhaço	rosto de palhaco	
ogro		conto de fadas|monstro|ogro japonês=ogro japones|oni
duende japonês	duende japones	conto de fadas|goblin|monstro|tengu
fantasma		conto de fadas|rosto
alienígena	alienigena	extraterrestre|ovni|rosto
monstro alienígena	monstro alienigena	ovni|rosto
rosto de robô	rosto de robo	monstro
rosto de gato sorrindo		aberta|boca
rosto de gato sorrindo com olhos sorridentes		olho|sorridente|sorriso
rosto de gato com lágrimas de alegria	rosto de gato com lagrimas de alegria	
rosto de gato sorridente com olhos de coração	rosto de gato sorridente com olhos de coracao	amor|olho|sorriso
rosto de gato com sorriso irônico	rosto de gato com sorriso ironico	
rosto de gato mandando um beijo		olho fechado
rosto de gato desolado		muito surpreso|oh!=oh
rosto de gato chorando		chorar|choro|lágrima=lagrima|triste
rosto de gato mal-humorado	rosto de gato mal humorado	fazendo bico
macaco que não vê nada	macaco que nao ve nada	macaco com olhos tapados|olhos tapados
macaco que não ouve nada	macaco que nao ouve nada	macaco com ouvidos tapados|ouvidos tapados
macaco que não fala nada	macaco que nao fala nada	boca tapada|macaco com as mãos tapando a boca=macaco com as maos tapando a boca
carta de amor		coração=coracao|correspondência com coração=correspondencia com coracao|romance
coração com flecha	coracao com flecha	amor|emoção=emocao
coração com fita	coracao com fita	dia dos namorados|emoção=emocao
coração brilhante	coracao brilhante	amor|emoção=emocao|emocionante
coração crescendo	coracao crescendo	amor|emoção=emocao|nervosismo
coração pulsante	coracao pulsante	amor|batendo|emoção=emocao
corações girando	coracoes girando	
dois corações	dois coracoes	amantes|amor|emoção=emocao
coração decorativo	coracao decorativo	
exclamação de coração	exclamacao de coracao	exclamação em forma de coração=exclamacao em forma de coracao|pontuação=pontuacao|sinal
coração partido	coracao partido	decepção amorosa=decepcao amorosa|emoção=emocao|rompimento
coração em chamas	coracao em chamas	amor|coração sagrado=coracao sagrado|fogo|luxúria=luxuria
coração remendado	coracao remendado	bem|bom|curando|mais saudável=mais saudavel|melhorando|recuperação=recuperacao
coração vermelho	coracao vermelho	amor
coração rosa	coracao rosa	
coração laranja	coracao laranja	emoção=emocao
coração amarelo	coracao amarelo	emoção=emocao
coração verde	coracao verde	emoção=emocao
coração azul	coracao azul	emoção=emocao
coração azul-claro	coracao azul claro	
coração roxo	coracao roxo	emoção=emocao
coração marrom	coracao marrom	
coração preto	coracao preto	negro
coração cinza	coracao cinza	
coração branco	coracao branco	
marca de beijo		lábios=labios|romance
cem pontos		100|100 pontos|pontuação=pontuacao|pontuação total=pontuacao total
símbolo de raiva	simbolo de raiva	com raiva|emoção=emocao|engraçado=engracado
nuvem de briga		
colisão	colisao	emoção=emocao|engraçado=engracado|símbolo de colisão=simbolo de colisao
zonzo		emoção=emocao|engraçado=engracado|estrelas|olhando para as estrelas
pingos de suor		com suor|emoção=emocao|engraçado=engracado
rapidez		correr|emoção=emocao|engraçado=engracado|fugir
buraco		buraco no chão=buraco no chao
balão de diálogo	balao de dialogo	balão de conversa=balao de conversa|engraçado=engracado
olho no balão de diálogo	olho no balao de dialogo	testemunha
balão de diálogo à esquerda	balao de dialogo a esquerda	
balão de raiva à direita	balao de raiva a direita	balão de diálogo=balao de dialogo|discurso furioso|enérgico=energico|irado
balão de pensamento	balao de pensamento	engraçado=engracado
zzz		dormindo|emoção=emocao|engraçado=engracado|roncando
mão acenando	mao acenando	aceno
dorso da mão levantado	dorso da mao levantado	levantada|palma|pare
mão aberta com os dedos separados	mao aberta com os dedos separados	cinco dedos|mão aberta indicando cinco=mao aberta indicando cinco|palma da mão=palma da mao
mão levantada	mao levantada	mão erguida=mao erguida
saudação vulcana	saudacao vulcana	dedos|jornada nas estrelas|mão=mao|spock|star trek
mão para a direita	mao para a direita	
mão para a esquerda	mao para a esquerda	
mão com a palma para baixo	mao com a palma para baixo	cair|descartar|xô=xo
mão com a palma para cima	mao com a palma para cima	acenar|oferecer|pegar|venha
mão empurrando para a esquerda	mao empurrando para a esquerda	
mão empurrando para a direita	mao empurrando para a direita	
sinal de ok		mão=mao|mão sinalizando ok=mao sinalizando ok
dedos comprimidos		beliscado|gesto de mão=gesto de mao|interrogação=interrogacao|sarcástico=sarcastico
mão beliscando	mao beliscando	pequena quantidade
mão em V de vitória	mao em v de vitoria	mão com sinal de vitória=mao com sinal de vitoria|sim!=sim
dedos cruzados		mão=mao|sorte
mão com dedo indicador e polegar cruzados	mao com dedo indicador e polegar cruzados	amor|caro|coração=coracao|dinheiro|estalar
gesto de "te amo"	gesto de te amo	mão=mao
saudação do rock	saudacao do rock	chifres|dedos|mão=mao
sinal "me liga"	sinal me liga	ligar
dorso da mão com dedo indicador apontando para a esquerda	dorso da mao com dedo indicador apontando para a esquerda	costas da mão=costas da mao|dedo apontado para esquerda
dorso da mão com dedo indicador apontando para a direita	dorso da mao com dedo indicador apontando para a direita	costas da mão=costas da mao|dedo apontado para direita
dorso da mão com dedo indicador apontando para cima	dorso da mao com dedo indicador apontando para cima	costas da mão=costas da mao|dedo apontado para cima
dedo do meio		gesto ofensivo|mão=mao
dorso da mão com dedo indicador apontando para baixo	dorso da mao com dedo indicador apontando para baixo	costas da mão=costas da mao|dedo apontado para baixo
indicador apontando para cima		dedo|dedo apontando para cima|mão=mao
indicador apontando para o visualizador		apontar|você=voce
polegar para cima		dedão=dedao|mão=mao|sinal
polegar para baixo		dedão=dedao|mão=mao|sinal
sinal de polegar para a esquerda		
sinal de polegar para a direita		
punho levantado		punho erguido
soco		mão=mao|punho
punho esquerdo		soco
punho direito		soco
mãos aplaudindo	maos aplaudindo	aplauso|sinal
mãos para cima	maos para cima	ambas as mãos=ambas as maos|comemoração=comemoracao|levantando ambas as mãos para comemorar=levantando ambas as maos para comemorar
mãos de coração	maos de coracao	amor
mãos abertas	maos abertas	mão=mao|sinal|sinal de mãos abertas=sinal de maos abertas
palmas unidas para cima		oração=oracao
aperto de mãos	aperto de maos	combinado|cumprimento
mãos juntas	maos juntas	gesto|mão=mao|reza|rezando|rezar
escrevendo à mão	escrevendo a mao	caneta
esmalte de unha		cosméticos=cosmeticos|unhas
selfie		camera|celular|foto|smartphone
bíceps	biceps	contraído=contraido|engraçado=engracado|forte|músculo=musculo
braço mecânico	braco mecanico	acessibilidade|prótese=protese
perna mecânica	perna mecanica	acessibilidade|prótese=protese
perna		chute|membro
pé	pe	chute|pisão=pisao
orelha		corpo
ouvido com aparelho auditivo		acessibilidade|deficiência auditiva=deficiencia auditiva
nariz		corpo|rosto
cérebro	cerebro	inteligente
coração humano	coracao humano	cardiologia|centro|órgão=orgao|pulsação=pulsacao|pulso
pulmões	pulmoes	espiração=espiracao|exalação=exalacao|inalação=inalacao|órgão=orgao|respiração=respiracao
dente		dentista
osso		esqueleto
olhos		olho|rosto
olho		parte do corpo|rosto
língua	lingua	corpo|rosto
boca		corpo|lábios=labios|rosto
mordendo o lábio	mordendo o labio	ansioso|desconfortável=desconfortavel|flertando|medo|nervoso|preocupado
bebê	bebe	neném=nenem
criança	crianca	
menino		jovem
menina		garota
pessoa		adulto|gênero não especificado=genero nao especificado
pessoa: cabelo louro	pessoa cabelo louro	loiro|pessoa loira|pessoa loura
homem		adulto
homem: barba	homem barba	barbudo|pessoa
homem: barbudo	homem barbudo	barba
mulher: barba	mulher barba	
homem: cabelo vermelho	homem cabelo vermelho	adulto
homem: cabelo cacheado	homem cabelo cacheado	adulto
homem: cabelo branco	homem cabelo branco	adulto
homem: careca	homem careca	adulto
mulher		adulta
mulher: cabelo vermelho	mulher cabelo vermelho	adulta
pessoa: cabelo vermelho	pessoa cabelo vermelho	adulto|gênero não especificado=genero nao especificado
mulher: cabelo cacheado	mulher cabelo cacheado	adulta
pessoa: cabelo cacheado	pessoa cabelo cacheado	adulto|gênero não especificado=genero nao especificado
mulher: cabelo branco	mulher cabelo branco	adulta
pessoa: cabelo branco	pessoa cabelo branco	adulto|gênero não especificado=genero nao especificado
mulher: careca	mulher careca	adulta
pessoa: careca	pessoa careca	adulto|gênero não especificado=genero nao especificado
mulher: cabelo loiro	mulher cabelo loiro	loira|loura
homem: cabelo loiro	homem cabelo loiro	louro
idoso		adulto
homem idoso		adulto
idosa		adulta|mulher
franzindo a sobrancelha		gesto|pessoa|pessoa franzindo a sobrancelha
homem franzindo a sobrancelha		carrancudo|desconfiado
mulher franzindo a sobrancelha		carrancuda|desconfiada
pessoa fazendo bico		gesto
homem fazendo bico		cara feia
mulher fazendo bico		cara feia
pessoa fazendo gesto de “não”	pessoa fazendo gesto de nao	mão=mao|proibido
homem fazendo gesto de “não”	homem fazendo gesto de nao	mão=mao|proibido
mulher fazendo gesto de “não”	mulher fazendo gesto de nao	mão=mao|proibido
pessoa fazendo gesto de “OK”	pessoa fazendo gesto de ok	mão=mao
homem fazendo gesto de “OK”	homem fazendo gesto de ok	mão=mao
mulher fazendo gesto de “OK”	mulher fazendo gesto de ok	mão=mao
pessoa com a palma virada para cima		ajuda|informações=informacoes|mão=mao
homem com a palma virada para cima		
mulher com a palma virada para cima		
pessoa levantando a mão	pessoa levantando a mao	feliz|gesto
homem levantando a mão	homem levantando a mao	gesto|pedir a palavra
mulher levantando a mão	mulher levantando a mao	gesto|pedir a palavra
pessoa surda		acessibilidade|audição=audicao|orelha|surdos
homem surdo		
mulher surda		
pessoa fazendo reverência	pessoa fazendo reverencia	desculpa|gesto|perdão=perdao|reverência respeitosa=reverencia respeitosa
homem fazendo reverência	homem fazendo reverencia	desculpas|gesto|homem pedindo desculpas|respeito
mulher fazendo reverência	mulher fazendo reverencia	desculpas|gesto|mulher pedindo desculpas|respeito
pessoa decepcionada		decepção=decepcao|desapontamento|pessoa dececionada
homem decepcionado		decepção=decepcao|desapontamento
mulher decepcionada		decepção=decepcao|desapontamento
pessoa dando de ombros		dar de ombros|ignorância=ignorancia|indiferença=indiferenca
homem dando de ombros		dar de ombros|indiferença=indiferenca
mulher dando de ombros		dar de ombros|indiferença=indiferenca
profissional de saúde	profissional de saude	cuidados de saúde=cuidados de saude|enfermeira|médico=medico|terapeuta
homem profissional da saúde	homem profissional da saude	doutor|enfermeiro|médico=medico|terapeuta
mulher profissional da saúde	mulher profissional da saude	doutora|enfermeira|médica=medica|terapeuta
aluno		estudante|graduando
estudante		aluno|formando|homem
aluna		estudante|formanda|mulher
professora na escola		instrutora
professor		homem|instrutor|mestre
professora		instrutora|mestra|mulher
juiz no tribunal		balança=balanca
juiz		balança=balanca|homem|justiça=justica
juíza	juiza	balança=balanca|justiça=justica|mulher
agricultor		jardineiro|rancheiro
fazendeiro		agricultor|homem|jardineiro
fazendeira		agricultora|jardineira|mulher
chef de cozinha		cozinheiro
cozinheiro		chef|homem
cozinheira		chef|mulher
mecânico trabalhando	mecanico trabalhando	comerciante|eletricista|encanador
mecânico	mecanico	eletricista|encanador|homem|prestador de serviços=prestador de servicos
mecânica	mecanica	eletricista|encanadora|mulher|prestadora de serviços=prestadora de servicos
funcionário de fábrica	funcionario de fabrica	industrial|montagem|trabalhador
operário	operario	fábrica=fabrica|homem|indústria=industria|trabalhador
operária	operaria	fábrica=fabrica|indústria=industria|mulher|trabalhadora
trabalhador de escritório	trabalhador de escritorio	arquiteto|colarinho branco|gerente|negócios=negocios
funcionário de escritório	funcionario de escritorio	arquiteto|colarinho branco|empresário=empresario|gerente|homem
funcionária de escritório	funcionaria de escritorio	arquiteta|colarinho branco|empresária=empresaria|funcionára de escritório=funcionara de escritorio|gerente|mulher
cientista		biólogo=biologo|engenheiro|físico=fisico|químico=quimico
cientista homem		biólogo=biologo|físico=fisico|professor|químico=quimico
cientista mulher		bióloga=biologa|física=fisica|professora|química=quimica
programador		desenvolvedor|inventor|software|tecnólogo=tecnologo
tecnólogo	tecnologo	desenvolvedor|homem|inventor|programador|software
tecnóloga	tecnologa	desenvolvedora|inventora|mulher|programadora|software
cantor		ator|entretenimento|estrela|rock
cantor homem		artista|ator|pop|rock
cantora		artista|atriz|mulher|pop|rock
artista		paleta
artista plástico	artista plastico	homem|pintura
artista plástica	artista plastica	mulher|pintura
piloto		avião=aviao
piloto de avião homem	piloto de aviao homem	
piloto de avião mulher	piloto de aviao mulher	
astronauta		foguete
astronauta homem		espaço=espaco|foguete
astronauta mulher		espaço=espaco|foguete
bombeiro		caminhão de bombeiros=caminhao de bombeiros
bombeiro homem		caminhão do corpo de bombeiros=caminhao do corpo de bombeiros
bombeira		caminhão do corpo de bombeiros=caminhao do corpo de bombeiros|mulher
policial		polícia=policia
policial homem		polícia=policia|tira
policial mulher		polícia=policia|tira
detetive		espião=espiao|investigador
detetive homem		espião=espiao|investigador
detetive mulher		espiã=espia|investigadora
guarda		segurança=seguranca
guarda homem		segurança=seguranca
guarda mulher		segurança=seguranca
ninja		furtividade|lutador|oculto
trabalhador de construção civil	trabalhador de construcao civil	chapéu=chapeu
pedreiro		construção=construcao|homem|operário=operario
pedreira		construção=construcao|mulher|operária=operaria
pessoa com coroa		monarca|nobre|real|realeza
príncipe	principe	
princesa		conto de fadas|fantasia
pessoa com turbante		
homem com turbante		
mulher com turbante		
homem de boné	homem de bone	gua pi mao|homem com gua pi mao|pessoas
mulher com véu	mulher com veu	hijab|lenço=lenco
pessoa de smoking		festa|gala|homem|homem de smoking|noivo
homem de smoking		
mulher de smoking		
pessoa com véu	pessoa com veu	casamento|noiva|noiva com véu=noiva com veu
noivo com véu	noivo com veu	
noiva com véu	noiva com veu	
grávida	gravida	mulher
homem grávido	homem gravido	barriga|cheio|inchado
pessoa grávida	pessoa gravida	barriga|cheio|gravidez|inchada
amamentando		amamentação=amamentacao|bebê=bebe|neném=nenem
mulher alimentando bebê	mulher alimentando bebe	neném=nenem
homem alimentando bebê	homem alimentando bebe	neném=nenem
pessoa alimentando bebê	pessoa alimentando bebe	neném=nenem
bebê anjo	bebe anjo	conto de fadas|rosto
Papai Noel	papai noel	comemoração=comemoracao|natal
Mamãe Noel	mamae noel	comemoração=comemoracao|natal
noel		noel, natal=noel natal
super-herói	super heroi	boa|bom|heroína=heroina|superpoder
homem super-herói	homem super heroi	bom|superpoder
super-heroína	super heroina	boa|herói=heroi|mulher|superpoder
supervilão	supervilao	criminoso|mal|superpoder|vilão=vilao
homem supervilão	homem supervilao	criminoso|mal|superpoder|vilão=vilao
supervilã	supervila	criminosa|má=ma|mulher|superpoder|vilã=vila
mago		bruxa|feiticeira|maga
homem mago		feiticeiro
maga		bruxa|feiticeira
fada		
homem fada		
mulher fada		
vampiro		drácula=dracula
homem vampiro		drácula=dracula
mulher vampira		
pessoa sereia		
sereio		tritão=tritao
sereia		
elfo		mágico=magico
elfo homem		duende homem
elfa		duende mulher
gênio	genio	
homem gênio	homem genio	
mulher gênio	mulher genio	
zumbi		cazumbi
homem zumbi		cazumbi
mulher zumbi		cazumbi
troll		conto de fadas|fantasia|monstro
criatura peluda		
pessoa recebendo massagem facial		pele
homem recebendo massagem facial		relaxamento
mulher recebendo massagem facial		relaxamento
pessoa cortando o cabelo		beleza|corte de cabelo|salão=salao|salão de beleza=salao de beleza
homem cortando o cabelo		corte de cabelo|salão de beleza=salao de beleza
mulher cortando o cabelo		corte de cabelo|salão de beleza=salao de beleza
pessoa andando		andar|caminhar|pessoa caminhando
homem andando		andar|caminhar|homem caminhando
mulher andando		andar|caminhar|mulher caminhando
pessoa andando de frente para a direita		
mulher andando de frente para a direita		
homem andando de frente para a direita		
pessoa em pé	pessoa em pe	de pé=de pe
homem em pé	homem em pe	
mulher em pé	mulher em pe	
pessoa ajoelhando		ajoelhada|ajoelhar|pessoa ajoelhada
homem ajoelhando		ajoelhado
mulher ajoelhando		ajoelhada
pessoa ajoelhando de frente para a direita		
mulher ajoelhando de frente para a direita		
homem ajoelhando de frente para a direita		
pessoa com bengala para cego		acessibilidade
pessoa com bengala para cego de frente para a direita		
homem com bengala para cego		accessibilidade
homem com bengala para cego de frente para a direita		
mulher com bengala para cego		accessibilidade|cega
mulher com bengala para cego de frente para a direita		
pessoa em cadeira de rodas motorizada		acessibilidade
pessoa em cadeira de rodas motorizada de frente para a direita		
homem em cadeira de rodas motorizada		acessibilidade
homem em cadeira de rodas motorizada de frente para a direita		
mulher em cadeira de rodas motorizada		acessibilidade
mulher em cadeira de rodas motorizada de frente para a direita		
pessoa em cadeira de rodas manual		acessibilidade
pessoa em cadeira de rodas manual de frente para a direita		
homem em cadeira de rodas manual		acessibilidade
homem em cadeira de rodas manual de frente para a direita		
mulher em cadeira de rodas manual		acessibilidade
mulher em cadeira de rodas manual de frente para a direita		
pessoa correndo		corrida|esporte|maratona|maratonista
homem correndo		corrida|esporte|maratona
mulher correndo		corrida|esporte|maratona
pessoa correndo de frente para a direita		
mulher correndo de frente para a direita		
homem correndo de frente para a direita		
bailarina		
mulher dançando	mulher dancando	
homem dançando	homem dancando	
homem de terno levitando		
pessoas com orelhas de coelho		dançar=dancar|festa
homens com orelhas de coelho		dançarino=dancarino|festa
mulheres com orelhas de coelho		dançarinas=dancarinas|festa|orelha de coelho
pessoa na sauna		
homem na sauna		
mulher na sauna		
pessoa escalando		escalar
homem escalando		escalar
mulher escalando		escalar
esgrimista		esgrima|espada|esporte|pessoa
corrida de cavalos		cavalo|cavalo de corrida|esporte|jóquei=joquei
esquiador		esqui|neve
praticante de snowboard		esporte
golfista		bola|esporte|golfe|pessoa jogando golfe
homem golfista		golfe|homem jogando golfe
mulher golfista		golfe|mulher jogando golfe
surfista		pessoa surfando|surfe
homem surfista		surfando
mulher surfista		surfando
pessoa remando		barco|barco a remo|veículo=veiculo
homem remando		esporte|remador|remo
mulher remando		esporte|remadora|remo
pessoa nadando		esporte|nadar
homem nadando		nadar|natação=natacao
mulher nadando		nadar|natação=natacao
pessoa jogando basquete		bola|esporte
homem jogando basquete		bola|esporte
mulher jogando basquete		bola|esporte
pessoa levantando peso		esporte|força=forca
homem levantando peso		esporte|força=forca
mulher levantando peso		esporte|força=forca
ciclista		bicicleta
homem ciclista		bicicleta|esporte|passeio
mulher ciclista		bicicleta|esporte|passeio
pessoa fazendo mountain bike		bicicleta|ciclista
homem fazendo mountain bike		bicicleta|ciclista
mulher fazendo mountain bike		bicicleta|ciclista
pessoa fazendo estrela		esporte|ginástica=ginastica
homem fazendo estrela		esporte|ginástica=ginastica
mulher fazendo estrela		esporte|ginástica=ginastica
pessoas lutando		esporte|luta|lutadores|pessoa
homens lutando		esporte|homem|luta|lutador
mulheres lutando		esporte|luta|lutadora|mulher
pessoa jogando polo aquático	pessoa jogando polo aquatico	esporte
homem jogando polo aquático	homem jogando polo aquatico	esporte|jogador de polo aquático=jogador de polo aquatico|piscina
mulher jogando polo aquático	mulher jogando polo aquatico	esporte|jogadora de polo aquático=jogadora de polo aquatico|piscina
handebol		bola|esporte|pessoa
jogador de handebol		bola|esporte|homem|quadra
jogadora de handebol		bola|esporte|mulher|quadra
malabarista		equilíbrio=equilibrio|habilidade|malabarismo|multitarefa
homem malabarista		equilíbrio=equilibrio|habilidade|malabarismo|multitarefa
mulher malabarista		equilíbrio=equilibrio|habilidade|malabarismo|multitarefa
pessoa na posição de lótus	pessoa na posicao de lotus	ioga|meditação=meditacao|yoga
homem na posição de lótus	homem na posicao de lotus	ioga|meditação=meditacao|yoga
mulher na posição de lótus	mulher na posicao de lotus	ioga|meditação=meditacao|yoga
pessoa tomando banho		banheira
pessoa deitada na cama		hotel|sono
pessoas de mãos dadas	pessoas de maos dadas	casal|mão=mao|pessoa|segurando
duas mulheres de mãos dadas	duas mulheres de maos dadas	casal|duas mulheres de mão dadas=duas mulheres de mao dadas|mulher|pessoas
homem e mulher de mãos dadas	homem e mulher de maos dadas	casal
dois homens de mãos dadas	dois homens de maos dadas	casal|gêmeos=gemeos|irmãos=irmaos
beijo		beijar|casal
beijo: mulher e homem	beijo mulher e homem	beijar|casal
beijo: homem e homem	beijo homem e homem	beijar|casal
beijo: mulher e mulher	beijo mulher e mulher	beijar|casal
casal apaixonado		casal com um coração=casal com um coracao|coração=coracao|pessoas|romance
casal apaixonado: mulher e homem	casal apaixonado mulher e homem	casal com um coração=casal com um coracao|coração=coracao|pessoas|romance
casal apaixonado: homem e homem	casal apaixonado homem e homem	casal com um coração=casal com um coracao|coração=coracao|pessoas|romance
casal apaixonado: mulher e mulher	casal apaixonado mulher e mulher	casal com um coração=casal com um coracao|coração=coracao|pessoas|romance
família: homem, mulher e menino	familia homem mulher e menino	filho|mãe=mae|pai|pessoas
família: homem, mulher e menina	familia homem mulher e menina	filho|mãe=mae|pai|pessoas
família: homem, mulher, menina e menino	familia homem mulher menina e menino	filho|mãe=mae|pai|pessoas
família: homem, mulher, menino e menino	familia homem mulher menino e menino	filho|mãe=mae|pai|pessoas
família: homem, mulher, menina e menina	familia homem mulher menina e menina	filho|mãe=mae|pai|pessoas
família: homem, homem e menino	familia homem homem e menino	filho|mãe=mae|pai|pessoas
família: homem, homem e menina	familia homem homem e menina	filho|mãe=mae|pai|pessoas
família: homem, homem, menina e menino	familia homem homem menina e menino	filho|mãe=mae|pai|pessoas
família: homem, homem, menino e menino	familia homem homem menino e menino	filho|mãe=mae|pai|pessoas
família: homem, homem, menina e menina	familia homem homem menina e menina	filho|mãe=mae|pai|pessoas
família: mulher, mulher e menino	familia mulher mulher e menino	filho|mãe=mae|pai|pessoas
família: mulher, mulher e menina	familia mulher mulher e menina	filho|mãe=mae|pai|pessoas
família: mulher, mulher, menina e menino	familia mulher mulher menina e menino	filho|mãe=mae|pai|pessoas
família: mulher, mulher, menino e menino	familia mulher mulher menino e menino	filho|mãe=mae|pai|pessoas
família: mulher, mulher, menina e menina	familia mulher mulher menina e menina	filho|mãe=mae|pai|pessoas
família: homem e menino	familia homem e menino	filho|mãe=mae|pai|pessoas
família: homem, menino e menino	familia homem menino e menino	filho|mãe=mae|pai|pessoas
família: homem e menina	familia homem e menina	filho|mãe=mae|pai|pessoas
família: homem, menina e menino	familia homem menina e menino	filho|mãe=mae|pai|pessoas
família: homem, menina e menina	familia homem menina e menina	filho|mãe=mae|pai|pessoas
família: mulher e menino	familia mulher e menino	filho|mãe=mae|pai|pessoas
família: mulher, menino e menino	familia mulher menino e menino	filho|mãe=mae|pai|pessoas
família: mulher e menina	familia mulher e menina	filho|mãe=mae|pai|pessoas
família: mulher, menina e menino	familia mulher menina e menino	filho|mãe=mae|pai|pessoas
família: mulher, menina e menina	familia mulher menina e menina	filho|mãe=mae|pai|pessoas
silhueta falando		cabeça=cabeca|voz
silhueta de busto		pessoas
silhueta de bustos		busto|pessoas
pessoas se abraçando	pessoas se abracando	abraço=abraco|adeus|obrigado|olá=ola
família	familia	filho|mãe=mae|pai|pessoas
família adulto adulto criança	familia adulto adulto crianca	
família adulto adulto criança criança	familia adulto adulto crianca crianca	
família adulto criança	familia adulto crianca	
família adulto criança criança	familia adulto crianca crianca	
pegadas		corpo|gravura|pé=pe
impressão digital	impressao digital	
pele clara		tipo 1–2=tipo 1 2|tom de pele
pele morena clara		tipo 3|tom de pele
pele morena		tipo 4|tom de pele
pele morena escura		tipo 5|tom de pele
pele escura		tipo 6|tom de pele
cabelo vermelho		ruivo
cabelo cacheado		afro|encaracolado
cabelo branco		grisalho|velho
careca		nenhum cabelo|quimioterapia|raspado|sem cabelo
rosto de macaco		animal
macaco		animal
gorila		animal|macaco
orangotango		macaco
rosto de cachorro		animal
cachorro		animal
cão-guia	cao guia	acessibilidade|cegueira
cão de serviço	cao de servico	accessibilidade|assistência=assistencia
poodle		animal|cachorro
rosto de lobo		animal
rosto de raposa		
guaxinim		astuto|curioso
rosto de gato		animal
gato		animal
gato preto		azar
rosto de leão	rosto de leao	animal|zodíaco=zodiaco
rosto de tigre		animal
tigre		animal
leopardo		animal
rosto de cavalo		animal
alce		
burro		
cavalo		animal|corrida de cavalo|equestre
rosto de unicórnio	rosto de unicornio	
zebra		animal|listra
cervo		animal|veado
bisão	bisao	bisonte|búfalo=bufalo|rebanho
rosto de vaca		animal
boi		animal|touro|zodíaco=zodiaco
búfalo-asiático	bufalo asiatico	água=agua|animal
vaca		animal
rosto de porco		animal
porco		animal
javali		animal
nariz de porco		animal|rosto
carneiro		animal|áries=aries|zodíaco=zodiaco
ovelha		animal
cabra		animal|bode|capricórnio=capricornio|zodíaco=zodiaco
camelo		animal|camelo de uma só corcova=camelo de uma so corcova|corcova|dromedário=dromedario
camelo com duas corcovas		animal|camelo asiático com duas corcovas=camelo asiatico com duas corcovas|corcova
lhama		alpaca|animal|guanaco|lã=la|vicunha
girafa		animal
elefante		animal
mamute		extinto|grande|lanoso|presa
rinoceronte		animal
hipopótamo	hipopotamo	animal
rosto de camundongo		animal
camundongo		animal
rato		animal|ratazana
rosto de hamster		animal
rosto de coelho		animal
coelho		animal|coelhinho
esquilo		animal
castor		represa
porco-espinho	porco espinho	animal
morcego		animal|vampiro
rosto de urso		animal
urso polar		ártico=artico|branco
coala		animal
rosto de panda		animal
preguiça	preguica	lenta|preguiçosa=preguicosa
lontra		brincalhona|pesca
gambá	gamba	fedor
canguru		austrália=australia|joey|marsupial|pula
texugo		ratel|texugo de mel
patas		pata|pegada|pegada de pata
peru		ave
galinha		ave
galo		ave
pintinho chocando		ave|filhote|galinha|pinto
pintinho de perfil		ave|filhote|galinha|pinto
pintinho de frente		ave|fihote|galinha|pinto
pássaro	passaro	animal
pinguim		animal
pomba branca		animal|ave branca|pássaro=passaro|paz
águia	aguia	pássaro=passaro
pato		pássaro=passaro
cisne		pássaro=passaro|patinho feio
coruja		pássaro=passaro|sabedoria
dodô	dodo	extinto|grande|maurício=mauricio
pena		leve|pássaro=passaro|plumagem|voo
flamingo		extravagante|tropical
pavão	pavao	ave|orgulhoso|pavoa|pomposo
papagaio		fala|pássaro=passaro|pirata
asa		
pássaro preto	passaro preto	
ganso		
fênix	fenix	
sapo		animal|rosto|rosto de sapo
crocodilo		animal
tartaruga		animal
lagartixa		animal|réptil=reptil
cobra		animal|réptil=reptil|serpente
rosto de dragão	rosto de dragao	animal
dragão	dragao	animal
saurópode	sauropode	braquiossauro|brontossuro|diplódoco=diplodoco
tiranossauro rex		t-rex=t rex
baleia esguichando água	baleia esguichando agua	animal|esguicho
baleia		animal
golfinho		animal
orca		
foca		leão marinho=leao marinho
peixe		animal|peixes|zodíaco=zodiaco
peixe tropical		animal
baiacu		animal|peixe
tubarão	tubarao	peixe
polvo		animal
caramujo		animal
coral		oceano|recife
água-viva	agua viva	
caranguejo		animal|câncer=cancer|zodíaco=zodiaco
lagosta		bisque|caldo|fruto do mar|garras
camarão	camarao	comida|crustáceo=crustaceo
lula		comida|molusco
ostra		mergulho|pérola=perola
caracol		animal
borboleta		beleza|inseto
borboleta-monarca	borboleta monarca	
inseto		animal|centopeia|lagarta
formiga		inseto
abelha		inseto
besouro		bicho|inseto
joaninha		inseto
grilo		inseto
barata		baratas|inseto|praga
aranha		inseto
teia de aranha		inseto
escorpião	escorpiao	inseto|zodíaco=zodiaco
mosquito		doença=doenca|febre|inseto|malária=malaria|vírus=virus
mosca		apodrecendo|doença=doenca|larva|praga
minhoca		anelídeo=anelideo|parasita
micróbio	microbio	ameba|bactéria=bacteria|vírus=virus
buquê	buque	flor
flor de cerejeira		cereja
flor branca		
lótus	lotus	budismo|flor|hinduísmo=hinduismo|índia=india|pureza|vietnã=vietna
roseta		flor
rosa		flor
flor murcha		murchando
hibisco		flor
girassol		flor
flor		florescer
tulipa		flor
jacinto		
muda de planta		plantinha
vaso com planta		casa|chato|nutrir|plantar|sem utilidade
conífera	conifera	árvore=arvore
árvore caidiça	arvore caidica	desfolha
palmeira		árvore=arvore
cacto		planta
planta de arroz		espiga|espiga de arroz
erva		folha
trevo		trevo de três folhas=trevo de tres folhas
trevo de quatro folhas		
folha de bordo		folha caída=folha caida
folhas caídas	folhas caidas	cair|folha
folha ao vento		soprando
ninho vazio		aninhando
ninho com ovos		aninhando
cogumelo		champignon
árvore seca	arvore seca	
uvas		fruta
melão	melao	fruta
melancia		fruta
tangerina		fruta|laranja
limão	limao	cítrico=citrico|fruta|limão siciliano=limao siciliano
lima		
banana		fruta
abacaxi		fruta
manga		fruta|tropical
maçã vermelha	maca vermelha	fruta
maçã verde	maca verde	fruta
pera		fruta
pêssego	pessego	fruta
cereja		fruta|frutas vermelhas
morango		fruta|frutas vermelhas
mirtilos		azul|baga|blueberry|mirtilo
kiwi		comida|fruta
tomate		fruta|fruto|legume
azeitona		alimento
coco		fruta
abacate		comida|fruta
berinjela		legume
batata		comida|legume
cenoura		comida|legume
milho		espiga|espiga de milho
pimenta		apimentado|tempero
pimentão	pimentao	capsicum|pimenta|vegetal
pepino		comida|legume|picles
picles		
verdura		alface|bok choy|couve|repolho
brócolis	brocolis	
alho		tempero
cebola		tempero
amendoim		comida
feijões	feijoes	alimento|comida|legume
castanha		planta
gengibre		
vagem		
cogumelo marrom		
tubérculo	tuberculo	
pão	pao	pão de forma=pao de forma
croissant		comida|pão=pao
baguete		bisnaga|comida|pão=pao
pão sírio	pao sirio	arepa|lavash|naan|pita
pretzel		
rosca		chimia|pão=pao
panquecas		comida|crepes
waffle		gofre|wafle
queijo		queijo suíço=queijo suico
carne		carne no osso|osso
coxa de frango		aves|coxinha
corte de carne		bife|costeleta de porco
bacon		comida|toucinho
hambúrguer	hamburguer	búrguer=burguer
batata frita		fritas
pizza		fatia de pizza
cachorro-quente	cachorro quente	hot dog|pão com salsicha=pao com salsicha
sanduíche	sanduiche	
taco		comida mexicana
burrito		comida mexicana
tamale		enrolado|mexicano
pão recheado	pao recheado	comida|kebab|recheio|wrap
falafel		almôndega=almondega|grão de bico=grao de bico
ovo		comida
ovo frito		frigideira|ovo estrelado
caçarola com comida	cacarola com comida	paella|panela|rasa
panela		ensopado|tigela de comida
fondue		chocolate|derretido|panela|queijo|suíço=suico
tigela com colher		café da manhã=cafe da manha|cereal
salada verde		comida
pipoca		balde de pipoca|pipoca de cinema
manteiga		laticínio=laticinio
sal		condimento|saleiro
comida enlatada		lata
bentô	bento	caixa|caixa de bentô=caixa de bento
biscoito de arroz		cracker
arroz japonês	arroz japones	onigiri
arroz cozido		
arroz com curry		curry e arroz
lámen	lamen	ramen|tigela
espaguete		macarrão=macarrao|macarronada
batata assada		batata-doce=batata doce
oden		espetinho|frutos do mar|frutos do mar no espetinho|restaurante
sushi		comida japonesa
camarão frito	camarao frito	tempura
bolinho de peixe		croquete de peixe
bolo lunar		festival|outono|yuèbǐng=yuebǐng
dango		bolinho japonês=bolinho japones|japonês=japones|mochi|mochiko|sobremesa
bolinho asiático	bolinho asiatico	chinês=chines|dumpling|empanada
biscoito da sorte		profecia
caixa para viagem		
sorvete italiano		sorvete de casquinha|sorvete na casquinha
raspadinha de gelo		sobremesa
sorvete		sobremesa
donut		rosquinha
biscoito		bolacha|cookie|doce
bolo de aniversário	bolo de aniversario	comemoração=comemoracao
pão de ló de morango	pao de lo de morango	bolo|fatia|fatia de bolo|sobremesa
cupcake		bolo|confeitaria|doce|torta
torta		fatia de torta
chocolate		barra|barra de chocolate
bala		balinha|doce
pirulito		bala|doce
pudim		pudim de leite|pudim de ovos
pote de mel		
mamadeira		bebê=bebe|leite|leitinho|neném=nenem
copo de leite		
café	cafe	cafezinho|chá=cha
bule		bebida|chá=cha|chaleira
xícara de chá sem alça	xicara de cha sem alca	bebida
saquê	saque	bar|bebida|copo|garrafa|garrafa e copo de saquê=garrafa e copo de saque
garrafa de champanhe		bar|champanha|espumante
vinho		bar|bebida|cálice de vinho=calice de vinho|taça de vinho=taca de vinho
coquetel		bar|taça de coquetel=taca de coquetel
bebida tropical		bar|coquetel de frutas|drink
cerveja		bar|caneca|caneca de cerveja|chopp
canecas de cerveja		bar|caneca|chopp
taças brindando	tacas brindando	brinde|champanhe|comemoração=comemoracao|taça=taca|tim-tim=tim tim
copo		bebida|drink|whisky
derramando líquido	derramando liquido	bebida|derramar|vazio|vidro
copo com canudo		suco
chá perolado	cha perolado	bolha|leite|pérola=perola
suco de caixa		
mate		bebida
cubo de gelo		gelado|iceberg
hashi		pauzinhos
prato com talheres		prato com garfo e faca|prato com talheres ao lado|restaurante
garfo e faca		talher
colher		talher
faca de cozinha		
jarro		armazenar|condimento|molho|recipiente|vazio
ânfora	anfora	ornamento chinês=ornamento chines|vaso|vaso chinês=vaso chines
globo mostrando Europa e África	globo mostrando europa e africa	terra
globo mostrando as Américas	globo mostrando as americas	américa=america|terra
globo mostrando Ásia e Oceania	globo mostrando asia e oceania	austrália=australia|terra
globo com meridianos		
mapa-múndi	mapa mundi	geografia|mundo
mapa do Japão	mapa do japao	
bússola	bussola	bússola magnética=bussola magnetica|navegação=navegacao|orientação=orientacao
montanha com neve		frio
montanha		
deslizamento		
vulcão	vulcao	erupção vulcânica=erupcao vulcanica
Monte Fuji	monte fuji	montanha
acampamento		barraca
praia e guarda-sol	praia e guarda sol	
deserto		
ilha deserta		
parque nacional		parque com rio|rio
estádio	estadio	
prédio grego	predio grego	arquitetura|clássico=classico
construção	construcao	obra
tijolo		argamassa|argila|muro|parede|tijolos
pedra		pedregulho|pesado|rocha|sólido=solido
madeira		lenha|madeira serrada|tronco
cabana		casa|yurt
casas		
casa abandonada		
casa		construção=construcao
casa com jardim		construção=construcao|lar
edifício comercial	edificio comercial	escritório=escritorio
correio japonês	correio japones	oriental|prédio=predio
correio		europeu|prédio=predio
hospital		prédio=predio
banco		prédio=predio
hotel		prédio=predio
motel		amor|hotel|prédio=predio
loja de conveniência	loja de conveniencia	prédio=predio
escola		prédio=predio|prédio da escola=predio da escola
loja de departamentos		
fábrica	fabrica	prédio=predio
castelo japonês	castelo japones	pagoda|pagode|prédio=predio
castelo		castelo europeu|castelo medieval|prédio=predio
capela de casamento		romance
Torre de Tóquio	torre de toquio	
Estátua da Liberdade	estatua da liberdade	
igreja		prédio=predio
mesquita		islã=isla|muçulmano=muculmano|religião=religiao
templo hindu		
sinagoga		judaísmo=judaismo|judeu|religião=religiao|templo
santuário japonês	santuario japones	oriental|religião=religiao
caaba islã	caaba isla	muçulmano=muculmano|religião=religiao
fonte		chafariz
barraca		acampamento
enevoado		bruma|neblina|névoa=nevoa|nevoeiro
noite estrelada		estrelas
cidade		prédios=predios
aurora sobre montanhas		montanha|nascer do sol sobre as montanhas|sol da manhã=sol da manha
aurora sobre água	aurora sobre agua	rio|sol da manhã=sol da manha|sol nascendo
cidade ao anoitecer		noite|paisagem|pôr do sol=por do sol|prédio=predio
pôr do sol	por do sol	anoitecer|pôr do sol sobre prédios=por do sol sobre predios|prédio=predio
ponte à noite	ponte a noite	ponte da noite
chamas		calor|fogo
carrossel		cavalo|cavalo de carrossel|entretenimento
escorregador		brincar|parque de diversões=parque de diversoes
roda gigante		entretenimento|parque de diversões=parque de diversoes
montanha russa		entretenimento|parque de diversões=parque de diversoes
barbearia		barbeiro|barber pole|poste|poste de barbeiro
circo		entretenimento|lona|lona de circo
locomotiva		trem|veículo=veiculo
vagão de trem	vagao de trem	bonde elétrico=bonde eletrico|elétrico=eletrico|ferroviário=ferroviario|trem elétrico=trem eletrico|trólebus=trolebus|vagão ferroviário=vagao ferroviario|veículo=veiculo
trem de alta velocidade		sistema de trens bala japonês=sistema de trens bala japones|veículo=veiculo
trem de alta velocidade japonês	trem de alta velocidade japones	parte dianteira em formato de bala|sistema de trens bala japonês=sistema de trens bala japones|sistema de trens bala japonês com parte dianteira em formato de bala=sistema de trens bala japones com parte dianteira em formato de bala|veículo=veiculo
trem		ferrovia|veículo=veiculo
metrô	metro	veículo=veiculo
trem urbano		leve|veículo=veiculo
estação	estacao	trem
bonde elétrico	bonde eletrico	trólebus=trolebus|veículo=veiculo
monotrilho		veículo=veiculo
estrada de ferro na montanha		carro|teleférico=teleferico|veículo=veiculo
bonde		bonde elétrico=bonde eletrico|carro|trólebus=trolebus|veículo=veiculo
ônibus	onibus	veículo=veiculo
ônibus se aproximando	onibus se aproximando	veículo=veiculo
trólebus	trolebus	bonde elétrico=bonde eletrico|ônibus=onibus|veículo=veiculo
van		ônibus=onibus|veículo=veiculo
ambulância	ambulancia	veículo=veiculo
carro do corpo de bombeiros		caminhão do corpo de bombeiros=caminhao do corpo de bombeiros|fogo|veículo=veiculo
viatura policial		carro patrulha|polícia=policia|veículo=veiculo
viatura policial se aproximando		polícia=policia|veículo=veiculo
táxi	taxi	veículo=veiculo
táxi se aproximando	taxi se aproximando	veículo=veiculo
carro		automóvel=automovel|veículo=veiculo
carro se aproximando		automóvel=automovel|automóvel se aproximando=automovel se aproximando|veículo=veiculo
SUV	suv	carro|trailer|veículo=veiculo|veículo recreacional=veiculo recreacional
caminhonete		pick-up=pick up|veículo=veiculo
caminhão de entrega	caminhao de entrega	veículo=veiculo
caminhão	caminhao	caminhão articulado=caminhao articulado|semi|trailer|veículo=veiculo
trator		veículo=veiculo
carro de corrida		automobilismo
motocicleta		corrida
scooter		moto
cadeira de rodas manual		acessibilidade
cadeira de rodas motorizada		acessibilidade
automóvel riquixá	automovel riquixa	autorriquixá=autorriquixa|tuk tuk
bicicleta		veículo=veiculo
patinete		brinquedo
skate		
patins de rodas		
ponto de ônibus	ponto de onibus	
estrada		caminho
trilhos		trem
barril de óleo	barril de oleo	lata|lata de óleo=lata de oleo
posto de gasolina		bomba de combustível=bomba de combustivel|combustível=combustivel
roda		círculo=circulo|girar|pneu
sirene		carro da polícia=carro da policia|farol policial|luz de viatura policial|luz giratória=luz giratoria
semáforo horizontal	semaforo horizontal	luz|sinais de trânsito=sinais de transito|trânsito=transito
semáforo vertical	semaforo vertical	luz|sinais de trânsito=sinais de transito|trânsito=transito
sinal de pare		
em construção	em construcao	símbolo=simbolo|símbolo para “em construção”=simbolo para em construcao
farol		
âncora	ancora	sinal
boia		colete salva-vidas=colete salva vidas|flutuar|resgate|salva-vidas=salva vidas|segurança=seguranca
barco a vela		iate|resort|resort marítimo=resort maritimo
canoa		barco
lancha		barco|veículo=veiculo
cruzeiro		navio|passageiros|veículo=veiculo
balsa		barco|ferry boat|ferry-boat=ferry boat
barco		motor|veículo=veiculo
navio		veículo aquático=veiculo aquatico
avião	aviao	aéreo=aereo|veículo=veiculo
avião pequeno	aviao pequeno	aéreo=aereo|veículo=veiculo|veículo pequeno=veiculo pequeno
avião decolando	aviao decolando	decolar|veículo=veiculo
avião aterrissando	aviao aterrissando	aterrissagem|pousando|veículo=veiculo
paraquedas		asa-delta=asa delta|parasail|saltar de paraquedas
assento		cadeira
helicóptero	helicoptero	veículo=veiculo
estrada de ferro suspensa		suspensão=suspensao|veículo=veiculo
cabo suspenso usado em teleféricos nas montanhas	cabo suspenso usado em telefericos nas montanhas	bonde|montanha|teleférico=teleferico|teleférico na montanha=teleferico na montanha|veículo=veiculo
teleférico	teleferico	aérea=aerea|gôndola=gondola|linha de bonde|linha de bonde aérea=linha de bonde aerea|veículo=veiculo
satélite	satelite	veículo=veiculo
foguete		veículo=veiculo
disco voador		ovni
sineta		hotel|sino
mala		bagagem|viagem
ampulheta		areia
ampulheta contando o tempo		relógio=relogio|relógio de areia=relogio de areia
relógio de pulso	relogio de pulso	
despertador		alarme|relógio=relogio
cronômetro	cronometro	relógio=relogio
relógio temporizador	relogio temporizador	cronômetro=cronometro|timer
relógio de mesa	relogio de mesa	
12 horas		12h00|doze|meia-noite=meia noite|meio-dia=meio dia|relógio=relogio
doze e meia		12h30|relógio=relogio
1 hora		1h00|relógio=relogio|uma
uma e meia		1h30|relógio=relogio
2 horas		2h00|duas|relógio=relogio
duas e meia		2h30|relógio=relogio
3 horas		3h00|relógio=relogio|três=tres
três e meia	tres e meia	3h30|relógio=relogio
4 horas		4h00|quatro|relógio=relogio
quatro e meia		4h30|relógio=relogio
5 horas		5h00|cinco|relógio=relogio
cinco e meia		5h30|relógio=relogio
6 horas		6h00|relógio=relogio|seis
seis e meia		6h30|relógio=relogio
7 horas		7h00|relógio=relogio|sete
sete e meia		7h30|relógio=relogio
8 horas		8h00|oito|relógio=relogio
oito e meia		8h30|relógio=relogio
9 horas		9h00|nove|relógio=relogio
nove e meia		9h30|relógio=relogio
10 horas		10h00|dez|relógio=relogio
dez e meia		10h30|relógio=relogio
11 horas		11h00|onze|relógio=relogio
onze e meia		11h30|relógio=relogio
lua nova		escuro|lua negra
lua crescente côncava	lua crescente concava	
quarto crescente		lua|lua de quarto crescente
lua crescente convexa		
lua cheia		luar
lua minguante convexa		
quarto minguante		lua|lua de quarto minguante
lua minguante côncava	lua minguante concava	
lua crescente		
rosto da lua nova		lua nova com rosto
rosto da lua de quarto crescente		lua com rosto|quarto crescente com rosto
rosto da lua de quarto minguante		lua com rosto|quarto minguante com rosto
termômetro	termometro	clima|tempo
sol		clima|dia claro|raios|solar|tempo
rosto da lua cheia		lua cheia com rosto|lua com rosto
rosto do sol		
planeta com anéis	planeta com aneis	saturnino|saturno
estrela branca média	estrela branca media	
estrela brilhante		brilho|cintilante|luminosa|reluzente
estrela cadente		cai
via láctea	via lactea	céu=ceu|estrelado
nuvem		clima
sol por trás das nuvens	sol por tras das nuvens	nuvem|sol com nuvens
chuva com trovão	chuva com trovao	clima|nuvem
sol com nuvens		clima|nuvem
nublado		clima|nuvem|sol
sol com chuva		clima|nuvem
nuvem com chuva		clima
nuvem com neve		clima|frio
nuvem com trovão	nuvem com trovao	clima|relâmpago=relampago
tornado		clima|furacão=furacao|nuvem
nevoeiro		clima|furacão=furacao|nuvem
rosto de vento		clima|nuvem|sopro
ciclone		furacão=furacao|twister|zonzo
arco-íris	arco iris	chuva|clima
guarda-chuva fechado	guarda chuva fechado	chuvoso
guarda-chuva	guarda chuva	acessório=acessorio|clima|sombrinha aberta
sombrinha na chuva		acessório=acessorio|clima|gotas
guarda-sol	guarda sol	chuva|clima|sombrinha
alta tensão	alta tensao	perigo|perigo de alta tensão=perigo de alta tensao|sinal|sinal de alta tensão=sinal de alta tensao
floco de neve		clima|frio
boneco de neve		boneco de neve na neve|clima|frio
boneco de neve sem neve		
cometa		espaço=espaco|estrela cadente|meteoro|satélite=satelite
meteoro		
fogo		chama
gota		com suor|engraçado=engracado|gota de suor|suor
onda		onda de água=onda de agua|onda do oceano
abóbora de halloween	abobora de halloween	comemoração=comemoracao|jack|lanterna
árvore de natal	arvore de natal	comemoração=comemoracao
fogos de artifício	fogos de artificio	comemoração=comemoracao
vela estrela		comemoração=comemoracao|fogo de artifício=fogo de artificio|fogo de artifício vela estrela=fogo de artificio vela estrela
bombinha		dinamite|explosivo|fogos de artifício=fogos de artificio
brilhos		estrelas|estrelas brilhantes
balão	balao	comemoração=comemoracao
cone de festa		alegria|comemoração=comemoracao
confete		bola|bola de confetes|comemoração=comemoracao
árvore de tanabata	arvore de tanabata	árvore japanesa=arvore japanesa|comemoração=comemoracao
decoração de pinhos	decoracao de pinhos	bambu|comemoração=comemoracao|decoração de pinhas=decoracao de pinhas|japonês=japones|pinha
bonecas japonesas		bonecas japanesas|comemoração=comemoracao|festival
bandeira de carpas		comemoração=comemoracao|koinobori|subida de carpas
carrilhão de vento	carrilhao de vento	sino|som
contemplação da lua	contemplacao da lua	cerimônia de contemplação da lua=cerimonia de contemplacao da lua|comemoração=comemoracao
envelope vermelho		boa sorte|dinheiro|hóngbāo=hongbao|lai see|presente
laço de fita	laco de fita	comemoração=comemoracao
presente		comemoração=comemoracao|embrulhado|mimo
fita de lembrete		celebração=celebracao|comemoração=comemoracao|laço=laco
ingresso de cinema		entrada
ingresso		entretenimento
medalha militar		condecoração=condecoracao|prêmio=premio
troféu	trofeu	prêmio=premio
medalha esportiva		vitória=vitoria
medalha de ouro		1º. lugar=1º lugar|vitória=vitoria
medalha de prata		2º. lugar=2º lugar|segundo
medalha de bronze		3º. lugar=3º lugar|terceiro
bola de futebol		
bola de beisebol		
softbol		bola|embaixo do braço=embaixo do braco|luva
bola de basquete		cesta|cesta de basquete
bola de vôlei	bola de volei	jogo
bola de futebol americano		
bola de rugby		bola de futebol
tênis	tenis	bola|bola de tênis=bola de tenis|raquete de tênis=raquete de tenis
frisbee		ultimate
boliche		bola|bola de boliche|jogo
críquete	criquete	bola|jogo|taco
hóquei de campo	hoquei de campo	bola|jogo|taco
hóquei no gelo	hoquei no gelo	disco|jogo|taco
lacrosse		bastão=bastao|bola|gol
pingue-pongue	pingue pongue	mesa|raquete|tênis de mesa=tenis de mesa
badminton		jogo|peteca|raquete
luva de boxe		
quimono de artes marciais		judô=judo|karatê=karate|taekwondo
gol		esporte|rede
bandeira no buraco		bandeira de golfe|golfe
patins de gelo		patinação no gelo=patinacao no gelo
pesca		peixe|vara|vara de pescar e peixe
máscara de mergulho	mascara de mergulho	mergulhador|scuba|snorkeling
camiseta de corrida		camiseta de corrida com faixa
esqui		bota|esporte|esqui e bota
trenó	treno	
pedra de curling		
no alvo		jogo|mira|na mosca|tiro|tiro certeiro
ioiô	ioio	brinquedo|flutua
pipa		planar|voar
pistola d’água	pistola dagua	arma|ferramenta|revólver=revolver
bilhar		bola oito|jogo
bola de cristal		adivinhação=adivinhacao|destino
varinha mágica	varinha magica	bruxa|magia|mago
videogame		controle|controle de videogame|game|jogo
joystick		game|jogo|videogame
caça-níquel	caca niquel	jogo de azar|máquina caça-níqueis=maquina caca niqueis
jogo de dado		dados
quebra-cabeça	quebra cabeca	dica|encaixe|peça=peca
ursinho de pelúcia	ursinho de pelucia	brinquedo|enchimento
pinhata		comemoração=comemoracao|festa
globo de espelhos		balada|brilho|dançar=dancar|discoteca|festa
boneca russa		matriosca
naipe de espadas		baralho|carta|jogo
naipe de copas		baralho|carta|jogo
naipe de ouros		baralho|carta|jogo|ouro
naipe de paus		baralho|carta|jogo
peão de xadrez	peao de xadrez	truque
curinga		baralho|carta|joker
dragão vermelho de mahjong	dragao vermelho de mahjong	peça=peca|peça de mahjong=peca de mahjong
carta de flores		baralho|carta de baralho|hanafuda|jogo de baralho
máscara	mascara	arte|arte dramática=arte dramatica|entretenimento|espetáculo=espetaculo
quadro emoldurado		arte|moldura|pintura
paleta de tintas		arte|artista|paleta artística=paleta artistica|pintura
carretel		agulha|barbante|costura
agulha de costura		alfaiataria|bordados|pontos|suturas
novelo		bola|crochê=croche|tricô=trico
nó	no	amarrar|corda|cordel|emaranhado|fio
óculos	oculos	acessório=acessorio
óculos escuros	oculos escuros	óculos de sol=oculos de sol
óculos de proteção	oculos de protecao	natação=natacao|proteção para os olhos=protecao para os olhos|soldagem
jaleco		cientista|experiência=experiencia|médico=medico
colete salva-vidas	colete salva vidas	emergência=emergencia|segurança=seguranca
gravata		acessório=acessorio|roupa
camiseta		camisa|roupa
jeans		calça=calca|roupa
cachecol		inverno|pescoço=pescoco
luvas		inverno|mãos=maos
casaco		blusa|jaqueta
meias		
vestido		peça única=peca unica|roupa
quimono		roupa|vestir
sari		roupa|vestido
maiô	maio	roupa de banho
cueca		peça única=peca unica|roupa de banho|roupa de praia|roupa íntima=roupa intima
shorts		bermuda|roupa de banho|roupa de praia
biquíni	biquini	roupa|traje de banho
roupas femininas		
leque dobrável	leque dobravel	
bolsinha		acessório=acessorio|moedas|niqueleira
bolsa de mão	bolsa de mao	acessório=acessorio
bolsa pequena		acessório=acessorio
sacolas de compras		sacolas de shopping
mochila		bolsa escolar|escola|mochila escolar
chinelo		alpargatas|chinelo de praia|rasteirinha
sapato masculino		acessório=acessorio|sapatos
tênis de corrida	tenis de corrida	sapato esportivo
bota de trekking		acampar|caminhada|mochilão=mochilao|trilha
sapatilha		sapatilha de balé=sapatilha de bale|sapato|sem fivela
sapato de salto alto		acessório=acessorio
sandália feminina	sandalia feminina	acessório=acessorio|feminino|sandálias=sandalias
sapatilha de balé	sapatilha de bale	dança=danca
bota feminina		acessório=acessorio|botas|feminino
pente de cabelo		
coroa		acessório=acessorio
chapéu feminino	chapeu feminino	acessório=acessorio
cartola		chapéu=chapeu|roupa
chapéu de formatura	chapeu de formatura	comemoração=comemoracao
boné	bone	boné de beisebol=bone de beisebol|chapéu=chapeu
capacete militar		exército=exercito|guerreiro|soldado
capacacete de socorrista		capacete|capacete de socorrista|primeiros socorros|rosto
rosário de oração	rosario de oracao	acessório=acessorio|religião=religiao|reza|terço=terco
batom		cosméticos=cosmeticos|maquiagem
anel		diamante
pedra preciosa		diamante|joia
alto-falante silenciado	alto falante silenciado	mudo|quieto|silenciar|silêncio=silencio
alto-falante com volume baixo	alto falante com volume baixo	
alto-falante com volume médio	alto falante com volume medio	
alto-falante com volume alto	alto falante com volume alto	
buzina		alto|alto-falante=alto falante|discurso público=discurso publico|megafone
megafone		aplausos|comunicação=comunicacao
corneta postal		correios
sino		
sino silenciado		mudo|proibido|quieto|silencioso
partitura musical		música=musica
nota musical		música=musica
notas musicais		música=musica|nota
microfone de estúdio	microfone de estudio	música=musica
controle de volume		música=musica
botões giratórios	botoes giratorios	controle|música=musica
microfone		entretenimento|karaokê=karaoke|mic
fones de ouvido		fone de ouvido
rádio	radio	vídeo=video
saxofone		instrumento|instrumento musical|música=musica|sax
trompete		instrumento|instrumento musical|música=musica
trombone		
acordeão	acordeao	concertina|sanfona
guitarra		instrumento|instrumento musical|música=musica
teclado musical		instrumento|instrumento musical|música=musica|piano
violino		instrumento|instrumento musical|música=musica
banjo		cordas|música=musica
tambor		baquetas|música=musica|percussão=percussao
tambor comprido		batida|conga|ritmo
maracás	maracas	
flauta		
harpa		
telefone celular		telefone móvel=telefone movel
telefone celular com seta		receber
telefone no gancho		
telefone		aparelho de telefone|comunicação=comunicacao
pager		comunicação=comunicacao
fax		comunicação=comunicacao|máquina de fax=maquina de fax
pilha		bateria
pouca bateria		eletrônico=eletronico|pouca energia
tomada elétrica	tomada eletrica	eletricidade|plugue
laptop		computador|pc|pessoal
computador de mesa		desktop
impressora		acessório=acessorio|computador
teclado		acessório=acessorio|computador|digitação=digitacao
mouse		acessório=acessorio|computador
trackball		computador|mouse
minidisc		computador|disco|md|mini disc|minidisk
disquete		computador|disco|disco flexível=disco flexivel
cd		computador|disco|óptico=optico
DVD	dvd	blu-ray=blu ray|computador|disco|óptico=optico
ábaco	abaco	cálculo=calculo
câmera de cinema	camera de cinema	entretenimento|filme
rolo de filmes		cinema|filme
projetor de filmes		cinema|filme|vídeo=video
claquete		cena|entretenimento|filme|tomada
televisão	televisao	tv|vídeo=video
câmera	camera	vídeo=video
câmera com flash	camera com flash	vídeo=video
câmera de vídeo	camera de video	
videocassete		fita|vhs|vídeo=video
lupa para a esquerda		ferramenta|lente de aumento|pesquisa
lupa para a direita		ferramenta|lente de aumento|pesquisa
vela		luz
lâmpada	lampada	elétrica=eletrica|ideia|luz|quadrinhos
lanterna		elétrica=eletrica|ferramenta|luz
lanterna vermelha de papel		bar|izakaya
lâmpada de óleo	lampada de oleo	diya
caderno decorado		capa|livro
livro fechado		
livro aberto		
livro verde		
livro azul		
livro laranja		
livros		livro
caderno		folhas
livro contábil	livro contabil	caderno
página dobrada	pagina dobrada	dobrado|documento
pergaminho		rolo de papel
página voltada para cima	pagina voltada para cima	documento|página com a parte da frente para cima=pagina com a parte da frente para cima|parte da frente para cima
jornal		notícias=noticias
jornal enrolado		notícias=noticias
marcadores de página	marcadores de pagina	marcador|marcador de página=marcador de pagina|marcar
marcador de página	marcador de pagina	
etiqueta		rótulo=rotulo
moeda		dinheiro|metal|ouro|prata|tesouro
saco de dinheiro		
baú de tesouro	bau de tesouro	
nota de iene		dinheiro|moeda|nota bancária=nota bancaria
nota de dólar	nota de dolar	dinheiro|moeda|nota bancária=nota bancaria
nota de euro		dinheiro|moeda|nota bancária=nota bancaria
nota de libra		dinheiro|moeda|nota bancária=nota bancaria
dinheiro voando		banco|dinheiro com asas|nota|nota bancária voando=nota bancaria voando
cartão de crédito	cartao de credito	dinheiro
recibo		contabilidade|escrituração=escrituracao|evidência=evidencia|prova
gráfico subindo com iene	grafico subindo com iene	crescimento|dinheiro|iene em alta
envelope		carta|correspondência=correspondencia|e-mail=e mail|email
e-mail	e mail	carta|comunicação=comunicacao|correspondência=correspondencia
envelope chegando		carta|comunicação=comunicacao|correspondência=correspondencia|correspondência recebida=correspondencia recebida|e-mail=e mail|nova
envelope com seta		carta|e-mail=e mail|email
bandeja de saída	bandeja de saida	caixa|caixa de enviadas|caixa de saída=caixa de saida|comunicação=comunicacao|correspondência=correspondencia|enviada
bandeja de entrada		caixa|caixa de entrada|comunicação=comunicacao|correspondência=correspondencia|recebida
pacote		caixa|embrulho
caixa de correio fechada com bandeira levantada		caixa de correspondência com bandeira levantada=caixa de correspondencia com bandeira levantada|correspondência=correspondencia
caixa de correio fechada com bandeira abaixada		caixa de correspondência vazia=caixa de correspondencia vazia|correspondência=correspondencia
caixa de correio aberta com bandeira levantada		caixa de correspondência aberta com bandeira levantada=caixa de correspondencia aberta com bandeira levantada|correspondência=correspondencia
caixa de correio aberta com bandeira abaixada		caixa de correspondência aberta com bandeira abaixada=caixa de correspondencia aberta com bandeira abaixada|caixa de correspondência aberta e vazia=caixa de correspondencia aberta e vazia|correspondência=correspondencia
caixa de correio		correspondência=correspondencia
urna eleitoral com cédula	urna eleitoral com cedula	votar|voto
lápis	lapis	
ponta de caneta tinteiro		preto|tinta
caneta tinteiro		
caneta		esferográfica=esferografica
pincel		pintar
giz de cera		
memorando		lápis=lapis
borracha		
maleta		mala|pasta
pasta de arquivos		arquivo
pasta de arquivos aberta		arquivo
divisores de pastas		divisor|índice=indice
calendário	calendario	data|datas
calendário com folhas destacáveis	calendario com folhas destacaveis	
bloco espiral		caderno
calendário espiral	calendario espiral	bloco
índice de cartões	indice de cartoes	
gráfico subindo	grafico subindo	crescimento|diagrama|gráfico de tendência de crescimento=grafico de tendencia de crescimento|tendência de crescimento=tendencia de crescimento
gráfico caindo	grafico caindo	diagrama|gráfico de tendência negativa=grafico de tendencia negativa|negativa|tendência negativa=tendencia negativa
gráfico de barras	grafico de barras	barra
prancheta		anotações=anotacoes
tacha		alfinete
tacha redonda		alfinete
clipe de papel		
clipes de papel conectados		clipe
régua reta	regua reta	
régua triangular	regua triangular	triângulo=triangulo
tesoura		cortar|ferramenta
caixa de arquivos		arquivo|cartão=cartao
gavetas de escritório	gavetas de escritorio	arquivo|gabinete
lixeira		cesto de lixo
cadeado		fechado|trancado
cadeado aberto		destrancado
cadeado com caneta		cadeado com caneta tinteiro|caneta tinteiro|privacidade
cadeado fechado com chave		seguro
chave		senha
chave antiga		fechadura
rede com cabo		
martelo		ferramenta
machado		cortar|madeira|partir
picareta		ferramenta|mineração=mineracao
martelo e picareta		ferramenta
martelo e chave-inglesa	martelo e chave inglesa	ferramenta
adaga		arma|faca
espadas cruzadas		arma|guerra
bomba		emoção=emocao|engraçado=engracado
bumerangue		austrália=australia|rebote|repercussão=repercussao
arco e flecha		arma|sagitário=sagitario|zodíaco=zodiaco
escudo		arma
serrote		carpinteiro|madeira|serra
chave inglesa		ferramenta
chave de fenda		ferramenta
porca e parafuso		ferramenta
engrenagem		ferramenta
braçadeira	bracadeira	compressão=compressao|ferramenta|morsa|torno
balança	balanca	ferramenta|justiça=justica|libra|peso|zodíaco=zodiaco
bengala para cegos		acessibilidade|cegueira
link		corrente
corrente quebrada		
correntes		corrente
gancho		atração para venda=atracao para venda|bandido|curva|pegar|prender
caixa de ferramentas		ferramenta|mecânico=mecanico
ímã	ima	atração=atracao|ferradura|magnético=magnetico
escada		degrau|subir
pá	pa	
alambique		ferramenta|química=quimica
tubo de ensaio		ciência=ciencia|experiência=experiencia|laboratório=laboratorio|química=quimica|químico=quimico
placa de Petri	placa de petri	bactéria=bacteria|biologia|biólogo=biologo|cultura|laboratório=laboratorio
dna		biólogo=biologo|evolução=evolucao|gene|genética=genetica|vida
microscópio	microscopio	ciência=ciencia|ferramenta
telescópio	telescopio	ciência=ciencia|ferramenta
antena parabólica	antena parabolica	comunicação=comunicacao|satélite=satelite
seringa		agulha|médico=medico|remédio=remedio
gota de sangue		doação de sangue=doacao de sangue|medicina|menstruação=menstruacao
comprimido		medicina|médico=medico|pílula=pilula|remédio=remedio
atadura adesiva		curativo
muleta		ajuda à mobilidade=ajuda a mobilidade|bastão=bastao|bengala|deficiência=deficiencia|machucar
estetoscópio	estetoscopio	coração=coracao|medicina|médico=medico
raio x		doutor|esqueleto|médico=medico|ossos
porta		
elevador		acessibilidade|elevar|subir
espelho		espéculo=especulo|refletor|reflexão=reflexao
janela		abertura|ar fresco|quadro|transparente|vista
cama		hotel|sono
sofá e luminária	sofa e luminaria	hotel|lâmpada=lampada
cadeira		assento|sentar
vaso sanitário	vaso sanitario	banheiro|privada|toalete
desentupidor		banheiro|encanador|sucção=succao
chuveiro		água=agua|banho|ducha
banheira		
ratoeira		armadilha|isca|prender
lâmina	lamina	afiada|barbear
frasco de loção	frasco de locao	hidratante|protetor solar|xampu
alfinete de segurança	alfinete de seguranca	fralda|punk rock
vassoura		bruxa|limpar|varrer
cesta		agrícola=agricola|cesto de roupa|piquenique
rolo de papel		papel higiênico=papel higienico|toalhas de papel
balde		barril
sabonete		banho|barra|espuma|limpeza|saboneteira
bolhas		arroto|embaixo d’água=embaixo dagua|limpo|sabão=sabao
escova de dentes		banheiro|dental|higiene|limpeza
esponja		absorvente|limpeza|porosa
extintor de incêndio	extintor de incendio	apagar|extinguir
carrinho de compras		mercado
cigarro		fumar
caixão	caixao	caixão funerário=caixao funerario|funeral|morte|velório=velorio
lápide	lapide	cemitério=cemiterio|sepultura
urna funerária	urna funeraria	cinzas|funeral|morte
olho grego		amuleto|mau-olhado=mau olhado|miçanga=micanga|nazar|talismã=talisma
hamsá	hamsa	amuleto|fátima=fatima|mão=mao|maria|miriam|proteção=protecao
moai		estátua=estatua|moyai|rosto
placa		demonstração=demonstracao|piquete|protesto|sinal
cartão de identificação	cartao de identificacao	crachá=cracha|credenciais|identidade|licença=licenca|segurança=seguranca
símbolo de caixa automático	simbolo de caixa automatico	banco
símbolo de lixeira	simbolo de lixeira	coloque o lixo no lixo
água potável	agua potavel	beber
símbolo de cadeira de rodas	simbolo de cadeira de rodas	acesso|sinal
banheiro masculino		homem|lavatório=lavatorio|toalete|wc
banheiro feminino		lavatório=lavatorio|mulher|toalete|wc
banheiro		lavabo|sanitário=sanitario|toalete
símbolo de bebê	simbolo de bebe	fralda|fraldário=fraldario
WC	wc	latrina|lavabo|toalete
controle de passaportes		passaporte
alfândega	alfandega	aduana|bens|impostos
restituição de bagagem	restituicao de bagagem	
depósito de bagagem	deposito de bagagem	malas|serviço de bagagem=servico de bagagem
aviso		sinal
crianças atravessando	criancas atravessando	criança=crianca|pedestre|tráfego=trafego
entrada proibida		não=nao|proibido|sinal
proibido		entrada|não=nao|sinal
proibido andar de bicicleta		bicicletas não são permitidas=bicicletas nao sao permitidas|não=nao
proibido fumar		não é permitido fumar=nao e permitido fumar
proibido jogar lixo no chão	proibido jogar lixo no chao	não=nao
água não potável	agua nao potavel	imprópria para consumo=impropria para consumo
proibida a passagem de pedestres		não=nao|pedestre|pedestres não são permitidos=pedestres nao sao permitidos|proibido
proibido o uso de telefone celular		celulares não são permitidos=celulares nao sao permitidos|não=nao
proibido para menores de 18 anos		dezoito|menor de idade|restrição de idade=restricao de idade
radioativo		radiação=radiacao|símbolo=simbolo|sinal
risco biológico	risco biologico	resíduos=residuos
seta para cima		cardinal|direção=direcao|norte
seta para cima e para a direita		direção=direcao|intercardinal|nordeste
seta para a direita		direção=direcao|leste
seta para baixo e para a direita		direção=direcao|intercardinal|sudeste
seta para baixo		cardinal|direção=direcao|sul
seta para baixo e para a esquerda		direção=direcao|intercardinal|sudoeste
seta para a esquerda		direção=direcao|oeste
seta para cima e para a esquerda		direção=direcao|intercardinal|noroeste
seta para cima e para baixo		vertical
seta para esquerda e direita		horizontal|lados
seta curva da direita para a esquerda		retorno|voltar à esquerda=voltar a esquerda
seta curva da esquerda para a direita		retorno|voltar à direita=voltar a direita
seta para a direita curvada para cima		curva|seta curva de baixo para cima
seta para a direita curvada para baixo		curva|seta curva de cima para baixo
setas verticais no sentido horário	setas verticais no sentido horario	recarregar|seta
botão de setas em sentido anti-horário	botao de setas em sentido anti horario	botão de setas no sentido anti-horário=botao de setas no sentido anti horario|seta
seta "BACK"	seta back	seta para a esquerda|voltar
seta "END"	seta end	fim|seta para a esquerda
seta "ON!"	seta on	marca
seta "SOON"	seta soon	
seta "TOP"	seta top	para cima|seta para cima
local de culto		religião=religiao
símbolo de átomo	simbolo de atomo	ateísmo=ateismo
om		hindu|religião=religiao
estrela de Davi	estrela de davi	judaico|judeu|religião=religiao
roda do Dharma	roda do dharma	budista|religião=religiao
yin yang		religião=religiao|tao|taoista
cruz latina		cristão=cristao|religião=religiao
cruz ortodoxa		cristão=cristao|religião=religiao
estrela e lua crescente		islã=isla|muçulmano=muculmano|religião=religiao
símbolo da paz	simbolo da paz	
menorá	menora	candelabro|castiçal=castical|religião=religiao
estrela de seis pontas		adivinhação=adivinhacao|destino
khanda		
signo de Áries	signo de aries	carneiro|zodíaco=zodiaco
signo de Touro	signo de touro	boi|zodíaco=zodiaco
signo de Gêmeos	signo de gemeos	zodíaco=zodiaco
signo de Câncer	signo de cancer	caranguejo|zodíaco=zodiaco
signo de Leão	signo de leao	zodíaco=zodiaco
signo de Virgem	signo de virgem	zodíaco=zodiaco
signo de Libra	signo de libra	balança=balanca|justiça=justica|signo de virgem|zodíaco=zodiaco
signo de Escorpião	signo de escorpiao	zodíaco=zodiaco
signo de Sagitário	signo de sagitario	arqueiro|zodíaco=zodiaco
signo de Capricórnio	signo de capricornio	cabra|zodíaco=zodiaco
signo de Aquário	signo de aquario	água=agua|zodíaco=zodiaco
signo de Peixes	signo de peixes	zodíaco=zodiaco
signo de Ofiúco	signo de ofiuco	cobra|serpente|zodíaco=zodiaco
botão de músicas aleatórias	botao de musicas aleatorias	cruzadas|seta
botão de repetir	botao de repetir	sentido horário=sentido horario|seta
botão de repetir uma única faixa	botao de repetir uma unica faixa	sentido horário=sentido horario|seta|uma vez
botão reproduzir	botao reproduzir	direita|seta|triângulo=triangulo
botão avançar	botao avancar	dupla|rápido=rapido|seta
botão de próxima faixa	botao de proxima faixa	próxima cena=proxima cena|seta|seta dupla para a direita
botão de reproduzir ou pausar	botao de reproduzir ou pausar	direita|seta|triângulo=triangulo
botão de voltar	botao de voltar	esquerda|seta|triângulo=triangulo
botão de retroceder	botao de retroceder	dupla|seta
botão de faixa anterior	botao de faixa anterior	cena anterior|seta|triângulo=triangulo
botão apontando para cima	botao apontando para cima	seta|vermelho
botão de avanço para cima	botao de avanco para cima	dupla|seta
botão apontando para baixo	botao apontando para baixo	seta|vermelho
botão de avanço para baixo	botao de avanco para baixo	retroceder rápido=retroceder rapido|seta|seta dupla para baixo
botão pausar	botao pausar	barra|dupla|vertical
botão parar	botao parar	quadrado
botão gravar	botao gravar	círculo=circulo
botão ejetar	botao ejetar	
cinema		entretenimento|filme|símbolo do cinema=simbolo do cinema
botão de diminuir brilho	botao de diminuir brilho	escurecer|símbolo para reduzir brilho=simbolo para reduzir brilho
botão de aumentar brilho	botao de aumentar brilho	símbolo para aumentar brilho=simbolo para aumentar brilho
barras de sinal		antena|antena com barras|celular|força do sinal=forca do sinal|sinais de telefonia móvel=sinais de telefonia movel|telefone
sem fio		
modo vibratório	modo vibratorio	celular|telefone
telefone celular desligado		
símbolo de feminino	simbolo de feminino	mulher
símbolo de masculino	simbolo de masculino	homem
símbolo transgênero	simbolo transgenero	
sinal de multiplicação	sinal de multiplicacao	cancelar|multiplicar|x|x de multiplicação=x de multiplicacao
símbolo de adição	simbolo de adicao	matemática=matematica|sinal|sinal de mais
símbolo de subtração	simbolo de subtracao	matemática=matematica|menos|sinal
símbolo de divisão	simbolo de divisao	matemática=matematica|sinal
sinal de igual		igualdade|matemática=matematica
infinito		eternidade|ilimitado|universal
dupla exclamação	dupla exclamacao	explosão=explosao|ponto de exclamação duplo=ponto de exclamacao duplo|pontuação=pontuacao
exclamação com interrogação	exclamacao com interrogacao	pergunta|pontuação=pontuacao|sinal
ponto de interrogação vermelho	ponto de interrogacao vermelho	pergunta|pontuação=pontuacao|sinal
ponto de interrogação branco	ponto de interrogacao branco	delineado|pergunta|pontuação=pontuacao|sinal
ponto de exclamação branco	ponto de exclamacao branco	delineado|mark|pontuação=pontuacao|sinal
ponto de exclamação vermelho	ponto de exclamacao vermelho	pontuação=pontuacao
travessão ondulado	travessao ondulado	pontuação=pontuacao
câmbio de moeda	cambio de moeda	banco|dinheiro
cifrão	cifrao	dinheiro|dólar=dolar|moeda|símbolo do dólar=simbolo do dolar
símbolo da medicina	simbolo da medicina	bastão de asclépio=bastao de asclepio|esculápio=esculapio
símbolo de reciclagem	simbolo de reciclagem	
flor-de-lis	flor de lis	símbolo=simbolo
emblema de tridente		âncora=ancora|ferramenta|navio
crachá	cracha	identificação=identificacao|nome
símbolo japonês de principiante	simbolo japones de principiante	folha verde e amarela|iniciante|verde e amarela
círculo grande oco	circulo grande oco	o|vermelho
marca de seleção branca	marca de selecao branca	botão=botao|verificação=verificacao
caixa de seleção marcada com tique	caixa de selecao marcada com tique	marca de verificação=marca de verificacao
marca de seleção	marca de selecao	verificação=verificacao
xis		cancelar|multiplicação=multiplicacao|multiplicar|x
botão de xis	botao de xis	botão de caixa com x=botao de caixa com x|marcado|quadrado|x
laço encaracolado	laco encaracolado	loop|loop ondulado|volta
loop encaracolado duas vezes		duplo|encaradolado
sinal japonês indicando início de música	sinal japones indicando inicio de musica	canto|símbolo japonês de canto=simbolo japones de canto
asterisco de oito pontas		
estrela de oito pontas		
faísca	faisca	
símbolo de copyright	simbolo de copyright	
símbolo de registrado	simbolo de registrado	marca registrada|marca registrada “r”=marca registrada r
símbolo de marca registrada	simbolo de marca registrada	marca registrada “tm”=marca registrada tm
respingo		
tecla: #	tecla #	
tecla: *	tecla *	
tecla: 0	tecla 0	
tecla: 1	tecla 1	
tecla: 2	tecla 2	
tecla: 3	tecla 3	
tecla: 4	tecla 4	
tecla: 5	tecla 5	
tecla: 6	tecla 6	
tecla: 7	tecla 7	
tecla: 8	tecla 8	
tecla: 9	tecla 9	
tecla: 10	tecla 10	
letras latinas maiúsculas	letras latinas maiusculas	abcd|digitação=digitacao
letras latinas minúsculas	letras latinas minusculas	abcd|digitação=digitacao
números	numeros	1234|digitação=digitacao
símbolos	simbolos	digitação=digitacao
letras latinas		abc|alfabeto|digitação=digitacao
botão A (tipo sanguíneo)	botao a tipo sanguineo	sangue
botão AB (tipo sanguíneo)	botao ab tipo sanguineo	sangue
botão B (tipo sanguíneo)	botao b tipo sanguineo	sangue
botão CL	botao cl	
botão "COOL"	botao cool	legal
botão "FREE"	botao free	grátis=gratis|gratuito
informações	informacoes	i|símbolo=simbolo|símbolo de informações=simbolo de informacoes
botão ID	botao id	identidade|símbolo=simbolo|símbolo “id”=simbolo id
círculo com a letra M	circulo com a letra m	
botão "NEW"	botao new	novo
botão NG	botao ng	
botão O (tipo sanguíneo)	botao o tipo sanguineo	sangue
botão OK	botao ok	símbolo “ok”=simbolo ok
botão P	botao p	estacionamento|estacionar
botão SOS	botao sos	ajuda|símbolo=simbolo|símbolo “sos”=simbolo sos
botão "UP!"	botao up	símbolo=simbolo|símbolo “up!”=simbolo up
botão VS	botao vs	símbolo=simbolo|símbolo “vs”=simbolo vs|versus
botão japonês de “aqui”	botao japones de aqui	katakana|ココ
botão japonês de “taxa de serviço”	botao japones de taxa de servico	katakana|サ
botão japonês de “quantidade mensal”	botao japones de quantidade mensal	ideograma|月
botão japonês de “não gratuito”	botao japones de nao gratuito	ideograma|有
botão japonês de “reservado”	botao japones de reservado	ideograma|指
botão japonês de “barganha”	botao japones de barganha	ideograma|得
botão japonês de “desconto”	botao japones de desconto	ideograma|割
botão japonês de “gratuito”	botao japones de gratuito	ideograma|無
botão japonês de “proibido”	botao japones de proibido	ideograma|禁
botão japonês de “aceitável”	botao japones de aceitavel	ideograma|可
botão japonês de “aplicação”	botao japones de aplicacao	ideograma|申
botão japonês de “nota mínima”	botao japones de nota minima	ideograma|合
botão japonês de “vago”	botao japones de vago	ideograma|空
botão japonês de “parabéns”	botao japones de parabens	ideograma|祝
botão japonês de “segredo”	botao japones de segredo	ideograma|秘
botão japonês de “aberto para negócios”	botao japones de aberto para negocios	ideograma|営
botão japonês de “sem vagas”	botao japones de sem vagas	ideograma|満
círculo vermelho	circulo vermelho	geométrico=geometrico
círculo laranja	circulo laranja	
círculo amarelo	circulo amarelo	
círculo verde	circulo verde	
círculo azul	circulo azul	geométrico=geometrico
círculo roxo	circulo roxo	
círculo marrom	circulo marrom	
círculo preto	circulo preto	geométrico=geometrico
círculo branco	circulo branco	geométrico=geometrico
quadrado vermelho		
quadrado laranja		
quadrado amarelo		
quadrado verde		
quadrado azul		
quadrado roxo		
quadrado marrom		
quadrado preto grande		geométrico=geometrico
quadrado branco grande		geométrico=geometrico
quadrado preto médio	quadrado preto medio	geométrico=geometrico
quadrado branco médio	quadrado branco medio	geométrico=geometrico
quadrado preto médio menor	quadrado preto medio menor	geométrico=geometrico
quadrado branco médio menor	quadrado branco medio menor	geométrico=geometrico
quadrado preto pequeno		geométrico=geometrico
quadrado branco pequeno		geométrico=geometrico
losango laranja grande		geométrico=geometrico
losango azul grande		geométrico=geometrico
losango laranja pequeno		geométrico=geometrico
losango azul pequeno		geométrico=geometrico
triângulo vermelho para cima	triangulo vermelho para cima	geométrico=geometrico
triângulo vermelho para baixo	triangulo vermelho para baixo	geométrico=geometrico
diamante com um ponto		cômico=comico|dentro|geométrico=geometrico
botão de opção	botao de opcao	rádio=radio
botão quadrado branco	botao quadrado branco	botão quadrado branco e preto=botao quadrado branco e preto
botão quadrado preto	botao quadrado preto	botão quadrado preto e branco=botao quadrado preto e branco
bandeira quadriculada		corrida|esporte
bandeira triangular		poste
bandeiras cruzadas		bandeiras cruzadas do japão=bandeiras cruzadas do japao|comemoração=comemoracao
bandeira preta		tremulando
bandeira branca		tremulando
bandeira do arco-íris	bandeira do arco iris	
bandeira transgênero	bandeira transgenero	azul claro|branco|rosa
bandeira de pirata		caveira e osso|saque|tesouro
bandeira: Ilha de Ascensão	bandeira ilha de ascensao	
bandeira: Andorra	bandeira andorra	
bandeira: Emirados Árabes Unidos	bandeira emirados arabes unidos	
bandeira: Afeganistão	bandeira afeganistao	
bandeira: Antígua e Barbuda	bandeira antigua e barbuda	
bandeira: Anguila	bandeira anguila	
bandeira: Albânia	bandeira albania	
bandeira: Armênia	bandeira armenia	
bandeira: Angola	bandeira angola	
bandeira: Antártida	bandeira antartida	
bandeira: Argentina	bandeira argentina	
bandeira: Samoa Americana	bandeira samoa americana	
bandeira: Áustria	bandeira austria	
bandeira: Austrália	bandeira australia	
bandeira: Aruba	bandeira aruba	
bandeira: Ilhas Aland	bandeira ilhas aland	
bandeira: Azerbaijão	bandeira azerbaijao	
bandeira: Bósnia e Herzegovina	bandeira bosnia e herzegovina	
bandeira: Barbados	bandeira barbados	
bandeira: Bangladesh	bandeira bangladesh	
bandeira: Bélgica	bandeira belgica	
bandeira: Burquina Faso	bandeira burquina faso	
bandeira: Bulgária	bandeira bulgaria	
bandeira: Barein	bandeira barein	
bandeira: Burundi	bandeira burundi	
bandeira: Benin	bandeira benin	
bandeira: São Bartolomeu	bandeira sao bartolomeu	
bandeira: Bermudas	bandeira bermudas	
bandeira: Brunei	bandeira brunei	
bandeira: Bolívia	bandeira bolivia	
bandeira: Países Baixos Caribenhos	bandeira paises baixos caribenhos	
bandeira: Brasil	bandeira brasil	
bandeira: Bahamas	bandeira bahamas	
bandeira: Butão	bandeira butao	
bandeira: Ilha Bouvet	bandeira ilha bouvet	
bandeira: Botsuana	bandeira botsuana	
bandeira: Bielorrússia	bandeira bielorrussia	
bandeira: Belize	bandeira belize	
bandeira: Canadá	bandeira canada	
bandeira: Ilhas Cocos (Keeling)	bandeira ilhas cocos keeling	
bandeira: Congo - Kinshasa	bandeira congo kinshasa	
bandeira: República Centro-Africana	bandeira republica centro africana	
bandeira: República do Congo	bandeira republica do congo	
bandeira: Suíça	bandeira suica	
bandeira: Costa do Marfim	bandeira costa do marfim	
bandeira: Ilhas Cook	bandeira ilhas cook	
bandeira: Chile	bandeira chile	
bandeira: Camarões	bandeira camaroes	
bandeira: China	bandeira china	
bandeira: Colômbia	bandeira colombia	
bandeira: Ilha de Clipperton	bandeira ilha de clipperton	
bandeira sark		
bandeira: Costa Rica	bandeira costa rica	
bandeira: Cuba	bandeira cuba	
bandeira: Cabo Verde	bandeira cabo verde	
bandeira: Curaçao	bandeira curacao	
bandeira: Ilha Christmas	bandeira ilha christmas	
bandeira: Chipre	bandeira chipre	
bandeira: Tchéquia	bandeira tchequia	
bandeira: Alemanha	bandeira alemanha	
bandeira: Diego Garcia	bandeira diego garcia	
bandeira: Djibuti	bandeira djibuti	
bandeira: Dinamarca	bandeira dinamarca	
bandeira: Dominica	bandeira dominica	
bandeira: República Dominicana	bandeira republica dominicana	
bandeira: Argélia	bandeira argelia	
bandeira: Ceuta e Melilla	bandeira ceuta e melilla	
bandeira: Equador	bandeira equador	
bandeira: Estônia	bandeira estonia	
bandeira: Egito	bandeira egito	
bandeira: Saara Ocidental	bandeira saara ocidental	
bandeira: Eritreia	bandeira eritreia	
bandeira: Espanha	bandeira espanha	
bandeira: Etiópia	bandeira etiopia	
bandeira: União Europeia	bandeira uniao europeia	
bandeira: Finlândia	bandeira finlandia	
bandeira: Fiji	bandeira fiji	
bandeira: Ilhas Malvinas	bandeira ilhas malvinas	
bandeira: Micronésia	bandeira micronesia	
bandeira: Ilhas Faroé	bandeira ilhas faroe	
bandeira: França	bandeira franca	
bandeira: Gabão	bandeira gabao	
bandeira: Reino Unido	bandeira reino unido	
bandeira: Granada	bandeira granada	
bandeira: Geórgia	bandeira georgia	
bandeira: Guiana Francesa	bandeira guiana francesa	
bandeira: Guernsey	bandeira guernsey	
bandeira: Gana	bandeira gana	
bandeira: Gibraltar	bandeira gibraltar	
bandeira: Groenlândia	bandeira groenlandia	
bandeira: Gâmbia	bandeira gambia	
bandeira: Guiné	bandeira guine	
bandeira: Guadalupe	bandeira guadalupe	
bandeira: Guiné Equatorial	bandeira guine equatorial	
bandeira: Grécia	bandeira grecia	
bandeira: Ilhas Geórgia do Sul e Sandwich do Sul	bandeira ilhas georgia do sul e sandwich do sul	
bandeira: Guatemala	bandeira guatemala	
bandeira: Guam	bandeira guam	
bandeira: Guiné-Bissau	bandeira guine bissau	
bandeira: Guiana	bandeira guiana	
bandeira: Hong Kong, RAE da China	bandeira hong kong rae da china	
bandeira: Ilhas Heard e McDonald	bandeira ilhas heard e mcdonald	
bandeira: Honduras	bandeira honduras	
bandeira: Croácia	bandeira croacia	
bandeira: Haiti	bandeira haiti	
bandeira: Hungria	bandeira hungria	
bandeira: Ilhas Canárias	bandeira ilhas canarias	
bandeira: Indonésia	bandeira indonesia	
bandeira: Irlanda	bandeira irlanda	
bandeira: Israel	bandeira israel	
bandeira: Ilha de Man	bandeira ilha de man	
bandeira: Índia	bandeira india	
bandeira: Território Britânico do Oceano Índico	bandeira territorio britanico do oceano indico	
bandeira: Iraque	bandeira iraque	
bandeira: Irã	bandeira ira	
bandeira: Islândia	bandeira islandia	
bandeira: Itália	bandeira italia	
bandeira: Jersey	bandeira jersey	
bandeira: Jamaica	bandeira jamaica	
bandeira: Jordânia	bandeira jordania	
bandeira: Japão	bandeira japao	
bandeira: Quênia	bandeira quenia	
bandeira: Quirguistão	bandeira quirguistao	
bandeira: Camboja	bandeira camboja	
bandeira: Quiribati	bandeira quiribati	
bandeira: Comores	bandeira comores	
bandeira: São Cristóvão e Névis	bandeira sao cristovao e nevis	
bandeira: Coreia do Norte	bandeira coreia do norte	
bandeira: Coreia do Sul	bandeira coreia do sul	
bandeira: Kuwait	bandeira kuwait	
bandeira: Ilhas Cayman	bandeira ilhas cayman	
bandeira: Cazaquistão	bandeira cazaquistao	
bandeira: Laos	bandeira laos	
bandeira: Líbano	bandeira libano	
bandeira: Santa Lúcia	bandeira santa lucia	
bandeira: Liechtenstein	bandeira liechtenstein	
bandeira: Sri Lanka	bandeira sri lanka	
bandeira: Libéria	bandeira liberia	
bandeira: Lesoto	bandeira lesoto	
bandeira: Lituânia	bandeira lituania	
bandeira: Luxemburgo	bandeira luxemburgo	
bandeira: Letônia	bandeira letonia	
bandeira: Líbia	bandeira libia	
bandeira: Marrocos	bandeira marrocos	
bandeira: Mônaco	bandeira monaco	
bandeira: Moldávia	bandeira moldavia	
bandeira: Montenegro	bandeira montenegro	
bandeira: São Martinho	bandeira sao martinho	
bandeira: Madagascar	bandeira madagascar	
bandeira: Ilhas Marshall	bandeira ilhas marshall	
bandeira: Macedônia do Norte	bandeira macedonia do norte	
bandeira: Mali	bandeira mali	
bandeira: Mianmar (Birmânia)	bandeira mianmar birmania	
bandeira: Mongólia	bandeira mongolia	
bandeira: Macau, RAE da China	bandeira macau rae da china	
bandeira: Ilhas Marianas do Norte	bandeira ilhas marianas do norte	
bandeira: Martinica	bandeira martinica	
bandeira: Mauritânia	bandeira mauritania	
bandeira: Montserrat	bandeira montserrat	
bandeira: Malta	bandeira malta	
bandeira: Maurício	bandeira mauricio	
bandeira: Maldivas	bandeira maldivas	
bandeira: Malaui	bandeira malaui	
bandeira: México	bandeira mexico	
bandeira: Malásia	bandeira malasia	
bandeira: Moçambique	bandeira mocambique	
bandeira: Namíbia	bandeira namibia	
bandeira: Nova Caledônia	bandeira nova caledonia	
bandeira: Níger	bandeira niger	
bandeira: Ilha Norfolk	bandeira ilha norfolk	
bandeira: Nigéria	bandeira nigeria	
bandeira: Nicarágua	bandeira nicaragua	
bandeira: Países Baixos	bandeira paises baixos	
bandeira: Noruega	bandeira noruega	
bandeira: Nepal	bandeira nepal	
bandeira: Nauru	bandeira nauru	
bandeira: Niue	bandeira niue	
bandeira: Nova Zelândia	bandeira nova zelandia	
bandeira: Omã	bandeira oma	
bandeira: Panamá	bandeira panama	
bandeira: Peru	bandeira peru	
bandeira: Polinésia Francesa	bandeira polinesia francesa	
bandeira: Papua-Nova Guiné	bandeira papua nova guine	
bandeira: Filipinas	bandeira filipinas	
bandeira: Paquistão	bandeira paquistao	
bandeira: Polônia	bandeira polonia	
bandeira: São Pedro e Miquelão	bandeira sao pedro e miquelao	
bandeira: Ilhas Pitcairn	bandeira ilhas pitcairn	
bandeira: Porto Rico	bandeira porto rico	
bandeira: Territórios palestinos	bandeira territorios palestinos	
bandeira: Portugal	bandeira portugal	
bandeira: Palau	bandeira palau	
bandeira: Paraguai	bandeira paraguai	
bandeira: Catar	bandeira catar	
bandeira: Reunião	bandeira reuniao	
bandeira: Romênia	bandeira romenia	
bandeira: Sérvia	bandeira servia	
bandeira: Rússia	bandeira russia	
bandeira: Ruanda	bandeira ruanda	
bandeira: Arábia Saudita	bandeira arabia saudita	
bandeira: Ilhas Salomão	bandeira ilhas salomao	
bandeira: Seicheles	bandeira seicheles	
bandeira: Sudão	bandeira sudao	
bandeira: Suécia	bandeira suecia	
bandeira: Singapura	bandeira singapura	
bandeira: Santa Helena	bandeira santa helena	
bandeira: Eslovênia	bandeira eslovenia	
bandeira: Svalbard e Jan Mayen	bandeira svalbard e jan mayen	
bandeira: Eslováquia	bandeira eslovaquia	
bandeira: Serra Leoa	bandeira serra leoa	
bandeira: San Marino	bandeira san marino	
bandeira: Senegal	bandeira senegal	
bandeira: Somália	bandeira somalia	
bandeira: Suriname	bandeira suriname	
bandeira: Sudão do Sul	bandeira sudao do sul	
bandeira: São Tomé e Príncipe	bandeira sao tome e principe	
bandeira: El Salvador	bandeira el salvador	
bandeira: Sint Maarten	bandeira sint maarten	
bandeira: Síria	bandeira siria	
bandeira: Essuatíni	bandeira essuatini	
bandeira: Tristão da Cunha	bandeira tristao da cunha	
bandeira: Ilhas Turcas e Caicos	bandeira ilhas turcas e caicos	
bandeira: Chade	bandeira chade	
bandeira: Territórios Franceses do Sul	bandeira territorios franceses do sul	
bandeira: Togo	bandeira togo	
bandeira: Tailândia	bandeira tailandia	
bandeira: Tadjiquistão	bandeira tadjiquistao	
bandeira: Tokelau	bandeira tokelau	
bandeira: Timor-Leste	bandeira timor leste	
bandeira: Turcomenistão	bandeira turcomenistao	
bandeira: Tunísia	bandeira tunisia	
bandeira: Tonga	bandeira tonga	
bandeira: Turquia	bandeira turquia	
bandeira: Trinidad e Tobago	bandeira trinidad e tobago	
bandeira: Tuvalu	bandeira tuvalu	
bandeira: Taiwan	bandeira taiwan	
bandeira: Tanzânia	bandeira tanzania	
bandeira: Ucrânia	bandeira ucrania	
bandeira: Uganda	bandeira uganda	
bandeira: Ilhas Menores Distantes dos EUA	bandeira ilhas menores distantes dos eua	
bandeira: Nações Unidas	bandeira nacoes unidas	
bandeira: Estados Unidos	bandeira estados unidos	
bandeira: Uruguai	bandeira uruguai	
bandeira: Uzbequistão	bandeira uzbequistao	
bandeira: Cidade do Vaticano	bandeira cidade do vaticano	
bandeira: São Vicente e Granadinas	bandeira sao vicente e granadinas	
bandeira: Venezuela	bandeira venezuela	
bandeira: Ilhas Virgens Britânicas	bandeira ilhas virgens britanicas	
bandeira: Ilhas Virgens Americanas	bandeira ilhas virgens americanas	
bandeira: Vietnã	bandeira vietna	
bandeira: Vanuatu	bandeira vanuatu	
bandeira: Wallis e Futuna	bandeira wallis e futuna	
bandeira: Samoa	bandeira samoa	
bandeira: Kosovo	bandeira kosovo	
bandeira: Iêmen	bandeira iemen	
bandeira: Mayotte	bandeira mayotte	
bandeira: África do Sul	bandeira africa do sul	
bandeira: Zâmbia	bandeira zambia	
bandeira: Zimbábue	bandeira zimbabue	
bandeira: Inglaterra	bandeira inglaterra	
bandeira: Escócia	bandeira escocia	
bandeira: País de Gales	bandeira pais de gales	

"""#
}
