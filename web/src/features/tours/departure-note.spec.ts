import type { SlotStatus, SlotView } from '@contracts/tour/tour-view.ts';
import { departureNote } from './departure-note.ts';

const slot = (status: SlotStatus, seatsLeft: number | null = null): SlotView => ({
  date: '2026-11-28',
  time: '09:00',
  status,
  seatsLeft,
});

describe('the note on a card about the chosen day', () => {
  it('is left out while the party has room', () => {
    expect(departureNote([slot('available', 9)], 2)).toBeUndefined();
    expect(departureNote([slot('full', 0), slot('available')], 2)).toBeUndefined();
  });

  it('shows how many seats are left when there are few', () => {
    expect(departureNote([slot('limited', 3)], 2)).toEqual({ tone: 'warn', text: '3 seats left' });
    expect(departureNote([slot('limited', 1), slot('full', 0)], 1)?.text).toBe('1 seat left');
  });

  it('shows when the party is larger than the seats left', () => {
    expect(departureNote([slot('limited', 3)], 4)?.text).toBe('Only 3 seats left');
    expect(departureNote([slot('available', 7)], 12)?.text).toBe('Only 7 seats left');
  });

  it.each([
    [[], 'Not on this day'],
    [[slot('full', 0), slot('past')], 'Fully booked'],
    [[slot('closed'), slot('past')], 'Closed this day'],
    [[slot('past')], 'Too late to book'],
  ])('shows why the tour cannot be booked (%#)', (slots, text) => {
    expect(departureNote(slots, 2)?.text).toBe(text);
  });
});
