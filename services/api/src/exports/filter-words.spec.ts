import { auditFilterWords, bookingFilterWords } from './filter-words.ts';

describe('the words for what was exported', () => {
  it('name the filter, but not the searched text, which may be the name of a person', () => {
    expect(
      bookingFilterWords({ tab: 'all', search: 'asha@example.com', status: 'confirmed' }),
    ).toBe('tab all, search, status confirmed');
    expect(auditFilterWords({ from: '2026-11-01', kind: 'booking' })).toBe(
      'from 2026-11-01, kind booking',
    );
  });

  it('say that everything was exported', () => {
    expect(bookingFilterWords({})).toBe('everything');
    expect(bookingFilterWords({ search: '' })).toBe('everything');
  });
});
