import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { useState } from 'react';
import { ConflictNotice } from '../../shared/console/conflict-notice.tsx';
import { DialogForm } from '../../shared/console/form-dialog.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { PartyFields } from '../../shared/console/party-fields.tsx';
import { PricePreview } from '../../shared/console/price-preview.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { useGetTourOfBookingQuery } from './admin-bookings-api.ts';
import { quoteOfTerms, type WantedTerms } from './change-of-terms.ts';
import { changedContact, contactOf } from './contact-changes.ts';
import { ContactFields } from './contact-fields.tsx';
import { DepartureFields } from './departure-fields.tsx';
import { OverrideField } from './override-field.tsx';
import { type ChangeKind, useChangeBooking } from './use-change-booking.ts';

export type ChangeDialogProps = {
  kind: ChangeKind;
  booking: AdminBookingView;
  onClose: () => void;
};

const words = {
  modify: {
    title: (reference: string) => `Modify ${reference}`,
    submitLabel: 'Save changes',
    busyLabel: 'Saving...',
  },
  rebook: {
    title: (reference: string) => `Rebook ${reference}: are you sure?`,
    submitLabel: 'Rebook booking',
    busyLabel: 'Rebooking...',
  },
} as const;

/** Changes a booking, or rebooks a cancelled one, on the same terms or on others. The price is shown before saving. */
export function ChangeDialog({ kind, booking, onClose }: ChangeDialogProps) {
  const { currentData: tour, isError, refetch } = useGetTourOfBookingQuery(booking.tourId);
  return (
    <Dialog isOpen onClose={onClose} title={words[kind].title(booking.reference)}>
      {tour !== undefined && <ChangeForm {...{ kind, booking, tour, onClose }} />}
      {tour === undefined && <NotLoaded {...{ isError, refetch }} what="the tour" rows={4} />}
    </Dialog>
  );
}

function ChangeForm({ kind, booking, tour, onClose }: ChangeDialogProps & { tour: AdminTourView }) {
  const { submitLabel, busyLabel } = words[kind];
  const [terms, setTerms] = useState<WantedTerms>(booking);
  const [contact, setContact] = useState(() => contactOf(booking));
  const [reason, setReason] = useState('');
  const quote = quoteOfTerms(tour, booking, terms);
  const { change, isBusy, conflict, canOverride } = useChangeBooking(kind, booking, onClose);
  const input = {
    terms,
    quote,
    override: reason,
    contact: kind === 'modify' ? changedContact(booking, contact) : {},
  };
  return (
    <DialogForm
      onClose={onClose}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      isBusy={isBusy}
      hasButtons={conflict === null}
      onSubmit={async () => (await change(input)).errors}
    >
      {kind === 'rebook' && (
        <p>
          It is confirmed again, and the customer gets an e-mail. The price stays the same unless
          you change the date or the guests.
        </p>
      )}
      <DepartureFields
        tour={tour}
        date={terms.date}
        time={terms.pickupTime}
        presentTime={booking.pickupTime}
        onDate={(date) => {
          setTerms({ ...terms, date });
        }}
        onTime={(pickupTime) => {
          setTerms({ ...terms, pickupTime });
        }}
      />
      <PartyFields
        tour={tour}
        date={terms.date}
        party={terms.travellers}
        onChange={(travellers) => {
          setTerms({ ...terms, travellers });
        }}
      />
      <PricePreview quote={quote} before={booking} />
      {kind === 'modify' && <ContactFields contact={contact} onChange={setContact} />}
      {canOverride && <OverrideField reason={reason} onChange={setReason} />}
      {conflict !== null && (
        <ConflictNotice
          changes={conflict}
          anywayLabel={`${submitLabel} anyway`}
          onAnyway={() => void change(input, { isAnyway: true })}
          onLeave={onClose}
        />
      )}
    </DialogForm>
  );
}
