import { Injectable, Logger } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { causeInWords } from '../../../libs/application/faults/cause-in-words.ts';
import type { CommandOutcome } from '../../../libs/application/command-handling/engine/command-outcome.ts';
import type { BookingAsOf } from '../../../libs/application/command-handling/booking/booking.commands.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { PersonalReader } from '../../../libs/application/queries/engine/personal-reader.ts';
import type { Showing } from '../../../libs/application/queries/booking/showing.ts';
import {
  FindNearestFreeDepartures,
  type FreeDeparturesInput,
} from '../../../libs/application/queries/tour/tour.queries.ts';
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

/** Returns the requested seats; called only if the departure does not have them. */
type SeatsWanted = () => Promise<FreeDeparturesInput | undefined>;

const noSeats: SeatsWanted = () => Promise.resolve(undefined);

/** Refusals of a departure that is full, closed or called off. Another departure may have enough seats. */
const withoutSeats: ReadonlySet<string> = new Set([
  'DepartureFull',
  'DepartureClosed',
  'DepartureCalledOff',
] satisfies RefusalForClients['code'][]);

/** Builds the answer to a booking command: the booking after it, or the problem of its refusal. */
@Injectable()
export class BookingAnswers {
  readonly #logger = new Logger('Bookings');

  constructor(
    private readonly queries: QueryBus,
    private readonly people: PersonalReader,
    private readonly log: EventLogReader,
  ) {}

  /**
   * Returns the booking with its revision and position.
   *
   * @param wanted Returns the requested seats; if too few of them were free, the problem names other free departures.
   * @param show What the caller may see of the booking.
   * @throws Problem of the refusal, with what the caller needs for another try.
   */
  async answer<View extends object>(
    outcome: CommandOutcome<BookingAsOf, RefusalForClients>,
    show: Showing<View>,
    wanted: SeatsWanted = noSeats,
  ): Promise<Answer<View & CommandAnswer>> {
    if (!outcome.done) throw await this.#problem(outcome.refusal, show, wanted);
    const view = await bookingAsAnswered(this.people, outcome.result, show);
    return commandAnswer(view, outcome, this.log.logId);
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
      const differences = await bookingDifferences(this.people, refusal, show);
      return movedOnProblem(refusal, differences, this.log.logId);
    }
    return problemOf(refusal);
  }

  /** Returns an empty list if the query fails, because the refusal must be answered anyway. */
  async #nearestFree(wanted: SeatsWanted): Promise<readonly SlotView[]> {
    try {
      const input = await wanted();
      if (input === undefined) return [];
      const { view } = await this.queries.execute(new FindNearestFreeDepartures(input));
      return view;
    } catch (error) {
      this.#logger.warn(`Free departures could not be looked up: ${causeInWords(error)}.`);
      return [];
    }
  }
}
