/** What is wrong with one field of the form, under the field's name on the wire, such as `faq.2.answer`. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** Every editor of the form: told a value, it tells the next one. */
export type EditorProps<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  /** All that is wrong with the form; an editor shows what concerns its own fields. */
  problems?: readonly FieldProblem[] | undefined;
  isDisabled?: boolean;
};

/** The id of a field's input, where an error summary leads to. */
export function fieldId(field: string): string {
  return `tour-${field}`;
}

/** What is wrong with one field, in the first words somebody has for it. */
export function problemAt(
  problems: readonly FieldProblem[] | undefined,
  field: string,
): string | undefined {
  return problems?.find((problem) => problem.field === field)?.message;
}

/** What is wrong with an entry of a list, as if it had stood where it stands now when that was found. */
export function problemsMoved(
  problems: readonly FieldProblem[] | undefined = [],
  list: string,
  { from, to }: { readonly from: number; readonly to: number },
): readonly FieldProblem[] {
  const [then, now] = [from, to].map((index) => `${list}.${String(index)}`) as [string, string];
  return problems
    .filter(({ field }) => field === then || field.startsWith(`${then}.`))
    .map(({ field, message }) => ({ field: `${now}${field.slice(then.length)}`, message }));
}
