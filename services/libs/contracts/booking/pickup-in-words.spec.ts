import { pickupInWords } from './pickup-in-words.ts';

const date = '2026-12-01';
const pickup = { zone: 'Stone Town', date, from: '08:15', to: '08:45' };
const pickupPlace = 'Tembo House Hotel';

describe('a pick-up in words', () => {
  it('says when and where the traveller waits', () => {
    expect(pickupInWords({ date, pickup, pickupPlace })).toBe(
      '08:15–08:45 at Tembo House Hotel: wait at the reception',
    );
  });

  it('says so if it is on the day before', () => {
    const atNight = { ...pickup, date: '2026-11-30', from: '23:45', to: '00:15' };
    expect(pickupInWords({ date, pickup: atNight, pickupPlace })).toBe(
      'the day before, 23:45–00:15 at Tembo House Hotel: wait at the reception',
    );
  });

  it('is only the place if the window is not known, as in older bookings', () => {
    expect(pickupInWords({ date, pickupPlace })).toBe('Tembo House Hotel');
  });

  it('is missing for travellers who come to the meeting point', () => {
    expect(pickupInWords({ date })).toBeUndefined();
  });
});
