import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFoundPeople } from '../../features/admin-accounts/use-found-people.ts';
import { useFoundBookings } from '../../features/admin-bookings/use-found-bookings.ts';
import { useFoundCustomers } from '../../features/admin-customers/use-found-customers.ts';
import { useFoundDepartures } from '../../features/admin-departures/use-found-departures.ts';
import { useFoundTours } from '../../features/admin-tours/use-found-tours.ts';
import { type FoundThing, isNamedBy } from '../../shared/console/named-by.ts';
import { PageActionsContext } from '../../shared/console/page-actions.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { useDebounced } from '../../shared/time/use-debounced.ts';
import { doingsFor } from './console-doings.ts';
import { entriesFor } from './console-entries.ts';

/** How long staff must pause in typing before the server is asked (requirements, section 9), in milliseconds. */
const typingPauseMs = 300;

/** Something the command palette found. */
export interface Hit {
  readonly id: string;
  readonly group:
    | 'On this screen'
    | 'Do'
    | 'Go to'
    | 'Tours'
    | 'Departures'
    | 'Bookings'
    | 'Customers'
    | 'Colleagues';
  readonly label: string;
  readonly note?: string;
  readonly keys?: string | undefined;
  readonly run: () => void;
}

/**
 * Returns everything that matches the typed text: the actions of the screen and of the console, screens, and
 * tours, departures, bookings, customers and colleagues that the server finds.
 */
export function useHits(typed: string): { hits: readonly Hit[]; isSearching: boolean } {
  const words = typed.trim().toLowerCase();
  const settled = useDebounced(words, typingPauseMs);
  const named = useNamed(words);
  const found = useFound(settled);
  return {
    hits: [...named, ...found.hits],
    isSearching: found.isSearching || settled !== words,
  };
}

/** The actions and screens that the palette finds without the server. */
function useNamed(words: string): readonly Hit[] {
  const { role } = useStaff();
  const navigate = useNavigate();
  const actions = use(PageActionsContext);
  const own = actions.all.filter(({ label }) => isNamedBy(label, words));
  const ofScreen = own.map(({ label, keys, run }): Hit => ({
    ...{ id: `do ${label}`, group: 'On this screen', label, keys, run },
  }));
  const doings = doingsFor(role)
    .filter(({ label, words: others = '' }) => isNamedBy(`${label} ${others}`, words))
    .filter(({ label }) => own.every((action) => action.label !== label))
    .map(({ label, to }): Hit => ({
      ...{ id: `do ${label}`, group: 'Do', label, run: () => void navigate(to) },
    }));
  const ways = entriesFor(role)
    .filter(({ label }) => isNamedBy(label, words))
    .map(({ to, label, keys }): Hit => ({
      ...{ id: to, group: 'Go to', label, keys, run: () => void navigate(to) },
    }));
  return [...ofScreen, ...doings, ...ways];
}

/** The tours, departures, bookings, customers and colleagues that the server finds. */
function useFound(settled: string): { hits: readonly Hit[]; isSearching: boolean } {
  const navigate = useNavigate();
  const { bookings, ...ofBookings } = useFoundBookings(settled);
  const { tours, ...ofTours } = useFoundTours(settled);
  const { departures, ...ofDepartures } = useFoundDepartures(settled);
  const { customers, ...ofCustomers } = useFoundCustomers(settled);
  const { people, ...ofPeople } = useFoundPeople(settled);
  const ofGroup = (group: Hit['group'], things: readonly FoundThing[]) =>
    things.map(({ id, label, note, to }): Hit => ({
      ...{ id, group, label, note, run: () => void navigate(to) },
    }));
  const references = bookings.map(({ reference, to, words: note }) => ({
    ...{ id: reference, label: reference, note, to },
  }));
  return {
    hits: [
      ...ofGroup('Tours', tours),
      ...ofGroup('Departures', departures),
      ...ofGroup('Bookings', references),
      ...ofGroup('Customers', customers),
      ...ofGroup('Colleagues', people),
    ],
    isSearching: [ofBookings, ofTours, ofDepartures, ofCustomers, ofPeople].some(
      (each) => each.isSearching,
    ),
  };
}
