import type { Visitor } from './visitor.ts';

/** How long a change may take to reach a screen, in milliseconds. */
const hearingMsMax = 30_000;

/** A screen of staff that listens for live events. */
export class LiveScreen {
  heard = '';
  readonly ended: Promise<void>;
  readonly #leaving = new AbortController();
  #woken = Promise.withResolvers<undefined>();

  private constructor(response: Response) {
    this.ended = this.#listen(response);
  }

  /** Resolves once the screen receives every change. */
  static async open(url: string, { cookies }: Visitor): Promise<LiveScreen> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${url}/api/admin/events`, { headers: { cookie } });
    if (response.status !== 200) throw new Error(`Listening was answered ${response.status}.`);
    const screen = new LiveScreen(response);
    await screen.hears((words) => words.startsWith('retry:'));
    return screen;
  }

  /** Waits until the received text meets the condition. */
  async hears(isSo: (words: string) => boolean): Promise<void> {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new Error(`It received only: ${this.heard}`));
    }, hearingMsMax);
    try {
      while (!isSo(this.heard)) await Promise.race([this.#woken.promise, promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    this.#leaving.abort();
  }

  async #listen(response: Response): Promise<void> {
    const body = response.body?.pipeThrough(new TextDecoderStream(), {
      signal: this.#leaving.signal,
    });
    try {
      for await (const words of body ?? []) {
        this.heard += words;
        this.#woken.resolve(undefined);
        this.#woken = Promise.withResolvers();
      }
    } catch {
      // The screen was closed, or the process ended: no more events come.
    }
  }
}
