/** The rulebook as a page and beside a table, in German. */
import type { PartCounts, PartMessages } from '../parts';

export const counts: PartCounts<'rules'> = {
  rule: { one: '# Regel', other: '# Regeln' },
};

export const messages: PartMessages<'rules'> = {
  'rules.title': 'Regelheft',
  'rules.search': 'Suchen',
  'rules.found': '{#rule:count}',
  'rules.rulings': 'Auslegungen und Ausgaben',
  'rules.none': 'Nichts gefunden.',
  'rules.houseRules': 'Hausregeln',
  'rules.close': 'Regelheft schließen',
  'rules.lookingAt': 'Regeln zu dem, was ich gerade ansehe',
  'rules.contents': 'Inhalt',
  'rules.linkTo': 'Link zu {rule}',
  'rules.searchHint': 'Wörter oder Regelnummer',
  'rules.also': 'auch: {words}',
  'rules.aim': 'Das Ziel',
  'rules.course': 'Der Ablauf',
  'rules.end': 'Das Ende',
  'rules.inFull': 'Im Einzelnen:',
  'rules.copy': 'Link zu {rule} kopieren',
  'rules.copied': 'Link kopiert',
  'rules.copyByHand': 'Der Link konnte nicht kopiert werden. Hier ist er zum Kopieren von Hand:',
  'rules.unknown': 'In diesem Regelheft gibt es keinen Eintrag „{rule}“.',
  'rules.noteOption': 'Hausregel: {name}',
  'rules.noteValues': '{standard} (Standard) oder {others}',
  'rules.noteEdition': 'Die Ausgaben weichen ab ({ruling})',
  'rules.noteRuling': 'Auslegung {ruling}',
  'rules.about': 'Betrifft:',
  'rules.example': 'Beispiel: {title}',
  'rules.shows': 'Zeigt:',
  'rules.try': 'Ausprobieren',
  'rules.tryNamed': 'Ausprobieren: {title}',
  'rules.you': '{name} (du)',
  'rules.noPicture': 'Das Bild konnte nicht gezeichnet werden.',
  'rules.plain':
    'Die Ordnung des Buchs und seine Beispiele konnten nicht geladen werden. Hier sind die Regeln nach Nummern.',
  'rules.retry': 'Noch einmal versuchen',
};
