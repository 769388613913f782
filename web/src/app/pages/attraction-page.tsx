import { GuidePage } from './guide-page.tsx';

export function AttractionPage() {
  return <GuidePage kind="attractions" />;
}
