import { summaryOf } from './tour-problems.ts';

describe('the summary of problems', () => {
  it.each([
    ['title', 'Title'],
    ['faq.0.answer', 'FAQ 1'],
    ['pricingStructure.ageRates.3.price', 'Pricing Structure 4'],
    ['pricingStructure.groupRates.2.ageRates.1.price', 'Pricing Structure 3, line 2'],
  ])('names %s as %s', (field, place) => {
    expect(summaryOf([{ field, message: 'Write it' }])).toEqual([
      { message: `${place}: Write it` },
    ]);
  });
});
