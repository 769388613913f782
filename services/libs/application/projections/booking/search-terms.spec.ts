import fc from 'fast-check';
import { contactTerms, searchPrefixes } from './search-terms.ts';

const contact = {
  name: 'José  María Ñandú-Öztürk',
  email: 'jose.maria+tours@Example.org',
  phone: '+255 (0) 777-123-456',
};

function finds(text: string, terms = contactTerms(74_100_680, contact)): boolean {
  const prefixes = searchPrefixes(text);
  return (
    prefixes.length > 0 && prefixes.every((prefix) => terms.some((term) => term.startsWith(prefix)))
  );
}

describe('A booking', () => {
  it.each([
    ['its reference, in any spelling', ['ZBL-74100680', 'zbl74100680', 'zbl - 7410', '7410']],
    ['the words of its name, in any order, case and accent', ['maria jose', 'ÑAND', 'ozturk']],
    ['its e-mail address and its parts', ['jose.maria+tours@example', 'tours', 'example.org']],
    [
      'its phone number, as it is dialled from abroad and at home',
      ['+255 0777 123', '2550777123456', '0777 123 456', '777123'],
    ],
  ])('is found by %s', (_what, texts) => {
    expect(texts.filter((text) => !finds(text))).toStrictEqual([]);
  });

  it.each(['pedro', 'jose pedro', '7410068012', 'zbl-123', '123456', 'aria', '777 999'])(
    'is not found by "%s"',
    (text) => {
      expect(finds(text)).toBe(false);
    },
  );

  it.each(['0777 123', '+255 777 123', '255777'])(
    'is found by %s if its phone number was stored without a country code',
    (text) => {
      const terms = contactTerms(1, { name: '', email: '', phone: '0777 123 456' });
      expect(
        searchPrefixes(text).every((each) => terms.some((term) => term.startsWith(each))),
      ).toBe(true);
    },
  );

  it('is found by its name and number without an e-mail address', () => {
    const terms = contactTerms(74_100_680, { name: 'Mzee Salum', email: null, phone: '' });
    expect(terms).toStrictEqual(['74100680', 'mzee', 'salum']);
  });

  it('is found only by its number when its contact is unknown', () => {
    expect(contactTerms(74_100_680, undefined)).toStrictEqual(['74100680']);
  });

  it('is found by every word of every name', () => {
    const letter = fc.constantFrom('a', 'Z', 'É', 'ß', 'İ', 'Σ', 'ö', 'ﬁ', '陳', 'ع', '-', '’');
    fc.assert(
      fc.property(fc.array(fc.string({ unit: letter, minLength: 1 })), (words) => {
        const terms = contactTerms(1, { name: words.join(' '), email: '', phone: '' });
        for (const word of words) {
          for (const prefix of searchPrefixes(word)) {
            expect(terms.some((term) => term.startsWith(prefix))).toBe(true);
          }
        }
      }),
    );
  });
});

describe('A search text', () => {
  it('has no terms without letters or digits', () => {
    expect(searchPrefixes(' -- !? ')).toStrictEqual([]);
  });

  it('is cut if more text would only slow down the search', () => {
    const long = searchPrefixes(`${'a'.repeat(1_000_000)} ${'b '.repeat(1_000)}c d e f g h i j`);
    expect(long.length).toBeLessThanOrEqual(8);
    expect(Math.max(...long.map((prefix) => prefix.length))).toBe(64);
  });
});
