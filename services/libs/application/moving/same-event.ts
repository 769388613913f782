import type { StoredEvent } from '../event-log/stored-event.ts';

const stored = [
  ...(['stream', 'revision', 'id', 'type', 'schemaVersion'] as const),
  ...(['occurredAt', 'data', 'metadata'] as const),
];

/** Whether two logs hold exactly the same event; positions are not compared. */
export function isSameEvent(one: StoredEvent, other: StoredEvent): boolean {
  return stored.every((member) => one[member] === other[member]);
}
