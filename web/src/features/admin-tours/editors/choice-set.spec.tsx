import { screen } from '@testing-library/react';
import { holdValue } from '../../../../test-support/hold-value.tsx';
import { CategoriesField } from './categories-field.tsx';
import { WeekdaysField } from './weekdays-field.tsx';

describe('a set of choices', () => {
  it('always keeps the order of the days, even if they are ticked in another order', async () => {
    const { user, value } = holdValue<readonly number[]>([5], (held) => (
      <WeekdaysField {...held} />
    ));
    await user.click(screen.getByLabelText('Monday'));
    expect(value()).toEqual([1, 5]);
    await user.click(screen.getByLabelText('Friday'));
    expect(value()).toEqual([1]);
  });

  it('shows the problem of one of its choices', () => {
    const problems = [{ field: 'category.0', message: 'Choose from these' }];
    holdValue<readonly string[]>(['Elsewhere'], (held) => (
      <CategoriesField {...held} problems={problems} />
    ));
    const group = screen.getByRole('group', { name: 'Categories' });
    expect(group).toHaveAccessibleDescription('Choose from these');
    expect(screen.getAllByRole('checkbox')).toHaveLength(10);
  });
});
