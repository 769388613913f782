import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { InMemorySuppressions } from '../../../../test/support/in-memory/in-memory-suppressions.ts';
import { InProcessRateLimiter } from '../../adapters/node/in-process-rate-limiter.ts';
import { NodeCryptography } from '../../adapters/node/node-cryptography.ts';
import { type AskedMail, MailBounds } from './mail-bounds.ts';
import { SuppressedAddresses } from './suppressed-addresses.ts';

const change: AskedMail = { to: 'asha@example.com', isStoppable: true, isFirstTry: true };

describe('the amount of mail to one address', () => {
  let clock: VirtualClock;
  let counted: string[];
  let told: string[];
  let bounds: MailBounds;

  let shared: InProcessRateLimiter;
  let suppressed: SuppressedAddresses;

  beforeEach(() => {
    clock = new VirtualClock();
    counted = [];
    told = [];
    shared = new InProcessRateLimiter(clock);
    suppressed = new SuppressedAddresses({
      suppressions: new InMemorySuppressions(),
      cryptography: new NodeCryptography('a secret of thirty-two characters'),
      clock,
    });
    bounds = anotherWorker();
  });

  function anotherWorker(): MailBounds {
    return new MailBounds({
      limiter: shared,
      suppressed,
      telemetry: { count: (_metric, labels) => void counted.push(Object.values(labels).join()) },
      perAddressAndDay: 3,
      onLimitReached: (recipient) => told.push(recipient),
    });
  }

  const admitted = async (more: Partial<AskedMail> = {}) =>
    (await bounds.admit({ ...change, ...more }, 'traveller')) === 'admitted';

  it('is limited per day, in any spelling of the address, for all workers together', async () => {
    expect([await admitted(), await admitted({ to: 'Asha@Example.com ' })]).toEqual([true, true]);
    bounds = anotherWorker();
    expect([await admitted({ to: 'asha+1@example.com' }), await admitted()]).toEqual([true, false]);
    expect(await bounds.admit(change, 'traveller')).toBe('daily-limit');
    expect(await admitted({ to: 'juma@example.com' })).toBe(true);
    expect(counted).toEqual(['daily-limit', 'daily-limit']);
    expect(told).toEqual(['traveller', 'traveller']);
    await clock.advance(86_400_000);
    expect(await admitted()).toBe(true);
  });

  it('includes messages that are always sent, but these are not stopped', async () => {
    const sent = [];
    for (let each = 0; each < 5; each += 1) sent.push(await admitted({ isStoppable: false }));
    expect([sent, await admitted()]).toEqual([[true, true, true, true, true], false]);
  });

  it('includes a message only once if it is tried again', async () => {
    await admitted();
    for (let each = 0; each < 5; each += 1) await admitted({ isFirstTry: false });
    expect([await admitted(), await admitted(), await admitted()]).toEqual([true, true, false]);
  });

  it('does not include a message that another worker sends instead', async () => {
    for (let each = 0; each < 5; each += 1) {
      expect(await bounds.admit(change, 'traveller')).toBe('admitted');
      await bounds.uncount(change);
    }
  });

  it('stays the same when a message that was not counted is subtracted', async () => {
    for (let each = 0; each < 3; each += 1) await admitted();
    const always = { ...change, isStoppable: false };
    expect(await bounds.admit(always, 'traveller')).toBe('admitted');
    await bounds.uncount(always);
    expect(await admitted()).toBe(false);
  });

  it('is ten times as high for the operator, who gets a copy of every booking', async () => {
    const admissions = [];
    for (let each = 0; each < 31; each += 1)
      admissions.push(await bounds.admit(change, 'operator'));
    expect(admissions.indexOf('daily-limit')).toBe(30);
  });

  it.each(['bounced', 'complained'] as const)(
    'is zero for a suppressed address (%s), until staff allow e-mails again',
    async (reason) => {
      await suppressed.suppress('asha@example.com', reason);
      const confirmation = {
        ...change,
        isStoppable: false,
        isFirstTry: false,
        to: 'ASHA@example.com',
      };
      expect(await bounds.admit(confirmation, 'traveller')).toBe(reason);
      expect(await suppressed.of('asha@example.com')).toEqual({
        reason,
        since: clock.now(),
      });
      expect(await admitted({ to: 'juma@example.com' })).toBe(true);
      await suppressed.lift('asha@example.com');
      expect([await bounds.admit(confirmation, 'traveller'), counted]).toEqual([
        'admitted',
        [reason],
      ]);
    },
  );
});
