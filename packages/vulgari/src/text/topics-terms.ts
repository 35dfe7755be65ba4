/** How the game goes, its pieces and its places as topics; their ids are those by which the table marks them. */
import type { Message, Topic } from '@bottega/kernel/text';
import type { RuleId } from '../rule-ids.js';
import type { TERMS } from './names.js';
import { type Key, message } from './sentences.js';

function topic(id: string, name: Message, says: Key | null, rules: readonly RuleId[]): Topic {
  return { id, name, says: says === null ? [] : [message(says)], rules };
}

const term = (id: string, of: (typeof TERMS)[number], says: Key, rules: readonly RuleId[]): Topic =>
  topic(id, message('topic.term', { term: of }), says, rules);

export const TERM_TOPICS: readonly Topic[] = [
  term('turn', 'turn', 'about.turn', ['D-6.2', 'D-6.3', 'D-6.4', 'D-6.5', 'D-6.7', 'D-6.8', 'D-6.10', 'D-8.1']),
  term('action', 'action', 'about.action', ['D-6.2', 'D-6.4', 'D-6.6', 'D-6.9']),
  topic('round', message('topic.term', { term: 'round' }), null, [
    'D-1.1',
    'D-3.1',
    'D-3.2',
    'D-4.1',
    'D-5.1',
    'D-6.1',
  ]),
  term('movement', 'movement', 'about.movement', [
    'D-7.1',
    'D-7.2',
    'D-7.3',
    'D-7.4',
    'D-7.5',
    'D-7.7',
    'D-7.8',
    'D-7.9',
    'D-7.10',
    'D-7.14',
  ]),
  term('port', 'port', 'about.portTerm', ['D-7.4', 'D-7.5', 'D-7.6', 'D-7.7']),
  term('ducat', 'ducat', 'about.ducat', ['D-1.3', 'D-7.3', 'D-10.3', 'D-10.5', 'D-11.2', 'D-22.4']),
  term('votes', 'votes', 'about.voteTerm', ['D-1.10', 'D-10.8', 'D-19.7', 'D-21.3', 'D-22.1']),
  term('knowledgeLevel', 'knowledgeLevel', 'about.level', ['D-1.8', 'D-9.2']),
  term('manuscript', 'manuscript', 'about.manuscriptTerm', [
    'D-9.1',
    'D-9.2',
    'D-9.3',
    'D-9.4',
    'D-9.5',
    'D-9.7',
    'D-22.7',
    'D-22.8',
  ]),
  term('psalter', 'psalter', 'about.psalter', ['D-11.1', 'D-6.7']),
  term('business', 'smallBusiness', 'about.business', ['D-11.2', 'D-6.7']),
  term('eventCard', 'eventCard', 'about.eventCard', ['D-3.2', 'D-8.3', 'D-8.4']),
  term('popeCard', 'popeCard', 'about.popeCard', ['D-20.1', 'D-20.2', 'D-20.3', 'D-3.4']),
  term('canticleCard', 'canticleCard', 'about.canticleCard', ['D-15.1', 'D-15.2']),
  topic('libraryCard', message('topic.libraryCard'), 'about.libraryCard', ['D-16.3', 'D-16.4', 'D-16.5', 'D-22.3']),
  term('roundTable', 'roundTable', 'about.roundTable', [
    'D-3.5',
    'D-3.6',
    'D-3.8',
    'D-3.9',
    'D-3.10',
    'D-3.11',
    'D-10.1',
  ]),
  term('screen', 'screen', 'about.screen', ['D-1.9', 'D-21.1', 'D-22.2']),
  term('virtualCube', 'virtualCube', 'about.virtualCube', ['D-18.15', 'D-18.4', 'D-18.5', 'D-18.9', 'D-21.4']),
  term('disc', 'disc', 'about.disc', ['D-1.4', 'D-1.5']),
  term('alms', 'phaseAlms', 'about.alms', ['D-4.1', 'D-4.2', 'D-4.3', 'D-4.4', 'D-4.5', 'D-4.6', 'D-4.8', 'D-4.9']),
  term('turnOrder', 'phaseTurnOrder', 'about.turnOrder', ['D-5.1', 'D-5.2', 'D-5.3', 'D-5.5']),
  topic('friars', message('topic.friars'), null, ['D-8.10', 'D-8.11', 'D-8.16', 'D-18.1', 'D-18.16']),
  topic('cardinals', message('topic.cardinals'), null, ['D-8.12', 'D-8.13', 'D-8.14', 'D-8.15', 'D-8.16', 'D-18.16']),
  term('cathedral', 'cathedral', 'about.cathedralTerm', ['D-8.12', 'D-8.11']),
  topic('scribes', message('topic.scribes'), null, ['D-8.18', 'D-8.19', 'D-22.2']),
  term('auction', 'auction', 'about.auction', ['D-19.6', 'D-19.7', 'D-19.8', 'D-19.9', 'D-19.12']),
  term('summons', 'summons', 'about.summons', ['D-19.2', 'D-19.3', 'D-19.4', 'D-19.5', 'D-19.10']),
  term('inquisition', 'inquisition', 'about.inquisition', ['D-18.12']),
  topic('end', message('topic.end'), null, ['D-20.3', 'D-20.1', 'D-20.2', 'D-20.4', 'D-23.1']),
  term('election', 'election', 'about.election', ['D-21.3', 'D-21.1', 'D-21.2', 'D-21.4', 'D-21.5', 'D-21.6']),
  topic('votesBonus', message('topic.votesBonus'), null, ['D-22.1']),
  topic('riches', message('topic.riches'), null, ['D-22.4']),
  topic('dialects', message('topic.dialects'), null, ['D-22.8']),
  topic('scoring', message('topic.scoring'), null, [
    'D-23.1',
    'D-22.1',
    'D-22.2',
    'D-22.3',
    'D-22.4',
    'D-22.5',
    'D-22.6',
    'D-22.7',
    'D-22.8',
    'D-22.9',
  ]),
];
