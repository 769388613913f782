import { commonPasswords } from './common-passwords.ts';
import { walkOn } from './keyboard-walk.ts';
import { listedPasswords } from './listed-passwords.ts';

/**
 * How many characters of a password must be hard to guess. Such a character is not part of a name and does not
 * continue the characters before it.
 */
const ownCharactersMin = 4;

/**
 * How many digits a password needs if it has only digits: a number, such as a date of birth, is easier to guess than a
 * word.
 */
const digitsMin = 12;

/** Signs that people write instead of a letter. */
const letterFor: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Returns why a password is easy to guess (NIST SP 800-63B-4, 3.1.1.2), in words for the person who chose it; undefined
 * if it is not easy to guess.
 *
 * @param names The names of the person and of the site; attackers try them first.
 */
export async function whyGuessable(
  password: string,
  names: readonly string[],
): Promise<string | undefined> {
  const typed = password.normalize('NFKC').toLowerCase();
  if (isPattern(typed)) {
    return 'This password repeats, counts up or walks over the keyboard. Choose another one';
  }
  if (isCommon(typed, await listedPasswords())) {
    return 'This is one of the most common passwords. Choose another one';
  }
  if (isOfNames(typed, names)) {
    return 'This password is little more than your username or our name. Choose another one';
  }
  return undefined;
}

/** Whether the text is a listed password, also with other characters before or after it or instead of its letters. */
function isCommon(typed: string, listed: ReadonlySet<string>): boolean {
  const bare = bareWord(typed);
  return [typed, bare, bareWord(respelt(typed)), respelt(bare)].some(
    (each) => commonPasswords.has(each) || listed.has(each),
  );
}

function bareWord(text: string): string {
  return text.replace(/^\P{L}+|\P{L}+$/gu, '');
}

function respelt(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => letterFor[sign] ?? sign);
}

function isPattern(typed: string): boolean {
  if (/^(.+?)\1+$/u.test(typed)) return true;
  if (/^\d+$/.test(typed) && typed.length < digitsMin) return true;
  const characters = Array.from(typed);
  const onKeyboard = walkOn(characters);
  const unforeseen = characters.filter(
    (character, place) =>
      !isNext(characters[place - 1] ?? '', character) && onKeyboard[place] !== true,
  );
  return unforeseen.length < ownCharactersMin;
}

/** Whether the second character is easy to guess from the first: it is the same, the next or the previous character. */
function isNext(one: string, other: string): boolean {
  if (one === '') return false;
  const step = (other.codePointAt(0) ?? 0) - (one.codePointAt(0) ?? 0);
  return Math.abs(step) <= 1;
}

function isOfNames(typed: string, names: readonly string[]): boolean {
  const words = names
    .flatMap((name) => [name, ...name.split(/\s+/)])
    .map((name) => lettersAndDigits(name.normalize('NFKC').toLowerCase()))
    .filter((word) => word.length > 2)
    // The longest name comes first: "Kanga Day Trips" before "Kanga".
    .toSorted((one, other) => other.length - one.length);
  const whole = lettersAndDigits(typed);
  const left = words.reduce((text, word) => text.replaceAll(word, ''), whole);
  return left !== whole && left.length < ownCharactersMin;
}

function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
