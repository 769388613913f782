import type { NotificationDismissalView } from '@contracts/notification/notification-view.ts';

/** Why an e-mail is not sent, in a sentence. */
export const dismissalWords: Readonly<Record<NotificationDismissalView, string>> = {
  erased: 'The personal data in it was erased, so it cannot be sent.',
  outdated: 'Its content was out of date before it could be sent.',
  unwanted: 'Staff dismissed it.',
  merged: 'A later e-mail about the same booking also covers this change.',
  'daily-limit':
    'Not sent: its address has reached today’s limit of e-mails. The traveller sees this on the booking’s page.',
  bounced: 'Not sent: e-mails to its address came back.',
  'no-address': 'Not sent: the traveller has no e-mail address.',
  complained: 'Not sent: the owner of its address reported our e-mails as unwanted.',
};

/** Returns the sentence for a reason from the history; undefined if the reason is not one of the above. */
export function dismissalInWords(reason: string): string | undefined {
  return Object.entries(dismissalWords).find(([name]) => name === reason)?.[1];
}
