import type { StoredEvent } from '../../application/event-log/stored-event.ts';
import { runsOfStreams } from './runs-of-streams.ts';

/** Returns events of streams whose names are single letters: `aab` gives two events of `a` and one of `b`. */
function eventsOf(letters: string, data = ''): readonly StoredEvent[] {
  const revisions = new Map<string, number>();
  return Array.from(letters, (stream) => {
    const revision = revisions.get(stream) ?? 0;
    revisions.set(stream, revision + 1);
    return { stream, revision, data, metadata: '' } as StoredEvent;
  });
}

function runsOf(events: readonly StoredEvent[]): readonly string[] {
  return [...runsOfStreams(events)].map(
    ({ stream, expected, events: run }) => `${stream}@${expected}x${run.length}`,
  );
}

describe('neighbouring events of one stream', () => {
  it('become one append, and keep their place among other streams', () => {
    const runs = runsOf(eventsOf('aabacc'));
    expect(runs).toEqual(['a@no-streamx2', 'b@no-streamx1', 'a@1x1', 'c@no-streamx2']);
    expect(runsOf([])).toEqual([]);
  });

  it('become several appends if they are many or large', () => {
    expect(runsOf(eventsOf('a'.repeat(250)))).toEqual(['a@no-streamx100', 'a@99x100', 'a@199x50']);
    expect(runsOf(eventsOf('aaa', 'x'.repeat(100 * 1024)))).toEqual(['a@no-streamx2', 'a@1x1']);
    expect(runsOf(eventsOf('aa', 'x'.repeat(300 * 1024)))).toEqual(['a@no-streamx1', 'a@0x1']);
  });
});
