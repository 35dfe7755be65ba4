/** A line between a browser and a server, as networks are: it can be slow, it can be cut, and it can die without a word. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class Line {
  private readonly ends = new Set<Socket>();
  private isCut = false;
  private isDead = false;
  private delayMs = 0;

  private constructor(
    private readonly server: Server,
    private readonly port: number,
  ) {
    server.on('connection', (near) => this.lead(near));
  }

  /** Opens a line to the server at an address. */
  static async to(address: string): Promise<Line> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Line(server, Number(new URL(address).port));
  }

  /** Where the browser finds the page. */
  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** Nothing gets through any more, and whatever was open is lost. */
  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.destroy();
  }

  /** Nothing gets through any more, and nobody is told: everything stays open. */
  die(): void {
    this.isDead = true;
  }

  /** What is opened from now on works; what was open stays lost. */
  mend(): void {
    this.isCut = false;
    this.isDead = false;
  }

  /** Everything takes so much longer from now on, in both directions. */
  slow(milliseconds: number): void {
    this.delayMs = milliseconds;
  }

  close(): Promise<void> {
    this.cut();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private lead(near: Socket): void {
    if (this.isCut) {
      near.destroy();
      return;
    }
    const far = connect(this.port, '127.0.0.1');
    /** What was open when the line died stays dead when it is mended: a network has forgotten it. */
    const path = { isDead: false };
    this.join(near, far, path);
    this.join(far, near, path);
  }

  /** What comes from one end goes to the other, later if the line is slow, and in order. */
  private join(from: Socket, to: Socket, path: { isDead: boolean }): void {
    this.ends.add(from);
    const waiting: (() => void)[] = [];
    const pass = (work: () => void) => {
      if (this.delayMs === 0 && waiting.length === 0) return work();
      waiting.push(work);
      // Whichever time is over first, what came first goes first: the line may have become quicker meanwhile.
      setTimeout(() => waiting.shift()?.(), this.delayMs);
    };
    from.on('data', (chunk) => {
      path.isDead ||= this.isDead;
      if (!path.isDead) pass(() => to.write(chunk));
    });
    from.on('error', () => {}); // it closes then
    from.on('close', () => {
      this.ends.delete(from);
      if (!path.isDead) pass(() => to.destroy());
    });
  }
}
