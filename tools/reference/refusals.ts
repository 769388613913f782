import type { DecisionFact } from './domain-types.ts';
import { code, head, link, table } from './markdown.ts';

/** The HTTP status and title of each refusal (services/libs/contracts/problems.ts). */
export type ProblemKinds = Readonly<
  Record<string, { readonly status: number; readonly title: string }>
>;

/** docs/reference/refusals.md: each code a client can get, its meaning and the commands that return it. */
export function refusalCatalogue(
  decisions: readonly DecisionFact[],
  problems: ProblemKinds,
): string {
  const refusals = new Map(
    decisions.flatMap((decision) => decision.refusals.map((refusal) => [refusal.code, refusal])),
  );
  const codes = [...refusals.keys()].sort();
  const commandsOf = (wanted: string) =>
    decisions
      .filter((decision) => decision.refusals.some((refusal) => refusal.code === wanted))
      .map(({ command, file }) => link(command, file))
      .join(', ');
  const known = codes.filter((name) => name in problems);
  const internal = codes.filter((name) => !(name in problems));
  return `${head(
    'Refusals',
    'A refused command is answered with the reason, as `application/problem+json` with its `code`.',
  )}\n## Refusals by the rules of the business\n\n${table(
    ['Code', 'Status', 'Title', 'When', 'Also has', 'Commands'],
    known.map((name) => [
      code(name),
      String(problems[name]?.status),
      problems[name]?.title ?? '',
      refusals.get(name)?.sentence ?? '',
      (refusals.get(name)?.fields ?? []).map((field) => code(field.name)).join(', '),
      commandsOf(name),
    ]),
  )}\n## Between the server’s own parts\n\nA client never sees these: the handler of the command acts on them.\n\n${table(
    ['Code', 'When', 'Commands'],
    internal.map((name) => [code(name), refusals.get(name)?.sentence ?? '', commandsOf(name)]),
  )}\n## Faults of the request or the server\n\n${table(
    ['Code', 'Status', 'Title'],
    Object.entries(problems)
      .filter(([name]) => !refusals.has(name))
      .map(([name, { status, title }]) => [code(name), String(status), title]),
  )}`;
}
