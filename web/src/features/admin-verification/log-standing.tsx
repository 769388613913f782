import type { LogVerdictView, VerificationView } from '@contracts/operations/verification-view.ts';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { Standing } from '../../shared/console/standing.tsx';
import { WhatToDo } from '../../shared/console/what-to-do.tsx';
import { useGetVerificationQuery } from './admin-verification-api.ts';
import { whenWords } from './last-check.tsx';
import { byKind, remedyOf } from './log-remedies.ts';
import { faultTitle, verdictWords } from './verification-words.ts';

/** How often the state is read, in milliseconds. */
const pollMs = 30_000;

/** Whether the last check of the log found it intact, and what to do if not. */
export function LogStanding() {
  const { data, isError, refetch } = useGetVerificationQuery(undefined, {
    pollingInterval: pollMs,
  });
  const verdict = data?.last?.verdict;
  return (
    <Standing title="Log check" to="/admin/system/log" findings={verdict?.faults.length}>
      <p>
        The check compares the entries of the log with fingerprints. So it finds entries that were
        changed or lost.
      </p>
      {data === undefined && (
        <NotLoaded {...{ isError, refetch }} what="the last check" rows={1} rowHeight="2rem" />
      )}
      {data !== undefined && <p>{sentenceOf(data.last)}</p>}
      {verdict !== undefined && verdict.faults.length > 0 && <Faults verdict={verdict} />}
    </Standing>
  );
}

function Faults({ verdict: { faults } }: { verdict: LogVerdictView }) {
  return (
    <ul aria-label="Faults of the log">
      {byKind(faults).map(([kind, ofKind]) => (
        <li key={kind}>
          <h3>{faultTitle(kind, ofKind.length)}</h3>
          <WhatToDo {...remedyOf(kind)} />
        </li>
      ))}
    </ul>
  );
}

function sentenceOf(last: VerificationView | undefined): string {
  if (last === undefined) {
    return 'The log has not been checked yet. The product checks it soon after it starts. You can also start a check now.';
  }
  const result = last.verdict === undefined ? '' : `${verdictWords(last.verdict)} `;
  const unfinished =
    last.state === 'broken-off' ? ' It stopped before the end. Start a new check.' : '';
  return `${result}${whenWords(last)}${unfinished}`;
}
