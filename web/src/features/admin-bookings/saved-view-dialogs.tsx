import type { BookingFilter } from '@contracts/booking/booking-view.ts';
import { savedViewLimits } from '@contracts/saved-view/saved-view-limits.ts';
import type { SavedViewView } from '@contracts/saved-view/saved-view-view.ts';
import { useState } from 'react';
import { messageOf, problemOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { FormDialog } from '../../shared/console/form-dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import {
  useRemoveViewMutation,
  useRenameViewMutation,
  useSaveViewMutation,
} from './saved-views-api.ts';

const nameId = 'view-name';

type ViewNameDialogProps = {
  /** The filter to save; absent if a view is renamed. */
  filter?: BookingFilter;
  /** The view to rename. */
  view?: SavedViewView;
  onClose: () => void;
};

/** Asks for the name of a new view, or for the new name of a view. */
export function ViewNameDialog({ filter = {}, view, onClose }: ViewNameDialogProps) {
  const [name, setName] = useState(view?.name ?? '');
  const [save, isSaving] = useCommand(useSaveViewMutation());
  const [rename, { isLoading: isRenaming }] = useRenameViewMutation();

  async function submit() {
    if (name.trim() === '') return [{ fieldId: nameId, message: 'Give the view a name' }];
    const { error } =
      view === undefined
        ? await save({ name: name.trim(), filter: withoutSearch(filter) })
        : await rename({ id: view.id, name: name.trim() });
    if (error !== undefined) return faultsOf(error);
    onClose();
    return [];
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={view === undefined ? 'Save this view' : `Rename ${view.name}`}
      submitLabel={view === undefined ? 'Save the view' : 'Save the name'}
      isBusy={isSaving || isRenaming}
      onSubmit={submit}
    >
      <Field
        id={nameId}
        label="Name"
        hint="All staff see the view. Do not write the names of travellers."
        required
      >
        <TextInput
          value={name}
          maxLength={savedViewLimits.nameLengthMax}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
          }}
        />
      </Field>
    </FormDialog>
  );
}

/** Asks whether to remove a view. */
export function RemoveView({ view, onClose }: { view: SavedViewView; onClose: () => void }) {
  const [remove, { isLoading }] = useRemoveViewMutation();
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`Remove ${view.name}?`}
      submitLabel="Remove the view"
      isBusy={isLoading}
      onSubmit={async () => {
        const { error } = await remove(view.id);
        if (error !== undefined) return faultsOf(error);
        onClose();
        return [];
      }}
    >
      <p>The view is removed for all staff. The bookings stay as they are.</p>
    </FormDialog>
  );
}

function withoutSearch(filter: BookingFilter): Omit<BookingFilter, 'search'> {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => name !== 'search'));
}

function faultsOf(error: unknown) {
  const otherwise = 'The views could not be changed. Please try again.';
  const [fault] = problemOf(error)?.errors ?? [];
  return [{ fieldId: nameId, message: fault?.message ?? messageOf(error, otherwise) }];
}
