import { randomUUID } from 'node:crypto';
import { setImmediate as laterOn } from 'node:timers/promises';
import { type EventLog, systemEvent } from './event-log.ts';
import { scavenge } from './scavenge.ts';

/** How long the history of a scavenge is kept, in seconds. */
const historyMaxAge = 30 * 24 * 60 * 60;

export interface ScavengeStart {
  readonly id: string;
  readonly isNew: boolean;
}

/** Runs scavenges, one at a time, and writes their history as the server does. */
export class Scavenger {
  readonly #log: EventLog;
  /** `host:port`, as it appears in the history. */
  readonly #node: () => string;
  #running: string | undefined;

  constructor(log: EventLog, node: () => string) {
    this.#log = log;
    this.#node = node;
  }

  /** Resolves when a scavenge has begun, or at once with the id of the running one. */
  async start(): Promise<ScavengeStart> {
    if (this.#running !== undefined) return { id: this.#running, isNew: false };
    const id = randomUUID();
    this.#running = id;
    const before = await this.#log.write(() => {
      this.#log.appendNow(`$$$scavenges-${id}`, 'any', [
        systemEvent('$metadata', { $maxAge: historyMaxAge }),
      ]);
      this.#record(id, '$scavengeStarted', {});
      const point = systemEvent('$scavengePoint', { threshold: 0 });
      this.#log.appendNow('$scavengePoints', 'any', [point]);
      return this.#log.records.writerPosition;
    });
    void this.#run(id, before).finally(() => (this.#running = undefined));
    return { id, isNew: true };
  }

  /** The server answers before the scavenge is complete; the history shows its end. */
  async #run(id: string, before: bigint): Promise<void> {
    await laterOn();
    const began = performance.now();
    const spaceSaved = await this.#log.write(() => scavenge(this.#log, before));
    this.#log.records.forgetRemoved();
    await this.#log.write(() => {
      this.#record(id, '$scavengeCompleted', {
        result: 'Success',
        error: null,
        timeTaken: timeSpan(performance.now() - began),
        spaceSaved: Number(spaceSaved),
      });
    });
  }

  /** Each entry is in the scavenge's own stream, with a link in the stream of all scavenges. */
  #record(id: string, type: string, data: object): void {
    const stream = `$scavenges-${id}`;
    const event = systemEvent(type, { scavengeId: id, nodeEndpoint: this.#node(), ...data });
    const result = this.#log.appendNow(stream, 'any', [event]);
    if (result.kind !== 'stored') return;
    const link = systemEvent('$>', Buffer.from(`${result.revision}@${stream}`));
    this.#log.appendNow('$scavenges', 'any', [
      { ...link, contentType: 'application/octet-stream' },
    ]);
  }
}

/** Milliseconds as the server writes a duration: hours, minutes, seconds and their fraction. */
function timeSpan(ms: number): string {
  const iso = new Date(Math.round(ms)).toISOString();
  return iso.slice(11, -1).padEnd(16, '0');
}
