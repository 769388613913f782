import { customerOf, isSealed, type Personal, type Sealed } from './personal-data.ts';

describe('the personal fields of an event', () => {
  const sealed = 'v1.customer-7.c2VhbGVk' as Sealed;

  it('are replaced in the event by one sealed blob', () => {
    const inClear: Personal<{ name: string }> = { name: 'Asha Juma' };
    expect([isSealed(sealed), isSealed(inClear)]).toEqual([true, false]);
  });

  it('name the customer whose key opens them', () => {
    expect(customerOf(sealed)).toBe('customer-7');
  });

  it('name no customer if the blob contains no customer', () => {
    expect(customerOf('v1' as Sealed)).toBe('');
  });
});
