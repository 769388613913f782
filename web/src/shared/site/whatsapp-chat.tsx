import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { toastRaised } from '../toasts/toast-slice.ts';
import { DocumentLinkButton, type DocumentLinkButtonProps } from '../ui/document-link-button.tsx';
import { useGetSiteQuery } from './site-api.ts';
import { whatsAppAddress } from './whatsapp-address.ts';

export type WhatsAppChatProps = Pick<DocumentLinkButtonProps, 'kind'> & {
  /** The text that is already written in the chat. */
  text: string;
  children: ReactNode;
};

/** A button that opens a WhatsApp chat with the operator. It is hidden until the operator's number is loaded. */
export function WhatsAppChat({ text, ...button }: WhatsAppChatProps) {
  const { data: site } = useGetSiteQuery();
  const dispatch = useDispatch();
  if (site === undefined) return null;
  return (
    <DocumentLinkButton
      {...button}
      href={whatsAppAddress(site.whatsAppNumber, text)}
      target="_blank"
      rel="noreferrer"
      onClick={() => {
        dispatch(toastRaised('Opening WhatsApp...'));
      }}
    />
  );
}
