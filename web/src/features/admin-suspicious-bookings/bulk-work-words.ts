import type { BulkActView, BulkWorkView } from '@contracts/bulk-act/bulk-act-view.ts';
import { bookingsText } from '../../shared/ui/bookings-text.ts';

/** How the work changes its bookings. The undo of a cancellation restores them. */
export type WorkKind = 'cancellation' | 'restoration';

export function kindOf({ act }: BulkActView): WorkKind {
  return act === 'cancel-bookings' ? 'cancellation' : 'restoration';
}

const stateWords: Readonly<Record<BulkWorkView['state'], string>> = {
  running: 'Running',
  stopped: 'Stopped',
  done: 'Done',
};

/** The progress as a sentence: "Done: 18 of 19 bookings restored; 1 failed." */
export function workWords(work: BulkWorkView, kind: WorkKind): string {
  const { state, total, changed, unchanged, failed } = work;
  const word = kind === 'cancellation' ? 'cancelled' : 'restored';
  const parts = [
    `${stateWords[state]}: ${String(changed)} of ${bookingsText(total)} ${word}`,
    ...(unchanged > 0 ? [`${String(unchanged)} were ${word} already`] : []),
    ...(failed.length > 0 ? [`${String(failed.length)} failed`] : []),
  ];
  return `${parts.join('; ')}.`;
}

/** The work that can be stopped or resumed: the undo, if there is one. */
export function currentWork({ work, undo }: BulkActView): BulkWorkView {
  return undo ?? work;
}

export function canResume({ state, failed }: BulkWorkView): boolean {
  return state === 'stopped' || (state === 'done' && failed.length > 0);
}

/** A clean-up can be undone once, and only if it changed something. A restoration cannot be undone. */
export function canUndo({ act, work, undo }: BulkActView): boolean {
  return (
    act === 'cancel-bookings' && undo === undefined && work.state !== 'running' && work.changed > 0
  );
}

/** The first characters of a network's keyed hash, short enough to compare by eye. */
export function shortNetwork(network: string): string {
  return network.slice(0, 8);
}
