/** The rulebook in one language. */
import type { RulebookText } from '@bottega/kernel/text';
import type { ChapterId, RuleId, RulingId } from '../rule-ids.js';

export type Rulebook = RulebookText<ChapterId, RuleId, RulingId>;
