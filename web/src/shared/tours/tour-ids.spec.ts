import { readTourIds, writeTourIds } from './tour-ids.ts';

describe('the tours that an address names', () => {
  it('are read as they were written', () => {
    const ids = ['spice-farm-tour', 'jozani-forest', 'e2'];
    expect(readTourIds(writeTourIds(ids))).toEqual(ids);
    expect(readTourIds(null)).toEqual([]);
    expect(readTourIds('')).toEqual([]);
  });

  it('leave out what cannot be a tour, and count each once', () => {
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

  it('are not more than anyone keeps, however long the address', () => {
    const many = Array.from({ length: 200_000 }, (_, index) => `tour-${String(index)}`).join(',');
    expect(readTourIds(many)).toHaveLength(50);
  });
});
