import type { LoaderFunctionArgs } from 'react-router-dom';

/**
 * The loader of a private page that fetches no data. It is not a lazy loader, because every route with a file has a
 * static loader already.
 */
export async function loadPrivately(asked: LoaderFunctionArgs): Promise<null> {
  return (await import('../pages/load-private-page.ts')).loadPrivatePage(asked);
}
