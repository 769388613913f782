import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** The store of a release, with the bookings and pictures that were made in it. */
export interface KeptStore {
  /**
   * References of bookings: one unchanged, one moved and changed to three travellers, one cancelled, one under another
   * name.
   */
  readonly bookings: readonly string[];
  /** The addresses of pictures that staff uploaded; empty in releases without pictures. */
  readonly images: readonly string[];
  /** The files of the data directory, by path. */
  readonly files: Readonly<Record<string, Uint8Array>>;
}

const directory = 'test/golden/stores';
const ending = '.store';

/** The names of the releases with a kept store, oldest first. */
export function keptReleases(): readonly string[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** Packs the store into one file, small enough for the repository. */
export function packStore({ files, ...facts }: KeptStore): Uint8Array {
  const texts = Object.entries(files).map(([path, bytes]) => [
    path,
    Buffer.from(bytes).toString('latin1'),
  ]);
  const text = JSON.stringify({ ...facts, files: Object.fromEntries(texts) as object });
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });
}

/** Unpacks a kept store into a data directory; returns its bookings and pictures. */
export function unpackStore(release: string, to: string): Omit<KeptStore, 'files'> {
  const packed = readFileSync(join(directory, `${release}${ending}`));
  const { files, ...facts } = JSON.parse(brotliDecompressSync(packed).toString()) as Omit<
    KeptStore,
    'files'
  > & { readonly files: Readonly<Record<string, string>> };
  for (const [path, text] of Object.entries(files)) {
    const file = join(to, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(text, 'latin1'));
  }
  return facts;
}
