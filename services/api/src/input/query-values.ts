import type { InputClass } from './field-kinds.ts';
import { rulesOf } from './input-rules.ts';

/**
 * Converts the values of a query string to the types of the class's fields: digits to numbers, `true` and
 * `false` to booleans. Everything else stays text for the checks. An empty value counts as left out, because
 * forms send one for an empty field.
 */
export function queryValues(
  input: InputClass,
  query: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const rules = rulesOf(input);
  return Object.fromEntries(
    Object.entries(query)
      .filter(([, text]) => text !== '')
      .map(([field, text]) => [field, valueOf(text, rules.get(field)?.schema.type)]),
  );
}

function valueOf(text: unknown, type: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
