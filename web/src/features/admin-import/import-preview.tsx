import type { ImportLineView, ImportPreviewView } from '@contracts/import/import-view.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Panel } from '../../shared/console/panel.tsx';
import { ProgressBar } from '../../shared/console/progress-bar.tsx';
import { ReferenceCode } from '../../shared/console/reference-code.tsx';
import { formatDate } from '../../shared/dates/format-date.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { saveProblems } from './import-files.ts';
import { counted } from './import-words.ts';
import { type ImportRun, useImport } from './use-import.ts';

/** How many lines are shown at first. Staff can show all of them. */
const shownFirst = 50;

/** What an import would do, line by line, and the import itself. */
export function ImportPreview({
  fileName,
  preview,
}: {
  fileName: string;
  preview: ImportPreviewView;
}) {
  const { run, start } = useImport(fileName, preview);
  const { lines, columns, unknownColumns } = preview;
  const inState = (state: ImportLineView['state']) => lines.filter((line) => line.state === state);
  const [ready, imported, wrong] = [inState('ready'), inState('imported'), inState('problem')];
  return (
    <Panel title={`Preview of ${fileName}`}>
      <div data-slot="import-preview">
        <p role="status">
          {counted(ready.length, 'line')} can be imported, {imported.length} already imported,{' '}
          {wrong.length} with a problem.{run === undefined && ' No booking is made yet.'}
        </p>
        {unknownColumns.length > 0 && (
          <p data-slot="import-warning">
            These columns are not known and are not imported: {unknownColumns.join(', ')}. If one is
            a price category, write its name as in the tour.
          </p>
        )}
        {wrong.length > 0 && <WrongLines columns={columns} lines={wrong} />}
        {ready.length > 0 && run === undefined && (
          <Button onClick={() => void start()}>Import {counted(ready.length, 'booking')}</Button>
        )}
        {run !== undefined && (
          <Running run={run} preview={preview} onContinue={() => void start()} />
        )}
        {ready.length > 0 && run === undefined && <ReadyLines lines={ready} />}
        {imported.length > 0 && <ImportedLines lines={imported} />}
      </div>
    </Panel>
  );
}

function WrongLines({
  columns,
  lines,
}: {
  columns: readonly string[];
  lines: readonly ImportLineView[];
}) {
  return (
    <section aria-label="Lines with a problem">
      <h3>Lines with a problem</h3>
      <p>
        Correct them in your file and choose it again. The other lines can be imported meanwhile.{' '}
        <Button
          kind="quiet"
          onClick={() => {
            saveProblems(columns, lines);
          }}
        >
          Download these lines
        </Button>
      </p>
      <Lines
        lines={lines}
        show={({ problems }) => (
          <ul>
            {problems.map(({ column, message }) => (
              <li key={`${column ?? ''} ${message}`}>
                {column !== undefined && <b>{column}: </b>}
                {message}
              </li>
            ))}
          </ul>
        )}
      />
    </section>
  );
}

function ReadyLines({ lines }: { lines: readonly ImportLineView[] }) {
  return (
    <section aria-label="Lines that can be imported">
      <h3>Lines that can be imported</h3>
      <Lines
        lines={lines}
        show={({ booking }) =>
          booking !== undefined && (
            <p>
              <b>{booking.name}</b>, {counted(booking.guests, 'traveller')}: {booking.tourTitle},{' '}
              {formatDate(booking.date)}, {booking.pickupTime}, {booking.total.toLocaleString('en')}{' '}
              {booking.currency}
            </p>
          )
        }
      />
    </section>
  );
}

function ImportedLines({ lines }: { lines: readonly ImportLineView[] }) {
  return (
    <section aria-label="Lines that were imported before">
      <h3>Imported before</h3>
      <Lines
        lines={lines}
        show={({ reference }) => (
          <p>
            Already imported as <BookingLink reference={reference} />
          </p>
        )}
      />
    </section>
  );
}

function Running({
  run,
  preview,
  onContinue,
}: {
  run: ImportRun;
  preview: ImportPreviewView;
  onContinue: () => void;
}) {
  const { state, total, outcomes, fault } = run;
  const made = outcomes.filter((each) => each.state === 'imported').length;
  const already = outcomes.filter((each) => each.state === 'already').length;
  const refused = outcomes.filter((each) => each.state === 'problem');
  const status = useRef<HTMLParagraphElement>(null);
  // The button that started or continued the import has disappeared.
  useEffect(() => {
    if (state === 'running') status.current?.focus();
  }, [state]);
  const cellsOf = new Map(preview.lines.map(({ line, cells }) => [line, cells]));
  return (
    <section aria-label="Progress of the import" data-slot="import-progress" data-state={state}>
      <p ref={status} role="status" tabIndex={-1}>
        {state === 'done' ? 'Done: ' : ''}
        {made} of {counted(total, 'booking')} imported
        {already > 0 && `; ${String(already)} were imported already`}
        {refused.length > 0 && `; ${String(refused.length)} could not be imported`}.
        {state === 'running' && ' Keep this page open.'}
      </p>
      <ProgressBar label="Imported" max={Math.max(total, 1)} value={outcomes.length} />
      {state === 'interrupted' && (
        <>
          <p data-slot="field-error" role="alert">
            {fault} The import was interrupted. No booking is made twice if you continue.
          </p>
          <Button onClick={onContinue}>Continue the import</Button>
        </>
      )}
      {state === 'done' && made > 0 && (
        <LinkButton kind="ink" to="/admin/bookings?tab=all&origin=import">
          Show imported bookings
        </LinkButton>
      )}
      {refused.length > 0 && (
        <WrongLines
          columns={preview.columns}
          lines={refused.map(({ line, problems }) => {
            const cells = cellsOf.get(line) ?? [];
            return { line, cells, state: 'problem', problems };
          })}
        />
      )}
    </section>
  );
}

function BookingLink({ reference = '' }: { reference: string | undefined }) {
  return (
    <Link to={`/admin/bookings/${reference}`}>
      <ReferenceCode>{reference}</ReferenceCode>
    </Link>
  );
}

function Lines({
  lines,
  show,
}: {
  lines: readonly ImportLineView[];
  show: (line: ImportLineView) => ReactNode;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, shownFirst);
  return (
    <>
      <ol data-slot="import-lines">
        {shown.map((each) => (
          <li key={each.line}>
            <span data-part="line">Line {each.line}</span>
            {show(each)}
          </li>
        ))}
      </ol>
      {shown.length < lines.length && (
        <Button
          kind="quiet"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          Show all {lines.length.toLocaleString('en')} lines
        </Button>
      )}
    </>
  );
}
