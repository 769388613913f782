import type { Session, Sessions } from './sessions.ts';

const session: Session = {
  digest: 'd1',
  accountId: 'account-1',
  epoch: 3,
  openedAt: '2026-11-20T06:00:00.000Z',
  seenAt: '2026-11-20T06:00:00.000Z',
  confirmedAt: '2026-11-20T06:00:00.000Z',
  device: 'Firefox on Windows',
  network: '192.0.2.0/24',
};

/** Tests that every {@link Sessions} must pass; `start` returns an empty one. */
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

  it('stores when a session was last used', async () => {
    const sessions = start();
    await sessions.open(session);
    await sessions.markSeen('d1', '2026-11-20T06:20:00.000Z');
    expect((await sessions.find('d1'))?.seenAt).toBe('2026-11-20T06:20:00.000Z');
  });

  it('stores for one session when the password was last given', async () => {
    const sessions = start();
    await sessions.open(session);
    await sessions.open({ ...session, digest: 'd2' });
    await sessions.markConfirmed('d1', '2026-11-20T06:10:00.000Z');
    expect(await sessions.find('d1')).toEqual({
      ...session,
      confirmedAt: '2026-11-20T06:10:00.000Z',
    });
    expect(await sessions.find('d2')).toEqual({ ...session, digest: 'd2' });
  });

  it('lists the sessions of one account', async () => {
    const sessions = start();
    await sessions.open(session);
    await sessions.open({ ...session, digest: 'd2', device: 'Safari on iPhone' });
    await sessions.open({ ...session, digest: 'd3', accountId: 'account-2' });
    const listed = await sessions.listOf('account-1');
    expect(listed.toSorted((a, b) => a.digest.localeCompare(b.digest))).toEqual([
      session,
      { ...session, digest: 'd2', device: 'Safari on iPhone' },
    ]);
    expect(await sessions.listOf('account-3')).toEqual([]);
  });

  it('removes only the sessions that were not used since an instant', async () => {
    const sessions = start();
    await sessions.open(session);
    await sessions.open({ ...session, digest: 'd2', seenAt: '2026-11-20T07:00:00.000Z' });
    await sessions.dropUnseenSince('2026-11-20T07:00:00.000Z');
    expect(await sessions.find('d1')).toBeUndefined();
    expect(await sessions.find('d2')).toBeDefined();
  });

  it('closes only the sessions of one account', async () => {
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
