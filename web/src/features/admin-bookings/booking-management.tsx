import type { BookingFilter } from '@contracts/booking/booking-view.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { usePageActions } from '../../shared/console/page-actions.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { Tabs } from '../../shared/console/tabs.tsx';
import { useDebounced } from '../../shared/time/use-debounced.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { useGetBookingCountsQuery } from './admin-bookings-api.ts';
import { countedFilter, filterAddress, listPath, readFilter } from './booking-filter.ts';
import { BookingFilters } from './booking-filters.tsx';
import { BookingList, type BookingListProps } from './booking-list.tsx';
import './booking-management.css';
import { bookingTabs } from './booking-tabs.ts';
import { RevenueToday } from './revenue-today.tsx';
import { SavedViews } from './saved-views.tsx';
import { useExport } from './use-export.ts';

/** The pause in typing after which the search starts (requirements, section 9), in milliseconds. */
const typingPauseMs = 300;

const newBookingPath = '/admin/bookings/new';
const importPath = '/admin/import';

/** Every booking, by day or by search. The address holds the filter. */
export function BookingManagement({ renderRefund }: Pick<BookingListProps, 'renderRefund'>) {
  const [filter, setFilter, editFilter] = useFilter();
  const [sought, setSought] = useState(filter.search ?? '');
  const { tab } = filter;
  const { data: counts } = useGetBookingCountsQuery(countedFilter(filter));
  const total = counts?.[bookingTabs.find((each) => each.tab === tab)?.count ?? 'all'];
  const { canChange } = useStaff();
  const { path, save } = useExport(filter);
  const navigate = useNavigate();
  usePageActions([
    ...(canChange
      ? [
          { label: 'New booking', keys: 'n', run: () => void navigate(newBookingPath) },
          { label: 'Import bookings (CSV)', run: () => void navigate(importPath) },
        ]
      : []),
    {
      label: `Export these bookings ${canChange ? '' : 'without names '}(CSV)`,
      run: save,
    },
    ...bookingTabs.map(({ tab: id, label }, index) => ({
      label: `Show ${label}`,
      keys: String(index + 1),
      run: () => {
        setFilter({ ...filter, tab: id });
      },
    })),
  ]);
  return (
    <ConsolePage title="Booking Management" actions={<ListActions path={path} onSave={save} />}>
      <div data-slot="booking-search">
        <Search
          search={filter.search ?? ''}
          sought={sought}
          onSearch={(search) => {
            setSought(search);
            setFilter({ ...filter, search });
          }}
        />
        <RevenueToday />
      </div>
      <SavedViews filter={filter} />
      <Tabs
        label="Bookings"
        tabs={bookingTabs.map(({ tab: id, label, count }) => ({
          id,
          label,
          count: counts?.[count],
        }))}
        chosen={tab}
        onChoose={(id) => {
          setFilter({ ...filter, tab: id });
        }}
      >
        <BookingFilters filter={filter} total={total} onChange={setFilter} onEdit={editFilter} />
        <ToGiveBack filter={filter} count={counts?.toGiveBack} />
        <BookingList
          filter={filter}
          total={total}
          renderRefund={renderRefund}
          onSort={(sort) => {
            editFilter((now) => ({ ...now, sort }));
          }}
        />
      </Tabs>
    </ConsolePage>
  );
}

type ListActionsProps = {
  /** The address of the export; undefined while a search is active, because a search must not be in a URL. */
  path: string | undefined;
  onSave: () => void;
};

/** What staff can do with the list. The file of read-only accounts has no names and addresses. */
function ListActions({ path, onSave }: ListActionsProps) {
  const { canChange } = useStaff();
  const exporting = canChange ? 'Export CSV' : 'Export CSV without names';
  return (
    <>
      {canChange && (
        <LinkButton kind="quiet" to={importPath}>
          Import
        </LinkButton>
      )}
      {path === undefined ? (
        <Button kind="quiet" onClick={onSave}>
          {exporting}
        </Button>
      ) : (
        <a data-slot="button" data-kind="quiet" href={path} download>
          {exporting}
        </a>
      )}
      {canChange && <LinkButton to={newBookingPath}>New booking</LinkButton>}
    </>
  );
}

type SearchProps = {
  /** The search in the present filter. */
  search: string;
  /** The last search from this field; the address may not contain it yet. */
  sought: string;
  onSearch: (search: string) => void;
};

function Search({ search, sought, onSearch }: SearchProps) {
  const [typed, setTyped] = useState(search);
  const [before, setBefore] = useState(search);
  if (search !== before) {
    setBefore(search);
    // A link on a figure opened another list, so the typed text no longer applies.
    if (search !== sought) setTyped(search);
  }
  const settled = useDebounced(typed.trim(), typingPauseMs);
  const seek = useEffectEvent(() => {
    if (settled !== search) onSearch(settled);
  });
  useEffect(() => {
    seek();
  }, [settled]);
  return (
    <Field label="Search" hint="By reference, name, e-mail or phone.">
      <TextInput
        type="search"
        placeholder="ZBL-74100680"
        maxLength={200}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
      />
    </Field>
  );
}

/** A link to the bookings with money to refund; nothing if there are none. */
function ToGiveBack({ filter, count = 0 }: { filter: BookingFilter; count: number | undefined }) {
  if (count === 0 || filter.money === 'to-give-back') return null;
  return (
    <p>
      <Link to={listPath({ tab: 'all', money: 'to-give-back' })}>
        Money to refund: {count} {count === 1 ? 'booking' : 'bookings'}
      </Link>
    </p>
  );
}

/**
 * The filter is in the address, so that going back leads to the same list. A change is based on the address of the
 * browser, because the screen shows a new filter a moment later.
 */
function useFilter() {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const set = (next: BookingFilter) => {
    void navigate(filterAddress(next), { replace: true, preventScrollReset: true });
  };
  const edit = (change: (now: BookingFilter) => BookingFilter) => {
    const { search, hash: words } = globalThis.location;
    set(change(readFilter(new URLSearchParams(search), words)));
  };
  return [readFilter(params, hash), set, edit] as const;
}
