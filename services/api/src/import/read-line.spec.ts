import type { AdminTourView } from '../../../libs/contracts/tour/tour-view.ts';
import { headingsOf } from './import-headings.ts';
import { readLine } from './read-line.ts';

const rate = (categoryId: string, ageCategory: string) => ({ categoryId, ageCategory, price: 10 });
const spice = {
  ...{ id: 'spice-farm-tour', title: 'Spice Farm Tour' },
  pricingStructure: {
    ...{ type: 'age_based', currency: 'USD' },
    ageRates: [rate('adult', 'Adult (12+)'), rate('child', 'Child (4-11)')],
  },
} as unknown as AdminTourView;
const boat = {
  ...{ id: 'boat', title: 'Boat' },
  pricingStructure: { type: 'fixed', currency: 'TZS', basePrice: 50 },
} as unknown as AdminTourView;
const tours = [spice, boat];

const ofAsha = {
  ...{ Date: '15/01/2027', Time: '9:00', Phone: '0777 123 456' },
  ...{ 'First name': 'Asha', 'Last name': 'Juma' },
};
const good = { ...ofAsha, Tour: 'spice farm  TOUR', Adults: '2', Children: '1' };

function readCells(cells: Readonly<Record<string, string>>) {
  const headings = headingsOf(Object.keys(cells), tours);
  return readLine({ line: 2, cells: Object.values(cells) }, headings, tours);
}
const problemsOf = (cells: Readonly<Record<string, string>>) =>
  readCells({ ...good, ...cells }).problems.map(
    ({ column = '', message }) => `${column}: ${message}`,
  );

describe('a line of a file', () => {
  it('becomes a booking, with usual values for missing columns', () => {
    expect(readCells(good)).toMatchObject({
      ...{ problems: [], reference: '' },
      booking: {
        ...{ tourId: 'spice-farm-tour', slot: { date: '2027-01-15', time: '09:00' } },
        party: [
          { categoryId: 'adult', category: 'Adult (12+)', count: 2 },
          { categoryId: 'child', category: 'Child (4-11)', count: 1 },
        ],
        contact: { name: 'Asha Juma', email: null, phone: '+255777123456' },
        ...{ status: 'confirmed', origin: 'import', note: '' },
      },
    });
  });

  it('keeps the data of the other system', () => {
    const { booking, reference } = readCells({
      ...good,
      ...{
        email: 'asha@example.com',
        Total: '1,200',
        Currency: 'eur',
        Paid: '50',
        Reference: 'A1',
      },
      ...{ 'Payment method': 'Mobile money', Status: 'Requested', Origin: 'WhatsApp', Note: 'Hat' },
      Tags: 'VIP; Agency',
    });
    expect(reference).toBe('A1');
    expect(booking).toMatchObject({
      agreed: { currency: 'EUR', amountMinor: 120_000 },
      paid: { amountMinor: 5_000, method: 'mobile-money' },
      ...{ status: 'pending', origin: 'whatsapp', tags: ['VIP', ' Agency'] },
      note: 'Hat\nReference in the other system: A1',
    });
  });

  it('needs only the number of travellers for a tour with one price', () => {
    expect(readCells({ ...ofAsha, Tour: 'boat', Guests: '4' }).booking).toMatchObject({
      party: [{ categoryId: 'travelers', count: 4 }],
    });
    expect(readCells({ ...ofAsha, Tour: 'spice-farm-tour', Guests: '4' }).problems).toEqual([
      {
        column: 'Guests',
        message:
          'Write how many travellers there are, in a column for each category: Adult (12+), Child (4-11)',
      },
    ]);
  });

  it.each([
    [{ Tour: 'Moon' }, 'Tour: There is no tour with this title or address'],
    [{ Date: '2027-02-30' }, 'Date: Write the date as 2027-01-15 or 15/01/2027'],
    [{ Date: '' }, 'Date: This is missing'],
    [{ Time: 'noon' }, 'Time: Write the start time as 09:00'],
    [{ Adults: 'two' }, 'Adults: Write the number of travellers as a whole number'],
    [
      { Infants: '1' },
      'Infants: This tour has no such price category. It has: Adult (12+), Child (4-11)',
    ],
    [{ 'E-mail': 'asha' }, 'E-mail: This is not an e-mail address'],
    [{ Phone: '' }, 'Phone: The phone number is missing'],
    [{ 'First name': '', 'Last name': '' }, 'First name: The name of the traveller is missing'],
    [{ Total: 'USD 5' }, 'Total: Write the amount as 120 or 120.50, without the currency'],
    [{ Currency: 'EUR' }, 'Total: Write the total in this currency, or leave the currency empty'],
    [{ Currency: 'ABC', Total: '5' }, expect.stringMatching(/^Currency: Write one of: /)],
    [{ Status: 'cancelled' }, 'Status: Cancelled bookings cannot be imported. Remove the line'],
    [{ Status: 'odd' }, 'Status: Write one of: confirmed, booked, pending, requested'],
    [{ Note: 'a\u0000b' }, 'Note: This has characters that cannot be stored'],
    [{ Reference: 'a'.repeat(61) }, 'Reference: Use at most 60 characters'],
  ])('says in words what is wrong: %j', (cells, problem) => {
    expect(problemsOf(cells)).toEqual([problem]);
  });

  it('finds columns in any order, and says which ones are not known', () => {
    const { unknown, categories } = headingsOf(['Guide', 'children', 'TOUR'], tours);
    expect([unknown, categories]).toEqual([['Guide'], [1]]);
  });
});
