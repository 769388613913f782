import { dayPlan } from './day-plan.ts';

const plan = (startTime: string, ...minutes: (number | null)[]) =>
  dayPlan(
    minutes.map((minutesFromStart) => ({ minutesFromStart, text: 'Stop' })),
    startTime,
  ).map(({ time, title }) => `${time} ${title as string}`);

describe('the times of a day', () => {
  it('are counted from the start time, with the pick-up before it', () => {
    expect(plan('08:30', -90, 0, 35, 300)).toEqual([
      '07:00 Stop',
      '08:30 Stop',
      '09:05 Stop',
      '13:30 Stop',
    ]);
  });

  it('show when they are on another day', () => {
    expect(plan('00:30', -45)).toEqual(['23:45 Stop (the day before)']);
    expect(plan('22:00', 120, 60 * 26)).toEqual([
      '00:00 Stop (the next day)',
      '00:00 Stop (2 days later)',
    ]);
  });

  it('are left open for stops without a time', () => {
    expect(plan('08:30', null)).toEqual(['– Stop']);
  });
});
