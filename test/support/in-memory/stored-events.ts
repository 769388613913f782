import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { NodeCryptography } from '../../../services/libs/adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../../../services/libs/adapters/node/random-identifiers.ts';
import type { CataloguedEvent } from '../../../services/libs/application/event-log/event-catalogue.ts';
import {
  EventStamp,
  headOf,
  type StreamHead,
} from '../../../services/libs/application/event-log/stamp.ts';
import type {
  Position,
  StoredEvent,
} from '../../../services/libs/application/event-log/stored-event.ts';
import type { FeedFilter } from '../../../services/libs/application/ports/event-log-reader.ts';
import {
  type AppendOutcome,
  AppendOutcomeUnknown,
  type EventStore,
  type ExpectedRevision,
  type StreamAppend,
} from '../../../services/libs/application/ports/event-store.ts';

const identifiers = new RandomIdentifiers();
const stamp = new EventStamp({
  cryptography: new NodeCryptography('the secret of events that only tests store'),
  identifiers,
});

/** The part of an append for one stream; the chain does not matter to a store. */
export function part(
  stream: string,
  expected: ExpectedRevision,
  ...events: readonly CataloguedEvent[]
): StreamAppend {
  const head = { ...headOf(stream, []), revision: expected };
  return partAfter(head, ...(events.length > 0 ? events : [published]));
}

/** The part of an append that continues a stream after its head. The chain is computed from the head. */
export function partAfter(head: StreamHead, ...events: readonly CataloguedEvent[]): StreamAppend {
  const commandId = identifiers.uuid();
  const decision = {
    now: '2026-11-20T06:00:00.000Z',
    actor: { kind: 'admin', id: 'asha' },
    commandId,
    bodyMac: '00',
    correlationId: commandId,
    causationId: commandId,
    requestId: identifiers.uuid(),
  } as const;
  return stamp.stamp(events, head, decision);
}

export const published: CataloguedEvent = { type: 'TourPublished', data: {} };
export const featured: CataloguedEvent = { type: 'TourFeatured', data: {} };
export const unpublished: CataloguedEvent = { type: 'TourUnpublished', data: {} };

/** The name of a stream that no other test writes to. */
export function newStream(category = 'tour'): string {
  return `${category}-${identifiers.uuid()}`;
}

export function ids(events: readonly { readonly id: string }[]): readonly string[] {
  return events.map(({ id }) => id);
}

export function positionOf(outcome: AppendOutcome): Position {
  if (outcome.outcome !== 'appended') {
    throw new Error(`The append ended in ${outcome.outcome}.`);
  }
  return outcome.position;
}

/** Every event after a position, page by page, as a projection reads them. */
export async function allAfter(
  store: EventStore,
  after: Position,
  { limit = 100, filter }: { limit?: number; filter?: FeedFilter } = {},
): Promise<readonly StoredEvent[]> {
  const events: StoredEvent[] = [];
  for (let position = after; ;) {
    const page = await store.readAll(position, limit, filter);
    expect(page.events.length).toBeLessThanOrEqual(limit);
    events.push(...page.events);
    position = page.position;
    if (page.caughtUp) {
      return events;
    }
  }
}

/** Appends one event, and tries again after a conflict, as command handling does. */
export async function appendWithRetry(store: EventStore, stream: string): Promise<string> {
  for (;;) {
    const [last] = await store.readStream(stream, { direction: 'backward', limit: 1 });
    const append = part(stream, last?.revision ?? 'no-stream');
    if ((await outcomeOf(store, append)) === 'appended') {
      return append.events[0]?.id ?? '';
    }
  }
}

/** More tries than any test needs. Without a limit, this would ask a closed store without end. */
const triesMax = 1_000;

/** Appends the same events again while the outcome is unknown; they are stored once. */
async function outcomeOf(store: EventStore, append: StreamAppend): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await store.appendInOrder([append])).outcome;
    } catch (error) {
      if (!(error instanceof AppendOutcomeUnknown) || tries === triesMax) throw error;
      // Lets the timers run, so that the time limit of the test can end it.
      await turnOfTheLoop();
    }
  }
}
