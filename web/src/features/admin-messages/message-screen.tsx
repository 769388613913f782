import { useParams } from 'react-router-dom';
import { problemOf } from '../../shared/api/problem.ts';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { HistoryRail } from '../../shared/console/history-rail.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { useGetMessageHistoryQuery, useGetMessageQuery } from './admin-messages-api.ts';
import { MessageCard } from './message-card.tsx';

const back = { to: '/admin/messages', label: 'Messages' };

/** One message, and its history. */
export function MessageScreen() {
  const { id = '' } = useParams();
  const { currentData: message, error, refetch } = useGetMessageQuery(id);
  if (problemOf(error)?.code === 'ContactMessageNotFound') {
    return (
      <ConsolePage title="Message not found" back={back}>
        <EmptyState message="There is no message with this id." />
      </ConsolePage>
    );
  }
  return (
    <ConsolePage title="Message" back={back}>
      {message === undefined ? (
        <NotLoaded
          isError={error !== undefined}
          refetch={refetch}
          what="the message"
          rows={1}
          rowHeight="12rem"
        />
      ) : (
        <>
          <MessageCard message={message} />
          <Panel title="History">
            <History id={id} />
          </Panel>
        </>
      )}
    </ConsolePage>
  );
}

function History({ id }: { id: string }) {
  const { currentData: entries, isError, refetch } = useGetMessageHistoryQuery(id);
  if (entries === undefined) {
    return <NotLoaded {...{ isError, refetch }} what="the history" rows={2} rowHeight="4rem" />;
  }
  return <HistoryRail label="History of the message" entries={entries} />;
}
