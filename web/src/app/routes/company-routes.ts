import type { RouteObject } from 'react-router-dom';

/** Routes for the pages about the operator: who they are, how to reach them, and their terms. */
export function companyRoutes(): RouteObject[] {
  return [
    {
      path: 'about',
      lazy: { Component: async () => (await import('../pages/about-page.tsx')).AboutPage },
    },
    {
      path: 'contact',
      lazy: { Component: async () => (await import('../pages/contact-page.tsx')).ContactPage },
    },
    {
      path: 'privacy',
      lazy: { Component: async () => (await import('../pages/privacy-page.tsx')).PrivacyPage },
    },
    {
      path: 'terms',
      lazy: { Component: async () => (await import('../pages/terms-page.tsx')).TermsPage },
    },
  ];
}
