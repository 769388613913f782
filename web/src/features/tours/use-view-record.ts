import { useEffect, useRef } from 'react';
import { useRecordViewMutation } from './tours-api.ts';

/**
 * Tells the operator that a tour's page was opened: once a visit, however often its reader comes back
 * to it. That it failed only warns.
 */
export function useViewRecord(tourId: string | undefined): void {
  const [recordView, { isUninitialized }] = useRecordViewMutation({
    fixedCacheKey: `view of ${tourId ?? ''}`,
  });
  const recorded = useRef<string>(undefined);
  useEffect(() => {
    if (tourId === undefined || !isUninitialized || recorded.current === tourId) return;
    recorded.current = tourId;
    recordView(tourId)
      .unwrap()
      .catch((error: unknown) => {
        console.warn('The view of this tour could not be recorded.', error);
      });
  }, [tourId, isUninitialized, recordView]);
}
