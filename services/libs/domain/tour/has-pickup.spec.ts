import { hasPickup } from './has-pickup.ts';

const none = { meetingPoint: 'Old Fort', includes: ['Guide', 'Boat transfer'], itinerary: [] };

describe('a tour with a pick-up', () => {
  it.each([
    { meetingPoint: 'Old Fort, or hotel pick-up' },
    { includes: ['Pickup from hotels in Stone Town'] },
    { includes: ['Hotel transfers from the north'] },
    { itinerary: [{ text: 'First hotel pick-ups' }] },
  ])('names it in one of its texts: %j', (texts) => {
    expect(hasPickup({ ...none, ...texts })).toBe(true);
  });

  it('is not assumed where no text names it', () => {
    expect(hasPickup(none)).toBe(false);
    expect(hasPickup({ ...none, itinerary: [{ text: 'You pick up your mask' }] })).toBe(false);
  });
});
