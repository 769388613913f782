import { useDispatch } from 'react-redux';
import { useGetSiteQuery } from '../../shared/site/site-api.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { DocumentLinkButton } from '../../shared/ui/document-link-button.tsx';

/** Opens a WhatsApp chat with a greeting that names the booking. */
export function WhatsAppAboutBooking({ about, label }: { about: string; label: string }) {
  const { data: site } = useGetSiteQuery();
  const dispatch = useDispatch();
  if (site === undefined) return null;
  const greeting = `Hello! It is about my booking ${about}.`;
  return (
    <DocumentLinkButton
      kind="quiet"
      href={`https://wa.me/${site.whatsAppNumber}?text=${encodeURIComponent(greeting)}`}
      target="_blank"
      rel="noreferrer"
      onClick={() => {
        dispatch(toastRaised('Opening WhatsApp...'));
      }}
    >
      {label}
    </DocumentLinkButton>
  );
}
