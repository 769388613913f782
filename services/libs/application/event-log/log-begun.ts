import type { DomainEvent } from '../../domain/decision.ts';

/** The first event of every log: which log it is, and by which SECRET_KEY its numbers were made. */
export type LogBegun = DomainEvent<
  'LogBegun',
  { readonly logId: string; readonly secretKeyFingerprint: string }
>;
