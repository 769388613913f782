import { formatDateOf } from '../../shared/dates/format-date.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { useGetAdminToursQuery } from './admin-tours-api.ts';
import './deleted-tours.css';
import { tourFormPath } from './tour-words.ts';
import { useRestore } from './use-restore.ts';

/** The deleted tours with a button to restore them; nothing if there are none. */
export function DeletedTours() {
  const { data: tours, isError, refetch } = useGetAdminToursQuery('deleted');
  const { canChange } = useStaff();
  const { restore, isBusy } = useRestore();
  if (tours === undefined) {
    return isError ? (
      <FetchFault message="Failed to fetch deleted tours" onRetry={() => void refetch()} />
    ) : null;
  }
  if (tours.length === 0) return null;
  return (
    <details data-slot="deleted-tours">
      <summary>Deleted tours ({tours.length})</summary>
      <ul>
        {tours.map((tour) => (
          <li key={tour.id}>
            <Link to={tourFormPath(tour.id)}>{tour.title}</Link>
            <small>created on {formatDateOf(tour.createdAt)}</small>
            {canChange && (
              <Button
                kind="quiet"
                aria-label={`Restore ${tour.title}`}
                aria-disabled={isBusy}
                onClick={() => {
                  if (!isBusy) void restore(tour);
                }}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
