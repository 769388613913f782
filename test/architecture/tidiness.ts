import type { ProjectFile } from '../../tools/reference/project-files.ts';

/** Checks one file and returns what is untidy; undefined if the file is tidy. */
export type TidyCheck = (file: ProjectFile) => string | undefined;

/**
 * Names that other programs require: in Java, the class of a file; in Python, a module. Also golden files, which have
 * the name of their event as it is stored.
 */
const prescribedNames =
  /^(README|CONTRIBUTING|LICENSE)(\.md)?$|^Dockerfile(\.[a-z-]+)?$|^\.|^[A-Z][A-Za-z]+\.(v\d+(\.[a-z-]+)?\.json|java)$|^[a-z]+(_[a-z]+)*\.py$/;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

const junkDrawers = ['common', 'core', 'helpers', 'lib', 'misc', 'shared', 'util', 'utils'];

const leftovers = /\b(TODO|FIXME|XXX|HACK)\b/;
const machinePaths = /(^|[\s'"`(=:])\/(root|work|home|Users)\//m;
const registryHosts =
  /https?:\/\/[^/\s]*(artifactory|jfrog|nexus|npmjs|npmmirror|registry|unpkg|verdaccio)/;
const focusedTests = /^\s*(describe|it|test)\.only\(|^\s*f(describe|it)\(/m;

const source = /\.(ts|tsx|mjs|js)$/;

/** The checks, by the rule that they enforce. */
export const tidyChecks = {
  'names are kebab-case': ({ path }) =>
    first(
      path.split('/').filter((name) => !kebabCase.test(name) && !prescribedNames.test(name)),
      (name) => `"${name}" is not kebab-case`,
    ),

  'services have no junk drawers': ({ path }) =>
    path.startsWith('services/')
      ? first(
          path.split('/').filter((name) => junkDrawers.includes(name.replace(/\..*/, ''))),
          (name) => `"${name}" says nothing: name it after what it is for`,
        )
      : undefined,

  'nothing is left to do': ({ text }) =>
    complaint(leftovers, text, (word) => `"${word}": do it, or open an issue`),

  'no path of one machine': ({ text }) =>
    complaint(machinePaths, text, (path) => `"${path}" exists on one machine only`),

  'no registry is named': ({ path, text }) =>
    complaint(registryHosts, text, (host) => `"${host}" is not for everyone to reach`) ??
    (path === 'package-lock.json'
      ? complaint(/"resolved"/, text, () => 'the lock names the registry it came from')
      : undefined),

  'no barrels': ({ path, text }) => {
    if (!source.test(path)) {
      return undefined;
    }
    return isBarrel(path, text) ? 'import from the file that defines the name' : undefined;
  },

  'no focused tests': ({ path, text }) =>
    source.test(path)
      ? complaint(focusedTests, text, (call) => `"${call.trim()}" leaves the other tests out`)
      : undefined,

  'specs end in .spec': ({ path }) =>
    /\.test\.[a-z]+$|__tests__/.test(path) ? 'name it .spec, or it is never run' : undefined,
} satisfies Record<string, TidyCheck>;

function first(untidy: readonly string[], say: (name: string) => string): string | undefined {
  const [one] = untidy;
  return one === undefined ? undefined : say(one);
}

function complaint(
  pattern: RegExp,
  text: string,
  say: (found: string) => string,
): string | undefined {
  const found = pattern.exec(text)?.[0];
  return found === undefined ? undefined : say(found);
}

function isBarrel(path: string, text: string): boolean {
  const statements = text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  const sources = statements.map(
    (statement) => /^export\b[^=]*\bfrom '([^']*)'$/.exec(statement)?.[1],
  );
  const isDoor = path.startsWith('services/libs/contracts/') && sources.every(isOfTheDomain);
  const onlyPassesOn = sources.length > 0 && !sources.includes(undefined);
  return /(^|\/)index\.[a-z]+$/.test(path) || (onlyPassesOn && !isDoor);
}

/** Contracts may re-export pure rules of the domain, so that browsers can import them. */
function isOfTheDomain(source: string | undefined): boolean {
  return source?.includes('/domain/') ?? false;
}
