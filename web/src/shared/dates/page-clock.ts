/** The fixed current time; undefined while the clock runs. */
let standing: string | undefined;

/**
 * Returns the current time for rendering. The server and the hydrating browser use the same fixed instant,
 * because they would otherwise show different days around midnight.
 */
export function pageInstant(): string {
  return standing ?? new Date().toISOString();
}

export function holdTime(instant: string): void {
  standing = instant;
}

export function letTimePass(): void {
  standing = undefined;
}
