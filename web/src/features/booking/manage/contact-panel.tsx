import type {
  CustomerView,
  ModifyBookingRequest,
  ShownBooking,
} from '@contracts/booking/booking-view.ts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorSummary, type FormError } from '../../../shared/ui/error-summary.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { PhoneField } from '../phone-field.tsx';
import { KnownFacts } from '../known-facts.tsx';
import { ConflictNote } from './conflict-note.tsx';
import type { Done } from './task.ts';
import { useChangeOwnBooking } from './use-change-own-booking.ts';

/** The details that can be corrected, as they are typed. */
type Details = Readonly<Record<'name' | 'phone' | 'pickupPlace' | 'message', string>>;

const ids = {
  name: 'own-name',
  phone: 'own-phone',
  pickupPlace: 'own-pickup-place',
  message: 'own-message',
} as const satisfies Readonly<Record<keyof Details, string>>;

/** The same ids by the names of the request's fields (docs/http-api.md). */
const idsOfFields = { ...ids, 'contact.name': ids.name, 'contact.phone': ids.phone };

export type ContactPanelProps = {
  reference: string;
  booking: ShownBooking;
  isEditing: boolean;
  /** Whether the contact can still be corrected. */
  isOpen: boolean;
  onEdit: () => void;
  onLeave: () => void;
  onDone: (done: Done) => void;
  onProofMissing: () => void;
};

const unreadableWords =
  'Your details cannot be read at the moment because of a fault on our side. Please write to us.';

/** The traveller's contact, which can be corrected in place. */
export function ContactPanel({ isEditing, isOpen, onEdit, ...rest }: ContactPanelProps) {
  const { booking } = rest;
  const { customer, unreadable } = booking;
  return (
    <section data-slot="own-panel" aria-labelledby="own-details">
      <h2 id="own-details">Your details</h2>
      {customer === undefined && (
        <p>{unreadable === undefined ? 'Your details were erased.' : unreadableWords}</p>
      )}
      {customer !== undefined && isEditing && <ContactForm {...rest} />}
      {customer !== undefined && !isEditing && (
        <>
          <Facts booking={booking} customer={customer} />
          {isOpen && (
            <Button kind="quiet" onClick={onEdit}>
              Correct details
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Facts({ booking, customer }: { booking: ShownBooking; customer: CustomerView }) {
  const isMasked = booking.proof !== 'given';
  const facts = [
    ['Name', customer.name],
    ['E-mail', customer.email ?? 'None'],
    ['Phone', customer.phone],
    ['Pick-up place', booking.pickupPlace ?? ''],
    ['Message', booking.message ?? ''],
  ] as const;
  return (
    <>
      <KnownFacts data-slot="own-facts" facts={facts} />
      {isMasked && (
        <p className="text-small">
          Mostly hidden, so that people who only have the reference cannot see whose booking it is.
        </p>
      )}
    </>
  );
}

type ContactFormProps = Omit<ContactPanelProps, 'isEditing' | 'isOpen' | 'onEdit'>;

function ContactForm({ reference, booking, onLeave, onDone, onProofMissing }: ContactFormProps) {
  const { details, type, changes, missing } = useDetails(booking);
  const { change, isBusy, fault, setFault } = useChangeOwnBooking({
    reference,
    booking,
    onDone,
    onProofMissing,
    ids: idsOfFields,
  });
  const first = useRef<HTMLFormElement>(null);
  useEffect(() => {
    first.current?.querySelector('input')?.focus();
  }, []);

  async function submit() {
    if (missing.length > 0) setFault({ ...fault, conflict: null, errors: missing });
    else if (Object.keys(changes).length === 0) onLeave();
    else await change(changes);
  }
  return (
    <form
      ref={first}
      data-slot="own-form"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      <ErrorSummary errors={fault.errors} />
      {booking.proof !== 'given' && <p>A field that you leave empty stays as it is.</p>}
      {fault.conflict !== null && (
        <ConflictNote differences={fault.conflict} currency={booking.currency} />
      )}
      <ContactFields details={details} type={type} errors={fault.errors} />
      <p className="text-small">
        Only we can {booking.customer?.email === null ? 'add an' : 'change the'} e-mail address:
        write or call, and give your reference.
      </p>
      <div data-part="buttons">
        <Button type="submit" kind="ink" aria-disabled={isBusy}>
          {isBusy ? 'Saving...' : 'Save details'}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          Discard changes
        </Button>
      </div>
    </form>
  );
}

type ContactFieldsProps = Pick<ReturnType<typeof useDetails>, 'details' | 'type'> & {
  errors: readonly FormError[];
};

function ContactFields({ details, type, errors }: ContactFieldsProps) {
  const input = (field: keyof Details) => ({
    value: details[field],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      type(field, value);
    },
  });
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;
  return (
    <>
      <div data-slot="field-pair">
        <Field id={ids.name} label="Full name" required error={errorOf(ids.name)}>
          <TextInput {...input('name')} autoComplete="name" maxLength={200} />
        </Field>
        <PhoneField
          id={ids.phone}
          error={errorOf(ids.phone)}
          value={details.phone}
          onChange={(phone) => {
            type('phone', phone);
          }}
        />
      </div>
      <Field id={ids.pickupPlace} label="Pick-up place (optional)" error={errorOf(ids.pickupPlace)}>
        <TextInput {...input('pickupPlace')} maxLength={300} />
      </Field>
      <Field id={ids.message} label="Message (optional)" error={errorOf(ids.message)}>
        <TextArea {...input('message')} maxLength={2000} rows={3} />
      </Field>
    </>
  );
}

/** The typed details. Fields that were not touched follow the booking. */
function useDetails(booking: ShownBooking) {
  const [typed, setTyped] = useState<Partial<Details>>({});
  // Masked details cannot be edited, so their fields start empty.
  const known = booking.proof === 'given' ? knownDetails(booking) : nothingKnown;
  const details = { ...known, ...typed };
  const { name, phone, pickupPlace, message } = details;
  const contact = {
    ...(name.trim() !== known.name && { name: name.trim() }),
    ...(phone.trim() !== known.phone && { phone: phone.trim() }),
  };
  const changes: ModifyBookingRequest = {
    ...(Object.keys(contact).length > 0 && { contact }),
    ...(pickupPlace.trim() !== known.pickupPlace && { pickupPlace: pickupPlace.trim() }),
    ...(message.trim() !== known.message && { message: message.trim() }),
  };
  const type = (field: keyof Details, text: string) => {
    setTyped((before) => ({ ...before, [field]: text }));
  };
  return { details, type, changes, missing: missingIn(details, known) };
}

const nothingKnown: Details = { name: '', phone: '', pickupPlace: '', message: '' };

function knownDetails({ customer, pickupPlace = '', message = '' }: ShownBooking): Details {
  const { name = '', phone = '' } = customer ?? {};
  return { name, phone, pickupPlace, message };
}

/**
 * The errors for known details that the traveller emptied. A detail that was hidden and is still empty keeps its
 * value.
 */
function missingIn({ name, phone }: Details, known: Details) {
  const isEmptied = (typed: string, before: string) => before !== '' && typed.trim() === '';
  return [
    ...(isEmptied(name, known.name)
      ? [{ fieldId: ids.name, message: 'Enter your full name' }]
      : []),
    ...(isEmptied(phone, known.phone)
      ? [{ fieldId: ids.phone, message: 'Enter your phone number' }]
      : []),
  ];
}
