import { format } from 'prettier';
import { endOfGenerated, isReached, type Section, withSection } from './results-page.ts';

const page = `# Benchmarks\n\nWritten by hand.\n\n${endOfGenerated}\n\nMore by hand.\n`;

const section: Section = {
  name: 'bookings',
  title: 'Booking',
  about: 'Three events a booking.',
  measured: '5 rounds.',
  comparisons: [
    { what: 'bookings/s', goal: { atLeast: 0.5 }, ratios: [0.4, 0.6, 0.7], figures: '900/s' },
    { what: 'p50', goal: { atMost: 1.4 }, ratios: [2, 2.5, 1.5], figures: '' },
    { what: 'itself', goal: undefined, ratios: [1], figures: '' },
  ],
};

describe('the page of benchmarks', () => {
  it('shows the median, the extremes and whether the goal was reached', () => {
    const text = withSection(page, section);
    expect(text).toMatch(/\| bookings\/s +\| ≥ 0\.50 +\| 0\.60 +\| 0\.40 to 0\.70 +\| reached +\|/);
    expect(text).toMatch(/\| p50 +\| ≤ 1\.40 +\| 2\.00 +\| 1\.50 to 2\.50 +\| \*\*missed\*\* +\|/);
    expect(text).toMatch(/\| itself +\| +\| 1\.00 +\| 1\.00 to 1\.00 +\| +\|/);
  });

  it('compares a figure with a goal in the right direction', () => {
    expect(isReached({ atLeast: 2 }, 2)).toBe(true);
    expect(isReached({ atLeast: 2 }, 1.9)).toBe(false);
    expect(isReached({ atMost: 2 }, 2)).toBe(true);
    expect(isReached({ atMost: 2 }, 2.1)).toBe(false);
  });

  it('keeps text written by hand, and every other section', () => {
    const both = withSection(withSection(page, section), { ...section, name: 'other' });
    const again = withSection(both, { ...section, comparisons: [] });
    expect(again).toContain('Written by hand.');
    expect(again).toContain('More by hand.');
    expect(again.match(/### Booking/g)).toHaveLength(2);
    expect(again.match(/bookings\/s/g)).toHaveLength(1);
  });

  it('is laid out as Prettier lays out pages', async () => {
    const text = withSection(page, section);
    expect(await format(text, { parser: 'markdown', singleQuote: true })).toBe(text);
  });

  it('is not written if it has no generated part', () => {
    expect(() => withSection('# Benchmarks\n', section)).toThrow(/npm run bench/);
  });
});
