import type { TourFields } from '@contracts/tour/tour-view.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../shared/console/drafts/kept-drafts.ts';
import { newTour } from './tour-draft.ts';

/**
 * The saved tour on which the draft is based. It is needed to find the changes of staff, and to see whether
 * another person changed the tour since.
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
export interface TourDraftPlace {
  readonly accountId: string;
  /** Undefined for a new tour. */
  readonly tourId?: string | undefined;
}

/** Drafts are kept for a month, because a tour may be written over many days. They contain no personal data. */
const hoursKept = 30 * 24;

/** Reads the kept draft; undefined if there is none or it is unreadable. */
export function keptTourDraft(at: TourDraftPlace): KeptTourDraft | undefined {
  const kept = keptDraft<Omit<KeptTourDraft, 'at'>>(placeOf(at));
  if (kept === undefined) return undefined;
  const { draft, base } = kept.content;
  const fields = { ...newTour, ...base.fields };
  return { draft: { ...fields, ...draft }, base: { ...base, fields }, at: kept.at };
}

export function keepTourDraft(at: TourDraftPlace, content: Omit<KeptTourDraft, 'at'>): void {
  keepDraft(placeOf(at), content, hoursKept);
}

export function forgetTourDraft(at: TourDraftPlace): void {
  forgetDraft(placeOf(at));
}

function placeOf({ accountId, tourId = '' }: TourDraftPlace) {
  return { accountId, form: `tour/${tourId}` };
}
