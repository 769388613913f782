import { lazy, Suspense } from 'react';
import { FeaturedTours } from '../../features/tours/featured-tours.tsx';
import { HeroSearch } from '../../features/tours/hero-search.tsx';
import { PageHead } from '../../shared/head/page-head.tsx';
import { siteData } from '../../shared/head/site-data.ts';
import { useStructuredData } from '../../shared/head/use-structured-data.ts';
import { Jina } from '../../shared/pindo/jina.tsx';
import { Scene } from '../../shared/scenes/scene.tsx';
import { ClothHero } from '../../shared/ui/cloth-hero.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { TimeRail } from '../../shared/ui/time-rail.tsx';
import { CompanyClaims } from './company-claims.tsx';
import './home-page.css';

/** The search reacts before the script of the lower part of the page arrives; the server renders the whole page. */
const GuideCarousels = lazy(async () => ({
  default: (await import('../../features/guides/guide-carousels.tsx')).GuideCarousels,
}));

export function HomePage() {
  const structuredData = useStructuredData(siteData);
  return (
    <>
      <PageHead
        title="Day trips in Zanzibar and Tanzania"
        description="Boats, forest, spice farms and the old town: day trips from Zanzibar with local guides. Pay on arrival; on most tours, cancel free of charge until 24 hours before."
        structuredData={structuredData}
      />
      <ClothHero
        kanga="kisutu"
        title="Zanzibar, day by day"
        lead="Reef and forest, spice farms and the old town, and a day trip by plane to see elephants. You pay on arrival."
        picture={<Scene name="dhow-at-sea" />}
        bar={<HeroSearch />}
        barWidth="cloth"
        jina={<Jina saying="Safari ni hatua" meaning="A journey is made of steps" />}
      />
      <div data-slot="home-body">
        <FeaturedTours />
        <Suspense>
          <GuideCarousels />
        </Suspense>
        <div data-slot="home-end" className="page-gutter">
          <HowItWorks />
          <CompanyClaims />
        </div>
        <div data-slot="explore-all">
          <LinkButton kind="ink" to="/tours">
            Explore All Tours
          </LinkButton>
        </div>
      </div>
    </>
  );
}

const steps = [
  {
    time: 'Today',
    title: 'Choose a date, a start time and the travellers',
    text: 'The price is shown line by line. No card, no account: a name, an e-mail and a phone number.',
  },
  {
    time: '−24 h',
    title: 'On most tours you can cancel free of charge until 24 hours before the start',
    text: 'Each tour’s page shows its terms. Your booking shows the exact time, in Zanzibar time.',
  },
  {
    time: 'The day',
    title: 'Pick-up, tour, and you pay on arrival',
    text: 'The tide sets the start time of sea tours. If it changes, we write to you the day before.',
  },
];

function HowItWorks() {
  return (
    <section data-slot="how-it-works" aria-labelledby="how-it-works">
      <h2 id="how-it-works">How booking works</h2>
      <TimeRail stops={steps} label="How booking works" />
    </section>
  );
}
