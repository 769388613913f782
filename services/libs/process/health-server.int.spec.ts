import { freePort } from '../../../test/support/free-port.ts';
import { beginMeasuring, type Measuring } from '../composition/measuring.ts';
import { readSettings } from '../composition/settings.ts';
import { HealthServer } from './health-server.ts';

describe('what supervisors and collectors ask a process', () => {
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

  it('says whether it is ready, each time anew, from when it begins to when it ends', async () => {
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

  it('tells what it counted, beside its event loop and memory', async () => {
    const answer = await fetch(`${url}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const page = await answer.text();
    expect(page).toContain('tours_appends_total{outcome="stored"} 1');
    expect(page).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(page).toMatch(/^process_resident_memory_bytes /m);
  });

  it('is not ready where it cannot tell, and goes on', async () => {
    health.begin(() => Promise.reject(new Error('Unauthorized: code 13')));
    expect(await statusOf('/health/ready')).toBe(503);
    health.begin(() => true);
    expect(await statusOf('/health/ready')).toBe(200);
  });

  it('says nothing of what it counted where that cannot be told, and goes on', async () => {
    counting.page = () => Promise.reject(new Error('a gauge that cannot be read'));
    expect(await statusOf('/metrics')).toBe(500);
    expect(await statusOf('/health/live')).toBe(200);
  });

  it('has nothing else', async () => {
    expect(await statusOf('/')).toBe(404);
  });
});
