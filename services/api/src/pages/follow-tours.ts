import type { TourCatalogue } from '../../../libs/application/queries/tour-catalogue.ts';

/** Whatever was made of the tours. */
export interface MadeOfTours {
  /** The catalogue says something else now. */
  noteEdition(): void;
  /** Tours are more or less popular than they were. */
  notePopularity(): void;
}

/**
 * Tells the kept pages what of the catalogue changed: what staff wrote is shown at once, how popular
 * tours are a moment later. The answer stops it.
 */
export function followTours(catalogue: TourCatalogue, pages: MadeOfTours): () => void {
  let edition = editionOf(catalogue);
  return catalogue.onChange(() => {
    const now = editionOf(catalogue);
    if (now === edition) {
      pages.notePopularity();
      return;
    }
    edition = now;
    pages.noteEdition();
  });
}

/** Every tour with the revision it is at. */
function editionOf({ current: { tours } }: TourCatalogue): string {
  return tours
    .map(({ id, revision }) => `${id} ${String(revision)}`)
    .sort()
    .join();
}
