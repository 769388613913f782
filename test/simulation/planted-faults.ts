import { bookingStreams } from '../../services/libs/application/command-handling/booking/booking-streams.ts';
import type { CommandDesk } from '../../services/libs/application/command-handling/engine/command-desk.ts';
import { refused } from '../../services/libs/application/command-handling/engine/command-outcome.ts';
import { handledBy } from '../../services/libs/application/command-handling/engine/command-route.ts';
import { commandRoutes } from '../../services/libs/application/command-handling/command-routes.ts';
import {
  again,
  type CommandPorts,
} from '../../services/libs/application/command-handling/engine/command-run.ts';
import { ReleaseReservation } from '../../services/libs/application/command-handling/booking/reservation.commands.ts';
import { loadDeparture } from '../../services/libs/application/command-handling/departure/load-departure.ts';
import {
  bookingStream,
  departureStream,
} from '../../services/libs/application/event-log/stream-names.ts';
import {
  chainOf,
  splitChain,
  storedChain,
} from '../../services/libs/application/event-log/chain.ts';
import type {
  EventMetadata,
  EventToAppend,
  StoredEvent,
} from '../../services/libs/application/event-log/stored-event.ts';
import type { Cryptography } from '../../services/libs/application/ports/cryptography.ts';
import type { ReadStreamOptions } from '../../services/libs/application/ports/event-log-reader.ts';
import type {
  AppendOutcome,
  EventStore,
  ExpectedRevision,
  StreamAppend,
} from '../../services/libs/application/ports/event-store.ts';
import type { KeyGrant } from '../../services/libs/application/ports/key-vault.ts';
import { heldReservation } from '../../services/libs/domain/booking/booking.state.ts';
import { releaseSeats } from '../../services/libs/domain/departure/commands/release-seats.ts';
import { AlteredStore } from './altered-store.ts';
import type { Plant } from './simulated-process.ts';

/** Does not recognise the events of its own command in the stream it loads. */
class ForgetfulStore extends AlteredStore {
  override async readStream(
    stream: string,
    options?: ReadStreamOptions,
  ): Promise<readonly StoredEvent[]> {
    const stored = await super.readStream(stream, options);
    return stored.map((event) => ({
      ...event,
      metadata: event.metadata.replace(/"commandId":"[^"]*"/, '"commandId":"another"'),
    }));
  }
}

/** Derives event ids from their command, so that a second decision repeats them. */
class DerivedIdsStore extends AlteredStore {
  readonly #cryptography: Cryptography;

  constructor({ store, cryptography }: CommandPorts) {
    super(store);
    this.#cryptography = cryptography;
  }

  override async appendInOrder(
    parts: readonly StreamAppend[],
    grants?: readonly KeyGrant[],
  ): Promise<AppendOutcome> {
    return super.appendInOrder(
      await Promise.all(parts.map((part) => this.#withDerivedIds(part))),
      grants,
    );
  }

  async #withDerivedIds(part: StreamAppend): Promise<StreamAppend> {
    const { stream, expected } = part;
    const [last] =
      expected === 'no-stream' ? [] : await this.readStream(stream, { from: expected, limit: 1 });
    let chain = last === undefined ? stream : storedChain(last);
    const events = part.events.map((event, index): EventToAppend => {
      const { commandId } = JSON.parse(event.metadata) as EventMetadata;
      const id = this.#cryptography.uuidV5(commandId, event.type, String(index));
      const unchainedMetadata = splitChain(event.metadata)?.unchainedMetadata ?? '';
      const before = storedChain({ ...event, stream, revision: 0 });
      chain = chainOf(this.#cryptography, chain, { ...event, id, unchainedMetadata });
      return { ...event, id, metadata: event.metadata.replace(before, chain) };
    });
    return { ...part, events };
  }
}

/** Appends at any current revision of the stream. */
class AnyRevisionStore extends AlteredStore {
  override async appendInOrder(
    parts: readonly StreamAppend[],
    grants?: readonly KeyGrant[],
  ): Promise<AppendOutcome> {
    const atTheEnd = parts.map(async (part) => {
      const [last] = await this.readStream(part.stream, { direction: 'backward', limit: 1 });
      const expected: ExpectedRevision = last?.revision ?? 'no-stream';
      return { ...part, expected };
    });
    return super.appendInOrder(await Promise.all(atTheEnd), grants);
  }
}

/** Books before it reserves. */
class BookFirstStore extends AlteredStore {
  override appendInOrder(
    parts: readonly StreamAppend[],
    grants?: readonly KeyGrant[],
  ): Promise<AppendOutcome> {
    return super.appendInOrder(parts.toReversed(), grants);
  }
}

/** Treats an append that conflicted as stored. */
class CarefreeStore extends AlteredStore {
  override async appendInOrder(
    parts: readonly StreamAppend[],
    grants?: readonly KeyGrant[],
  ): Promise<AppendOutcome> {
    const outcome = await super.appendInOrder(parts, grants);
    return outcome.outcome === 'conflict'
      ? { outcome: 'appended', position: await this.head(), revisions: parts.map(() => 0) }
      : outcome;
  }
}

/** Stores sealed data and forgets the key. */
class KeylessStore extends AlteredStore {
  override appendInOrder(parts: readonly StreamAppend[]): Promise<AppendOutcome> {
    return super.appendInOrder(parts, []);
  }
}

/** Treats a departure that was called off as reopened. */
class HeedlessStore extends AlteredStore {
  override async readStream(
    stream: string,
    options?: ReadStreamOptions,
  ): Promise<readonly StoredEvent[]> {
    const stored = await super.readStream(stream, options);
    return stored.map((event) =>
      event.type === 'DepartureCancelled' || event.type === 'DepartureMoved'
        ? { ...event, type: 'DepartureReopened' }
        : event,
    );
  }
}

/** Releases reservations that no booking holds, without a note in the booking's stream. */
class UnfencedRelease {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: ReleaseReservation) {
    const { reservationId, bookingNumber, departure: ref } = command.input;
    return this.#desk.handle(command, {
      stream: bookingStream(bookingNumber),
      attempt: (run) =>
        run.inTurn(departureStream(ref), async () => {
          const booking = await run.load(bookingStream(bookingNumber), bookingStreams);
          if (heldReservation(booking.state) === reservationId) {
            return refused({ code: 'HeldByBooking' } as const);
          }
          const departure = await loadDeparture(ref, run);
          const released = releaseSeats({ type: 'ReleaseSeats', reservationId }, departure.state);
          const { position } = departure;
          if (!released.accepted || released.events.length === 0) {
            return { done: true, result: { wasOpen: false }, revision: 0, position } as const;
          }
          const part = run.part(released.events, departure.head, booking.now);
          const { outcome } = await run.append([part]);
          return outcome === 'appended'
            ? ({ done: true, result: { wasOpen: true }, revision: 0, position } as const)
            : again;
        }),
    });
  }
}

function withStore(alter: (ports: CommandPorts) => EventStore): Plant {
  return { ports: (ports) => ({ ...ports, store: alter(ports) }) };
}

/** Draws a booking's number at random instead of from its command. */
function byChance({ cryptography, identifiers }: CommandPorts): Cryptography {
  const altered = Object.create(cryptography) as Cryptography;
  altered.mac = (purpose, text) =>
    cryptography.mac(purpose, purpose === 'booking-number' ? identifiers.uuid() : text);
  return altered;
}

/** A product that lacks one decision. */
export interface PlantedFault {
  readonly decision: string;
  readonly plant: Plant;
  /** The law that the history breaks. */
  readonly breaks: RegExp;
}

/** The decisions of docs/rules/correctness.md about bookings and seats. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    decision: 'a command that is in the log already is not decided again (correctness rule 1)',
    plant: withStore(({ store }) => new ForgetfulStore(store)),
    breaks: /was refused .* and done|was done twice|was answered with other events/,
  },
  {
    decision: 'a booking’s number comes from its command (correctness rule 2)',
    plant: { ports: (ports) => ({ ...ports, cryptography: byChance(ports) }) },
    // If a request was done twice, the log has events of two bookings, but the answer has the events of only one.
    breaks: /was refused .* and done|was done twice|with other events than the log has/,
  },
  {
    decision: 'every decision draws new event ids (correctness rule 3)',
    plant: withStore((ports) => new DerivedIdsStore(ports)),
    breaks: /which is not in the log/,
  },
  {
    decision: 'every append names the exact revision it was decided on (correctness rule 4)',
    plant: withStore(({ store }) => new AnyRevisionStore(store)),
    breaks: /is not linked/,
  },
  {
    decision: 'a conflict is decided again (correctness rule 6)',
    plant: withStore(({ store }) => new CarefreeStore(store)),
    breaks: /which is not in the log/,
  },
  {
    decision: 'seats are reserved before the booking is placed (correctness rules 5 and 9)',
    plant: withStore(({ store }) => new BookFirstStore(store)),
    breaks: /takes seats that are not reserved/,
  },
  {
    decision: 'seats are freed only once the booking’s stream says so (correctness rule 9)',
    plant: {
      routes: [
        ...commandRoutes.filter(({ command }) => command !== ReleaseReservation),
        handledBy(ReleaseReservation, (desk) => new UnfencedRelease(desk)),
      ],
    },
    breaks: /frees seats before the booking’s stream says so/,
  },
  {
    decision: 'a departure that was called off takes no seats (ADR 20)',
    plant: withStore(({ store }) => new HeedlessStore(store)),
    breaks: /takes seats of a departure that was called off|stays on/,
  },
  {
    decision: 'a key is durable before data that is sealed with it (correctness rule 10)',
    plant: withStore(({ store }) => new KeylessStore(store)),
    breaks: /no key opens/,
  },
];
