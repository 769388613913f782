import type { TourFields } from '@contracts/tour/tour-view.ts';
import { newTour } from './tour-draft.ts';

/** What was saved when somebody began to write: what they changed, and whether somebody else did, is told from it. */
export interface TourBase {
  readonly fields: TourFields;
  /** Undefined for a tour that there is not yet. */
  readonly revision?: string;
}

/** What somebody wrote and did not save. */
export interface KeptTourDraft {
  readonly draft: TourFields;
  readonly base: TourBase;
  /** When it was last written on, an instant. */
  readonly at: string;
}

/** Which form, and whose: several people may work at one desk. */
export interface DraftPlace {
  readonly accountId: string;
  /** Undefined for a new tour. */
  readonly tourId?: string | undefined;
}

/** Undefined where nothing was kept, or nothing that can be read. */
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
    // Storage is full or switched off: the draft then lives as long as the page.
  }
}

export function forgetTourDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // What cannot be reached holds nothing either.
  }
}

function keyOf({ accountId, tourId }: DraftPlace): string {
  return `tour-draft.1/${accountId}/${tourId ?? ''}`;
}
