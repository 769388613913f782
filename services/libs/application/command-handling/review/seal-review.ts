import { isSealed } from '../../../domain/personal-data/personal-data.ts';
import type { ReviewEvent } from '../../../domain/review/review.events.ts';
import type { ReviewState } from '../../../domain/review/review.state.ts';
import { sealPersonal } from '../../event-log/sealing.ts';
import { bookingStream } from '../../event-log/stream-names.ts';
import { idIn } from '../../event-log/stream-name.ts';
import type { KeyGrant } from '../../ports/key-vault.ts';
import { bookingStreams } from '../booking/booking-streams.ts';
import type { CustomerErased } from '../engine/command-outcome.ts';
import type { CommandRun } from '../engine/command-run.ts';
import { grantOfCustomer } from '../engine/customer-grant.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import type { NotStorable, Storable } from '../engine/stream-kind.ts';

type Sealing = readonly [
  decided: readonly ReviewEvent[],
  loaded: LoadedStream<ReviewState, ReviewEvent>,
  run: CommandRun,
];

/**
 * Seals the texts of a review for the present customer of its booking. If that person was erased, there is no key, and
 * the text is left out, because staff must still be able to hide the review.
 */
export async function sealReview(
  ...[decided, { head }, run]: Sealing
): Promise<Storable<ReviewEvent>> {
  const events: ReviewEvent[] = [];
  const grants: KeyGrant[] = [];
  for (const event of decided) {
    const { personal, ...rest } = { personal: undefined, ...event.data };
    if (personal === undefined) {
      events.push(event);
      continue;
    }
    const grant = await grantOfBooking(Number(idIn(head.stream)), run);
    if (grant === undefined) {
      events.push({ ...event, data: rest } as ReviewEvent);
    } else {
      grants.push(grant);
      const sealed = sealPersonal(run.ports.cryptography, personal, grant, head.stream);
      events.push({ ...event, data: { ...rest, personal: sealed } } as ReviewEvent);
    }
  }
  return { isStorable: true, events, grants };
}

/** Refuses a text that cannot be sealed, because a review or an answer would have another meaning without its text. */
export async function sealReviewText(
  ...[decided, loaded, run]: Sealing
): Promise<Storable<ReviewEvent> | NotStorable<CustomerErased>> {
  const sealed = await sealReview(decided, loaded, run);
  const texts = decided.filter(({ data }) => 'personal' in data);
  return sealed.grants.length === texts.length
    ? sealed
    : { isStorable: false, refusal: { code: 'CustomerErased' } };
}

async function grantOfBooking(
  bookingNumber: number,
  run: CommandRun,
): Promise<KeyGrant | undefined> {
  const { state } = await run.current(bookingStream(bookingNumber), bookingStreams);
  if (state.status === 'none' || !isSealed(state.contact)) return undefined;
  return await grantOfCustomer(state.contact, run);
}
