import type { TourView } from '@contracts/tour/tour-view.ts';
import type { ReactNode } from 'react';
import { Written } from '../../shared/html/written.tsx';
import { Accordion } from '../../shared/ui/accordion.tsx';
import { UngujaMap } from '../../shared/map/unguja-map.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { TimeRail } from '../../shared/ui/time-rail.tsx';
import { dayPlan } from './day-plan.ts';
import { PriceTable } from './price-table.tsx';
import { TourFacts } from './tour-facts.tsx';
import { tourPlaces } from './tour-places.ts';
import './tour-story.css';

export type TourStoryProps = {
  tour: TourView;
  /** `HH:mm`. The times of the stops are counted from it. */
  startTime: string | undefined;
};

/** The text of a tour's page. */
export function TourStory({ tour, startTime }: TourStoryProps) {
  return (
    <div data-slot="tour-story">
      <TourFacts tour={tour} />
      <Lines title="Highlights" lines={tour.highlights} mark="star" />
      <Day tour={tour} startTime={startTime} />
      <div data-slot="tour-extras">
        <Lines title="What’s included" lines={tour.includes} mark="check" />
        <Lines title="Not included" lines={tour.excludes} mark="minus" />
      </div>
      <Lines title="What to bring" lines={tour.whatToBring} mark="plus" />
      {tour.fullDescription !== '' && (
        <Part title="About this tour">
          <Written html={tour.fullDescription} />
        </Part>
      )}
      <Part title="Prices">
        <div className="stack">
          <PriceTable tour={tour} />
        </div>
        <p data-part="note">Paid on arrival, for each traveller.</p>
      </Part>
      <MeetingPoint tour={tour} />
      {tour.faq.length > 0 && (
        <Part title="Questions">
          <Accordion
            items={tour.faq.map(({ question, answer }) => ({ title: question, body: answer }))}
          />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

type LinesProps = {
  title: string;
  lines: readonly string[];
  mark: 'star' | 'check' | 'minus' | 'plus';
};

function Lines({ title, lines, mark }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      <ul data-slot="tour-lines">
        {lines.map((line) => (
          <li key={line}>
            <Glyph name={mark} size={16} />
            {line}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Day({ tour, startTime }: TourStoryProps) {
  const from = startTime ?? tour.pickupTimes[0];
  if (tour.itinerary.length === 0 || from === undefined) return null;
  return (
    <Part title="The day, hour by hour">
      <p data-part="note">
        With a start at {from}. Times are approximate: they depend on tide and traffic.
      </p>
      <TimeRail stops={dayPlan(tour.itinerary, from)} label={`The day with a start at ${from}`} />
    </Part>
  );
}

function MeetingPoint({ tour }: { tour: TourView }) {
  const places = tourPlaces(tour);
  if (tour.meetingPoint === '' && places.length === 0) return null;
  return (
    <Part title="Meeting point">
      <div data-slot="meeting-point">
        <div>
          <p data-part="place">
            <Glyph name="pin" />
            {tour.meetingPoint}
          </p>
          {tour.meetingPointLink !== null && (
            <p data-part="map">
              <a href={tour.meetingPointLink} target="_blank" rel="noreferrer">
                Show it on a map
              </a>
            </p>
          )}
        </div>
        <UngujaMap pins={places} />
      </div>
    </Part>
  );
}
