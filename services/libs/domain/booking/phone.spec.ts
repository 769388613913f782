import { callingCodeIn, callingCodes } from './calling-codes.ts';
import { internationalPhone, isSamePhone, phoneFault, shownPhone } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['0777 123 456', 'TZ', '+255777123456'],
    ['(0)777-123-456', 'TZ', '+255777123456'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['00 49 170 1234567', 'TZ', '+49 170 1234567'],
    ['+49 170 1234567', 'TZ', '+49 170 1234567'],
    [' 0777 123 456 ', undefined, '+255777123456'],
    ['(0777) 123-456', undefined, '+255777123456'],
    ['777 123 456', undefined, '777 123 456'],
    ['0777 or later', undefined, '0777 or later'],
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

  it.each(['12', '777 123 456', '+', '+0 777 123 456', '+999 123 456', '+247 812 345', '911'])(
    '%s has no country',
    (phone) => {
      expect(phoneFault(phone)).toBe(
        'Give the phone number with its country, such as +255 777 123 456, or a number of Tanzania, such as 0777 123 456',
      );
    },
  );

  it.each(['+255 abc 777', 'call me', '0777 123 456 ask for Juma'])('%s has letters', (phone) => {
    expect(phoneFault(phone)).toBe(
      'A phone number has only digits, spaces and the signs + ( ) . / -',
    );
  });

  it.each([
    ['0777 123 456', '+255 777 123 456'],
    ['+255777123456', '+255 777 123 456'],
    ['00255 777123456', '+255 777 123 456'],
    ['+49 170 1234567', '+49 170 1234567'],
    ['+255 777 12', '+255 777 12'],
    ['ask the hotel', 'ask the hotel'],
  ])('stored as %s is shown as %s', (stored, shown) => {
    expect(shownPhone(stored)).toBe(shown);
  });

  it('is the same in every way it is written', () => {
    expect(isSamePhone('0777 123 456', '+255777123456')).toBe(true);
    expect(isSamePhone('0777 123 456', '+255 777 123 457')).toBe(false);
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
  ])('%s belongs to %s', (phone, country) => {
    expect(callingCodeIn(phone)?.country).toBe(country);
  });

  it('can belong to every country, and each country has a code of digits', () => {
    expect(
      callingCodes.filter(({ country, code }) => !/^[A-Z]{2}\d{1,4}$/.test(country + code)),
    ).toEqual([]);
    expect(new Set(callingCodes.map(({ country }) => country)).size).toBeGreaterThan(220);
  });
});
