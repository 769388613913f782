import { ConsolePage } from '../../shared/console/console-page.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { useUnknownAddress } from '../use-unknown-address.ts';

/** The page for an address under `/admin` that does not exist: staff stay in the console. */
export function AdminNotFoundPage() {
  useUnknownAddress();
  return (
    <ConsolePage title="404" tabTitle="Page not found">
      <EmptyState message="Oops! Page not found">
        <LinkButton to="/admin">Go to the inbox</LinkButton>
      </EmptyState>
    </ConsolePage>
  );
}
