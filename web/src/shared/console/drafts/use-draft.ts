import { use, useState } from 'react';
import { StaffContext } from '../staff.ts';
import { forgetDraft, keepDraft, keptDraft } from './kept-drafts.ts';

export interface Draft<Content> {
  readonly content: Content;
  /** The instant of the last change in an earlier visit; undefined if there was no draft. */
  readonly keptAt: string | undefined;
  readonly isChanged: boolean;
  readonly change: (content: Content) => void;
  /** Returns to the initial content. */
  readonly startAgain: () => void;
  /** Deletes the draft, because it was saved or the person does not want it any more. */
  readonly forget: () => void;
}

/**
 * Holds the content of a form, like `useState`. The content is not lost if the session ends, or if the person
 * reloads or leaves the page. It is kept while it differs from the initial content.
 *
 * @param form The name of the form; undefined for a form whose content is not kept.
 */
export function useDraft<Content>(
  form: string | undefined,
  initial: Content | (() => Content),
): Draft<Content> {
  const accountId = use(StaffContext)?.id;
  const [start] = useState(initial);
  const place = form === undefined || accountId === undefined ? undefined : { accountId, form };
  const [kept, setKept] = useState(() => place && keptDraft<Content>(place));
  const [content, setContent] = useState(kept === undefined ? start : kept.content);
  const forget = () => {
    if (place !== undefined) forgetDraft(place);
  };
  return {
    content,
    keptAt: kept?.at,
    isChanged: !isSame(content, start),
    change: (next) => {
      setContent(next);
      if (isSame(next, start)) forget();
      else if (place !== undefined) keepDraft(place, next);
    },
    startAgain: () => {
      setContent(start);
      setKept(undefined);
      forget();
    },
    forget,
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
