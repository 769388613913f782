import type { RequestListener } from 'node:http';

/** The options of a real server that are checked, with their default values. */
const byDefault: Readonly<Record<string, string>> = {
  MemDb: 'False',
  UnsafeDisableFlushToDisk: 'False',
  UnsafeIgnoreHardDelete: 'False',
};

/** The one page of the HTTP API: the options of the server, which it shows only to administrators. */
export function optionsPage(options: Readonly<Record<string, string>> | 'denied'): RequestListener {
  return (request, response) => {
    if (request.url !== '/info/options') {
      response.writeHead(404).end();
    } else if (options === 'denied') {
      response.writeHead(401).end();
    } else {
      const all = Object.entries({ ...byDefault, ...options });
      const content = all.map(([name, value]) => ({ name, group: 'DatabaseOptions', value }));
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(content));
    }
  };
}
