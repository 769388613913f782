import type { HydrationState } from 'react-router-dom';
import type { KnownAnswer } from '../shared/api/server-side.ts';

/** The data with which the browser takes over a page that the server rendered: the data block of its document. */
export interface RenderedPage {
  /** The current time that the server used to render the page. */
  readonly instant: string;
  /** The API's answers that the page shows. */
  readonly answers: readonly KnownAnswer[];
  /** The result of the router's loaders. */
  readonly router: Pick<HydrationState, 'loaderData' | 'errors'>;
}

/**
 * Serialises the page for a `<script type="application/json">`: escapes the characters that could end the
 * element or a line.
 */
export function writeRenderedPage(page: RenderedPage): string {
  return JSON.stringify(page).replaceAll(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function readRenderedPage(text: string): RenderedPage {
  return JSON.parse(text) as RenderedPage;
}
