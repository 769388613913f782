import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import type { Type } from '@nestjs/common';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { ApiModule } from '../api.module.ts';
import { PreparedAnswers } from '../http/prepared-answers.ts';
import { AuthController } from '../session/auth.controller.ts';
import { LostPasswordController } from '../session/lost-password.controller.ts';
import { OwnAccountController } from '../session/own-account.controller.ts';
import { OwnSessionsController } from '../session/own-sessions.controller.ts';
import { describedRoutes } from './described-routes.ts';
import { describeApi } from './document.ts';
import { describedOperations } from './described-operations.ts';

const site = {
  name: 'Kanga Day Trips',
  whatsAppNumber: '255000000000',
  operatorEmail: 'operator@example.com',
  operatorPhone: '+255',
  operatorAddress: 'Stone Town',
  howToPay: 'Pay on arrival: cash in USD or TZS.',
  holdsSeats: true,
};

const controllers: readonly Type[] = [
  ...(ApiModule.of({
    publicUrl: 'https://tours.example',
    site,
    claims: { foundingYear: 2015, travellers: 10_000, tours: 50, rating: 4.8 },
    manageBookingProof: 'email',
    readyLagMs: 60_000,
    bookingLimits: null,
    preparedAnswers: new PreparedAnswers(new VirtualClock(), []),
  }).controllers ?? []),
  AuthController,
  LostPasswordController,
  OwnAccountController,
  OwnSessionsController,
];

interface Described {
  readonly openapi: string;
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly summary: string;
            readonly security?: unknown;
            readonly parameters: readonly {
              readonly name: string;
              readonly required: boolean;
              readonly schema: Readonly<Record<string, unknown>>;
            }[];
            readonly requestBody?: {
              readonly required: boolean;
              readonly content: Readonly<Record<string, { readonly encoding?: unknown }>>;
            };
            readonly responses: Readonly<
              Record<string, { readonly description: string; readonly content?: unknown }>
            >;
          }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

describe('the description of the API', () => {
  const description = describeApi(controllers, {
    name: site.name,
    publicUrl: 'https://tours.example',
  }) as unknown as Described;

  it('describes every route, and no others', () => {
    const routes = describedRoutes(controllers);
    expect(routes.length).toBeGreaterThan(40);
    for (const { path, method } of routes) {
      expect(description.paths[path]).toHaveProperty(method.toLowerCase());
    }
    const described = Object.values(description.paths).flatMap((path) => Object.keys(path));
    expect(described).toHaveLength(routes.length);
    const known = Object.entries(describedOperations.calls).flatMap(([controller, handlers]) =>
      Object.keys(handlers).map((handler) => `${controller}.${handler}`),
    );
    const declared = routes.map(({ controller, handler }) => `${controller}.${handler}`);
    expect(known.sort()).toEqual(declared.sort());
  });

  it('matches docs/http-api.md call by call', () => {
    const page = readFileSync('docs/http-api.md', 'utf8');
    const explained = [...page.matchAll(/^\| `([A-Z]+ \/[^`]+)`/gm)].map(([, call]) => call);
    const calls = describedRoutes(controllers).map(({ method, path }) => `${method} ${path}`);
    expect(explained.sort()).toEqual(calls.sort());
  });

  it('refers only to schemas that it describes', () => {
    const text = JSON.stringify(description);
    const referred = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(Object.keys(description.components.schemas)).toEqual(
      expect.arrayContaining([...new Set(referred)]),
    );
    expect(referred).toContain('PlaceBookingBody');
  });

  it('says what a booking takes and answers, and why it may be refused', () => {
    const place = description.paths['/api/bookings']?.post;
    expect(place?.summary).toContain('Books a tour');
    expect(place?.parameters).toEqual([
      expect.objectContaining({ name: 'Idempotency-Key', required: true }),
      expect.objectContaining({ name: 'X-Proof-Of-Work', required: false }),
    ]);
    expect(place?.requestBody?.required).toBe(true);
    expect(Object.keys(place?.responses ?? {})).toEqual([
      '201',
      '400',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '429',
      '503',
    ]);
    expect(place?.responses['409']?.description).toContain('DepartureFull');
    expect(place).not.toHaveProperty('security');
    expect(description.components.schemas.PlaceBookingBody).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: ['customer', 'tourId', 'date', 'pickupTime', 'travellers'],
      properties: {
        date: { type: 'string', format: 'date' },
        travellers: { type: 'array', items: { $ref: '#/components/schemas/TravellersInput' } },
      },
    });
  });

  it('describes which headers a change needs and who may call it', () => {
    const modify = description.paths['/api/bookings/{reference}']?.patch;
    expect(modify?.parameters).toEqual([
      expect.objectContaining({ name: 'reference', required: true }),
      expect.objectContaining({ name: 'Idempotency-Key', required: false }),
      expect.objectContaining({ name: 'If-Match', required: true }),
    ]);
    expect(Object.keys(modify?.responses ?? {})).toEqual(
      expect.arrayContaining(['401', '412', '428']),
    );
    const list = description.paths['/api/admin/bookings']?.get;
    expect(list?.security).toEqual([{ session: [] }]);
    expect(Object.keys(list?.responses ?? {})).toEqual(expect.arrayContaining(['401', '403']));
  });

  const parameterOf = (path: string, method: string, name: string) =>
    description.paths[path]?.[method]?.parameters.find((each) => each.name === name)?.schema;

  it.each([
    ['get', 'reference', '74100680', true],
    ['get', 'reference', 'zbl-74100680', true],
    ['get', 'reference', '0', false],
    ['get', 'reference', 'ZBL-07410068', false],
    ['patch', 'Idempotency-Key', '~'.repeat(128), true],
    ['patch', 'Idempotency-Key', '', false],
    ['patch', 'Idempotency-Key', '~'.repeat(129), false],
    ['patch', 'Idempotency-Key', 'a b', false],
    ['patch', 'If-Match', '*', true],
    ['patch', 'If-Match', '"12"', true],
    ['patch', 'If-Match', '-1', true],
    ['patch', 'If-Match', '"12', false],
    ['patch', 'If-Match', '1234567890123456', false],
  ])('says whether %s takes %s %j: %j', (method, name, value, isTaken) => {
    const { pattern } = parameterOf('/api/bookings/{reference}', method, name) ?? {};
    expect(new RegExp(String(pattern)).test(value)).toBe(isTaken);
  });

  it('says whether an empty query parameter counts as missing', () => {
    expect(parameterOf('/api/tours', 'get', 'date')?.anyOf).toEqual([
      { type: 'string', format: 'date' },
      expect.objectContaining({ const: '' }),
    ]);
    expect(parameterOf('/api/admin/customers/export', 'get', 'email')).not.toHaveProperty('anyOf');
  });

  it('says which fields depend on each other', () => {
    const { schemas } = description.components;
    const together = {
      dependentRequired: {
        expectedTotal: ['expectedCurrency'],
        expectedCurrency: ['expectedTotal'],
      },
    };
    expect(schemas.AdminPlaceBookingBody).toMatchObject(together);
    expect(schemas.AdminModifyBookingBody).toMatchObject({
      ...together,
      not: { required: ['guests', 'travellers'] },
    });
    expect(schemas.ProveBookingBody).toMatchObject({
      oneOf: [{ required: ['email'] }, { required: ['token'] }],
    });
    expect(schemas.PaymentBody).toMatchObject({ properties: { amount: { multipleOf: 0.01 } } });
  });

  it('says what the rules of the business require of single fields', () => {
    const { schemas } = description.components;
    const someTraveller = { contains: { properties: { count: { minimum: 1 } } } };
    for (const name of ['PlaceBookingBody', 'AdminModifyBookingBody', 'QuoteTourBody']) {
      expect(schemas[name]).toMatchObject({
        properties: { travellers: { ...someTraveller, type: 'array', minItems: 1 } },
      });
    }
    expect(schemas.BeginBulkActBody).toMatchObject({ properties: { bookings: { minItems: 1 } } });
    expect(schemas.TourFieldsBody).toMatchObject({ properties: { weekdays: { minItems: 1 } } });
  });

  it('says which kinds of pictures may be uploaded', () => {
    const { requestBody } = description.paths['/api/admin/images']?.post ?? {};
    expect(requestBody?.content['multipart/form-data']?.encoding).toEqual({
      file: { contentType: 'image/jpeg, image/png, image/webp, image/avif' },
    });
  });

  it('says what the file of a person’s data contains', () => {
    expect(description.components.schemas.CustomerExport).toMatchObject({
      type: 'object',
      required: ['email', 'exportedAt', 'notes', 'bookings', 'messages'],
    });
    for (const method of ['get', 'post']) {
      const call = description.paths['/api/admin/customers/export']?.[method];
      expect(call?.responses['200']?.content).toEqual({
        'application/json': { schema: { $ref: '#/components/schemas/CustomerExport' } },
      });
    }
  });
});
