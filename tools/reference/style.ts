import ts from 'typescript';
import type { ProjectFile } from './project-files.ts';

/** The banned words of docs/style.md, and what to write instead. */
const banned = (
  [
    ['whoever|whomever', 'everyone who, the person who'],
    ['bec(?:omes?|ame) of', 'happens to'],
    ['(?:stands?|stood)(?! by)', 'is, is written, is shown'],
    ['told|tells', 'shown, reported, sent; shows, reports'],
    ['by (?:itself|themselves)', 'automatically, alone'],
    ['for good(?! (?:reason|cause))', 'permanently'],
    ['of (?:ours|yours|theirs|hers)', 'our, your, their, her'],
    ['of (?:its|their|his|our|your) own(?! [a-z])', 'its own, separate'],
    ['wish(?:es|ed)?', 'request, want'],
    ['nothing is', 'no … is, … is not'],
    ['none of (?:it|them)', 'no …, not … any'],
    ['(?:is|are) to come', 'is upcoming, are upcoming'],
    ['all the same', 'anyway, still'],
    ['the very same', 'the same'],
    ['(?<!-)altogether', 'in total'],
    ['however (?:often|many|long|late)', 'even if … many times, for any number of …'],
    ['whichever', 'any, each'],
    ['lets? go', 'release'],
    ['anew', 'again'],
    ['mend(?:s|ed|ing)?', 'fix, correct'],
    ['not without|not un(?:like|common|usual)(?:ly)?', 'say it without the double negation'],
    ['(?<!["/])emails?(?!["=])', 'e-mail'],
    ['travelers?', 'traveller'],
    ['favorites?', 'favourite'],
    ['cancel(?:ed|ing)', 'cancelled, cancelling'],
    ['behaviors?', 'behaviour'],
  ] as const
).map(
  ([words, instead]) =>
    [
      new RegExp(String.raw`\b(?:${words.replaceAll(' ', String.raw`\s+`)})\b`, 'gi'),
      instead,
    ] as const,
);

/** Folders and files whose comments are checked too; to check the comments of another folder, add it. */
const commentsRead: readonly string[] = ['services/', 'web/src/', 'tools/', 'test/'];

/** Texts in single quotes that do not follow a letter. */
const quotation = /(?<!\w)'([^'\n]+)'/g;
/** A category of travellers in events. Stored events are never rewritten. */
const namesInEvents = 'Travelers';
const requirements = 'docs/requirements.md';
/** Not checked: pages written from comments, the list of the words, and a page about planted faults. */
const unread = /^docs\/(?:reference\/|(?:style|planted-bugs)\.md$)/;
const isPage = /^(?:README|CONTRIBUTING|docs\/.+)\.md$/;
const isOperators = /^infra\/(?:prometheus\/.+\.yml|grafana\/.+\.json)$/;
/** Files whose texts people read: screens, problems, e-mails, log lines and descriptions of calls. */
const isSpoken = /^(?:web\/src|services)\/.+\.tsx?$/;
/** Descriptions of places, which may use the banned words in other senses. */
const descriptions = 'web/src/features/guides/texts/';
const isTest = /\.(?:spec|browser|contract|stories)\.tsx?$|\/test-support\//;

/** Every banned word in pages, alerts and texts for people: `path:line: "word": write …`. */
export function styleFaults(
  files: readonly ProjectFile[],
  withComments: readonly string[] = commentsRead,
): readonly string[] {
  const quoted = quotedIn(files.find(({ path }) => path === requirements)?.text ?? '');
  return files.flatMap((file) =>
    textsOf(file, quoted, withComments).flatMap((passage) => faultsIn(file, passage)),
  );
}

/** A piece of a file that people read, and where it begins. */
interface Passage {
  readonly at: number;
  readonly text: string;
}

function textsOf(
  { path, text }: ProjectFile,
  quoted: ReadonlySet<string>,
  withComments: readonly string[],
): readonly Passage[] {
  if (isPage.test(path)) return unread.test(path) ? [] : [{ at: 0, text: proseOf(text, quoted) }];
  if (isOperators.test(path)) return [{ at: 0, text: blanked(text, /^\s*#.*$/gm) }];
  if (!/\.tsx?$/.test(path)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const isRead = isSpoken.test(path) && !isTest.test(path) && !path.startsWith(descriptions);
  const hasComments = withComments.some((folder) => path.startsWith(folder));
  return [
    ...(isRead ? stringsIn(source).filter((each) => !isQuoted(each.text, quoted)) : []),
    ...(isTest.test(path) ? titlesIn(source) : []),
    ...(hasComments ? commentsIn(source) : []),
  ];
}

function isQuoted(text: string, quoted: ReadonlySet<string>): boolean {
  const plain = withoutParts(text);
  return [...quoted].some((each) => plain === each || (each.includes(' ') && plain.includes(each)));
}

function faultsIn({ path, text }: ProjectFile, passage: Passage): readonly string[] {
  return bannedIn(passage.text).map(({ word, instead, index }) => {
    const line = text.slice(0, passage.at + index).split('\n').length;
    return `${path}:${line}: "${word}": write ${instead} (docs/style.md)`;
  });
}

function bannedIn(text: string) {
  return banned.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      word: found.replaceAll(/\s+/g, ' '),
      instead,
      index,
    })),
  );
}

/** A page without its code, the targets of its links and its quotations from the requirements. */
function proseOf(text: string, quoted: ReadonlySet<string>): string {
  const prose = blanked(text, /^```[\s\S]*?^```|`[^`\n]*`|(?<=\])\([^)\s]*\)|<[^>\n]*>/gm);
  return prose.replaceAll(quotation, (found, words: string) =>
    quoted.has(withoutParts(words)) ? ' '.repeat(found.length) : found,
  );
}

function blanked(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (found) => found.replaceAll(/[^\n]/g, ' '));
}

/**
 * Returns the quoted texts of the requirements that contain a banned word; a part that the product fills in
 * is `{}`.
 */
function quotedIn(page: string): ReadonlySet<string> {
  const texts = [...page.matchAll(quotation)].map(([, text = '']) => withoutParts(text));
  return new Set([namesInEvents, ...texts].filter((text) => bannedIn(text).length > 0));
}

function withoutParts(text: string): string {
  return text.trim().replaceAll(/\$?\{[^}]*\}/g, '{}');
}

/** JSX text and string literals, without those that are names for code. */
function stringsIn(source: ts.SourceFile): readonly Passage[] {
  const found: Passage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node) || isNameOfCode(node)) return;
    if (isText(node)) {
      // A quoted word is a name, such as the name of a member or of its column in SQL.
      found.push({ at: node.getStart(source), text: blanked(textOf(node), /'\w+'(?:, \w+)?/g) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The titles of tests and of groups of tests. */
function titlesIn(source: ts.SourceFile): readonly Passage[] {
  const found: Passage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:it|describe)\b/.test(node.expression.getText(source))) {
      const [title] = node.arguments;
      if (title !== undefined && isText(title)) {
        found.push({ at: title.getStart(source), text: textOf(title) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

type TextNode = ts.JsxText | ts.StringLiteralLike | ts.TemplateExpression;

/** Whether the node is a text for people. One word in small letters is a name for code. */
function isText(node: ts.Node): node is TextNode {
  if (ts.isJsxText(node) || ts.isTemplateExpression(node)) return true;
  return ts.isStringLiteralLike(node) && /\s|^[A-Z]/.test(node.text);
}

/** Returns the text without quotation marks; a part that a template fills in is `{}`. */
function textOf(node: TextNode): string {
  if (!ts.isTemplateExpression(node)) return ts.isJsxText(node) ? node.getText() : node.text;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}');
}

/** Whether the node is a property name, or an attribute that only the style sheet or the browser reads. */
function isNameOfCode(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node))
    return /^(?:className|id|to|href|type|name|data-)/.test(node.name.getText());
  return (
    ts.isStringLiteral(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node
  );
}

/** The comments without code in backticks and names of parameters. */
function commentsIn(source: ts.SourceFile): readonly Passage[] {
  const found = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) return;
    const comments = [
      ...(ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(source.text, node.getEnd()) ?? []),
    ];
    for (const { pos, end } of comments) found.set(pos, source.text.slice(pos, end));
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  return [...found].map(([at, text]) => ({ at, text: blanked(text, /`[^`\n]*`|@param \w+/g) }));
}
