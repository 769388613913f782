import type { MessageStatus } from '@contracts/contact/admin-message-view.ts';

export const statusNames: Readonly<Record<MessageStatus, string>> = {
  open: 'Waiting for you',
  closed: 'Closed',
};
