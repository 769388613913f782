import { commandRoutes } from './command-routes.ts';

describe('the table of commands', () => {
  it('keeps the name of each command, since the name is part of every command’s id', () => {
    const commands = commandRoutes.map(({ command }) => command);
    expect(commands.map(({ name }) => name)).toEqual([
      'CreateTour',
      'EditTour',
      'DeleteTour',
      'RestoreTour',
      'UndoTourChange',
      'PreviewTourUndo',
      'SetCapacity',
      'CloseDeparture',
      'ReopenDeparture',
      'CancelDeparture',
      'WriteDepartureNote',
      'MoveDeparture',
      'NoteDisruptionProgress',
      'StopDisruption',
      'ResumeDisruption',
      'BookTour',
      'ModifyBooking',
      'RebookBooking',
      'UndoBookingChange',
      'PreviewBookingUndo',
      'MoveWithDeparture',
      'ReleaseReservation',
      'ConfirmBooking',
      'SeatRequest',
      'DeclineBooking',
      'CancelBooking',
      'CancelWithDeparture',
      'CorrectContact',
      'CheckInGuests',
      'UndoCheckIn',
      'MarkNoShow',
      'UndoNoShow',
      'RecordCollection',
      'RecordRefund',
      'AddBookingNote',
      'EndMailedLinks',
      'BeginBulkAct',
      'NoteBulkActProgress',
      'StopBulkAct',
      'ResumeBulkAct',
      'UndoBulkAct',
      'CancelInBulk',
      'RestoreAfterBulk',
      'RecordTourViews',
      'StartWhatsAppEnquiry',
      'SubmitContactMessage',
      'EraseCustomer',
      'ExportCustomerData',
      'QueueNotification',
      'HandOverNotification',
      'NoteNotificationSent',
      'NoteNotificationFailed',
      'NoteNotificationUnknown',
      'DismissNotification',
      'RetryNotification',
      'CreateAccount',
      'EditAccount',
      'ResetAccount',
      'RequireTotp',
      'NoteOnAccount',
    ]);
  });

  it('routes each command once', () => {
    const commands = commandRoutes.map(({ command }) => command);
    expect(new Set(commands).size).toBe(commands.length);
  });
});
