import {
  type ChangedEvent,
  type DayChangedEvent,
  type LiveSubject,
  liveSubjects,
} from '@contracts/live/live-event.ts';

/** The callbacks of a listener. */
interface LiveEars {
  /** These subjects changed, or may have changed while there was no connection. */
  readonly onChanged: (subjects: readonly LiveSubject[]) => void;
  /** A day has begun in Zanzibar. */
  readonly onDayChanged: (event: DayChangedEvent) => void;
  readonly onSessionEnded: () => void;
  /** Called when the connection opens or is lost. */
  readonly onHearing: (isHeard: boolean) => void;
}

/** After the server refused a connection, this module opens a new one after this time, in milliseconds. */
const reopenMs = 5_000;

/** Listens to live events. Returns a function that stops it. */
export function listenToChanges(ears: LiveEars): () => void {
  const { onChanged, onDayChanged, onSessionEnded, onHearing } = ears;
  let source: EventSource;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource('/api/admin/events');
    // Events that were sent before the connection opened are lost here. So every subject may have changed.
    source.addEventListener('open', () => {
      onHearing(true);
      onChanged(liveSubjects);
    });
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      onChanged((JSON.parse(data) as ChangedEvent).subjects);
    });
    source.addEventListener('day-changed', ({ data }: MessageEvent<string>) => {
      onDayChanged(JSON.parse(data) as DayChangedEvent);
    });
    source.addEventListener('session-ended', () => {
      stop();
      onSessionEnded();
    });
    source.addEventListener('error', () => {
      onHearing(false);
      // The browser itself opens a broken connection again, but not a connection that the server refused.
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
