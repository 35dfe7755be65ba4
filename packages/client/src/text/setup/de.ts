/** What is said where a game is set up, alone or with friends, in German. */
import type { PartCounts, PartMessages } from '../parts';

export const counts: PartCounts<'setup'> = {
  mistake: {
    one: 'Bevor die Partie beginnen kann, muss eine Angabe geändert werden.',
    other: 'Bevor die Partie beginnen kann, müssen # Angaben geändert werden.',
  },
  wonGame: { one: '# Partie', other: '# Partien' },
  mediumBot: { one: '# mittleren Bot', other: '# mittlere Bots' },
};

export const messages: PartMessages<'setup'> = {
  'setup.title': 'Neue Partie: {game}',
  'setup.seat': 'Sitzplatz {number}',
  'setup.name': 'Name',
  'setup.person': 'Mensch',
  'setup.kind': 'Wer spielt',
  'setup.seats': 'Spieler',
  'setup.houseRules': 'Hausregeln',
  'setup.seed': 'Startwert (optional)',
  'setup.seedHint': 'Derselbe Startwert ergibt dieselben Karten.',
  'setup.begin': 'Partie starten',
  'bots.random.says': 'Spielt irgendeinen erlaubten Zug. Kommt nur noch in älteren Partien vor.',
  'bots.garzone.says':
    'Übersieht manches, greift nach dem Naheliegenden und hat in jeder Partie andere Vorlieben. Gut, um das Spiel kennenzulernen.',
  'bots.apprendista.says':
    'Plant den eigenen Zug bis zum Ende und nimmt, was ihm am meisten bringt. Deine Antwort sieht er nicht voraus.',
  'bots.maestro.says':
    'Beurteilt jedes mögliche Ende seines Zuges danach, was er in Partien gegen sich selbst gelernt hat.',
  'setup.strength.garzone':
    'Gewinnt {#wonGame:wins} von 100 gegen {#easyBot:rivals}; unter Gleichstarken wären es {fair}.',
  'setup.strength.apprendista':
    'Gewinnt {#wonGame:wins} von 100 gegen {#mediumBot:rivals}; unter Gleichstarken wären es {fair}.',
  'setup.player': 'Spieler {number}',
  'setup.who': 'Am Tisch',
  'setup.seating': 'Sitzordnung',
  'setup.seatings.asSat': 'Wie aufgeführt',
  'setup.seatings.drawn': 'Ausgelost',
  'setup.drawnHint': 'Wer wo sitzt, wird zu Beginn aus dem Startwert ausgelost.',
  'setup.needName': 'Bitte gib hier einen Namen ein.',
  'setup.sameName': 'Diesen Namen trägt schon jemand am Tisch.',
  'setup.needPerson': 'Auf mindestens einem Platz muss ein Mensch sitzen.',
  'setup.mistakes': '{#mistake:count}',
};
