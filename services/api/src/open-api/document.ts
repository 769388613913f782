import type { Type } from '@nestjs/common';
import { type ProblemCode, problemKinds } from '../../../libs/contracts/problems.ts';
import { imageKinds } from '../images/image-kind.ts';
import { bodyBytesMax } from '../http/request-body.ts';
import { type InputClass, wholeSchemaOf } from '../input/field-kinds.ts';
import { type FieldRule, mayBeAbsent, mayBeNull, rulesOf } from '../input/input-rules.ts';
import { type DescribedRoute, describedRoutes } from './described-routes.ts';
import { describedOperations } from './described-operations.ts';
import type { DescribedOperation, JsonSchema } from './operation.ts';
import {
  proofOfWorkChallenge,
  proofOfWorkParameter,
  retryAfter,
} from './proof-of-work-description.ts';

/** A booking's reference or number in a path; spaces around it are removed (booking-reference.ts). */
const referencePattern = '^(?:[Zz][Bb][Ll]-)?[1-9][0-9]{7}$';

/** The schemas of parameters in paths. */
const pathParameters: Readonly<Record<string, JsonSchema>> = {
  file: { type: 'string', description: 'The slug of the tour or the guide, and `.png`.' },
  id: { type: 'string', description: 'The slug of a tour, or the id of another subject.' },
  image: { type: 'string', description: 'The id of a picture, as its address has it.' },
  name: { type: 'string', description: 'The name of a read model.' },
  number: {
    type: 'string',
    pattern: referencePattern,
    description: 'The number of a booking, with or without `ZBL-`.',
    examples: ['74100680'],
  },
  reference: {
    type: 'string',
    pattern: referencePattern,
    description: 'The reference of a booking, with or without `ZBL-`, in any case.',
    examples: ['ZBL-74100680'],
  },
  variant: {
    type: 'string',
    description: 'The width and the format of a file.',
    examples: ['960.avif'],
  },
};

/**
 * Returns the description of the whole API (OpenAPI 3.1). Routes, inputs and roles come from Nest; `npm run docs` has
 * read the rest from the source of the controllers.
 */
export function describeApi(
  controllers: readonly Type[],
  site: { readonly name: string; readonly publicUrl: string },
): JsonSchema {
  const routes = describedRoutes(controllers);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of routes) {
    const path = (paths[route.path] ??= {});
    path[route.method.toLowerCase()] = describeOperation(route, operationOf(route));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name}: the booking system’s API`,
      version: '1',
      description:
        'Commands return a `revision`, also as an ETag, and a `position`. Send the position back as ' +
        '`x-min-position` to read what you wrote. Every answer that is not a success is a problem ' +
        'of RFC 9457 with its own `code`.',
    },
    servers: [{ url: site.publicUrl }],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: {
        ...describedOperations.schemas,
        ...inputSchemas(routes),
        Problem: problem,
        ProofOfWorkChallenge: proofOfWorkChallenge,
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  };
}

/** @throws Error for a route that was added since `npm run docs`. */
function operationOf({ controller, handler }: DescribedRoute): DescribedOperation {
  const operation = describedOperations.calls[controller]?.[handler];
  if (operation === undefined) {
    throw new Error(`${controller}.${handler} is not described: run npm run docs.`);
  }
  return operation;
}

function describeOperation(route: DescribedRoute, operation: DescribedOperation): JsonSchema {
  return {
    operationId: `${route.controller.replace(/Controller$/, '')}_${route.handler}`,
    tags: [tagOf(route)],
    summary: operation.summary,
    ...(operation.description === undefined ? {} : { description: operation.description }),
    ...(route.access === 'anyone' ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...parametersOf(route),
      ...(operation.mayAskForWork === true ? [proofOfWorkParameter] : []),
    ],
    ...(route.body === undefined ? {} : { requestBody: bodyOf(route.body) }),
    ...(operation.upload === undefined ? {} : { requestBody: formOf(operation.upload) }),
    responses: {
      [route.status]: success(route, operation),
      ...problemResponses([...refusalsOf(route), ...refusedBy(operation, route)], operation),
    },
  };
}

function tagOf({ path }: DescribedRoute): string {
  const [, first = '', second = '', third = ''] = path.split('/');
  return first === 'api' ? (second === 'admin' ? `admin: ${third}` : second) : first;
}

function parametersOf(route: DescribedRoute): readonly JsonSchema[] {
  const { command, parameters, query } = route;
  return [
    ...parameters.map((name) => {
      const { description, ...schema } = pathParameters[name] ?? { type: 'string' };
      return { name, in: 'path', required: true, description, schema };
    }),
    ...(query === undefined ? [] : queryParameters(query)),
    ...(route.isFresh ? [header('x-min-position', false, 'A position to wait for.', {})] : []),
    ...(command === undefined || command.idempotencyKey === 'ignored'
      ? []
      : [
          header(
            'Idempotency-Key',
            command.idempotencyKey === 'required',
            '1 to 128 visible characters. A request that repeats both the key and the body is carried out only once.',
            { pattern: '^[!-~]{1,128}$' },
          ),
        ]),
    ...(command?.ifMatch === undefined || command.ifMatch === 'ignored'
      ? []
      : [
          header(
            'If-Match',
            command.ifMatch === 'required',
            'The revision that was seen, or `*`.',
            {
              pattern: '^(?:\\*|-?[0-9]{1,15}|"-?[0-9]{1,15}")$',
            },
          ),
        ]),
  ];
}

function header(
  name: string,
  required: boolean,
  description: string,
  schema: JsonSchema,
): JsonSchema {
  return { name, in: 'header', required, description, schema: { type: 'string', ...schema } };
}

/** Forms send this for a field that was left empty (query-values.ts). */
const leftOut: JsonSchema = { const: '', description: 'The same as leaving it out.' };

function queryParameters(query: InputClass): readonly JsonSchema[] {
  const { properties, required } = inputSchema(query) as {
    readonly properties: Readonly<Record<string, JsonSchema>>;
    readonly required: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: required.includes(name) ? schema : { anyOf: [schema, leftOut] },
  }));
}

function bodyOf(body: InputClass): JsonSchema {
  const schema = { $ref: `#/components/schemas/${body.name}` };
  const isNeeded = [...rulesOf(body).values()].some((rule) => !mayBeAbsent(rule));
  return { required: isNeeded, content: { 'application/json': { schema } } };
}

/** The only files that are uploaded are pictures. */
function formOf(description: string): JsonSchema {
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description };
  const schema = { type: 'object', properties: { file }, required: ['file'] };
  const contentType = imageKinds.map((kind) => `image/${kind}`).join(', ');
  return {
    required: true,
    content: { 'multipart/form-data': { schema, encoding: { file: { contentType } } } },
  };
}

function success(route: DescribedRoute, { answer, file }: DescribedOperation): JsonSchema {
  if (file !== undefined) {
    return {
      description: file.description,
      content: { [file.type]: { schema: file.of ?? { type: 'string' } } },
    };
  }
  const headers =
    route.command === undefined ? {} : { headers: { ETag: { schema: { type: 'string' } } } };
  return answer === undefined
    ? { description: 'Done.' }
    : {
        description: 'Done.',
        ...headers,
        content: { 'application/json': { schema: answer } },
      };
}

/**
 * Leaves out refusals that this call cannot have, although the types allow them. Without `If-Match` no revision is
 * compared, and a call that ignores the Idempotency-Key stores no event.
 */
function refusedBy(
  { refuses }: DescribedOperation,
  { command }: DescribedRoute,
): readonly ProblemCode[] {
  const comparesRevisions = (command?.ifMatch ?? 'ignored') !== 'ignored';
  const storesEvents = command?.idempotencyKey !== 'ignored';
  return refuses.filter((code) => {
    if (code === 'RevisionMismatch') return comparesRevisions;
    return storesEvents || (code !== 'KeyReused' && code !== 'OutcomeUnknown');
  });
}

/** The refusals by the HTTP layer, the headers and the roles. */
function refusalsOf(route: DescribedRoute): readonly ProblemCode[] {
  const { access, body, command, method, path, query } = route;
  const isChange = method !== 'GET';
  return [
    ...(isChange && path.startsWith('/api') ? (['CrossSiteRequest'] as const) : []),
    ...(access === 'anyone' ? [] : (['NotSignedIn', 'NotAllowed'] as const)),
    ...(route.needsSecondFactor ? (['SecondFactorNeeded'] as const) : []),
    ...(route.needsRecentPassword ? (['PasswordNeededAgain'] as const) : []),
    ...(body === undefined
      ? []
      : (['MalformedRequest', 'BodyTooLarge', 'UnsupportedMediaType', 'InvalidFields'] as const)),
    ...(query === undefined ? [] : (['InvalidFields'] as const)),
    ...(command === undefined ? [] : commandRefusals(command)),
  ];
}

function commandRefusals({
  idempotencyKey,
  ifMatch = 'ignored',
}: NonNullable<DescribedRoute['command']>): readonly ProblemCode[] {
  return [
    ...(idempotencyKey === 'ignored' ? [] : (['IdempotencyKeyInvalid'] as const)),
    ...(idempotencyKey === 'required' ? (['IdempotencyKeyMissing'] as const) : []),
    ...(ifMatch === 'ignored' ? [] : (['MalformedRequest', 'RevisionMismatch'] as const)),
    ...(ifMatch === 'required' ? (['IfMatchMissing'] as const) : []),
  ];
}

/** One response for each status, with every problem code that it can have. */
function problemResponses(
  codes: readonly ProblemCode[],
  operation: DescribedOperation,
): Readonly<Record<string, JsonSchema>> {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of new Set(codes)) {
    const { status } = problemKinds[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, known]) => [status, problemResponse(known.sort(), operation)]),
  );
}

function problemResponse(
  codes: readonly ProblemCode[],
  { mayAskForWork = false }: DescribedOperation,
): JsonSchema {
  const isLimit = codes.includes('TooManyRequests');
  const proofOfWork =
    isLimit && mayAskForWork
      ? { proofOfWork: { $ref: '#/components/schemas/ProofOfWorkChallenge' } }
      : {};
  return {
    description: codes.map((code) => `${code}: ${problemKinds[code].title}.`).join('\n'),
    ...(isLimit ? { headers: retryAfter } : {}),
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { type: 'object', properties: { code: { enum: codes }, ...proofOfWork } },
          ],
        },
      },
    },
  };
}

const problem: JsonSchema = {
  type: 'object',
  description: 'Why the call was refused (RFC 9457), with what is needed to offer an alternative.',
  properties: {
    type: { type: 'string' },
    title: { type: 'string', description: 'A sentence a person can read.' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
        required: ['field', 'message'],
      },
    },
  },
  required: ['type', 'title', 'status', 'detail', 'code'],
};

function inputSchemas(routes: readonly DescribedRoute[]): Readonly<Record<string, JsonSchema>> {
  const found: Record<string, JsonSchema> = {};
  const waiting = routes.flatMap(({ body }) => body ?? []);
  for (let input = waiting.pop(); input !== undefined; input = waiting.pop()) {
    if (input.name in found) continue;
    found[input.name] = inputSchema(input);
    waiting.push(...[...rulesOf(input).values()].flatMap(({ nested }) => nested?.of() ?? []));
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The JSON Schema of an input, from its decorators. */
function inputSchema(input: InputClass): JsonSchema {
  const rules = [...rulesOf(input).values()];
  return {
    type: 'object',
    properties: Object.fromEntries(rules.map((rule) => [rule.field, fieldSchema(rule)])),
    required: rules.filter((rule) => !mayBeAbsent(rule)).map(({ field }) => field),
    additionalProperties: false,
    ...wholeSchemaOf(input),
    ...(rules.length === 0 ? {} : { description: `At most ${bodyBytesMax / 1024} KiB.` }),
  };
}

function fieldSchema(rule: FieldRule): JsonSchema {
  const { nested, schema } = rule;
  const part = nested && { $ref: `#/components/schemas/${nested.of().name}` };
  const own =
    nested === undefined ? schema : nested.each ? { ...schema, items: part } : (part ?? {});
  return mayBeNull(rule) ? { anyOf: [own, { type: 'null' }] } : own;
}
