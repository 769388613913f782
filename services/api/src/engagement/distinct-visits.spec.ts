import { DistinctVisits } from './distinct-visits.ts';

const hourMs = 3_600_000;
const limits = { perWideNetwork: 5, altogether: 60, rememberedMax: 1_000 };

describe('visits of a tour', () => {
  let visits: DistinctVisits;

  beforeEach(() => {
    visits = new DistinctVisits(limits);
  });

  /** How many of the visits count. */
  const counted = (
    times: number,
    from: (n: number) => { readonly near: string; readonly wide: string },
    { tour = 'spice', nowMs = 0 } = {},
  ) =>
    Array.from({ length: times }, (_, n) => visits.visit(tour, from(n), nowMs)).filter(
      (visit) => visit === 'counts',
    ).length;

  it('count once per network, tour and hour', () => {
    const here = () => ({ near: 'a', wide: 'w' });
    expect(counted(20_000, here)).toBe(1);
    expect(counted(2, here, { tour: 'reef' })).toBe(1);
    expect(counted(2, here, { nowMs: hourMs - 1 })).toBe(0);
    expect(counted(2, here, { nowMs: hourMs })).toBe(1);
  });

  it('count up to a cap from one wide network, and still from others', () => {
    expect(counted(20_000, (n) => ({ near: `a${n}`, wide: 'w' }))).toBe(5);
    expect(counted(1, () => ({ near: 'b', wide: 'v' }))).toBe(1);
    expect(visits.visit('spice', { near: 'c', wide: 'w' }, 0)).toBe('too-many');
  });

  it('count up to a cap from all networks', () => {
    expect(counted(20_000, (n) => ({ near: `a${n}`, wide: `w${n}` }))).toBe(60);
    expect(counted(1, () => ({ near: 'b', wide: 'v' }), { tour: 'reef' })).toBe(1);
  });

  it('do not count where the memory limit is reached', () => {
    visits = new DistinctVisits({ perWideNetwork: 9, altogether: 9, rememberedMax: 10 });
    for (let tour = 0; tour < 100; tour += 1) visits.visit(`t${tour}`, { near: 'a', wide: 'w' }, 0);
    expect(visits.visit('spice', { near: 'a', wide: 'w' }, 0)).toBe('too-many');
    expect(visits.visit('spice', { near: 'a', wide: 'w' }, hourMs)).toBe('counts');
  });
});
