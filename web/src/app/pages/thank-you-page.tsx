import { useSearchParams } from 'react-router-dom';
import { readConfirmation } from '../../features/booking/confirmation.ts';
import { ThankYou } from '../../features/booking/thank-you.tsx';
import { usePurchaseRecord } from '../../features/tracking/use-purchase-record.ts';
import { PageHead } from '../../shared/head/page-head.tsx';

export function ThankYouPage() {
  const [params] = useSearchParams();
  usePurchaseRecord(readConfirmation(params).reference);
  return (
    <>
      <PageHead title="Thank you" isPrivate />
      <ThankYou />
    </>
  );
}
