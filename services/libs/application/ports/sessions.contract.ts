import type { Session, Sessions } from './sessions.ts';

const session: Session = {
  digest: 'd1',
  accountId: 'account-1',
  epoch: 3,
  openedAt: '2026-11-20T06:00:00.000Z',
  seenAt: '2026-11-20T06:00:00.000Z',
};

/** What every {@link Sessions} keeps; `start` gives an empty one. */
export function sessionsContract(start: () => Sessions): void {
  it('finds a session until it is closed', async () => {
    const sessions = start();
    await sessions.open(session);
    expect(await sessions.find('d1')).toEqual(session);
    expect(await sessions.find('d2')).toBeUndefined();
    await sessions.close('d1');
    await sessions.close('d1');
    expect(await sessions.find('d1')).toBeUndefined();
  });

  it('knows when a session was last used', async () => {
    const sessions = start();
    await sessions.open(session);
    await sessions.markSeen('d1', '2026-11-20T06:20:00.000Z');
    expect((await sessions.find('d1'))?.seenAt).toBe('2026-11-20T06:20:00.000Z');
  });

  it('drops the sessions nobody used since an instant, and no other', async () => {
    const sessions = start();
    await sessions.open(session);
    await sessions.open({ ...session, digest: 'd2', seenAt: '2026-11-20T07:00:00.000Z' });
    await sessions.dropUnseenSince('2026-11-20T07:00:00.000Z');
    expect(await sessions.find('d1')).toBeUndefined();
    expect(await sessions.find('d2')).toBeDefined();
  });

  it('closes the sessions of one account, and no other', async () => {
    const sessions = start();
    await sessions.open(session);
    await sessions.open({ ...session, digest: 'd2' });
    await sessions.open({ ...session, digest: 'd3', accountId: 'account-2' });
    await sessions.closeAllOf('account-1');
    expect(await sessions.find('d1')).toBeUndefined();
    expect(await sessions.find('d2')).toBeUndefined();
    expect(await sessions.find('d3')).toBeDefined();
  });
}
