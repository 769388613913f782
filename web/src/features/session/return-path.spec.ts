import { saveReturnPath, takeReturnPath } from './return-path.ts';

describe('where signing in leads', () => {
  it('is the page that asked for it, once', () => {
    saveReturnPath('/admin/bookings?tab=all');
    expect(takeReturnPath()).toBe('/admin/bookings?tab=all');
    expect(takeReturnPath()).toBe('/');
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'admin'])(
    'is never %s',
    (path) => {
      saveReturnPath(path);
      expect(takeReturnPath()).toBe('/');
    },
  );
});
