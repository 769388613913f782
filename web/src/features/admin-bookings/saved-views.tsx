import type { BookingFilter } from '@contracts/booking/booking-view.ts';
import type { SavedViewView } from '@contracts/saved-view/saved-view-view.ts';
import { useState } from 'react';
import { ActionMenu } from '../../shared/console/action-menu.tsx';
import { actorWords } from '../../shared/console/history-words.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { formatDateOf } from '../../shared/dates/format-date.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { filterParams, listPath } from './booking-filter.ts';
import { RemoveView, ViewNameDialog } from './saved-view-dialogs.tsx';
import { useGetSavedViewsQuery } from './saved-views-api.ts';
import './saved-views.css';

type Asked =
  { readonly what: 'save' } | { readonly what: 'rename' | 'remove'; readonly view: SavedViewView };

/**
 * The views that staff saved, each a link with the number of its bookings, and a button that saves the present
 * view.
 */
export function SavedViews({ filter }: { filter: BookingFilter }) {
  const { data: views = [] } = useGetSavedViewsQuery();
  const { id: ownId, canChange } = useStaff();
  const [asked, setAsked] = useState<Asked | null>(null);
  const isSearch = (filter.search ?? '') !== '';
  const present = isSearch ? undefined : views.find((view) => isSame(view.filter, filter));
  const close = () => {
    setAsked(null);
  };
  if (views.length === 0 && !canChange) return null;
  return (
    <section data-slot="saved-views" aria-label="Saved views">
      {views.length > 0 && (
        <ul>
          {views.map((view) => (
            <li key={view.id}>
              <Link
                to={listPath(view.filter)}
                aria-current={view === present ? 'page' : undefined}
                title={`Saved by ${actorWords(view.savedBy, ownId)}, ${formatDateOf(view.savedAt)}`}
              >
                {view.name} <b>{view.bookings.toLocaleString('en-US')}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {present !== undefined && (
        <p>
          Saved by {actorWords(present.savedBy, ownId)}, {formatDateOf(present.savedAt)}
        </p>
      )}
      {canChange && present !== undefined && (
        <ActionMenu
          label={`Actions for the view ${present.name}`}
          actions={[
            {
              label: 'Rename this view',
              run: () => {
                setAsked({ what: 'rename', view: present });
              },
            },
            {
              label: 'Remove this view',
              isGrave: true,
              run: () => {
                setAsked({ what: 'remove', view: present });
              },
            },
          ]}
        />
      )}
      {canChange && present === undefined && !isSearch && (
        <Button
          kind="quiet"
          onClick={() => {
            setAsked({ what: 'save' });
          }}
        >
          Save this view
        </Button>
      )}
      {asked?.what === 'save' && <ViewNameDialog filter={filter} onClose={close} />}
      {asked?.what === 'rename' && <ViewNameDialog view={asked.view} onClose={close} />}
      {asked?.what === 'remove' && <RemoveView view={asked.view} onClose={close} />}
    </section>
  );
}

function isSame(one: BookingFilter, other: BookingFilter): boolean {
  const [params, others] = [one, other].map((each) =>
    JSON.stringify(Object.entries(filterParams({ tab: 'today', ...each })).toSorted()),
  );
  return params === others;
}
