import type { TourFields } from '@contracts/tour/tour-view.ts';
import type { FieldProblem } from './editors/editor-props.ts';

/** The props of every section of the form. */
export type FormProps = {
  draft: TourFields;
  onChange: (part: Partial<TourFields>) => void;
  problems: readonly FieldProblem[];
  isDisabled: boolean;
  /** Called when uploads begin and end. A save before the end does not contain their pictures. */
  onUploading: (isUploading: boolean) => void;
};

/** The props of an editor for one field of the form. */
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
