import { engineFaults, engineNames, engineTitles } from '../../faults/engine-faults.ts';
import { summaryOf } from '../../faults/figures.ts';
import { faultsOf } from '../../faults/judgement.ts';
import { allNotifications } from '../../faults/killed-processes.ts';
import { liveThrough, referencesOf } from '../../faults/life-under-fault.ts';
import { book } from '../../support/stories/booking-requests.ts';
import {
  bookedReferences,
  describeDistributed,
  eventually,
} from '../../support/stories/distributed-story.ts';
import { MailServer } from '../../support/processes/mail-server.ts';
import { ProxiedEngines } from '../../support/processes/proxied-engines.ts';
import { System } from '../../support/processes/start-system.ts';
import type { Visitor } from '../../support/stories/visitor.ts';

/** How long a fault of an engine lasts, in milliseconds. In `npm run faults`, it lasts a minute. */
const awayMs = 1_000;

/** The length of a fault that only a timeout detects: longer than any timeout of the product. */
const silentMs = 2_500;

/** This suite tests three very different faults; `npm run faults` tests all faults. */
const faultNames = ['is killed and started again', 'freezes', 'has its connections half-open'];
const faults = faultNames.map((name) => {
  const fault = engineFaults.find((each) => each.name === name);
  if (fault === undefined) throw new Error(`There is no fault "${name}".`);
  return fault;
});

/** Test suites run in parallel, so the machine is busy. */
const busy = { slackMs: 1_000, mayBeOutOfTime: true };

describeDistributed('an engine that fails for some seconds', () => {
  let place: ProxiedEngines;
  let mails: MailServer;
  let system: System;
  let staff: Visitor;
  const booked: string[] = [];

  beforeAll(async () => {
    mails = await MailServer.start();
    place = await ProxiedEngines.start();
    system = await System.startOn(place, { SMTP_URL: mails.url });
    staff = await system.staff(system.hastyVisitor());
    booked.push((await book(system.visitor())).reference);
  });

  afterAll(async () => {
    await system.remove();
    await mails.close();
  });

  describe.each(engineNames.map((engine) => [engineTitles[engine], engine] as const))(
    'when %s',
    (_, engine) => {
      it.each(faults.map((fault) => [fault.name, fault] as const))(
        '%s, travellers can book or read when to try again, and afterwards the product catches up',
        async (_name, fault) => {
          const world = { place, system, staff, travellers: 1 };
          const life = await liveThrough(fault, engine, world, fault.isSilent ? silentMs : awayMs);
          booked.push(...referencesOf(life));
          console.info(summaryOf(life));
          expect(faultsOf(life, busy)).toEqual([]);
        },
      );
    },
  );

  it('causes no missing or double booking in the lists of staff, and every e-mail is sent', async () => {
    const twice = [...booked, ...booked].toSorted();
    let seen: readonly string[] = [];
    await eventually('every booking has its two messages', async () => {
      try {
        seen = await bookedReferences(staff);
        const told = (await allNotifications(staff)).map(({ reference = '' }) => reference);
        return JSON.stringify(told.toSorted()) === JSON.stringify(twice);
      } catch {
        return false; // The machine was too busy to answer in time.
      }
    });
    expect(seen).toEqual(booked.toSorted());
  });
});
