import { findProgram } from './programs.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium that browser tests drive: CHROME_PATH, else the first one on the PATH, if any. */
export function findChromium(environment: NodeJS.ProcessEnv): string | undefined {
  const { CHROME_PATH: named = '' } = environment;
  return named === '' ? findProgram(names, environment) : named;
}
