import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parse } from 'yaml';
import { describeDistributed } from '../../support/stories/distributed-story.ts';
import { freePort } from '../../support/processes/free-port.ts';
import { placeOfItsOwn, type ProductPlace } from '../../support/processes/product-place.ts';

interface Service {
  readonly command: readonly string[];
  readonly user: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly healthcheck: { readonly test: readonly string[] };
}

const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};

/**
 * Running as another user with a read-only file system needs root, a mount namespace, and a checkout that
 * others may read.
 */
const mayIsolate = process.getuid?.() === 0 && canIsolate();

function canIsolate(): boolean {
  const read = "require('node:fs').accessSync('dist/services/api/src/main.js')";
  const other = ['setpriv', '--reuid=1000', '--regid=1000', '--clear-groups'];
  const args = ['--mount', ...other, process.execPath, '-e', read];
  return spawnSync('unshare', args).status === 0;
}

const isolated = mayIsolate
  ? 'as the user and on the read-only file system that compose gives it'
  : 'with the environment that compose gives it (another user and a read-only file system need root)';

describeDistributed('a process as docker-compose.yml starts it', () => {
  let place: ProductPlace;
  let root: string;

  beforeAll(async () => {
    place = await placeOfItsOwn();
    root = mkdtempSync(join(tmpdir(), 'tours-compose-'));
    chmodSync(root, 0o755);
    execFileSync('sh', ['infra/make-secrets.sh', join(root, 'secrets')]);
    // Compose mounts each file alone, so the permissions of its directory have no effect there.
    chmodSync(join(root, 'secrets'), 0o755);
    mkdirSync(join(root, 'files'));
    if (mayIsolate) chownSync(join(root, 'files'), 1000, 1000);
  });

  afterAll(async () => {
    rmSync(root, { recursive: true });
    await place.remove();
  });

  /** The environment of a service, with the engines and directories of this machine. */
  async function environmentOf(name: string): Promise<Record<string, string>> {
    const { EVENTSTORE_URL = '', MONGODB_URL = '', REDIS_URL = '' } = place.settings;
    const given = Object.entries(services[name]?.environment ?? {}).map(([setting, value]) => [
      setting,
      value
        .replace(/\$\{\w+:-(.*?)\}/g, '$1')
        .replace('/run/secrets', join(root, 'secrets'))
        .replace('/var/lib/tours', join(root, 'files')),
    ]);
    return {
      ...(Object.fromEntries(given) as Record<string, string>),
      ...{ EVENTSTORE_URL, MONGODB_URL, REDIS_URL, NODE_ENV: 'production' },
      // Processes on one machine need different ports.
      ...{
        HOST: '127.0.0.1',
        PORT: String(await freePort()),
        HEALTH_PORT: String(await freePort()),
      },
      PATH: process.env.PATH ?? '',
    };
  }

  /** What compose sets besides the environment: the user, no new privileges, and only the volume and /tmp writable. */
  function commandOf(name: string): readonly string[] {
    const { command = [], user = '' } = services[name] ?? {};
    const [, program = ''] = command;
    const run = [process.execPath, resolve(program)];
    if (!mayIsolate) return run;
    const [uid, gid] = user.split(':');
    const files = join(root, 'files');
    const mounts = [
      `mount --bind '${files}' '${files}'`,
      'mount -o remount,bind,ro /',
      `mount -o remount,bind,rw '${files}'`,
      'exec "$@"',
    ].join(' && ');
    const drop = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
    const caps = ['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'];
    return ['unshare', '--mount', 'sh', '-euc', mounts, 'sh', ...drop, ...caps, ...run];
  }

  it(`starts, is found healthy by its own check, and ends: ${isolated}`, async () => {
    const started = await Promise.all(['projector', 'worker', 'api'].map((name) => start(name)));
    try {
      for (const { name, ready, environment } of started) {
        expect([name, await ready]).toEqual([name, expect.stringContaining(' is ready')]);
        const [, ...check] = services[name]?.healthcheck.test ?? [];
        const [program = '', ...args] = check.map((word) =>
          word.replaceAll('3001', environment.HEALTH_PORT ?? ''),
        );
        const { status } = spawnSync(program, args, { timeout: 5_000 });
        expect([name, status]).toEqual([name, 0]);
      }
    } finally {
      for (const { child } of started) child.kill('SIGTERM');
      await Promise.all(started.map(({ ended }) => ended));
    }
    for (const { name, child } of started) expect([name, child.exitCode]).toEqual([name, 0]);
  }, 120_000);

  async function start(name: string) {
    const environment = await environmentOf(name);
    const [program = '', ...args] = commandOf(name);
    const child = spawn(program, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = once(child, 'exit');
    const said: string[] = [];
    const ready = new Promise<string>((done) => {
      for (const stream of [child.stdout, child.stderr]) {
        createInterface(stream).on('line', (line) => {
          said.push(line);
          if (line.includes(' is ready')) done(line);
        });
      }
      void ended.then(() => {
        done(said.join('\n'));
      });
    });
    return { name, child, ended, ready, environment };
  }
});
