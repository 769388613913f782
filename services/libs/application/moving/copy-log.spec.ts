import { InMemoryEventStore } from '../../../../test/support/in-memory/in-memory-event-store.ts';
import { InMemoryLog } from '../../../../test/support/in-memory/in-memory-log.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { beginning, type StoredEvent } from '../event-log/stored-event.ts';
import { AppendOutcomeUnknown, type StreamAppend } from '../ports/event-store.ts';
import { LogIntake } from '../ports/log-intake.ts';
import { compareLogs } from './compare-logs.ts';
import { copyLog } from './copy-log.ts';

/**
 * An intake that fails as often as the test says, each time after it has stored some of the events. Stores no event
 * twice.
 */
class FailingIntake extends LogIntake {
  readonly log: InMemoryEventStore;
  /** How many events are stored before each failure. */
  failures: number[] = [];
  error: Error = new AppendOutcomeUnknown('Nobody knows.');
  readonly #log: InMemoryLog;

  constructor(log: InMemoryLog) {
    super();
    this.#log = log;
    this.log = new InMemoryEventStore(log);
  }

  override takeIn(events: readonly StoredEvent[]): Promise<void> {
    const next = this.#log.events.length + 1;
    if (Number(events[0]?.position) !== next) throw new Error(`Event ${next} was to come next.`);
    const stored = this.failures.shift();
    for (const event of events.slice(0, stored)) this.#log.append([partOf(event)], []);
    return stored === undefined ? Promise.resolve() : Promise.reject(this.error);
  }
}

function partOf(event: StoredEvent): StreamAppend {
  const { stream, revision } = event;
  return { stream, expected: revision === 0 ? 'no-stream' : revision - 1, events: [event] };
}

function storedEvent(stream: string, revision: number): StoredEvent {
  const id = `${stream}/${revision}`;
  const text = { type: 'TourPublished', data: '{}', metadata: '{}', occurredAt: '' };
  return { ...text, id, stream, revision, schemaVersion: 1, position: beginning };
}

describe('the copy of a log', () => {
  let sourceLog: InMemoryLog;
  let source: InMemoryEventStore;
  let targetLog: InMemoryLog;
  let intake: FailingIntake;
  let clock: VirtualClock;

  beforeEach(() => {
    sourceLog = new InMemoryLog();
    targetLog = new InMemoryLog();
    for (let revision = 0; revision < 5; revision += 1) {
      sourceLog.append([partOf(storedEvent('tour-a', revision))], []);
      sourceLog.append([partOf(storedEvent('tour-b', revision))], []);
    }
    source = new InMemoryEventStore(sourceLog);
    intake = new FailingIntake(targetLog);
    clock = new VirtualClock();
  });

  /** Copies the log while the clock advances. */
  async function copied(): Promise<void> {
    const end = sourceLog.head();
    const alike = await compareLogs({ source, end, target: intake.log });
    const failures: unknown[] = [];
    const ends: string[] = [];
    const copying = copyLog({ source, end, intake, clock }, alike)
      .catch((error: unknown) => failures.push(error))
      .finally(() => ends.push('ended'));
    while (ends.length === 0) await clock.advance(500);
    await copying;
    if (failures.length > 0) throw failures[0];
  }

  it('has every event once and in order, for any number of events stored before each failure', async () => {
    intake.failures = [0, 3, 1, 6, 0, 0];
    await copied();
    expect(targetLog.events).toEqual(sourceLog.events);
  });

  it('continues after the events that are there already, and ends at the given event', async () => {
    targetLog.append(sourceLog.events.slice(0, 4).map(partOf), []);
    await copied();
    expect(targetLog.events).toEqual(sourceLog.events);
  });

  it('stops when it makes no progress', async () => {
    intake.failures = Array.from({ length: 1_000 }, () => 0);
    await expect(copied()).rejects.toThrow('Nobody knows.');
    expect(intake.failures.length).toBeGreaterThan(800);
  });

  it('stops at once after a failure that a retry cannot fix', async () => {
    intake.failures = [2, 0];
    intake.error = new Error('The disk is full.');
    await expect(copied()).rejects.toThrow('The disk is full.');
    expect(intake.failures).toEqual([0]);
  });

  it('is refused after another writer wrote into the target', async () => {
    intake.failures = [3];
    const takeIn = intake.takeIn.bind(intake);
    intake.takeIn = async (events) => {
      await takeIn(events).finally(() => targetLog.append([partOf(storedEvent('tour-c', 0))], []));
    };
    await expect(copied()).rejects.toThrow('Another process writes into the target');
  });
});
