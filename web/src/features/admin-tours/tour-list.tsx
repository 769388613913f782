import { useState } from 'react';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { OfflineNotice } from '../../shared/console/offline-notice.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { useGetAdminToursQuery } from './admin-tours-api.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { DeletedTours } from './deleted-tours.tsx';
import { TourCard } from './tour-card.tsx';
import './tour-list.css';
import { TourManagement } from './tour-management.tsx';
import { newTourPath } from './tour-words.ts';

/** Every tour, the newest first, and the deleted ones below. */
export function TourList() {
  const { data: tours, isError, refetch, fulfilledTimeStamp } = useGetAdminToursQuery('present');
  const { canChange } = useStaff();
  const [askedId, setAskedId] = useState<string | null>(null);
  // The version of the tour that was read last. After a conflict, staff can try again with the newer version.
  const asked = tours?.find(({ id }) => id === askedId);
  return (
    <TourManagement tab="list">
      <OfflineNotice asOf={fulfilledTimeStamp} />
      {tours === undefined && (
        <NotLoaded
          {...{ isError, refetch }}
          what="tours"
          fault="Failed to fetch tours"
          rows={4}
          rowHeight="11rem"
        />
      )}
      {tours?.length === 0 && (
        <EmptyState message="There are no tours yet.">
          {canChange && <LinkButton to={newTourPath}>New Tour</LinkButton>}
        </EmptyState>
      )}
      {tours !== undefined && tours.length > 0 && (
        <ul data-slot="tour-cards" aria-label="All tours">
          {tours.map((tour) => (
            <li key={tour.id}>
              <TourCard
                tour={tour}
                onDelete={() => {
                  setAskedId(tour.id);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <DeletedTours />
      {asked !== undefined && (
        <DeleteDialog
          tour={asked}
          onClose={() => {
            setAskedId(null);
          }}
        />
      )}
    </TourManagement>
  );
}
