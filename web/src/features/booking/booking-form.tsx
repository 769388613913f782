import type { QuoteView } from '@contracts/booking/booking-view.ts';
import { estimatePrice } from '@contracts/tour/price-estimate.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { today } from '../../shared/dates/today.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorSummary } from '../../shared/ui/error-summary.tsx';
import { selectDraftFields } from './booking-draft.ts';
import type { BookingFault, FormPart } from './booking-fault.ts';
import './booking-form.css';
import { bookingRequest, isComplete, missingParts } from './booking-request.ts';
import { BookingSummary } from './booking-summary.tsx';
import type { BookingWish } from './booking-wish.ts';
import { ContactFields } from './contact-fields.tsx';
import {
  DepartureChoice,
  departureChoiceId,
  OtherDays,
  withoutOthers,
} from './departure-choice.tsx';
import { OfflineNote } from './offline-note.tsx';
import { OtherWays } from './other-ways.tsx';
import { PartyChoice } from './party-choice.tsx';
import { type DeparturesState, timeOf, useDepartures } from './use-departures.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { type Placed, usePlaceBooking } from './use-place-booking.ts';

/** Where each part of the form is found by whoever has to mend it. */
const ids = {
  date: 'booking-date',
  time: 'booking-time',
  party: 'booking-party',
  name: 'booking-name',
  email: 'booking-email',
  phone: 'booking-phone',
  pickupPlace: 'booking-pickup-place',
  message: 'booking-message',
} as const satisfies Readonly<Record<FormPart, string>>;

export type BookingFormProps = {
  tour: TourView;
  wish: BookingWish;
  /** What of the party in the address could not be taken, in words. */
  doubts: readonly string[];
  onWishChange: (change: Partial<BookingWish>) => void;
  onPlaced: (placed: Extract<Placed, { readonly booking: unknown }>) => void;
};

/** When, who and how to reach them; then one press books it. */
export function BookingForm({ tour, wish, doubts, onWishChange, onPlaced }: BookingFormProps) {
  const isAlive = useKeptDraft(); // until then a press would send the form as browsers do
  const departures = useDepartures(tour, wish);
  const time = timeOf(departures);
  const fields = useSelector(selectDraftFields);
  const [place, isPlacing] = usePlaceBooking(tour.id);
  const [fault, setFault] = useState<FormFault>(noFault);
  const [price, setNewPrice] = usePrice(tour, wish);
  const errors = errorsByPart(fault.errors);
  const summary = useMemo(() => summaryOf(fault.errors), [fault.errors]); // a new list takes the focus

  async function book() {
    const standing = { ...wish, time: time ?? onlyTime(tour, departures) };
    const missing = missingParts(standing, fields, tour);
    if (missing.length > 0 || !isComplete(standing)) {
      setFault({ ...noFault, errors: missing });
      return;
    }
    const placed = await place(bookingRequest({ tourId: tour.id, wish: standing, fields, price }));
    if ('booking' in placed) onPlaced(placed);
    if (placed.kind !== 'not-booked') return;
    setFault(placed.fault);
    if (placed.fault.newPrice !== null) setNewPrice(placed.fault.newPrice);
  }
  function change(part: Partial<BookingWish>) {
    setFault(afterChange);
    onWishChange(part);
  }
  return (
    <form
      data-slot="booking-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void book();
      }}
    >
      <div className="grid content-start gap-10">
        <ErrorSummary errors={summary} />
        <OtherWaysToBook tour={tour} isLimited={fault.isLimited} />
        <OtherDays
          slots={fault.nearestFree}
          onChoose={change}
          landingId={departureChoiceId(ids.date)}
        />
        <Step number={1} title="When and who">
          <WhenAndWho
            {...{ tour, wish, doubts, errors }}
            departures={fault.nearestFree.length > 0 ? withoutOthers(departures) : departures}
            onChange={change}
          />
        </Step>
        <Step number={2} title="Your details">
          <ContactFields ids={ids} errors={errors} />
        </Step>
      </div>
      <BookingSummary
        {...{ tour, wish, time, price }}
        action={
          <>
            <OfflineNote />
            <Button type="submit" kind="ink" disabled={isPlacing || !isAlive}>
              {isPlacing ? 'Confirming Booking...' : 'Confirm Booking'}
            </Button>
          </>
        }
      />
    </form>
  );
}

/** Above a limit, and without script. */
function OtherWaysToBook({ tour, isLimited }: { tour: TourView; isLimited: boolean }) {
  return (
    <>
      {isLimited && <OtherWays tourTitle={tour.title} />}
      <noscript>
        <p>Booking here needs JavaScript. Without it, book with us on WhatsApp or by phone.</p>
        <OtherWays tourTitle={tour.title} />
      </noscript>
    </>
  );
}

type WhenAndWhoProps = {
  tour: TourView;
  wish: BookingWish;
  doubts: readonly string[];
  departures: DeparturesState;
  errors: Readonly<Partial<Record<FormPart, string>>>;
  onChange: (change: Partial<BookingWish>) => void;
};

function WhenAndWho({ tour, wish, doubts, departures, errors, onChange }: WhenAndWhoProps) {
  return (
    <>
      <DepartureChoice
        {...{ tour, wish, departures }}
        onChange={onChange}
        dateId={ids.date}
        timeId={ids.time}
        dateError={errors.date}
        timeError={errors.time}
      />
      <PartyChoice
        id={ids.party}
        rules={tour}
        party={wish.party}
        date={wish.date ?? today()}
        error={errors.party}
        doubts={doubts}
        onChange={(party) => {
          onChange({ party });
        }}
      />
    </>
  );
}

/** Of a tour with one start a time is chosen before the departures of the day are known; the server decides. */
function onlyTime({ pickupTimes }: TourView, { kind }: DeparturesState): string | null {
  return kind === 'loading' && pickupTimes.length === 1 ? (pickupTimes[0] ?? null) : null;
}

/** What was said of another day or party; whatever stands beside a typed field stays until it is sent again. */
function isAboutWish({ part }: BookingFault['errors'][number]): boolean {
  return part === undefined || part === 'date' || part === 'time' || part === 'party';
}

/** What is still wrong after another day or party was chosen. */
function afterChange(before: FormFault): FormFault {
  return before.errors.every(isAboutWish) ? noFault : { ...before, nearestFree: [] };
}

type FormFault = Pick<BookingFault, 'errors' | 'nearestFree' | 'isLimited'>;

const noFault: FormFault = { errors: [], nearestFree: [], isLimited: false };

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section data-slot="booking-step" aria-labelledby={`booking-step-${String(number)}`}>
      <h2 id={`booking-step-${String(number)}`}>
        <span aria-hidden="true">{number}</span> {title}
      </h2>
      {children}
    </section>
  );
}

type ShownPrice = Pick<QuoteView, 'lines' | 'total' | 'currency'>;

/** The price shown: by the tour's table, or as the server said it is now for this day and party. */
function usePrice(tour: TourView, { date, party }: BookingWish) {
  const [told, setTold] = useState<{ price: ShownPrice; about: string }>();
  const about = JSON.stringify([date, party]);
  const estimate = estimatePrice(tour.pricingStructure, party, date ?? today());
  const setNewPrice = (price: ShownPrice) => {
    setTold({ price, about });
  };
  return [told?.about === about ? told.price : estimate, setNewPrice] as const;
}

function errorsByPart(errors: BookingFault['errors']): Readonly<Partial<Record<FormPart, string>>> {
  return Object.fromEntries(
    errors.flatMap(({ part, message }) => (part === undefined ? [] : [[part, message]])),
  );
}

function summaryOf(errors: BookingFault['errors']) {
  return errors.map(({ part, message }) =>
    part === undefined ? { message } : { fieldId: ids[part], message },
  );
}
