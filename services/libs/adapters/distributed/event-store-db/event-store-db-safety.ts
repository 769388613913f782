import {
  type EngineLook,
  type Finding,
  WatchedEngine,
} from '../../../application/ports/watched-engine.ts';
import { clockFindings, type ClockReading, skewOf } from '../clock-skew.ts';
import type { EventStoreDbConnection } from './event-store-db-connection.ts';
import { isTransient } from './event-store-db-failures.ts';
import { type NodeOptions, nodeOptions, OptionsNotReported } from './event-store-db-options.ts';
import { TimeLimit } from '../time-limit.ts';

const lookMsMax = 2_000;

/**
 * How long the time of a node is watched for a change, in milliseconds. A node renews it for the others every
 * second or two.
 */
const clockMsMax = 4_000;
const clockPauseMs = 150;

/** An option that must not be on, and the words that explain why. */
interface Forbidden {
  readonly setting: Finding['setting'];
  readonly option: string;
  readonly words: string;
}

const forbidden: readonly Forbidden[] = [
  {
    setting: 'eventstore-in-memory',
    option: 'MemDb',
    words:
      'The event store keeps the log only in memory and loses it when it ends: start it without MemDb.',
  },
  {
    setting: 'eventstore-flush',
    option: 'UnsafeDisableFlushToDisk',
    words:
      'The event store acknowledges events that are not on its disk yet and loses them in a power cut: start it without UnsafeDisableFlushToDisk.',
  },
  {
    setting: 'eventstore-hard-deletes',
    option: 'UnsafeIgnoreHardDelete',
    words:
      'The event store forgets at its next scavenge that streams were deleted permanently, so an erased person could get a new key: start it without UnsafeIgnoreHardDelete.',
  },
];

/** Checks the settings of an EventStoreDB, as far as the leader reports them. */
export class EventStoreDbSafety extends WatchedEngine {
  override readonly engine = 'log';
  readonly #connection: EventStoreDbConnection;
  readonly #url: string;

  constructor(connection: EventStoreDbConnection, url: string) {
    super();
    this.#connection = connection;
    this.#url = url;
  }

  override async look(): Promise<EngineLook> {
    const limit = new TimeLimit(clockMsMax);
    const askedAtMs = Date.now();
    // Fails while the server cannot be reached, so that its options are not reported as unknown then.
    const shownMs = await this.#leadersTime(limit);
    const skewing = shownMs === undefined ? undefined : this.#skew({ askedAtMs, shownMs }, limit);
    const [options, clockSkewMs] = await Promise.all([this.options(), skewing]);
    return {
      findings: [...options, ...clockFindings('eventstore-clock', 'the event store', clockSkewMs)],
      ...(clockSkewMs === undefined ? {} : { clockSkewMs }),
    };
  }

  /** Returns the findings about the options that must not be on. */
  async options(): Promise<readonly Finding[]> {
    try {
      const limit = new TimeLimit(lookMsMax);
      const options = await nodeOptions(this.#connection, this.#url, limit);
      return forbidden.map((each) => findingOf(each, options));
    } catch (error) {
      const why =
        error instanceof OptionsNotReported ? error.message : 'It does not answer over HTTP.';
      return forbidden.map(({ setting, option }) => unreported(setting, option, why));
    }
  }

  /**
   * Returns how far this machine's clock is ahead of the leader's; undefined if this cannot be measured in
   * time. The leader's time is up to date only at the moment when the leader renews it, so this waits for that
   * moment.
   */
  async #skew(
    before: Pick<ClockReading, 'askedAtMs' | 'shownMs'>,
    limit: TimeLimit,
  ): Promise<number | undefined> {
    let { askedAtMs } = before;
    while (!limit.isOver) {
      await limit.pause(clockPauseMs);
      const nextAskedAtMs = Date.now();
      const shownMs = await this.#leadersTime(limit);
      if (shownMs === undefined) return undefined;
      if (shownMs !== before.shownMs) {
        return skewOf({ askedAtMs, answeredAtMs: Date.now(), shownMs });
      }
      askedAtMs = nextAskedAtMs;
    }
    return undefined;
  }

  /** Undefined if the user may not ask for it. */
  async #leadersTime(limit: TimeLimit): Promise<number | undefined> {
    try {
      return await this.#connection.leadersTime(limit);
    } catch (error) {
      if (isTransient(error)) throw error;
      return undefined;
    }
  }
}

function findingOf({ setting, option, words }: Forbidden, options: NodeOptions): Finding {
  const value = options.get(option);
  if (value === undefined) return unreported(setting, option, 'Its options do not name it.');
  return value.toLowerCase() === 'true'
    ? { setting, state: 'unsafe', words }
    : { setting, state: 'safe', words: `The event store runs without ${option}.` };
}

function unreported(setting: Finding['setting'], option: string, why: string): Finding {
  return {
    setting,
    state: 'unknown',
    words: `Whether the event store runs with ${option} is not known. ${why} Check it yourself, or give EVENTSTORE_URL a user of the group $ops.`,
  };
}
