import { SetMetadata } from '@nestjs/common';

const recentPasswordKey = 'needs-recent-password';

/** How long a password that was given is enough for further acts of the same session, in ms. */
export const passwordIsRecentMs = 15 * 60_000;

/**
 * Allows the route only if the session's person signed in or confirmed the password within {@link
 * passwordIsRecentMs}. If the account has a second factor, the code is needed too. Otherwise the route is
 * refused with `PasswordNeededAgain`, and can be repeated after POST /api/auth/confirmation. The access guard
 * checks this, so the route or its controller has `@Only(…)`.
 */
export const NeedsRecentPassword = () => SetMetadata(recentPasswordKey, true);

export function needsRecentPassword(route: object): boolean {
  return Reflect.getMetadata(recentPasswordKey, route) === true;
}
