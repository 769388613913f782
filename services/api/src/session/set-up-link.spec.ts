import { SeededIdentifiers } from '../../../../test/support/in-memory/seeded-identifiers.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { SetUpLink } from './set-up-link.ts';

describe('the set-up link', () => {
  const clock = new VirtualClock();
  const tokenOf = (url: string): string => new URL(url).hash.replace('#set-up=', '');

  it('works with its own token, for one hour', async () => {
    const link = new SetUpLink(clock, new SeededIdentifiers());
    expect(link.isOpenTo('')).toBe(false);
    const token = tokenOf(link.issue('https://tours.example'));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(link.isOpenTo(`${token}x`)).toBe(false);
    expect(link.isOpenTo(token)).toBe(true);
    await clock.advance(3_600_000);
    expect(link.isOpenTo(token)).toBe(true);
    await clock.advance(1);
    expect(link.isOpenTo(token)).toBe(false);
  });

  it('does not work again after its first use', () => {
    const link = new SetUpLink(clock, new SeededIdentifiers());
    const token = tokenOf(link.issue('https://tours.example'));
    link.shut();
    expect(link.isOpenTo(token)).toBe(false);
  });
});
