import type { Collection, Find } from '../../ports/collection.ts';
import type { ReadStore } from '../../ports/read-store.ts';

/** How many documents are read at once; this is so low that other queries do not wait long. */
const pageSize = 500;

/** Yields all documents that match, page after page. */
export async function* everyPage<Document extends object>(
  readStore: ReadStore,
  collection: Collection<Document>,
  query: Omit<Find<Document>, 'limit' | 'after'>,
): AsyncGenerator<readonly Document[], void, undefined> {
  let page = await readStore.find(collection, { ...query, limit: pageSize });
  yield page.documents;
  while (page.next !== undefined) {
    page = await readStore.find(collection, { ...query, limit: pageSize, after: page.next });
    yield page.documents;
  }
}
