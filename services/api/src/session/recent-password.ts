import { SetMetadata } from '@nestjs/common';

const recentPasswordKey = 'needs-recent-password';

/** For how long a session may use these routes after its password was given, in milliseconds. */
export const passwordIsRecentMs = 15 * 60_000;

/**
 * Allows the route only if the session's person signed in or confirmed the password within {@link
 * passwordIsRecentMs}. If not, the route is refused with `PasswordNeededAgain`, and can be repeated after
 * POST /api/auth/confirmation. An account with a second factor needs its code there too. The access guard checks
 * this, but not on routes that anyone may call: the route or its controller must have `@Only(…)`.
 */
export const NeedsRecentPassword = () => SetMetadata(recentPasswordKey, true);

export function needsRecentPassword(route: object): boolean {
  return Reflect.getMetadata(recentPasswordKey, route) === true;
}
