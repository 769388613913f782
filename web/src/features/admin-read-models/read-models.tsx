import type { ProjectionView } from '@contracts/operations/projection-view.ts';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../shared/api/problem.ts';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { OfflineNotice } from '../../shared/console/offline-notice.tsx';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { useGetReadModelsQuery, useRetryParkedMutation } from './admin-read-models-api.ts';
import { needsAttention, summaryOf } from './read-model-attention.ts';
import { type AskedOfReadModel, ReadModelDialogs } from './read-model-dialogs.tsx';
import type { ReadModelInputs } from './read-model-details.tsx';
import { ReadModelRow } from './read-model-row.tsx';
import { documentsOf, wordsOf } from './read-model-words.ts';
import './read-models.css';

/**
 * The pauses between two reads of the list, in milliseconds: the first while a read model is being built, the second
 * at other times.
 */
const buildingPollMs = 1_000;
const quietPollMs = 10_000;

/** Every read model with a button to rebuild it, and its parked documents with a button to retry them. */
export function ReadModels({ children }: { children?: ReactNode }) {
  const [pollMs, setPollMs] = useState(buildingPollMs);
  const { data, isError, fulfilledTimeStamp, refetch } = useGetReadModelsQuery(undefined, {
    pollingInterval: pollMs,
  });
  const [asked, setAsked] = useState<AskedOfReadModel | null>(null);
  const retry = useRetry();
  const inputs = {
    onRebuild: (model: ProjectionView) => {
      setAsked({ action: 'rebuild', model });
    },
    onAcknowledge: (model: ProjectionView) => {
      setAsked({ action: 'acknowledge', model });
    },
    onRetry: (model: ProjectionView) => void retry(model),
  };
  const wantedPollMs = data?.some(isMoving) === true ? buildingPollMs : quietPollMs;
  if (data !== undefined && pollMs !== wantedPollMs) setPollMs(wantedPollMs);
  return (
    <ConsolePage
      title="What the screens are built from"
      back={{ to: '/admin/system', label: 'System' }}
    >
      <p>
        Every screen reads one of these lists or figures. They are built from the event log and can
        be rebuilt at any time without loss.
      </p>
      <OfflineNotice asOf={fulfilledTimeStamp} />
      {children}
      {data === undefined && (
        <NotLoaded
          {...{ isError, refetch }}
          what="the lists and figures"
          rows={13}
          rowHeight="2.75rem"
        />
      )}
      {data !== undefined && <Rows models={data} asOf={fulfilledTimeStamp ?? 0} inputs={inputs} />}
      <ReadModelDialogs
        asked={asked}
        onClose={() => {
          setAsked(null);
        }}
      />
    </ConsolePage>
  );
}

type RowsProps = {
  models: readonly ProjectionView[];
  asOf: number;
  inputs: ReadModelInputs;
};

/**
 * Lists the read models that need attention first. The order does not change while the screen is open: a row
 * must not move away from the person who works with it.
 */
function Rows({ models, asOf, inputs }: RowsProps) {
  const [first] = useState(() =>
    models.filter((model) => needsAttention(model, asOf)).map(({ name }) => name),
  );
  const isFirst = ({ name }: ProjectionView) => Number(first.includes(name));
  const rows = models.toSorted((one, other) => isFirst(other) - isFirst(one));
  return (
    <>
      <ul data-slot="read-models-summary" aria-label="Summary">
        {summaryOf(models).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <ul data-slot="read-models" aria-label="Lists and figures">
        {rows.map((model) => (
          <ReadModelRow
            key={model.name}
            {...{ model, inputs }}
            needsAttention={needsAttention(model, asOf)}
          />
        ))}
      </ul>
    </>
  );
}

/** Whether a build is running, or its comparison with the earlier build is not finished. */
function isMoving({ progress, build, comparison, stoppedBy }: ProjectionView): boolean {
  return stoppedBy === undefined && (progress < 1 || (build > 1 && comparison === undefined));
}

function useRetry() {
  const [retry] = useRetryParkedMutation();
  const dispatch = useDispatch();
  return async ({ name }: ProjectionView) => {
    const { data, error } = await retry(name);
    const { title } = wordsOf(name);
    if (data === undefined) {
      dispatch(
        toastRaised(messageOf(error, `${title} could not be retried. Please try again.`), 'error'),
      );
    } else if (data.resumed === 0) {
      dispatch(toastRaised(`${title}: the entries could not be updated yet`, 'error'));
    } else {
      dispatch(toastRaised(`${title}: ${documentsOf(data.resumed)} updated`, 'ok'));
    }
  };
}
