/** The lessons of Virtù in German. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'Italien in der Renaissance. Von deinem Palast aus führst du eine Dynastie: Du annektierst und eroberst Städte, förderst Künstler, stellst Personen ein und steigst vom Herzogtum zum Königreich auf. Es gibt keine Würfel und nichts Verdecktes. Wer am Ende die meisten Prestigepunkte hat, gewinnt.',
  'primer.points':
    'Fast die Hälfte aller Punkte steht auf dem, was du kaufst oder verdienst: Titel, Kathedralen, Kardinal, Papst, Schirmherrboni. Jede Stadt ab der dritten bringt einen Punkt, die Schirmherrschaft bis zu drei. Die meisten Kreuze bringen vier, die erste eroberte Stadt jedes Gegners zwei.',
  'primer.turn':
    'Ein Jahr besteht aus Frühling und Winter. Im Frühling bewegst du deinen Aktionsmarker ein oder zwei Räume weiter und nutzt die Aktion dort: annektieren, finanzieren, regieren, Krieg führen, intrigieren. Im Winter zahlst du Sold, ordnest Karten neu, kaufst, rekrutierst und bildest Allianzen.',
  'primer.end':
    'Meist dauert das Spiel etwa zehn Jahre. Kontrolliert jemand am Ende des Frühlings acht Städte, hat jemand Feld 5 der Schirmherrschaftsleiste erreicht oder gibt es keine neutrale Stadt mehr, ist der Winter dieses Jahres der letzte. Dann wird abgerechnet.',
  'primer.about.picture':
    'Das Spielbrett: Italien mit seinen Städten, den Straßen dazwischen und den Truppen dreier Dynastien.',
  'primer.points.picture':
    'Die beiden Prestigeleisten, für Städte und für Schirmherrschaft, mit dem Platz und den Kreuzen jedes Spielers, dazu die Großmächte.',
  'primer.turn.picture': 'Ein Palast mit seinen fünf Räumen im Kreis, ihren Aktionen und den Karten darin.',
  'primer.end.picture': 'Das Jahr: wer am Zug ist, und die Schritte des Winters.',
  'primer.advice1':
    'Du hast im ganzen Spiel nur etwa zehn Aktionen: Wenn du den Aktionsmarker bewegst, solltest du wissen, wohin er im Jahr danach kommt.',
  'primer.advice2':
    'Nimm die Florin von Cortigiano-Karten ein, bevor du ihren Pfeil überquerst, und die von Plättchen, bevor du regierst: Beides dreht sie wieder auf die Vorderseite.',
  'primer.advice3':
    'Kreuze zählen doppelt: Du bezahlst mit ihnen, und wer am Ende die meisten hat, bekommt vier Punkte dafür.',
  'palace.title': 'Palast und Aktionsmarker',
  'palace.rooms':
    'Das ist dein Palast: fünf Räume im Kreis, jeder mit einer Aktion. Einmal im Jahr bewegst du deinen Aktionsmarker im Uhrzeigersinn weiter und darfst die Aktion des Raumes nutzen, in dem er ankommt. Zuerst zieht aber deine Familie ein.',
  'palace.action':
    'Eine Karte in einem Raum hilft dir bei jedem Besuch und wird nie umgedreht. „{cards:card}“ zeigt 2 Kronen und die Aktion {actions:action}. Lege die Karte als Aktionskarte in den Raum oben.',
  'palace.courtier':
    'Karten außerhalb der Räume sind Cortigiano-Karten. Sie helfen in jedem Raum, aber nur einmal, bis dein Aktionsmarker den Pfeil auf ihrer Seite überquert. Lege „{cards:card}“ auf die rechte Seite.',
  'palace.upgrade':
    'Neben jeder Aktionskarte ist Platz für eine Verbesserungskarte, deren Symbole im Raum dazukommen. „{cards:card}“ hat keine Aktion und kann deshalb nicht allein in einem Raum liegen. Lege die Karte im Raum oben neben die andere.',
  'palace.confirm': 'Alle drei haben ihren Platz. Bestätige das, dann werden die Karten aller aufgedeckt.',
  'palace.marker':
    'Im ersten Jahr beginnt dein Aktionsmarker in einem beliebigen Raum. Beginne im Raum oben: Seine Aktion ist {actions:action}.',
  'palace.perform':
    'Mit dieser Aktion wird eine neutrale Stadt deine. Das kostet Kronen, und die beiden Karten in diesem Raum zeigen zusammen drei. Nutze die Aktion.',
  'palace.annex':
    'Die Stadt muss einer deiner Städte benachbart sein und kostet eine Krone mehr als ihren Wert. {cities:city} hat den Wert 2, kostet also 3 Kronen. Annektiere die Stadt.',
  'palace.first': 'Nun bezahlst du: Nutze die 2 Kronen von „{cards:card}“.',
  'palace.second':
    'Nutze dazu 1 Krone von „{cards:card}“. Beide Karten bleiben auf der Vorderseite und zahlen beim nächsten Besuch wieder.',
  'palace.collect':
    'Die Stadt gehört dir. Außerdem darfst du jederzeit Florin von einer Cortigiano-Karte einnehmen. Das kostet nichts, doch die Karte wird umgedreht. Nimm 2 Florin von „{cards:card}“ ein.',
  'palace.end':
    'Du hast eine Aktion im Jahr, und das war sie. Beende deinen Zug. Danach sind die anderen an der Reihe, und der Winter vergeht. „{cards:card}“ liegt weiter auf der Rückseite.',
  'palace.move':
    'Jahr 2. Du musst deinen Aktionsmarker bewegen: 1 oder 2 Räume kosten nichts, mehr kostet extra. Zwischen den Räumen rechts und unten rechts ist ein Pfeil. Gehe 2 Räume weiter zu {actions:action} und überquere ihn.',
  'palace.summary':
    'Du hast den Pfeil überquert, und „{cards:card}“ liegt wieder auf der Vorderseite. Merke dir: Karten in Räumen zahlen bei jedem Besuch, Cortigiano-Karten einmal, bis du ihren Pfeil überquerst. Und denke voraus: Wohin kommt dein Aktionsmarker im nächsten Jahr?',
  'paying.title': 'Bezahlen',
  'paying.reliefs':
    'Du bezahlst mit den Symbolen auf Karten und Plättchen. Karten im Raum deines Aktionsmarkers zahlen nur für dessen Aktion. Cortigiano-Karten und Stadtplättchen helfen bei vielem, werden dabei aber umgedreht.',
  'paying.perform':
    'Dein Aktionsmarker liegt im Raum mit der Aktion {actions:action}. Feld 1 der Schirmherrschaftsleiste kostet 2 Florin und 1 Krone oder Kreuz. Nutze die Aktion.',
  'paying.kind':
    '„{cards:card}“ zeigt 2 Kronen und 2 Florin. Von jeder Karte und jedem Plättchen darfst du beim Bezahlen aber nur eine Art von Symbol nutzen. Nutze die Kronen; die Florin zählen diesmal nicht.',
  'paying.courtier':
    'Du hast 1 Florin im Vorrat und brauchst noch einen. Die Cortigiano-Karte „{cards:card}“ zeigt 2. Nimm sie ein; dabei wird die Karte umgedreht.',
  'paying.tile':
    'Das war Feld 1. „{cards:card}“ liegt in einem Raum und bleibt verfügbar. Plättchen sind wie Cortigiano-Karten, werden aber nur durch Regieren wieder umgedreht. Nimm 4 Florin aus {cities:city} ein.',
  'paying.end':
    'Nur Florin kannst du aufbewahren. Das Plättchen von {cities:city} liegt jetzt aber ganz auf der Rückseite, auch seine 2 Kronen fehlen. Beende deinen Zug. Diesen Winter kaufst du nichts.',
  'paying.move':
    'Jahr 2. Gehe 2 Räume weiter zu {actions:action}. Unterwegs überquerst du den Pfeil rechts, und „{cards:card}“ kommt wieder auf die Vorderseite.',
  'paying.indulgence':
    '{cities:city} hat den Wert 3 und kostet 4 Kronen. „{cards:first}“ bringt 2, „{cards:second}“ bringt 1; eine fehlt. Erbitte einen Ablass: Die Kirche gibt dir 1 Krone.',
  'paying.annex': 'Mit der Krone der Kirche reicht es. Annektiere {cities:city}.',
  'paying.price':
    '{cities:city} gehört dir. Auf diesem Raum liegt nun aber eine Ablasskarte: Er ist gesperrt, und am Ende kostet sie dich 1 Prestigepunkt. Kommt dein Aktionsmarker wieder vorbei, kannst du sie für 1 Kreuz oder 2 Kronen entfernen.',
  'paying.summary':
    'Nutze von jeder Karte und jedem Plättchen eine Art von Symbol. Räume zahlen bei jedem Besuch, Cortigiano-Karten einmal bis zum nächsten Pfeil, Plättchen einmal bis zum Regieren. Nur Florin bleiben dir, und ein Ablass hilft, wenn etwas fehlt.',
  'annexGovern.title': 'Annektieren und regieren',
  'annexGovern.map':
    'Das ist Italien. Du kontrollierst {cities:first} und {cities:second}, mit je einer Truppe. Die Zahl einer Stadt ist ihr Wert. Städte ohne Marker sind neutral: Jeder kann sie annektieren.',
  'annexGovern.land':
    'Über Land annektierst du eine neutrale Stadt neben einer deiner Städte, für eine Krone mehr als ihren Wert. {cities:first} und {cities:second} sind solche Nachbarn. Piraten-Hafenstädte kann man nicht annektieren, nur erobern.',
  'annexGovern.perform': 'Dein Aktionsmarker liegt im Raum zum Annektieren. Nutze die Aktion.',
  'annexGovern.sea':
    'Von Hafenstadt zu Hafenstadt geht es auch über See: Du zahlst je Meer 1 Schiff zusätzlich. {cities:city} liegt am selben Meer wie {cities:port} und hat den Wert 1, kostet also 2 Kronen und 1 Schiff. Annektiere die Stadt.',
  'annexGovern.crowns': '„{cards:card}“ zeigt Kronen und ein Schiff, aber nur eine Art zählt. Nutze die Kronen.',
  'annexGovern.ships':
    '„{cards:card}“ ist eine eigene Karte. Von ihr darfst du also eine andere Art nutzen: Nutze die Schiffe.',
  'annexGovern.end':
    'Das Plättchen der Stadt liegt jetzt auf der Vorderseite in deinem Herrschaftsbereich. Und es ist deine dritte Stadt, die erste, die einen Prestigepunkt bringt. Beende deinen Zug.',
  'annexGovern.move':
    'Jahr 2. Ein genutztes Plättchen kommt nur durch Regieren wieder auf die Vorderseite. Gehe 2 Räume weiter zu {actions:action}.',
  'annexGovern.collect': 'Nutze deine Plättchen, bevor du regierst. Nimm 3 Florin aus {cities:city} ein.',
  'annexGovern.again': 'Nimm auch 2 Florin aus {cities:city} ein.',
  'annexGovern.third': 'Und 1 Florin aus {cities:city}. Jetzt liegen alle drei Plättchen auf der Rückseite.',
  'annexGovern.govern':
    'Jede Krone und jedes Kreuz dreht bis zu zwei Plättchen um. „{cards:card}“ zeigt 2 Kronen, das reicht für vier. Nutze die Aktion.',
  'annexGovern.summary':
    'Du hast 6 Florin mehr, und alle Plättchen liegen wieder auf der Vorderseite: für Kronen, Schiffe oder noch einmal Florin. Annektieren macht deinen Herrschaftsbereich größer, Regieren macht ihn ergiebig.',
  'war.title': 'Krieg',
  'war.target':
    '{@rival} kontrolliert {cities:city} neben {cities:own} und hat dort keine Truppe. Die erste Stadt, die du einem Gegner abnimmst, bringt dir eine Trophäe: 2 Prestigepunkte.',
  'war.move': '„{cards:card}“ wartet in deinem Raum unten links. Gehe 1 Raum weiter zu {actions:action}.',
  'war.perform':
    'Jede Kavallerie bewegt eine Truppe eine Straße weit, jedes Schiff eine Truppe über ein Meer. „{cards:card}“ zeigt 3 Kavallerie. Nutze die Aktion.',
  'war.troop': 'In {cities:city} stehen zwei deiner Truppen. Wähle eine davon.',
  'war.march':
    'Bewege sie nach {cities:city}. Vor einer Stadt, die du nicht kontrollierst, hält eine Truppe an und belagert sie.',
  'war.second': 'Eine Truppe wäre zu wenig. Wähle die zweite in {cities:city}.',
  'war.follow': 'Bewege auch sie nach {cities:city}.',
  'war.guard': 'Jetzt ist {cities:city} leer, und du hast noch eine Kavallerie. Wähle die Truppe in {cities:from}.',
  'war.return':
    'Bewege sie nach {cities:city}. Bei einer Belagerung zählt jede Truppe in der Stadt 1 zu ihrer Kampfkraft.',
  'war.done':
    'Mit den Schiffen von {cities:city} könntest du noch Truppen bewegen, aber das genügt. Beende das Kriegführen.',
  'war.end':
    'Belagert wird am Ende des Frühlings, wenn alle ihren Zug gemacht haben. Dieses Jahr bist du zuletzt an der Reihe. Beende deinen Zug.',
  'war.bonus':
    '{cities:city} hat den Wert 2, du hast 2 Truppen: Bei Gleichstand hält die Stadt stand. Deine Cortigiano-Karte „{cards:card}“ zeigt einen Kriegsbonus: +1 für 1 Florin. Sage ihn an.',
  'war.conquest':
    '3 zu 2: {cities:city} gehört dir, dazu eine Trophäe. Das Plättchen kommt mit der Rückseite zu dir. Du verlierst eine Truppe je verteidigender Truppe und eine weitere, wenn die Kampfkraft der Stadt 3 oder mehr war: hier keine.',
  'war.summary':
    'Nach einer Niederlage verlierst du eine Truppe, die anderen ziehen sich zurück. Kriegssymbole im Raum bringen statt Kavallerie Kriegsbonus-Plättchen zu je +1. Auch Verteidiger sagen Boni an: Greife an, wo du sicher stärker bist.',
  'intrigue.title': 'Intrigen',
  'intrigue.blocked':
    '{@rival} hat einen Agenten in deinen Raum mit der Aktion {actions:action} geschickt. Solange er dort liegt, kannst du sie nicht nutzen, und im Winter kommt keine Karte hinein oder heraus.',
  'intrigue.move': 'Gegen Agenten helfen Masken. Gehe 1 Raum weiter zu {actions:action}.',
  'intrigue.perform':
    'Mit jeder Maske platzierst, verschiebst oder entfernst du einen Agenten. Dieser Raum hat 1 Maske, deine Cortigiano-Karte „{cards:card}“ hat 2. Nutze die Aktion.',
  'intrigue.remove': 'Entferne zuerst den Agenten von {@rival} aus deinem Palast. Er kommt zu seinem Besitzer zurück.',
  'intrigue.mask': 'Bezahle mit der Maske des Raumes: Dabei wird nichts umgedreht.',
  'intrigue.city':
    'Platziere jetzt einen eigenen Agenten in {cities:city}. In einer neutralen Stadt senkt er den Wert für dich um 1 und erhöht ihn für alle anderen um 1.',
  'intrigue.masks': 'Nutze die 2 Masken von „{cards:card}“. Eine bleibt für einen weiteren Agenten.',
  'intrigue.room':
    '{@rival} will nächstes Jahr vielleicht eine Stadt annektieren. Platziere dort im Palast einen Agenten im Raum mit der Aktion {actions:action}: Der Raum bleibt gesperrt, bis der Agent entfernt ist.',
  'intrigue.done':
    'Das Plättchen von {cities:city} zeigt noch eine Maske. Hebe sie dir auf und beende das Intrigieren.',
  'intrigue.powers':
    'Auch auf Allianzen kannst du Agenten platzieren. Dein Agent spart dir ein Symbol, wenn du diese Allianz bildest. Auf der Allianz eines Gegners sperrt er Bonus und Punkt, und nur mit ihm kannst du sie übernehmen.',
  'intrigue.summary':
    'Ein Agent kostet dich eine Maske und einen Gegner vielleicht ein ganzes Jahr. Platziere ihn in dem Raum, den der Gegner als Nächstes braucht, oder in der Stadt, die du annektieren oder belagern willst.',
  'winter.title': 'Winter',
  'winter.pay':
    'Ein Winterzug hat fünf Schritte. Zuerst zahlst du Sold: 2 Truppen kosten nichts, 3 oder 4 kosten 1 Florin, 5 oder 6 kosten 2. Du hast 3 Truppen. Zahle 1 Florin.',
  'winter.pick':
    'Zweitens darfst du deinen Palast neu ordnen. Eine Cortigiano-Karte auf der Vorderseite kann in einen Raum. Wähle „{cards:card}“.',
  'winter.put':
    'Lege „{cards:card}“ in den Raum unten links, {actions:action}. Von nun an hilft die Kavallerie bei jedem Besuch.',
  'winter.arranged':
    'Auch aus einem Raum kann eine Karte heraus, wird dann aber zur Cortigiano-Karte auf der Rückseite. Der Raum mit deinem Aktionsmarker bleibt, wie er ist. Verschiebe keine Karte mehr.',
  'winter.collect':
    'Drittens kaufst du ein, so viel du willst, von jeder Art eins. Dazu brauchst du Florin. Nimm 3 aus {cities:city} ein.',
  'winter.florin': 'Und 1 aus {cities:city}. Das macht 5 Florin.',
  'winter.want':
    '{tiles:tile}: 4 Florin und 1 Krone. Es bringt einen Prestigepunkt, ein Plättchen mit 2 Florin und 1 Krone und ein Feld für eine weitere Cortigiano-Karte. Wähle es.',
  'winter.buy': 'Was du auswählst, bezahlst du zusammen. Dies genügt: Kaufe es.',
  'winter.crown':
    'Die Krone kann von „{cards:card}“ oder aus {cities:city} kommen. Die Karte zeigt auch einen Kriegsbonus, der dich verteidigen kann: Hebe sie auf und nutze 1 Krone aus {cities:city}.',
  'winter.recruit':
    'Viertens rekrutierst du: In einer Start-Stadt kostet eine Truppe 1 Florin, anderswo 3. Rekrutiere eine in {cities:city}.',
  'winter.recruited': 'Dein Vorrat ist leer. Rekrutiere nicht weiter.',
  'winter.alliances':
    'Fünftens darfst du eine Allianz mit einer Großmacht bilden: für einen Bonus und einen Prestigepunkt. Diesen Winter kannst du keine bezahlen. Beende deinen Winterzug.',
  'winter.summary':
    'Was du gekauft hast, nutzt du ab dem Frühling. Wer die meisten Städte kontrolliert, ist im Winter zuerst am Zug, und das zählt: Es gibt nur einen Papst, und jede Großmacht hat nur einen Verbündeten.',
  'whatWins.title': 'Was gewinnt',
  'whatWins.cities':
    'Der dritte Winter. Zählen wir nach. Jede Stadt ab der dritten bringt 1 Punkt, deine 4 Städte also 2. Wer die meisten hat, bekommt 1 dazu, und das bist du.',
  'whatWins.patronage':
    'Die Felder der Schirmherrschaftsleiste bringen 1, 1, 2, 2 und 3 Punkte, und wer vorn liegt, bekommt 1 dazu. Auf Feld 2 und Feld 4 nimmst du einen Schirmherrbonus. Du hast hier noch nicht angefangen.',
  'whatWins.printed':
    'Fast die Hälfte aller Punkte steht auf Dingen wie diesen: Titeln, Kathedralen, Kardinal, Papst. Du kaufst sie im Winter. So werden Florin und Kronen zu Punkten.',
  'whatWins.others':
    'Jede Trophäe bringt 2 Punkte und jede Allianz 1, wenn dort kein gegnerischer Agent liegt. Jede Ablasskarte, die noch in deinem Palast liegt, kostet 1.',
  'whatWins.religion':
    'Am Ende zählen Kreuze: 4 Punkte für die meisten, 2 für den zweiten Platz. Jetzt hat jeder von euch 1 Kreuz. Bei Gleichstand gibt es die Punkte des nächsten Platzes: für jeden 2.',
  'whatWins.collect': '„{cards:card}“ kostet 3 Florin und zeigt ein Kreuz. Nimm 3 Florin aus {cities:city} ein.',
  'whatWins.want': 'Wähle „{cards:card}“.',
  'whatWins.buy': 'Kaufe die Karte.',
  'whatWins.put': 'Lege „{cards:card}“ auf ein Cortigiano-Feld. Kreuze zählen überall, auch auf der Rückseite.',
  'whatWins.first':
    'Du hast jetzt 2 Kreuze: 4 Punkte. Die anderen teilen sich den zweiten Platz und bekommen 0. Für 3 Florin hast du 2 Punkte mehr und beide Gegner 2 weniger.',
  'whatWins.end':
    'Hat am Ende des Frühlings jemand 8 Städte oder Feld 5 erreicht oder ist keine Stadt mehr neutral, endet das Spiel nach diesem Winter. Führst du, beeile dich; liegst du zurück, lass dir Zeit.',
  'whatWins.summary':
    'Also: Städte, ein paar Felder Schirmherrschaft, Käufe mit Punkten und ein Auge auf die Kreuze. Im letzten Winter lohnt sich ein Ablass, wenn er dir 2 Punkte kauft. Gewonnen wird mit etwa 15 bis 19 Punkten.',
  'twoYears.title': 'Zwei Jahre',
  'twoYears.family':
    'Jetzt spielst du zwei Jahre mit Ratschlägen. „{cards:first}“ und „{cards:second}“ liegen im Raum oben, „{cards:third}“ unten rechts: zwei starke Räume, zwei Schritte voneinander entfernt.',
  'twoYears.start': 'Beginne, wo du am stärksten bist: im Raum oben, {actions:action}.',
  'twoYears.patronize':
    'Feld 1 kostet 2 Florin und 1 Krone oder Kreuz, und diese beiden Karten zeigen alles. Nutze die Aktion.',
  'twoYears.cross':
    'Nutze das Kreuz oder die Krone von „{cards:card}“. Dann zahlt „{cards:other}“ die Florin, und nichts wird umgedreht.',
  'twoYears.spring': 'Feld 1, und der Raum hat alles bezahlt. Beende deinen Zug.',
  'twoYears.winter':
    'Zeit zum Einkaufen. Nächstes Jahr willst du annektieren: „{cards:card}“ zeigt 2 Kronen, aber die Städte ringsum kosten 3 oder mehr. Nimm 4 Florin aus {cities:city} ein.',
  'twoYears.ambassador': '„{cards:card}“ kostet 2 Florin und zeigt die Krone, die dir fehlt. Wähle die Karte.',
  'twoYears.bishop':
    '„{cards:card}“ kostet 3 Florin, zeigt ein Kreuz und bringt die Aktion {actions:action}: Ein zweiter Raum damit verdoppelt dein Tempo. Wähle auch diese Karte. Dann sind deine Florin ausgegeben und beide Karten gekauft.',
  'twoYears.move':
    'Beide sind jetzt Cortigiano-Karten, eine auf jeder Seite, und Jahr 2 beginnt. Wie geplant: Gehe 2 Räume weiter zu {actions:action}.',
  'twoYears.perform':
    '2 Kronen im Raum und 1 auf einer Cortigiano-Karte: Das reicht für eine Stadt mit dem Wert 2. Nutze die Aktion.',
  'twoYears.annex':
    '{cities:city} zeigt 2 Florin, 1 Krone und einen Pfeil, der deinen Aktionsmarker einen Raum weiter bringt. Annektiere die Stadt.',
  'twoYears.siege': 'Es gab nur eine Art zu bezahlen, also ist schon bezahlt. Beende deinen Zug.',
  'twoYears.pick':
    'Winter. „{cards:card}“ liegt noch auf der Vorderseite und kann deshalb verschoben werden. Wähle die Karte.',
  'twoYears.put':
    'Lege „{cards:card}“ in den Raum links, statt {actions:action}: So kannst du zwei Räume nach dem Annektieren wieder finanzieren. Mit den Florin deiner Städte kaufst du danach „{cards:other}“.',
  'twoYears.try':
    'Jahr 3. „{cards:card}“ hat Kronen, {actions:action} ist 2 Räume entfernt, und Feld 2 bringt einen Bonus. Spiele einen Zug, wie du magst. Es ist nur ein Versuch, nichts davon zählt.',
  'twoYears.summary':
    'Jetzt weißt du genug für ein richtiges Spiel. Nimm drei Spieler und mittelstarke Bots, wisse, wohin dein Aktionsmarker nächstes Jahr kommt, und kaufe im Winter Punkte. Viel Spaß!',
};
