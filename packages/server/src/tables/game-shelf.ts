/** The games of the register, each loaded when it is first wanted. */
import { gameById, type Loaded } from '@bottega/games';

export class GameShelf {
  private readonly loaded = new Map<string, Promise<Loaded>>();

  /** A game with its own components, or with others; an InputError says what is wrong with the name or with them. */
  load(id: string, data: unknown = null): Promise<Loaded> {
    if (data !== null) return gameById(id).load(data);
    const known = this.loaded.get(id);
    if (known !== undefined) return known;
    const loading = gameById(id).load();
    this.loaded.set(id, loading);
    loading.catch(() => this.loaded.delete(id)); // to be tried again
    return loading;
  }
}
