import { fireEvent, screen } from '@testing-library/react';
import type { TourFields } from '@contracts/tour/tour-view.ts';
import { holdValue } from '../../../../test-support/hold-value.tsx';
import { SeasonField } from './season-field.tsx';

describe('the season of a tour', () => {
  it('has two days, and is null if both are empty', () => {
    const { value } = holdValue<TourFields['season']>(null, (held) => <SeasonField {...held} />);
    const set = (label: string, day: string) => {
      fireEvent.change(screen.getByLabelText(label), { target: { value: day } });
    };
    set('First day', '2026-06-01');
    expect(value()).toEqual({ from: '2026-06-01', to: '' });
    set('Last day', '2026-10-31');
    expect(value()).toEqual({ from: '2026-06-01', to: '2026-10-31' });
    set('First day', '');
    set('Last day', '');
    expect(value()).toBeNull();
  });
});
