import { categoryNamed } from '../../../../../test/support/category-named.ts';
import {
  cutAfterFirstPart,
  lostRequest,
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
import type { Position } from '../../event-log/stored-event.ts';
import {
  AddBookingNote,
  CancelBooking,
  type ChangesInput,
  ConfirmBooking,
  type ContactInput,
  CorrectContact,
  DeclineBooking,
  ModifyBooking,
  type ModifyBookingInput,
  RebookBooking,
} from './booking.commands.ts';

describe('changing a booking', () => {
  let story: WriteSide;
  let tourId: string;
  let bookingNumber: number;
  let start: Position;

  beforeAll(async () => {
    story = await WriteSide.open();
  });

  afterAll(() => story.close());

  beforeEach(async () => {
    story.clock.instant = '2026-11-20T09:00:00.000Z';
    tourId = await story.publishTour({ schedule: { capacity: 10 } });
    bookingNumber = await story.book(tourId, 4);
    start = await story.store.head();
  });

  const afternoon = { date: '2026-12-01', time: '14:00' };

  function modify(
    changes: ChangesInput,
    more: Partial<ModifyBookingInput> = {},
    context = story.customer(),
  ) {
    return story.side.execute(new ModifyBooking({ bookingNumber, changes, ...more }, context));
  }

  const cancel = (context = story.customer()) =>
    story.side.execute(new CancelBooking({ bookingNumber }, context));
  const rebook = (changes: ChangesInput = {}, context = story.admin()) =>
    story.side.execute(new RebookBooking({ bookingNumber, changes }, context));
  const newEvents = (): Promise<readonly string[]> => story.seatEventTypes(start);
  const seatsLeftFor = async (at: string): Promise<number> => {
    const outcome = await story.side.execute(
      new ModifyBooking(
        { bookingNumber, changes: { date: '2026-12-02', time: at, party: party(12) } },
        story.customer(),
      ),
    );
    return !outcome.done && outcome.refusal.code === 'DepartureFull'
      ? outcome.refusal.seatsLeft
      : 0;
  };

  it('reserves the new seats first; the policy then releases the old seats', async () => {
    done(await modify(afternoon));
    expect(await newEvents()).toEqual(['SeatsReserved', 'BookingRescheduled']);
    await story.letPoliciesAct(start);
    expect(await story.eventTypes(`departure-${tourId}_2026-12-01_0900`)).toEqual([
      'SeatsReserved',
      'SeatsReleased',
    ]);
    expect(await story.eventTypes(`departure-${tourId}_2026-12-01_1400`)).toEqual([
      'SeatsReserved',
    ]);
  });

  it('lets a party grow on its departure while there are seats', async () => {
    await story.book(tourId, 4);
    expect(await modify({ party: party(7) })).toMatchObject({
      refusal: { code: 'DepartureFull', seatsLeft: 2 },
    });
    done(await modify({ party: party(6) }));
    await story.letPoliciesAct(start);
    expect(await modify({ party: party(7) })).toMatchObject({
      refusal: { code: 'DepartureFull', seatsLeft: 0 },
    });
  });

  it('lets a party shrink on a departure that is full', async () => {
    await story.book(tourId, 6);
    done(await modify({ party: party(1) }));
    await story.letPoliciesAct(start);
    done(
      await story.side.execute(
        new ModifyBooking({ bookingNumber, changes: { party: party(4) } }, story.customer()),
      ),
    );
  });

  it('needs no new seats if only the categories of the travellers change', async () => {
    const mixed = [...party(3), { ...categoryNamed('3-9 years'), count: 1 }];
    done(await modify({ party: mixed }));
    expect(await newEvents()).toEqual(['PartyChanged', 'BookingRepriced']);
  });

  it('stores nothing for a change without effect', async () => {
    expect(await modify({ date: slot.date, party: party(4) })).toMatchObject({
      done: true,
      revision: 1,
    });
    expect(await newEvents()).toEqual([]);
  });

  it('accepts a number of travellers without categories only if the price does not depend on age', async () => {
    expect(await modify({ guests: 3 })).toMatchObject({
      refusal: { code: 'InvalidFields', faults: [{ field: 'guests' }] },
    });
    const fixed = await story.publishTour({
      pricing: { type: 'fixed', currency: 'USD', basePriceMinor: 4_000 },
    });
    const travelers = { ...asha, email: 'fixed@example.com' };
    bookingNumber = await story.book(
      fixed,
      [{ ...categoryNamed('Travelers'), count: 2 }],
      travelers,
    );
    const { result } = done(await modify({ guests: 3 }));
    expect(result.state).toMatchObject({ price: { totalMinor: 12_000 } });
  });

  it('corrects the contact together with the booking, or changes neither', async () => {
    const contact = { phone: '+255 700 000 009' };
    const refusedChange = await modify({ party: party(11) }, { contact });
    expect(refusedChange).toMatchObject({ refusal: { code: 'DepartureFull' } });
    const refusedContact = await modify({ party: party(5) }, { contact: { name: '' } });
    expect(refusedContact).toMatchObject({
      refusal: { code: 'InvalidFields', faults: [{ field: 'contact.name' }] },
    });
    expect(await newEvents()).toEqual([]);
    const { revision } = done(await modify({ party: party(5) }, { contact }));
    expect(await newEvents()).toEqual([
      'SeatsReserved',
      'PartyChanged',
      'BookingRepriced',
      'ContactCorrected',
    ]);
    expect(revision).toBe(4);
  });

  it('decides again when another process was faster, and keeps its reserved seats', async () => {
    story.store.next(async (send) => {
      await send(1);
      done(
        await story
          .anotherProcess()
          .execute(new AddBookingNote({ bookingNumber, text: 'Late' }, story.admin())),
      );
      return send();
    });
    done(await modify(afternoon));
    expect(await newEvents()).toEqual(['SeatsReserved', 'BookingNoteAdded', 'BookingRescheduled']);
  });

  it('refuses the change when another process was faster and the client sent a revision', async () => {
    story.store.next(async (send) => {
      await send(1);
      done(
        await story
          .anotherProcess()
          .execute(new AddBookingNote({ bookingNumber, text: 'Late' }, story.admin())),
      );
      return send();
    });
    expect(await modify(afternoon, {}, story.customer({ ifMatch: 1 }))).toMatchObject({
      refusal: { code: 'RevisionMismatch', sent: 1, current: 2 },
    });
  });

  it('releases the reserved seats when the repeat is refused', async () => {
    const context = () => story.customer({ idempotencyKey: `modify-${tourId}` });
    story.store.next(cutAfterFirstPart);
    await modify(afternoon, {}, context());
    story.clock.instant = '2026-12-01T11:00:00.000Z';
    expect(await modify(afternoon, {}, context())).toMatchObject({
      refusal: { code: 'AlreadyStarted' },
    });
    expect(await newEvents()).toEqual(['SeatsReserved', 'ReservationAbandoned', 'SeatsReleased']);
    expect(await seatsLeftFor('14:00')).toBe(0);
  });

  it('has an unknown outcome when its append got no answer, and succeeds when repeated', async () => {
    const context = () => story.customer({ idempotencyKey: `lost-${tourId}` });
    story.store.next(lostRequest);
    expect(await modify(afternoon, {}, context())).toMatchObject({
      refusal: { code: 'OutcomeUnknown' },
    });
    done(await modify(afternoon, {}, context()));
    expect(await newEvents()).toEqual(['SeatsReserved', 'BookingRescheduled']);
  });

  it.each([
    ['modified', () => modify({ party: party(2) })],
    ['cancelled', () => cancel()],
    ['rebooked', () => rebook()],
  ])('cannot be %s if the booking does not exist', async (_what, act) => {
    bookingNumber = 10_000_001;
    expect(await act()).toEqual({ done: false, refusal: { code: 'BookingNotFound' } });
  });

  describe('cancelling and rebooking', () => {
    it('frees the seats once, even if the booking is cancelled many times and policies act', async () => {
      done(await cancel());
      done(await cancel());
      await story.letPoliciesAct(start);
      await story.letPoliciesAct(start);
      expect(await newEvents()).toEqual(['BookingCancelled', 'SeatsReleased']);
      await story.book(tourId, 10);
    });

    it('reserves new seats for a rebooked booking', async () => {
      done(await cancel());
      await story.letPoliciesAct(start);
      const { result } = done(await rebook());
      expect(result.state.status).toBe('confirmed');
      expect((await newEvents()).slice(2)).toEqual(['SeatsReserved', 'BookingRebooked']);
      await story.letPoliciesAct(start);
      expect(await story.eventTypes(`departure-${tourId}_2026-12-01_0900`)).toHaveLength(3);
    });

    it('refuses a rebooking without free seats, unless on another departure', async () => {
      done(await cancel());
      await story.letPoliciesAct(start);
      await story.book(tourId, 8);
      expect(await rebook()).toMatchObject({ refusal: { code: 'DepartureFull', seatsLeft: 2 } });
      done(await rebook(afternoon));
    });

    it('refuses to rebook a booking that was not cancelled, and to modify a cancelled one', async () => {
      expect(await rebook()).toMatchObject({ refusal: { code: 'NotCancelled' } });
      done(await cancel());
      expect(await modify(afternoon)).toMatchObject({ refusal: { code: 'BookingIsCancelled' } });
    });

    it('confirms a pending booking, after which it cannot be declined', async () => {
      const byHand = await story.publishTour({ schedule: { confirmation: 'by-hand' } });
      bookingNumber = await story.book(byHand, 2);
      done(await story.side.execute(new ConfirmBooking({ bookingNumber }, story.admin())));
      const late = new DeclineBooking({ bookingNumber, reason: 'No guide' }, story.admin());
      expect(await story.side.execute(late)).toMatchObject({ refusal: { code: 'NotPending' } });
    });
  });

  describe('the contact', () => {
    const correct = (contact: ContactInput, context = story.admin()) =>
      story.side.execute(new CorrectContact({ bookingNumber, contact }, context));

    async function contactNow(): Promise<unknown> {
      const stream = `booking-${bookingNumber}`;
      const corrected = (await story.events(stream)).findLast(
        ({ type }) => type === 'ContactCorrected',
      );
      const { personal } = corrected?.data as { personal: Sealed };
      return openPersonal(story.ports, personal, stream);
    }

    it('changes the given fields and keeps the others', async () => {
      done(
        await correct({ phone: ' +255 711 ', pickupPlace: 'Hotel Maru Maru' }, story.customer()),
      );
      expect(await contactNow()).toEqual({
        ...asha,
        phone: '+255 711',
        pickupPlace: 'Hotel Maru Maru',
      });
      done(await correct({ pickupPlace: '' }, story.customer()));
      expect(await contactNow()).toEqual({ ...asha, phone: '+255 711' });
    });

    it('stores nothing for an unchanged contact', async () => {
      done(await correct({ ...asha, email: 'ASHA@example.com ' }));
      expect(await newEvents()).toEqual([]);
    });

    it('moves the booking to another customer with a new e-mail address, for staff only', async () => {
      const email = `other-${tourId}@example.com`;
      expect(await correct({ email }, story.customer())).toMatchObject({
        refusal: { code: 'EmailNotChangeable' },
      });
      const before = await story.ports.vault.grantFor(asha.email);
      const { result } = done(await correct({ email }));
      const { state } = result;
      const customerId = state.status === 'none' ? '' : customerOf(state.contact as Sealed);
      expect(customerId).not.toBe(before.customerId);
      expect(await story.ports.vault.grantFor(email)).toMatchObject({ customerId });
      expect(await contactNow()).toEqual({ ...asha, email });
    });
  });

  describe('without an e-mail address', () => {
    const correct = (email: string | null, context = story.admin()) =>
      story.side.execute(new CorrectContact({ bookingNumber, contact: { email } }, context));
    const customerNow = async () => {
      const events = await story.events(`booking-${bookingNumber}`);
      const last = events.findLast(({ data }) => 'personal' in data);
      const { personal } = last?.data as { personal: Sealed };
      return customerOf(personal);
    };

    it('belongs to a customer of this booking alone, the same each time the address is removed', async () => {
      const ashas = await customerNow();
      done(await correct(null));
      const own = await customerNow();
      expect(own).not.toBe(ashas);
      done(await correct(asha.email));
      expect(await customerNow()).toBe(ashas);
      done(await correct(null));
      expect(await customerNow()).toBe(own);
    });

    it('is accepted only from staff', async () => {
      expect(await correct(null, story.customer())).toMatchObject({
        refusal: { code: 'EmailNotChangeable' },
      });
    });

    it('can be corrected by the traveller, who has the link', async () => {
      done(await correct(null));
      const contact = { phone: '+255 700 000 009' };
      done(
        await story.side.execute(new CorrectContact({ bookingNumber, contact }, story.customer())),
      );
    });
  });

  describe('after its customer was erased', () => {
    beforeEach(async () => {
      const email = `erased-${tourId}@example.com`;
      bookingNumber = await story.book(tourId, party(2), { ...asha, email });
      const { customerId } = await story.ports.vault.grantFor(email);
      await story.ports.vault.destroy(customerId);
      start = await story.store.head();
    });

    it('can still be cancelled, without storing the reason', async () => {
      const reason = 'Asha is ill';
      done(await story.side.execute(new CancelBooking({ bookingNumber, reason }, story.admin())));
      const cancelled = (await story.events(`booking-${bookingNumber}`)).at(-1);
      expect(cancelled?.type).toBe('BookingCancelled');
      expect(cancelled?.data).not.toHaveProperty('personal');
    });

    it('can still be moved by staff, without storing the reason', async () => {
      story.clock.instant = '2026-12-01T07:00:00.000Z';
      const override = { overrideReason: 'Asha was late' };
      done(await modify(afternoon, override, story.admin()));
      const moved = (await story.events(`booking-${bookingNumber}`)).at(-1);
      expect(moved?.data).toMatchObject({ overridden: ['past'] });
      expect(moved?.data).not.toHaveProperty('personal');
    });

    it('refuses a note', async () => {
      const note = new AddBookingNote({ bookingNumber, text: 'Asha called' }, story.admin());
      expect(await story.side.execute(note)).toEqual({
        done: false,
        refusal: { code: 'CustomerErased' },
      });
      expect(await newEvents()).toEqual([]);
    });

    it('lets staff enter a whole new contact, and refuses a part of one', async () => {
      const correct = (contact: ContactInput, context = story.admin()) =>
        story.side.execute(new CorrectContact({ bookingNumber, contact }, context));
      expect(await correct({ phone: '+255 711' }, story.customer())).toMatchObject({
        refusal: { code: 'CustomerErased' },
      });
      expect(await correct({ phone: '+255 711' })).toMatchObject({
        refusal: {
          code: 'InvalidFields',
          faults: [{ field: 'contact.name' }],
        },
      });
      done(await correct(asha));
    });
  });
});
