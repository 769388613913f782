import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { KeptPages } from './kept-pages.ts';
import { ReadyPage } from './ready-page.ts';

describe('kept pages', () => {
  const clock = new VirtualClock();
  let page: ReadyPage;

  beforeAll(async () => {
    page = await ReadyPage.of('<h1>Karibu</h1>', { status: 200, headers: [] });
  });

  it('are dropped above the memory limit, the least recently used first', () => {
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

  it('are counted once when they are replaced, and not after they are dropped', () => {
    const pages = new KeptPages(clock, 2 * page.bytes);
    for (const address of ['/a', '/b', '/b', '/b']) pages.keep(address, page, pages.now());
    expect(pages.find('/a')).toBe(page);
    pages.noteEdition();
    for (const address of ['/c', '/d']) pages.keep(address, page, pages.now());
    expect([pages.find('/c'), pages.find('/d')]).toEqual([page, page]);
  });

  it('are still sent after the popularity changed, but not after a tour changed', async () => {
    const pages = new KeptPages(clock, page.bytes);
    pages.keep('/', page, pages.now());
    pages.notePopularity();
    await clock.advance(1_000);
    expect([pages.find('/'), pages.findOlder('/')]).toEqual([undefined, page]);
    pages.noteEdition();
    expect(pages.findOlder('/')).toBeUndefined();
  });
});
