import type { AccountView } from '@contracts/account/account-view.ts';
import type { StaffRole } from '@contracts/session/session-view.ts';
import { useState } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import '../../shared/console/action-list.css';
import { ConfirmDialog } from '../../shared/console/confirm-dialog.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { roles, roleWords } from './account-words.ts';
import { useGetTotpRuleQuery, useRequireTotpMutation } from './admin-accounts-api.ts';

interface Asked {
  readonly role: StaffRole;
  readonly isRequired: boolean;
}

/** The roles for which codes from an authenticator app are required. */
export function TotpRule({ accounts }: { accounts: readonly AccountView[] }) {
  const { data: rule, isError, refetch } = useGetTotpRuleQuery();
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <Panel title="Sign-in codes">
      <p>
        If you require codes for a role, everybody with that role must set up an authenticator app
        before they can continue. This includes people who are signed in now.
      </p>
      {isError && (
        <FetchFault
          message="The rules for sign-in codes could not be loaded."
          onRetry={() => void refetch()}
        />
      )}
      {rule !== undefined && (
        <ul data-slot="action-list" aria-label="Who needs codes">
          {roles.map((role) => {
            const isRequired = rule.roles.includes(role);
            const { name } = roleWords[role];
            return (
              <li key={role}>
                <div>
                  <strong>{name}</strong>{' '}
                  <Badge tone={isRequired ? 'ok' : 'plain'}>
                    {isRequired ? 'Required' : 'Not required'}
                  </Badge>
                  <p>{haveCodes(accounts.filter((account) => account.role === role))}</p>
                </div>
                <Button
                  kind="quiet"
                  aria-label={`${isRequired ? 'Stop requiring' : 'Require'} codes: ${name}`}
                  onClick={() => {
                    setAsked({ role, isRequired: !isRequired });
                  }}
                >
                  {isRequired ? 'Stop requiring' : 'Require codes'}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {asked !== null && (
        <Question
          asked={asked}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </Panel>
  );
}

function Question({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const [require, isBusy] = useCommand(useRequireTotpMutation());
  const { role, isRequired } = asked;
  const { name } = roleWords[role];
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={isRequired ? `Require codes: ${name}?` : `Stop requiring codes: ${name}?`}
      confirmLabel={isRequired ? 'Require codes' : 'Stop requiring'}
      isBusy={isBusy}
      onConfirm={async () => {
        const { error } = await require({ change: asked });
        return error === undefined
          ? undefined
          : messageOf(error, 'The rule could not be changed. Please try again.');
      }}
    >
      <p>
        {isRequired
          ? 'Everybody with this role who has no codes must set them up before they can continue. This includes people who are signed in now.'
          : 'People who use codes keep them and can turn them off.'}
      </p>
    </ConfirmDialog>
  );
}

function haveCodes(accounts: readonly AccountView[]): string {
  if (accounts.length === 0) return 'Nobody has this role.';
  const having = accounts.filter(({ hasTotp }) => hasTotp).length;
  return `${String(having)} of ${String(accounts.length)} ${accounts.length === 1 ? 'uses' : 'use'} codes.`;
}
