/** The lessons of Principato in German. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'Jeder regiert drei Jahre lang ein Fürstentum. Deine Felder bringen Nahrung, deine Palazzi bringen Geld. Damit baust du, stellst ein Heer auf und kaufst Denkmäler, Bücher und Gemälde. Wer am Ende die meisten Siegpunkte hat, gewinnt.',
  'primer.points':
    'Punkte gibt es auf drei Wegen. Jedes Denkmal, Buch und Gemälde zählt, was darauf steht: 2 bis 6 Punkte. Fünfmal werden die Heere verglichen, und das stärkste bekommt die meisten Punkte. Und am Ende belohnen zwei geheime Zielkarten, was auf ihnen steht: etwa Katapulte, viele Gebäude oder zu jedem Denkmal ein Gemälde.',
  'primer.turn':
    'In deinem Zug hast du zwei Aktionen: eine deiner beiden Karten aktivieren, mit denen du produzierst, baust, anwirbst oder kaufst; eine Karte gegen eine aus der Auslage tauschen; oder einen Gunststein nehmen, der Nahrung oder Geld ersetzt. Danach verlässt die älteste Karte der Auslage das Spiel, und eine neue kommt dazu.',
  'primer.end':
    'Jedes Jahr hat seinen eigenen Stapel. Ist er leer, nach sieben Zügen für jeden, endet das Jahr, und die Heere werden verglichen. Im zweiten und dritten Jahr geschieht das noch ein weiteres Mal, sobald eine bestimmte Karte aufgedeckt wird. Nach dem dritten Jahr werden die Zielkarten gezeigt und alle Punkte zusammengezählt.',
  'primer.about.picture':
    'Ein Fürstentum im zweiten Jahr: Felder und Höfe im Umland, Palazzi und eine Bank in der Stadt, zwei Kunstwerke im Palast, Gunststeine in der Kirche und die beiden Karten des Spielers.',
  'primer.points.picture':
    'Die beiden Zielkarten eines Spielers, jede mit ihrer Bedingung und dem, was sie jetzt wert ist.',
  'primer.turn.picture': 'Die Auslage: eine Reihe von Karten, die älteste kurz vor dem Abgang.',
  'primer.end.picture':
    'Der Nachziehstapel des zweiten Jahres, die bisherigen Militärwertungen und was jeder Platz in einer Wertung bringt.',
  'primer.advice1': 'Baue Höfe und Banken zusammen mit Feldern und Palazzi: Was du nicht lagern kannst, ist verloren.',
  'primer.advice2':
    'Sieh dir deine Zielkarten an, bevor du etwas baust: Sie sagen dir, welche Gebäude und Werke für dich mehr wert sind.',
  'primer.advice3':
    'Lande nicht bei jeder Militärwertung auf dem letzten Platz. Katapulte zählen das ganze Spiel lang; Soldaten kosten nichts, aber jeder braucht jedes Mal einen Stein, sonst schwächt er dich.',
  'production.title': 'Produzieren und lagern',
  'production.principality':
    'Das ist dein Fürstentum. Felder produzieren Nahrung, Palazzi produzieren Geld. Gelagert wird auf Höfen und in Banken: Jeder Hof fasst 2 Nahrung, jede Bank 2 Geld. Du beginnst mit je einem davon und mit 1 Nahrung, 1 Geld und 1 Gunst.',
  'production.collect':
    'Du hast immer genau zwei Karten und in jedem Zug zwei Aktionen. Eine deiner Karten zu aktivieren ist eine Aktion. Aktiviere deine Karte „{cards:card}“.',
  'production.room':
    'Du darfst 2 Geld, 1 Nahrung und 1 Geld oder 2 Nahrung nehmen. Dein Hof und deine Bank haben aber nur noch Platz für je einen Stein, und was keinen Platz findet, ist verloren. Nimm von beidem 1.',
  'production.exchange':
    'Diese Karte trägt das Tauschsymbol: Nach der Benutzung kommt sie in die Auslage, und du nimmst dafür eine andere. Das gehört zur Aktion und kostet nichts. Nimm „{cards:card}“: Damit produzieren deine Felder.',
  'production.build':
    'Deine Lager sind voll, weitere Nahrung ginge verloren. Du hast noch eine Aktion: Aktiviere „{cards:card}“ und baue einen zweiten Hof.',
  'production.farm': 'Ein Hof kostet 1 Geld, zwei würden 3 kosten. Einer genügt vorerst.',
  'production.pay':
    'Ein Gunststein kann Nahrung oder Geld ersetzen. Es lohnt sich, ihn aufzuheben: Zahle diesmal mit Geld.',
  'production.end':
    'Der Hof ist gebaut und fasst 2 weitere Nahrung. Beide Aktionen sind verbraucht: Beende deinen Zug. Die älteste Karte der Auslage verlässt das Spiel, eine neue kommt dazu, und Bruno ist am Zug.',
  'production.produce':
    'Du bist wieder am Zug. Aktiviere „{cards:card}“: Jedes Feld produziert 1 Nahrung. Du hast nur ein Feld, aber auf deinen Höfen wäre Platz für mehr.',
  'production.again':
    'Die Ernte hat 1 Nahrung gebracht, und auch diese Karte wird getauscht. Nimm, welche du magst; „{cards:card}“ würde für deine Palazzi dasselbe tun.',
  'production.summary':
    'Das ist der Motor des Spiels: Felder und Palazzi produzieren, wenn eine Karte es ihnen sagt, und Höfe und Banken bestimmen, wie viel du behalten kannst. Wer beides im Gleichschritt ausbaut, verschwendet nichts.',
  'cards.title': 'Karten aktivieren und tauschen',
  'cards.display':
    'Die Reihe in der Mitte ist die Auslage: Alle nehmen Karten von dort. Nach jedem Zug verlässt die Karte ganz links das Spiel. Auf eine gute Karte dort solltest du also nicht zu lange warten.',
  'cards.change':
    'Auch eine Karte zu tauschen ist eine Aktion: Du legst eine deiner Karten in die Auslage und nimmst dafür eine andere. Aktiviert wird dabei keine. Tausche „{cards:card}“.',
  'cards.take': 'Nimm „{cards:card}“: Bald brauchst du mehr Geld, und Palazzi produzieren es.',
  'cards.use': 'Du hast noch eine Aktion, und eine eben genommene Karte kannst du sofort benutzen. Aktiviere sie.',
  'cards.pay': 'Ein Palazzo kostet 1 Nahrung. Zahle mit Nahrung und behalte deine Gunst.',
  'cards.stays':
    'Die Karte ist noch da: Nur Karten mit dem Tauschsymbol gehen nach der Benutzung weg. Diese bleibt und darf wieder benutzt werden, sogar mit beiden Aktionen eines Zuges. Beende deinen Zug.',
  'cards.try':
    'Bruno hat gespielt. Spiele jetzt einen ganzen Zug, wie du magst: aktivieren, tauschen, Gunst nehmen, dann beenden. Es ist nur ein Versuch; danach steht alles wieder wie vorher.',
  'cards.summary':
    'Karten mit dem Symbol bringen etwas und ziehen weiter; Karten ohne Symbol bleiben, bis du sie tauschst. Zur richtigen Zeit die richtigen zwei Karten zu haben ist das halbe Spiel.',
  'favour.title': 'Gunst',
  'favour.take': 'Die dritte Art von Aktion: einen Gunststein nehmen. In deiner Kirche ist Platz für drei. Nimm einen.',
  'favour.build': 'Gunst ersetzt beim Bezahlen Nahrung oder Geld. Das nutzen wir. Aktiviere „{cards:card}“.',
  'favour.joker':
    'Zwei Palazzi kosten 3 Nahrung, und du hast nur 1. Mit deinen 2 Gunststeinen reicht es aber: Nimm beide Palazzi.',
  'favour.end': 'Drei Palazzi im ersten Zug: Das zahlt sich das ganze Spiel über aus. Beende deinen Zug.',
  'favour.summary':
    'Ein Gunststein ist eine Aktion wert. Setze ihn dort ein, wo Nahrung oder Geld allein nicht reichen: für das zweite Gebäude, für ein Gemälde oder um im richtigen Moment einen Soldaten zu versorgen.',
  'army.title': 'Heer und Versorgung',
  'army.wall':
    'Dein Heer steht auf der Stadtmauer. Fünfmal im Spiel wird die Militärstärke verglichen: Jedes Katapult zählt 1, jeder Soldat mit einem Stein zählt 1, und jeder Soldat ohne Stein zieht 1 ab. Deine Stärke steht neben den gekreuzten Schwertern: 0.',
  'army.raise':
    'Mit deiner ersten Aktion hast du 1 Nahrung und 1 Geld geholt und im Tausch „{cards:card}“ genommen. Aktiviere diese Karte mit der zweiten.',
  'army.recruit':
    'Soldaten kosten nichts, und du darfst beliebig viele nehmen. Aber jeder braucht einen Stein, wenn die Stärke verglichen wird. Wirb 2 Milizen an.',
  'army.harvestCard':
    'Auch Karten, die Soldaten bringen, werden danach getauscht. Nimm „{cards:card}“: Milizen leben von Nahrung.',
  'army.weak':
    'Deine Stärke ist −2, denn keine der beiden Milizen hat einen Stein. Das schadet noch nicht: Im ersten Jahr wird erst am Ende verglichen. Beende deinen Zug.',
  'army.harvest': 'Bruno hat gespielt. Dein Hof ist mit 2 Nahrung voll. Aktiviere trotzdem „{cards:card}“.',
  'army.surplus':
    'Die Ernte bringt 1 Nahrung, und auf dem Hof ist kein Platz. Doch ein Stein, den du erhältst, darf gleich auf einen Soldaten: Nahrung auf Milizen, Geld auf Condottieri, Gunst auf beide, je ein Stein. Versorge 1 Miliz.',
  'army.siegeCard':
    'Ein Stein, der verloren gegangen wäre, versorgt nun einen Soldaten. Nimm im Tausch „{cards:card}“: Damit baust du Katapulte.',
  'army.siege': 'Ein Katapult braucht keine Versorgung und bleibt das ganze Spiel über. Aktiviere „{cards:card}“.',
  'army.catapults':
    'Ein Katapult kostet 1 Nahrung und 1 Geld, zwei kosten 3 Nahrung und 2 Geld. Du hast 2 Nahrung, 2 Geld und 1 Gunst: gerade genug für zwei. Die Nahrung auf deiner Miliz zählt nicht mit: Du kannst sie weder zurücknehmen noch ausgeben. Nimm beide Katapulte.',
  'army.strength':
    'Deine Stärke ist jetzt 2: Zwei Katapulte und eine versorgte Miliz zählen 3, die unversorgte Miliz zieht 1 ab. Beende deinen Zug.',
  'army.favour': 'Bruno hat gespielt, und deine Lager sind leer. Nimm einen Gunststein: Gunst versorgt jeden Soldaten.',
  'army.supply':
    'Versorgen ist keine Aktion. Du darfst es jederzeit in deinem Zug tun und noch einmal, wenn die Stärke verglichen wird. Meist wartest du besser: Ein Stein in der Kirche kann noch eine Karte bezahlen, ein Stein auf einem Soldaten nicht mehr. Tu es diesmal gleich, um es zu sehen: Versorge deine Miliz.',
  'army.summary':
    'Stärke 4: zwei Katapulte und zwei versorgte Milizen. Mit Condottieri, die du durch „{cards:card}“ bekommst, ist es genauso, nur mit Geld statt Nahrung. Katapulte bezahlst du einmal. Soldaten sind kostenlos, brauchen aber für jeden Vergleich einen neuen Stein: Wirb nur so viele an, wie du versorgen kannst.',
  'scoring.title': 'Die Militärwertung',
  'scoring.pile':
    'Der Nachziehstapel ist leer, also ist dies der letzte Zug des 1. Jahres. Wenn er endet, verlässt die Karte ganz links die Auslage, keine kann sie ersetzen, und das Jahr ist vorbei. Dann werden die Heere verglichen.',
  'scoring.compare':
    'Bruno und Carla haben je 3 Katapulte: Stärke 3. Du hast kein Heer. Zu dritt bekommt der Stärkste 6 Punkte, der Zweite 3, der Dritte keine. Du hast 6 Geld und noch eine Aktion. Aktiviere „{cards:card}“.',
  'scoring.recruit': 'Um stärker zu sein als beide, brauchst du Stärke 4: vier Condottieri mit je 1 Geld. Wirb 4 an.',
  'scoring.sculptor':
    'Anwerben kostet nichts: Du hast immer noch 6 Geld. Nimm nun im Tausch eine Karte. „{cards:card}“ bringt Denkmäler, und die willst du im nächsten Jahr.',
  'scoring.end':
    'Deine Stärke ist −4, denn keiner deiner Soldaten hat einen Stein. Aber jeder darf noch versorgen, bevor verglichen wird. Beende deinen Zug.',
  'scoring.supply':
    'Das 1. Jahr ist vorbei. Wer die meisten Militärplättchen hat, entscheidet zuerst: du, mit 4. Bruno und Carla haben nur Katapulte, also nichts zu versorgen. Versorge alle 4 Condottieri mit Geld.',
  'scoring.points':
    'Stärke 4 gegen 3 und 3: Du belegst den ersten Platz und bekommst 6 Punkte. Bruno und Carla teilen sich den zweiten und dritten Platz: 3 und 0 Punkte, durch zwei geteilt und aufgerundet, sind je 2.',
  'scoring.keep':
    'Alle Steine auf Soldaten sind in den Vorrat zurückgekommen: Dir bleiben 2 Geld, und deine Stärke ist wieder −4. Jetzt darfst du Soldaten entlassen. Aber „{cards:card}“ wird dir 4 Geld bringen: Behalte alle.',
  'scoring.nextYear':
    'Das 2. Jahr hat begonnen, mit einem neuen Stapel. Irgendwo darin steckt eine Militärwertungskarte: Sobald sie aufgedeckt wird, werden die Heere sofort verglichen. Niemand weiß, wann, und Bruno hat ein viertes Katapult gebaut. Aktiviere „{cards:card}“.',
  'scoring.again':
    'Deine 4 Palazzi haben 4 Geld gebracht. Nimm im Tausch die andere Karte „{cards:card}“: Du wirst wieder Geld brauchen.',
  'scoring.favour': 'Nimm als zweite Aktion einen Gunststein. Dann endet dein Zug, und eine Karte wird aufgedeckt.',
  'scoring.card':
    'Es ist die Militärwertungskarte! Die Heere werden sofort verglichen. Bruno hat Stärke 4, Carla 3. Du hast 6 Geld: Versorge alle 4 Condottieri, dann ziehst du mit Bruno gleich.',
  'scoring.dismiss':
    'Du und Bruno teilt euch den ersten und zweiten Platz: 6 und 3 Punkte, durch zwei geteilt und aufgerundet, sind je 5. Carla geht leer aus. Wieder haben deine Soldaten ihre Steine verloren. Verglichen wird erst am Ende des Jahres wieder: Entlasse so viele Condottieri, wie du magst, und behalte die, die du bis dahin versorgen kannst.',
  'scoring.summary':
    'Fünf Militärwertungen: eine am Ende jedes Jahres und je eine irgendwann im 2. und 3. Jahr. Zu zweit gibt es jedes Mal 2 und 0 Punkte, zu viert 7, 4, 2 und 0. Du hast bisher 11, und deine Zielkarte „{goals:goal}“ gibt für je 4 davon 1 weiteren: macht 2.',
  'culture.title': 'Kultur und Ziele',
  'culture.goals':
    'Deine beiden Zielkarten liegen bei deinem Fürstentum; niemand sonst sieht sie. „{goals:general}“ gibt 1 Punkt für je 4 Militärpunkte, und du hast 4. „{goals:art}“ belohnt Paare aus Denkmal und Gemälde: ein Paar 2 Punkte, zwei Paare 5, drei Paare 8. Du hast noch keins von beidem.',
  'culture.painter': 'Es ist das 2. Jahr, und du hast 6 Geld. Ein Gemälde kostet 5 Geld. Aktiviere „{cards:card}“.',
  'culture.pay':
    'Gunst könnte einen Teil des Geldes ersetzen. Heb sie auf: Bald brauchst du sie anstelle von Nahrung. Zahle mit Geld.',
  'culture.painting':
    'Welches Gemälde? Fünf sind 6 Punkte wert, fünf 5 und fünf 4, und alle kosten gleich viel. Wer früh kauft, bekommt die besten. Nimm eins für 6.',
  'culture.scholar':
    'Das sind 6 Punkte. Deine andere Karte, „{cards:card}“, bringt Bücher: Sie kosten 4 Nahrung und sind 5, 4 oder 3 Punkte wert. Du hast ein einziges Feld, keine Nahrung und kein Ziel, das Bücher verlangt. Tausche diese Karte.',
  'culture.sculptorCard': 'Nimm „{cards:card}“: Ein Denkmal und dein Gemälde sind ein Paar für „{goals:goal}“.',
  'culture.end': 'Beide Aktionen sind verbraucht. Beende deinen Zug.',
  'culture.sculptor':
    'Bruno hat gespielt. Ein Denkmal kostet 3 Steine, und du hast 1 Geld und 3 Gunst: Das reicht. Aktiviere „{cards:card}“.',
  'culture.price':
    'Du darfst 1 Nahrung und 2 Geld zahlen oder 2 Nahrung und 1 Geld. Mit Gunst ist beides möglich. Wähle 2 Nahrung und 1 Geld.',
  'culture.gold':
    'Du hast keine Nahrung, also zahlst du dafür 2 Gunst. Zahle das Geld mit deinem Geldstein und behalte die letzte Gunst.',
  'culture.monument':
    'Sieh dir Brunos Fürstentum an: Er hat alle fünf Denkmäler für 4 Punkte. Die übrigen sind 3 oder 2 wert und kosten genauso viel. Nimm eins für 3.',
  'culture.sum':
    'Dein Gemälde ist 6 wert, dein Denkmal 3, und du hast 4 Militärpunkte. „{goals:art}“ gibt 2 für das erste Paar, „{goals:general}“ 1: macht 16. Deine Zielkarten zeigen, was sie bisher wert sind; die anderen sehen es erst am Ende.',
  'culture.summary':
    'Eine deiner Zielkarten verlangt immer Paare oder Sätze von Kulturplättchen, höchstens drei. Die andere verlangt Katapulte, Militärpunkte oder viele Gebäude: Felder und Höfe oder Palazzi und Banken, vom siebten an. Sieh dir beide an, bevor du entscheidest, was du kaufst.',
  'firstYear.title': 'Ein erstes Jahr',
  'firstYear.goals':
    'Sieben Züge sind ein Jahr. Deine Ziele: „{goals:general}“ gibt 1 Punkt für jedes Katapult, „{goals:art}“ belohnt Sätze aus Denkmal, Buch und Gemälde. Im ersten Jahr baust du vor allem. „{cards:card}“ weist den Weg: Du wirst von Geld leben.',
  'firstYear.favour':
    'Erster Zug. Zwei Banken kosten 3 Nahrung, und du hast 1 Nahrung und 1 Gunst. Nimm einen Gunststein, dann reicht es.',
  'firstYear.banks': 'Banken lagern dein Geld. Aktiviere „{cards:card}“.',
  'firstYear.both': 'Nimm 2 Banken. Drei Banken fassen 6 Geld: Das reicht für lange Zeit.',
  'firstYear.taxes':
    'Zweiter Zug. Bruno hat zwei Palazzi gebaut. Auch du brauchst welche, und sie kosten Nahrung. Aktiviere „{cards:card}“.',
  'firstYear.food': 'Dein Hof ist leer und fasst 2 Nahrung: Nimm 2 Nahrung, dann geht nichts verloren.',
  'firstYear.palazzo':
    'Nimm im Tausch „{cards:card}“. Mit der zweiten Aktion wird damit gleich ein Palazzo gebaut, für 1 Nahrung.',
  'firstYear.own':
    'Dritter Zug. Versuch es selbst: Baue mit „{cards:build}“ noch einen Palazzo, dann tausche die Karte „{cards:old}“, die du nicht mehr brauchst, gegen „{cards:card}“. Was du auch versuchst, das Spiel geht mit diesem Zug weiter.',
  'firstYear.rents':
    'Vierter Zug. Jetzt zahlen sich deine 3 Palazzi aus: Sie bringen 3 Geld. Aktiviere „{cards:card}“.',
  'firstYear.collector':
    'Eine eben genommene Karte kannst du sofort benutzen. Nimm „{cards:card}“: Mit der zweiten Aktion holst du damit 1 Nahrung und 1 Geld.',
  'firstYear.siegeCard':
    'Du hast 5 Geld und 1 Nahrung und nimmst wieder eine Karte. Ein Katapult zählt in allen fünf Militärwertungen und noch einmal für „{goals:goal}“. Nimm „{cards:card}“.',
  'firstYear.catapult':
    'Fünfter Zug. Versuch es selbst: Baue mit „{cards:card}“ ein Katapult und nimm einen Gunststein. Danach geht das Spiel mit diesem Zug weiter.',
  'firstYear.change':
    'Sechster Zug. Das Jahr endet bald, und Bruno hat noch kein Heer. Sichere dir jetzt die Militärwertung: Tausche „{cards:card}“.',
  'firstYear.hireCard': 'Nimm „{cards:card}“: Condottieri leben von Geld, und Geld hast du.',
  'firstYear.hire': 'Aktiviere „{cards:card}“.',
  'firstYear.recruit':
    'Du hast 4 Geld und etwas damit vor: ein Denkmal. Wirb 2 an, nicht mehr, als du mit dem Rest versorgen kannst.',
  'firstYear.rentsCard': 'Nimm im Tausch „{cards:card}“: Im nächsten Zug wirst du Geld brauchen.',
  'firstYear.last':
    'Dein letzter Zug in diesem Jahr: Im Nachziehstapel ist noch eine Karte. „{cards:other}“ ist aufgetaucht, und Bruno könnte noch Milizen ausheben. Aktiviere „{cards:card}“.',
  'firstYear.surplus':
    'In deinen Banken ist Platz für 2 der 3 Geld. Das dritte wäre verloren: Leg es auf einen Condottiere, der es ohnehin braucht.',
  'firstYear.sculptor':
    'Nimm im Tausch „{cards:card}“, um die Karte gleich zu benutzen: Du zahlst 2 Geld, und Gunst ersetzt die Nahrung.',
  'firstYear.monument': 'Dein erstes Denkmal, ein Drittel eines Satzes für „{goals:goal}“. Nimm eins für 4.',
  'firstYear.end': 'Alles ist getan. Beende deinen Zug: Bruno spielt den letzten des Jahres.',
  'firstYear.supply':
    'Bruno hat 2 Milizen ausgehoben und 2 Nahrung für sie: Er kann Stärke 2 erreichen. Du hast die meisten Militärplättchen und entscheidest zuerst. Versorge deinen zweiten Condottiere mit Geld: Dann hast du 3.',
  'firstYear.keep':
    'Stärke 3 gegen 2: Du bekommst 2 Punkte, Bruno keinen. Die Steine auf den Soldaten sind weg. Du hast noch 3 Geld, genug, um zwei Condottieri wieder zu versorgen: Behalte beide.',
  'firstYear.summary':
    'Ein ganzes Jahr. Bruno hat 8 Punkte in Denkmälern und leere Lager. Du hast 6, dazu 1 von deinem Ziel, 3 Geld, ein Heer und Platz für mehr. In der Auslage liegt „{cards:card}“: Als Nächstes kommen Gemälde. Noch zwei Jahre: Spiel sie gegen Bots oder mit Freunden.',
};
