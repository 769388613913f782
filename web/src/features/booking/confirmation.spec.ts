import { readConfirmation } from './confirmation.ts';

const read = (search: string) => readConfirmation(new URLSearchParams(search));

describe('what the thank-you page is told', () => {
  it('reads tour, day, guests, e-mail and reference', () => {
    expect(
      read('tour=Spice+Farm&date=2026-11-28&guests=3&email=a%40b.tz&reference=ZBL-74100680'),
    ).toEqual({
      tour: 'Spice Farm',
      date: '2026-11-28',
      guests: 3,
      email: 'a@b.tz',
      reference: 'ZBL-74100680',
      isRequest: false,
    });
    expect(read('status=pending').isRequest).toBe(true);
  });

  it('says nothing of what nobody could have been sent', () => {
    expect(read('date=2026-02-30&guests=-2&reference=%3Cscript%3E')).toMatchObject({
      date: null,
      guests: null,
      reference: '',
    });
  });
});
