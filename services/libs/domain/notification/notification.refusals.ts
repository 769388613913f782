/** There is no notification of this id. */
export interface NotificationNotFound {
  readonly code: 'NotificationNotFound';
}

/** This attempt may not be made: not yet, not any more, or somebody else is at it. */
export interface NotificationNotDue {
  readonly code: 'NotificationNotDue';
}

/** This attempt is not the one under way. */
export interface NotificationNotHandedOver {
  readonly code: 'NotificationNotHandedOver';
}

/** The message is being offered, or may still be. */
export interface NotificationUnderWay {
  readonly code: 'NotificationUnderWay';
}

/** The mail server took the message over. */
export interface NotificationAlreadySent {
  readonly code: 'NotificationAlreadySent';
}

/** Nobody is to be told any more. */
export interface NotificationIsDismissed {
  readonly code: 'NotificationIsDismissed';
}

export type HandOverRefusal = NotificationNotFound | NotificationNotDue;
export type NoteSentRefusal = NotificationNotFound | NotificationNotHandedOver;
export type NoteFailedRefusal =
  NotificationNotFound | NotificationNotHandedOver | NotificationAlreadySent;
export type NoteUnknownRefusal =
  NotificationNotFound | NotificationNotHandedOver | NotificationUnderWay;
export type DismissRefusal = NotificationNotFound | NotificationUnderWay | NotificationAlreadySent;
export type RetryRefusal = DismissRefusal | NotificationIsDismissed;

export type NotificationRefusal =
  | HandOverRefusal
  | NoteSentRefusal
  | NoteFailedRefusal
  | NoteUnknownRefusal
  | DismissRefusal
  | RetryRefusal;
