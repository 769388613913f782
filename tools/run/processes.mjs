import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const packagePrograms = join(root, 'node_modules', '.bin');

/**
 * Returns the environment in which `node` and every tool are the project's own, even if the machine has
 * others.
 *
 * @param {NodeJS.ProcessEnv} extra
 * @returns {NodeJS.ProcessEnv}
 */
export function projectEnvironment(extra = {}) {
  const path = process.env.PATH ?? '';
  const first = path.split(delimiter)[0] === packagePrograms;
  return { ...process.env, PATH: first ? path : packagePrograms + delimiter + path, ...extra };
}

/**
 * Runs a program to its end and returns its exit code (128 + n after signal n, as shells do). Forwards the
 * signals that this process gets to the program.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<number>}
 */
export function run(command, args, environment = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: projectEnvironment(environment),
    stdio: 'inherit',
  });
  const stopForwarding = forwardSignals(child);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      stopForwarding();
      reject(new Error(`${command} could not be run: ${error.message}`));
    });
    child.once('exit', (code, signal) => {
      stopForwarding();
      resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
    });
  });
}

/**
 * Replaces this process with a program of the packages: the process id stays the same, so signals, exit code and `kill
 * -9` are the program's own. If Node.js cannot do that (before 22.15, or on Windows) it waits for the program instead
 * and returns its exit code.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export function become(command, args) {
  if (process.platform === 'win32' || process.execve === undefined) {
    return run(command, args);
  }
  const program = join(packagePrograms, command);
  return process.execve(program, [program, ...args], projectEnvironment());
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops the forwarding
 */
function forwardSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // A Ctrl-C typed at a terminal has already reached the whole process group: if it were forwarded too, it would
    // count twice.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) {
      child.kill(signal);
    }
  };
  /** @type {readonly NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) {
    process.on(signal, forward);
  }
  return () => {
    for (const signal of signals) {
      process.off(signal, forward);
    }
  };
}
