import { LogPages } from '../event-log/log-pages.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import { policyRoutes } from './policy-routes.ts';

const policyCategories = [...new Set(policyRoutes.flatMap(({ categories }) => categories))];

interface Parts {
  readonly log: EventLogReader;
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
}

/** The log as all policies of a process read it: each new event is read once. */
export function policyPages(parts: Parts): LogPages {
  // A policy may wait for an act or a delay. Meanwhile the others continue, because travellers wait for their acts.
  return new LogPages({ ...parts, categories: policyCategories, waitForOthersMsMax: 0 });
}
