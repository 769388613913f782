import { InMemoryEventStore } from '../../../../test/support/in-memory/in-memory-event-store.ts';
import { InMemoryLog } from '../../../../test/support/in-memory/in-memory-log.ts';
import { LooseCheckpoints } from '../../../../test/support/in-memory/loose-checkpoints.ts';
import { SeededIdentifiers } from '../../../../test/support/in-memory/seeded-identifiers.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { NodeCryptography } from '../../adapters/node/node-cryptography.ts';
import type { CataloguedEvent } from '../event-log/event-catalogue.ts';
import { LogPages } from '../event-log/log-pages.ts';
import { EventStamp, headOf } from '../event-log/stamp.ts';
import { beginning, type Position } from '../event-log/stored-event.ts';
import type { PolicyProgress } from '../ports/policy-checkpoints.ts';
import { NotNow, type Policy } from './policy.ts';
import { type PolicyFault, PolicyRunner } from './policy-runner.ts';

describe('a policy that follows the log', () => {
  const cryptography = new NodeCryptography('the secret of the policies’ stories');
  const identifiers = new SeededIdentifiers();
  let clock: VirtualClock;
  let log: InMemoryLog;
  let checkpoints: LooseCheckpoints;
  let faults: PolicyFault[];
  let acted: string[];
  let troubles: Map<string, () => Error | undefined>;
  let stopping: AbortController;

  beforeEach(() => {
    clock = new VirtualClock();
    log = new InMemoryLog();
    checkpoints = new LooseCheckpoints();
    faults = [];
    acted = [];
    troubles = new Map();
    stopping = new AbortController();
  });

  afterEach(() => {
    stopping.abort();
  });

  /** Records the text of the event, unless the test makes the act fail. */
  const policy: Policy<CataloguedEvent> = {
    name: 'note-what-was-enquired',
    act(event) {
      const { tourTitle } = event.data as { tourTitle: string };
      const trouble = troubles.get(tourTitle)?.();
      if (trouble !== undefined) {
        return Promise.reject(trouble);
      }
      acted.push(tourTitle);
      return Promise.resolve();
    },
  };

  const jobs = { add: () => Promise.resolve() };
  const commands = { execute: () => Promise.reject(new Error('No command is given here.')) };

  function runnerOf(run: Policy<CataloguedEvent>): PolicyRunner {
    const store = new InMemoryEventStore(log);
    const categories = ['engagement'];
    const onFault = () => undefined;
    const pages = new LogPages({ log: store, clock, categories, waitForOthersMsMax: 0, onFault });
    stopping.signal.addEventListener('abort', () => {
      pages.close();
    });
    return new PolicyRunner(
      { policy: run, events: ['WhatsAppEnquiryStarted'], categories },
      {
        ...{ log: store, pages, commands, cryptography, checkpoints, clock, jobs },
        onFault: (fault) => faults.push(fault),
      },
    );
  }

  function start(run: Policy<CataloguedEvent> = policy): PolicyRunner {
    const runner = runnerOf(run);
    void runner.run(stopping.signal);
    return runner;
  }

  /** Does everything that can be done now, then lets some time pass. */
  async function pass(ms = 0): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) {
      await clock.advance(0);
    }
    await clock.advance(ms);
    for (let turn = 0; turn < 20; turn += 1) {
      await clock.advance(0);
    }
  }

  function store(stream: string, ...events: readonly CataloguedEvent[]): void {
    const head = headOf(stream, log.readStream(stream));
    const stamp = new EventStamp({ cryptography, identifiers });
    const traces = {
      commandId: identifiers.uuid(),
      bodyMac: '',
      actor: { kind: 'customer' as const },
      correlationId: 'c',
      causationId: 'c',
      requestId: 'r',
      now: clock.now(),
    };
    log.append([stamp.stamp(events, head, traces)], []);
  }

  function enquire(...titles: readonly string[]): void {
    enquireAbout('spice', titles);
  }

  function enquireAbout(tour: string, titles: readonly string[]): void {
    for (const tourTitle of titles) {
      store(`engagement-${tour}`, {
        type: 'WhatsAppEnquiryStarted',
        data: { tourTitle, userAgent: null },
      });
    }
  }

  it('acts on every event of its types from the beginning, and on later ones', async () => {
    enquire('one', 'two');
    store('engagement-spice', {
      type: 'TourViewsRecorded',
      data: { count: 1, from: clock.now(), to: clock.now() },
    });
    store('tour-spice', { type: 'TourPublished', data: {} });
    start();
    await pass();
    expect(acted).toEqual(['one', 'two']);
    enquire('three');
    await pass();
    expect(acted).toEqual(['one', 'two', 'three']);
    expect(checkpoints.kept?.checkpoint.position).toBe(log.head());
  });

  it('continues from its checkpoint, also after events that it ignores', async () => {
    enquire('one');
    start();
    await pass();
    stopping.abort();
    stopping = new AbortController();
    enquire('two');
    start();
    await pass();
    expect(acted).toEqual(['one', 'two']);
  });

  it('stores its checkpoint after events that it ignores at most once a second', async () => {
    const publish = () => {
      store('tour-spice', { type: 'TourPublished', data: {} });
    };
    publish();
    const runner = start();
    await pass();
    const first = log.head();
    publish();
    await pass(900);
    expect(runner.position).toBe(log.head());
    expect(checkpoints.kept?.checkpoint.position).toBe(first);
    await pass(100);
    publish();
    await pass();
    expect(checkpoints.kept?.checkpoint.position).toBe(log.head());
  });

  it('acts again on an event if it crashed before it stored its checkpoint', async () => {
    enquire('one');
    start();
    await pass();
    stopping.abort();
    checkpoints.kept = undefined;
    stopping = new AbortController();
    start();
    await pass();
    expect(acted).toEqual(['one', 'one']);
  });

  it('delays all later events of a stream until it has acted on an event that cannot be handled now', async () => {
    let tries = 0;
    troubles.set('one', () => ((tries += 1) <= 20 ? new NotNow('busy') : undefined));
    enquire('one', 'two');
    start();
    await pass(60_000);
    expect(acted).toEqual([]);
    expect(faults.every(({ isParked }) => !isParked)).toBe(true);
    await pass(600_000);
    await pass(600_000);
    expect(acted).toEqual(['one', 'two']);
  });

  it('acts on other streams meanwhile, and stores its checkpoint after all acts', async () => {
    let isBusy = true;
    troubles.set('one', () => (isBusy ? new NotNow('busy') : undefined));
    enquireAbout('spice', ['one', 'two']);
    enquireAbout('reef', ['three', 'four']);
    const runner = start();
    await pass(60_000);
    expect(acted).toEqual(['three', 'four']);
    expect([runner.position, checkpoints.kept]).toEqual([beginning, undefined]);
    isBusy = false;
    await pass(60_000);
    expect(acted).toEqual(['three', 'four', 'one', 'two']);
    expect(checkpoints.kept?.checkpoint.position).toBe(log.head());
  });

  it('acts again on a whole page if it was stopped in the middle', async () => {
    troubles.set('one', () => new NotNow('busy'));
    enquireAbout('spice', ['one']);
    enquireAbout('reef', ['two']);
    start();
    await pass();
    stopping.abort();
    await pass(1_000);
    expect([acted, checkpoints.kept]).toEqual([['two'], undefined]);
    troubles.clear();
    stopping = new AbortController();
    start();
    await pass();
    expect(acted.toSorted()).toEqual(['one', 'two', 'two']);
  });

  it('waits exactly the delay of the policy after an event before it acts on the event', async () => {
    enquire('old');
    await clock.advance(900);
    enquire('new');
    start({ ...policy, delayMs: 1_000 });
    await pass(99);
    expect(acted).toEqual([]);
    await pass(1);
    expect(acted).toEqual(['old']);
    await pass(900);
    expect(acted).toEqual(['old', 'new']);
    enquire('stopped');
    await pass(500);
    stopping.abort();
    await pass(1_000);
    expect(acted).toEqual(['old', 'new']);
  });

  it('waits no longer than the delay even if the clock of the event’s process is ahead', async () => {
    enquire('from the future');
    clock = new VirtualClock('2026-11-20T05:00:00.000Z');
    start({ ...policy, delayMs: 1_000 });
    await pass(1_000);
    expect(acted).toEqual(['from the future']);
  });

  it('parks and reports an event that keeps failing, continues, and acts on it as soon as possible', async () => {
    let isBroken = true;
    troubles.set('one', () => (isBroken ? new TypeError('of asha@example.com') : undefined));
    enquire('one', 'two');
    const runner = start();
    await pass(10_000);
    expect(acted).toEqual(['two']);
    expect(runner.parked).toMatchObject([{ stream: 'engagement-spice', revision: 0 }]);
    expect(faults).toHaveLength(5);
    expect(faults.at(-1)).toMatchObject({ policy: policy.name, isParked: true });
    expect(JSON.stringify([faults, checkpoints.kept])).not.toContain('asha');
    isBroken = false;
    await pass(60_000);
    enquire('three');
    await pass();
    expect(acted).toEqual(['two', 'one', 'three']);
    expect(runner.parked).toEqual([]);
    expect(checkpoints.kept?.parked).toEqual([]);
  });

  it('keeps its parked events after a restart', async () => {
    let isBroken = true;
    troubles.set('one', () => (isBroken ? new TypeError('broken') : undefined));
    enquire('one', 'two');
    start();
    await pass(10_000);
    stopping.abort();
    stopping = new AbortController();
    isBroken = false;
    start();
    enquire('three');
    await pass();
    expect(acted).toEqual(['two', 'one', 'three']);
  });

  it.each<[string, (progress: PolicyProgress) => PolicyProgress]>([
    [
      'of another log',
      ({ checkpoint, parked }) => ({ checkpoint: { ...checkpoint, logId: 'other' }, parked }),
    ],
    [
      'beyond the end of this log',
      ({ checkpoint, parked }) => ({
        checkpoint: { ...checkpoint, position: '9999999999' as Position },
        parked,
      }),
    ],
    [
      'at an event that is not in this log',
      ({ checkpoint, parked }) => ({
        checkpoint: {
          ...checkpoint,
          event: { id: 'other', stream: 'engagement-spice', revision: 0 },
        },
        parked,
      }),
    ],
  ])('starts from the beginning with a checkpoint %s', async (_title, alter) => {
    enquire('one');
    start();
    await pass();
    stopping.abort();
    stopping = new AbortController();
    const noted = checkpoints.kept;
    checkpoints.kept = noted && alter(noted);
    start();
    await pass();
    expect(acted).toEqual(['one', 'one']);
  });

  describe('with a policy that ignores old events at its first start', () => {
    const dayMs = 24 * 60 * 60 * 1000;
    const recent: Policy<CataloguedEvent> = { ...policy, firstStart: { causeAgeMsMax: 2 * dayMs } };

    it('never acts on events that are older than the limit', async () => {
      enquire('old');
      clock.set('2026-11-22T06:00:00.001Z');
      start(recent);
      await pass();
      enquire('new');
      await pass(100);
      expect(acted).toEqual(['new']);
      stopping.abort();
      checkpoints.kept = checkpoints.kept && {
        ...checkpoints.kept,
        checkpoint: { logId: checkpoints.kept.checkpoint.logId, position: beginning },
      };
      stopping = new AbortController();
      start(recent);
      await pass();
      expect(acted).toEqual(['new', 'new']);
    });

    it('acts on events that are exactly as old as the limit', async () => {
      enquire('old');
      clock.set('2026-11-22T06:00:00.000Z');
      start(recent);
      await pass();
      expect(acted).toEqual(['old']);
    });

    it('acts on events that were stored while it did not run, even for a long time', async () => {
      enquire('zero');
      start(recent);
      await pass();
      stopping.abort();
      enquire('one');
      clock.set('2027-01-01T06:00:00.000Z');
      stopping = new AbortController();
      start(recent);
      await pass();
      expect(acted).toEqual(['zero', 'one']);
    });

    it('stops if its checkpoint is not in this log, because otherwise people would get e-mails twice', async () => {
      enquire('one');
      start(recent);
      await pass();
      stopping.abort();
      stopping = new AbortController();
      checkpoints.kept = checkpoints.kept && {
        ...checkpoints.kept,
        checkpoint: { ...checkpoints.kept.checkpoint, logId: 'other' },
      };
      start(recent);
      await pass(120_000);
      expect(acted).toEqual(['one']);
      expect(faults.at(-1)?.failure).toContain('its checkpoint is not in this log');
    });

    it('continues with new events after it gets a new checkpoint', async () => {
      enquire('one');
      checkpoints.kept = {
        checkpoint: { logId: 'other', position: beginning },
        parked: [],
      };
      start(recent);
      await pass(120_000);
      expect(acted).toEqual([]);
      checkpoints.kept = {
        checkpoint: { logId: log.logId, position: beginning },
        parked: [],
        ignoresBefore: clock.now(),
      };
      enquire('two');
      await pass(30_000);
      expect(acted).toEqual(['two']);
    });
  });

  it('begins only after it has read its checkpoint', async () => {
    enquire('one');
    checkpoints.isAway = true;
    const runner = start();
    await pass(1_000);
    expect(acted).toEqual([]);
    expect(runner.position).toBe(beginning);
    checkpoints.isAway = false;
    await pass(10_000);
    expect(acted).toEqual(['one']);
  });

  it('continues while the checkpoint store cannot be reached, and stores its checkpoint when the store is back', async () => {
    start();
    await pass();
    checkpoints.isAway = true;
    enquire('one');
    await pass();
    expect(acted).toEqual(['one']);
    checkpoints.isAway = false;
    enquire('two');
    await pass();
    expect(checkpoints.kept?.checkpoint.position).toBe(log.head());
  });

  it('ends when it is stopped, even while it waits', async () => {
    troubles.set('one', () => new NotNow('busy'));
    enquire('one');
    const runner = runnerOf(policy);
    const ended = runner.run(stopping.signal);
    await pass(1_000);
    stopping.abort();
    await pass();
    await ended;
    expect(checkpoints.kept).toBeUndefined();
  });
});
