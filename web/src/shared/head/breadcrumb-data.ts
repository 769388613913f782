import type { SiteView } from '@contracts/site/site-view.ts';

export type Trail = {
  /** From the home page down. */
  trail: readonly { label: string; to: string }[];
  /** Where we are. */
  current: string;
};

/** The way down to a page, as its breadcrumb shows it. */
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
