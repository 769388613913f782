/** The instant that time stands still at; undefined while it passes. */
let standing: string | undefined;

/**
 * The instant a page is reckoned by. While the server renders a page and the browser takes it up it
 * is one and the same instant, or the two would show different days around midnight.
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
