import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, runnerImport } from 'vite';

const scenes = resolve(import.meta.dirname, 'src/shared/scenes');
const prints = resolve(scenes, 'prints/all-prints.ts');
/**
 * The module that exports the name of the file. During development this is a fixed name. The build writes the final
 * name into the module.
 */
const namer = resolve(scenes, 'prints-file.ts');
const nameWhileDeveloping = '/prints.svg';

/**
 * Renders the prints of the cards with their components, and writes all prints into one file. So no page contains
 * the prints or these components, and a browser that runs no scripts shows the prints too.
 */
export function printsInOneFile(): Plugin {
  return {
    name: 'prints-in-one-file',
    configureServer(server) {
      server.middlewares.use(nameWhileDeveloping, (_request, response, next) => {
        drawPrints().then((svg) => {
          response.setHeader('content-type', 'image/svg+xml').end(svg);
        }, next);
      });
    },
    async load(id) {
      if (id !== namer || this.environment.mode !== 'build') return undefined;
      const source = await drawPrints();
      const digest = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/prints-${digest}.svg`;
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source });
      return `export const printsFile = '/${fileName}';`;
    },
  };
}

async function drawPrints(): Promise<string> {
  const { module } = await runnerImport<{ allPrints: Readonly<Record<string, ComponentType>> }>(
    prints,
    { configFile: false, plugins: [react()], logLevel: 'warn' },
  );
  const groups = Object.entries(module.allPrints).map(([id, print]) =>
    createElement('g', { id, key: id }, createElement(print)),
  );
  return renderToStaticMarkup(
    createElement('svg', { xmlns: 'http://www.w3.org/2000/svg' }, groups),
  );
}
