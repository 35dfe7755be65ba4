/** The bots at a table, each in its seat with its plan for the turn. */
import { type BotPlayer, botOf, DEFAULT_BUDGET } from '@bottega/bots';
import { type Choice, type GameEvent, legal, type Match, type Seat, type State, seeded } from '@bottega/kernel';

export class BotPlayers {
  private readonly sitting = new Map<Seat, { readonly id: string; readonly player: BotPlayer<State, Choice> }>();

  constructor(private readonly match: Match<State, Choice, GameEvent>) {}

  /** What the bot of that name chooses in a seat that is asked. */
  choose(seat: Seat, id: string): Choice {
    const { game, state, record } = this.match;
    // The bot's own chance follows from the game's seed: a game that is resumed between turns goes on as it would have.
    const random = seeded(`${record.seed} bot ${seat} ${record.choices.length}`);
    return this.playerIn(seat, id).choose(this.match.view(seat), legal(game, state, seat), random);
  }

  private playerIn(seat: Seat, id: string): BotPlayer<State, Choice> {
    const sitting = this.sitting.get(seat);
    if (sitting?.id === id) return sitting.player;
    const player = botOf(id).sit(this.match.game, DEFAULT_BUDGET);
    this.sitting.set(seat, { id, player });
    return player;
  }
}
