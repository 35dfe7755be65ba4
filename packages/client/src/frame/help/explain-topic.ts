/** What a topic is, in words: the frame explains its own parts ("frame.log"), the game everything else. */
import type { GameText, Say, Topic } from '@bottega/kernel/text';
import type { PageText } from '../../text';

export interface Explained {
  readonly name: string;
  readonly says: readonly string[];
  readonly rules: readonly string[];
}

export type Explain = (topic: string) => Explained | null;

export function explainer(topics: readonly Topic[], text: GameText, say: Say, find: PageText['find']): Explain {
  return (id) => {
    const name = find(`help.${id}.name`);
    const sentence = find(`help.${id}.says`);
    if (name !== null && sentence !== null) return { name, says: [sentence], rules: [] };
    const topic = topics.find((one) => one.id === id);
    if (topic === undefined) return null;
    const { says, rules } = topic;
    return { name: say(topic.name), says: says.length > 0 ? says.map(say) : [text.rulebook.rules[rules[0]]], rules };
  };
}
