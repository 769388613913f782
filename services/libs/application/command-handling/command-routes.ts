import { addBookingNote } from '../../domain/booking/commands/add-booking-note.ts';
import { cancelBooking } from '../../domain/booking/commands/cancel-booking.ts';
import { cancelWithDeparture } from '../../domain/booking/commands/cancel-with-departure.ts';
import { cancelInBulk } from '../../domain/booking/commands/cancel-in-bulk.ts';
import { checkInGuests } from '../../domain/booking/commands/check-in-guests.ts';
import { declineBooking } from '../../domain/booking/commands/decline-booking.ts';
import { endMailedLinks } from '../../domain/booking/commands/end-mailed-links.ts';
import { markNoShow } from '../../domain/booking/commands/mark-no-show.ts';
import { recordCollection } from '../../domain/booking/commands/record-collection.ts';
import { recordRefund } from '../../domain/booking/commands/record-refund.ts';
import { undoCheckIn } from '../../domain/booking/commands/undo-check-in.ts';
import { undoNoShow } from '../../domain/booking/commands/undo-no-show.ts';
import { noteBulkActProgress } from '../../domain/bulk-act/commands/note-bulk-act-progress.ts';
import { resumeBulkAct } from '../../domain/bulk-act/commands/resume-bulk-act.ts';
import { stopBulkAct } from '../../domain/bulk-act/commands/stop-bulk-act.ts';
import { undoBulkAct } from '../../domain/bulk-act/commands/undo-bulk-act.ts';
import { eraseCustomer } from '../../domain/customer/commands/erase-customer.ts';
import { exportCustomerData } from '../../domain/customer/commands/export-customer-data.ts';
import { type Decision, refuse } from '../../domain/decision.ts';
import { cancelDeparture } from '../../domain/departure/commands/cancel-departure.ts';
import { closeDeparture } from '../../domain/departure/commands/close-departure.ts';
import { noteDisruptionProgress } from '../../domain/departure/commands/note-disruption-progress.ts';
import { reopenDeparture } from '../../domain/departure/commands/reopen-departure.ts';
import { resumeDisruption } from '../../domain/departure/commands/resume-disruption.ts';
import { setCapacity } from '../../domain/departure/commands/set-capacity.ts';
import { stopDisruption } from '../../domain/departure/commands/stop-disruption.ts';
import { recordTourViews } from '../../domain/engagement/commands/record-tour-views.ts';
import { startWhatsAppEnquiry } from '../../domain/engagement/commands/start-whatsapp-enquiry.ts';
import { dismissNotification } from '../../domain/notification/commands/dismiss-notification.ts';
import { handOverNotification } from '../../domain/notification/commands/hand-over-notification.ts';
import { noteNotificationFailed } from '../../domain/notification/commands/note-notification-failed.ts';
import { noteNotificationSent } from '../../domain/notification/commands/note-notification-sent.ts';
import { noteNotificationUnknown } from '../../domain/notification/commands/note-notification-unknown.ts';
import { queueNotification } from '../../domain/notification/commands/queue-notification.ts';
import { retryNotification } from '../../domain/notification/commands/retry-notification.ts';
import { deleteTour } from '../../domain/tour/commands/delete-tour.ts';
import { editTour } from '../../domain/tour/commands/edit-tour.ts';
import { restoreTour } from '../../domain/tour/commands/restore-tour.ts';
import type { TourNotFound } from '../../domain/tour/tour.refusals.ts';
import { BeginBulkActHandler } from './begin-bulk-act.ts';
import { BookTourHandler } from './book-tour.ts';
import type { CommandRun } from './command-run.ts';
import { type CommandRoute, decidedOn, handledBy } from './command-route.ts';
import {
  AddBookingNote,
  BookTour,
  CancelBooking,
  CancelInBulk,
  CancelWithDeparture,
  CheckInGuests,
  ConfirmBooking,
  CorrectContact,
  DeclineBooking,
  EndMailedLinks,
  MarkNoShow,
  ModifyBooking,
  MoveWithDeparture,
  PreviewBookingUndo,
  RebookBooking,
  RecordCollection,
  RecordRefund,
  RestoreAfterBulk,
  SeatRequest,
  UndoBookingChange,
  UndoCheckIn,
  UndoNoShow,
} from './commands/booking.commands.ts';
import {
  BeginBulkAct,
  NoteBulkActProgress,
  ResumeBulkAct,
  StopBulkAct,
  UndoBulkAct,
} from './commands/bulk-act.commands.ts';
import { SubmitContactMessage } from './commands/contact.commands.ts';
import { EraseCustomer, ExportCustomerData } from './commands/customer.commands.ts';
import {
  CancelDeparture,
  CloseDeparture,
  type DepartureWish,
  MoveDeparture,
  NoteDisruptionProgress,
  ReopenDeparture,
  ResumeDisruption,
  SetCapacity,
  StopDisruption,
} from './commands/departure.commands.ts';
import {
  RecordTourViews,
  type RecordTourViewsWish,
  StartWhatsAppEnquiry,
  type StartWhatsAppEnquiryWish,
} from './commands/engagement.commands.ts';
import {
  DismissNotification,
  HandOverNotification,
  NoteNotificationFailed,
  NoteNotificationSent,
  NoteNotificationUnknown,
  QueueNotification,
  RetryNotification,
} from './commands/notification.commands.ts';
import { ReleaseReservation } from './commands/reservation.commands.ts';
import {
  CreateTour,
  DeleteTour,
  EditTour,
  PreviewTourUndo,
  RestoreTour,
  UndoTourChange,
} from './commands/tour.commands.ts';
import { contactDecider } from './correct-contact.ts';
import { CreateTourHandler } from './create-tour.ts';
import { ModifyBookingHandler } from './modify-booking.ts';
import { decideMove } from './move-departure.ts';
import { MoveWithDepartureHandler } from './move-with-departure.ts';
import { RebookBookingHandler } from './rebook-booking.ts';
import { RecordEngagementHandler } from './record-engagement.ts';
import { ReleaseReservationHandler } from './release-reservation.ts';
import { RestoreAfterBulkHandler } from './restore-after-bulk.ts';
import {
  booking,
  bookingNotes,
  bulkAct,
  customer,
  departure,
  notification,
  tour,
} from './stream-kinds.ts';
import { ConfirmBookingHandler, SeatRequestHandler } from './seat-request.ts';
import { SubmitContactMessageHandler } from './submit-contact-message.ts';
import { PreviewBookingUndoHandler, UndoBookingHandler } from './undo-booking-change.ts';
import { decideTourUndo, PreviewTourUndoHandler } from './undo-tour-change.ts';

/**
 * The whole write side: each command, the stream on which it is decided, and the domain's decision. A
 * command that concerns several streams has a handler instead.
 */
export const commandRoutes: readonly CommandRoute[] = [
  handledBy(CreateTour, (desk) => new CreateTourHandler(desk)),
  decidedOn(EditTour, tour, (wish, { state }) => editTour({ type: 'EditTour', ...wish }, state)),
  decidedOn(DeleteTour, tour, (_, { state }) => deleteTour(state)),
  decidedOn(RestoreTour, tour, (_, { state }) => restoreTour(state)),
  decidedOn(UndoTourChange, tour, decideTourUndo),
  handledBy(PreviewTourUndo, (desk) => new PreviewTourUndoHandler(desk)),

  decidedOn(SetCapacity, departure, (wish, { state }, run) =>
    ofKnownTour(wish, run, () => setCapacity({ type: 'SetCapacity', ...wish }, state)),
  ),
  decidedOn(CloseDeparture, departure, (wish, { state }, run) =>
    ofKnownTour(wish, run, () => closeDeparture({ type: 'CloseDeparture', ...wish }, state)),
  ),
  decidedOn(ReopenDeparture, departure, (wish, { state }, run) =>
    ofKnownTour(wish, run, () => reopenDeparture({ type: 'ReopenDeparture' }, state)),
  ),
  decidedOn(CancelDeparture, departure, ({ reason, ...wish }, { state }, run) =>
    ofKnownTour(wish, run, () =>
      cancelDeparture({ type: 'CancelDeparture', disruptionId: run.commandId, reason }, state),
    ),
  ),
  decidedOn(MoveDeparture, departure, decideMove),
  decidedOn(NoteDisruptionProgress, departure, (wish, { state }) =>
    noteDisruptionProgress({ type: 'NoteDisruptionProgress', ...wish }, state),
  ),
  decidedOn(StopDisruption, departure, (_, { state }) =>
    stopDisruption({ type: 'StopDisruption' }, state),
  ),
  decidedOn(ResumeDisruption, departure, (_, { state }) =>
    resumeDisruption({ type: 'ResumeDisruption' }, state),
  ),

  handledBy(BookTour, (desk) => new BookTourHandler(desk)),
  handledBy(ModifyBooking, (desk) => new ModifyBookingHandler(desk)),
  handledBy(RebookBooking, (desk) => new RebookBookingHandler(desk)),
  handledBy(UndoBookingChange, (desk) => new UndoBookingHandler(desk)),
  handledBy(PreviewBookingUndo, (desk) => new PreviewBookingUndoHandler(desk)),
  handledBy(MoveWithDeparture, (desk) => new MoveWithDepartureHandler(desk)),
  handledBy(ReleaseReservation, (desk) => new ReleaseReservationHandler(desk)),
  handledBy(ConfirmBooking, (desk) => new ConfirmBookingHandler(desk)),
  handledBy(SeatRequest, (desk) => new SeatRequestHandler(desk)),
  decidedOn(DeclineBooking, booking, (wish, { state, now }, { by }) =>
    declineBooking({ type: 'DeclineBooking', ...wish, now, by }, state),
  ),
  decidedOn(CancelBooking, booking, (wish, { state, now }, { by }) =>
    cancelBooking({ type: 'CancelBooking', ...wish, now, by }, state),
  ),
  decidedOn(CancelWithDeparture, booking, (wish, { state, now }, { by }) =>
    cancelWithDeparture({ type: 'CancelWithDeparture', ...wish, now, by }, state),
  ),
  decidedOn(CorrectContact, booking, async ({ contact }, loaded, run) =>
    (await contactDecider(contact, loaded, run))(loaded.state),
  ),
  decidedOn(CheckInGuests, booking, (wish, { state }) =>
    checkInGuests({ type: 'CheckInGuests', ...wish }, state),
  ),
  decidedOn(UndoCheckIn, booking, (_, { state }) => undoCheckIn({ type: 'UndoCheckIn' }, state)),
  decidedOn(MarkNoShow, booking, (_, { state }) => markNoShow({ type: 'MarkNoShow' }, state)),
  decidedOn(UndoNoShow, booking, (_, { state }) => undoNoShow({ type: 'UndoNoShow' }, state)),
  decidedOn(RecordCollection, booking, (wish, { state }) =>
    recordCollection({ type: 'RecordCollection', ...wish }, state),
  ),
  decidedOn(RecordRefund, booking, (wish, { state }) =>
    recordRefund({ type: 'RecordRefund', ...wish }, state),
  ),
  decidedOn(AddBookingNote, bookingNotes, ({ text }, { state }) =>
    addBookingNote({ type: 'AddBookingNote', text }, state),
  ),
  decidedOn(EndMailedLinks, booking, (_, { state }) => endMailedLinks(state)),

  handledBy(BeginBulkAct, (desk) => new BeginBulkActHandler(desk)),
  decidedOn(NoteBulkActProgress, bulkAct, (wish, { state }) =>
    noteBulkActProgress({ type: 'NoteBulkActProgress', ...wish }, state),
  ),
  decidedOn(StopBulkAct, bulkAct, (_, { state }) => stopBulkAct(state)),
  decidedOn(ResumeBulkAct, bulkAct, (_, { state }) => resumeBulkAct(state)),
  decidedOn(UndoBulkAct, bulkAct, (_, { state }, { commandId }) =>
    undoBulkAct({ type: 'UndoBulkAct', workId: commandId }, state),
  ),
  decidedOn(CancelInBulk, booking, (wish, { state, now }, { by }) =>
    cancelInBulk({ type: 'CancelInBulk', ...wish, now, by }, state),
  ),
  handledBy(RestoreAfterBulk, (desk) => new RestoreAfterBulkHandler(desk)),

  handledBy(
    RecordTourViews,
    (desk) =>
      new RecordEngagementHandler(desk, (wish: RecordTourViewsWish, tourExists) =>
        recordTourViews({ type: 'RecordTourViews', ...wish, tourExists }),
      ),
  ),
  handledBy(
    StartWhatsAppEnquiry,
    (desk) =>
      new RecordEngagementHandler(desk, (wish: StartWhatsAppEnquiryWish, tourExists) =>
        startWhatsAppEnquiry({ type: 'StartWhatsAppEnquiry', ...wish, tourExists }),
      ),
  ),

  handledBy(SubmitContactMessage, (desk) => new SubmitContactMessageHandler(desk)),

  decidedOn(EraseCustomer, customer, (wish, { state }) =>
    eraseCustomer({ type: 'EraseCustomer', ...wish }, state),
  ),
  decidedOn(ExportCustomerData, customer, (wish, { state }) =>
    exportCustomerData({ type: 'ExportCustomerData', ...wish }, state),
  ),

  decidedOn(QueueNotification, notification, ({ subject, ...due }, { state, now }) =>
    queueNotification({ type: 'QueueNotification', ...subject, ...due, now }, state),
  ),
  decidedOn(HandOverNotification, notification, (wish, { state, now }) =>
    handOverNotification({ type: 'HandOverNotification', ...wish, now }, state),
  ),
  decidedOn(NoteNotificationSent, notification, (wish, { state }) =>
    noteNotificationSent({ type: 'NoteNotificationSent', ...wish }, state),
  ),
  decidedOn(NoteNotificationFailed, notification, (wish, { state, now }) =>
    noteNotificationFailed({ type: 'NoteNotificationFailed', ...wish, now }, state),
  ),
  decidedOn(NoteNotificationUnknown, notification, (wish, { state, now }) =>
    noteNotificationUnknown({ type: 'NoteNotificationUnknown', ...wish, now }, state),
  ),
  decidedOn(DismissNotification, notification, (wish, { state }) =>
    dismissNotification({ type: 'DismissNotification', ...wish }, state),
  ),
  decidedOn(RetryNotification, notification, (_, { state, now }) =>
    retryNotification({ type: 'RetryNotification', now }, state),
  ),
];

/** Every slot of an existing tour has a departure, also before its first event. */
async function ofKnownTour<Event, Refusal>(
  { departure: { tourId } }: DepartureWish,
  run: CommandRun,
  decide: () => Decision<Event, Refusal>,
): Promise<Decision<Event, Refusal | TourNotFound>> {
  return (await run.tour(tourId)) === undefined
    ? refuse<TourNotFound>({ code: 'TourNotFound' })
    : decide();
}
