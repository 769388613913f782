import { originWords } from '@contracts/booking/origin-words.ts';
import { type StaffOrigin, staffOrigins } from '@contracts/booking/staff-origins.ts';
import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '../../shared/api/use-command.ts';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { DraftNotice } from '../../shared/console/drafts/draft-notice.tsx';
import { LeaveDialog } from '../../shared/console/drafts/leave-dialog.tsx';
import { useDraft } from '../../shared/console/drafts/use-draft.ts';
import { useKeptAttempts } from '../../shared/console/drafts/use-kept-attempts.ts';
import { useLeaveGuard } from '../../shared/console/drafts/use-leave-guard.ts';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { PartyFields } from '../../shared/console/party-fields.tsx';
import { PricePreview } from '../../shared/console/price-preview.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorSummary, type FormError } from '../../shared/ui/error-summary.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { FormErrorsContext } from '../../shared/ui/form-errors.ts';
import { SelectInput } from '../../shared/ui/select-input.tsx';
import { useGetToursToBookQuery } from './admin-bookings-api.ts';
import { usePlaceForCallerMutation } from './booking-commands-api.ts';
import { commandFaultOf } from './booking-fault.ts';
import { bookingPath } from './booking-words.ts';
import { ContactFields } from './contact-fields.tsx';
import { DepartureFields } from './departure-fields.tsx';
import './new-booking.css';
import {
  emptyDraft,
  faultsOf,
  type NewBookingDraft,
  quoteOf,
  requestOf,
} from './new-booking-draft.ts';
import { OverrideField } from './override-field.tsx';

const back = { to: '/admin/bookings', label: 'Bookings' };

/** Staff make a booking for somebody who phones, writes or comes to the office. */
export function NewBooking() {
  const { canChange } = useStaff();
  return (
    <ConsolePage title="New booking" back={back}>
      {canChange ? (
        <OfferedTours />
      ) : (
        <EmptyState message="Your account is not allowed to do this" />
      )}
    </ConsolePage>
  );
}

function OfferedTours() {
  const { data: tours, isError, refetch } = useGetToursToBookQuery();
  if (tours !== undefined) return <BookingForm tours={tours.filter(({ isActive }) => isActive)} />;
  return (
    <NotLoaded {...{ isError, refetch }} what="the tours" fault="Failed to fetch tours" rows={4} />
  );
}

function BookingForm({ tours }: { tours: readonly AdminTourView[] }) {
  const kept = useDraft(form, emptyDraft);
  const { content: draft } = kept;
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const tour = tours.find(({ id }) => id === draft.tourId);
  const guard = useLeaveGuard(kept.isChanged);
  const { place, isBusy, canOverride } = usePlaceForCaller(() => {
    kept.forget();
    guard.letGo();
  });
  const change = (part: Partial<NewBookingDraft>) => {
    kept.change({ ...draft, ...part });
  };
  async function submit() {
    if (isBusy) return;
    const faults = faultsOf(draft, tour);
    setErrors(faults.length > 0 || tour === undefined ? faults : await place(draft, tour));
  }
  return (
    <form
      data-slot="new-booking"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <DraftNotice draft={kept} />
      <ErrorSummary errors={errors} />
      <FormErrorsContext value={errors}>
        <div data-part="columns">
          <WhatAndWhen tours={tours} tour={tour} draft={draft} onChange={change} />
          <Panel title="Traveller">
            <OriginField
              origin={draft.origin}
              onChange={(origin) => {
                change({ origin });
              }}
            />
            <ContactFields
              contact={draft.contact}
              onChange={(contact) => {
                change({ contact });
              }}
            />
          </Panel>
        </div>
      </FormErrorsContext>
      <PricePreview quote={tour && quoteOf(draft, tour)} />
      {(canOverride || draft.override !== '') && (
        <OverrideField
          reason={draft.override}
          onChange={(override) => {
            change({ override });
          }}
        />
      )}
      <p>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Booking...' : 'Make the booking'}
        </Button>
      </p>
      <LeaveDialog blocker={guard.blocker} onDiscard={kept.forget} />
    </form>
  );
}

type OriginFieldProps = { origin: StaffOrigin; onChange: (origin: StaffOrigin) => void };

function OriginField({ origin, onChange }: OriginFieldProps) {
  return (
    <Field id="new-origin" label="Booked through">
      <SelectInput
        value={origin}
        onChange={({ currentTarget }) => {
          onChange(staffOrigins.find((each) => each === currentTarget.value) ?? origin);
        }}
      >
        {staffOrigins.map((each) => (
          <option key={each} value={each}>
            {originWords[each]}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}

type WhatAndWhenProps = {
  tours: readonly AdminTourView[];
  tour: AdminTourView | undefined;
  draft: NewBookingDraft;
  onChange: (part: Partial<NewBookingDraft>) => void;
};

function WhatAndWhen({ tours, tour, draft, onChange }: WhatAndWhenProps) {
  return (
    <Panel title="Tour and date">
      <Field id="new-tour" label="Tour" required>
        <SelectInput
          value={draft.tourId}
          onChange={({ currentTarget }) => {
            onChange(choiceOf(tours, currentTarget.value));
          }}
        >
          <option value="">Choose a tour</option>
          {tours.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectInput>
      </Field>
      {tour !== undefined && (
        <>
          <DepartureFields
            tour={tour}
            date={draft.date}
            time={draft.pickupTime}
            onDate={(date) => {
              onChange({ date });
            }}
            onTime={(pickupTime) => {
              onChange({ pickupTime });
            }}
          />
          <PartyFields
            id="new-travellers"
            tour={tour}
            date={draft.date}
            party={draft.travellers}
            onChange={(travellers) => {
              onChange({ travellers });
            }}
          />
        </>
      )}
    </Panel>
  );
}

/** Resets the travellers for the chosen tour, and selects the start time if the tour has only one. */
function choiceOf(tours: readonly AdminTourView[], tourId: string): Partial<NewBookingDraft> {
  const { pickupTimes = [] } = tours.find(({ id }) => id === tourId) ?? {};
  const [only = ''] = pickupTimes;
  return { tourId, pickupTime: pickupTimes.length === 1 ? only : '', travellers: [] };
}

const failed = 'The booking could not be made. Please try again. It will be made only once.';

/** The name of the draft, and of its attempts. */
const form = 'new-booking';

/** Places the booking and opens it, or returns the errors. */
function usePlaceForCaller(onPlaced: () => void) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [placeForCaller, isBusy] = useCommand(usePlaceForCallerMutation(), {
    kept: useKeptAttempts(form),
  });
  const [canOverride, setCanOverride] = useState(false);

  async function place(draft: NewBookingDraft, tour: AdminTourView): Promise<readonly FormError[]> {
    const { data, error } = await placeForCaller(requestOf(draft, tour));
    if (data !== undefined) {
      onPlaced();
      dispatch(toastRaised(`Booking made: ${data.reference}`, 'ok'));
      void navigate(bookingPath(data));
      return [];
    }
    const fault = commandFaultOf(error, failed);
    if (fault.canOverride) setCanOverride(true);
    return fault.errors;
  }
  return { place, isBusy, canOverride };
}
