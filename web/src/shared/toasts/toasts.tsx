import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { ToastRegion } from '../ui/toast-region.tsx';
import { selectToasts, toastDismissed, toastsCleared } from './toast-slice.ts';

/** Travellers see one message at a time, each for this long, in milliseconds (requirements, section 9). */
const travellers = { max: 1, shownMs: 5_000 };
/** Staff do several things in a row. */
const staff = { max: 3, shownMs: 4_000 };

/** The messages of the site, where the eye finds them on every page. */
export function Toasts() {
  const { pathname } = useLocation();
  const toasts = useSelector(selectToasts);
  const dispatch = useDispatch();
  const { max, shownMs } = pathname.startsWith('/admin') ? staff : travellers;
  const dismiss = useCallback(
    (id: string) => {
      // A message that another one took the place of does not come back.
      dispatch(max === 1 ? toastsCleared() : toastDismissed(id));
    },
    [dispatch, max],
  );
  return <ToastRegion toasts={toasts.slice(-max)} shownMs={shownMs} onDismiss={dismiss} />;
}
