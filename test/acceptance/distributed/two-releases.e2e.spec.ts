import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { askToBook, book } from '../../support/booking-requests.ts';
import {
  bookedReferences,
  describeDistributed,
  eventually,
} from '../../support/distributed-story.ts';
import { ProductProcess, type ProgramName } from '../../support/product-process.ts';
import { System } from '../../support/start-system.ts';
import { freshKey, Visitor } from '../../support/visitor.ts';

/** The product as a next release would be that writes bookings in another version. */
function nextRelease(): string {
  const root = mkdtempSync(join(tmpdir(), 'tours-next-release-'));
  cpSync('dist', join(root, 'dist'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  const catalogue = join(root, 'dist/services/libs/application/event-log/event-catalogue.js');
  const text = readFileSync(catalogue, 'utf8');
  const next = text.replace('BookingPlaced: []', 'BookingPlaced: [(data) => data]');
  if (next === text) throw new Error('Bookings have another version: change what is replaced.');
  writeFileSync(catalogue, next);
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

  it('lose nothing: the older ones wait where they cannot read on, and say so', async () => {
    const before = await book(system.visitor());
    const ready = await start('api');
    const url = ready.slice(ready.indexOf('http'));
    const key = freshKey();
    const placed = await book(new Visitor(() => url), {}, key);
    await Promise.all([old('projector').line(waits), old('worker').line(waits)]);

    // The older API sells on. What it would have to read the newer booking for, it leaves to others.
    const meanwhile = await book(system.visitor());
    const again = await askToBook(system.hastyVisitor(), {}, key);
    expect([again.status, again.headers.get('retry-after')]).toEqual([503, expect.any(String)]);

    // Newer processes are started beside them: what waited goes on.
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
