import { seats } from './booking-refusals.ts';
import { daySheetThen, departure, departureAnswer } from './booking-schemas.ts';
import { as, type Operations } from './operation.ts';
import { listOf } from './view-schemas.ts';

/** What staff ask of departures. */
export const departureOperations: Operations = {
  AdminDeparturesController: {
    list: { summary: 'Every departure of a day', answer: as(listOf(departure)) },
    one: {
      summary: 'One departure with everybody who booked it: the day sheet, now or at an instant',
      answer: as(daySheetThen),
      refuses: ['DepartureNotFound'],
    },
    setCapacity: {
      summary: 'Gives a departure its own capacity',
      answer: as(departureAnswer),
      refuses: ['DepartureNotFound', 'TourNotFound', 'CapacityBelowSeatsTaken'],
    },
    writeNote: {
      summary: 'Writes, changes or removes the note of staff on a departure',
      answer: as(departureAnswer),
      refuses: ['DepartureNotFound', 'TourNotFound'],
    },
    close: {
      summary: 'Takes no new seats on a departure',
      answer: as(departureAnswer),
      refuses: ['DepartureNotFound', 'TourNotFound'],
    },
    reopen: {
      summary: 'Takes seats on a departure again',
      answer: as(departureAnswer),
      refuses: ['DepartureNotFound', 'TourNotFound', 'DisruptionRunning'],
    },
    cancel: {
      summary: 'Cancels a departure with all its bookings, free of charge',
      answer: as(departureAnswer),
      refuses: ['DepartureNotFound', 'TourNotFound', 'DepartureCalledOff'],
    },
    move: {
      summary: 'Moves a departure with all its bookings, at their price',
      answer: as(departureAnswer),
      refuses: [
        'DepartureNotFound',
        'TourNotFound',
        'PastDate',
        'NotAStartTime',
        'TourNotBookable',
        ...seats,
      ],
    },
    stop: {
      summary: 'Stops cancelling or moving the bookings of a departure',
      answer: as(departureAnswer),
      refuses: ['DepartureNotFound', 'NotCalledOff'],
    },
    resume: {
      summary: 'Goes on cancelling or moving the bookings of a departure, those that failed too',
      answer: as(departureAnswer),
      refuses: ['DepartureNotFound', 'NotCalledOff'],
    },
  },
};
