import './change-list.css';
import { fieldName, fieldValue } from './field-words.ts';

export type Change = {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
};

export type ChangeListProps = {
  changes: readonly Change[];
  /** What the two sides are, where they are not simply before and after. */
  beforeLabel?: string;
  afterLabel?: string;
};

/** Field by field what was and what is: struck through and beside it, and said so to screen readers. */
export function ChangeList({
  changes,
  beforeLabel = 'before',
  afterLabel = 'after',
}: ChangeListProps) {
  return (
    <dl data-slot="change-list">
      {changes.map(({ field, before, after }, index) => {
        const was = fieldValue(before);
        const is = fieldValue(after);
        return (
          <div key={`${String(index)} ${field}`}>
            <dt>{fieldName(field)}</dt>
            <dd>
              {was !== undefined && <del aria-label={`${beforeLabel}: ${was}`}>{was}</del>}
              {is === undefined ? (
                <ins aria-label={`${afterLabel}: nothing`}>–</ins>
              ) : (
                <ins aria-label={`${afterLabel}: ${is}`}>{is}</ins>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
