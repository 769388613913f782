/** Matches the characters in the Latin file of the lettering: no control characters, no other scripts. */
const isPrinted = /^[ -~\u00A1-\u00FF\u0152\u0153\u2010-\u2026\u20AC\u2122]$/u;

/** Latin letters that Unicode does not decompose into a base letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = { Đ: 'D', Ł: 'L', Ŋ: 'N' };

/**
 * Returns the text in the capitals that the font has. An accented letter that the font lacks loses its
 * accent. A character without any equivalent is left out, because it would be printed as an empty box.
 */
export function capitalsOf(text: string): string {
  const letters = Array.from(text.normalize('NFC').toUpperCase(), (letter) => {
    if (isPrinted.test(letter)) return letter;
    if (/\s/.test(letter)) return ' ';
    const [plain = ''] = letter.normalize('NFKD');
    return plainLetters[plain] ?? (isPrinted.test(plain) ? plain : '');
  });
  return letters.join('').replaceAll(/ +/g, ' ').trim();
}
