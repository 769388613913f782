import { personInput } from './person-input.ts';

const invalid = (field: string) => ({ code: 'InvalidFields', faults: [{ field }] });

describe('a request about a person', () => {
  it('names an e-mail address', () => {
    expect(personInput({ email: 'asha@example.com' })).toEqual({ email: 'asha@example.com' });
  });

  it.each(['ZBL-74100680', 'zbl-74100680', '74100680'])('names the booking %s', (booking) => {
    expect(personInput({ booking })).toEqual({ bookingNumber: 74_100_680 });
  });

  it('names one of the two', () => {
    const both = { email: 'asha@example.com', booking: '74100680' };
    expect(personInput(both)).toMatchObject(invalid('booking'));
    expect(personInput({})).toMatchObject(invalid('email'));
  });

  it('names a booking by its reference', () => {
    expect(personInput({ booking: 'ZBL-1' })).toMatchObject(invalid('booking'));
  });
});
