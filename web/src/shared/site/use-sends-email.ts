import { useGetSiteQuery } from './site-api.ts';

/** Whether travellers get e-mails. Without a mail server no text may promise one. */
export function useSendsEmail(): boolean {
  const { data: site } = useGetSiteQuery();
  return site?.sendsEmail ?? true;
}
