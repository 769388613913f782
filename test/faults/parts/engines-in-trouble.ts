import { book } from '../../support/stories/booking-requests.ts';
import { bookedReferences } from '../../support/stories/distributed-story.ts';
import { MailServer } from '../../support/processes/mail-server.ts';
import { type EngineName, ProxiedEngines } from '../../support/processes/proxied-engines.ts';
import { System } from '../../support/processes/start-system.ts';
import { engineFaults, engineTitles } from '../engine-faults.ts';
import type { Extent, FaultPart, FaultReport } from '../fault-part.ts';
import { figuresOf, summaryOf } from '../figures.ts';
import { faultsOf } from '../judgement.ts';
import { type LifeUnderFault, liveThrough, referencesOf } from '../life-under-fault.ts';

const about = `Two travellers book with short pauses and a member of staff looks at lists, while the engine has a fault. There are one API
process, one projector and one worker. Recovery is measured from the end of the fault: until somebody could book, until
staff saw that booking, and until the last e-mail of all bookings was delivered. Clients that were refused repeat their
requests afterwards with the same key. At the end every booking exists once.`;

const head = [
  'Fault',
  'Lasted',
  'Booked',
  'Refused',
  'Slowest answer',
  'Reads refused',
  'Booked again',
  'Seen again',
  'Mailed',
];

/** Applies all faults to one engine, one after the other, with a separate system. */
export function enginesInTrouble(engine: EngineName): FaultPart {
  const title = `${engineTitles[engine]} in trouble`;
  return {
    name: engineTitles[engine].toLowerCase(),
    title,
    about,
    run: (extent, tell) => suffer(engine, extent, tell),
  };
}

async function suffer(
  engine: EngineName,
  { awayMs, silentMs }: Extent,
  tell: (sentence: string) => void,
): Promise<FaultReport> {
  const mails = await MailServer.start();
  const place = await ProxiedEngines.start();
  const system = await System.startOn(place, { SMTP_URL: mails.url });
  const rows: (readonly string[])[] = [head];
  const wrong: string[] = [];
  try {
    const staff = await system.staff(system.hastyVisitor());
    const booked = [(await book(system.visitor())).reference];
    for (const fault of engineFaults) {
      const lastsMs = fault.isSilent ? silentMs : awayMs;
      const world = { place, system, staff, travellers: 2, mailed: () => mails.told };
      const life = await liveThrough(fault, engine, world, lastsMs);
      tell(summaryOf(life));
      rows.push(rowOf(life));
      wrong.push(
        ...new Set(faultsOf(life).map((each) => `${engineTitles[engine]} ${fault.name}: ${each}`)),
      );
      booked.push(...referencesOf(life));
    }
    const seen = await bookedReferences(staff);
    if (JSON.stringify(seen) !== JSON.stringify(booked.toSorted())) {
      wrong.push(`${booked.length} bookings were acknowledged, and staff see ${seen.length}.`);
    }
  } finally {
    await system.remove();
    await mails.close();
  }
  return { table: rows, wrong };
}

function rowOf(life: LifeUnderFault): readonly string[] {
  const figures = figuresOf(life);
  return [
    life.fault.name,
    `${figures.awaySeconds} s`,
    String(figures.booked),
    String(figures.refused),
    seconds(Math.max(figures.slowestBookingMs, figures.slowestReadMs)),
    String(figures.readsRefused),
    seconds(figures.bookableAfterMs),
    seconds(figures.seenAfterMs),
    figures.mailedAfterMs === undefined ? '' : seconds(figures.mailedAfterMs),
  ];
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
