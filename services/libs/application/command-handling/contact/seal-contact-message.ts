import type { ContactEvent } from '../../../domain/contact/contact.events.ts';
import type { ContactState } from '../../../domain/contact/contact.state.ts';
import { isSealed } from '../../../domain/personal-data/personal-data.ts';
import type { CustomerErased } from '../engine/command-outcome.ts';
import type { CommandRun } from '../engine/command-run.ts';
import { grantOfCustomer } from '../engine/customer-grant.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import { sealEvents } from '../engine/seal-events.ts';
import type { NotStorable, Storable } from '../engine/stream-kind.ts';

type Sealing = readonly [
  decided: readonly ContactEvent[],
  loaded: LoadedStream<ContactState, ContactEvent>,
  run: CommandRun,
];

/** Seals a message for the customer with its e-mail address, who gets a key here if there is none. */
export async function sealContactMessage(...sealing: Sealing): Promise<Storable<ContactEvent>> {
  const [, , run] = sealing;
  return await sealEvents(...sealing, async (personal) => {
    if (!('email' in personal) || typeof personal.email !== 'string') {
      throw new Error('An answer is sealed with its own streams.');
    }
    return await run.bound(run.ports.vault.grantFor(personal.email));
  });
}

/** Seals an answer for the author of the message. An erased author has no key, and no address to send it to. */
export async function sealContactAnswer(
  ...sealing: Sealing
): Promise<Storable<ContactEvent> | NotStorable<CustomerErased>> {
  const [, { state }, run] = sealing;
  if (state.status === 'none' || !isSealed(state.personal)) {
    throw new Error('Only a stored message has an author to seal for.');
  }
  const grant = await grantOfCustomer(state.personal, run);
  return grant === undefined
    ? { isStorable: false, refusal: { code: 'CustomerErased' } }
    : await sealEvents(...sealing, () => Promise.resolve(grant));
}
