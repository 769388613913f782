import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { problemOf } from '../../shared/api/problem.ts';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { OfflineNotice } from '../../shared/console/offline-notice.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { useGetAdminTourQuery } from './admin-tours-api.ts';
import { ClosedDates } from './closed-dates.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { TourBadges } from './tour-card.tsx';
import { TourEditor } from './tour-editor.tsx';
import './tour-form.css';
import { TourToRead } from './tour-to-read.tsx';
import { TourManagement } from './tour-management.tsx';
import { toursPath } from './tour-words.ts';

/** The form of a new tour. */
export function NewTour() {
  const { canChange } = useStaff();
  return (
    <TourManagement tab="form" tabTitle="New tour">
      {canChange ? <TourEditor /> : <EmptyState message="Your account is not allowed to do this" />}
    </TourManagement>
  );
}

export type EditTourProps = {
  /** Renders the history of the tour; another feature provides it. */
  renderHistory: (tour: AdminTourView) => ReactNode;
};

/** The form of an existing tour. The tour can also be deleted. */
export function EditTour({ renderHistory }: EditTourProps) {
  const { id = '' } = useParams();
  const { currentData: tour, error, refetch, fulfilledTimeStamp } = useGetAdminTourQuery(id);
  const isUnknown = problemOf(error)?.code === 'TourNotFound';
  return (
    <TourManagement tab="form" formLabel="Edit Tour" tabTitle={tour?.title ?? 'Tour'}>
      <OfflineNotice asOf={fulfilledTimeStamp} />
      {tour !== undefined && <OpenTour key={tour.id} tour={tour} history={renderHistory(tour)} />}
      {tour === undefined && !isUnknown && (
        <NotLoaded
          isError={error !== undefined}
          refetch={refetch}
          what="the tour"
          fault="Failed to fetch tour"
          rows={6}
          rowHeight="4rem"
        />
      )}
      {tour === undefined && isUnknown && (
        <EmptyState message="Tour not found">
          <LinkButton kind="quiet" to={toursPath}>
            All Tours
          </LinkButton>
        </EmptyState>
      )}
    </TourManagement>
  );
}

function OpenTour({ tour, history }: { tour: AdminTourView; history: ReactNode }) {
  const { canChange } = useStaff();
  const below = [
    { id: 'closed-dates', title: 'Closed dates', content: <ClosedDates tour={tour} /> },
    { id: 'history', title: 'History', content: <Panel title="History">{history}</Panel> },
  ];
  return (
    <>
      <TourHead tour={tour} />
      {canChange ? (
        <TourEditor tour={tour} below={below} />
      ) : (
        <TourToRead tour={tour} below={below} />
      )}
    </>
  );
}

/** The title and state of the tour, and the other actions for it. */
function TourHead({ tour }: { tour: AdminTourView }) {
  const { canChange } = useStaff();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div data-slot="tour-form-head">
      <h2>{tour.title}</h2>
      <TourBadges tour={tour} />
      <div data-part="buttons">
        {tour.isActive && !tour.isDeleted && (
          <LinkButton kind="quiet" to={`/tour/${tour.id}`}>
            View on the site
          </LinkButton>
        )}
        {canChange && !tour.isDeleted && (
          <Button
            kind="quiet"
            onClick={() => {
              setIsAsked(true);
            }}
          >
            Delete
          </Button>
        )}
      </div>
      {isAsked && (
        <DeleteDialog
          tour={tour}
          onClose={() => {
            setIsAsked(false);
          }}
          onDeleted={() => void navigate(toursPath)}
        />
      )}
    </div>
  );
}
