import type { ShownBooking } from '@contracts/booking/booking-view.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { today } from '../../../shared/dates/today.ts';
import { problemOf } from '../../../shared/api/problem.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Counter } from '../../../shared/ui/counter.tsx';
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx';
import { FetchFault } from '../../../shared/ui/fetch-fault.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { BookingInput } from '../booking-input.ts';
import {
  DepartureChoice,
  departureChoiceId,
  OtherDays,
  withoutOthers,
} from '../departure-choice.tsx';
import { guestsOf, type Party } from '../party.ts';
import { PartyChoice } from '../party-choice.tsx';
import { timeOf } from '../use-departures.ts';
import { ConflictNote } from './conflict-note.tsx';
import {
  useGetTourOfOwnBookingQuery,
  useQuoteOwnChangeQuery,
  type WantedChanges,
} from './own-booking-api.ts';
import { useOwnDepartures } from './own-departures.ts';
import { nothingWrong, type QuotedPrice } from './own-booking-fault.ts';
import { PriceChange } from './price-change.tsx';
import type { Done } from './task.ts';
import { useChangeOwnBooking } from './use-change-own-booking.ts';
import { bookedParty, isChange, rulesOfChange, wantedChanges } from './wanted-terms.ts';

const ids = { date: 'own-date', time: 'own-time', party: 'own-party' } as const;

export type ModifyFormProps = {
  /** The reference in the address. */
  reference: string;
  booking: ShownBooking;
  onDone: (done: Done) => void;
  /** Called if the traveller has to give the proof again. */
  onProofMissing: () => void;
};

/** Changes the day, the start time or the travellers. The price is shown before the change is made. */
export function ModifyForm(props: ModifyFormProps) {
  const { booking } = props;
  const { currentData: tour, error, refetch } = useGetTourOfOwnBookingQuery(booking.tourId);
  if (tour !== undefined) return <ChangeForm {...props} tour={tour} />;
  if (error === undefined) return <Skeleton height="24rem" />;
  // The tour is no longer sold, so the party can only become smaller.
  if (problemOf(error)?.code === 'TourNotFound') return <ShrinkForm {...props} />;
  return (
    <FetchFault
      message="The days and prices of this tour could not be loaded."
      onRetry={() => void refetch()}
    />
  );
}

function ChangeForm({ tour, ...props }: ModifyFormProps & { tour: TourView }) {
  const { booking } = props;
  // Contains only the fields that the traveller touched. All others follow the booking, even if another person
  // changes it meanwhile.
  const [touched, setTouched] = useState<Partial<BookingInput>>({});
  const rules = rulesOfChange(tour, booking);
  const party = bookedParty(rules, booking);
  const input = { date: booking.date, time: booking.pickupTime, party, ...touched };
  const departures = useOwnDepartures(tour, input, booking);
  const time = timeOf(departures);
  const touch = (part: Partial<BookingInput>) => {
    setTouched((before) => ({ ...before, ...part }));
  };
  return (
    <TermsForm
      {...props}
      changes={wantedChanges(booking, { ...input, time })}
      missing={missingWords(input, time)}
      onChoose={touch}
    >
      {(isOffered) => (
        <>
          <DepartureChoice
            tour={tour}
            input={{ ...input, time }}
            departures={isOffered ? withoutOthers(departures) : departures}
            dateId={ids.date}
            timeId={ids.time}
            onChange={touch}
          />
          <PartyChoice
            id={ids.party}
            rules={rules}
            party={input.party}
            date={input.date ?? today()}
            onChange={(next) => {
              touch({ party: next });
            }}
          />
        </>
      )}
    </TermsForm>
  );
}

function missingWords({ date, party }: BookingInput, time: string | null): string | undefined {
  if (date === null) return 'Choose a date';
  if (time === null) return 'Choose a start time';
  return guestsOf(party) === 0 ? 'Choose at least one traveller' : undefined;
}

function ShrinkForm(props: ModifyFormProps) {
  const { booking } = props;
  const [party, setParty] = useState<Party>(booking.travellers);
  const { date, pickupTime: time } = booking;
  return (
    <TermsForm
      {...props}
      changes={wantedChanges(booking, { date, time, party })}
      missing={guestsOf(party) === 0 ? 'Choose at least one traveller' : undefined}
      onChoose={() => undefined}
    >
      {() => (
        <>
          <p>
            This tour is no longer on sale. Your booking is still valid. You can reduce the number
            of travellers, but not change the date or the start time.
          </p>
          <fieldset data-slot="party-choice" id={ids.party}>
            <legend className="text-label">Travellers</legend>
            {booking.travellers.map(({ categoryId, category, count: booked }, index) => (
              <Counter
                key={categoryId}
                label={booking.travellers.length === 1 ? 'Travellers' : category}
                value={party[index]?.count ?? booked}
                min={booking.travellers.length === 1 ? 1 : 0}
                max={booked}
                onChange={(count) => {
                  setParty(
                    party.map((line) =>
                      line.categoryId === categoryId ? { ...line, count } : line,
                    ),
                  );
                }}
              />
            ))}
          </fieldset>
        </>
      )}
    </TermsForm>
  );
}

type TermsFormProps = ModifyFormProps & {
  changes: WantedChanges;
  /** The message about the choice that is missing. */
  missing: string | undefined;
  onChoose: (choice: { date: string; time: string }) => void;
  /** @param isOffered Whether other departures that can be booked are shown above. */
  children: (isOffered: boolean) => ReactNode;
};

function TermsForm(props: TermsFormProps) {
  const { reference, booking, changes, missing, onChoose, onDone, onProofMissing, children } =
    props;
  const wanted = missing === undefined && isChange(changes);
  const { change, isBusy, fault, setFault } = useChangeOwnBooking({
    reference,
    booking,
    onDone,
    onProofMissing,
  });
  const [told, setTold] = useState<{ price: QuotedPrice; about: string }>();
  // The booking's own departure always has room for it, so it is not an alternative.
  const offers = fault.nearestFree.filter(
    ({ date, time }) => date !== booking.date || time !== booking.pickupTime,
  );
  const about = JSON.stringify(changes);
  const { revision } = booking;
  const quote = useQuoteOwnChangeQuery(wanted ? { reference, revision, changes } : skipToken);
  const price = told?.about === about ? told.price : wanted ? quote.currentData : undefined;

  async function submit() {
    if (!wanted) {
      const message = missing ?? 'First choose another date, start time or number of travellers';
      setFault({ ...nothingWrong, errors: [{ message }] });
      return;
    }
    if (price === undefined) return;
    const { newPrice } = await change(changes, price);
    if (newPrice !== null) setTold({ price: newPrice, about });
  }
  return (
    <form
      data-slot="own-form"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      <ErrorSummary errors={fault.errors} />
      {fault.conflict !== null && (
        <ConflictNote differences={fault.conflict} currency={booking.currency} />
      )}
      <OtherDays
        slots={offers}
        landingId={departureChoiceId(ids.date)}
        onChoose={(choice) => {
          setFault(nothingWrong);
          onChoose(choice);
        }}
      />
      {children(offers.length > 0)}
      <PriceChange
        before={booking}
        price={price}
        isAsked={wanted}
        isUnknown={quote.isError && price === undefined}
        onRetry={() => void quote.refetch()}
      />
      <Button
        type="submit"
        kind="primary"
        aria-disabled={isBusy || (wanted && price === undefined)}
      >
        {isBusy ? 'Changing...' : 'Confirm changes'}
      </Button>
    </form>
  );
}
