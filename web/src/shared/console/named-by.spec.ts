import { isNamedBy } from './named-by.ts';

describe('a text that is searched', () => {
  it('is found by words in any order and case', () => {
    expect(isNamedBy('Mikumi Safari, two days', 'safari MIKUMI')).toBe(true);
    expect(isNamedBy('Mikumi Safari', 'saf')).toBe(true);
    expect(isNamedBy('Mikumi Safari', 'safari reef')).toBe(false);
    expect(isNamedBy('Mikumi Safari', '')).toBe(true);
  });
});
