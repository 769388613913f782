/** A JSON answer with headers of its own; what a route returns where a plain body says too little. */
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
 * An answer that is the same for everyone who asks: it carries the ETag of its content, is not sent
 * again to whoever has it, and is compressed where it is long.
 */
export class PublicAnswer<Body> extends Answer<Body> {}

/** An answer that is no JSON: a page, a style sheet, a file. */
export class ContentAnswer {
  readonly type: string;
  readonly content: Buffer;
  readonly headers: Readonly<Record<string, string>>;

  /** @param headers Lower-case names; they take the place of those every answer has. */
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

/** Content that is the same for everyone who asks: it carries its ETag, and is not sent again to whoever has it. */
export class PublicContentAnswer extends ContentAnswer {}
