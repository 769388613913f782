// @ts-nocheck The packages below are installed only when this comparison is run for the first time.
/**
 * Runs the work of append-read-fold.bench.ts on Emmett's SQLite store. Its arguments are the file, the number
 * of operations, and the number of events that a stream has before. Prints the time of one operation, in
 * microseconds.
 */
import { getSQLiteEventStore } from '@event-driven-io/emmett-sqlite';

const [file = '', operations = '', before = ''] = process.argv.slice(2);
const data = JSON.stringify({ bookingNumber: 81_135_054, note: 'x'.repeat(200) });
const metadata = { actor: { kind: 'customer' }, note: 'x'.repeat(200) };
const event = () => ({ type: 'BookingNoteAdded', data: { text: data }, metadata });

const store = getSQLiteEventStore({ fileName: file, schema: { autoMigration: 'CreateOrUpdate' } });
const times = [];
for (let operation = 0; operation < Number(operations); operation += 1) {
  const stream = `booking-${operation}-${process.pid}`;
  await store.appendToStream(stream, Array.from({ length: Number(before) }, event));
  const started = performance.now();
  await store.appendToStream(stream, [event()], { expectedStreamVersion: BigInt(before) });
  const { state } = await store.aggregateStream(stream, {
    initialState: () => 0,
    evolve: (count) => count + 1,
  });
  times.push((performance.now() - started) * 1000);
  if (state !== Number(before) + 1) throw new Error(`The fold counted ${state}.`);
}
console.log(JSON.stringify({ totalUs: times.reduce((sum, time) => sum + time, 0) }));
process.exit(0);
