import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ToastRegion } from '../ui/toast-region.tsx';
import { selectToast, toastDismissed } from './toast-slice.ts';

export function Toasts() {
  const toast = useSelector(selectToast);
  const dispatch = useDispatch();
  const dismiss = useCallback((id: string) => dispatch(toastDismissed(id)), [dispatch]);
  return <ToastRegion toast={toast} onDismiss={dismiss} />;
}
