import { BookingManagement } from '../../features/admin-bookings/booking-management.tsx';
import { StaffOnly } from '../../features/session/staff-only.tsx';
import { PageHead } from '../../shared/head/page-head.tsx';

export function AdminBookingsPage() {
  return (
    <div data-surface="console">
      <PageHead title="Booking Management" isPrivate />
      <StaffOnly>
        <BookingManagement />
      </StaffOnly>
    </div>
  );
}
