import { Injectable, Logger } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CommandOutcome } from '../../../libs/application/command-handling/command-outcome.ts';
import type { BookingAsOf } from '../../../libs/application/command-handling/commands/booking.commands.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { PersonalReader } from '../../../libs/application/queries/personal-reader.ts';
import type { Showing } from '../../../libs/application/queries/showing.ts';
import {
  FindNearestFreeDepartures,
  type FreeDeparturesWish,
} from '../../../libs/application/queries/tour.queries.ts';
import {
  bookingAsAnswered,
  bookingDifferences,
} from '../../../libs/application/wire/booking-answers.ts';
import type { RefusalForClients } from '../../../libs/application/wire/refusal-facts.ts';
import type { CommandAnswer } from '../../../libs/contracts/answers.ts';
import type { SlotView } from '../../../libs/contracts/tour/tour-view.ts';
import type { Answer } from '../http/answer.ts';
import { commandAnswer, movedOnProblem, problemOf } from '../http/outcomes.ts';
import type { Problem } from '../http/problem.ts';

/** What seats were wanted, asked only where they were not to be had. */
type SeatsWanted = () => Promise<FreeDeparturesWish | undefined>;

const noSeats: SeatsWanted = () => Promise.resolve(undefined);

/** The refusals of a departure that has no seats for the party: another one may have some. */
const withoutSeats: ReadonlySet<string> = new Set([
  'DepartureFull',
  'DepartureClosed',
  'DepartureCalledOff',
] satisfies RefusalForClients['code'][]);

/** Tells what a booking command came to: the booking as it left it, or what stands in the way. */
@Injectable()
export class BookingAnswers {
  readonly #queries: QueryBus;
  readonly #people: PersonalReader;
  readonly #log: EventLogReader;
  readonly #logger = new Logger('Bookings');

  constructor(queries: QueryBus, people: PersonalReader, log: EventLogReader) {
    this.#queries = queries;
    this.#people = people;
    this.#log = log;
  }

  /**
   * The booking with its revision and position.
   *
   * @param wanted Where the command wanted seats: what else is free is told to whoever got none.
   * @param show To whom.
   * @throws Problem of the refusal, with what is needed to offer a way out.
   */
  async answer<View extends object>(
    outcome: CommandOutcome<BookingAsOf, RefusalForClients>,
    show: Showing<View>,
    wanted: SeatsWanted = noSeats,
  ): Promise<Answer<View & CommandAnswer>> {
    if (!outcome.done) throw await this.#problem(outcome.refusal, show, wanted);
    const view = await bookingAsAnswered(this.#people, outcome.result, show);
    return commandAnswer(view, outcome, this.#log.logId);
  }

  async #problem(
    refusal: RefusalForClients,
    show: Showing<object>,
    wanted: SeatsWanted,
  ): Promise<Problem> {
    const { code } = refusal;
    if (withoutSeats.has(code)) {
      return problemOf(refusal, { nearestFree: await this.#nearestFree(wanted) });
    }
    if (code === 'RevisionMismatch') {
      const differences = await bookingDifferences(this.#people, refusal, show);
      return movedOnProblem(refusal, differences, this.#log.logId);
    }
    return problemOf(refusal);
  }

  /** Nothing where it cannot be found out: the refusal is what matters. */
  async #nearestFree(wanted: SeatsWanted): Promise<readonly SlotView[]> {
    try {
      const wish = await wanted();
      if (wish === undefined) return [];
      const { view } = await this.#queries.execute(new FindNearestFreeDepartures(wish));
      return view ?? [];
    } catch (error) {
      this.#logger.warn(`Free departures could not be looked up: ${String(error)}`);
      return [];
    }
  }
}
