import { basename, dirname, join } from 'node:path/posix';
import type { ProjectFile } from './project-files.ts';

/** Between two words of a comment there may be a line break and the beginning of the next comment line. */
const gap = String.raw`(?:\s+(?:(?:\*|//|#|>)\s+)?)`;
const number = String.raw`\d+(?:\.\d+)*`;
const numbers = String.raw`${number}(?:(?:,${gap}(?:and${gap})?|${gap}(?:and|or|to)${gap})${number})*`;

/** `correctness rules 5 and 9`, `domain rule 3`, `requirements, section 2.1`. */
const numbered = new RegExp(
  String.raw`(?:\b(?<page>correctness|domain|requirements,|RFC \d+,)${gap})?\b(?<kind>rule|section)s?${gap}(?<numbers>${numbers})`,
  'gi',
);
const adrs = new RegExp(String.raw`\bADRs?${gap}(?<numbers>${numbers})`, 'g');
const adrLink = /\[ADR (?<number>\d+)\]\((?<target>[^)\s]+)\)/g;
const markdownLink = /\]\((?<target>[^)\s]*)\)/g;
/** A page, or anything in docs/, as a path. */
const pagePath =
  /(?<![\w./:-])(?<path>(?:\.\.?\/)*(?:docs(?:\/[\w-]+)+(?![\w/-]|\.\w)|[\w-]+(?:\/[\w.-]+)*\.md))(?:#(?<anchor>[\w-]+))?/g;
const namedPath = /`(?<path>[\w.-]+\/[^`\s#]*)[^`\s]*`/g;
/** A file name without a path. */
const namedFile = /`(?<name>\w[\w.-]*\.(?:tsx?|mjs))`/g;
/** A test by its suite and its title, or the beginning of it. */
const namedTest = /`(?<suite>[\w/.-]+)`: "(?<title>[^"]+)"/g;
/** A weakness that a security test found. */
const weaknesses = /\bS-\d\d\b/g;
const outside = /\b(?:specification|benchmark \d+)\b|§ ?\d|\breview [A-Z]-\d+/gi;

const topFolders = ['.ci', '.github', 'docs', 'infra', 'services', 'test', 'tools', 'web'];
/** A path with a part for the reader to fill in, or a pattern for several. */
const isPattern = /[<{*…]/;
const figures = 'docs/benchmarks.md';
const security = 'docs/security.md';
/** Files that break citations on purpose, and this file. */
const plants = [
  'tools/reference/citations.ts',
  'tools/reference/citations.spec.ts',
  'tools/reference/decision-records.spec.ts',
  'tools/reference/style.spec.ts',
  'test/architecture/tidy.spec.ts',
];

/**
 * Every citation of a rule, section, page, decision record, runbook or figure that leads nowhere, in
 * comments and documents: `path:line: what is wrong`.
 *
 * CONTRIBUTING.md says how each is cited.
 */
export function brokenCitations(files: readonly ProjectFile[]): readonly string[] {
  const project = new CitedProject(files);
  const citing = files.filter(({ path }) => !plants.includes(path));
  return citing.flatMap(({ path, text }) =>
    faultsIn({ path, text }, project).map(
      ({ at, fault }) => `${path}:${text.slice(0, at).split('\n').length}: ${fault}`,
    ),
  );
}

interface Fault {
  readonly at: number;
  readonly fault: string;
}

function faultsIn(file: ProjectFile, project: CitedProject): readonly Fault[] {
  const { path } = file;
  const isPage = path.endsWith('.md');
  const text = isPage ? withoutLinks(file.text) : file.text;
  return [
    ...faultsOf(text, numbered, (cited) => numberedFault(path, cited, project)),
    ...faultsOf(text, adrs, ({ numbers: list = '' }) => project.missingAdr(list)),
    ...faultsOf(text, pagePath, (cited) => pageFault(path, cited, project)),
    ...faultsOf(text, weaknesses, (_, cited) => project.missingWeakness(cited)),
    ...faultsOf(text, outside, () => 'cites a file that is not in the repository'),
    ...(isPage ? linkFaults(file, project) : []),
  ];
}

function linkFaults({ path, text }: ProjectFile, project: CitedProject): readonly Fault[] {
  return [
    ...faultsOf(text, markdownLink, ({ target = '' }) => project.missingTarget(path, target)),
    ...faultsOf(text, adrLink, ({ number: cited = '', target = '' }) =>
      basename(target).startsWith(`${cited.padStart(4, '0')}-`)
        ? undefined
        : `ADR ${cited} leads to ${target}`,
    ),
    ...faultsOf(text, namedPath, ({ path: named = '' }) => {
      const isOurs = topFolders.includes(named.split('/')[0] ?? '') && !isPattern.test(named);
      return isOurs && !project.has(named.replace(/\/$/, '')) ? `there is no ${named}` : undefined;
    }),
    ...faultsOf(text, namedFile, ({ name = '' }) =>
      project.hasFileNamed(name) ? undefined : `there is no ${name}`,
    ),
    ...faultsOf(text, namedTest, ({ suite = '', title = '' }) =>
      project.hasTest(suite, title) ? undefined : `no test of ${suite} has this title`,
    ),
  ];
}

/** Replaces the links by blanks, because they are checked separately. */
function withoutLinks(markdown: string): string {
  return markdown.replaceAll(/\[[^\]]*\]\([^)\s]*\)/g, (link) => link.replaceAll(/[^\n]/g, ' '));
}

type Groups = Readonly<Record<string, string | undefined>>;

function faultsOf(
  text: string,
  pattern: RegExp,
  faultOf: (groups: Groups, cited: string) => string | undefined,
): readonly Fault[] {
  return [...text.matchAll(pattern)].flatMap(({ index, groups = {}, 0: cited }) => {
    const fault = faultOf(groups, cited);
    return fault === undefined
      ? []
      : [{ at: index, fault: `"${cited.replaceAll(/\s+/g, ' ')}": ${fault}` }];
  });
}

/** Rules and sections are cited with their page; a page may leave out its own name. */
function numberedFault(
  citing: string,
  { page = '', kind = '', numbers: list = '' }: Groups,
  project: CitedProject,
): string | undefined {
  if (/^RFC/i.test(page)) return undefined;
  const own = /^docs\/(?:rules\/)?(correctness|domain|requirements)\.md$/.exec(citing)?.[1];
  const name = page.replace(',', '').toLowerCase() || own;
  const isRule = kind.toLowerCase() === 'rule';
  if (name === undefined || (name === 'requirements') === isRule) {
    return 'say of which page: correctness rule 9, domain rule 9, requirements, section 5';
  }
  const path = isRule ? `docs/rules/${name}.md` : 'docs/requirements.md';
  return project.missingHeading(path, isRule ? 'rule ' : '', list);
}

function pageFault(
  citing: string,
  { path = '', anchor }: Groups,
  project: CitedProject,
): string | undefined {
  const found = [path, join(dirname(citing), path)].find((each) => project.has(each));
  if (found === undefined) return 'there is no such page';
  const isProduct = /^(services|web)\//.test(citing);
  if (found === figures && isProduct && anchor === undefined) return 'say under which heading';
  return anchor === undefined || project.hasAnchor(found, anchor)
    ? undefined
    : `${found} has no such heading`;
}

class CitedProject {
  readonly #paths = new Set<string>();
  readonly #texts: ReadonlyMap<string, string>;
  #names: ReadonlySet<string> | undefined;
  readonly #anchors = new Map<string, ReadonlySet<string>>();

  constructor(files: readonly ProjectFile[]) {
    this.#texts = new Map(files.map(({ path, text }) => [path, text]));
    for (let { path } of files) {
      for (; path !== '.'; path = dirname(path)) this.#paths.add(path);
    }
  }

  /** Whether there is such a file or folder. */
  has(path: string): boolean {
    return this.#paths.has(path);
  }

  hasFileNamed(name: string): boolean {
    this.#names ??= new Set([...this.#paths].map((path) => basename(path)));
    return this.#names.has(name);
  }

  hasTest(suite: string, title: string): boolean {
    return [...this.#texts].some(
      ([path, text]) =>
        /[.](spec|contract)[.]/.test(path) &&
        path.includes(suite) &&
        text.replaceAll(/\\(?=['"`])/g, '').includes(title),
    );
  }

  hasAnchor(page: string, anchor: string): boolean {
    const known = this.#anchors.get(page) ?? anchorsOf(this.#texts.get(page) ?? '');
    this.#anchors.set(page, known);
    return known.has(anchor);
  }

  missingTarget(citing: string, target: string): string | undefined {
    const [path = '', anchor] = target.split('#');
    if (/^[a-z]+:/.test(target)) return undefined;
    const page = path === '' ? citing : join(dirname(citing), path).replace(/\/$/, '');
    if (!page.startsWith('..') && !this.has(page)) return `there is no ${page}`;
    return anchor === undefined || this.hasAnchor(page, anchor)
      ? undefined
      : `${page} has no such heading`;
  }

  missingAdr(list: string): string | undefined {
    const records = [...this.#paths].filter((path) => path.startsWith('docs/adr/'));
    const missing = numbersIn(list).find(
      (each) => !records.some((path) => basename(path).startsWith(`${each.padStart(4, '0')}-`)),
    );
    return missing === undefined ? undefined : `there is no ADR ${missing}`;
  }

  missingWeakness(name: string): string | undefined {
    const isKnown = this.#texts.get(security)?.includes(`| ${name} |`) ?? false;
    return isKnown ? undefined : `${security} has no ${name}`;
  }

  missingHeading(page: string, word: string, list: string): string | undefined {
    const headings = headingsOf(this.#texts.get(page) ?? '').map((each) => each.toLowerCase());
    const missing = numbersIn(list).find(
      (each) => !headings.some((heading) => new RegExp(`^${word}${each}(?:\\.? |$)`).test(heading)),
    );
    return missing === undefined ? undefined : `${page} has no ${word}${missing}`;
  }
}

function numbersIn(list: string): readonly string[] {
  return list.match(/\d+(?:\.\d+)*/g) ?? [];
}

/** The headings of a Markdown page, without those of its code blocks. */
function headingsOf(markdown: string): readonly string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => heading.trim());
}

/** Returns the anchors that GitHub and others make from headings; a second heading of the same words gets `-1`. */
function anchorsOf(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const heading of headingsOf(markdown)) {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = words.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-');
    let unique = anchor;
    for (let n = 1; anchors.has(unique); n += 1) unique = `${anchor}-${n}`;
    anchors.add(unique);
  }
  return anchors;
}
