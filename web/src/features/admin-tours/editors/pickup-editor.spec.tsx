import type { TourFields } from '@contracts/tour/tour-view.ts';
import { screen } from '@testing-library/react';
import { holdValue } from '../../../../test-support/hold-value.tsx';
import { PickupEditor } from './pickup-editor.tsx';

describe('the editor of the pick-up', () => {
  it('sets windows by zone, or no pick-up, or leaves the pick-up to the itinerary', async () => {
    const { user, value } = holdValue<TourFields['pickup']>(undefined, PickupEditor);
    await user.click(screen.getByRole('radio', { name: /^By zone/ }));
    expect(value()).toEqual({ windows: [{ zone: '', fromMinutes: 60, toMinutes: 30 }] });

    await user.click(screen.getByRole('button', { name: 'Add window' }));
    const [, zone] = screen.getAllByLabelText(/^Zone/);
    await user.type(zone ?? document.body, 'Paje');
    expect(value()).toEqual({
      windows: [
        { zone: '', fromMinutes: 60, toMinutes: 30 },
        { zone: 'Paje', fromMinutes: 60, toMinutes: 30 },
      ],
    });

    await user.click(screen.getByRole('radio', { name: /^No pick-up/ }));
    expect(value()).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^As the itinerary says/ }));
    expect(value()).toBeUndefined();
  });
});
