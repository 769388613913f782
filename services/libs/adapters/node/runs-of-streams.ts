import type { StoredEvent } from '../../application/event-log/stored-event.ts';
import type { StreamAppend } from '../../application/ports/event-store.ts';

/** The largest content of one append, far below the limits of the stores. */
const eventsMax = 100;
const charactersMax = 256 * 1024;

/** Yields one append for each run of neighbouring events of one stream, in the order of the events. */
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
