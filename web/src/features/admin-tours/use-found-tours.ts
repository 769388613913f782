import { type FoundThing, foundMax, isNamedBy, lettersMin } from '../../shared/console/named-by.ts';
import { useGetAdminToursQuery } from './admin-tours-api.ts';

/** Finds tours by their title, category or meeting point. */
export function useFoundTours(typed: string): {
  tours: readonly FoundThing[];
  isSearching: boolean;
} {
  const isTooShort = typed.length < lettersMin;
  const { data, isFetching } = useGetAdminToursQuery('present', { skip: isTooShort });
  const found = isTooShort ? [] : (data ?? []);
  const tours = found
    .filter(({ title, category, meetingPoint }) =>
      isNamedBy([title, ...category, meetingPoint].join(' '), typed),
    )
    .slice(0, foundMax)
    .map(({ id, title, isActive }) => ({
      id: `tour ${id}`,
      label: title,
      note: isActive ? 'Active' : 'Inactive',
      to: `/admin/tours/${id}`,
    }));
  return { tours, isSearching: isFetching && data === undefined };
}
