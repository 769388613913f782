import type { ReadStore } from '../../ports/read-store.ts';
import { erasedCustomers } from '../../projections/customer/erased-customers.projection.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';

/**
 * Forgets the keys in this process when a customer is erased, by this or another process; returns a
 * function that stops it.
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
