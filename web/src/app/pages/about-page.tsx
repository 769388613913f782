import { Link } from '../../shared/ui/link.tsx';
import { useGetSiteQuery } from '../../shared/site/site-api.ts';
import { PageHead } from '../../shared/head/page-head.tsx';
import { Jina } from '../../shared/pindo/jina.tsx';
import { Scene } from '../../shared/scenes/scene.tsx';
import { ClothHero } from '../../shared/ui/cloth-hero.tsx';
import { InkBarFact } from '../../shared/ui/ink-bar-fact.tsx';
import { InkBar } from '../../shared/ui/ink-bar.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { CompanyClaims } from './company-claims.tsx';
import './company-pages.css';
import { ReasonList } from './reason-list.tsx';

export function AboutPage() {
  const { data: site } = useGetSiteQuery();
  const since = site === undefined ? '' : ` since ${String(site.claims.foundingYear)}`;
  return (
    <>
      <PageHead
        title="About Us"
        description={`Day trips from Zanzibar${since}: how we count seats, read the tide, take payment on arrival and keep our distance from animals.`}
      />
      <ClothHero
        kanga="nungwi"
        title="About Us"
        lead={`We have run day trips from Zanzibar${since}. Most leave after breakfast and are back before dinner.`}
        picture={<Scene name="sunset-sail" />}
        bar={
          <InkBar action={<LinkButton to="/tours">Browse All Tours</LinkButton>}>
            <InkBarFact label="You pay">On arrival</InkBarFact>
            <InkBarFact label="Free cancellation on most tours">
              Until 24 h before the start
            </InkBarFact>
          </InkBar>
        }
        jina={<Jina saying="Haba na haba hujaza kibaba" meaning="Little by little fills the pot" />}
      />
      <div data-slot="about-body" className="page-gutter">
        <div className="written text-lead">
          <p>
            We go to reefs and sandbanks, forests and mangroves, spice farms and the old town, and
            by small plane to the elephants of the mainland. Each tour’s page shows its days, start
            times, group size and price.
          </p>
        </div>
        <CompanyClaims />
        <Ways />
        <Cloth />
        <Words />
      </div>
      <div data-kanga="nungwi" className="on-cloth">
        <div data-slot="about-end" className="page-gutter">
          <h2>Choose a day</h2>
          <div>
            <LinkButton kind="ink" to="/tours">
              View All Tours
            </LinkButton>
            <LinkButton kind="quiet" to="/contact">
              Ask us first
            </LinkButton>
          </div>
        </div>
      </div>
    </>
  );
}

const ways = [
  {
    title: 'We count every seat',
    text: 'Boats and cars are small. If a page says three seats are left, you can book three.',
  },
  {
    title: 'The tide sets the start time',
    text: 'The sea rises by up to 4.5 metres between low and high tide. Boats leave when there is enough water, so a sea tour may start earlier or later than planned. If so, we write to you the day before.',
  },
  {
    title: 'You pay when you arrive',
    text: 'Booking needs a name, an e-mail and a phone number, no card. On most tours you can cancel free of charge until 24 hours before the start; your booking shows the exact time.',
  },
  {
    title: 'We keep our distance from animals',
    text: 'We do not chase dolphins, lift starfish or feed monkeys. Nobody can promise that you will see an animal.',
  },
  {
    title: 'The captain has the last word',
    text: 'If a boat stays in harbour because of wind or swell, you choose another day or pay nothing.',
  },
  {
    title: 'Guests in a village',
    text: 'Please cover your shoulders and knees in Stone Town and in villages, and ask people before you photograph them. Your guide explains the customs of each place.',
  },
];

function Ways() {
  return (
    <section aria-labelledby="about-ways">
      <h2 id="about-ways">How we work</h2>
      <ReasonList reasons={ways} />
    </section>
  );
}

/** Explains why the site looks as it does. */
function Cloth() {
  return (
    <section aria-labelledby="about-cloth" data-slot="about-cloth">
      <h2 id="about-cloth">Each place has a cloth</h2>
      <div className="written">
        <p>
          A <i lang="sw">kanga</i> is the printed cotton cloth of this coast, sold in pairs and
          worn, carried and given. It has three parts: <i lang="sw">pindo</i>, the border all
          around; <i lang="sw">mji</i>, the motif in the middle; and <i lang="sw">jina</i>, a saying
          in capitals near the edge.
        </p>
        <p>
          On this site the colours of the cloth show you where you are: yellow and brown for Stone
          Town, sea green for <Link to="/tours?q=mnemba">Mnemba</Link>, leaf green for{' '}
          <Link to="/tours?q=jozani">Jozani</Link>.
        </p>
      </div>
    </section>
  );
}

const words = [
  ['Karibu', 'Welcome; also “here you are” and “come closer”'],
  ['Pole pole', 'Slowly, slowly: the pace of most things worth doing here'],
  ['Asante', 'Thank you'],
  ['Dau, jahazi', 'A small sailing boat and a large one; visitors call both a dhow'],
  ['Maji kupwa, maji kujaa', 'Low tide, high tide: they set the start time of sea tours'],
] as const;

function Words() {
  return (
    <section aria-labelledby="about-words">
      <h2 id="about-words">Words you will hear</h2>
      <dl data-slot="about-words">
        {words.map(([word, meaning]) => (
          <div key={word}>
            <dt lang="sw">{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
