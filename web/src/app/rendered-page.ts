import type { HydrationState } from 'react-router-dom';
import type { KnownAnswer } from '../shared/api/server-side.ts';

/** What the browser begins with where the server rendered the page: the data block of its document. */
export interface RenderedPage {
  /** The instant the page was reckoned by. */
  readonly instant: string;
  /** The answers of the API that it shows. */
  readonly answers: readonly KnownAnswer[];
  /** What the router came to. */
  readonly router: Pick<HydrationState, 'loaderData' | 'errors'>;
}

/** As the text of a `<script type="application/json">`: nothing in it ends the element or a line. */
export function writeRenderedPage(page: RenderedPage): string {
  return JSON.stringify(page).replaceAll(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function readRenderedPage(text: string): RenderedPage {
  return JSON.parse(text) as RenderedPage;
}
