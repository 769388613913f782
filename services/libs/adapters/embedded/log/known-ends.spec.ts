import type { Position, StoredEvent } from '../../../application/event-log/stored-event.ts';
import type { StreamAppend } from '../../../application/ports/event-store.ts';
import { KnownEnds } from './known-ends.ts';

const stream = 'departure-spice-farm-tour_2026-12-01_0900';
const parts: readonly StreamAppend[] = [{ stream, expected: 3, events: [] }];
const position = '1' as Position;

function appended(revision: number) {
  return { outcome: 'appended', position, revisions: [revision] } as const;
}

function read(...revisions: number[]): readonly StoredEvent[] {
  return revisions.map((revision) => ({ revision }) as StoredEvent);
}

describe('the ends of streams that the writing process knows', () => {
  it('avoid a read beyond the last event that was appended', () => {
    const ends = new KnownEnds();
    expect(ends.isBeyond(stream, { from: 5 })).toBe(false);
    ends.noteAppend(parts, appended(4));
    expect(ends.isBeyond(stream, { from: 5 })).toBe(true);
    expect(ends.isBeyond(stream, { from: 4 })).toBe(false);
    expect(ends.isBeyond(stream, {})).toBe(false);
  });

  it('avoid a read beyond the last event that was read', () => {
    const ends = new KnownEnds();
    ends.noteRead(stream, {}, read(0, 1, 2));
    expect(ends.isBeyond(stream, { from: 3 })).toBe(true);
  });

  it('are not learnt from a partial or a backward read', () => {
    const ends = new KnownEnds();
    ends.noteRead(stream, { limit: 2 }, read(0, 1));
    ends.noteRead(stream, { direction: 'backward' }, read(1, 0));
    ends.noteRead(stream, { from: 7 }, read());
    expect(ends.isBeyond(stream, { from: 2 })).toBe(false);
    ends.noteAppend(parts, appended(4));
    expect(ends.isBeyond(stream, { from: 9, direction: 'backward' })).toBe(false);
  });

  it('are forgotten after an append without an answer or with a conflict', () => {
    const ends = new KnownEnds();
    ends.noteAppend(parts, appended(4));
    ends.noteAppend(parts, 'unknown');
    expect(ends.isBeyond(stream, { from: 5 })).toBe(false);
    ends.noteAppend(parts, appended(4));
    ends.noteAppend(parts, { outcome: 'conflict', applied: 0, stream });
    expect(ends.isBeyond(stream, { from: 5 })).toBe(false);
  });

  it('are not set back by the repeat of an earlier append', () => {
    const ends = new KnownEnds();
    ends.noteAppend(parts, appended(6));
    ends.noteAppend(parts, appended(4));
    expect(ends.isBeyond(stream, { from: 7 })).toBe(true);
    expect(ends.isBeyond(stream, { from: 5 })).toBe(false);
  });
});
