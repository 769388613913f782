/**
 * The import laws of docs/architecture.md. Each rule says what to do when it fires, and
 * test/architecture/rules.spec.ts breaks each of them on purpose.
 */

/** Files that test the product: they may import every module that a test needs. */
const proofs = ['\\.spec\\.tsx?$', '\\.contract\\.ts$', '^test/', '^web/test-'];

/** Packages that connect to a database, a queue, a mail server or a bucket. */
const drivers =
  '(^|/)(node:)?sqlite$|node_modules/(@aws-sdk|@eventstore|aws4fetch|@kurrent|bullmq|ioredis|mongodb|nodemailer)/';

/** Files that other programs load by name, so nothing needs to import them. */
const loadedByName = [
  '\\.d\\.ts$',
  '^test/support/jest/(asset\\.mjs|use-distributed-profile\\.ts)$',
  '^web/src/app/begin\\.ts$',
  '^web/src/offline/service-worker\\.ts$',
];

/**
 * A rule that forbids imports.
 *
 * @param {string} name
 * @param {string} comment
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: /** @type {const} */ ('error'),
  from,
  to,
});

const layers = [
  forbid(
    'domain-imports-nothing',
    'The domain imports no package (except a hash, which pure upcasters need), no Node.js module and no other layer. Let the command bring what the decision needs.',
    { path: '^services/libs/domain/', pathNot: proofs },
    { pathNot: ['^services/libs/domain/', 'node_modules/@noble/hashes/'] },
  ),
  forbid(
    'contracts-know-the-domain-only',
    'What crosses the wire is read by browsers too: plain types and pure rules. Move what needs a package to the API.',
    { path: '^services/libs/contracts/', pathNot: proofs },
    { pathNot: '^services/libs/(contracts|domain)/' },
  ),
  forbid(
    'contracts-know-no-events',
    'Views and requests outlive the way we store things: describe the wire in contracts, not in events, states or commands.',
    { path: '^services/libs/contracts/', pathNot: proofs },
    { path: '^services/libs/domain/.*(\\.(events|state|decider)\\.ts$|/commands/)' },
  ),
  forbid(
    'application-knows-no-technology',
    'Use cases use ports only. Add what is missing to a port in application/ports and let an adapter do it.',
    { path: '^services/libs/application/', pathNot: proofs },
    {
      pathNot: [
        '^services/libs/(application|contracts|domain)/',
        'node_modules/@nestjs/(common|cqrs)/',
        // A list of common passwords: data, no technology.
        'node_modules/@zxcvbn-ts/language-common/',
      ],
    },
  ),
  forbid(
    'writes-read-no-views',
    'A command decides from the log alone, so a traveller can book even if all other engines are away. Load the stream instead.',
    { path: '^services/libs/application/command-handling/', pathNot: proofs },
    {
      path: '^services/libs/application/(projections/|queries/|policies/|ports/(collection|projection-store|read-store)\\.ts$)',
    },
  ),
  forbid(
    'engines-know-no-noun',
    'The engine does the same for every noun: hand over what it needs as a parameter, or move the code to the folder of its noun.',
    {
      path: '^services/libs/application/(command-handling|projections|queries)/engine/',
      pathNot: proofs,
    },
    {
      path: '^services/libs/(domain/[^/]+/|application/$1/)',
      pathNot: '^services/libs/(domain/(calendar|personal-data)/|application/$1/engine/)',
    },
  ),
  forbid(
    'reads-change-nothing',
    'A query answers from the read models; what changes something is a command.',
    { path: '^services/libs/application/(projections|queries)/', pathNot: proofs },
    {
      path: '^services/libs/application/(command-handling/|policies/|ports/(event-store|job-queue|mailer)\\.ts$)',
    },
  ),
  forbid(
    'folds-call-nobody',
    'A projection is a function of the event and its own document: let the event carry what the fold needs.',
    { path: '^services/libs/application/.*\\.projection\\.ts$' },
    { path: '^services/libs/application/ports/', pathNot: '/ports/collection\\.ts$' },
  ),
  forbid(
    'adapters-know-ports-only',
    'An adapter fulfils a port. It may use the formats of stored events and keys, and the metrics, but no rules and use cases.',
    { path: '^services/libs/adapters/', pathNot: proofs },
    {
      path: '^(services|web)/',
      pathNot: [
        '^services/libs/adapters/',
        '^services/libs/application/(ports|event-log|telemetry|faults|keys)/',
      ],
    },
  ),
  forbid(
    'adapters-stay-behind-ports',
    'Only the composition picks an adapter. Ask for the port instead.',
    { pathNot: ['^services/libs/(adapters|composition)/', ...proofs] },
    { path: '^services/libs/adapters/' },
  ),
  forbid(
    'drivers-stay-in-adapters',
    'Databases, queues and mail servers are spoken to by adapters alone. Extend a port instead.',
    { path: '^services/', pathNot: ['^services/libs/adapters/', ...proofs] },
    { path: drivers },
  ),
  forbid(
    'profiles-do-not-mix',
    'Each profile runs without the other one. Share through a port.',
    { path: '^services/libs/adapters/(embedded|distributed)/', pathNot: proofs },
    {
      path: '^services/libs/adapters/(embedded|distributed)/',
      pathNot: '^services/libs/adapters/$1/',
    },
  ),
  forbid(
    'composition-knows-no-service',
    'Services use the composition, never the other way round. Let the service hand it over.',
    { path: '^services/libs/composition/', pathNot: proofs },
    { path: '^services/((?!libs/)|libs/process/)' },
  ),
  forbid(
    'processes-know-no-business',
    'All processes start, report their health and end in the same way. Let the service hand it over.',
    { path: '^services/libs/process/', pathNot: proofs },
    { path: '^services/', pathNot: '^services/libs/(process|composition)/' },
  ),
  forbid(
    'services-know-no-domain',
    'A service carries requests and answers: the decision belongs to a use case, the wire to a contract.',
    { path: '^services/(?!libs/)', pathNot: proofs },
    { path: '^services/libs/domain/' },
  ),
  forbid(
    'services-do-not-know-each-other',
    'Each service can run in a process of its own; only standalone puts them together.',
    { path: '^services/(api|projector|worker)/', pathNot: proofs },
    { path: '^services/(?!libs/)', pathNot: '^services/$1/' },
  ),
  forbid(
    'services-know-no-web',
    'The server serves what was built from web/, it does not import its sources.',
    { path: '^services/', pathNot: proofs },
    { path: '^web/' },
  ),
];

const web = [
  forbid(
    'web-knows-contracts-only',
    'The web may import only the contracts of the server.',
    { path: '^web/', pathNot: proofs },
    { path: '^services/', pathNot: '^services/libs/contracts/' },
  ),
  forbid(
    'web-runs-in-a-browser',
    'There is no Node.js in a browser. Use what the web platform has.',
    { path: '^web/src/', pathNot: proofs },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'features-know-no-app',
    'Imports flow app → features → shared. Let the app hand it down.',
    { path: '^web/src/features/' },
    { path: '^web/src/app/' },
  ),
  forbid(
    'features-do-not-know-each-other',
    'A feature can be removed without touching another. Move what two of them need to shared.',
    { path: '^web/src/features/([^/]+)/', pathNot: proofs },
    { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  ),
  forbid(
    'shared-knows-no-feature',
    'Imports flow app → features → shared. Code that uses a feature belongs to it.',
    { path: '^web/src/shared/', pathNot: proofs },
    { path: '^web/src/(app|features)/' },
  ),
];

const everywhere = [
  forbid(
    'no-circular',
    'Two files that need each other belong in one file, or share a part that needs its own file. Move what both need to a file of its own.',
    {},
    { circular: true },
  ),
  forbid(
    'no-orphans',
    'Nothing imports this file and it imports nothing: use it or remove it.',
    { orphan: true, pathNot: loadedByName },
    {},
  ),
  forbid(
    'not-to-spec',
    'A spec is run, not imported. Move what others need to test/support.',
    {},
    { path: '\\.spec\\.tsx?$' },
  ),
  forbid(
    'contract-suites-are-for-specs',
    'A port’s contract suite is run by the specs of its adapters and is no part of the product.',
    { pathNot: proofs },
    { path: '\\.contract\\.ts$' },
  ),
  forbid(
    'product-knows-no-tools',
    'What runs in production does not depend on tests and tools.',
    { path: '^(services|web)/', pathNot: proofs },
    { path: '^(test|tools)/' },
  ),
  forbid(
    'product-runs-without-dev-packages',
    'Production installs leave dev packages out. Move the package to dependencies.',
    { path: '^(services|web/src)/', pathNot: proofs },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
  ),
  forbid(
    'packages-are-declared',
    'Declare the package in package.json: another package may stop bringing it at any time.',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid(
    'imports-resolve',
    'There is no such file or package: write the real file name, with its .ts, or install the package.',
    // The programs with which the product is compared have their own packages, installed only for the comparison.
    { pathNot: '^test/bench/peers/' },
    { couldNotResolve: true },
  ),
];

export default {
  forbidden: [...layers, ...web, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage|reports)/' },
    // Imports of types count: a layer that uses only the types of another layer still depends on it.
    tsPreCompilationDeps: true,
    // The only configuration with an alias (@contracts), because services import by path.
    tsConfig: { fileName: 'web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
