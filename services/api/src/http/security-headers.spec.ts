import { headersByName, securityHeaders } from './security-headers.ts';

const policyOf = (...input: Parameters<typeof securityHeaders>) =>
  headersByName(securityHeaders(...input).page)['content-security-policy'] ?? '';

describe('the content security policy of a page', () => {
  it('allows only the site itself if ads are not measured', () => {
    const policy = policyOf('https://tours.example');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toMatch(/google|doubleclick|frame-src/);
  });

  it('allows the advertising network’s tag too if an id is configured', () => {
    const policy = policyOf('https://tours.example', true);
    expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com /);
    expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/www\.googleadservices\.com/);
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  it('allows only the site itself on a private page, even if ads are measured', () => {
    const { privatePage } = securityHeaders('https://tours.example', true);
    const policy = headersByName(privatePage)['content-security-policy'];
    expect(policy).toBe(policyOf('https://tours.example'));
  });
});

describe('the Trusted Types of a page', () => {
  const enforced = /; require-trusted-types-for 'script'; trusted-types [\w -]+$/;

  it('allow HTML and scripts only through a named policy', () => {
    expect(policyOf('https://tours.example')).toMatch(enforced);
    const { privatePage } = securityHeaders('https://tours.example', true);
    expect(headersByName(privatePage)['content-security-policy']).toMatch(enforced);
  });

  it('are not enforced if the advertising network’s tag may run, because the tag creates scripts itself', () => {
    expect(policyOf('https://tours.example', true)).not.toContain('trusted-types');
  });
});

describe('the headers of a page', () => {
  it('reveal its origin to other sites, never its address', () => {
    for (const kind of ['page', 'data'] as const) {
      const headers = headersByName(securityHeaders('https://tours.example')[kind]);
      expect(headers['referrer-policy']).toBe('strict-origin');
    }
  });

  it('require https if the site is reached by https', () => {
    const strict = 'strict-transport-security';
    expect(headersByName(securityHeaders('https://tours.example').page)).toMatchObject({
      [strict]: 'max-age=31536000; includeSubDomains',
    });
    expect(headersByName(securityHeaders('http://localhost').page)).not.toHaveProperty([strict]);
  });
});
