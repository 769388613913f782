import { tourFaults } from './tour-faults.ts';
import type { TourRequest } from './tour-form-of.ts';

const form: TourRequest = {
  title: 'Clove Farm',
  pricingStructure: { type: 'fixed', currency: 'USD', basePrice: 35 },
};

describe('the faults that a browser finds in a form before it sends the form', () => {
  it('do not include empty fields that have defaults', () => {
    expect(tourFaults(form)).toEqual([]);
  });

  it('are the faults for which the server would refuse the form, at the fields of the request', () => {
    const faults = tourFaults({
      ...form,
      title: ' ',
      maxGuests: NaN,
      pricingStructure: { type: 'fixed', currency: 'USD', basePrice: -1 },
      faq: [{ question: 'Is there lunch?', answer: '' }],
      images: Array.from({ length: 8 }, (_, index) => `/images/${index}.webp`),
    });
    expect(faults).toEqual([
      { field: 'title', message: 'Give the tour a title' },
      {
        field: 'pricingStructure.basePrice',
        message: 'A price must be 0 or more, with two decimals at most',
      },
      { field: 'maxGuests', message: 'Give a whole number from 1 to 999' },
      { field: 'images', message: 'You can only upload up to 7 images' },
      { field: 'faq.0.answer', message: 'Write the answer' },
    ]);
  });
});
