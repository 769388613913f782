import { useEffect } from 'react';
import { loadAdTag, reportPurchase } from './ad-tag.ts';
import { isPurchaseReported, recordReportedPurchase } from './reported-purchases.ts';
import { useConsent } from './use-consent.ts';
import { useConversionId } from './use-conversion-id.ts';

/** Reports a purchase once, if an id is configured and the visitor accepted. */
export function usePurchaseRecord(reference: string): void {
  const conversionId = useConversionId();
  const choice = useConsent();
  useEffect(() => {
    if (reference === '' || conversionId === undefined || choice === undefined) return;
    if (conversionId === null) {
      console.warn(
        'No conversion id is configured: this purchase is not reported to any ad network.',
      );
      return;
    }
    if (choice !== 'accepted' || isPurchaseReported(reference)) return;
    recordReportedPurchase(reference);
    loadAdTag(conversionId);
    reportPurchase(conversionId, reference);
  }, [reference, conversionId, choice]);
}
