import { messageOf, problemOf } from '../../shared/api/problem.ts';
import type { FormError } from '../../shared/ui/error-summary.tsx';
import { fieldId, type FieldProblem } from './editors/editor-props.ts';
import { fieldLabels } from './tour-words.ts';
import { rootOf } from './tour-sections.ts';

/** The problems of single fields that the API reported; none if the API refused for another reason. */
export function fieldProblemsOf(error: unknown): readonly FieldProblem[] {
  const problem = problemOf(error);
  return problem?.code === 'InvalidFields' ? (problem.errors ?? []) : [];
}

/** Why an action failed, beginning with the message of requirements, section 8. */
export function failureWords(error: unknown, what: string): string {
  if (problemOf(error) === undefined) return `${what}. Please try again.`;
  return `${what}: ${messageOf(error, '')}`;
}

/** The entries of the error summary, each linked to its field, or to the field that contains it. */
export function summaryOf(problems: readonly FieldProblem[]): readonly FormError[] {
  return problems.map(({ field, message }) => {
    const target = placesOf(field).find((id) => document.getElementById(id) !== null);
    const words = { message: `${placeWords(field)}: ${message}` };
    return target === undefined ? words : { ...words, fieldId: target };
  });
}

/** The path of the field, then the paths of the parts that contain it: `faq.0.answer`, `faq.0`, `faq`. */
function placesOf(field: string): readonly string[] {
  const parts = field.split('.');
  return parts.map((_, index) => fieldId(parts.slice(0, parts.length - index).join('.')));
}

/**
 * `faq.0.answer` as `FAQ 1`, a price within a range as `Pricing Structure 3, line 2`. The message beside the
 * field names the exact part.
 */
function placeWords(field: string): string {
  const root = rootOf(field);
  const label = root in fieldLabels ? fieldLabels[root as keyof typeof fieldLabels] : root;
  const [place, ...within] = field
    .split('.')
    .filter((part) => /^\d+$/.test(part))
    .map((index) => String(Number(index) + 1));
  const lines = within.map((line) => `, line ${line}`).join('');
  return place === undefined ? label : `${label} ${place}${lines}`;
}
