/** A test file of a suite, which is a project of jest.config.mjs. */
export interface FileOfSuite {
  readonly suite: string;
  /** Relative to the project's folder. */
  readonly path: string;
}

/**
 * Files that take a minute or more although they may be small, the longest first. If they were begun last,
 * each would keep one worker busy while the others have no work left.
 */
export const longest: readonly FileOfSuite[] = [
  {
    suite: 'distributed',
    path: 'test/acceptance/distributed/engines-in-the-middle.e2e.spec.ts',
  },
  { suite: 'distributed', path: 'test/acceptance/killed-under-load.e2e.spec.ts' },
  { suite: 'acceptance', path: 'test/acceptance/killed-under-load.e2e.spec.ts' },
];

/**
 * First the longest files, then the files of every suite, spread evenly over the whole run. So files that wait for
 * engines and pages run beside files that compute. Within a suite the order is kept.
 */
export function inRunOrder<File extends FileOfSuite>(files: readonly File[]): File[] {
  const bySuite = Map.groupBy(files, ({ suite }) => suite);
  const places = new Map<File, number>();
  for (const ofSuite of bySuite.values()) {
    for (const [index, file] of ofSuite.entries()) {
      const rank = longest.findIndex(
        ({ suite, path }) => suite === file.suite && path === file.path,
      );
      places.set(file, rank === -1 ? (index + 0.5) / ofSuite.length : rank - longest.length);
    }
  }
  return files.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}
