import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../shared/api/api.ts';
import { listenToChanges } from '../../shared/api/live-events.ts';

/** Reads the e-mails again when anything became of one. */
export function useLiveNotifications(): void {
  const dispatch = useDispatch();
  useEffect(
    () =>
      listenToChanges({
        onChanged: (subjects) => {
          if (subjects.includes('notifications')) {
            dispatch(api.util.invalidateTags(['Notification']));
          }
        },
        onDayChanged: () => undefined,
        onSessionEnded: () => {
          dispatch(api.util.invalidateTags(['Session']));
        },
      }),
    [dispatch],
  );
}
