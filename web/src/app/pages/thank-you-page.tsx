import { ThankYou } from '../../features/booking/thank-you.tsx';
import { PageHead } from '../../shared/head/page-head.tsx';

export function ThankYouPage() {
  return (
    <>
      <PageHead title="Thank you" isPrivate />
      <ThankYou />
    </>
  );
}
