import type { TourView } from '@contracts/tour/tour-view.ts';
import { lazy, Suspense, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { draftLed } from '../../features/booking/booking-draft.ts';
import { bookingPath } from '../../features/booking/booking-input.ts';
import { thankYouMemory, thankYouPath } from '../../features/booking/confirmation.ts';
import { placedWords } from '../../features/booking/placed-words.ts';
import type { Placed } from '../../features/booking/use-place-booking.ts';
import { useBookingInput } from '../../features/booking/use-booking-input.ts';
import { PageHead } from '../../shared/head/page-head.tsx';
import { kangaFor } from '../../shared/scenes/cloth-for.ts';
import { useSendsEmail } from '../../shared/site/use-sends-email.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { useTour } from './use-tour.ts';
import './booking-page.css';

const BookingForm = lazy(async () => ({
  default: (await import('../../features/booking/booking-form.tsx')).BookingForm,
}));

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

type Booked = Extract<Placed, { readonly booking: unknown }>;

function Booking({ tour }: { tour: TourView }) {
  const [input, changeInput, doubts] = useBookingInput(tour);
  const hasDay = input.date !== null;
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const sendsEmail = useSendsEmail();

  const path = bookingPath(tour.id, input);
  useEffect(() => {
    if (hasDay) dispatch(draftLed(path));
  }, [hasDay, path, dispatch]);

  function thank(placed: Booked) {
    const { text, tone } = placedWords(placed, sendsEmail);
    dispatch(toastRaised(text, tone));
    // The browser's Back leads to the tour, not to the form that was already sent.
    void navigate(thankYouPath(placed.booking), {
      replace: true,
      state: thankYouMemory(placed.booking, tour),
    });
  }
  if (!hasDay) return <Navigate to={`/tour/${tour.id}`} replace />;
  return (
    <div data-slot="booking-page" className="page-gutter" data-kanga={kangaFor(tour)}>
      <PageHead title={`Book: ${tour.title}`} isPrivate />
      <div>
        <Breadcrumb
          trail={[
            { label: 'Zanzibar Tours', to: '/tours' },
            { label: tour.title, to: `/tour/${tour.id}` },
          ]}
          current="Book"
        />
        <h1>Complete your booking</h1>
      </div>
      <Suspense fallback={<PageSkeleton />}>
        <BookingForm
          tour={tour}
          input={input}
          doubts={doubts}
          onInputChange={changeInput}
          onPlaced={thank}
        />
      </Suspense>
    </div>
  );
}
