/** What the lettering's Latin file has: no control character, no script but Latin. */
const isPrinted = /^[ -~\u00A1-\u00FF\u0152\u0153\u2010-\u2026\u20AC\u2122]$/u;

/** Latin letters that are no letter with an accent. */
const plainLetters: Readonly<Record<string, string>> = { Đ: 'D', Ł: 'L', Ŋ: 'N' };

/**
 * A text in the capitals the lettering has. A letter with an accent it lacks loses the accent; what has no likeness
 * there is left out, rather than printed as an empty box.
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
