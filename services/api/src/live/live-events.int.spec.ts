import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import {
  InMemoryReadModels,
  InMemoryReadStore,
} from '../../../../test/support/in-memory/in-memory-read-models.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { NoTelemetry } from '../../../libs/adapters/telemetry/no-telemetry.ts';
import { beginning } from '../../../libs/application/event-log/stored-event.ts';
import { projectionRoutes } from '../../../libs/application/projections/projection-routes.ts';
import { startServing, stopServing } from '../../../libs/process/serving.ts';
import { EventStream } from './event-stream.ts';
import { LiveEvents } from './live-events.ts';
import { liveSubjects } from './live-subjects.ts';

/** A screen that records what the stream sends, and when the stream ends. */
class Screen {
  heard = '';
  readonly ended: Promise<void>;
  readonly #leaving = new AbortController();
  #woken = Promise.withResolvers<undefined>();

  constructor(port: number) {
    this.ended = this.#listen(port);
  }

  /** Waits until the stream has sent these words. */
  async hears(words: string): Promise<void> {
    while (!this.heard.includes(words)) await this.#woken.promise;
  }

  leave(): void {
    this.#leaving.abort();
  }

  async #listen(port: number): Promise<void> {
    try {
      const { signal } = this.#leaving;
      const response = await fetch(`http://127.0.0.1:${port}`, { signal });
      for await (const words of response.body ?? []) {
        this.heard += Buffer.from(words as Uint8Array).toString();
        this.#woken.resolve(undefined);
        this.#woken = Promise.withResolvers();
      }
    } catch (error) {
      if (!this.#leaving.signal.aborted) throw error;
    }
  }
}

describe('live events for staff', () => {
  let models: InMemoryReadModels;
  let clock: VirtualClock;
  let live: LiveEvents;
  let server: Server;
  let port: number;
  let isSignedIn: () => Promise<boolean>;

  beforeEach(async () => {
    models = new InMemoryReadModels();
    clock = new VirtualClock('2026-11-20T20:59:50.000Z');
    live = new LiveEvents(new InMemoryReadStore(models), clock, new NoTelemetry());
    isSignedIn = () => Promise.resolve(true);
    server = createServer((_, response) => {
      const stream = new EventStream(response, []);
      const stop = live.listen({ stream, accountId: 'amina', isSignedIn: () => isSignedIn() });
      response.on('close', stop);
    });
    port = await startServing(server, { host: '127.0.0.1', port: 0 });
  });

  afterEach(async () => {
    live.end();
    await stopServing(server, 0);
  });

  const change = (name: string, hasNewDocuments = true) => {
    for (const listener of models.listeners) {
      listener({ name, version: 1, position: beginning, hasNewDocuments });
    }
  };

  const open = async () => {
    const screen = new Screen(port);
    await screen.hears('retry: 2000');
    return screen;
  };

  it('have a subject for every read model, or explicitly none', () => {
    const names = projectionRoutes.map(({ projection }) => projection.collection.name);
    expect(Object.keys(liveSubjects).sort()).toEqual(names.sort());
  });

  it('name the data to read again: the changes of one event together, later ones after a second', async () => {
    const screen = await open();
    change('audit-log');
    await clock.advance(50);
    change('booking-tabs');
    await clock.advance(50);
    await screen.hears('event: changed\ndata: {"subjects":["audit","bookings"]}\n\n');
    change('booking-search');
    change('daily-revenue');
    change('booking-history');
    change('departures', false);
    expect(screen.heard.split('event: ')).toHaveLength(2);
    await clock.advance(1_000);
    await clock.advance(100);
    await screen.hears('event: changed\ndata: {"subjects":["bookings","revenue"]}\n\n');
    await clock.advance(1_000);
    change('tour-listings');
    await clock.advance(100);
    await screen.hears('{"subjects":["tours"]}');
    expect(screen.heard.split('event: ')).toHaveLength(4);
  });

  it('say that a new day has begun in Zanzibar', async () => {
    const screen = await open();
    await clock.advance(9_000);
    expect(screen.heard).not.toContain('day-changed');
    await clock.advance(1_000);
    await screen.hears('event: day-changed\ndata: {"date":"2026-11-21"}\n\n');
    await clock.advance(24 * 3_600_000);
    await screen.hears('{"date":"2026-11-22"}');
    expect(screen.heard.split('day-changed')).toHaveLength(3);
  });

  it('include a comment every 15 seconds that shows that the connection is alive', async () => {
    const screen = await open();
    await clock.advance(15_000);
    await screen.hears(': still here\n\n');
  });

  it('say that the session is over, and end', async () => {
    const screen = await open();
    isSignedIn = () => Promise.resolve(false);
    await clock.advance(15_000);
    await screen.hears('event: session-ended');
    await screen.ended;
    expect(live.size).toBe(0);
  });

  it('continue if sessions cannot be looked up at the moment', async () => {
    const screen = await open();
    isSignedIn = () => Promise.reject(new Error('away'));
    await clock.advance(15_000);
    await screen.hears(': still here');
    expect(live.size).toBe(1);
  });

  it('end with the process, which does not wait for them', async () => {
    const screen = await open();
    live.end();
    await screen.ended;
    expect(live.isOpenTo('amina')).toBe(false);
    expect(models.listeners.size).toBe(0);
  });

  it('are open to a limited number of screens of an account', async () => {
    const screens = await Promise.all(Array.from({ length: 20 }, open));
    expect([live.isOpenTo('amina'), live.isOpenTo('juma')]).toEqual([false, true]);
    screens[0]?.leave();
    await screens[0]?.ended;
    while (!live.isOpenTo('amina')) await new Promise((resolve) => setImmediate(resolve));
    expect(live.size).toBe(19);
  });

  it('are merged for a screen that reads them slowly', async () => {
    const written: string[] = [];
    const slow = Object.assign(new EventEmitter(), { writableNeedDrain: false });
    const response = {
      get writableNeedDrain() {
        return slow.writableNeedDrain;
      },
      writeHead: () => response,
      write: (words: string) => written.push(words),
      on: (_: string, drained: () => void) => slow.on('drained', drained),
      end: () => response,
      socket: null,
    };
    const stream = new EventStream(response as never, []);
    slow.writableNeedDrain = true;
    for (let times = 0; times < 1_000; times += 1) stream.changed(['bookings', 'tours']);
    stream.beat();
    expect(written).toHaveLength(1);
    slow.writableNeedDrain = false;
    slow.emit('drained');
    await Promise.resolve();
    expect(written.slice(1)).toEqual([
      'event: changed\ndata: {"subjects":["bookings","tours"]}\n\n',
    ]);
  });
});
