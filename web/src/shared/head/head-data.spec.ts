import type { SiteView } from '@contracts/site/site-view.ts';
import { reefTour } from '../../../test-support/sample-tours.ts';
import { breadcrumbData } from './breadcrumb-data.ts';
import { dataBlockText } from './data-block-text.ts';
import { placeData } from './place-data.ts';
import { questionsData } from './questions-data.ts';
import { siteData } from './site-data.ts';
import { tourData } from './tour-data.ts';

const site: SiteView = {
  name: 'Kanga Day Trips',
  publicUrl: 'https://tours.example',
  whatsAppNumber: '255000000000',
  operatorEmail: 'operator@example.com',
  operatorPhone: '+255 000 000 000',
  operatorAddress: '1 Example Street, Stone Town',
  howToPay: 'Pay on arrival: cash in USD or TZS.',
  holdsSeats: true,
};
const stars = {
  id: 'one',
  stars: 5,
  month: '2026-11',
  publishedAt: '2026-12-03T09:00:00.000Z',
};
const review = { ...stars, text: 'Turtles!', name: 'Anna' };
const url = 'https://tours.example/tour/mnemba-reef-snorkelling';

describe('the structured data of a tour', () => {
  it('describes the tour and its price', () => {
    expect(tourData(reefTour, site)).toMatchObject({
      '@type': ['Product', 'TouristTrip'],
      url,
      name: 'Mnemba Reef Snorkelling',
      image: ['https://tours.example/link-pictures/mnemba-reef-snorkelling.png'],
      provider: { '@id': 'https://tours.example/#operator', name: 'Kanga Day Trips' },
      tripOrigin: { name: 'Muyuni beach, north of Matemwe' },
      itinerary: {
        itemListElement: [
          { position: 1, name: 'First hotel pick-ups' },
          { position: 2, name: 'Fitting of masks' },
        ],
      },
      offers: {
        url,
        price: 50,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('has a rating only if the tour has three reviews', () => {
    for (const reviewsCount of [0, 1, 2]) {
      const data = tourData({ ...reefTour, reviewsCount }, site, [review]);
      expect(data).not.toHaveProperty('aggregateRating');
      expect(data).not.toHaveProperty('review');
    }
    const data = tourData({ ...reefTour, rating: 4.3, reviewsCount: 3 }, site);
    expect(data).toMatchObject({
      aggregateRating: { ratingValue: 4.3, reviewCount: 3, bestRating: 5 },
    });
    expect(data).not.toHaveProperty('review');
  });

  it('describes up to five reviews, and has a name only if the traveller gave one', () => {
    const reviews = [review, stars, review, review, review, review];
    const data = tourData({ ...reefTour, reviewsCount: 6 }, site, reviews) as { review: object[] };
    expect(data.review).toHaveLength(5);
    expect(data.review.slice(0, 2)).toStrictEqual([
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Anna' },
        datePublished: '2026-12-03',
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
        reviewBody: 'Turtles!',
      },
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'A traveller' },
        datePublished: '2026-12-03',
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
      },
    ]);
  });

  it('is out of stock if it has no start time', () => {
    expect(tourData({ ...reefTour, pickupTimes: [] }, site)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('lists its own pictures first, each with an absolute address', () => {
    const images = ['https://pictures.example/reef.jpg', '/uploads/reef.jpg'];
    expect(tourData({ ...reefTour, images }, site)).toHaveProperty('image', [
      'https://pictures.example/reef.jpg',
      'https://tours.example/uploads/reef.jpg',
      'https://tours.example/link-pictures/mnemba-reef-snorkelling.png',
    ]);
  });

  it('leaves out empty fields', () => {
    const data = tourData({ ...reefTour, meetingPoint: '', itinerary: [] }, site);
    expect(data).not.toHaveProperty('tripOrigin');
    expect(data).not.toHaveProperty('itinerary');
  });
});

describe('the structured data of a page', () => {
  it('contains its breadcrumb', () => {
    const trail = [
      { label: 'Home', to: '/' },
      { label: 'Zanzibar Tours', to: '/tours' },
    ];
    expect(breadcrumbData({ trail, current: 'Spice Farm Tour' }, site)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://tours.example/' },
        { position: 2, name: 'Zanzibar Tours', item: 'https://tours.example/tours' },
        { position: 3, name: 'Spice Farm Tour' },
      ],
    });
  });

  it('contains the questions that the page answers, and is empty if there are none', () => {
    expect(questionsData(reefTour.faq)).toMatchObject([
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            name: 'How well must I swim?',
            acceptedAnswer: { text: 'You should be at ease in deep water.' },
          },
        ],
      },
    ]);
    expect(questionsData([])).toEqual([]);
  });

  it('contains the place of its guide', () => {
    const described = {
      kind: 'TouristAttraction',
      path: '/attractions/jozani-forest',
      name: 'Jozani Forest',
      description: 'Home of the red colobus.',
      picture: '/link-pictures/attractions/jozani-forest.png',
    } as const;
    const data = placeData(described, site);
    expect(data).toMatchObject({
      '@type': 'TouristAttraction',
      url: 'https://tours.example/attractions/jozani-forest',
      image: 'https://tours.example/link-pictures/attractions/jozani-forest.png',
    });
    expect(data).not.toHaveProperty('geo');
    const position = { latitude: -6.24, longitude: 39.41 };
    expect(placeData({ ...described, position }, site)).toMatchObject({ geo: position });
  });

  it('contains the site, its search and its operator', () => {
    expect(siteData(site)).toMatchObject([
      {
        '@type': 'WebSite',
        url: 'https://tours.example/',
        publisher: { '@id': 'https://tours.example/#operator' },
        potentialAction: {
          target: { urlTemplate: 'https://tours.example/tours?q={words}' },
          'query-input': 'required name=words',
        },
      },
      {
        '@type': 'TravelAgency',
        '@id': 'https://tours.example/#operator',
        name: 'Kanga Day Trips',
        email: 'operator@example.com',
      },
    ]);
  });
});

describe('a data block', () => {
  it('contains any text of staff, but nothing that ends the block', () => {
    const wicked = '</script><script>alert(1)</script><!-- \u2028 \u2029 & "quoted"';
    const text = dataBlockText([{ name: wicked }]);
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ name: wicked }],
    });
  });
});
