import { useSearchParams } from 'react-router-dom';
import { useConfirmationMemory } from '../../features/booking/confirmation-memory.ts';
import { readConfirmation } from '../../features/booking/confirmation.ts';
import { ThankYou } from '../../features/booking/thank-you.tsx';
import { usePurchaseRecord } from '../../features/tracking/use-purchase-record.ts';
import { PageHead } from '../../shared/head/page-head.tsx';

export function ThankYouPage() {
  const [params] = useSearchParams();
  const { reference } = readConfirmation(params);
  const { booked } = useConfirmationMemory(reference);
  usePurchaseRecord(booked?.reference ?? '');
  return (
    <>
      <PageHead title="Thank you" isPrivate />
      <ThankYou />
    </>
  );
}
