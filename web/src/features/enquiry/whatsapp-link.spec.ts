import { whatsAppLink } from './whatsapp-link.ts';

const enquiry = {
  tourTitle: 'Spices, Kidichi & Lunch',
  travellers: '2 × Adult (12+)',
  tourLink: 'https://site.example/tour/spice-kidichi-lunch',
};
const textOf = (date: string | null) =>
  new URL(whatsAppLink('255000000000', { ...enquiry, date })).searchParams.get('text');

describe('the prepared text of an enquiry', () => {
  it("names the tour, the day, the travellers and the tour's page", () => {
    expect(textOf('2026-11-28')).toBe(
      [
        'Hello! I would like to book this tour:',
        'Tour: Spices, Kidichi & Lunch',
        'Preferred date: Sat, Nov 28, 2026',
        'Travellers: 2 × Adult (12+)',
        'Link: https://site.example/tour/spice-kidichi-lunch',
      ].join('\n'),
    );
  });

  it('says that no day is chosen yet', () => {
    expect(textOf(null)).toContain('Preferred date: not decided yet');
  });

  it("is sent to the operator's number", () => {
    expect(whatsAppLink('255000000000', { ...enquiry, date: null })).toMatch(
      /^https:\/\/wa\.me\/255000000000\?text=/,
    );
  });
});
