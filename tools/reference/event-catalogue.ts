import type { DecisionFact, EventFact, FieldFact } from './domain-types.ts';
import { code, head, link, table } from './markdown.ts';
import type { Reader } from './readers.ts';

/** The facts that the page is written from. */
export interface EventCatalogueFacts {
  readonly events: readonly EventFact[];
  readonly decisions: readonly DecisionFact[];
  readonly readers: readonly Reader[];
  /** The version in which an event is written today. */
  readonly schemaVersion: (event: string) => number;
}

/** docs/reference/events.md: each event, its meaning, the commands that decide it and its readers. */
export function eventCatalogue(facts: EventCatalogueFacts): string {
  const subjects = [...new Set(facts.events.map(({ subject }) => subject))];
  const sections = subjects.map((subject) => {
    const events = facts.events.filter((event) => event.subject === subject);
    return `\n## ${subject}\n${events.map((event) => section(event, facts)).join('')}`;
  });
  return (
    head(
      'Events',
      'Everything the log can hold. An event is a fact in the past tense; it has the data that its readers need,\n' +
        'so that a read model uses only the event and its own document.',
    ) + sections.join('')
  );
}

function section(event: EventFact, facts: EventCatalogueFacts): string {
  const deciders = facts.decisions
    .filter(({ events }) => events.includes(event.name))
    .map(({ command, file }) => link(command, file));
  const reading = facts.readers
    .filter(({ events }) => events.includes(event.name))
    .map(({ name, file }) => link(name, file));
  const fields = event.fields.length === 0 ? '' : `${fieldTable(event.fields)}\n`;
  return (
    `\n### ${event.name}\n\n${event.sentence}\n\n${fields}` +
    `Decided by: ${listed(deciders, 'no command')}  \n` +
    `Read by: ${listed(reading, 'no projection or policy')}  \n` +
    `Schema version: ${facts.schemaVersion(event.name)}\n`
  );
}

function fieldTable(fields: readonly FieldFact[]): string {
  const rows = fields.map(({ name, type, isOptional }) => [
    code(name),
    code(type),
    isOptional ? 'may be absent' : '',
  ]);
  return table(['Field', 'Type', ''], rows);
}

function listed(links: readonly string[], otherwise: string): string {
  return links.length === 0 ? otherwise : links.join(', ');
}
