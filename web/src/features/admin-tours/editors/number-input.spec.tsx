import { screen } from '@testing-library/react';
import { holdValue } from '../../../../test-support/hold-value.tsx';
import { NumberInput, numberIn } from './number-input.tsx';

describe('a typed number', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    ['12,5', 12.5],
    [' 1 200 ', 1200],
    ['-30', -30],
    ['−5.5', -5.5],
    ['.5', 0.5],
    ['', NaN],
    ['-', NaN],
    ['1e3', NaN],
    ['12.5.1', NaN],
    ['a lot', NaN],
  ])('%j is %d', (text, number) => {
    expect(numberIn(text)).toBe(number);
  });

  it('is not rewritten while it is being typed', async () => {
    const { user, value } = holdValue(NaN, (held) => <NumberInput {...held} aria-label="Price" />);
    const field = screen.getByLabelText('Price');
    await user.type(field, '45.');
    expect(field).toHaveValue('45.');
    await user.type(field, '50');
    expect(field).toHaveValue('45.50');
    expect(value()).toBe(45.5);
    await user.tab();
    expect(field).toHaveValue('45.5');
  });

  it('is reported only when the field is left, if a partial number would change other fields', async () => {
    const { user, value } = holdValue(3, (held) => (
      <NumberInput {...held} aria-label="Size" reportsOnBlur />
    ));
    const field = screen.getByLabelText('Size');
    await user.clear(field);
    await user.type(field, '12');
    expect(value()).toBe(3);
    await user.tab();
    expect(value()).toBe(12);
    await user.clear(field);
    await user.type(field, 'many{Tab}');
    expect(value()).toBe(12);
    expect(field).toHaveValue('12');
  });

  it.each(['abc', ''])('becomes the fallback if the field is left with %j', async (text) => {
    const { user, value } = holdValue(3.5, (held) => (
      <NumberInput {...held} aria-label="Hours" fallback={8} />
    ));
    const field = screen.getByLabelText('Hours');
    await user.clear(field);
    if (text !== '') await user.type(field, text);
    await user.tab();
    expect(value()).toBe(8);
    expect(field).toHaveValue('8');
  });
});
