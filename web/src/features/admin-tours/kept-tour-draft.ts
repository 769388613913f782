import type { TourFields } from '@contracts/tour/tour-view.ts';
import { newTour } from './tour-draft.ts';

/**
 * The saved tour on which the draft is based. It shows what staff changed, and whether another person changed
 * the tour since.
 */
export interface TourBase {
  readonly fields: TourFields;
  /** Undefined for a new tour. */
  readonly revision?: string;
}

/** Edits that are not saved yet. */
export interface KeptTourDraft {
  readonly draft: TourFields;
  readonly base: TourBase;
  /** The instant of the last edit. */
  readonly at: string;
}

/** The form, and the account that edits it: several people may use one computer. */
export interface DraftPlace {
  readonly accountId: string;
  /** Undefined for a new tour. */
  readonly tourId?: string | undefined;
}

/** Reads the kept draft; undefined if there is none or it is unreadable. */
export function keptTourDraft(place: DraftPlace): KeptTourDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(place)) ?? '') as KeptTourDraft;
    const { draft, base, at } = kept;
    const fields = { ...newTour, ...base.fields };
    return { draft: { ...fields, ...draft }, base: { ...base, fields }, at };
  } catch {
    return undefined;
  }
}

export function keepTourDraft(place: DraftPlace, kept: KeptTourDraft): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(kept));
  } catch {
    // Storage is full or switched off, so the draft is lost with the page.
  }
}

export function forgetTourDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // Unavailable storage contains no draft either.
  }
}

function keyOf({ accountId, tourId }: DraftPlace): string {
  return `tour-draft.1/${accountId}/${tourId ?? ''}`;
}
