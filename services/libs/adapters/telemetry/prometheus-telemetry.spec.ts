import { PrometheusTelemetry } from './prometheus-telemetry.ts';

describe('the metrics for Prometheus', () => {
  it('have counters, gauges and histograms', async () => {
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

  it('leave out what was not measured: a product without a backup reports no backup of 1970', async () => {
    expect((await new PrometheusTelemetry().page()).text.trim()).toBe('');
  });
});
