import { decider } from '../decision.ts';
import { initialBooking } from './booking.state.ts';
import { abandonReservation } from './commands/abandon-reservation.ts';
import { addBookingNote } from './commands/add-booking-note.ts';
import { changeHold } from './commands/change-hold.ts';
import { bookTour } from './commands/book-tour.ts';
import { cancelBooking } from './commands/cancel-booking.ts';
import { cancelImported } from './commands/cancel-imported.ts';
import { cancelInBulk } from './commands/cancel-in-bulk.ts';
import { cancelWithDeparture } from './commands/cancel-with-departure.ts';
import { checkInGuests } from './commands/check-in-guests.ts';
import { confirmBooking } from './commands/confirm-booking.ts';
import { correctContact } from './commands/correct-contact.ts';
import { declineBooking } from './commands/decline-booking.ts';
import { endMailedLinks } from './commands/end-mailed-links.ts';
import { handOutManageLink } from './commands/hand-out-manage-link.ts';
import { expireHold, releaseHold } from './commands/end-hold.ts';
import { extendHold } from './commands/extend-hold.ts';
import { holdBooking } from './commands/hold-booking.ts';
import { importBooking } from './commands/import-booking.ts';
import { markNoShow } from './commands/mark-no-show.ts';
import { modifyBooking } from './commands/modify-booking.ts';
import { moveWithDeparture } from './commands/move-with-departure.ts';
import { rebookBooking } from './commands/rebook-booking.ts';
import { recordCollection } from './commands/record-collection.ts';
import { recordRefund } from './commands/record-refund.ts';
import { seatRequest } from './commands/seat-request.ts';
import { tagBooking } from './commands/tag-booking.ts';
import { undoCheckIn } from './commands/undo-check-in.ts';
import { undoNoShow } from './commands/undo-no-show.ts';
import { undoWriteOff } from './commands/undo-write-off.ts';
import { untagBooking } from './commands/untag-booking.ts';
import { voidPayment } from './commands/void-payment.ts';
import { voidRefund } from './commands/void-refund.ts';
import { writeOffDebt } from './commands/write-off-debt.ts';
import { evolveBooking } from './evolve-booking.ts';

/** One booking, from the hold or the request to its end. */
export const bookingDecider = decider({
  initialState: initialBooking,
  evolve: evolveBooking,
  commands: {
    HoldBooking: holdBooking,
    ChangeHold: changeHold,
    ExtendHold: extendHold,
    ReleaseHold: releaseHold,
    ExpireHold: expireHold,
    BookTour: bookTour,
    ModifyBooking: modifyBooking,
    RebookBooking: rebookBooking,
    ConfirmBooking: confirmBooking,
    SeatRequest: seatRequest,
    DeclineBooking: declineBooking,
    CancelBooking: cancelBooking,
    CancelWithDeparture: cancelWithDeparture,
    CancelInBulk: cancelInBulk,
    ImportBooking: importBooking,
    CancelImported: cancelImported,
    MoveWithDeparture: moveWithDeparture,
    CorrectContact: correctContact,
    CheckInGuests: checkInGuests,
    UndoCheckIn: undoCheckIn,
    MarkNoShow: markNoShow,
    UndoNoShow: undoNoShow,
    RecordCollection: recordCollection,
    RecordRefund: recordRefund,
    VoidPayment: voidPayment,
    VoidRefund: voidRefund,
    WriteOffDebt: writeOffDebt,
    UndoWriteOff: undoWriteOff,
    AddBookingNote: addBookingNote,
    TagBooking: tagBooking,
    UntagBooking: untagBooking,
    EndMailedLinks: endMailedLinks,
    HandOutManageLink: handOutManageLink,
    AbandonReservation: abandonReservation,
  },
});

export type BookingCommand = Parameters<typeof bookingDecider.decide>[0];
