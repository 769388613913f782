import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { useLive } from '../../shared/console/live.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { formatDay } from '../../shared/dates/format-date.ts';
import { Attendance } from './attendance.tsx';
import { attendanceState } from './departure-words.ts';

/**
 * The check-in, on every screen that shows a booking. It is offered from the day of the tour on, in Zanzibar. An
 * earlier note about attendance can always be undone.
 */
export function BookingAttendance({ booking }: { booking: AdminBookingView }) {
  const { canChange } = useStaff();
  const { today } = useLive();
  const { date, status } = booking;
  if (!canChange || status !== 'confirmed') return null;
  const isDue = date <= today || attendanceState(booking) !== 'expected';
  return isDue ? <Attendance booking={booking} /> : <p>Check-in starts on {formatDay(date)}.</p>;
}
