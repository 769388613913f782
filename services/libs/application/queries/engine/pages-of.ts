import type { ListView } from '../../../contracts/answers.ts';

/**
 * Yields the items of a list, page by page.
 *
 * @param read Reads the first page, or the page after a cursor.
 */
export async function* pagesOf<Item>(
  read: (after: { readonly cursor?: string }) => Promise<ListView<Item>>,
): AsyncGenerator<readonly Item[], void, undefined> {
  let page = await read({});
  yield page.items;
  while (page.nextCursor !== undefined) {
    page = await read({ cursor: page.nextCursor });
    yield page.items;
  }
}
