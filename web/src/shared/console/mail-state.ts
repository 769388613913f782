import type { MailFaultView, MailStateView } from '@contracts/notification/mail-state-view.ts';
import { api } from '../api/api.ts';
import { alwaysFresh } from '../api/cache-policy.ts';

/** Whether e-mails leave the product. */
const mailStateApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMailState: build.query<MailStateView, void>({
      query: () => 'admin/mail',
      providesTags: ['Notification', 'Account'],
      ...alwaysFresh,
    }),
  }),
});

/** Whether a mail server is set up; true while this is not known. */
export function useHasMailServer(): boolean {
  return mailStateApi.useGetMailStateQuery().data?.delivery !== 'outbox';
}

/** Since when the mail server accepts no e-mails, and why. Null if it accepts them, or if this is not known. */
export function useMailFault(): MailFaultView | null {
  return mailStateApi.useGetMailStateQuery().data?.fault ?? null;
}
