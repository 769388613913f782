import { personInput } from './person-input.ts';

const invalid = (field: string) => ({ code: 'InvalidFields', faults: [{ field }] });

describe('a request about a person', () => {
  it('names an e-mail address', () => {
    expect(personInput({ email: 'asha@example.com' })).toEqual({ email: 'asha@example.com' });
  });

  it.each(['ZBL-74100680', 'zbl-74100680', '74100680'])('names the booking %s', (booking) => {
    expect(personInput({ booking })).toEqual({ bookingNumber: 74_100_680 });
  });

  it('names a customer by their id', () => {
    expect(personInput({ customerId: '0b9c-3b62' })).toEqual({ customerId: '0b9c-3b62' });
    for (const customerId of ['a b', '../x', '']) {
      expect(personInput({ customerId })).toMatchObject(invalid('customerId'));
    }
  });

  it('names exactly one of e-mail address, booking and customer', () => {
    const both = { email: 'asha@example.com', booking: '74100680' };
    expect(personInput(both)).toMatchObject(invalid('booking'));
    const two = { email: 'asha@example.com', customerId: 'c1' };
    expect(personInput(two)).toMatchObject(invalid('customerId'));
    expect(personInput({})).toMatchObject(invalid('email'));
  });

  it('names a booking by its reference', () => {
    expect(personInput({ booking: 'ZBL-1' })).toMatchObject(invalid('booking'));
  });
});
