import { tourLimits } from '@contracts/tour/tour-limits.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { type EditorProps, fieldId, problemAt } from './editor-props.ts';
import { type Row, RowList } from './row-list.tsx';

export type LineListEditorProps = EditorProps<readonly string[]> & {
  field: 'highlights' | 'includes' | 'excludes' | 'whatToBring';
  label: string;
  /** The name of one entry in labels, such as "highlight". */
  itemName: string;
};

/** Edits a list of one-line texts. Enter adds a line. A pasted list adds one line for each entry. */
export function LineListEditor(props: LineListEditorProps) {
  const { itemName } = props;
  return (
    <RowList
      {...props}
      addLabel={`Add ${itemName}`}
      make={() => ''}
      max={tourLimits.linesMax}
      render={(row) => <Line row={row} label={`${capital(itemName)} ${String(row.index + 1)}`} />}
    />
  );
}

type LineProps = {
  row: Row<string>;
  label: string;
};

function Line({ row: { item, field, problems, replace }, label }: LineProps) {
  return (
    <div data-part="unlabelled">
      <Field id={fieldId(field)} label={label} error={problemAt(problems, field)}>
        <TextArea
          rows={1}
          value={item}
          maxLength={tourLimits.lineLengthMax}
          onChange={({ currentTarget }) => {
            replace(inOneLine(currentTarget.value));
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
              event.preventDefault();
              replace(item, '');
            }
            if (event.key === 'Backspace' && item === '') {
              event.preventDefault();
              replace();
            }
          }}
          onPaste={(event) => {
            const lines = linesOf(event.clipboardData.getData('text'));
            if (lines.length < 2) return;
            event.preventDefault();
            const { selectionStart, selectionEnd } = event.currentTarget;
            const isReplaced = selectionEnd - selectionStart === item.length;
            replace(...(isReplaced ? [] : [item]), ...lines);
          }}
        />
      </Field>
    </div>
  );
}

/** Returns the lines of a pasted list, without bullets, numbers and empty lines. */
function linesOf(text: string): readonly string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–·]\s+|\d+[.)]\s+)?/, '').trim())
    .filter((line) => line !== '');
}

function inOneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
