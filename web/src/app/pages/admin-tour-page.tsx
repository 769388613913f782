import { TourHistory } from '../../features/admin-history/tour-history.tsx';
import { UndoAction } from '../../features/admin-history/undo/undo-action.tsx';
import { EditTour } from '../../features/admin-tours/tour-form.tsx';
import { ChangeViewsContext } from '../../shared/console/shown-changes.tsx';
import { changeViews } from '../console/change-views.tsx';

export function AdminTourPage() {
  return (
    <ChangeViewsContext value={changeViews}>
      <EditTour
        renderHistory={({ id }) => (
          <TourHistory id={id} actions={(entry) => <UndoAction entry={entry} />} />
        )}
      />
    </ChangeViewsContext>
  );
}
