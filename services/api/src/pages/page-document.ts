import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  dataBlockId,
  type PageParts,
  rootId,
} from '../../../libs/contracts/site/page-rendering.ts';

/** A file of the build in Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The root element before a page is put in. It may contain a message for browsers that run no scripts. */
const emptyRoot = new RegExp(`<div id="${rootId}">\\s*(?:<noscript>[^]*?</noscript>\\s*)?</div>`);
const headEnds = '</head>';

/** The document around a rendered page: the built one, with the page and its files put in. */
export class PageDocument {
  readonly #start: string;
  readonly #afterHead: string;
  readonly #end: string;

  private constructor(
    document: string,
    private readonly manifest: Manifest,
  ) {
    const [start = '', rest = ''] = document.split(headEnds);
    const [afterHead = '', end = ''] = rest.split(emptyRoot);
    this.#start = start;
    this.#afterHead = afterHead;
    this.#end = end;
  }

  /** Returns undefined if no site was built into the directory. */
  static read(directory: string): PageDocument | undefined {
    const document = join(directory, 'index.html');
    const manifest = join(directory, '.vite/manifest.json');
    if (!existsSync(document) || !existsSync(manifest)) return undefined;
    const text = readFileSync(document, 'utf8');
    if (!emptyRoot.test(text)) throw new Error(`${document} has no empty #${rootId}.`);
    return new PageDocument(text, JSON.parse(readFileSync(manifest, 'utf8')) as Manifest);
  }

  with({ head, body, data, components }: PageParts): string {
    return [
      this.#start,
      this.#linksOf(components),
      head,
      headEnds,
      this.#afterHead,
      `<div id="${rootId}">${body}</div>`,
      `<script type="application/json" id="${dataBlockId}">${data}</script>`,
      this.#end,
    ].join('');
  }

  /**
   * Links to the style sheets and scripts of the pages' own files; the document already has the links that every page
   * needs.
   */
  #linksOf(components: readonly string[]): string {
    const sources = new Set<string>();
    for (const component of components) this.#collect(sourceOf(component), sources);
    const chunks = [...sources].flatMap((source) => this.manifest[source] ?? []);
    const styles = new Set(chunks.flatMap(({ css = [] }) => css));
    return [
      ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      // These are in a template, like the scripts of every page, because the page is shown before they load
      // (web/later-scripts.ts).
      ...(chunks.length === 0 ? [] : [`<template>${chunks.map(preload).join('')}</template>`]),
    ].join('');
  }

  /**
   * Collects a file and everything it imports, dynamic imports too: parts further down a page come in separate files,
   * but the page contains them already. Files that every page uses are left out, because they import all pages.
   */
  #collect(source: string, found: Set<string>): void {
    const chunk = this.manifest[source];
    if (chunk === undefined || found.has(source) || this.#start.includes(chunk.file)) return;
    found.add(source);
    for (const imported of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
      this.#collect(imported, found);
    }
  }
}

function preload({ file }: Chunk): string {
  return `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;
}

/** The file of a page is named after its component: `TourPage` is in `tour-page.tsx`. */
function sourceOf(component: string): string {
  const name = component.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return `src/app/pages/${name}.tsx`;
}
