import { DrawingThread } from './drawing-thread.ts';

/** No web is built beside the sources, so a thread started from the sources cannot draw. */
describe('a thread that cannot draw', () => {
  it('rejects all waiting requests, and is tried again with the next picture', async () => {
    const thread = new DrawingThread();
    const picture = { of: 'home', signature: 'Kanga Day Trips' } as const;
    const first = await Promise.allSettled([thread.draw(picture), thread.draw(picture)]);
    const again = await Promise.allSettled([thread.draw(picture)]);
    expect([...first, ...again].map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
    ]);
    expect(first[0]).toHaveProperty(
      'reason.message',
      expect.stringContaining('web-server/link-picture.js'),
    );
    await thread.onApplicationShutdown();
  });
});
