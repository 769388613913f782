import type { HistoryEntryView } from '../../../contracts/booking/booking-view.ts';
import { accountDecider } from '../../../domain/account/account.decider.ts';
import type { AccountEvent } from '../../../domain/account/account.events.ts';
import type { AccountState } from '../../../domain/account/account.state.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { accountHistory } from '../../projections/account/account-history.projection.ts';
import type { HistoryRecord } from '../../projections/engine/history.ts';
import { changedFields, type FieldChange, type ShownFields } from '../engine/field-changes.ts';
import { historyEntry, readHistory } from '../engine/history.ts';

/** Returns the history of an account, oldest first; empty if the log has no such account. */
export async function getAccountHistory(
  readStore: ReadStore,
  accountId: string,
): Promise<readonly HistoryEntryView[]> {
  return [...(await accountEntries(readStore, accountId)).values()];
}

/** Returns the same entries, as a map by the revisions of their events. */
export async function accountEntries(
  readStore: ReadStore,
  accountId: string,
): Promise<ReadonlyMap<number, HistoryEntryView>> {
  const records = await readHistory(readStore, accountHistory.collection, accountId);
  const entries = new Map<number, HistoryEntryView>();
  let state = accountDecider.initialState;
  for (const record of records) {
    const before = shownAccount(state);
    state = accountDecider.evolve(state, record);
    const changes = [...changedFields(before, shownAccount(state)), ...saidBeside(record)];
    entries.set(record.revision, historyEntry(record, changes, undefined));
  }
  return entries;
}

function shownAccount(state: AccountState): ShownFields {
  if (state.status === 'none') {
    return {};
  }
  const { role, isDisabled, hasTotp } = state;
  return { role, isDisabled, hasTotp };
}

/** Returns the details of an event that does not change the account's state. */
function saidBeside(record: HistoryRecord<AccountEvent>): readonly FieldChange[] {
  switch (record.type) {
    case 'SignedIn':
    case 'ListExported':
    case 'SignInLocked':
    case 'LinkNotMailed':
    case 'TotpRequiredOfRole':
    case 'TotpNotRequiredOfRole':
      return changedFields({}, record.data);
    case 'AccountCreated':
    case 'AccountRoleChanged':
    case 'AccountEmailChanged':
    case 'AccountDisabled':
    case 'AccountEnabled':
    case 'AccountReset':
    case 'InvitationRenewed':
    case 'InvitationWithdrawn':
    case 'InvitationMailed':
    case 'RecoveryLinkIssued':
    case 'PasswordLinkMailed':
    case 'PasswordChosen':
    case 'PasswordChanged':
    case 'TotpTurnedOn':
    case 'TotpTurnedOff':
    case 'RecoveryCodesRenewed':
    case 'SignedOutEverywhere':
      return [];
  }
}
