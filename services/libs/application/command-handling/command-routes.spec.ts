import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { commandRoutes } from './command-routes.ts';

describe('the table of commands', () => {
  it('keeps the name of each command, since the name is part of every command’s id', () => {
    const commands = commandRoutes.map(({ command }) => command);
    expect(commands.map(({ name }) => name).sort()).toEqual([
      'AddBookingNote',
      'AddCustomerNote',
      'AddPickupPlace',
      'AnswerContactMessage',
      'BeginBulkAct',
      'BeginImport',
      'BookTour',
      'CancelBooking',
      'CancelDeparture',
      'CancelImported',
      'CancelInBulk',
      'CancelWithDeparture',
      'ChangeCustomerNote',
      'ChangeHold',
      'ChangePickupPlace',
      'CheckInGuests',
      'CloseContactMessage',
      'CloseDeparture',
      'ConfirmBooking',
      'CorrectContact',
      'CreateAccount',
      'CreateTour',
      'DeclineBooking',
      'DeleteTour',
      'DismissNotification',
      'EditAccount',
      'EditTour',
      'EndMailedLinks',
      'EraseCustomer',
      'ExpireHold',
      'ExportCustomerData',
      'ExtendHold',
      'HandOutManageLink',
      'HandOverNotification',
      'HoldBooking',
      'ImportBooking',
      'IssueRecoveryLink',
      'MarkNoShow',
      'MergeCustomers',
      'ModifyBooking',
      'MoveDeparture',
      'MoveWithDeparture',
      'NoteBulkActProgress',
      'NoteDisruptionProgress',
      'NoteImported',
      'NoteNotificationFailed',
      'NoteNotificationSent',
      'NoteNotificationUnknown',
      'NoteOnAccount',
      'PreviewBookingUndo',
      'PreviewDepartureUndo',
      'PreviewImport',
      'PreviewTourUndo',
      'PublishReview',
      'QueueNotification',
      'RebookBooking',
      'RecordCollection',
      'RecordRefund',
      'RecordTourViews',
      'RejectReview',
      'ReleaseHold',
      'ReleaseReservation',
      'RemoveCustomerNote',
      'RemovePickupPlace',
      'RemoveView',
      'RenameView',
      'RenewInvitation',
      'ReopenContactMessage',
      'ReopenDeparture',
      'ReplyToReview',
      'RequireTotp',
      'ResendNotification',
      'ResetAccount',
      'RestoreAfterBulk',
      'RestoreCustomerNote',
      'RestoreTour',
      'RestoreWithDeparture',
      'ResumeBulkAct',
      'ResumeDisruption',
      'RetryNotification',
      'SaveView',
      'SeatRequest',
      'SetCapacity',
      'StartWhatsAppEnquiry',
      'StopBulkAct',
      'StopDisruption',
      'SubmitContactMessage',
      'TagBooking',
      'UndoBookingChange',
      'UndoBulkAct',
      'UndoCheckIn',
      'UndoCustomerMerge',
      'UndoDepartureChange',
      'UndoImport',
      'UndoNoShow',
      'UndoOwnCancellation',
      'UndoTourChange',
      'UndoWriteOff',
      'UntagBooking',
      'VoidPayment',
      'VoidRefund',
      'WithdrawInvitation',
      'WithdrawReview',
      'WriteDepartureNote',
      'WriteOffDebt',
      'WriteReview',
    ]);
  });

  it('routes each command once', () => {
    const commands = commandRoutes.map(({ command }) => command);
    expect(new Set(commands).size).toBe(commands.length);
  });

  it('has every command of every noun', async () => {
    const modules = globSync('services/libs/application/command-handling/*/*.commands.ts');
    const exported = await Promise.all(
      modules.map((file) => import(resolve(file)) as Promise<Readonly<Record<string, unknown>>>),
    );
    const commands = exported
      .flatMap((module) => Object.values(module))
      .filter((each) => typeof each === 'function');
    expect(commands.length).toBeGreaterThan(50);
    const routed: unknown[] = commandRoutes.map(({ command }) => command);
    const missing = commands.filter((each) => !routed.includes(each));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
