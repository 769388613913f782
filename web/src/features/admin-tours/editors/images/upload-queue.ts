import type { SendImage, UploadFault } from './send-image.ts';

/** How many uploads run at once. While the server prepares one picture, the next one is being sent. */
const sentAtOnceMax = 2;

/** A chosen file, until its picture belongs to the tour. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** The share of the file that was uploaded, 0 to 1. */
  readonly share: number;
  /** The address of the picture, after the upload. */
  readonly url?: string;
  /** Why the upload failed. */
  readonly fault?: UploadFault;
}

export interface QueueListener {
  /** Called with the pictures that are ready, in the order in which their files were chosen. */
  readonly onReady: (urls: readonly string[]) => void;
  readonly onFailed: (upload: Upload) => void;
}

/**
 * Uploads files. A picture is passed on only after all pictures that were chosen before it. So slow connections do
 * not change the order. A failed upload does not hold up the others.
 */
export class UploadQueue {
  readonly #send: SendImage;
  readonly #watchers = new Set<() => void>();
  readonly #aborts = new Map<number, AbortController>();
  #listener: QueueListener | undefined;
  #uploads: readonly Upload[] = [];
  #lastId = 0;

  constructor(send: SendImage) {
    this.#send = send;
  }

  readonly watch = (watcher: () => void) => {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  };

  readonly uploads = () => this.#uploads;

  /** Sets the listener that receives the pictures. The returned function removes it and cancels all uploads. */
  listen(listener: QueueListener): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = undefined;
      for (const { id } of this.#uploads) this.cancel(id);
    };
  }

  add(files: readonly File[]): void {
    const chosen = files.map((file) => ({
      ...{ id: (this.#lastId += 1), file },
      ...{ state: 'waiting' as const, share: 0 },
    }));
    this.#change([...this.#uploads, ...chosen]);
    this.#startNext();
  }

  /** Aborts an upload, if it is running, and removes it from the queue. */
  cancel(id: number): void {
    this.#aborts.get(id)?.abort();
    this.#change(this.#uploads.filter((upload) => upload.id !== id));
    this.#startNext();
  }

  retry(id: number): void {
    this.#update(id, { state: 'waiting', share: 0 });
    this.#startNext();
  }

  #startNext(): void {
    this.#handOn();
    const sending = this.#uploads.filter(({ state }) => state === 'sending').length;
    const next = this.#uploads.filter(({ state }) => state === 'waiting');
    for (const upload of next.slice(0, Math.max(0, sentAtOnceMax - sending))) {
      void this.#sendOne(upload);
    }
  }

  async #sendOne({ id, file }: Upload): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    this.#update(id, { state: 'sending' });
    const onProgress = (share: number) => {
      this.#update(id, { share });
    };
    const sent = await this.#send(file, { onProgress, signal: abort.signal });
    this.#aborts.delete(id);
    if ('image' in sent) this.#update(id, { state: 'sent', share: 1, url: sent.image.url });
    else this.#update(id, { state: 'failed', fault: sent.fault });
    const failed = this.#uploads.find((upload) => upload.id === id && upload.state === 'failed');
    if (failed !== undefined) this.#listener?.onFailed(failed);
    this.#startNext();
  }

  /** Passes on the pictures that are ready, up to the first unfinished upload. */
  #handOn(): void {
    const isUnderWay = ({ state }: Upload) => state === 'waiting' || state === 'sending';
    const firstToCome = this.#uploads.findIndex(isUnderWay);
    const settled = firstToCome === -1 ? this.#uploads : this.#uploads.slice(0, firstToCome);
    const urls = settled.flatMap(({ url }) => url ?? []);
    if (urls.length === 0) return;
    this.#change(this.#uploads.filter((each) => each.url === undefined || !settled.includes(each)));
    this.#listener?.onReady(urls);
  }

  #update(id: number, part: Partial<Upload>): void {
    this.#change(
      this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)),
    );
  }

  #change(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const watcher of this.#watchers) watcher();
  }
}
