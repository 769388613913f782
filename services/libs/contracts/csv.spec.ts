import { csvRow } from './csv.ts';

describe('a row of a CSV file', () => {
  it('quotes every text, doubles the quotes in it and ends with CR LF', () => {
    expect(csvRow(['Asha "Shani" Juma', 'a, b', 'two\nlines', ''])).toBe(
      '"Asha ""Shani"" Juma","a, b","two\nlines",""\r\n',
    );
  });

  it('does not quote numbers, and leaves missing values empty', () => {
    expect(csvRow([1, -60.5, 0, null, undefined])).toBe('1,-60.5,0,,\r\n');
  });

  it.each([
    ['=HYPERLINK("https://evil.example")', `'=HYPERLINK(""https://evil.example"")`],
    ['+255 700 000 001', `'+255 700 000 001`],
    ['-2+3', `'-2+3`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `'\t'=1`],
    ['\r=1', `'\r'=1`],
    ['＝1+1', `'＝1+1`],
    ['＋1', `'＋1`],
    ['－1', `'－1`],
    ['＠SUM(A1)', `'＠SUM(A1)`],
    ['\n=1', `'\n'=1`],
    ["=cmd|' /C calc'!A0", `'=cmd|' /C calc'!A0`],
    ["@SUM(1+9)*cmd|' /C calc'!A0", `'@SUM(1+9)*cmd|' /C calc'!A0`],
    ['-2+3+cmd|" /C calc"!A0', `'-2+3+cmd|"" /C calc""!A0`],
    ['=IMPORTXML("https://evil.example")', `'=IMPORTXML(""https://evil.example"")`],
    ['=WEBSERVICE("https://evil.example")', `'=WEBSERVICE(""https://evil.example"")`],
    ['=DDE("cmd";"/C calc";"1")', `'=DDE(""cmd"";""/C calc"";""1"")`],
    ['+-1', `'+-1`],
    ['--1', `'--1`],
    ['==1', `'==1`],
    ['\r\n@a', `'\r\n'@a`],
  ])('has no formula for %j', (text, cell) => {
    expect(csvRow([text])).toBe(`"${cell}"\r\n`);
  });

  it('has no formula even if a program reads a semicolon or a line break as the end of a cell', () => {
    expect(csvRow(['a;=1;b', 'a\n@b', 'a;b\nc'])).toBe(`"a;'=1;b","a\n'@b","a;b\nc"\r\n`);
  });

  it('does not change characters of formulas in the middle of a text', () => {
    const texts = ['a=b', 'two-day trip', 'asha@example.com', 'room 4, -1 guest'];
    expect(csvRow(texts)).toBe(`${texts.map((text) => `"${text}"`).join(',')}\r\n`);
  });
});
