import type { SiteView } from '@contracts/site/site-view.ts';

/** Returns the id of the operator in all structured data. */
export function operatorId({ publicUrl }: SiteView): string {
  return `${publicUrl}/#operator`;
}
