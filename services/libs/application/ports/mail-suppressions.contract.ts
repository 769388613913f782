import type { MailSuppression, MailSuppressions } from './mail-suppressions.ts';

const bounced: MailSuppression = { reason: 'bounced', since: '2026-11-20T06:10:00.000Z' };
const complained: MailSuppression = { reason: 'complained', since: '2026-11-21T06:10:00.000Z' };

/** Tests that every {@link MailSuppressions} must pass; `start` returns an empty one. */
export function mailSuppressionsContract(start: () => MailSuppressions): void {
  it('stores why and since when an address gets no mail', async () => {
    const suppressions = start();
    await suppressions.suppress('address-a', bounced);
    expect(await suppressions.of('address-a')).toEqual(bounced);
    expect(await suppressions.of('address-b')).toBeUndefined();
  });

  it('keeps the first reason', async () => {
    const suppressions = start();
    await suppressions.suppress('address-a', bounced);
    await suppressions.suppress('address-a', complained);
    expect(await suppressions.of('address-a')).toEqual(bounced);
  });

  it('allows mail again', async () => {
    const suppressions = start();
    await suppressions.suppress('address-a', bounced);
    await suppressions.lift('address-a');
    await suppressions.lift('address-b');
    expect(await suppressions.of('address-a')).toBeUndefined();
    await suppressions.suppress('address-a', complained);
    expect(await suppressions.of('address-a')).toEqual(complained);
  });
}
