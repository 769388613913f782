import { whatsAppLink } from './whatsapp-link.ts';

const enquiry = {
  tourTitle: 'Spices, Kidichi & Lunch',
  travellers: '2 × Adult (12+)',
  tourLink: 'https://site.example/tour/spice-kidichi-lunch',
};
const textOf = (date: string | null) =>
  new URL(whatsAppLink('255000000000', { ...enquiry, date })).searchParams.get('text');

describe('the question that is already written', () => {
  it('names tour, day, travellers and where the tour is found', () => {
    expect(textOf('2026-11-28')).toBe(
      [
        'Hello! I would like to book this tour:',
        'Tour: Spices, Kidichi & Lunch',
        'Preferred date: Nov 28, 2026',
        'Travellers: 2 × Adult (12+)',
        'Link: https://site.example/tour/spice-kidichi-lunch',
      ].join('\n'),
    );
  });

  it('says so where no day is decided', () => {
    expect(textOf(null)).toContain('Preferred date: not decided yet');
  });

  it('goes to the operator', () => {
    expect(whatsAppLink('255000000000', { ...enquiry, date: null })).toMatch(
      /^https:\/\/wa\.me\/255000000000\?text=/,
    );
  });
});
