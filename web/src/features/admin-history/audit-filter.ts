import { isValidDate } from '@contracts/calendar.ts';
import { type AuditFilter, auditKinds } from '@contracts/history/audit-view.ts';

/** A filter whose conditions may be empty or undefined: those narrow nothing. */
type Conditions = { readonly [Name in keyof AuditFilter]: AuditFilter[Name] | undefined };

/** The filter as the address of the screen and the query of the API both spell it. */
export function filterParams(filter: Conditions): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** The filter with those of its conditions that say something. */
export function narrowed(filter: Conditions): AuditFilter {
  return filterParams(filter);
}

/** What an address narrows the log down to; what makes no sense is left out. */
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

/** The file of what the screen lists. */
export function exportPath(filter: AuditFilter): string {
  return `/api/admin/exports/audit.csv?${new URLSearchParams(filterParams(filter)).toString()}`;
}
