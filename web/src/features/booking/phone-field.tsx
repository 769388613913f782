import { lazy, Suspense } from 'react';
import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { useIsHydrated } from '../../shared/ui/use-is-hydrated.ts';
import './phone-field.css';

/** Loaded later: the list of countries is not needed to show the form. */
const PhoneCountry = lazy(async () => ({
  default: (await import('./phone-country.tsx')).PhoneCountry,
}));

const countryLabel = 'Country code';

export type PhoneFieldProps = {
  id: string;
  name?: string;
  hint?: string;
  error: string | undefined;
  value: string;
  onChange: (phone: string) => void;
};

/** A phone number, and the country that its first digits name. */
export function PhoneField({ id, name, hint, error, value, onChange }: PhoneFieldProps) {
  const isHydrated = useIsHydrated();
  const waiting = <select data-slot="input" aria-label={countryLabel} disabled />;
  return (
    <Field id={id} label="Phone" required hint={hint} error={error}>
      <div data-slot="phone-field">
        {isHydrated ? (
          <Suspense fallback={waiting}>
            <PhoneCountry label={countryLabel} phone={value} onChange={onChange} />
          </Suspense>
        ) : (
          waiting
        )}
        <TextInput
          name={name}
          value={value}
          type="tel"
          autoComplete="tel"
          maxLength={50}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
          }}
        />
      </div>
    </Field>
  );
}
