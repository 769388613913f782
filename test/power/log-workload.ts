import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openLogForWriting } from '../../services/libs/adapters/embedded/log/sqlite-log-file.ts';
import { SqliteLogWriter } from '../../services/libs/adapters/embedded/log/sqlite-log-writer.ts';

/**
 * A process that makes this many commits to a log. For every acknowledged commit it prints the number of
 * events in the log and the length of the trace.
 *
 * Arguments: the directory of the log, the trace, the number of commits, and FULL or NORMAL.
 */
const [root = '', trace = '', commits = '', synchronous = ''] = process.argv.slice(2);

const writer = new SqliteLogWriter(() => {
  const database = openLogForWriting(join(root, 'event-log.sqlite'));
  // The control run has to lose events. The product never uses this setting.
  if (synchronous === 'NORMAL') database.exec('PRAGMA synchronous = NORMAL');
  return database;
});

for (let commit = 0; commit < Number(commits); commit += 1) {
  const replies = writer.commit([
    {
      kind: 'append',
      sequence: commit,
      grants: [],
      parts: [
        {
          stream: `tour-${commit % 7}`,
          expected: commit < 7 ? 'no-stream' : Math.floor(commit / 7) - 1,
          events: [event(commit)],
        },
      ],
    },
  ]);
  const outcome = replies[0]?.outcome.outcome;
  if (outcome !== 'appended') throw new Error(`Commit ${commit} ended with ${outcome}.`);
  process.stdout.write(`${commit + 1} ${statSync(trace).size}\n`);
}
writer.close();

function event(n: number) {
  return {
    id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    type: 'TourDeleted',
    schemaVersion: 1,
    occurredAt: '2026-11-20T06:00:00.000Z',
    data: JSON.stringify({ text: 'x'.repeat((n * 37) % 900) }),
    metadata: '{}',
  };
}
