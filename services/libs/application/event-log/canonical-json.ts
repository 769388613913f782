/**
 * The canonical JSON text of a value: members sorted by UTF-16 code units, no spaces, numbers and escapes as ECMAScript
 * writes them (RFC 8785). Equal values give the same bytes, so the text can be hashed, compared and chained.
 *
 * Members that are `undefined` are left out, as in `JSON.stringify`.
 *
 * @throws TypeError for values that JSON cannot represent: infinite numbers and NaN, `undefined` in an
 * array, functions, symbols, bigints and objects of a class.
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value)) {
        throw new TypeError(`JSON has no ${value}.`);
      }
      return String(value === 0 ? 0 : value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) {
        return 'null';
      }
      return Array.isArray(value) ? list(value) : record(value);
    case 'undefined':
    case 'function':
    case 'symbol':
    case 'bigint':
      throw new TypeError(`JSON has no ${typeof value}.`);
  }
}

function list(values: readonly unknown[]): string {
  let text = '[';
  for (let index = 0; index < values.length; index += 1) {
    text += index === 0 ? canonicalJson(values[index]) : `,${canonicalJson(values[index])}`;
  }
  return `${text}]`;
}

function record(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  // A value may come from another realm (a worker's message, Jest's sandbox), and each realm has its own
  // Object.prototype.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    throw new TypeError(`JSON has no ${value.constructor.name}.`);
  }
  let text = '{';
  for (const name of sortedNames(value)) {
    const member = (value as Record<string, unknown>)[name];
    if (member !== undefined) {
      text += `${text.length === 1 ? '' : ','}${quotedName(name)}:${canonicalJson(member)}`;
    }
  }
  return `${text}}`;
}

/** Most objects are already sorted, because they come from canonical text. */
function sortedNames(value: object): readonly string[] {
  const names = Object.keys(value);
  for (let index = 1; index < names.length; index += 1) {
    if ((names[index - 1] ?? '') > (names[index] ?? '')) {
      return names.sort();
    }
  }
  return names;
}

/** Members of our events have only a few dozen names, but members of requests can have any name. */
const quotedNamesMax = 1_000;
const quotedNames = new Map<string, string>();

function quotedName(name: string): string {
  let quoted = quotedNames.get(name);
  if (quoted === undefined) {
    quoted = JSON.stringify(name);
    if (quotedNames.size < quotedNamesMax) {
      quotedNames.set(name, quoted);
    }
  }
  return quoted;
}
