import type { LogFaultView } from '@contracts/operations/verification-view.ts';
import { FactList } from '../../shared/console/fact-list.tsx';
import { actionWords } from '../../shared/console/history-words.ts';
import { StreamLink } from '../../shared/console/stream-link.tsx';
import { WhatToDo } from '../../shared/console/what-to-do.tsx';
import { byKind, remedyOf } from './log-remedies.ts';
import { faultTitle } from './verification-words.ts';

/** The faults that a check found, where they are, and what to do about each kind. */
export function FaultList({ faults }: { faults: readonly LogFaultView[] }) {
  return byKind(faults).map(([kind, ofKind]) => (
    <section key={kind} data-slot="log-faults">
      <h3>{faultTitle(kind, ofKind.length)}</h3>
      <ul aria-label={faultTitle(kind, ofKind.length)}>
        {ofKind.map((fault) => (
          <li key={`${String(fault.position)} ${String(fault.anchor)} ${fault.what}`}>
            <p>{fault.what.charAt(0).toUpperCase() + fault.what.slice(1)}.</p>
            <Place fault={fault} />
          </li>
        ))}
      </ul>
      <WhatToDo {...remedyOf(kind)} />
    </section>
  ));
}

function Place({ fault }: { fault: LogFaultView }) {
  const { stream, revision, position, eventType, eventId, anchor } = fault;
  return (
    <FactList
      facts={[
        { name: 'Concerns', value: stream && <StreamLink stream={stream} /> },
        { name: 'What the entry says', value: eventType && actionWords(eventType) },
        { name: 'Entry of its history', value: revision },
        { name: 'Position in the log', value: position },
        { name: 'Fingerprint of', value: anchor },
        { name: 'Id of the entry', value: eventId && <code>{eventId}</code>, isWide: true },
      ]}
    />
  );
}
