import type { TourCatalogue } from '../../../libs/application/queries/tour/tour-catalogue.ts';

/** Something that was made from the tours. */
export interface MadeOfTours {
  /** Called when the content of the catalogue has changed. */
  noteEdition(): void;
  /** Called when the popularity of tours has changed. */
  notePopularity(): void;
}

/**
 * Notifies the kept pages of changes to the catalogue: changes by staff are shown at once, popularity a moment later.
 * Returns a function that stops it.
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

/** Every tour with its revision and its published reviews. */
function editionOf({ current: { tours } }: TourCatalogue): string {
  return tours
    .map(({ id, revision, rating }) =>
      [id, revision, rating?.count ?? 0, rating?.stars ?? 0].map(String).join(' '),
    )
    .sort()
    .join();
}
