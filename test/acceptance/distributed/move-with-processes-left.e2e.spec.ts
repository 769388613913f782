import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDbEventLogReader } from '../../../services/libs/adapters/distributed/event-store-db/event-store-db-event-log-reader.ts';
import { EventStoreDbMoveMark } from '../../../services/libs/adapters/distributed/event-store-db/event-store-db-move-mark.ts';
import { askToBook } from '../../support/stories/booking-requests.ts';
import { describeDistributed, eventually } from '../../support/stories/distributed-story.ts';
import { runProgram } from '../../support/processes/run-program.ts';
import { System } from '../../support/processes/start-system.ts';

describeDistributed('a log that is moved while processes still run', () => {
  let system: System;
  let directory: string;

  beforeAll(async () => {
    system = await System.start();
    directory = mkdtempSync(join(tmpdir(), 'tours-moved-'));
  });

  afterAll(async () => {
    rmSync(directory, { recursive: true });
    await system.remove();
  });

  const move = () => runProgram('migrate-to-embedded', [join(directory, 'home')], system.settings);

  it('is not moved while an API still runs, and the refusal names the API', async () => {
    for (const each of system.processes) if (each.name !== 'api') await each.stop();
    const { code, complaints } = await move();
    expect([code, complaints]).toEqual([
      1,
      [
        expect.stringMatching(
          new RegExp(`in use: api on \\S+ \\(process ${system.process.pid}, since .*End every`),
        ),
      ],
    ]);
    expect((await askToBook(system.hastyVisitor())).status).toBe(201);
  });

  it('accepts no more bookings after it was moved away, and reports bookings that still arrived', async () => {
    const log = await EventStoreDbEventLogReader.open({
      url: system.settings.EVENTSTORE_URL ?? '',
    });
    try {
      expect((await askToBook(system.hastyVisitor())).status).toBe(201);
      const at = new Date().toISOString();
      const end = await log.head();
      await new EventStoreDbMoveMark(log).note({ state: 'left', at, end });
      // The API read the mark a moment ago, so it still accepts this booking.
      const late = await askToBook(system.hastyVisitor());
      expect(late.status).toBe(201);
      await eventually(
        'bookings are refused',
        async () => (await askToBook(system.hastyVisitor())).status === 503,
        { msMax: 15_000 },
      );
      const closed = await log.head();
      expect(await askToBook(system.hastyVisitor())).toMatchObject({
        status: 503,
        body: { code: 'Unavailable' },
      });
      expect(await log.head()).toBe(closed);

      const { code, said } = await runProgram('migrate-recover', [], system.settings);
      expect(code).toBe(1);
      expect(said).toContain('BookingPlaced (event ');
      expect(said).toMatch(/"personal":\{[^}]*"email":"[^"]+@/);
      expect(said).toMatch(/\d+ events were stored here after the log had been moved away/);

      await system.process.stop();
      expect(await move()).toMatchObject({
        code: 1,
        complaints: [expect.stringContaining('was moved away on')],
      });
    } finally {
      await log.close();
    }
  });

  it('can stay in its store after a move was begun and interrupted', async () => {
    const log = await EventStoreDbEventLogReader.open({
      url: system.settings.EVENTSTORE_URL ?? '',
    });
    try {
      const mark = new EventStoreDbMoveMark(log);
      const recover = (...args: string[]) => runProgram('migrate-recover', args, system.settings);
      expect((await recover('--stay')).complaints).toEqual([
        expect.stringContaining('the move cannot be cancelled any more'),
      ]);
      await mark.note({ state: 'leaving', at: new Date().toISOString() });
      expect((await recover()).complaints).toEqual([expect.stringContaining('was not moved away')]);
      expect(await recover('--stay')).toMatchObject({ code: 0 });
      expect((await mark.read())?.state).toBe('here');
      expect((await recover('--leave')).code).toBe(2);
    } finally {
      await log.close();
    }
  });

  it('is moved when the tool has waited until no process appends', async () => {
    const began = performance.now();
    const { code, said } = await move();
    expect([code, said]).toEqual([0, expect.stringContaining('Done in')]);
    expect(performance.now() - began).toBeGreaterThan(15_000);
    expect((await runProgram('migrate-recover', [], system.settings)).said).toContain(
      'Nothing was stored here',
    );
  });
});
