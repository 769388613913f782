import type { HistoryEntryView } from '@contracts/booking/booking-view.ts';
import { type AuditSubjectView, importSubject } from '@contracts/history/audit-view.ts';

/** The words for events whose names would not be clear to staff. */
const words: Readonly<Record<string, string>> = {
  BookingPlaced: 'Booking made',
  BookingRequestedWithoutSeats: 'Request without seats',
  BookingRepriced: 'Price changed',
  ContactCorrected: 'Contact details corrected',
  PartyChanged: 'Travellers changed',
  GuestsCheckedIn: 'Travellers checked in',
  BookingNoteAdded: 'Note added',
  BookingNoteWithdrawn: 'Note withdrawn',
  BookingTagAdded: 'Tag added',
  BookingTagRemoved: 'Tag removed',
  MailedLinksEnded: 'Links in earlier e-mails disabled',
  ManageLinkHandedOut: 'Link for the traveller shown to staff',
  NoShowMarked: 'Noted that nobody came',
  NoShowUndone: 'No-show undone',
  CheckInUndone: 'Check-in undone',
  WriteOffUndone: 'Write-off undone',
  DisruptionProgressed: 'Bookings of the departure changed',
  DisruptionStopped: 'Changing the bookings was stopped',
  DisruptionResumed: 'Changing the bookings was resumed',
  ImportBegun: 'Import of bookings started',
  ImportProgressed: 'Bookings imported',
  ImportUndoBegun: 'Undo of the import started',
  BulkActBegun: 'Bulk cancellation started',
  BulkActProgressed: 'Bulk cancellation continued',
  BulkActStopped: 'Bulk cancellation stopped',
  BulkActResumed: 'Bulk cancellation resumed',
  BulkActUndoBegun: 'Undo of the bulk cancellation started',
  DepartureCapacitySet: 'Capacity of the departure set',
  DepartureNoteChanged: 'Note on the departure changed',
  ReviewSubmitted: 'Review written',
  ReviewRevised: 'Review changed by the traveller',
  ReviewReplied: 'Answer to the review changed',
  ReviewWithdrawn: 'Review withdrawn by the traveller',
  ContactMessageSubmitted: 'Message written',
  ContactMessageAnswered: 'Message answered',
  ContactMessageClosed: 'Message closed',
  ContactMessageReopened: 'Message opened again',
  SavedViewAdded: 'View of bookings saved',
  SavedViewRenamed: 'View of bookings renamed',
  SavedViewRemoved: 'View of bookings removed',
  NotificationQueued: 'E-mail queued',
  NotificationHandedOver: 'E-mail is being sent',
  NotificationSent: 'E-mail sent',
  NotificationFailed: 'E-mail could not be sent',
  NotificationUnknown: 'Not known whether the e-mail was sent',
  NotificationDismissed: 'E-mail dismissed',
  CustomerNoteAdded: 'Note about the customer added',
  CustomerNoteChanged: 'Note about the customer changed',
  CustomerNoteRemoved: 'Note about the customer removed',
  CustomerNoteRestored: 'Note about the customer restored',
  CustomerAbsorbed: 'Merged with another customer',
  CustomerMerged: 'Merged into another customer',
  CustomerMergeUndone: 'Merge with another customer undone',
  CustomerErased: 'Personal data erased',
  CustomerDataExported: 'Personal data downloaded',
  ListExported: 'List downloaded as a file',
  SignInLocked: 'Sign-in locked after wrong passwords',
  SignedOutEverywhere: 'Signed out everywhere',
  AccountRoleChanged: 'Role changed',
  AccountReset: 'Password reset with a new link',
  InvitationRenewed: 'Invited again with a new link',
  InvitationMailed: 'Invitation sent by e-mail',
  LinkNotMailed: 'E-mail with the link could not be sent',
  RecoveryLinkIssued: 'Link for a new password made by a command on the server',
  PasswordLinkMailed: 'Link for a new password sent by e-mail',
  TotpTurnedOn: 'Sign-in codes turned on',
  TotpTurnedOff: 'Sign-in codes turned off',
  TotpRequiredOfRole: 'Sign-in codes required for a role',
  TotpNotRequiredOfRole: 'Sign-in codes no longer required for a role',
};

/** Returns an event's name in words: `BookingRescheduled` → "Booking rescheduled". */
export function actionWords(action: string): string {
  const told = words[action];
  if (told !== undefined) return told;
  const name = action.replaceAll(/(?<=[a-z])([A-Z])/g, ' $1').toLowerCase();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns the words of an entry. An undone cancellation and a cancellation by a bulk act have their own words. */
export function entryWords({
  action,
  bulkActId,
  undoes,
  changes = [],
}: Pick<HistoryEntryView, 'action' | 'bulkActId' | 'undoes'> &
  Partial<Pick<HistoryEntryView, 'changes'>>): string {
  const told = bulkActId === undefined ? undefined : wordsInBulk[action];
  if (told !== undefined) return told;
  if (action === 'NotificationSent' && changes.some(({ after }) => after === 'not sent')) {
    return 'E-mail not sent: no mail server was set up';
  }
  if (action === 'NotificationQueued' && changes.some(({ after }) => after === 'queued again')) {
    return 'E-mail sent again';
  }
  return action === 'BookingRebooked' && undoes !== undefined
    ? 'Cancellation undone'
    : actionWords(action);
}

const wordsInBulk: Readonly<Record<string, string>> = {
  BookingPlaced: 'Imported from a file, without an e-mail',
  BookingCancelled: 'Cancelled in bulk, without an e-mail',
  BookingRebooked: 'Restored by undoing a bulk cancellation, without an e-mail',
};

/** Returns how an entry relates to its cause: the entry followed from the cause, or it undid the cause. */
export function causeWords({ undoes }: Pick<HistoryEntryView, 'undoes'>): string {
  return undoes === undefined ? 'Because of' : 'Undoes';
}

/** Returns who acted, in words for the account that reads the history. */
export function actorWords({ kind, id, name }: HistoryEntryView['actor'], ownId: string): string {
  if (id === ownId) return 'you';
  switch (kind) {
    case 'customer':
      return 'the traveller';
    case 'system':
      return 'the system';
    case 'import':
      return 'an import of tours';
    default:
      return name ?? 'staff';
  }
}

/** Returns the address of the screen that shows the subject; undefined if it has no screen. */
export function subjectPath({ kind, id, title }: AuditSubjectView): string | undefined {
  switch (kind) {
    case 'booking':
      return `/admin/bookings/${title}`;
    case 'departure':
      return `/admin/departures/${id}`;
    case 'notification':
      return `/admin/notifications?open=${id}`;
    case 'tour':
      return `/admin/tours/${id}`;
    case 'bulk-act':
      return title === importSubject ? '/admin/import' : `/admin/suspicious-bookings?act=${id}`;
    case 'pickup-places':
      return '/admin/pickup-places';
    case 'saved-views':
      return '/admin/bookings';
    case 'review':
      return `/admin/reviews/${id}`;
    case 'message':
      return `/admin/messages/${id}`;
    case 'customer':
      return `/admin/customers/${id}`;
    case 'account':
      return undefined;
  }
}

/** The kinds whose screens show only the present. */
const withoutPast: readonly string[] = [
  'notification',
  'bulk-act',
  'pickup-places',
  'saved-views',
  'review',
  'message',
  'customer',
];

/** Returns the address that shows the subject as it was; undefined if its screen cannot show the past. */
export function pastPath(subject: AuditSubjectView, asOf: string): string | undefined {
  const path = subjectPath(subject);
  if (path === undefined || withoutPast.includes(subject.kind)) {
    return undefined;
  }
  const search = `?asOf=${encodeURIComponent(asOf)}`;
  return subject.kind === 'tour' ? `${path}/history${search}` : `${path}${search}`;
}
