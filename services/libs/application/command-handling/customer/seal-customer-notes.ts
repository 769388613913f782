import type { CustomerEvent } from '../../../domain/customer/customer.events.ts';
import type { CustomerState } from '../../../domain/customer/customer.state.ts';
import { isSealed } from '../../../domain/personal-data/personal-data.ts';
import { sealPersonal } from '../../event-log/sealing.ts';
import { idIn } from '../../event-log/stream-name.ts';
import { isKey, type KeyGrant } from '../../ports/key-vault.ts';
import type { CustomerErased } from '../engine/command-outcome.ts';
import type { CommandRun } from '../engine/command-run.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import type { NotStorable, Storable } from '../engine/stream-kind.ts';

/** Nobody has this id: no key was ever made for it. */
export interface NoSuchCustomer {
  readonly code: 'NoSuchCustomer';
}

/** Seals the text of a note for the customer whose stream it is. Without a key there can be no note. */
export async function sealCustomerNotes(
  decided: readonly CustomerEvent[],
  { head }: LoadedStream<CustomerState, CustomerEvent>,
  run: CommandRun,
): Promise<Storable<CustomerEvent> | NotStorable<CustomerErased | NoSuchCustomer>> {
  const customerId = idIn(head.stream);
  const events: CustomerEvent[] = [];
  const grants: KeyGrant[] = [];
  for (const event of decided) {
    if (!('personal' in event.data) || isSealed(event.data.personal)) {
      events.push(event);
      continue;
    }
    const key = await run.bound(run.ports.vault.open(customerId));
    if (!isKey(key)) {
      const code = key === 'missing' ? 'NoSuchCustomer' : 'CustomerErased';
      return { isStorable: false, refusal: { code } };
    }
    const grant = { customerId, key };
    grants.push(grant);
    const { cryptography } = run.ports;
    const personal = sealPersonal(cryptography, event.data.personal, grant, head.stream);
    events.push({ ...event, data: { ...event.data, personal } } as CustomerEvent);
  }
  return { isStorable: true, events, grants };
}
