import {
  cutAfterFirstPart,
  lostAnswer,
} from '../../../../../test/support/in-memory/faulty-event-store.ts';
import { sampleTour } from '../../../../../test/support/sample-tour.ts';
import { done, party, slot, WriteSide } from '../../../../../test/support/in-memory/write-side.ts';
import { BookTour } from '../booking/booking.commands.ts';
import { CloseDeparture, ReopenDeparture, SetCapacity } from '../departure/departure.commands.ts';
import { RecordTourViews, StartWhatsAppEnquiry } from '../engagement/engagement.commands.ts';
import { CreateTour, DeleteTour, EditTour, RestoreTour } from './tour.commands.ts';

describe('managing tours', () => {
  let story: WriteSide;

  beforeAll(async () => {
    story = await WriteSide.open();
  });

  afterAll(() => story.close());

  const formOf = (title: string) => ({
    parts: sampleTour({ details: { title } }),
    isActive: true,
    isFeatured: true,
  });

  describe('a tour', () => {
    it('gets the next free address', async () => {
      const ids = [];
      for (let n = 0; n < 3; n += 1) {
        const create = new CreateTour(formOf('Jozani: Red Colobus!'), story.admin());
        ids.push(done(await story.side.execute(create)).result.id);
      }
      expect(ids).toEqual(['jozani-red-colobus', 'jozani-red-colobus-2', 'jozani-red-colobus-3']);
    });

    it('gets another address than a tour that is created at the same time', async () => {
      const outcomes = await Promise.all(
        [story.side, story.anotherProcess()].map((side) =>
          side.execute(new CreateTour(formOf('Two at Once'), story.admin())),
        ),
      );
      const ids = outcomes.map((outcome) => done(outcome).result.id);
      expect(ids.toSorted()).toEqual(['two-at-once', 'two-at-once-2']);
    });

    it('is created once under a key, and a different tour under the same key is refused', async () => {
      const create = (title: string, context = story.admin({ idempotencyKey: 'the form' })) =>
        story.side.execute(new CreateTour(formOf(title), { ...context, body: { title } }));
      const first = done(await create('Under One Key'));
      expect(done(await create('Under One Key')).result.id).toBe(first.result.id);
      expect(await create('Under Another Title')).toEqual({
        done: false,
        refusal: { code: 'KeyReused' },
      });
      expect(await story.eventTypes('tour-under-another-title')).toEqual([]);
    });

    it('is completed by the retry if only the key’s event was stored', async () => {
      const context = story.admin({ idempotencyKey: 'cut short' });
      story.store.next(cutAfterFirstPart);
      const create = new CreateTour(formOf('Cut Short'), context);
      expect(await story.side.execute(create)).toMatchObject({ done: false });
      expect(done(await story.anotherProcess().execute(create)).result.id).toBe('cut-short');
    });

    it('may be corrected under the same key after its form was refused', async () => {
      const context = story.admin({ idempotencyKey: 'corrected' });
      const faulty = new CreateTour(formOf('…'), { ...context, body: { title: '…' } });
      expect(await story.side.execute(faulty)).toMatchObject({ done: false });
      const corrected = new CreateTour(formOf('Corrected'), { ...context, body: { title: 'C' } });
      expect(done(await story.side.execute(corrected)).result.id).toBe('corrected');
    });

    it('does not get an address that another page uses', async () => {
      const create = new CreateTour(formOf('Featured'), story.admin());
      expect(done(await story.side.execute(create)).result.id).toBe('featured-2');
    });

    it('is not created from an invalid form', async () => {
      const create = new CreateTour(formOf('…'), story.admin());
      expect(await story.side.execute(create)).toMatchObject({
        done: false,
        refusal: { code: 'InvalidFields', faults: [{ field: 'title' }] },
      });
    });

    it('keeps its address when it is deleted and restored', async () => {
      const tourId = await story.publishTour({ details: { title: 'Come Back' } });
      done(await story.side.execute(new DeleteTour({ tourId }, story.admin())));
      expect(await story.publishTour({ details: { title: 'Come Back' } })).toBe('come-back-2');
      const edit = new EditTour({ tourId, ...formOf('Come Back') }, story.admin());
      expect(await story.side.execute(edit)).toMatchObject({ refusal: { code: 'TourIsDeleted' } });
      const { result } = done(await story.side.execute(new RestoreTour({ tourId }, story.admin())));
      expect(result.state.status).toBe('catalogued');
    });

    it('gets events only for the parts that changed', async () => {
      const tourId = await story.publishTour({ details: { title: 'To Be Edited' } });
      const form = formOf('To Be Edited');
      const edit = new EditTour({ tourId, ...form, isActive: false }, story.admin({ ifMatch: 1 }));
      const { revision } = done(await story.side.execute(edit));
      expect(await story.eventTypes(`tour-${tourId}`)).toEqual([
        'TourCreated',
        'TourPublished',
        'TourUnpublished',
        'TourFeatured',
      ]);
      expect(revision).toBe(3);
      expect(await story.side.execute(edit)).toMatchObject({
        refusal: { code: 'RevisionMismatch', sent: 1, current: 3 },
      });
    });

    it.each([EditTour, DeleteTour, RestoreTour])(
      'cannot be changed if it does not exist (%p)',
      async (Change) => {
        const input = { tourId: 'mars-by-dhow', ...formOf('Mars by Dhow') };
        expect(await story.side.execute(new Change(input, story.admin({ ifMatch: 3 })))).toEqual({
          done: false,
          refusal: { code: 'TourNotFound' },
        });
      },
    );
  });

  describe('a departure', () => {
    let tourId: string;

    beforeEach(async () => {
      tourId = await story.publishTour({ schedule: { capacity: 10 } });
    });

    const departure = () => ({ tourId, ...slot });
    const setCapacity = (capacity: number | null, force?: { reason: string }) =>
      story.side.execute(
        new SetCapacity(
          { departure: departure(), capacity, ...(force === undefined ? {} : { force }) },
          story.admin(),
        ),
      );

    it('can be managed before anyone booked it', async () => {
      expect(done(await setCapacity(2)).result.state.capacity).toBe(2);
      const reopen = new ReopenDeparture({ departure: departure() }, story.admin());
      expect(done(await story.side.execute(reopen)).revision).toBe(0);
    });

    it('has no visible revision before its first event', async () => {
      const reopen = new ReopenDeparture({ departure: departure() }, story.admin());
      expect(done(await story.side.execute(reopen))).toMatchObject({ revision: -1, position: '' });
    });

    it('cannot get fewer seats than are taken, unless staff give a reason', async () => {
      await story.book(tourId, 4);
      expect(await setCapacity(3)).toMatchObject({
        refusal: { code: 'CapacityBelowSeatsTaken', seatsTaken: 4 },
      });
      done(await setCapacity(3, { reason: 'A smaller boat' }));
      done(await setCapacity(5));
      await story.book(tourId, 1);
      const full = new BookTour(
        {
          tourId,
          slot,
          party: party(1),
          contact: { name: 'A', email: 'a@example.com', phone: '+255700000001' },
        },
        story.customer(),
      );
      expect(await story.side.execute(full)).toMatchObject({ refusal: { code: 'DepartureFull' } });
    });

    it('is refused for a tour that does not exist', async () => {
      tourId = 'mars-by-dhow';
      const outcomes = await Promise.all([
        story.side.execute(new SetCapacity({ departure: departure(), capacity: 3 }, story.admin())),
        story.side.execute(new CloseDeparture({ departure: departure() }, story.admin())),
        story.side.execute(new ReopenDeparture({ departure: departure() }, story.admin())),
      ]);
      for (const outcome of outcomes) {
        expect(outcome).toEqual({
          done: false,
          refusal: { code: 'TourNotFound' },
        });
      }
    });
  });

  describe('the engagement of visitors', () => {
    let tourId: string;

    beforeEach(async () => {
      tourId = await story.publishTour();
    });

    const enquire = (context = story.customer()) =>
      story.side.execute(
        new StartWhatsAppEnquiry({ tourId, tourTitle: 'Spice', userAgent: null }, context),
      );

    it('is recorded event by event', async () => {
      done(await enquire());
      done(await enquire());
      const views = {
        tourId,
        count: 7,
        from: '2026-11-20T09:00:00.000Z',
        to: '2026-11-20T09:01:00.000Z',
      };
      const { revision } = done(
        await story.side.execute(new RecordTourViews(views, story.customer())),
      );
      expect(revision).toBe(2);
      expect(await story.eventTypes(`engagement-${tourId}`)).toEqual([
        'WhatsAppEnquiryStarted',
        'WhatsAppEnquiryStarted',
        'TourViewsRecorded',
      ]);
    });

    it('is recorded once, even if it is sent many times with one key', async () => {
      const key = { idempotencyKey: `enquiry-${tourId}` };
      done(await enquire(story.customer(key)));
      expect(await enquire(story.customer(key))).toMatchObject({ replayed: true });
      expect(await story.eventTypes(`engagement-${tourId}`)).toHaveLength(1);
    });

    it('is recorded once when the answer was lost, even without a key', async () => {
      story.store.next(lostAnswer);
      expect(await enquire()).toMatchObject({ done: true });
      expect(await story.eventTypes(`engagement-${tourId}`)).toHaveLength(1);
    });

    it('is refused for a tour that does not exist', async () => {
      tourId = 'mars-by-dhow';
      expect(await enquire()).toEqual({ done: false, refusal: { code: 'TourNotFound' } });
    });
  });
});
