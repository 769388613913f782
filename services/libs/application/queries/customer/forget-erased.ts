import type { ReadStore } from '../../ports/read-store.ts';
import { erasedCustomers } from '../../projections/customer/erased-customers.projection.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';

/**
 * Removes the cached keys of this process whenever this or another process erases a customer. Returns a function that
 * ends this.
 */
export function forgetErased(
  people: Pick<PersonalReader, 'forgetKeys'>,
  readStore: Pick<ReadStore, 'onChange'>,
): () => void {
  const { name: erasures } = erasedCustomers.collection;
  return readStore.onChange(({ name, hasNewDocuments }) => {
    if (name === erasures && hasNewDocuments) people.forgetKeys();
  });
}
