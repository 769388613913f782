import type { TourSuggestion } from '@contracts/tour/tour-view.ts';
import { useState } from 'react';
import { useDebounced } from '../../shared/time/use-debounced.ts';
import { useGetSuggestionsQuery } from './tours-api.ts';

/** A pause in typing after which suggestions are asked for, in milliseconds. */
const typingPauseMs = 150;

export interface Suggestions {
  readonly titles: readonly string[];
  readonly isShown: boolean;
  /** The one that Enter takes; undefined while the keyboard is in the box itself. */
  readonly active: { readonly title: string; readonly index: number } | undefined;
  readonly open: () => void;
  readonly close: () => void;
  /** One down or up; past either end lies the box itself, then the other end. */
  readonly move: (step: 1 | -1) => void;
}

/** The titles that match what was typed, from its first letter on, and where the keyboard is. */
export function useSuggestions(typed: string): Suggestions {
  const [isOpen, setIsOpen] = useState(false);
  const [index, setIndex] = useState(-1);
  const [isAsked, setIsAsked] = useState(false); // what is in the box from the address was asked before
  const titles = useTitles(isAsked ? typed : '');
  const isShown = isOpen && titles.length > 0;
  const title = isShown ? titles[index] : undefined;
  return {
    titles,
    isShown,
    active: title === undefined ? undefined : { title, index },
    open() {
      setIsAsked(true);
      setIndex(-1);
      setIsOpen(true);
    },
    close() {
      setIndex(-1);
      setIsOpen(false);
    },
    move(step) {
      setIsAsked(true);
      const places = titles.length + 1;
      setIndex(((index + 1 + step + places) % places) - 1);
      setIsOpen(true);
    },
  };
}

/** The titles for what was typed; until the server has answered, those of the text it grew or shrank from. */
function useTitles(typed: string): readonly string[] {
  // Small and capital letters are asked for alike: a title that was taken begins as what was typed.
  const text = useDebounced(typed.trim().toLowerCase(), typingPauseMs);
  const { currentData } = useGetSuggestionsQuery(text, { skip: text === '' });
  const [last, setLast] = useState<Answered>({ text: '', found: undefined });
  if (currentData !== undefined && currentData !== last.found) {
    setLast({ text, found: currentData });
  }
  if (typed.trim() === '') return [];
  const found = currentData ?? (isSameWord(text, last.text) ? last.found : undefined) ?? [];
  return found.map(({ title }) => title);
}

interface Answered {
  readonly text: string;
  readonly found: readonly TourSuggestion[] | undefined;
}

function isSameWord(text: string, other: string): boolean {
  return other !== '' && (text.startsWith(other) || other.startsWith(text)) && text !== '';
}
