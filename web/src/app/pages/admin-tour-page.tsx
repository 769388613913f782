import { TourHistory } from '../../features/admin-history/tour-history.tsx';
import { UndoAction } from '../../features/admin-history/undo/undo-action.tsx';
import { EditTour } from '../../features/admin-tours/tour-form.tsx';
import { TellersContext } from '../../shared/console/told-changes.tsx';
import { tellers } from '../console/tellers.tsx';

export function AdminTourPage() {
  return (
    <TellersContext value={tellers}>
      <EditTour
        renderHistory={({ id }) => (
          <TourHistory id={id} actions={(entry) => <UndoAction entry={entry} />} />
        )}
      />
    </TellersContext>
  );
}
