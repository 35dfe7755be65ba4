/** The rulebook as a page and beside a table, in Czech. */
import type { PartCounts, PartMessages } from '../parts';

export const counts: PartCounts<'rules'> = {
  rule: { one: '# pravidlo', few: '# pravidla', other: '# pravidel' },
};

export const messages: PartMessages<'rules'> = {
  'rules.title': 'Pravidla',
  'rules.search': 'Hledat',
  'rules.found': '{#rule:count}',
  'rules.rulings': 'Výklad a vydání',
  'rules.none': 'Nic se nenašlo.',
  'rules.houseRules': 'Domácí pravidla',
  'rules.close': 'Zavřít pravidla',
  'rules.lookingAt': 'Pravidla k tomu, na co se dívám',
  'rules.contents': 'Obsah',
  'rules.linkTo': 'Odkaz na {rule}',
  'rules.searchHint': 'Slova nebo číslo pravidla',
  'rules.also': 'také: {words}',
  'rules.aim': 'Cíl hry',
  'rules.course': 'Průběh hry',
  'rules.end': 'Konec hry',
  'rules.inFull': 'Podrobně:',
  'rules.copy': 'Kopírovat odkaz na {rule}',
  'rules.copied': 'Odkaz zkopírován',
  'rules.copyByHand': 'Odkaz se nepodařilo zkopírovat. Zde je, abyste ho mohli zkopírovat ručně:',
  'rules.unknown': 'V těchto pravidlech není položka „{rule}“.',
  'rules.noteOption': 'Domácí pravidlo: {name}',
  'rules.noteValues': '{standard} (standard), nebo {others}',
  'rules.noteEdition': 'Vydání se liší ({ruling})',
  'rules.noteRuling': 'Výklad {ruling}',
  'rules.about': 'Týká se:',
  'rules.example': 'Příklad: {title}',
  'rules.shows': 'Ukazuje:',
  'rules.try': 'Vyzkoušet',
  'rules.tryNamed': 'Vyzkoušet: {title}',
  'rules.you': '{name} (vy)',
  'rules.noPicture': 'Obrázek se nepodařilo nakreslit.',
  'rules.plain': 'Uspořádání knihy a její příklady se nepodařilo načíst. Zde jsou pravidla podle čísel.',
  'rules.retry': 'Zkusit znovu',
};
