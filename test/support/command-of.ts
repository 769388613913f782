import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { System } from './start-system.ts';

/** What a command-line tool of the product said, and with which code it ended. */
export interface CommandRan {
  readonly code: number | null;
  readonly output: string;
}

/** Runs `npm run <name> -- <given>` on the data of a system, as it was compiled. */
export async function commandOf(
  { settings }: System,
  name: 'rebuild' | 'verify',
  ...given: readonly string[]
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
