/** The rulebook as a page and beside a table, in French. */
import type { PartCounts, PartMessages } from '../parts';

export const counts: PartCounts<'rules'> = {
  rule: { one: '# règle', other: '# règles' },
};

export const messages: PartMessages<'rules'> = {
  'rules.title': 'Livret de règles',
  'rules.search': 'Rechercher',
  'rules.found': '{#rule:count}',
  'rules.rulings': 'Interprétations et éditions',
  'rules.none': 'Aucun résultat.',
  'rules.houseRules': 'Règles maison',
  'rules.close': 'Fermer le livret de règles',
  'rules.lookingAt': 'Règles sur ce que je regarde',
  'rules.contents': 'Sommaire',
  'rules.linkTo': 'Lien vers {rule}',
  'rules.searchHint': 'Mots ou numéro d’une règle',
  'rules.also': 'aussi : {words}',
  'rules.aim': 'Le but',
  'rules.course': 'Le déroulement',
  'rules.end': 'La fin',
  'rules.inFull': 'En détail :',
  'rules.copy': 'Copier le lien vers {rule}',
  'rules.copied': 'Lien copié',
  'rules.copyByHand': 'Le lien n’a pas pu être copié. Le voici, à copier à la main :',
  'rules.unknown': 'Ce livret n’a pas d’entrée « {rule} ».',
  'rules.noteOption': 'Règle maison : {name}',
  'rules.noteValues': '{standard} (standard), ou {others}',
  'rules.noteEdition': 'Les éditions diffèrent ({ruling})',
  'rules.noteRuling': 'Interprétation {ruling}',
  'rules.about': 'Concerne :',
  'rules.example': 'Exemple : {title}',
  'rules.shows': 'Illustre :',
  'rules.try': 'Essayer',
  'rules.tryNamed': 'Essayer : {title}',
  'rules.you': '{name} (vous)',
  'rules.noPicture': 'L’image n’a pas pu être dessinée.',
  'rules.plain': 'L’ordre du livret et ses exemples n’ont pas pu être chargés. Voici les règles par numéro.',
  'rules.retry': 'Réessayer',
};
