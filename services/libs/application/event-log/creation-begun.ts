import type { DomainEvent } from '../../domain/decision.ts';

/**
 * A command with this id began to create a tour. The tour's own stream is named after the tour's title. So only this
 * event shows that a key was used again with another title.
 */
export type CreationBegun = DomainEvent<'CreationBegun', Readonly<Record<string, never>>>;
