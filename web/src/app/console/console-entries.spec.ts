import { matchRoutes } from 'react-router-dom';
import { createRoutes } from '../routes/routes.tsx';
import { makeStore } from '../store.ts';
import { entriesFor } from './console-entries.ts';

describe('the ways of the console', () => {
  const routes = createRoutes(makeStore());

  it.each(entriesFor('owner').map(({ to, label }) => [label, to]))(
    'lead to a screen that is there: %s',
    (_, to) => {
      expect(matchRoutes(routes, to)?.at(-1)?.route.path).not.toBe('*');
    },
  );

  it('have keys of their own', () => {
    const keys = entriesFor('owner').map((entry) => entry.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
