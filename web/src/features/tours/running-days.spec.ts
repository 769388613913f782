import { runningDays } from './running-days.ts';

describe('the days on which a tour runs', () => {
  it.each([
    [[1, 2, 3, 4, 5, 6, 7], 'Every day'],
    [[1, 2, 3, 4, 5, 6], 'Every day except Sundays'],
    [[1, 2, 3, 4, 5], 'Every day except Saturdays and Sundays'],
    [[2, 4, 6], 'Tuesdays, Thursdays and Saturdays'],
    [[7], 'Sundays'],
  ])('for %j are: %s', (weekdays, words) => {
    expect(runningDays({ weekdays, season: null })).toBe(words);
  });

  it('include the season if the tour has one', () => {
    const season = { from: '2027-06-01', to: '2027-09-30' };
    expect(runningDays({ weekdays: [1, 2, 3, 4, 5, 6, 7], season })).toBe(
      'Every day, from Jun 01, 2027 to Sep 30, 2027',
    );
  });
});
