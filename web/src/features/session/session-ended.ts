/** The state of the navigation to the sign-in page after the session ended while a page of staff was open. */
export const sessionEnded = { hasEnded: true } as const;

/** What the sign-in page says after that; undefined if the person was not signed in. */
export function endedNotice(state: unknown): string | undefined {
  const { hasEnded = false } = (state ?? {}) as Partial<typeof sessionEnded>;
  return hasEnded
    ? 'Your session has ended. Sign in again to return to your page. What you entered in a form is kept on this device.'
    : undefined;
}
