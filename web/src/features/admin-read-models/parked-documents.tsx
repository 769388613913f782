import type { ProjectionView } from '@contracts/operations/projection-view.ts';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { useGetParkedDocumentsQuery } from './admin-read-models-api.ts';
import { figure } from './read-model-words.ts';
import { StreamLink } from '../../shared/console/stream-link.tsx';

/** The parked documents of a read model, each with its event and the error of the fold. */
export function ParkedDocuments({ model: { name, parked } }: { model: ProjectionView }) {
  const { currentData, isError, refetch } = useGetParkedDocumentsQuery(name);
  if (currentData === undefined) {
    return <NotLoaded {...{ isError, refetch }} what="the parked entries" rows={2} />;
  }
  return (
    <ul data-slot="parked-documents" aria-label="Parked">
      {currentData.map(({ id, failure, event, waiting }) => (
        <li key={id}>
          <code>{id}</code>
          <span>
            stopped at {event.type}, event {figure(event.revision)} of{' '}
            <StreamLink stream={event.stream} />
            {waiting > 0 && `; ${figure(waiting)} later events wait for it`}
          </span>
          <code data-part="failure">{failure}</code>
        </li>
      ))}
      {parked > currentData.length && currentData.length > 0 && (
        <li>and {figure(parked - currentData.length)} more</li>
      )}
    </ul>
  );
}
