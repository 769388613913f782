import { jest } from '@jest/globals';
import { attractionSlugs, destinationSlugs } from '@contracts/guides/guide-slugs.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { StubIntersectionObserver } from '../../../test-support/stub-intersection-observer.ts';
import { GuideCarousels } from './guide-carousels.tsx';

/** The distance from card to card in pixels, because jsdom has no layout. */
const cardWidth = 300;
const gutter = 40;

const user = userEvent.setup({ delay: null });

/** Simulates the layout of strips whose cards are side by side, and which scroll without animation. */
function layOut() {
  Object.assign(globalThis, { IntersectionObserver: StubIntersectionObserver });
  Object.defineProperty(HTMLElement.prototype, 'offsetLeft', {
    configurable: true,
    get(this: HTMLElement) {
      const items = [...(this.parentElement?.children ?? [])];
      return gutter + items.indexOf(this) * cardWidth;
    },
  });
  HTMLElement.prototype.scrollTo = jest.fn(function (this: HTMLElement, to: ScrollToOptions) {
    this.scrollLeft = to.left ?? 0;
  }) as typeof HTMLElement.prototype.scrollTo;
}

function openCarousel(name: string) {
  render(
    <MemoryRouter>
      <GuideCarousels />
    </MemoryRouter>,
  );
  const region = within(screen.getByRole('region', { name }));
  const strip = region.getByRole('list', { name });
  return { region, strip, first: () => strip.scrollLeft / cardWidth };
}

beforeEach(layOut);
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetLeft');
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
});

const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('the top attractions', () => {
  it('are twelve, each with a link to its guide, and there is a link to the list of all', () => {
    const { region } = openCarousel('Top attractions');
    expect(hrefs(region.getAllByRole('link'))).toEqual([
      ...attractionSlugs.map((slug) => `/attractions/${slug}`),
      '/attractions',
    ]);
  });

  it('turn by four and return to the start', async () => {
    const { region, first } = openCarousel('Top attractions');
    const seen: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await user.click(region.getByRole('button', { name: 'Next attractions' }));
      seen.push(first());
    }
    expect(seen).toEqual([4, 8, 0, 4]);
  });

  it('continue from the card to which the visitor swiped', async () => {
    const { region, strip, first } = openCarousel('Top attractions');
    await user.click(region.getByRole('button', { name: 'Next attractions' }));
    fireEvent.pointerDown(strip);
    strip.scrollLeft = 5 * cardWidth;
    await user.click(region.getByRole('button', { name: 'Next attractions' }));
    expect(first()).toBe(9);
  });
});

describe('the best places', () => {
  it('are thirteen, each with a link to its guide, and there is a link to the list of all', () => {
    const { region } = openCarousel('Best Places');
    expect(hrefs(region.getAllByRole('link'))).toEqual([
      ...destinationSlugs.map((slug) => `/destinations/${slug}`),
      '/destinations',
    ]);
  });

  it('turn by six and return to the start, although the last page is shorter than the screen', async () => {
    const { region, strip } = openCarousel('Best Places');
    const seen: unknown[] = [];
    const scrollTo = jest.spyOn(strip, 'scrollTo').mockImplementation((...to: unknown[]) => {
      const { left = 0 } = to[0] as ScrollToOptions;
      seen.push(left / cardWidth);
      strip.scrollLeft = Math.min(left, 7 * cardWidth); // Six are visible.
    });
    for (const way of ['Next', 'Next', 'Previous', 'Next', 'Next', 'Previous']) {
      await user.click(region.getByRole('button', { name: `${way} places` }));
    }
    expect(seen).toEqual([6, 12, 6, 12, 0, 12]);
    scrollTo.mockRestore();
  });
});
