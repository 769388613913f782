import { jest } from '@jest/globals';

type Report = (metric: { readonly name: string; readonly value: number }) => void;

const reports = new Map<string, Report>();
const listen = (name: string) => (report: Report) => void reports.set(name, report);
jest.unstable_mockModule('web-vitals', () => ({
  onLCP: listen('LCP'),
  onINP: listen('INP'),
  onCLS: listen('CLS'),
}));
const { measurePageSpeed } = await import('./measure-page-speed.ts');

const report = (name: string, value: number) => reports.get(name)?.({ name, value });

/** The blobs of jsdom have no `text()`. */
function readJson(body: Blob): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(JSON.parse(reader.result as string));
    });
    reader.readAsText(body);
  });
}

describe('the speed of an opened page', () => {
  let sent: { readonly url: string; readonly body: Blob }[];
  let visibility: 'visible' | 'hidden';

  beforeEach(() => {
    sent = [];
    visibility = 'visible';
    reports.clear();
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => visibility,
    });
    Object.defineProperty(navigator, 'sendBeacon', {
      configurable: true,
      value: (url: string, body: Blob) => {
        sent.push({ url, body });
        return true;
      },
    });
  });

  function open(path: string, width = 390): void {
    history.replaceState(null, '', path);
    globalThis.innerWidth = width;
    measurePageSpeed();
  }

  function become(state: 'visible' | 'hidden'): void {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }

  const bodies = () => Promise.all(sent.map(({ body }) => readJson(body)));

  it('is sent once, when the page is first hidden: the kind of page, the width class, and a bucket for each measured value', async () => {
    open('/tour/spice-farm-tour?date=2026-11-28&ref=ZBL-74100680');
    report('LCP', 1_320);
    report('CLS', 0.004);
    report('CLS', 0.03);
    become('visible');
    expect(sent).toEqual([]);
    report('INP', 96);
    become('hidden');
    become('visible');
    report('CLS', 0.6);
    become('hidden');
    expect(sent.map(({ url }) => url)).toEqual(['/api/page-speed']);
    expect(await bodies()).toEqual([{ page: 'tour', width: 'phone', lcp: 5, inp: 3, cls: 3 }]);
  });

  it('counts for the page that was opened first, even after a link inside the site', async () => {
    open('/', 1280);
    report('LCP', 900);
    history.replaceState(null, '', '/tours');
    become('hidden');
    expect(await bodies()).toEqual([{ page: 'home', width: 'desktop', lcp: 3 }]);
  });

  it('is not sent if nothing was measured, and not measured on pages of staff', () => {
    open('/');
    become('hidden');
    open('/admin/bookings');
    expect(reports.size).toBe(3);
    reports.clear();
    open('/auth');
    expect(reports.size).toBe(0);
    become('visible');
    become('hidden');
    expect(sent).toEqual([]);
  });
});
