import type { ProjectionView } from '@contracts/operations/projection-view.ts';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../shared/api/problem.ts';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { OfflineNotice } from '../../shared/console/offline-notice.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { useGetReadModelsQuery, useRetryParkedMutation } from './admin-read-models-api.ts';
import { standsOut, summaryOf } from './read-model-attention.ts';
import { type AskedOfReadModel, ReadModelDialogs } from './read-model-dialogs.tsx';
import type { ReadModelInputs } from './read-model-details.tsx';
import { ReadModelRow } from './read-model-row.tsx';
import { documentsOf, wordsOf } from './read-model-words.ts';
import './read-models.css';

/** How often the list is read, in milliseconds: first while a read model is being built, then otherwise. */
const buildingPollMs = 1_000;
const quietPollMs = 10_000;

/** Every read model. An owner can rebuild them and retry what is parked. */
export function ReadModels({ children }: { children?: ReactNode }) {
  const [pollMs, setPollMs] = useState(buildingPollMs);
  const { data, isError, fulfilledTimeStamp, refetch } = useGetReadModelsQuery(undefined, {
    pollingInterval: pollMs,
  });
  const [asked, setAsked] = useState<AskedOfReadModel | null>(null);
  const retry = useRetry();
  const { role } = useStaff();
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
    <ConsolePage title="Lists and figures">
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
      {data !== undefined && (
        <Rows
          models={data}
          asOf={fulfilledTimeStamp ?? 0}
          inputs={role === 'owner' ? inputs : null}
        />
      )}
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
  inputs: ReadModelInputs | null;
};

/** Lists the read models that need attention first. */
function Rows({ models, asOf, inputs }: RowsProps) {
  const rows = models.map((model) => ({ model, standsOut: standsOut(model, asOf) }));
  return (
    <>
      <ul data-slot="read-models-summary" aria-label="Summary">
        {summaryOf(models).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <ul data-slot="read-models" aria-label="Lists and figures">
        {rows
          .toSorted((one, other) => Number(other.standsOut) - Number(one.standsOut))
          .map((row) => (
            <ReadModelRow key={row.model.name} {...row} inputs={inputs} />
          ))}
      </ul>
    </>
  );
}

/** Whether a build is under way, or its comparison with the earlier build is not finished. */
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
