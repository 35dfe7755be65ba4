/** The book of Virtù in German. */
import type { VirtuBookText } from '../index.js';

export const text: VirtuBookText = {
  brief: {
    aim: 'Du führst eine Dynastie im Italien der Renaissance und willst das größte Ansehen erwerben. Prestige bringen Städte, Schirmherrschaft, gekaufte Titel und Personen, religiöser Einfluss, Trophäen und Allianzen. Wer am Ende die meisten Prestigepunkte hat, gewinnt.',
    course:
      'Gespielt wird in Jahren. Im Frühling bewegst du deinen Aktionsmarker im Uhrzeigersinn durch die fünf Räume deines Palasts und nutzt die Aktion des Raums, den du erreichst: regieren, finanzieren, handeln, annektieren, Krieg führen oder intrigieren. Die Belagerungen folgen, wenn alle am Zug waren. Im Winter zahlst du Sold, ordnest deinen Palast neu an, kaufst Personen und Titel, rekrutierst und bildest eine Allianz.',
    end: 'Am Ende eines Frühlings wird dreierlei geprüft: Gibt es keine neutrale Stadt mehr, hat jemand 8 Städte, oder hat jemand Feld 5 der Schirmherrschaftsleiste erreicht? Trifft eines davon zu, ist dieser Winter der letzte, und dann wird abgerechnet.',
  },
  parts: {
    brief: 'Das Spiel in Kürze',
    setup: 'Aufbau und erstes Jahr',
    paying: 'Mit Symbolen und Florin bezahlen',
    spring: 'Dein Frühlingszug',
    actions: 'Die sechs Aktionen',
    war: 'Belagerungen und Schlachten',
    winter: 'Dein Winterzug',
    scoring: 'Das Ende und die Punkte',
    rare: 'Vorräte und was selten vorkommt',
    rulings: 'Ausgaben und Auslegungen',
  },
  sections: {
    rareCases: 'Seltene Fälle',
    editions: 'Wo die Ausgaben voneinander abweichen',
    questions: 'Was keine Ausgabe sagt',
  },
  examples: {
    paying: {
      title: 'Ein erster Schritt, von drei Seiten bezahlt',
      text: 'Feld 1 der Schirmherrschaft kostet 2 Florin und 1 Krone oder Kreuz. Bei Lorenzo im Raum nennst du Kronen: Er gibt 2 Kronen, von denen 1 reicht, und sonst nichts. Die Florin kommen von anderswo: Du hast 1 im Vorrat und nimmst 2 von Giovanni ein, deiner Cortigiano-Karte, die dabei umgedreht wird. Du bezahlst 2 und behältst 1.',
      picture:
        'Der Florentiner Palast: Lorenzo de’ Medici im oberen Raum mit dem Aktionsmarker, Giovanni de’ Medici auf einem Cortigiano-Feld.',
    },
    annex: {
      title: 'Ein Hafen jenseits des Meeres',
      text: 'Du kontrollierst Venedig, und Ancona liegt am selben Meer. Sein Wert ist 1, also kostet es 1 Krone mehr, zusammen 2, und 1 Schiff für das Meer. Die Karte im Raum und ihre Verbesserung haben je eine Ressourcenleiste: Bei der einen nennst du Kronen und erhältst 2, bei der anderen Schiffe und erhältst 2. Ein Schiff bleibt übrig und verfällt. Ancona ist deine dritte Stadt.',
      picture:
        'Die Adria auf dem Spielbrett: Verona und Venedig mit deinen Markern und weiter südlich an der Küste das neutrale Ancona.',
    },
    govern: {
      title: 'Erst einnehmen, dann regieren',
      text: 'Deine drei Stadtplättchen liegen auf der Vorderseite. Vor dem Regieren nimmst du ihre Florin ein: 3 aus Venedig, 2 aus Verona und 1 aus Ancona. Das macht 6, und alle drei Plättchen liegen auf der Rückseite. Dann regierst du: Der Raum gibt 2 Kronen, und jede dreht bis zu 2 Plättchen um. Alle liegen wieder auf der Vorderseite, und du hast 7 Florin statt 1.',
      picture:
        'Der venezianische Palast mit dem Aktionsmarker im Raum Regieren und den Plättchen von Verona, Venedig und Ancona, alle auf der Vorderseite.',
    },
    siege: {
      title: 'Ein Florin nimmt eine Stadt',
      text: 'Zwei deiner Truppen belagern Ravenna, das den Wert 2 und keine Verteidiger hat. Bei 2 gegen 2 hielte die Stadt stand: Du brauchst wirklich mehr. Du sagst für 1 Florin den Kriegsbonus deiner Cortigiano-Karte Leonardo Loredan an, und 2 + 1 = 3 gegen 2 nimmt die Stadt. Ihre Kampfkraft liegt unter 3, und keine Truppe hat sie verteidigt, also verlierst du keine. Die erste Stadt dieses Gegners bringt außerdem eine Trophäe, die 2 Punkte wert ist.',
      picture:
        'Die Belagerung von Ravenna: deine zwei Truppen gegen den Wert 2 der Stadt, bevor ein Kriegsbonus angesagt ist.',
    },
    crosses: {
      title: 'Was ein Kreuz mehr wert ist',
      text: 'Jeder der drei Spieler hat 1 Kreuz. Alle teilen sich den ersten Platz und erhalten die Punkte des nächsten: je 2. Im Winter kaufst du für 3 Florin einen Bischof. Mit seinem Kreuz hast du 2 und bist allein Erster: 4 Punkte. Die anderen teilen sich jetzt den zweiten Platz und erhalten die Punkte des dritten, also 0.',
      picture: 'Die Prestigetafel mit der Städteleiste, der Schirmherrschaftsleiste und den Kreuzen der drei Spieler.',
    },
  },
  synonyms: [
    'Soldat|en, Truppe|n, Armee|n, Einheit|en',
    'SP, PP, Siegpunkt|e, Prestigepunkt|e, Prestige',
    'Geld, Florin, Münze|n, Gold',
    'Ort|e, Stadt/Städt|e',
    'Spion|e, Agent|en',
    'Pferd|e, Kavallerie, Reiter',
    'Boot|e, Schiff|e, Flotte|n',
    'Familie|n, Dynastie|n, Fraktion|en',
    'Höfling|e, Cortigiano, Hofstaat',
    'Plättchen, Kärtchen, Tile|s',
    'Angriff|e, Belagerung|en, belager|n, angreif|en',
    'Kampf/Kämpf|e > Schlacht|en, Belagerung|en',
    'Verteidigung, Verteidiger, verteidig|en',
    'bezahl|en, Kosten, Preis|e, Zahlung|en',
    'tapp|en, umdreh|en, Rückseite, erschöpf|t',
    'enttapp|en, reaktivier|en, Vorderseite, bereit',
    'Kirche, Religion, religiös|er Einfluss > Kreuz|e, Kardinal, Bischof',
    'Schirmherrschaft, finanzier|en, Mäzen, Kunst',
    'erober|n, einnahme, einnehm|en',
    'Allianz|en, Bündnis|se, Verbündet|e > Macht/Mächt|e',
    'Ablass/Abläss|e, Ablasskarte|n, Kredit|e, Schuld|en',
    'Sold, Unterhalt, Lohn',
    'Hafen/Häfen, Hafenstadt/Hafenstädt|e',
    'Straße|n, Weg|e, über Land',
    'kauf|en, Käuf|e, Markt',
    'rekrutier|en, anwerb|en, aufstell|en',
    'Aufbau, Vorbereitung, Start',
    'Spielerreihenfolge, Zugreihenfolge, Startspieler',
    'Rückzug/Rückzüg|e, zurückzieh|en, Flucht',
    'Ausgabe|n, Version|en, Edition|en',
    'Hausregel|n, Variante|n, Option|en',
  ],
};
