import { TourPast } from '../../features/admin-history/tour-past.tsx';
import { TourFacts } from '../../features/admin-tours/tour-facts.tsx';
import { PastScreen } from '../../shared/console/past.tsx';
import { TellersContext } from '../../shared/console/told-changes.tsx';
import { tellers } from '../console/tellers.tsx';

export function AdminTourHistoryPage() {
  return (
    <PastScreen>
      <TellersContext value={tellers}>
        <TourPast renderTour={(tour) => <TourFacts tour={tour} />} />
      </TellersContext>
    </PastScreen>
  );
}
