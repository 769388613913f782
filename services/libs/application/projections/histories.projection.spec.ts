import { bookingConfirmed, bookingPlaced } from '../../../../test/support/stories/booking-story.ts';
import { on, project, sealed } from '../../../../test/support/stories/projection-story.ts';
import { bookingHistory } from './booking/booking-history.projection.ts';
import { tourHistory } from './tour/tour-history.projection.ts';

const happened = {
  occurredAt: '2026-11-20T09:00:00.000Z',
  actor: { kind: 'admin', id: 'asha' },
};

describe('A history', () => {
  it('records everything that happens to a booking, with personal text sealed', () => {
    const placed = bookingPlaced({ personal: sealed('asha') });
    const stream = 'booking-74100680';
    project(bookingHistory, [on(stream, placed), on(stream, bookingConfirmed)]).then({
      '74100680/0': {
        records: [
          {
            ...happened,
            revision: 0,
            type: 'BookingPlaced',
            data: placed.data,
            causedBy: 'command 0',
          },
          {
            ...happened,
            revision: 1,
            type: 'BookingConfirmed',
            data: {},
            causedBy: 'command 1',
          },
        ],
      },
    });
  });

  it('continues on a new page, so that an event costs the same in a long history', () => {
    const published = on('tour-spice', { type: 'TourPublished', data: {} });
    const record = (revision: number) => ({
      ...happened,
      revision,
      type: 'TourPublished',
      data: {},
      causedBy: `command ${revision}`,
    });
    const all = Array.from({ length: 41 }, (_, revision) => record(revision));
    project(
      tourHistory,
      Array.from({ length: 41 }, () => published),
    ).then({
      'spice/0': { records: all.slice(0, 20) },
      'spice/1': { records: all.slice(20, 40) },
      'spice/2': { records: all.slice(40) },
    });
  });
});
