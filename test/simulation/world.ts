import { NodeCryptography } from '../../services/libs/adapters/node/node-cryptography.ts';
import { type Position } from '../../services/libs/application/event-log/stored-event.ts';
import type {
  Cryptography,
  MacPurpose,
} from '../../services/libs/application/ports/cryptography.ts';
import type { OpenReservation } from '../../services/libs/application/projections/departure/open-reservations.projection.ts';
import { parseDepartureId } from '../../services/libs/domain/departure/departure-id.ts';
import { InMemoryLog } from '../support/in-memory/in-memory-log.ts';
import { RememberedCheckpoints } from '../support/in-memory/remembered-checkpoints.ts';
import { drawFaults, type FaultProfile, Faults, noFaults } from './faults.ts';
import { LawBroken } from './law.ts';
import { Laws } from './laws.ts';
import { Oracle } from './oracle.ts';
import { Random } from './random.ts';
import { type Plant, SimulatedProcess, type Surroundings } from './simulated-process.ts';
import { SimulatedArchive } from './simulated-archive.ts';
import { SimulatedReadModels } from './simulated-read-models.ts';
import { SimulatedTime } from './simulated-time.ts';
import { RequestLedger } from './request-ledger.ts';

/** In one of this many histories, several commands draw the same booking number. */
const fewNumbersEvery = 4;

const cryptography = new NodeCryptography('the secret of every simulated history');

/** In one of this many histories, one process alone writes the log, and in order: as on the embedded profile. */
const oneWriterEvery = 3;

/** Draws from so few numbers that commands often get a number that is already taken. */
class FewBookingNumbers extends NodeCryptography {
  override mac(purpose: MacPurpose, text: string): string {
    const digest = super.mac(purpose, text);
    return purpose === 'booking-number'
      ? (Number.parseInt(digest.slice(0, 8), 16) % 200).toString(16).padStart(13, '0')
      : digest;
  }
}

const fewNumbers = new FewBookingNumbers('the secret of every simulated history');

/** One history: a log, some processes over it, the faults, and the checks. */
export class World implements Surroundings {
  readonly seed: number;
  readonly plant: Plant;
  readonly time = new SimulatedTime();
  readonly random: Random;
  readonly log: InMemoryLog;
  readonly cryptography: Cryptography;
  readonly checkpoints = new RememberedCheckpoints();
  readonly archive = new SimulatedArchive();
  readonly readModels: SimulatedReadModels;
  readonly oracle: Oracle;
  readonly laws: Laws;
  readonly requests: RequestLedger;
  readonly faults: Faults;
  readonly appliesInOrderSent: boolean;
  readonly #drawnFaults: FaultProfile;
  readonly #processes: SimulatedProcess[] = [];
  readonly #waiting = new Set<() => void>();
  #processesBegun = 0;
  #broken: LawBroken | undefined;

  constructor(seed: number, plant: Plant, tourCapacity: number) {
    this.seed = seed;
    this.plant = plant;
    this.random = new Random(seed);
    this.faults = new Faults(this.random);
    this.appliesInOrderSent = seed % oneWriterEvery === 0;
    this.cryptography = seed % fewNumbersEvery === 0 ? fewNumbers : cryptography;
    this.log = new InMemoryLog(`history-${seed}`);
    this.readModels = new SimulatedReadModels(this.log);
    this.oracle = new Oracle({ cryptography: this.cryptography, tourCapacity });
    this.laws = new Laws(this.log, this.cryptography);
    this.requests = new RequestLedger(this.log);
    this.#drawnFaults = drawFaults(this.random);
    this.log.onStored = (event) => {
      this.oracle.watch(event);
      this.laws.watch(event);
      this.requests.watch(event);
      this.#wakeFollowers();
    };
    const count = this.appliesInOrderSent ? 1 : this.random.between(1, 3);
    for (let index = 0; index < count; index += 1) {
      this.#begin();
    }
  }

  /** The first law that was broken. */
  get broken(): LawBroken | undefined {
    return this.#broken ?? this.oracle.broken ?? this.laws.broken ?? this.requests.broken;
  }

  breakLaw(otherwise: string): void {
    this.#broken ??= new LawBroken(otherwise);
  }

  /** Turns the faults on. */
  unleash(): void {
    this.faults.profile = this.#drawnFaults;
  }

  /** Turns the faults off; operations that are under way still arrive. */
  calmDown(): void {
    this.faults.profile = noFaults;
  }

  anyProcess(): SimulatedProcess {
    return this.random.pick(this.#processes);
  }

  stop(): void {
    for (const process of this.#processes) {
      process.stop();
    }
  }

  grownPast(position: Position, signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.log.head() > position) {
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.#waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }

  /** The hints for the reconciler: reservations of any age, sometimes one that is in use. */
  looseReservations(): readonly OpenReservation[] {
    const loose = this.oracle.openReservations(false);
    const inUse = this.oracle.openReservations(true);
    const isWrong = inUse.length > 0 && this.faults.happens('wrongHint');
    return [...loose, ...(isWrong ? [this.random.pick(inUse)] : [])].flatMap((reservation) => {
      const departure = parseDepartureId(reservation.departure);
      const { reservationId, bookingNumber } = reservation;
      const at = '2026-11-20T09:00:00.000Z';
      return departure === undefined
        ? []
        : [{ reservationId, bookingNumber, departure, at, isHeld: false }];
    });
  }

  #begin(): void {
    this.#processesBegun += 1;
    const process = new SimulatedProcess(this, this.#processesBegun);
    this.#processes.push(process);
    process.life.onDeath(() => {
      this.time.after(this.random.between(50, 2_000), () => {
        this.#processes.splice(this.#processes.indexOf(process), 1);
        this.#begin();
      });
    });
  }

  #wakeFollowers(): void {
    for (const wake of [...this.#waiting]) {
      wake();
    }
  }
}
