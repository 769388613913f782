import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { askToBook, book } from '../../support/stories/booking-requests.ts';
import {
  bookedReferences,
  describeDistributed,
  eventually,
} from '../../support/stories/distributed-story.ts';
import { ProductProcess, type ProgramName } from '../../support/processes/product-process.ts';
import { nextRelease, type NextRelease } from '../../support/processes/next-release.ts';
import { System } from '../../support/processes/start-system.ts';
import { freshKey, Visitor } from '../../support/stories/visitor.ts';

describeDistributed('processes of two releases side by side', () => {
  let next: NextRelease;
  let system: System;
  const newer: ProductProcess[] = [];

  beforeAll(async () => {
    next = nextRelease();
    system = await System.start();
  });

  afterAll(async () => {
    await Promise.all(newer.map((each) => each.kill()));
    await system.remove();
    rmSync(next.root, { recursive: true });
  });

  async function start(name: ProgramName): Promise<string> {
    const process = new ProductProcess(system.settings, name, join(next.root, 'dist'));
    newer.push(process);
    return await process.ready();
  }

  const old = (name: ProgramName) => {
    const process = system.processes.find((each) => each.name === name);
    if (process === undefined) throw new Error(`There is no ${name}.`);
    return process;
  };

  it('lose nothing: the older ones wait at events that they cannot read, and report it', async () => {
    const before = await book(system.visitor());
    const ready = await start('api');
    const url = ready.slice(ready.indexOf('http'));
    const key = freshKey();
    const placed = await book(new Visitor(() => url), {}, key);
    const waits = new RegExp(
      String.raw`BookingPlaced version ${next.version}, event 0 of booking-\S+, is unknown to this release`,
    );
    await Promise.all([old('projector').line(waits), old('worker').line(waits)]);

    // The older API still takes bookings, but refuses requests for which it would have to read the newer
    // booking.
    const meanwhile = await book(system.visitor());
    const again = await askToBook(system.hastyVisitor(), {}, key);
    expect([again.status, again.headers.get('retry-after')]).toEqual([503, expect.any(String)]);

    // Newer processes are started beside the older ones and continue with the events that waited.
    await Promise.all([start('projector'), start('worker')]);
    const references = [before, placed, meanwhile].map(({ reference }) => reference);
    await eventually('staff see every booking', async () => {
      const seen = await bookedReferences(await system.staff());
      return references.every((reference) => seen.includes(reference));
    });
    const repeated = await askToBook(new Visitor(() => url), {}, key);
    expect([repeated.status, repeated.body.reference]).toEqual([201, placed.reference]);
  }, 180_000);
});
