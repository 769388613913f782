import { matchRoutes } from 'react-router-dom';
import { createRoutes } from '../routes/routes.tsx';
import { makeStore } from '../store.ts';
import { doingsFor } from './console-doings.ts';

describe('the actions that the palette offers everywhere', () => {
  const routes = createRoutes(makeStore());

  it.each(doingsFor('owner').map(({ label, to }) => [label, to]))(
    'lead to screens that exist: %s',
    (_, to) => {
      const [path = ''] = to.split(/[?#]/);
      expect(matchRoutes(routes, path)?.at(-1)?.route.path).not.toBe('*');
    },
  );

  it('include only those that the role may do', () => {
    const labels = (role: 'owner' | 'staff' | 'read-only') =>
      doingsFor(role).map(({ label }) => label);
    expect(labels('read-only')).not.toContain('New booking');
    expect(labels('staff')).toContain('New booking');
    expect(labels('staff')).not.toContain('Invite a colleague');
    expect(labels('owner')).toContain('Invite a colleague');
  });
});
