import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askToBook, book } from '../support/stories/booking-requests.ts';
import { ProductProcess } from '../support/processes/product-process.ts';
import { storyBegins, System } from '../support/processes/start-system.ts';
import { describeOnlyIn } from '../support/stories/story-profile.ts';

describeOnlyIn('embedded', 'one process with its own data directory', 'the process', () => {
  let directory: string;
  const systems: System[] = [];

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'tours-process-'));
  });

  afterEach(async () => {
    for (const system of systems.splice(0)) await system.remove();
    rmSync(directory, { recursive: true, force: true });
  });

  const start = async (settings: Record<string, string> = {}): Promise<System> => {
    const system = await System.start({ DATA_DIR: join(directory, 'data'), ...settings });
    systems.push(system);
    return system;
  };

  describe('starting', () => {
    it('writes one line, with its address, once it answers', async () => {
      const system = await start();
      const greeting = `Kanga Day Trips is ready at http://127.0.0.1:${new URL(system.url).port}`;
      const secret = expect.stringMatching(
        /SECRET_KEY was made and is kept in .*secret\.key\. Copy it/,
      );
      expect(system.process.lines).toEqual([secret, greeting]);
      await system.stop();
      await system.startAgain();
      expect(system.process.lines).toHaveLength(1);
      for (const path of ['/health/live', '/health/ready']) {
        expect((await system.visitor().get(path)).status).toBe(200);
      }
    });

    it('offers a link to make the first account only while no account exists', async () => {
      const none = { ADMIN_USERNAME: '', ADMIN_PASSWORD: '' };
      const system = await start(none);
      const [, line = ''] = system.process.lines;
      expect(line).toMatch(/make the first account at http\S+\/auth#set-up=[\w-]{43}$/);
      const account = { username: 'juma', password: 'a long enough password' };
      const token = line.slice(line.indexOf('=') + 1);
      const made = await system.visitor().post('/api/auth/set-up', { token, ...account });
      expect(made.status).toBe(201);
      await system.stop();
      await system.startAgain(none);
      expect(system.process.lines).toHaveLength(1);
      expect((await system.visitor().post('/api/auth/sign-in', account)).status).toBe(200);
    });

    it('imports its catalogue once, and completes an interrupted import', async () => {
      const settings = { ADMIN_USERNAME: 'amina', ADMIN_PASSWORD: 'a password for stories' };
      const cut = new ProductProcess({
        PORT: '0',
        DATA_DIR: join(directory, 'data'),
        CLOCK_START: storyBegins,
        ...settings,
      });
      // Killed at some moment, usually during the import.
      setTimeout(() => {
        cut.send('SIGKILL');
      }, 900);
      await cut.ended;
      const system = await start();
      const staff = await system.staff();
      // The position must belong to a command after the start, because the start itself also appends events.
      const departure = '/api/admin/departures/jozani-forest-mangrove_2026-12-01_0800';
      expect((await staff.put(`${departure}/capacity`, { capacity: 12 })).status).toBe(200);
      const listed = await staff.get<{ items: { id: string }[] }>('/api/tours');
      expect(listed.body.items).toHaveLength(24);
      const position = listed.headers.get('x-position');
      await system.stop();
      await system.startAgain();
      const again = await system.visitor().get('/api/tours');
      expect(again.headers.get('x-position')).toBe(position);
    });

    it('starts empty when no catalogue is requested', async () => {
      const system = await start({ SEED_CATALOGUE: 'false' });
      expect((await system.visitor().get('/api/tours')).body).toEqual({ items: [] });
    });
  });

  describe('refusing to start', () => {
    const refusal = async (settings: Record<string, string>) => {
      const { code, output } = await new ProductProcess({
        PORT: '0',
        DATA_DIR: join(directory, 'data'),
        ...settings,
      }).ended;
      return { code, output };
    };

    it('says what is wrong with the settings', async () => {
      const { code, output } = await refusal({ PORT: 'high', LOG_LEVEL: 'loud' });
      expect(code).toBe(1);
      expect(output.split('\n')).toEqual([
        'The product cannot start with these settings:',
        '  PORT is a whole number from 0 to 65535.',
        '  LOG_LEVEL is one of fatal, error, warn, log, debug, verbose.',
      ]);
    });

    it('says that the port is in use', async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const { code, output } = await refusal({ PORT: String(port), SEED_CATALOGUE: 'false' });
      other.close();
      expect(code).toBe(1);
      expect(output.split('\n').at(-1)).toBe(
        `Port ${port} of 127.0.0.1 is in use. Stop what uses it, or set PORT to another.`,
      );
    });

    it('says which process uses the data', async () => {
      const system = await start();
      const { code, output } = await refusal({});
      expect([code, output]).toEqual([
        1,
        `DATA_DIR ${join(directory, 'data')} is in use by process ${system.process.pid}. Stop that one ` +
          'first, or give this one a separate directory.',
      ]);
    });

    it('says that the data cannot be written', async () => {
      writeFileSync(join(directory, 'data'), 'a file');
      const { code, output } = await refusal({});
      expect([code, output.split('\n').length]).toEqual([1, 1]);
      expect(output).toContain('cannot be written: it is a file, not a directory');
    });

    it('says that the secret is not the one with which the log was begun', async () => {
      const system = await start({ SECRET_KEY: 'a'.repeat(40) });
      await system.stop();
      const { code, output } = await refusal({ SECRET_KEY: 'b'.repeat(40) });
      expect([code, output.split('\n').length]).toEqual([1, 1]);
      expect(output).toContain('another SECRET_KEY');
    });
  });

  describe('ending', () => {
    it.each(['SIGTERM', 'SIGINT'] as const)(
      'ends cleanly when it receives the signal %s',
      async (signal) => {
        const system = await start();
        const began = Date.now();
        system.process.send(signal);
        const { code } = await system.process.ended;
        expect(code).toBe(0);
        expect(Date.now() - began).toBeLessThan(10_000);
      },
    );

    it('answers every request that was under way', async () => {
      const system = await start();
      const visitor = system.hastyVisitor();
      const asked = Array.from({ length: 40 }, () =>
        askToBook(visitor, {
          tourId: 'stone-town-heritage-walk',
          pickupTime: '09:00',
          travellers: [{ category: 'Adults (10+)', count: 1 }],
        }).then(
          ({ status }) => status,
          // A request that comes after the process stopped listening gets no connection.
          (error: unknown) => (error as { cause?: { code?: string } }).cause?.code,
        ),
      );
      const first = await Promise.race(asked);
      const ended = system.stop();
      const answers = await Promise.all(asked);
      expect(first).toBe(201);
      // On a busy machine a command may run out of time, which is an answer too. A connection may be refused,
      // but an accepted one is never reset.
      const answered = [201, 503, 'ECONNREFUSED'];
      expect(answers.filter((answer) => !answered.includes(answer ?? ''))).toEqual([]);
      expect((await ended).code).toBe(0);
      await system.startAgain();
      const staff = await system.staff();
      const counts = await staff.get('/api/admin/bookings/counts');
      const [booked, perhaps] = [201, 503].map(
        (status) => answers.filter((answer) => answer === status).length,
      ) as [number, number];
      expect(counts.body.all).toBeGreaterThanOrEqual(booked);
      expect(counts.body.all).toBeLessThanOrEqual(booked + perhaps);
    });

    it('ends at once on a second signal', async () => {
      const system = await start();
      system.process.send('SIGTERM');
      system.process.send('SIGTERM');
      const { code, signal } = await system.process.ended;
      expect(signal).toBeNull();
      expect([0, 1]).toContain(code);
    });

    it('leaves its data usable for another process', async () => {
      const system = await start();
      const { reference } = await book(system.visitor());
      expect((await system.stop()).code).toBe(0);
      await system.startAgain();
      expect((await system.visitor().get(`/api/bookings/${reference}`)).status).toBe(200);
    });
  });
});
