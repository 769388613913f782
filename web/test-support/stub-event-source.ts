/** Stands in for a browser's connection to the live events: opened, told and cut by the test. */
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

  /** The server answered with something that is no stream. */
  turnAway(): void {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = 2;
  }
}
