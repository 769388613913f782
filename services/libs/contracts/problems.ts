/** A problem as an HTTP answer contains it (RFC 9457). `title` is a sentence that people can read. */
interface ProblemKind {
  readonly status: number;
  readonly title: string;
}

/**
 * Every refusal and fault that can reach a client, in one table. If the requirements give a text
 * (requirements, section 8), the title is that text.
 */
export const problemKinds = {
  // The request cannot be read.
  MalformedRequest: { status: 400, title: 'The request could not be read' },
  InvalidReference: { status: 400, title: 'Invalid booking reference' },
  IdempotencyKeyMissing: { status: 400, title: 'An Idempotency-Key header is required' },
  IdempotencyKeyInvalid: {
    status: 400,
    title: 'The Idempotency-Key header has 1 to 128 visible characters',
  },
  // The sender of the request is not allowed to do this.
  NotSignedIn: { status: 401, title: 'Please sign in' },
  InvalidCredentials: { status: 401, title: 'Invalid username or password' },
  TotpRequired: { status: 401, title: 'Enter the code from your authenticator app' },
  ProofRequired: {
    status: 401,
    title: 'Please enter the e-mail address the booking was made with',
  },
  ProofRefused: { status: 403, title: 'The reference and the e-mail address do not match' },
  NotAllowed: { status: 403, title: 'Your account is not allowed to do this' },
  CrossSiteRequest: { status: 403, title: 'Requests from other sites are refused' },
  SetUpLinkInvalid: { status: 403, title: 'The set-up link is no longer valid' },
  AccountLinkInvalid: { status: 403, title: 'This link is no longer valid' },
  PasswordNeededAgain: { status: 403, title: 'Please enter your password again' },
  PasswordWrong: { status: 403, title: 'This password is wrong' },
  SecondFactorNeeded: { status: 403, title: 'Please set up an authenticator app first' },
  TotpCodeWrong: { status: 403, title: 'This code is not valid' },
  // The requested resource does not exist.
  NotFound: { status: 404, title: 'There is nothing at this address' },
  PaymentNotFound: { status: 404, title: 'There is no such payment, or it is voided' },
  RefundNotFound: { status: 404, title: 'There is no such refund' },
  BookingNotFound: { status: 404, title: 'Booking not found' },
  TourNotFound: { status: 404, title: 'Tour not found' },
  CustomerNoteNotFound: { status: 404, title: 'There is no such note, or it was removed' },
  NoSuchCustomer: { status: 404, title: 'There is no customer with this id' },
  CustomerNotFound: { status: 404, title: 'We hold no data about this person' },
  DepartureNotFound: { status: 404, title: 'Departure not found' },
  NotificationNotFound: { status: 404, title: 'E-mail not found' },
  SavedViewNotFound: { status: 404, title: 'This view was removed' },
  PickupPlaceNotFound: { status: 404, title: 'Pick-up place not found' },
  ContactMessageNotFound: { status: 404, title: 'There is no message with this id' },
  ReviewNotFound: { status: 404, title: 'There is no review of this booking' },
  AccountNotFound: { status: 404, title: 'Account not found' },
  NothingToUndo: { status: 404, title: 'There is no such entry in this history' },
  BulkActNotFound: { status: 404, title: 'There is no such change of many bookings' },
  ProjectionNotFound: { status: 404, title: 'There is no list or figure of this name' },
  MethodNotAllowed: { status: 405, title: 'This address does not answer this method' },
  // A business rule refuses the request. The answer contains the data that a client needs to offer an alternative.
  AlreadyMerged: {
    status: 409,
    title: 'One of the customers was merged with another one: load the customer again',
  },
  SavedViewExists: { status: 409, title: 'There already is a view with this name' },
  TooManySavedViews: { status: 409, title: 'There are 20 saved views: remove one first' },
  PickupPlaceExists: { status: 409, title: 'There already is a pick-up place with this name' },
  TooManyPickupPlaces: { status: 409, title: 'The list of pick-up places is full' },
  DepartureFull: { status: 409, title: 'Not enough seats are left on this departure' },
  DepartureClosed: { status: 409, title: 'This departure takes no more bookings' },
  DepartureCalledOff: { status: 409, title: 'This departure has been cancelled or moved' },
  DisruptionRunning: {
    status: 409,
    title: 'The bookings of this departure are still being changed: wait, or stop that first',
  },
  BulkActRunning: {
    status: 409,
    title: 'This change of many bookings is still running: wait, or stop it first',
  },
  BulkActChangedNothing: {
    status: 409,
    title: 'This changed no booking, so there is nothing to undo',
  },
  MoneyCollected: {
    status: 409,
    title: 'Money was collected for this booking: refund it first',
  },
  TooManyTags: { status: 409, title: 'A booking has at most 10 tags: remove one first' },
  NotCalledOff: { status: 409, title: 'This departure was not cancelled or moved as a whole' },
  NetworkShareReached: {
    status: 409,
    title: 'Many seats on this departure were booked from your network: please contact us for more',
  },
  HasEmailAddress: {
    status: 409,
    title: 'This traveller has an e-mail address: send them an e-mail with the link',
  },
  HoldEnded: { status: 409, title: 'The seats are not held for you any more' },
  HoldNotNeeded: { status: 409, title: 'Enough seats are free, so no seats are held' },
  HoldAlreadyExtended: { status: 409, title: 'The seats can be held for longer only once' },
  SeatsNotHeld: {
    status: 409,
    title: 'This request has no seats yet: open the link in our e-mail to take them',
  },
  RequestIsOver: {
    status: 409,
    title: 'A request without seats cannot be rebooked: please make a new booking',
  },
  TourNotBookable: { status: 409, title: 'This tour cannot be booked at the moment' },
  PriceChanged: { status: 409, title: 'The price has changed' },
  BookingIsCancelled: { status: 409, title: 'This booking is cancelled' },
  AlreadyStarted: { status: 409, title: 'This departure has already started' },
  ImportUndone: {
    status: 409,
    title: 'This import is undone: start a new one with the same file',
  },
  ChangedSinceImport: {
    status: 409,
    title: 'This booking was changed after the import, so it was left as it is',
  },
  NotCancelled: { status: 409, title: 'Only a cancelled booking can be rebooked' },
  NotPending: { status: 409, title: 'This booking is not waiting for confirmation' },
  NotConfirmed: { status: 409, title: 'This booking is not confirmed yet' },
  NotCheckedIn: {
    status: 409,
    title: 'A tour can be reviewed by travellers who took part in it',
  },
  ReviewPeriodOver: { status: 409, title: 'This review can no longer be changed' },
  ReviewIsWithdrawn: { status: 409, title: 'The traveller has withdrawn this review' },
  MarkedAsNoShow: { status: 409, title: 'The travellers are marked as no-shows' },
  GuestsAreCheckedIn: { status: 409, title: 'The travellers are checked in' },
  PaymentIsRefunded: {
    status: 409,
    title: 'This payment was refunded: void the refund first',
  },
  NotANoShow: { status: 409, title: 'The travellers are not marked as no-shows' },
  NothingOwed: { status: 409, title: 'No amount is due' },
  RefundExceedsCollected: { status: 409, title: 'You cannot refund more than was collected' },
  CapacityBelowSeatsTaken: { status: 409, title: 'More seats than that are already booked' },
  CustomerErased: { status: 409, title: 'This customer’s personal data was erased' },
  NothingLeftToExport: { status: 409, title: 'There is no data left to export' },
  TourIsDeleted: { status: 409, title: 'This tour is deleted' },
  NotUndoable: { status: 409, title: 'This cannot be undone' },
  UndoTooLate: { status: 409, title: 'The hour in which this could be undone has passed' },
  ChangedSince: { status: 409, title: 'This was changed again afterwards' },
  NotificationAlreadySent: { status: 409, title: 'This e-mail was already sent' },
  NotificationUnderWay: { status: 409, title: 'This e-mail is being sent at this moment' },
  NotificationIsDismissed: { status: 409, title: 'This e-mail was already dismissed' },
  UsernameTaken: { status: 409, title: 'This username is already taken' },
  InvitationUsed: {
    status: 409,
    title: 'This person already has a password. Reset it if they need a new one',
  },
  LastOwner: { status: 409, title: 'First make another owner: there must always be one' },
  TotpIsOn: { status: 409, title: 'Sign-in codes are already turned on' },
  TotpNotOffered: { status: 409, title: 'Start again to get a new secret for your app' },
  TotpIsRequired: { status: 409, title: 'Your role needs codes from an authenticator app' },
  OwnTotpMissing: { status: 409, title: 'Set up an authenticator app for yourself first' },
  TotpIsOff: { status: 409, title: 'Sign-in codes are not turned on' },
  // Somebody else changed the resource first, or the request does not name the revision that the client saw.
  RevisionMismatch: { status: 412, title: 'This was changed by someone else meanwhile' },
  IfMatchMissing: { status: 428, title: 'An If-Match header with the revision is required' },
  RequestTooSlow: { status: 408, title: 'The request took too long to arrive' },
  BodyTooLarge: { status: 413, title: 'The request is too large' },
  HeadersTooLarge: { status: 431, title: 'The headers of the request are too large' },
  ImageTooLarge: { status: 413, title: 'Failed to upload image' },
  ImportTooLarge: { status: 413, title: 'The file is too large: it may have 1 MB' },
  ImageKindNotAllowed: { status: 415, title: 'Failed to upload image' },
  UnsupportedMediaType: { status: 415, title: 'The request body must be JSON' },
  // A field has a fault. If a required field is missing, the title is the text from the requirements.
  InvalidFields: { status: 422, title: 'Some fields cannot be accepted' },
  ImportNotReadable: { status: 422, title: 'This file cannot be read as a table' },
  ImageNotUsable: { status: 422, title: 'Failed to upload image' },
  PastDate: { status: 422, title: 'This date can no longer be booked' },
  NotAStartTime: { status: 422, title: 'The tour does not start at this time' },
  UnknownCategory: { status: 422, title: 'The tour has no such traveller category' },
  PartyTooLarge: { status: 422, title: 'Max {maxGuests} travelers' },
  GuestsOutOfRange: { status: 422, title: 'Choose between {min} and {max} travellers' },
  EmailNotChangeable: { status: 422, title: 'The e-mail address can only be changed by staff' },
  KeyReused: { status: 422, title: 'This Idempotency-Key was used for another request' },
  // Not possible now; the client can try again later.
  TooManyRequests: { status: 429, title: 'Too many attempts. Please try again later' },
  OutcomeUnknown: { status: 503, title: 'We could not confirm the outcome. Please try again' },
  TimedOut: { status: 503, title: 'This took too long, so it was not done. Please try again' },
  Unavailable: { status: 503, title: 'This cannot be answered at the moment. Please try again' },
  NotReady: { status: 503, title: 'The product is starting. Please try again' },
  Unexpected: {
    status: 500,
    title: 'Something went wrong. Please try again or contact us directly.',
  },
} as const satisfies Readonly<Record<string, ProblemKind>>;

export type ProblemCode = keyof typeof problemKinds;

/** The body of every answer that is not a success, as `application/problem+json`. */
export interface ProblemView {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly code: ProblemCode;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  /** The data that a client needs to offer an alternative. */
  readonly [extension: string]: unknown;
}
