/** The pages that the bar and the menu link to. */
export const siteLinks = [
  { to: '/tours', label: 'Zanzibar Tours' },
  { to: '/find-booking', label: 'Manage booking' },
  { to: '/about', label: 'About Us' },
  { to: '/contact', label: 'Contact Us' },
] as const;
