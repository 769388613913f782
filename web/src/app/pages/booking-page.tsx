import type { TourView } from '@contracts/tour/tour-view.ts';
import { useDispatch } from 'react-redux';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { BookingForm } from '../../features/booking/booking-form.tsx';
import { thankYouPath } from '../../features/booking/confirmation.ts';
import { placedWords } from '../../features/booking/placed-words.ts';
import type { Placed } from '../../features/booking/use-place-booking.ts';
import { useBookingWish } from '../../features/booking/use-booking-wish.ts';
import { PageHead } from '../../shared/head/page-head.tsx';
import { kangaFor } from '../../shared/scenes/cloth-for.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { useTour } from './use-tour.ts';

export function BookingPage() {
  const { id = '' } = useParams();
  const tour = useTour(id);
  switch (tour.kind) {
    case 'loading':
      return <PageSkeleton />;
    case 'missing':
      return <Navigate to="/404" replace />;
    case 'there':
      return <Booking key={id} tour={tour.tour} />;
  }
}

function Booking({ tour }: { tour: TourView }) {
  const [wish, changeWish] = useBookingWish(tour);
  const navigate = useNavigate();
  const dispatch = useDispatch();

  function thank(placed: Extract<Placed, { readonly booking: unknown }>) {
    const { text, tone } = placedWords(placed);
    dispatch(toastRaised(text, tone));
    // Back leads to the tour, not to a form that has done its work.
    void navigate(thankYouPath(placed.booking), { replace: true });
  }
  if (wish.date === null) return <Navigate to={`/tour/${tour.id}`} replace />;
  return (
    <div className="page-gutter grid gap-8 pt-2 pb-16" data-kanga={kangaFor(tour)}>
      <PageHead title={`Book: ${tour.title}`} isPrivate />
      <div>
        <Breadcrumb
          trail={[
            { label: 'Zanzibar Tours', to: '/tours' },
            { label: tour.title, to: `/tour/${tour.id}` },
          ]}
          current="Book"
        />
        <h1 className="text-[clamp(2.5rem,5.5vw,4.75rem)]">Complete your booking</h1>
      </div>
      <BookingForm tour={tour} wish={wish} onWishChange={changeWish} onPlaced={thank} />
    </div>
  );
}
