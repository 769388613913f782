import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFoundBookings } from '../../features/admin-bookings/use-found-bookings.ts';
import { PageActionsContext } from '../../shared/console/page-actions.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { useDebounced } from '../../shared/time/use-debounced.ts';
import { entriesFor } from './console-entries.ts';

/** How long staff must pause in typing before bookings are searched (requirements, section 9), in milliseconds. */
const typingPauseMs = 300;

/** Something the command palette found. */
export interface Hit {
  readonly id: string;
  readonly group: 'On this screen' | 'Go to' | 'Bookings';
  readonly label: string;
  readonly note?: string;
  readonly keys?: string | undefined;
  readonly run: () => void;
}

/**
 * Returns the screen's actions and the links whose label contains the typed text, and the bookings the server
 * finds.
 */
export function useHits(typed: string): { hits: readonly Hit[]; isSearching: boolean } {
  const { role } = useStaff();
  const navigate = useNavigate();
  const actions = use(PageActionsContext);
  const words = typed.trim().toLowerCase();
  const settled = useDebounced(words, typingPauseMs);
  const { bookings, isSearching } = useFoundBookings(settled);
  const go = (to: string) => () => void navigate(to);
  const doings = actions.all.map(({ label, keys, run }): Hit => ({
    id: `do ${label}`,
    group: 'On this screen',
    label,
    keys,
    run,
  }));
  const ways = entriesFor(role).map(({ to, label, keys }): Hit => ({
    id: to,
    group: 'Go to',
    label,
    keys,
    run: go(to),
  }));
  const found = bookings.map(({ reference, to, words: note }): Hit => {
    return { id: reference, group: 'Bookings', label: reference, note, run: go(to) };
  });
  const named = [...doings, ...ways].filter(({ label }) => label.toLowerCase().includes(words));
  return { hits: [...named, ...found], isSearching: isSearching || settled !== words };
}
