/** Header names and values one after the other, as `response.writeHead` takes them fastest. */
export type HeaderList = readonly string[];

/** The headers of every answer that limit how a browser may use it. */
export interface SecurityHeaders {
  /** For JSON, files and problems, which browsers never run or frame. */
  readonly data: HeaderList;
  /** For an HTML page of the site, which has no inline script and no inline style. */
  readonly page: HeaderList;
  /** For a page of the console or of one booking. Its policy allows no foreign host. */
  readonly privatePage: HeaderList;
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  // Only the origin is sent, even to the site itself. An address may name a booking, and requests for pictures should
  // not reveal it.
  'referrer-policy': 'strict-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers that browsers use only for documents. */
const documents = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

const dataPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The hosts from which the advertising network's tag loads, and to which it reports. */
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
 * The policies of Trusted Types (ADR 52). prosemirror-view creates `ProseMirrorClipboard` for text that is
 * pasted into the rich-text editor; trusted-policy.ts in the web creates the others.
 */
const trustedTypes =
  "require-trusted-types-for 'script'; trusted-types html proof-of-work service-worker ad-tag ProseMirrorClipboard";

/**
 * Tours may show pictures from anywhere on the web. Everything else comes from the site itself, except a tag
 * that measures ads.
 */
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
    // The advertising network's tag creates scripts from strings.
    ...(areAdsMeasured ? [] : [trustedTypes]),
  ].join('; ');
}

/** One year, in seconds. */
const httpsOnlyForSeconds = 31_536_000;

/**
 * The headers for a site reached at `publicUrl`. If that is https, they restrict browsers to https.
 *
 * @param areAdsMeasured Whether visitors who consent may load the tag of an advertising network.
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
