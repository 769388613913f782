import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { DaySheetView } from '@contracts/departure/day-sheet-view.ts';
import type { AsOf } from '@contracts/history/as-of-view.ts';
import { skipToken } from '@reduxjs/toolkit/query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { problemOf } from '../../shared/api/problem.ts';
import { ActionMenu } from '../../shared/console/action-menu.tsx';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { useReopened } from '../../shared/console/drafts/use-reopened.ts';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { OfflineNotice } from '../../shared/console/offline-notice.tsx';
import { usePageActions } from '../../shared/console/page-actions.ts';
import { Panel } from '../../shared/console/panel.tsx';
import { useAsOf } from '../../shared/console/past.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { Tabs } from '../../shared/console/tabs.tsx';
import { formatDay } from '../../shared/dates/format-date.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { useGetDaySheetQuery, useGetDaySheetThenQuery } from './admin-departures-api.ts';
import { CancelledList } from './cancelled-list.tsx';
import './day-sheet.css';
import { type DepartureAction, DepartureDialogs } from './departure-dialogs.tsx';
import { DepartureNote } from './departure-note.tsx';
import { dayPath, standingsOf } from './departure-words.ts';
import { DisruptionPanel } from './disruption-panel.tsx';
import { GuestCard } from './guest-card.tsx';
import { PrintedSheet } from './printed-sheet.tsx';
import { SheetTotals } from './sheet-totals.tsx';

export type DaySheetProps = {
  /** Shows the history and the control for looking at a past instant; another feature provides both. */
  renderHistory: (id: string) => ReactNode;
  renderTimeTravel: (id: string) => ReactNode;
  /** Shows how its bookings were restored after an undo; another feature provides it. */
  renderRestoration: (id: string) => ReactNode;
};

/** The day sheet of one departure, now or as of an instant: every party with the tasks for it. */
export function DaySheet({ renderHistory, renderTimeTravel, renderRestoration }: DaySheetProps) {
  const { id = '' } = useParams();
  const [asOf] = useAsOf();
  const { currentData: sheet, error, refetch, fulfilledTimeStamp } = useSheet(id, asOf);
  const { ways, graveWays, dialogs, note } = useWays(sheet);
  const isUnknown = problemOf(error)?.code === 'DepartureNotFound';
  return (
    <ConsolePage
      {...headingOf(sheet, isUnknown)}
      actions={
        sheet !== undefined && (
          <>
            {asOf === undefined && (
              <Button kind="ink" onClick={print}>
                Print
              </Button>
            )}
            {ways.map(({ label, run }) => (
              <Button key={label} kind="quiet" onClick={run}>
                {label}
              </Button>
            ))}
            {graveWays.length > 0 && (
              <ActionMenu label="More for the whole departure" actions={graveWays} />
            )}
          </>
        )
      }
    >
      <OfflineNotice asOf={sheet && fulfilledTimeStamp} />
      {(!isUnknown || asOf !== undefined) && renderTimeTravel(id)}
      {sheet !== undefined && <LoadedSheet sheet={sheet} onNote={note.run} />}
      {sheet === undefined && !isUnknown && (
        <NotLoaded
          isError={error !== undefined}
          refetch={refetch}
          what="the day sheet"
          rows={4}
          rowHeight="9rem"
        />
      )}
      {isUnknown && (
        <EmptyState
          message={
            asOf === undefined
              ? 'There is no such departure.'
              : 'There was no such departure at that moment.'
          }
        />
      )}
      {sheet !== undefined && (
        <div data-print="never">
          {asOf === undefined && renderRestoration(id)}
          <Panel title="History">{renderHistory(id)}</Panel>
        </div>
      )}
      {dialogs}
    </ConsolePage>
  );
}

/** Reads the day sheet as it is now, or as it was at the instant `asOf`. */
function useSheet(id: string, asOf: string | undefined) {
  const now = useGetDaySheetQuery(id, { skip: asOf !== undefined });
  const then = useGetDaySheetThenQuery(asOf === undefined ? skipToken : { id, asOf });
  return asOf === undefined ? now : then;
}

function headingOf(sheet: DaySheetView | undefined, isUnknown: boolean) {
  if (sheet === undefined) {
    return {
      title: isUnknown ? 'Departure not found' : 'Day sheet',
      back: { to: '/admin/departures', label: 'Departures' },
    };
  }
  const { tourTitle, date, time } = sheet;
  return {
    title: `${time} ${tourTitle}`,
    tabTitle: `${formatDay(date)}, ${time}: ${tourTitle}`,
    beside: standingsOf(sheet).map(({ tone, words }) => (
      <Badge key={words} tone={tone}>
        {words}
      </Badge>
    )),
    back: { to: dayPath(date), label: formatDay(date) },
  };
}

/**
 * The actions for the whole departure, for its buttons and the command palette; no actions for accounts that
 * only read.
 */
function useWays(sheet: DaySheetView | undefined) {
  const { canChange } = useStaff();
  const [asked, setAsked] = useState<DepartureAction | null>(null);
  const wayTo = (action: DepartureAction, label: string) => ({
    action,
    label,
    run: () => {
      setAsked(action);
    },
  });
  const isOffered = canChange && sheet !== undefined;
  const isOn = isOffered && sheet.disruption === undefined;
  const closing =
    sheet?.isClosed === true ? wayTo('reopen', 'Reopen') : wayTo('close', 'Close for bookings');
  const note = wayTo('note', sheet?.note === undefined ? 'Add note' : 'Edit note');
  // While its bookings are being cancelled or moved, it stays closed.
  const isClosable = isOffered && sheet.disruption?.state !== 'running';
  const ways = [
    ...(isClosable ? [closing] : []),
    ...(isOffered ? [wayTo('capacity', 'Change capacity'), note] : []),
  ];
  const graveWays = isOn
    ? [wayTo('move', 'Move the whole departure'), wayTo('cancel', 'Cancel the whole departure')]
    : [];
  usePageActions([...ways, ...graveWays]);
  useReopened(sheet && `departure/${sheet.id}/`, (name) => {
    [...ways, ...graveWays].find(({ action }) => action === name)?.run();
  });
  const dialogs = sheet !== undefined && (
    <DepartureDialogs
      asked={asked}
      sheet={sheet}
      onClose={() => {
        setAsked(null);
      }}
    />
  );
  return { ways, graveWays, dialogs, note };
}

function LoadedSheet({ sheet, onNote }: { sheet: AsOf<DaySheetView>; onNote: () => void }) {
  const { disruption } = sheet;
  return (
    <>
      {disruption !== undefined && <DisruptionPanel id={sheet.id} disruption={disruption} />}
      <DepartureNote sheet={sheet} onChange={onNote} />
      <SheetTotals sheet={sheet} />
      <GuestLists sheet={sheet} />
      <PrintedSheet sheet={sheet} />
    </>
  );
}

function print() {
  globalThis.print();
}

type Shown = 'everybody' | 'to-come' | 'to-pay';

const shownBookings: Readonly<Record<Shown, (booking: AdminBookingView) => boolean>> = {
  everybody: () => true,
  'to-come': ({ attendance }) => attendance.checkedIn === null && !attendance.isNoShow,
  'to-pay': ({ payments }) => payments.due > 0,
};

const nobodyWords: Readonly<Record<Shown, string>> = {
  everybody: 'Nobody is booked on this departure.',
  'to-come': 'Everybody is checked in or noted as a no-show.',
  'to-pay': 'Everything is paid.',
};

function GuestLists({ sheet }: { sheet: DaySheetView }) {
  const { bookings, cancelled } = sheet;
  const [shown, setShown] = useState<Shown>('everybody');
  const listed = bookings.filter(shownBookings[shown]);
  const tab = (id: Shown, label: string) => ({
    id,
    label,
    count: bookings.filter(shownBookings[id]).length,
  });
  return (
    <div data-slot="guest-lists" data-print="never">
      <Tabs
        label="Bookings"
        tabs={[
          tab('everybody', 'Everybody'),
          tab('to-come', 'Not checked in'),
          tab('to-pay', 'To pay'),
        ]}
        chosen={shown}
        onChoose={setShown}
      >
        {listed.length === 0 ? (
          <EmptyState message={nobodyWords[shown]} />
        ) : (
          <Cards label="Bookings">
            {listed.map((booking) => (
              <li key={booking.reference}>
                <GuestCard booking={booking} />
              </li>
            ))}
          </Cards>
        )}
      </Tabs>
      {cancelled.length > 0 && (
        <Panel title={`Cancelled (${String(cancelled.length)})`}>
          <CancelledList bookings={cancelled} />
        </Panel>
      )}
    </div>
  );
}

function Cards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul data-slot="guest-cards" aria-label={label}>
      {children}
    </ul>
  );
}
