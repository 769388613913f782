import fc from 'fast-check';
import { isSimilarTour, isSimilarWord, searchText, withUsualNames } from './similar-search.ts';

const spice = {
  title: 'Spice Farm Tour',
  categories: ['Food & Culinary'],
  meetingPoint: 'Darajani market, Stone Town',
};

describe('a word that is similar to another', () => {
  it.each([
    ['spce', 'spice', 'a letter is missing'],
    ['spicee', 'spice', 'a letter is too many'],
    ['spica', 'spice', 'a letter is wrong'],
    ['spcie', 'spice', 'two letters are exchanged'],
    ['mnemda', 'mnemba', 'a letter is wrong'],
    ['snorkling', 'snorkelling', 'two letters of a long word are missing'],
    ['snorkl', 'snorkelling', 'the word is unfinished'],
    ['snor', 'snorkelling', 'the beginning is typed'],
    ['sea', 'sea', 'it is the same short word'],
  ])('%s is similar to %s: %s', (typed, word) => {
    expect(isSimilarWord(typed, word)).toBe(true);
  });

  it.each([
    ['sea', 'tea', 'three letters'],
    ['se', 'sea', 'the beginning of a short word'],
    ['spxxe', 'spice', 'two errors in a short word'],
    ['tour', 'tortoise', 'a short word is not compared with beginnings'],
    ['snxxkxlling', 'snorkelling', 'three errors'],
    ['spiceland', 'spice', 'a longer word'],
  ])('%s is not similar to %s: %s', (typed, word) => {
    expect(isSimilarWord(typed, word)).toBe(false);
  });

  it('finds a word of four letters or more, even if two neighbouring letters are exchanged', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'b', 'c', 'd'),
      minLength: 4,
      maxLength: 9,
    });
    fc.assert(
      fc.property(word, fc.nat(), (text, place) => {
        const at = place % (text.length - 1);
        const exchanged = `${text.slice(0, at)}${text[at + 1] ?? ''}${text[at] ?? ''}${text.slice(at + 2)}`;
        expect(isSimilarWord(text, text)).toBe(true);
        expect(isSimilarWord(exchanged, text)).toBe(true);
      }),
    );
  });
});

describe('a tour that is similar to a text', () => {
  it('has a similar word for each word of the text, in its title, categories or meeting point', () => {
    expect(isSimilarTour('spce', spice)).toBe(true);
    expect(isSimilarTour('farm spice', spice)).toBe(true);
    expect(isSimilarTour('culinry', spice)).toBe(true);
    expect(isSimilarTour('stnoe town', spice)).toBe(true);
    expect(isSimilarTour('spce reef', spice)).toBe(false);
    expect(isSimilarTour('spce', { title: 'Reef', categories: [] })).toBe(false);
  });

  it('does not exist for a text without letters', () => {
    expect(isSimilarTour('', spice)).toBe(false);
    expect(isSimilarTour('12 &', spice)).toBe(false);
  });
});

describe('a typed text', () => {
  it('is searched for in lower case and with single spaces', () => {
    expect(searchText('  Stone \t Town ')).toBe('stone town');
  });

  it('is also searched for with the names that the tours use for places', () => {
    expect(withUsualNames('unguja')).toBe('zanzibar');
    expect(withUsualNames('boat to changuu')).toBe('boat to prison island');
    expect(withUsualNames('spice')).toBeUndefined();
    expect(withUsualNames('constructor')).toBeUndefined();
  });
});
