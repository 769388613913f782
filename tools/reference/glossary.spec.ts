import { definedTwice } from './glossary.ts';

describe('The glossary', () => {
  it('defines each word once, in all rows together', () => {
    const page =
      '| **Anchor** | A mark. |\n| **Port, adapter** | An **anchor**. |\n| **Adapter** | It. |\n';
    expect(definedTwice(page)).toEqual(['anchor', 'adapter']);
  });

  it('may use a word in other definitions', () => {
    expect(definedTwice('| **Port** | A port. |\n| **Adapter** | Of a port. |\n')).toEqual([]);
  });
});
