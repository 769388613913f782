import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files by their path below the tree's folder. */
export type SourceTree = Readonly<Record<string, string>>;

/** Writes the files into a temporary folder, runs `work` with it and removes it afterwards. */
export async function withSourceTree<Result>(
  tree: SourceTree,
  work: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'tree-'));
  try {
    for (const [path, content] of Object.entries(tree)) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
