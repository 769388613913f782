import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** What a release stored, and what was done with it. */
export interface KeptStore {
  /** References: kept as booked, moved and grown to three, cancelled, under another name. */
  readonly bookings: readonly string[];
  /** Where the pictures are that staff sent; none in releases that took none. */
  readonly images: readonly string[];
  /** The data directory, by path. */
  readonly files: Readonly<Record<string, Uint8Array>>;
}

const directory = 'test/golden/stores';
const ending = '.store';

/** The names of the releases of which a store is kept, the oldest first. */
export function keptReleases(): readonly string[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** One file, small enough to stay in the repository. */
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

/** Lays a kept store out as a data directory; answers what was done with it. */
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
