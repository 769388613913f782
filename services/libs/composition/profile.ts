import type { Accounts } from '../application/ports/accounts.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { Cryptography } from '../application/ports/cryptography.ts';
import type { EventStore } from '../application/ports/event-store.ts';
import type { Identifiers } from '../application/ports/identifiers.ts';
import type { KeyVault } from '../application/ports/key-vault.ts';
import type { PolicyCheckpoints } from '../application/ports/policy-checkpoints.ts';
import type { RateLimiter } from '../application/ports/rate-limiter.ts';
import type { ReadStore } from '../application/ports/read-store.ts';
import type { Sessions } from '../application/ports/sessions.ts';

/** One adapter for every port that requests, policies and jobs need. */
export interface Ports {
  readonly accounts: Accounts;
  readonly clock: Clock;
  readonly cryptography: Cryptography;
  readonly eventStore: EventStore;
  readonly identifiers: Identifiers;
  readonly keyVault: KeyVault;
  readonly policyCheckpoints: PolicyCheckpoints;
  readonly rateLimiter: RateLimiter;
  readonly readStore: ReadStore;
  readonly sessions: Sessions;
}
