import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lastDay, today } from '../../shared/dates/today.ts';
import { readTourFilter, type TourFilter, writeTourFilter } from './tour-filter.ts';

/** A part of the filter to set; undefined takes it away. */
export type TourFilterChange = { readonly [Key in keyof TourFilter]?: TourFilter[Key] | undefined };

/** The filter in the address, and how to change it: the address is the only place it lives in. */
export function useTourFilter(): [TourFilter, (change: TourFilterChange) => void] {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(
    () => readTourFilter(params, { first: today(), last: lastDay() }),
    [params],
  );
  // Two changes in a row may both come before the address shows the first.
  const wanted = useRef(filter);
  useEffect(() => {
    wanted.current = filter;
  }, [filter]);

  function change(part: TourFilterChange) {
    const next = Object.fromEntries(
      Object.entries({ ...wanted.current, ...part }).filter(([, value]) => value !== undefined),
    ) as TourFilter;
    wanted.current = next;
    setParams(writeTourFilter(next), { replace: true, preventScrollReset: true });
  }
  return [filter, change];
}
