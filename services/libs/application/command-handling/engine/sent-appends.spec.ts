import { beginning, type Position } from '../../event-log/stored-event.ts';
import type { FoldedStream } from './folded-stream.ts';
import { SentAppends } from './sent-appends.ts';

const stream = 'departure-a';
const stored = { outcome: 'appended', position: '1' as Position, revisions: [0] } as const;
const conflict = { outcome: 'conflict', applied: 0, stream } as const;

/** The stream up to a revision. */
const upTo = (revision: number): FoldedStream<number> => ({
  state: revision,
  head: { stream, revision, chain: `chain ${revision}` },
  position: beginning,
});

const [start, first, second, third] = [0, 1, 2, 3].map(upTo) as [
  ...[FoldedStream<number>, FoldedStream<number>],
  ...[FoldedStream<number>, FoldedStream<number>],
];

describe('appends that were sent and are not answered', () => {
  let sent: SentAppends;

  beforeEach(() => {
    sent = new SentAppends();
  });

  it('show the stream after them until all are answered', () => {
    expect(sent.after(stream)).toBeUndefined();
    const noteFirst = sent.note(stream, { before: start, after: first });
    const noteSecond = sent.note(stream, { before: first, after: second });
    expect(sent.after(stream)).toBe(second);
    expect(sent.after('departure-b')).toBeUndefined();
    expect(noteFirst(stored)).toBeUndefined();
    expect(sent.after(stream)).toBe(second);
    expect(noteSecond(stored)).toEqual({ ...second, position: stored.position });
    expect(sent.after(stream)).toBeUndefined();
  });

  it('return the head of the stream once its append is answered', () => {
    const head = { ...first.head, occurredAt: '2026-11-20T09:00:00.000Z' };
    const after = { ...first, head: { ...head, unansweredId: 'the event' } };
    expect(sent.note(stream, { before: start, after })(stored)?.head).toEqual(head);
  });

  it.each([
    ['conflicts', conflict],
    ['has an unknown outcome', undefined],
  ])('make the stream uncertain if one of them %s', async (_title, outcome) => {
    const noteFirst = sent.note(stream, { before: start, after: first });
    const noteSecond = sent.note(stream, { before: first, after: second });
    noteFirst(outcome);
    expect(sent.after(stream)).toBeUndefined();
    // An append that was decided before the conflict was known.
    const noteThird = sent.note(stream, { before: second, after: third });
    expect(sent.after(stream)).toBeUndefined();
    const done: string[] = [];
    const answered = sent.allAnswered(stream).then(() => done.push('all answered'));
    expect(noteSecond(conflict)).toBeUndefined();
    await Promise.resolve();
    expect(done).toEqual([]);
    expect(noteThird(conflict)).toBeUndefined();
    await answered;
    expect(done).toEqual(['all answered']);
  });

  it.each([
    ['was decided on another state', { before: start, after: third }],
    ['is of a command that others do not follow', undefined],
  ])('make the stream uncertain if one of them %s', (_title, step) => {
    sent.note(stream, { before: start, after: first });
    sent.note(stream, step);
    expect(sent.after(stream)).toBeUndefined();
  });
});
