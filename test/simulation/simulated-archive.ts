import { Archive, type Shelf } from '../../services/libs/application/ports/archive.ts';

/** The entries of an archive that all processes share. Adding an entry is one step. */
export class SimulatedArchive extends Archive {
  readonly #entries: Map<string, string>;

  /** @param shared The archive with the same entries; without it, the archive is empty. */
  constructor(shared?: SimulatedArchive) {
    super();
    this.#entries = shared === undefined ? new Map<string, string>() : shared.#entries;
  }

  override add(shelf: Shelf, name: string, content: string): Promise<boolean> {
    const place = `${shelf}/${name}`;
    const isNew = !this.#entries.has(place);
    if (isNew) this.#entries.set(place, content);
    return Promise.resolve(isNew);
  }

  override get(shelf: Shelf, name: string): Promise<string | undefined> {
    return Promise.resolve(this.#entries.get(`${shelf}/${name}`));
  }

  override names(shelf: Shelf): Promise<readonly string[]> {
    const places = [...this.#entries.keys()].filter((place) => place.startsWith(`${shelf}/`));
    return Promise.resolve(places.map((place) => place.slice(shelf.length + 1)).sort());
  }
}
