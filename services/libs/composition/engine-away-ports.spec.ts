import { EngineAway } from '../application/ports/engine-away.ts';
import { reportingWhenAway } from './engine-away-ports.ts';

class Gone extends Error {}

class Store {
  readonly #secret = 'kept';
  fault: Error | undefined;

  get name(): string {
    return this.#secret;
  }

  async read(word: string): Promise<string> {
    await Promise.resolve();
    if (this.fault !== undefined) throw this.fault;
    return `${this.#secret} ${word}`;
  }

  listen(): () => string {
    return () => this.#secret;
  }
}

describe('a port whose engine may be unreachable', () => {
  const store = new Store();
  const port = reportingWhenAway(store, {
    engine: 'log',
    isAway: (error) => error instanceof Gone,
  });

  afterEach(() => {
    store.fault = undefined;
  });

  it('works as before while the engine answers', async () => {
    expect(port).toBeInstanceOf(Store);
    expect(port.name).toBe('kept');
    expect(port.listen()()).toBe('kept');
    expect(await port.read('word')).toBe('kept word');
  });

  it('reports that the engine cannot be reached, and why', async () => {
    store.fault = new Gone('no connection');
    const thrown: unknown = await port.read('word').catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(EngineAway);
    expect(thrown).toMatchObject({ engine: 'log', cause: store.fault });
  });

  it('passes on the errors that the port itself defines', async () => {
    store.fault = new RangeError('too much');
    await expect(port.read('word')).rejects.toBe(store.fault);
  });
});
