import { useEffect, useRef } from 'react';
import { useRecordViewMutation } from './tours-api.ts';

/** Tells the operator that a tour's page was opened: once an opening. That it failed only warns. */
export function useViewRecord(tourId: string | undefined): void {
  const [recordView] = useRecordViewMutation();
  const recorded = useRef<string>(undefined);
  useEffect(() => {
    if (tourId === undefined || recorded.current === tourId) return;
    recorded.current = tourId;
    recordView(tourId)
      .unwrap()
      .catch((error: unknown) => {
        console.warn('The view of this tour could not be recorded.', error);
      });
  }, [tourId, recordView]);
}
