/** A row of `docs/a-days-work.md`. */
export interface Task {
  readonly task: string;
  /** Where a clerk is when the task comes up. */
  readonly where: string;
  /** The presses that the first review counted; without them, the task was not possible. */
  readonly before?: number;
  readonly how: string;
}

const daySheet = { where: 'phone, day sheet' } as const;
const bookings = { where: 'all bookings' } as const;
const inbox = { where: 'inbox' } as const;
const booking = { where: 'the booking' } as const;

/** The tasks of the day on which the first review counted presses. */
export const tasks = {
  openSheet: {
    task: 'Open the 9:30 day sheet',
    where: 'phone, inbox',
    before: 2,
    how: 'Departures, the departure',
  },
  checkIn: { ...daySheet, task: 'Check in a party', before: 1, how: 'Check in all' },
  undoCheckIn: { ...daySheet, task: 'Undo a check-in', before: 1, how: 'Undo' },
  noShow: { ...daySheet, task: 'Record a no-show', before: 1, how: 'No-show' },
  undoNoShow: { ...daySheet, task: 'Undo a no-show', before: 1, how: 'Undo' },
  collect: {
    ...daySheet,
    task: 'Collect what is due',
    before: 2,
    how: 'Record payment, Record the payment; the amount is filled in',
  },
  bookForCaller: {
    ...bookings,
    task: 'Take a booking by phone',
    before: 8,
    how: 'New booking, tour (2), start time, travellers (2), Make the booking; typed: date, name, phone',
  },
  cancel: {
    ...bookings,
    task: 'Cancel a booking',
    before: 3,
    how: 'Actions, Cancel booking, Cancel booking',
  },
  rebook: {
    ...bookings,
    task: 'Rebook it to another day',
    before: 4,
    how: 'Actions, Rebook, Day after, Rebook booking',
  },
  move: {
    ...bookings,
    task: 'Move a booking to another day',
    before: 4,
    how: 'Actions, Modify, Day after, Save changes',
  },
  callOff: {
    ...inbox,
    task: 'Cancel a departure for the weather',
    before: 6,
    how: 'Departures, the departure, More, Cancel the whole departure, Cancel all bookings; typed: day, reason',
  },
  storm: {
    ...inbox,
    task: 'Cancel 8 departures for a storm',
    before: 48,
    how: 'Departures, Cancel several departures, Cancel 8 departures; typed: day, reason',
  },
  price: {
    ...inbox,
    task: 'Change a price',
    before: 5,
    how: 'Tours, Edit, Update Tour, Save changes; typed: price',
  },
  undo: { ...booking, task: 'Undo a cancellation', before: 3, how: 'Undo, Undo it' },
  whoCancelled: {
    task: 'Answer “who cancelled me?”',
    where: 'any screen',
    before: 2,
    how: 'Ctrl K, Enter; typed: name',
  },
  month: {
    ...inbox,
    task: 'Export a month for the accountant',
    before: 5,
    how: 'Bookings, All, Filters, Export CSV; typed: first and last day of travel',
  },
  erase: {
    where: 'customers',
    task: 'Erase a person',
    before: 4,
    how: 'Export or erase data, Look up, Erase this person, Erase permanently; typed: address, twice',
  },
  invite: {
    ...inbox,
    task: 'Invite a colleague',
    before: 4,
    how: 'Accounts, Invite somebody, Send invitation; typed: username, address',
  },
  colleaguesPassword: {
    ...inbox,
    task: 'Help a colleague who lost the password',
    before: 4,
    how: 'Accounts, Actions, Reset password, Reset password',
  },
  ownersPassword: {
    task: 'Lost password of the only owner',
    where: 'sign-in page',
    how: 'Forgotten password?, Send a link, the link in the e-mail (not counted), Choose password and sign in; typed: address, password',
  },
  ownersPasswordByCommand: {
    task: 'The same without a mail server',
    where: 'the server',
    how: '`npm run accounts -- reset-owner`, its link (not counted), Choose password and sign in; typed: command, password',
  },
  voidPayment: {
    ...booking,
    task: 'Correct a wrong payment',
    how: 'Void, Void the payment; typed: reason',
  },
  voidRefund: {
    ...booking,
    task: 'Correct a wrong refund',
    how: 'Void, Void the refund; typed: reason',
  },
} as const satisfies Readonly<Record<string, Task>>;
