import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../shared/api/api.ts';
import { forgetDraftsOf } from '../../shared/console/drafts/kept-drafts.ts';
import { signingOut } from '../../shared/console/drafts/signing-out.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { sessionKnown, useSignOutMutation } from './session-api.ts';
import { useSession } from './use-session.ts';

/** The page after signing out (requirements, section 4). */
const home = '/';

/**
 * Signs out, opens the home page and deletes the drafts of the account from this device. The session in the
 * cache changes only after the home page is open. Otherwise a page of staff would ask to sign in again.
 */
export function useSignOut(): [signOut: () => Promise<void>, isSigningOut: boolean] {
  // The bar and the menu share this mutation, because the menu unmounts when its button is pressed.
  const [signOut, { isLoading, isSuccess, reset }] = useSignOutMutation({
    fixedCacheKey: 'sign-out',
  });
  const accountId = useSession().data?.user?.id;
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isSuccess || pathname !== home) return;
    reset();
    if (accountId !== undefined) forgetDraftsOf(accountId);
    dispatch(sessionKnown({ user: null }));
    dispatch(api.util.invalidateTags(['BookingList']));
    dispatch(toastRaised('Signed out successfully', 'ok'));
  }, [isSuccess, pathname, accountId, reset, dispatch]);

  async function leave() {
    const { error } = await signOut();
    if (error === undefined) void navigate(home, { state: signingOut });
    else dispatch(toastRaised('Error signing out', 'error'));
  }
  return [leave, isLoading];
}
