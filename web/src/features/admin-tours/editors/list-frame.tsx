import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { type EditorProps, fieldId, problemAt } from './editor-props.ts';
import './list-frame.css';

export type ListFrameProps = Pick<EditorProps<unknown>, 'problems' | 'isDisabled'> & {
  /** The name that the API uses. */
  field: string;
  label: string;
  hint?: ReactNode;
  addLabel: string;
  onAdd: () => void;
  isFull: boolean;
  /** The last change in words, for screen readers. */
  said: string;
  /** The entries. */
  children: ReactNode;
};

/** The frame of a list: its label, its problem, and the button that adds an entry. */
export function ListFrame(props: ListFrameProps) {
  const { field, label, hint, problems, isDisabled = false, addLabel, isFull, said } = props;
  const { onAdd, children } = props;
  const id = fieldId(field);
  const problem = problemAt(problems, field);
  return (
    <fieldset
      data-slot="list-frame"
      id={id}
      tabIndex={-1}
      disabled={isDisabled}
      aria-describedby={`${id}-about`}
    >
      <legend>{label}</legend>
      <div id={`${id}-about`}>
        {hint !== undefined && <p data-slot="field-hint">{hint}</p>}
        {problem !== undefined && <p data-slot="field-error">{problem}</p>}
      </div>
      {children}
      <Button kind="quiet" data-part="add" aria-disabled={isFull} onClick={onAdd}>
        <Glyph name="plus" size={14} />
        {addLabel}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </fieldset>
  );
}
