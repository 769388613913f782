import { findProgram } from './programs.ts';

/** Browsers that have windows and can also run without them. */
export const wholeBrowsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Chromium without windows, profiles and extensions. It needs a third of the processor time for a page. */
const headlessShell = 'chromium-headless-shell';

/** The Chromium that browser tests drive: CHROME_PATH, else the first of these names on the PATH, if any. */
export function findChromium(
  environment: NodeJS.ProcessEnv,
  names: readonly string[] = [headlessShell, ...wholeBrowsers],
): string | undefined {
  const { CHROME_PATH: named = '' } = environment;
  return named === '' ? findProgram(names, environment) : named;
}
