import { daysPath, faultOf, presetPath, readPeriod } from './period.ts';

const today = '2026-11-22';
const read = (address: string) =>
  readPeriod(new URL(address, 'https://site.example').searchParams, today);

describe('the period of the dashboard', () => {
  it('is the last thirty days, today included, if the address has no valid period', () => {
    const usual = { from: '2026-10-24', to: today, preset: '30' };
    expect(read('/admin/dashboard')).toEqual(usual);
    expect(read('/admin/dashboard?days=8&from=yesterday')).toEqual(usual);
    expect(read(presetPath('30'))).toEqual(usual);
  });

  it.each([
    ['7', '2026-11-16'],
    ['90', '2026-08-25'],
    ['year', '2026-01-01'],
  ] as const)('follows the present day with preset %s', (preset, from) => {
    expect(read(presetPath(preset))).toEqual({ from, to: today, preset });
  });

  it('is in the address if staff chose its days', () => {
    const days = { from: '2025-12-24', to: '2026-01-06' };
    expect(read(daysPath(days))).toEqual({ ...days, preset: null });
  });

  it.each([
    ['', today, 'from'],
    ['1999-12-31', today, 'from'],
    ['2026-11-01', '', 'to'],
    ['2026-11-02', '2026-11-01', 'to'],
    ['2024-11-21', today, 'to'],
  ] as const)('cannot be from "%s" to "%s"', (from, to, field) => {
    expect(faultOf({ from, to })?.field).toBe(field);
    expect(read(daysPath({ from, to })).preset).toBe('30');
  });

  it('has at least one day, and at most two years with a leap day', () => {
    expect(faultOf({ from: today, to: today })).toBeUndefined();
    expect(faultOf({ from: '2027-03-01', to: '2029-02-28' })).toBeUndefined();
    expect(faultOf({ from: '2024-11-23', to: '2026-11-23' })).toBeUndefined();
  });
});
