/** There is no notification with this id. */
export interface NotificationNotFound {
  readonly code: 'NotificationNotFound';
}

/** This attempt may not be made: it is too early, too late, or another worker is making it. */
export interface NotificationNotDue {
  readonly code: 'NotificationNotDue';
}

/** This attempt is not the current one. */
export interface NotificationNotHandedOver {
  readonly code: 'NotificationNotHandedOver';
}

/** The e-mail is being handed to the mail server, or the mail server may already have it. */
export interface NotificationUnderWay {
  readonly code: 'NotificationUnderWay';
}

/** The mail server accepted the e-mail. */
export interface NotificationAlreadySent {
  readonly code: 'NotificationAlreadySent';
}

/** The e-mail was dismissed. */
export interface NotificationIsDismissed {
  readonly code: 'NotificationIsDismissed';
}
