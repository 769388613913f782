/**
 * The state of the navigation that follows signing out. In this state, a form asks with other words before the
 * person leaves it.
 */
export const signingOut = { isSigningOut: true } as const;

export function isSigningOut(state: unknown): boolean {
  return (state as Partial<typeof signingOut> | null | undefined)?.isSigningOut === true;
}
