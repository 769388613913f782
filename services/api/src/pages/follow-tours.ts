import type { TourCatalogue } from '../../../libs/application/queries/tour-catalogue.ts';
import type { KeptPages } from './kept-pages.ts';

/**
 * Tells the kept pages what of the catalogue changed: what staff wrote is shown at once, how popular
 * tours are a moment later. The answer stops it.
 */
export function followTours(catalogue: TourCatalogue, pages: KeptPages): () => void {
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
