import { tourLimits } from '@contracts/tour/tour-limits.ts';
import type { TourFields } from '@contracts/tour/tour-view.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { type EditorProps, fieldId, problemAt } from './editor-props.ts';
import './faq-editor.css';
import { RowList } from './row-list.tsx';

export type FaqEditorProps = EditorProps<TourFields['faq']>;

/** The questions of travellers about the tour, and their answers. */
export function FaqEditor(props: FaqEditorProps) {
  return (
    <RowList
      {...props}
      field="faq"
      label="FAQ"
      itemName="question"
      isLarge
      addLabel="Add question"
      make={() => ({ question: '', answer: '' })}
      max={tourLimits.faqMax}
      render={({ item, index, field, problems, replace }) => {
        return (
          <div data-slot="faq-entry">
            <Field
              id={fieldId(`${field}.question`)}
              label={`Question ${String(index + 1)}`}
              error={problemAt(problems, `${field}.question`)}
            >
              <TextInput
                value={item.question}
                maxLength={tourLimits.questionLengthMax}
                onChange={({ currentTarget }) => {
                  replace({ ...item, question: currentTarget.value });
                }}
              />
            </Field>
            <Field
              id={fieldId(`${field}.answer`)}
              label={`Answer ${String(index + 1)}`}
              error={problemAt(problems, `${field}.answer`)}
            >
              <TextArea
                rows={2}
                value={item.answer}
                maxLength={tourLimits.answerLengthMax}
                onChange={({ currentTarget }) => {
                  replace({ ...item, answer: currentTarget.value });
                }}
              />
            </Field>
          </div>
        );
      }}
    />
  );
}
