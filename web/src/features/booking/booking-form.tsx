import type { QuoteView } from '@contracts/booking/booking-view.ts';
import { estimatePrice } from '@contracts/tour/price-estimate.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { today } from '../../shared/dates/today.ts';
import { ErrorSummary } from '../../shared/ui/error-summary.tsx';
import { type BookingDraft, selectDraftFields } from './booking-draft.ts';
import type { BookingFault, FormPart } from './booking-fault.ts';
import './booking-form.css';
import { bookingRequest, isComplete, missingParts } from './booking-request.ts';
import { BookingStep as Step } from './booking-step.tsx';
import { BookingSummary } from './booking-summary.tsx';
import type { BookingInput } from './booking-input.ts';
import { ContactFields } from './contact-fields.tsx';
import { BookingFoot } from './booking-foot.tsx';
import { departureChoiceId, OtherDays, withoutOthers } from './departure-choice.tsx';
import { PickupChoice } from './pickup-choice.tsx';
import { OtherWays } from './other-ways.tsx';
import { WhenAndWho } from './when-and-who.tsx';
import { useHold } from './hold/use-hold.ts';
import { type DeparturesState, timeOf } from './use-departures.ts';
import { usePickupPlace } from './use-pickup-place.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { type Placed, usePlaceBooking } from './use-place-booking.ts';
import { WithoutScript } from './without-script.tsx';

/** The ids of the form's parts, to which the error summary links. */
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

/** Where the focus goes when a traveller chose another day. */
const landing = { landingId: departureChoiceId(ids.date) };

export type BookingFormProps = {
  tour: TourView;
  input: BookingInput;
  /** Messages about numbers of travellers in the address that could not be used. */
  doubts: readonly string[];
  onInputChange: (change: Partial<BookingInput>) => void;
  onPlaced: (placed: Extract<Placed, { readonly booking: unknown }>) => void;
};

/** The form of a booking: departure, party and contact, and the button that books. */
export function BookingForm({ tour, input, doubts, onInputChange, onPlaced }: BookingFormProps) {
  const isHydrated = useKeptDraft(); // until then, a press would send the form without this script
  const { departures, hold } = useHold(tour, input);
  const time = timeOf(departures);
  const [pickupPlace, setPickupPlace] = usePickupPlace(tour);
  // The text fields are read when the form is sent, so that typing draws only the fields, not the calendar.
  const store = useStore<{ readonly bookingDraft: BookingDraft }>();
  const [place, isPlacing] = usePlaceBooking(tour.id, hold);
  const [fault, setFault] = useState<FormFault>(noFault);
  const [price, setNewPrice] = usePrice(tour, input);
  const errors = errorsByPart(fault.errors);
  const summary = useMemo(() => summaryOf(fault.errors), [fault.errors]); // a new list of errors takes the focus

  async function book() {
    const standing = { ...input, time: time ?? onlyTime(tour, departures) };
    const fields = { ...selectDraftFields(store.getState()), pickupPlace };
    const missing = missingParts(standing, fields, tour);
    if (missing.length > 0 || !isComplete(standing)) {
      setFault({ ...noFault, errors: missing });
      return;
    }
    const placed = await place(bookingRequest({ tourId: tour.id, input: standing, fields, price }));
    if ('booking' in placed) onPlaced(placed);
    if (placed.kind !== 'not-booked') return;
    setFault(placed.fault);
    if (placed.fault.newPrice !== null) setNewPrice(placed.fault.newPrice);
  }
  function change(part: Partial<BookingInput>) {
    hold.touch();
    setFault(afterChange);
    onInputChange(part);
  }
  return (
    <form
      data-slot="booking-form"
      noValidate
      onInput={hold.touch}
      onSubmit={(event) => {
        event.preventDefault();
        void book();
      }}
    >
      <div data-slot="booking-steps">
        <ErrorSummary errors={summary} />
        <OtherWaysToBook tour={tour} isNeeded={fault.needsUs} />
        <OtherDays {...landing} slots={fault.nearestFree} onChoose={change} />
        <WhenAndWho
          {...{ tour, input, doubts, errors, price }}
          ids={ids}
          time={time ?? onlyTime(tour, departures)}
          departures={fault.nearestFree.length > 0 ? withoutOthers(departures) : departures}
          hold={hold.state}
          onChange={change}
        />
        <Step title="Your details">
          <ContactFields ids={ids} errors={errors}>
            <PickupChoice
              {...{ tour, error: errors.pickupPlace, place: pickupPlace }}
              id={ids.pickupPlace}
              slot={{ date: input.date, time }}
              onChange={setPickupPlace}
            />
          </ContactFields>
        </Step>
      </div>
      <div data-slot="booking-side">
        <BookingSummary {...{ tour, input, time, price, pickupPlace }} />
        <BookingFoot {...{ tour, price, isPlacing, hold }} isReady={isHydrated} />
      </div>
    </form>
  );
}

/** Shown if the form cannot help, and if JavaScript is off. */
function OtherWaysToBook({ tour, isNeeded }: { tour: TourView; isNeeded: boolean }) {
  return (
    <>
      {isNeeded && <OtherWays tourTitle={tour.title} />}
      <WithoutScript tourTitle={tour.title}>
        Booking here needs JavaScript. Without it, book with us on WhatsApp, by phone or by e-mail.
      </WithoutScript>
    </>
  );
}

/** The start time of a tour that has only one, while the departures of the day are loading; the API checks it. */
function onlyTime({ pickupTimes }: TourView, { kind }: DeparturesState): string | null {
  return kind === 'loading' && pickupTimes.length === 1 ? (pickupTimes[0] ?? null) : null;
}

/** Whether the error is about the day or the party. Errors beside text fields stay until the form is sent again. */
function isAboutInput({ part }: BookingFault['errors'][number]): boolean {
  return part === undefined || part === 'date' || part === 'time' || part === 'party';
}

/** The errors that remain after another day or party was chosen. */
function afterChange(before: FormFault): FormFault {
  return before.errors.every(isAboutInput) ? noFault : { ...before, nearestFree: [] };
}

type FormFault = Pick<BookingFault, 'errors' | 'nearestFree' | 'needsUs'>;

const noFault: FormFault = { errors: [], nearestFree: [], needsUs: false };

type ShownPrice = Pick<QuoteView, 'lines' | 'total' | 'currency'>;

/** The price from the tour's price table, or the one that the API returned for this day and party. */
function usePrice(tour: TourView, { date, party }: BookingInput) {
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
