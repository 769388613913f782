import type { HistoryEntryView } from '@contracts/booking/booking-view.ts';
import { useState } from 'react';
import { ActionMenu } from '../../shared/console/action-menu.tsx';
import { ConfirmDialog } from '../../shared/console/confirm-dialog.tsx';
import { ConflictNotice } from '../../shared/console/conflict-notice.tsx';
import { type Column, DataTable } from '../../shared/console/data-table.tsx';
import { DateField } from '../../shared/console/date-field.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { FactList } from '../../shared/console/fact-list.tsx';
import { HistoryRail } from '../../shared/console/history-rail.tsx';
import { LiveContext } from '../../shared/console/live.ts';
import { Money } from '../../shared/console/money.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { ReferenceCode } from '../../shared/console/reference-code.tsx';
import { StaffContext } from '../../shared/console/staff.ts';
import { StatusBadge } from '../../shared/console/status-badge.tsx';
import { Tabs } from '../../shared/console/tabs.tsx';
import { Button } from '../../shared/ui/button.tsx';
import './console-parts.css';

const staff = {
  id: '1',
  username: 'amina',
  role: 'owner',
  hasTotp: false,
  canChange: true,
} as const;
const live = { state: 'live', today: '2026-11-22' } as const;
const nothing = () => undefined;

const changes = [
  { field: 'date', before: '2026-11-28', after: '2026-11-29' },
  {
    field: 'travellers',
    before: [{ categoryId: 'Adult', category: 'Adult', count: 2 }],
    after: [],
  },
];

const history: readonly HistoryEntryView[] = [
  {
    revision: '0',
    at: '2026-11-21T06:00:00.000Z',
    actor: { kind: 'customer' },
    action: 'BookingPlaced',
    changes: [],
    causedBy: '1',
  },
  {
    revision: '2',
    at: '2026-11-22T08:30:00.000Z',
    actor: { kind: 'admin', id: '1', name: 'amina' },
    action: 'BookingRescheduled',
    changes,
    reason: 'The sea is too high',
    causedBy: '2',
  },
];

const columns: readonly Column<number>[] = [
  {
    id: 'reference',
    head: 'Reference',
    width: '8rem',
    cell: (row) => <ReferenceCode>{`ZBL-${String(10_000_000 + row)}`}</ReferenceCode>,
  },
  { id: 'status', head: 'Status', width: '1fr', cell: () => <StatusBadge status="confirmed" /> },
  {
    id: 'total',
    head: 'Total',
    width: '8rem',
    isFigure: true,
    cell: (row) => <Money amount={row * 10} currency="USD" />,
  },
];

/** The shared components of the console's screens. */
export function ConsoleParts() {
  return (
    <StaffContext value={staff}>
      <LiveContext value={live}>
        <section data-slot="gallery-console" data-surface="console">
          <h2>The console</h2>
          <Asked />
          <Told />
          <Listed />
        </section>
      </LiveContext>
    </StaffContext>
  );
}

function Asked() {
  const [date, setDate] = useState('2026-11-22');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel
      title="Asked"
      beside={<ActionMenu label="Actions" actions={[{ label: 'Cancel', run: nothing }]} />}
    >
      <DateField label="Date" value={date} onChange={setDate} isLeafed />
      <p>
        <Button
          onClick={() => {
            setIsOpen(true);
          }}
        >
          Close this departure
        </Button>
      </p>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
        title="Close this departure?"
        confirmLabel="Close"
        reason="required"
        isGrave
        onConfirm={() => Promise.resolve(undefined)}
      >
        <p>It takes no more bookings until somebody opens it again.</p>
      </ConfirmDialog>
      <ConflictNotice changes={changes} anywayLabel="Save anyway" onLeave={nothing} />
    </Panel>
  );
}

function Told() {
  return (
    <Panel title="Messages">
      <FactList
        facts={[
          { name: 'Date', value: 'Nov 28, 2026, 08:30' },
          { name: 'Total', value: <Money amount={150} currency="USD" form="code" /> },
          { name: 'Status', value: <StatusBadge status="pending" /> },
        ]}
      />
      <HistoryRail label="History" entries={history} />
      <NotLoaded isError={false} refetch={nothing} what="the bookings" rows={2} />
      <NotLoaded isError refetch={nothing} what="the bookings" />
      <EmptyState message="No bookings found for the selected filter." />
    </Panel>
  );
}

type Length = 'short' | 'long';

function Listed() {
  const [length, setLength] = useState<Length>('short');
  return (
    <Panel title="Listed">
      <Tabs
        label="Length"
        tabs={[
          { id: 'short', label: 'Short', count: 3 },
          { id: 'long', label: 'Long', count: 100_000 },
        ]}
        chosen={length}
        onChoose={setLength}
      >
        <DataTable
          label="Rows"
          columns={columns}
          rows={Array.from({ length: length === 'short' ? 3 : 100_000 }, (_, row) => row)}
          keyOf={String}
          linkTo={() => '#'}
          markOf={(row) => (row === 1 ? 'Changed just now' : undefined)}
        />
      </Tabs>
    </Panel>
  );
}
