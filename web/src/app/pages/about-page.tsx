import { Link } from '../../shared/ui/link.tsx';
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
  return (
    <>
      <PageHead
        title="About Us"
        description="Day trips from Zanzibar since 2015, with more than 10,000 travellers: how we count seats, read the tide, take payment on arrival and keep our distance from animals."
      />
      <ClothHero
        kanga="nungwi"
        title="About Us"
        lead="We run day trips from Zanzibar: out after breakfast, back before dinner, since 2015."
        picture={<Scene name="sunset-sail" />}
        bar={
          <InkBar action={<LinkButton to="/tours">Browse All Tours</LinkButton>}>
            <InkBarFact label="You pay">On arrival</InkBarFact>
            <InkBarFact label="You cancel free">Until 24 h before</InkBarFact>
          </InkBar>
        }
        jina={
          <Jina saying="Haba na haba hujaza kibaba" meaning="Little by little fills the measure" />
        }
      />
      <div data-slot="about-body" className="page-gutter">
        <div className="written text-lead">
          <p>
            Reef and sandbank, forest and mangrove, spice farm and old town, and a small plane to
            the elephants of the mainland. What we run has a day, an hour, a number of seats and a
            price, and you see all four on its page before you decide.
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
    title: 'A seat is a seat',
    text: 'Boats and cars are small, so seats are counted. When a page says three are left, three are left, and the traveller who books the third has it.',
  },
  {
    title: 'The sea sets the hour',
    text: 'Between low and high water it rises by up to four metres and a half. Boats leave when there is water under them, so a sea tour may start earlier or later than planned: we write the day before.',
  },
  {
    title: 'You pay when you arrive',
    text: 'Booking needs a name, an e-mail and a phone number, no card. Until 24 hours before the start you cancel free of charge; your booking shows the exact hour.',
  },
  {
    title: 'Animals keep their distance',
    text: 'No dolphin is chased, no starfish lifted, no monkey fed. We cannot promise you a sighting, and nobody can.',
  },
  {
    title: 'The captain has the last word',
    text: 'If a boat stays in harbour because of wind or swell, you choose another day or pay nothing.',
  },
  {
    title: 'Guests in a village',
    text: 'Shoulders and knees are covered in Stone Town and in villages, and people are asked before they are photographed. Your guide explains what is usual where.',
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
      <h2 id="about-cloth">Every trip wears a cloth</h2>
      <div className="written">
        <p>
          A <i lang="sw">kanga</i> is the printed cotton cloth of this coast, sold in pairs and
          worn, carried and given. It has three parts: <i lang="sw">pindo</i>, the border all
          around; <i lang="sw">mji</i>, the motif in the middle; and <i lang="sw">jina</i>, a saying
          in capitals near the edge.
        </p>
        <p>
          On this site every place has its own cloth, so its colours show you where you are: yellow
          and brown for Stone Town, sea green for <Link to="/tours?q=mnemba">Mnemba</Link>, leaf
          green for <Link to="/tours?q=jozani">Jozani</Link>.
        </p>
      </div>
    </section>
  );
}

const words = [
  ['Karibu', 'Welcome; also “here you are” and “come closer”'],
  ['Pole pole', 'Slowly, slowly: the pace of most things worth doing here'],
  ['Asante', 'Thank you'],
  ['Dau, jahazi', 'A small sailing boat, a large one: visitors call both dhow'],
  ['Maji kupwa, maji kujaa', 'Low water, high water: ask for them before you ask for the hour'],
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
