import { useDispatch } from 'react-redux';
import { useGetSiteQuery } from '../../shared/site/site-api.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { DocumentLinkButton } from '../../shared/ui/document-link-button.tsx';

const greeting = 'Hello! I have a question about your tours.';

/** The button that opens a WhatsApp chat with the operator. It is hidden until the operator's number is loaded. */
export function WhatsAppQuestion() {
  const { data: site } = useGetSiteQuery();
  const dispatch = useDispatch();
  if (site === undefined) return null;
  return (
    <DocumentLinkButton
      href={`https://wa.me/${site.whatsAppNumber}?text=${encodeURIComponent(greeting)}`}
      target="_blank"
      rel="noreferrer"
      onClick={() => {
        dispatch(toastRaised('Opening WhatsApp...'));
      }}
    >
      Chat on WhatsApp
    </DocumentLinkButton>
  );
}
