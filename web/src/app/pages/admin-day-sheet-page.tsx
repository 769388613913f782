import { DaySheet } from '../../features/admin-departures/day-sheet.tsx';
import { DepartureStory, DepartureTravel } from '../../features/admin-history/departure-past.tsx';
import { DepartureRestoration } from '../../features/admin-suspicious-bookings/departure-restoration.tsx';
import { PastScreen } from '../../shared/console/past.tsx';

export function AdminDaySheetPage() {
  return (
    <PastScreen>
      <DaySheet
        renderHistory={(id) => <DepartureStory id={id} />}
        renderRestoration={(id) => <DepartureRestoration id={id} />}
        renderTimeTravel={(id) => <DepartureTravel id={id} />}
      />
    </PastScreen>
  );
}
