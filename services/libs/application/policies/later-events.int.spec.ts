import { InMemoryEventStore } from '../../../../test/support/in-memory/in-memory-event-store.ts';
import { InMemoryLog } from '../../../../test/support/in-memory/in-memory-log.ts';
import { part } from '../../../../test/support/in-memory/stored-events.ts';
import { LooseCheckpoints } from '../../../../test/support/in-memory/loose-checkpoints.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { NodeCryptography } from '../../adapters/node/node-cryptography.ts';
import type { CataloguedEvent } from '../event-log/event-catalogue.ts';
import { LogPages } from '../event-log/log-pages.ts';
import type { Policy } from './policy.ts';
import { type PolicyFault, PolicyRunner } from './policy-runner.ts';

describe('a policy that meets an event of a later release', () => {
  it.each([
    ['in a later version', { schemaVersion: 9 }],
    ['of an unknown type', { type: 'EnquiryBlessed' }],
  ])(
    '%s waits, reports the event, parks no event, and continues after a later release has replaced it',
    async (_, later) => {
      const clock = new VirtualClock();
      const log = new InMemoryLog();
      const checkpoints = new LooseCheckpoints();
      const faults: PolicyFault[] = [];
      const acted: string[] = [];
      const policy: Policy<CataloguedEvent> = {
        name: 'note-what-was-enquired',
        act(event) {
          acted.push((event.data as { tourTitle: string }).tourTitle);
          return Promise.resolve();
        },
      };
      const start = () => {
        const stopping = new AbortController();
        const store = new InMemoryEventStore(log);
        const pages = new LogPages({
          ...{ log: store, clock, categories: ['engagement'], waitForOthersMsMax: 0 },
          onFault: () => undefined,
        });
        const runner = new PolicyRunner(
          { policy, events: ['WhatsAppEnquiryStarted'], categories: ['engagement'] },
          {
            ...{ log: store, pages },
            commands: { execute: () => Promise.reject(new Error('No command is given here.')) },
            cryptography: new NodeCryptography('the secret of the stories of later events'),
            jobs: { add: () => Promise.resolve() },
            onFault: (fault) => faults.push(fault),
            ...{ checkpoints, clock },
          },
        );
        void runner.run(stopping.signal);
        stopping.signal.addEventListener('abort', () => {
          pages.close();
        });
        return stopping;
      };
      const pass = async (ms = 0) => {
        await clock.advance(ms);
        for (let turn = 0; turn < 40; turn += 1) await clock.advance(0);
      };
      const enquire = (tourTitle: string, expected: number | 'no-stream') => {
        const data = { tourTitle, userAgent: null };
        log.append(
          [part('engagement-spice', expected, { type: 'WhatsAppEnquiryStarted', data })],
          [],
        );
      };

      enquire('one', 'no-stream');
      const old = start();
      await pass();
      enquire('two', 0);
      const [stored] = log.events.slice(-1);
      if (stored === undefined) throw new Error('Nothing was stored.');
      log.events.splice(-1, 1, { ...stored, ...later });
      await pass(300_000);
      expect(acted).toEqual(['one']);
      expect(checkpoints.kept?.parked).toEqual([]);
      const said = faults.map(({ failure, isParked }) => ({ failure, isParked }));
      expect(said).toContainEqual({
        failure: expect.stringContaining('is unknown to this release'),
        isParked: false,
      });
      expect(said.filter(({ isParked }) => isParked)).toEqual([]);

      // The release that wrote the event can also read it.
      old.abort();
      log.events.splice(-1, 1, stored);
      const next = start();
      await pass();
      expect(acted).toEqual(['one', 'two']);
      next.abort();
    },
  );
});
