import {
  editAccountAt,
  noteOnAccountAt,
  requireTotpAt,
  resetAccountAt,
} from './account/account-changes.ts';
import { BeginBulkActHandler } from './bulk-act/begin-bulk-act.ts';
import { BookTourHandler } from './booking/book-tour.ts';
import { bookingStreams } from './booking/booking-streams.ts';
import { type CommandRoute, decided, decidedBy, handledBy } from './engine/command-route.ts';
import {
  CreateAccount,
  EditAccount,
  NoteOnAccount,
  RequireTotp,
  ResetAccount,
} from './account/account.commands.ts';
import {
  AddBookingNote,
  BookTour,
  type BookTourRefused,
  CancelBooking,
  CancelInBulk,
  CancelWithDeparture,
  CheckInGuests,
  ConfirmBooking,
  type ConfirmBookingRefused,
  CorrectContact,
  DeclineBooking,
  EndMailedLinks,
  MarkNoShow,
  ModifyBooking,
  type ModifyBookingRefused,
  MoveWithDeparture,
  PreviewBookingUndo,
  RebookBooking,
  type RebookBookingRefused,
  RecordCollection,
  RecordRefund,
  RestoreAfterBulk,
  SeatRequest,
  type SeatRequestRefused,
  UndoBookingChange,
  type UndoBookingRefused,
  UndoCheckIn,
  UndoNoShow,
} from './booking/booking.commands.ts';
import {
  BeginBulkAct,
  NoteBulkActProgress,
  ResumeBulkAct,
  StopBulkAct,
  UndoBulkAct,
} from './bulk-act/bulk-act.commands.ts';
import { SubmitContactMessage } from './contact/contact.commands.ts';
import { EraseCustomer, ExportCustomerData } from './customer/customer.commands.ts';
import {
  CancelDeparture,
  CloseDeparture,
  MoveDeparture,
  NoteDisruptionProgress,
  ReopenDeparture,
  ResumeDisruption,
  SetCapacity,
  StopDisruption,
  WriteDepartureNote,
} from './departure/departure.commands.ts';
import { RecordTourViews, StartWhatsAppEnquiry } from './engagement/engagement.commands.ts';
import {
  DismissNotification,
  HandOverNotification,
  NoteNotificationFailed,
  NoteNotificationSent,
  NoteNotificationUnknown,
  QueueNotification,
  RetryNotification,
} from './notification/notification.commands.ts';
import { ReleaseReservation } from './booking/reservation.commands.ts';
import {
  CreateTour,
  DeleteTour,
  EditTour,
  PreviewTourUndo,
  RestoreTour,
  UndoTourChange,
  type UndoTourRefused,
} from './tour/tour.commands.ts';
import { decideContact } from './booking/correct-contact.ts';
import { CreateAccountHandler } from './account/create-account.ts';
import { CreateTourHandler } from './tour/create-tour.ts';
import { ModifyBookingHandler } from './booking/modify-booking.ts';
import { departureStreams } from './departure/departure-streams.ts';
import { decideMove } from './departure/move-departure.ts';
import { MoveWithDepartureHandler } from './booking/move-with-departure.ts';
import { RebookBookingHandler } from './booking/rebook-booking.ts';
import { recordTourViewsAt, startWhatsAppEnquiryAt } from './engagement/record-engagement.ts';
import { ReleaseReservationHandler } from './booking/release-reservation.ts';
import { RestoreAfterBulkHandler } from './booking/restore-after-bulk.ts';
import { ConfirmBookingHandler, SeatRequestHandler } from './booking/seat-request.ts';
import { SubmitContactMessageHandler } from './contact/submit-contact-message.ts';
import { PreviewBookingUndoHandler, UndoBookingHandler } from './booking/undo-booking-change.ts';
import { tourStreams } from './tour/tour-streams.ts';
import { decideTourUndo, PreviewTourUndoHandler } from './tour/undo-tour-change.ts';

/** The whole write side: each command, and the noun's decision or the handler of several streams. */
export const commandRoutes: readonly CommandRoute[] = [
  handledBy(CreateTour, (desk) => new CreateTourHandler(desk)),
  ...decided(EditTour, DeleteTour, RestoreTour),
  decidedBy(UndoTourChange<UndoTourRefused>, tourStreams, decideTourUndo),
  handledBy(PreviewTourUndo, (desk) => new PreviewTourUndoHandler(desk)),

  ...decided(SetCapacity, CloseDeparture, ReopenDeparture, CancelDeparture, WriteDepartureNote),
  decidedBy(MoveDeparture, departureStreams, decideMove),
  ...decided(NoteDisruptionProgress, StopDisruption, ResumeDisruption),

  handledBy(BookTour<BookTourRefused>, (desk) => new BookTourHandler(desk)),
  handledBy(ModifyBooking<ModifyBookingRefused>, (desk) => new ModifyBookingHandler(desk)),
  handledBy(RebookBooking<RebookBookingRefused>, (desk) => new RebookBookingHandler(desk)),
  handledBy(UndoBookingChange<UndoBookingRefused>, (desk) => new UndoBookingHandler(desk)),
  handledBy(PreviewBookingUndo, (desk) => new PreviewBookingUndoHandler(desk)),
  handledBy(MoveWithDeparture, (desk) => new MoveWithDepartureHandler(desk)),
  handledBy(ReleaseReservation, (desk) => new ReleaseReservationHandler(desk)),
  handledBy(ConfirmBooking<ConfirmBookingRefused>, (desk) => new ConfirmBookingHandler(desk)),
  handledBy(SeatRequest<SeatRequestRefused>, (desk) => new SeatRequestHandler(desk)),
  ...decided(DeclineBooking, CancelBooking, CancelWithDeparture),
  decidedBy(CorrectContact, bookingStreams, decideContact),
  ...decided(CheckInGuests, UndoCheckIn, MarkNoShow, UndoNoShow),
  ...decided(RecordCollection, RecordRefund, AddBookingNote, EndMailedLinks),

  handledBy(BeginBulkAct, (desk) => new BeginBulkActHandler(desk)),
  ...decided(NoteBulkActProgress, StopBulkAct, ResumeBulkAct, UndoBulkAct, CancelInBulk),
  handledBy(RestoreAfterBulk, (desk) => new RestoreAfterBulkHandler(desk)),

  handledBy(RecordTourViews, recordTourViewsAt),
  handledBy(StartWhatsAppEnquiry, startWhatsAppEnquiryAt),

  handledBy(SubmitContactMessage, (desk) => new SubmitContactMessageHandler(desk)),

  ...decided(EraseCustomer, ExportCustomerData),

  ...decided(QueueNotification, HandOverNotification),
  ...decided(NoteNotificationSent, NoteNotificationFailed, NoteNotificationUnknown),
  ...decided(DismissNotification, RetryNotification),

  handledBy(CreateAccount, (desk) => new CreateAccountHandler(desk)),
  handledBy(EditAccount, editAccountAt),
  handledBy(ResetAccount, resetAccountAt),
  handledBy(RequireTotp, requireTotpAt),
  handledBy(NoteOnAccount, noteOnAccountAt),
];
