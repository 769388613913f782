import type { AuditKind } from '@contracts/history/audit-view.ts';
import { createContext, type ReactNode, use } from 'react';
import { type Change, ChangeList, type ChangeListProps } from './change-list.tsx';
import './shown-changes.css';

type ShowChanges = (changes: readonly Change[]) => ReactNode;

/** Features provide components here. Each shows the changes of one kind of thing, in the words of that thing's form. */
export const ChangeViewsContext = createContext<Readonly<Partial<Record<AuditKind, ShowChanges>>>>(
  {},
);

/** Longer lists of changes are collapsed, because the first entry of a tour has all its fields. */
const openMax = 9;

export type ShownChangesProps = ChangeListProps & {
  /** The kind of thing that changed; undefined if it is unknown. */
  kind?: AuditKind | undefined;
};

/** Shows the changes, in the words of the feature that the changed thing belongs to. */
export function ShownChanges({ kind, ...list }: ShownChangesProps) {
  const changeViews = use(ChangeViewsContext);
  const show = kind === undefined ? undefined : changeViews[kind];
  const { changes } = list;
  if (changes.length === 0) return null;
  const shown = show === undefined ? <ChangeList {...list} /> : show(changes);
  if (changes.length <= openMax) return shown;
  return (
    <details data-slot="shown-changes">
      <summary>Show all {changes.length}</summary>
      {shown}
    </details>
  );
}
