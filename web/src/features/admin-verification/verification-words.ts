import type { LogFaultView, LogVerdictView } from '@contracts/operations/verification-view.ts';

const figures = new Intl.NumberFormat('en-US');

/** "1 event", "12,345 events". */
export function counted(count: number, what: string): string {
  return `${figures.format(count)} ${what}${count === 1 ? '' : 's'}`;
}

/** What a check found, in one sentence. */
export function verdictWords({ faults }: LogVerdictView): string {
  if (faults.length === 0) return 'The log is intact.';
  if (faults.every(({ kind }) => kind === 'damaged-key' || kind === 'missing-key')) {
    return 'The log is intact, but some travellers’ keys cannot be used.';
  }
  if (faults.every(({ kind }) => kind === 'forged-anchor')) {
    return 'The log is intact, but its anchors are not.';
  }
  return faults.every(({ kind }) => kind === 'forged-anchor' || kind === 'damaged')
    ? 'The log is intact, but a file or an anchor beside it is damaged.'
    : 'The log was changed or damaged.';
}

const titles: Readonly<Record<LogFaultView['kind'], string>> = {
  event: 'An event was changed',
  missing: 'Something is missing',
  unreadable: 'The log cannot be read to its end',
  anchor: 'The log does not match an anchor',
  'forged-anchor': 'An anchor cannot be trusted',
  'damaged-key': 'A customer’s key is damaged',
  'missing-key': 'A customer’s key is missing',
  lost: 'Events are missing that were there before',
  damaged: 'A file beside the log is damaged',
};

export function faultTitle({ kind }: LogFaultView): string {
  return titles[kind];
}
