/** A JSON Schema, as used in OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The schema of a type of the contracts. A field that is missing, unknown or of another type is a type error,
 * so the description always matches the type.
 */
export interface Schema<T> {
  readonly json: JsonSchema;
  /** A schema with a name is described once and referred to. */
  readonly name?: string;
  /** The schemas it refers to. */
  readonly parts: readonly Schema<never>[];
  /** Never set: only keeps the types of different schemas apart. */
  readonly of?: (value: T) => T;
}

/** A field that may be absent. */
export interface OptionalField<T> {
  readonly optional: Schema<T>;
}

type Field = Schema<never> | OptionalField<never>;

type FieldSchema<T, Key extends keyof T> =
  Record<never, never> extends Pick<T, Key>
    ? OptionalField<Exclude<T[Key], undefined>>
    : Schema<T[Key]>;

export type FieldSchemas<T> = { readonly [Key in keyof T]-?: FieldSchema<T, Key> };

function plain<T>(json: JsonSchema): Schema<T> {
  return { json, parts: [] };
}

export const text = plain<string>({ type: 'string' });
export const day = plain<string>({ type: 'string', format: 'date' });
export const timeOfDay = plain<string>({ type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
export const instant = plain<string>({ type: 'string', format: 'date-time' });
export const address = plain<string>({ type: 'string', format: 'uri' });
export const reference = plain<string>({ type: 'string', pattern: '^ZBL-[1-9]\\d{7}$' });
export const integer = plain<number>({ type: 'integer' });
export const decimal = plain<number>({ type: 'number' });
export const flag = plain<boolean>({ type: 'boolean' });
export const anything = plain<unknown>({});

export function oneOf<const Values extends readonly string[]>(
  ...values: Values
): Schema<Values[number]> {
  return plain({ type: 'string', enum: values });
}

export function orNull<T>(schema: Schema<T>): Schema<T | null> {
  return { json: { anyOf: [shown(schema), { type: 'null' }] }, parts: partsOf(schema) };
}

export function list<T>(entry: Schema<T>): Schema<readonly T[]> {
  return { json: { type: 'array', items: shown(entry) }, parts: partsOf(entry) };
}

export function optional<T>(schema: Schema<T>): OptionalField<T> {
  return { optional: schema };
}

/** An object with exactly these fields. */
export function object<T extends object>(fields: FieldSchemas<T>): Schema<T> {
  const entries = Object.entries(fields as unknown as Readonly<Record<string, Field>>);
  const schemas = entries.map(
    ([field, given]) => [field, 'optional' in given ? given.optional : given] as const,
  );
  return {
    json: {
      type: 'object',
      properties: Object.fromEntries(schemas.map(([field, schema]) => [field, shown(schema)])),
      required: entries.filter(([, given]) => !('optional' in given)).map(([field]) => field),
      additionalProperties: false,
    },
    parts: schemas.flatMap(([, schema]) => partsOf(schema)),
  };
}

export function named<T>(name: string, schema: Schema<T>): Schema<T> {
  return { ...schema, name };
}

/** How a schema appears where it is used: in full, or as a reference to its name. */
export function shown({ name, json }: Pick<Schema<never>, 'name' | 'json'>): JsonSchema {
  return name === undefined ? json : { $ref: `#/components/schemas/${name}` };
}

/** Returns every named schema that these refer to, by name. */
export function namedSchemas(
  schemas: readonly Schema<never>[],
): Readonly<Record<string, JsonSchema>> {
  const found: Record<string, JsonSchema> = {};
  const waiting = [...schemas];
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (schema.name !== undefined) {
      if (schema.name in found) continue;
      found[schema.name] = schema.json;
    }
    waiting.push(...schema.parts);
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function partsOf<T>(schema: Schema<T>): readonly Schema<never>[] {
  return schema.name === undefined ? schema.parts : [schema as unknown as Schema<never>];
}
