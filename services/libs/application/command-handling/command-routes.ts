import {
  editAccountAt,
  issueRecoveryLinkAt,
  noteOnAccountAt,
  renewInvitationAt,
  requireTotpAt,
  resetAccountAt,
  withdrawInvitationAt,
} from './account/account-changes.ts';
import { BeginBulkActHandler } from './bulk-act/begin-bulk-act.ts';
import { BeginImportHandler } from './bulk-act/begin-import.ts';
import { decideCancelImported } from './booking/cancel-imported.ts';
import { ImportBookingHandler, PreviewImportHandler } from './booking/import-booking.ts';
import { BookTourHandler } from './booking/book-tour.ts';
import { bookingStreams } from './booking/booking-streams.ts';
import { type CommandRoute, decidedBy, decidedIn, handledBy } from './engine/command-route.ts';
import {
  CreateAccount,
  EditAccount,
  IssueRecoveryLink,
  NoteOnAccount,
  RenewInvitation,
  RequireTotp,
  ResetAccount,
  WithdrawInvitation,
} from './account/account.commands.ts';
import {
  BookTour,
  type BookTourRefused,
  CancelImported,
  ChangeHold,
  type ChangeHoldRefused,
  ConfirmBooking,
  type ConfirmBookingRefused,
  CorrectContact,
  HandOutManageLink,
  ExpireHold,
  ExtendHold,
  type ExtendHoldRefused,
  HoldBooking,
  type HoldBookingRefused,
  ImportBooking,
  ModifyBooking,
  type ModifyBookingRefused,
  MoveWithDeparture,
  PreviewBookingUndo,
  PreviewImport,
  RebookBooking,
  type RebookBookingRefused,
  ReleaseHold,
  RestoreAfterBulk,
  RestoreWithDeparture,
  SeatRequest,
  type SeatRequestRefused,
  UndoBookingChange,
  type UndoBookingRefused,
  UndoOwnCancellation,
  type UndoOwnRefused,
} from './booking/booking.commands.ts';
import { RejectReview, ReplyToReview, WriteReview } from './review/review.commands.ts';
import { BeginBulkAct, BeginImport } from './bulk-act/bulk-act.commands.ts';
import { SubmitContactMessage } from './contact/contact.commands.ts';
import {
  MoveDeparture,
  PreviewDepartureUndo,
  UndoDepartureChange,
} from './departure/departure.commands.ts';
import { RecordTourViews, StartWhatsAppEnquiry } from './engagement/engagement.commands.ts';
import { ReleaseReservation } from './booking/reservation.commands.ts';
import {
  CreateTour,
  PreviewTourUndo,
  UndoTourChange,
  type UndoTourRefused,
} from './tour/tour.commands.ts';
import * as bookingCommands from './booking/booking.commands.ts';
import * as bulkActCommands from './bulk-act/bulk-act.commands.ts';
import * as contactCommands from './contact/contact.commands.ts';
import * as customerCommands from './customer/customer.commands.ts';
import { MergeCustomers, UndoCustomerMerge } from './customer/customer.commands.ts';
import { MergeCustomersHandler, UndoCustomerMergeHandler } from './customer/merge-customers.ts';
import * as departureCommands from './departure/departure.commands.ts';
import * as notificationCommands from './notification/notification.commands.ts';
import * as pickupPlaceCommands from './pickup-place/pickup-place.commands.ts';
import * as savedViewCommands from './saved-view/saved-view.commands.ts';
import * as reviewCommands from './review/review.commands.ts';
import * as tourCommands from './tour/tour.commands.ts';
import {
  ChangeHoldHandler,
  ExtendHoldHandler,
  HoldBookingHandler,
} from './booking/hold-booking.ts';
import { ExpireHoldHandler, ReleaseHoldHandler } from './booking/end-hold.ts';
import { decideContact } from './booking/correct-contact.ts';
import { decideHandOut } from './booking/hand-out-manage-link.ts';
import { CreateAccountHandler } from './account/create-account.ts';
import { CreateTourHandler } from './tour/create-tour.ts';
import { ModifyBookingHandler } from './booking/modify-booking.ts';
import { departuresOfTours, departureStreams } from './departure/departure-streams.ts';
import { decideMove } from './departure/move-departure.ts';
import { MoveWithDepartureHandler } from './booking/move-with-departure.ts';
import { RebookBookingHandler } from './booking/rebook-booking.ts';
import { recordTourViewsAt, startWhatsAppEnquiryAt } from './engagement/record-engagement.ts';
import { ReleaseReservationHandler } from './booking/release-reservation.ts';
import {
  RestoreAfterBulkHandler,
  RestoreWithDepartureHandler,
} from './booking/restore-after-bulk.ts';
import { ConfirmBookingHandler, SeatRequestHandler } from './booking/seat-request.ts';
import { ResendNotification } from './notification/notification.commands.ts';
import { ResendNotificationHandler } from './notification/resend-notification.ts';
import { SubmitContactMessageHandler } from './contact/submit-contact-message.ts';
import { PreviewBookingUndoHandler, UndoBookingHandler } from './booking/undo-booking-change.ts';
import { decideRejection, decideReply, decideReview } from './review/decide-review.ts';
import { reviewStreams, reviewTexts } from './review/review-streams.ts';
import { UndoOwnCancellationHandler } from './booking/undo-own-cancellation.ts';
import { tourStreams } from './tour/tour-streams.ts';
import {
  decideDepartureUndo,
  PreviewDepartureUndoHandler,
} from './departure/undo-departure-change.ts';
import { decideTourUndo, PreviewTourUndoHandler } from './tour/undo-tour-change.ts';

/**
 * The whole write side. A command that needs only its own stream is routed because the `.commands.ts` of its noun
 * exports it. All other commands read more than their own stream. They are listed here, each with its function or
 * class.
 */
export const commandRoutes: readonly CommandRoute[] = [
  ...decidedIn(
    tourCommands,
    departureCommands,
    bookingCommands,
    bulkActCommands,
    contactCommands,
    customerCommands,
    notificationCommands,
    pickupPlaceCommands,
    savedViewCommands,
    reviewCommands,
  ),

  handledBy(CreateTour, (desk) => new CreateTourHandler(desk)),
  decidedBy(UndoTourChange<UndoTourRefused>, tourStreams, decideTourUndo),
  handledBy(PreviewTourUndo, (desk) => new PreviewTourUndoHandler(desk)),

  decidedBy(MoveDeparture, departureStreams, decideMove),
  decidedBy(UndoDepartureChange, departuresOfTours, decideDepartureUndo),
  handledBy(PreviewDepartureUndo, (desk) => new PreviewDepartureUndoHandler(desk)),

  handledBy(HoldBooking<HoldBookingRefused>, (desk) => new HoldBookingHandler(desk)),
  handledBy(ChangeHold<ChangeHoldRefused>, (desk) => new ChangeHoldHandler(desk)),
  handledBy(ExtendHold<ExtendHoldRefused>, (desk) => new ExtendHoldHandler(desk)),
  handledBy(ReleaseHold, (desk) => new ReleaseHoldHandler(desk)),
  handledBy(ExpireHold, (desk) => new ExpireHoldHandler(desk)),
  handledBy(BookTour<BookTourRefused>, (desk) => new BookTourHandler(desk)),
  handledBy(ImportBooking, (desk) => new ImportBookingHandler(desk)),
  handledBy(PreviewImport, (desk) => new PreviewImportHandler(desk)),
  decidedBy(CancelImported, bookingStreams, decideCancelImported),
  handledBy(ModifyBooking<ModifyBookingRefused>, (desk) => new ModifyBookingHandler(desk)),
  handledBy(RebookBooking<RebookBookingRefused>, (desk) => new RebookBookingHandler(desk)),
  handledBy(UndoBookingChange<UndoBookingRefused>, (desk) => new UndoBookingHandler(desk)),
  handledBy(UndoOwnCancellation<UndoOwnRefused>, (desk) => new UndoOwnCancellationHandler(desk)),
  handledBy(PreviewBookingUndo, (desk) => new PreviewBookingUndoHandler(desk)),
  handledBy(MoveWithDeparture, (desk) => new MoveWithDepartureHandler(desk)),
  handledBy(ReleaseReservation, (desk) => new ReleaseReservationHandler(desk)),
  handledBy(ConfirmBooking<ConfirmBookingRefused>, (desk) => new ConfirmBookingHandler(desk)),
  handledBy(SeatRequest<SeatRequestRefused>, (desk) => new SeatRequestHandler(desk)),
  decidedBy(CorrectContact, bookingStreams, decideContact),
  decidedBy(HandOutManageLink, bookingStreams, decideHandOut),

  handledBy(BeginBulkAct, (desk) => new BeginBulkActHandler(desk)),
  handledBy(BeginImport, (desk) => new BeginImportHandler(desk)),
  handledBy(RestoreAfterBulk, (desk) => new RestoreAfterBulkHandler(desk)),
  handledBy(RestoreWithDeparture, (desk) => new RestoreWithDepartureHandler(desk)),

  handledBy(RecordTourViews, recordTourViewsAt),
  handledBy(StartWhatsAppEnquiry, startWhatsAppEnquiryAt),

  decidedBy(WriteReview, reviewTexts, decideReview),
  decidedBy(RejectReview, reviewStreams, decideRejection),
  decidedBy(ReplyToReview, reviewTexts, decideReply),

  handledBy(ResendNotification, (desk) => new ResendNotificationHandler(desk)),
  handledBy(SubmitContactMessage, (desk) => new SubmitContactMessageHandler(desk)),

  handledBy(MergeCustomers, (desk) => new MergeCustomersHandler(desk)),
  handledBy(UndoCustomerMerge, (desk) => new UndoCustomerMergeHandler(desk)),

  handledBy(CreateAccount, (desk) => new CreateAccountHandler(desk)),
  handledBy(EditAccount, editAccountAt),
  handledBy(ResetAccount, resetAccountAt),
  handledBy(RenewInvitation, renewInvitationAt),
  handledBy(WithdrawInvitation, withdrawInvitationAt),
  handledBy(IssueRecoveryLink, issueRecoveryLinkAt),
  handledBy(RequireTotp, requireTotpAt),
  handledBy(NoteOnAccount, noteOnAccountAt),
];
