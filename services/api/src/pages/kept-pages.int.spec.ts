import { VirtualClock } from '../../../../test/support/virtual-clock.ts';
import { KeptPages } from './kept-pages.ts';
import { ReadyPage } from './ready-page.ts';

describe('kept pages', () => {
  const clock = new VirtualClock();
  let page: ReadyPage;

  beforeAll(async () => {
    page = await ReadyPage.of('<h1>Karibu</h1>', { status: 200, headers: [] });
  });

  it('take no more than they may; the ones that nobody asked for go first', () => {
    const pages = new KeptPages(clock, 3 * page.bytes);
    for (const address of ['/a', '/b', '/c']) pages.keep(address, page, pages.now());
    pages.find('/a');
    pages.keep('/d', page, pages.now());
    expect(['/a', '/b', '/c', '/d'].map((address) => pages.find(address))).toEqual([
      page,
      undefined,
      page,
      page,
    ]);
  });

  it('count once where they are kept anew, and not at all once they are gone', () => {
    const pages = new KeptPages(clock, 2 * page.bytes);
    for (const address of ['/a', '/b', '/b', '/b']) pages.keep(address, page, pages.now());
    expect(pages.find('/a')).toBe(page);
    pages.noteEdition();
    for (const address of ['/c', '/d']) pages.keep(address, page, pages.now());
    expect([pages.find('/c'), pages.find('/d')]).toEqual([page, page]);
  });

  it('may be had though tours have become more popular, never once one was changed', async () => {
    const pages = new KeptPages(clock, page.bytes);
    pages.keep('/', page, pages.now());
    pages.notePopularity();
    await clock.advance(1_000);
    expect([pages.find('/'), pages.findOlder('/')]).toEqual([undefined, page]);
    pages.noteEdition();
    expect(pages.findOlder('/')).toBeUndefined();
  });
});
