import type { ImportPreviewView } from '@contracts/import/import-view.ts';
import { importBytesMax, importLinesMax } from '@contracts/import/import-view.ts';
import { useState } from 'react';
import { problemOf } from '../../shared/api/problem.ts';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { usePageActions } from '../../shared/console/page-actions.ts';
import { Panel } from '../../shared/console/panel.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { Button } from '../../shared/ui/button.tsx';
import { usePreviewImportMutation } from './import-api.ts';
import { saveTemplate } from './import-files.ts';
import { ImportHistory } from './import-history.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';
import './import.css';

/** A file, and the preview of its import. */
interface Checked {
  readonly fileName: string;
  readonly preview: ImportPreviewView;
}

const linesMax = importLinesMax.toLocaleString('en');

/** Imports the bookings of another system from a file. Staff first see what the import would do. */
export function ImportScreen() {
  const { canChange } = useStaff();
  const [checked, setChecked] = useState<Checked>();
  const [fault, setFault] = useState<string>();
  const [preview, { isLoading }] = usePreviewImportMutation();
  usePageActions(canChange ? [{ label: 'Download the template', run: saveTemplate }] : []);

  async function check(fileName: string, file: Blob) {
    setChecked(undefined);
    setFault(undefined);
    if (file.size > importBytesMax) {
      setFault('The file is larger than 1 MB. Divide it into several files.');
      return;
    }
    const { data, error } = await preview(file);
    if (data === undefined) setFault(faultOf(error));
    else setChecked({ fileName, preview: data });
  }

  return (
    <ConsolePage
      title="Import"
      actions={
        canChange && (
          <Button kind="quiet" onClick={saveTemplate}>
            Download the template
          </Button>
        )
      }
    >
      <div data-slot="import">
        <p className="measure">
          Import bookings from a spreadsheet or another system, as a CSV file. You see what will
          happen to each line before a booking is made. Nobody gets an e-mail about the import.
          Travellers get e-mails about later changes, and the reminder on the day before, as usual.
          A file may have {linesMax} lines and 1 MB.
        </p>
        {canChange ? (
          <Panel title="Choose the bookings">
            <ImportSource
              isBusy={isLoading}
              fault={fault}
              onCheck={(fileName, file) => void check(fileName, file)}
            />
          </Panel>
        ) : (
          <EmptyState message="Your account can only read, so you cannot import bookings." />
        )}
        {checked !== undefined && <ImportPreview key={checked.fileName} {...checked} />}
        <Panel title="Earlier imports">
          <ImportHistory />
        </Panel>
      </div>
    </ConsolePage>
  );
}

function faultOf(error: unknown): string {
  const problem = problemOf(error);
  if (problem === undefined) return 'The file could not be checked. Please try again.';
  const { title, detail } = problem;
  return detail === undefined ? `${title}.` : `${title}. ${detail}`;
}
