import type { Redis } from 'ioredis';

/** Redis is set to throw keys away when it runs short of memory, jobs among them. */
export class RedisMayForget extends Error {
  override readonly name = 'RedisMayForget';

  constructor(policy: string) {
    super(
      `Redis has the maxmemory-policy ${policy} and may throw jobs away: set it to noeviction. ` +
        'Until then the sweeper adds again what was forgotten.',
    );
  }
}

/** Tells where Redis would rather forget jobs than refuse them; asked each time a connection is made. */
export async function reportForgetting(
  connection: Pick<Redis, 'info'>,
  onFault: (error: unknown) => void,
): Promise<void> {
  try {
    const policy = /^maxmemory_policy:(\S+)/m.exec(await connection.info('memory'))?.[1];
    if (policy !== undefined && policy !== 'noeviction') {
      onFault(new RedisMayForget(policy));
    }
  } catch (error) {
    onFault(error);
  }
}
