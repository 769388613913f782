import { TourPast } from '../../features/admin-history/tour-past.tsx';
import { PastScreen } from '../../shared/console/past.tsx';

export function AdminTourHistoryPage() {
  return (
    <PastScreen>
      <TourPast />
    </PastScreen>
  );
}
