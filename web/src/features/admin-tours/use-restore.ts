import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { useDispatch } from 'react-redux';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { useRestoreTourMutation } from './admin-tours-api.ts';
import { failureWords } from './tour-problems.ts';

/** Restores a deleted tour. */
export function useRestore() {
  const dispatch = useDispatch();
  const [restore, { isLoading }] = useRestoreTourMutation();
  return {
    isBusy: isLoading,
    restore: async ({ id }: Pick<AdminTourView, 'id'>) => {
      const { error } = await restore(id);
      dispatch(
        error === undefined
          ? toastRaised('Tour restored successfully', 'ok')
          : toastRaised(failureWords(error, 'Failed to restore tour'), 'error'),
      );
    },
  };
}
