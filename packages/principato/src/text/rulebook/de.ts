/** The rulebook of Principato in German, in our own words. */
import type { Rulebook } from '../rulebook.js';

export const rulebook: Rulebook = {
  chapters: {
    'P-1': 'Allgemeines',
    'P-2': 'Das Fürstentum',
    'P-3': 'Spielaufbau',
    'P-4': 'Der Zug',
    'P-5': 'Die Aktionen: Karte aktivieren, Karte tauschen, Gunststein nehmen',
    'P-6': 'Die Wirkung der Aktionskarten',
    'P-7': 'Ende des Zuges und des Jahres',
    'P-8': 'Die Militärwertung',
    'P-9': 'Spielende',
    'P-10': 'Die Zielkarten',
  },
  rules: {
    'P-1.1': 'Principato ist ein Spiel für 2 bis 4 Spieler. Sie sitzen in fester Reihenfolge im Uhrzeigersinn.',
    'P-1.2': 'Gespielt werden genau 3 Jahre. Das Spiel endet nach der Militärwertung, die das dritte Jahr abschließt.',
    'P-1.3': 'Wer am Ende die meisten Siegpunkte hat, gewinnt.',
    'P-1.4': 'Im Vorrat liegen alle Steine, Plättchen und Militär-Siegpunktscheine, die niemandem gehören.',
    'P-1.5': 'Was in die Schachtel gelegt wird, kommt nicht mehr ins Spiel zurück.',
    'P-1.6': 'Die Startspielerkarte bleibt das ganze Spiel über bei derselben Person (siehe PQ-25).',

    'P-2.1': 'Jedes Fürstentum besteht aus fünf Bereichen: Umland, Stadtmauer, Innenstadt, Palast und Kirche.',
    'P-2.2':
      'Felder und Höfe liegen im Umland, Palazzi und Banken in der Innenstadt. Militärplättchen kommen auf die Stadtmauer, Kulturplättchen in den Palast.',
    'P-2.3':
      'Welche Seite eines doppelseitigen Plättchens gilt, wird bestimmt, wenn du es aus dem Vorrat nimmst. Solange es dir gehört, wird es nicht mehr umgedreht.',
    'P-2.4':
      'Du darfst mehr Plättchen besitzen, als dein Fürstentum Plätze dafür hat. Begrenzt ist ihre Zahl nur durch den Vorrat.',
    'P-2.5': 'Ein Hof fasst höchstens 2 Nahrungssteine.',
    'P-2.6': 'Eine Bank fasst höchstens 2 Geldsteine.',
    'P-2.7': 'Die Kirche fasst höchstens 3 Gunststeine.',
    'P-2.8': 'Auf eine Miliz passt höchstens 1 Stein: Nahrung oder Gunst.',
    'P-2.9': 'Auf einen Condottiere passt höchstens 1 Stein: Geld oder Gunst.',
    'P-2.10': 'Felder, Palazzi, Katapulte und Kulturplättchen lagern keine Steine.',
    'P-2.11':
      'Gelagerte Steine darfst du innerhalb ihrer Lagerart beliebig umlegen. Deshalb zählt nur die Summe: Nahrung höchstens 2 × Höfe, Geld höchstens 2 × Banken, Gunst höchstens 3.',
    'P-2.12':
      'Steine, die du erhalten würdest, aber nicht unterbringen kannst, bleiben im Vorrat. Sie sind für dich verloren.',
    'P-2.13':
      'Du darfst jederzeit Nahrung von Höfen auf Milizen, Geld von Banken auf Condottieri und Gunst aus der Kirche auf Milizen oder Condottieri legen, je 1 Stein pro unversorgtem Soldaten. Das kostet keine Aktion. Zum Versorgen ist niemand verpflichtet.',
    'P-2.14':
      'Ein Stein auf einem Soldaten kann weder zurückgenommen noch verschoben noch ausgegeben werden. Er kommt erst nach einer Militärwertung wieder weg (siehe P-8.12).',
    'P-2.15':
      'Einen Stein, den du erhältst, darfst du unmittelbar auf einen unversorgten Soldaten legen, der diese Sorte annimmt. Das Ergebnis ist dasselbe, als hättest du vorher nach P-2.13 versorgt.',
    'P-2.16':
      'Versorgen kannst du auf Bottega in deinem Zug vor und nach jeder Aktion sowie in jeder Militärwertung, wenn du an der Reihe bist. Mitten in einer Aktion kannst du überzählige Steine auf Soldaten legen. Zu anderen Zeitpunkten wird das Versorgen nicht angeboten (siehe PQ-10).',
    'P-2.17':
      'Ein Gunststein ersetzt 1 Nahrung oder 1 Geld, wenn du die Kosten einer Karte bezahlst oder einen Soldaten versorgst. Sonst hat er im Spiel keinen Nutzen; bei Gleichstand am Ende zählt er als Stein mit (siehe P-9.3).',
    'P-2.18':
      'Eigene Steine und Plättchen darfst du nicht freiwillig abgeben. Einzige Ausnahme ist das Entlassen von Soldaten nach P-8.13.',
    'P-2.19':
      'Der freie Lagerplatz wird bestimmt, wenn die Steine eintreffen: 2 × Höfe minus gelagerte Nahrung, 2 × Banken minus gelagertes Geld, 3 minus gelagerte Gunst. Steine auf Soldaten belegen keinen Lagerplatz. Ein Hof oder eine Bank, die du früher im selben Zug genommen hast, zählt schon mit.',

    'P-3.1': 'Jeder Spieler erhält 1 Fürstentum. Die Plätze werden im Uhrzeigersinn gezählt.',
    'P-3.2':
      'Aktionskarten werden nach ihrer Markierung aussortiert: zu zweit alle mit einer 3 oder 4, zu dritt alle mit einer 4, zu viert keine. Die aussortierten Karten kommen in die Schachtel.',
    'P-3.3':
      'Die übrigen Karten werden nach ihrer Rückseite sortiert: S1, S2, 1, 2 und 3. Je eine Militärwertungskarte gehört zum Stapel des zweiten und des dritten Jahres.',
    'P-3.4':
      'Die S2-Karten werden gemischt. Jeder erhält offen 1 Startkarte S1 (für alle gleich) und 1 Startkarte S2 (für jeden eine andere). Übrige Startkarten kommen in die Schachtel.',
    'P-3.5': 'Die Stapel 1, 2 und 3 werden getrennt gemischt, die Stapel 2 und 3 mitsamt ihrer Militärwertungskarte.',
    'P-3.6':
      'Vom Stapel 1 werden nacheinander 5 / 6 / 7 Karten (bei 2 / 3 / 4 Spielern) aufgedeckt und von links nach rechts ausgelegt: Das ist die Auslage, ihr Platz 1 liegt ganz links. Der Rest von Stapel 1 wird zum Nachziehstapel. Die Stapel 2 und 3 liegen verdeckt bereit.',
    'P-3.7':
      'Die beiden Stapel mit Zielkarten werden getrennt gemischt. Jeder erhält verdeckt 1 Karte von jedem Stapel und darf die eigenen Karten jederzeit ansehen. Übrige Zielkarten kommen ungesehen in die Schachtel.',
    'P-3.8':
      'Alle Steine, Plättchen und Militär-Siegpunktscheine kommen in den Vorrat. Die Kulturplättchen werden nach Art und Wert sortiert.',
    'P-3.9':
      'Jeder nimmt sich 1 Feld, 1 Hof, 1 Palazzo und 1 Bank. Dazu kommen 1 Nahrungsstein auf den Hof, 1 Geldstein auf die Bank und 1 Gunststein in die Kirche.',
    'P-3.10': 'Das Los bestimmt den Startspieler. Er behält die Startspielerkarte das ganze Spiel über.',
    'P-3.11':
      'Die Spieler sitzen in der Reihenfolge, in der sie eingetragen wurden, oder, wenn ihr das vor dem Spiel so wählt, in einer Reihenfolge, die Bottega auslost.',

    'P-4.1': 'Gespielt wird im Uhrzeigersinn, beginnend mit dem Startspieler.',
    'P-4.2': 'In deinem Zug hast du 2 Aktionen.',
    'P-4.3':
      'Es gibt drei Arten von Aktionen: eine Aktionskarte aktivieren, eine Aktionskarte tauschen oder einen Gunststein nehmen.',
    'P-4.4': 'Die Reihenfolge bestimmst du selbst. Du darfst auch zweimal dieselbe Art von Aktion ausführen.',
    'P-4.5': 'Du darfst auf eine oder beide Aktionen verzichten.',
    'P-4.6': 'Zwischen zwei Aktionen hat jeder immer genau 2 Aktionskarten. Sie liegen offen aus.',
    'P-4.7': 'Eine Aktion wird vollständig abgeschlossen, samt dem Austausch der Karte, bevor die nächste beginnt.',
    'P-4.8':
      'Dein Zug endet, wenn du ihn beendest. Hast du keine Aktion mehr, musst du ihn beenden, darfst vorher aber noch Soldaten versorgen (siehe P-2.13).',

    'P-5.1': 'Wähle eine deiner 2 Karten und führe ihre Wirkung einmal aus.',
    'P-5.2': 'Bietet die Karte mehrere Alternativen an („ODER“), führst du genau eine davon aus, und zwar einmal.',
    'P-5.3':
      'Kosten bezahlst du vollständig aus deinen gelagerten Steinen, bevor du etwas erhältst. Bezahlte Steine kommen in den Vorrat.',
    'P-5.4':
      'Jeden einzelnen Nahrungs- oder Geldstein der Kosten darfst du durch einen Gunststein ersetzen, auch wenn du den passenden Stein hättest.',
    'P-5.5':
      'Eine Alternative, deren Kosten du nicht vollständig bezahlen kannst, darfst du nicht wählen (siehe PQ-4).',
    'P-5.6':
      'Eine Alternative, die Plättchen bringt, steht dir nur offen, wenn alle diese Plättchen im Vorrat sind. Ist nur noch 1 Plättchen da, kannst du also 1 Bank nehmen, aber nicht die Alternative mit 2 Banken wählen.',
    'P-5.7':
      'Trägt die Karte das Tauschsymbol, musst du sie gleich nach ihrer Wirkung austauschen: Nimm eine beliebige Karte der Auslage und lege die aktivierte Karte an deren Platz. Darauf verzichten darfst du nicht, auch nicht in deinem letzten Zug; eine Karte gleicher Art zu nehmen, ist erlaubt.',
    'P-5.8':
      'Trägt die Karte kein Tauschsymbol, bleibt sie bei dir. Durch das Aktivieren kann sie nicht ausgetauscht werden.',
    'P-5.9':
      'Eine Karte, die du aus der Auslage nimmst, wird dadurch nicht aktiviert. Mit einer späteren Aktion darfst du sie aktivieren, auch noch im selben Zug.',
    'P-5.10': 'Eine Karte ohne Tauschsymbol darfst du mit beiden Aktionen eines Zuges aktivieren.',
    'P-5.11':
      'Eine Alternative, die kein Plättchen bringt und bei der du keinen einzigen Stein unterbringen könntest, bietet Bottega nicht an: Entweder ist der Vorrat leer, oder du hast weder freien Lagerplatz noch einen unversorgten Soldaten, der die Sorte annimmt. Eine Karte, bei der keine Alternative übrig bleibt, kannst du nicht aktivieren.',
    'P-5.12':
      'Auch die Karte, die gerade erst in die Auslage gelegt wurde, darf mit einer späteren Aktion wieder genommen werden, wie jede andere Karte der Auslage.',
    'P-5.20':
      'Karte tauschen: Tausche eine deiner 2 Karten gegen eine beliebige Karte der Auslage. Deine Karte kommt an den Platz der genommenen. Aktiviert wird dabei nichts.',
    'P-5.21': 'Tauschen darfst du jede Karte, ob mit oder ohne Tauschsymbol.',
    'P-5.30': 'Gunststein nehmen: Nimm 1 Gunststein aus dem Vorrat und lege ihn in deine Kirche.',
    'P-5.31': 'Liegt kein Gunststein mehr im Vorrat, ist diese Aktion nicht möglich (siehe PQ-6).',
    'P-5.32':
      'Ist deine Kirche voll, kannst du nur dann einen Gunststein nehmen, wenn du einen unversorgten Soldaten hast. Der Stein kommt dann auf diesen Soldaten (siehe P-2.15).',

    'P-6.1': 'Bankbau: Bezahle 1 Nahrungsstein und nimm 1 Bank. ODER: Bezahle 3 Nahrungssteine und nimm 2 Banken.',
    'P-6.2': 'Hofbau: Bezahle 1 Geldstein und nimm 1 Hof. ODER: Bezahle 3 Geldsteine und nimm 2 Höfe.',
    'P-6.3':
      'Palazzobau: Bezahle 1 Nahrungsstein und nimm 1 Palazzo. ODER: Bezahle 3 Nahrungssteine und nimm 2 Palazzi.',
    'P-6.4': 'Feldbau: Bezahle 1 Geldstein und nimm 1 Feld. ODER: Bezahle 3 Geldsteine und nimm 2 Felder.',
    'P-6.5':
      'Belagerungswerkstatt (Jahr 1 und 2): Bezahle 1 Geldstein und 1 Nahrungsstein und nimm 1 Katapult. ODER: Bezahle 2 Geldsteine und 3 Nahrungssteine und nimm 2 Katapulte.',
    'P-6.6':
      'Große Belagerungswerkstatt (Jahr 3): Bezahle 1 Nahrungsstein und nimm 1 Katapult. ODER: Bezahle 1 Geldstein und 2 Nahrungssteine und nimm 2 Katapulte.',
    'P-6.7':
      'Bildhauer: Bezahle 1 Nahrungsstein und 2 Geldsteine ODER 2 Nahrungssteine und 1 Geldstein. Nimm dafür 1 Denkmal deiner Wahl.',
    'P-6.8': 'Maler: Bezahle 5 Geldsteine und nimm 1 Gemälde deiner Wahl.',
    'P-6.9': 'Gelehrter: Bezahle 4 Nahrungssteine und nimm 1 Buch deiner Wahl.',
    'P-6.10': 'Ernte: Nimm 1 Nahrungsstein für jedes deiner Felder.',
    'P-6.11': 'Pacht: Nimm 1 Geldstein für jeden deiner Palazzi.',
    'P-6.12': 'Condottieri anheuern: Nimm kostenlos beliebig viele Condottieri.',
    'P-6.13': 'Miliz ausheben: Nimm kostenlos beliebig viele Milizen.',
    'P-6.14': 'Steuereintreiber: Nimm 2 Geldsteine ODER 1 Geldstein und 1 Nahrungsstein ODER 2 Nahrungssteine.',
    'P-6.15': 'Schatzkammer: Nimm 3 Geldsteine.',
    'P-6.16': 'Kornspeicher: Nimm 3 Nahrungssteine.',
    'P-6.17':
      'Die Jahresangabe in P-6.5 und P-6.6 nennt den Stapel, aus dem die Karte stammt. Wer eine Belagerungswerkstatt aus dem zweiten Jahr im dritten Jahr aktiviert, bezahlt weiterhin die Kosten, die auf ihr stehen.',
    'P-6.18':
      'Du erhältst höchstens so viele Steine, wie im Vorrat liegen; Nahrung und Geld werden getrennt gezählt. Zuerst füllst du freien Lagerplatz und nimmst dabei alles, was hineinpasst; weniger nehmen darfst du nicht. Nur bei überzähligen Steinen entscheidest du, ob du passende Soldaten damit versorgst (siehe P-2.12 und P-2.15).',
    'P-6.19':
      'Du kannst nur so viele Soldaten anwerben, wie Plättchen im Vorrat sind. Mindestens 1 musst du nehmen, denn 0 wäre dasselbe wie „Karte tauschen“. Ist keins mehr im Vorrat, kannst du die Karte nicht aktivieren.',
    'P-6.20': 'Neu angeworbene Soldaten kommen ohne Stein.',
    'P-6.21': 'Ist kein Kulturplättchen der betreffenden Art mehr da, kannst du die Karte nicht aktivieren.',

    'P-7.1':
      'Am Ende jedes Zuges kommt die Karte ganz links in der Auslage in die Schachtel, auch wenn du keine Aktion ausgeführt hast.',
    'P-7.2': 'Die anderen Karten rücken einen Platz nach links.',
    'P-7.3': 'Die oberste Karte des Nachziehstapels wird aufgedeckt und auf den Platz ganz rechts gelegt.',
    'P-7.4':
      'Wird dabei eine Militärwertungskarte aufgedeckt, folgt sofort eine zusätzliche Militärwertung. Danach kommt die Karte in die Schachtel, und es wird nach P-7.3 weiter aufgedeckt.',
    'P-7.5':
      'Wird eine Karte gebraucht und der Nachziehstapel ist leer, endet das Jahr sofort. Die Karten der Auslage bleiben liegen; es ist eine weniger als sonst.',
    'P-7.6': 'Auf das Ende eines Jahres folgt eine Militärwertung.',
    'P-7.7':
      'Ist die Militärwertungskarte die letzte Karte des Nachziehstapels, folgen die zusätzliche Wertung und die Wertung am Jahresende direkt aufeinander, ohne neue Karte und ohne Zug dazwischen. Beide werden vollständig durchgeführt: Nach der ersten kommen die Steine von den Soldaten in den Vorrat, Soldaten dürfen entlassen und danach neu versorgt werden. Die Reihenfolge der Entscheidungen wird für die zweite Wertung neu bestimmt.',
    'P-7.8':
      'Nach Jahr 1 und Jahr 2 wird der Stapel des nächsten Jahres zum Nachziehstapel. Die Auslage wird nach P-7.3 wieder auf volle Größe ergänzt.',
    'P-7.9': 'P-7.4 gilt auch für die erste Karte, die für ein neues Jahr aufgedeckt wird (siehe PQ-13).',
    'P-7.10':
      'Die Zugreihenfolge läuft einfach weiter: Den ersten Zug des neuen Jahres hat, wer nach dem Spieler mit dem letzten Zug an der Reihe ist.',
    'P-7.11': 'Zu Beginn jedes Zuges ist die Auslage vollständig.',
    'P-7.12': 'In jedem Spiel gibt es genau fünf Militärwertungen.',
    'P-7.13': 'Das Spiel endet nach der Wertung am Ende von Jahr 3. Die Auslage wird dann nicht mehr ergänzt.',
    'P-7.14':
      'Mit der letzten Karte des Nachziehstapels endet das Jahr noch nicht: Die Auslage ist voll, und der Nächste ist am Zug. Das Jahr endet, sobald beim Ergänzen zum ersten Mal eine Karte fehlt, egal nach wessen Zug. Die Runde wird nicht zu Ende gespielt.',

    'P-8.1':
      'Zuerst entscheidet, wer die meisten Militärplättchen hat (Katapulte, Condottieri und Milizen zusammen). Dann folgt, wer die zweitmeisten hat, und so weiter.',
    'P-8.2':
      'Bei gleicher Anzahl entscheidet der Startspieler früher, sonst der Spieler, der ihm im Uhrzeigersinn am nächsten sitzt.',
    'P-8.3':
      'Diese Reihenfolge wird zu Beginn jeder Militärwertung nach den dann vorhandenen Plättchen festgelegt. Sie gilt für das Versorgen und für das Entlassen.',
    'P-8.4':
      'In dieser Reihenfolge darf jeder nach P-2.13 Soldaten versorgen, beliebig viele oder keinen. Die Entscheidungen fallen offen (siehe PQ-11).',
    'P-8.5': 'Steine, die schon vorher auf Soldaten gelegt wurden, zählen genauso.',
    'P-8.6':
      'Deine Militärstärke: +1 für jedes Katapult, +1 für jeden versorgten Soldaten, −1 für jeden unversorgten Soldaten. Sie kann negativ sein.',
    'P-8.7':
      'Die Spieler werden nach Militärstärke gereiht, der stärkste zuerst. Siegpunkte je Platz: zu zweit 2 / 0 (siehe PQ-1), zu dritt 6 / 3 / 0, zu viert 7 / 4 / 2 / 0.',
    'P-8.8':
      'Bei Gleichstand zählen die Beteiligten die Siegpunkte der Plätze zusammen, die sie belegen, und teilen sie durch ihre Anzahl. Jeder erhält das aufgerundete Ergebnis; zwei Erste im Spiel zu viert bekommen also je 6 Siegpunkte (7 + 4 = 11, geteilt durch 2).',
    'P-8.9':
      'Die Siegpunkte werden in Militär-Siegpunktscheinen ausgezahlt. Die Scheine gehen nie aus; es zählt nur die Summe.',
    'P-8.10': 'Ein Platz bringt seine Siegpunkte unabhängig von der Stärke, auch bei null oder einem negativen Wert.',
    'P-8.11': 'Nach dem Verteilen der Siegpunkte folgen in dieser Reihenfolge P-8.12 und P-8.13.',
    'P-8.12': 'Alle Steine auf den Soldaten aller Spieler kommen in den Vorrat, jeder zu seiner Sorte.',
    'P-8.13':
      'Jeder darf beliebig viele seiner Condottieri und Milizen entlassen, also in den Vorrat zurücklegen, oder alle behalten. Katapulte können nicht zurückgelegt werden.',
    'P-8.14':
      'In der fünften Militärwertung entfällt das Entlassen nach P-8.13, denn auf das Ergebnis hätte es keinen Einfluss mehr.',
    'P-8.15':
      'An jeder Militärwertung nehmen alle teil, auch wer keine Militärplättchen hat: Dann beträgt die Stärke 0.',

    'P-9.1':
      'Dein Endergebnis ist die Summe aus den Siegpunkten deiner Militär-Siegpunktscheine, den Werten deiner Kulturplättchen und den Siegpunkten deiner Zielkarten.',
    'P-9.2': 'Jetzt werden die Zielkarten aufgedeckt.',
    'P-9.3':
      'Bei Gleichstand um den ersten Platz gewinnt, wer von den Beteiligten die meisten Steine hat (Nahrung, Geld und Gunst zusammen).',
    'P-9.4': 'Herrscht auch dann noch Gleichstand, teilen sich die Beteiligten den Sieg (siehe PQ-15).',
    'P-9.5': 'Die weiteren Plätze werden auf dieselbe Weise bestimmt.',
    'P-9.6': 'Für P-9.3 zählen die gelagerten Steine. Auf Soldaten liegen dann keine mehr (siehe P-8.12).',

    'P-10.1': 'Rüstkammer: 1 Siegpunkt für jedes deiner Katapulte.',
    'P-10.2':
      'Fruchtbarer Boden: Zähle deine Höfe und Felder zusammen. Für jedes Plättchen über das sechste hinaus erhältst du 1 Siegpunkt, bei 6 oder weniger nichts.',
    'P-10.3':
      'Stadtrecht: Zähle deine Palazzi und Banken zusammen. Für jedes Plättchen über das sechste hinaus erhältst du 1 Siegpunkt, bei 6 oder weniger nichts.',
    'P-10.4':
      'Festung: 1 Siegpunkt für je 4 volle Siegpunkte auf deinen Militär-Siegpunktscheinen. Andere Siegpunkte zählen nicht.',
    'P-10.5': 'Kapelle: 2 / 5 / 8 Siegpunkte für 1 / 2 / 3 Paare aus je 1 Denkmal und 1 Gemälde.',
    'P-10.6': 'Rathaus: 2 / 5 / 8 Siegpunkte für 1 / 2 / 3 Paare aus je 1 Denkmal und 1 Buch.',
    'P-10.7': 'Palast: 5 / 10 / 15 Siegpunkte für 1 / 2 / 3 Sätze aus je 1 Denkmal, 1 Buch und 1 Gemälde.',
    'P-10.8': 'Villa: 2 / 5 / 9 Siegpunkte für 1 / 2 / 3 Paare aus je 1 Buch und 1 Gemälde.',
    'P-10.9':
      'Du hast so viele Paare oder Sätze, wie du von der seltensten der genannten Arten Plättchen hast, höchstens aber 3. Jedes Plättchen zählt nur in einem Paar oder Satz. Der Wert der Plättchen spielt keine Rolle.',
    'P-10.10': 'Deine zwei Zielkarten werden getrennt gewertet. Ein Plättchen darf für beide zählen.',
  },
  rulings: {
    'PQ-1':
      'Wie viele Siegpunkte gibt es in der Militärwertung zu zweit? Die gedruckte Tabelle ist hier unklar: Für den ersten Platz steht eine 2, das Feld für den zweiten ist leer, und eine andere Quelle für diese Zeile ist nicht bekannt. Hier gilt 2–0, wie es dasteht und mit 0 für den letzten Platz wie zu dritt und zu viert; die Festung kann dann aber höchstens 2 Siegpunkte bringen. Hausregel „Militärtabelle zu zweit“: 2–0, 3–0, 4–0 oder 5–2.',
    'PQ-2':
      'Wie viele Karten hat jeder Stapel, und welche tragen eine 3 oder 4? Belegt sind 98 Aktionskarten, davon 8 Startkarten und 90 Jahreskarten. Alles Weitere ist rekonstruiert: Stapel von 34 / 28 / 28 Karten, davon je 8 / 7 / 7 mit einer 3 und ebenso viele mit einer 4, dazu die Anzahl jeder Karte und drei der vier S2-Karten. So hat jeder zu zweit, zu dritt und zu viert genau 21 Züge, 7 pro Jahr. Wer das Spiel besitzt, kann die echten Werte in einer Datendatei nachliefern.',
    'PQ-3':
      'Welche Karten tragen das Tauschsymbol? Belegt ist: Karten, die Steine bringen, tragen es, die Baukarten für Felder, Höfe, Palazzi und Banken nicht. Der Rest ist rekonstruiert nach dem Grundsatz „Was etwas kostet, bleibt; was nichts kostet, geht“: Condottieri anheuern und Miliz ausheben tragen es, Belagerungswerkstätten, Bildhauer, Gelehrter und Maler nicht. Hausregel „Tauschsymbol auf Kulturkarten“: Auch Bildhauer, Gelehrter und Maler tragen es. Wer das Spiel besitzt, kann die echten Angaben in einer Datendatei nachliefern.',
    'PQ-4':
      'Darf ich eine Karte aktivieren, die ich nicht bezahlen kann, nur um sie auszutauschen? Nein (siehe P-5.5). Dir entgeht nichts: „Karte tauschen“ kostet ebenfalls eine Aktion und führt zum selben Ergebnis.',
    'PQ-5':
      'Darf ich eine Karte aktivieren, die gar nichts bewirkt? Nein, das wird nicht angeboten (siehe P-5.11). Mit „Karte tauschen“ erreichst du für eine Aktion dasselbe.',
    'PQ-6':
      'Was geschieht, wenn die Steine im Vorrat ausgehen? Die Spielregel schweigt dazu. Hier sind die Steine begrenzt, und du nimmst, was noch da ist; dafür spricht, dass die 12 Gunststeine genau vier volle Kirchen füllen. Hausregel „Steine unbegrenzt“: Der Vorrat geht nie aus, dein Lagerplatz bleibt aber begrenzt.',
    'PQ-7':
      'Was geschieht, wenn die Plättchen im Vorrat ausgehen? Hier sind sie begrenzt: Eine Alternative ist nur möglich, wenn alle ihre Plättchen da sind, und Soldaten kannst du anwerben, solange der Vorrat reicht. Hausregel „Plättchen unbegrenzt“: Gebäude- und Militärplättchen gehen nie aus; eine Karte bringt aber höchstens 37 Soldaten. Kulturplättchen sind immer begrenzt.',
    'PQ-8':
      'Darf ich doppelseitige Plättchen später umdrehen? Nein, sobald du sie genommen hast, nie mehr. Die Spielregel kennt keine Aktion dafür.',
    'PQ-9':
      'Darf ich erhaltene Steine direkt auf Soldaten legen? Ja. Erst versorgen und dann die Steine nehmen führt zum selben Ergebnis.',
    'PQ-10':
      'Was heißt „jederzeit“ beim Versorgen? Steine erhältst du nur in deinem eigenen Zug, und auf Soldaten gebraucht werden sie nur in Militärwertungen. Deshalb genügen dein Zug und deine Entscheidung in der Wertung.',
    'PQ-11':
      'Wird offen oder geheim versorgt? Offen und nacheinander, denn die Spielregel legt eine Reihenfolge fest. Hausregel „Verdeckt versorgen“: Alle entscheiden gleichzeitig; die Entscheidungen bleiben verborgen, bis alle feststehen, und werden dann gemeinsam aufgedeckt.',
    'PQ-12':
      'Wie läuft das Entlassen ab? Offen und in derselben Reihenfolge wie das Versorgen; in der letzten Wertung entfällt es. Katapulte bleiben, denn die Spielregel nennt nur Condottieri und Milizen.',
    'PQ-13':
      'Was gilt, wenn die erste Karte eines neuen Jahres die Militärwertungskarte ist? Sie wirkt sofort, also unmittelbar nach der Wertung am Jahresende. Die Spielregel verlangt die Wertung, sobald die Karte aufgedeckt wird.',
    'PQ-14':
      'Was bringen mehr als drei Paare oder Sätze? Nicht mehr als drei, denn die Spielregel nennt nur Werte für 1, 2 und 3.',
    'PQ-15':
      'Wer gewinnt, wenn auch die Zahl der Steine gleich ist? Der Sieg wird geteilt. Hausregel „Bei Gleichstand gewinnt der spätere Platz“: Von den Beteiligten gewinnt, wer im Uhrzeigersinn am weitesten vom Startspieler entfernt sitzt.',
    'PQ-16':
      'Sind die Militär-Siegpunktscheine offen? Ja, denn alle sehen, was ausgezahlt wird; deshalb zeigt Bottega die Summen an. Hausregel „Militärpunkte verdeckt“: Du siehst nur deine eigene Summe; Militärstärken und Siegpunkte jeder einzelnen Wertung bleiben öffentlich.',
    'PQ-17':
      'Ist bekannt, wie viele Karten noch im Nachziehstapel liegen? Ja, denn am Spieltisch könnte man sie zählen. Karten in der Schachtel, die einmal offen lagen, darf sich jeder ansehen. Hausregel „Kartenzahl verdeckt“: Die Zahl der verbleibenden Karten wird nicht angezeigt.',
    'PQ-18':
      'Darf ich eine eben abgelegte Karte wieder zurücknehmen? Ja, du darfst jede Karte der Auslage nehmen, auch eine, die erst vor einem Augenblick dorthin gekommen ist.',
    'PQ-19':
      'Darf ich beim Anwerben auch null Soldaten nehmen? Die Spielregel sagt „so viele, wie du möchtest“. Null wäre dasselbe wie „Karte tauschen“ und wird deshalb nicht angeboten.',
    'PQ-20':
      'Darf ich mit voller Kirche einen Gunststein nehmen? Nur, wenn er auf einen unversorgten Soldaten kommt. Sonst wird die Aktion nicht angeboten.',
    'PQ-21':
      'Darf ich weniger Steine nehmen, als mir zustehen? Nein: Was du lagern kannst, musst du nehmen. Steine liegen zu lassen, brächte dir ohnehin nichts, denn vorenthalten kannst du den anderen nur Steine, die du selbst hältst.',
    'PQ-22':
      'Welche Werte haben die Kulturplättchen? Die Spielregel sagt nur, dass sie nach Wert sortiert und frei gewählt werden; die Werte hier sind rekonstruiert. Es gibt je 5 Denkmäler zu 4, 3 und 2, je 5 Bücher zu 5, 4 und 3 und je 5 Gemälde zu 6, 5 und 4 Siegpunkten: im Schnitt so viele, wie sie Steine kosten, und wer früh kauft, hat die besseren. Wer das Spiel besitzt, kann die echten Werte in einer Datendatei nachliefern.',
    'PQ-23':
      'Bringt auch ein schwaches Militär Siegpunkte? Ja, der Platz zählt unabhängig von der Stärke. Hat niemand Militär, teilen sich alle sämtliche Plätze: Zu viert erhält dann jeder 4 Siegpunkte.',
    'PQ-24':
      'Zählen Katapulte mit, wenn es um die meisten Militärplättchen geht? Ja, denn die Spielregel rechnet sie zu den 56 Militärplättchen.',
    'PQ-25':
      'Wechselt der Startspieler? Nein, er bleibt es das ganze Spiel über. Wichtig ist das nur für den ersten Zug und bei Gleichstand in der Reihenfolge der Militärwertung (siehe P-8.2).',
    'PQ-26':
      'Welche Punkte zählen für die Festung? Die Militär-Siegpunktscheine aus allen fünf Wertungen, aber keine anderen Siegpunkte.',
    'PQ-27': 'Darf ich Steine einfach abwerfen? Nein. Die Spielregel sieht das nirgends vor.',
    'PQ-28':
      'Bewegt sich die Auslage auch, wenn ich auf beide Aktionen verzichte? Ja, denn das Weiterrücken gehört zum Ende jedes Zuges.',
    'PQ-29':
      'Welchen abweichenden Angaben folgen wir nicht? Eine Rezension spricht von drei Militärwertungen (nach der Spielregel sind es fünf), eine andere von zwei Steinen jeder Sorte zu Beginn (es ist je einer). Die Verlagsseite nennt 100 Aktionskarten, 57 Militärplättchen und 60 Scheine; nach Spielregel und vier weiteren Quellen sind es 98, 56 und 40.',
  },
};
