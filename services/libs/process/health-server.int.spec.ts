import { freePort } from '../../../test/support/processes/free-port.ts';
import { beginMeasuring, type Measuring } from '../composition/measuring.ts';
import { readSettings } from '../composition/settings/settings.ts';
import { HealthServer } from './health-server.ts';

describe('the health server of a process', () => {
  let health: HealthServer;
  let counting: { -readonly [Part in keyof Measuring]: Measuring[Part] };
  let url: string;

  beforeEach(async () => {
    const settings = readSettings({ HEALTH_PORT: String(await freePort()) });
    url = `http://127.0.0.1:${String(settings.healthPort)}`;
    const measuring = await beginMeasuring(settings, 'worker');
    measuring.telemetry.count('tours_appends_total', { outcome: 'stored' });
    counting = { ...measuring };
    health = await HealthServer.open(settings, counting);
  });

  afterEach(() => health.close());

  const statusOf = async (path: string) => (await fetch(url + path)).status;

  it('determines for each request whether the process is ready, from its start to its end', async () => {
    expect(await statusOf('/health/ready')).toBe(503);
    let isWell = true;
    health.begin(() => isWell);
    expect(await statusOf('/health/ready')).toBe(200);
    isWell = false;
    expect(await statusOf('/health/ready')).toBe(503);
    isWell = true;
    health.end();
    expect(await statusOf('/health/ready')).toBe(503);
    expect(await statusOf('/health/live')).toBe(200);
  });

  it('serves the metrics of the process, with its event loop and memory', async () => {
    const answer = await fetch(`${url}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const page = await answer.text();
    expect(page).toContain('tours_appends_total{outcome="stored"} 1');
    expect(page).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(page).toMatch(/^process_resident_memory_bytes /m);
  });

  it('reports not ready if readiness cannot be determined, and continues', async () => {
    health.begin(() => Promise.reject(new Error('Unauthorized: code 13')));
    expect(await statusOf('/health/ready')).toBe(503);
    health.begin(() => true);
    expect(await statusOf('/health/ready')).toBe(200);
  });

  it('answers 500 if the metrics cannot be read, and continues', async () => {
    counting.page = () => Promise.reject(new Error('a gauge that cannot be read'));
    expect(await statusOf('/metrics')).toBe(500);
    expect(await statusOf('/health/live')).toBe(200);
  });

  it('has no other paths', async () => {
    expect(await statusOf('/')).toBe(404);
  });
});
