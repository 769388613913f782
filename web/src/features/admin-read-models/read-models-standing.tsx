import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { Standing } from '../../shared/console/standing.tsx';
import { WhatToDo } from '../../shared/console/what-to-do.tsx';
import { useGetReadModelsQuery } from './admin-read-models-api.ts';
import { findingOf } from './read-model-remedies.ts';
import { wordsOf } from './read-model-words.ts';

/** The pause between two reads of the list, in milliseconds. */
const pollMs = 30_000;

/** Whether every screen shows the newest data, and what to do if not. */
export function ReadModelsStanding() {
  const { data, isError, refetch } = useGetReadModelsQuery(undefined, { pollingInterval: pollMs });
  const findings = data?.flatMap((model) => {
    const finding = findingOf(model);
    return finding === undefined ? [] : [{ ...finding, ...wordsOf(model.name), name: model.name }];
  });
  return (
    <Standing
      title="What the screens are built from"
      to="/admin/system/screens"
      findings={findings?.length}
    >
      <p>Whether the lists and figures on the screens are up to date with what was entered.</p>
      {findings === undefined && (
        <NotLoaded
          {...{ isError, refetch }}
          what="the lists and figures"
          rows={1}
          rowHeight="2rem"
        />
      )}
      {findings?.length === 0 && <p>All lists and figures are up to date.</p>}
      {findings !== undefined && findings.length > 0 && (
        <ul aria-label="Lists and figures that need attention">
          {findings.map(({ name, title, what, remedy }) => (
            <li key={name}>
              <h3>
                {title}: {what}
              </h3>
              <WhatToDo {...remedy} />
            </li>
          ))}
        </ul>
      )}
    </Standing>
  );
}
