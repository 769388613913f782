import { Problem } from '../http/problem.ts';
import { QuickPasswords } from '../../../../test/support/in-memory/quick-passwords.ts';
import { Passwords } from './passwords.ts';

describe('passwords', () => {
  it('are checked a few at a time, and refused if too many checks wait', async () => {
    const passwords = new QuickPasswords();
    const guess = () => passwords.verify(undefined, 'guess', 'anybody');
    const checks = Array.from({ length: 23 }, guess);
    const answers = await Promise.allSettled(checks);
    const sentAway = answers.filter((answer) => answer.status === 'rejected');
    expect(sentAway).toHaveLength(1);
    expect(sentAway[0]?.reason).toBeInstanceOf(Problem);
    expect(await passwords.verify(undefined, 'guess')).toBe(false);
  });

  it('are checked at once for known devices, even during many guesses from elsewhere', async () => {
    const passwords = new QuickPasswords();
    const hash = await passwords.hash('right');
    const ended: string[] = [];
    const flood = Array.from({ length: 22 }, async () => {
      await passwords.verify(undefined, 'guess', 'anybody');
      ended.push('guess');
    });
    expect(await passwords.verify(hash, 'right', 'known')).toBe(true);
    expect(ended.length).toBeLessThan(22);
    await Promise.all(flood);
  });

  it('cost 64 MiB and three passes for each guess', async () => {
    expect(await new Passwords().hash('guess')).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  });

  it('are distinguished from one another, in any script', async () => {
    const passwords = new QuickPasswords();
    const hash = await passwords.hash('nenosiri 密碼 🏝');
    expect(await passwords.verify(hash, 'nenosiri 密碼 🏝')).toBe(true);
    expect(await passwords.verify(hash, 'nenosiri 密碼')).toBe(false);
  });
});
