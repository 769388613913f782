import type { TourSuggestion } from '@contracts/tour/tour-view.ts';
import { useState } from 'react';
import { useDebounced } from '../../shared/time/use-debounced.ts';
import { useGetSuggestionsQuery } from './tours-api.ts';

/** The pause in typing after which suggestions are loaded, in milliseconds. */
const typingPauseMs = 150;

export interface Suggestions {
  readonly found: readonly TourSuggestion[];
  readonly isShown: boolean;
  /** The suggestion that Enter opens; undefined while the keyboard moves in the text. */
  readonly active: { readonly suggestion: TourSuggestion; readonly index: number } | undefined;
  readonly open: () => void;
  readonly close: () => void;
  /** Moves down or up by one. After the last suggestion comes the text, and after the text the first suggestion. */
  readonly move: (step: 1 | -1) => void;
}

/** The tours that match the typed text, and the active one. The search starts with the first letter. */
export function useSuggestions(typed: string): Suggestions {
  const [isOpen, setIsOpen] = useState(false);
  const [index, setIndex] = useState(-1);
  const [isAsked, setIsAsked] = useState(false); // a text from the address was already searched for
  const found = useFound(isAsked ? typed : '');
  const isShown = isOpen && found.length > 0;
  const suggestion = isShown ? found[index] : undefined;
  return {
    found,
    isShown,
    active: suggestion === undefined ? undefined : { suggestion, index },
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
      const places = found.length + 1;
      setIndex(((index + 1 + step + places) % places) - 1);
      setIsOpen(true);
    },
  };
}

/**
 * Returns the tours for the typed text. While the server searches, it returns the tours for the previous text if one of
 * the two texts begins with the other.
 */
function useFound(typed: string): readonly TourSuggestion[] {
  const text = useDebounced(typed.trim().toLowerCase(), typingPauseMs);
  const { currentData } = useGetSuggestionsQuery(text, { skip: text === '' });
  const [last, setLast] = useState<Answered>({ text: '', found: undefined });
  if (currentData !== undefined && currentData !== last.found) {
    setLast({ text, found: currentData });
  }
  if (typed.trim() === '') return [];
  return currentData ?? (isSameWord(text, last.text) ? last.found : undefined) ?? [];
}

interface Answered {
  readonly text: string;
  readonly found: readonly TourSuggestion[] | undefined;
}

function isSameWord(text: string, other: string): boolean {
  return other !== '' && (text.startsWith(other) || other.startsWith(text)) && text !== '';
}
