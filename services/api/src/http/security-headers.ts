/** Header names and values one after the other, as `response.writeHead` takes them fastest. */
export type HeaderList = readonly string[];

/** What every answer says about how a browser may use it. */
export interface SecurityHeaders {
  /** Beside JSON, files and problems: nothing in them is ever run or framed. */
  readonly data: HeaderList;
  /** Beside an HTML page of the site, which brings no inline script and no inline style. */
  readonly page: HeaderList;
  /** The same beside a page of the console or of one booking: no foreign host is in its policy. */
  readonly privatePage: HeaderList;
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  // Not even to the site itself: an address may name a booking, and what asks for a picture need not know.
  'referrer-policy': 'strict-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** What only documents heed. */
const documents = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

const dataPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What the tag of the advertising network loads from and tells to. */
const adHosts = {
  script: [
    'https://www.googletagmanager.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
  ],
  connect: [
    'https://www.googletagmanager.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
    'https://google.com',
  ],
  frame: ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
} as const;

/**
 * The policies of Trusted Types (ADR 52). `ProseMirrorClipboard` is of prosemirror-view, for what is pasted into the
 * rich-text editor; the others are made in the web by trusted-policy.ts.
 */
const trustedTypes =
  "require-trusted-types-for 'script'; trusted-types html proof-of-work ad-tag ProseMirrorClipboard";

/** Tours may show pictures from anywhere on the web; everything else is the site's own, but for a tag that measures ads. */
function pagePolicy(areAdsMeasured: boolean): string {
  const hosts = (kind: keyof typeof adHosts) => (areAdsMeasured ? adHosts[kind] : []);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hosts('script')].join(' '),
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...hosts('connect')].join(' '),
    ...(areAdsMeasured ? [['frame-src', ...hosts('frame')].join(' ')] : []),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The tag of the advertising network makes scripts of strings.
    ...(areAdsMeasured ? [] : [trustedTypes]),
  ].join('; ');
}

/** One year, in seconds. */
const httpsOnlyForSeconds = 31_536_000;

/**
 * The headers for a site reached at `publicUrl`; browsers are kept to https where that is https.
 *
 * @param areAdsMeasured Whether the tag of an advertising network may be loaded by those who consent.
 */
export function securityHeaders(publicUrl: string, areAdsMeasured = false): SecurityHeaders {
  const always = publicUrl.startsWith('https:')
    ? {
        ...everywhere,
        'strict-transport-security': `max-age=${httpsOnlyForSeconds}; includeSubDomains`,
      }
    : everywhere;
  const page = (policy: string) =>
    Object.entries({ ...always, ...documents, 'content-security-policy': policy }).flat();
  return {
    data: Object.entries({ ...always, 'content-security-policy': dataPolicy }).flat(),
    page: page(pagePolicy(areAdsMeasured)),
    privatePage: page(pagePolicy(false)),
  };
}

export function headersByName(headers: HeaderList): Readonly<Record<string, string>> {
  const byName: Record<string, string> = {};
  for (let index = 0; index + 1 < headers.length; index += 2) {
    byName[headers[index] ?? ''] = headers[index + 1] ?? '';
  }
  return byName;
}
