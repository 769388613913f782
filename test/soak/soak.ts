import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { residentMb } from '../bench/harness/processor-time.ts';
import { askToBook } from '../support/stories/booking-requests.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import { System } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';
import type { Look } from './judge-soak.ts';

const perSecond = 5;
const days = 200;

/** All visitors get the same pages and screens. */
const pages = ['/', '/api/tours', '/api/tours/spice-farm-tour', '/api/tours/suggestions?q=spice'];

/** A visitor who looks around, books, looks at the booking, changes it and cancels it: only the log should grow. */
async function visit(system: System, acts: number, odd: Map<number, number>): Promise<void> {
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

interface Soak {
  readonly forMs: number;
  /** The time between two measurements. */
  readonly lookMs: number;
}

interface Soaked {
  readonly visits: number;
  /** How often each status above 399 was answered. */
  readonly odd: ReadonlyMap<number, number>;
  readonly looks: readonly Look[];
}

/**
 * Sends visitors at an even pace to a new product that sends e-mails, and measures the resources that the product
 * holds.
 */
export async function soak({ forMs, lookMs }: Soak): Promise<Soaked> {
  const mails = await MailServer.start();
  const system = await System.start({ SMTP_URL: mails.url, MAIL_FROM: 'hello@kanga.example' });
  try {
    const odd = new Map<number, number>();
    const looks: Look[] = [];
    const going = new Set<Promise<void>>();
    const begunMs = performance.now();
    const endsMs = begunMs + forMs;
    let visits = 0;
    for (let nextLookMs = begunMs; performance.now() < endsMs;) {
      visits += 1;
      const visiting = visit(system, visits, odd).catch(() => undefined);
      going.add(visiting);
      void visiting.finally(() => going.delete(visiting));
      if (performance.now() >= nextLookMs) {
        looks.push(lookAt(system));
        nextLookMs += lookMs;
      }
      await pause(1_000 / perSecond);
    }
    await Promise.all(going);
    return { visits, odd, looks };
  } finally {
    await system.remove();
    await mails.close();
  }
}
