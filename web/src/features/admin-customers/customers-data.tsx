import type { ErasurePreviewView, ErasureView } from '@contracts/customer/customer-view.ts';
import { useState } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { OwnersOnly } from '../../shared/console/owners-only.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { PersonField } from './person-field.tsx';
import { personTyped, usePreviewErasureMutation } from './admin-customers-api.ts';
import { erasedWords } from './customer-words.ts';
import './customers-data.css';
import { EraseDialog } from './erase-dialog.tsx';
import { Erasures } from './erasures.tsx';
import { HeldData } from './held-data.tsx';

interface Found {
  /** The e-mail address, or the reference of a booking, as it was typed. */
  readonly person: string;
  readonly held: ErasurePreviewView;
}

/** Looks up the data stored about a person by e-mail address or booking, and exports or erases it. */
export function CustomersData() {
  return (
    <OwnersOnly
      title="Customers’ data"
      message="Only an owner exports or erases the data of customers."
    >
      <OwnersCustomersData />
    </OwnersOnly>
  );
}

function OwnersCustomersData() {
  const [found, setFound] = useState<Found>();
  const [erased, setErased] = useState<ErasureView>();
  const [isErasing, setIsErasing] = useState(false);
  return (
    <ConsolePage title="Customers’ data" back={{ to: '/admin/customers', label: 'Customers' }}>
      <p>
        A person may ask for their data or for its erasure. Enter their e-mail address. If they have
        none, enter the reference of one of their bookings. The history shows that you downloaded or
        erased data, but not the address.
      </p>
      <LookUp
        onFound={(next) => {
          setFound(next);
          setErased(undefined);
        }}
      />
      {erased !== undefined && <Result erased={erased} />}
      {found !== undefined && (
        <HeldData
          who={personTyped(found.person)}
          held={found.held}
          onErase={() => {
            setIsErasing(true);
          }}
        />
      )}
      {found !== undefined && isErasing && (
        <EraseDialog
          who={personTyped(found.person)}
          toType={found.person}
          held={found.held}
          onClose={() => {
            setIsErasing(false);
          }}
          onErased={(result) => {
            setErased(result);
            setFound(undefined);
          }}
        />
      )}
      <Erasures />
    </ConsolePage>
  );
}

function LookUp({ onFound }: { onFound: (found: Found | undefined) => void }) {
  const [preview, { isLoading }] = usePreviewErasureMutation();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();

  async function lookUp() {
    const person = typed.trim();
    if (person === '') {
      setFault('Please fill in all required fields');
      return;
    }
    const { data: held, error } = await preview(personTyped(person));
    const otherwise = 'It could not be looked up. Please try again.';
    setFault(held === undefined ? messageOf(error, otherwise) : undefined);
    onFound(held && { person, held });
  }
  return (
    <form
      data-slot="customer-look-up"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void lookUp();
      }}
    >
      <PersonField
        label="E-mail address or booking reference"
        error={fault}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" kind="ink" aria-disabled={isLoading}>
        {isLoading ? 'Looking up...' : 'Look up'}
      </Button>
    </form>
  );
}

function Result({ erased }: { erased: ErasureView }) {
  return (
    <div data-slot="erasure-result" role="status">
      <p>
        <strong>{erasedWords(erased)}</strong>
      </p>
      {!erased.isPurged && <p>They will disappear from the booking search shortly.</p>}
      {erased.awaitsScavenge && (
        <p>
          Not finished: parts of the destroyed keys are still on the disk of the event store. Ask
          your administrator to run a scavenge (docs/guides/distributed.md).
        </p>
      )}
      <p>Earlier backups still contain the data until they are deleted.</p>
    </div>
  );
}
