import type {
  AdminCustomerView,
  CustomerItem,
  MergedCustomerView,
} from '@contracts/customer/known-customer-view.ts';
import { useEffect, useRef, useState } from 'react';
import { actorWords } from '../../shared/console/history-words.ts';
import { focusPanelAround } from '../../shared/console/focus-panel.ts';
import { Panel } from '../../shared/console/panel.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { formatDateOf } from '../../shared/dates/format-date.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Choices } from './choose-customer.tsx';
import { mergedPerson, personName } from './customer-words.ts';
import './merge.css';
import { MergeDialog } from './merge-dialog.tsx';
import { useGetCustomerHistoryQuery, useGetDuplicatesQuery } from './known-customers-api.ts';
import { UndoMerge } from './undo-merge.tsx';

/** The customers who were merged with this one because they are the same person. Staff merge more of them. */
export function MergedCustomers({ customer }: { customer: AdminCustomerView }) {
  const { canChange } = useStaff();
  const { merged, isErased = false } = customer;
  const [merging, setMerging] = useState<{ readonly suggested?: CustomerItem }>();
  const [merges, setMerges] = useState(0);
  const actions = useRef<HTMLDivElement>(null);
  // The suggestion that opened the dialog disappears, so the focus cannot return to it.
  useEffect(() => {
    if (merges > 0) focusPanelAround(actions.current);
  }, [merges]);
  const canMerge = canChange && !isErased;
  if (!canMerge && merged.length === 0) return null;
  return (
    <Panel title="Duplicates">
      {merged.length === 0 ? (
        <p>Is the same person here twice? Merge the two: they are then shown as one customer.</p>
      ) : (
        <ul data-slot="merged-customers" aria-label="Merged customers">
          {merged.map((merge) => (
            <li key={merge.customerId}>
              <Merged customer={customer} merge={merge} canUndo={canMerge} />
            </li>
          ))}
        </ul>
      )}
      {canMerge && (
        <>
          <Possible
            customer={customer}
            onChosen={(suggested) => {
              setMerging({ suggested });
            }}
          />
          <div ref={actions} data-slot="merge-actions">
            <Button
              kind="quiet"
              onClick={() => {
                setMerging({});
              }}
            >
              Merge with another customer
            </Button>
          </div>
        </>
      )}
      {merging !== undefined && (
        <MergeDialog
          customer={customer}
          suggested={merging.suggested}
          onClose={() => {
            setMerging(undefined);
          }}
          onMerged={() => {
            setMerging(undefined);
            setMerges((sofar) => sofar + 1);
          }}
        />
      )}
    </Panel>
  );
}

type PossibleProps = {
  customer: AdminCustomerView;
  onChosen: (suggested: CustomerItem) => void;
};

/** Other customers with the same phone number or name; nothing if there are none. */
function Possible({ customer, onChosen }: PossibleProps) {
  const { currentData } = useGetDuplicatesQuery(customer.id);
  if (currentData === undefined || currentData.items.length === 0) return null;
  return (
    <>
      <h3>Possible duplicates: the same phone number or name</h3>
      <Choices label="Possible duplicates" customers={currentData.items} onChosen={onChosen} />
    </>
  );
}

type MergedProps = { customer: AdminCustomerView; merge: MergedCustomerView; canUndo: boolean };

function Merged({ customer, merge, canUndo }: MergedProps) {
  const { into, at, revision } = merge;
  const person = mergedPerson(merge, customer);
  const { id: ownId } = useStaff();
  const { currentData: history = [] } = useGetCustomerHistoryQuery(customer.id);
  const entry = history.find((each) => each.customerId === into && each.revision === revision);
  const by = entry === undefined ? '' : `, by ${actorWords(entry.actor, ownId)}`;
  return (
    <>
      <p>
        Merged with <strong>{personName(person)}</strong> ({formatDateOf(at)}
        {by})
        <span data-part="reach">{[person.email, person.phone].filter(Boolean).join(', ')}</span>
      </p>
      {canUndo && <UndoMerge {...{ customer, merge }} />}
    </>
  );
}
