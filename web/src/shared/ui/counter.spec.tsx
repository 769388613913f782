import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Counter } from './counter.tsx';

function Party({ from, max, onLimit }: { from: number; max: number; onLimit?: () => void }) {
  const [adults, setAdults] = useState(from);
  return (
    <Counter
      label="Adults (12+)"
      value={adults}
      min={1}
      max={max}
      onChange={setAdults}
      {...(onLimit !== undefined && { onLimit })}
    />
  );
}

const fewer = () => screen.getByRole('button', { name: 'One fewer: Adults (12+)' });
const more = () => screen.getByRole('button', { name: 'One more: Adults (12+)' });
const number = () => screen.getByRole('spinbutton', { name: 'Adults (12+)' });

describe('a counter of travellers', () => {
  it('counts up and down with its buttons', async () => {
    render(<Party from={2} max={12} />);
    await userEvent.click(more());
    await userEvent.click(more());
    expect(number()).toHaveValue('4');
    await userEvent.click(fewer());
    expect(number()).toHaveValue('3');
  });

  it('stops at its limits and reports which one was reached', async () => {
    const onLimit = jest.fn();
    render(<Party from={2} max={3} onLimit={onLimit} />);
    await userEvent.click(more());
    expect(more()).toHaveAttribute('aria-disabled', 'true');
    expect(onLimit).not.toHaveBeenCalled();
    await userEvent.click(more());
    expect(number()).toHaveValue('3');
    expect(onLimit.mock.calls).toEqual([['max']]);
    await userEvent.click(fewer());
    await userEvent.click(fewer());
    await userEvent.click(fewer());
    expect(number()).toHaveValue('1');
    expect(onLimit.mock.calls).toEqual([['max'], ['min']]);
  });

  it('keeps the focus on a button that reached its limit', async () => {
    render(<Party from={2} max={3} />);
    await userEvent.click(more());
    expect(more()).toHaveFocus();
  });

  it('changes with the arrow keys, Home and End', async () => {
    render(<Party from={4} max={9} />);
    number().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(number()).toHaveAttribute('aria-valuenow', '5');
    await userEvent.keyboard('{End}');
    expect(number()).toHaveAttribute('aria-valuenow', '9');
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}');
    expect(number()).toHaveAttribute('aria-valuenow', '1');
  });

  it('accepts a typed number within its limits, and only digits', async () => {
    render(<Party from={2} max={12} />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('8');
    expect(number()).toHaveValue('8');
    await userEvent.keyboard('x9');
    expect(number()).toHaveValue('12');
  });

  it('may be empty while another number is typed, but not afterwards', async () => {
    render(<Party from={2} max={12} />);
    await userEvent.clear(number());
    expect(number()).toHaveValue('');
    await userEvent.keyboard('5');
    expect(number()).toHaveValue('5');
    await userEvent.clear(number());
    await userEvent.tab();
    expect(number()).toHaveValue('5');
  });
});
