import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { Telemetry } from '../../../libs/application/ports/telemetry.ts';
import {
  type SecurityRefusal,
  securityReasons,
} from '../../../libs/application/telemetry/security-reasons.ts';
import { callerNetworks } from './caller-network.ts';

/** A request that was refused for security reasons. */
export type SecurityEvent = SecurityRefusal & {
  /** Method and pattern of the route, such as `POST /api/bookings/:reference/proof`. */
  readonly route: string;
  /** Where the request came from; written as a keyed hash only. */
  readonly address: string | undefined;
};

/** Repeats of the same event within this time are counted and logged in one line. */
const periodMs = 60_000;
/** How many lines a reason and route may have in a period, so that a flood does not fill the disk. */
const linesMax = 10;
/** Enough digits of a hash to distinguish two networks. */
const hashDigits = 12;

/** Refusals of one reason and route within a period that have no separate line. */
interface Repeats {
  readonly words: string;
  readonly networks: Set<string>;
  count: number;
}

/**
 * Counts each refusal and writes log lines. The same refusal of the same network is logged once a minute; its
 * repeats are summed up in one line for each reason and route.
 */
@Injectable()
export class SecurityNotes implements OnApplicationShutdown {
  readonly #logger = new Logger('Security');
  /** The networks that were already logged, by reason and route. */
  readonly #told = new Map<string, Set<string>>();
  readonly #repeats = new Map<string, Repeats>();
  readonly #end = new AbortController();
  #isPeriodOpen = false;

  constructor(
    private readonly cryptography: Cryptography,
    private readonly telemetry: Telemetry,
    private readonly clock: Clock,
  ) {
    this.#beginAtZero();
  }

  /** Counts the event and writes its line. Costs two hashes; never throws. */
  note({ kind, reason, route, address }: SecurityEvent): void {
    this.telemetry.count('tours_security_refusals_total', { kind, reason });
    const { near, wide } = callerNetworks(address);
    const words = `${kind} (${reason}) at ${route}`;
    const network = this.nameOf(near);
    const told = this.#told.get(words) ?? new Set();
    this.#told.set(words, told);
    if (told.has(network) || told.size >= linesMax) {
      this.#repeat(words, network);
    } else {
      told.add(network);
      this.#logger.warn(`${words}, network ${network} in ${this.nameOf(wide)}`);
    }
    if (!this.#isPeriodOpen) void this.#closePeriodLater();
  }

  /** Writes the repeats that were counted and not yet logged. */
  onApplicationShutdown(): void {
    this.#end.abort();
    this.#sumUp();
  }

  /** Starts each counter at 0. Prometheus would see no increase in a series that begins with its first refusal. */
  #beginAtZero(): void {
    for (const [kind, reasons] of Object.entries(securityReasons)) {
      for (const reason of reasons) {
        const labels = { kind, reason } as SecurityRefusal;
        this.telemetry.count('tours_security_refusals_total', labels, 0);
      }
    }
  }

  #repeat(words: string, network: string): void {
    const repeats = this.#repeats.get(words) ?? { words, networks: new Set(), count: 0 };
    repeats.count += 1;
    if (repeats.networks.size < networksMax) repeats.networks.add(network);
    this.#repeats.set(words, repeats);
  }

  async #closePeriodLater(): Promise<void> {
    this.#isPeriodOpen = true;
    await this.clock.sleep(periodMs, this.#end.signal);
    this.#isPeriodOpen = false;
    this.#sumUp();
  }

  #sumUp(): void {
    for (const { words, networks, count } of this.#repeats.values()) {
      const from = networks.size === networksMax ? `${networksMax} or more` : networks.size;
      this.#logger.warn(`${words}: ${count} more within a minute, from ${from} network(s)`);
    }
    this.#repeats.clear();
    this.#told.clear();
  }

  /** Returns the first digits of the name that the network has on the console's page Suspicious bookings. */
  nameOf(network: string): string {
    return this.cryptography.mac('booking-network', network).slice(0, hashDigits);
  }
}

/** At most this many networks are counted; more would only take memory. */
const networksMax = 1_000;
