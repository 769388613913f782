import type { ErasurePreviewView } from '@contracts/customer/customer-view.ts';
import type { AdminCustomerView } from '@contracts/customer/known-customer-view.ts';
import { useState } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { Panel } from '../../shared/console/panel.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { usePreviewErasureMutation } from './admin-customers-api.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { HeldData } from './held-data.tsx';

/** Shows an owner all data that is stored about a customer, to export or erase it. */
export function StoredData({ customer }: { customer: AdminCustomerView }) {
  const [preview, { isLoading }] = usePreviewErasureMutation();
  const [held, setHeld] = useState<ErasurePreviewView>();
  const [fault, setFault] = useState<string>();
  const [isErasing, setIsErasing] = useState(false);
  const who = { customerId: customer.id };

  async function lookUp() {
    const { data, error } = await preview(who);
    setHeld(data);
    const otherwise = 'It could not be looked up. Please try again.';
    setFault(data === undefined ? messageOf(error, otherwise) : undefined);
  }
  if (held !== undefined) {
    return (
      <>
        <HeldData
          who={who}
          held={held}
          onErase={() => {
            setIsErasing(true);
          }}
        />
        {isErasing && (
          <EraseDialog
            who={who}
            toType={customer.email ?? customer.name ?? customer.id}
            held={held}
            onClose={() => {
              setIsErasing(false);
            }}
            onErased={() => {
              setHeld(undefined);
            }}
          />
        )}
      </>
    );
  }
  return (
    <Panel title="Personal data">
      <p>The person may ask for a copy of their data, or for its erasure.</p>
      {fault !== undefined && <p role="alert">{fault}</p>}
      <Button
        kind="quiet"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) void lookUp();
        }}
      >
        {isLoading ? 'Looking up...' : 'Export or erase'}
      </Button>
    </Panel>
  );
}
