/** How games are learned, in German. */
import type { PartMessages } from '../parts';

export const messages: PartMessages<'learn'> = {
  'learn.title': '{game} lernen',
  'learn.lead':
    'Drei Minuten zum Lesen, dann kurze Lektionen am echten Tisch. Du lernst beim Spielen; nichts zählt, und du kannst alles ausprobieren.',
  'learn.primer': 'Das Spiel in drei Minuten',
  'learn.primerOf': '{game} in drei Minuten',
  'learn.backToTable': 'Zurück an den Tisch',
  'learn.firstGame': 'Deine erste Partie',
  'learn.firstGameLead': 'Eine ganze, kurze Partie gegen {#easyBot:bots}. Am Tisch bekommst du Ratschläge.',
  'learn.continue': 'Weiterspielen',
  'learn.primerPoints': 'Woher die Punkte kommen',
  'learn.primerTurn': 'Dein Zug',
  'learn.primerEnd': 'Wie es endet',
  'learn.primerAdvice': 'Drei Ratschläge',
  'learn.shares': 'Anteil an allen Punkten in {games} Partien, die Bots zu {seats} gespielt haben:',
  'learn.lessons': 'Lektionen',
  'learn.begin': 'Anfangen',
  'learn.again': 'Wiederholen',
  'learn.done': 'geschafft',
  'learn.lesson': 'Lektion {number}: {title}',
  'learn.step': '{step} von {count}',
  'learn.other': '„{choice}“ ist hier auch erlaubt. Aber zuerst:',
  'learn.finished': 'Lektion geschafft: {title}.',
  'learn.show': 'Zeig es mir',
  'learn.goOn': 'Weiter',
  'learn.back': 'Zurück',
  'learn.next': 'Nächste Lektion',
  'learn.all': 'Alle Lektionen',
  'learn.repeat': 'Noch einmal',
};
