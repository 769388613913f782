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

/** The directory of a build like the next release, which writes bookings in another version. */
export function nextRelease(): string {
  const root = mkdtempSync(join(tmpdir(), 'tours-next-release-'));
  cpSync('dist', join(root, 'dist'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  const chunks = join(root, 'dist/services/chunks');
  const changed = readdirSync(chunks).filter((name) => {
    const text = readFileSync(join(chunks, name), 'utf8');
    const next = text.replace('BookingPlaced: []', 'BookingPlaced: [(data) => data]');
    writeFileSync(join(chunks, name), next);
    return next !== text;
  });
  // More than one if bookings are in several chunks; none if they have another version by now.
  if (changed.length !== 1)
    throw new Error(`${changed.length} chunks have the version of bookings.`);
  return root;
}
