import { type ReactNode, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StaffContext, useStaff } from './staff.ts';

/** The parameter in the address with the past instant that a screen shows. */
const parameter = 'asOf';

type SetAsOf = (asOf: string | undefined, how?: { readonly replace?: boolean }) => void;

/** Returns the past instant in the screen's address; undefined for the present. */
export function useAsOf(): [string | undefined, SetAsOf] {
  const [params, setParams] = useSearchParams();
  const asked = Date.parse(params.get(parameter) ?? '');
  const setAsOf = useCallback<SetAsOf>(
    (asOf, { replace = false } = {}) => {
      setParams((present) => withAsOf(present, asOf), { replace, preventScrollReset: true });
    },
    [setParams],
  );
  return [Number.isNaN(asked) ? undefined : new Date(asked).toISOString(), setAsOf];
}

/** Returns the query of the same screen at another instant. */
export function pastSearch(params: URLSearchParams, asOf: string | undefined): string {
  return `?${withAsOf(params, asOf).toString()}`;
}

function withAsOf(params: URLSearchParams, asOf: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (asOf === undefined) next.delete(parameter);
  else next.set(parameter, asOf);
  return next;
}

/** A screen that can show the past. While it shows the past, nobody can change anything. */
export function PastScreen({ children }: { children: ReactNode }) {
  const present = useStaff();
  const [asOf] = useAsOf();
  const isPast = asOf !== undefined;
  const staff = useMemo(
    () => (isPast ? { ...present, canChange: false } : present),
    [present, isPast],
  );
  return <StaffContext value={staff}>{children}</StaffContext>;
}
