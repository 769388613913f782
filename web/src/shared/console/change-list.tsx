import './change-list.css';
import { fieldName, fieldValue } from './field-words.ts';

export type Change = {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
};

export type ChangeListProps = {
  changes: readonly Change[];
  /** The names of the two sides, if "before" and "after" do not fit. */
  beforeLabel?: string;
  afterLabel?: string;
};

/**
 * Lists each changed field with its old value struck through beside the new one. Screen readers say which of the
 * two values is the old one.
 */
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
