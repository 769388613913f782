import type { FieldFault } from '../refusal.ts';

/** Nobody is sent away without being told why. */
export function reasonFaults(reason: string): readonly FieldFault[] {
  return reason.trim() === ''
    ? [{ field: 'reason', message: 'Please say why: every traveller is told' }]
    : [];
}
