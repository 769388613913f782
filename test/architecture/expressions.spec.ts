import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { projectFiles } from '../../tools/reference/project-files.ts';

/** Longer than any text that a regular expression of the product gets, except whole bodies. */
const lengthMax = 12_000;
/**
 * Linear expressions take less than a millisecond; one whose time grows with the square of the length takes much
 * longer.
 */
const msMax = 100;

/** Texts that are repeated, so that an expression tries again at every character. */
const repeated = [
  ...[
    'a',
    '0',
    ' ',
    '\t',
    '\n',
    '-',
    '.',
    '@',
    '+',
    '/',
    ':',
    '<',
    '"',
    '\\',
    '%',
    '(',
    ',',
    '=',
    '&',
    ';',
  ],
  ...[
    'a.',
    'a@',
    'a ',
    '0 ',
    '0-',
    '-a',
    'a-',
    '__',
    '<a',
    '&a',
    '<p>',
    'a@a.',
    'a:',
    '0:',
    'http://',
  ],
];

/** Expressions whose texts are short, with the reason. */
const short: Readonly<Record<string, string>> = {
  [String.raw`services/api/src/http/caller-network.ts /\d+$/`]: 'an IPv4 address',
  [String.raw`services/libs/application/passwords/guessable-password.ts /^(.+?)\1+$/u`]:
    'a password has at most 256 characters',
};

interface Found {
  readonly place: string;
  readonly expression: RegExp;
}

/** The regular expressions in the source of the services, as they are written there. */
function expressionsIn(path: string): readonly Found[] {
  const found: Found[] = [];
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const flags = node.text.slice(end + 1).replace(/[gy]/g, '');
      const expression = new RegExp(node.text.slice(1, end), flags);
      found.push({ place: `${path} ${node.text}`, expression });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The time of the quickest of three tries, in milliseconds: a busy machine is slow at times. */
function quickest(expression: RegExp, text: string): number {
  const tries = [0, 0, 0];
  for (const index of tries.keys()) {
    const begun = performance.now();
    expression.test(text);
    tries[index] = performance.now() - begun;
    if ((tries[index] ?? 0) < msMax) break;
  }
  return Math.min(...tries.filter((each) => each > 0));
}

describe('every regular expression of the services', () => {
  const found = projectFiles()
    .map(({ path }) => path)
    .filter((path) => /^services\/.*\.ts$/.test(path) && !/\.(?:spec|contract)\.ts$/.test(path))
    .flatMap(expressionsIn);

  it('is found', () => {
    expect(found.length).toBeGreaterThan(100);
    const places = new Set(found.map(({ place }) => place));
    expect(Object.keys(short).filter((place) => !places.has(place))).toEqual([]);
  });

  it('takes little time for long hostile texts, or gets only short ones', () => {
    const slow = found
      .filter(({ place }) => short[place] === undefined)
      .filter(({ expression }) =>
        repeated.some((piece) => {
          const text = piece.repeat(Math.ceil(lengthMax / piece.length));
          return quickest(expression, `${text}\0`) > msMax;
        }),
      )
      .map(({ place }) => place);
    expect(slow).toEqual([]);
  }, 60_000);
});
