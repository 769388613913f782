import type { AuditKind } from '@contracts/history/audit-view.ts';
import { createContext, type ReactNode, use } from 'react';
import { type Change, ChangeList, type ChangeListProps } from './change-list.tsx';
import './told-changes.css';

type TellChanges = (changes: readonly Change[]) => ReactNode;

/** Whose feature knows a kind of thing tells its changes in the words of that thing's own form. */
export const TellersContext = createContext<Readonly<Partial<Record<AuditKind, TellChanges>>>>({});

/** More than these are folded away: the first entry of a tour has them all. */
const openMax = 9;

export type ToldChangesProps = ChangeListProps & {
  /** What it is that changed; left out where nobody said. */
  kind?: AuditKind | undefined;
};

/** What changed, in the words of whatever changed. */
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
