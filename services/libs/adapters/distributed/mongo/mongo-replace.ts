import type { Collection, Document } from 'mongodb';
import { is, isDuplicate } from './mongo-values.ts';

/** A document whose id is a string. */
type Named = Document & { readonly _id: string };

/** Replaces the document with this id, or inserts it if it does not exist yet. */
export async function replaceDocument<Stored extends Named>(
  collection: Collection<Stored>,
  id: string,
  content: Omit<Stored, '_id'>,
): Promise<void> {
  // The driver's types do not express that every document of the collection has a string as its id.
  const documents = collection as unknown as Collection<Named>;
  const replace = () => documents.replaceOne({ _id: is(id) }, content, { upsert: true });
  try {
    await replace();
  } catch (error) {
    if (!isDuplicate(error)) {
      throw error;
    }
    // Another process inserted the document at the same moment.
    await replace();
  }
}
