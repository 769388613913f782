import { useRef } from 'react';
import type { Attempts } from '../../api/attempt.ts';
import { useStaff } from '../staff.ts';
import { forgetDraft, keepDraft, keptDraft } from './kept-drafts.ts';

/**
 * Keeps the attempts of a form beside its draft: a request that was sent before a reload keeps its
 * Idempotency-Key, so it is carried out once.
 */
export function useKeptAttempts<Input>(form: string) {
  const { id: accountId } = useStaff();
  const place = { accountId, form: `attempts/${form}` };
  const own = useRef<Attempts<Input>>(undefined);
  return {
    read: () => {
      own.current ??= keptDraft<Attempts<Input>>(place)?.content ?? [];
      return own.current;
    },
    write: (attempts: Attempts<Input>) => {
      own.current = attempts;
      if (attempts.length === 0) forgetDraft(place);
      else keepDraft(place, attempts);
    },
  };
}
