/** The breadcrumb of every guide: the home page links to all of them. */
export const guideTrail = [{ label: 'Home', to: '/' }] as const;
