import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readSettings } from '../../services/libs/composition/settings.ts';
import { findProgram } from '../../tools/run/programs.ts';
import { describeWherePossible } from '../support/describe-where-possible.ts';

interface Service {
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
};
const services = Object.entries(compose.services);
const product = ['api', 'projector', 'worker'];

/** What compose makes of `${NAME:-default}` where nothing is set. */
function valueOf(text: string): string {
  return text.replace(/\$\{\w+:-(.*?)\}/g, '$1');
}

function serviceOf(name: string): Service {
  const service = compose.services[name];
  if (service === undefined) throw new Error(`There is no service ${name}.`);
  return service;
}

describe('docker compose up', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'compose-'));
  });

  afterEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  const makeSecrets = (...files: string[]) =>
    execFileSync(process.execPath, ['infra/make-secrets.mjs', ...files], { encoding: 'utf8' });

  it.each(product)('gives every %s settings that it can start with', (name) => {
    const given = Object.entries(serviceOf(name).environment ?? {}).map(
      ([setting, value]) => [setting, valueOf(value)] as const,
    );
    const files = given.filter(([setting]) => setting.endsWith('_FILE'));
    makeSecrets(...files.map(([setting]) => join(directory, setting)));
    const settings = readSettings({
      ...Object.fromEntries(given),
      ...Object.fromEntries(files.map(([setting]) => [setting, join(directory, setting)])),
      NODE_ENV: 'production',
    });
    expect(settings).toMatchObject({
      profile: 'distributed',
      healthPort: 3001,
      trustedProxies: 1,
      publicUrl: 'http://localhost:3000',
      bucket: { endpoint: 'http://minio:9000', bucket: 'tours' },
    });
    expect(settings.secretKey).toHaveLength(64);
    expect(settings.bucket?.secretAccessKey).toHaveLength(64);
  });

  it('makes every secret that somebody reads, once, and for one container to write', () => {
    const read = services.flatMap(([, { environment = {} }]) =>
      Object.entries(environment).flatMap(([name, value]) =>
        name.endsWith('_FILE') ? [value] : [],
      ),
    );
    const made = serviceOf('secrets').command?.filter((word) => word.startsWith('/run/')) ?? [];
    expect(new Set(read)).toEqual(new Set(made));
    const writers = services.filter(([, { volumes = [] }]) =>
      volumes.includes('secrets:/run/tours'),
    );
    expect(writers.map(([name]) => name)).toEqual(['secrets']);
  });

  it('leaves a secret as it is, for good, which nobody else can read', () => {
    const file = join(directory, 'key');
    makeSecrets(file);
    const made = readFileSync(file, 'utf8');
    expect(statSync(file).mode & 0o777).toBe(0o400);
    expect(makeSecrets(file)).toContain('is there');
    expect(readFileSync(file, 'utf8')).toBe(made);
  });

  it('runs exactly known versions', () => {
    const others = services.map(([, { image }]) => image).filter((image) => image !== 'tours');
    expect(others).toHaveLength(6);
    for (const image of others) {
      expect(image).toMatch(/:(v?\d+\.\d+\.\d+|RELEASE\.\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)$/);
    }
    const dockerfile = readFileSync('infra/Dockerfile', 'utf8');
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly devDependencies: Readonly<Record<string, string>>;
    };
    const bases = [...dockerfile.matchAll(/^FROM node:(\S+?)-/gm)].map(([, version]) => version);
    expect(new Set(bases)).toEqual(new Set([devDependencies.node]));
  });

  it.each(services)('lets %s do what it is for, and no more', (_, service) => {
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

  it('starts each again when it ends, but for those that are done', () => {
    const once = services.filter(([, { restart }]) => restart !== 'unless-stopped');
    expect(once.map(([name]) => name)).toEqual(['secrets', 'bucket']);
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

  it('runs each process twice, and asks each whether it is ready', () => {
    for (const name of product) {
      expect(serviceOf(name).deploy?.replicas).toBe(2);
      expect(JSON.stringify(serviceOf(name).healthcheck)).toContain(':3001/health/ready');
    }
  });

  it('takes no API out because a read model is behind, and has those that live asked where none is ready', () => {
    expect(serviceOf('api').environment).toMatchObject({ READY_LAG_SECONDS: '0' });
    for (const name of ['projector', 'worker']) {
      expect(Object.keys(serviceOf(name).environment ?? {})).not.toContain('READY_LAG_SECONDS');
    }
    const proxy = readFileSync('infra/proxy/haproxy.cfg', 'utf8');
    expect(proxy).toContain('use_backend behind if { nbsrv(api) lt 1 }');
    expect(proxy).toContain('monitor fail if { nbsrv(api) lt 1 } { nbsrv(behind) lt 1 }');
    expect(proxy.split('\nbackend behind')[1]).toContain('uri /health/live');
  });

  it('is reached through the proxy alone, and from this machine', () => {
    const open = services.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(open).toEqual([
      ['proxy', '127.0.0.1:3000:8080'],
      ['mailpit', '127.0.0.1:8025:8025'],
    ]);
    expect(compose.networks.engines?.internal).toBe(true);
    const outside = services.filter(([, { networks = [] }]) => networks.includes('outside'));
    expect(outside.map(([name]) => name)).toEqual(['proxy', 'mailpit']);
  });

  it('names volumes and networks that there are, and none that nobody uses', () => {
    const mounted = services.flatMap(([, { volumes = [] }]) =>
      volumes.map((each) => each.split(':')[0]),
    );
    const named = mounted.filter((volume) => volume?.startsWith('.') === false);
    expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)));
    const joined = services.flatMap(([, { networks = [] }]) => networks);
    expect(new Set(joined)).toEqual(new Set(Object.keys(compose.networks)));
  });

  it('keeps what Redis was told, also where memory is short', () => {
    expect(serviceOf('redis').command?.join(' ')).toContain(
      '--appendonly yes --maxmemory-policy noeviction',
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
  ])('takes %s as it is', (_, others) => {
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
  it('takes the file as it is', () => {
    const given = { ...process.env, API_HOST: 'localhost' };
    execFileSync(haproxy ?? '', ['-c', '-f', 'infra/proxy/haproxy.cfg'], {
      env: given,
      stdio: 'pipe',
    });
  });
});
