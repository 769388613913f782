import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readSettings } from '../../services/libs/composition/settings/settings.ts';
import { findProgram } from '../../tools/run/programs.ts';
import { defaultBounds } from '../../services/api/src/http/client-bounds.ts';
import { describeWherePossible } from '../support/jest/describe-where-possible.ts';

interface Service {
  readonly secrets?: readonly string[];
  readonly image: string;
  readonly user?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly privileged?: boolean;
  readonly cpus?: number;
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
  readonly restart?: string;
  readonly healthcheck?: object;
  readonly deploy?: { readonly replicas: number };
  readonly environment?: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly networks?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly volumes: Readonly<Record<string, null>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
};
const services = Object.entries(compose.services);
const product = ['api', 'projector', 'worker'];

/** The value that compose uses for `${NAME:-default}` if the variable is not set. */
function valueOf(text: string): string {
  return text.replace(/\$\{\w+:-(.*?)\}/g, '$1');
}

function serviceOf(name: string): Service {
  const service = compose.services[name];
  if (service === undefined) throw new Error(`There is no service ${name}.`);
  return service;
}

/** The argument of a command that follows this option. */
function after({ command = [] }: Service, option: string): string | undefined {
  return command[command.indexOf(option) + 1];
}

/** The environment of a process, with the secrets in this directory. */
function environmentOf(name: string, directory: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(serviceOf(name).environment ?? {}).map(([setting, value]) => [
      setting,
      valueOf(value).replace('/run/secrets', join(directory, 'secrets')),
    ]),
  );
}

describe('docker compose up', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'compose-'));
  });

  afterEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  const makeSecrets = () =>
    execFileSync('sh', ['infra/make-secrets.sh', join(directory, 'secrets')], { encoding: 'utf8' });

  it.each(product)('gives every %s settings with which it can start', (name) => {
    makeSecrets();
    const settings = readSettings({ ...environmentOf(name, directory), NODE_ENV: 'production' });
    expect(settings).toMatchObject({
      profile: 'distributed',
      healthPort: 3001,
      trustedProxies: 1,
      publicUrl: 'http://localhost:3000',
      bucket: null,
      imagesDirectory: '/var/lib/tours/images',
    });
    expect(settings.secretKey).toHaveLength(64);
    expect(serviceOf(name).volumes).toContain('files:/var/lib/tours');
  });

  it('makes the first account, so that staff can sign in after the first start', () => {
    makeSecrets();
    const { firstAccount } = readSettings(environmentOf('api', directory));
    expect(firstAccount).toMatchObject({ username: 'admin' });
    expect(firstAccount?.password).toHaveLength(24);
  });

  it('shows no secret in an environment: each is a file for the services that need it', () => {
    for (const [name, { environment = {}, secrets = [] }] of services) {
      const named = Object.keys(environment).filter((key) => /PASSWORD|SECRET|_KEY/.test(key));
      for (const key of named) {
        expect([name, key]).toEqual([name, expect.stringMatching(/_FILE$/)]);
        expect(secrets).toContain(environment[key]?.replace('/run/secrets/', ''));
      }
    }
  });

  it('keeps the secrets outside the volumes, in files that are made once', () => {
    const made = makeSecrets();
    for (const [name, { file }] of Object.entries(compose.secrets)) {
      expect(file).toBe(`./secrets/${name}`);
      expect(made).toContain(`/${name} was made.`);
    }
    const key = join(directory, 'secrets/secret-key');
    const before = readFileSync(key, 'utf8');
    expect(statSync(join(directory, 'secrets')).mode & 0o777).toBe(0o700);
    expect(makeSecrets()).toContain('secret-key is there.');
    expect(readFileSync(key, 'utf8')).toBe(before);
    expect(JSON.stringify(compose.volumes)).not.toContain('secret');
    expect(readFileSync('.gitignore', 'utf8')).toContain('/secrets/');
  });

  it('limits every engine to less memory than its container has', () => {
    const megabytes = ({ mem_limit = '' }: Service) =>
      Number.parseInt(mem_limit, 10) * (mem_limit.endsWith('g') ? 1024 : 1);
    const redis = serviceOf('redis');
    const redisMax = Number.parseInt(after(redis, '--maxmemory') ?? '', 10);
    expect(2 * redisMax).toBeLessThanOrEqual(megabytes(redis) * 0.8);
    const mongodb = serviceOf('mongodb');
    const cache = 1024 * Number(after(mongodb, '--wiredTigerCacheSizeGB'));
    expect(cache).toBeLessThanOrEqual(megabytes(mongodb) / 2);
    const eventstore = serviceOf('eventstore');
    const heap = Number.parseInt(eventstore.environment?.DOTNET_GCHeapHardLimit ?? '', 16);
    const filter = Number(eventstore.environment?.KURRENTDB_STREAM_EXISTENCE_FILTER_SIZE);
    expect((heap + filter) / 2 ** 20).toBeLessThanOrEqual(megabytes(eventstore) * 0.6);
  });

  it('runs the event store as the user who owns its volumes', () => {
    expect(serviceOf('eventstore')).toMatchObject({
      image: expect.stringMatching(/kurrentdb:26\./),
      user: '1001:1001',
    });
  });

  it('checks health without starting Node.js each time', () => {
    for (const [, { healthcheck = {} }] of services) {
      expect(JSON.stringify(healthcheck)).not.toMatch(/"node"|mongosh/);
    }
  });

  it('builds on the Node.js version that the product is tested with', () => {
    const dockerfile = readFileSync('infra/Dockerfile', 'utf8');
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly devDependencies: Readonly<Record<string, string>>;
    };
    const bases = [...dockerfile.matchAll(/^FROM node:(\S+?)-/gm)].map(([, version]) => version);
    expect(new Set(bases)).toEqual(new Set([devDependencies.node]));
  });

  it.each(services)('gives %s only the rights that it needs', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(service.cap_add ?? service.privileged).toBeUndefined();
    expect(service.cpus).toBeGreaterThan(0);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.pids_limit).toBeGreaterThan(0);
    expect(service.logging?.options).toMatchObject({ 'max-size': '10m', 'max-file': '3' });
  });

  it('restarts each service that ends, except those that run only once', () => {
    const once = services.filter(([, { restart }]) => restart !== 'unless-stopped');
    expect(once.map(([name]) => name)).toEqual(['mongodb-set']);
    const awaited = services.flatMap(([, { depends_on = {} }]) => Object.entries(depends_on));
    for (const [name, { condition }] of awaited) {
      const ends = serviceOf(name).restart === 'no';
      expect([name, condition]).toEqual([
        name,
        ends ? 'service_completed_successfully' : 'service_healthy',
      ]);
      expect([name, ends || serviceOf(name).healthcheck !== undefined]).toEqual([name, true]);
    }
  });

  it('runs each process twice, and checks whether each is ready', () => {
    for (const name of product) {
      expect(serviceOf(name).deploy?.replicas).toBe(2);
      expect(JSON.stringify(serviceOf(name).healthcheck)).toMatch(/3001.*GET \/health\/ready/);
    }
  });

  it('keeps APIs in service when a read model is behind, and sends requests to live APIs if none is ready', () => {
    expect(serviceOf('api').environment).toMatchObject({ READY_LAG_SECONDS: '0' });
    for (const name of ['projector', 'worker']) {
      expect(Object.keys(serviceOf(name).environment ?? {})).not.toContain('READY_LAG_SECONDS');
    }
    const proxy = readFileSync('infra/proxy/haproxy.cfg', 'utf8');
    expect(proxy).toContain('use_backend behind if { nbsrv(api) lt 1 }');
    expect(proxy).toContain('monitor fail if { nbsrv(api) lt 1 } { nbsrv(behind) lt 1 }');
    expect(proxy.split('\nbackend behind')[1]).toContain('uri /health/live');
  });

  it('is reachable only through the proxy, and only from this machine', () => {
    const open = services.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(open).toEqual([
      ['proxy', '127.0.0.1:3000:8080'],
      ['mailpit', '127.0.0.1:8025:8025'],
    ]);
    expect(compose.networks.engines?.internal).toBe(true);
    const outside = services.filter(([, { networks = [] }]) => networks.includes('outside'));
    expect(outside.map(([name]) => name)).toEqual(['proxy', 'mailpit']);
  });

  it('limits the connections of one address in its proxy, as the product does without a proxy', () => {
    const proxy = readFileSync('infra/proxy/haproxy.cfg', 'utf8');
    const { connectionsPerAddress } = defaultBounds;
    expect(proxy).toContain('tcp-request connection track-sc0 src,ipmask(32,64)');
    expect(proxy).toContain(`reject if { sc0_conn_cur gt ${connectionsPerAddress} }`);
  });

  it('names volumes and networks that exist, and uses all of them', () => {
    const mounted = services.flatMap(([, { volumes = [] }]) =>
      volumes.map((each) => each.split(':')[0]),
    );
    const named = mounted.filter((volume) => volume?.startsWith('.') === false);
    expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)));
    const joined = services.flatMap(([, { networks = [] }]) => networks);
    expect(new Set(joined)).toEqual(new Set(Object.keys(compose.networks)));
  });

  it('keeps the data of Redis, also when memory is short', () => {
    expect(serviceOf('redis').command?.join(' ')).toContain(
      '--appendonly yes --maxmemory-policy noeviction --maxmemory 100mb',
    );
  });
});

const composeProgram = findProgram(['docker-compose'], process.env);
const composeMissing =
  composeProgram === undefined ? 'No docker-compose: it is a package of Debian.' : undefined;

describeWherePossible([composeMissing], 'docker-compose', () => {
  it.each([
    ['the file', []],
    ['the file with engines that are open to this machine', ['infra/compose-engines-open.yml']],
  ])('accepts %s', (_, others) => {
    const files = ['docker-compose.yml', ...others].flatMap((file) => ['--file', file]);
    const given = { ...process.env, ADMIN_USERNAME: '', ADMIN_PASSWORD: '' };
    execFileSync(composeProgram ?? '', [...files, 'config', '--quiet'], {
      env: given,
      stdio: 'pipe',
    });
  });
});

const haproxy = findProgram(['haproxy'], { PATH: `${process.env.PATH ?? ''}:/usr/sbin` });
const haproxyMissing = haproxy === undefined ? 'No haproxy: it is a package of Debian.' : undefined;

describeWherePossible([haproxyMissing], 'haproxy', () => {
  it('accepts the file', () => {
    const given = { ...process.env, API_HOST: 'localhost' };
    execFileSync(haproxy ?? '', ['-c', '-f', 'infra/proxy/haproxy.cfg'], {
      env: given,
      stdio: 'pipe',
    });
  });
});
