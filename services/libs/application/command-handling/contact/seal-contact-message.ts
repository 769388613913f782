import type { ContactState } from '../../../domain/contact/contact.state.ts';
import type { ContactEvent } from '../../../domain/contact/contact.events.ts';
import type { ContactMessage } from '../../../domain/contact/contact-message.ts';
import {
  customerOf,
  isSealed,
  type Personal,
} from '../../../domain/personal-data/personal-data.ts';
import { sealPersonal } from '../../event-log/sealing.ts';
import { isKey, type KeyGrant } from '../../ports/key-vault.ts';
import type { CustomerErased } from '../engine/command-outcome.ts';
import type { CommandRun } from '../engine/command-run.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import type { NotStorable, Storable } from '../engine/stream-kind.ts';

type Loaded = LoadedStream<ContactState, ContactEvent>;

/** Seals a message for the customer with its e-mail address; a customer without a key gets one here. */
export async function sealContactMessage(
  decided: readonly ContactEvent[],
  { head }: Loaded,
  run: CommandRun,
): Promise<Storable<ContactEvent>> {
  const events: ContactEvent[] = [];
  const grants: KeyGrant[] = [];
  for (const event of decided) {
    if (event.type !== 'ContactMessageSubmitted' || isSealed(event.data.personal)) {
      events.push(event);
      continue;
    }
    const { personal } = event.data;
    const grant = await run.bound(run.ports.vault.grantForEmail(personal.email));
    grants.push(grant);
    const sealed = sealPersonal(run.ports.cryptography, personal, grant, head.stream);
    events.push({ ...event, data: { personal: sealed } });
  }
  return { isStorable: true, events, grants };
}

/** Seals an answer for the author of the message. An erased author has no key, and no address to send it to. */
export async function sealContactAnswer(
  decided: readonly ContactEvent[],
  { head, state }: Loaded,
  run: CommandRun,
): Promise<Storable<ContactEvent> | NotStorable<CustomerErased>> {
  const events: ContactEvent[] = [];
  const grants: KeyGrant[] = [];
  for (const event of decided) {
    if (event.type !== 'ContactMessageAnswered' || isSealed(event.data.personal)) {
      events.push(event);
      continue;
    }
    const grant = state.status === 'none' ? undefined : await grantOf(state.personal, run);
    if (grant === undefined) return { isStorable: false, refusal: { code: 'CustomerErased' } };
    grants.push(grant);
    const sealed = sealPersonal(run.ports.cryptography, event.data.personal, grant, head.stream);
    events.push({ ...event, data: { personal: sealed } });
  }
  return { isStorable: true, events, grants };
}

async function grantOf(
  personal: Personal<ContactMessage>,
  run: CommandRun,
): Promise<KeyGrant | undefined> {
  if (!isSealed(personal)) return undefined;
  const customerId = customerOf(personal);
  const key = await run.bound(run.ports.vault.open(customerId));
  return isKey(key) ? { customerId, key } : undefined;
}
