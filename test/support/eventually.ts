/** How long anything may take, in milliseconds: the job of a worker that died comes again within a minute. */
const patienceMs = 90_000;

/**
 * What a look finds, as soon as it finds anything.
 *
 * @throws Error where nothing ever comes.
 */
export async function eventually<Found>(
  look: () => Found | undefined | Promise<Found | undefined>,
): Promise<Found> {
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > untilMs) throw new Error('It did not come.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
