import type { ProblemCode } from '@contracts/problems.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { problemOf } from '../../shared/api/problem.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import type { FormError } from '../../shared/ui/error-summary.tsx';
import { faultWords } from './departure-words.ts';

/**
 * Changes a departure from a dialog. If the API refuses because of a rule that staff may override, `canForce` becomes
 * true. The dialog can then ask for a reason.
 *
 * @param forcible The rules that staff may override.
 */
export function useDepartureChange(forcible: readonly ProblemCode[], onDone: () => void) {
  const dispatch = useDispatch();
  const [canForce, setCanForce] = useState(false);

  function outcome(error: unknown, done: string): readonly FormError[] {
    if (error === undefined) {
      dispatch(toastRaised(done, 'ok'));
      onDone();
      return [];
    }
    const code = problemOf(error)?.code;
    if (code !== undefined && forcible.includes(code)) setCanForce(true);
    return [{ message: faultWords(error) }];
  }
  return { outcome, canForce, setCanForce };
}
