/** A JSON answer with additional headers. A route returns it if a plain body is not enough. */
export class Answer<Body> {
  constructor(
    readonly body: Body,
    /** Lower-case names. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/**
 * An answer that is the same for every caller. It carries the ETag of its content and is compressed if it is long. A
 * caller that already has it gets 304.
 */
export class PublicAnswer<Body> extends Answer<Body> {}

/** An answer that is not JSON: a page, a style sheet, a file. */
export class ContentAnswer {
  readonly content: Buffer;

  /** @param headers Lower-case names; they replace the headers that every answer has. */
  constructor(
    readonly type: string,
    content: string | Buffer,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    this.content = typeof content === 'string' ? Buffer.from(content) : content;
  }
}

/** Content that is the same for every caller. It carries its ETag; a caller that already has it gets 304. */
export class PublicContentAnswer extends ContentAnswer {}
