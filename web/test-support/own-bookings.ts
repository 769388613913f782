import type { ModifyBookingRequest, ShownBooking } from '@contracts/booking/booking-view.ts';
import { addDays } from '@contracts/calendar.ts';
import { placedBooking, quietServer, someDay } from './open-site.tsx';
import { reefTour } from './sample-tours.ts';
import { problem, type StubApi } from './stub-api.ts';
import { shownTravellers } from './shown-travellers.ts';

export const reference = 'ZBL-74100680';
const asha = { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 001' };

/** A booking of the reef for two travellers, as a person with a proof sees it. */
export function ownBooking(more: Partial<ShownBooking> = {}): ShownBooking {
  const placed = placedBooking({
    tourId: reefTour.id,
    date: someDay,
    pickupTime: '08:30',
    travellers: [{ categoryId: 'Adult (12+)', category: 'Adult (12+)', count: 2 }],
    customer: asha,
    expectedTotal: 100,
    expectedCurrency: 'USD',
  });
  const freeCancellationUntil = `${addDays(someDay, -1)}T05:30:00.000Z`;
  return { ...placed, proof: 'given', freeCancellationUntil, ...more };
}

/** A server that has the booking and carries out every change. */
export function serverOfBooking(
  first: ShownBooking = ownBooking(),
): StubApi & { now: ShownBooking } {
  const stub = Object.assign(quietServer(), { now: first });
  const at = `/bookings/${reference}`;
  stub
    .on(`GET ${at}`, () => Response.json(stub.now))
    .on(`GET ${at}/history`, {
      items: [
        {
          revision: '0',
          at: '2026-11-20T06:00:00.000Z',
          actor: { kind: 'customer' },
          action: 'BookingPlaced',
          changes: [],
          causedBy: 'x',
        },
      ],
    })
    .on(`POST ${at}/quote`, ({ body }) => {
      const { travellers = stub.now.travellers } = body as ModifyBookingRequest;
      const total = travellers.reduce((sum, { count }) => sum + 50 * count, 0);
      const lines = travellers.map((line) => ({
        ...line,
        unitPrice: 50,
        amount: 50 * line.count,
      }));
      return Response.json({ lines, total, currency: 'USD', fromPrice: 50 });
    })
    .on(`POST ${at}/proof`, () => {
      stub.now = { ...stub.now, customer: asha, proof: 'given' };
      return new Response(null, { status: 204 });
    })
    .on(`PATCH ${at}`, ({ body }) => {
      const { date, pickupTime, travellers, contact } = body as ModifyBookingRequest;
      stub.now = {
        ...stub.now,
        ...(date !== undefined && { date }),
        ...(pickupTime !== undefined && { pickupTime }),
        ...(travellers !== undefined && { travellers: shownTravellers(travellers) }),
        customer: { ...asha, ...contact },
        revision: '2',
      };
      return Response.json({ ...stub.now, position: 'log.43' });
    })
    .on(`POST ${at}/cancellation`, () => {
      const undoUntil = new Date(Date.now() + 3_600_000).toISOString();
      stub.now = { ...stub.now, status: 'cancelled', undoUntil, revision: '2' };
      return Response.json({ ...stub.now, position: 'log.43' });
    })
    .on(`DELETE ${at}/cancellation`, () => {
      const { undoUntil, ...rest } = stub.now;
      if (undoUntil === undefined) return problem('NotUndoable');
      stub.now = { ...rest, status: 'confirmed', revision: '3' };
      return Response.json({ ...stub.now, position: 'log.44' });
    });
  return stub;
}

/** The same booking, as a person who has only the reference sees it. */
export const maskedBooking = (more: Partial<ShownBooking> = {}) =>
  ownBooking({
    customer: { name: 'A••• J•••', email: 'a•••@e•••.com', phone: '•••01' },
    proof: 'asked',
    ...more,
  });
