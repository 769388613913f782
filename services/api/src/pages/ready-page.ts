import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { accepts } from '../http/accept-encoding.ts';
import { contentEtag, isKnown } from '../http/etag.ts';
import type { HeaderList } from '../http/security-headers.ts';

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/**
 * Brotli's best level takes a tenth of a second or more for a page. At this level, files are smaller than with gzip's
 * best level, and compressing is as fast.
 */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Content {
  readonly bytes: Buffer;
  readonly headers: HeaderList;
}

/** How a page is sent. */
interface Manner {
  readonly status: number;
  /** The headers in addition to the headers of the content. */
  readonly headers: HeaderList;
  /** Default HTML. */
  readonly type?: string;
}

/** A page as buffers, ready to be sent. */
export class ReadyPage {
  readonly #status: number;
  readonly #etag: string;
  readonly #plain: Content;
  readonly #gzip: Content;
  readonly #brotli: Content;
  readonly #unchanged: HeaderList;

  private constructor(
    { status, headers, type = 'text/html; charset=utf-8' }: Manner,
    [plain, zipped, brotlied]: readonly Buffer[],
  ) {
    const bytes = plain ?? Buffer.alloc(0);
    this.#status = status;
    this.#etag = contentEtag(bytes);
    this.#unchanged = [...headers, 'vary', 'accept-encoding', 'etag', this.#etag];
    const content = (encoded: Buffer, coding: HeaderList): Content => ({
      bytes: encoded,
      headers: [
        ...this.#unchanged,
        'content-type',
        type,
        ...coding,
        'content-length',
        String(encoded.length),
      ],
    });
    this.#plain = content(bytes, []);
    this.#gzip = content(zipped ?? bytes, ['content-encoding', 'gzip']);
    this.#brotli = content(brotlied ?? bytes, ['content-encoding', 'br']);
  }

  /** Compresses the page once, outside the thread that answers requests. */
  static async of(html: string, manner: Manner): Promise<ReadyPage> {
    const plain = Buffer.from(html);
    const encoded = await Promise.all([gzipped(plain), brotlied(plain, brotliOptions)]);
    return new ReadyPage(manner, [plain, ...encoded]);
  }

  /** How much memory the page takes, in bytes. */
  get bytes(): number {
    return this.#plain.bytes.length + this.#gzip.bytes.length + this.#brotli.bytes.length;
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    const { headers } = request;
    if (this.#status === 200 && isKnown(headers['if-none-match'], this.#etag)) {
      response.writeHead(304, [...this.#unchanged]).end();
      return;
    }
    const content = this.#contentFor(headers['accept-encoding']);
    response.writeHead(this.#status, [...content.headers]);
    if (request.method === 'HEAD') response.end();
    else response.end(content.bytes);
  }

  #contentFor(accepted: string | string[] | undefined): Content {
    if (accepts('br', accepted)) return this.#brotli;
    return accepts('gzip', accepted) ? this.#gzip : this.#plain;
  }
}
