import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../shared/api/api.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { sessionKnown, useSignOutMutation } from './session-api.ts';

/** The page after signing out (requirements, section 4). */
const home = '/';

/**
 * Signs out and opens the home page. The session in the cache changes only there: a page of staff would
 * otherwise ask to sign in again.
 */
export function useSignOut(): [signOut: () => Promise<void>, isSigningOut: boolean] {
  // Shared by the bar and the menu, which unmounts when its button is pressed.
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
