import { MessageList } from '../../features/admin-messages/message-list.tsx';

export function AdminMessagesPage() {
  return <MessageList />;
}
