/**
 * A suite that needs what a machine may not have. Where something is missing it is skipped and says
 * so; in CI that is a failure.
 *
 * @param missing What is missing, each with what to do; undefined where it is there.
 */
export function describeWherePossible(
  missing: readonly (string | undefined)[],
  title: string,
  body: () => void,
): void {
  const why = missing.filter((each) => each !== undefined).join(' ');
  if (why === '') describe(title, body);
  else if (process.env.CI === 'true') {
    it(title, () => {
      throw new Error(why);
    });
  } else describe.skip(`${title} (${why})`, body);
}
