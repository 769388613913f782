import { type LoaderFunctionArgs, matchRoutes } from 'react-router-dom';
import { loadAdTag } from '../../features/tracking/ad-tag.ts';
import { createRoutes } from '../routes/routes.tsx';
import { makeStore } from '../store.ts';
import { loadPageOfBooking, loadPrivatePage } from './load-private-page.ts';

const request = new Request('http://localhost/find-booking?a=b');
const askedFor = (reference: string) => ({ request, params: { reference } });

/** Runs the loader of the page at an address; the layouts around the page load no private data. */
async function load(path: string): Promise<unknown> {
  const matches = matchRoutes(createRoutes(makeStore()), path) ?? [];
  const loaders = matches
    .map(({ route: { loader } }) => loader)
    .filter((each) => each !== undefined);
  for (const loader of path.startsWith('/admin') ? loaders : loaders.slice(-1)) {
    if (typeof loader !== 'function') throw new TypeError('There is no loader to be called.');
    await loader(
      { ...askedFor('ZBL-74100680'), context: {} } as unknown as LoaderFunctionArgs,
      undefined,
    );
  }
  return undefined;
}

const pages = [
  '/find-booking',
  '/manage-booking/ZBL-74100680',
  '/review/ZBL-74100680',
  '/auth',
  '/admin',
  '/admin/bookings',
];

describe('a page that must not have the advertising network’s tag', () => {
  afterEach(() => {
    document.head.replaceChildren();
  });

  it.each(pages)('is shown at once if no earlier page loaded the tag: %s', async (path) => {
    expect(await load(path)).toBeUndefined();
  });

  it.each(pages)(
    'is loaded as a new document if an earlier page loaded the tag: %s',
    async (path) => {
      loadAdTag('AW-123456789/label');
      const thrown: unknown = await load(path).catch((error: unknown) => error);
      expect(thrown).toBeInstanceOf(Response);
      const { status, headers } = thrown as Response;
      expect(status).toBe(302);
      expect(headers.get('location')).toBe(request.url);
      expect(headers.get('x-remix-reload-document')).toBe('true');
    },
  );

  it('answers 404 for an address without a valid reference', () => {
    expect(loadPrivatePage({ request })).toBeNull();
    expect(loadPageOfBooking(askedFor('ZBL-74100680'))).toBeNull();
    expect(loadPageOfBooking(askedFor('nonsense'))).toMatchObject({ init: { status: 404 } });
  });
});
