/** The state of the navigation that follows signing out. A form then asks in other words before it is left. */
export const signingOut = { isSigningOut: true } as const;

export function isSigningOut(state: unknown): boolean {
  return (state as Partial<typeof signingOut> | null | undefined)?.isSigningOut === true;
}
