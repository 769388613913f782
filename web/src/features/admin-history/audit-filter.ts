import { isValidDate } from '@contracts/calendar.ts';
import { type AuditFilter, auditKinds } from '@contracts/history/audit-view.ts';

/** A filter whose conditions may be empty or undefined. Such conditions do not limit the list. */
type Conditions = { readonly [Name in keyof AuditFilter]: AuditFilter[Name] | undefined };

/** The filter as query parameters, the same in the screen's address and in the API's. */
export function filterParams(filter: Conditions): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** The filter without its empty conditions. */
export function narrowed(filter: Conditions): AuditFilter {
  return filterParams(filter);
}

/** Reads the filter from an address and leaves out invalid values. */
export function readFilter(params: URLSearchParams): AuditFilter {
  const day = (name: string) => {
    const value = params.get(name) ?? '';
    return isValidDate(value) ? value : '';
  };
  return narrowed({
    from: day('from'),
    to: day('to'),
    actor: params.get('actor') ?? '',
    kind: auditKinds.find((each) => each === params.get('kind')),
    subject: params.get('subject')?.trim() ?? '',
  });
}

/** The address of the CSV export of the listed entries. */
export function exportPath(filter: AuditFilter): string {
  return `/api/admin/exports/audit.csv?${new URLSearchParams(filterParams(filter)).toString()}`;
}
