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
      <Line
        id={ids.name}
        label="Name"
        hint="As travellers know it."
        value={name}
        max={pickupPlaceLimits.nameLengthMax}
        onChange={setName}
        required
      />
      <Line
        id={ids.zone}
        label="Zone"
        hint="The area, such as Stone Town. Tours have one pick-up window for each zone."
        value={zone}
        max={pickupPlaceLimits.zoneLengthMax}
        suggestions={zones}
        onChange={setZone}
        required
      />
      <Line
        id={ids.position}
        label="Position (optional)"
        hint="Latitude and longitude, as a map program shows them: -6.161, 39.188"
        value={position}
        max={60}
        onChange={setPosition}
      />
    </FormDialog>
  );
}

type LineProps = {
  id: string;
  label: string;
  hint: string;
  value: string;
  max: number;
  suggestions?: readonly string[];
  required?: boolean;
  onChange: (text: string) => void;
};

function Line(props: LineProps) {
  const { id, label, hint, value, max, suggestions = [], required = false, onChange } = props;
  const listId = useId();
  return (
    <Field id={id} label={label} hint={hint} required={required}>
      <TextInput
        value={value}
        list={listId}
        maxLength={max}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      />
      <datalist id={listId}>
        {suggestions.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </Field>
  );
}

function positionOf(place: PickupPlaceView | undefined): string {
  const { coordinates } = place ?? {};
  return coordinates === undefined
    ? ''
    : `${String(coordinates.latitude)}, ${String(coordinates.longitude)}`;
}

/** The coordinates in a text; empty for an empty text, undefined if the text contains none. */
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
