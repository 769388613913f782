import { ESLint } from 'eslint';
import typescript from 'typescript-eslint';
import config from '../../eslint.config.mjs';

/** Code that a lint rule forbids: its file, the code, and the rule. */
interface Offence {
  readonly file: string;
  readonly code: string;
  readonly rule: string;
}

const domain = 'services/libs/domain/booking/commands/cancel-booking.ts';
const projection = 'services/libs/application/projections/tour/tour-listings.projection.ts';
const contract = 'services/libs/contracts/booking/price.ts';
const adapter = 'services/libs/adapters/embedded/log/sqlite-event-store.ts';
const controller = 'services/api/src/booking/booking.controller.ts';
const component = 'web/src/features/booking/party-picker.tsx';
const tool = 'tools/event-catalogue.ts';

const statements = (count: number) => 'count(); \n'.repeat(count);

/** The beginning of the code, for the title of a test. */
const shown = (code: string) => code.slice(0, 70).split('\n')[0];

const inThePureFiles: readonly Pick<Offence, 'code' | 'rule'>[] = [
  { code: 'export const now = new Date();', rule: 'no-restricted-syntax' },
  { code: 'export const now = Date();', rule: 'no-restricted-syntax' },
  { code: 'export const now = Date.now();', rule: 'no-restricted-properties' },
  { code: 'export const luck = Math.random();', rule: 'no-restricted-properties' },
  { code: "export function no() { throw new Error('no'); }", rule: 'no-restricted-syntax' },
  { code: 'export async function later() {}', rule: 'no-restricted-syntax' },
  { code: 'export const later = async () => {};', rule: 'no-restricted-syntax' },
  { code: "export const late = import('./x.ts');", rule: 'no-restricted-syntax' },
  { code: 'setTimeout(() => {}, 1);', rule: 'no-restricted-globals' },
  { code: 'setInterval(() => {}, 1);', rule: 'no-restricted-globals' },
  { code: 'queueMicrotask(() => {});', rule: 'no-restricted-globals' },
  { code: "console.log('x');", rule: 'no-restricted-globals' },
  { code: 'export const id = crypto.randomUUID();', rule: 'no-restricted-globals' },
  { code: 'export const now = performance.now();', rule: 'no-restricted-globals' },
  { code: "export const page = fetch('/');", rule: 'no-restricted-globals' },
  { code: 'export const host = process.pid;', rule: 'no-restricted-globals' },
];

const offences: readonly Offence[] = [
  ...[domain, projection, contract].flatMap((file) =>
    inThePureFiles.map((offence) => ({ file, ...offence })),
  ),
  ...[domain, adapter, tool, 'test/support/given.ts'].flatMap((file) => [
    { file, code: 'export enum Status { open }', rule: 'no-restricted-syntax' },
    {
      file,
      code: 'export class Seat { constructor(readonly row: number) {} }',
      rule: 'no-restricted-syntax',
    },
    {
      file,
      code: 'export namespace Seats { export const max = 9; }',
      rule: 'no-restricted-syntax',
    },
  ]),
  ...[domain, adapter, controller].flatMap((file) => [
    { file, code: 'export const port = process.env.PORT;', rule: 'no-restricted-syntax' },
    { file, code: 'export const { env } = process;', rule: 'no-restricted-syntax' },
  ]),
  ...[adapter, controller].flatMap((file) => [
    { file, code: "import { env } from 'node:process'; env;", rule: 'no-restricted-imports' },
    {
      file,
      code: "import { EventBus } from '@nestjs/cqrs'; EventBus;",
      rule: 'no-restricted-imports',
    },
    { file, code: "import { Saga } from '@nestjs/cqrs'; Saga;", rule: 'no-restricted-imports' },
  ]),
  ...[domain, controller, component, tool].flatMap((file) => [
    { file, code: 'export default function price() {}', rule: 'no-restricted-syntax' },
    { file, code: 'const a = 1; export { a as default };', rule: 'no-restricted-syntax' },
    {
      file,
      code: `export function long() {\n${statements(70)}}`,
      rule: 'max-lines-per-function',
    },
    { file, code: 'export const f = (a, b, c, d, e) => a;', rule: 'max-params' },
    { file, code: statements(401), rule: 'max-lines' },
    { file, code: '// eslint-disable-next-line eqeqeq\nf();', rule: 'unused-directive' },
  ]),
  {
    file: component,
    code: 'export function Picker({ on }) { if (on) { useState(1); } return null; }',
    rule: 'react-hooks/rules-of-hooks',
  },
  {
    file: component,
    code: 'export const Picker = () => <div onClick={pick}>+</div>;',
    rule: 'jsx-a11y/click-events-have-key-events',
  },
  {
    file: component,
    code: 'export const Scene = () => <img src="dhow.svg" />;',
    rule: 'jsx-a11y/alt-text',
  },
];

describe('The lint rules', () => {
  it.each(offences.map((offence) => ({ ...offence, what: shown(offence.code) })))(
    '$rule refuses in $file: $what',
    async ({ file, code, rule }) => {
      expect(await refusals(file, code)).toContain(rule);
    },
  );

  const permitted = [
    { file: domain, code: "export const noon = new Date('2026-01-01T12:00:00Z');" },
    { file: controller, code: 'export const later = async () => { await later(); };' },
    { file: controller, code: 'export class A {\n  constructor(readonly b: B) {}\n}' },
    { file: adapter, code: "export function no() { throw new Error('disk full'); }" },
    { file: projection.replace('.ts', '.spec.ts'), code: 'it(1, async () => { new Date(); });' },
    {
      file: 'services/libs/composition/settings/settings.ts',
      code: 'export const port = process.env.PORT;',
    },
    { file: 'web/vite.config.ts', code: 'export default {};' },
    {
      file: domain.replace('.ts', '.spec.ts'),
      code: `describe(1, () => {\n${statements(200)}});`,
    },
  ];
  it.each(permitted.map((sample) => ({ ...sample, what: shown(sample.code) })))(
    'allow in $file: $what',
    async ({ file, code }) => {
      const ours = (await refusals(file, code)).filter((rule) => /restricted|^max/.test(rule));
      expect(ours).toEqual([]);
    },
  );
});

/** The project's own rules, without the rules that need types, because the linted texts belong to no project. */
const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    ...config,
    {
      ...typescript.configs.disableTypeChecked,
      languageOptions: { parserOptions: { projectService: false } },
    },
  ],
});

/** The rules that refuse this code in the given file. */
async function refusals(file: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath: file });
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message }) =>
        ruleId ?? (message.includes('Unused') ? 'unused-directive' : message),
    ),
  );
}
