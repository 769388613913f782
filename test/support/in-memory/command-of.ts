import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { System } from '../processes/start-system.ts';

/** The output and the exit code of a command-line tool of the product. */
export interface CommandRan {
  readonly code: number | null;
  readonly output: string;
}

type Command = 'rebuild' | 'verify';

/** How often a tool is run again when it reports that an engine was down. */
const repeatsMax = 20;

/** Runs `npm run <name> -- <given>` on the data of a system, and repeats it if the tool asks for that. */
export async function commandOf(
  system: System,
  name: Command,
  ...given: readonly string[]
): Promise<CommandRan> {
  for (let repeats = 0; ; repeats += 1) {
    const ran = await runOnce(system, name, given);
    if (!ran.output.includes('Run this again') || repeats === repeatsMax) return ran;
  }
}

async function runOnce(
  { settings }: System,
  name: Command,
  given: readonly string[],
): Promise<CommandRan> {
  const { PATH = '', HOME = '' } = process.env;
  const program = resolve(`dist/services/standalone/src/bin/${name}.js`);
  const child = spawn(process.execPath, [program, ...given], {
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => said.push(bytes.toString()));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: said.join('') };
}
