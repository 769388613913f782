import fc from 'fast-check';
import type { ActorKind } from '../actor.ts';
import type { BookingEvent } from '../booking/booking.events.ts';
import {
  type DatedCommand,
  isAboutOwnChange,
  isCoveredByAnother,
  mergedMs,
  timesToNotify,
  commandsCovered,
} from './merged-changes.ts';
import type { RecipientRole } from './notification-subject.ts';

/** This many seconds after the beginning of a test. */
function at(seconds: number): string {
  return new Date(Date.parse('2026-11-20T09:00:00.000Z') + 1_000 * seconds).toISOString();
}

const types = {
  move: 'BookingRescheduled',
  party: 'PartyChanged',
  contact: 'ContactCorrected',
  cancel: 'BookingCancelled',
  undo: 'BookingRebooked',
} as const;
type What = keyof typeof types;

function command(what: What, seconds: number, by: ActorKind = 'customer'): DatedCommand {
  const data = what === 'contact' ? { changed: ['phone'] } : {};
  const event = { type: types[what], data } as unknown as BookingEvent;
  return { commandId: `${what} ${by} ${seconds}`, by, at: at(seconds), events: [event] };
}

const secondsOf = (history: readonly DatedCommand[], recipient: RecipientRole = 'traveller') =>
  [...timesToNotify(history, recipient).values()].map(
    (time) => (Date.parse(time) - Date.parse(at(0))) / 1_000,
  );

describe('the times of e-mails about a traveller’s own changes', () => {
  it.each<[string, readonly DatedCommand[], readonly number[]]>([
    ['the first change is sent at once', [command('move', 10)], [10]],
    [
      'changes in the next five minutes are sent together when the five minutes end',
      [command('move', 0), command('party', 20), command('contact', 299)],
      [0, 300, 300],
    ],
    [
      'changes in the five minutes after a merged e-mail are sent when those five minutes end',
      [command('move', 0), command('move', 20), command('move', 310), command('move', 590)],
      [0, 300, 600, 600],
    ],
    [
      'a change after a quiet time is sent at once',
      [command('move', 0), command('move', 300), command('move', 900)],
      [0, 300, 900],
    ],
    [
      'of two changes at the same moment, only the first is sent at once',
      [command('move', 0), command('party', 0)],
      [0, 300],
    ],
    [
      'if the clock was set back, a change is sent at once',
      [command('move', 0), command('move', 10), command('move', -86_400)],
      [0, 300, -86_400],
    ],
    [
      'the first cancellation is not merged; later changes and cancellations are merged',
      [
        ...[command('cancel', 0), command('undo', 10), command('cancel', 20)],
        ...[command('undo', 30), command('move', 40), command('cancel', 400)],
      ],
      [10, 310, 310, 310, 610],
    ],
    [
      'a cancellation after staff undid an earlier one is not merged',
      [command('cancel', 0), command('undo', 10, 'admin'), command('cancel', 20)],
      [],
    ],
    [
      'changes by staff and a first cancellation are not merged',
      [command('move', 0, 'admin'), command('cancel', 5)],
      [],
    ],
  ])('%s', (_, history, seconds) => {
    expect(secondsOf(history)).toEqual(seconds);
  });

  it('an e-mail about a second cancellation may wait, an e-mail about the first one may not', () => {
    const history = [command('cancel', 0), command('undo', 10), command('cancel', 20)];
    const isOwn = history.map(({ commandId }) =>
      isAboutOwnChange(history, { commandId, recipient: 'operator' }),
    );
    expect(isOwn).toEqual([false, true, true]);
  });

  it('the operator’s e-mail does not wait after a change that only the traveller gets an e-mail about', () => {
    expect(secondsOf([command('contact', 0), command('move', 10)], 'operator')).toEqual([10]);
  });
});

const anyCommand = fc.record({
  what: fc.constantFrom<What>('move', 'party', 'contact', 'undo'),
  pause: fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 1_000 })),
  by: fc.constantFrom<ActorKind>('customer', 'customer', 'customer', 'admin'),
});

/** A booking's stream, with some seconds between the commands. */
const histories = fc.array(anyCommand, { minLength: 1, maxLength: 40 }).map((wanted) => {
  let seconds = 0;
  return wanted.map(({ what, pause, by }, index) => {
    seconds += pause;
    return { ...command(what, seconds, by), commandId: String(index) };
  });
});

/** The e-mails that are sent if a worker handles every notification as soon as it is due. */
function sentOnTime(history: readonly DatedCommand[], recipient: RecipientRole) {
  const times = timesToNotify(history, recipient);
  return [...times].flatMap(([commandId, time]) => {
    // The worker sees only what has happened up to this moment.
    const known = history.filter((each) => each.at <= time);
    return isCoveredByAnother(known, { commandId, recipient }, time) ? [] : [{ commandId, time }];
  });
}

describe('the e-mails about a traveller’s own changes', () => {
  const recipients = ['traveller', 'operator'] as const;

  it('are sent at most once in five minutes, and no later than five minutes after each change', () => {
    fc.assert(
      fc.property(histories, fc.constantFrom(...recipients), (history, recipient) => {
        const sent = sentOnTime(history, recipient).map(({ time }) => Date.parse(time));
        for (const [index, time] of sent.slice(1).entries()) {
          expect(time - Number(sent[index])).toBeGreaterThanOrEqual(mergedMs);
        }
        for (const { commandId, at: changedAt } of history) {
          const time = timesToNotify(history, recipient).get(commandId);
          if (time === undefined) continue;
          expect(Date.parse(time) - Date.parse(changedAt)).toBeLessThanOrEqual(mergedMs);
        }
      }),
    );
  });

  it('cover every change, alone or together with others', () => {
    fc.assert(
      fc.property(
        histories.filter((all) => all.every(({ by }) => by === 'customer')),
        fc.constantFrom(...recipients),
        (history, recipient) => {
          const told = sentOnTime(history, recipient).flatMap(({ commandId }) =>
            commandsCovered(history, { commandId, recipient }),
          );
          expect(told).toEqual([...timesToNotify(history, recipient).keys()]);
        },
      ),
    );
  });

  it('are merged into the last e-mail if all of them were due before the worker started again', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const recipient = 'traveller';
        const now = at(1_000_000);
        const sent = [...timesToNotify(history, recipient).keys()].filter(
          (commandId) => !isCoveredByAnother(history, { commandId, recipient }, now),
        );
        const last = history.at(-1);
        expect(sent).toEqual(last?.by === 'customer' ? [last.commandId] : []);
      }),
    );
  });

  it('that still wait are merged into the e-mail about a later change by staff, which is sent at once', () => {
    const history = [
      command('move', 0),
      command('party', 10),
      command('move', 20, 'admin'),
      command('contact', 30),
    ];
    const by = (index: number, recipient: RecipientRole) =>
      isCoveredByAnother(
        history,
        { commandId: String(history[index]?.commandId), recipient },
        at(300),
      );
    expect([by(1, 'traveller'), by(3, 'traveller'), by(1, 'operator')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(
      commandsCovered(history, {
        commandId: String(history[3]?.commandId),
        recipient: 'traveller',
      }),
    ).toEqual(['contact customer 30']);
  });
});
