import { useEffect, useRef } from 'react';
import { useRecordViewMutation } from './tours-api.ts';

/**
 * Records the view of a tour's page once per visit, even if the visitor returns to it. A failure only logs a
 * warning.
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
