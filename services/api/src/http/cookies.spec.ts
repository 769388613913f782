import type { Request, Response } from 'express';
import { cookieName, readCookie, setCookie } from './cookies.ts';

const requestWith = (cookie?: string): Request => ({ headers: { cookie } }) as unknown as Request;

const written = (input: Parameters<typeof setCookie>[1]): string => {
  const lines: string[] = [];
  setCookie(
    { append: (_: string, line: string) => lines.push(line) } as unknown as Response,
    input,
  );
  return lines.join();
};

describe('cookies', () => {
  it('are bound to the host if the site has https', () => {
    expect(cookieName('session', 'https://tours.example')).toBe('__Host-session');
    expect(cookieName('session', 'http://127.0.0.1:3000')).toBe('session');
  });

  it('are found by their whole name, and the first of a name counts', () => {
    expect(readCookie(requestWith('xsession=no; session=yes; session=later'), 'session')).toBe(
      'yes',
    );
    expect(readCookie(requestWith('session'), 'session')).toBeUndefined();
    expect(readCookie(requestWith(), 'session')).toBeUndefined();
  });

  it('are hidden from scripts, and are sent only encrypted if the site has https', () => {
    const input = { name: 'a', value: 'b', sameSite: 'Strict' } as const;
    expect(written({ ...input, publicUrl: 'https://tours.example' })).toBe(
      'a=b; Path=/; HttpOnly; SameSite=Strict; Secure',
    );
    expect(written({ ...input, publicUrl: 'http://127.0.0.1:3000', maxAgeSeconds: 60 })).toBe(
      'a=b; Path=/; HttpOnly; SameSite=Strict; Max-Age=60',
    );
  });

  it('are removed with a Max-Age of 0', () => {
    const input = { name: 'a', value: null, sameSite: 'Lax', publicUrl: 'http://x' } as const;
    expect(written(input)).toContain('Max-Age=0');
  });
});
