import { lazy, Suspense } from 'react';
import { LoadingRows } from '../../../../shared/console/loading-rows.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import { TextArea } from '../../../../shared/ui/text-area.tsx';
import { type EditorProps, fieldId, problemAt } from '../editor-props.ts';
import type { RichTextSurfaceProps } from './rich-text-surface.tsx';

/** The script of the editor is as large as the rest of the console, so it is loaded only when a form is opened. */
const Surface = lazy(async () => {
  try {
    return { default: (await import('./rich-text-surface.tsx')).RichTextSurface };
  } catch {
    return { default: PlainField };
  }
});

/** The long description of a tour: HTML with the elements that the server accepts. */
export function RichTextEditor(props: EditorProps<string>) {
  const { value, onChange, problems, isDisabled = false } = props;
  return (
    <Suspense fallback={<LoadingRows label="Loading the editor" rows={3} />}>
      <Surface
        id={fieldId('fullDescription')}
        label="Full Description"
        value={value}
        onChange={onChange}
        problem={problemAt(problems, 'fullDescription')}
        isDisabled={isDisabled}
      />
    </Suspense>
  );
}

/** Lets staff edit the HTML if a bad connection prevents the editor from loading. */
function PlainField({ id, label, value, onChange, problem, isDisabled }: RichTextSurfaceProps) {
  return (
    <Field
      id={id}
      label={label}
      error={problem}
      hint="The editor could not be loaded. You can edit the text here as HTML."
    >
      <TextArea
        rows={8}
        value={value}
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      />
    </Field>
  );
}
