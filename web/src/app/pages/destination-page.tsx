import { GuidePage } from './guide-page.tsx';

export function DestinationPage() {
  return <GuidePage kind="destinations" />;
}
