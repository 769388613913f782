import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { accepts } from '../http/accept-encoding.ts';
import { contentEtag, isKnown } from '../http/etag.ts';
import type { HeaderList, SecurityHeaders } from '../http/security-headers.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Compression makes text smaller; pictures and fonts are compressed already. */
const compressible = /^text\/|json|javascript|xml/;
const compressibleBytesMin = 1_400;

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

type Encoding = 'br' | 'gzip' | 'identity';

/** The content of a file, in each encoding that was requested so far. */
interface Contents {
  readonly etag: string;
  readonly plain: Buffer;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

/** A file of the site; read at the first request. */
interface SiteFile {
  readonly path: string;
  readonly type: string;
  readonly cacheControl: string;
  /**
   * Whether the file needs the headers of a page. The service worker needs them too: its policy applies to everything
   * that it fetches.
   */
  readonly isPage: boolean;
  contents: Promise<Contents> | undefined;
}

/** A year in seconds, because the names of assets change with their contents. */
const keptForEver = 'public, max-age=31536000, immutable';
const askedAgain = 'no-cache';

const emptyPage = '/index.html';

interface EmptyPageManner {
  readonly status: number;
  /** Whether the page is sent with the headers of a private page. */
  readonly isPrivate?: boolean;
  /** The headers that this page has in addition to the headers of every page. */
  readonly headers?: HeaderList;
  /** Replaces the file's own cache-control. */
  readonly cacheControl?: string;
}

/**
 * The files that were built from web/, including its empty page. They are listed at the start, and read and
 * compressed at the first request.
 */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, SiteFile>;
  readonly #headers: SecurityHeaders;

  private constructor(files: ReadonlyMap<string, SiteFile>, headers: SecurityHeaders) {
    this.#files = files;
    this.#headers = headers;
  }

  /** Lists the files. If the directory has no site, the list is empty and `answer` returns false. */
  static list(directory: string, headers: SecurityHeaders): StaticFiles {
    const files = new Map<string, SiteFile>();
    if (existsSync(join(directory, emptyPage))) {
      for (const path of filesBelow(directory)) {
        const name = `/${relative(directory, path).replaceAll(sep, '/')}`;
        files.set(name, siteFile(name, path));
      }
    }
    return new StaticFiles(files, headers);
  }

  /** Answers a GET or HEAD of a file and returns true. For any other request it only returns false. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const file = this.#at(request.url ?? '');
    if (file === undefined) return false;
    response.statusCode = 200;
    const security = file.isPage ? this.#headers.privatePage : this.#headers.data;
    send(file, { security, request, response });
    return true;
  }

  /** Whether a file exists at the address. */
  has(url: string): boolean {
    return this.#at(url) !== undefined;
  }

  #at(url: string): SiteFile | undefined {
    const [path = ''] = url.split('?', 1);
    return path === emptyPage ? undefined : this.#files.get(decoded(path));
  }

  /** Sends the page that the browser renders alone; returns false if no site was built. */
  sendEmptyPage(request: IncomingMessage, response: ServerResponse, how: EmptyPageManner): boolean {
    const page = this.#files.get(emptyPage);
    if (page === undefined) return false;
    const { status, isPrivate = false, headers = [], cacheControl = page.cacheControl } = how;
    response.statusCode = status;
    const { page: publicly, privatePage } = this.#headers;
    const security = [...(isPrivate ? privatePage : publicly), ...headers];
    send(page, { security, cacheControl, request, response });
    return true;
  }
}

function filesBelow(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(directory, path).startsWith('.'));
}

function siteFile(name: string, path: string): SiteFile {
  return {
    path,
    type: types[extname(name)] ?? 'application/octet-stream',
    cacheControl: name.startsWith('/assets/') ? keptForEver : askedAgain,
    isPage: name.endsWith('.html') || name === '/service-worker.js',
    contents: undefined,
  };
}

async function read(path: string): Promise<Contents> {
  const plain = await readFile(path);
  return { etag: contentEtag(plain), plain, encoded: new Map() };
}

function send(file: SiteFile, exchange: Exchange): void {
  file.contents ??= read(file.path);
  file.contents
    .then((contents) => sendContents(contents, file, exchange))
    .catch((error: unknown) => {
      // The file was removed after it was listed, because the product was rebuilt while this process runs.
      file.contents = undefined;
      exchange.response.destroy(error instanceof Error ? error : undefined);
    });
}

interface Exchange {
  readonly security: HeaderList;
  /** Replaces the file's own cache-control. */
  readonly cacheControl?: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

async function sendContents(
  contents: Contents,
  { type, cacheControl: ownCacheControl }: SiteFile,
  { security, request, response, cacheControl = ownCacheControl }: Exchange,
): Promise<void> {
  const { etag } = contents;
  const about = ['cache-control', cacheControl, 'etag', etag, 'vary', 'accept-encoding'];
  if (response.statusCode === 200 && isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304, [...security, ...about]).end();
    return;
  }
  const encoding = encodingFor(type, contents.plain, request);
  const content = await encodedContent(contents, encoding);
  const length = ['content-length', String(content.length)];
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
  response
    .writeHead(response.statusCode, [
      ...security,
      ...about,
      'content-type',
      type,
      ...length,
      ...coding,
    ])
    .end(content);
}

function encodingFor(type: string, plain: Buffer, { headers }: IncomingMessage): Encoding {
  if (!compressible.test(type) || plain.length < compressibleBytesMin) return 'identity';
  const accepted = headers['accept-encoding'];
  if (accepts('br', accepted)) return 'br';
  return accepts('gzip', accepted) ? 'gzip' : 'identity';
}

function encodedContent({ encoded, plain }: Contents, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding) ?? compressed(encoding, plain);
  encoded.set(encoding, known);
  return known;
}

function compressed(encoding: Encoding, plain: Buffer): Promise<Buffer> {
  switch (encoding) {
    case 'identity':
      return Promise.resolve(plain);
    case 'gzip':
      return gzipped(plain, { level: constants.Z_BEST_COMPRESSION });
    case 'br':
      return brotlied(plain);
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
