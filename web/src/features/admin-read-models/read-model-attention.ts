import type { ProjectionView } from '@contracts/operations/projection-view.ts';

/** What waits for less is on its way: under load there is always something. */
const lagMsMin = 1_000;
/** For as long somebody wants to see what came of a rebuild. */
const justRebuiltMs = 3_600_000;

const kinds = {
  behind: ({ behind }: ProjectionView) => behind.events > 0 && behind.ms >= lagMsMin,
  parked: ({ parked }: ProjectionView) => parked > 0,
  building: ({ progress, isServing, stoppedBy }: ProjectionView) =>
    stoppedBy === undefined && (progress < 1 || !isServing),
  stopped: ({ stoppedBy }: ProjectionView) => stoppedBy !== undefined,
};

function isQuiet(model: ProjectionView): boolean {
  return !Object.values(kinds).some((isSo) => isSo(model));
}

/**
 * Whether somebody should look at it: something is the matter with it, or it was just built anew.
 *
 * @param asOf When it stood like this, in milliseconds.
 */
export function standsOut(model: ProjectionView, asOf: number): boolean {
  const { comparison } = model;
  const rebuiltAgo = comparison === undefined ? Infinity : asOf - Date.parse(comparison.at);
  return !isQuiet(model) || rebuiltAgo < justRebuiltMs;
}

/** "12 up to date", "1 behind", "0 parked"; what is being built or has stopped only where something is. */
export function summaryOf(models: readonly ProjectionView[]): readonly string[] {
  const count = (isSo: (model: ProjectionView) => boolean) => models.filter(isSo).length;
  const [building, stopped] = [count(kinds.building), count(kinds.stopped)];
  return [
    `${String(count(isQuiet))} up to date`,
    `${String(count(kinds.behind))} behind`,
    `${String(count(kinds.parked))} parked`,
    ...(building > 0 ? [`${String(building)} being built`] : []),
    ...(stopped > 0 ? [`${String(stopped)} stopped`] : []),
  ];
}
