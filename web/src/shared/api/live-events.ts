import type { ChangedEvent, LiveSubject } from '@contracts/live/live-event.ts';

/** What whoever listens wants to know. */
interface LiveEars {
  /** Some of these subjects changed, or may have changed while nothing could be heard. */
  readonly onChanged: (subjects: readonly LiveSubject[]) => void;
  /** A day has begun in Zanzibar. */
  readonly onDayChanged: () => void;
  readonly onSessionEnded: () => void;
  /** Whether anything can be heard at all: said whenever that changes. */
  readonly onHearing: (isHeard: boolean) => void;
}

/** A server that turned us away is asked again after so long, in milliseconds. */
const reopenMs = 5_000;

const everything: readonly LiveSubject[] = [
  'accounts',
  'audit',
  'bookings',
  'customers',
  'departures',
  'notifications',
  'revenue',
  'tours',
];

/** Hears what changes for as long as somebody looks; the answer stops it. */
export function listenToChanges(ears: LiveEars): () => void {
  const { onChanged, onDayChanged, onSessionEnded, onHearing } = ears;
  let source: EventSource;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource('/api/admin/events');
    // What happened before it was open was heard by nobody.
    source.addEventListener('open', () => {
      onHearing(true);
      onChanged(everything);
    });
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      onChanged((JSON.parse(data) as ChangedEvent).subjects);
    });
    source.addEventListener('day-changed', onDayChanged);
    source.addEventListener('session-ended', () => {
      stop();
      onSessionEnded();
    });
    source.addEventListener('error', () => {
      onHearing(false);
      // A connection that broke is opened again by the browser, an answer that is none is not.
      if (source.readyState === 2) reopening = setTimeout(open, reopenMs);
    });
  };
  const stop = () => {
    clearTimeout(reopening);
    source.close();
  };
  open();
  return stop;
}
