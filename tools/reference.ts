/**
 * Writes docs/reference and the description of the API's calls from the code (`npm run docs`). With `--check`
 * it reports files that differ from the code, and citations that lead nowhere. It also reports folders that
 * the code map lacks, words that the glossary defines twice, words that docs/style.md bans, and decision records
 * of a wrong form.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { eventCatalogue as upcasters } from '../services/libs/application/event-log/event-catalogue.ts';
import { policyRoutes } from '../services/libs/application/policies/policy-routes.ts';
import { projectionRoutes } from '../services/libs/application/projections/projection-routes.ts';
import { metrics } from '../services/libs/application/telemetry/metrics.ts';
import { problemKinds } from '../services/libs/contracts/problems.ts';
import { brokenCitations } from './reference/citations.ts';
import { codeMapFaults } from './reference/code-map.ts';
import { decisionRecordFaults } from './reference/decision-records.ts';
import { readDomain } from './reference/domain-types.ts';
import { eventCatalogue } from './reference/event-catalogue.ts';
import { definedTwice } from './reference/glossary.ts';
import { layerGraph, readModules } from './reference/layer-graph.ts';
import {
  isProblemCode,
  readOperations,
  operationsModule,
} from './reference/open-api/api-operations.ts';
import { readApi } from './reference/open-api/handlers.ts';
import { metricsPage } from './reference/metrics-page.ts';
import { projectFiles } from './reference/project-files.ts';
import { readReaders } from './reference/readers.ts';
import { refusalCatalogue } from './reference/refusals.ts';
import { styleFaults } from './reference/style.ts';
import { reservationsPage } from './reference/reservation-states.ts';
import { root } from './run/processes.mjs';

process.chdir(root);
const mapPage = 'docs/architecture.md';
const glossary = 'docs/glossary.md';
const folder = root.replace(/\/$/, '');
const { events, decisions } = readDomain(folder);
const application = 'services/libs/application';
const readers = readReaders(root, [
  { file: `${application}/projections/projection-routes.ts`, routes: projectionRoutes },
  { file: `${application}/policies/policy-routes.ts`, routes: policyRoutes },
]);

const pages = {
  'docs/reference/events.md': eventCatalogue({
    events,
    decisions,
    readers,
    schemaVersion: (event) => (upcasters[event]?.length ?? 0) + 1,
  }),
  'docs/reference/refusals.md': refusalCatalogue(decisions, problemKinds),
  'docs/reference/metrics.md': metricsPage(metrics),
  'docs/reference/reservations.md': reservationsPage(),
  'docs/reference/layers.md': layerGraph(await readModules()),
  'services/api/src/open-api/described-operations.ts': operationsModule(
    readOperations(readApi(folder), isProblemCode),
  ),
};

if (process.argv.includes('--check')) {
  const stale = Object.entries(pages).filter(
    ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
  );
  for (const [path] of stale) {
    console.error(`${path} does not match the code: run npm run docs.`);
  }
  const files = projectFiles();
  const map = codeMapFaults(
    readFileSync(mapPage, 'utf8'),
    files.map(({ path }) => path),
  );
  const twice = definedTwice(readFileSync(glossary, 'utf8'));
  const broken = [
    ...brokenCitations(files),
    ...styleFaults(files),
    ...decisionRecordFaults(files),
    ...map.map((fault) => `${mapPage}: ${fault}`),
    ...twice.map((word) => `${glossary}: "${word}" is defined twice`),
  ];
  for (const fault of broken) console.error(fault);
  process.exitCode = stale.length === 0 && broken.length === 0 ? 0 : 1;
} else {
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
