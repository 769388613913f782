import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { projectEnvironment, root } from './processes.mjs';

/** The line that the TypeScript compiler prints each time the sources have no errors. */
const soundSources = 'Found 0 errors';

/**
 * Compiles the server at every change of its sources and restarts it. Beside it runs Vite's own server, which serves
 * the web with hot replacement and passes /api on. Ends with a signal, or when the compiler or Vite ends, and then
 * ends every process that it started.
 */
export async function develop(args: readonly string[]): Promise<number> {
  const compiler = start(
    'nest',
    ['build', 'standalone', '--watch', '--preserveWatchOutput'],
    ['ignore', 'pipe', 'inherit'],
  );
  const web = start('vite', ['--config', 'web/vite.config.ts', '--clearScreen', 'false']);
  const server = restartable(() =>
    start('node', ['--enable-source-maps', 'dist/modules/standalone/src/main.js', ...args]),
  );
  if (compiler.stdout !== null) {
    createInterface(compiler.stdout).on('line', (line) => {
      console.log(line);
      if (line.includes(soundSources)) {
        void server.restart();
      }
    });
  }
  await Promise.race([
    once(compiler, 'exit'),
    once(web, 'exit'),
    ...['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)),
  ]);
  await Promise.all([stop(compiler), stop(web), server.stop()]);
  return 0;
}

/** Runs one process at a time: the next starts when the last has ended, because both need the port and the data. */
function restartable(launch: () => ChildProcess) {
  let current: ChildProcess | undefined;
  let turn = Promise.resolve();
  const next = (start: boolean): Promise<void> => {
    turn = turn.then(async () => {
      if (current !== undefined) {
        await stop(current);
      }
      current = start ? launch() : undefined;
    });
    return turn;
  };
  return { restart: () => next(true), stop: () => next(false) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

function start(
  command: string,
  args: readonly string[],
  stdio: StdioOptions = 'inherit',
): ChildProcess {
  return spawn(command, args, { cwd: root, env: projectEnvironment(), stdio });
}
