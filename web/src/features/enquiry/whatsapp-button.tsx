import { useDispatch } from 'react-redux';
import { useGetSiteQuery } from '../../shared/site/site-api.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { DocumentLinkButton } from '../../shared/ui/document-link-button.tsx';
import { useRecordEnquiryMutation } from './enquiry-api.ts';
import { type Enquiry, whatsAppLink } from './whatsapp-link.ts';

export type WhatsAppButtonProps = { tourId: string } & Omit<Enquiry, 'tourLink'>;

/** The button that asks for a tour by WhatsApp. It is hidden until the operator's number is loaded. */
export function WhatsAppButton({ tourId, ...enquiry }: WhatsAppButtonProps) {
  const { data: site } = useGetSiteQuery();
  const [record] = useRecordEnquiryMutation();
  const dispatch = useDispatch();
  if (site === undefined) return null;
  const tourLink = `${site.publicUrl}/tour/${encodeURIComponent(tourId)}`;

  function note() {
    dispatch(toastRaised('Opening WhatsApp...'));
    record({ tourId, tourTitle: enquiry.tourTitle })
      .unwrap()
      .catch((error: unknown) => {
        console.warn('The enquiry could not be recorded.', error);
      });
  }
  return (
    <DocumentLinkButton
      kind="ink"
      href={whatsAppLink(site.whatsAppNumber, { ...enquiry, tourLink })}
      target="_blank"
      rel="noreferrer"
      onClick={note}
    >
      Book via WhatsApp
    </DocumentLinkButton>
  );
}
