import type { FieldFault } from '../refusal.ts';

/** Travellers always get a reason, so it must not be empty. */
export function reasonFaults(reason: string): readonly FieldFault[] {
  return reason.trim() === ''
    ? [{ field: 'reason', message: 'Please say why: every traveller gets the reason' }]
    : [];
}
