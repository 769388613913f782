import { categoryNamed } from '../../../../test/support/category-named.ts';
import { guestsAfter, noGuests } from './guest-ids.ts';

const adults = categoryNamed('Adults (10+)');
const children = categoryNamed('3-9 years');
const party = (adultCount: number, childCount: number) => [
  { ...adults, count: adultCount },
  { ...children, count: childCount },
];
const numbers = (list: typeof noGuests) => list.guests.map(({ guestNo }) => guestNo);

describe('the travellers of a booking', () => {
  it('are numbered in the order of the party', () => {
    expect(guestsAfter(noGuests, party(2, 1))).toEqual({
      guests: [
        { guestNo: 1, categoryId: adults.categoryId },
        { guestNo: 2, categoryId: adults.categoryId },
        { guestNo: 3, categoryId: children.categoryId },
      ],
      lastNo: 3,
    });
  });

  it('keep their numbers when others join or leave', () => {
    const booked = guestsAfter(noGuests, party(2, 1));
    const fewer = guestsAfter(booked, party(1, 1));
    expect(numbers(fewer)).toEqual([1, 3]);
    expect(numbers(guestsAfter(booked, party(3, 1)))).toEqual([1, 2, 4, 3]);
  });

  it('never get the number of a traveller who left', () => {
    const fewer = guestsAfter(guestsAfter(noGuests, party(2, 1)), party(1, 1));
    expect(numbers(guestsAfter(fewer, party(2, 1)))).toEqual([1, 4, 3]);
  });
});
