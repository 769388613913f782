import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { ToastRegion } from '../ui/toast-region.tsx';
import { selectToasts, toastDismissed, toastsCleared } from './toast-slice.ts';

/** Travellers see one message at a time, each for this long, in milliseconds (requirements, section 9). */
const travellers = { max: 1, shownMs: 5_000 };
/** Staff see several messages, because they do several things in a row. */
const staff = { max: 3, shownMs: 4_000 };

/** Shows the site's messages, in the same place on every page. */
export function Toasts() {
  const { pathname } = useLocation();
  const toasts = useSelector(selectToasts);
  const dispatch = useDispatch();
  const { max, shownMs } = pathname.startsWith('/admin') ? staff : travellers;
  const dismiss = useCallback(
    (id: string) => {
      // If only one message is shown at a time, the older messages that it replaced are removed too.
      dispatch(max === 1 ? toastsCleared() : toastDismissed(id));
    },
    [dispatch, max],
  );
  return <ToastRegion toasts={toasts.slice(-max)} shownMs={shownMs} onDismiss={dismiss} />;
}
