import { MessageScreen } from '../../features/admin-messages/message-screen.tsx';

export function AdminMessagePage() {
  return <MessageScreen />;
}
