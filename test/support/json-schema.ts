type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The faults of a value by a schema. It supports the part of JSON Schema that the description of the API
 * uses, so that answers can be checked against it.
 */
export function schemaFaults(
  value: unknown,
  schema: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
  path = '$',
): readonly string[] {
  const { $ref, anyOf, type, pattern } = schema;
  const values = 'const' in schema ? [schema.const] : schema.enum;
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    return schemaFaults(value, definitions[name] ?? { enum: [] }, definitions, path);
  }
  if (Array.isArray(anyOf)) {
    const options = (anyOf as JsonSchema[]).map((each) =>
      schemaFaults(value, each, definitions, path),
    );
    return options.some((faults) => faults.length === 0) ? [] : (options[0] ?? []);
  }
  if (Array.isArray(type)) {
    const options = (type as string[]).map((each) => ({ ...schema, type: each }));
    return schemaFaults(value, { anyOf: options }, definitions, path);
  }
  if (Array.isArray(values) && !values.includes(value)) {
    return [`${path} is ${JSON.stringify(value)}, none of ${values.join(', ')}`];
  }
  if (
    typeof pattern === 'string' &&
    typeof value === 'string' &&
    !new RegExp(pattern).test(value)
  ) {
    return [`${path} is ${value}, which does not look like ${pattern}`];
  }
  switch (type) {
    case undefined:
      return [];
    case 'object':
      return objectFaults(value, schema, definitions, path);
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((entry, index) =>
            schemaFaults(entry, schema.items as JsonSchema, definitions, `${path}[${index}]`),
          )
        : [`${path} is no list`];
    case 'integer':
      return Number.isInteger(value) ? [] : [`${path} is no whole number`];
    case 'null':
      return value === null ? [] : [`${path} is not null`];
    default:
      return typeof value === type ? [] : [`${path} is no ${String(type)}`];
  }
}

function objectFaults(
  value: unknown,
  schema: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
  path: string,
): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [`${path} is no object`];
  }
  const properties = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  const required = (schema.required ?? []) as readonly string[];
  const missing = required.filter((field) => !(field in value));
  return [
    ...missing.map((field) => `${path}.${field} is missing`),
    ...Object.entries(value).flatMap(([field, each]) => {
      const described = properties[field];
      if (described !== undefined) {
        return schemaFaults(each, described, definitions, `${path}.${field}`);
      }
      return schema.additionalProperties === false ? [`${path}.${field} is not described`] : [];
    }),
  ];
}
