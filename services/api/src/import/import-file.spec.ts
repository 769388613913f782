import type { Problem } from '../http/problem.ts';
import { readImportFile } from './import-file.ts';

const read = (text: string) => readImportFile(Buffer.from(text));
const fault = (bytes: Buffer) => {
  try {
    readImportFile(bytes);
  } catch (error) {
    return (error as Problem).options.detail;
  }
  return undefined;
};

describe('a file of bookings', () => {
  it.each([
    ['commas', 'Tour,Date\nSpice,2026-12-01\n'],
    ['semicolons', 'Tour;Date\r\nSpice;2026-12-01'],
    ['tabs', 'Tour\tDate\nSpice\t2026-12-01'],
    ['a byte order mark and quotation marks', '\ufeff"Tour","Date"\r\n"Spice","2026-12-01"\r\n'],
  ])('is read with %s', (_, text) => {
    expect(read(text)).toEqual({
      columns: ['Tour', 'Date'],
      lines: [{ line: 2, cells: ['Spice', '2026-12-01'] }],
    });
  });

  it('has line numbers as an editor shows them, also after empty lines and cells with line breaks', () => {
    const { lines } = read('Tour,Note\nA,"one\ntwo"\n\nB,three\n,\nC,four');
    expect(lines).toEqual([
      { line: 2, cells: ['A', 'one\ntwo'] },
      { line: 5, cells: ['B', 'three'] },
      { line: 7, cells: ['C', 'four'] },
    ]);
  });

  it('may have too few or too many cells in a line', () => {
    expect(read('Tour,Note\nA\nB,c,d').lines.map(({ cells }) => cells)).toEqual([
      ['A', ''],
      ['B', 'c'],
    ]);
  });

  it('loses the apostrophe that our own files have before a formula', () => {
    expect(read("Phone,Name\n'+255 777,'Ngaiza").lines[0]?.cells).toEqual(['+255 777', "'Ngaiza"]);
  });

  it('is refused with the reason', () => {
    expect(fault(Buffer.from(''))).toBe('The file is empty.');
    expect(fault(Buffer.from('Tour,Date\n'))).toBe('The file has a heading and no other line.');
    expect(fault(Buffer.from([0x54, 0xff, 0xfe]))).toBe(
      'The file is not in UTF-8. Save it as “CSV UTF-8”.',
    );
    expect(fault(Buffer.from('Tour,Date\n"Spice,1'))).toBe(
      'A quotation mark is missing or is in the wrong place.',
    );
    expect(fault(Buffer.from(`${'a,'.repeat(60)}a\nb`))).toBe('The file has more than 60 columns.');
  });
});
