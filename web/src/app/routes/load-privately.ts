import type { LoaderFunctionArgs } from 'react-router-dom';

/** The loader of a private page that asks for nothing itself. Not a lazy one: routes with a file have one already. */
export async function loadPrivately(asked: LoaderFunctionArgs): Promise<null> {
  return (await import('../pages/load-private-page.ts')).loadPrivatePage(asked);
}
