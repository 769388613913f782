/**
 * The coasts of Unguja and Tumbatu as a path on the sheet of projection.ts: 104 points, each relative to the
 * point before. They were simplified once from Natural Earth's land at 1:10 million, which is in the public
 * domain.
 */
export const ungujaOutline =
  'M350 419l3 5 16 30 -3 28 -16 20 -22 7 -23 -7 -10 -8 -9 -12 -7 -13 -11 -54 0 -9 -14 4 0 8 7 ' +
  '7 5 9 -3 15 -2 3 -18 -6 2 -13 -2 -10 -19 -17 -18 -32 -7 -4 -4 -4 -10 5 0 4 5 1 0 8 -7 -5 -4 ' +
  '9 2 14 7 8 -3 2 -2 0 -11 -5 -3 -4 0 -2 -32 -36 -7 -11 -9 -28 -4 -12 23 -28 -5 -37 -14 -40 5 ' +
  '-36 -2 -7 2 -8 0 -6 4 -6 0 5 7 6 0 3 12 -17 23 -19 11 -12 5 -21 4 -46 12 -12 7 19 20 35 3 ' +
  '23 -5 27 0 9 2 11 5 17 4 20 14 20 7 30 2 2 14 2 2 8 -2 8 -4 17 0 10 4 15 5 8 -7 9 -5 6 -2 6 ' +
  '9 -3 7 3 5 8 6 5 0 -9 5 -6 5 -1 2 8 4 0 0 -5 12 4 0 -14 -2 -19 0 -14 11 14 7 19zM149 65l-2 ' +
  '9 9 19 -5 7 5 20 -16 2 2 -38 -2 -13z';
