import type { DomainEvent } from '../../domain/decision.ts';

/** The first event of every log: the log's id, and which SECRET_KEY was used to make its numbers. */
export type LogBegun = DomainEvent<
  'LogBegun',
  { readonly logId: string; readonly secretKeyFingerprint: string }
>;
