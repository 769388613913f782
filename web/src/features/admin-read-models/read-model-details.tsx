import type { ProjectionView } from '@contracts/operations/projection-view.ts';
import { FactList } from '../../shared/console/fact-list.tsx';
import { ProgressBar } from '../../shared/console/progress-bar.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ParkedDocuments } from './parked-documents.tsx';
import { documentsOf, positionOf, wordsOf } from './read-model-words.ts';
import { RebuildOutcome } from './rebuild-outcome.tsx';
import { StreamLink } from '../../shared/console/stream-link.tsx';

export interface ReadModelWishes {
  readonly onRebuild: (model: ProjectionView) => void;
  readonly onAcknowledge: (model: ProjectionView) => void;
  readonly onRetry: (model: ProjectionView) => void;
}

export type ReadModelDetailsProps = {
  model: ProjectionView;
  /** What its owner can do; null for who only looks. */
  wishes: ReadModelWishes | null;
};

/** One read model beyond its row: where it is in the log, what is being built, and what stands still in it. */
export function ReadModelDetails({ model, wishes }: ReadModelDetailsProps) {
  const { name, version, build, progress, parked, stoppedBy, comparison } = model;
  const { title, use } = wordsOf(name);
  const isBuilding = progress < 1;
  return (
    <div data-part="details">
      <div data-part="use">
        {use !== '' && <p>{use}</p>}
        <code>{name}</code>
      </div>
      <FactList
        facts={[
          { name: 'Position', value: positionOf(model) },
          { name: 'Version', value: `${String(version)}, build ${String(build)}` },
        ]}
      />
      {wishes !== null && !isBuilding && (
        <Button
          kind="quiet"
          data-part="rebuild"
          aria-label={`Rebuild ${title}`}
          onClick={() => {
            wishes.onRebuild(model);
          }}
        >
          Rebuild
        </Button>
      )}
      {isBuilding && <Building model={model} title={title} />}
      {stoppedBy !== undefined && <Stopped model={model} wishes={wishes} />}
      {parked > 0 && <Parked model={model} title={title} wishes={wishes} />}
      {comparison !== undefined && <RebuildOutcome comparison={comparison} />}
    </div>
  );
}

type PartProps = Pick<ReadModelDetailsProps, 'model'> & { title: string };

function Building({ model: { progress, stoppedBy }, title }: PartProps) {
  return (
    <div data-part="building">
      <p role="status">
        {stoppedBy === undefined ? 'Being built' : 'Building stopped'}: {Math.floor(progress * 100)}{' '}
        %
      </p>
      <ProgressBar label={`Building ${title}`} max={1} value={progress} />
    </div>
  );
}

function Stopped({ model, wishes }: ReadModelDetailsProps) {
  const { stoppedBy } = model;
  if (stoppedBy === undefined) return null;
  const { type, revision, stream } = stoppedBy;
  return (
    <div data-part="stopped">
      <p>
        {type}, event {revision} of <StreamLink stream={stream} />, could not be applied, so
        building stopped there.
      </p>
      {wishes !== null && (
        <Button
          kind="ink"
          onClick={() => {
            wishes.onAcknowledge(model);
          }}
        >
          Go on without it
        </Button>
      )}
    </div>
  );
}

function Parked({ model, title, wishes }: PartProps & Pick<ReadModelDetailsProps, 'wishes'>) {
  const { parked } = model;
  return (
    <div data-part="parked">
      <p>
        {documentsOf(parked)} {parked === 1 ? 'stands' : 'stand'} still at an event that could not
        be applied. The others go on.
      </p>
      <ParkedDocuments model={model} />
      {wishes !== null && (
        <Button
          kind="ink"
          aria-label={`Retry what is parked in ${title}`}
          onClick={() => {
            wishes.onRetry(model);
          }}
        >
          Retry
        </Button>
      )}
    </div>
  );
}
