import type { ClaimsView } from '@contracts/site/site-view.ts';
import { useGetSiteQuery } from '../../shared/site/site-api.ts';
import { Link } from '../../shared/ui/link.tsx';
import { DataBlock } from '../../shared/head/data-block.tsx';
import { questionsData } from '../../shared/head/questions-data.ts';
import { Accordion } from '../../shared/ui/accordion.tsx';
import { ActivityLinks } from '../activity-links.tsx';
import { ReasonList } from './reason-list.tsx';
import './tours-guide.css';
import { toursQuestions } from './tours-questions.ts';

/** The part below the list: activities, reasons to book with the operator, and common questions. */
export function ToursGuide() {
  const { data: site } = useGetSiteQuery();
  return (
    <div data-slot="tours-guide">
      <section aria-labelledby="guide-activities">
        <h2 id="guide-activities">By activity</h2>
        <ActivityLinks />
      </section>
      <section aria-labelledby="guide-island" className="written">
        <h2 id="guide-island">A day in Zanzibar</h2>
        <p>
          You can reach every place on the island from{' '}
          <Link to="/destinations/stone-town">Stone Town</Link> within an hour and a half by road.
          The dhow yards of <Link to="/destinations/nungwi">Nungwi</Link> are 58 km away, the
          dolphin village of <Link to="/destinations/kizimkazi">Kizimkazi</Link> 60 km and the kite
          lagoon of <Link to="/destinations/paje">Paje</Link> 50 km. Most day trips leave after
          breakfast and are back before dinner, wherever you stay.
        </p>
        <p>
          The tide sets the start time of sea tours. Between low and high tide the sea rises by up
          to 4.5 metres. Some <Link to="/attractions/sandbanks">sandbanks</Link> and{' '}
          <Link to="/attractions/mnemba-island">reefs</Link> can be reached only at some times of
          day, and boats leave when there is enough water. The mainland is closer than it looks: a
          small plane reaches the elephants of <Link to="/attractions/mikumi-park">Mikumi</Link> in
          about an hour.
        </p>
      </section>
      <section aria-labelledby="guide-why">
        <h2 id="guide-why">Why choose us</h2>
        <ReasonList reasons={reasonsOf(site?.claims)} />
      </section>
      <section aria-labelledby="guide-questions">
        <h2 id="guide-questions">Questions</h2>
        <DataBlock nodes={questionsData(toursQuestions)} />
        <Accordion
          name="guide"
          items={toursQuestions.map(({ question, answer }) => ({ title: question, body: answer }))}
        />
      </section>
    </div>
  );
}

const reasonsOf = (claims: ClaimsView | undefined) => [
  {
    title: 'You pay the price shown',
    text: 'The page lists everything that is included. You pay on arrival, never before.',
  },
  {
    title: 'Free cancellation',
    text: 'On most tours you can cancel at no charge until 24 hours before the start. Each tour’s page shows its terms.',
  },
  {
    title: 'Local people',
    text: `Our licensed guides, captains and farmers live where you go.${experience(claims)}`,
  },
  {
    title: 'We keep our distance from animals',
    text: 'We look and do not touch. We cannot promise that you will see an animal.',
  },
];

function experience(claims: ClaimsView | undefined): string {
  if (claims === undefined) return '';
  const { travellers, foundingYear } = claims;
  return ` We have taken more than ${travellers.toLocaleString('en-US')} travellers since ${String(foundingYear)}.`;
}
