import { exportPath, filterParams, readFilter } from './audit-filter.ts';

describe('the filter of the audit log', () => {
  it('is kept in the address', () => {
    const filter = {
      from: '2026-11-01',
      to: '2026-11-30',
      actor: 'customer',
      kind: 'booking',
      subject: 'ZBL-74100680',
    } as const;
    expect(readFilter(new URLSearchParams(filterParams(filter)))).toEqual(filter);
    expect(exportPath({ actor: 'Asha & co' })).toBe(
      '/api/admin/exports/audit.csv?actor=Asha+%26+co',
    );
  });

  it('leaves out invalid conditions', () => {
    const address = 'from=yesterday&to=2026-02-30&kind=ship&actor=&subject=+&whom=asha';
    expect(readFilter(new URLSearchParams(address))).toEqual({});
  });
});
