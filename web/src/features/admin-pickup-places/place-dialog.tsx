import { pickupPlaceLimits } from '@contracts/pickup-place/pickup-place-limits.ts';
import type {
  PickupPlaceRequest,
  PickupPlaceView,
} from '@contracts/pickup-place/pickup-place-view.ts';
import { useId, useState } from 'react';
import { messageOf, problemOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { FormDialog } from '../../shared/console/form-dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { useSavePickupPlaceMutation } from './admin-pickup-places-api.ts';

export type PlaceDialogProps = {
  /** The place to change; undefined for a new one. */
  place: PickupPlaceView | undefined;
  /** The zones in use, to choose from. */
  zones: readonly string[];
  onClose: () => void;
};

const ids = { name: 'place-name', zone: 'place-zone', position: 'place-position' } as const;

/** Asks for the name and the zone of a place, and for its position if staff know it. */
export function PlaceDialog({ place, zones, onClose }: PlaceDialogProps) {
  const [name, setName] = useState(place?.name ?? '');
  const [zone, setZone] = useState(place?.zone ?? '');
  const [position, setPosition] = useState(positionOf(place));
  const [save, isBusy] = useCommand(useSavePickupPlaceMutation());
  const listId = useId();

  async function submit() {
    const coordinates = coordinatesIn(position);
    const missing = [
      ...(name.trim() === '' ? [{ fieldId: ids.name, message: 'Enter the name' }] : []),
      ...(zone.trim() === '' ? [{ fieldId: ids.zone, message: 'Enter the zone' }] : []),
      ...(coordinates === undefined
        ? [
            {
              fieldId: ids.position,
              message: 'Write latitude and longitude, such as -6.161, 39.188',
            },
          ]
        : []),
    ];
    if (missing.length > 0 || coordinates === undefined) return missing;
    const request = { name: name.trim(), zone: zone.trim(), ...coordinates };
    const { error } = await save({ ...(place !== undefined && { id: place.id }), place: request });
    if (error !== undefined) return faultsOf(error);
    onClose();
    return [];
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={place === undefined ? 'Add a pick-up place' : `Change ${place.name}`}
      submitLabel={place === undefined ? 'Add the place' : 'Save the place'}
      isBusy={isBusy}
      onSubmit={submit}
    >
      <Field id={ids.name} label="Name" required hint="As travellers know it.">
        <TextInput
          value={name}
          maxLength={pickupPlaceLimits.nameLengthMax}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
          }}
        />
      </Field>
      <Field
        id={ids.zone}
        label="Zone"
        required
        hint="The area, such as Stone Town. Tours have one pick-up window for each zone."
      >
        <TextInput
          value={zone}
          list={listId}
          maxLength={pickupPlaceLimits.zoneLengthMax}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setZone(currentTarget.value);
          }}
        />
        <datalist id={listId}>
          {zones.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      </Field>
      <Field
        id={ids.position}
        label="Position (optional)"
        hint="Latitude and longitude, as a map program shows them: -6.161, 39.188"
      >
        <TextInput
          value={position}
          maxLength={60}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setPosition(currentTarget.value);
          }}
        />
      </Field>
    </FormDialog>
  );
}

function positionOf(place: PickupPlaceView | undefined): string {
  const { coordinates } = place ?? {};
  return coordinates === undefined
    ? ''
    : `${String(coordinates.latitude)}, ${String(coordinates.longitude)}`;
}

/** The coordinates in a text; empty for an empty text, undefined where it has none. */
function coordinatesIn(text: string): Pick<PickupPlaceRequest, 'coordinates'> | undefined {
  if (text.trim() === '') return {};
  const [, latitude, longitude] =
    /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return latitude === undefined || longitude === undefined
    ? undefined
    : { coordinates: { latitude: Number(latitude), longitude: Number(longitude) } };
}

function faultsOf(error: unknown) {
  const errors = problemOf(error)?.errors ?? [];
  return errors.length === 0
    ? [{ message: messageOf(error, 'The place could not be saved. Please try again.') }]
    : errors.map(({ field, message }) => ({
        fieldId: field.startsWith('coordinates') ? ids.position : `place-${field}`,
        message,
      }));
}
