import type { PublishedReviewView } from '@contracts/review/review-view.ts';
import { screen, within } from '@testing-library/react';
import { openSite, quietServer } from '../../../test-support/open-site.tsx';
import { reefTour } from '../../../test-support/sample-tours.ts';

const path = `/tour/${reefTour.id}`;
const at = `GET /tours/${reefTour.id}/reviews`;

function review(id: string, more: Partial<PublishedReviewView> = {}): PublishedReviewView {
  return { id, stars: 5, month: '2026-11', publishedAt: '2026-11-22T07:00:00.000Z', ...more };
}

/** A server with published reviews of the reef. If there are three or more, their average is the tour's rating. */
function serverWith(items: readonly PublishedReviewView[], more: object = {}) {
  const hasAverage = items.length >= 3;
  return quietServer()
    .on(`GET /tours/${reefTour.id}`, {
      ...reefTour,
      reviewsCount: items.length,
      rating: hasAverage ? 4.7 : 4.8,
    })
    .on(at, { items, count: items.length, average: hasAverage ? 4.7 : null, ...more });
}

describe('the reviews on the page of a tour', () => {
  let site: ReturnType<typeof openSite>;
  afterEach(() => {
    site.leave();
  });
  const section = async () => {
    await screen.findByRole('heading', { level: 1, name: reefTour.title });
    return within(await screen.findByRole('region', { name: 'Reviews' }));
  };

  it('are listed with stars, name, month, text and the reply', async () => {
    const first = review('a', {
      stars: 4,
      name: 'Asha',
      text: 'Turtles!',
      reply: { text: 'Karibu tena!', at: '2026-11-23T07:00:00.000Z' },
    });
    site = openSite(path, serverWith([first, review('b'), review('c')]));
    const reviews = await section();
    expect(reviews.getByText(/^out of 5|the average of/)).toHaveTextContent(
      '4.7 out of 5, the average of 3 reviews',
    );
    const [shown, bare] = reviews.getAllByRole('listitem');
    expect(shown).toHaveTextContent(
      '4 out of 5 starsTurtles!AshaTravelled in November 2026Our replyKaribu tena!',
    );
    expect(bare).toHaveTextContent('5 out of 5 starsA travellerTravelled in November 2026');
    expect(screen.getByText('(3)')).toBeVisible();
    expect(screen.queryByText('our rating')).toBeNull();
  });

  it('have no average if there are fewer than three, and the tour keeps the operator’s rating', async () => {
    site = openSite(path, serverWith([review('a'), review('b')]));
    const reviews = await section();
    expect(reviews.getAllByRole('listitem')).toHaveLength(2);
    expect(reviews.queryByText(/average/)).toBeNull();
    expect(screen.getByText('our rating')).toBeVisible();
  });

  it('have no section and are not fetched if there are none', async () => {
    const stub = serverWith([]);
    site = openSite(path, stub);
    await screen.findByRole('heading', { name: 'Prices' });
    expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull();
    expect(stub.calls(at)).toHaveLength(0);
  });

  it('show more on request', async () => {
    const stub = serverWith([review('a'), review('b'), review('c')], { nextCursor: 'next' });
    stub.on(at, ({ query }) =>
      Response.json(
        query.cursor === 'next'
          ? { items: [review('d', { text: 'An older one' })], count: 4, average: 4.7 }
          : {
              items: [review('a'), review('b'), review('c')],
              count: 4,
              average: 4.7,
              nextCursor: 'next',
            },
      ),
    );
    site = openSite(path, stub);
    const reviews = await section();
    await site.user.click(reviews.getByRole('button', { name: 'Show more' }));
    expect(await reviews.findByText('An older one')).toBeVisible();
    expect(reviews.getAllByRole('listitem')).toHaveLength(4);
    expect(reviews.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('change the rating on cards if there are three or more', async () => {
    site = openSite(
      '/tours',
      quietServer().on('GET /tours', {
        items: [
          { ...reefTour, rating: 4.7, reviewsCount: 12 },
          { ...reefTour, id: 'other', title: 'Other tour', rating: 4.8, reviewsCount: 2 },
        ],
      }),
    );
    expect(await screen.findByText('(12)')).toBeVisible();
    expect(screen.getByText('our rating')).toBeVisible();
  });
});
