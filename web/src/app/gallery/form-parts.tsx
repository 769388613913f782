import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { ChoiceGroup } from '../../shared/ui/choice-group.tsx';
import { Counter } from '../../shared/ui/counter.tsx';
import { DateInput } from '../../shared/ui/date-input.tsx';
import { ErrorSummary } from '../../shared/ui/error-summary.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { SelectInput } from '../../shared/ui/select-input.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import './gallery.css';

const errors = [
  { fieldId: 'name', message: 'Please fill in all required fields' },
  { message: 'This departure has 3 seats left.' },
];

export function FormParts() {
  return (
    <section className="page-gutter page-part">
      <h2>Your details</h2>
      <div data-slot="gallery-fields">
        <ErrorSummary errors={errors} />
        <Field
          id="name"
          label="Full name"
          required
          error="Enter the name to ask for at the pick-up."
        >
          <TextInput autoComplete="name" />
        </Field>
        <Field label="Phone" hint="With + and the country code; we send the pick-up time here.">
          <TextInput type="tel" defaultValue="+255 700 000 000" />
        </Field>
        <Field label="Hotel area">
          <SelectInput>
            <option>Stone Town</option>
            <option>Nungwi</option>
          </SelectInput>
        </Field>
        <Field label="Message">
          <TextArea />
        </Field>
        <Departure />
        <div className="row">
          <Button>Confirm booking</Button>
          <Button disabled>Confirming booking…</Button>
          <Button kind="ink">Book via WhatsApp</Button>
          <LinkButton kind="quiet" to="/">
            View all tours
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

function Departure() {
  const [date, setDate] = useState('2026-11-28');
  const [time, setTime] = useState('09:00');
  const [adults, setAdults] = useState(2);
  const [children, setChildren] = useState(0);
  const each = <Price amount={25} currency="USD" digits="short" />;
  return (
    <>
      <Field label="Date" hint="We run this tour every day but Sunday.">
        <DateInput value={date} min="2026-11-20" onChange={setDate} />
      </Field>
      <ChoiceGroup
        legend="Start time"
        value={time}
        onChange={setTime}
        choices={[
          { value: '09:00', label: '09:00' },
          { value: '14:00', label: '14:00', note: '3 seats left' },
          { value: '15:30', label: '15:30', note: 'Full', disabled: true },
        ]}
      />
      <div>
        <Counter label="Adults (12+)" hint={each} value={adults} max={15} onChange={setAdults} />
        <Counter label="Children (4–11)" value={children} max={0} onChange={setChildren} />
      </div>
    </>
  );
}
