import { DayDepartures } from '../../features/admin-departures/day-departures.tsx';

export function AdminDeparturesPage() {
  return <DayDepartures />;
}
