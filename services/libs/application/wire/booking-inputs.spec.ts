import { categoryNamed } from '../../../../test/support/category-named.ts';
import { bookTourInput, changesInput, modifyBookingInput } from './booking-inputs.ts';

const request = {
  tourId: 'spice-farm-tour',
  date: '2026-12-01',
  pickupTime: '09:00',
  travellers: [{ ...categoryNamed('Adults (10+)'), count: 2 }],
  customer: { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 000' },
};

const fieldsOf = (input: object) =>
  'faults' in input ? (input.faults as readonly { field: string }[]).map(({ field }) => field) : [];

describe('a request to book', () => {
  it('becomes the input of a command', () => {
    const input = bookTourInput(
      {
        ...request,
        pickupPlace: 'Paje',
        message: 'Hello',
        expectedTotal: 90.5,
        expectedCurrency: 'USD',
        locale: 'de-AT',
      },
      { origin: 'site' },
    );
    expect(input).toEqual({
      tourId: 'spice-farm-tour',
      slot: { date: '2026-12-01', time: '09:00' },
      party: [{ ...categoryNamed('Adults (10+)'), count: 2 }],
      contact: { ...request.customer, pickupPlace: 'Paje', message: 'Hello' },
      expected: { totalMinor: 9050, currency: 'USD' },
      origin: 'site',
      locale: 'de-AT',
    });
    expect(bookTourInput(request, {})).toEqual({
      tourId: 'spice-farm-tour',
      slot: { date: '2026-12-01', time: '09:00' },
      party: [{ ...categoryNamed('Adults (10+)'), count: 2 }],
      contact: request.customer,
      locale: 'en',
    });
  });

  it.each([
    ['0777 123 456', 'TZ', undefined, '+255777123456'],
    ['0170 1234567', 'DE', 'TZ', '+491701234567'],
    ['0777 123 456', undefined, 'TZ', '+255777123456'],
    ['0777 123 456', undefined, undefined, '+255777123456'],
    ['+49 170 1234567', 'TZ', 'TZ', '+49 170 1234567'],
  ])('completes the phone %s of country %s, usually %s', (phone, phoneCountry, usual, complete) => {
    const customer = { ...request.customer, phone, ...(phoneCountry && { phoneCountry }) };
    expect(
      bookTourInput({ ...request, customer }, usual === undefined ? {} : { usualCountry: usual }),
    ).toMatchObject({
      contact: { ...request.customer, phone: complete },
    });
  });

  it.each([
    [{ expectedTotal: 90 }, 'expectedCurrency'],
    [{ expectedCurrency: 'USD' }, 'expectedTotal'],
    [{ expectedTotal: 90.001, expectedCurrency: 'USD' }, 'expectedTotal'],
    [{ expectedTotal: 90, expectedCurrency: 'CHF' }, 'expectedCurrency'],
  ])('names the fault of the price %j', (expected, field) => {
    expect(fieldsOf(bookTourInput({ ...request, ...expected }, {}))).toEqual([field]);
    expect(fieldsOf(modifyBookingInput(10_000_001, expected))).toEqual([field]);
  });
});

describe('a request to change a booking', () => {
  it('names only the fields to change', () => {
    expect(modifyBookingInput(10_000_001, {})).toEqual({ bookingNumber: 10_000_001, changes: {} });
    expect(
      modifyBookingInput(10_000_001, {
        date: '2026-12-02',
        pickupTime: '14:00',
        guests: 3,
        pickupPlace: '',
        contact: { name: 'Asha J.' },
      }),
    ).toEqual({
      bookingNumber: 10_000_001,
      changes: { date: '2026-12-02', time: '14:00', guests: 3 },
      contact: { name: 'Asha J.', pickupPlace: '' },
    });
  });

  it('accepts the number of travellers or the list of travellers, but not both', () => {
    const { travellers } = request;
    expect(fieldsOf(changesInput({ guests: 2, travellers }))).toEqual(['guests']);
    expect(changesInput({ travellers })).toEqual({ party: travellers });
  });
});
