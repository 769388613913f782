import { callingCodeIn, callingCodes } from './calling-codes.ts';
import { internationalPhone, phoneFault } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['0777 123 456', 'TZ', '+255777123456'],
    ['(0)777-123-456', 'TZ', '+255777123456'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['00 49 170 1234567', 'TZ', '+49 170 1234567'],
    ['+49 170 1234567', 'TZ', '+49 170 1234567'],
    [' 0777 123 456 ', undefined, '0777 123 456'],
    ['0777 123 456', 'ZZ', '0777 123 456'],
    ['call me', 'TZ', 'call me'],
  ])('%s of %s becomes %s', (typed, country, phone) => {
    expect(internationalPhone(typed, country)).toBe(phone);
  });

  it.each(['+255 777 123 456', '+1 (212) 555-0100', '+39 0612'])(
    '%s has a country and enough digits',
    (phone) => {
      expect(phoneFault(phone)).toBeUndefined();
    },
  );

  it.each([
    '12',
    '0777 123 456',
    '+',
    '+0 777 123 456',
    '+999 123 456',
    '+247 812 345',
    '+255 abc 777',
    '911',
  ])('%s has no country', (phone) => {
    expect(phoneFault(phone)).toBe(
      'Give the phone number with its country, such as +255 777 123 456',
    );
  });

  it.each(['+255 1', '+255 777 123 456 7890 1'])('%s has too few or too many digits', (phone) => {
    expect(phoneFault(phone)).toBe('A phone number has 6 to 15 digits with its country code');
  });

  it.each([
    ['+255 777', 'TZ'],
    ['+1 212 555', 'US'],
    ['+1 684 555', 'AS'],
    ['+7 901', 'RU'],
    ['+44 20', 'GB'],
  ])('%s is of %s', (phone, country) => {
    expect(callingCodeIn(phone)?.country).toBe(country);
  });

  it('can be of every country, each with a code of digits', () => {
    expect(
      callingCodes.filter(({ country, code }) => !/^[A-Z]{2}\d{1,4}$/.test(country + code)),
    ).toEqual([]);
    expect(new Set(callingCodes.map(({ country }) => country)).size).toBeGreaterThan(220);
  });
});
