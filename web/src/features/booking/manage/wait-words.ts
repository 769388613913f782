/** When to try again, in words. */
export function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'Try again in a minute.' : `Try again in ${String(minutes)} minutes.`;
}
