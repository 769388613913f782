import type { TourFields } from '@contracts/tour/tour-view.ts';
import { useEffect, useState } from 'react';
import {
  type TourDraftPlace,
  forgetTourDraft,
  keepTourDraft,
  keptTourDraft,
  type TourBase,
} from './kept-tour-draft.ts';
import { isChanged, isSameForm } from './tour-draft.ts';

/**
 * The content of the form, kept as a draft while it has changes. Without changes the form follows the saved
 * tour. With changes it keeps the version of the tour on which they are based.
 */
export function useTourForm(place: TourDraftPlace, saved: TourBase) {
  const [offered, setOffered] = useState(() => draftWorthOffering(place, saved));
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(saved.fields);
  const isDirty = isChanged(draft, base.fields);
  const { accountId, tourId } = place;

  function begin(next: TourBase, written = next.fields) {
    setBase(next);
    setDraft(written);
  }
  if (!isDirty && base.revision !== saved.revision) begin(saved);

  useEffect(() => {
    if (offered !== undefined) return;
    const at = { accountId, tourId };
    if (isDirty) keepTourDraft(at, { draft, base });
    else forgetTourDraft(at);
  }, [accountId, tourId, offered, isDirty, draft, base]);

  return {
    draft,
    base,
    isDirty,
    /** Whether another person saved the tour since this form was opened. */
    isOvertaken: base.revision !== saved.revision,
    /** The draft of an earlier visit, until it is restored or discarded. */
    offered,
    change: (part: Partial<TourFields>) => {
      setDraft((before) => ({ ...before, ...part }));
    },
    continueDraft: () => {
      if (offered !== undefined) begin(offered.base, offered.draft);
      setOffered(undefined);
    },
    discardOffered: () => {
      setOffered(undefined);
    },
    /** Continues from a version that another person saved. */
    rebase: begin,
    /** Shows the saved tour again. */
    startOver: () => {
      begin(saved);
    },
    forget: () => {
      forgetTourDraft(place);
    },
  };
}

/** Returns the kept draft if it contains unsaved changes. */
function draftWorthOffering(place: TourDraftPlace, saved: TourBase) {
  const kept = keptTourDraft(place);
  if (kept === undefined) return undefined;
  const isNews = !isSameForm(kept.draft, saved.fields) && !isSameForm(kept.draft, kept.base.fields);
  return isNews ? kept : undefined;
}
