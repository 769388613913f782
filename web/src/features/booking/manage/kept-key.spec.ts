import { KeptKey } from './kept-key.ts';

describe('the key of a request', () => {
  it('stays the same while the outcome of the request is unknown', () => {
    const key = new KeptKey();
    const first = key.for({ date: '2026-12-01' });
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(key.for({ date: '2026-12-01' })).toBe(first);
  });

  it('changes for another request, and after an answer', () => {
    const key = new KeptKey();
    const first = key.for({ date: '2026-12-01' });
    const other = key.for({ date: '2026-12-02' });
    expect(other).not.toBe(first);
    key.forget();
    expect(key.for({ date: '2026-12-02' })).not.toBe(other);
  });
});
