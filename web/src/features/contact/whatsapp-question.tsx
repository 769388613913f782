import { useDispatch } from 'react-redux';
import { useGetSiteQuery } from '../../shared/site/site-api.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';

const greeting = 'Hello! I have a question about your tours.';

/** Opens a chat with the operator; while nobody knows their number, there is no button. */
export function WhatsAppQuestion() {
  const { data: site } = useGetSiteQuery();
  const dispatch = useDispatch();
  if (site === undefined) return null;
  return (
    <LinkButton
      to={`https://wa.me/${site.whatsAppNumber}?text=${encodeURIComponent(greeting)}`}
      target="_blank"
      rel="noreferrer"
      onClick={() => {
        dispatch(toastRaised('Opening WhatsApp...'));
      }}
    >
      Chat on WhatsApp
    </LinkButton>
  );
}
