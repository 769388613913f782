import type { SiteView } from '@contracts/site/site-view.ts';

/** What names the operator wherever structured data speaks of them. */
export function operatorId({ publicUrl }: SiteView): string {
  return `${publicUrl}/#operator`;
}
