import type { CustomerEvent } from '../../../domain/customer/customer.events.ts';
import type { CustomerState } from '../../../domain/customer/customer.state.ts';
import { idIn } from '../../event-log/stream-name.ts';
import { isKey } from '../../ports/key-vault.ts';
import type { CustomerErased } from '../engine/command-outcome.ts';
import type { CommandRun } from '../engine/command-run.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import { sealEvents } from '../engine/seal-events.ts';
import type { NotStorable, Storable } from '../engine/stream-kind.ts';

/** Nobody has this id: no key was ever made for it. */
export interface NoSuchCustomer {
  readonly code: 'NoSuchCustomer';
}

/** Seals the text of a note for the customer whose stream it is. Without a key there can be no note. */
export async function sealCustomerNotes(
  decided: readonly CustomerEvent[],
  loaded: LoadedStream<CustomerState, CustomerEvent>,
  run: CommandRun,
): Promise<Storable<CustomerEvent> | NotStorable<CustomerErased | NoSuchCustomer>> {
  if (!decided.some(({ data }) => 'personal' in data)) {
    return { isStorable: true, events: decided, grants: [] };
  }
  const customerId = idIn(loaded.head.stream);
  const key = await run.bound(run.ports.vault.open(customerId));
  if (isKey(key)) {
    return await sealEvents(decided, loaded, run, () => Promise.resolve({ customerId, key }));
  }
  const code = key === 'missing' ? 'NoSuchCustomer' : 'CustomerErased';
  return { isStorable: false, refusal: { code } };
}
