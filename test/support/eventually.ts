/** The limit in milliseconds: the queue repeats the job of a dead worker within a minute. */
const patienceMs = 90_000;

/**
 * The result of `look`, as soon as it is not undefined.
 *
 * @throws Error if there is none in time.
 */
export async function eventually<Found>(
  look: () => Found | undefined | Promise<Found | undefined>,
): Promise<Found> {
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > untilMs) throw new Error('The look found nothing in time.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
