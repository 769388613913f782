/**
 * A test suite that needs a program that a machine may not have. If one is missing, the suite is skipped and says so;
 * in CI that is a failure.
 *
 * @param missing The missing programs, each with what to do; undefined for a program that is there.
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
