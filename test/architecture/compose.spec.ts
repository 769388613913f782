import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../services/libs/composition/settings.ts';

const compose = readFileSync('docker-compose.yml', 'utf8');

/** The lines of a block that begins with `name:` at the margin, as names and values. */
function blockOf(name: string): Readonly<Record<string, string>> {
  const [, block = ''] = new RegExp(`^${name}:.*\\n((?: {2}.*\\n)+)`, 'm').exec(compose) ?? [];
  const pairs = [...block.matchAll(/^ {2}(\w+): (.*)$/gm)];
  return Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, value]));
}

/** What compose makes of `${NAME:-default}` where nothing is set, and of quotes. */
function valueOf(text: string): string {
  return text.replace(/\$\{\w+:-(.*?)\}/g, '$1').replace(/^'(.*)'$/, '$1');
}

describe('docker compose up', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'compose-'));
  });

  afterEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  const makeKey = (file: string) =>
    execFileSync(process.execPath, ['infra/make-secret-key.mjs', file], { encoding: 'utf8' });

  it('gives every process settings that it can start with', () => {
    const given = Object.fromEntries(
      Object.entries(blockOf('x-environment')).map(([name, value]) => [name, valueOf(value)]),
    );
    const keyFile = join(directory, 'key');
    makeKey(keyFile);
    const settings = readSettings({ ...given, SECRET_KEY_FILE: keyFile, NODE_ENV: 'production' });
    expect(settings).toMatchObject({
      profile: 'distributed',
      healthPort: 3001,
      publicUrl: 'http://localhost:3000',
    });
    expect(settings.secretKey).toHaveLength(64);
  });

  it('makes one key, for good, which nobody else can read', () => {
    const file = join(directory, 'key');
    makeKey(file);
    const made = readFileSync(file, 'utf8');
    expect(statSync(file).mode & 0o777).toBe(0o400);
    expect(makeKey(file)).toContain('is there');
    expect(readFileSync(file, 'utf8')).toBe(made);
  });

  it('runs exactly known versions', () => {
    const images = [...compose.matchAll(/^\s+image: (\S+)$/gm)].map(([, image = '']) => image);
    const others = images.filter((image) => image !== 'tours');
    expect(others).toHaveLength(4);
    for (const image of others) expect(image).toMatch(/:v?\d+\.\d+\.\d+$/);
    const dockerfile = readFileSync('infra/Dockerfile', 'utf8');
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly devDependencies: Readonly<Record<string, string>>;
    };
    const bases = [...dockerfile.matchAll(/^FROM node:(\S+?)-/gm)].map(([, version]) => version);
    expect(new Set(bases)).toEqual(new Set([devDependencies.node]));
  });
});
