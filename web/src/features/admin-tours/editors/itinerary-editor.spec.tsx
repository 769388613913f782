import { screen } from '@testing-library/react';
import { holdValue } from '../../../../test-support/hold-value.tsx';
import { ItineraryEditor, type ItineraryEditorProps } from './itinerary-editor.tsx';

describe('the stops of a day', () => {
  it('are a number of minutes after or before the start, or have no time', async () => {
    const start = [{ minutesFromStart: 0, text: 'Start' }];
    const { user, value } = holdValue<ItineraryEditorProps['value']>(start, (held) => (
      <ItineraryEditor {...held} />
    ));
    await user.click(screen.getByRole('button', { name: 'Add stop' }));
    await user.keyboard('-30{Tab}Pick-up');
    expect(value()[1]).toEqual({ minutesFromStart: -30, text: 'Pick-up' });
    const [, minutes] = screen.getAllByLabelText('Minutes');
    if (minutes !== undefined) await user.clear(minutes);
    expect(value()[1]).toEqual({ minutesFromStart: null, text: 'Pick-up' });
    await user.click(screen.getByRole('button', { name: 'Move stop 2 up' }));
    expect(value().map(({ text }) => text)).toEqual(['Pick-up', 'Start']);
  });
});
