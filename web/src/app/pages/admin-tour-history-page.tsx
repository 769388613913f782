import { TourPast } from '../../features/admin-history/tour-past.tsx';
import { TourFacts } from '../../features/admin-tours/tour-facts.tsx';
import { PastScreen } from '../../shared/console/past.tsx';
import { ChangeViewsContext } from '../../shared/console/shown-changes.tsx';
import { changeViews } from '../console/change-views.tsx';

export function AdminTourHistoryPage() {
  return (
    <PastScreen>
      <ChangeViewsContext value={changeViews}>
        <TourPast renderTour={(tour) => <TourFacts tour={tour} />} />
      </ChangeViewsContext>
    </PastScreen>
  );
}
