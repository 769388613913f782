import type {
  Position,
  StoredEvent,
} from '../../services/libs/application/event-log/stored-event.ts';
import type {
  FeedFilter,
  FeedPage,
  FollowOptions,
  ReadStreamOptions,
} from '../../services/libs/application/ports/event-log-reader.ts';
import {
  type AppendOutcome,
  AppendOutcomeUnknown,
  EventStore,
  type StreamAppend,
} from '../../services/libs/application/ports/event-store.ts';
import type { KeyGrant } from '../../services/libs/application/ports/key-vault.ts';
import { checkParts, type InMemoryLog } from '../support/in-memory/in-memory-log.ts';
import type { Faults } from './faults.ts';
import type { Random } from './random.ts';
import type { SimulatedTime } from './simulated-time.ts';

/** The lifetime of one process. After its death it receives no answers. */
export class ProcessLife {
  #isAlive = true;
  readonly #deaths: (() => void)[] = [];

  get isAlive(): boolean {
    return this.#isAlive;
  }

  end(): void {
    if (this.#isAlive) {
      this.#isAlive = false;
      for (const tell of this.#deaths) {
        tell();
      }
    }
  }

  onDeath(tell: () => void): void {
    this.#deaths.push(tell);
  }
}

/** The parts that the processes of one history share. */
export interface SharedLog {
  readonly log: InMemoryLog;
  readonly time: SimulatedTime;
  readonly random: Random;
  readonly faults: Faults;
  /** Whether one process alone writes the log, and its appends are applied in the order in which they are sent. */
  readonly appliesInOrderSent: boolean;
  /** Resolves when the log is longer than the position. */
  grownPast(position: Position, signal: AbortSignal): Promise<void>;
}

/** The log as one process reaches it: over a network, with every fault that can happen. */
export class SimulatedStore extends EventStore {
  override readonly appliesInOrderSent: boolean;
  readonly #shared: SharedLog;
  readonly #life: ProcessLife;
  /** Resolves when the append that was sent last has landed. */
  #landed: Promise<unknown> = Promise.resolve();

  constructor(shared: SharedLog, life: ProcessLife) {
    super();
    this.appliesInOrderSent = shared.appliesInOrderSent;
    this.#shared = shared;
    this.#life = life;
  }

  override get logId(): string {
    return this.#shared.log.logId;
  }

  override appendInOrder(
    parts: readonly StreamAppend[],
    grants: readonly KeyGrant[] = [],
  ): Promise<AppendOutcome> {
    checkParts(parts);
    const { random, faults } = this.#shared;
    if (faults.happens('lostRequest')) {
      return this.#arrive(() => unknownOutcome('the request was lost'));
    }
    if (!this.appliesInOrderSent && faults.happens('lateLanding')) {
      void this.#land(parts, grants, random.between(300, 20_000)).catch(() => undefined);
      return this.#arrive(() => unknownOutcome('the append was given up'));
    }
    const landed = this.appliesInOrderSent
      ? this.#landInOrder(parts, grants)
      : this.#land(parts, grants, 0);
    if (faults.happens('lostAnswer')) {
      return landed.then(() => unknownOutcome('the answer was lost'));
    }
    return landed.then((outcome) => this.#arrive(() => outcome));
  }

  override readStream(
    stream: string,
    options?: ReadStreamOptions,
  ): Promise<readonly StoredEvent[]> {
    return this.#arrive(() => this.#shared.log.readStream(stream, options));
  }

  override readAll(after: Position, limit: number, filter?: FeedFilter): Promise<FeedPage> {
    return this.#arrive(() => this.#shared.log.readAll(after, limit, filter));
  }

  override async *follow(
    after: Position,
    { signal, limit, filter }: FollowOptions,
  ): AsyncIterable<FeedPage> {
    const isCalledOff = (): boolean => signal.aborted;
    for (let position = after; !isCalledOff();) {
      await this.#shared.grownPast(position, signal);
      const page = await this.readAll(position, limit, filter);
      if (page.position !== position && !isCalledOff()) {
        position = page.position;
        yield page;
      }
    }
  }

  override head(): Promise<Position> {
    return this.#arrive(() => this.#shared.log.head());
  }

  /** The writer of a process ends with it: appends that have not landed are lost. */
  #landInOrder(
    parts: readonly StreamAppend[],
    grants: readonly KeyGrant[],
  ): Promise<AppendOutcome> {
    const landed = this.#landed.then(() =>
      this.#life.isAlive ? this.#land(parts, grants, 0) : unknownOutcome('the process died'),
    );
    this.#landed = landed.catch(() => undefined);
    return landed;
  }

  /** Stores the parts in one step, or one after another while the process is alive to send them. */
  async #land(
    parts: readonly StreamAppend[],
    grants: readonly KeyGrant[],
    delayMs: number,
  ): Promise<AppendOutcome> {
    const { log, time, random, faults } = this.#shared;
    await time.sleep(delayMs + random.between(1, 6));
    if (faults.profile.partsLandTogether) {
      return log.append(parts, grants);
    }
    if (!log.acceptKeys(grants)) {
      return { outcome: 'key-superseded' };
    }
    const revisions: number[] = [];
    for (const part of parts) {
      if (revisions.length > 0) {
        const isSlow = faults.happens('slowBetweenParts');
        await time.sleep(isSlow ? random.between(200, 5_000) : random.between(1, 6));
        if (!this.#life.isAlive || faults.happens('cutBetweenParts')) {
          return unknownOutcome('only the first part was sent');
        }
      }
      const revision = log.appendPart(part);
      if (revision === 'conflict') {
        return { outcome: 'conflict', applied: revisions.length, stream: part.stream };
      }
      revisions.push(revision);
    }
    return { outcome: 'appended', position: log.positionOf(parts), revisions };
  }

  /** An answer on its way back: it may be late, and its process may die before it arrives. */
  #arrive<Answer>(answer: () => Answer): Promise<Answer> {
    const { time, random, faults } = this.#shared;
    const delayMs = random.between(1, 6) + (faults.happens('stall') ? 3_000 : 0);
    return new Promise((resolve) => {
      time.after(delayMs, () => {
        // Decides at random for every answer whether the process crashes, even if it is dead already. Only the
        // crash of a living process counts.
        if (random.chance(faults.profile.crash) && this.#life.isAlive) {
          faults.note('crash');
          this.#life.end();
        }
        if (this.#life.isAlive) {
          resolve(Promise.resolve().then(answer));
        }
      });
    });
  }
}

function unknownOutcome(reason: string): never {
  throw new AppendOutcomeUnknown(reason);
}
