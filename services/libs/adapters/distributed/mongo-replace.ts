import type { Collection, Document } from 'mongodb';
import { is, isDuplicate } from './mongo-values.ts';

/** A document whose id is a text. */
type Named = Document & { readonly _id: string };

/** Replaces the document of this id, or inserts it where there is none yet. */
export async function replaceDocument<Stored extends Named>(
  collection: Collection<Stored>,
  id: string,
  content: Omit<Stored, '_id'>,
): Promise<void> {
  // The driver's types do not know that every document of the collection has a text for its id.
  const documents = collection as unknown as Collection<Named>;
  const replace = () => documents.replaceOne({ _id: is(id) }, content, { upsert: true });
  try {
    await replace();
  } catch (error) {
    if (!isDuplicate(error)) {
      throw error;
    }
    // Another process inserted the first one at the same moment.
    await replace();
  }
}
