import { type FoundThing, foundMax, isNamedBy, lettersMin } from '../../shared/console/named-by.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { useGetAccountsQuery } from './admin-accounts-api.ts';

/** Finds colleagues by username or e-mail address. Only owners may see the accounts. */
export function useFoundPeople(typed: string): {
  people: readonly FoundThing[];
  isSearching: boolean;
} {
  const { role } = useStaff();
  const isSkipped = typed.length < lettersMin || role !== 'owner';
  const { data, isFetching } = useGetAccountsQuery(undefined, { skip: isSkipped });
  const found = isSkipped ? [] : (data?.items ?? []);
  const people = found
    .filter(({ username, email = '' }) => isNamedBy(`${username} ${email}`, typed))
    .slice(0, foundMax)
    .map(({ id, username, email, isDisabled }) => ({
      id: `person ${id}`,
      label: username,
      note: [email, isDisabled ? 'Disabled' : undefined].filter(Boolean).join(' · '),
      to: '/admin/accounts',
    }));
  return { people, isSearching: isFetching && data === undefined };
}
