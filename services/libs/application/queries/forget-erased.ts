import type { ReadStore } from '../ports/read-store.ts';
import { erasedCustomers } from '../projections/erased-customers.projection.ts';
import type { PersonalReader } from './personal-reader.ts';

/** Lets go of keys in this process when somebody is erased, whichever process did it. */
export function forgetErased(
  people: Pick<PersonalReader, 'forgetKeys'>,
  readStore: Pick<ReadStore, 'onChange'>,
): () => void {
  const { name: erasures } = erasedCustomers.collection;
  return readStore.onChange(({ name, hasNewDocuments }) => {
    if (name === erasures && hasNewDocuments) people.forgetKeys();
  });
}
