import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { usePageActions } from '../../shared/console/page-actions.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { Tabs } from '../../shared/console/tabs.tsx';
import { formatDate, formatDays } from '../../shared/dates/format-date.ts';
import { useDebounced } from '../../shared/time/use-debounced.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Chip } from '../../shared/ui/chip.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { useGetBookingCountsQuery } from './admin-bookings-api.ts';
import { type BookingFilter, filterAddress, readFilter } from './booking-filter.ts';
import { BookingList } from './booking-list.tsx';
import './booking-management.css';
import { bookingTabs } from './booking-tabs.ts';
import { RevenueToday } from './revenue-today.tsx';
import { useExport } from './use-export.ts';

/** The pause in typing after which the search starts (requirements, section 9), in milliseconds. */
const typingPauseMs = 300;

const newBookingPath = '/admin/bookings/new';

/** Every booking, by day or by search. The address holds the filter. */
export function BookingManagement() {
  const [filter, setFilter] = useFilter();
  const [sought, setSought] = useState(filter.search ?? '');
  const { tab, ...narrowed } = filter;
  const { data: counts } = useGetBookingCountsQuery(narrowed);
  const { canChange } = useStaff();
  const { path, save } = useExport(filter);
  const navigate = useNavigate();
  usePageActions([
    ...(canChange
      ? [
          { label: 'New booking', keys: 'n', run: () => void navigate(newBookingPath) },
          { label: 'Export these bookings (CSV)', run: save },
        ]
      : []),
    ...bookingTabs.map(({ tab: id, label }, index) => ({
      label: `Show ${label}`,
      keys: String(index + 1),
      run: () => {
        setFilter({ ...filter, tab: id });
      },
    })),
  ]);
  return (
    <ConsolePage
      title="Booking Management"
      actions={canChange && <ListActions path={path} onSave={save} />}
    >
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
        <Narrowed filter={filter} onWiden={setFilter} />
        <BookingList
          filter={filter}
          total={counts?.[bookingTabs.find((each) => each.tab === tab)?.count ?? 'all']}
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

function ListActions({ path, onSave }: ListActionsProps) {
  return (
    <>
      {path === undefined ? (
        <Button kind="quiet" onClick={onSave}>
          Export CSV
        </Button>
      ) : (
        <a data-slot="button" data-kind="quiet" href={path} download>
          Export CSV
        </a>
      )}
      <LinkButton to={newBookingPath}>New booking</LinkButton>
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

type NarrowedProps = {
  filter: ReturnType<typeof readFilter>;
  onWiden: (filter: BookingFilter) => void;
};

const statusWords = {
  live: 'Not cancelled',
  confirmed: 'Confirmed',
  pending: 'Pending',
  cancelled: 'Cancelled',
} as const;

/** The other filters, where a link on a figure led to this list. */
function Narrowed({ filter, onWiden }: NarrowedProps) {
  const { status, currency, createdFrom, createdTo } = filter;
  const without = (...names: readonly (keyof BookingFilter)[]) => {
    const kept = Object.entries(filter).filter(([name]) => !names.some((each) => each === name));
    onWiden(Object.fromEntries(kept));
  };
  if ([status, currency, createdFrom, createdTo].every((each) => each === undefined)) return null;
  return (
    <p>
      {(createdFrom ?? createdTo) !== undefined && (
        <Chip
          removeLabel="Show bookings whenever they were made"
          onRemove={() => {
            without('createdFrom', 'createdTo');
          }}
        >
          {madeWords(createdFrom, createdTo)}
        </Chip>
      )}{' '}
      {currency !== undefined && (
        <Chip
          removeLabel={`Show every currency, not ${currency} alone`}
          onRemove={() => {
            without('currency');
          }}
        >
          {currency}
        </Chip>
      )}{' '}
      {status !== undefined && (
        <Chip
          removeLabel="Show bookings of every status"
          onRemove={() => {
            without('status');
          }}
        >
          {statusWords[status]}
        </Chip>
      )}
    </p>
  );
}

/** `Made Nov 20, 2026`, `Made Nov 01 – Nov 20, 2026`; either end may be open. */
function madeWords(from: string | undefined, to: string | undefined): string {
  if (from === undefined) return `Made until ${formatDate(to ?? '')}`;
  if (to === undefined) return `Made from ${formatDate(from)} on`;
  return `Made ${formatDays(from, to)}`;
}

/** The filter is in the address, so that going back leads to the same list. */
function useFilter(): [ReturnType<typeof readFilter>, (filter: BookingFilter) => void] {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  return [
    readFilter(params, hash),
    (filter) => {
      void navigate(filterAddress(filter), { replace: true, preventScrollReset: true });
    },
  ];
}
