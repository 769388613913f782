import { categoryNamed } from '../../../../../test/support/category-named.ts';
import {
  cutAfterFirstPart,
  lostAnswer,
} from '../../../../../test/support/in-memory/faulty-event-store.ts';
import {
  asha,
  done,
  party,
  slot,
  WriteSide,
} from '../../../../../test/support/in-memory/write-side.ts';
import { customerOf, type Sealed } from '../../../domain/personal-data/personal-data.ts';
import { openPersonal } from '../../event-log/sealing.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import {
  CancelBooking,
  type ChangesInput,
  ConfirmBooking,
  type ContactInput,
  DeclineBooking,
  ModifyBooking,
  PreviewBookingUndo,
  UndoBookingChange,
} from './booking.commands.ts';
import { CancelDeparture, CloseDeparture } from '../departure/departure.commands.ts';
import { DeleteTour, EditTour, UndoTourChange, PreviewTourUndo } from '../tour/tour.commands.ts';
import { sampleTour } from '../../../../../test/support/sample-tour.ts';

describe('the undo', () => {
  let story: WriteSide;
  let tourId: string;
  let bookingNumber: number;

  beforeAll(async () => {
    story = await WriteSide.open();
  });

  afterAll(() => story.close());

  beforeEach(async () => {
    story.clock.instant = '2026-11-20T09:00:00.000Z';
    tourId = await story.publishTour({ schedule: { capacity: 10 } });
    bookingNumber = await story.book(tourId, 4);
  });

  const departure = () => ({ tourId, ...slot });
  const afternoon = { date: '2026-12-01', time: '14:00' };
  const events = (): Promise<readonly RecordedEvent[]> => story.events(`booking-${bookingNumber}`);
  const cancel = async () =>
    done(await story.side.execute(new CancelBooking({ bookingNumber }, story.admin()))).revision;
  const modify = async (changes: ChangesInput, contact?: ContactInput) =>
    done(
      await story.side.execute(
        new ModifyBooking(
          { bookingNumber, changes, ...(contact === undefined ? {} : { contact }) },
          story.admin(),
        ),
      ),
    ).revision;
  const undo = (revision: number, context = story.admin()) =>
    story.side.execute(new UndoBookingChange({ bookingNumber, revision }, context));
  const preview = async (revision: number) =>
    done(
      await story.side.execute(new PreviewBookingUndo({ bookingNumber, revision }, story.admin())),
    ).result;

  /** Returns the refusal. The preview and the command must give the same one. */
  async function refusalOf(revision: number) {
    const { decision } = await preview(revision);
    const outcome = await undo(revision);
    const said = decision.accepted ? undefined : decision.refusal;
    expect(outcome.done ? undefined : outcome.refusal).toEqual(said);
    return said;
  }

  /** Undoes a change and returns the booking; the command must store the events of the preview. */
  async function undone(revision: number) {
    const { decision } = await preview(revision);
    const { result } = done(await undo(revision));
    const types = decision.accepted ? decision.events.map(({ type }) => type) : [];
    expect(result.history.slice(-types.length).map(({ type }) => type)).toEqual(types);
    return result;
  }

  it('takes the same seats again after a cancellation, and records which change it undoes', async () => {
    const start = await story.store.head();
    const revision = await cancel();
    await story.letPoliciesAct(start);
    const { state } = await undone(revision);
    expect(state).toMatchObject({
      status: 'confirmed',
      departure: departure(),
      party: party(4),
    });
    const [cancelled, rebooked] = (await events()).slice(-2);
    expect(rebooked).toMatchObject({
      type: 'BookingRebooked',
      data: { undoes: revision },
      metadata: { causationId: cancelled?.id, actor: { kind: 'admin', id: 'asha' } },
    });
  });

  it('restores the earlier departure after a move', async () => {
    const before = (await preview(0)).state;
    const revision = await modify(afternoon);
    expect((await undone(revision)).state).toMatchObject({
      departure: departure(),
      price: before.status === 'none' ? {} : before.price,
    });
  });

  it('restores the earlier party and its price', async () => {
    const revision = await modify({ party: party(6) });
    expect((await undone(revision)).state).toMatchObject({
      party: party(4),
      price: { totalMinor: 12_000 },
    });
    expect((await events()).slice(-2).map(({ data }) => 'undoes' in data && data.undoes)).toEqual([
      revision,
      revision,
    ]);
  });

  it('restores the earlier contact, including an empty field', async () => {
    const revision = await modify(
      {},
      { name: 'Wrong', pickupPlace: 'Park Hyatt', phone: '+255 711 000 001' },
    );
    await modify({}, { phone: '+255 700 000 777' });
    expect(await refusalOf(revision)).toEqual({ code: 'ChangedSince', fields: ['phone'] });
    const second = await modify({}, { email: 'WRONG@example.com', pickupPlace: 'Serena' });
    await undone(second);
    const last = (await events()).at(-1);
    const sealed = (last?.data as { readonly personal: Sealed }).personal;
    expect(await openPersonal(story.ports, sealed, `booking-${bookingNumber}`)).toEqual({
      ...asha,
      name: 'Wrong',
      pickupPlace: 'Park Hyatt',
      phone: '+255 700 000 777',
    });
  });

  it('can be previewed: the preview stores no event and makes no key', async () => {
    const revision = await modify(afternoon, { email: `new-${tourId}@example.com` });
    const head = await story.store.head();
    const grant = story.ports.vault.grantFor.bind(story.ports.vault);
    let grants = 0;
    story.ports.vault.grantFor = (email) => {
      grants += 1;
      return grant(email);
    };
    const { decision, history } = await preview(revision);
    story.ports.vault.grantFor = grant;
    expect(decision).toMatchObject({
      accepted: true,
      events: [
        { type: 'BookingRescheduled', data: { before: afternoon, after: slot, undoes: revision } },
        { type: 'ContactCorrected', data: { personal: { email: asha.email } } },
      ],
    });
    expect(history).toHaveLength((await events()).length);
    expect([await story.store.head(), grants]).toEqual([head, 0]);
  });

  it('changes nothing if the change was already undone', async () => {
    const revision = await modify(afternoon);
    const { history } = await undone(revision);
    done(await undo(revision));
    expect(await events()).toHaveLength(history.length);
  });

  describe('is refused', () => {
    it('if the seats are taken', async () => {
      const start = await story.store.head();
      const revision = await cancel();
      await story.letPoliciesAct(start);
      await story.book(tourId, 8);
      expect(await refusalOf(revision)).toEqual({ code: 'DepartureFull', seatsLeft: 2 });
    });

    it('if the departure was closed or cancelled', async () => {
      const start = await story.store.head();
      const revision = await cancel();
      await story.letPoliciesAct(start);
      const staff = story.admin();
      done(await story.side.execute(new CloseDeparture({ departure: departure() }, staff)));
      expect(await refusalOf(revision)).toEqual({ code: 'DepartureClosed' });
      const calledOff = { departure: departure(), reason: 'Storm', bookings: [] };
      done(await story.side.execute(new CancelDeparture(calledOff, staff)));
      expect(await refusalOf(revision)).toEqual({ code: 'DepartureClosed' });
    });

    it('if the departure of a cancelled booking has started', async () => {
      const move = await modify(afternoon);
      const revision = await cancel();
      story.clock.instant = '2026-12-01T12:00:00.000Z';
      expect(await refusalOf(revision)).toEqual({ code: 'PastDate' });
      expect(await refusalOf(move)).toEqual({ code: 'BookingIsCancelled' });
    });

    it('if the departure of a moved booking has started', async () => {
      const move = await modify(afternoon);
      story.clock.instant = '2026-12-01T12:00:00.000Z';
      expect(await refusalOf(move)).toEqual({ code: 'AlreadyStarted' });
    });

    it('if the tour was withdrawn', async () => {
      const revision = await cancel();
      done(await story.side.execute(new DeleteTour({ tourId }, story.admin())));
      expect(await refusalOf(revision)).toMatchObject({ code: 'TourNotBookable' });
    });

    it('if the price of the earlier party has changed', async () => {
      const revision = await modify({ party: party(6) });
      const pricing = { type: 'age_based', currency: 'USD' } as const;
      const ageRates = [
        { ...categoryNamed('Adults (10+)'), priceMinor: 3_500, minAge: 10, maxAge: null },
      ];
      const parts = sampleTour({ schedule: { capacity: 10 }, pricing: { ...pricing, ageRates } });
      const form = { tourId, parts, isActive: true, isFeatured: false };
      done(await story.side.execute(new EditTour(form, story.admin())));
      expect(await refusalOf(revision)).toMatchObject({
        code: 'PriceChanged',
        price: { totalMinor: 14_000 },
      });
    });

    it('if the booking was changed again, or was declined', async () => {
      const move = await modify(afternoon);
      await modify({ date: '2026-12-02' });
      expect(await refusalOf(move)).toEqual({ code: 'ChangedSince', fields: ['pickupTime'] });
      const byHand = await story.publishTour({ schedule: { confirmation: 'by-hand' } });
      bookingNumber = await story.book(byHand, 2);
      const declined = await story.side.execute(
        new DeclineBooking({ bookingNumber }, story.admin()),
      );
      expect(await refusalOf(done(declined).revision)).toEqual({
        code: 'NotUndoable',
        instead: 'rebook',
      });
    });

    it('for a change that cannot be undone, and for a change that does not exist', async () => {
      expect(await refusalOf(0)).toEqual({ code: 'NotUndoable', instead: 'cancel' });
      expect(await refusalOf(99)).toEqual({ code: 'NothingToUndo' });
      const byHand = await story.publishTour({ schedule: { confirmation: 'by-hand' } });
      bookingNumber = await story.book(byHand, 2);
      const { revision } = done(
        await story.side.execute(new ConfirmBooking({ bookingNumber }, story.admin())),
      );
      expect(await refusalOf(revision)).toEqual({ code: 'NotUndoable', instead: 'cancel' });
      bookingNumber = 10_000_000;
      expect(await undo(0)).toMatchObject({ refusal: { code: 'BookingNotFound' } });
    });

    it('if the customer of the earlier contact was erased', async () => {
      const email = `erased-${tourId}@example.com`;
      bookingNumber = await story.book(tourId, 2, { ...asha, email });
      const revision = await modify({}, { email: `kept-${tourId}@example.com` });
      const placed = (await events())[0];
      const sealed = (placed?.data as { readonly personal: Sealed }).personal;
      await story.ports.vault.destroy(customerOf(sealed));
      expect(await refusalOf(revision)).toEqual({ code: 'CustomerErased' });
    });

    it('if the client saw another revision', async () => {
      const revision = await cancel();
      expect(await undo(revision, story.admin({ ifMatch: revision - 1 }))).toMatchObject({
        refusal: { code: 'RevisionMismatch', current: revision },
      });
    });
  });

  it('happens once, even if it is sent many times', async () => {
    const revision = await cancel();
    const context = story.admin({ idempotencyKey: `undo-${tourId}`, ifMatch: revision });
    const first = done(await undo(revision, context));
    const count = (await events()).length;
    const again = done(await undo(revision, context));
    expect([again.replayed, again.revision]).toEqual([true, first.revision]);
    const elsewhere = await story
      .anotherProcess()
      .execute(new UndoBookingChange({ bookingNumber, revision }, context));
    expect(done(elsewhere).revision).toBe(first.revision);
    expect(await events()).toHaveLength(count);
  });

  it.each([
    ['between the seats and the booking', cutAfterFirstPart],
    ['after both were stored', lostAnswer],
  ])('is completed by a repeat of the request after the process stops %s', async (_when, fault) => {
    const start = await story.store.head();
    const revision = await cancel();
    await story.letPoliciesAct(start);
    const context = story.admin({ idempotencyKey: `cut-${tourId}`, ifMatch: revision });
    story.store.next(fault);
    const outcome = await undo(revision, context);
    const settled = outcome.done
      ? outcome
      : done(
          await story
            .anotherProcess()
            .execute(new UndoBookingChange({ bookingNumber, revision }, context)),
        );
    expect(settled.result.state).toMatchObject({ status: 'confirmed' });
    const seats = await story.eventTypes(`departure-${tourId}_2026-12-01_0900`);
    expect(seats).toEqual(['SeatsReserved', 'SeatsReleased', 'SeatsReserved']);
    expect((await events()).filter(({ type }) => type === 'BookingRebooked')).toHaveLength(1);
  });

  it('stores the cause for a tour’s change, and has a preview with the same decision', async () => {
    const parts = sampleTour({ details: { title: 'Clove Farm' }, schedule: { capacity: 10 } });
    const form = { tourId, parts, isActive: true, isFeatured: true };
    const { revision } = done(await story.side.execute(new EditTour(form, story.admin())));
    const input = { tourId, revision };
    const shown = done(await story.side.execute(new PreviewTourUndo(input, story.admin())));
    expect(shown.result.decision).toMatchObject({
      accepted: true,
      events: [{ type: 'TourDetailsEdited' }, { type: 'TourUnfeatured' }],
    });
    const context = story.admin({ idempotencyKey: `tour-${tourId}`, ifMatch: revision });
    const { result } = done(await story.side.execute(new UndoTourChange(input, context)));
    expect(result.state).toMatchObject({
      parts: { details: { title: 'Spice Farm Tour' } },
      isFeatured: false,
    });
    const last = result.history.at(-1);
    const entry = result.history.find((event) => event.revision === revision);
    expect(last).toMatchObject({ data: { undoes: revision } });
    expect(last?.metadata.causationId).toBe(entry?.id);
    const repeated = done(await story.side.execute(new UndoTourChange(input, context)));
    expect(repeated.replayed).toBe(true);
    const none = { tourId: 'no-such-tour', revision: 0 };
    expect(await story.side.execute(new PreviewTourUndo(none, story.admin()))).toMatchObject({
      refusal: { code: 'TourNotFound' },
    });
  });
});
