import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { useLive } from '../../shared/console/live.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { Attendance } from './attendance.tsx';
import { attendanceState } from './departure-words.ts';

/**
 * Check-in away from the day sheet. Before the day nobody can have come, so it is offered from then on;
 * what was noted all the same can always be taken back.
 */
export function BookingAttendance({ booking }: { booking: AdminBookingView }) {
  const { canChange } = useStaff();
  const { today } = useLive();
  const isDue = booking.date <= today || attendanceState(booking) !== 'expected';
  return canChange && booking.status === 'confirmed' && isDue && <Attendance booking={booking} />;
}
