import type { ServerResponse } from 'node:http';
import type { DayChangedEvent, LiveSubject } from '../../../libs/contracts/live/live-event.ts';

/** How long a browser waits before it connects again, in milliseconds. */
const reconnectMs = 2_000;

/** One browser that listens. What it does not take in is gathered, and so never more than a few words. */
export class EventStream {
  readonly #response: ServerResponse;
  readonly #gathered = new Set<LiveSubject>();

  /** Begins to answer; `headers` are those of every answer. */
  constructor(response: ServerResponse, headers: readonly string[]) {
    this.#response = response;
    response.writeHead(200, [
      ...headers,
      ...['content-type', 'text/event-stream; charset=utf-8'],
      ...['cache-control', 'no-store, no-transform'],
      // A proxy that gathers answers before it passes them on would gather for ever.
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

  /** A comment, which says nothing but that the connection still stands. */
  beat(): void {
    if (!this.#response.writableNeedDrain) this.#response.write(': still here\n\n');
  }

  /** Says that whoever listens has to sign in again, and ends. */
  endOfSession(): void {
    this.#send('session-ended', {});
    this.close();
  }

  close(): void {
    this.#response.end();
    // Its connection is of no further use, and a process that ends would wait for it.
    this.#response.socket?.destroySoon();
  }

  #sendGathered(): void {
    if (this.#gathered.size === 0 || this.#response.writableNeedDrain) return;
    const subjects = [...this.#gathered].sort();
    this.#gathered.clear();
    this.#send('changed', { subjects });
  }

  #send(event: string, data: object): void {
    this.#response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}
