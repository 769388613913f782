import type { InputClass } from './field-kinds.ts';
import { rulesOf } from './input-rules.ts';

/**
 * The values of a query string as what the fields of the class are: digits become the numbers they
 * write, `true` and `false` what they say. Everything else stays text for the checks to judge, and an
 * empty value counts as left out, since that is what forms send.
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
