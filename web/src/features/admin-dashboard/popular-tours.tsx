import type { Interest, PopularityView } from '@contracts/dashboard/dashboard-view.ts';
import { Panel } from '../../shared/console/panel.tsx';
import { Link } from '../../shared/ui/link.tsx';
import './popular-tours.css';

const interestWords: Readonly<Record<Interest, readonly [one: string, many: string]>> = {
  booking: ['a booking', 'Bookings'],
  enquiry: ['an enquiry', 'Enquiries'],
  view: ['a view', 'Views'],
};

/** The most popular tours, and the share of bookings, enquiries and views in each score. */
export function PopularTours({ popularity }: { popularity: PopularityView }) {
  const { tours, weights, halfLifeDays } = popularity;
  const top = Math.max(...tours.map(({ score }) => score), 0.01);
  const weightWords = weights.map(
    ({ interest, weight }) => `${interestWords[interest][0]} counts ${String(weight)}`,
  );
  return (
    <Panel title="Most popular tours now">
      <p>
        {`In the order visitors see them: ${weightWords.join(', ')}. The points of each halve every ${String(halfLifeDays)} days.`}
      </p>
      {tours.length === 0 ? (
        <p>There are no views, enquiries or bookings yet.</p>
      ) : (
        <table data-slot="popular-tours">
          <caption>What each score is made of</caption>
          <thead>
            <tr>
              <th scope="col">Tour</th>
              <th scope="col">Score</th>
              {weights.map(({ interest }) => (
                <th key={interest} scope="col" data-interest={interest}>
                  <i data-part="swatch" /> {interestWords[interest][1]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tours.map(({ tourId, title, score, parts }) => (
              <tr key={tourId}>
                <th scope="row">
                  <Link to={`/admin/tours/${tourId}`}>{title}</Link>
                  <span data-part="bar" aria-hidden="true">
                    {parts.map((part) => (
                      <span
                        key={part.interest}
                        data-interest={part.interest}
                        style={{ inlineSize: `${String((part.score / top) * 100)}%` }}
                      />
                    ))}
                  </span>
                </th>
                <td>
                  <strong>{scoreWords(score)}</strong>
                </td>
                {parts.map((part) => (
                  <td key={part.interest}>
                    {scoreWords(part.score)}
                    <small>{` from ${part.count.toLocaleString('en-US')}`}</small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function scoreWords(score: number): string {
  return score.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
