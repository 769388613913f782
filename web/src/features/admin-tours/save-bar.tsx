import { Button } from '../../shared/ui/button.tsx';
import './save-bar.css';

export type SaveBarProps = {
  /** The id of the form that it submits. */
  form: string;
  isNew: boolean;
  isDirty: boolean;
  isBusy: boolean;
  isDisabled: boolean;
  onCancel: () => void;
};

/** The buttons of the form, always in view. */
export function SaveBar({ form, isNew, isDirty, isBusy, isDisabled, onCancel }: SaveBarProps) {
  const idle = isNew ? 'Create Tour' : 'Update Tour';
  const busy = isNew ? 'Creating...' : 'Checking...';
  return (
    <div data-slot="save-bar">
      <p role="status">{isDirty ? 'Unsaved changes, kept as a draft' : ''}</p>
      <Button kind="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" form={form} aria-disabled={isBusy} disabled={isDisabled}>
        {isBusy ? busy : idle}
      </Button>
    </div>
  );
}
