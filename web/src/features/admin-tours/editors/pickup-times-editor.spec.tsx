import { screen } from '@testing-library/react';
import { holdValue } from '../../../../test-support/hold-value.tsx';
import { PickupTimesEditor } from './pickup-times-editor.tsx';

function open(times: readonly string[]) {
  const held = holdValue(times, (props) => <PickupTimesEditor {...props} />);
  return { ...held, field: () => screen.getByLabelText('Pickup time 1') };
}

describe('a start time', () => {
  it.each([
    ['08:30', '8:30 AM'],
    ['00:15', '12:15 AM'],
    ['14:00', '2:00 PM'],
    ['23:59', '11:59 PM'],
  ])('typed as %s is shown as %s', async (typed, preview) => {
    const { user, value, field } = open(['']);
    await user.type(field(), typed);
    expect(value()).toEqual([typed]);
    expect(screen.getByText(preview)).toBeInTheDocument();
  });

  it.each(['24:00', '12:60', '8', 'noon', '8:3', '25:99', '-1:00'])(
    'ignores %j, keeps its earlier value and says so',
    async (typed) => {
      const { user, value, field } = open(['']);
      await user.type(field(), '09:00');
      await user.tripleClick(field());
      await user.keyboard(typed);
      await user.tab();
      expect(value()).toEqual(['09:00']);
      expect(field()).toHaveValue('09:00');
      expect(field()).toHaveAccessibleDescription(
        /“.+” is not a time on the 24-hour clock, so 09:00 is kept/,
      );
      await user.type(field(), '{Backspace}');
      expect(field()).not.toHaveAttribute('aria-invalid');
    },
  );

  it('may be typed without the leading zero and without the colon', async () => {
    const { user, value, field } = open(['']);
    await user.type(field(), '7:45');
    await user.tab();
    expect(field()).toHaveValue('07:45');
    await user.clear(field());
    await user.type(field(), '1630');
    expect(field()).toHaveValue('16:30');
    expect(value()).toEqual(['16:30']);
  });

  it('may be empty', async () => {
    const { user, value, field } = open(['09:00']);
    await user.clear(field());
    expect(value()).toEqual(['']);
    expect(screen.queryByText(/AM|PM/)).toBeNull();
  });

  it('can be added and removed', async () => {
    const { user, value } = open(['09:00']);
    await user.click(screen.getByRole('button', { name: 'Add pickup time' }));
    await user.keyboard('15:30');
    expect(value()).toEqual(['09:00', '15:30']);
    await user.click(screen.getByRole('button', { name: 'Remove pickup time 1' }));
    expect(value()).toEqual(['15:30']);
  });
});
