import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';

type ImportSourceProps = {
  isBusy: boolean;
  /** Why the last file could not be read. */
  fault: string | undefined;
  onCheck: (fileName: string, file: Blob) => void;
};

/** Staff choose a file, or paste the lines. */
export function ImportSource({ isBusy, fault, onCheck }: ImportSourceProps) {
  const [pasted, setPasted] = useState('');
  return (
    <>
      <div data-slot="import-source">
        <div data-slot="field">
          <label htmlFor="import-file">File</label>
          <p data-slot="field-hint" id="import-file-hint">
            CSV in UTF-8, with commas or semicolons. Columns are found by their headings, in any
            order. Do not put names of travellers in the name of the file.
          </p>
          <input
            id="import-file"
            type="file"
            accept=".csv,text/csv"
            aria-describedby="import-file-hint"
            disabled={isBusy}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file !== undefined) onCheck(file.name, file);
              // The same file can be chosen again after it was corrected.
              currentTarget.value = '';
            }}
          />
        </div>
        <details>
          <summary>Or paste the lines</summary>
          <Field label="Lines" hint="With the headings in the first line.">
            <TextArea
              rows={6}
              value={pasted}
              onChange={({ currentTarget }) => {
                setPasted(currentTarget.value);
              }}
            />
          </Field>
          <Button
            aria-disabled={isBusy || pasted.trim() === ''}
            onClick={() => {
              if (isBusy || pasted.trim() === '') return;
              onCheck('pasted lines', new Blob([pasted], { type: 'text/csv' }));
            }}
          >
            Check the lines
          </Button>
        </details>
      </div>
      {isBusy && <p role="status">The lines are being checked…</p>}
      {fault !== undefined && (
        <p data-slot="field-error" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
