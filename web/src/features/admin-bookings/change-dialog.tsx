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
import { quoteOfTerms, type WantedTerms, wantedTermsNow } from './change-of-terms.ts';
import { changedContact, contactOf, wantedContactNow } from './contact-changes.ts';
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
      {tour !== undefined && <ChangeForm {...{ kind, booking, tour, onClose, refetch }} />}
      {tour === undefined && <NotLoaded {...{ isError, refetch }} what="the tour" rows={4} />}
    </Dialog>
  );
}

type ChangeFormProps = ChangeDialogProps & {
  tour: AdminTourView;
  /** Reads the tour again. */
  refetch: () => unknown;
};

function ChangeForm({ kind, booking, tour, onClose, refetch }: ChangeFormProps) {
  const { submitLabel, busyLabel } = words[kind];
  const [seen, setSeen] = useState(booking);
  const [terms, setTerms] = useState<WantedTerms>(booking);
  const [contact, setContact] = useState(() => contactOf(booking));
  const [reason, setReason] = useState('');
  const quote = quoteOfTerms(tour, seen, terms);
  const { change, isBusy, conflict, canOverride } = useChangeBooking(kind, onClose);

  /** After a refusal, the form shows the price that the next attempt will send. */
  async function send() {
    const corrected = kind === 'modify' ? changedContact(seen, contact) : {};
    const input = { terms, quote, override: reason, contact: corrected };
    const { errors, latest } = await change(seen, input);
    if (latest !== undefined) {
      setTerms(wantedTermsNow(seen, terms, latest));
      setContact(wantedContactNow(seen, contact, latest));
      setSeen(latest);
    }
    if (errors.length > 0) refetch();
    return errors;
  }
  return (
    <DialogForm
      onClose={onClose}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      isBusy={isBusy}
      hasButtons={conflict === null}
      onSubmit={send}
    >
      {kind === 'rebook' && (
        <p>
          It is confirmed again, and the traveller gets an e-mail. The price stays the same if the
          day and the travellers do.
        </p>
      )}
      <DepartureFields
        tour={tour}
        date={terms.date}
        time={terms.pickupTime}
        presentTime={seen.pickupTime}
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
      <PricePreview quote={quote} before={seen} />
      {kind === 'modify' && <ContactFields contact={contact} onChange={setContact} />}
      {canOverride && <OverrideField reason={reason} onChange={setReason} />}
      {conflict !== null && (
        <ConflictNotice
          changes={conflict}
          anywayLabel={`${submitLabel} anyway`}
          onLeave={onClose}
        />
      )}
    </DialogForm>
  );
}
