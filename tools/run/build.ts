import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.ts';
import { fingerprint, removeOutputsWithoutSource } from './freshness.ts';
import { root, run } from './processes.mjs';

/** The sources of the web, for browsers and for the server that renders it. */
const web = {
  inputs: ['web', 'services/libs/contracts', 'services/libs/domain', 'package-lock.json'],
  ignored: /\.spec\.tsx?$/,
};
const viteBuild = [
  'vite',
  'build',
  '--config',
  'web/vite.config.ts',
  '--logLevel',
  'error',
] as const;

interface Part {
  readonly inputs: readonly string[];
  readonly ignored: RegExp;
  readonly output: string;
  readonly commands: readonly (readonly [program: string, ...args: string[]])[];
}

/** The parts of the product, their inputs, and the commands that build them. */
const parts = {
  services: {
    inputs: [
      'services',
      'tools/run/bundle-services.ts',
      'tsconfig.json',
      'tsconfig.build.json',
      'nest-cli.json',
      'package-lock.json',
    ],
    ignored: /\.(spec|contract)\.ts$/,
    output: 'dist/services',
    commands: [
      ['nest', 'build', 'standalone'],
      ['node', 'tools/run/bundle-services.ts'],
    ],
  },
  web: { ...web, output: 'dist/web', commands: [viteBuild] },
  'web-server': {
    ...web,
    output: 'dist/web-server',
    commands: [[...viteBuild, '--ssr']],
  },
} satisfies Record<string, Part>;

/** The name of a part of the product that is built separately. */
type PartName = keyof typeof parts;

/** All parts of a running product. */
export const wholeProduct: readonly PartName[] = ['services', 'web', 'web-server'];

/** Builds the named parts that are missing, or whose sources changed since their last build (`always`: all of them). */
export async function ensureBuilt(
  names: readonly PartName[],
  { always = false } = {},
): Promise<void> {
  if (!always && names.every(isFresh)) {
    return;
  }
  mkdirSync(join(root, 'dist'), { recursive: true });
  // A test run beside `npm start` must not write the same output at the same time.
  await alone(join(root, 'dist', '.building'), async () => {
    for (const name of names) {
      // Checked again: the process that held the lock may have built it meanwhile.
      if (always || !isFresh(name)) {
        await build(name);
      }
    }
  });
}

async function build(name: PartName): Promise<void> {
  const began = performance.now();
  console.log(`Building ${name} …`);
  const inputs = currentInputs(name);
  rmSync(stampOf(name), { force: true });
  if (name === 'services') {
    removeOutputsWithoutSource(join(root, 'dist/modules'), join(root, 'services'));
  }
  for (const command of parts[name].commands) {
    const [program, ...args] = command;
    const code = await run(program, args);
    if (code !== 0) {
      throw new Error(`Building ${name} failed: ${command.join(' ')} ended with code ${code}.`);
    }
  }
  writeFileSync(stampOf(name), inputs);
  console.log(`Built ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

function isFresh(name: PartName): boolean {
  return (
    existsSync(join(root, parts[name].output)) &&
    existsSync(stampOf(name)) &&
    readFileSync(stampOf(name), 'utf8') === currentInputs(name)
  );
}

function currentInputs(name: PartName): string {
  return fingerprint(root, parts[name].inputs, parts[name].ignored);
}

function stampOf(name: PartName): string {
  return join(root, `${parts[name].output}.built-from`);
}
