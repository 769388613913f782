import { saveReturnPath, takeReturnPath } from './return-path.ts';

/** Different spellings of addresses on other sites, and of addresses that are not a page. */
const elsewhere = [
  ...['https://elsewhere.example', 'http://elsewhere.example', 'HTTPS://elsewhere.example'],
  ...['https:elsewhere.example', 'https:/elsewhere.example', 'https:\\\\elsewhere.example'],
  ...[
    '//elsewhere.example',
    '///elsewhere.example',
    '////elsewhere.example',
    '//elsewhere.example/%2e',
  ],
  ...[
    '/\\elsewhere.example',
    '\\/elsewhere.example',
    '\\\\elsewhere.example',
    '/\\/elsewhere.example',
  ],
  ...[
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/\r/elsewhere.example',
    '/\t\\elsewhere.example',
  ],
  ...[
    '\t//elsewhere.example',
    '\n//elsewhere.example',
    ' //elsewhere.example',
    '\0//elsewhere.example',
  ],
  ...[
    '//user@elsewhere.example',
    '//localhost@elsewhere.example',
    '//localhost:3000@elsewhere.example',
  ],
  ...[
    '//localhost.elsewhere.example',
    '//127.0.0.1.elsewhere.example',
    '//elsewhere.example:80/admin',
  ],
  ...[
    '//elsewhere.example?/admin',
    '//elsewhere.example#/admin',
    '//[::1]',
    '//%65lsewhere.example',
  ],
  ...[
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
  ],
  ...['data:text/html,x', 'vbscript:x', 'blob:https://elsewhere.example/x', 'file:///etc/passwd'],
  ...['mailto:a@elsewhere.example', 'admin', './admin', '../admin', '?next=/admin', '#/admin', ''],
];

describe('the page after signing in', () => {
  it('is the page that was requested, but only once', () => {
    saveReturnPath('/admin/bookings?tab=all');
    expect(takeReturnPath()).toBe('/admin/bookings?tab=all');
    expect(takeReturnPath()).toBe('/');
  });

  it.each(elsewhere)('is never %j', (path) => {
    saveReturnPath(path);
    expect(takeReturnPath()).toBe('/');
  });
});
