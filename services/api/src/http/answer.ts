/** A JSON answer with additional headers. A route returns it where a plain body is not enough. */
export class Answer<Body> {
  readonly body: Body;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: Body, headers: Readonly<Record<string, string>> = {}) {
    this.body = body;
    this.headers = headers;
  }
}

/**
 * An answer that is the same for every caller. It carries the ETag of its content and is compressed where it
 * is long. A caller that already has it gets 304.
 */
export class PublicAnswer<Body> extends Answer<Body> {}

/** An answer that is not JSON: a page, a style sheet, a file. */
export class ContentAnswer {
  readonly type: string;
  readonly content: Buffer;
  readonly headers: Readonly<Record<string, string>>;

  /** @param headers Lower-case names; they replace the headers that every answer has. */
  constructor(
    type: string,
    content: string | Buffer,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.type = type;
    this.content = typeof content === 'string' ? Buffer.from(content) : content;
    this.headers = headers;
  }
}

/** Content that is the same for every caller. It carries its ETag; a caller that already has it gets 304. */
export class PublicContentAnswer extends ContentAnswer {}
