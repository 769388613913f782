import { InMemoryEventStore } from '../../../../test/support/in-memory-event-store.ts';
import { InMemoryLog } from '../../../../test/support/in-memory-log.ts';
import { featured, part, published, unpublished } from '../../../../test/support/stored-events.ts';
import { VirtualClock } from '../../../../test/support/virtual-clock.ts';
import { beginning } from '../event-log/stored-event.ts';
import { LogPages } from './log-pages.ts';

describe('the log as all projections of a process read it', () => {
  let pages: LogPages;

  afterEach(() => {
    pages.close();
  });

  it('is given to each from where it stands, also where another has just read past that', async () => {
    const log = new InMemoryEventStore(new InMemoryLog());
    await log.appendInOrder([part('tour-1', 'no-stream', published, featured, unpublished)]);
    pages = await LogPages.open(log, new VirtualClock(), () => undefined);
    const { signal } = new AbortController();
    const next = (after: typeof beginning) => pages.next({ after, needsMetadata: false }, signal);

    const all = await next(beginning);
    const first = all?.events[0]?.stored.position ?? beginning;
    const rest = await next(first);
    expect(all?.events).toHaveLength(3);
    expect(rest?.from).toBe(first);
    expect(rest?.events).toEqual(all?.events.slice(1));
    expect(rest?.position).toBe(all?.position);
  });
});
