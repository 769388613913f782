import { headersByName, securityHeaders } from './security-headers.ts';

const policyOf = (...wish: Parameters<typeof securityHeaders>) =>
  headersByName(securityHeaders(...wish).page)['content-security-policy'] ?? '';

describe('what a page may load', () => {
  it('is the site’s own, where no ads are measured', () => {
    const policy = policyOf('https://tours.example');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toMatch(/google|doubleclick|frame-src/);
  });

  it('is the tag of the advertising network too, where an id is configured', () => {
    const policy = policyOf('https://tours.example', true);
    expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com /);
    expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/www\.googleadservices\.com/);
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  it('is the site’s own on a private page, also where ads are measured', () => {
    const { privatePage } = securityHeaders('https://tours.example', true);
    const policy = headersByName(privatePage)['content-security-policy'];
    expect(policy).toBe(policyOf('https://tours.example'));
  });
});

describe('what code of a page may make HTML and scripts of', () => {
  const enforced = /; require-trusted-types-for 'script'; trusted-types [\w -]+$/;

  it('is what a named policy let through', () => {
    expect(policyOf('https://tours.example')).toMatch(enforced);
    const { privatePage } = securityHeaders('https://tours.example', true);
    expect(headersByName(privatePage)['content-security-policy']).toMatch(enforced);
  });

  it('is anything where the tag of the advertising network may run, which makes scripts itself', () => {
    expect(policyOf('https://tours.example', true)).not.toContain('trusted-types');
  });
});

describe('what others learn from a page', () => {
  it('is the site it is of, never its address', () => {
    for (const kind of ['page', 'data'] as const) {
      const headers = headersByName(securityHeaders('https://tours.example')[kind]);
      expect(headers['referrer-policy']).toBe('strict-origin');
    }
  });

  it('comes over https alone, where the site is reached so', () => {
    const strict = 'strict-transport-security';
    expect(headersByName(securityHeaders('https://tours.example').page)).toMatchObject({
      [strict]: 'max-age=31536000; includeSubDomains',
    });
    expect(headersByName(securityHeaders('http://localhost').page)).not.toHaveProperty([strict]);
  });
});
