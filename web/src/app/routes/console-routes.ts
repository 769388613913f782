import type { RouteObject } from 'react-router-dom';
import { ConsoleLoading } from './console-loading.tsx';
import { type ConsolePath, consolePaths } from './console-paths.ts';
import { loadPrivately } from './load-privately.ts';

/** Routes where staff sign in. */
export function signInRoutes(): RouteObject[] {
  return [
    {
      path: 'auth',
      loader: loadPrivately,
      lazy: { Component: async () => (await import('../pages/sign-in-page.tsx')).SignInPage },
    },
  ];
}

/** The route of the console, with its own frame. Visitors' pages load none of its files. */
export function consoleRoute(): RouteObject {
  return {
    path: 'admin',
    loader: loadPrivately,
    lazy: { Component: async () => (await import('../console/console-layout.tsx')).ConsoleLayout },
    HydrateFallback: ConsoleLoading,
    children: [
      {
        lazy: {
          ErrorBoundary: async () => (await import('../console/console-fault.tsx')).ConsoleFault,
        },
        children: consolePaths.map(screenRoute),
      },
    ],
  };
}

function screenRoute(path: ConsolePath): RouteObject {
  return {
    ...(path === '' ? { index: true } : { path }),
    lazy: {
      Component: async () => {
        const { consoleScreens } = await import('../console/console-screens.ts');
        return await consoleScreens[path]();
      },
    },
  };
}
