import { useGetSiteQuery } from '../../shared/site/site-api.ts';
import { DocumentLinkButton } from '../../shared/ui/document-link-button.tsx';
import './other-ways.css';

/** The ways to book without the form: WhatsApp and phone. */
export function OtherWays({ tourTitle }: { tourTitle: string }) {
  const { data: site } = useGetSiteQuery();
  if (site === undefined) return null;
  const text = encodeURIComponent(`Hello! I would like to book ${tourTitle}.`);
  return (
    <p data-slot="other-ways">
      <DocumentLinkButton href={`https://wa.me/${site.whatsAppNumber}?text=${text}`}>
        Book on WhatsApp
      </DocumentLinkButton>
      <DocumentLinkButton kind="quiet" href={`tel:${site.operatorPhone.replaceAll(/[^+\d]/g, '')}`}>
        Call {site.operatorPhone}
      </DocumentLinkButton>
    </p>
  );
}
