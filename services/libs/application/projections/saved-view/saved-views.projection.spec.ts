import { on, project } from '../../../../../test/support/stories/projection-story.ts';
import { savedViews } from './saved-views.projection.ts';

const filter = { tab: 'all', tag: 'VIP' };
const at = '2026-11-20T09:00:00.000Z';
const added = on(
  'savedviews-all',
  { type: 'SavedViewAdded', data: { viewId: '1', name: 'VIPs', filter } } as const,
  at,
);
const renamed = on('savedviews-all', {
  type: 'SavedViewRenamed',
  data: { viewId: '1', before: 'VIPs', after: 'Our VIPs' },
} as const);
const removed = on('savedviews-all', {
  type: 'SavedViewRemoved',
  data: { viewId: '1', name: 'Our VIPs', filter },
} as const);

describe('the saved views', () => {
  const by = { kind: 'admin', id: 'asha' };

  it('keep who saved them and when, also under another name', () => {
    const view = { viewId: '1', filter, by, at };
    project(savedViews, [added]).then({ all: { views: [{ ...view, name: 'VIPs' }] } });
    project(savedViews, [added, renamed]).then({ all: { views: [{ ...view, name: 'Our VIPs' }] } });
  });

  it('are gone once they are removed', () => {
    project(savedViews, [added, renamed, removed]).then({ all: { views: [] } });
  });
});
