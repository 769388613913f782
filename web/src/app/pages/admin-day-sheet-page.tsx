import { DaySheet } from '../../features/admin-departures/day-sheet.tsx';

export function AdminDaySheetPage() {
  return <DaySheet />;
}
