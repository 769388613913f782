import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { laterScripts } from './later-scripts.ts';
import { offlinePage } from './offline-page.ts';
import { printsInOneFile } from './prints-in-one-file.ts';

const here = import.meta.dirname;

/** The two fonts of the public site. The console's font is fetched only in the console. */
const publicFonts = /(literata|sofia-sans-extra-condensed)-latin-wght-normal/;

/**
 * Adds links that load the fonts at the same time as the style sheet. The build writes them, because the names
 * of the files contain a hash.
 */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => publicFonts.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: true,
            },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** The router's package exports only its development build. Travellers do not need its warnings (0.6 kB). */
const routerWithoutWarnings = {
  'react-router/dom': resolve(here, '../node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': resolve(here, '../node_modules/react-router/dist/production/index.mjs'),
};

/**
 * Lets the build leave out the parts of the router that the site does not use: forms, links that fetch ahead, React
 * Server Components, instrumentation, and errors of the router's own server rendering. Without this plug-in, the
 * build keeps these parts on every page, for two reasons: they have names for developer tools, and some calls are not
 * marked as pure. This plug-in removes these names and marks these calls.
 *
 * These parts would cost 5 kB on every page, and the limit for a page is 150 kB. No option of Rolldown does the same:
 * `propertyWriteSideEffects: false` also removes writes that React DOM needs, and `manualPureFunctions` does not
 * match a function of a namespace import.
 */
function leaveOutUnusedRouting(): Plugin {
  return {
    name: 'leave-out-unused-routing',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/(?<== )(?=React\d*\.forwardRef\()/g, '/* @__PURE__ */ ')
          .replaceAll(/(?<=if \()this\.context(?=[ )])/g, 'false')
          .replaceAll(/(?<=if \()(init|opts\?)\.instrumentations(?=\))/g, 'false')
          .replaceAll(' || parseHydrationData()', ''),
        map: null,
      }),
    },
  };
}

/** Parts under web/src/shared that many pages do not need. */
const ofSomePages = [
  'api/(attempt|live-events|new-key|use-command)',
  'console',
  'dates/(format-date|month)',
  'files/',
  'head/\\w+-data',
  'html/',
  'map',
  'proof-of-work',
  'reviews/',
  'site/whatsapp',
  'tours/group-prices',
  'trusted-types/',
  'ui/(accordion|breadcrumb|chip|choice-group|cloth-skeleton|cloth-wall|counter|document-link-button|error-summary|field|ink-bar-fact|text-area|time-rail|use-in-view|use-is-hydrated|tour-cloth|use-online|use-seen)',
].join('|');

/**
 * Everything that all pages need is in one file instead of twenty small ones. One file compresses better and needs
 * only one request. The map, scenes and pages are separate files.
 */
const ofEveryPage = new RegExp(
  [
    'node_modules/(@reduxjs|immer|react|react-dom|react-redux|react-router|react-router-dom|redux|reselect|scheduler)/',
    'web/src/app/(layout|routes|store)',
    'features/booking/(confirmation-memory|party-text)',
    'features/tours/tour-photo',
    `web/src/shared/(?!${ofSomePages})`,
    '/calendar[/.]',
    'contracts/tour/has-room',
  ].join('|'),
);

/** The code that the page of a tour and its booking page share: one file, for the same reason. */
const ofBookingInput =
  /price-estimate|tour\/has-room|features\/booking\/(booking-input|bookable-days|departures|party|use-booking-input|use-departures)\.|pages\/use-tour/;

/**
 * The formats of days. They are separate from the cards, which also use them, because some pages have days but
 * no cards.
 */
const ofDates = /shared\/dates\/format-date\./;

/** Tours as cards, and the code that finds tours. */
const ofTourCards =
  /features\/tours\/(guests-select|search-box|tour-card|tour-wall|use-suggestions)|shared\/ui\/(cloth-skeleton|cloth-wall|tour-cloth)/;

/** The places that guides are about, and their positions on the map. */
const ofPlaces = /guides\/guides\.|guides\/guide-paths|map\/(places|projection|unguja-outline)\./;

/** The build for browsers. */
const forBrowsers: BuildEnvironmentOptions = {
  outDir: resolve(here, '../dist/web'),
  manifest: true,
  // Browsers that understand our style sheets also support module preload, so no polyfill is needed.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          { name: 'every-page', test: ofEveryPage },
          { name: 'dates', test: ofDates },
          { name: 'guide-slugs', test: /guides\/guide-slugs\./ },
          { name: 'booking-input', test: ofBookingInput },
          { name: 'tour-cards', test: ofTourCards },
          { name: 'places', test: ofPlaces },
        ],
      },
    },
  },
};

/** The build for rendering on the server (`vite build --ssr`). */
const forTheServer: BuildEnvironmentOptions = {
  outDir: resolve(here, '../dist/web-server'),
  copyPublicDir: false,
  rolldownOptions: {
    input: {
      'entry-server': resolve(here, 'src/app/entry-server.tsx'),
      'link-picture': resolve(here, 'src/app/link-picture/entry.ts'),
    },
  },
};

export default defineConfig(({ command, isSsrBuild = false }) => ({
  root: here,
  plugins: [
    react(),
    preloadFonts(),
    printsInOneFile(),
    offlinePage(),
    laterScripts(resolve(here, 'src/app/begin.ts')),
    leaveOutUnusedRouting(),
  ],
  resolve: {
    alias: {
      '@contracts': resolve(here, '../services/libs/contracts'),
      ...(command === 'build' && routerWithoutWarnings),
    },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:3000', '/health': 'http://127.0.0.1:3000' },
  },
  build: { emptyOutDir: true, ...(isSsrBuild ? forTheServer : forBrowsers) },
  // The bundle of the server includes its packages, so none has to be found at run time. React is always the
  // production build.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
}));
