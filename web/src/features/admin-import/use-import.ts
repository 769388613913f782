import type {
  ImportedLineView,
  ImportLineRequest,
  ImportPreviewView,
} from '@contracts/import/import-view.ts';
import { importLinesAtOnce } from '@contracts/import/import-view.ts';
import { useRef, useState } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { useBeginImportMutation, useImportLinesMutation } from './import-api.ts';

/** A request has at most this many characters of lines; the API accepts 100 KB. */
const charactersAtOnce = 30_000;

/** A running, interrupted or finished import. */
export interface ImportRun {
  readonly state: 'running' | 'interrupted' | 'done';
  readonly total: number;
  readonly outcomes: readonly ImportedLineView[];
  /** Why it was interrupted. */
  readonly fault?: string;
}

/**
 * Imports the lines without problems, a few at a time. An interrupted import continues with the lines that have no
 * outcome yet; a line that became a booking before is not imported again.
 */
export function useImport(fileName: string, { columns, lines }: ImportPreviewView) {
  const [begin] = useCommand(useBeginImportMutation());
  const [importLines] = useImportLinesMutation();
  const begunId = useRef<string>(undefined);
  const [run, setRun] = useState<ImportRun>();
  const ready = lines.filter(({ state }) => state === 'ready');

  async function start() {
    const total = ready.length;
    let outcomes = run?.outcomes ?? [];
    const settled = new Set(outcomes.map(({ line }) => line));
    const interrupted = (error: unknown) => {
      const fault = messageOf(error, 'The connection was lost.');
      setRun({ state: 'interrupted', total, outcomes, fault });
    };
    setRun({ state: 'running', total, outcomes });
    if (begunId.current === undefined) {
      const begun = await begin({ fileName, lines: total });
      if (begun.data === undefined) {
        interrupted(begun.error);
        return;
      }
      begunId.current = begun.data.id;
    }
    const id = begunId.current;
    for (const few of portionsOf(ready.filter(({ line }) => !settled.has(line)))) {
      const answer = await importLines({ id, columns, lines: few });
      if (answer.data === undefined) {
        interrupted(answer.error);
        return;
      }
      outcomes = [...outcomes, ...answer.data.items];
      setRun({ state: 'running', total, outcomes });
    }
    setRun({ state: 'done', total, outcomes });
  }

  return { run, start };
}

/** Divides the lines into requests. */
export function portionsOf(
  lines: readonly ImportLineRequest[],
): readonly (readonly ImportLineRequest[])[] {
  const portions: ImportLineRequest[][] = [];
  let characters = 0;
  for (const { line, cells } of lines) {
    const length = cells.join('').length;
    const last = portions.at(-1);
    const fits =
      last !== undefined &&
      last.length < importLinesAtOnce &&
      characters + length <= charactersAtOnce;
    if (fits) last.push({ line, cells });
    else portions.push([{ line, cells }]);
    characters = fits ? characters + length : length;
  }
  return portions;
}
