import { type CallingCode, callingCodes } from '@contracts/booking/calling-codes.ts';
import { useState } from 'react';
import { countryIn, inCountry } from './phone-in-country.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });

const choices = callingCodes
  .map((each) => ({ ...each, name: names.of(each.country) ?? each.country }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

const keyOf = ({ country, code }: CallingCode) => `${country}${code}`;

/** The same elements each time, so that React does not compare 250 options at each digit. */
const options = choices.map((each) => (
  <option key={keyOf(each)} value={keyOf(each)}>
    {`${each.name} +${each.code}`}
  </option>
));

export type PhoneCountryProps = {
  /** The label for screen readers. */
  label: string;
  phone: string;
  onChange: (phone: string) => void;
};

/**
 * The country of a phone number, read from its first digits. If the traveller chooses another country, its code
 * is written into the number.
 */
export function PhoneCountry({ label, phone, onChange }: PhoneCountryProps) {
  const [chosen, setChosen] = useState<CallingCode>();
  const typed = countryIn(phone);
  // Several countries share a code. The chosen country is shown while the number has its code.
  const shown = chosen !== undefined && chosen.code === typed?.code ? chosen : typed;
  return (
    <select
      data-slot="input"
      aria-label={label}
      autoComplete="off"
      value={shown === undefined ? '' : keyOf(shown)}
      onChange={({ currentTarget: { value } }) => {
        const next = choices.find((each) => keyOf(each) === value);
        if (next === undefined) return;
        setChosen(next);
        onChange(inCountry(phone, next.code));
      }}
    >
      <option value="">Code</option>
      {options}
    </select>
  );
}
