import { summaryOf } from './tour-problems.ts';

describe('what is wrong with a tour', () => {
  it.each([
    ['title', 'Title'],
    ['faq.0.answer', 'FAQ 1'],
    ['pricingStructure.ageRates.3.price', 'Pricing Structure 4'],
    ['pricingStructure.groupRates.2.ageRates.1.price', 'Pricing Structure 3, line 2'],
  ])('at %s is told of %s', (field, place) => {
    expect(summaryOf([{ field, message: 'Write it' }])).toEqual([
      { message: `${place}: Write it` },
    ]);
  });
});
