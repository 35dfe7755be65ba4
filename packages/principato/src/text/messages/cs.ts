/** What Principato says during play, in Czech. */
import type { Counts, Labels, Messages, OptionTexts } from '../message-table.js';

export const tagline = 'Tři roky na to, aby se ze skromného knížectví stala chlouba Itálie.';

/** Counted things in the accusative ("zaplatí 1 kostku zlata"): every sentence is built for it. */
export const counts: Counts = {
  food: { one: '# kostku potravin', few: '# kostky potravin', other: '# kostek potravin' },
  gold: { one: '# kostku zlata', few: '# kostky zlata', other: '# kostek zlata' },
  favor: { one: '# kostku přízně', few: '# kostky přízně', other: '# kostek přízně' },
  field: { one: '# pole', few: '# pole', other: '# polí' },
  farm: { one: '# statek', few: '# statky', other: '# statků' },
  palazzo: { one: '# palazzo', few: '# palazza', other: '# palazz' },
  bank: { one: '# banku', few: '# banky', other: '# bank' },
  catapult: { one: '# katapult', few: '# katapulty', other: '# katapultů' },
  militia: { one: '# žeton domobrany', few: '# žetony domobrany', other: '# žetonů domobrany' },
  condottiere: { one: '# kondotiéra', few: '# kondotiéry', other: '# kondotiérů' },
  monument: { one: '# pomník', few: '# pomníky', other: '# pomníků' },
  book: { one: '# knihu', few: '# knihy', other: '# knih' },
  painting: { one: '# obraz', few: '# obrazy', other: '# obrazů' },
  action: { one: '# akci', few: '# akce', other: '# akcí' },
  vp: { one: '# vítězný bod', few: '# vítězné body', other: '# vítězných bodů' },
  cube: { one: '# kostku', few: '# kostky', other: '# kostek' },
  card: { one: '# kartu', few: '# karty', other: '# karet' },
  soldier: { one: '# vojáka', few: '# vojáky', other: '# vojáků' },
  token: { one: '# žeton', few: '# žetony', other: '# žetonů' },
};

/** The nominative ("1 kostka zlata"), where it is another form. */
export const labels: Labels = {
  food: { one: '# kostka potravin', few: '# kostky potravin', other: '# kostek potravin' },
  gold: { one: '# kostka zlata', few: '# kostky zlata', other: '# kostek zlata' },
  favor: { one: '# kostka přízně', few: '# kostky přízně', other: '# kostek přízně' },
  bank: { one: '# banka', few: '# banky', other: '# bank' },
  condottiere: { one: '# kondotiér', few: '# kondotiéři', other: '# kondotiérů' },
  book: { one: '# kniha', few: '# knihy', other: '# knih' },
  action: { one: '# akce', few: '# akce', other: '# akcí' },
  cube: { one: '# kostka', few: '# kostky', other: '# kostek' },
  card: { one: '# karta', few: '# karty', other: '# karet' },
  soldier: { one: '# voják', few: '# vojáci', other: '# vojáků' },
};

export const messages: Messages = {
  // What the player who is asked must decide.
  'prompt.turn': 'Jste na tahu a máte ještě {#action:actions}. Co uděláte?',
  'prompt.turn.over': 'Obě akce máte za sebou. Ukončete tah.',
  'prompt.turn.over.supply': 'Obě akce máte za sebou. Ukončete tah, nebo ještě předtím zásobte vojáky.',
  'prompt.alternative': '{cards:card}: kterou možnost zvolíte?',
  'prompt.pay.food': 'Platíte {#food:cost}. Kolik kostek přízně použijete místo potravin?',
  'prompt.pay.gold': 'Platíte {#gold:cost}. Kolik kostek přízně použijete místo zlata?',
  'prompt.culture.monument': 'Který pomník dáte postavit?',
  'prompt.culture.book': 'Kterou knihu dáte sepsat?',
  'prompt.culture.painting': 'Který obraz dáte namalovat?',
  'prompt.recruit.militia': 'Kolik žetonů domobrany si vezmete?',
  'prompt.recruit.condottiere': 'Kolik kondotiérů najmete?',
  'prompt.overflow.food':
    'Na statcích už nemáte místo pro {#food:lost}. Kolik kostek položíte rovnou na nezásobenou domobranu?',
  'prompt.overflow.gold':
    'V bankách už nemáte místo pro {#gold:lost}. Kolik kostek položíte rovnou na nezásobené kondotiéry?',
  'prompt.favorOverflow': 'Váš kostel je plný: který voják dostane kostku přízně?',
  'prompt.exchange.activate': 'Kartu {cards:card} musíte vyměnit: kterou kartu z nabídky si vezmete?',
  'prompt.exchange.change': 'Vyměňujete kartu {cards:card}: kterou kartu z nabídky si vezmete?',
  'prompt.supply.food.militia': 'Kolik žetonů domobrany zásobíte potravinami? Máte {#food:has}.',
  'prompt.supply.gold.condottiere': 'Kolik kondotiérů zásobíte zlatem? Máte {#gold:has}.',
  'prompt.supply.favor.militia': 'Kolik žetonů domobrany zásobíte přízní? Máte {#favor:has}.',
  'prompt.supply.favor.condottiere': 'Kolik kondotiérů zásobíte přízní? Máte {#favor:has}.',
  'prompt.supply.confirm': 'Potvrďte, jak zásobíte své vojáky; vaše vojenská síla pak bude {strength}.',
  'prompt.dismiss.militia': 'Kolik žetonů domobrany propustíte? Máte {#militia:has}.',
  'prompt.dismiss.condottiere': 'Kolik kondotiérů propustíte? Máte {#condottiere:has}.',
  'prompt.dismiss.confirm': 'Potvrďte, které vojáky si necháte.',

  // Said once, at the first decision of each kind.
  'tip.turn':
    'Máte dvě akce za tah: aktivovat kartu, vyměnit kartu za jinou z nabídky, nebo si vzít kostku přízně. Zásobování není akce.',
  'tip.pay': 'Kostka přízně nahradí potraviny i zlato. Je vzácnější: šetřete ji na to, co vám chybí.',
  'tip.recruit': 'Nezásobení vojáci se počítají proti vám: berte jich jen tolik, kolik dokážete zásobit.',
  'tip.supply': 'Vaše vojenská síla: katapulty plus zásobení vojáci minus nezásobení vojáci.',

  // What everybody else reads meanwhile.
  'waiting.turn': '{@seat} je na tahu a má ještě {#action:actions}.',
  'waiting.action': '{@seat} dokončuje akci.',
  'waiting.supply': '{@seat} rozhoduje o zásobování vojáků.',
  'waiting.sealed': '{@seat} skrytě rozhoduje o zásobování vojáků.',
  'waiting.dismiss': '{@seat} rozhoduje, které vojáky si nechá.',

  // Choices.
  'choice.activate': 'Aktivovat kartu {cards:card}',
  'choice.change': 'Vyměnit kartu {cards:card} za kartu z nabídky',
  'choice.favor': 'Vzít kostku přízně',
  'choice.supply': 'Zásobovat vojáky hned (není to akce)',
  'choice.end': 'Ukončit tah',
  'choice.alternative.free': 'Vzít si {&gain}',
  'choice.alternative.paid': 'Zaplatit {&cost}, vzít si {&gain}',
  'choice.alternative.culture': 'Zaplatit {&cost}, vzít si žeton: {cultures:culture}',
  'choice.pay.none': 'Žádnou kostku přízně',
  'choice.pay.some': 'Použít {#favor:favor}',
  'choice.culture': '{cultures:culture}: {=vp:vp}',
  'choice.recruit': 'Přibrat {#$soldier:soldiers}',
  'choice.place.none': 'Žádnou: přebytek je ztracen',
  'choice.place.some': 'Zásobit {#$soldier:cubes}',
  'choice.feed': 'Zásobit vojáka: {tokens:soldier}',
  'choice.take': '{cards:card} ({place}. v nabídce)',
  'choice.move.none': 'Nezásobovat',
  'choice.move.some': 'Zásobit {#$soldier:cubes}',
  'choice.dismiss.none': 'Nechat si všechny',
  'choice.dismiss.some': 'Propustit {#$soldier:soldiers}',
  'choice.done': 'Potvrdit',

  // Events, as the log tells them.
  'event.began': 'Hra začíná. {@seat} dostává kartu začínajícího hráče.',
  'event.goals': 'Vaše karty cílů: {goals:general} a {goals:art}.',
  'event.activated': '{@seat} aktivuje kartu {cards:card}.',
  'event.paid': '{@seat} platí {&cubes}.',
  'event.built': '{@seat} si bere {#$token:count}.',
  'event.created': '{@seat} si bere dílo „{works:work}“ ({cultures:culture}, {=vp:vp}).',
  'event.received': '{@seat} dostává {#$cube:count}.',
  'event.lost': '{@seat} pro nedostatek místa ztrácí {#$cube:count}.',
  'event.recruited': '{@seat} přibírá do armády {#$soldier:count}.',
  'event.exchanged': '{@seat} po aktivaci vyměňuje kartu {cards:gave} za kartu {cards:took} ({place}. v nabídce).',
  'event.changed': '{@seat} vyměňuje kartu {cards:gave} za kartu {cards:took} ({place}. v nabídce).',
  'event.supplied': '{@seat} vydává {#$cube:count} a zásobuje {#$soldier:count}.',
  'event.turnEnded': '{@seat} ukončuje tah.',
  'event.left': 'Karta {cards:card} opouští nabídku.',
  'event.revealed': 'Karta {cards:card} přichází do nabídky.',
  'event.militaryCard': 'Odkrývá se karta vojenského hodnocení!',
  'event.yearEnded': 'Končí {year}. rok.',
  'event.yearBegan': 'Začíná {year}. rok.',
  'event.scoringBegan': 'Začíná {number}. z 5 vojenských hodnocení.',
  'event.sealed': '{@seat} má rozhodnuto.',
  'event.strength': '{@seat} má vojenskou sílu {strength} a získává {#vp:vp}.',
  'event.dismissed': '{@seat} propouští {#$soldier:count}.',
  'event.goalsOpened': '{@seat} odkrývá karty cílů {goals:general} a {goals:art}.',
  'event.ended': 'Hra končí.',

  // Why something is not allowed; the rule's id is shown beside it.
  'refusal.P-2.13': 'Nemáte nezásobeného vojáka, pro kterého by se našla vhodná kostka.',
  'refusal.P-2.13.none': 'Přesuňte aspoň 1 kostku, nebo vezměte zásobování zpět.',
  'refusal.P-2.13.cubes': 'Máte na to jen {#cube:has}.',
  'refusal.P-2.13.soldiers': 'Zásobit lze už jen {#soldier:has} tohoto druhu.',
  'refusal.P-2.15': 'Kostky lze položit nejvýše na {#soldier:most}.',
  'refusal.P-4.2': 'Na každý tah máte {#action:actions} a žádná vám už nezbývá.',
  'refusal.P-5.3': 'Platíte {#$cube:costs} a máte jen {has}: zbytek musíte zaplatit přízní.',
  'refusal.P-5.4': 'Máte {#favor:favor}; zde lze použít nejvýše {most}.',
  'refusal.P-5.5': 'Stojí to {&cost}; máte {&has}.',
  'refusal.P-5.6': 'Zásoba obsahuje už jen {#token:left} tohoto druhu.',
  'refusal.P-5.11': 'Nic by vám to nepřineslo: nelze umístit ani jednu kostku.',
  'refusal.P-5.31': 'V zásobě už není žádná kostka přízně.',
  'refusal.P-5.32': 'Váš kostel je plný a žádný voják kostku nepotřebuje.',
  'refusal.P-6.19': 'Musíte si vzít nejméně 1 vojáka a nejvýše tolik, kolik jich je v zásobě: {left}.',
  'refusal.P-6.21': 'V zásobě už není žádný žeton tohoto druhu a této hodnoty.',
  'refusal.P-8.13': 'Máte jen {#soldier:has} tohoto druhu.',

  // The score sheet.
  'category.military': 'Armáda',
  'category.monument': 'Pomníky',
  'category.book': 'Knihy',
  'category.painting': 'Obrazy',
  'category.generalGoal': 'Obecný cíl',
  'category.artGoal': 'Umělecký cíl',
  'category.total': 'Celkem',
  'detail.culture': '{=token:count}',

  // What the points of a hint come from, and the rounds of a replay.
  'part.bills': 'Dosavadní vojenské body',
  'part.scorings': 'Nadcházející vojenská hodnocení',
  'part.culture': 'Kultura',
  'part.goals': 'Cíle',
  'part.cubes': 'Uskladněné kostky',
  'part.production': 'Budoucí produkce',
  'part.hand': 'Vaše dvě karty',
  round: '{year}. rok, {round}. kolo',

  // Short labels on the table.
  'topic.card': '{cards:card}',
  'topic.goal': '{goals:goal}',
  'topic.turn': 'Tah',
  'topic.principality': 'Knížectví',
  'topic.scoring': 'Vojenské hodnocení',
  'topic.year': 'Nabídka, dobírací balíček a roky',
  'topic.end': 'Konec hry',
  'topic.cube': '{cubes:cube}',
  'topic.token': '{tokens:token}',
  'topic.culture': '{cultures:culture}',
  'topic.zone': '{zones:zone}',
  'topic.term': '{terms:term}',
  'topic.change': 'Vyměnit kartu',
  'topic.places': 'Vojenské body podle pořadí',
  'topic.order': 'Pořadí rozhodování',
  'table.places': 'Vojenské body podle pořadí: {points}',
  'table.goalWorth': 'nyní {=vp:vp}',
  'table.goalPoints': '{=vp:vp}',
  'table.stored': '{=$of:count}',
  'table.change': 'Vyměnit',
  'table.name': '{@seat}',
  'table.year': '{year}. rok',
  'table.drawPile': 'Dobírací balíček: {=card:count}',
  'table.scorings': 'Vojenská hodnocení: {count} z 5',
  'table.reserve': 'Zásoba: {=&cubes}',
  'table.leavesNext': 'odejde jako další',
  'table.strength': 'síla {strength}',
  'table.military': 'armáda: {=vp:vp}',
  'table.yourGoals': 'Vaše cíle (tajné): {goals:general} ({generalPoints}) · {goals:art} ({artPoints})',
  'table.firstPlayer': 'začínající hráč',

  // What lies on the table, explained in a sentence or two.
  'about.principality': 'Deska jednoho hráče. Všechno, co na ní leží, vidí všichni.',
  'about.years': 'Hra trvá tři roky. Každý má vlastní dobírací balíček a končí vojenským hodnocením.',
  'about.scoring':
    'Vojenská síla se za hru porovnává pětkrát: na konci každého roku a vždy, když se objeví karta vojenského hodnocení.',
  'about.food':
    'Platí se jimi za karty a zásobuje se jimi domobrana. Skladují se na statcích; co se nevejde, je ztraceno.',
  'about.gold':
    'Platí se jím za karty a zásobují se jím kondotiéři. Skladuje se v bankách; co se nevejde, je ztraceno.',
  'about.favor':
    'Nahrazuje jednu kostku potravin nebo zlata, v ceně karty i na kterémkoli vojákovi. Kostel pojme {#favor:room}.',
  'about.field':
    'Vynese jednu kostku potravin pokaždé, když jeho majitel aktivuje kartu {cards:card}. Nic se na něm neskladuje.',
  'about.farm': 'Pojme {#food:room}.',
  'about.palazzo':
    'Vynese jednu kostku zlata pokaždé, když jeho majitel aktivuje kartu {cards:card}. Nic se v něm neskladuje.',
  'about.bank': 'Pojme {#gold:room}.',
  'about.catapult': 'Přidává 1 k vojenské síle. Nepotřebuje zásoby a nikdy se nepropouští.',
  'about.militia': 'Voják. S kostkou potravin nebo přízně přidává 1 k vojenské síle, bez kostky 1 ubírá.',
  'about.condottiere': 'Voják. S kostkou zlata nebo přízně přidává 1 k vojenské síle, bez kostky 1 ubírá.',
  'about.culture':
    'Žeton má hodnotu vítězných bodů, které jsou na něm uvedeny. Některé karty cílů odměňují také sady žetonů kultury.',
  'about.environs': 'Leží tu pole a statky; na statcích jsou uskladněné potraviny.',
  'about.wall': 'Stojí tu armáda: katapulty, domobrana a kondotiéři, každý voják s kostkou, která ho zásobuje.',
  'about.city': 'Stojí tu palazza a banky; v bankách je uskladněné zlato.',
  'about.palace': 'Leží tu žetony kultury, každý se svými vítěznými body.',
  'about.church': 'Pojme {#favor:room}. Vzít si kostku přízně je akce.',
  'about.display':
    'Odkryté karty. Při výměně si jednu z nich vezmete a svou položíte na její místo. Karta nejvíce vlevo odchází na konci každého tahu.',
  'about.drawPile': 'Doplňuje nabídku. Rok končí, když je karta potřeba a žádná už nezbývá.',
  'about.reserve': 'Kostky a žetony, které nikomu nepatří, a kolik jich ještě zbývá.',
  'about.hand': 'Každý má dvě odkryté karty. Akcí jednu z nich aktivujete, nebo ji vyměníte za kartu z nabídky.',
  'about.goals': 'Každý má dvě tajné karty cílů. Odkryjí se a hodnotí na konci hry.',
  'about.soldier': 'Domobrana a kondotiér jsou dvě strany týchž žetonů; tolik jich ještě zbývá.',
  'about.strength': 'Katapulty plus zásobení vojáci minus nezásobení vojáci. Může být i záporná.',
  'about.vp': 'Kdo má na konci nejvíce vítězných bodů, vyhrává. Vedle jména jsou uvedeny body z vojenských hodnocení.',
  'about.firstPlayer': 'Má první tah hry a při shodě ve vojenském hodnocení rozhoduje jako první.',
  'about.exchange': 'Kartu s tímto symbolem musíte hned po aktivaci vyměnit za kartu z nabídky.',
  'about.change': 'Akce: tato karta jde do nabídky a karta z nabídky přijde k vám. Žádná z nich se neaktivuje.',
  'about.places':
    'Kolik bodů vynese které místo ve vojenském hodnocení. Při shodě se body za místa rozdělí a zaokrouhlí nahoru.',
  'about.order': 'V tomto vojenském hodnocení rozhoduje první ten, kdo má nejvíce žetonů armády.',
};

export const options: OptionTexts = {
  militaryTable2p: {
    name: 'Vojenské body ve hře 2 hráčů',
    values: {
      '2-0': '2 za 1. místo, 0 za 2. místo',
      '3-0': '3 za 1. místo, 0 za 2. místo',
      '4-0': '4 za 1. místo, 0 za 2. místo',
      '5-2': '5 za 1. místo, 2 za 2. místo',
    },
  },
  cubeReserve: {
    name: 'Neomezené kostky',
    values: { limited: 'vypnuto: potraviny 39, zlato 39, přízeň 12', unlimited: 'zapnuto' },
  },
  tokenReserve: {
    name: 'Neomezené žetony',
    values: { limited: 'vypnuto: tolik, kolik jich je v krabici', unlimited: 'zapnuto' },
  },
  supplyDecisions: {
    name: 'Současné zásobování',
    values: { sequential: 'vypnuto: otevřeně a postupně', simultaneous: 'zapnuto: všichni najednou a skrytě' },
  },
  billsVisible: {
    name: 'Skryté vojenské body',
    values: { true: 'vypnuto: součty vidí všichni', false: 'zapnuto: každý vidí jen svůj součet' },
  },
  finalTie: {
    name: 'Vítězí pozdější v pořadí',
    values: {
      shared: 'vypnuto: hráči se o vítězství dělí',
      laterSeatWins: 'zapnuto: vítězí, kdo sedí nejdále od začínajícího hráče',
    },
  },
  deckCountVisible: { name: 'Skrytý počet karet', values: { true: 'vypnuto: počet je vidět', false: 'zapnuto' } },
  cultureExchange: {
    name: 'Výměna karet kultury',
    values: { false: 'vypnuto: zůstávají vám', true: 'zapnuto: mají symbol výměny' },
  },
};
