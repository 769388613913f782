import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf, problemOf } from '../../shared/api/problem.ts';
import { Panel } from '../../shared/console/panel.tsx';
import { CodeField } from '../../shared/console/proof-fields.tsx';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorSummary, type FormError } from '../../shared/ui/error-summary.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { useChangePasswordMutation } from './own-account-api.ts';
import './own-account.css';
import { PasswordInput } from './password-input.tsx';

/** Changes the password. All other sessions of the account end. */
export function PasswordPanel({ hasTotp }: { hasTotp: boolean }) {
  const [change, { isLoading }] = useChangePasswordMutation();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const dispatch = useDispatch();

  async function submit() {
    if (current === '' || next === '' || (hasTotp && code.trim() === '')) {
      setErrors([{ message: 'Please fill in all fields' }]);
      return;
    }
    const { error } = await change({ current, next, ...(hasTotp && { code }) });
    setErrors(error === undefined ? [] : [faultOf(error)]);
    if (error !== undefined) return;
    setCurrent('');
    setNext('');
    setCode('');
    dispatch(toastRaised('Password changed. You are signed out everywhere else.', 'ok'));
  }
  return (
    <Panel title="Password">
      <form
        data-slot="own-account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) void submit();
        }}
      >
        <ErrorSummary errors={errors} />
        <Field id={currentId} label="Current password" required>
          <PasswordInput kind="current-password" value={current} onValue={setCurrent} />
        </Field>
        <Field id={nextId} label="New password" hint="At least 8 characters." required>
          <PasswordInput kind="new-password" value={next} onValue={setNext} />
        </Field>
        {hasTotp && <CodeField id={codeId} value={code} onCode={setCode} />}
        <Button type="submit" aria-disabled={isLoading}>
          {isLoading ? 'Saving...' : 'Change password'}
        </Button>
      </form>
    </Panel>
  );
}

const currentId = 'current-password';
const nextId = 'new-password';
const codeId = 'change-password-code';

function faultOf(error: unknown): FormError {
  const problem = problemOf(error);
  const [fault] = problem?.errors ?? [];
  if (fault !== undefined) return { fieldId: nextId, message: fault.message };
  const message = messageOf(error, 'The password could not be changed. Please try again.');
  if (problem?.code === 'TotpCodeWrong') return { fieldId: codeId, message };
  return problem?.code === 'PasswordWrong' ? { fieldId: currentId, message } : { message };
}
