import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import './group-quote.css';
import type { GroupQuoteProps } from './group-quote-form.tsx';

const GroupQuoteForm = lazy(async () => ({
  default: (await import('./group-quote-form.tsx')).GroupQuoteForm,
}));

/** Lets people ask for a quote if their party is larger than the tour takes. The form is loaded when it is opened. */
export function GroupQuote({ tourTitle, maxGuests, date }: GroupQuoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        data-slot="group-quote"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        More than {maxGuests}? Ask for a group quote
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
        title="Group quote"
      >
        <Suspense fallback={<p role="status">Loading...</p>}>
          <GroupQuoteForm {...{ tourTitle, maxGuests, date }} />
        </Suspense>
      </Dialog>
    </>
  );
}
