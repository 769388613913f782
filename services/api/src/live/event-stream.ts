import type { ServerResponse } from 'node:http';
import type { DayChangedEvent, LiveSubject } from '../../../libs/contracts/live/live-event.ts';
import { mayTakeAnyTime } from '../http/client-bounds.ts';

/** How long a browser waits before it connects again, in milliseconds. */
const reconnectMs = 2_000;

/** The stream of one browser. Subjects that a slow browser did not read yet are merged, so few are waiting. */
export class EventStream {
  readonly #gathered = new Set<LiveSubject>();

  /** Sends the head of the answer; `headers` are the headers of every answer. */
  constructor(
    private readonly response: ServerResponse,
    headers: readonly string[],
  ) {
    mayTakeAnyTime(response);
    response.writeHead(200, [
      ...headers,
      ...['content-type', 'text/event-stream; charset=utf-8'],
      ...['cache-control', 'no-store, no-transform'],
      // A proxy that buffers answers would buffer this one without end.
      ...['x-accel-buffering', 'no'],
    ]);
    response.write(`retry: ${reconnectMs}\n\n`);
    response.on('drain', () => {
      this.#sendGathered();
    });
  }

  changed(subjects: Iterable<LiveSubject>): void {
    for (const subject of subjects) this.#gathered.add(subject);
    this.#sendGathered();
  }

  dayChanged(event: DayChangedEvent): void {
    this.#send('day-changed', event);
  }

  /** Sends a comment, which only shows that the connection is alive. */
  beat(): void {
    if (!this.response.writableNeedDrain) this.response.write(': still here\n\n');
  }

  /** Sends that the session is over, so that the browser asks for a new sign-in, and ends the stream. */
  endOfSession(): void {
    this.#send('session-ended', {});
    this.close();
  }

  close(): void {
    this.response.end();
    // The connection is no longer needed, and a process that ends would wait for it.
    this.response.socket?.destroySoon();
  }

  #sendGathered(): void {
    if (this.#gathered.size === 0 || this.response.writableNeedDrain) return;
    const subjects = [...this.#gathered].sort();
    this.#gathered.clear();
    this.#send('changed', { subjects });
  }

  #send(event: string, data: object): void {
    this.response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}
