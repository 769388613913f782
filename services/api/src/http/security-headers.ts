/** Header names and values one after the other, as `response.writeHead` takes them fastest. */
export type HeaderList = readonly string[];

/** What every answer says about how a browser may use it. */
export interface SecurityHeaders {
  /** Beside JSON, files and problems: nothing in them is ever run or framed. */
  readonly data: HeaderList;
  /** Beside an HTML page of the site, which brings no inline script and no inline style. */
  readonly page: HeaderList;
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** What only documents heed. */
const documents = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

const dataPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Tours may show pictures from anywhere on the web; everything else is the site's own. */
const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** One year, in seconds. */
const httpsOnlyForSeconds = 31_536_000;

/** The headers for a site reached at `publicUrl`; browsers are kept to https where that is https. */
export function securityHeaders(publicUrl: string): SecurityHeaders {
  const always = publicUrl.startsWith('https:')
    ? { ...everywhere, 'strict-transport-security': `max-age=${httpsOnlyForSeconds}` }
    : everywhere;
  return {
    data: Object.entries({ ...always, 'content-security-policy': dataPolicy }).flat(),
    page: Object.entries({
      ...always,
      ...documents,
      'content-security-policy': pagePolicy,
    }).flat(),
  };
}

export function headersByName(headers: HeaderList): Readonly<Record<string, string>> {
  const byName: Record<string, string> = {};
  for (let index = 0; index + 1 < headers.length; index += 2) {
    byName[headers[index] ?? ''] = headers[index + 1] ?? '';
  }
  return byName;
}
