import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { System } from './start-system.ts';

/** The output of `npm run anchor` or `npm run verify` for a system's log. */
export function runCommand(command: 'anchor' | 'verify', settings: System['settings']): string {
  const commands = join(import.meta.dirname, '../../../dist/services/standalone/src/bin');
  const { stdout, stderr } = spawnSync(process.execPath, [join(commands, `${command}.js`)], {
    encoding: 'utf8',
    env: { ...settings },
  });
  return stdout + stderr;
}
