/** The book of Principato in German. */
import type { PrincipatoBookText } from '../index.js';

export const text: PrincipatoBookText = {
  brief: {
    aim: 'Du regierst ein Fürstentum der Renaissance und willst mehr hinterlassen als deine Rivalen. Denkmäler, Bücher und Gemälde zählen die Siegpunkte, die darauf stehen, ein starkes Heer bringt bei jedem Vergleich Punkte, und zwei geheime Zielkarten belohnen die passende Sammlung. Wer die meisten Punkte hat, gewinnt.',
    course:
      'Ihr seid reihum im Uhrzeigersinn am Zug, mit je zwei Aktionen: eine deiner beiden Karten aktivieren, eine Karte gegen eine aus der Auslage tauschen oder einen Gunststein nehmen. Felder und Palazzi bringen Nahrung und Geld, Höfe und Banken lagern sie, und mit beidem bezahlst du alles andere. Nach jedem Zug verlässt die älteste Karte der Auslage das Spiel, und eine neue kommt dazu.',
    end: 'Jedes der drei Jahre hat seinen eigenen Stapel. Ist er leer, endet das Jahr und die Militärstärke wird verglichen; zwei weitere Wertungen kommen überraschend. Nach dem dritten Jahr decken alle ihre Zielkarten auf, und es wird abgerechnet.',
  },
  parts: {
    brief: 'Das Spiel in Kürze',
    setup: 'Aufbau und erster Zug',
    turn: 'Was du in deinem Zug tust',
    things: 'Was die Dinge bewirken',
    years: 'Jahre und Militärwertungen',
    scoring: 'Das Ende und die Punkte',
    rare: 'Was selten vorkommt',
    rulings: 'Auslegungen und Ausgaben',
  },
  sections: {
    storage: 'Lagern',
    supply: 'Soldaten versorgen',
    runningOut: 'Wenn etwas ausgeht',
    rareScorings: 'Seltene Wertungen und andere Ausnahmen',
    questions: 'Was die gedruckten Regeln offenlassen',
  },
  examples: {
    storage: {
      title: 'Eine fast volle Bank',
      text: 'Du hast 1 Bank, auf der 1 Geld liegt: Platz ist nur noch für 1. Du aktivierst den Steuereintreiber und wählst 2 Geld. Du erhältst 1 Geld; das andere findet keinen Platz und bleibt im Vorrat. Mit 1 Geld und 1 Nahrung hätten beide Steine Platz gefunden.',
      picture:
        'Dein Fürstentum zu Beginn: ein Feld, ein Hof mit 1 Nahrung, ein Palazzo, eine Bank mit 1 Geld und 1 Gunst in der Kirche.',
    },
    favour: {
      title: 'Gunst statt Nahrung',
      text: 'Zwei Palazzi kosten 3 Nahrung. Du hast nur 1 Nahrung, aber auch 2 Gunststeine, und jeder ersetzt 1 Nahrung: 1 + 2 = 3. Du aktivierst den Palazzobau, bezahlst alles, was du hast, und besitzt 3 Palazzi. Mit Gunst dürftest du auch dann bezahlen, wenn du genug Nahrung hättest.',
      picture:
        'Dein Fürstentum mit 1 Nahrung, 1 Geld und 2 Gunststeinen und deine Karten Steuereintreiber und Palazzobau.',
    },
    exchange: {
      title: 'Getauscht und sofort bereit',
      text: 'Du aktivierst den Steuereintreiber für 1 Nahrung und 1 Geld. Die Karte trägt das Tauschsymbol, muss also in die Auslage, und du nimmst dafür die Ernte. Du hast noch 1 Aktion und könntest die Ernte im selben Zug aktivieren. Aber dein Hof ist mit 2 Nahrung voll: Nichts fände Platz, also wird das nicht angeboten. Tausche lieber eine Karte, baue oder nimm Gunst.',
      picture:
        'Dein Fürstentum nach dem Tausch: Hof und Bank sind mit je 2 Steinen voll, und die Ernte liegt bei deinen Karten.',
    },
    scoring: {
      title: 'Zwei teilen sich zwei Plätze',
      text: 'Du beendest deinen Zug, der Nachziehstapel ist leer, und damit ist das Jahr zu Ende. Deine Rivalen haben je 3 Katapulte, die keinen Stein brauchen: Beide haben Stärke 3 und teilen sich den ersten und zweiten Platz. Diese Plätze sind 6 + 3 = 9 Punkte wert; die Hälfte davon, aufgerundet, sind 5 für jeden. Du hast kein Heer. Deine Stärke ist 0, und der dritte Platz bringt 0 Punkte.',
      picture:
        'Die Fürstentümer deiner beiden Rivalen nach der Wertung, jedes mit drei Katapulten und 5 Militärpunkten.',
    },
  },
  synonyms: [
    'Soldat|en, Truppe|n, Einheit|en > Miliz|en, Condottier|e/Condottier|i, Söldner',
    'Heer|e, Armee|n > Miliz|en, Condottier|e/Condottier|i, Katapult|e',
    'SP, Siegpunkt|e, Punkt|e',
    'Geld/Geldstein|e, Gold, Münze|n',
    'Nahrung/Nahrungsstein|e, Essen, Korn, Getreide',
    'Gunst, Gunststein|e, Joker',
    'Gebäude, Bauwerk|e > Hof/Höf|e, Bank|en, Feld|er, Palazz|o/Palazz|i',
    'Stein|e, Würfel, Klötzchen',
    'Plättchen, Marker, Chip|s',
    'Auslage, Markt, Kartenreihe',
    'tausch|en, austausch|en, wechsel|n',
    'Nachziehstapel, Stapel, Deck|s',
    'Gleichstand, unentschieden',
    'Aufbau, Spielaufbau, Vorbereitung, Start',
    'bezahl|en, Kosten, Preis|e',
    'rekrutier|en, anwerb|en, anheuer|n, ausheb|en',
    'Krieg|e, Kampf, Militärwertung|en',
    'Kultur, Kunst, Kunstwerk|e > Denkmal/Denkmäler, Buch/Bücher, Gemälde',
    'Ziel|e, Zielkarte|n, Auftrag/Aufträge',
    'Vorrat, Reserve',
    'versorg|en, ernähr|en, füttern',
    'entlass|en, abwerf|en',
    'Lager, Lagerplatz, Platz',
    'Hausregel|n, Variante|n, Option|en',
  ],
};
