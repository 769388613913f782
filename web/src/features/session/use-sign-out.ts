import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../shared/api/api.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { sessionKnown, useSignOutMutation } from './session-api.ts';

/** Where signing out leads (requirements, section 4). */
const home = '/';

/**
 * Signs out and goes home. A page of staff is left before it learns that nobody is signed in any
 * more: it would ask to sign in again.
 */
export function useSignOut(): [signOut: () => Promise<void>, isSigningOut: boolean] {
  // One state for the bar and for the menu, which closes behind its button.
  const [signOut, { isLoading, isSuccess, reset }] = useSignOutMutation({
    fixedCacheKey: 'sign-out',
  });
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isSuccess || pathname !== home) return;
    reset();
    dispatch(sessionKnown({ user: null }));
    dispatch(api.util.invalidateTags(['BookingList']));
    dispatch(toastRaised('Signed out successfully', 'ok'));
  }, [isSuccess, pathname, reset, dispatch]);

  async function leave() {
    const { error } = await signOut();
    if (error === undefined) void navigate(home);
    else dispatch(toastRaised('Error signing out', 'error'));
  }
  return [leave, isLoading];
}
