import { sampleTour } from '../../../../test/support/sample-tour.ts';
import { pickupWindowIn, type PickupWindow } from './pickup-window.ts';
import { pickupWindowsOf } from './pickup-windows.ts';
import type { ItineraryStep, TourSchedule } from './tour.events.ts';

function windowsOf(
  itinerary: readonly ItineraryStep[],
  schedule: Partial<TourSchedule> = {},
): readonly PickupWindow[] {
  return pickupWindowsOf(sampleTour({ details: { itinerary }, schedule }));
}

const step = (minutesFromStart: number | null, text: string): ItineraryStep => ({
  minutesFromStart,
  text,
});

const everywhere = { zone: '', fromMinutes: 60, toMinutes: 30 };
const inNungwi = { zone: 'Nungwi & Kendwa', fromMinutes: 120, toMinutes: 90 };

describe('the pick-up windows of a tour', () => {
  it('are those that staff set, even if the timeline says something else', () => {
    const pickup = { windows: [everywhere, inNungwi] };
    expect(windowsOf([step(-90, 'Hotel pick-up')], { pickup })).toStrictEqual(pickup.windows);
  });

  it('do not exist if staff say that nobody is picked up', () => {
    expect(windowsOf([step(-90, 'Hotel pick-up')], { pickup: null })).toStrictEqual([]);
  });

  it('begin with the pick-up of the timeline and last half an hour', () => {
    const timeline = [step(-45, 'Hotel pick-ups in and around Stone Town begin'), step(0, 'Leave')];
    expect(windowsOf(timeline)).toStrictEqual([{ zone: '', fromMinutes: 45, toMinutes: 15 }]);
  });

  it('end with the last pick-up of the timeline', () => {
    const timeline = [
      step(-30, 'Last hotel pick-ups, on the south coast'),
      step(-105, 'First hotel pick-ups, from the north'),
    ];
    expect(windowsOf(timeline)).toStrictEqual([{ zone: '', fromMinutes: 105, toMinutes: 30 }]);
  });

  it.each([
    ['the start', [step(-20, 'We pick you up'), step(0, 'Leave')], 0],
    ['the next step', [step(-60, 'Pickup'), step(-40, 'Ferry')], 40],
  ])('end at %s if that is earlier', (_what, timeline, toMinutes) => {
    expect(windowsOf(timeline)).toMatchObject([{ toMinutes }]);
  });

  it('do not exist without a step before the start that has a time and mentions a pick-up', () => {
    const timeline = [step(null, 'Hotel pick-up'), step(0, 'Pick-up'), step(-30, 'Pick a mask')];
    expect(windowsOf(timeline)).toStrictEqual([]);
  });
});

describe('the window of a zone', () => {
  const windows = [everywhere, inNungwi];

  it('is the window of the zone itself, otherwise the window of all other zones', () => {
    expect(pickupWindowIn(windows, 'Nungwi & Kendwa')).toBe(inNungwi);
    expect(pickupWindowIn(windows, 'Stone Town')).toBe(everywhere);
    expect(pickupWindowIn(windows, '')).toBe(everywhere);
  });

  it('is missing if the tour has no pick-up', () => {
    expect(pickupWindowIn([], 'Stone Town')).toBeUndefined();
  });
});
