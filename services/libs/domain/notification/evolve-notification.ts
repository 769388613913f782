import type { NotificationEvent, NotificationQueued } from './notification.events.ts';
import { subjectOf } from './notification-subject.ts';
import type { KnownNotification, NotificationState } from './notification.state.ts';

export function evolveNotification(
  state: NotificationState,
  event: NotificationEvent,
): NotificationState {
  if (event.type === 'NotificationQueued') {
    return queued(state, event.data);
  }
  // A log that begins with another event was not written by this application; the fold must not fail on it.
  return state.status === 'none' ? state : movedOn(state, event);
}

function queued(state: NotificationState, data: NotificationQueued['data']): NotificationState {
  const before = state.status === 'none' ? { attempts: 0 } : factsOf(state);
  return {
    ...before,
    subject: subjectOf(data),
    failures: 0,
    status: 'due',
    dueAt: data.dueAt,
  };
}

function movedOn(
  state: KnownNotification,
  event: Exclude<NotificationEvent, NotificationQueued>,
): NotificationState {
  const facts = factsOf(state);
  switch (event.type) {
    case 'NotificationHandedOver': {
      const { attempt, handedOverAt, contactRevision } = event.data;
      return { ...facts, attempts: attempt, contactRevision, status: 'handed-over', handedOverAt };
    }
    case 'NotificationSent':
      return { ...facts, status: 'sent' };
    case 'NotificationFailed': {
      const { attempt, nextAttemptAt } = event.data;
      const failed = { ...facts, attempts: attempt, failures: facts.failures + 1 };
      return nextAttemptAt === undefined
        ? { ...failed, status: 'failed' }
        : { ...failed, status: 'due', dueAt: nextAttemptAt };
    }
    case 'NotificationUnknown':
      return { ...facts, status: 'unknown' };
    case 'NotificationDismissed':
      return { ...facts, status: 'dismissed' };
  }
}

/** The fields that stay the same in every status. */
function factsOf({ subject, attempts, failures, contactRevision }: KnownNotification) {
  return {
    subject,
    attempts,
    failures,
    ...(contactRevision === undefined ? {} : { contactRevision }),
  };
}
