import type { ImportBookingRefused } from '../../../libs/application/command-handling/booking/booking.commands.ts';
import type { ApplicationRefusal } from '../../../libs/application/command-handling/engine/command-outcome.ts';
import { problemTitle } from '../../../libs/application/queries/engine/problem-title.ts';
import { type ImportColumn, importColumns } from '../../../libs/contracts/import/import-columns.ts';
import type { LineProblemView } from '../../../libs/contracts/import/import-view.ts';

type Refusal = ImportBookingRefused | ApplicationRefusal;
type FieldFault = Extract<Refusal, { readonly code: 'InvalidFields' }>['faults'][number];

/** Why a booking of a file was refused, in words for the person who wrote the file. */
export function refusedLine(
  refusal: Refusal,
  seatsOfEarlierLines: number,
): readonly LineProblemView[] {
  switch (refusal.code) {
    case 'InvalidFields':
      return refusal.faults.map(faultOfColumn);
    case 'DepartureFull': {
      const left = Math.max(0, refusal.seatsLeft - seatsOfEarlierLines);
      const seats = left === 1 ? '1 seat is' : `${left === 0 ? 'no' : left} seats are`;
      const rest = seatsOfEarlierLines > 0 ? ' after the earlier lines of this file' : '';
      return [{ message: `The departure is full: ${seats} free${rest}` }];
    }
    case 'NotAStartTime':
      return [noDeparture(refusal.startTimes)];
    case 'UnknownCategory':
      return [
        {
          column: refusal.category,
          message: `This tour has no such price category. It has: ${refusal.known.join(', ')}`,
        },
      ];
    case 'PartyTooLarge':
      return [of('guests', `A booking of this tour has at most ${refusal.maxGuests} travellers`)];
    case 'TourNotBookable':
      return [of('tour', 'This tour is not shown on the website. Publish it first')];
    case 'TooManyTags':
      return [of('tags', 'A booking has at most 10 tags')];
    case 'TourNotFound':
    case 'DepartureClosed':
    case 'DepartureCalledOff':
    case 'PastDate':
    case 'PriceChanged':
    case 'HoldEnded':
    case 'KeyReused':
    case 'RevisionMismatch':
    case 'NotDoneBefore':
    case 'OutcomeUnknown':
    case 'TimedOut':
      return [{ message: problemTitle(refusal.code) }];
  }
}

function noDeparture(startTimes: readonly string[]): LineProblemView {
  return startTimes.length === 0
    ? of('date', 'The tour has no departure on this day')
    : of('time', `The tour has no departure at this time. It starts at ${startTimes.join(', ')}`);
}

const columnOfField: Readonly<Record<string, ImportColumn>> = {
  'customer.name': 'name',
  'customer.email': 'email',
  'customer.phone': 'phone',
  date: 'date',
  pickupTime: 'time',
  travellers: 'guests',
  total: 'total',
  paid: 'paid',
  tags: 'tags',
};

function faultOfColumn({ field, message }: FieldFault): LineProblemView {
  const column = columnOfField[field];
  return column === undefined ? { message } : of(column, message);
}

function of(column: ImportColumn, message: string): LineProblemView {
  return { column: importColumns[column].heading, message };
}
