import { useState } from 'react';
import { Accordion } from '../../shared/ui/accordion.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Chip } from '../../shared/ui/chip.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { InkBar } from '../../shared/ui/ink-bar.tsx';
import { InkBarFact } from '../../shared/ui/ink-bar-fact.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { TimeRail } from '../../shared/ui/time-rail.tsx';
import { type Toast, ToastRegion } from '../../shared/ui/toast-region.tsx';
import './gallery.css';

const stops = [
  { time: '07:30', title: 'Pick-up at your hotel', text: 'In Stone Town; the north at 07:00.' },
  { time: '08:30', title: 'Boat from Muyuni beach' },
  { time: '09:00', title: 'First swim', text: 'Two to five metres deep, guide in the water.' },
  { time: '13:30', title: 'Back at your hotel' },
];
const questions = [
  {
    title: 'Do I have to swim?',
    body: 'No. The boat anchors, and the view from the bow is part of it.',
  },
  { title: 'What if the sea is rough?', body: 'We call the evening before and offer another day.' },
];

export function PageParts() {
  const [toast, setToast] = useState<Toast | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const open = () => {
    setIsAsking(true);
  };
  const close = () => {
    setIsAsking(false);
  };
  return (
    <section data-slot="gallery-part" className="page-gutter page-part" data-kanga="mnemba">
      <Breadcrumb
        trail={[
          { label: 'Home', to: '/' },
          { label: 'Zanzibar tours', to: '/tours' },
        ]}
        current="Mnemba Reef Snorkelling"
      />
      <div className="row">
        <Chip onRemove={() => undefined} removeLabel="Remove date filter">
          28 Nov
        </Chip>
        <Chip>Small group</Chip>
        <Badge>Plain</Badge>
        <Badge tone="ok">Confirmed</Badge>
        <Badge tone="warn">Pending</Badge>
        <Badge tone="error">Cancelled</Badge>
        <Skeleton height="2rem" width="12rem" />
        <Button kind="quiet" onClick={open}>
          Cancel booking
        </Button>
        <Button
          kind="ink"
          onClick={() => {
            setToast({ id: String(performance.now()), text: 'Added to favorites', tone: 'ok' });
          }}
        >
          Toast
        </Button>
      </div>
      <TimeRail stops={stops} label="The day, hour by hour" />
      <Accordion items={questions} name="questions" />
      <InkBar placement="foot" action={<Button>Book</Button>}>
        <InkBarFact label="From">
          <Price amount={50} currency="USD" digits="short" />
        </InkBarFact>
      </InkBar>
      <Dialog isOpen={isAsking} onClose={close} title="Are you sure?">
        <p>Your seats are released at once. This cannot be undone.</p>
        <div data-part="after-title" className="row">
          <Button onClick={close}>Keep it</Button>
        </div>
      </Dialog>
      <ToastRegion
        toasts={toast === null ? [] : [toast]}
        shownMs={5_000}
        onDismiss={() => {
          setToast(null);
        }}
      />
    </section>
  );
}
