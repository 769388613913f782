import type { Decider, Decision } from '../decision.ts';
import type { BookingCommand } from './booking.commands.ts';
import type { BookingEvent } from './booking.events.ts';
import type { BookingRefusal } from './booking.refusals.ts';
import { type BookingState, initialBooking } from './booking.state.ts';
import { abandonReservation } from './commands/abandon-reservation.ts';
import { addBookingNote } from './commands/add-booking-note.ts';
import { bookTour } from './commands/book-tour.ts';
import { cancelBooking } from './commands/cancel-booking.ts';
import { cancelInBulk } from './commands/cancel-in-bulk.ts';
import { cancelWithDeparture } from './commands/cancel-with-departure.ts';
import { checkInGuests } from './commands/check-in-guests.ts';
import { confirmBooking } from './commands/confirm-booking.ts';
import { correctContact } from './commands/correct-contact.ts';
import { declineBooking } from './commands/decline-booking.ts';
import { endMailedLinks } from './commands/end-mailed-links.ts';
import { markNoShow } from './commands/mark-no-show.ts';
import { modifyBooking } from './commands/modify-booking.ts';
import { moveWithDeparture } from './commands/move-with-departure.ts';
import { seatRequest } from './commands/seat-request.ts';
import { rebookBooking } from './commands/rebook-booking.ts';
import { recordCollection } from './commands/record-collection.ts';
import { recordRefund } from './commands/record-refund.ts';
import { undoCheckIn } from './commands/undo-check-in.ts';
import { undoNoShow } from './commands/undo-no-show.ts';
import { evolveBooking } from './evolve-booking.ts';

/** One booking, from the request to its end. */
export const bookingDecider: Decider<BookingState, BookingCommand, BookingEvent, BookingRefusal> = {
  initialState: initialBooking,
  decide: decideBooking,
  evolve: evolveBooking,
};

function decideBooking(
  command: BookingCommand,
  state: BookingState,
): Decision<BookingEvent, BookingRefusal> {
  switch (command.type) {
    case 'BookTour':
      return bookTour(command, state);
    case 'ModifyBooking':
      return modifyBooking(command, state);
    case 'RebookBooking':
      return rebookBooking(command, state);
    case 'ConfirmBooking':
      return confirmBooking(command, state);
    case 'SeatRequest':
      return seatRequest(command, state);
    case 'DeclineBooking':
      return declineBooking(command, state);
    case 'CancelBooking':
      return cancelBooking(command, state);
    case 'CancelInBulk':
      return cancelInBulk(command, state);
    case 'CancelWithDeparture':
      return cancelWithDeparture(command, state);
    case 'MoveWithDeparture':
      return moveWithDeparture(command, state);
    case 'CorrectContact':
      return correctContact(command, state);
    case 'CheckInGuests':
      return checkInGuests(command, state);
    case 'UndoCheckIn':
      return undoCheckIn(command, state);
    case 'MarkNoShow':
      return markNoShow(command, state);
    case 'UndoNoShow':
      return undoNoShow(command, state);
    case 'RecordCollection':
      return recordCollection(command, state);
    case 'RecordRefund':
      return recordRefund(command, state);
    case 'AddBookingNote':
      return addBookingNote(command, state);
    case 'EndMailedLinks':
      return endMailedLinks(state);
    case 'AbandonReservation':
      return abandonReservation(command, state);
  }
}
