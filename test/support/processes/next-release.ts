import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A build like the next release, which writes bookings in another version. */
export interface NextRelease {
  /** The directory that contains its `dist`. */
  root: string;
  /** The version of `BookingPlaced` that it writes. */
  version: number;
}

const upcasters = /BookingPlaced: \[([^\]]*)\]/;

export function nextRelease(): NextRelease {
  const root = mkdtempSync(join(tmpdir(), 'tours-next-release-'));
  cpSync('dist', join(root, 'dist'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  const chunks = join(root, 'dist/services/chunks');
  const changed = readdirSync(chunks).flatMap((name) => {
    const text = readFileSync(join(chunks, name), 'utf8');
    const earlier = upcasters.exec(text)?.[1];
    if (earlier === undefined) return [];
    const all = [...earlier.split(',').filter((each) => each.trim() !== ''), '(data) => data'];
    writeFileSync(join(chunks, name), text.replace(upcasters, `BookingPlaced: [${all.join()}]`));
    return [all.length + 1];
  });
  const [version] = changed;
  // Several chunks have the list if bookings are divided; none has it if the build writes it in another way.
  if (version === undefined || changed.length !== 1)
    throw new Error(`${changed.length} chunks have the upcasters of BookingPlaced.`);
  return { root, version };
}
