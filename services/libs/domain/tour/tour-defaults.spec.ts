import { sampleTour } from '../../../../test/support/sample-tour.ts';
import { checkTour } from './check-tour.ts';
import { tidyTour } from './tidy-tour.ts';
import {
  defaultCurrency,
  defaultDurationHours,
  defaultRating,
  defaultReviewsCount,
  defaultSchedule,
} from './tour-defaults.ts';

describe('a new tour', () => {
  it('lasts eight hours, is priced in dollars and has the rating the operator claims', () => {
    expect([defaultDurationHours, defaultCurrency]).toEqual([8, 'USD']);
    expect([defaultRating, defaultReviewsCount]).toEqual([4.8, 0]);
  });

  it('runs every day for at most twelve travellers in a booking, without a seat limit, and confirms at once', () => {
    expect(defaultSchedule).toEqual({
      pickupTimes: [],
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      season: null,
      bookingCutoffHours: 0,
      maxGuests: 12,
      capacity: null,
      confirmation: 'instant',
    });
  });

  it('can be saved with its default schedule', () => {
    const tour = sampleTour({ schedule: defaultSchedule });
    expect(checkTour(tour)).toEqual([]);
    expect(tidyTour(tour).schedule).toEqual(defaultSchedule);
  });
});
