import { shownPhone } from '@contracts/booking/phone.ts';
import { Field } from '../../shared/ui/field.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';

/** How the traveller is reached, the pick-up place and the traveller's message. */
export interface ContactDetails {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly pickupPlace: string;
  readonly message: string;
}

export type ContactFieldsProps = {
  contact: ContactDetails;
  onChange: (contact: ContactDetails) => void;
};

export function ContactFields({ contact, onChange }: ContactFieldsProps) {
  const write = (part: keyof ContactDetails) => (text: string) => {
    onChange({ ...contact, [part]: text });
  };
  return (
    <>
      <Line
        id="contact-name"
        label="Name"
        value={contact.name}
        max={200}
        onChange={write('name')}
        required
      />
      <Line
        id="contact-email"
        label="E-mail (optional)"
        value={contact.email}
        max={254}
        onChange={write('email')}
        type="email"
        {...(contact.email.trim() === '' && { hint: noEmailHint })}
      />
      <Line
        id="contact-phone"
        label="Phone"
        value={contact.phone}
        max={50}
        onChange={write('phone')}
        type="tel"
        hint={phoneHint(contact.phone)}
        required
      />
      <Line
        id="contact-pickup-place"
        label="Pick-up place (optional)"
        value={contact.pickupPlace}
        max={300}
        onChange={write('pickupPlace')}
      />
      <Field id="contact-message" label="Message (optional)">
        <TextArea
          rows={2}
          maxLength={2_000}
          value={contact.message}
          onChange={({ currentTarget }) => {
            write('message')(currentTarget.value);
          }}
        />
      </Field>
    </>
  );
}

const noEmailHint = 'Without an address the traveller gets no e-mails. You reach them by phone.';

/** Shows how a number that begins with 0 will be saved. */
function phoneHint(typed: string): string {
  const shown = shownPhone(typed);
  return shown.startsWith('+') && !typed.trim().startsWith('+')
    ? `It is saved as ${shown}.`
    : 'Start with + and the country code. A number in Tanzania can also start with 0.';
}

type LineProps = {
  id: string;
  label: string;
  value: string;
  max: number;
  onChange: (text: string) => void;
  type?: 'text' | 'email' | 'tel';
  hint?: string;
  required?: boolean;
};

function Line({
  id,
  label,
  value,
  max,
  onChange,
  type = 'text',
  hint,
  required = false,
}: LineProps) {
  return (
    <Field id={id} label={label} hint={hint} required={required}>
      <TextInput
        type={type}
        maxLength={max}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      />
    </Field>
  );
}
