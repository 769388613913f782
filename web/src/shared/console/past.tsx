import { type ReactNode, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StaffContext, useStaff } from './staff.ts';

/** Under this name the instant that is looked at stands in the address of a screen. */
const parameter = 'asOf';

type SetAsOf = (asOf: string | undefined, how?: { readonly replace?: boolean }) => void;

/** The instant at which the screen shows what was true; undefined for the present. It stands in the address. */
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

/** The query of the same screen at another instant. */
export function pastSearch(params: URLSearchParams, asOf: string | undefined): string {
  return `?${withAsOf(params, asOf).toString()}`;
}

function withAsOf(params: URLSearchParams, asOf: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (asOf === undefined) next.delete(parameter);
  else next.set(parameter, asOf);
  return next;
}

/** A screen that can be looked at as it was: then nobody can change anything, whoever they are. */
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
