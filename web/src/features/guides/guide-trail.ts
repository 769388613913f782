/** The way down to a guide: the home page leads to all of them. */
export const guideTrail = [{ label: 'Home', to: '/' }] as const;
