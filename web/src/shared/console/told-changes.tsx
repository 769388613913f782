import type { AuditKind } from '@contracts/history/audit-view.ts';
import { createContext, type ReactNode, use } from 'react';
import { type Change, ChangeList, type ChangeListProps } from './change-list.tsx';
import './told-changes.css';

type TellChanges = (changes: readonly Change[]) => ReactNode;

/** Features provide components here. Each shows the changes of one kind of thing, in the words of that thing's form. */
export const TellersContext = createContext<Readonly<Partial<Record<AuditKind, TellChanges>>>>({});

/** Longer lists of changes are collapsed, because the first entry of a tour has all its fields. */
const openMax = 9;

export type ToldChangesProps = ChangeListProps & {
  /** The kind of thing that changed; undefined if it is unknown. */
  kind?: AuditKind | undefined;
};

/** Shows the changes, in the words of the feature that the changed thing belongs to. */
export function ToldChanges({ kind, ...list }: ToldChangesProps) {
  const tellers = use(TellersContext);
  const tell = kind === undefined ? undefined : tellers[kind];
  const { changes } = list;
  if (changes.length === 0) return null;
  const told = tell === undefined ? <ChangeList {...list} /> : tell(changes);
  if (changes.length <= openMax) return told;
  return (
    <details data-slot="told-changes">
      <summary>Show all {changes.length}</summary>
      {told}
    </details>
  );
}
