import type { TourFields } from '@contracts/tour/tour-view.ts';
import { useEffect, useState } from 'react';
import {
  type DraftPlace,
  forgetTourDraft,
  keepTourDraft,
  keptTourDraft,
  type TourBase,
} from './kept-tour-draft.ts';
import { isChanged, isSameForm } from './tour-draft.ts';

/**
 * What is written in the form, and kept while it is. As long as nothing is, the form follows what is saved; afterwards
 * it remembers what it began with.
 */
export function useTourForm(place: DraftPlace, saved: TourBase) {
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
    if (isDirty) keepTourDraft(at, { draft, base, at: new Date().toISOString() });
    else forgetTourDraft(at);
  }, [accountId, tourId, offered, isDirty, draft, base]);

  return {
    draft,
    base,
    isDirty,
    /** Somebody else saved the tour since this form began. */
    isOvertaken: base.revision !== saved.revision,
    /** What was written before and not saved, until it is taken up or discarded. */
    offered,
    change: (part: Partial<TourFields>) => {
      setDraft((before) => ({ ...before, ...part }));
    },
    takeUp: () => {
      if (offered !== undefined) begin(offered.base, offered.draft);
      setOffered(undefined);
    },
    discardOffered: () => {
      setOffered(undefined);
    },
    /** Goes on from what somebody else saved. */
    rebase: begin,
    /** Shows what is saved. */
    startOver: () => {
      begin(saved);
    },
    forget: () => {
      forgetTourDraft(place);
    },
  };
}

/** A draft that says nothing new is none. */
function draftWorthOffering(place: DraftPlace, saved: TourBase) {
  const kept = keptTourDraft(place);
  if (kept === undefined) return undefined;
  const isNews = !isSameForm(kept.draft, saved.fields) && !isSameForm(kept.draft, kept.base.fields);
  return isNews ? kept : undefined;
}
