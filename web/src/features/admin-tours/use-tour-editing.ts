import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useLeaveGuard } from '../../shared/console/drafts/use-leave-guard.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import type { TourBase } from './kept-tour-draft.ts';
import { fieldsIn, fieldsOf, newTour } from './tour-draft.ts';
import { toursPath } from './tour-words.ts';
import { useSaveTour } from './use-save-tour.ts';
import { useTourForm } from './use-tour-form.ts';

/** The state of the form of a tour: its content, saving, and the question before leaving. */
export function useTourEditing(tour: AdminTourView | undefined) {
  const { id: accountId } = useStaff();
  const form = useTourForm({ accountId, tourId: tour?.id }, baseOf(tour));
  const [isUploading, setIsUploading] = useState(false);
  const guard = useLeaveGuard(form.isDirty || isUploading);
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const leave = () => void navigate(toursPath);

  const saving = useSaveTour({
    tourId: tour?.id,
    base: form.base,
    onSaved: () => {
      form.forget();
      guard.letGo();
      dispatch(
        toastRaised(
          tour === undefined ? 'Tour created successfully' : 'Tour updated successfully',
          'ok',
        ),
      );
      leave();
    },
    onNothingToSave: () => {
      form.startOver();
      dispatch(toastRaised('There is nothing to save: you changed nothing'));
    },
  });
  const submit = () => {
    if (isUploading) saving.refuse('Images are still uploading. Save when they are ready.');
    else void saving.review(fieldsOf(form.draft));
  };
  const isDisabled = form.offered !== undefined || tour?.isDeleted === true;
  return { form, guard, saving, submit, leave, isDisabled, setIsUploading };
}

export type TourEditing = ReturnType<typeof useTourEditing>;

/** The saved state of a tour; for a new tour its initial fields. */
export function baseOf(tour: AdminTourView | undefined): TourBase {
  return tour === undefined
    ? { fields: newTour }
    : { fields: fieldsIn(tour), revision: tour.revision };
}
