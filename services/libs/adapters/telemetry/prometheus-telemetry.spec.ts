import { PrometheusTelemetry } from './prometheus-telemetry.ts';

describe('what is counted, as Prometheus reads it', () => {
  it('says how often, what it is now, and how long', async () => {
    const telemetry = new PrometheusTelemetry();
    telemetry.count('tours_appends_total', { outcome: 'conflict' });
    telemetry.count('tours_appends_total', { outcome: 'conflict' }, 2);
    telemetry.set('tours_projection_lag_seconds', { projection: 'tour-listings' }, 12.5);
    telemetry.observe('tours_append_seconds', {}, 0.004);
    const { contentType, text } = await telemetry.page();
    expect(contentType).toMatch(/^text\/plain;/);
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        '# TYPE tours_appends_total counter',
        'tours_appends_total{outcome="conflict"} 3',
        '# TYPE tours_projection_lag_seconds gauge',
        'tours_projection_lag_seconds{projection="tour-listings"} 12.5',
        'tours_append_seconds_bucket{le="0.0025"} 0',
        'tours_append_seconds_bucket{le="0.005"} 1',
        'tours_append_seconds_count 1',
      ]),
    );
  });

  it('says nothing of what nobody measured: no backup ever is not a backup of 1970', async () => {
    expect((await new PrometheusTelemetry().page()).text.trim()).toBe('');
  });
});
