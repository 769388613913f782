/**
 * `node tools/keep-store.ts CHECKOUT NAME`: starts the built product in a checkout of any release and makes
 * bookings and other changes. Then it keeps the stored files under test/golden/stores, where
 * earlier-stores.int.spec.ts opens them with every later release.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { spiceFarm } from '../test/support/stories/booking-requests.ts';
import type { KeptStore } from '../test/support/kept-stores.ts';
import { packStore } from '../test/support/kept-stores.ts';
import { type Answered, freshKey, Visitor } from '../test/support/stories/visitor.ts';

const owner = { username: 'amina', password: 'a password for stories' };

/** Files that are not kept: locks, sockets, and the temporary files of a running product. */
const passing = /^(lock|lock\.pid|control\.sock)$|\.(sqlite-wal|sqlite-shm)$/;

/** Starts the product in a directory; resolves to its address and a function that ends it. */
async function start(checkout: string, directory: string) {
  const program = resolve(checkout, 'dist/services/standalone/src/main.js');
  const child = spawn(process.execPath, [program], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: directory,
      CLOCK_START: '2026-11-20T06:00:00.000Z',
      ADMIN_USERNAME: owner.username,
      ADMIN_PASSWORD: owner.password,
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  for await (const line of createInterface(child.stdout)) {
    const [, url] = / is ready at (http\S+)/.exec(line) ?? [];
    if (url === undefined) continue;
    const stop = async () => {
      child.kill('SIGTERM');
      await ended;
    };
    return { url, stop };
  }
  throw new Error('The product ended before it was ready.');
}

/** Returns the body; undefined if the release does not have the route. Throws if the request failed otherwise. */
function known<Body>(answer: Answered<Body>): Body | undefined {
  if (answer.status === 404 || answer.status === 405) return undefined;
  if (answer.status < 300) return answer.body;
  throw new Error(`Answered with ${answer.status}: ${answer.text}`);
}

/** Books, changes, cancels, edits, writes and uploads, as far as the release has these functions. */
async function doBusiness(url: string): Promise<Pick<KeptStore, 'bookings' | 'images'>> {
  const staff = new Visitor(() => url);
  known(await staff.post('/api/auth/sign-in', owner));
  const booked = async (date: string, name: string) => {
    const visitor = new Visitor(() => url);
    const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`;
    const customer = { name, email, phone: '+255 700 000 001' };
    const key = freshKey();
    const input = { ...spiceFarm, date, customer, message: `${name} comes by taxi` };
    const body = known(
      await visitor.post<{ reference: string }>('/api/bookings', input, { 'idempotency-key': key }),
    );
    if (body === undefined) throw new Error('This release takes no bookings.');
    const path = `/api/bookings/${body.reference}`;
    const latest = async () => ({
      'if-match': (await visitor.get<{ revision: string }>(path)).body.revision,
      'idempotency-key': freshKey(),
    });
    return { visitor, path, latest, reference: body.reference };
  };
  const kept = await booked('2026-12-01', 'Asha Juma');
  const moved = await booked('2026-12-02', 'Baraka Ali');
  known(await moved.visitor.patch(moved.path, { date: '2026-12-03' }, await moved.latest()));
  const three = [{ category: 'Adult (12+)', count: 3 }];
  known(await moved.visitor.patch(moved.path, { travellers: three }, await moved.latest()));
  const cancelled = await booked('2026-12-04', 'Chiku Omar');
  const reason = { reason: 'The weather' };
  known(
    await cancelled.visitor.post(
      `${cancelled.path}/cancellation`,
      reason,
      await cancelled.latest(),
    ),
  );
  const corrected = await booked('2026-12-05', 'Dalila Said');
  const contact = { name: 'Dalila Saidi', email: 'saidi@example.com', phone: '+255 700 000 002' };
  const admin = (of: { readonly reference: string }) => `/api/admin/bookings/${of.reference}`;
  known(await staff.patch(admin(corrected), { contact }, await corrected.latest()));
  const note = { text: 'A window seat' };
  known(await staff.post(`${admin(kept)}/notes`, note, await kept.latest()));
  await editTour(staff);
  const message = { name: 'Juma', email: 'juma@example.com', message: 'Do you sail in June?' };
  known(await staff.post('/api/contact', message, { 'idempotency-key': freshKey() }));
  known(await staff.post('/api/admin/accounts', { username: 'juma', role: 'read-only' }));
  const departure = '/api/admin/departures/spice-farm-tour_2026-12-05_1400';
  known(await staff.put(`${departure}/capacity`, { capacity: 6 }));
  known(await staff.post(`${departure}/closure`, { reason: 'Harvest' }));
  const images = await uploaded(staff);
  await erased(staff, booked);
  return {
    images,
    bookings: [kept, moved, cancelled, corrected].map(({ reference }) => reference),
  };
}

async function editTour(staff: Visitor): Promise<void> {
  const path = '/api/admin/tours/spice-farm-tour';
  const { body, headers } = await staff.get(path);
  const title = 'Spice Farm and Old Town';
  const written = { ...body, title };
  const ask = (input: object) => staff.put(path, input, { 'if-match': headers.get('etag') ?? '' });
  const refused = await ask(written);
  if (refused.status < 300) return;
  // Staff see more fields of a tour than they write; the answer names those that they do not write.
  const unwritten = new Set(
    [...refused.text.matchAll(/"(?:path|field)":"([^"]+)"/g)].map((m) => m[1]),
  );
  const rest = Object.entries(written).filter(([name]) => !unwritten.has(name));
  known(await ask(Object.fromEntries(rest)));
}

async function uploaded(staff: Visitor): Promise<readonly string[]> {
  const picture = sharp({
    create: { width: 1200, height: 800, channels: 3, background: '#0f6a5b' },
  });
  const form = new FormData();
  form.set('file', new File([await picture.jpeg().toBuffer()], 'boat.jpg', { type: 'image/jpeg' }));
  const written = new Response(form);
  const body = new Uint8Array(await written.arrayBuffer());
  const headers = { 'content-type': written.headers.get('content-type') ?? '' };
  const image = known(
    await staff.ask<{ readonly url: string }>('POST', '/api/admin/images', { body, headers }),
  );
  return image === undefined ? [] : [image.url];
}

/** Makes a booking and erases its traveller. */
async function erased(
  staff: Visitor,
  booked: (date: string, name: string) => Promise<unknown>,
): Promise<void> {
  await booked('2026-12-06', 'Eshe Makame');
  const input = { email: 'eshe@example.com' };
  const key = { 'idempotency-key': freshKey() };
  known(await staff.post('/api/admin/customers/erasure', input, key));
}

function filesOf(directory: string): Record<string, Buffer> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile() && !passing.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(directory, path), readFileSync(path)]),
  );
}

const [checkout, name] = process.argv.slice(2);
if (checkout === undefined || name === undefined) {
  console.error('node tools/keep-store.ts CHECKOUT NAME');
  process.exitCode = 2;
} else {
  const directory = mkdtempSync(join(tmpdir(), 'keep-store-'));
  try {
    const { url, stop } = await start(resolve(checkout), directory);
    const facts = await doBusiness(url).finally(stop);
    const packed = packStore({ ...facts, files: filesOf(directory) });
    const file = resolve('test/golden/stores', `${name}.store`);
    mkdirSync(resolve(file, '..'), { recursive: true });
    writeFileSync(file, packed);
    console.log(`${file}: ${packed.length} bytes.`);
  } finally {
    rmSync(directory, { recursive: true });
  }
}
