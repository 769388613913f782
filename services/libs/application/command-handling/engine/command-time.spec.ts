import { jest } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import { NodeCryptography } from '../../../adapters/node/node-cryptography.ts';
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
import type { CommandContext } from './command-context.ts';
import { DeleteTour, CreateTour, RestoreTour } from '../tour/tour.commands.ts';

describe('a command with a deadline', () => {
  const clock = new VirtualClock();
  const identifiers = new SeededIdentifiers();
  const cryptography = new NodeCryptography('the secret of commands that take too long');
  const tourId = 'spice-farm-tour';
  let log: InMemoryLog;
  let store: FaultyEventStore;
  let side: CommandBus;

  beforeEach(async () => {
    log = new InMemoryLog();
    store = new FaultyEventStore(new InMemoryEventStore(log));
    side = sideAt(clock);
    const form = { parts: sampleTour(), isActive: true, isFeatured: false };
    await side.execute(new CreateTour(form, admin()));
  });

  function sideAt(ticking: VirtualClock): CommandBus {
    const vault = new SimulatedVault(log, cryptography, identifiers);
    return commandBus({ store, vault, cryptography, identifiers, clock: ticking });
  }

  function admin(): CommandContext {
    const requestId = identifiers.uuid();
    return {
      actor: { kind: 'admin', id: 'asha' },
      scope: 'asha',
      body: null,
      requestId,
      correlationId: requestId,
    };
  }

  const never: AppendFault = () => new Promise(() => undefined);

  /** Another process always stores an event first. */
  const overtaken: AppendFault = () =>
    Promise.resolve({ outcome: 'conflict', applied: 0, stream: `tour-${tourId}` });

  /** Lets virtual time pass until the command is answered. */
  async function answered<Answer>(answer: Promise<Answer>): Promise<[Answer, number]> {
    const startedAt = clock.monotonicMs();
    const progress = { isAnswered: false };
    void answer.finally(() => {
      progress.isAnswered = true;
    });
    while (!progress.isAnswered) {
      await clock.advance(1);
    }
    return [await answer, clock.monotonicMs() - startedAt];
  }

  it('has an unknown outcome, not a refusal, when its append is not answered within 1.5 s', async () => {
    store.next(never);
    const [outcome, tookMs] = await answered(side.execute(new DeleteTour({ tourId }, admin())));
    expect(outcome).toEqual({ done: false, refusal: { code: 'OutcomeUnknown' } });
    expect(tookMs).toBe(1_500);
  });

  it('times out when every append has a conflict', async () => {
    store.next(...Array.from({ length: 10_000 }, () => overtaken));
    const [outcome, tookMs] = await answered(side.execute(new DeleteTour({ tourId }, admin())));
    expect(outcome).toEqual({ done: false, refusal: { code: 'TimedOut' } });
    expect(tookMs).toBe(1_500);
  });

  it('leaves the queue, so that the next command runs in time', async () => {
    store.next(never);
    const first = side.execute(new DeleteTour({ tourId }, admin()));
    await clock.advance(700);
    const second = answered(side.execute(new RestoreTour({ tourId }, admin())));
    expect(await first).toEqual({ done: false, refusal: { code: 'OutcomeUnknown' } });
    const [outcome] = await second;
    // The first command left the queue after 1.5 s, so the second command got its turn in time.
    expect(outcome).toMatchObject({ done: true });
  });

  it('does not delay later commands', async () => {
    store.next(never);
    const [stuck] = await answered(side.execute(new DeleteTour({ tourId }, admin())));
    expect(stuck.done).toBe(false);
    const [outcome, tookMs] = await answered(side.execute(new DeleteTour({ tourId }, admin())));
    expect(outcome).toMatchObject({ done: true });
    expect(tookMs).toBeLessThan(100);
  });

  it('succeeds after a short delay when another process appended first', async () => {
    store.next(overtaken, overtaken, overtaken);
    const [outcome, tookMs] = await answered(side.execute(new DeleteTour({ tourId }, admin())));
    expect(outcome).toMatchObject({ done: true });
    expect(tookMs).toBeLessThan(100);
  });

  /** A process that is so busy that all its timers fire late. */
  class LateClock extends VirtualClock {
    override sleep(): Promise<void> {
      return new Promise(() => undefined);
    }
  }

  it('does no work if its turn comes after the deadline, even if no timer has fired yet', async () => {
    const late = new LateClock();
    const busy = sideAt(late);
    const sent = Promise.withResolvers<undefined>();
    const first = Promise.withResolvers<undefined>();
    store.next(async (send) => {
      sent.resolve(undefined);
      await first.promise;
      return send();
    });
    const ahead = busy.execute(new DeleteTour({ tourId }, admin()));
    const behind = busy.execute(new RestoreTour({ tourId }, admin()));
    await sent.promise;
    await late.advance(1_500);
    const reads = jest.spyOn(store, 'readStream');
    first.resolve(undefined);
    expect(await ahead).toMatchObject({ done: true });
    expect(await behind).toEqual({ done: false, refusal: { code: 'TimedOut' } });
    expect(reads).not.toHaveBeenCalled();
    reads.mockRestore();
  });

  it('sends no append if reading took all its time', async () => {
    const late = new LateClock();
    const busy = sideAt(late);
    const reads = jest.spyOn(store, 'readStream').mockImplementationOnce(async (stream) => {
      await late.advance(1_500);
      return log.readStream(stream);
    });
    const stored = log.events.length;
    const outcome = await busy.execute(new DeleteTour({ tourId }, admin()));
    reads.mockRestore();
    expect(outcome).toEqual({ done: false, refusal: { code: 'TimedOut' } });
    expect(log.events).toHaveLength(stored);
  });
});
