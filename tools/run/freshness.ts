import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Returns a fingerprint of files. It changes when a file is added, removed, renamed or edited. It stays the same when
 * a file is only touched or checked out again. `inputs` are files and folders below `folder`; missing ones count as
 * empty.
 */
export function fingerprint(folder: string, inputs: readonly string[], ignored: RegExp): string {
  const hash = createHash('sha256');
  const files = inputs
    .flatMap((input) => filesBelow(join(folder, input)))
    .map((file) => relative(folder, file).split(sep).join('/'))
    .filter((file) => !ignored.test(file))
    .sort();
  for (const file of files) {
    const content = readFileSync(join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Removes compiled files whose TypeScript source is gone, because the compiler does not remove them. */
export function removeOutputsWithoutSource(output: string, sources: string): void {
  for (const file of filesBelow(output)) {
    const compiled = /^(.*)\.js(\.map)?$/.exec(relative(output, file))?.[1];
    if (compiled !== undefined && !existsSync(join(sources, `${compiled}.ts`))) {
      rmSync(file);
    }
  }
}

/** Every file below a folder (or the file itself), without installed packages. */
function filesBelow(path: string): string[] {
  if (!existsSync(path)) {
    return [];
  }
  if (!statSync(path).isDirectory()) {
    return [path];
  }
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => filesBelow(join(path, name)));
}
