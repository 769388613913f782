import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { askToBook, book } from '../../support/stories/booking-requests.ts';
import {
  bookedReferences,
  describeDistributed,
  eventually,
} from '../../support/stories/distributed-story.ts';
import { ProductProcess, type ProgramName } from '../../support/processes/product-process.ts';
import { System } from '../../support/processes/start-system.ts';
import { freshKey, Visitor } from '../../support/stories/visitor.ts';

/** The directory of a build like the next release, which writes bookings in another version. */
function nextRelease(): string {
  const root = mkdtempSync(join(tmpdir(), 'tours-next-release-'));
  cpSync('dist', join(root, 'dist'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  const chunks = join(root, 'dist/services/chunks');
  const changed = readdirSync(chunks).filter((name) => {
    const text = readFileSync(join(chunks, name), 'utf8');
    const next = text.replace('BookingPlaced: []', 'BookingPlaced: [(data) => data]');
    writeFileSync(join(chunks, name), next);
    return next !== text;
  });
  // More than one if bookings are in several chunks; none if they have another version by now.
  expect(changed).toHaveLength(1);
  return root;
}

const waits = /BookingPlaced version 2, event 0 of booking-\S+, is unknown to this release/;

describeDistributed('processes of two releases side by side', () => {
  let root: string;
  let system: System;
  const newer: ProductProcess[] = [];

  beforeAll(async () => {
    root = nextRelease();
    system = await System.start();
  });

  afterAll(async () => {
    await Promise.all(newer.map((each) => each.kill()));
    await system.remove();
    rmSync(root, { recursive: true });
  });

  async function start(name: ProgramName): Promise<string> {
    const process = new ProductProcess(system.settings, name, join(root, 'dist'));
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
    await Promise.all([old('projector').line(waits), old('worker').line(waits)]);

    // The older API still takes bookings, but refuses requests for which it would have to read the newer
    // booking.
    const meanwhile = await book(system.visitor());
    const again = await askToBook(system.hastyVisitor(), {}, key);
    expect([again.status, again.headers.get('retry-after')]).toEqual([503, expect.any(String)]);

    // Newer processes are started beside the older ones and continue with what waited.
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
