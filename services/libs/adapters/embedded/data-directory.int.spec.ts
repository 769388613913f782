import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SeededIdentifiers } from '../../../../test/support/in-memory/seeded-identifiers.ts';
import { DataDirectory } from './data-directory.ts';

const module = new URL('./data-directory.ts', import.meta.url).href;

describe('the data directory', () => {
  let root: string;
  const children: ChildProcess[] = [];

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'data-directory-'));
  });

  afterEach(() => {
    for (const child of children.splice(0)) {
      child.kill('SIGKILL');
    }
    rmSync(root, { recursive: true });
  });

  /** Starts another process that holds the directory until it is killed. */
  async function otherProcessHolding(path: string): Promise<ChildProcess> {
    const program = `
      const { DataDirectory } = await import(${JSON.stringify(module)});
      DataDirectory.open(${JSON.stringify(path)});
      // The directory stays locked although no code keeps the object.
      gc();
      console.log('held');
      setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', program]);
    children.push(child);
    await once(child.stdout, 'data');
    return child;
  }

  it('is created with its parents if it does not exist', () => {
    const directory = DataDirectory.open(join(root, 'var', 'data'));
    expect(existsSync(join(root, 'var', 'data'))).toBe(true);
    directory.close();
  });

  it('belongs to one process, and the error names that process', async () => {
    const child = await otherProcessHolding(root);
    expect(() => DataDirectory.open(root)).toThrow(
      `DATA_DIR ${root} is in use by process ${String(child.pid)}.`,
    );
    // The failed attempt must not have released the lock.
    expect(() => DataDirectory.open(root)).toThrow(/is in use/);
  });

  it('can be opened only once within a process', () => {
    const first = DataDirectory.open(root);
    expect(() => DataDirectory.open(root)).toThrow(/is in use/);
    first.close();
    DataDirectory.open(root).close();
  });

  it('is free again at once when its process is killed', async () => {
    const child = await otherProcessHolding(root);
    child.kill('SIGKILL');
    await once(child, 'exit');
    DataDirectory.open(root).close();
  });

  it('reports what is wrong when it cannot be written', () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    expect(() => DataDirectory.open(file)).toThrow(/cannot be written: it is a file/);
    expect(() => DataDirectory.open(join(file, 'below'))).toThrow(/a part of the path is a file/);
    // A file system that nobody can write to, not even root.
    expect(() => DataDirectory.open('/proc/self')).toThrow(
      /DATA_DIR \/proc\/self cannot be written/,
    );
  });

  it('reports at a first start if a new log would not fit on the disk, and does not check this for existing logs', () => {
    const full = () => 3_000_000;
    expect(() => DataDirectory.open(root, full)).toThrow(
      `DATA_DIR ${root} cannot be used: the disk is full. 3.0 MB are left, and a first start needs 8.0 MB.`,
    );
    writeFileSync(join(root, 'event-log.sqlite'), '');
    DataDirectory.open(root, full).close();
  });

  it('makes a secret once, and only its owner can read it', () => {
    const directory = DataDirectory.open(root);
    const secret = directory.secretKey(new SeededIdentifiers(1));
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(join(root, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(directory.secretKey(new SeededIdentifiers(2))).toBe(secret);
    expect(readFileSync(join(root, 'secret.key'), 'utf8').trim()).toBe(secret);
    directory.close();
  });

  it('does not make a new secret for an existing log', () => {
    const directory = DataDirectory.open(root);
    writeFileSync(directory.eventLogFile, '');
    expect(() => directory.secretKey(new SeededIdentifiers())).toThrow(/secret.key is missing/);
    expect(existsSync(join(root, 'secret.key'))).toBe(false);
    directory.close();
  });
});
