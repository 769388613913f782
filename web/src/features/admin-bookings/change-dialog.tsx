import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { MailCaveat } from '../../shared/console/mail-caveat.tsx';
import { ConflictNotice } from '../../shared/console/conflict-notice.tsx';
import { DraftNotice } from '../../shared/console/drafts/draft-notice.tsx';
import { useDraft } from '../../shared/console/drafts/use-draft.ts';
import { DialogForm } from '../../shared/console/form-dialog.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { PartyFields } from '../../shared/console/party-fields.tsx';
import { PricePreview } from '../../shared/console/price-preview.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { useGetTourOfBookingQuery } from './admin-bookings-api.ts';
import { quoteOfTerms, type WantedTerms, wantedTermsNow } from './change-of-terms.ts';
import { toldWords } from './question-words.ts';
import { changedContact, contactOf, wantedContactNow } from './contact-changes.ts';
import { type ContactDetails, ContactFields } from './contact-fields.tsx';
import { DepartureFields } from './departure-fields.tsx';
import { OverrideField } from './override-field.tsx';
import { type ChangeKind, useChangeBooking } from './use-change-booking.ts';

export type ChangeDialogProps = {
  kind: ChangeKind;
  booking: AdminBookingView;
  /** The name of the draft. */
  form: string;
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

/** Changes a booking, or rebooks a cancelled one with the same or other terms. The price is shown before saving. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { kind, booking, onClose } = props;
  const { currentData: tour, isError, refetch } = useGetTourOfBookingQuery(booking.tourId);
  return (
    <Dialog isOpen onClose={onClose} title={words[kind].title(booking.reference)}>
      {tour !== undefined && <ChangeForm {...props} {...{ tour, refetch }} />}
      {tour === undefined && <NotLoaded {...{ isError, refetch }} what="the tour" rows={4} />}
    </Dialog>
  );
}

/** The input of staff, and the booking on which it is based. */
interface ChangeDraft {
  readonly seen: AdminBookingView;
  readonly terms: WantedTerms;
  readonly contact: ContactDetails;
  /** The reason to override a rule; empty if no rule is overridden. */
  readonly reason: string;
}

function changeOf(booking: AdminBookingView): ChangeDraft {
  const { date, pickupTime, travellers } = booking;
  const terms = { date, pickupTime, travellers };
  return { seen: booking, terms, contact: contactOf(booking), reason: '' };
}

type ChangeFormProps = ChangeDialogProps & {
  tour: AdminTourView;
  /** Reads the tour again. */
  refetch: () => unknown;
};

function ChangeForm({ kind, booking, tour, form, onClose, refetch }: ChangeFormProps) {
  const { submitLabel, busyLabel } = words[kind];
  const draft = useDraft(form, () => changeOf(booking));
  const { seen, terms, contact, reason } = draft.content;
  const write = (part: Partial<ChangeDraft>) => {
    draft.change({ ...draft.content, ...part });
  };
  const quote = quoteOfTerms(tour, seen, terms);
  const { change, isBusy, conflict, canOverride } = useChangeBooking(kind, onClose);

  /** After a refusal, the form shows the price that the next request will contain. */
  async function send() {
    const corrected = kind === 'modify' ? changedContact(seen, contact) : {};
    const input = { terms, quote, override: reason, contact: corrected };
    const { errors, latest } = await change(seen, input);
    if (latest !== undefined) {
      write({
        seen: latest,
        terms: wantedTermsNow(seen, terms, latest),
        contact: wantedContactNow(seen, contact, latest),
      });
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
      <DraftNotice draft={draft} />
      {kind === 'rebook' && (
        <p>
          The booking is confirmed again. {toldWords(booking)} If you change neither the date nor
          the travellers, the price stays the same.
        </p>
      )}
      {kind === 'rebook' && booking.customer?.email !== null && <MailCaveat />}
      <ChangeFields
        tour={tour}
        draft={draft.content}
        hasContact={kind === 'modify'}
        canOverride={canOverride}
        onChange={write}
      />
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

type ChangeFieldsProps = {
  tour: AdminTourView;
  draft: ChangeDraft;
  hasContact: boolean;
  canOverride: boolean;
  onChange: (part: Partial<ChangeDraft>) => void;
};

function ChangeFields({ tour, draft, hasContact, canOverride, onChange }: ChangeFieldsProps) {
  const { seen, terms, contact, reason } = draft;
  const writeTerms = (part: Partial<WantedTerms>) => {
    onChange({ terms: { ...terms, ...part } });
  };
  return (
    <>
      <DepartureFields
        tour={tour}
        date={terms.date}
        time={terms.pickupTime}
        presentTime={seen.pickupTime}
        onDate={(date) => {
          writeTerms({ date });
        }}
        onTime={(pickupTime) => {
          writeTerms({ pickupTime });
        }}
      />
      <PartyFields
        tour={tour}
        date={terms.date}
        party={terms.travellers}
        booked={seen}
        onChange={(travellers) => {
          writeTerms({ travellers });
        }}
      />
      <PricePreview quote={quoteOfTerms(tour, seen, terms)} before={seen} />
      {hasContact && (
        <ContactFields
          contact={contact}
          onChange={(next) => {
            onChange({ contact: next });
          }}
        />
      )}
      {(canOverride || reason !== '') && (
        <OverrideField
          reason={reason}
          onChange={(next) => {
            onChange({ reason: next });
          }}
        />
      )}
    </>
  );
}
