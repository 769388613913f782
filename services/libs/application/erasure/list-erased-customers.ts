import type { ErasedCustomerView } from '../../contracts/customer/customer-view.ts';
import type { Account } from '../ports/accounts.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { erasedCustomers } from '../projections/customer/erased-customers.projection.ts';

/** How many erasures are listed; older erasures are only in the ledger. */
const shownMax = 100;

/** Returns the latest erasures, each with the account that requested it. */
export async function listErasedCustomers(
  readStore: ReadStore,
  accounts: readonly Account[],
): Promise<readonly ErasedCustomerView[]> {
  const { documents } = await readStore.find(erasedCustomers.collection, {
    sort: { by: ['at'], direction: 'descending' },
    limit: shownMax,
  });
  return documents.map(({ customerId, at, actor: { id }, bookings, messages }) => {
    const name = accounts.find((account) => account.id === id)?.username;
    return {
      customerId,
      at,
      ...(id === undefined ? {} : { by: { id, ...(name === undefined ? {} : { name }) } }),
      bookings,
      messages,
    };
  });
}
