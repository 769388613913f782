import type { ProjectionView } from '@contracts/operations/projection-view.ts';
import { FactList } from '../../shared/console/fact-list.tsx';
import { ProgressBar } from '../../shared/console/progress-bar.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { WhatToDo } from '../../shared/console/what-to-do.tsx';
import { ParkedDocuments } from './parked-documents.tsx';
import { isBehind } from './read-model-attention.ts';
import { behindRemedy, parkedRemedy, stoppedRemedy } from './read-model-remedies.ts';
import { documentsOf, positionOf, wordsOf } from './read-model-words.ts';
import { RebuildOutcome } from './rebuild-outcome.tsx';
import { StreamLink } from '../../shared/console/stream-link.tsx';

export interface ReadModelInputs {
  readonly onRebuild: (model: ProjectionView) => void;
  readonly onAcknowledge: (model: ProjectionView) => void;
  readonly onRetry: (model: ProjectionView) => void;
}

export type ReadModelDetailsProps = {
  model: ProjectionView;
  inputs: ReadModelInputs;
};

/** The details of a read model: its position in the log, the present build, and the parked documents. */
export function ReadModelDetails({ model, inputs }: ReadModelDetailsProps) {
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
      {!isBuilding && (
        <Button
          kind="quiet"
          data-part="rebuild"
          aria-label={`Rebuild ${title}`}
          onClick={() => {
            inputs.onRebuild(model);
          }}
        >
          Rebuild
        </Button>
      )}
      {isBuilding && <Building model={model} title={title} />}
      {isBehind(model) && <Behind />}
      {stoppedBy !== undefined && <Stopped model={model} inputs={inputs} />}
      {parked > 0 && <Parked model={model} title={title} inputs={inputs} />}
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

function Behind() {
  return (
    <div data-part="behind">
      <WhatToDo {...behindRemedy} />
    </div>
  );
}

function Stopped({ model, inputs }: ReadModelDetailsProps) {
  const { stoppedBy } = model;
  if (stoppedBy === undefined) return null;
  const { type, revision, stream } = stoppedBy;
  return (
    <div data-part="stopped">
      <p>
        {type}, event {revision} of <StreamLink stream={stream} />, could not be applied, so the
        build stopped at it.
      </p>
      <WhatToDo {...stoppedRemedy} />
      <Button
        kind="ink"
        onClick={() => {
          inputs.onAcknowledge(model);
        }}
      >
        Continue without this event
      </Button>
    </div>
  );
}

function Parked({ model, title, inputs }: PartProps & Pick<ReadModelDetailsProps, 'inputs'>) {
  const { parked } = model;
  return (
    <div data-part="parked">
      <p>
        {documentsOf(parked)} {parked === 1 ? 'is' : 'are'} parked: an event could not be applied to{' '}
        {parked === 1 ? 'it' : 'them'}. The others are updated as usual.
      </p>
      <ParkedDocuments model={model} />
      <WhatToDo {...parkedRemedy} />
      <Button
        kind="ink"
        aria-label={`Retry the parked entries of ${title}`}
        onClick={() => {
          inputs.onRetry(model);
        }}
      >
        Retry
      </Button>
    </div>
  );
}
