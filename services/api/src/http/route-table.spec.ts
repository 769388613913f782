import { RouteTable } from './route-table.ts';

describe('the route table', () => {
  const table = new RouteTable<string>();
  table.add('GET', '/api/tours', 'list');
  table.add('GET', '/api/tours/:id', 'tour');
  table.add('GET', '/api/tours/featured', 'featured');
  table.add('PATCH', '/api/tours/:id', 'change');
  table.add('GET', '/api/tours/:id/availability', 'availability');
  table.add('POST', '/api/tours/:id/views', 'view');
  table.add('PATCH', '/api/bookings/:reference', 'modify');
  table.add('GET', '/api/bookings/:reference', 'booking');
  table.add('GET', '/api/:kind/featured/:which', 'oddity');

  const find = (method: string, path: string) => {
    const match = table.find(method, path);
    return match && [match.handler, match.params];
  };

  it.each([
    ['GET', '/api/tours', 'list', {}],
    ['GET', '/api/tours/', 'list', {}],
    ['GET', '/api/tours/spice-farm-tour', 'tour', { id: 'spice-farm-tour' }],
    ['GET', '/api/tours/featured', 'featured', {}],
    ['GET', '/api/tours/spice/availability', 'availability', { id: 'spice' }],
    ['GET', '/api/tours/featured/availability', 'availability', { id: 'featured' }],
    ['GET', '/api/tours/featured/x', 'oddity', { kind: 'tours', which: 'x' }],
    ['POST', '/api/tours/featured/views', 'view', { id: 'featured' }],
    ['PATCH', '/api/bookings/ZBL-10000001', 'modify', { reference: 'ZBL-10000001' }],
    ['GET', '/api/bookings/a%20b%2Fc', 'booking', { reference: 'a b/c' }],
  ])('finds %s %s', (method, path, handler, params) => {
    expect(find(method, path)).toEqual([handler, params]);
  });

  it.each([
    ['GET', '/'],
    ['GET', '/api'],
    ['GET', '/api/tour'],
    ['GET', '/API/tours'],
    ['GET', '/api//tours'],
    ['GET', '/api/tours//'],
    ['GET', '/api/tours//availability'],
    ['GET', '/api/tours/a/b/c'],
    ['DELETE', '/api/tours'],
    ['PATCH', '/api/tours/featured'],
    ['GET', '/api/constructor'],
    ['GET', '/api/__proto__'],
  ])('finds no route at %s %s', (method, path) => {
    expect(find(method, path)).toBeUndefined();
  });

  it('says which methods a path answers', () => {
    expect(table.methodsOf('/api/bookings/1')).toEqual(['GET', 'PATCH']);
    expect(table.methodsOf('/api/tours/featured/views')).toEqual(['POST']);
    expect(table.methodsOf('/api/tours/featured')).toEqual(['GET']);
    expect(table.methodsOf('/api/nothing')).toEqual([]);
  });

  it('refuses a parameter that is not properly percent-encoded', () => {
    expect(() => find('GET', '/api/tours/%zz')).toThrow(URIError);
  });

  it('reports which paths it can hold', () => {
    expect(RouteTable.holds('/api/admin/bookings/:number/check-in')).toBe(true);
    expect(RouteTable.holds('/api/openapi.json')).toBe(true);
    for (const path of ['/api/*path', '/api/{:optional}', '/api/a:b', 'api', '/']) {
      expect([path, RouteTable.holds(path)]).toEqual([path, false]);
    }
  });
});
