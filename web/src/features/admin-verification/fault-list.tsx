import type { LogFaultView } from '@contracts/operations/verification-view.ts';
import { FactList } from '../../shared/console/fact-list.tsx';
import { actionWords } from '../../shared/console/history-words.ts';
import { StreamLink } from '../../shared/console/stream-link.tsx';
import { faultTitle } from './verification-words.ts';

/** The faults that a check found, and where they are. */
export function FaultList({ faults }: { faults: readonly LogFaultView[] }) {
  return (
    <ul data-slot="log-faults" aria-label="Faults found">
      {faults.map((fault, index) => (
        <li key={`${String(index)} ${fault.what}`}>
          <h3>{faultTitle(fault)}</h3>
          <p>{fault.what.charAt(0).toUpperCase() + fault.what.slice(1)}.</p>
          <Place fault={fault} />
        </li>
      ))}
    </ul>
  );
}

function Place({ fault }: { fault: LogFaultView }) {
  const { stream, revision, position, eventType, eventId, anchor } = fault;
  return (
    <FactList
      facts={[
        { name: 'Stream', value: stream && <StreamLink stream={stream} /> },
        { name: 'Event of the stream', value: revision },
        { name: 'What it says', value: eventType && actionWords(eventType) },
        { name: 'Position in the log', value: position },
        { name: 'Anchor', value: anchor },
        { name: 'Id of the event', value: eventId && <code>{eventId}</code>, isWide: true },
      ]}
    />
  );
}
