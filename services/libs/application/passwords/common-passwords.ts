/**
 * The first words in lists of breached passwords, and common local words, written with letters only. Figures and signs
 * before, after or between the letters do not make a word harder to guess.
 */
const words = `
abc abcabc abcd abcdef abcdefg access action admin administrator adventure africa alexander alexandra alhamdulillah
allah allahuakbar always amanda amazon amen america andrew android angel angels anna anthony anything apple april
argentina army arsenal arusha asante asantesana asdf asdfgh asdfghjkl ashley asshole audi august austin australia autumn
avengers awesome azerty baby babyboy babygirl banana barbie barcelona bart baseball basketball batman batterystaple
bayern beach beatles beckham benjamin berlin bestfriend bestfriends beyonce bible bigdaddy bigdick biggest bismillah
bitch biteme black blackberry blessed blessing blink blue bmw booking bookings boss boston brandon brazil brian broncos
brother buffalo bugsbunny bullshit bunny business butterfly california camaro canada candy captain cat champion changeme
changethis charlie cheese cheetah chelsea cherry chicago chicken chocolate christ christina christopher chrome
cinderella cinnamon coconut coffee college company computer computerscience cookie cookies cool correcthorse
correcthorsebatterystaple corvette cowboys cricket crimson cupcake cutie daddy daisy dallas dancer daniel dar
daressalaam darling darthvader david december default demo demon desktop devil dhow diablo diamond diamonds disney
doctor dodoma dog doggy dollar dolphin dolphins dortmund dragon ducati eagle eagles elephant elizabeth elvis emily
eminem engineer england enterprise everything example explorer extreme facebook faith falcon family father february
ferrari firefox florida flower flowers football forever foreverlove forodhani fortnite france freddiemercury freedom
friday friend friends friendship fuckme fuckoff fuckyou gandalf gangster garfield george germany ghost ginger giraffe
god godfirst godisgood godisgreat godislove gold golden golf goodbye goodluck google gorilla gospel grace green guest
guitar habari hakunamatata hannah happiness happy harley hawk heaven hello hellokitty helloworld hendrix hero hippo
hithere hobbit hockey holiday homer honda honey hope horse hottie houston huawei hulk hunter iloveu iloveyou inshallah
instagram internet internetexplorer iphone ireland ironman islam island italy jambiani jambo james january jasmine jason
jennifer jessica jesus jesuschrist jesusislord jordan joseph joshua july june justin juventus karibu
karibuni kendwa kenya kevin kilimanjaro killer killerqueen killme kisses kissme kiswahili kitten kitty lakers laptop
lauren legend leopard letmein letmeinnow liberty life lightning lily linkedin lion liverpool login logon london love
lovely loveme lover lovers loveyou loveyouforever lucifer lucky luckyday macintosh madrid magic magical mambo manager
manchester mango manutd march maria marine martin mashallah master masters matrix matthew maximum melissa mercedes
merlin messi metallica mexico michael michelle mickey microsoft mikumi military million millionaire minecraft minnie
mohammed mom mommy monday money monkey moscow mother motorola mpenzi muhammad mungu munguibariki munguniwema music
muslim mustang mwanza mylife mylove mypassword nairobi nakupenda naruto natasha navy nemo netflix never newpassword
newyork neymar ngorongoro nicole ninja nirvana nissan nobody nokia nothing november number numberone nungwi nurse ocean
october office onetwothree opensesame openup orange orchid owner packers paje panther paradise paris pass passw passwd
password passwort patrick patriots peace peanut pemba pepper peter phantom phoenix piano pikachu pilot pineapple pink
playboy poa pokemon police pony porsche power powerful prince princess private puppy purple pussy qazwsx qazwsxedc
qweasd qweasdzxc qwerty qwertyuiop qwertz rabbit rachel raiders rainbow ranger rangers realmadrid rebecca red redskins
rhino rich richard rihanna robert rockstar rome ronaldo rooney root rose roses rugby running russia safari samantha
sample samsung samuel samurai sarah satan saturday school scooby scoobydoo scotland seal secret secrets september
serengeti sexsex sexy shadow signin silver simba simbasc simpsons sister skywalker slipknot smile smiley sniper snoopy
soccer soldier somebody something sophie spain spiderman spotify spring staff stargate starlight startrek starwars
steelers stephanie stonetown storm strawberry strength strong student subhanallah success suckit sugar summer sunday
sunflower sunrise sunset sunshine superman superuser supreme suzuki swahili sweetheart sweetie swimming sysadmin system
taifastars tanzania tanzanian teacher temp temporary tennis test tester testing testtest texas thepassword thomas
thunder thursday tiger tinkerbell topsecret tourism tours toyota travel truelove trustno trustnoone tuesday turtle
tweety twitter uganda ultimate unguja university unknown user username vacation vampire vanilla victoria violet visitor
warrior warriors wasd website wednesday welcome whatever whatsapp white william windows winner winter wizard word yamaha
yanga yankees yellow yoda youngafricans yourpassword youtube zanzibar zanzibari zaqwsx zebra zombie zxcvbn zxcvbnm
`;

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
