import type { TourView } from '@contracts/tour/tour-view.ts';
import { useEffectEvent, useId, useLayoutEffect } from 'react';
import { ChoiceGroup } from '../../shared/ui/choice-group.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import type { BookingInput } from './booking-input.ts';
import { useExpectedPickup } from './use-expected-pickup.ts';

export type PickupChoiceProps = {
  id: string;
  /** The tour, or only its windows and meeting point. */
  tour: Pick<TourView, 'pickupWindows' | 'meetingPoint'>;
  slot: Pick<BookingInput, 'date' | 'time'>;
  /** The place as typed; null for travellers who come to the meeting point. */
  place: string | null;
  error?: string | undefined;
  onChange: (place: string | null) => void;
};

/**
 * Where the traveller and the operator meet. The browser searches the list of places while somebody types; any
 * other text is accepted too. A tour without pick-up has no such choice.
 */
export function PickupChoice({ id, tour, slot, place, error, onChange }: PickupChoiceProps) {
  const listId = useId();
  const { places, words } = useExpectedPickup(tour, place, slot);
  const hotelId = `${id}-hotel`;
  const chooseHotel = useEffectEvent(() => {
    if (place === null) onChange('');
  });

  // Keeps the choice that was made in the server's page before React hydrated it.
  useLayoutEffect(() => {
    const hotel = document.getElementById(hotelId);
    if (hotel instanceof HTMLInputElement && hotel.checked) chooseHotel();
  }, [hotelId]);
  if (tour.pickupWindows.length === 0) return null;
  return (
    <>
      <ChoiceGroup
        id={hotelId}
        legend="Where do we meet you?"
        choices={[
          { value: 'hotel', label: 'Pick me up at my hotel' },
          { value: 'meeting-point', label: 'I come to the meeting point', note: tour.meetingPoint },
        ]}
        value={place === null ? 'meeting-point' : 'hotel'}
        onChange={(chosen) => {
          onChange(chosen === 'hotel' ? '' : null);
        }}
      />
      {place !== null && (
        <Field
          id={id}
          label="Hotel or guesthouse"
          required
          hint={
            words === undefined
              ? 'Choose it from the list, or type its name and area.'
              : `Pick-up ${words}: wait at the reception.`
          }
          error={error}
        >
          <TextInput
            name="pickupPlace"
            value={place}
            list={listId}
            maxLength={300}
            autoComplete="off"
            onChange={({ currentTarget }) => {
              onChange(currentTarget.value);
            }}
          />
          <datalist id={listId}>
            {places.map(({ id: placeId, name }) => (
              <option key={placeId} value={name} />
            ))}
          </datalist>
        </Field>
      )}
    </>
  );
}
