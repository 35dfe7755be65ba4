/** The rulebook as a page and beside a table, in Italian. */
import type { PartCounts, PartMessages } from '../parts';

export const counts: PartCounts<'rules'> = {
  rule: { one: '# regola', other: '# regole' },
};

export const messages: PartMessages<'rules'> = {
  'rules.title': 'Regolamento',
  'rules.search': 'Cerca',
  'rules.found': '{#rule:count}',
  'rules.rulings': 'Interpretazioni ed edizioni',
  'rules.none': 'Nessun risultato.',
  'rules.houseRules': 'Regole della casa',
  'rules.close': 'Chiudi il regolamento',
  'rules.lookingAt': 'Regole su ciò che sto guardando',
  'rules.contents': 'Indice',
  'rules.linkTo': 'Link a {rule}',
  'rules.searchHint': 'Parole o numero di una regola',
  'rules.also': 'anche: {words}',
  'rules.aim': 'Lo scopo',
  'rules.course': 'Lo svolgimento',
  'rules.end': 'La fine',
  'rules.inFull': 'In dettaglio:',
  'rules.copy': 'Copia il link a {rule}',
  'rules.copied': 'Link copiato',
  'rules.copyByHand': 'Non è stato possibile copiare il link. Eccolo, da copiare a mano:',
  'rules.unknown': 'In questo regolamento non c’è la voce “{rule}”.',
  'rules.noteOption': 'Regola della casa: {name}',
  'rules.noteValues': '{standard} (standard), oppure {others}',
  'rules.noteEdition': 'Le edizioni differiscono ({ruling})',
  'rules.noteRuling': 'Interpretazione {ruling}',
  'rules.about': 'Riguarda:',
  'rules.example': 'Esempio: {title}',
  'rules.shows': 'Mostra:',
  'rules.try': 'Prova',
  'rules.tryNamed': 'Prova: {title}',
  'rules.you': '{name} (tu)',
  'rules.noPicture': 'Non è stato possibile disegnare l’immagine.',
  'rules.plain': 'Non è stato possibile caricare l’ordine del libro e i suoi esempi. Ecco le regole per numero.',
  'rules.retry': 'Riprova',
};
