import { cancellationPolicy, lateChargeOf } from './cancellation-words.ts';

describe('the terms of cancelling in words', () => {
  it.each([
    [
      undefined,
      undefined,
      'Free until 24 hours before the start. After that the operator may charge up to the full price.',
    ],
    [
      { freeUntilHours: 48, chargePercentMax: 50 },
      '$42.00',
      'Free until 48 hours before the start. After that the operator may charge up to 50 % of the price ($42.00).',
    ],
    [
      { freeUntilHours: 1, chargePercentMax: 100 },
      '$84.00',
      'Free until 1 hour before the start. After that the operator may charge up to the full price ($84.00).',
    ],
  ])('%j and a charge of %s', (terms, charge, words) => {
    expect(cancellationPolicy(terms, charge)).toBe(words);
  });

  it('give the charge to the cent', () => {
    expect(lateChargeOf(84)).toBe(84);
    expect(lateChargeOf(84.5, { freeUntilHours: 24, chargePercentMax: 33 })).toBe(27.89);
  });
});
