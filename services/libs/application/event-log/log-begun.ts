import type { DomainEvent } from '../../domain/decision.ts';

/** The first event of every log: its id, and which SECRET_KEY made its numbers. */
export type LogBegun = DomainEvent<
  'LogBegun',
  { readonly logId: string; readonly secretKeyFingerprint: string }
>;
