import { fieldName, fieldValue } from './field-words.ts';

describe('a change in words', () => {
  it('names fields as people call them', () => {
    expect(fieldName('meetingPoint')).toBe('Meeting point');
    expect(fieldName('pickupTime')).toBe('Start time');
    expect(fieldName('status')).toBe('Status');
    expect(fieldName('isNoShow')).toBe('Did not come');
    expect(fieldName('net in USD')).toBe('Net in USD');
  });

  it.each([
    ['a day', '2026-11-28', 'Sat, Nov 28, 2026'],
    ['an instant, in Zanzibar', '2026-11-27T05:30:00.000Z', 'Fri, Nov 27, 2026, 08:30'],
    ['a time of day', '08:30', '08:30'],
    [
      'who travels',
      [
        { category: 'Adult', count: 2 },
        { category: 'Child', count: 1 },
      ],
      '2 × Adult, 1 × Child',
    ],
    [
      'a price line',
      { category: 'Adult', count: 2, unitPrice: 50, amount: 100 },
      '2 × Adult at 50',
    ],
    ['a payment', { amount: 40, currency: 'EUR', method: 'mobile-money' }, '€40.00, mobile money'],
    ['yes', true, 'Yes'],
    ['a number', 1234.5, '1,234.5'],
    ['a thing nobody thought of', { minSize: 1, maxSize: null }, 'Min size: 1; Max size: –'],
  ])('shows %s', (_, value, words) => {
    expect(fieldValue(value)).toBe(words);
  });

  it.each([[null], [undefined], [''], [[]]])('has no words for %j', (value) => {
    expect(fieldValue(value)).toBeUndefined();
  });
});
