import { matchRoutes } from 'react-router-dom';
import { createRoutes } from '../routes/routes.tsx';
import { makeStore } from '../store.ts';
import { entriesFor } from './console-entries.ts';

describe('the navigation of the console', () => {
  const routes = createRoutes(makeStore());

  it.each(entriesFor('owner').map(({ to, label }) => [label, to]))(
    'links to a screen that exists: %s',
    (_, to) => {
      expect(matchRoutes(routes, to)?.at(-1)?.route.path).not.toBe('*');
    },
  );

  it('gives each screen different keys', () => {
    const keys = entriesFor('owner').map((entry) => entry.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
