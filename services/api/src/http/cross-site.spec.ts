import type { Request } from 'express';
import { isFromElsewhere } from './cross-site.ts';

const request = (method: string, headers: Record<string, string>): Request =>
  ({ method, headers: { host: 'localhost:3000', ...headers } }) as unknown as Request;

describe('a change on behalf of another site', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'same-site' }, true],
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://tours.example' }, true],
    [{ origin: 'https://evil.example' }, true],
    [{ origin: 'null' }, true],
    [{ origin: 'https://tours.example' }, false],
    [{ origin: 'http://localhost:3000' }, false],
    [{ origin: 'http://localhost:3001' }, true],
    [{}, false],
  ])('is recognised by %j: %s', (headers, isRefused) => {
    expect(isFromElsewhere(request('POST', headers), 'https://tours.example')).toBe(isRefused);
  });

  it('is never a request that only reads', () => {
    const reading = request('GET', { 'sec-fetch-site': 'cross-site' });
    expect(isFromElsewhere(reading, 'https://tours.example')).toBe(false);
  });
});
