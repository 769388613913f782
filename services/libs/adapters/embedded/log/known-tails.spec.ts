import type { EventToAppend, StoredEvent } from '../../../application/event-log/stored-event.ts';
import type { StreamAppend } from '../../../application/ports/event-store.ts';
import { KnownTails } from './known-tails.ts';
import type { WriteOutcome } from './sqlite-log-messages.ts';
import { toPosition } from './sqlite-log-position.ts';

const stream = 'departure-spice-farm-tour_2026-12-01_0900';

/** One append of events with these ids, after the revision. */
function part(expected: number, ...ids: readonly string[]): StreamAppend {
  return { stream, expected, events: ids.map((id) => ({ id }) as EventToAppend) };
}

function appended({ expected, events }: StreamAppend, row: number): WriteOutcome {
  const revisions = [Number(expected) + events.length];
  return { outcome: 'appended', position: toPosition(row), revisions, rows: [row] };
}

/**
 * Returns the tails after these appends, each of one event or more. The first event is in row 10, and the rows have no
 * gaps.
 */
function after(...parts: readonly StreamAppend[]): KnownTails {
  const tails = new KnownTails();
  let row = 9;
  for (const each of parts) {
    row += each.events.length;
    tails.noteAppend([each], appended(each, row));
  }
  return tails;
}

function read(...revisions: readonly number[]): readonly StoredEvent[] {
  return revisions.map((revision) => ({ revision }) as StoredEvent);
}

const idsOf = (events: readonly StoredEvent[] | undefined) => events?.map(({ id }) => id);

describe('the tails of streams that the writing process has in memory', () => {
  it('give the events that were appended, in the same form as the file', () => {
    const tails = after(part(4, 'a', 'b'));
    expect(tails.read(stream, { from: 5 })).toEqual([
      { id: 'a', stream, revision: 5, position: toPosition(10) },
      { id: 'b', stream, revision: 6, position: toPosition(11) },
    ]);
    expect(idsOf(tails.read(stream, { from: 6 }))).toEqual(['b']);
    expect(idsOf(tails.read(stream, { from: 5, limit: 1 }))).toEqual(['a']);
    expect(tails.read(stream, { from: 7 })).toEqual([]);
  });

  it('are not used for earlier events, backward reads and other streams, which are read from the file', () => {
    const tails = after(part(4, 'a'));
    expect(tails.read(stream, { from: 4 })).toBeUndefined();
    expect(tails.read(stream, {})).toBeUndefined();
    expect(tails.read(stream, { from: 5, direction: 'backward' })).toBeUndefined();
    expect(tails.read('booking-12345678', { from: 5 })).toBeUndefined();
  });

  it('give a whole stream if this process stored its first event', () => {
    expect(idsOf(after(part(-1, 'a', 'b'), part(1, 'c')).read(stream, {}))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('keep the last eight events', () => {
    const tails = after(...Array.from({ length: 10 }, (_none, n) => part(n - 1, `e${n}`)));
    expect(tails.read(stream, { from: 1 })).toBeUndefined();
    expect(idsOf(tails.read(stream, { from: 2 }))).toHaveLength(8);
  });

  it('know after a read that the stream has no later events; earlier events are read from the file', () => {
    const tails = new KnownTails();
    tails.noteRead(stream, {}, read(0, 1, 2));
    expect(tails.read(stream, { from: 3 })).toEqual([]);
    expect(tails.read(stream, { from: 2 })).toBeUndefined();
  });

  it('are not learnt from a partial or a backward read', () => {
    const tails = new KnownTails();
    tails.noteRead(stream, { limit: 2 }, read(0, 1));
    tails.noteRead(stream, { direction: 'backward' }, read(1, 0));
    tails.noteRead(stream, { from: 7 }, read());
    expect(tails.read(stream, { from: 2 })).toBeUndefined();
  });

  it('are forgotten after an append without an answer or with a conflict', () => {
    for (const outcome of ['unknown', { outcome: 'conflict', applied: 0, stream }] as const) {
      const tails = after(part(3, 'a'));
      tails.noteAppend([part(4, 'b')], outcome);
      expect(tails.read(stream, { from: 4 })).toBeUndefined();
      expect(tails.read(stream, { from: 5 })).toBeUndefined();
    }
  });

  it('are not joined if another process stored events between two appends', () => {
    const tails = after(part(3, 'a'), part(6, 'd'));
    expect(tails.read(stream, { from: 4 })).toBeUndefined();
    expect(idsOf(tails.read(stream, { from: 7 }))).toEqual(['d']);
  });

  it('do not lose events when an earlier append is repeated or a slow read ends', () => {
    const tails = after(part(3, 'a'), part(4, 'b'));
    tails.noteAppend([part(3, 'a')], appended(part(3, 'a'), 10));
    tails.noteRead(stream, {}, read(0, 1, 2, 3, 4));
    expect(idsOf(tails.read(stream, { from: 4 }))).toEqual(['a', 'b']);
  });

  it('are not used while an append has no known outcome, because the feed may be ahead of them', () => {
    const tails = after(part(3, 'a'));
    const [first, second] = [part(4, 'b'), part(5, 'c')];
    tails.noteSent([first]);
    tails.noteSent([second]);
    expect(tails.read(stream, { from: 4 })).toBeUndefined();
    tails.noteAppend([first], appended(first, 11));
    expect(tails.read(stream, { from: 4 })).toBeUndefined();
    tails.noteAppend([second], appended(second, 12));
    expect(idsOf(tails.read(stream, { from: 4 }))).toEqual(['a', 'b', 'c']);
  });

  it('are used again after an append that failed', () => {
    const tails = after(part(3, 'a'));
    tails.noteSent([part(4, 'b')]);
    tails.noteAppend([part(4, 'b')], 'unknown');
    tails.noteRead(stream, {}, read(0, 1, 2, 3, 4));
    expect(tails.read(stream, { from: 5 })).toEqual([]);
  });
});
