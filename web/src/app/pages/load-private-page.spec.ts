import { loadAdTag } from '../../features/tracking/ad-tag.ts';
import { loadPrivatePage } from './load-private-page.ts';

const request = new Request('http://localhost/find-booking?a=b');

describe('a page that the advertising network has no part in', () => {
  afterEach(() => {
    document.head.replaceChildren();
  });

  it('is shown at once where its tag was not loaded', () => {
    expect(loadPrivatePage({ request })).toBeNull();
  });

  it('is loaded as a new document where it was', () => {
    loadAdTag('AW-123456789/label');
    const load = () => loadPrivatePage({ request });
    expect(load).toThrow(expect.objectContaining({ status: 302 }));
    try {
      load();
    } catch (thrown) {
      const { headers } = thrown as Response;
      expect(headers.get('location')).toBe(request.url);
      expect(headers.get('x-remix-reload-document')).toBe('true');
    }
  });
});
