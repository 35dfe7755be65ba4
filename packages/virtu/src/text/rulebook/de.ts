/** The rulebook of Virtù in German, in our own words. */
import type { Rulebook } from '../rulebook.js';

export const rulebook: Rulebook = {
  chapters: {
    'V-2': 'Spielmaterial und Vorräte',
    'V-3.1': 'Aufbau: gemeinsamer Bereich',
    'V-3.2': 'Aufbau: jeder Spieler',
    'V-3.3': 'Aufbau: Reihenfolge und Leisten',
    'V-4': 'Jahre und Züge',
    'V-5.1': 'Ressourcenleisten, Vorder- und Rückseite',
    'V-5.2': 'Eine Art Symbol je Ressourcenleiste',
    'V-5.3': 'Was zu einer Zahlung gehört',
    'V-5.4': 'Florin',
    'V-5.5': 'Womit du was bezahlst',
    'V-6.1': 'Aktionsmarker bewegen',
    'V-6.2': 'Cortigiano-Pfeile',
    'V-6.3': 'Ablass erbitten',
    'V-6.4': 'Ablasskarte entfernen',
    'V-6.5': 'Aktion nutzen',
    'V-6.6': 'Ablauf deines Frühlingszuges',
    'V-7.1': 'Regieren',
    'V-7.2': 'Finanzieren',
    'V-7.3': 'Handeln',
    'V-7.4': 'Annektieren',
    'V-7.5': 'Krieg führen',
    'V-7.6': 'Intrigieren',
    'V-8.1': 'Reihenfolge der Belagerungen',
    'V-8.2': 'Kriegsboni',
    'V-8.3': 'Belagerung',
    'V-8.4': 'Schlacht vor der Stadt',
    'V-8.5': 'Rückzug',
    'V-8.6': 'Eroberung einer Stadt',
    'V-8.7': 'Städteleiste und Spielerreihenfolge',
    'V-9.1': 'Sold',
    'V-9.2': 'Palast neu anordnen',
    'V-9.3': 'Käufe',
    'V-9.4': 'Rekrutieren',
    'V-9.5': 'Allianzen',
    'V-9.6': 'Ablass im Winter',
    'V-10.1': 'Spielende',
    'V-10.2': 'Prestigepunkte',
    'V-10.3': 'Religiöser Einfluss',
    'V-10.4': 'Sieg',
  },
  rules: {
    'V-2.1':
      'Florin gehen im allgemeinen Vorrat nie aus. Wie viele Münzen in der Schachtel liegen, spielt keine Rolle (siehe R-01).',
    'V-2.2': 'Du hast genau 6 Truppen. Jede ist entweder auf dem Spielbrett oder in deiner Reserve.',
    'V-2.3':
      'Du hast genau 5 Agenten. Jeder ist entweder noch nicht freigeschaltet, steht dir zur Verfügung oder ist bereits gelegt. Mehr als 5 kannst du nicht freischalten.',
    'V-2.4': 'Liegt kein +1-Kriegsbonus-Plättchen mehr im allgemeinen Vorrat, kann niemand eines nehmen (siehe R-02).',
    'V-2.5': 'Liegt keine Ablasskarte mehr im Vorrat, kann niemand Ablass erbitten (siehe R-03).',
    'V-2.6':
      'Ist der Stapel einer Personenkarte leer oder sind keine Königreiche, Republiken, Gilden oder Kathedralen mehr da, kannst du nichts davon kaufen. Abgeworfene Personenkarten kommen auf ihren Stapel zurück und können erneut gekauft werden.',
    'V-2.7':
      'Marker gehen dir nie aus. Die 18 Marker jeder Farbe reichen für jede Lage, die im Spiel vorkommt (siehe R-04).',

    'V-3.1.1':
      'Zu dritt und zu viert spielt ihr auf der Seite des Spielbretts für 3/4 Spieler, zu fünft auf der Seite für 2/5 Spieler. Straßen, Meere und Werte der Städte sind größtenteils rekonstruiert; überliefert sind die Werte von Ravenna (2), Terracina (1), Siena (3), Benevent (2), Parma (1) und Palermo (3). Wer das Spiel besitzt, kann die echten Angaben in einer Datendatei nachliefern.',
    'V-3.1.2':
      'Zu dritt sind acht Städte gesperrt: Nizza, Turin, Mailand, Genua, Parma, Ragusa, Cagliari und Reggio. Sie werden abgedeckt, ihre Stadtplättchen kommen in die Schachtel. Für alle Regeln gibt es diese Städte nicht: keine Truppen, keine Agenten, keine Belagerung, keine Annexion und kein Weg durch sie hindurch. Die Meere bleiben befahrbar (siehe R-22).',
    'V-3.1.3':
      'Zu dritt und zu viert sind Perugia und Civitavecchia nicht auf dem Spielbrett. Ihre Stadtplättchen kommen in die Schachtel.',
    'V-3.1.4':
      'Zu dritt und zu viert gilt das Stadtplättchen von Rom ohne Wappen, und Rom beginnt als neutrale Stadt. Zu fünft gilt das Plättchen mit Wappen, und Rom gehört von Anfang an dem Spieler, der Rom führt.',
    'V-3.1.5':
      'Offen und für alle sichtbar liegen bereit: die 12 Stapel mit Personenkarten, die Stadtplättchen der neutralen Städte, die 10 Schirmherrboni sowie die Titel, Gilden und Kathedralen.',
    'V-3.1.6': 'Dazu kommen 10 Ablasskarten, 11 +1-Kriegsbonus-Plättchen und die Florin als allgemeiner Vorrat.',
    'V-3.1.7': 'Die drei Großmächte haben zu Beginn keinen Verbündeten, und auf keiner Allianz liegt ein Agent.',

    'V-3.2.1':
      'Zu dritt spielen Florenz, Neapel und Venedig, zu viert zusätzlich Mailand, zu fünft auch noch Rom. Jeder sucht sich eine dieser Dynastien aus. Hausregel „Dynastien auslosen“: Das Los verteilt sie.',
    'V-3.2.2':
      'Du nimmst den Palast deiner Dynastie, deinen Aktionsmarker, 18 Marker, 6 Truppen, 5 Agenten, deine 3 Familienkarten und die 2 Stadtplättchen deiner Start-Städte.',
    'V-3.2.3':
      'Die beiden Stadtplättchen kommen mit der Vorderseite nach oben in deinen Herrschaftsbereich. Auf dem Spielbrett erhält jede deiner Start-Städte 1 Marker und 1 Truppe von dir.',
    'V-3.2.4':
      'Verteile deine 3 Familienkarten frei im Palast: auf ein Aktionsfeld (nur eine Karte mit Aktion), auf das Verbesserungsfeld unter einer Aktionskarte oder auf eines der 3 von Anfang an verfügbaren Cortigiano-Felder (Grundfelder). Alle drei musst du unterbringen, auf jedem Feld nur eine; alle beginnen auf der Vorderseite. Ihr wählt gleichzeitig und deckt gemeinsam auf. Hausregel „Familienkarten nacheinander“: Ihr legt sie offen in Spielerreihenfolge.',
    'V-3.2.5':
      'Zu Beginn stehen dir 2 Agenten zur Verfügung, als Neapel oder Rom 3. Die übrigen sind noch nicht freigeschaltet.',
    'V-3.2.6': 'In deinem persönlichen Vorrat liegt zu Beginn 1 Florin.',
    'V-3.2.7': 'Der Aktionsmarker wird beim Aufbau noch nicht gelegt.',

    'V-3.3.1':
      'Das Los bestimmt den Startspieler; die anderen folgen im Uhrzeigersinn nach der Sitzordnung. Hausregel „Startspieler nach Wahl“: Wer den Tisch eröffnet, bestimmt den Startspieler.',
    'V-3.3.2':
      'Auf der Städteleiste liegen alle Marker gestapelt auf Feld 2, denn jeder beginnt mit 2 Städten: der des Startspielers oben, der des letzten Spielers unten. Ebenso gestapelt liegen sie auf Feld 0 der Schirmherrschaftsleiste.',
    'V-3.3.3':
      'Beim Aufbau wird in dieser Folge entschieden: erst Startspieler und Spielerreihenfolge, dann die Dynastien, dann die Familienkarten (V-3.2.4); danach beginnt Jahr 1. Werden die Dynastien gewählt, nimmt sich in Spielerreihenfolge jeder eine der noch freien aus V-3.2.1. Mit der Hausregel „Startspieler nach Wahl“ nennt zuvor, wer den Tisch eröffnet, den Startspieler. An einen Sitzplatz ist keine Dynastie gebunden (siehe R-31).',

    'V-4.1': 'Ein Jahr besteht aus einem Frühling und dem Winter, der auf ihn folgt.',
    'V-4.2': 'Zuerst spielen alle ihren Frühlingszug. Erst danach werden Belagerungen ausgeführt.',
    'V-4.3':
      'Die Spielerreihenfolge, die am Ende des Frühlings festgelegt wird, gilt für den anschließenden Winter und für den nächsten Frühling samt Belagerungen und Rückzügen.',
    'V-4.4':
      'Im Winter führst du alle fünf Schritte aus, bevor der Nächste beginnt: Sold zahlen, Palast neu anordnen, kaufen, rekrutieren, Allianz. Die Kurzübersichten nennen das Rekrutieren vor den Käufen; maßgeblich sind die ausführlichen Kapitel (siehe E-30).',

    'V-5.1.1':
      'Jede Karte, jedes Plättchen und jeder aufgedruckte Raum hat eine Ressourcenleiste mit Symbolen, von denen manche mehrfach vorkommen können. Die Symbole und Kosten sind zum größten Teil rekonstruiert, ebenso einige Namen von Städten, Familien- und Personenkarten. Wer das Spiel besitzt, kann die echten Angaben in einer Datendatei nachliefern.',
    'V-5.1.2':
      'Cortigiano-Karten (die Karten auf Cortigiano-Feldern) und Plättchen in deinem Herrschaftsbereich liegen auf der Vorderseite, dann sind sie verfügbar, oder auf der Rückseite, dann sind sie erschöpft. Nutzen kannst du nur, was auf der Vorderseite liegt.',
    'V-5.1.3':
      'Aktionskarten und Verbesserungskarten in Räumen liegen immer auf der Vorderseite und werden nie umgedreht.',
    'V-5.1.4':
      'Die aufgedruckte Ressourcenleiste eines Raumes kannst du nur nutzen, solange auf seinem Aktionsfeld keine Karte liegt. Aufgedruckt sind bei Regieren 1 Krone, bei Intrigieren 1 Maske und bei Krieg führen 1 Kavallerie; bei Annektieren und Finanzieren nichts.',

    'V-5.2.1':
      'Nutzt du eine Ressourcenleiste, nennst du genau eine Art von Symbol darauf. Alle Symbole dieser Art auf dieser Leiste stehen dir für diese Zahlung zur Verfügung, die anderen Arten nicht.',
    'V-5.2.2':
      'Genutzte Cortigiano-Karten und Plättchen drehst du sofort auf die Rückseite, auch wenn du nicht alle ihre Symbole brauchst.',
    'V-5.2.3':
      'Bei einer Ressourcenleiste in einem Raum gilt die Art, die du genannt hast, für den ganzen Frühling (siehe E-11).',
    'V-5.2.4':
      'Eine Aktionskarte und die Verbesserungskarte darunter sind zwei getrennte Ressourcenleisten. Du darfst von beiden dieselbe Art nutzen oder von jeder eine andere.',
    'V-5.2.5': 'Außer Florin lassen sich Symbole nicht aufbewahren. Was du nicht sofort ausgibst, verfällt.',
    'V-5.2.6':
      'Kommen genutzte Karten oder Plättchen durch einen Cortigiano-Pfeil oder durch Regieren noch in derselben Phase wieder auf die Vorderseite, darfst du sie erneut nutzen und dabei jede beliebige Art nennen (siehe R-05).',

    'V-5.3.1':
      'Eine Aktion ist eine einzige Zahlung: Alle Symbole, die du in ihrem Verlauf einsetzt, werden zusammengezählt und Schritt für Schritt ausgegeben, bis die Aktion endet. Bis dahin darfst du weitere Karten und Plättchen einsetzen. Nur beim Regieren bezahlst du alles vor der ersten Wirkung (siehe V-7.1.3 und R-06).',
    'V-5.3.2': 'Alle Käufe eines Winters sind zusammen eine einzige Zahlung.',
    'V-5.3.3':
      'Das Entfernen einer Ablasskarte, eine Allianz, ein Rückzug (V-8.5.6) und eine Bewegung des Aktionsmarkers sind jeweils eine eigene Zahlung. Symbole lassen sich nie von einer Zahlung in eine andere mitnehmen.',
    'V-5.3.4':
      'Die gedruckten Regeln lassen dich zuerst die Ressourcen im Raum nutzen und andere nur „falls nötig“. Da die Ressourcen im Raum nichts kosten, ist das ein Rat und keine Pflicht (siehe R-07).',
    'V-5.3.5':
      'Verschwenden kannst du nichts: Eine Cortigiano-Karte, ein Plättchen oder einen Allianzbonus darfst du nur einsetzen, solange das bisher Eingesetzte für die Zahlung noch nicht reicht; beim Kriegführen und Intrigieren zählt dafür der nächste Schritt. Was du einsetzt, entscheidest du selbst; was am Ende übrig ist, verfällt (siehe R-32).',

    'V-5.4.1': 'Florin liegen offen in deinem persönlichen Vorrat und bleiben dir von Jahr zu Jahr erhalten.',
    'V-5.4.2':
      'Florin einnehmen: Du darfst jederzeit, auch im Zug eines anderen, eine Cortigiano-Karte oder ein Plättchen mit Florin von der Vorderseite auf die Rückseite drehen und so viele Florin in deinen persönlichen Vorrat legen. Dazu brauchst du keine Aktion, und es kostet nichts.',
    'V-5.4.3': 'Florin auf Karten in Räumen kannst du nur nutzen, während du die Aktion dieses Raumes ausführst.',
    'V-5.4.4':
      'Nennst du bei der Aktion Florin auf einer Ressourcenleiste im Raum, bezahlst du damit die Florinkosten der Aktion; der Rest kommt in deinen persönlichen Vorrat. Das gilt auch, wenn die Aktion gar keine Florin kostet, sofern sie mindestens eine Wirkung hat (siehe V-6.5.4 und R-08). Hausregel „Überzählige Florin verfallen“: Der Rest geht verloren.',
    'V-5.4.5':
      'Auf Bottega kannst du Florin bei jeder Entscheidung deines eigenen Zuges einnehmen, außerdem immer, wenn du während einer Belagerung oder Schlacht gefragt wirst, bevor eine deiner Städte fällt (V-5.4.7), bei deinen Rückzügen und wenn du ein Cortigiano-Feld verlierst. Das genügt für „jederzeit“ (siehe R-09).',
    'V-5.4.6':
      'Florin von Cortigiano-Karten und Plättchen kommen immer vollständig in deinen persönlichen Vorrat (V-5.4.2) und werden erst von dort ausgegeben. Was du nicht brauchst, bleibt dort liegen; diese Florin verfallen nie.',
    'V-5.4.7':
      'Verlierst du gleich eine Stadt, deren Plättchen auf der Vorderseite liegt und Florin zeigt, wirst du gefragt, ob du sie einnimmst: nach der letzten Ansage und bevor das Plättchen den Besitzer wechselt, auch wenn du automatisch gepasst hast (V-8.2.7). Durch Abwarten kann dir sonst nichts entgehen (siehe R-09).',

    'V-5.5.1':
      'Zusätzlicher Schritt des Aktionsmarkers: 2 Florin aus deinem persönlichen Vorrat, nur einmal pro Frühling, oder je Schritt 1 Pfeil von einem Plättchen. Karten, Allianzboni und Ablass helfen hier nicht.',
    'V-5.5.2':
      'Ablasskarte entfernen: 1 Kreuz oder 2 Kronen von Cortigiano-Karten, Plättchen oder dem Bonus des Heiligen Römischen Reiches. Nicht mit Karten in Räumen, nicht mit der Krone eines Ablasses und nicht mit Florin.',
    'V-5.5.3':
      'Regieren: Kronen und Kreuze aus dem Raum, von Cortigiano-Karten und Plättchen, vom Bonus des Heiligen Römischen Reiches und die Krone eines jetzt erbetenen Ablasses. Nicht mit Florin.',
    'V-5.5.4':
      'Finanzieren: Florin, Kronen und Kreuze aus dem Raum, von Cortigiano-Karten und Plättchen, vom Bonus des Heiligen Römischen Reiches, die Krone eines jetzt erbetenen Ablasses sowie Florin aus deinem persönlichen Vorrat.',
    'V-5.5.5':
      'Handeln: Schiffe aus dem Raum, von Cortigiano-Karten und Plättchen und vom Bonus des Osmanischen Reiches. Nicht mit Ablass und nicht mit Florin.',
    'V-5.5.6':
      'Annektieren: Kronen und Schiffe aus dem Raum, von Cortigiano-Karten und Plättchen, Schiffe vom Bonus des Osmanischen Reiches und die Krone eines jetzt erbetenen Ablasses. Nicht mit Florin.',
    'V-5.5.7':
      'Krieg führen, Truppen bewegen: Kavallerie und Schiffe aus dem Raum, von Cortigiano-Karten und Plättchen sowie Schiffe vom Bonus des Osmanischen Reiches. Nicht mit Ablass und nicht mit Florin.',
    'V-5.5.8':
      'Krieg führen, +1-Kriegsbonus-Plättchen nehmen: Kriegsbonussymbole nur aus dem Raum; die Florin dafür aus dem Raum oder aus deinem persönlichen Vorrat. Nicht mit Cortigiano-Karten, Plättchen, Allianzboni oder Ablass.',
    'V-5.5.9':
      'Intrigieren: Masken aus dem Raum, von Cortigiano-Karten und Plättchen. Nicht mit Allianzboni, Ablass oder Florin.',
    'V-5.5.10':
      'Bonus in einer Belagerung oder Schlacht: Kriegsboni von Cortigiano-Karten, von den Kanonen als einzigem Plättchen und von der Allianz mit Frankreich; die Florin dafür aus deinem persönlichen Vorrat. Karten in Räumen wirken nur über die +1-Kriegsbonus-Plättchen, Ablass gar nicht (alle Boni: V-8.2.2).',
    'V-5.5.11':
      'Rückzug über See: Schiffe von Cortigiano-Karten, Plättchen und vom Bonus des Osmanischen Reiches. Nicht mit Karten in Räumen, Ablass oder Florin.',
    'V-5.5.12':
      'Sold und Rekrutieren: nur Florin aus deinem persönlichen Vorrat. Florin von Cortigiano-Karten und Plättchen musst du dafür erst einnehmen.',
    'V-5.5.13':
      'Käufe: Florin, Kronen und Kreuze von Cortigiano-Karten und Plättchen, vom Bonus des Heiligen Römischen Reiches, die Krone eines jetzt erbetenen Ablasses sowie Florin aus deinem persönlichen Vorrat. Nicht mit Karten in Räumen.',
    'V-5.5.14':
      'Allianz: die Symbole, die bei der Großmacht angegeben sind, von Cortigiano-Karten und Plättchen sowie die Krone eines jetzt erbetenen Ablasses. Nicht mit Karten in Räumen, Allianzboni oder Florin (siehe R-10).',
    'V-5.5.15': 'Hast du Michelangelo, bringt er bei jeder deiner Aktionen Finanzieren 1 Krone in die Zahlung ein.',
    'V-5.5.16':
      'Ein Allianzbonus wird immer ganz genutzt: Das Osmanische Reich gibt 2 Schiffe für eine einzige Zahlung; brauchst du nur eines, verfällt das andere.',
    'V-5.5.17':
      'Was von Cortigiano-Karten und Plättchen kommt, meint in dieser Übersicht Symbole, die du direkt ausgibst. Wo Florin aus deinem persönlichen Vorrat erlaubt sind, gehören auch solche dazu, die du in diesem Augenblick einnimmst (V-5.4.2).',
    'V-5.5.18':
      'Nutzt du einen Allianzbonus, ist er sofort deaktiviert. Nutzen kannst du ihn nur, wenn er aktiv ist und kein gegnerischer Agent auf der Allianz liegt.',

    'V-6.1.1':
      'Im ersten Jahr legst du deinen Aktionsmarker in einen beliebigen deiner 5 Räume. Einen Cortigiano-Pfeil überquert er dabei nicht.',
    'V-6.1.2':
      'In jedem späteren Frühling musst du ihn im Uhrzeigersinn mindestens 1 Raum weiterbewegen. 1 oder 2 Räume sind kostenlos.',
    'V-6.1.3':
      'Für 2 Florin darfst du den Aktionsmarker 1 zusätzlichen Raum weiterbewegen, höchstens einmal pro Frühling.',
    'V-6.1.4':
      'Beliebig viele weitere Räume kosten je 1 Pfeil. Jedes Plättchen, dessen Pfeile du nutzt, drehst du auf die Rückseite.',
    'V-6.1.5':
      'Beides lässt sich verbinden: Gehst du 3 oder mehr Schritte, sind alle ab dem dritten zusätzliche Schritte; höchstens einer davon kostet 2 Florin, jeder andere 1 Pfeil. Auch eine volle Runde und mehr als 5 Schritte sind erlaubt. Zusätzliche Schritte kannst du nicht kaufen, wenn du weniger als 3 Schritte gehst, und nie mehr davon, als du gehst.',
    'V-6.1.6':
      'Du sagst die ganze Bewegung an und bezahlst sie, bevor du sie ausführst. Florin einer Cortigiano-Karte, die erst durch diese Bewegung auf die Vorderseite kommt, können sie daher nicht mehr bezahlen. Liegt die Karte vorher noch auf der Vorderseite, darfst du die Florin aber vorher einnehmen (siehe R-12).',

    'V-6.2.1':
      'Die Räume zählen von oben im Uhrzeigersinn: oben, rechts, unten rechts, unten links, links. Der rechte Cortigiano-Pfeil liegt zwischen den Räumen rechts und unten rechts, der linke zwischen unten links und links. Dass es je Seite einen gibt, ist belegt; die genaue Lage ist rekonstruiert.',
    'V-6.2.2':
      'Überquert dein Aktionsmarker einen Cortigiano-Pfeil, drehst du alle Cortigiano-Karten dieser Seite auf die Vorderseite, auch die auf zusätzlichen Feldern. Das geschieht, bevor du eine Ablasskarte entfernst oder die Aktion beginnst, und ist nicht freiwillig.',
    'V-6.2.3':
      'Überquerst du denselben Pfeil in einer Bewegung zweimal (ab 6 Schritten), hat das keine weitere Wirkung.',

    'V-6.3.1':
      'Erbittest du Ablass, wählst du sofort: entweder 1 Krone, die du gleich einsetzt (im Frühling für deine Aktion, im Winter für Käufe oder eine Allianz), oder 3 Florin für deinen persönlichen Vorrat.',
    'V-6.3.2':
      'Ablass darfst du einmal pro Jahr erbitten, im Frühling oder im Winter. Hausregel „Ablass je Jahreszeit“: einmal im Frühling und einmal im Winter. Im Spiel macht das keinen Unterschied: Nach einem Ablass im Frühling liegt die Karte im Raum deines Aktionsmarkers, und V-6.3.3 schließt einen zweiten im Winter aus (siehe E-01).',
    'V-6.3.3': 'Liegt im Raum mit deinem Aktionsmarker bereits eine Ablasskarte, kannst du keinen Ablass erbitten.',
    'V-6.3.4':
      'Die Ablasskarte kommt in den Raum mit deinem Aktionsmarker, im Frühling nach der Aktion, im Winter sofort. Sie bedeckt die Karten dort; diese bleiben liegen.',
    'V-6.3.5':
      'Im Frühling erbittest du Ablass erst nach der Bewegung des Aktionsmarkers. Die Florin daraus können die Bewegung also nicht bezahlen (siehe R-12).',
    'V-6.3.6':
      'Die Krone musst du in der Zahlung ausgeben, für die du sie erbeten hast. Eine Ablasskarte entfernen kannst du damit nicht (siehe R-11).',
    'V-6.3.7':
      '3 Florin darfst du auch erbitten, wenn du keine Aktion ausführst, etwa weil ein gegnerischer Agent den Raum blockiert (siehe R-13).',
    'V-6.3.8':
      'Hast du in diesem Frühling die Ablasskarte aus dem Raum deines Aktionsmarkers entfernt, darfst du dort im Rahmen deines Limits neuen Ablass erbitten.',
    'V-6.3.9': 'In deinem Palast dürfen mehrere Ablasskarten liegen, in jedem Raum höchstens eine.',
    'V-6.3.10':
      'Im Frühling erbittest du Ablass in deinem eigenen Zug, nachdem du mit dem Entfernen von Ablasskarten fertig bist und bevor die Aktion beginnt. Nach der Aktion, im Zug eines anderen, bei Belagerungen und bei Rückzügen geht es nicht (siehe R-33).',
    'V-6.3.11':
      'Die Krone kannst du nur für Regieren, Finanzieren oder Annektieren erbitten, im Winter nur für Käufe oder eine Allianz, und nur wenn du diese Zahlung dann auch mit ihr leistest. Führst du die Aktion nicht aus, hast du keinen Ablass erbeten.',

    'V-6.4.1':
      'Nach der Bewegung und vor der Aktion darfst du Ablasskarten aus allen Räumen entfernen, die dein Aktionsmarker in dieser Bewegung überquert oder erreicht hat. Der Raum, in dem er gestartet ist, zählt nur, wenn er ihn noch einmal überquert oder erreicht.',
    'V-6.4.2':
      'Jede Karte kostet 1 Kreuz oder 2 Kronen (V-5.5.2), nie 1 Krone und 1 Kreuz zusammen. Auch Cortigiano-Karten, die erst durch diese Bewegung auf die Vorderseite gekommen sind, dürfen bezahlen.',
    'V-6.4.3':
      'Die 2 Kronen dürfen von verschiedenen Karten oder Plättchen stammen. Du darfst in einem Frühling mehrere Ablasskarten entfernen, jede mit einer eigenen Zahlung.',
    'V-6.4.4':
      'Die Karte kommt zurück in den Vorrat. Lag sie im Raum deines Aktionsmarkers, ist dessen Aktion wieder möglich.',

    'V-6.5.1':
      'Du darfst die Aktion des Raumes ausführen, in dem dein Aktionsmarker liegt, oder darauf verzichten (siehe R-14).',
    'V-6.5.2': 'Es gilt die Aktion der Karte auf dem Aktionsfeld; liegt dort keine, gilt die aufgedruckte.',
    'V-6.5.3':
      'Liegt im Raum eine Ablasskarte oder ein gegnerischer Agent, ist die Aktion nicht möglich (Ausnahme: V-7.6.8).',
    'V-6.5.4':
      'Als ausgeführt gilt eine Aktion nur, wenn sie mindestens eine Wirkung hat: 1 Plättchen umgedreht oder 1 Allianzbonus reaktiviert, 1 Feld der Schirmherrschaftsleiste, 1 Schiff gehandelt, 1 Stadt annektiert, 1 Truppe bewegt oder 1 +1-Kriegsbonus-Plättchen genommen, 1 Agent gelegt, verschoben oder entfernt (siehe R-08).',
    'V-6.5.5': 'Du führst höchstens eine Aktion pro Jahr aus.',

    'V-6.6.1':
      'Dein Frühlingszug läuft in fester Folge ab: bewegen (V-6.1), Cortigiano-Pfeile (V-6.2), Ablasskarten entfernen (V-6.4), Ablass erbitten (V-6.3), Aktion (V-6.5), Ablasskarte legen (V-6.3.4), Zug beenden. Zu einem früheren Schritt kannst du nicht zurück. Florin einnehmen (V-5.4.2) darfst du davor, dazwischen und währenddessen.',
    'V-6.6.2': 'Pflicht ist davon nur die Bewegung samt den Cortigiano-Pfeilen (siehe R-14).',

    'V-7.1.1':
      'Für jede Krone und jedes Kreuz, das du bezahlst, wählst du eines: Drehe bis zu 2 Plättchen in deinem Herrschaftsbereich von der Rückseite auf die Vorderseite, oder reaktiviere 1 deiner deaktivierten Allianzboni.',
    'V-7.1.2': 'Kronen und Kreuze darfst du mischen, wenn sie von verschiedenen Ressourcenleisten kommen.',
    'V-7.1.3':
      'Du bezahlst zuerst die gesamten Kosten; ein Plättchen bezahlt dieses Regieren oder wird davon umgedreht, nie beides. Plättchen, die du für andere Zahlungen genutzt hast (Pfeile, Entfernen einer Ablasskarte, Florin), darfst du umdrehen.',
    'V-7.1.4':
      'Du darfst unmittelbar vor dem Regieren Florin von Plättchen einnehmen und diese Plättchen dann wieder auf die Vorderseite drehen.',
    'V-7.1.5':
      'Umdrehen kannst du jede Art von Plättchen in deinem Herrschaftsbereich: Städte, Titel, Gilde, Kathedralen und Kanonen. Cortigiano-Karten nicht.',
    'V-7.1.6':
      'Auch ein deaktivierter Allianzbonus, auf dem ein gegnerischer Agent liegt, darf reaktiviert werden. Nutzen kannst du ihn trotzdem erst, wenn der Agent fort ist (siehe R-15).',
    'V-7.1.7':
      'Hat der Bonus des Heiligen Römischen Reiches dieses Regieren mitbezahlt, kann er nicht durch dasselbe Regieren reaktiviert werden. Hast du ihn früher im selben Zug genutzt, um eine Ablasskarte zu entfernen, geht es (siehe R-34).',
    'V-7.1.8':
      'Ein Symbol, das weder ein Plättchen umdrehen noch einen Bonus reaktivieren würde, kannst du nicht bezahlen. Es darf nur als Überschuss seiner Ressourcenleiste anfallen.',

    'V-7.2.1': 'Rücke auf der Schirmherrschaftsleiste genau 1 Feld vor, höchstens einmal pro Jahr.',
    'V-7.2.2':
      'Kosten: für Feld 1 und 2 je 2 Florin und 1 Krone oder Kreuz; für Feld 3 und 4 je 3 Florin, 1 Krone und dazu 1 Krone oder Kreuz; für Feld 5 dann 4 Florin, 2 Kronen und 1 Kreuz.',
    'V-7.2.3':
      'Die Krone von Michelangelo zählt als Krone oder für „Krone oder Kreuz“, aber nie als das Kreuz von Feld 5.',
    'V-7.2.4': 'Erreichst du Feld 2 oder Feld 4, musst du dir sofort einen der noch vorhandenen Schirmherrboni nehmen.',
    'V-7.2.5':
      'Auf Feld 4 muss es die andere Art sein als auf Feld 2: einmal eine Bedeutende Persönlichkeit, einmal ein Werk.',
    'V-7.2.6':
      'Bedeutende Persönlichkeiten sind Leonardo da Vinci, Nikolaus Kopernikus, Michelangelo, Christoph Kolumbus und Niccolò Machiavelli. Werke sind Befestigungsanlage, Der Fürst, Dom, Sixtinische Kapelle und Kanonen. Die Namen sind belegt; die Zuordnung zu den beiden Arten, je fünf, ist rekonstruiert.',
    'V-7.2.7':
      'Niccolò Machiavelli wird zur Cortigiano-Karte: Er kommt mit der Vorderseite nach oben auf ein freies Cortigiano-Feld. Hast du keines, musst du zuerst eine Cortigiano-Karte abwerfen, sonst darfst du ihn nicht wählen. Später darfst du ihn verschieben wie jede Karte ohne Aktion; wirfst du ihn ab, ist er aus dem Spiel (siehe R-16).',
    'V-7.2.8': 'Die Kanonen sind ein Plättchen und kommen mit der Vorderseite nach oben in deinen Herrschaftsbereich.',
    'V-7.2.9': 'Die übrigen acht Schirmherrboni liegen neben deinem Palast. Sie wirken immer und werden nie umgedreht.',
    'V-7.2.10':
      'Leonardo da Vinci: +1 in jeder Belagerung und in jeder Schlacht vor einer Stadt, einmal je Kampf und jedes Mal für 1 Florin, beim Angreifen wie beim Verteidigen; aber nicht in einer Schlacht und zugleich in der Belagerung, die auf sie folgt (siehe V-8.4.7). Hausregel „Leonardo nur bei Belagerungen“: In Schlachten vor einer Stadt hilft er nicht.',
    'V-7.2.11':
      'Befestigungsanlage: +2 auf die Kampfkraft deiner Stadt bei jeder Belagerung, die eine deiner Städte trifft, kostenlos und automatisch.',
    'V-7.2.12': 'Nikolaus Kopernikus: 1 zusätzliches Cortigiano-Feld.',
    'V-7.2.13':
      'Der Fürst: 1 zusätzliches Cortigiano-Feld und 1 weiterer Agent, falls du noch keine 5 freigeschaltet hast. Außerdem können die anderen keine Agenten mehr auf deine Städte, Räume und Allianzen legen oder dorthin verschieben. Agenten, die schon dort liegen, bleiben, bis sie jemand entfernt.',
    'V-7.2.14': 'Dom und Sixtinische Kapelle: 1 und 2 Kreuze, die nur am Spielende beim religiösen Einfluss zählen.',
    'V-7.2.15': 'Christoph Kolumbus: 2 Prestigepunkte, sonst keine Wirkung.',
    'V-7.2.16':
      'Ein Bonus ist immer zu haben: Jeder nimmt höchstens eine Bedeutende Persönlichkeit und ein Werk, also reicht jede Art für alle. Ist nur noch Machiavelli übrig und kein Cortigiano-Feld frei, musst du eine Cortigiano-Karte abwerfen.',
    'V-7.2.17':
      'Der Bonus wirkt sofort: Felder und Agent von Kopernikus und Der Fürst ab diesem Moment, Kanonen und Leonardo schon bei den Belagerungen desselben Frühlings.',

    'V-7.3.1':
      'Nimm für jedes Schiff, das du bezahlst, 2 Florin aus dem allgemeinen Vorrat. Die Zahl der Schiffe ist nicht begrenzt.',

    'V-7.4.1': 'Übernimm die Kontrolle über genau eine neutrale Stadt.',
    'V-7.4.2':
      'Der modifizierte Wert ist der Basiswert der Stadt, −1 mit einem eigenen Agenten dort, +1 mit einem gegnerischen.',
    'V-7.4.3': 'Du musst mehr Kronen bezahlen, als dieser Wert beträgt: mindestens 1 mehr.',
    'V-7.4.4':
      'Über Land: Die Stadt muss durch eine Straße mit einer Stadt verbunden sein, die du kontrollierst. Schiffe brauchst du nicht.',
    'V-7.4.5':
      'Über See: Die Stadt muss eine Hafenstadt sein, und du musst eine Hafenstadt kontrollieren. Zusätzlich zu den Kronen zahlst du 1 Schiff für jedes Meer, das du überquerst (V-7.5.5), gerechnet von deiner günstigsten Hafenstadt aus.',
    'V-7.4.6':
      'Ist eine Hafenstadt auch über eine Straße benachbart, brauchst du keine Schiffe. Hausregel „Hafenstädte nur über See“: Eine Hafenstadt lässt sich nur nach V-7.4.5 annektieren, also nie ohne eine eigene Hafenstadt.',
    'V-7.4.7': 'Piraten-Hafenstädte (Ragusa, Ajaccio, Cagliari und Tunis) können nicht annektiert werden.',
    'V-7.4.8':
      'Lege deinen Marker auf die Stadt, nimm ihr Stadtplättchen mit der Vorderseite nach oben in deinen Herrschaftsbereich und versetze deinen Marker auf der Städteleiste (V-8.7.2). Ein Agent auf der Stadt bleibt dort.',
    'V-7.4.9':
      'Eine neutrale Stadt, vor der Truppen eines anderen stehen, darfst du annektieren. Die Belagerung trifft dann dich als neuen Besitzer (siehe R-17).',

    'V-7.5.1': '1 Kavallerie bewegt 1 Truppe über 1 Straße in eine benachbarte Stadt.',
    'V-7.5.2': '1 Schiff bewegt 1 Truppe über 1 Meer, von einer Hafenstadt zu einer anderen.',
    'V-7.5.3':
      'Dieselbe Truppe darfst du in einer Aktion mehrmals bewegen, über Straßen und Meere in beliebiger Folge; jede Bewegung wird eigens bezahlt. Du darfst beliebig viele Truppen bewegen.',
    'V-7.5.4':
      'Erreicht eine Truppe eine Stadt, die du nicht kontrollierst, bleibt sie vor ihr stehen und belagert sie. Durch eigene Städte darf sie ziehen und dort auch anhalten.',
    'V-7.5.5':
      'Die Seestrecke zwischen zwei Hafenstädten beträgt 1 plus die kleinste Zahl von Grenzen zwischen benachbarten Meeren, die auf dem Weg von einem Meer der ersten zu einem Meer der zweiten liegen. Unterwegs ist kein Halt nötig. Liegt eine Hafenstadt an zwei Meeren, gilt jedes von beiden.',
    'V-7.5.6':
      'Statt für Bewegung darfst du eine Ressourcenleiste im Raum für ihren Kriegsbonus nutzen: Für jedes genutzte Kriegsbonussymbol nimmst du 1 +1-Kriegsbonus-Plättchen und bezahlst sofort die Florin, die das Symbol kostet. Jedes Symbol gibt höchstens 1 Plättchen je Aktion.',
    'V-7.5.7':
      'Eine Ressourcenleiste, von der du den Kriegsbonus nutzt, gibt in dieser Aktion weder Kavallerie noch Schiffe, und umgekehrt (V-5.2.1).',
    'V-7.5.8': 'Kriegsbonussymbole auf Cortigiano-Karten geben keine Plättchen. Du nutzt sie unmittelbar im Kampf.',
    'V-7.5.9':
      'Die Aktion darf auch nur aus dem Nehmen von Plättchen bestehen oder nur aus Bewegungen zwischen eigenen Städten.',
    'V-7.5.10': 'In einer Aktion darfst du mehrere Belagerungen auslösen.',
    'V-7.5.11':
      'Stehen gegnerische Truppen vor einer deiner Städte, dürfen deine Truppen sie trotzdem verlassen oder betreten.',
    'V-7.5.12': 'In und vor einer Stadt dürfen beliebig viele Truppen stehen.',
    'V-7.5.13':
      'Eine Fahrt über mehrere Meere ist eine einzige Bewegung von Hafenstadt zu Hafenstadt und kostet so viele Schiffe, wie die Seestrecke lang ist. Hafenstädte am Weg betritt die Truppe nicht.',

    'V-7.6.1':
      'Für jede Maske wählst du eines: Lege einen verfügbaren oder verschiebe einen bereits gelegten eigenen Agenten an einen Ort ohne Agenten, oder entferne einen gegnerischen Agenten, wo immer er liegt.',
    'V-7.6.2':
      'Orte sind jede Stadt im Spiel (auch Piraten-Hafenstädte), jeder Raum eines beliebigen Palastes (auch des eigenen) und jede der 3 Allianzen. An jedem Ort liegt höchstens ein Agent.',
    'V-7.6.3': 'Einen gegnerischen Agenten durch einen eigenen zu ersetzen, kostet 2 Masken: entfernen, dann legen.',
    'V-7.6.4':
      'Ein entfernter Agent geht an seinen Besitzer zurück und steht ihm bei seinem nächsten Intrigieren wieder zur Verfügung.',
    'V-7.6.5': 'Wechselt eine Stadt den Besitzer oder eine Allianz den Verbündeten, bleibt der Agent liegen.',
    'V-7.6.6':
      'Auf Städte, Räume und Allianzen eines anderen, der den Schirmherrbonus „Der Fürst“ hat, darf niemand einen Agenten legen oder verschieben.',
    'V-7.6.7':
      'Gegnerischer Agent in einem Raum: Der Besitzer des Palastes kann die Aktion dieses Raumes nicht ausführen und dort im Winter keine Karten hinzufügen oder entfernen.',
    'V-7.6.8':
      'Ausnahme: Ist die Aktion dieses Raumes, aufgedruckt oder von einer Karte, Intrigieren, darfst du sie ausführen, wenn die erste Maske, gleich woher, den Agenten in diesem Raum entfernt. Weitere Masken gibst du wie üblich aus. Hausregel „Zwei Masken für den Intrigenraum“: Dieses Entfernen kostet die ersten 2 Masken (siehe E-05).',
    'V-7.6.9':
      'Agent auf einer neutralen Stadt: −1 für seinen Besitzer, +1 für alle anderen, beim Annektieren und beim Belagern. Agent auf der Stadt eines anderen: −1, wenn sein Besitzer sie belagert, für alle anderen ohne Wirkung. Agent auf einer eigenen Stadt: keine Wirkung.',
    'V-7.6.10':
      'Wie viele Agenten in den 5 Räumen eines Palastes liegen, ist nicht begrenzt. Hausregel „Agenten je Palast“ für die ersten Partien: entweder höchstens ein gegnerischer Agent, von allen Gegnern zusammen, oder höchstens ein Agent überhaupt. Die Grenze gilt beim Legen und beim Verschieben in den Palast.',
    'V-7.6.11': 'Agenten auf Allianzen: siehe V-9.5.',
    'V-7.6.12': 'Eigene Agenten kannst du weder zurücknehmen noch entfernen, nur verschieben.',
    'V-7.6.13':
      'Gelegte und entfernte Agenten wirken sofort, auch auf Spieler, die ihren Frühlingszug noch vor sich haben.',

    'V-8.1.1':
      'Du führst eine Belagerung vor jeder Stadt, die du nicht kontrollierst und vor der eigene Truppen stehen, die nicht auf dem Rückzug sind.',
    'V-8.1.2':
      'In Spielerreihenfolge führt jeder alle seine Belagerungen nacheinander aus, in der Folge, die er wünscht. Auslassen oder abbrechen kannst du keine, außer nach einer gewonnenen Schlacht vor der Stadt (V-8.4.5).',

    'V-8.2.1': 'Jeder Kriegsbonus wird einzeln angesagt und sofort bezahlt.',
    'V-8.2.2':
      'Diese Kriegsboni gibt es: +1-Kriegsbonus-Plättchen (+1, schon bezahlt, wird abgelegt); Cortigiano-Karte mit Kriegsbonus (+1 je Symbol, 1 Florin je Symbol, wo es so angegeben ist, danach auf die Rückseite); Leonardo da Vinci (+1, 1 Florin, einmal je Kampf); Kanonen (+2, 1 Florin, danach auf die Rückseite); Allianz mit Frankreich (+2, kostenlos, danach deaktiviert).',
    'V-8.2.3':
      'Die meisten Kriegsboni kosten 1 Florin: jedes Kriegsbonussymbol auf einer Karte, Leonardo und die Kanonen. Im Kampf nichts kosten +1-Kriegsbonus-Plättchen, Frankreich und Befestigungsanlage. Welche Boni genau etwas kosten, ist rekonstruiert.',
    'V-8.2.4':
      'Angreifer und Verteidiger dürfen Kriegsboni nutzen, der Verteidiger auch ohne Truppen in der Stadt und auch +1-Kriegsbonus-Plättchen, die er in diesem Frühling genommen hat. Eine neutrale Stadt hat keine Boni. Hausregel „Keine Kriegsbonus-Plättchen in der Verteidigung“: Der Besitzer der belagerten Stadt darf sie nicht nutzen; Schlachten vor der Stadt betrifft das nicht.',
    'V-8.2.5':
      'Denselben Bonus kannst du in einem Kampf nicht zweimal nutzen, auch nicht, indem du noch einmal bezahlst.',
    'V-8.2.6':
      'Der Angreifer beginnt, dann geht es abwechselnd weiter. Wer an der Reihe ist, sagt einen Bonus an oder passt; passen beide unmittelbar nacheinander, wird der Kampf entschieden. Hausregel „Passen ist endgültig“: Wer gepasst hat, darf in diesem Kampf nichts mehr ansagen.',
    'V-8.2.7':
      'Wer keinen nutzbaren Bonus hat, passt automatisch. Gegen eine neutrale Stadt sagt der Angreifer einfach an, was er möchte.',
    'V-8.2.8':
      'Nutzbar ist ein Bonus, wenn seine Karte oder sein Plättchen verfügbar ist (eine Allianz: aktiv und nicht blockiert) und du seine Florin aus deinem persönlichen Vorrat und dem bezahlen kannst, was du in diesem Augenblick aus anderen Quellen einnehmen kannst.',

    'V-8.3.1': 'Kampfkraft des Angreifers: seine Truppen vor der Stadt plus seine Kriegsboni.',
    'V-8.3.2':
      'Kampfkraft der Stadt: ihr Basiswert, −1, wenn dort ein Agent des Angreifers liegt. Bei einer neutralen Stadt +1, wenn dort der Agent eines anderen liegt. Bei einer kontrollierten Stadt dazu die Truppen ihres Besitzers dort und seine Kriegsboni (+2 mit der Befestigungsanlage).',
    'V-8.3.3': 'Der Angreifer siegt nur, wenn seine Kampfkraft größer ist.',
    'V-8.3.4':
      'Verluste beim Sieg: Der Angreifer verliert 1 Truppe, wenn die endgültige Kampfkraft der Stadt mit allen Änderungen, Truppen und Boni mindestens 3 beträgt, und 1 weitere je verteidigender Truppe, nie aber mehr, als er dort hat. Alle verteidigenden Truppen gehen verloren. Die Stadt fällt auch dann, wenn kein Angreifer übrig bleibt.',
    'V-8.3.5': 'Eroberung: siehe V-8.6. Die überlebenden Truppen des Angreifers bleiben in der Stadt.',
    'V-8.3.6':
      'Niederlage bei gleicher oder kleinerer Kampfkraft: Der Angreifer verliert sofort 1 Truppe, seine übrigen Truppen dort treten den Rückzug an (V-8.5). Der Verteidiger verliert nichts.',
    'V-8.3.7':
      'Verlorene Truppen kommen in die Reserve ihres Besitzers und können im kommenden Winter rekrutiert werden.',

    'V-8.4.1':
      'Steht vor der Stadt, wenn du die Belagerung ausführst, auch ein anderer Spieler, dem die Stadt nicht gehört und dessen Truppen nicht auf dem Rückzug sind, kommt es zuerst zur Schlacht zwischen euch. Sie ist Pflicht.',
    'V-8.4.2': 'Kampfkraft: nur Truppen und Kriegsboni. Der Wert der Stadt und Agenten zählen nicht.',
    'V-8.4.3':
      'Kriegsboni werden wie in V-8.2 angesagt; es beginnt der Vorkämpfer (V-8.4.8), bei zwei Beteiligten also der Spieler am Zug. Nutzbar sind +1-Kriegsbonus-Plättchen, Cortigiano-Karten, Kanonen, Frankreich und Leonardo, nicht aber die Befestigungsanlage. Hausregel „Leonardo nur bei Belagerungen“: Leonardo zählt hier nicht.',
    'V-8.4.4':
      'Bei ungleicher Kampfkraft verliert der Unterlegene alle seine Truppen dort. Der Sieger verliert ebenso viele, höchstens aber alle, die er dort hat.',
    'V-8.4.5':
      'Hat der Sieger noch Truppen und steht kein weiterer Rivale vor der Stadt, entscheidet er sofort, auch wenn er nicht am Zug ist: Er belagert die Stadt jetzt oder gibt auf. Gibt er auf, treten seine Truppen ohne Verlust den Rückzug an.',
    'V-8.4.6': 'Bei gleicher Kampfkraft verliert jeder 1 Truppe; die übrigen Truppen beider treten den Rückzug an.',
    'V-8.4.7':
      'Eine Trophäe gibt es nicht. Genutzte Kriegsboni sind verbraucht: In der folgenden Belagerung zählen sie nicht und können dort nicht noch einmal genutzt werden. Wer Leonardo in der Schlacht genutzt hat, kann ihn also in der Belagerung, die dort unmittelbar folgt, nicht nutzen (siehe E-38).',
    'V-8.4.8':
      'Drei oder mehr Belagerer: Der Spieler am Zug ist Vorkämpfer und trifft nacheinander auf die anderen, in Spielerreihenfolge und beginnend mit dem, der auf ihn folgt. Der Sieger, der noch Truppen hat, ist Vorkämpfer gegen den Nächsten; bleibt er ohne Rivalen, entscheidet er nach V-8.4.5. Nach einem Gleichstand oder wenn dem Sieger keine Truppe bleibt, gibt es keinen Vorkämpfer: Die übrigen warten, bis der Nächste von ihnen in Spielerreihenfolge seine Belagerungen ausführt und Vorkämpfer wird (siehe R-18). Hausregel „Gegner in Schlachten wählen“: Der jeweilige Vorkämpfer sucht sich den nächsten Gegner aus.',

    'V-8.5.1':
      'Nach allen Belagerungen ziehen sich die betroffenen Truppen zurück, Spieler für Spieler in Spielerreihenfolge.',
    'V-8.5.2': 'Über Land, kostenlos: in eine benachbarte Stadt, die du jetzt kontrollierst.',
    'V-8.5.3':
      'Über See: Ist die belagerte Stadt eine Hafenstadt, darf sich eine Truppe in jede Hafenstadt zurückziehen, die du kontrollierst. Das kostet je Truppe so viele Schiffe, wie die Seestrecke lang ist (V-5.5.11), und ist auch erlaubt, wenn ein Rückzug über Land möglich wäre.',
    'V-8.5.4':
      'Deine Truppen dürfen sich in verschiedene Städte zurückziehen. Hausregel „Gemeinsamer Rückzug“: Alle Truppen, die sich von einer Stadt zurückziehen und nicht aufgegeben werden, gehen in dieselbe Stadt.',
    'V-8.5.5':
      'Truppen, die sich nicht zurückziehen können oder sollen, gehen verloren und kommen in deine Reserve. Du darfst Truppen freiwillig aufgeben.',
    'V-8.5.6':
      'Alle deine Truppen auf dem Rückzug von einer Stadt bilden einen Rückzug: eine Zahlung, deren Schiffe für alle zusammen gelten. Sind es mehrere Städte, bestimmst du die Reihenfolge (siehe R-35).',
    'V-8.5.7':
      'Jede Truppe zieht sich einmal und direkt in ihre Zielstadt zurück. Land und See verbinden oder durch eine eigene Stadt hindurchziehen kann sie nicht.',

    'V-8.6.1': 'Wird eine Stadt erobert, werden zuerst die Truppen des Verlierers dort entfernt (V-8.3.4).',
    'V-8.6.2':
      'Dann ersetzt der Marker des Eroberers den des Verlierers. Der ersetzte Marker wird zur Trophäe, wenn der Eroberer von diesem Spieler noch keine hat; sonst geht er an seinen Besitzer zurück.',
    'V-8.6.3':
      'Das Stadtplättchen kommt mit der Rückseite nach oben in den Herrschaftsbereich des Eroberers, bei einer neutralen Stadt aus dem Vorrat.',
    'V-8.6.4':
      'Steht dort eine Kathedrale, geht ihr Kathedralenplättchen mit, ebenfalls mit der Rückseite nach oben; die Figur bleibt auf der Stadt. Jedes Kathedralenplättchen gehört zu einer bestimmten Stadt: Genau dieses wechselt den Besitzer.',
    'V-8.6.5': 'Ein Agent auf der Stadt bleibt liegen.',
    'V-8.6.6':
      'Auf der Städteleiste wird erst der Marker des Verlierers versetzt, dann der des Eroberers (siehe R-19).',
    'V-8.6.7': 'Kontrolliert der Verlierer nun weniger als 5 Städte, gilt sofort V-9.2.12.',
    'V-8.6.8':
      'Von jedem Gegner kannst du höchstens eine Trophäe haben. Weitere Städte von ihm darfst du trotzdem erobern.',
    'V-8.6.9':
      'Wer keine Stadt mehr hat, bleibt im Spiel. Annektieren, Truppen bewegen und rekrutieren kann er nicht, alles andere schon (siehe R-20).',

    'V-8.7.1':
      'Nach den Belagerungen aller Spieler kommen alle +1-Kriegsbonus-Plättchen zurück in den allgemeinen Vorrat (siehe E-35).',
    'V-8.7.2':
      'Gewinnst oder verlierst du eine Stadt, kommt dein Marker auf der Städteleiste auf das Feld mit der Zahl deiner Städte (8 steht für 8 oder mehr) und dort oben auf die schon vorhandenen Marker. Ändert sich das Feld nicht, weil es vorher und nachher 8 oder mehr sind, behält der Marker seinen Platz im Stapel.',
    'V-8.7.3': 'Ab 5 Städten hast du sofort 1 zusätzliches Cortigiano-Feld.',
    'V-8.7.4':
      'Nach den Rückzügen wird die Spielerreihenfolge neu bestimmt: vom höchsten Feld der Städteleiste abwärts, auf demselben Feld vom obersten Marker zum untersten.',
    'V-8.7.5': 'Die Stapelfolge auf der Schirmherrschaftsleiste hat keine Bedeutung.',

    'V-9.1.1':
      'Für 0 bis 2 Truppen auf dem Spielbrett zahlst du nichts, für 3 oder 4 insgesamt 1 Florin, für 5 oder 6 insgesamt 2 Florin.',
    'V-9.1.2':
      'Kannst oder willst du nicht alles zahlen, bestimmst du, ob du 0 oder 1 Florin zahlst, und entfernst Truppen deiner Wahl, bis der Rest bezahlt ist: Für 1 Florin bleiben genau 4, ohne Zahlung genau 2. Florin einzunehmen, um zahlen zu können, ist keine Pflicht.',

    'V-9.2.1': 'Karten verschiebst du einzeln nacheinander, so oft du willst. Alles ist freiwillig.',
    'V-9.2.2':
      'Liegt in einem Raum dein Aktionsmarker, eine Ablasskarte oder ein gegnerischer Agent, kann keine Karte hinein und keine heraus.',
    'V-9.2.3':
      'Eine Cortigiano-Karte auf der Vorderseite darf auf ein leeres Aktionsfeld (nur wenn sie eine Aktion hat), auf das leere Verbesserungsfeld eines Raumes mit Aktionskarte oder auf ein anderes freies Cortigiano-Feld.',
    'V-9.2.4': 'Eine Cortigiano-Karte auf der Rückseite kann nicht verschoben werden.',
    'V-9.2.5':
      'Verlässt eine Karte einen Raum, kommt sie mit der Rückseite nach oben auf ein freies Cortigiano-Feld. In einem Winter gelangt daher keine Karte von Raum zu Raum, und zwei Cortigiano-Karten können nicht direkt die Plätze tauschen.',
    'V-9.2.6':
      'Jeder Raum hat ein Aktionsfeld und ein Verbesserungsfeld für je eine Karte. Von einem auf das andere rücken kann eine Karte nur im Fall von V-9.2.7. Hausregel „Karten im Raum verschieben“: Du darfst mit einer Bewegung die beiden Karten eines Raumes tauschen oder eine Cortigiano-Karte mit Aktion auf das Aktionsfeld legen, während die Karte dort auf das leere Verbesserungsfeld rückt; die neue Aktionskarte muss eine Aktion haben.',
    'V-9.2.7':
      'Eine Karte ohne Aktion darf nicht allein in einem Raum liegen. Verlässt die Aktionskarte den Raum, wird eine Verbesserungskarte mit Aktion zur Aktionskarte; hat die Verbesserungskarte keine Aktion, darf die Aktionskarte nicht weg.',
    'V-9.2.8':
      'Cortigiano-Felder: links 1 sowie rechts 1 und 2 sind Grundfelder, die du von Anfang an hast; links 2, links 3 und rechts 3 sind zusätzliche Felder. Auf jedem liegt höchstens eine Karte. Wie sich die zusätzlichen Felder auf die Seiten verteilen, ist rekonstruiert.',
    'V-9.2.9':
      'Je 1 zusätzliches Feld geben ein Herzogtum, Nikolaus Kopernikus, Der Fürst und die Kontrolle über 5 oder mehr Städte. Höchstens 3 zählen. Welcher Titel das Feld gibt, ist rekonstruiert.',
    'V-9.2.10':
      'Zusätzliche Felder sind an keinen bestimmten Platz gebunden: Du darfst beliebige der drei nutzen, aber nie mehr, als du hast, auch wenn noch ein Grundfeld leer ist. Das Feld eines Titels zählt auch, wenn sein Plättchen auf der Rückseite liegt.',
    'V-9.2.11':
      'Ein Cortigiano-Feld darfst du frei machen, indem du seine Karte abwirfst, gleich ob sie auf der Vorder- oder Rückseite liegt: Eine Personenkarte kommt auf ihren Stapel zurück, eine Familienkarte oder Machiavelli ist aus dem Spiel. Das ist in jedem Schritt deines Winterzuges erlaubt, im Frühling nur, um Machiavelli unterzubringen (V-7.2.7). Agenten, die du mit der Karte erhalten hast, behältst du.',
    'V-9.2.12':
      'Verlust der fünften Stadt: Liegen mehr Karten auf zusätzlichen Feldern, als du noch zusätzliche Felder hast, verlierst du sofort ein Cortigiano-Feld deiner Wahl. Entweder legst du eine dieser Karten auf ein freies Grundfeld, auch wenn sie auf der Rückseite liegt und ohne sie umzudrehen, oder du wirfst sie ab. Oder du wirfst eine Karte auf einem Grundfeld ab und legst eine Karte von einem zusätzlichen Feld dorthin. Hausregel „Nur zusätzliche Felder gehen verloren“: Eine Karte auf einem Grundfeld darfst du dafür nicht abwerfen.',
    'V-9.2.13':
      'Nutzbar ist jedes Grundfeld und ein zusätzliches Feld, solange nach der Bewegung nicht mehr Karten auf zusätzlichen Feldern liegen, als du zusätzliche Felder hast. Frei ist ein Feld, wenn es nutzbar ist und keine Karte darauf liegt.',
    'V-9.2.14': 'Eine Karte in einem Raum kannst du nicht abwerfen. Sie muss zuerst auf ein Cortigiano-Feld (V-9.2.5).',
    'V-9.2.15':
      'Ein zusätzliches Feld erhältst du sofort, wenn Titel, Schirmherrbonus oder fünfte Stadt hinzukommen, auch im Frühling. Verlieren kannst du es nur nach V-9.2.12, denn Titel und Schirmherrboni verlierst du nie.',

    'V-9.3.1':
      'Du darfst beliebig viele verschiedene Karten und Plättchen kaufen, von jeder Art höchstens eines pro Winter. Arten sind die 12 Personenkarten sowie Herzogtum, Fürstentum, Königreich, Republik, Gilde und Kathedrale. In einem späteren Winter darfst du wieder eines derselben Art kaufen, soweit V-9.3.5 es zulässt.',
    'V-9.3.2':
      'Alle Käufe geschehen gleichzeitig: Was du in diesem Winter kaufst, kann keinen Kauf dieses Winters mitbezahlen. Auch für anderes kannst du seine Symbole samt Florin erst nach dem Ende deines Winterzuges nutzen. Hausregel „Gekauftes sofort nutzen“: Beim Rekrutieren und für die Allianz darfst du sie schon nutzen (siehe E-37).',
    'V-9.3.3':
      'Gekaufte Personenkarten legst du mit der Vorderseite nach oben auf ein Cortigiano-Feld deiner Wahl, das frei ist oder das du frei machst. Auch eine Cortigiano-Karte, mit der du bezahlt hast, darfst du dafür abwerfen. Was du nicht unterbringen kannst, kannst du nicht kaufen.',
    'V-9.3.4':
      'Gekaufte Plättchen kommen mit der Vorderseite nach oben in deinen Herrschaftsbereich, Kathedralen mit der Rückseite.',
    'V-9.3.5':
      'Du darfst höchstens einen Kardinal, eine Gilde, ein Herzogtum und ein Fürstentum besitzen, und nur entweder ein Königreich oder eine Republik. Es zählt alles, was in deinem Palast und Herrschaftsbereich liegt.',
    'V-9.3.6':
      'Herzogtum und Fürstentum kannst du nur mit deinem eigenen Wappen kaufen; die der fehlenden Dynastien bleiben ungenutzt. Königreich und Republik gibt es für alle zusammen je 2-mal.',
    'V-9.3.7':
      'Für eine Kathedrale musst du eine Stadt mit Basiswert 3 oder 4 kontrollieren, auf der noch keine steht. Du wählst die Stadt und stellst eine Kathedralenfigur darauf. Insgesamt gibt es 5 Kathedralen.',
    'V-9.3.8':
      'Eine Karte mit Agentensymbol schaltet 1 Agenten frei, falls du noch keine 5 hast. Er steht dir ab dem nächsten Frühling zur Verfügung.',
    'V-9.3.9':
      'Eine eben abgeworfene Personenkarte kann im selben Winter wieder gekauft werden, wenn sie vor dem Ansagen der Käufe abgeworfen wurde.',
    'V-9.3.10':
      'Gekauft wird einmal pro Winter, in dieser Folge: (1) Du sagst alle Käufe an; Vorräte und Grenzen (V-2.6, V-9.3.1, V-9.3.5) werden jetzt geprüft. (2) Du bezahlst die Summe aller Kosten als eine Zahlung (V-5.3.2). (3) Du nimmst die Plättchen und setzt die Kathedrale. (4) Du legst die Personenkarten eine nach der anderen. (5) Du nimmst die freigeschalteten Agenten.',
    'V-9.3.11':
      'Das zusätzliche Feld eines eben gekauften Herzogtums darf eine eben gekaufte Personenkarte aufnehmen, denn die Plättchen kommen zuerst (siehe R-36).',
    'V-9.3.12':
      'In (4) kommt jede Personenkarte auf ein freies Feld. Du darfst dafür eine Cortigiano-Karte abwerfen, auch wenn ein anderes Feld frei ist, aber keine Karte, die du in diesem Winter gekauft hast. Erlaubt ist nur eine Auswahl, deren Personenkarten sich alle unterbringen lassen, also höchstens 3 plus die Zahl deiner zusätzlichen Felder.',
    'V-9.3.13':
      'Eine Karte, die du in (4) abwirfst, gehört dir bis dahin: Sie zählt für die Grenzen in (1), und ihre Symbole dürfen in (2) bezahlen.',

    'V-9.4.1':
      'Stelle beliebig viele Truppen aus deiner Reserve in Städte, die du kontrollierst. Höchstens 6 stehen auf dem Spielbrett.',
    'V-9.4.2':
      'Eine Truppe kostet in einer eigenen Start-Stadt (mit deinem Wappen) 1 Florin, in jeder anderen Stadt 3 Florin.',
    'V-9.4.3':
      'Kontrolliert ein Gegner deine Start-Stadt, kannst du dort nicht rekrutieren; ihn selbst kostet eine Truppe dort 3 Florin. Eroberst du sie zurück, zahlst du wieder 1 Florin. In Rom ohne Wappen (zu dritt und zu viert) zahlen alle 3 Florin.',

    'V-9.5.1':
      'Pro Winter darfst du eine Allianz bilden oder übernehmen. Du darfst mehrere Allianzen gleichzeitig haben. Jede Großmacht hat höchstens einen Verbündeten.',
    'V-9.5.2':
      'Großmacht ohne Verbündeten: Zahle die angegebenen Kosten. Liegt dein Agent dort, zahlst du 1 Symbol deiner Wahl weniger.',
    'V-9.5.3':
      'Großmacht, die mit einem Gegner verbündet ist: Übernehmen kann die Allianz nur, wer seinen Agenten dort hat, und zwar zu den vollen Kosten. Der bisherige Verbündete nimmt seinen Marker zurück.',
    'V-9.5.4': 'Der Agent bleibt liegen. Nach dem Bilden oder Übernehmen ist der Allianzbonus aktiv.',
    'V-9.5.5':
      'Liegt ein gegnerischer Agent auf deiner Allianz, kannst du ihren Bonus nicht nutzen. Am Spielende bringt sie dann weder den Prestigepunkt noch, beim Heiligen Römischen Reich, das Kreuz.',
    'V-9.5.6': 'Ein deaktivierter Bonus wird durch Regieren reaktiviert (V-7.1.1).',
    'V-9.5.7':
      'Frankreich kostet 1 Krone und 3 Kavallerie und gibt +2 in einer Belagerung oder Schlacht. Das Osmanische Reich kostet 1 Krone und 3 Schiffe und gibt 2 Schiffe zum Annektieren, Kriegführen, Handeln oder für einen Rückzug. Das Heilige Römische Reich kostet 3 Kronen und 1 Kreuz und gibt 1 Kreuz für eine Aktion, einen Kauf oder das Entfernen einer Ablasskarte; am Spielende zählt es als 1 Kreuz, auch wenn der Bonus deaktiviert ist. Die Kosten von Frankreich und vom Heiligen Römischen Reich sind nach dem Vorbild des Osmanischen Reiches rekonstruiert.',
    'V-9.5.8':
      'Ein gegnerischer Agent auf einer Allianz, die noch niemand gebildet hat, hindert niemanden daran, sie zu bilden. Der neue Verbündete ist dann nach V-9.5.5 blockiert.',
    'V-9.5.9':
      'Eine Allianz, die du schon hast, kannst du nicht noch einmal bilden oder übernehmen. Sie endet nur, wenn ein anderer sie übernimmt.',
    'V-9.5.10':
      'Ohne eigenen Agenten dort kannst du die Allianz eines Gegners um keinen Preis übernehmen. Wird der Agent entfernt, erlischt das Recht.',
    'V-9.5.11':
      'Das Symbol, das dir V-9.5.2 erlässt, darf jedes beliebige der angegebenen Kosten sein, auch die Krone.',

    'V-9.6.1':
      'Im Winter darfst du jederzeit in deinem Zug nach V-6.3 Ablass erbitten. Die Ablasskarte kommt sofort in den Raum mit deinem Aktionsmarker.',
    'V-9.6.2':
      'Das geht nur in deinem eigenen Winterzug: 3 Florin zu jedem Zeitpunkt, auch noch vor dem Sold, die Krone nur in der Zahlung für die Käufe oder für die Allianz (V-6.3.11).',

    'V-10.1.1':
      'Am Ende des Frühlings, nach V-8.7.4, wird geprüft: (a) Es gibt im Spiel keine neutrale Stadt mehr. (b) Ein Spieler kontrolliert 8 oder mehr Städte. (c) Ein Spieler ist auf Feld 5 der Schirmherrschaftsleiste.',
    'V-10.1.2':
      'Trifft eines davon zu, spielen alle noch diesen Winter vollständig; dann endet das Spiel ohne weiteren Frühling. Nach dem Winter wird nicht noch einmal geprüft, denn er kann an (a), (b) und (c) nichts ändern.',
    'V-10.1.3':
      'Wer 8 Städte erreicht und vor dem Ende des Frühlings wieder eine verliert, löst das Spielende nicht aus.',
    'V-10.1.4': 'Für (a) zählen Piraten-Hafenstädte als neutrale Städte, gesperrte Städte nicht.',
    'V-10.1.5':
      'Die gedruckten Regeln begrenzen die Zahl der Jahre nicht. Hier endet eine Partie spätestens nach dem Winter des Jahres 30, damit ein Tisch, an dem niemand mehr handeln kann, nicht ewig weiterläuft; so lange dauert keine Partie unter Spielern, die gewinnen wollen. Hausregel „Höchstzahl der Jahre“: ein anderes Jahr oder keine Grenze.',

    'V-10.2.1':
      'Städte: Die Felder 0 bis 8 der Städteleiste bringen 0, 0, 0, 1, 2, 3, 4, 5 und 6 Prestigepunkte. Wer auf dem höchsten besetzten Feld steht, erhält 1 dazu, bei Gleichstand jeder. Die Spanne von 0 bis 6 ist belegt, die einzelnen Werte sind rekonstruiert.',
    'V-10.2.2':
      'Schirmherrschaft: Die Felder 0 bis 5 bringen 0, 1, 1, 2, 2 und 3 Prestigepunkte. Wer auf dem höchsten besetzten Feld steht, erhält 1 dazu, bei Gleichstand jeder. Die Spanne von 0 bis 3 ist belegt, die einzelnen Werte sind rekonstruiert.',
    'V-10.2.3':
      'Karten und Plättchen: die Prestigepunkte auf den Karten in deinem Palast, den Plättchen in deinem Herrschaftsbereich und deinen Schirmherrboni, gleich auf welcher Seite sie liegen. Der Punkt einer Kathedrale ist der auf ihrem Plättchen; er zählt einmal.',
    'V-10.2.4': 'Religiöser Einfluss: siehe V-10.3.',
    'V-10.2.5': 'Trophäen: je 2 Prestigepunkte.',
    'V-10.2.6':
      'Allianzen: je 1 Prestigepunkt, wenn kein gegnerischer Agent darauf liegt, gleich ob ihr Bonus aktiv oder deaktiviert ist.',
    'V-10.2.7': 'Ablasskarten in deinem Palast: je −1 Prestigepunkt.',

    'V-10.3.1':
      'Zähle die Kreuze auf allen Karten in deinem Palast (in Räumen und auf Cortigiano-Feldern) und auf allen Plättchen in deinem Herrschaftsbereich, gleich auf welcher Seite sie liegen. Dazu kommen +1 für das Heilige Römische Reich, wenn es nicht blockiert ist, +1 für den Dom und +2 für die Sixtinische Kapelle.',
    'V-10.3.2':
      'Nach absteigender Zahl der Kreuze gibt es zu dritt 4, 2 und 0 Prestigepunkte, zu viert 4, 2, 1 und 0, zu fünft 4, 2, 1, 0 und 0.',
    'V-10.3.3':
      'Bei Gleichstand erhalten alle Beteiligten die Punkte des Platzes gleich unter dem höchsten, den sie sich teilen. Der Nächste erhält die Punkte seines tatsächlichen Platzes. Zwei Erste bekommen also je 2, der Nächste zu viert und zu fünft 1.',
    'V-10.3.4': 'Drei Erste bekommen je 2; der Nächste ist Vierter.',
    'V-10.3.5': 'Ist der geteilte Platz der letzte, gelten seine Punkte, also 0.',
    'V-10.3.6': 'Jedes Kreuz auf einer Ressourcenleiste zählt, auch wenn sie mehrere Arten von Symbolen zeigt.',
    'V-10.3.7':
      'Eine Mindestzahl an Kreuzen ist nicht nötig (siehe R-21). Hausregel „Kein Rang ohne Kreuz“: Wer kein Kreuz hat, erhält 0 Prestigepunkte.',
    'V-10.3.8':
      'Als Rechnung: Zähle die Spieler mit mehr Kreuzen als du; so viele Plätze der Reihe aus V-10.3.2 überspringst du. Bist du mit deiner Zahl allein, erhältst du die Punkte des nächsten Platzes; hat sie noch jemand, die des Platzes danach, höchstens aber des letzten.',

    'V-10.4.1':
      'Es gewinnt, wer die meisten Prestigepunkte hat. Bei Gleichstand entscheidet die Zahl der Kronen auf den eigenen Karten und den Plättchen im Herrschaftsbereich, gleich auf welcher Seite sie liegen; aufgedruckte Räume, Michelangelo und Allianzen zählen nicht. Herrscht immer noch Gleichstand, wird der Sieg geteilt.',
    'V-10.4.2':
      'Die weiteren Plätze ergeben sich auf dieselbe Weise: erst Prestigepunkte, dann Kronen. Wer in beidem gleich ist, teilt sich den Platz.',
  },
  rulings: {
    'R-01':
      'Können die Florin ausgehen? Nein. Nirgends behandeln die Regeln Geld als begrenzten Vorrat, deshalb ist immer genug da.',
    'R-02':
      'Können die 11 +1-Kriegsbonus-Plättchen ausgehen? Ja. Sie sind abgezählt und werden aus einem Vorrat genommen; ist er leer, bekommt niemand mehr eines.',
    'R-03':
      'Können die 10 Ablasskarten ausgehen? Ja, aus demselben Grund wie in R-02: Ist keine mehr da, kann niemand Ablass erbitten, bis eine entfernt wird.',
    'R-04': 'Können mir die Marker ausgehen? Nein. Sie zeigen nur an, was dir gehört, und begrenzen das Spiel nicht.',
    'R-05':
      'Darf ich Karten und Plättchen in derselben Phase erneut nutzen, wenn sie wieder auf der Vorderseite liegen? Ja, und auch mit einer anderen Art von Symbol. Dafür spricht der Hinweis beim Regieren, nach dem du erst Florin einnehmen und das Plättchen dann gleich wieder umdrehen darfst.',
    'R-06':
      'Wie hängen die Symbole einer Aktion zusammen? Alles, was du während der Aktion einsetzt, gehört zu einer Zahlung und wird nach und nach ausgegeben. Was am Ende übrig ist, verfällt.',
    'R-07':
      'Muss ich zuerst die Ressourcen im Raum nutzen? Nein, das verstehen wir als Rat. Sie kosten nichts und werden nicht umgedreht, also hättest du selten einen Grund, darauf zu verzichten.',
    'R-08':
      'Bekomme ich die Florin der Karten im Raum, wenn die Aktion keine Florin kostet oder nichts bewirkt? Kostet sie keine Florin: ja, sofern sie mindestens eine Wirkung hat. Bewirkt sie gar nichts: nein, denn dann hast du sie nicht ausgeführt.',
    'R-09':
      'Was heißt „jederzeit“ beim Einnehmen von Florin? Du wirst an allen Stellen gefragt, an denen es etwas ändern kann: in deinem Zug, bei Kämpfen und Rückzügen, an denen du beteiligt bist, bevor eine deiner Städte fällt und wenn du ein Cortigiano-Feld verlierst (siehe V-5.4.5 und V-5.4.7).',
    'R-10':
      'Darf das Kreuz des Heiligen Römischen Reiches eine andere Allianz mitbezahlen? Nein. Die Regeln nennen dafür nur Aktionen, Käufe und das Entfernen einer Ablasskarte.',
    'R-11':
      'Darf ich mit der Krone eines Ablasses eine Ablasskarte entfernen? Nein. Im Frühling ist die Krone für die Kosten der Aktion bestimmt.',
    'R-12':
      'Dürfen Florin aus einem Ablass oder von Cortigiano-Karten, die unterwegs auf die Vorderseite kommen, die Bewegung des Aktionsmarkers bezahlen? Nein. Die Ablasskarte gehört in den Raum, den du erreichst, und bezahlt wird die Bewegung, bevor sie beginnt.',
    'R-13':
      'Darf ich Ablass erbitten, wenn ein gegnerischer Agent meinen Raum blockiert? Ja, aber du kannst dann nur die 3 Florin wählen. Verboten ist Ablass nur, wenn im Raum schon eine Ablasskarte liegt.',
    'R-14':
      'Muss ich die Aktion des Raumes ausführen? Nein. Die französische Regel sagt „darf“; dass die beiden anderen es als Anweisung formulieren, verstehen wir nicht als Zwang (siehe E-12).',
    'R-15':
      'Darf ich einen blockierten Allianzbonus reaktivieren? Ja. Der Agent verhindert nur die Nutzung; geht er, ist der Bonus gleich bereit.',
    'R-16':
      'Darf ich Machiavelli ohne freies Cortigiano-Feld wählen, und was geschieht, wenn ich ihn abwerfe? Du musst zuerst eine Cortigiano-Karte abwerfen, denn er liegt wie jede Personenkarte auf einem Feld. Wirfst du ihn später ab, ist er aus dem Spiel: Er hat keinen Stapel, auf den er zurückkönnte.',
    'R-17':
      'Darf ich eine neutrale Stadt annektieren, vor der gegnerische Truppen stehen? Ja, denn bis zur Belagerung ist sie neutral. Die Belagerung richtet sich dann gegen dich.',
    'R-18':
      'Was geschieht, wenn drei oder mehr Spieler vor derselben Stadt stehen? Keine Ausgabe legt fest, in welcher Folge sie kämpfen. Hier kämpft der Spieler am Zug als Vorkämpfer nacheinander gegen die anderen, in Spielerreihenfolge (siehe V-8.4.8). Hausregel „Gegner in Schlachten wählen“: Der Vorkämpfer sucht sich den nächsten Gegner aus.',
    'R-19':
      'Wessen Marker auf der Städteleiste wird bei einer Eroberung zuerst versetzt? Der des Verlierers. Treffen sich beide auf einem Feld, liegt so der Eroberer oben.',
    'R-20':
      'Scheidet aus, wer keine Stadt mehr hat? Nein. Er spielt weiter, kann aber nicht annektieren, keine Truppen bewegen und nicht rekrutieren.',
    'R-21':
      'Zählt beim religiösen Einfluss auch, wer kein Kreuz hat? Ja, er wird wie alle anderen eingereiht, denn eine Mindestzahl ist nirgends genannt. Hausregel „Kein Rang ohne Kreuz“: Ohne Kreuz gibt es 0 Prestigepunkte.',
    'R-22':
      'Sind im Spiel zu dritt auch Meere gesperrt? Nein. Gesperrt sind nur die acht Städte, nicht das Wasser vor ihnen.',
    'R-23':
      'Darf ich bei einer Cortigiano-Karte mit mehreren Kriegsbonussymbolen nur einen Teil nutzen? Nein. Eine Ansage nutzt die ganze Ressourcenleiste, bezahlt wird je Symbol. Unter den Karten hier zeigt allerdings keine mehr als eines.',
    'R-24':
      'Wo liegt mein Marker auf der Städteleiste mit mehr als 8 Städten? Auf Feld 8. Für den Zusatzpunkt und die Spielerreihenfolge bist du damit gleichauf mit allen, die 8 oder mehr Städte haben.',
    'R-25':
      'Darf ich die Karten in einem Raum neu anordnen, in dem mein eigener Agent liegt? Ja. Nur ein gegnerischer Agent verhindert es.',
    'R-26': 'Darf ich einen Agenten auf eine gesperrte Stadt legen? Nein. Gesperrte Städte gibt es im Spiel nicht.',
    'R-27':
      'Verliere ich den Agenten, wenn ich die Karte abwerfe, die ihn freigeschaltet hat? Nein. Ein freigeschalteter Agent bleibt dir.',
    'R-28':
      'Wer beginnt in einer Schlacht vor der Stadt mit dem Ansagen? Der Spieler am Zug, bei mehr als zwei Beteiligten der jeweilige Vorkämpfer. Das entspricht dem Angreifer in der Belagerung.',
    'R-29':
      'Darf ich im Winter Truppen freiwillig entlassen? Nur solche, für die du keinen Sold zahlst (siehe V-9.1.2). Etwas anderes sehen die Regeln nicht vor.',
    'R-30':
      'Gibt es den Zusatzpunkt der Schirmherrschaft auch, wenn alle auf Feld 0 stehen? Ja, dem Wortlaut nach erhält ihn dann jeder. An der Rangfolge ändert das nichts.',
    'R-31':
      'Was wird beim Aufbau zuerst bestimmt, der Startspieler oder die Dynastien? Der Startspieler, denn wer in Spielerreihenfolge wählt, muss sie kennen. Die Regeln nennen ihn zuletzt, ohne dass davon etwas abhinge.',
    'R-32':
      'Darf ich mehr Karten und Plättchen einsetzen, als eine Zahlung braucht? Nein, das wird nicht angeboten, denn gewinnen könntest du damit nichts. In welcher Reihenfolge du sie wählst, spielt keine Rolle.',
    'R-33':
      'Wann im Frühling darf ich Ablass erbitten? In deinem eigenen Zug vor der Aktion. Alle Ausgaben legen die Ablasskarte nach der Aktion, die deutsche nimmt den Gewinn davor; ein späterer Zeitpunkt brächte nur bei Belagerungen einen Vorteil.',
    'R-34':
      'Darf ich den Bonus, mit dem ich das Regieren bezahle, damit auch reaktivieren? Nein. Es gilt dasselbe wie für Plättchen, und zu gewinnen wäre ohnehin nichts.',
    'R-35':
      'Was ist beim Rückzug eine Zahlung? Alle deine Truppen vor einer Stadt zusammen. Die 2 Schiffe des Osmanischen Reiches sind gemeinsam zu nutzen, und Symbole werden sofort ausgegeben; deshalb zählt nicht die einzelne Truppe und nicht dein ganzer Rückzug von mehreren Städten.',
    'R-36':
      'Darf eine Personenkarte auf das Feld eines Herzogtums, das ich im selben Winter kaufe? Ja. Ausgeschlossen sind nur die Ressourcen des Gekauften, und ein Feld ist keine Ressource.',
    'R-37':
      'Darf ich ein Grundfeld frei machen, wenn ich mit der fünften Stadt ein Feld verliere? Ja. Du entscheidest, welches Feld verloren geht, und darfst deshalb eine Karte auf einem Grundfeld abwerfen und eine andere dorthin legen. Hausregel „Nur zusätzliche Felder gehen verloren“: Es trifft immer eine Karte auf einem zusätzlichen Feld.',
    'R-38':
      'Darf ich meine Cortigiano-Karten endlos verschieben? In einem Winter darfst du Karten bis zu 12-mal von einem Cortigiano-Feld auf ein anderes legen. Mit der Hausregel „Karten im Raum verschieben“ zählt auch ein Tausch der beiden Karten eines Raumes. So oft braucht man für keine Anordnung auf sechs Feldern zu verschieben; die Grenze sorgt nur dafür, dass jeder Winter ein Ende hat.',
    'R-39':
      'Kann ein einziges Regieren dasselbe Plättchen zweimal auf die Vorderseite drehen, wenn du dazwischen seine Florin einnimmst? Nein. Ein Regieren dreht ein Plättchen höchstens einmal: Alle Ausgaben sprechen davon, die Florin direkt vor dem Regieren einzunehmen, und sonst wäre ein einziges ertragreiches Plättchen eine unerschöpfliche Quelle von Florin.',
    'E-01':
      'Wie oft darf man Ablass erbitten? Französisch: einmal in jeder Phase. Tschechisch und deutsch: einmal im Jahr. Hier gilt einmal im Jahr; Hausregel „Ablass je Jahreszeit“ für die französische Lesart. Im Spiel ist beides gleich (siehe V-6.3.2).',
    'E-02':
      'Was geschieht mit überzähligen Florin von Karten im Raum? Französisch und deutsch: Sie kommen in den persönlichen Vorrat. Tschechisch: Sie verfallen. Hier kommen sie in den Vorrat; Hausregel „Überzählige Florin verfallen“ für die tschechische Lesart.',
    'E-03':
      'Wie viele Cortigiano-Felder gibt es? Französisch und deutsch: 6. Die tschechische Ausgabe schreibt 5, zählt aber 3 verfügbare und 3 hellere auf; das ist ein Versehen. Hier sind es 6.',
    'E-04':
      'Wie viele Arten von Symbolen gibt es? Die französische Ausgabe spricht von 9 und führt 8 auf; tschechisch und deutsch sind es 8. Hier sind es 8.',
    'E-05':
      'Was kostet es, einen gegnerischen Agenten aus dem eigenen Raum mit Intrigieren zu entfernen? Französisch und deutsch: die erste Maske. Tschechisch: die aufgedruckte Maske und eine weitere. Hier genügt 1 Maske; Hausregel „Zwei Masken für den Intrigenraum“ für die tschechische Lesart.',
    'E-06':
      'Wohin führt der Rückzug von Spoleto im Beispiel? Französisch und deutsch: nach Florenz. Tschechisch: nach Perugia. Beides stimmt: Auf der Seite für 3/4 Spieler gibt es die Straße Florenz–Spoleto, auf der Seite für 2/5 Spieler liegt Perugia dazwischen.',
    'E-07':
      'Wie heißt die Hafenstadt im Beispiel zum Annektieren? Französisch: Latina. Tschechisch und deutsch: Terracina. Hier heißt sie Terracina; Latina wurde erst 1932 gegründet.',
    'E-08':
      'Wer beginnt mit 3 Agenten? Alle Ausgaben meinen Neapel und Rom; die französische erwähnt Rom erst im Abschnitt für das Spiel zu fünft. So gilt es auch hier.',
    'E-09':
      'Darf der Verteidiger +1-Kriegsbonus-Plättchen nutzen? Die französische Ausgabe nennt nur den Angreifer, die tschechische und die deutsche erlauben es auch dem Verteidiger. Hier ist es erlaubt; Hausregel „Keine Kriegsbonus-Plättchen in der Verteidigung“ für die französische Lesart.',
    'E-10':
      'Was besagt die Zusatzregel für die ersten Partien? Französisch und deutsch: höchstens ein gegnerischer Agent in jedem Palast. Tschechisch: höchstens ein Agent überhaupt. Hier ist sie nicht in Kraft; mit der Hausregel „Agenten je Palast“ könnt ihr eine der beiden Fassungen wählen.',
    'E-11':
      'Für welche Dauer gilt „eine Art Symbol je Ressourcenleiste“? Französisch und deutsch: für die Phase. Tschechisch: für jede Zahlung. Hier gilt V-5.2; ein Unterschied zeigt sich nur, wenn etwas in derselben Phase wieder auf die Vorderseite kommt (siehe R-05).',
    'E-12':
      'Ist die Aktion nach der Bewegung Pflicht? Die französische Ausgabe sagt „darf“, die tschechische und die deutsche formulieren es als Anweisung. Hier ist sie freiwillig (siehe R-14).',
    'E-13':
      'Was gilt, wenn man in einem Raum mit Ablasskarte stehen bleibt und sie nicht entfernt? Französisch und tschechisch: kein Ablass in dieser Jahreszeit. Deutsch: kein Ablass in diesem Jahr. Hier gilt das ganze Jahr; da der Raum bedeckt bleibt, läuft es auf dasselbe hinaus.',
    'E-14':
      'Braucht man Schiffe für eine Hafenstadt, die auch über eine Straße benachbart ist? Der französische Satz lässt sich so lesen; tschechisch und deutsch ist der Seeweg eine Alternative zur Straße. Hier braucht die Straße keine Schiffe; Hausregel „Hafenstädte nur über See“ für die andere Lesart.',
    'E-15':
      'Wann endet das Ansagen von Kriegsboni? Französisch und tschechisch: wenn beide gepasst haben. Deutsch: wenn sie nacheinander gepasst haben. Hier müssen sie nacheinander passen; Hausregel „Passen ist endgültig“ für die strengere Lesart.',
    'E-16':
      'Wann finden Rückzüge statt? Die französische Ausgabe führt sie bei der Belagerung auf und im Kapitel über Schlachten „am Ende“, die tschechische am Ende der Phase, die deutsche nach allen Belagerungen. Hier gilt: nach allen Belagerungen.',
    'E-17':
      'Was wird aus dem Marker, wenn man vom selben Spieler schon eine Trophäe hat? Französisch und tschechisch: Man behält ihn nicht. Deutsch: Er geht zurück. Hier geht er an seinen Besitzer zurück.',
    'E-18':
      'Was kostet es, nach einer gewonnenen Schlacht aufzugeben? Französisch: Man zieht sich zurück, ohne weitere Angabe. Tschechisch und deutsch: Man verliert keine weitere Truppe. Hier gibt es keinen Verlust.',
    'E-19':
      'Wie viele Spieler nehmen an einer Schlacht vor der Stadt teil? Französisch: mehrere. Tschechisch und deutsch: zwei. Hier kämpfen immer zwei gegeneinander; ab drei Belagerern gilt V-8.4.8.',
    'E-20':
      'Welches Cortigiano-Feld geht mit der fünften Stadt verloren? Französisch und deutsch: eines nach Wahl des Besitzers. Tschechisch: ein helleres, also ein zusätzliches. Hier entscheidet der Besitzer; Hausregel „Nur zusätzliche Felder gehen verloren“ für die tschechische Lesart.',
    'E-21':
      'Wer wird Startspieler? Alle Ausgaben: wer zuletzt in Italien war; die tschechische nennt auch Rom und lässt jede andere Art zu, die deutsche auch das Los. Hier entscheidet das Los; Hausregel „Startspieler nach Wahl“: Wer den Tisch eröffnet, bestimmt ihn.',
    'E-22':
      'Wie werden die Familienkarten gelegt? Französisch und deutsch: frei, ohne Angabe einer Reihenfolge. Tschechisch: alle gleichzeitig. Hier legen alle gleichzeitig; Hausregel „Familienkarten nacheinander“: in Spielerreihenfolge.',
    'E-23':
      'Werden die Gilden beim Aufbau bereitgelegt? Nur die deutsche Ausgabe führt sie auf, die französische und die tschechische nicht. Hier liegen sie bereit.',
    'E-24':
      'Wann wird das Spielende geprüft? Die französische und die tschechische Übersicht sagen am Ende des Jahres, ihre Kapitel und die deutsche Ausgabe am Ende des Frühlings. Hier gilt das Ende des Frühlings; das Ergebnis ist dasselbe.',
    'E-25':
      'Was kostet die mehrteilige Bewegung im Beispiel zum Kriegführen? Französisch: 1 Kavallerie und 1 Schiff. Tschechisch und deutsch: 1 Kavallerie und 2 Schiffe. Das ist nur ein Beispiel; die Kosten folgen aus V-7.5.1 bis V-7.5.5.',
    'E-26':
      'Was bringt ein Symbol beim Regieren? Französisch und tschechisch: Plättchen, „auch“ eine Allianz für 1 Symbol. Deutsch: je Symbol eines von beiden. Hier gilt je Symbol eines von beiden.',
    'E-27':
      'Für wie viele Spieler ist das Spiel? Auf der französischen und der tschechischen Ausgabe stehen 3 bis 5, auf der deutschen 2 bis 5. Das Spiel zu zweit hat ein eigenes Regelheft und wird hier nicht angeboten; gespielt wird zu dritt bis zu fünft.',
    'E-28':
      'Gilt der Sold je Truppe? Französisch und deutsch sind nur die Stufen angegeben, tschechisch steht ausdrücklich „insgesamt, nicht je Truppe“. Hier ist es der Gesamtbetrag.',
    'E-29':
      'Welche Plättchen geben zusätzliche Cortigiano-Felder? Französisch und deutsch: Titel. Tschechisch: „Plättchen“. Hier sind es Titel.',
    'E-30':
      'Kommt im Winter das Rekrutieren vor den Käufen? In der Kurzübersicht aller drei Ausgaben ja, in ihren Kapiteln nein. Hier gelten die Kapitel: erst kaufen, dann rekrutieren.',
    'E-31':
      'Wie heißen die beiden Arten der Schirmherrboni? Französisch: Künstler und Werk. Tschechisch: Persönlichkeit und Werk. Deutsch: Bedeutende Persönlichkeit und Werk. Hier heißen sie wie in der deutschen Ausgabe.',
    'E-32':
      'Wo liegt der Agent auf einer Allianz? Französisch: meist auf dem rechten Feld oder auf dem eigenen Marker. Tschechisch: rechts, auf dem Marker oder links. Deutsch: rechts oder links. Das betrifft nur die Darstellung, keine Regel.',
    'E-33':
      'Womit entfernt man eine Ablasskarte? Die französische Ausgabe erwähnt Cortigiano-Karten, die tschechische und die deutsche Cortigiano-Karten und Plättchen. Hier geht beides.',
    'E-34':
      'Wann entfernt man eine Ablasskarte? Französisch: nach der Bewegung und vor der Aktion. Tschechisch: beim Überqueren oder am Ende der Bewegung. Deutsch: sobald der Raum überquert oder erreicht ist. Hier nach der Bewegung; Cortigiano-Karten, die diese Bewegung umgedreht hat, dürfen in allen drei Ausgaben bezahlen.',
    'E-35':
      'Wann verfallen ungenutzte +1-Kriegsbonus-Plättchen? Französisch und deutsch: nach den Belagerungen aller Spieler. Tschechisch: nach den eigenen. Hier nach allen, sonst könnten die früheren Spieler sie nicht mehr zur Verteidigung nutzen (V-8.2.4).',
    'E-36':
      'Was wird aus einem genutzten Allianzbonus? Französisch: Er ist nicht verfügbar, bis er reaktiviert wird. Deutsch: Er ist deaktiviert. Die tschechische Ausgabe spricht an einer Stelle vom Ende der Allianz, sonst wie die französische. Hier ist er bis zur Reaktivierung nicht nutzbar; die Allianz bleibt.',
    'E-37':
      'Wofür darf man Symbole nutzen, die man in diesem Winter gekauft hat? Französisch: nicht für Käufe. Tschechisch und deutsch: in derselben Phase für nichts anderes. Hier sind sie bis zum Ende deines Winterzuges gesperrt; Hausregel „Gekauftes sofort nutzen“ für die französische Lesart.',
    'E-38':
      'Wirken Kriegsboni aus einer Schlacht in der folgenden Belagerung weiter? Französisch: Sie gelten dort nicht. Tschechisch und deutsch: Sie sind verbraucht und können dort nicht genutzt werden. Hier sind sie verbraucht; von Bedeutung ist das nur für Leonardo, denn alle anderen sind ohnehin erschöpft (siehe V-8.4.7).',
    'E-39':
      'Wann beginnt eine Schlacht vor der Stadt? Französisch: vor der Belagerung. Tschechisch und deutsch: wenn der in der Reihenfolge Frühere von beiden seine Belagerung ausführt. So gilt es auch hier.',
  },
};
