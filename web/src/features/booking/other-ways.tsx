import { useGetSiteQuery } from '../../shared/site/site-api.ts';
import { whatsAppAddress } from '../../shared/site/whatsapp-address.ts';
import { DocumentLinkButton } from '../../shared/ui/document-link-button.tsx';
import './other-ways.css';

export type OtherWaysProps = {
  /** The tour that the visitor wants to book; none for a question about a booking. */
  tourTitle?: string;
};

/** The ways to reach the operator without the form: WhatsApp, phone and e-mail. */
export function OtherWays({ tourTitle }: OtherWaysProps) {
  const { data: site } = useGetSiteQuery();
  if (site === undefined) return null;
  const text =
    tourTitle === undefined
      ? 'Hello! I have a question about my booking.'
      : `Hello! I would like to book ${tourTitle}.`;
  return (
    <p data-slot="other-ways">
      <DocumentLinkButton href={whatsAppAddress(site.whatsAppNumber, text)}>
        {tourTitle === undefined ? 'Write on WhatsApp' : 'Book on WhatsApp'}
      </DocumentLinkButton>
      <DocumentLinkButton kind="quiet" href={`tel:${site.operatorPhone.replaceAll(/[^+\d]/g, '')}`}>
        Call {site.operatorPhone}
      </DocumentLinkButton>
      <DocumentLinkButton kind="quiet" href={`mailto:${site.operatorEmail}`}>
        Write an e-mail
      </DocumentLinkButton>
    </p>
  );
}
