import { imageFormats, imageWidths, keptImage } from '../../contracts/image/image-address.ts';
import type { StoredEvent } from '../event-log/stored-event.ts';
import type { ImageStore } from '../ports/image-store.ts';

const address = /\/images\/[0-9a-f]{32}-\d+x\d+\/\d+\.jpeg/g;

/** All pictures that events name, including pictures of old tours, because their history shows them. */
export class NamedImages {
  readonly #addresses = new Set<string>();

  note({ data }: StoredEvent): void {
    if (!data.includes('/images/')) return;
    for (const [found] of data.matchAll(address)) this.#addresses.add(found);
  }

  /** Copies the pictures that the target lacks. */
  async carry(
    source: ImageStore,
    target: ImageStore,
  ): Promise<{ readonly files: number; readonly missing: number }> {
    let [files, missing] = [0, 0];
    for (const file of this.#files()) {
      if (!(await target.has(file))) {
        const content = await source.get(file);
        if (content === undefined) {
          missing += 1;
          continue;
        }
        await target.put(file, content);
      }
      files += 1;
    }
    return { files, missing };
  }

  *#files() {
    const ids = new Set<string>();
    for (const url of this.#addresses) {
      const image = keptImage(url);
      if (image === undefined || ids.has(image.id)) continue;
      ids.add(image.id);
      for (const width of imageWidths(image)) {
        for (const format of imageFormats) yield { id: image.id, name: `${width}.${format}` };
      }
    }
  }
}
