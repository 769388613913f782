/** A problem of one field in the form, with the field's name in the API, such as `faq.2.answer`. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** The props of every editor in the form: a value, and a callback for the changed value. */
export type EditorProps<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  /** All problems of the form. An editor shows only the problems of its own fields. */
  problems?: readonly FieldProblem[] | undefined;
  isDisabled?: boolean;
};

/** The id of a field's input, to which the error summary links. */
export function fieldId(field: string): string {
  return `tour-${field}`;
}

/** The message about one field. If there are several, it is the first one. */
export function problemAt(
  problems: readonly FieldProblem[] | undefined,
  field: string,
): string | undefined {
  return problems?.find((problem) => problem.field === field)?.message;
}

/** The problems of a list entry that moved. Their field names contain its new place instead of its old one. */
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
