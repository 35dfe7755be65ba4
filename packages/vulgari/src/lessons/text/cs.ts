/** The lessons of De Vulgari Eloquentia in Czech. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'Itálie kolem roku 1300. Začínáte jako potulný kupec, můžete se stát bratrem, pak kardinálem, a snad i papežem. Putujete od města k městu, získáváte znalosti, sbíráte rukopisy v pěti dialektech a shromažďujete příznivce. Kdo má na konci nejvíc bodů Volgare, vyhrává.',
  'primer.points':
    'Nejvíc bodů přinášejí rukopisy: každý dá tolik, jakou má úroveň, tedy 1 až 4, a všech pět dialektů dohromady dalších 5. Pak závěrečná volba: politici, šlechtici a abatyše jsou hlasy a za hlasy získáte úřad, který dá 6 až 22 bodů. Zbytek dávají knihovna, karty bratrů a kardinálů, písaři, stupnice a bohatství.',
  'primer.turn':
    'Máte pět akcí: jedna cesta, jeden rukopis, kostky, studium, výdělek, postup na stupnicích. Před cestou i po ní smíte využít, co oblast nabízí. Města a karty událostí dávají dukáty a znalosti, aniž by to stálo akci.',
  'primer.end':
    'Od 12. kola se v každém kole otočí karta papeže. Po druhé červené je toto kolo poslední: nejdříve třinácté, nejpozději šestnácté. Pak přijde závěrečná volba a sečtou se všechny body.',
  'primer.about.picture': 'Mapa Itálie, oblasti v barvách dialektů, s figurkami hráčů.',
  'primer.points.picture': 'Rukopisy, které lze vzít, v řadách od úrovně 1 do úrovně 4, každý se svým dialektem.',
  'primer.turn.picture': 'Tah hráče: zbývající akce, co už udělal, a kostky, které lze vzít.',
  'primer.end.picture': 'Tabulka kol: karty událostí a co kola přinesou až do konce.',
  'primer.advice1':
    'Získávejte znalosti brzy, až do úrovně 4: pak dosáhnete na každý rukopis, a jen Řím jich dá 15. Další znalosti už většinou jen rozhodují při shodě.',
  'primer.advice2':
    'Staňte se bratrem v prvních kolech: stojí to polovinu dukátů, jděte tedy, dokud jich máte málo. Od té chvíle dostáváte almužnu.',
  'primer.advice3':
    'Rozhodněte se brzy, který úřad chcete, a počítejte hlasy: ty, které úřad nepotřebuje, mají jen malou cenu.',
  'journeys.title': 'Cesty',
  'journeys.start':
    'Všichni začínají jako kupci s 10 dukáty. Nejprve zvolte, kde začne vaše figurka: {zones:zone} sousedí se dvěma bohatými městy.',
  'journeys.step':
    'V tahu máte 5 akcí. Krok do sousední oblasti stojí 1 akci a žádné dukáty. Jděte do oblasti {zones:zone}.',
  'journeys.claim':
    'Město, které má hodnotu, ji dá každému hráči jednou za hru a nestojí to akci. Dukáty jsou jen pro kupce. Využijte město {zones:zone}: 20 dukátů.',
  'journeys.business':
    'Dvě věci smíte dělat kdekoli, každou jednou za tah. Drobný obchod dá za 1 akci 10 dukátů. Proveďte ho.',
  'journeys.psalter':
    'Žaltář dá za 1 akci 3 znalosti, nebo 4, pokud jste ve znalostech poslední, jako právě teď. Studujte ho.',
  'journeys.riddle':
    'Zbývají vám 2 akce. Jste v modré oblasti, a jen v takové lze postupovat ve Veronské hádance: kdo v ní na konci vede, dostane až 6 bodů. Postupte o 2 kroky.',
  'journeys.end': 'Všech pět akcí je pryč. Ukončete tah a na řadě bude Bruno.',
  'journeys.before':
    'Váš druhý tah. Smíte využít oblast, kde cesta začíná, i tu, kde končí. Než tedy opustíte modrou oblast, postupte v hádance ještě o 1 krok.',
  'journeys.sail':
    'Po souši stojí každá oblast 1 akci; dál než do sousední oblasti to stojí i 10 dukátů. Plavba do jiného přístavu téhož moře stojí 3 akce a 10 dukátů. Plujte do přístavu {zones:zone}.',
  'journeys.claimAgain': 'Jste na druhém konci Itálie. Využijte město {zones:zone}: 15 dukátů.',
  'journeys.sea':
    'Přes moře to jde i levněji: za 1 akci vyplujte a zůstaňte na moři, v příštím tahu za 1 akci přistanete. Nestojí to žádné dukáty, ale na moři nemůžete využít žádnou oblast.',
  'journeys.summary':
    'Za tah podniknete jen jednu cestu a oblasti, kterými projdete, vám nic nedají. Před cestou si tedy řekněte, co ještě můžete udělat tady a co tam, kam dojdete.',
  'manuscripts.title': 'Rukopisy',
  'manuscripts.shown':
    'Toto jsou vyložené rukopisy, od každé úrovně jeden. Na konci dá každý tolik bodů, jakou má úroveň, tedy 1 až 4. Potřebujete k němu tři věci: úroveň znalostí, oblast jeho dialektu a akce.',
  'manuscripts.journey':
    'Vezměme si „{title}“. Jeho dialekt: {dialects:dialect}, a {zones:zone} je oblast tohoto dialektu. Jděte tam: 2 oblasti stojí 2 akce a 10 dukátů.',
  'manuscripts.level':
    'Rukopis má úroveň 2. Vy jste na stupnici znalostí na úrovni 1; úroveň 2 začíná na poli 13. Pomůže vám město: využijte ho, dá 8 dukátů a 15 znalostí.',
  'manuscripts.take':
    'Teď už vše sedí: máte úroveň 2, jste ve správné oblasti a rukopis úrovně 2 stojí 2 akce. Vezměte si „{title}“.',
  'manuscripts.study': 'Za tah smíte vzít jen jeden rukopis. Poslední akci využijte na znalosti: Žaltář.',
  'manuscripts.end':
    'Ukončete tah. V každém kole hraje první ten, kdo má nejméně znalostí. Bruno tedy po svém tahu zahájí i příští kolo.',
  'manuscripts.next':
    'Místo vašeho rukopisu přišel nový. Podívejte se na úroveň 1. Dialekt: {dialects:dialect}, a sousední {zones:zone} je oblast tohoto dialektu. Jděte tam.',
  'manuscripts.claim': 'Využijte město {zones:zone}: 10 dukátů a 3 znalosti, cestou a bez akce.',
  'manuscripts.takeAgain':
    'Vezměte si „{title}“ za 1 akci. Rukopis dá vždy 1 bod za akci. Protože však smíte vzít jen jeden za tah, vyšší úrovně přinesou víc.',
  'manuscripts.high':
    '„{title}“ by dal 3 body, ale žádá úroveň 3, a ta začíná na poli 26. Vy jste na poli 21. Proto mají znalosti největší cenu v prvních kolech.',
  'manuscripts.summary':
    'Jeden rukopis v každém z pěti dialektů znamená na konci dalších 5 bodů. Rukopis úrovně 4 má dva dialekty a platí za jeden z nich. Dva dialekty už máte, tři zbývají.',
  'cubes.title': 'Kostky a úřady',
  'cubes.offer':
    'Každé kolo nabízí kostky čtyř barev. Politik má 3 hlasy, šlechtic 2 a abatyše 1: hlasy potřebujete na úřad v závěrečné volbě. Písaři hlasy nemají, ale hodí se jinak.',
  'cubes.noble':
    'Kostka stojí 1 akci, dvě téže barvy stojí 4. Šlechtic nestojí dukáty, proto bývá nejlepší první volbou. Vezměte si šlechtice.',
  'cubes.keep':
    'Šlechtice smíte prodat za 20 dukátů, ale jen ve chvíli, kdy si ho berete. Tentokrát si ho nechte, má 2 hlasy.',
  'cubes.politician': 'Politik stojí navíc 30 dukátů. Máte jich 40 a 3 hlasy jsou hodně. Vezměte si politika.',
  'cubes.scribe': 'Písař stojí jen 1 akci. Položí se před vaši zástěnu, kde zatím nemá žádnou cenu. Vezměte si písaře.',
  'cubes.abbey':
    'Abatyše stojí 15 dukátů a vám zbývá jen 10. V opatství však abatyše dukáty nestojí. Jděte do opatství: {zones:zone}.',
  'cubes.abbess': 'Poslední akcí si vezměte abatyši, tentokrát bez dukátů.',
  'cubes.convert':
    'V opatství smíte také proměnit všechny své písaře, a nestojí to akci. Buď jde každý za zástěnu a na konci dá 1 bod, nebo každý hned dá 3 znalosti. Hra teprve začala: vezměte si znalosti.',
  'cubes.votes':
    'Za zástěnou máte 6 hlasů, ostatní je nevidí. Po posledním kole smíte odhodit kostky za jeden úřad: kupec se 7 hlasy se stane bankéřem a dostane 6 bodů.',
  'cubes.summary':
    'Kdo stoupá, získá víc. Bratr se s 10 hlasy stane benediktinským mnichem: 11 bodů. Kardinál se s 11 hlasy stane komořím: 14, nebo se 17 papežem: 22. Hlasů je málo, začněte je sbírat brzy.',
  'statuses.title': 'Kupec, bratr, kardinál',
  'statuses.merchant':
    'Jste kupec. Jen kupci dostávají dukáty z měst a z karet událostí a jen oni obchodují s Orientem. Bratři a kardinálové zato dostávají almužnu a na konci lepší úřady.',
  'statuses.convent':
    'V tomto tahu máte ještě 2 akce. V konventu se kupec může stát bratrem. Jděte do konventu: {zones:zone}.',
  'statuses.friar':
    'Stát se bratrem nestojí akci, ale polovinu dukátů, tady 28 z 55. Každý bratr má svou výhodu. {persons:person} dá 7 znalostí a virtuálního šlechtice se 2 hlasy. Vyberte si ho.',
  'statuses.sale':
    '{persons:person} si smí za virtuálního šlechtice jednou vzít 20 dukátů, a přesto si ho nechá. Vezměte si je.',
  'statuses.earn':
    'Vydělávejte až po zaplacení, ne před ním: pak z výdělku nedáváte polovinu. Proveďte teď Drobný obchod; smějí ho i bratři.',
  'statuses.end': 'Ukončete tah. Bruno zůstává kupcem a bohatne.',
  'statuses.alms':
    'Nové kolo začalo almužnou: každý bratr dostane 5 dukátů, každý kardinál 10. Platí nejbohatší kupec, pokud má víc než vy, jinak banka. Tentokrát musel platit Bruno. Almužna se dává do 11. kola.',
  'statuses.cathedral':
    'V katedrále se bratr může stát kardinálem. Jsou jen dvě a jedna je hned vedle. Jděte do oblasti {zones:zone}.',
  'statuses.cardinal':
    'Stát se kardinálem stojí 40 dukátů a politika nebo šlechtice. I kardinálové mají různé výhody. {persons:person} dá na konci 6 bodů, ledaže se stanete papežem. Vyberte si ho.',
  'statuses.tribute':
    'Karta bratra teď opouští hru a s ní i virtuální šlechtic. Zaplaťte tedy jím a skutečného si nechte.',
  'statuses.summary':
    'Kardinálem ve 3. kole! Od teď dostáváte každé kolo almužnu 10 dukátů a na konci se s 11 hlasy stanete komořím, se 17 papežem. Kupcem už nikdy nebudete, ale sotva vám to bude chybět.',
  'tracks.title': 'Stupnice',
  'tracks.overview':
    'Kromě znalostí je tu šest stupnic. Každé pole stojí 1 akci a v jednom tahu smíte postoupit o víc polí. Na stejném poli vede ten, kdo přišel první.',
  'tracks.city':
    'V Písni bratra Slunce se postupuje jen ve františkánských městech, v každém v kole, které ukazuje jeho karta, a v 15. a 16. kole ve všech. V tomto kole je to {zones:zone}. Jděte tam.',
  'tracks.canticle':
    'Tady stojí každé pole také 1 abatyši a vy jednu máte. Na konci dostane první 9 bodů a druhý 4. Postupte o 1 krok.',
  'tracks.messenger':
    'S Poslem smíte postupovat kdekoli. Poslední pole je Bologna: stojí 20 dukátů a 2 abatyše a dá 15 znalostí; od 8. kola stojí polovinu a dá 10. Postupte o 1 krok.',
  'tracks.rest':
    'Kdo vede v Odpočinku, hraje v příštím kole první a pak se vrací na začátek. Máte tak první volbu kostek i rukopisů. Postupte o 1 krok.',
  'tracks.business': 'Brzy budete potřebovat dukáty na cestu. Poslední akci využijte na Drobný obchod.',
  'tracks.end': 'Ukončete tah. Bruno už hrál, takže začne další kolo.',
  'tracks.first':
    'Hrajete první, ačkoli máte víc znalostí než Bruno: to způsobil Odpočinek. Teď Veronská hádanka, k té je třeba modrá oblast. Jděte do oblasti {zones:zone} za 2 akce a 10 dukátů.',
  'tracks.riddle':
    'Bruno je na poli 2. Na konci boduje jen vedoucí: 4 body od pole 4, 5 od pole 7, 6 od pole 10. Postupte o 3 kroky a předstihněte ho.',
  'tracks.orient':
    'Orient je jen pro kupce. Jakmile jste na posledním poli, dá každé další využité město o 10 dukátů víc. Vyplatí-li se to, pak na začátku hry.',
  'tracks.library':
    'Papežská knihovna se otevírá ve 12. kole. Od pole 3 smíte táhnout 1 kartu, dál až 4, a jednu si necháte: 2 až 4 body. V posledních kolech jsou to dobře využité akce.',
  'tracks.summary':
    'Závody se vyhrávají pozdě. Kdo vede brzy, láká ostatní, aby ho předstihli, a bodují jen jeden nebo dva. Sledujte, co ještě ostatní mohou udělat, a pak je předejděte.',
  'summons.title': 'Události, almužna, svolání',
  'summons.card':
    'V každém z prvních deseti kol přijde do jedné oblasti karta události. Leží tam, dokud ji někdo nepoužije. V oblasti {zones:zone} čeká karta {title}. Jděte tam: {persons:person} za cesty neplatí dukáty.',
  'summons.use':
    'Použít kartu události nestojí akci. Karty se znalostmi jsou pro všechny, karty s dukáty jen pro kupce. Použijte kartu {title}: 4 znalosti.',
  'summons.claim':
    'Jako bratr už si z města {zones:zone} nevezmete dukáty, ale znalosti ano. Využijte město: 5 znalostí.',
  'summons.end': 'Ukončete tah. Pak bude hrát Bruno a začne 10. kolo.',
  'summons.alms':
    'Každé kolo začíná svou kartou události, potom se dává almužna. Dostali jste 5 dukátů, Bruno jako kardinál 10. Kupcem už tu není nikdo, platila tedy banka.',
  'summons.stupor':
    'Desátá karta události je zvláštní: karta {title} přišla do oblasti {zones:zone} a dá 10 znalostí. Kdo tam ukončí tah, smí svolat ostatní. Jděte tam.',
  'summons.manuscript':
    'Zbývají tři akce a jeden rukopis se hodí k této oblasti i k vaší úrovni. Vezměte si „{title}“.',
  'summons.last': 'Svolává se až na samém konci tahu. Ukončete ho.',
  'summons.summon':
    'Svolaní smějí zdarma přijít, nebo zůstat, kde jsou. Nepřijde-li nikdo, vyhráváte a nic neodhazujete. Svolejte všechny.',
  'summons.bid':
    'Bruno přišel, takže začíná dražba. Nabízíte hlasy, tedy kostky za zástěnou, a odhazuje jen vítěz. Kdo svolal, má 2 hlasy navíc. Nabídněte 4.',
  'summons.pay':
    'Bruno pasuje, vyhráváte. Díky 2 hlasům navíc odhodíte jen 2 hlasy. Na politika se nevrací, odhoďte tedy šlechtice.',
  'summons.summary':
    'Jeden šlechtic za 10 znalostí a jste na úrovni 4. Zbývá vám 10 hlasů, přesně tolik, kolik bratr potřebuje na benediktinského mnicha. Nikdy nenabízejte hlasy, které potřebuje váš úřad.',
  'election.title': 'Závěrečná volba',
  'election.dead':
    'Druhá červená karta papeže: papež je mrtev. Toto kolo je poslední a všechny figurky jsou v oblasti {zones:zone}. Akce teď používejte jen na body a hlasy.',
  'election.abbess': 'Spočítejte hlasy: máte 16 a na papeže stačí 17. Vezměte si abatyši za 15 dukátů.',
  'election.library': 'V Papežské knihovně jste na poli 1. Od pole 3 smíte táhnout kartu. Postupte o 2 kroky.',
  'election.draw': 'Tažení nestojí akci a karta, kterou si necháte, dá 2 až 4 body. Táhněte.',
  'election.manuscript': 'Rukopisy bodují do poslední chvíle. Vezměte si „{title}“ za 1 akci.',
  'election.claim':
    'Teď to, co nic nestojí. Ve volbě vybírá první ten, kdo má nejvíc znalostí, a při každé shodě rozhodují znalosti. Město {zones:zone} jste ještě nevyužili: 15 znalostí.',
  'election.event': 'Leží tu ještě i karta {title}. S těmito 5 znalostmi předstihnete Bruna. Použijte kartu.',
  'election.end': 'Poslední akce už žádné body přinést nemůže. Ukončete tah, Bruno odehraje svůj poslední.',
  'election.compare':
    'Všechny zástěny se zvedly. Papež: 22 bodů, ale nic za kartu {persons:person} a žádné hlasy by nezbyly. Komoří: 14, k tomu 6 za kartu {persons:person} a 3, zbude-li vám nejvíc hlasů. To je 23.',
  'election.elect': 'Každý smí získat jeden úřad, nebo žádný. Vyšší není vždy lepší. Staňte se komořím.',
  'election.spend':
    'Odhoďte kostky aspoň za 11 hlasů; nic se nevrací. Politik a všichni čtyři šlechtici dají přesně 11 a šest abatyší vám zůstane.',
  'election.summary':
    'Úřad, karta a hlasy vám daly 23 bodů. Přesto vyhrává Bruno 48 : 41: jeho rukopisy a pět dialektů dávají 21, vaše jen 9. Úřad má velkou cenu, ale vedle něj jsou třeba rukopisy.',
  'rounds.title': 'Čtyři kola',
  'rounds.start':
    'Teď si zahrajete začátek hry s radami. Kde začít? Z města {zones:zone} jsou to jen dvě oblasti do cíle, kterým je {zones:goal}, a tam získáte 15 znalostí. Začněte ve městě {zones:zone}.',
  'rounds.journey': 'Cesta do oblasti {zones:zone} stojí 2 akce a všech 10 dukátů. Stojí to za to.',
  'rounds.claim': 'Nejdřív si vezměte, co nic nestojí: 8 dukátů a 15 znalostí. Tím jste na úrovni 2.',
  'rounds.manuscript': 'Oblast i úroveň sedí: vezměte si „{title}“ za 2 akce.',
  'rounds.noble': 'Zbývá vám 1 akce a budete potřebovat dukáty. Vezměte si šlechtice…',
  'rounds.sell':
    '… a hned ho prodejte za 20 dukátů. Tím váš tah končí. Bruno má méně znalostí: hraje teď a zahájí i příští kolo.',
  'rounds.event': 'Druhé kolo. Do vaší oblasti přišla karta {title}. Než odejdete, použijte ji: 5 znalostí.',
  'rounds.convent': 'Staňte se bratrem, dokud máte málo dukátů. Nejbližší konvent je {zones:zone}: 2 akce a 10 dukátů.',
  'rounds.friar':
    'Polovina z 18 je jen 9 dukátů. {persons:person} se hodí tomu, kdo chce být brzy kardinálem: zaplatí to jeho virtuální šlechtic. Vyberte si ho.',
  'rounds.sale': 'Vezměte si za virtuálního šlechtice 20 dukátů; zůstane vám.',
  'rounds.business':
    'Vydělejte 10 dukátů Drobným obchodem. Posledními dvěma akcemi si pak vezmete a necháte šlechtice a budete studovat Žaltář. Tah končí a hraje Bruno.',
  'rounds.cathedral': 'Třetí kolo. S almužnou máte 44 dukátů, na kardinála to stačí. Jděte do katedrály: {zones:zone}.',
  'rounds.cardinal':
    'Nejsilnější boti tu bývají kardinály už ve 3. kole. Nejraději mají tuto kartu: {persons:person}. S jejími 6 body je komoří skoro tolik co papež. Vyberte si ji.',
  'rounds.tribute': 'Zaplaťte virtuálním šlechticem. S kartou bratra by stejně opustil hru.',
  'rounds.free':
    'Zbývají vám 4 akce: dohrajte tah, jak chcete. Je to jen pokus. Potom hra pokračuje Drobným obchodem, Žaltářem, písařem a jedním krokem v Odpočinku.',
  'rounds.alone':
    'Čtvrté kolo. Díky Odpočinku hrajete první a Bruno vám musel dát almužnu 10 dukátů. Odehrajte celý tah sami. Myslete na znalosti do úrovně 4, na rukopisy a na hlasy.',
  'rounds.summary':
    'Tak začíná hra. Pokračujte stejně: úroveň 4, všech pět dialektů, hlasy pro váš úřad; a od 12. kola sledujte karty papeže. Jste připraveni na první opravdovou hru.',
};
