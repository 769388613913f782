import { SeededIdentifiers } from '../../../../test/support/in-memory/seeded-identifiers.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { NodeCryptography } from '../../adapters/node/node-cryptography.ts';
import type { LogFaultView, LogVerdictView } from '../../contracts/operations/verification-view.ts';
import type { Position } from '../event-log/stored-event.ts';
import { Archive, type Shelf } from '../ports/archive.ts';
import { type CheckRecord, CheckRecords } from '../ports/check-records.ts';
import { LogChecker } from '../ports/log-checker.ts';
import type { CheckedLog } from './check-log.ts';
import { AnchorKeeper } from './keep-anchors.ts';
import { LogChecks } from './log-checks.ts';
import { standingFaults, verificationView } from './verification-views.ts';

class ArchiveInMemory extends Archive {
  readonly #entries = new Map<string, string>();

  override add(_: Shelf, name: string, content: string): Promise<boolean> {
    const isNew = !this.#entries.has(name);
    if (isNew) this.#entries.set(name, content);
    return Promise.resolve(isNew);
  }

  override get(_: Shelf, name: string): Promise<string | undefined> {
    return Promise.resolve(this.#entries.get(name));
  }

  override names(): Promise<readonly string[]> {
    return Promise.resolve([...this.#entries.keys()].sort());
  }
}

class RecordsInMemory extends CheckRecords {
  readonly noted: CheckRecord[] = [];

  override load(): Promise<CheckRecord | undefined> {
    return Promise.resolve(this.noted.at(-1));
  }

  override save(record: CheckRecord): Promise<void> {
    this.noted.push(record);
    return Promise.resolve();
  }
}

const tally = {
  ...{ logId: 'log-1', events: 7, streams: 3, heads: 'f'.repeat(64) },
  position: '0000000000000007' as Position,
};
const intact: CheckedLog = {
  verdict: { events: 7, streams: 3, anchors: 0, faults: [] },
  tally,
  givenUp: [],
};
const fault: LogFaultView = { kind: 'event', what: 'it is another', stream: 'tour-a', revision: 2 };
const broken: CheckedLog = {
  verdict: { events: 2, streams: 1, anchors: 0, faults: [fault] },
  givenUp: [],
};

/** A checker that returns the test's answers at the time that the test chooses. */
class ScriptedChecker extends LogChecker {
  checks = 0;
  answers: CheckedLog | Error = intact;
  progress: ((progress: number) => void) | undefined;
  #asked: PromiseWithResolvers<CheckedLog> | undefined;
  /** Whether a check waits until the test ends it. */
  isSlow = false;

  override check(onProgress: (progress: number) => void, signal: AbortSignal): Promise<CheckedLog> {
    this.checks += 1;
    this.progress = onProgress;
    const { answers } = this;
    const asked = Promise.withResolvers<CheckedLog>();
    this.#asked = asked;
    signal.addEventListener('abort', () => {
      asked.reject(new Error('ended'));
    });
    if (answers instanceof Error) asked.reject(answers);
    else if (!this.isSlow) asked.resolve(answers);
    return asked.promise;
  }

  finish(): void {
    this.#asked?.resolve(intact);
  }
}

describe('the daily check of the log and its anchor', () => {
  let clock: VirtualClock;
  let archive: ArchiveInMemory;
  let records: RecordsInMemory;
  let checker: ScriptedChecker;
  let faults: unknown[];
  let informed: LogVerdictView[];
  let mailWorks: boolean;

  beforeEach(() => {
    informed = [];
    mailWorks = true;
    clock = new VirtualClock();
    archive = new ArchiveInMemory();
    records = new RecordsInMemory();
    checker = new ScriptedChecker();
    faults = [];
  });

  const cryptography = new NodeCryptography('the secret that the anchors are sealed with');
  const identifiers = new SeededIdentifiers(11);
  const informOwners = (verdict: LogVerdictView) => {
    informed.push(verdict);
    return Promise.resolve(mailWorks);
  };
  const checksOf = () => new LogChecks({ checker, records, clock, identifiers, informOwners });

  /** The anchor keeper of one process. */
  function keeper(checks = checksOf()): AnchorKeeper {
    const tools = { archive, cryptography, clock, checks };
    return new AnchorKeeper({ ...tools, onFault: (told) => void faults.push(told) });
  }

  const today = () => clock.now().slice(0, 10);

  it('makes one anchor a day if the log was found intact', async () => {
    const process = keeper();
    await process.anchorDay();
    await process.anchorDay();
    expect([await archive.names(), checker.checks]).toEqual([[today()], 1]);
    const first = today();
    await clock.advance(24 * 3_600_000);
    await process.anchorDay();
    expect(await archive.names()).toEqual([first, today()]);
  });

  it('makes no second anchor after a restart or in another process', async () => {
    await keeper().anchorDay();
    await keeper().anchorDay();
    expect(checker.checks).toBe(1);
    await clock.advance(24 * 3_600_000);
    await Promise.all([keeper().anchorDay(), keeper().anchorDay()]);
    expect(await archive.names()).toHaveLength(2);
  });

  it('makes no anchor of a broken log, and reports it once a day', async () => {
    checker.answers = broken;
    const process = keeper();
    await expect(process.anchorDay()).rejects.toThrow('changed or damaged');
    await expect(process.anchorDay()).rejects.toThrow('changed or damaged');
    expect([await archive.names(), faults, checker.checks]).toEqual([[], [[fault]], 1]);
    expect((await records.load())?.verdict).toEqual(broken.verdict);
  });

  describe('that finds faults', () => {
    const check = async () => (await checksOf().begin()).checked;
    const standing = async () => {
      const record = await records.load();
      return record && standingFaults(record);
    };

    it('informs the owners only once about the same faults, but informs them again about other faults', async () => {
      checker.answers = broken;
      await check();
      await check();
      expect(informed).toEqual([broken.verdict]);
      const others = { ...broken.verdict, faults: [fault, { ...fault, revision: 3 }] };
      checker.answers = { ...broken, verdict: others };
      await check();
      expect(informed).toEqual([broken.verdict, others]);
    });

    it('tries again to inform the owners if the mail server refused', async () => {
      checker.answers = broken;
      mailWorks = false;
      await check();
      mailWorks = true;
      await check();
      await check();
      expect(informed).toHaveLength(2);
    });

    it('informs the owners again if a fault comes back after a check without faults', async () => {
      for (const answers of [broken, intact, broken]) {
        checker.answers = answers;
        await check();
      }
      expect(informed).toHaveLength(2);
    });

    it('shows its faults until a check finds none, even while the next check runs', async () => {
      checker.answers = broken;
      await check();
      const foundAt = clock.now();
      checker.isSlow = true;
      checker.answers = intact;
      await clock.advance(5_000);
      const checks = checksOf();
      const { checked } = await checks.begin();
      expect(await standing()).toEqual({ count: 1, foundAt });
      checker.finish();
      await checked;
      expect(await standing()).toBeUndefined();
    });

    it('still shows its faults if the next check cannot run', async () => {
      checker.answers = broken;
      await check();
      checker.answers = new Error('no memory');
      await expect(check()).rejects.toThrow('no memory');
      expect(await standing()).toMatchObject({ count: 1 });
    });
  });

  it('makes the anchor at the next attempt if a check could not run', async () => {
    checker.answers = new Error('no memory');
    const process = keeper();
    await expect(process.anchorDay()).rejects.toThrow('no memory');
    checker.answers = intact;
    await process.anchorDay();
    expect(await archive.names()).toEqual([today()]);
  });

  it('begins no check while another check runs, unless that check has stopped reporting', async () => {
    checker.isSlow = true;
    const [one, other] = [checksOf(), checksOf()];
    const begun = await one.begin('amina');
    expect(await other.begin('juma')).toEqual({ record: begun.record });
    await keeper(other).anchorDay();
    expect(await archive.names()).toEqual([]);
    await clock.advance(31_000);
    expect(verificationView((await records.load()) ?? begun.record, [], clock)).toMatchObject({
      state: 'broken-off',
      startedBy: 'amina',
    });
    expect((await other.begin('juma')).checked).toBeDefined();
    await Promise.all([one.onApplicationShutdown(), other.onApplicationShutdown()]);
  });

  it('begins only one check for two requests at the same moment', async () => {
    checker.isSlow = true;
    const checks = checksOf();
    const [first, second] = await Promise.all([checks.begin('amina'), checks.begin('juma')]);
    expect(second).toEqual({ record: first.record });
    expect([checker.checks, first.record.startedBy]).toEqual([1, 'amina']);
    await checks.onApplicationShutdown();
  });

  it('shows the progress of a check, and its result', async () => {
    checker.isSlow = true;
    const checks = checksOf();
    const { checked } = await checks.begin('amina');
    const shown = async () => {
      const record = await records.load();
      return record && verificationView(record, [], clock);
    };
    expect(await shown()).toMatchObject({ state: 'running', progress: 0, startedBy: 'amina' });
    await clock.advance(1_500);
    checker.progress?.(0.5);
    checker.progress?.(0.6);
    await clock.advance(1_500);
    expect(await shown()).toMatchObject({ state: 'running', progress: 0.5 });
    checker.finish();
    await checked;
    expect(await shown()).toMatchObject({
      state: 'done',
      progress: 1,
      finishedAt: clock.now(),
      verdict: intact.verdict,
    });
  });

  it('is stopped when its process ends', async () => {
    checker.isSlow = true;
    const checks = checksOf();
    const { checked } = await checks.begin();
    const broke = expect(checked).rejects.toThrow('ended');
    await checks.onApplicationShutdown();
    await broke;
    const record = await records.load();
    expect(record && verificationView(record, [], clock).state).toBe('broken-off');
  });
});
