import { tourFaults } from '@contracts/tour/tour-faults.ts';
import type { TourPreviewView } from '@contracts/tour/tour-preview.ts';
import type { AdminTourView, TourFields } from '@contracts/tour/tour-view.ts';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { isTransient, problemOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import type { FormError } from '../../shared/ui/error-summary.tsx';
import {
  useCreateTourMutation,
  useLazyGetAdminTourQuery,
  useLazyPreviewTourQuery,
  useSaveTourMutation,
} from './admin-tours-api.ts';
import type { FieldProblem } from './editors/editor-props.ts';
import type { TourBase } from './kept-tour-draft.ts';
import { fieldsIn, isSameForm } from './tour-draft.ts';
import { failureWords, fieldProblemsOf, summaryOf } from './tour-problems.ts';

/** The steps between the form and a saved tour. */
export type SaveStep =
  | { readonly at: 'form' }
  /** Shows the changes that the save would make. */
  | { readonly at: 'preview'; readonly fields: TourFields; readonly preview: TourPreviewView }
  /** Another person saved the tour in the meantime. */
  | { readonly at: 'conflict'; readonly theirs: AdminTourView };

interface Faults {
  readonly problems: readonly FieldProblem[];
  readonly errors: readonly FormError[];
}

const form: SaveStep = { at: 'form' };
const faultless: Faults = { problems: [], errors: [] };
const failed = 'Failed to save tour';

export interface SaveTour {
  /** Undefined for a new tour. */
  readonly tourId: string | undefined;
  readonly base: TourBase;
  readonly onSaved: () => void;
  /** Called when the form contains no changes to the saved tour. */
  readonly onNothingToSave: () => void;
}

/**
 * Saves a tour. The rules are checked first. Before an existing tour is saved, staff see a preview. A save never
 * overwrites another person's changes.
 */
export function useSaveTour({ tourId, base, onSaved, onNothingToSave }: SaveTour) {
  const { create, save, readNow, preview, isSaving } = useTourCalls();
  const { step, setStep, faults, forget, refuse, back } = useSaveState();
  const { isBusy, once } = useOneAtATime();

  /** Shows why the save failed. After a conflict it fetches the other version for comparison. */
  async function fail(error: unknown) {
    const problems = fieldProblemsOf(error);
    if (problemOf(error)?.code === 'RevisionMismatch') await showTheirs();
    else refuse(problems.length > 0 ? failed : failureWords(error, failed), problems);
  }
  async function settle(error: unknown) {
    if (error === undefined) onSaved();
    else await fail(error);
  }
  async function showTheirs() {
    const { data: theirs, error } = await readNow(tourId ?? '');
    if (theirs === undefined) refuse(failureWords(error, 'Failed to fetch tour'));
    else setStep({ at: 'conflict', theirs });
  }

  async function review(fields: TourFields) {
    const wrong = tourFaults(fields);
    forget();
    if (wrong.length > 0) {
      refuse(undefined, wrong);
    } else if (tourId === undefined) {
      const { error } = await create({ fields });
      await settle(error);
    } else {
      await lookAhead(tourId, fields);
    }
  }
  async function lookAhead(id: string, fields: TourFields) {
    const { data: now, error: unread } = await readNow(id);
    if (now === undefined) {
      await fail(unread);
    } else if (now.revision === base.revision) {
      const { data, error } = await preview({ id, fields });
      if (data === undefined) await fail(error);
      else if (data.changes.length === 0) onNothingToSave();
      else setStep({ at: 'preview', fields, preview: data });
    } else if (isSameForm(fieldsIn(now), fields)) {
      onNothingToSave();
    } else {
      setStep({ at: 'conflict', theirs: now });
    }
  }
  /**
   * Saves the previewed fields. Returns the error message if the same save may succeed when it is tried
   * again.
   */
  async function confirm(): Promise<string | undefined> {
    if (step.at !== 'preview' || tourId === undefined) return undefined;
    const { fields } = step;
    const { revision = '' } = base;
    const { error } = await save({ id: tourId, revision, fields });
    if (error !== undefined && isTransient(error as FetchBaseQueryError)) {
      return failureWords(error, failed);
    }
    await settle(error);
    return undefined;
  }
  return {
    step,
    ...faults,
    isBusy,
    isSaving,
    review: (fields: TourFields) => once(() => review(fields)),
    refuse,
    confirm,
    showTheirs,
    back,
  };
}

/** Ignores a second press while an action is running. */
function useOneAtATime() {
  const [isBusy, setIsBusy] = useState(false);
  const once = async (act: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    await act();
    setIsBusy(false);
  };
  return { isBusy, once };
}

/** The step of a save, and its errors. */
function useSaveState() {
  const [step, setStep] = useState<SaveStep>(form);
  const [faults, setFaults] = useState(faultless);
  return {
    step,
    setStep,
    faults,
    forget: () => {
      setFaults(faultless);
    },
    back: () => {
      setStep(form);
    },
    refuse: (words: string | undefined, problems: readonly FieldProblem[] = []) => {
      const others = words === undefined ? [] : [{ message: words }];
      setFaults({ problems, errors: [...others, ...summaryOf(problems)] });
      setStep(form);
    },
  };
}

function useTourCalls() {
  const [create] = useCommand(useCreateTourMutation());
  const [save, isSaving] = useCommand(useSaveTourMutation());
  const [readNow] = useLazyGetAdminTourQuery();
  const [preview] = useLazyPreviewTourQuery();
  return { create, save, readNow, preview, isSaving };
}
