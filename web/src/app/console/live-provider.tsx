import { instantOf } from '@contracts/calendar.ts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../shared/api/api.ts';
import { listenToChanges } from '../../shared/api/live-events.ts';
import { LiveContext, type LiveState } from '../../shared/console/live.ts';
import { storeServerTime } from '../../shared/dates/page-clock.ts';
import { useToday } from '../../shared/dates/use-clock.ts';
import { tagsFor, tagsOfTheDay } from './live-tags.ts';

/**
 * Keeps one live connection for all console screens. If data changed, it fetches the data again for every part
 * that shows it.
 */
export function LiveProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const [state, setState] = useState<LiveState>('connecting');
  const today = useToday();
  useEffect(
    () =>
      listenToChanges({
        onChanged: (subjects) => {
          dispatch(api.util.invalidateTags(tagsFor(subjects)));
        },
        onDayChanged: ({ date }) => {
          storeServerTime(Date.parse(instantOf({ date, time: '00:00' })));
          dispatch(api.util.invalidateTags(tagsOfTheDay));
        },
        onSessionEnded: () => {
          dispatch(api.util.invalidateTags(['Session']));
        },
        onHearing: (isHeard) => {
          setState(isHeard ? 'live' : 'lost');
        },
      }),
    [dispatch],
  );
  const live = useMemo(() => ({ state, today }), [state, today]);
  return <LiveContext value={live}>{children}</LiveContext>;
}
