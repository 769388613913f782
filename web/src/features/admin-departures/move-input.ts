import type { MoveDepartureRequest } from '@contracts/departure/disruption-view.ts';
import { readPickupTime } from '@contracts/tour/pickup-times.ts';

/** The input of staff to move a departure. */
export interface MoveDraft {
  readonly date: string;
  readonly time: string;
  readonly reason: string;
  readonly force: string;
}

/** The message for each field that is wrong. */
export const moveFaults = {
  date: 'Choose the new date.',
  time: 'Enter the time as HH:MM.',
  reason: 'Give a reason. It is shown in the history.',
  force: 'Give a reason for overriding.',
} as const;

/** The fields that are missing or wrong. */
export function missingIn(draft: MoveDraft, isForced: boolean): readonly (keyof MoveDraft)[] {
  const isMissing: Readonly<Record<keyof MoveDraft, boolean>> = {
    date: draft.date === '',
    time: timeOf(draft) === '',
    reason: draft.reason.trim() === '',
    force: isForced && draft.force.trim() === '',
  };
  return (['date', 'time', 'reason', 'force'] as const).filter((field) => isMissing[field]);
}

export function moveRequestOf(draft: MoveDraft, isForced: boolean): MoveDepartureRequest {
  return {
    date: draft.date,
    time: timeOf(draft),
    reason: draft.reason.trim(),
    ...(isForced && { force: { reason: draft.force.trim() } }),
  };
}

/** The time as `HH:mm`; empty if it is invalid. */
function timeOf({ time }: MoveDraft): string {
  return readPickupTime(time) ?? '';
}
