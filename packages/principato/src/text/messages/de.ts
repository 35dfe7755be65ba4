/** What Principato says during play, in German. */
import type { Counts, Labels, Messages, OptionTexts } from '../message-table.js';

export const tagline = 'Drei Jahre Zeit, ein bescheidenes Fürstentum zum Glanzstück Italiens zu machen.';

/** Counted things in the accusative ("bezahlt 2 Nahrung"); the cubes also fit the dative ("mit 2 Nahrung"). */
export const counts: Counts = {
  food: { one: '# Nahrung', other: '# Nahrung' },
  gold: { one: '# Geld', other: '# Geld' },
  favor: { one: '# Gunst', other: '# Gunst' },
  field: { one: '# Feld', other: '# Felder' },
  farm: { one: '# Hof', other: '# Höfe' },
  palazzo: { one: '# Palazzo', other: '# Palazzi' },
  bank: { one: '# Bank', other: '# Banken' },
  catapult: { one: '# Katapult', other: '# Katapulte' },
  militia: { one: '# Miliz', other: '# Milizen' },
  condottiere: { one: '# Condottiere', other: '# Condottieri' },
  monument: { one: '# Denkmal', other: '# Denkmäler' },
  book: { one: '# Buch', other: '# Bücher' },
  painting: { one: '# Gemälde', other: '# Gemälde' },
  action: { one: '# Aktion', other: '# Aktionen' },
  vp: { one: '# Siegpunkt', other: '# Siegpunkte' },
  cube: { one: '# Stein', other: '# Steine' },
  card: { one: '# Karte', other: '# Karten' },
  soldier: { one: '# Soldaten', other: '# Soldaten' },
  token: { one: '# Plättchen', other: '# Plättchen' },
};

/** The nominative ("1 Soldat"), where it is another form. */
export const labels: Labels = { soldier: { one: '# Soldat', other: '# Soldaten' } };

export const messages: Messages = {
  // What the player who is asked must decide.
  'prompt.turn': 'Dein Zug: Du hast noch {#action:actions}. Was tust du?',
  'prompt.turn.over': 'Du hast beide Aktionen ausgeführt. Beende deinen Zug.',
  'prompt.turn.over.supply': 'Du hast beide Aktionen ausgeführt. Beende deinen Zug oder versorge vorher noch Soldaten.',
  'prompt.alternative': '{cards:card}: Welche Alternative wählst du?',
  'prompt.pay.food': 'Du bezahlst {#food:cost}. Wie viele Gunststeine setzt du anstelle von Nahrung ein?',
  'prompt.pay.gold': 'Du bezahlst {#gold:cost}. Wie viele Gunststeine setzt du anstelle von Geld ein?',
  'prompt.culture.monument': 'Welches Denkmal lässt du errichten?',
  'prompt.culture.book': 'Welches Buch lässt du schreiben?',
  'prompt.culture.painting': 'Welches Gemälde lässt du malen?',
  'prompt.recruit.militia': 'Wie viele Milizen hebst du aus?',
  'prompt.recruit.condottiere': 'Wie viele Condottieri heuerst du an?',
  'prompt.overflow.food':
    'Deine Höfe haben keinen Platz für {#food:lost}. Wie viele Steine legst du direkt auf unversorgte Milizen?',
  'prompt.overflow.gold':
    'Deine Banken haben keinen Platz für {#gold:lost}. Wie viele Steine legst du direkt auf unversorgte Condottieri?',
  'prompt.favorOverflow': 'Deine Kirche ist voll: Welcher Soldat bekommt den Gunststein?',
  'prompt.exchange.activate': 'Du musst „{cards:card}“ austauschen: Welche Karte nimmst du?',
  'prompt.exchange.change': 'Du gibst „{cards:card}“ ab: Welche Karte nimmst du?',
  'prompt.supply.food.militia': 'Wie viele deiner Milizen versorgst du mit Nahrung? Du hast {#food:has}.',
  'prompt.supply.gold.condottiere': 'Wie viele deiner Condottieri versorgst du mit Geld? Du hast {#gold:has}.',
  'prompt.supply.favor.militia': 'Wie viele deiner Milizen versorgst du mit Gunst? Du hast {#favor:has}.',
  'prompt.supply.favor.condottiere': 'Wie viele deiner Condottieri versorgst du mit Gunst? Du hast {#favor:has}.',
  'prompt.supply.confirm': 'Bestätige, wie du deine Soldaten versorgst; deine Militärstärke beträgt dann {strength}.',
  'prompt.dismiss.militia': 'Wie viele deiner Milizen entlässt du? Du hast {#militia:has}.',
  'prompt.dismiss.condottiere': 'Wie viele deiner Condottieri entlässt du? Du hast {#condottiere:has}.',
  'prompt.dismiss.confirm': 'Bestätige, welche Soldaten du behältst.',

  // Said once, at the first decision of each kind.
  'tip.turn':
    'Du hast zwei Aktionen pro Zug: eine Karte aktivieren, eine gegen eine Karte der Auslage tauschen oder einen Gunststein nehmen. Versorgen ist keine Aktion.',
  'tip.pay':
    'Ein Gunststein ersetzt Nahrung oder Geld. Er ist seltener als beide: Spare ihn für das auf, was dir fehlt.',
  'tip.recruit': 'Unversorgte Soldaten zählen gegen dich: Wirb nur so viele an, wie du versorgen kannst.',
  'tip.supply': 'Deine Militärstärke: Katapulte plus versorgte Soldaten minus unversorgte Soldaten.',

  // What everybody else reads meanwhile.
  'waiting.turn': '{@seat} ist am Zug und hat noch {#action:actions}.',
  'waiting.action': '{@seat} schließt eine Aktion ab.',
  'waiting.supply': '{@seat} entscheidet über das Versorgen der Soldaten.',
  'waiting.sealed': '{@seat} entscheidet verdeckt über das Versorgen der Soldaten.',
  'waiting.dismiss': '{@seat} entscheidet, welche Soldaten bleiben.',

  // Choices.
  'choice.activate': '„{cards:card}“ aktivieren',
  'choice.activate.nth': '„{cards:card}“ aktivieren (Karte {number})',
  'choice.activate.part': '„{cards:card}“ aktivieren (Platz für {fits} von {gives})',
  'choice.change': '„{cards:card}“ gegen eine Karte der Auslage tauschen',
  'choice.change.nth': '„{cards:card}“ (Karte {number}) gegen eine Karte der Auslage tauschen',
  'choice.favor': 'Gunststein nehmen',
  'choice.supply': 'Auswählen, welche Soldaten du versorgst (keine Aktion)',
  'choice.end': 'Zug beenden',
  'choice.alternative.free': '{&gain} nehmen',
  'choice.alternative.free.part': '{&gain} nehmen (Platz für {fits} von {gives})',
  'choice.alternative.paid': '{&cost} bezahlen, {&gain} nehmen',
  'choice.alternative.culture': '{&cost} bezahlen, ein Plättchen nehmen: {cultures:culture}',
  'choice.alternative.field': 'Für jedes deiner Felder 1 Nahrung nehmen',
  'choice.alternative.palazzo': 'Für jeden deiner Palazzi 1 Geld nehmen',
  'choice.alternative.militia': 'Beliebig viele Milizen nehmen',
  'choice.alternative.condottiere': 'Beliebig viele Condottieri nehmen',
  'choice.pay.none': 'Keinen Gunststein',
  'choice.pay.some': '{#favor:favor} einsetzen',
  'choice.culture': '{cultures:culture}: {=vp:vp}',
  'choice.recruit': '{#$soldier:soldiers} anwerben',
  'choice.place.none': 'Keinen: Der Überschuss ist verloren',
  'choice.place.some': '{#$soldier:cubes} versorgen',
  'choice.feed': 'Einen Soldaten versorgen: {tokens:soldier}',
  'choice.take': '{cards:card} (Platz {place})',
  'choice.move.none': 'Keine',
  'choice.move.some': '{#$soldier:cubes} versorgen',
  'choice.dismiss.none': 'Alle behalten',
  'choice.dismiss.some': '{#$soldier:soldiers} entlassen',
  'choice.done': 'Bestätigen',

  // Several choices that are made together, with one click.
  'line.free': '{cards:card}: {&gain} nehmen',
  'line.free.part': '{cards:card}: {&gain} nehmen (Platz für {fits} von {gives})',
  'line.paid': '{cards:card}: {&cost} bezahlen, {&gain} nehmen',
  'line.culture': '{cards:card}: {&cost} bezahlen, ein Plättchen nehmen: {cultures:culture} ({=vp:vp})',
  'line.recruit': '{cards:card}: {#$soldier:soldiers} anwerben',
  'line.overflow': '{cards:card}: Der Überschuss geht an deine Soldaten',
  'line.steps': '{cards:card}, Schritt für Schritt',
  'together.pay': '{&cubes} bezahlen',
  'together.supply': '{#soldier:count} versorgen (keine Aktion)',
  'together.supply.all': '{#soldier:count} versorgen und bestätigen: Stärke {strength}',
  'together.supply.none': 'Niemanden versorgen und bestätigen: Stärke {strength}',
  'together.dismiss.none': 'Alle behalten und bestätigen',
  'together.dismiss.all': 'Alle entlassen und bestätigen',

  // Headings in the list of choices, and what is given away by ending.
  'heading.actions': 'Aktionen',
  'heading.free': 'Keine Aktion',
  'decision.activate': 'Karte aktivieren',
  'decision.change': 'Karte tauschen',
  'decision.favor': 'Gunststein nehmen',
  'decision.supply': 'Soldaten versorgen',
  'decision.dismiss': 'Soldaten entlassen',
  'wastes.actions': 'Du hast noch {#action:actions}.',

  // How a player stands, and how far the game is.
  'standing.goals': 'geheime Ziele',
  'standing.hidden': 'Militärpunkte und geheime Ziele',
  'standing.strength': 'Militärstärke {strength}',
  'standing.food': '{=food:count} (max. {room}), {=field:fields}',
  'standing.gold': '{=gold:count} (max. {room}), {=palazzo:palazzi}',
  'standing.favor': '{=favor:count} (max. {room})',
  'ending.line': 'Jahr {year} von {years}, noch {=card:count}',
  'ending.year': 'Jahr {year} von {years}',
  'ending.lastOfYear': 'Jahr {year} von {years}, letzter Zug',
  'ending.lastYear': 'Das letzte Jahr hat begonnen.',
  'ending.lastRound': 'Letzte Runde: Jeder ist höchstens noch einmal am Zug.',
  'ending.lastTurn': 'Der letzte Zug des Spiels!',

  // What a player has done since one’s last turn, after the name; and moments that nobody should miss.
  'deed.built': 'hat {&tokens} gebaut',
  'deed.created': 'hat „{works:work}“ genommen ({=vp:vp})',
  'deed.recruited': 'hat {&soldiers} angeworben',
  'deed.received': 'hat {&cubes} erhalten',
  'deed.took': 'hat „{cards:card}“ genommen',
  'deed.supplied': 'hat {&soldiers} versorgt',
  'deed.dismissed': 'hat {&soldiers} entlassen',
  'deed.scored': 'hat mit Militärstärke {strength} {#vp:vp} erhalten',
  'moment.scoring': 'Militärwertung {number} von 5',
  'moment.scored': 'Militärwertung: {=vp:vp} für dich',
  'moment.year': 'Jahr {year} beginnt',
  'moment.ended': 'Das Spiel ist zu Ende',

  // What goal cards are worth, as it is printed on them.
  'goal.perToken': '{tokens:token}: je {=vp:vp}',
  'goal.above': '{tokens:one} und {tokens:other} zusammen: {=vp:vp} für jedes Plättchen über {threshold}',
  'goal.perMilitary': '{=vp:vp} für je {#vp:step} aus Militärwertungen',
  'goal.sets': '{sets} Sätze aus {=&of}: {points} Siegpunkte',

  // Events, as the log tells them.
  'event.began': 'Das Spiel beginnt. {@seat} erhält die Startspielerkarte.',
  'event.goals': 'Deine Zielkarten: „{goals:general}“ und „{goals:art}“.',
  'event.activated': '{@seat} aktiviert „{cards:card}“.',
  'event.paid': '{@seat} bezahlt {&cubes}.',
  'event.built': '{@seat} nimmt {#$token:count}.',
  'event.created': '{@seat} nimmt „{works:work}“ ({cultures:culture}, {=vp:vp}).',
  'event.received': '{@seat} erhält {#$cube:count}.',
  'event.lost': '{@seat} verliert aus Platzmangel {#$cube:count}.',
  'event.recruited': '{@seat} wirbt {#$soldier:count} an.',
  'event.exchanged': '{@seat} tauscht „{cards:gave}“ gegen „{cards:took}“ (Platz {place}) aus.',
  'event.changed': '{@seat} tauscht „{cards:gave}“ gegen „{cards:took}“ (Platz {place}).',
  'event.supplied': '{@seat} versorgt {#$soldier:count} mit {#$cube:count}.',
  'event.turnEnded': '{@seat} beendet den Zug.',
  'event.left': '„{cards:card}“ verlässt die Auslage.',
  'event.revealed': '„{cards:card}“ kommt in die Auslage.',
  'event.militaryCard': 'Eine Militärwertungskarte wird aufgedeckt!',
  'event.yearEnded': 'Jahr {year} endet.',
  'event.yearBegan': 'Jahr {year} beginnt.',
  'event.scoringBegan': 'Militärwertung {number} von 5.',
  'event.sealed': '{@seat} hat entschieden.',
  'event.strength': '{@seat} hat Militärstärke {strength} und erhält {#vp:vp}.',
  'event.dismissed': '{@seat} entlässt {#$soldier:count}.',
  'event.goalsOpened': '{@seat} zeigt die Zielkarten „{goals:general}“ und „{goals:art}“.',
  'event.ended': 'Das Spiel ist zu Ende.',

  // Why something is not allowed; the rule's id is shown beside it.
  'refusal.P-2.13': 'Du hast keinen unversorgten Soldaten, für den du einen passenden Stein hast.',
  'refusal.P-2.13.none': 'Lege mindestens 1 Stein auf einen Soldaten oder mach das Versorgen rückgängig.',
  'refusal.P-2.13.cubes': 'Dafür hast du nur {#cube:has}.',
  'refusal.P-2.13.soldiers': 'Du kannst nur noch {#soldier:has} dieser Art versorgen.',
  'refusal.P-2.15': 'Du kannst damit höchstens {#soldier:most} versorgen.',
  'refusal.P-4.2': 'Du hast deine {#action:actions} in diesem Zug schon ausgeführt.',
  'refusal.P-5.3': 'Die Kosten betragen {#$cube:costs}, du hast nur {has}: Den Rest musst du durch Gunst ersetzen.',
  'refusal.P-5.4': 'Du hast {#favor:favor}; hier kannst du höchstens {most} einsetzen.',
  'refusal.P-5.5': 'Das kostet {&cost}; du hast {&has}.',
  'refusal.P-5.6': 'Der Vorrat enthält nur noch {#token:left} dieser Art.',
  'refusal.P-5.11': 'Das brächte dir nichts: Du könntest keinen Stein unterbringen.',
  'refusal.P-5.31': 'Im Vorrat liegt kein Gunststein mehr.',
  'refusal.P-5.32': 'Deine Kirche ist voll, und kein Soldat braucht den Stein.',
  'refusal.P-6.19': 'Du musst mindestens 1 Soldaten nehmen und höchstens so viele, wie im Vorrat sind: {left}.',
  'refusal.P-6.21': 'Im Vorrat liegt kein Plättchen dieser Art und dieses Werts mehr.',
  'refusal.P-8.13': 'Du hast nur {#soldier:has} dieser Art.',

  // The score sheet.
  'category.military': 'Militär',
  'category.monument': 'Denkmäler',
  'category.book': 'Bücher',
  'category.painting': 'Gemälde',
  'category.generalGoal': 'Allgemeines Ziel',
  'category.artGoal': 'Kunstziel',
  'category.total': 'Gesamt',
  'detail.culture': '{=token:count}',
  'detail.total': '{=cube:count}',

  // What the points of a hint come from, and the rounds of a replay.
  'part.bills': 'Bisherige Militärpunkte',
  'part.scorings': 'Kommende Militärwertungen',
  'part.culture': 'Kultur',
  'part.goals': 'Ziele',
  'part.cubes': 'Gelagerte Steine',
  'part.production': 'Künftige Produktion',
  'part.hand': 'Eigene zwei Karten',
  round: 'Jahr {year}, Runde {round}',

  // What figures on the balance of the game count, beside what has a name already.
  'trait.card': 'Aktivierte Karte',
  'trait.activated': 'Aktivierte Karten',
  'trait.changed': 'Getauschte Karten',
  'trait.favor': 'Genommene Gunststeine',
  'trait.field': 'Gebaute Felder',
  'trait.farm': 'Gebaute Höfe',
  'trait.palazzo': 'Gebaute Palazzi',
  'trait.bank': 'Gebaute Banken',
  'trait.catapult': 'Gebaute Katapulte',
  'trait.militia': 'Ausgehobene Milizen',
  'trait.condottiere': 'Angeheuerte Condottieri',

  // Short labels on the table.
  'topic.card': '{cards:card}',
  'topic.goal': '{goals:goal}',
  'topic.turn': 'Der Zug',
  'topic.principality': 'Das Fürstentum',
  'topic.scoring': 'Die Militärwertung',
  'topic.year': 'Auslage, Nachziehstapel und Jahre',
  'topic.end': 'Das Spielende',
  'topic.cube': '{cubes:cube}',
  'topic.token': '{tokens:token}',
  'topic.culture': '{cultures:culture}',
  'topic.zone': '{zones:zone}',
  'topic.term': '{terms:term}',
  'topic.change': 'Eine Karte tauschen',
  'topic.places': 'Militärpunkte nach Platz',
  'topic.order': 'Reihenfolge der Entscheidungen',
  'table.places': 'Militärpunkte nach Platz: {points}',
  'table.goalWorth': 'derzeit {=vp:vp}',
  'table.goalPoints': '{=vp:vp}',
  'table.stored': '{=$of:count}',
  'table.change': 'Tauschen',
  'table.changeFor': '„{cards:card}“ gegen „{cards:other}“ tauschen',
  'table.thenTake': 'Dann „{cards:card}“ nehmen',
  'table.name': '{@seat}',
  'table.year': 'Jahr {year}',
  'table.drawPile': 'Nachziehstapel: {=card:count}',
  'table.scorings': 'Militärwertungen: {count} von 5',
  'table.reserve': 'Vorrat: {=&cubes}',
  'table.leavesNext': 'geht als Nächste',
  'table.strength': 'Stärke {strength}',
  'table.military': 'Militär: {=vp:vp}',
  'table.points': 'bisher {=vp:vp}, ohne Zielkarten',
  'table.fits': 'Platz für {fits} von {gives}',
  'table.noRoom': 'kein Platz',
  'table.left': 'im Vorrat: {left}',
  'table.store': '{=&things}; Platz für {#$cube:room}',
  'table.things': '{=&things}',
  'table.unsupplied': 'unversorgt: {count}',
  'table.yourGoals': 'Deine Ziele (geheim): {goals:general} ({generalPoints}) · {goals:art} ({artPoints})',
  'table.firstPlayer': 'Startspieler',

  // What lies on the table, explained in a sentence or two.
  'about.principality': 'Das Tableau eines Spielers. Alles darauf ist für alle sichtbar.',
  'about.years':
    'Das Spiel dauert drei Jahre. Jedes hat einen eigenen Nachziehstapel und endet mit einer Militärwertung.',
  'about.scoring':
    'Fünfmal im Spiel wird die Militärstärke verglichen: am Ende jedes Jahres und immer, wenn eine Militärwertungskarte aufgedeckt wird.',
  'about.food':
    'Bezahlt Karten und versorgt Milizen. Nahrung liegt auf Höfen; was dort keinen Platz hat, ist verloren.',
  'about.gold':
    'Bezahlt Karten und versorgt Condottieri. Geld liegt in Banken; was dort keinen Platz hat, ist verloren.',
  'about.favor':
    'Ersetzt 1 Nahrung oder 1 Geld, in den Kosten einer Karte oder auf jedem Soldaten. Die Kirche fasst {#favor:room}.',
  'about.field':
    'Bringt einen Nahrungsstein, sooft sein Besitzer „{cards:card}“ aktiviert. Darauf wird nichts gelagert.',
  'about.farm': 'Fasst {#food:room}.',
  'about.palazzo': 'Bringt einen Geldstein, sooft sein Besitzer „{cards:card}“ aktiviert. Darin wird nichts gelagert.',
  'about.bank': 'Fasst {#gold:room}.',
  'about.catapult': 'Zählt 1 zur Militärstärke. Es braucht keine Versorgung und wird nie entlassen.',
  'about.militia':
    'Ein Soldat. Mit einem Nahrungs- oder Gunststein zählt die Miliz 1 zur Militärstärke, ohne Stein zieht sie 1 ab.',
  'about.condottiere':
    'Ein Soldat. Mit einem Geld- oder Gunststein zählt der Condottiere 1 zur Militärstärke, ohne Stein zieht er 1 ab.',
  'about.culture':
    'So viele Siegpunkte wert, wie darauf stehen. Manche Zielkarten belohnen außerdem Sätze von Kulturplättchen.',
  'about.environs': 'Hier liegen Felder und Höfe, mit der Nahrung auf den Höfen.',
  'about.wall':
    'Hier steht das Militär: Katapulte, Milizen und Condottieri, jeder Soldat mit dem Stein, der ihn versorgt.',
  'about.city': 'Hier stehen Palazzi und Banken, mit dem Geld in den Banken.',
  'about.palace': 'Hier liegen die Kulturplättchen, jedes mit seinen Siegpunkten.',
  'about.church': 'Fasst {#favor:room}. Gunst zu nehmen ist eine Aktion.',
  'about.display':
    'Die offenen Karten. Beim Austauschen oder Tauschen nimmst du eine davon und legst deine an ihren Platz. Die Karte ganz links kommt am Ende jedes Zuges in die Schachtel.',
  'about.drawPile':
    'Füllt die Auslage wieder auf. Das Jahr endet, wenn eine Karte gebraucht wird und keine mehr da ist.',
  'about.reserve': 'Steine und Plättchen, die niemandem gehören, und wie viele von jeder Art noch da sind.',
  'about.hand':
    'Jeder besitzt zwei offene Karten. Mit einer Aktion aktivierst du eine davon oder tauschst sie gegen eine Karte der Auslage.',
  'about.goals': 'Jeder hat zwei geheime Zielkarten. Sie werden am Ende aufgedeckt und gewertet.',
  'about.soldier': 'Miliz und Condottiere sind die beiden Seiten derselben Plättchen; so viele sind noch da.',
  'about.strength': 'Katapulte plus versorgte Soldaten minus unversorgte Soldaten. Sie kann negativ sein.',
  'about.vp':
    'Wer am Ende die meisten Siegpunkte hat, gewinnt. Neben dem Namen stehen die Punkte, die alle sehen: aus Militärwertungen und auf Kulturplättchen.',
  'about.firstPlayer': 'Hat den ersten Zug des Spiels und entscheidet bei Gleichstand in einer Militärwertung zuerst.',
  'about.exchanged': 'Nach dem Aktivieren musst du diese Karte gegen eine Karte der Auslage austauschen.',
  'about.exchange':
    'Eine Karte mit diesem Symbol musst du gegen eine Karte der Auslage austauschen, sobald sie aktiviert wurde.',
  'about.change':
    'Eine Aktion: Diese Karte kommt in die Auslage, und eine Karte der Auslage kommt zu dir. Keine von beiden wird aktiviert.',
  'about.places':
    'Was jeder Platz in einer Militärwertung einbringt. Bei Gleichstand werden die Punkte der Plätze geteilt und aufgerundet.',
  'about.order': 'Wer die meisten Militärplättchen hat, entscheidet in dieser Militärwertung zuerst.',
};

export const options: OptionTexts = {
  militaryTable2p: {
    name: 'Militärtabelle zu zweit',
    says: 'Ändert, wie viel eine Militärwertung zu zweit bringt. Je mehr sie bringt, desto mehr lohnt sich eine Armee gegenüber der Kultur.',
    values: {
      '2-0': '2 für Platz 1, 0 für Platz 2',
      '3-0': '3 für Platz 1, 0 für Platz 2',
      '4-0': '4 für Platz 1, 0 für Platz 2',
      '5-2': '5 für Platz 1, 2 für Platz 2',
    },
  },
  cubeReserve: {
    name: 'Steine unbegrenzt',
    says: 'Steine gehen nie aus, niemand kann dir also die letzten wegnehmen. Dein Lagerplatz bleibt begrenzt.',
    values: { limited: 'aus: 39 Nahrung, 39 Geld, 12 Gunst', unlimited: 'an' },
  },
  tokenReserve: {
    name: 'Plättchen unbegrenzt',
    says: 'Gebäude und Soldaten gehen nie aus. Kulturplättchen bleiben begrenzt.',
    values: { limited: 'aus: so viele wie in der Schachtel', unlimited: 'an' },
  },
  supplyDecisions: {
    name: 'Verdeckt versorgen',
    says: 'In einer Militärwertung entscheiden alle gleichzeitig, welche Soldaten sie versorgen, ohne zu sehen, was die anderen tun.',
    values: { sequential: 'aus: offen und nacheinander', simultaneous: 'an: alle gleichzeitig und verdeckt' },
  },
  billsVisible: {
    name: 'Militärpunkte verdeckt',
    says: 'Du siehst nur die Summe deiner eigenen Militärpunkte. Was jede einzelne Wertung bringt, bleibt öffentlich.',
    values: { true: 'aus: Alle sehen die Summen', false: 'an: Jeder sieht nur die eigene Summe' },
  },
  finalTie: {
    name: 'Bei Gleichstand gewinnt der spätere Platz',
    says: 'Entscheidet einen Gleichstand, den auch die gelagerten Steine nicht auflösen: Es gibt immer nur einen Sieger.',
    values: {
      shared: 'aus: Der Sieg wird geteilt',
      laterSeatWins: 'an: Es gewinnt, wer von den Beteiligten am weitesten vom Startspieler entfernt sitzt',
    },
  },
  deckCountVisible: {
    name: 'Kartenzahl verdeckt',
    says: 'Wie viele Karten noch im Nachziehstapel liegen, wird nicht angezeigt: Das Ende des Jahres lässt sich schlechter vorhersehen.',
    values: { true: 'aus: Die Zahl wird angezeigt', false: 'an' },
  },
  cultureExchange: {
    name: 'Tauschsymbol auf Kulturkarten',
    says: 'Bildhauer, Gelehrter und Maler bleiben nach dem Aktivieren nicht mehr bei dir, sondern werden getauscht. Kultur macht öfter die Runde, und es gibt mehr Punkte.',
    values: { false: 'aus: Sie bleiben bei dir', true: 'an: Sie tragen das Tauschsymbol' },
  },
};
