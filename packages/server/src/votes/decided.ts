/** How votes are counted. */
import type { ProposalKind } from '@bottega/protocol';

/** Null as long as nothing is decided. */
export type Decision = 'agreed' | 'refused' | null;

export interface Count {
  /** How many are asked. */
  readonly voters: number;
  readonly agreed: number;
  readonly refused: number;
  /** Of those who have said nothing: for how many a bot plays, which is long enough for them not to be waited for. */
  readonly away: number;
  /** Whether nobody who has said nothing is waited for any longer. */
  readonly isEnd: boolean;
}

/**
 * More than half must agree to a pause; half are enough to go on: a pause is nobody's weapon. To go back and to end need all whom one
 * waits for; whoever is against it is enough to refuse it. In the end those who have said nothing abstain: then half are enough to end a game,
 * which may be one of two, and more than half to go back.
 */
export function decided(kind: ProposalKind, { voters, agreed, refused, away, isEnd }: Count): Decision {
  if (kind === 'pause' || kind === 'resume') {
    const needed = kind === 'pause' ? Math.floor(voters / 2) + 1 : Math.ceil(voters / 2);
    if (voters > 0 && agreed >= needed) return 'agreed';
    return voters - refused < needed ? 'refused' : null;
  }
  if (refused > 0) return 'refused';
  const waitedFor = voters - away;
  const needed = !isEnd ? waitedFor : kind === 'end' ? Math.ceil(waitedFor / 2) : Math.floor(waitedFor / 2) + 1;
  return agreed > 0 && agreed >= needed ? 'agreed' : null;
}
