import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLogForReading } from '../../services/libs/adapters/embedded/log/sqlite-log-file.ts';
import { isKey } from '../../services/libs/application/ports/key-vault.ts';
import { book } from '../support/stories/booking-requests.ts';
import { describeWherePossible } from '../support/jest/describe-where-possible.ts';
import { OpenedStore, settingsOn } from '../support/in-memory/opened-store.ts';
import { System } from '../support/processes/start-system.ts';
import { storyProfile } from '../support/stories/story-profile.ts';
import { cutPower, cutsOf, fullMsMax } from './cut-power.ts';
import { readDisk } from './disk-image-files.ts';
import { recorded, whyNotRecorded } from './disk-recorder.ts';
import { readTrace } from './disk-trace.ts';
import { type Events, eventsIn, eventsOf, whatIsMissingOf } from './store-contents.ts';

const cuts = cutsOf(4);
const whyNot =
  storyProfile === 'embedded'
    ? undefined
    : 'This story is about the files of the embedded profile.';
const name = `a customer who is erased while the power is cut ${cuts} times`;

const asha = { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 001' };
const ben = { name: 'Ben Moyo', email: 'ben@example.com', phone: '+255 700 000 002' };

describeWherePossible([whyNotRecorded(), whyNot], name, () => {
  let place: string;
  let root: string;

  beforeAll(() => {
    place = mkdtempSync(join(tmpdir(), 'power-'));
    root = join(place, 'data');
  });

  afterAll(() => {
    rmSync(place, { recursive: true, force: true });
  });

  async function customerIds(): Promise<{ readonly asha: string; readonly ben: string }> {
    const store = await OpenedStore.open(settingsOn(root));
    try {
      const [ofAsha, ofBen] = await Promise.all(
        [asha, ben].map(({ email }) => store.ports.keyVault.customersOfEmail(email)),
      );
      return { asha: ofAsha?.[0] ?? '', ben: ofBen?.[0] ?? '' };
    } finally {
      await store.close();
    }
  }

  function wrappedKeyOf(customerId: string): string {
    const log = openLogForReading(join(root, 'event-log.sqlite'));
    try {
      const sql = 'SELECT wrapped FROM wrapped_customer_key WHERE customer_id = ?';
      return String(log.prepare(sql).get(customerId)?.wrapped);
    } finally {
      log.close();
    }
  }

  it(
    'keeps the key or loses it completely, and never has it again after the erasure was acknowledged',
    async () => {
      const system = await System.start({ DATA_DIR: root });
      await book(system.visitor(), { customer: asha });
      await book(system.visitor(), { customer: ben });
      await system.stop();
      const ids = await customerIds();
      const wrapped = wrappedKeyOf(ids.asha);
      expect(wrapped.length).toBeGreaterThan(40);
      const start = readDisk(root);
      const trace = join(place, 'trace');
      await system.startAgain(recorded({ root, trace }));
      const staff = await system.staff();
      const before = { at: statSync(trace).size, events: eventsIn(root) };
      const erasure = await staff.post('/api/admin/customers/erasure', { email: asha.email });
      expect(erasure.status).toBe(200);
      const after = { at: statSync(trace).size, events: eventsIn(root) };
      await system.kill();
      await system.remove();

      const judge = async (left: string, isAcknowledged: boolean) => {
        const wanted: Events = (isAcknowledged ? after : before).events;
        const seen = { isErased: false, isEntered: false, isBenThere: false };
        const found = await eventsOf(left, async ({ ports }) => {
          seen.isErased = (await ports.keyVault.open(ids.asha)) === 'destroyed';
          seen.isBenThere = isKey(await ports.keyVault.open(ids.ben));
          seen.isEntered = (await ports.archive.names('erasures')).length > 0;
        });
        const { isErased, isEntered, isBenThere } = seen;
        if (!isBenThere) return 'the key of somebody else is gone';
        if (isErased !== isEntered) return `erased: ${isErased}, in the ledger: ${isEntered}`;
        if (isAcknowledged && !isErased) return 'an acknowledged erasure is undone';
        const holders = [...readDisk(left)].filter(([, bytes]) => bytes.includes(wrapped));
        if (isErased && holders.length > 0) return `the key is still in ${holders[0]?.[0] ?? ''}`;
        return whatIsMissingOf(found, wanted);
      };
      const run = { start, trace: readTrace(trace) };
      const wrong = await cutPower(run, { seed: 7, cuts, after: before.at }, (left, { at }) =>
        judge(left, at >= after.at),
      );
      expect(wrong).toEqual([]);
    },
    fullMsMax,
  );
});
