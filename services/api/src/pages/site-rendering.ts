import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '../../../libs/contracts/site/page-rendering.ts';
import { PageDocument } from './page-document.ts';

/** Renders pages, and has the document around them. */
export interface SiteRendering {
  readonly document: PageDocument;
  readonly render: RenderPage;
}

interface Bundle {
  readonly renderPage: RenderPage;
}

/**
 * Finds what was built from web/: the document for browsers, and the bundle that renders pages into it. The bundle is
 * loaded when the first page is requested. Undefined if one of them was not built.
 */
export function findSiteRendering(
  siteDirectory: string,
  rendererDirectory: string,
): SiteRendering | undefined {
  const document = PageDocument.read(siteDirectory);
  const file = join(rendererDirectory, 'entry-server.js');
  if (document === undefined || !existsSync(file)) return undefined;
  const load = () => import(pathToFileURL(file).href) as Promise<Bundle>;
  return { document, render: async (input) => (await load()).renderPage(input) };
}
