import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../shared/api/api.ts';
import { listenToChanges } from '../../shared/api/live-events.ts';
import { today } from '../../shared/dates/today.ts';

/** Reads the bookings again when they change, whoever changed them; answers the day it is. */
export function useLiveBookings(): string {
  const dispatch = useDispatch();
  const [day, setDay] = useState(today);
  useEffect(() => {
    const readAgain = () => {
      dispatch(api.util.invalidateTags(['BookingList']));
    };
    return listenToChanges({
      onChanged: (subjects) => {
        if (subjects.includes('bookings') || subjects.includes('revenue')) readAgain();
      },
      onDayChanged: () => {
        setDay(today());
        readAgain();
      },
      onSessionEnded: () => {
        dispatch(api.util.invalidateTags(['Session']));
      },
    });
  }, [dispatch]);
  return day;
}
