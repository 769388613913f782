import type { PickupPlaceView } from '@contracts/pickup-place/pickup-place-view.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { usePageActions } from '../../shared/console/page-actions.ts';
import { Panel } from '../../shared/console/panel.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Button } from '../../shared/ui/button.tsx';
import {
  useGetAdminPickupPlacesQuery,
  useRemovePickupPlaceMutation,
  useSavePickupPlaceMutation,
} from './admin-pickup-places-api.ts';
import { PlaceDialog } from './place-dialog.tsx';
import './pickup-places.css';

const failed = 'The place could not be saved. Please try again.';

/** The places at which travellers can be picked up, by zone. */
export function PickupPlaces() {
  const { currentData: places, isError, refetch } = useGetAdminPickupPlacesQuery(undefined);
  const { canChange } = useStaff();
  const [edited, setEdited] = useState<PickupPlaceView | 'new'>();
  const removal = useRemoval();
  const add = () => {
    setEdited('new');
  };
  usePageActions(canChange ? [{ label: 'Add a pick-up place', run: add }] : []);
  return (
    <ConsolePage
      title="Pick-up places"
      actions={canChange && <Button onClick={add}>Add a place</Button>}
    >
      <p className="measure">
        Travellers choose one of these places when they book. Tours set their pick-up windows by
        zone. Bookings keep the place and the window that they have.
      </p>
      <RemovedPlace removal={removal} />
      {places === undefined && (
        <NotLoaded
          isError={isError}
          refetch={refetch}
          what="the pick-up places"
          rows={6}
          rowHeight="3rem"
        />
      )}
      {places?.length === 0 && (
        <EmptyState message="There are no pick-up places yet. Travellers type the name of their hotel." />
      )}
      {places !== undefined &&
        zonesOf(places).map((zone) => (
          <Panel key={zone} title={zone}>
            <ul data-slot="pickup-places">
              {places
                .filter((place) => place.zone === zone)
                .map((place) => (
                  <Place
                    key={place.id}
                    place={place}
                    isBusy={removal.isBusy}
                    onChange={() => {
                      setEdited(place);
                    }}
                    onRemove={() => void removal.remove(place)}
                  />
                ))}
            </ul>
          </Panel>
        ))}
      {edited !== undefined && (
        <PlaceDialog
          place={edited === 'new' ? undefined : edited}
          zones={zonesOf(places ?? [])}
          onClose={() => {
            setEdited(undefined);
          }}
        />
      )}
    </ConsolePage>
  );
}

function zonesOf(places: readonly PickupPlaceView[]): readonly string[] {
  return [...new Set(places.map(({ zone }) => zone))];
}

type PlaceProps = {
  place: PickupPlaceView;
  isBusy: boolean;
  onChange: () => void;
  onRemove: () => void;
};

function Place({ place, isBusy, onChange, onRemove }: PlaceProps) {
  const { canChange } = useStaff();
  return (
    <li>
      <span>{place.name}</span>
      <MapLink place={place} />
      {canChange && (
        <span data-part="actions">
          <Button kind="quiet" aria-label={`Change ${place.name}`} onClick={onChange}>
            Change
          </Button>
          <Button
            kind="quiet"
            aria-label={`Remove ${place.name}`}
            aria-disabled={isBusy}
            onClick={onRemove}
          >
            Remove
          </Button>
        </span>
      )}
    </li>
  );
}

/** The place that was just removed, with the button that adds it back. */
function RemovedPlace({ removal }: { removal: ReturnType<typeof useRemoval> }) {
  const { removed, isBusy, addBack } = removal;
  if (removed === undefined) return null;
  return (
    <p data-slot="removed-place" role="status">
      {removed.name} was removed.{' '}
      <Button kind="quiet" aria-disabled={isBusy} onClick={() => void addBack()}>
        Add it back
      </Button>
    </p>
  );
}

function MapLink({ place: { name, coordinates } }: { place: PickupPlaceView }) {
  if (coordinates === undefined) return null;
  const { latitude, longitude } = coordinates;
  const at = `mlat=${String(latitude)}&mlon=${String(longitude)}`;
  return (
    <a
      href={`https://www.openstreetmap.org/?${at}#map=17/${String(latitude)}/${String(longitude)}`}
      target="_blank"
      rel="noreferrer"
      aria-label={`${name} on a map`}
    >
      Map
    </a>
  );
}

/** Removes a place, and keeps the data that is needed to add it back. */
function useRemoval() {
  const dispatch = useDispatch();
  const [removed, setRemoved] = useState<PickupPlaceView>();
  const [send, { isLoading: isRemoving }] = useRemovePickupPlaceMutation();
  const [save, isAdding] = useCommand(useSavePickupPlaceMutation());
  const isBusy = isRemoving || isAdding;

  async function remove(place: PickupPlaceView) {
    if (isBusy) return;
    const { error } = await send(place.id);
    if (error === undefined) setRemoved(place);
    else dispatch(toastRaised(messageOf(error, failed), 'error'));
  }
  async function addBack() {
    if (removed === undefined || isBusy) return;
    const { name, zone, coordinates } = removed;
    const { error } = await save({
      place: { name, zone, ...(coordinates !== undefined && { coordinates }) },
    });
    if (error === undefined) setRemoved(undefined);
    else dispatch(toastRaised(messageOf(error, failed), 'error'));
  }
  return { removed, isBusy, remove, addBack };
}
