import type { AdminMessageView, MessageStatus } from '@contracts/contact/admin-message-view.ts';
import { useSearchParams } from 'react-router-dom';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { HeldWhileAsking } from '../../shared/console/held-while-asking.tsx';
import { LoadMore } from '../../shared/console/load-more.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { SelectInput } from '../../shared/ui/select-input.tsx';
import { useGetMessagesInfiniteQuery } from './admin-messages-api.ts';
import { MessageCard } from './message-card.tsx';
import './messages.css';
import { statusNames } from './message-words.ts';

const statuses: readonly MessageStatus[] = ['open', 'closed'];

/** The messages from the contact page, those that wait for staff first. The address holds the filter. */
export function MessageList() {
  const [params, setParams] = useSearchParams();
  const status = statuses.find((each) => each === params.get('status'));
  return (
    <ConsolePage title="Messages">
      <p className="measure">
        What visitors wrote on the contact page. An answer goes to them by e-mail. If a message
        needs no answer, or if you answered it in another way, close it.
      </p>
      <div data-slot="message-filter" role="search" aria-label="Messages">
        <Field label="Status">
          <SelectInput
            value={status ?? ''}
            onChange={({ currentTarget: { value } }) => {
              setParams(value === '' ? {} : { status: value }, { replace: true });
            }}
          >
            <option value="">All</option>
            {statuses.map((each) => (
              <option key={each} value={each}>
                {statusNames[each]}
              </option>
            ))}
          </SelectInput>
        </Field>
      </div>
      <Messages status={status} />
    </ConsolePage>
  );
}

function Messages({ status }: { status: MessageStatus | undefined }) {
  const { currentData, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useGetMessagesInfiniteQuery(status);
  if (currentData === undefined) {
    return <NotLoaded {...{ isError, refetch }} what="the messages" rows={3} rowHeight="9rem" />;
  }
  return (
    <>
      <HeldWhileAsking data={currentData.pages}>
        {(pages) => <Found status={status} items={pages.flatMap(({ items }) => items)} />}
      </HeldWhileAsking>
      <LoadMore {...{ hasNextPage, isFetching, fetchNextPage }} />
    </>
  );
}

type FoundProps = { status: MessageStatus | undefined; items: readonly AdminMessageView[] };

function Found({ status, items }: FoundProps) {
  if (items.length === 0) {
    return (
      <EmptyState
        message={status === undefined ? 'Nobody has written yet.' : 'There are no such messages.'}
      />
    );
  }
  return (
    <ul data-slot="written-cards" aria-label="Messages found">
      {items.map((message) => (
        <li key={message.id}>
          <MessageCard message={message} isInList />
        </li>
      ))}
    </ul>
  );
}
