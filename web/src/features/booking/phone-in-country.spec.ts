import { countryIn, inCountry } from './phone-in-country.ts';

describe('a phone number in a country', () => {
  it.each([
    ['', '255', '+255 '],
    ['0777 123 456', '255', '+255 777 123 456'],
    ['777123456', '255', '+255 777123456'],
    ['+49 170 1234567', '255', '+255 170 1234567'],
    ['0049 170 1234567', '44', '+44 170 1234567'],
    ['+ 2 5 5 777', '254', '+254 777'],
    ['(0777) 123', '255', '+255 777 123'],
  ])('is %s in +%s: %s', (phone, code, expected) => {
    expect(inCountry(phone, code)).toBe(expected);
  });

  it.each([
    ['+255 777', 'TZ'],
    [' 0049170', 'DE'],
    ['0777', undefined],
    ['', undefined],
    ['+', undefined],
  ])('begins with the code of its country: %s', (phone, country) => {
    expect(countryIn(phone)?.country).toBe(country);
  });
});
