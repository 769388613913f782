import { InMemoryEventStore } from '../../../../../test/support/in-memory/in-memory-event-store.ts';
import { InMemoryLog } from '../../../../../test/support/in-memory/in-memory-log.ts';
import {
  type AppendFault,
  FaultyEventStore,
} from '../../../../../test/support/in-memory/faulty-event-store.ts';
import { sampleTour } from '../../../../../test/support/sample-tour.ts';
import { SeededIdentifiers } from '../../../../../test/support/in-memory/seeded-identifiers.ts';
import { VirtualClock } from '../../../../../test/support/in-memory/virtual-clock.ts';
import { SimulatedVault } from '../../../../../test/simulation/simulated-vault.ts';
import { commandBus } from '../../../../../test/support/in-memory/command-bus.ts';
import { NodeCryptography } from '../../../adapters/node/node-cryptography.ts';
import { CreateTour } from '../tour/tour.commands.ts';
import { TourViewCounter } from './tour-view-counter.ts';

describe('counting the views of tours', () => {
  const identifiers = new SeededIdentifiers();
  const cryptography = new NodeCryptography('the secret of those who only look');
  let clock: VirtualClock;
  let log: InMemoryLog;
  let store: FaultyEventStore;
  let counter: TourViewCounter;
  let faults: unknown[];

  beforeEach(async () => {
    clock = new VirtualClock('2026-11-20T09:00:00.000Z');
    log = new InMemoryLog();
    store = new FaultyEventStore(new InMemoryEventStore(log));
    faults = [];
    const vault = new SimulatedVault(log, cryptography, identifiers);
    const side = commandBus({ store, vault, cryptography, identifiers, clock });
    for (const title of ['Spice', 'Dhow']) {
      const form = { parts: sampleTour({ details: { title } }), isActive: true, isFeatured: false };
      await side.execute(
        new CreateTour(form, {
          actor: { kind: 'admin' },
          scope: 'asha',
          body: null,
          requestId: title,
          correlationId: title,
        }),
      );
    }
    counter = new TourViewCounter(side, {
      clock,
      identifiers,
      onFault: (error) => faults.push(error),
    });
  });

  const viewsOf = (tourId: string): unknown[] =>
    log.readStream(`engagement-${tourId}`).map(({ data }) => JSON.parse(data) as unknown);

  function look(tourId: string, times: number): void {
    for (let n = 0; n < times; n += 1) {
      counter.count(tourId);
    }
  }

  /** Lets virtual time pass, step by step, until the work is done. */
  async function settled(work: Promise<unknown>): Promise<void> {
    const progress = { isDone: false };
    void work.finally(() => {
      progress.isDone = true;
    });
    while (!progress.isDone) {
      await clock.advance(1);
    }
  }

  /** Advances the clock and ends the window. */
  async function pass(ms: number): Promise<void> {
    await clock.advance(ms);
    await settled(counter.record());
  }

  it('records one count per tour and window', async () => {
    look('spice', 3);
    look('dhow', 1);
    await pass(60_000);
    expect(viewsOf('spice')).toEqual([
      { count: 3, from: '2026-11-20T09:00:00.000Z', to: '2026-11-20T09:01:00.000Z' },
    ]);
    expect(viewsOf('dhow')).toHaveLength(1);
    look('spice', 2);
    await pass(60_000);
    expect(viewsOf('spice')[1]).toMatchObject({ count: 2, from: '2026-11-20T09:01:00.000Z' });
  });

  it('records nothing without views', async () => {
    await pass(180_000);
    expect(viewsOf('spice')).toEqual([]);
  });

  it('records a short window as the minute before its end', async () => {
    look('spice', 4);
    await pass(10_000);
    expect(viewsOf('spice')).toMatchObject([
      { count: 4, from: expect.stringMatching(/T08:59:10/) },
    ]);
  });

  it('drops the views of an unknown tour', async () => {
    look('mars-by-dhow', 2);
    await settled(counter.record());
    expect(viewsOf('mars-by-dhow')).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('adds views to the next window if it is sure that they were not recorded', async () => {
    let isBusy = true;
    const overtaken: AppendFault = (send) =>
      isBusy
        ? Promise.resolve({ outcome: 'conflict', applied: 0, stream: 'engagement-spice' })
        : send();
    store.next(...Array.from({ length: 10_000 }, () => overtaken));
    look('spice', 3);
    await settled(counter.record());
    expect(viewsOf('spice')).toEqual([]);
    isBusy = false;
    look('spice', 1);
    await settled(counter.record());
    expect(viewsOf('spice')).toMatchObject([{ count: 4 }]);
  });

  it('does not count views again if they may have been recorded', async () => {
    store.next(() => new Promise(() => undefined));
    look('spice', 3);
    await settled(counter.record());
    await settled(counter.record());
    expect(viewsOf('spice')).toEqual([]);
  });
});
