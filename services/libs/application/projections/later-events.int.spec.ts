import { InMemoryEventStore } from '../../../../test/support/in-memory/in-memory-event-store.ts';
import { InMemoryLog } from '../../../../test/support/in-memory/in-memory-log.ts';
import { ReadSide } from '../../../../test/support/in-memory/read-side.ts';
import { sampleTour } from '../../../../test/support/sample-tour.ts';
import { projectionRoutes } from './projection-routes.ts';

describe('projections that meet an event of a later release', () => {
  let side: ReadSide;

  afterEach(async () => {
    await side.close();
  });

  it.each([
    ['in a later version', { schemaVersion: 9 }],
    ['of an unknown type', { type: 'TourBlessed' }],
  ])(
    '%s wait, report the event, park no document, and continue after a later release has replaced them',
    async (_, later) => {
      const log = new InMemoryLog();
      const listings = projectionRoutes.filter(
        ({ projection }) => projection.collection.name === 'tour-listings',
      );
      expect(listings).toHaveLength(1);
      side = new ReadSide(listings, new InMemoryEventStore(log));
      const old = await side.run();
      await old.whenReady();
      await side.happen('tour-spice', { type: 'TourCreated', data: sampleTour() });
      await side.catchUp();
      const waitedFor = await side.log.head();
      await side.happen('tour-spice', { type: 'TourPublished', data: {} });
      const [stored] = log.events.slice(-1);
      if (stored === undefined) throw new Error('Nothing was stored.');
      log.events.splice(-1, 1, { ...stored, ...later });
      await side.eventually(() => side.alarms.length > 1);
      for (const alarm of side.alarms) {
        expect(alarm).toMatchObject({
          kind: 'interrupted',
          failure: expect.stringContaining('is unknown to this release'),
        });
      }
      const [build] = await side.store.builds();
      expect(build?.checkpoint?.position).toBe(waitedFor);
      await old.close();

      // The release that wrote the event can read it.
      log.events.splice(-1, 1, stored);
      await side.run();
      await side.catchUp();
    },
  );
});
