import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { FactList } from '../../shared/console/fact-list.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import './tour-card.css';
import { TourThumb } from './tour-thumb.tsx';
import { hoursWords, pricingSummary, tourFormPath } from './tour-words.ts';

export type TourCardProps = { tour: AdminTourView; onDelete: () => void };

/** One tour in the list: the facts by which staff recognise it, and the actions for it. */
export function TourCard({ tour, onDelete }: TourCardProps) {
  const { id, title, description } = tour;
  const { canChange } = useStaff();
  return (
    <article data-slot="tour-card" data-active={tour.isActive}>
      <div data-part="head">
        <TourThumb tour={tour} />
        <div>
          <h2>
            <Link to={tourFormPath(id)}>{title}</Link>
          </h2>
          <TourBadges tour={tour} />
        </div>
      </div>
      <FactList
        facts={[
          { name: 'Duration', value: hoursWords(tour.durationHours) },
          { name: 'Price', value: pricingSummary(tour.pricingStructure) },
          { name: 'Meeting point', value: tour.meetingPoint || '–', isWide: true },
        ]}
      />
      <p data-part="description">{description}</p>
      <div data-part="buttons">
        <LinkButton
          kind="ink"
          to={tourFormPath(id)}
          aria-label={`${canChange ? 'Edit' : 'Open'} ${title}`}
        >
          {canChange ? 'Edit' : 'Open'}
        </LinkButton>
        {tour.isActive && (
          <LinkButton kind="quiet" to={`/tour/${id}`} aria-label={`View on the site: ${title}`}>
            View on the site
          </LinkButton>
        )}
        {canChange && (
          <Button kind="quiet" data-part="delete" aria-label={`Delete ${title}`} onClick={onDelete}>
            Delete
          </Button>
        )}
      </div>
    </article>
  );
}

/** Whether a tour is visible to travellers, and whether it is featured. */
export function TourBadges({
  tour: { isActive, isFeatured },
}: {
  tour: Pick<AdminTourView, 'isActive' | 'isFeatured'>;
}) {
  return (
    <p data-slot="tour-badges">
      <Badge tone={isActive ? 'ok' : 'warn'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      {isFeatured && <Badge>Featured</Badge>}
    </p>
  );
}
