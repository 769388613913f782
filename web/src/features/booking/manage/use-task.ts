import type { ShownBooking } from '@contracts/booking/booking-view.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { toastRaised } from '../../../shared/toasts/toast-slice.ts';
import type { Done, Task } from './task.ts';

/** The present task of the traveller, and the result of the last task. */
export function useTask({ proof }: ShownBooking, first: Task | null) {
  const [task, setTask] = useState(first);
  const [isEditing, setIsEditing] = useState(false);
  const [done, setDone] = useState<Done>();
  const dispatch = useDispatch();

  function edit() {
    setTask(null);
    setIsEditing(true);
  }
  function leave() {
    setTask(null);
    setIsEditing(false);
  }
  function begin(next: Task) {
    setDone(undefined);
    if (next === 'contact' && proof !== 'asked') edit();
    else setTask(next);
  }
  function finish(outcome: Done) {
    dispatch(toastRaised(outcome.text, 'ok', outcome.title));
    leave();
    setDone(outcome);
  }
  return { task, setTask, isEditing, done, edit, leave, begin, finish };
}
