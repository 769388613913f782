/** Replaces a browser's connection to the live events. The test opens it, sends events and ends it. */
export class StubEventSource extends EventTarget {
  static readonly opened: StubEventSource[] = [];
  readonly url: string;
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
    StubEventSource.opened.push(this);
  }

  tell(type: string, data: unknown = {}): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }

  /** Simulates an answer of the server that is not a stream. */
  turnAway(): void {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = 2;
  }
}
