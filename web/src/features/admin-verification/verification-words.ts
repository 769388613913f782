import type { LogFaultView, LogVerdictView } from '@contracts/operations/verification-view.ts';

const figures = new Intl.NumberFormat('en-US');

/** "1 fingerprint", "12,345 fingerprints". */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${figures.format(count)} ${count === 1 ? one : more}`;
}

/** "12,345 entries in 678 histories". */
export function sizeWords({
  events,
  streams,
}: {
  readonly events: number;
  readonly streams: number;
}): string {
  return `${counted(events, 'entry', 'entries')} in ${counted(streams, 'history', 'histories')}`;
}

/** "12,345 entries were checked."; empty for a check of an earlier release, which did not count them. */
export function checkedWords({ checked }: LogVerdictView): string {
  return checked === undefined ? '' : `${counted(checked, 'entry', 'entries')} were checked.`;
}

/** How many faults there are, and whether all of them are listed. */
export function foundWords({ faults, faultCount = faults.length }: LogVerdictView): string {
  const found = `${counted(faultCount, 'fault was', 'faults were')} found.`;
  return faultCount > faults.length
    ? `${found} The first ${figures.format(faults.length)} are listed.`
    : found;
}

/** The result of a check, in one sentence. */
export function verdictWords({ faults }: LogVerdictView): string {
  if (faults.length === 0) return 'The log is intact.';
  if (faults.every(({ kind }) => kind === 'damaged-key' || kind === 'missing-key')) {
    return 'The log is intact, but some travellers’ keys cannot be used.';
  }
  if (faults.every(({ kind }) => kind === 'forged-anchor')) {
    return 'The log is intact, but its fingerprints are not.';
  }
  return faults.every(({ kind }) => kind === 'forged-anchor' || kind === 'damaged')
    ? 'The log is intact, but a file or a fingerprint beside it is damaged.'
    : 'The log was changed or damaged.';
}

const titles: Readonly<Record<LogFaultView['kind'], readonly [one: string, more: string]>> = {
  event: ['An entry was changed', 'entries were changed'],
  missing: ['Something is missing', 'gaps: entries are missing'],
  unreadable: ['Part of the log cannot be read', 'parts of the log cannot be read'],
  anchor: ['The log does not match a fingerprint', 'fingerprints do not match the log'],
  'forged-anchor': ['A fingerprint cannot be trusted', 'fingerprints cannot be trusted'],
  'damaged-key': ['A customer’s key is damaged', 'customers’ keys are damaged'],
  'missing-key': ['A customer’s key is missing', 'customers’ keys are missing'],
  lost: [
    'Entries are missing that were there before',
    'places lack entries that were there before',
  ],
  damaged: ['A file beside the log is damaged', 'files beside the log are damaged'],
};

/** The heading of the faults of a kind. */
export function faultTitle(kind: LogFaultView['kind'], count: number): string {
  const [one, more] = titles[kind];
  return count === 1 ? one : `${figures.format(count)} ${more}`;
}
