import { render, screen } from '@testing-library/react';
import { Field } from './field.tsx';
import { SelectInput } from './select-input.tsx';
import { TextInput } from './text-input.tsx';

describe('a field', () => {
  it('has its label as the name of its input', () => {
    render(
      <Field label="Full name">
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Full name' });
    expect(input).toBeValid();
    expect(input).not.toBeRequired();
    expect(input).not.toHaveAccessibleDescription();
  });

  it('describes its input by the hint first and then by the error', () => {
    render(
      <Field label="Phone" hint="With the country code" error="Enter a phone number" required>
        <TextInput type="tel" />
      </Field>,
    );
    const input = screen.getByLabelText(/^Phone/);
    expect(input).toBeRequired();
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveAccessibleDescription('With the country code Error: Enter a phone number');
  });

  it('uses the id that an error summary links to', () => {
    render(
      <Field label="Guests" id="guests">
        <SelectInput>
          <option>2</option>
        </SelectInput>
      </Field>,
    );
    expect(screen.getByRole('combobox', { name: 'Guests' })).toHaveAttribute('id', 'guests');
  });

  it('keeps its own hint if another field has the same label', () => {
    render(
      <>
        <Field label="Name" hint="one">
          <TextInput />
        </Field>
        <Field label="Name" hint="two">
          <TextInput />
        </Field>
      </>,
    );
    const [first, second] = screen.getAllByRole('textbox', { name: 'Name' });
    expect(first).toHaveAccessibleDescription('one');
    expect(second).toHaveAccessibleDescription('two');
  });
});
