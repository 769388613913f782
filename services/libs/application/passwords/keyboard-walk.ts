/** The keys of a QWERTY keyboard, without and with the shift key. */
const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl;', 'zxcvbnm,./'];
const shiftedRows = ['!@#$%^&*()', 'QWERTYUIOP', 'ASDFGHJKL:', 'ZXCVBNM<>?'];

interface Key {
  readonly row: number;
  readonly column: number;
}

const keys = new Map<string, Key>(
  [...rows.entries(), ...shiftedRows.entries()].flatMap(([row, characters]) =>
    Array.from(characters, (character, column) => [character, { row, column }] as const),
  ),
);

/**
 * Returns which characters continue a walk over the keyboard, in any direction. Such a character is on the same key as
 * the last character, or on a key beside, above or below it (`qwer`, `1q2w3e`). It may also be on the key beside the
 * first key of the last column (`1qaz2wsx`, `qazwsxedc`).
 *
 * @returns one answer for each character, in their order
 */
export function walkOn(characters: readonly string[]): readonly boolean[] {
  let last: Key | undefined;
  let columnBegan: Key | undefined;
  return characters.map((character) => {
    const key = keys.get(character);
    const goesOn = isBeside(last, key);
    const isNextColumn = !goesOn && isBesideInRow(columnBegan, key);
    if (!goesOn) columnBegan = key;
    last = key;
    return goesOn || isNextColumn;
  });
}

function isBeside(one: Key | undefined, other: Key | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return Math.abs(one.row - other.row) <= 1 && Math.abs(one.column - other.column) <= 1;
}

function isBesideInRow(one: Key | undefined, other: Key | undefined): boolean {
  return isBeside(one, other) && one?.row === other?.row;
}
