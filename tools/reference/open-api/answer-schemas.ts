import {
  createFormatter,
  createParser,
  DEFAULT_CONFIG,
  type Schema,
  SchemaGenerator,
} from 'ts-json-schema-generator';
import type ts from 'typescript';
import type { JsonSchema } from '../../../services/api/src/open-api/operation.ts';

const definition = '#/definitions/';

/** The JSON Schemas of answers, made from the types of the contracts. */
export class AnswerSchemas {
  readonly #generator: SchemaGenerator;
  readonly #named: Record<string, JsonSchema> = {};

  constructor(program: ts.Program) {
    const config = { ...DEFAULT_CONFIG, topRef: true, sortProps: false, skipTypeCheck: true };
    this.#generator = new SchemaGenerator(
      program,
      createParser(program, config),
      createFormatter(config),
      config,
    );
  }

  /** The schema of a type as it is written in the source. */
  of(type: ts.TypeNode): JsonSchema {
    return this.#keep(this.#generator.createSchemaFromNodes([type]));
  }

  /** The schema of an exported type. */
  ofName(type: string): JsonSchema {
    return this.#keep(this.#generator.createSchema(type));
  }

  #keep({ definitions = {}, $ref = '' }: Schema): JsonSchema {
    for (const [name, schema] of Object.entries(definitions)) {
      if (isNamed(name)) this.#named[componentName(name)] = inOpenApi(schema as Schema);
    }
    const name = decodeURIComponent($ref.slice(definition.length));
    return inOpenApi(isNamed(name) ? { $ref } : (definitions[name] as Schema));
  }

  /** The types that the schemas so far refer to, by the names of their components. */
  get named(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries(Object.entries(this.#named).sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** A type without a name, such as `A & B`, gets one that begins in lower case: its schema stays where it is used. */
function isNamed(type: string): boolean {
  return /^[A-Z]/.test(type);
}

/** `ListView<BookingView>` becomes `ListOfBooking`: components of OpenAPI have no brackets in their names. */
function componentName(type: string): string {
  return type.replaceAll('ListView<', 'ListOf').replaceAll(/View\b|[<>]/g, '');
}

function inOpenApi(schema: Schema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string'
      ? `#/components/schemas/${componentName(decodeURIComponent(value.slice(definition.length)))}`
      : value,
  ) as JsonSchema;
}
