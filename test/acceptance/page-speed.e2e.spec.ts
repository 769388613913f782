import type {
  PageKindSpeedView,
  PageSpeedView,
} from '../../services/libs/contracts/page-speed/page-speed.ts';
import { eventually } from '../support/eventually.ts';
import { System } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const path = '/api/page-speed';
const home = { page: 'home', width: 'phone' } as const;
/** The limits of one address and of its /24 in an hour. */
const ofAddress = 30;
const ofNetwork = 90;

describe('the speed of pages for visitors', () => {
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });
    staff = await system.staff();
  });

  afterAll(() => system.remove());

  const send = (view: unknown, from = '192.0.2.1') =>
    system.visitor().post(path, view, { 'x-forwarded-for': from });

  const show = async (): Promise<PageSpeedView> => {
    const { status, body } = await staff.get<PageSpeedView>('/api/admin/page-speed');
    expect(status).toBe(200);
    return body;
  };

  /** Waits until a page has this many views, because a view is answered before it is stored. */
  const shown = (page: string, views: number): Promise<PageKindSpeedView> =>
    eventually(async () =>
      (await show()).pages.find((each) => each.page === page && each.views === views),
    );

  it('shows staff the values that three quarters of the views did not exceed, also after a restart', async () => {
    expect(await show()).toEqual({ from: '2026-10-24', to: '2026-11-20', pages: [] });
    for (const lcp of [3, 4, 5, 11]) {
      expect((await send({ ...home, lcp, cls: 0 })).status).toBe(202);
    }
    expect((await send({ ...home, inp: 14 })).status).toBe(202);
    const counted = await shown('home', 5);
    expect(counted).toEqual({
      ...{ ...home, views: 5, lcp: { p75: 1_400, verdict: 'good' } },
      ...{ inp: { p75: null, verdict: 'poor' }, cls: { p75: 0, verdict: 'good' } },
    });
    await system.stop();
    await system.startAgain({ CLOCK_START: '2026-12-17T06:00:00.000Z' });
    staff = await system.staff();
    expect((await show()).pages).toEqual([counted]);
    await system.stop();
    await system.startAgain({ CLOCK_START: '2026-12-18T06:00:00.000Z' });
    staff = await system.staff();
    expect((await show()).pages).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['no body', undefined],
    ['no page', { width: 'phone', lcp: 1 }],
    ['an unknown page', { ...home, page: '/booking/ZBL-74100680', lcp: 1 }],
    ['an unknown width', { ...home, width: 'watch', lcp: 1 }],
    ['a negative bucket', { ...home, lcp: -1 }],
    ['a bucket that does not exist', { ...home, lcp: 19 }],
    ['a huge number', { ...home, inp: 1e21 }],
    ['a fraction', { ...home, cls: 0.5 }],
    ['a value that is not a number', { ...home, cls: Number.NaN }],
    ['a text', { ...home, cls: '1' }],
    ['another field', { ...home, lcp: 1, reference: 'ZBL-74100680' }],
  ])('refuses %s', async (_, view) => {
    const { status, body } = await send(view, '192.0.2.200');
    expect([status, body.code]).toEqual([422, 'InvalidFields']);
  });

  it('counts a flood only up to the limits of its address and its network', async () => {
    const view = { page: 'tour', width: 'desktop', lcp: 18 };
    const flood = async (from: string) => {
      for (let sent = 0; sent < ofAddress + 5; sent += 1) {
        expect((await send(view, from)).status).toBe(202);
      }
    };
    await flood('198.51.100.1');
    await shown('tour', ofAddress);
    for (const host of [2, 3, 4]) await flood(`198.51.100.${String(host)}`);
    // The last view is from another network. When it is counted, all earlier views have been counted.
    await send(view, '203.0.113.9');
    await shown('tour', ofNetwork + 1);
  });
});
