import { join } from 'node:path';

/** Where an embedded store is. */
export interface EmbeddedStorePlace {
  /** Holds the log and everything else that is in no place of its own. */
  readonly dataDirectory: string;
  /** By default in the data directory, as where the product runs without IMAGES_DIR. */
  readonly imagesDirectory?: string;
  /** By default in the data directory, as where the product runs without ARCHIVE_DIR. */
  readonly archiveDirectory?: string;
}

/** Where an embedded store is that is copied. */
export interface EmbeddedSourcePlace extends EmbeddedStorePlace {
  /** By default the log is in the data directory. One that nobody writes any more is read where it lies. */
  readonly keptLog?: string;
}

/** The place with everything that was left to the default. */
export function wholePlace({
  dataDirectory,
  imagesDirectory = join(dataDirectory, 'images'),
  archiveDirectory = join(dataDirectory, 'archive'),
}: EmbeddedStorePlace): Required<EmbeddedStorePlace> {
  return { dataDirectory, imagesDirectory, archiveDirectory };
}
