import type {
  DocumentDifferenceView,
  RebuildComparisonView,
} from '@contracts/operations/projection-view.ts';
import { fieldName } from '../../shared/console/field-words.ts';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { WhatToDo } from '../../shared/console/what-to-do.tsx';
import { documentsOf, figure } from './read-model-words.ts';

/** Whether a rebuild gave the same documents as before, and which documents differ. */
export function RebuildOutcome({ comparison }: { comparison: RebuildComparisonView }) {
  const { at, documents, changed, added, missing, unsettled, sample } = comparison;
  const differing = changed + added + missing;
  return (
    <section data-slot="rebuild-outcome" aria-label="Before and after the last rebuild">
      <p>
        Rebuilt on <time dateTime={at}>{formatMoment(at)}</time>:{' '}
        {differing === 0 ? (
          <strong>
            {documents.after === 1
              ? 'the only entry is the same as before.'
              : `all ${documentsOf(documents.after)} are the same as before.`}
          </strong>
        ) : (
          <strong>
            {documentsOf(differing)} {differing === 1 ? 'is' : 'are'} different ({figure(changed)}{' '}
            changed, {figure(added)} new, {figure(missing)} gone).
          </strong>
        )}{' '}
        {differing > 0 && `${figure(documents.before)} before, ${figure(documents.after)} after.`}
        {unsettled > 0 &&
          ` ${documentsOf(unsettled)} changed too often to be compared. To compare them, rebuild again at a quieter time.`}
      </p>
      {differing > 0 && (
        <WhatToDo
          steps={['Look at some of the entries that differ. The new ones agree with the log.']}
        />
      )}
      {sample.length > 0 && (
        <details>
          <summary>Which entries differ</summary>
          <ul>
            {sample.map((difference) => (
              <li key={difference.id}>
                <code>{difference.id}</code> {differenceWords(difference)}
              </li>
            ))}
            {differing > sample.length && <li>and {figure(differing - sample.length)} more</li>}
          </ul>
        </details>
      )}
    </section>
  );
}

function differenceWords({ kind, fields }: DocumentDifferenceView): string {
  switch (kind) {
    case 'added':
      return 'is new';
    case 'missing':
      return 'is gone';
    case 'changed':
      return `differs in ${fields.map((field) => fieldName(field).toLowerCase()).join(', ')}`;
  }
}
