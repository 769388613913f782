import type { StoredEvent } from '../../application/event-log/stored-event.ts';
import type { StreamAppend } from '../../application/ports/event-store.ts';

/** So much goes into one append at most, far below what stores take. */
const eventsMax = 100;
const charactersMax = 256 * 1024;

/** Neighbours of one stream as one append each, in the order in which they stand. */
export function* runsOfStreams(events: readonly StoredEvent[]): Generator<StreamAppend, void> {
  let run: StoredEvent[] = [];
  let characters = 0;
  for (const event of events) {
    const size = event.data.length + event.metadata.length;
    const isNext =
      event.stream === run[0]?.stream &&
      run.length < eventsMax &&
      characters + size <= charactersMax;
    if (!isNext && run.length > 0) {
      yield append(run);
      run = [];
      characters = 0;
    }
    run.push(event);
    characters += size;
  }
  if (run.length > 0) yield append(run);
}

function append(run: readonly StoredEvent[]): StreamAppend {
  const [first] = run;
  const { stream = '', revision = 0 } = first ?? {};
  return { stream, expected: revision === 0 ? 'no-stream' : revision - 1, events: run };
}
