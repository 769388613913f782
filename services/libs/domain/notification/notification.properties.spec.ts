import fc from 'fast-check';
import { at, subject } from '../../../../test/support/stories/notification-story.ts';
import { notificationDecider, type NotificationCommand } from './notification.decider.ts';
import type { NotificationEvent } from './notification.events.ts';

const { initialState, decide, evolve } = notificationDecider;

const attempt = fc.integer({ min: 1, max: 4 });
/** Some times are within the time for an answer, some are later. */
const now = fc.integer({ min: 0, max: 2_000 }).map(at);

const anyCommand: fc.Arbitrary<NotificationCommand> = fc.oneof(
  fc.record({
    type: fc.constant('QueueNotification' as const),
    subject: fc.constant(subject),
    now,
  }),
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('HandOverNotification' as const),
      attempt,
      contactRevision: fc.constant(1),
      now,
    }),
  },
  fc.record({ type: fc.constant('NoteNotificationSent' as const), attempt }),
  fc.record({
    type: fc.constant('NoteNotificationFailed' as const),
    attempt,
    reason: fc.constant('451'),
    isFinal: fc.boolean(),
    now,
  }),
  fc.record(
    {
      type: fc.constant('NoteNotificationUnknown' as const),
      attempt,
      now,
      reason: fc.constant('x'),
    },
    { requiredKeys: ['type', 'attempt', 'now'] },
  ),
  fc.constant<NotificationCommand>({ type: 'DismissNotification', reason: 'erased' }),
  fc.record({ type: fc.constant('RetryNotification' as const), now }),
);

const begun: NotificationCommand = { type: 'QueueNotification', subject, now: at(0) };

function eventsOf(commands: readonly NotificationCommand[]): readonly NotificationEvent[] {
  const events: NotificationEvent[] = [];
  let state = initialState;
  for (const command of [begun, ...commands]) {
    const decision = decide(command, state);
    if (decision.accepted) {
      events.push(...decision.events);
      state = decision.events.reduce(evolve, state);
    }
  }
  return events;
}

const anyEvent: fc.Arbitrary<NotificationEvent> = fc.oneof(
  fc.constant<NotificationEvent>({
    type: 'NotificationQueued',
    data: { ...subject, dueAt: at(0) },
  }),
  attempt.map((each) => ({
    type: 'NotificationHandedOver' as const,
    data: { attempt: each, handedOverAt: at(0), contactRevision: 0 },
  })),
  attempt.map((each) => ({ type: 'NotificationSent' as const, data: { attempt: each } })),
  attempt.map((each) => ({
    type: 'NotificationFailed' as const,
    data: { attempt: each, reason: '451', nextAttemptAt: at(1) },
  })),
  attempt.map((each) => ({
    type: 'NotificationUnknown' as const,
    data: { attempt: each, reason: 'x' },
  })),
  fc.constant<NotificationEvent>({ type: 'NotificationDismissed', data: { reason: 'erased' } }),
);

describe('after any sequence of commands, a notification', () => {
  it('is handed over again only after a known refusal, or when staff request it after an unknown outcome', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 60, size: 'max' }), (commands) => {
        const events = eventsOf(commands);
        const offers = events.flatMap(({ type }, index) =>
          type === 'NotificationHandedOver' ? [index] : [],
        );
        for (const [which, offer] of offers.entries()) {
          const between = events.slice(offer + 1, offers[which + 1] ?? offer + 1);
          const types = between.map(({ type }) => type);
          const isAllowed =
            types.includes('NotificationFailed') ||
            types.indexOf('NotificationQueued') > types.indexOf('NotificationUnknown');
          expect([types, between.length === 0 || isAllowed]).toEqual([types, true]);
          expect(types).not.toContain('NotificationSent');
        }
      }),
      { numRuns: 500 },
    );
  });

  it('stores no event after it is sent or dismissed', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 60, size: 'max' }), (commands) => {
        const types = eventsOf(commands).map(({ type }) => type);
        const end = types.findIndex(
          (type) => type === 'NotificationSent' || type === 'NotificationDismissed',
        );
        expect(end < 0 || end === types.length - 1).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('from any events in the log', () => {
  it('a notification can be folded', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60, size: 'max' }), (events) => {
        expect(events.reduce(evolve, initialState).status).toBeDefined();
      }),
    );
  });
});
