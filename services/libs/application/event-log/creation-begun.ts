import type { DomainEvent } from '../../domain/decision.ts';

/**
 * A new tour was created under this command's id. The tour's own stream is named after its title, so a
 * repeat of the key with another title is recognised here.
 */
export type CreationBegun = DomainEvent<'CreationBegun', Readonly<Record<string, never>>>;
