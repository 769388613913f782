import type { LogFaultView } from '@contracts/operations/verification-view.ts';
import type { Remedy } from '../../shared/console/what-to-do.tsx';

/** The first steps for every fault of the log itself: evidence and data must not be overwritten. */
const keepEverything = [
  'Do not stop the product, rebuild lists or restore a backup yet. Everybody can continue to work.',
  'Ask the person who looks after the server to copy the files of the log and of the archive, as they are, to another machine.',
];
const whoWasIt =
  'Find out who had access to the server and the backups. If a person changed the log, remove that person’s access. Do not change SECRET_KEY.';

function ofLog(...steps: readonly string[]): Remedy {
  return { steps: [...keepEverything, ...steps, whoWasIt], runbook: 'log-faulty' };
}

const keySteps = {
  steps: [
    'Look for the newest backup in which all keys are intact, restore it into an empty directory, and read the person’s data there.',
    'Write the name, e-mail and phone into the upcoming bookings of this person again.',
    'Have the disk of the server checked: if one part is damaged, other parts often are too.',
  ],
  runbook: 'customer-key-unusable',
};

const remedies: Readonly<Record<LogFaultView['kind'], Remedy>> = {
  event: ofLog(
    'Compare the entry with the same entry in the last backup. If the backup has the right one, restore that backup.',
  ),
  missing: ofLog(
    'Compare the log with the last backup. If the backup has the missing entries, restore it.',
  ),
  unreadable: ofLog('Have the disk of the server checked, then restore the newest backup.'),
  anchor: ofLog(
    'Compare the log with the last backup: between the last fingerprint that agrees and this one, something was removed or added.',
  ),
  lost: ofLog(
    'Look for the missing files of the log. If they cannot be found, restore the newest backup, if it has more entries than the log.',
  ),
  'forged-anchor': {
    steps: [
      'Take this fingerprint from a copy of the archive and put it back. The next check compares the log with it.',
      'If the copy is the same, find out who has the secret key of the product.',
    ],
    runbook: 'log-faulty',
  },
  damaged: {
    steps: [
      'If it is the file of the accounts: restore the newest backup.',
      'If it is the file of the lists: remove read-models.sqlite on the server and restart the product. The lists are built again.',
    ],
    runbook: 'log-faulty',
  },
  'damaged-key': keySteps,
  'missing-key': keySteps,
};

/** What to do about faults of this kind. */
export function remedyOf(kind: LogFaultView['kind']): Remedy {
  return remedies[kind];
}

/** The faults by kind, in the order in which the kinds occur. */
export function byKind(
  faults: readonly LogFaultView[],
): readonly (readonly [LogFaultView['kind'], readonly LogFaultView[]])[] {
  return [...Map.groupBy(faults, ({ kind }) => kind)];
}
