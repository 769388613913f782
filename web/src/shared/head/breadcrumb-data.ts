import type { SiteView } from '@contracts/site/site-view.ts';

export type Trail = {
  /** The pages above this one, from the home page. */
  trail: readonly { label: string; to: string }[];
  /** The name of the current page. */
  current: string;
};

/** Returns the schema.org data of a page's breadcrumb. */
export function breadcrumbData({ trail, current }: Trail, { publicUrl }: SiteView): object {
  const steps = trail.map(({ label, to }) => ({ name: label, item: `${publicUrl}${to}` }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, { name: current }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
