import type { TourFields } from '@contracts/tour/tour-view.ts';
import type { FieldProblem } from './editors/editor-props.ts';

/** What every part of the form is given. */
export type FormProps = {
  draft: TourFields;
  onChange: (part: Partial<TourFields>) => void;
  problems: readonly FieldProblem[];
  isDisabled: boolean;
  /** Pictures are on their way to the server: what is saved meanwhile lacks them. */
  onUploading: (isUploading: boolean) => void;
};

/** One field of the form as an editor takes it. */
export function editorOf<Name extends keyof TourFields>(
  { draft, onChange, problems, isDisabled }: FormProps,
  name: Name,
) {
  return {
    value: draft[name],
    onChange: (value: TourFields[Name]) => {
      onChange({ [name]: value });
    },
    problems,
    isDisabled,
  };
}
