import { InMemoryEventStore } from '../../../../../test/support/in-memory/in-memory-event-store.ts';
import { InMemoryLog } from '../../../../../test/support/in-memory/in-memory-log.ts';
import { SeededIdentifiers } from '../../../../../test/support/in-memory/seeded-identifiers.ts';
import { NodeCryptography } from '../../../adapters/node/node-cryptography.ts';
import type { DepartureEvent } from '../../../domain/departure/departure.events.ts';
import type { DepartureState } from '../../../domain/departure/departure.state.ts';
import { EventStamp, headOf } from '../../event-log/stamp.ts';
import type { EventLogReader } from '../../ports/event-log-reader.ts';
import { departureStreams } from '../departure/departure-streams.ts';
import { KeptFolds } from './kept-folds.ts';

describe('folds that are kept in memory', () => {
  const cryptography = new NodeCryptography('the secret of folds that are kept');
  const identifiers = new SeededIdentifiers();
  let log: InMemoryLog;
  let reads: { stream: string; from: number | undefined }[];
  let reader: Pick<EventLogReader, 'readStream'>;
  let nowMs: number;
  let folds: KeptFolds<DepartureState, DepartureEvent>;

  beforeEach(() => {
    log = new InMemoryLog();
    const store = new InMemoryEventStore(log);
    reads = [];
    reader = {
      readStream(stream, options) {
        reads.push({ stream, from: options?.from });
        return store.readStream(stream, options);
      },
    };
    nowMs = 0;
    folds = new KeptFolds(departureStreams, 2, { monotonicMs: () => (nowMs += 1) });
  });

  function reserve(stream: string, seats: number): void {
    const event: DepartureEvent = {
      type: 'SeatsReserved',
      data: { reservationId: identifiers.uuid(), bookingNumber: log.events.length, seats },
    };
    const traces = {
      commandId: identifiers.uuid(),
      bodyMac: '',
      actor: { kind: 'customer' as const },
      correlationId: 'c',
      causationId: 'c',
      requestId: 'r',
      now: '2026-11-20T09:00:00.000Z',
    };
    const stamp = new EventStamp({ cryptography, identifiers });
    log.append([stamp.stamp([event], headOf(stream, log.readStream(stream)), traces)], []);
  }

  it('are equal to a fold of the whole stream, with its head and the position of its last event', async () => {
    expect(await folds.load(reader, 'departure-a')).toMatchObject({
      head: { revision: 'no-stream', chain: 'departure-a' },
      position: '',
    });
    reserve('departure-a', 2);
    reserve('departure-a', 3);
    const folded = await folds.load(reader, 'departure-a');
    expect(folded.state.seats.seatsTaken).toBe(5);
    expect(folded.head).toEqual(headOf('departure-a', log.readStream('departure-a')));
    expect(folded.position).toBe(log.head());
  });

  it('read only the new events, at every load', async () => {
    reserve('departure-a', 2);
    await folds.load(reader, 'departure-a');
    reserve('departure-a', 3);
    const { state } = await folds.load(reader, 'departure-a');
    await folds.load(reader, 'departure-a');
    expect(reads.map(({ from }) => from)).toEqual([0, 1, 2]);
    expect(state.seats.seatsTaken).toBe(5);
  });

  it('continue from a fold that a command kept after its append', async () => {
    reserve('departure-a', 2);
    folds.keep(await folds.load(reader, 'departure-a'));
    reads.length = 0;
    const other = new KeptFolds(departureStreams, 2, { monotonicMs: () => (nowMs += 1) });
    other.keep(await folds.load(reader, 'departure-a'));
    reserve('departure-a', 3);
    const { state } = await other.load(reader, 'departure-a', nowMs - 100);
    expect(state.seats.seatsTaken).toBe(5);
    expect(reads.map(({ from }) => from)).toEqual([1, 1]);
  });

  it('drop the least recently used fold when there is no room', async () => {
    for (const stream of ['departure-a', 'departure-b']) {
      reserve(stream, 1);
      await folds.load(reader, stream);
    }
    await folds.load(reader, 'departure-a');
    reserve('departure-c', 1);
    await folds.load(reader, 'departure-c');
    reads.length = 0;
    await folds.load(reader, 'departure-a');
    await folds.load(reader, 'departure-b');
    expect(reads).toEqual([
      { stream: 'departure-a', from: 1 },
      { stream: 'departure-b', from: 0 },
    ]);
  });

  it('are not replaced by the older result of a slower load', async () => {
    reserve('departure-a', 1);
    const early = await reader.readStream('departure-a');
    const slow = folds.load({ readStream: () => Promise.resolve(early) }, 'departure-a');
    reserve('departure-a', 1);
    await folds.load(reader, 'departure-a');
    await slow;
    reads.length = 0;
    await folds.load(reader, 'departure-a');
    expect(reads).toEqual([{ stream: 'departure-a', from: 2 }]);
  });

  it('need only one read for all callers that arrived before the read', async () => {
    reserve('departure-a', 2);
    const arrivedMs = nowMs;
    const [one, other] = await Promise.all([
      folds.load(reader, 'departure-a', arrivedMs),
      folds.load(reader, 'departure-a', arrivedMs),
    ]);
    expect(other).toBe(one);
    expect(await folds.load(reader, 'departure-a', arrivedMs)).toBe(one);
    expect(reads).toHaveLength(1);
  });

  it('are read again for a caller that arrived after the read began', async () => {
    reserve('departure-a', 2);
    const early = folds.load(reader, 'departure-a', nowMs);
    const arrivedMs = nowMs;
    reserve('departure-a', 3);
    const late = await folds.load(reader, 'departure-a', arrivedMs);
    expect((await early).state.seats.seatsTaken).toBeLessThanOrEqual(5);
    expect(late.state.seats.seatsTaken).toBe(5);
    expect(reads).toHaveLength(2);
  });

  it('are read again by the next caller after a failed read', async () => {
    const failing = folds.load(
      { readStream: () => Promise.reject(new Error('away')) },
      'departure-a',
      nowMs,
    );
    await expect(failing).rejects.toThrow('away');
    await folds.load(reader, 'departure-a', 0);
    expect(reads).toHaveLength(1);
  });

  it('are read again after this process appended an event, also for callers that arrived earlier', async () => {
    const arrivedMs = nowMs;
    await folds.load(reader, 'departure-a', arrivedMs);
    reserve('departure-a', 2);
    folds.outdate('departure-a');
    const { state } = await folds.load(reader, 'departure-a', arrivedMs);
    expect(state.seats.seatsTaken).toBe(2);
    expect(reads).toHaveLength(2);
  });
});
