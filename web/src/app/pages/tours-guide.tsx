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
  return (
    <div data-slot="tours-guide">
      <section aria-labelledby="guide-activities">
        <h2 id="guide-activities">By activity</h2>
        <ActivityLinks />
      </section>
      <section aria-labelledby="guide-island" className="written">
        <h2 id="guide-island">A day in Zanzibar</h2>
        <p>
          No place on the island is further than an hour and a half by road from{' '}
          <Link to="/destinations/stone-town">Stone Town</Link>: the dhow yards of{' '}
          <Link to="/destinations/nungwi">Nungwi</Link> 58 km, the dolphin village of{' '}
          <Link to="/destinations/kizimkazi">Kizimkazi</Link> 60, the kite lagoon of{' '}
          <Link to="/destinations/paje">Paje</Link> 50. Most day trips leave after breakfast and are
          back before dinner, wherever you sleep.
        </p>
        <p>
          The sea sets the hours. Between low and high water it rises by up to four metres and a
          half: <Link to="/attractions/sandbanks">sandbanks</Link> come and go,{' '}
          <Link to="/attractions/mnemba-island">reefs</Link> open and close, and boats leave when
          there is water under them. The mainland is closer than it looks, too: a small plane
          reaches the elephants of <Link to="/attractions/mikumi-park">Mikumi</Link> in under an
          hour.
        </p>
      </section>
      <section aria-labelledby="guide-why">
        <h2 id="guide-why">Why choose us</h2>
        <ReasonList reasons={reasons} />
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

const reasons = [
  {
    title: 'The price is the price',
    text: 'The page lists everything that is included. You pay on arrival, never before.',
  },
  {
    title: 'Free until the day before',
    text: 'Up to 24 hours before the start you can cancel at no charge. Your booking shows the hour.',
  },
  {
    title: 'People from here',
    text: 'Since 2015, with more than 10,000 travellers: licensed guides, captains and farmers who live where you go.',
  },
  {
    title: 'Animals keep their distance',
    text: 'We look and do not touch, and promise no sighting that is not ours to promise.',
  },
];
