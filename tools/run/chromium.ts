import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium that browser tests drive: CHROME_PATH, else the first one on the PATH, if any. */
export function findChromium(environment: NodeJS.ProcessEnv): string | undefined {
  const { CHROME_PATH: named = '', PATH: path = '' } = environment;
  if (named !== '') {
    return named;
  }
  return path
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
