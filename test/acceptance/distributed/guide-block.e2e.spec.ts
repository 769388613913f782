import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { describeDistributed } from '../../support/stories/distributed-story.ts';
import { freePort } from '../../support/processes/free-port.ts';
import { placeOfItsOwn, type ProductPlace } from '../../support/processes/product-place.ts';

/** The shell commands that the guide says to copy. */
function blockOf(guide: string): string {
  const [, block = ''] =
    /## Without containers\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(readFileSync(guide, 'utf8')) ?? [];
  return block;
}

describeDistributed('the block to copy in the guide of the distributed profile', () => {
  let place: ProductPlace;
  let checkout: string;

  beforeAll(async () => {
    place = await placeOfItsOwn();
    checkout = mkdtempSync(join(tmpdir(), 'tours-checkout-'));
    for (const part of ['dist', 'node_modules']) symlinkSync(resolve(part), join(checkout, part));
    writeFileSync(join(checkout, 'npm'), '#!/bin/sh\necho "npm $*"\n');
    chmodSync(join(checkout, 'npm'), 0o755);
  });

  afterAll(async () => {
    rmSync(checkout, { recursive: true });
    await place.remove();
  });

  it('builds first, starts every process, and ends them all', async () => {
    const port = await freePort();
    const { EVENTSTORE_URL = '', MONGODB_URL = '', REDIS_URL = '' } = place.settings;
    const shell = spawn('bash', ['-euc', blockOf('docs/guides/distributed.md')], {
      cwd: checkout,
      env: {
        PATH: `${checkout}:${process.env.PATH ?? ''}`,
        ...{ EVENTSTORE_URL, MONGODB_URL, REDIS_URL, PORT: String(port) },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(shell, 'exit');
    const lines: string[] = [];
    const output = createInterface(shell.stdout);
    try {
      for await (const line of output) {
        lines.push(line);
        if (lines.filter((each) => each.includes(' is ready')).length === 3) break;
      }
      expect(lines.slice(0, 2)).toEqual(['npm ci', 'npm run build']);
      expect(lines).toEqual(
        expect.arrayContaining([
          'The worker is ready.',
          'The projector is ready: every read model can be read.',
          expect.stringContaining(' is ready at http'),
        ]),
      );
      const tours = await fetch(`http://127.0.0.1:${port}/api/tours`);
      expect(tours.status).toBe(200);
      const password = readFileSync(join(checkout, 'secrets/admin-password'), 'utf8').trim();
      const signedIn = await fetch(`http://127.0.0.1:${port}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'amina', password }),
      });
      expect(signedIn.status).toBe(200);
    } finally {
      shell.stdout.resume();
      shell.kill('SIGTERM');
      await ended;
    }
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });
});
