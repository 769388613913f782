import type { ProjectionView } from '@contracts/operations/projection-view.ts';

/** A shorter lag is normal: under load there are always events to apply. */
const lagMsMin = 1_000;
/** How long the result of a rebuild is highlighted, in milliseconds. */
const justRebuiltMs = 3_600_000;

/** Whether events have waited for the read model longer than is normal. */
export function isBehind({ behind }: ProjectionView): boolean {
  return behind.events > 0 && behind.ms >= lagMsMin;
}

const kinds = {
  behind: isBehind,
  parked: ({ parked }: ProjectionView) => parked > 0,
  building: ({ progress, isServing, stoppedBy }: ProjectionView) =>
    stoppedBy === undefined && (progress < 1 || !isServing),
  stopped: ({ stoppedBy }: ProjectionView) => stoppedBy !== undefined,
};

function isQuiet(model: ProjectionView): boolean {
  return !Object.values(kinds).some((isSo) => isSo(model));
}

/**
 * Whether the read model needs attention: it has a problem, is being built, or was rebuilt within the last hour.
 *
 * @param asOf When the state was read, in milliseconds.
 */
export function needsAttention(model: ProjectionView, asOf: number): boolean {
  const { comparison } = model;
  const rebuiltAgo = comparison === undefined ? Infinity : asOf - Date.parse(comparison.at);
  return !isQuiet(model) || rebuiltAgo < justRebuiltMs;
}

/** "12 up to date", "1 behind", "0 parked"; builds and stopped builds are left out if there are none. */
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
