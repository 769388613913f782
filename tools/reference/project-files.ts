import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** One file of the project: its path below the project's folder, and its text. */
export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

/** Returns every file that is in version control, or is new and not ignored. The text of a binary file is empty. */
export function projectFiles(): readonly ProjectFile[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(path))
    .map((path) => ({ path, content: readFileSync(path) }))
    .map(({ path, content }) => ({
      path,
      text: content.includes(0) ? '' : content.toString('utf8'),
    }));
}
