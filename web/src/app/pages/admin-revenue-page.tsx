import { RevenueDay } from '../../features/admin-history/revenue-day.tsx';
import { PastScreen } from '../../shared/console/past.tsx';

export function AdminRevenuePage() {
  return (
    <PastScreen>
      <RevenueDay />
    </PastScreen>
  );
}
