import { once } from 'node:events';
import { createServer, type RequestListener, request as ask, type Server } from 'node:http';
import { PrometheusTelemetry } from '../../../libs/adapters/telemetry/prometheus-telemetry.ts';
import { startServing, stopServing } from '../../../libs/process/serving.ts';
import { MeasuredRequests } from './measured-requests.ts';

const routes: Readonly<Record<string, string>> = { '/api/bookings/KDT-1': '/api/bookings/:id' };

describe('the counter of requests', () => {
  let server: Server;
  let telemetry: PrometheusTelemetry;
  let url: string;
  let answer: RequestListener;
  let ended: Promise<unknown>;

  beforeEach(async () => {
    telemetry = new PrometheusTelemetry();
    const measured = new MeasuredRequests(telemetry, (_, path) => routes[path]);
    server = createServer((request, response) => {
      measured.begin(request, response);
      ended = once(response, 'close');
      answer(request, response);
    });
    url = `http://127.0.0.1:${await startServing(server, { host: '127.0.0.1', port: 0 })}`;
    answer = (_, response) => response.end();
  });

  afterEach(() => stopServing(server, 0));

  const counted = async () => {
    await ended;
    const { text } = await telemetry.page();
    return text.split('\n').filter((line) => line.startsWith('tours_http_requests_total{'));
  };

  it('distinguishes requests by route, never by other parts of the address', async () => {
    await fetch(`${url}/api/bookings/KDT-1?email=amina@example.com`);
    expect(await counted()).toEqual([
      'tours_http_requests_total{method="GET",route="/api/bookings/:id",status="200"} 1',
    ]);
  });

  it('has few labels, even if clients invent addresses and methods', async () => {
    await fetch(`${url}/tour/spice-farm-tour`);
    answer = (_, response) => response.writeHead(404).end();
    await fetch(`${url}/wp-login.php`);
    await fetch(`${url}/api/none`, { method: 'PROPFIND' });
    expect(await counted()).toEqual([
      'tours_http_requests_total{method="GET",route="site",status="200"} 1',
      'tours_http_requests_total{method="GET",route="none",status="404"} 1',
      'tours_http_requests_total{method="other",route="none",status="404"} 1',
    ]);
  });

  it('counts requests that were cut off with the status "cut"', async () => {
    const arrived = Promise.withResolvers<undefined>();
    answer = () => {
      arrived.resolve(undefined);
    };
    const asking = ask(`${url}/api/bookings/KDT-1`).on('error', () => undefined);
    asking.end();
    await arrived.promise;
    asking.destroy();
    expect(await counted()).toEqual([
      'tours_http_requests_total{method="GET",route="/api/bookings/:id",status="cut"} 1',
    ]);
  });
});
