import type { ContactState } from '../../../domain/contact/contact.state.ts';
import type { ContactMessageSubmitted } from '../../../domain/contact/contact.events.ts';
import { isSealed } from '../../../domain/personal-data/personal-data.ts';
import { sealPersonal } from '../../event-log/sealing.ts';
import type { KeyGrant } from '../../ports/key-vault.ts';
import type { CommandRun } from '../engine/command-run.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import type { Storable } from '../engine/stream-kind.ts';

/** Seals a message for the customer with its e-mail address, who gets a key here if there is none. */
export async function sealContactMessage(
  decided: readonly ContactMessageSubmitted[],
  { head }: LoadedStream<ContactState, ContactMessageSubmitted>,
  run: CommandRun,
): Promise<Storable<ContactMessageSubmitted>> {
  const events: ContactMessageSubmitted[] = [];
  const grants: KeyGrant[] = [];
  for (const event of decided) {
    const { personal } = event.data;
    if (isSealed(personal)) {
      events.push(event);
      continue;
    }
    const grant = await run.bound(run.ports.vault.grantForEmail(personal.email));
    grants.push(grant);
    const sealed = sealPersonal(run.ports.cryptography, personal, grant, head.stream);
    events.push({ ...event, data: { personal: sealed } });
  }
  return { isStorable: true, events, grants };
}
