import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { draftFound, selectIsLookedUp } from './booking-draft.ts';
import { keptDraft } from './kept-draft.ts';

/** Restores the draft that the tab kept, and returns whether that is done. */
export function useKeptDraft(): boolean {
  const isLookedUp = useSelector(selectIsLookedUp);
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(draftFound(keptDraft()));
  }, [dispatch]);
  return isLookedUp;
}
