/** How games are learned, in Czech. */
import type { PartMessages } from '../parts';

export const messages: PartMessages<'learn'> = {
  'learn.title': 'Naučte se hrát {game}',
  'learn.lead':
    'Tři minuty čtení, potom krátké lekce u skutečného stolu. Učíte se hraním; nic se nepočítá a můžete zkusit cokoli.',
  'learn.primer': 'Hra za tři minuty',
  'learn.primerOf': '{game} za tři minuty',
  'learn.backToTable': 'Zpět ke stolu',
  'learn.firstGame': 'Vaše první partie',
  'learn.firstGameLead': 'Celá krátká partie proti {#easyBot:bots}. U stolu dostáváte rady.',
  'learn.continue': 'Pokračovat',
  'learn.primerPoints': 'Odkud se berou body',
  'learn.primerTurn': 'Váš tah',
  'learn.primerEnd': 'Jak hra končí',
  'learn.primerAdvice': 'Tři rady',
  'learn.shares': 'Podíl na všech bodech v {games} partiích botů (počet hráčů: {seats}):',
  'learn.lessons': 'Lekce',
  'learn.begin': 'Začít',
  'learn.again': 'Zopakovat',
  'learn.done': 'hotovo',
  'learn.lesson': 'Lekce {number}: {title}',
  'learn.step': '{step} z {count}',
  'learn.other': '„{choice}“ je tu také dovoleno. Nejdřív ale:',
  'learn.finished': 'Lekce dokončena: {title}.',
  'learn.show': 'Ukažte mi to',
  'learn.goOn': 'Dál',
  'learn.back': 'Zpět',
  'learn.next': 'Další lekce',
  'learn.all': 'Všechny lekce',
  'learn.repeat': 'Ještě jednou',
};
