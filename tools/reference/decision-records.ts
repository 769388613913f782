import { basename } from 'node:path/posix';
import type { ProjectFile } from './project-files.ts';

const folder = 'docs/adr/';
const sections = ['Context', 'Decision', 'Alternatives', 'Consequences'];
const statusLine =
  /^Status: (?:accepted|rejected|superseded)(?<amendments>,.*)?\. Date: \d{1,2} [A-Z][a-z]+ 20\d\d\.$/;

interface DecisionRecord {
  readonly path: string;
  readonly number: number;
  readonly faults: readonly string[];
  readonly amends: readonly number[];
  readonly amendedBy: readonly number[];
}

/**
 * Returns what is wrong with the form of the decision records, as `path: what is wrong`. CONTRIBUTING.md describes
 * the form.
 */
export function decisionRecordFaults(files: readonly ProjectFile[]): readonly string[] {
  const records = files.filter(({ path }) => path.startsWith(folder)).map(readRecord);
  return records.flatMap((record) =>
    [...record.faults, ...oneSided(record, records)].map((fault) => `${record.path}: ${fault}`),
  );
}

function readRecord({ path, text }: ProjectFile): DecisionRecord {
  const [title = '', status = '', ...others] = text
    .split(/\n{2,}/)
    .map((block) => block.replaceAll(/\s+/g, ' ').trim());
  const { number = '', words = '' } = /^# (?<number>\d+)\. (?<words>.+)$/.exec(title)?.groups ?? {};
  const name = `${number.padStart(4, '0')}-${slugOf(words)}.md`;
  const { amendments = '' } = statusLine.exec(status)?.groups ?? {};
  const [amends = '', amendedBy = ''] = amendments.split('amended by');
  return {
    path,
    number: Number(number),
    faults: [
      ...(basename(path) === name ? [] : [`its title requires the file name ${name}`]),
      ...(statusLine.test(status) ? [] : ['its second paragraph must be "Status: … Date: …."']),
      ...sections
        .filter((section) => !others.includes(`## ${section}`))
        .map((section) => `it has no section "${section}"`),
    ],
    amends: recordsIn(amends),
    amendedBy: recordsIn(amendedBy),
  };
}

/** If one record amends another one, the status of both must say so. */
function oneSided(
  { number, amends, amendedBy }: DecisionRecord,
  records: readonly DecisionRecord[],
): readonly string[] {
  return [
    ...records
      .filter((other) => other.amends.includes(number) && !amendedBy.includes(other.number))
      .map((other) => `its status does not say that ADR ${other.number} amends it`),
    ...records
      .filter((other) => other.amendedBy.includes(number) && !amends.includes(other.number))
      .map((other) => `its status does not say that it amends ADR ${other.number}`),
  ];
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');
}

function recordsIn(text: string): readonly number[] {
  return [...text.matchAll(/\[ADR (\d+)\]/g)].map(([, number]) => Number(number));
}
