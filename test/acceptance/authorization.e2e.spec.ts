import { System } from '../support/processes/start-system.ts';
import { newColleague } from '../support/stories/new-colleague.ts';
import type { Answered, Visitor } from '../support/stories/visitor.ts';

/** The outcome of a call: 401 (nobody is signed in), 403 (not allowed), or `yes` for any other answer. */
type Cell = 401 | 403 | 'yes';
/** The outcomes for a visitor, a reader, a member of staff and an owner. */
type Row = readonly [visitor: Cell, reader: Cell, staff: Cell, owner: Cell];

const anyone: Row = ['yes', 'yes', 'yes', 'yes'];
const signedIn: Row = [401, 'yes', 'yes', 'yes'];
const staffOnly: Row = [401, 403, 'yes', 'yes'];
const ownerOnly: Row = [401, 403, 403, 'yes'];

/** Every call of the API, with who may make it. */
const declared: Readonly<Record<string, Row>> = {
  'GET /health/live': anyone,
  'GET /health/ready': anyone,
  'GET /api/openapi.json': anyone,
  'GET /api/docs': anyone,
  'GET /api/docs/style.css': anyone,
  'GET /api/site': anyone,
  'GET /sitemap.xml': anyone,
  'GET /robots.txt': anyone,
  'GET /link-pictures/pages/home.png': anyone,
  'GET /link-pictures/destinations/{file}': anyone,
  'GET /link-pictures/attractions/{file}': anyone,
  'GET /link-pictures/{file}': anyone,
  'GET /images/{image}/{variant}': anyone,

  'GET /api/tours': anyone,
  'GET /api/tours/featured': anyone,
  'GET /api/tours/suggestions': anyone,
  'GET /api/tours/{id}': anyone,
  'GET /api/tours/{id}/related': anyone,
  'GET /api/tours/{id}/availability': anyone,
  'POST /api/tours/{id}/quote': anyone,
  'POST /api/tours/{id}/views': anyone,
  'GET /api/pickup-places': anyone,
  'GET /api/tours/{id}/reviews': anyone,
  'GET /api/bookings/{reference}/review': anyone,
  'PUT /api/bookings/{reference}/review': anyone,
  'DELETE /api/bookings/{reference}/review': anyone,
  'POST /api/whatsapp-conversions': anyone,
  'POST /api/page-speed': anyone,
  'POST /api/contact': anyone,
  'POST /api/bookings': anyone,
  'POST /api/holds': anyone,
  'PATCH /api/holds': anyone,
  'POST /api/holds/extension': anyone,
  'DELETE /api/holds': anyone,
  'GET /api/bookings/{reference}': anyone,
  'PATCH /api/bookings/{reference}': anyone,
  'POST /api/bookings/{reference}/proof': anyone,
  'POST /api/bookings/{reference}/seats': anyone,
  'POST /api/bookings/{reference}/quote': anyone,
  'POST /api/bookings/{reference}/cancellation': anyone,
  'DELETE /api/bookings/{reference}/cancellation': anyone,
  'GET /api/bookings/{reference}/history': anyone,
  'GET /api/bookings/{reference}/emails': anyone,
  'POST /api/lost-references': anyone,
  'GET /api/bookings/{reference}/voucher.pdf': anyone,
  'GET /api/bookings/{reference}/calendar.ics': anyone,

  'POST /api/auth/sign-in': anyone,
  'POST /api/auth/sign-out': anyone,
  'GET /api/auth/session': anyone,
  'POST /api/auth/set-up': anyone,
  'POST /api/auth/lost-password': anyone,
  'POST /api/auth/link': anyone,
  'POST /api/auth/link/password': anyone,
  'POST /api/auth/password': signedIn,
  'POST /api/auth/confirmation': signedIn,
  'POST /api/auth/totp': signedIn,
  'DELETE /api/auth/totp': signedIn,
  'POST /api/auth/totp/confirmation': signedIn,
  'POST /api/auth/totp/recovery-codes': signedIn,
  'POST /api/auth/sign-out-everywhere': signedIn,
  'GET /api/auth/sessions': signedIn,
  'DELETE /api/auth/sessions/{id}': signedIn,
  'POST /api/auth/sign-out-elsewhere': signedIn,

  'GET /api/admin/accounts': ownerOnly,
  'POST /api/admin/accounts': ownerOnly,
  'GET /api/admin/accounts/second-factor': ownerOnly,
  'PUT /api/admin/accounts/second-factor': ownerOnly,
  'GET /api/admin/accounts/{id}/history': ownerOnly,
  'PATCH /api/admin/accounts/{id}': ownerOnly,
  'POST /api/admin/accounts/{id}/reset': ownerOnly,
  'POST /api/admin/accounts/{id}/invitation': ownerOnly,
  'DELETE /api/admin/accounts/{id}/invitation': ownerOnly,

  'GET /api/admin/customers': signedIn,
  'POST /api/admin/customers/search': signedIn,
  'GET /api/admin/customers/{id}': signedIn,
  'GET /api/admin/customers/{id}/duplicates': signedIn,
  'GET /api/admin/customers/{id}/history': signedIn,
  'POST /api/admin/customers/{id}/notes': staffOnly,
  'PUT /api/admin/customers/{id}/notes/{number}': staffOnly,
  'DELETE /api/admin/customers/{id}/notes/{number}': staffOnly,
  'POST /api/admin/customers/{id}/notes/{number}/restoration': staffOnly,
  'POST /api/admin/customers/{id}/merges': staffOnly,
  'DELETE /api/admin/customers/{id}/merges/{other}': staffOnly,
  'GET /api/admin/customers/erasures': ownerOnly,
  'POST /api/admin/customers/erasure/preview': ownerOnly,
  'POST /api/admin/customers/erasure': ownerOnly,
  'GET /api/admin/customers/export': ownerOnly,
  'POST /api/admin/customers/export': ownerOnly,

  'GET /api/admin/tours': signedIn,
  'POST /api/admin/tours': staffOnly,
  'GET /api/admin/tours/{id}': signedIn,
  'PUT /api/admin/tours/{id}': staffOnly,
  'DELETE /api/admin/tours/{id}': staffOnly,
  'GET /api/admin/tours/{id}/history': signedIn,
  'GET /api/admin/tours/{id}/departures': signedIn,
  'POST /api/admin/tours/{id}/restoration': staffOnly,
  'POST /api/admin/tours/{id}/preview': staffOnly,
  'GET /api/admin/tours/{id}/undo': staffOnly,
  'POST /api/admin/tours/{id}/undo': staffOnly,
  'GET /api/admin/reviews': signedIn,
  'GET /api/admin/reviews/{number}': signedIn,
  'GET /api/admin/reviews/{number}/history': signedIn,
  'POST /api/admin/reviews/{number}/publication': staffOnly,
  'POST /api/admin/reviews/{number}/rejection': staffOnly,
  'PUT /api/admin/reviews/{number}/reply': staffOnly,
  'GET /api/admin/messages': signedIn,
  'GET /api/admin/messages/{id}': signedIn,
  'GET /api/admin/messages/{id}/history': signedIn,
  'POST /api/admin/messages/{id}/answer': staffOnly,
  'POST /api/admin/messages/{id}/closing': staffOnly,
  'POST /api/admin/messages/{id}/reopening': staffOnly,
  'GET /api/admin/saved-views': signedIn,
  'POST /api/admin/saved-views': staffOnly,
  'PATCH /api/admin/saved-views/{id}': staffOnly,
  'DELETE /api/admin/saved-views/{id}': staffOnly,
  'GET /api/admin/pickup-places': signedIn,
  'POST /api/admin/pickup-places': staffOnly,
  'PUT /api/admin/pickup-places/{id}': staffOnly,
  'DELETE /api/admin/pickup-places/{id}': staffOnly,
  'POST /api/admin/images': staffOnly,

  'GET /api/admin/bookings': signedIn,
  'POST /api/admin/bookings': staffOnly,
  'POST /api/admin/bookings/search': signedIn,
  'GET /api/admin/bookings/counts': signedIn,
  'POST /api/admin/bookings/counts': signedIn,
  'GET /api/admin/bookings/{number}': signedIn,
  'PATCH /api/admin/bookings/{number}': staffOnly,
  'GET /api/admin/bookings/{number}/history': signedIn,
  'GET /api/admin/bookings/{number}/undo': staffOnly,
  'POST /api/admin/bookings/{number}/undo': staffOnly,
  'POST /api/admin/bookings/{number}/cancellation': staffOnly,
  'POST /api/admin/bookings/{number}/rebooking': staffOnly,
  'POST /api/admin/bookings/{number}/confirmation': staffOnly,
  'POST /api/admin/bookings/{number}/decline': staffOnly,
  'GET /api/admin/bookings/tags': signedIn,
  'POST /api/admin/bookings/{number}/notes': staffOnly,
  'POST /api/admin/bookings/{number}/tags': staffOnly,
  'DELETE /api/admin/bookings/{number}/tags/{tag}': staffOnly,
  'DELETE /api/admin/bookings/{number}/mailed-links': staffOnly,
  'POST /api/admin/bookings/{number}/manage-link': staffOnly,
  'POST /api/admin/bookings/{number}/check-in': staffOnly,
  'DELETE /api/admin/bookings/{number}/check-in': staffOnly,
  'POST /api/admin/bookings/{number}/no-show': staffOnly,
  'DELETE /api/admin/bookings/{number}/no-show': staffOnly,
  'GET /api/admin/bookings/{number}/payments': signedIn,
  'POST /api/admin/bookings/{number}/payments/{entry}/void': staffOnly,
  'POST /api/admin/bookings/{number}/refunds/{entry}/void': staffOnly,
  'POST /api/admin/bookings/{number}/write-off': staffOnly,
  'DELETE /api/admin/bookings/{number}/write-off': staffOnly,
  'POST /api/admin/bookings/{number}/collections': staffOnly,
  'POST /api/admin/bookings/{number}/refunds': staffOnly,
  'GET /api/admin/exports/bookings.csv': signedIn,
  'POST /api/admin/exports/bookings.csv': signedIn,
  'GET /api/admin/exports/audit.csv': staffOnly,
  'GET /api/admin/audit': signedIn,
  'GET /api/admin/audit/people': signedIn,

  'GET /api/admin/booking-networks': signedIn,
  'GET /api/admin/booking-networks/{network}/bookings': signedIn,
  'GET /api/admin/bulk-acts': signedIn,
  'POST /api/admin/bulk-acts': staffOnly,
  'GET /api/admin/bulk-acts/{id}': signedIn,
  'POST /api/admin/bulk-acts/{id}/stop': staffOnly,
  'POST /api/admin/bulk-acts/{id}/resumption': staffOnly,
  'POST /api/admin/bulk-acts/{id}/undo': staffOnly,

  'POST /api/admin/imports/preview': staffOnly,
  'POST /api/admin/imports': staffOnly,
  'POST /api/admin/imports/{id}/lines': staffOnly,
  'POST /api/admin/imports/{id}/undo': staffOnly,

  'GET /api/admin/departures': signedIn,
  'GET /api/admin/departures/{id}': signedIn,
  'PUT /api/admin/departures/{id}/capacity': staffOnly,
  'PUT /api/admin/departures/{id}/note': staffOnly,
  'POST /api/admin/departures/{id}/closure': staffOnly,
  'POST /api/admin/departures/{id}/reopening': staffOnly,
  'POST /api/admin/departures/{id}/cancellation': staffOnly,
  'POST /api/admin/departures/{id}/move': staffOnly,
  'GET /api/admin/departures/{id}/undo': staffOnly,
  'POST /api/admin/departures/{id}/undo': staffOnly,
  'POST /api/admin/departures/{id}/disruption/stop': staffOnly,
  'POST /api/admin/departures/{id}/disruption/resumption': staffOnly,

  'GET /api/admin/dashboard': signedIn,
  'GET /api/admin/inbox': signedIn,
  'GET /api/admin/page-speed': signedIn,
  'GET /api/admin/revenue': signedIn,
  'GET /api/admin/revenue/steps': signedIn,
  'GET /api/admin/mail': signedIn,
  'GET /api/admin/notifications': signedIn,
  'POST /api/admin/notifications/resumption': staffOnly,
  'GET /api/admin/notifications/{id}': signedIn,
  'GET /api/admin/notifications/{id}/message': signedIn,
  'GET /api/admin/notifications/{id}/attachments/{number}': signedIn,
  'POST /api/admin/notifications/{id}/retry': staffOnly,
  'POST /api/admin/notifications/{id}/resending': staffOnly,
  'POST /api/admin/notifications/{id}/dismissal': staffOnly,
  'GET /api/admin/notifications/{id}/suppression': signedIn,
  'POST /api/admin/notifications/{id}/suppression': staffOnly,
  'DELETE /api/admin/notifications/{id}/suppression': staffOnly,
  'GET /api/admin/notifications/counts': signedIn,
  'GET /api/admin/projections': ownerOnly,
  'GET /api/admin/projections/{name}/parked': ownerOnly,
  'POST /api/admin/projections/{name}/rebuild': ownerOnly,
  'POST /api/admin/projections/{name}/retry': ownerOnly,
  'GET /api/admin/verification': ownerOnly,
  'POST /api/admin/verification': ownerOnly,
  'GET /api/admin/anchors': ownerOnly,
  'GET /api/admin/jobs': ownerOnly,
  'POST /api/admin/jobs/{name}/run': ownerOnly,
  'GET /api/admin/events': signedIn,
};

/** Calls that sign the caller out. */
const ends = ['POST /api/auth/sign-out', 'POST /api/auth/sign-out-everywhere'];

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const people = ['a visitor', 'a reader', 'a member of staff', 'an owner'] as const;

/** An id that no object has. */
const nothing = '00000000-0000-4000-8000-000000000000';

describe('who may call what', () => {
  let system: System;
  let owner: Visitor;
  /** In the order of {@link people}. Each call returns a visitor with the session of that person. */
  let callers: readonly (() => Promise<Visitor>)[];
  let live: readonly string[];

  beforeAll(async () => {
    system = await System.start();
    owner = await system.staff();
    const [reader, member] = await Promise.all([
      newColleague(system, owner, 'read-only'),
      newColleague(system, owner, 'staff'),
    ]);
    const again = (visitor: Visitor): Promise<Visitor> => {
      const copy = system.visitor();
      for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
      return Promise.resolve(copy);
    };
    callers = [
      () => Promise.resolve(system.visitor()),
      () => again(reader.visitor),
      () => again(member.visitor),
      () => again(owner),
    ];
    const { paths } = (await owner.get<Description>('/api/openapi.json')).body;
    live = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  });

  afterAll(() => system.remove());

  const call = (visitor: Visitor, route: string, headers = {}): Promise<Answered> => {
    const [method = '', path = ''] = route.split(' ');
    // The stream of live events never ends, so only its headers are requested.
    const asked = path === '/api/admin/events' ? 'HEAD' : method;
    const body = method === 'GET' ? {} : { body: {} };
    const filled = path.replaceAll(/\{\w+\}/g, nothing);
    return visitor.ask(asked, filled, { ...body, headers });
  };

  const cellOf = ({ status, body }: Answered): Cell => {
    if (status === 401 && (body.code === 'NotSignedIn' || body.code === undefined)) return 401;
    return status === 403 && body.code === 'NotAllowed' ? 403 : 'yes';
  };

  it('is declared for every call of the API, and for no other', () => {
    expect(live.toSorted()).toEqual(Object.keys(declared).toSorted());
  });

  describe.each(people.map((name, index) => [name, index] as const))('%s', (_name, index) => {
    const cells = Object.entries(declared).filter(([route]) => !ends.includes(route));

    it.each(cells.map(([route, row]) => [route, row[index]] as const))(
      '%s: %s',
      async (route, cell) => {
        const visitor = await callers[index]?.();
        if (visitor === undefined) throw new Error('Nobody calls.');
        expect(cellOf(await call(visitor, route))).toBe(cell);
      },
    );
  });

  it.each(ends)('%s ends the session of anybody who is signed in', async (route) => {
    expect(cellOf(await call(system.visitor(), route))).toBe(declared[route]?.[0]);
    for (const role of ['read-only', 'staff', 'owner'] as const) {
      const { visitor } = await newColleague(system, owner, role);
      const { cookies } = visitor;
      const session = cookies.get('session') ?? '';
      expect(cellOf(await call(visitor, route))).toBe('yes');
      cookies.set('session', session);
      const answer = await visitor.get('/api/auth/session');
      expect(answer.body).toEqual({ user: null, ended: { because: 'closed' } });
    }
  });

  const changes = Object.keys(declared).filter((route) => !route.startsWith('GET '));

  it.each(changes)('%s is refused when another site makes the browser send it', async (route) => {
    const asOwner = await callers[3]?.();
    if (asOwner === undefined) throw new Error('Nobody calls.');
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://evil.example' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      const { status, body } = await call(asOwner, route, headers);
      expect([status, body.code]).toEqual([403, 'CrossSiteRequest']);
    }
  });
});
