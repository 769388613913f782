import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { residentMb } from '../bench/harness/processor-time.ts';
import { askToBook } from '../support/stories/booking-requests.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import { System } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';
import { judgeSoak, type Look } from './judge-soak.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 30);
const perSecond = 5;
const lookMs = 5_000;
const days = 200;

/** All visitors get the same pages and screens. */
const pages = ['/', '/api/tours', '/api/tours/spice-farm-tour', '/api/tours/suggestions?q=spice'];

let acts = 0;
const odd = new Map<number, number>();

/** A visitor who looks around, books, looks at the booking, changes it and cancels it: only the log should grow. */
async function visit(system: System): Promise<void> {
  acts += 1;
  const visitor: Visitor = system.visitor();
  const note = ({ status }: { readonly status: number }) => {
    if (status >= 400) odd.set(status, (odd.get(status) ?? 0) + 1);
  };
  note(await visitor.get(pages[acts % pages.length] ?? '/'));
  const date = new Date(Date.UTC(2026, 11, 1 + (acts % days))).toISOString().slice(0, 10);
  const email = `traveller${acts % 500}@example.com`;
  const customer = { name: 'Asha Juma', email, phone: '+255 700 000 001' };
  const booked = await askToBook(visitor, { date, customer });
  note(booked);
  if (booked.status !== 201) return;
  const own = `/api/bookings/${booked.body.reference}`;
  note(await visitor.get(own));
  note(await visitor.patch(own, { pickupTime: '14:00' }, { 'if-match': '*' }));
  note(await visitor.post(`${own}/cancellation`, {}, { 'if-match': '*' }));
}

function filesIn(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

function lookAt(system: System): Look {
  const { pid } = system.process;
  const files = filesIn(system.settings.DATA_DIR ?? '');
  const walBytes = files
    .filter((file) => file.endsWith('-wal'))
    .reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
  return {
    residentMb: residentMb(pid),
    openFiles: readdirSync(`/proc/${pid}/fd`).length,
    storedFiles: files.length,
    walMb: walBytes / 1e6,
  };
}

const mails = await MailServer.start();
const system = await System.start({ SMTP_URL: mails.url, MAIL_FROM: 'hello@kanga.example' });
let failures = 0;
try {
  const looks: Look[] = [];
  const visits = new Set<Promise<void>>();
  const begunMs = performance.now();
  const endsMs = begunMs + minutes * 60_000;
  for (let nextLookMs = begunMs; performance.now() < endsMs;) {
    const going = visit(system).catch(() => undefined);
    visits.add(going);
    void going.finally(() => visits.delete(going));
    if (performance.now() >= nextLookMs) {
      looks.push(lookAt(system));
      nextLookMs += lookMs;
    }
    await pause(1_000 / perSecond);
  }
  await Promise.all(visits);
  console.log(`${acts} visits in ${minutes} minutes; answers above 399:`, Object.fromEntries(odd));
  console.log('MB of memory:', looks.map((look) => Math.round(look.residentMb)).join(' '));
  for (const { holds, words } of judgeSoak(looks)) {
    console.log(`${holds ? 'ok    ' : 'FAILED'} ${words}`);
    failures += holds ? 0 : 1;
  }
} finally {
  await system.remove();
  await mails.close();
}
process.exitCode = failures === 0 ? 0 : 1;
