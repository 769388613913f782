import { readTourIds, writeTourIds } from './tour-ids.ts';

describe('the tour ids in an address', () => {
  it('are read as they were written', () => {
    const ids = ['spice-farm-tour', 'jozani-forest', 'e2'];
    expect(readTourIds(writeTourIds(ids))).toEqual(ids);
    expect(readTourIds(null)).toEqual([]);
    expect(readTourIds('')).toEqual([]);
  });

  it('leave out invalid ids, and contain each id once', () => {
    const hostile = [
      'spice-farm-tour',
      '../admin',
      '<script>alert(1)</script>',
      'spice-farm-tour',
      'Spice',
      ' jozani',
      '-',
      'a'.repeat(121),
      '',
      'jozani-forest',
    ].join(',');
    expect(readTourIds(hostile)).toEqual(['spice-farm-tour', 'jozani-forest']);
  });

  it('are limited in number, even in a very long address', () => {
    const many = Array.from({ length: 200_000 }, (_, index) => `tour-${String(index)}`).join(',');
    expect(readTourIds(many)).toHaveLength(50);
  });
});
