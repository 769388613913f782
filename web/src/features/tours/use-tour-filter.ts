import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lastDay } from '../../shared/dates/today.ts';
import { useToday } from '../../shared/dates/use-clock.ts';
import { readTourFilter } from './read-tour-filter.ts';
import { type TourFilter, writeTourFilter } from './tour-filter.ts';

/** Parts of the filter to set; undefined removes a part. */
export type TourFilterChange = { readonly [Key in keyof TourFilter]?: TourFilter[Key] | undefined };

/** The filter and a function that changes it. It is stored only in the address. */
export function useTourFilter(): [TourFilter, (change: TourFilterChange) => void] {
  const [params, setParams] = useSearchParams();
  const first = useToday();
  const filter = useMemo(() => readTourFilter(params, { first, last: lastDay() }), [params, first]);
  // Two changes in a row may come before the address contains the first one.
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
