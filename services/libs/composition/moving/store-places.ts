import { join } from 'node:path';

/** Where an embedded store is. */
export interface EmbeddedStorePlace {
  /** Contains the log and everything that has no separate place. */
  readonly dataDirectory: string;
  /** By default in the data directory, as for a product without IMAGES_DIR. */
  readonly imagesDirectory?: string;
  /** By default in the data directory, as for a product without ARCHIVE_DIR. */
  readonly archiveDirectory?: string;
}

/** The place of an embedded store to copy from. */
export interface EmbeddedSourcePlace extends EmbeddedStorePlace {
  /** A log that no process writes any more, which is read in place. By default the log is in the data directory. */
  readonly keptLog?: string;
}

/** Returns the place with the defaults filled in. */
export function wholePlace({
  dataDirectory,
  imagesDirectory = join(dataDirectory, 'images'),
  archiveDirectory = join(dataDirectory, 'archive'),
}: EmbeddedStorePlace): Required<EmbeddedStorePlace> {
  return { dataDirectory, imagesDirectory, archiveDirectory };
}
