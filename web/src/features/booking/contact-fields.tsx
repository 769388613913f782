import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Field } from '../../shared/ui/field.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { PhoneField } from './phone-field.tsx';
import { type DraftField, draftTyped, selectDraftFields } from './booking-draft.ts';

export type ContactFieldsProps = {
  ids: Readonly<Record<DraftField, string>>;
  errors: Readonly<Partial<Record<DraftField, string>>>;
  /** The choice of the pick-up place. It is above the message. */
  children: ReactNode;
};

/** The traveller's contact. The lengths are the limits of the API. */
export function ContactFields({ ids, errors, children }: ContactFieldsProps) {
  const fields = useSelector(selectDraftFields);
  const dispatch = useDispatch();
  const group = useRef<HTMLDivElement>(null);

  // Keeps the text that was typed into the server's page before React hydrated it.
  useLayoutEffect(() => {
    const inputs =
      group.current?.querySelectorAll<HTMLInputElement>('[name]:not([type=radio])') ?? [];
    for (const { name, value } of inputs) {
      if (value !== '') dispatch(draftTyped({ field: name as DraftField, text: value }));
    }
  }, [dispatch]);

  const input = (field: DraftField) => ({
    name: field,
    value: fields[field],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      dispatch(draftTyped({ field, text: value }));
    },
  });
  return (
    <div ref={group} className="stack">
      <Field id={ids.name} label="Full name" required error={errors.name}>
        <TextInput {...input('name')} autoComplete="name" maxLength={200} />
      </Field>
      <div data-slot="field-pair">
        <Field
          id={ids.email}
          label="E-mail"
          required
          hint="We use it only to write to you about your booking."
          error={errors.email}
        >
          <TextInput {...input('email')} type="email" autoComplete="email" maxLength={254} />
        </Field>
        <PhoneField
          id={ids.phone}
          name="phone"
          hint="Start with + and the country code. A number in Tanzania can also start with 0. The driver calls you if we cannot find you."
          error={errors.phone}
          value={fields.phone}
          onChange={(text) => {
            dispatch(draftTyped({ field: 'phone', text }));
          }}
        />
      </div>
      {children}
      <Field id={ids.message} label="Message (optional)" error={errors.message}>
        <TextArea {...input('message')} maxLength={2000} rows={3} />
      </Field>
    </div>
  );
}
