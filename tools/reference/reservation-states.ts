import { bookingDecider } from '../../services/libs/domain/booking/booking.decider.ts';
import {
  type BookingState,
  heldReservation,
  holdOf,
  isSpent,
} from '../../services/libs/domain/booking/booking.state.ts';
import { departureDecider } from '../../services/libs/domain/departure/departure.decider.ts';
import type { DepartureState } from '../../services/libs/domain/departure/departure.state.ts';
import {
  bookTour,
  cancelBooking,
  departure,
  modifyBooking,
} from '../../test/support/stories/booking-story.ts';
import { changeHold, holdBooking } from '../../test/support/stories/hold-story.ts';
import { code, head, link, table } from './markdown.ts';

/** The states of a departure and of a booking. */
interface Story {
  readonly booking: BookingState;
  readonly departure: DepartureState;
}

interface Step {
  readonly command: string;
  /** Whether the handlers send the command at this point. */
  readonly isSent: (story: Story) => boolean;
  readonly take: (story: Story) => { readonly story: Story; readonly outcome: string };
}

export interface Transition {
  readonly from: string;
  readonly command: string;
  /** The events that the command stored, or the code of its refusal in brackets. */
  readonly outcome: string;
  readonly to: string;
}

const { reservationId, bookingNumber } = bookTour();
const beginning = 'Not reserved';
/** After the end of every hold of the story. */
const overdueLong = '2026-11-20T10:00:00.000Z';

const onDeparture = (command: Parameters<typeof departureDecider.decide>[0]): Step['take'] => {
  return ({ booking, departure: state }) => {
    const decision = departureDecider.decide(command, state);
    if (!decision.accepted) return refused({ booking, departure: state }, decision.refusal.code);
    const after = decision.events.reduce(departureDecider.evolve, state);
    return { story: { booking, departure: after }, outcome: outcomeOf(decision.events) };
  };
};

const onBooking = (command: Parameters<typeof bookingDecider.decide>[0]): Step['take'] => {
  return ({ booking: state, departure: seats }) => {
    const decision = bookingDecider.decide(command, state);
    if (!decision.accepted)
      return refused({ booking: state, departure: seats }, decision.refusal.code);
    const after = decision.events.reduce(bookingDecider.evolve, state);
    return { story: { booking: after, departure: seats }, outcome: outcomeOf(decision.events) };
  };
};

const held = holdBooking({ reservationId });

const isOpen = ({ departure: { seats } }: Story) => seats.open(reservationId) !== undefined;
const isBooked = ({ booking }: Story) => heldReservation(booking) === reservationId;
const isHeld = (story: Story) => isBooked(story) && holdOf(story.booking) !== undefined;

/** The commands that concern one reservation, each with the states in which the handlers send it. */
const steps: readonly Step[] = [
  {
    command: 'ReserveSeats',
    isSent: ({ booking }) => !isSpent(booking, reservationId),
    take: onDeparture({
      type: 'ReserveSeats',
      ...{ reservationId, bookingNumber, seats: 2, tourCapacity: 20, force: false },
    }),
  },
  { command: 'HoldBooking', isSent: isOpen, take: onBooking(held) },
  {
    command: 'ExtendHold',
    isSent: isHeld,
    take: onBooking({ type: 'ExtendHold', now: held.now, by: 'customer', tour: held.tour }),
  },
  {
    command: 'ChangeHold',
    isSent: isHeld,
    take: onBooking(changeHold({ slot: { ...held.slot, time: '14:00' } })),
  },
  {
    command: 'ReleaseHold',
    isSent: isHeld,
    take: onBooking({ type: 'ReleaseHold', now: held.now, by: 'customer' }),
  },
  {
    command: 'ExpireHold',
    isSent: isHeld,
    take: onBooking({ type: 'ExpireHold', now: overdueLong, by: 'system' }),
  },
  { command: 'BookTour', isSent: isOpen, take: onBooking(bookTour()) },
  { command: 'ModifyBooking', isSent: isBooked, take: onBooking(modifyBooking({ time: '14:00' })) },
  { command: 'CancelBooking', isSent: isBooked, take: onBooking(cancelBooking) },
  {
    command: 'AbandonReservation',
    isSent: isOpen,
    take: onBooking({ type: 'AbandonReservation', reservationId, departure }),
  },
  {
    command: 'ReleaseSeats',
    isSent: ({ booking }) => isSpent(booking, reservationId),
    take: onDeparture({ type: 'ReleaseSeats', reservationId }),
  },
];

/** Returns every transition of a reservation, found by running the deciders from their initial states. */
export function reservationTransitions(): readonly Transition[] {
  const transitions = new Map<string, Transition>();
  const seen = new Set<string>();
  const ahead: Story[] = [
    { booking: bookingDecider.initialState, departure: departureDecider.initialState },
  ];
  for (let story = ahead.shift(); story !== undefined; story = ahead.shift()) {
    const from = stateOf(story);
    const place = `${from} ${story.booking.status} ${String(holdOf(story.booking)?.isOpen)}`;
    if (seen.has(place)) continue;
    seen.add(place);
    for (const { command, isSent, take } of steps) {
      if (!isSent(story)) continue;
      const { story: after, outcome } = take(story);
      const transition = { from, command, outcome, to: stateOf(after) };
      if (outcome !== '') transitions.set(Object.values(transition).join(' '), transition);
      ahead.push(after);
    }
  }
  return [...transitions.values()];
}

/** docs/reference/reservations.md: how a booking takes and releases seats, on one page. */
export function reservationsPage(): string {
  const transitions = reservationTransitions();
  const [changes, refusals] = [false, true].map((isRefusal) =>
    transitions.filter(({ outcome }) => outcome.startsWith('[') === isRefusal),
  );
  const arrows = (changes ?? []).map(
    ({ from, command, to }) => `  ${idOf(from)} --> ${idOf(to)}: ${command}\n`,
  );
  const names = [...new Set((changes ?? []).flatMap(({ from, to }) => [from, to]))];
  return `${head(
    'How seats are reserved, booked and released',
    `A seat belongs to a departure and a booking to a traveller: two streams, which not every store can write in one step. So seats are reserved on the departure first, under a name that is made from the command; then the booking takes that name. Seats are released only after the booking’s stream says that it does not need them any more (${link('ADR 4', 'docs/adr/0004-reserve-seats-before-placing-the-booking.md')}, ${link('correctness rules', 'docs/rules/correctness.md')} 5 and 9).`,
  )}
The states of one reservation, as the deciders of both streams answer:

\`\`\`mermaid
stateDiagram-v2
${names.map((name) => `  state "${name}" as ${idOf(name)}\n`).join('')}  [*] --> ${idOf(beginning)}
${arrows.join('')}\`\`\`

${table(
  ['From', 'Command', 'Stored', 'To'],
  (changes ?? []).map(({ from, command, outcome, to }) => [from, code(command), outcome, to]),
)}
## What is refused

A slow writer finds that its reservation was given up. It reserves again under the next name, so no seat is lost or taken twice.

${table(
  ['State', 'Command', 'Refusal'],
  (refusals ?? []).map(({ from, command, outcome }) => [
    from,
    code(command),
    code(outcome.slice(1, -1)),
  ]),
)}
## Where each step is

${table(['Step', 'Sent by', 'Decided in'], placesOfSteps())}`;
}

/** Where the handler and the decider of each step are. */
function placesOfSteps(): readonly (readonly string[])[] {
  return [
    [
      'Reserve and book',
      file('command-handling/booking/take-seats.ts'),
      `${decided('departure', 'reserve-seats')}, ${decided('booking', 'book-tour')}`,
    ],
    [
      'Hold seats before the booking is placed',
      file('command-handling/booking/hold-booking.ts'),
      decided('booking', 'hold-booking'),
    ],
    [
      'Take over the hold’s reservation',
      file('command-handling/booking/book-tour.ts'),
      decided('booking', 'book-tour'),
    ],
    [
      'End a hold that is not needed any more or whose time is over',
      file('command-handling/booking/end-hold.ts'),
      decided('booking', 'end-hold'),
    ],
    [
      'Change the departure or the party',
      `${file(
        'command-handling/booking/modify-booking.ts',
      )}, which takes new seats before the old ones are released`,
      decided('booking', 'modify-booking'),
    ],
    [
      'Give up what a refused command reserved',
      file('command-handling/booking/give-up-reservation.ts'),
      decided('booking', 'abandon-reservation'),
    ],
    [
      'Release what a booking dropped',
      file('policies/release-seats-on-reservation-let-go.policy.ts'),
      decided('departure', 'release-seats'),
    ],
    [
      'Give up what a killed process reserved, after a while',
      file('policies/reconcile-reservations.ts'),
      decided('booking', 'abandon-reservation'),
    ],
  ];
}

function refused(story: Story, refusal: string): ReturnType<Step['take']> {
  return { story, outcome: `[${refusal}]` };
}

function outcomeOf(events: readonly { readonly type: string }[]): string {
  return events.map(({ type }) => code(type)).join(', ');
}

/** The state of the reservation, in words. */
function stateOf(story: Story): string {
  const { booking, departure: seats } = story;
  if (seats.seats.isReleased(reservationId)) return 'Released';
  if (!isOpen(story)) return beginning;
  if (isHeld(story)) return 'Held';
  if (isBooked(story)) return 'Booked';
  if (booking.abandonedReservations.includes(reservationId)) return 'Given up';
  return booking.droppedReservations.includes(reservationId) ? 'Let go' : 'Reserved';
}

function idOf(name: string): string {
  return name.replaceAll(' ', '');
}

function file(path: string): string {
  const name = path.split('/').at(-1) ?? path;
  return link(name, `services/libs/application/${path}`);
}

function decided(noun: string, command: string): string {
  return link(`${command}.ts`, `services/libs/domain/${noun}/commands/${command}.ts`);
}
