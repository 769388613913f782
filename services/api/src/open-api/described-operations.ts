import type { DescribedOperations } from './operation.ts';

/** Written by `npm run docs` from the controllers and the types that they answer with. */
export const describedOperations: DescribedOperations = {
  "calls": {
    "AdminAttendanceController": {
      "checkIn": {
        "summary": "Checks in all travellers, or the given number; a later check-in replaces the number",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "BookingIsCancelled",
          "BookingNotFound",
          "GuestsOutOfRange",
          "InvalidReference",
          "KeyReused",
          "MarkedAsNoShow",
          "NotConfirmed",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "undoCheckIn": {
        "summary": "Undoes the check-in",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "BookingIsCancelled",
          "BookingNotFound",
          "InvalidReference",
          "KeyReused",
          "NotConfirmed",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "markNoShow": {
        "summary": "Marks the booking as a no-show",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "BookingIsCancelled",
          "BookingNotFound",
          "GuestsAreCheckedIn",
          "InvalidReference",
          "KeyReused",
          "NotConfirmed",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "undoNoShow": {
        "summary": "Undoes the no-show",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "BookingIsCancelled",
          "BookingNotFound",
          "InvalidReference",
          "KeyReused",
          "NotConfirmed",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      }
    },
    "AdminCustomersController": {
      "erasures": {
        "summary": "Returns who was erased and when, the latest first: ids, no names",
        "answer": {
          "$ref": "#/components/schemas/ErasedCustomers"
        },
        "refuses": []
      },
      "preview": {
        "summary": "Returns the data that an erasure of the person would make unreadable",
        "answer": {
          "$ref": "#/components/schemas/ErasurePreview"
        },
        "refuses": [
          "CustomerNotFound",
          "InvalidFields",
          "TooManyRequests"
        ]
      },
      "erase": {
        "summary": "Erases a customer: all data sealed with the keys of the person becomes unreadable",
        "description": "This cannot be undone.",
        "answer": {
          "$ref": "#/components/schemas/Erasure"
        },
        "refuses": [
          "CustomerNotFound",
          "InvalidFields",
          "TooManyRequests"
        ]
      },
      "export": {
        "summary": "Sends all data about a person as a file",
        "description": "The export is recorded first.",
        "file": {
          "type": "application/json",
          "description": "All data about the person.",
          "of": {
            "$ref": "#/components/schemas/CustomerExport"
          }
        },
        "refuses": [
          "CustomerNotFound",
          "InvalidFields",
          "KeyReused",
          "NothingLeftToExport",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "TooManyRequests"
        ]
      },
      "exportByUrl": {
        "summary": "For older clients: sends all data about a person as a file",
        "description": "The address is in the URL, which proxies may log.",
        "file": {
          "type": "application/json",
          "description": "All data about the person.",
          "of": {
            "$ref": "#/components/schemas/CustomerExport"
          }
        },
        "refuses": [
          "CustomerNotFound",
          "KeyReused",
          "NothingLeftToExport",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "TooManyRequests"
        ]
      }
    },
    "AdminAccountsController": {
      "list": {
        "summary": "Every account, the oldest first",
        "answer": {
          "$ref": "#/components/schemas/AccountList"
        },
        "refuses": []
      },
      "totpRule": {
        "summary": "Returns the roles whose accounts need codes from an authenticator app",
        "answer": {
          "$ref": "#/components/schemas/TotpRule"
        },
        "refuses": []
      },
      "requireTotp": {
        "summary": "Makes codes from an app compulsory for a role, or optional again",
        "answer": {
          "$ref": "#/components/schemas/TotpRuleAnswer"
        },
        "refuses": [
          "KeyReused",
          "OutcomeUnknown",
          "OwnTotpMissing",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "history": {
        "summary": "Returns the history of an account, the oldest entry first",
        "answer": {
          "$ref": "#/components/schemas/ListOfHistoryEntry"
        },
        "refuses": [
          "AccountNotFound"
        ]
      },
      "invite": {
        "summary": "Creates an account",
        "description": "The person who will use it chooses the password with the one-time link. The link is sent to their address. If it cannot be sent, it is in the answer.",
        "answer": {
          "$ref": "#/components/schemas/LinkedAccountAnswer"
        },
        "refuses": [
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "Unavailable",
          "UsernameTaken"
        ]
      },
      "edit": {
        "summary": "Changes the role or e-mail address of an account, or disables or enables it",
        "answer": {
          "$ref": "#/components/schemas/AccountAnswer"
        },
        "refuses": [
          "AccountNotFound",
          "KeyReused",
          "LastOwner",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "reset": {
        "summary": "Removes password and codes, ends every session, and makes a one-time link",
        "description": "The link is sent to the person's address; if it cannot be sent, it is in the answer.",
        "answer": {
          "$ref": "#/components/schemas/LinkedAccountAnswer"
        },
        "refuses": [
          "AccountNotFound",
          "KeyReused",
          "LastOwner",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "Unavailable"
        ]
      },
      "renewInvitation": {
        "summary": "Invites again a person who has not chosen a password yet",
        "description": "Their earlier link stops working. The link is sent to their address; if it cannot be sent, it is in the answer.",
        "answer": {
          "$ref": "#/components/schemas/LinkedAccountAnswer"
        },
        "refuses": [
          "AccountNotFound",
          "InvitationUsed",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "Unavailable"
        ]
      },
      "withdrawInvitation": {
        "summary": "Withdraws the invitation of a person who has not chosen a password yet: their one-time link stops working",
        "answer": {
          "$ref": "#/components/schemas/AccountAnswer"
        },
        "refuses": [
          "AccountNotFound",
          "InvitationUsed",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      }
    },
    "AdminAuditController": {
      "people": {
        "summary": "Returns everyone who has an account, so that staff can filter the audit log by person",
        "answer": {
          "$ref": "#/components/schemas/ListOfAuditPerson"
        },
        "refuses": []
      },
      "list": {
        "summary": "One page of the audit log, the newest entry first; only owners see what happened to other accounts",
        "answer": {
          "$ref": "#/components/schemas/ListOfAuditEntry"
        },
        "refuses": []
      }
    },
    "BookingUndoController": {
      "preview": {
        "summary": "Returns the effects of undoing an entry of the booking's history, without changing anything",
        "answer": {
          "$ref": "#/components/schemas/UndoPreview"
        },
        "refuses": [
          "BookingNotFound",
          "InvalidReference",
          "KeyReused",
          "NothingToUndo",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "undo": {
        "summary": "Undoes an entry of the booking's history: a cancellation, a move, an edit",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "AlreadyStarted",
          "BookingIsCancelled",
          "BookingNotFound",
          "ChangedSince",
          "CustomerErased",
          "DepartureClosed",
          "DepartureFull",
          "InvalidFields",
          "InvalidReference",
          "KeyReused",
          "NotAStartTime",
          "NotUndoable",
          "NothingToUndo",
          "OutcomeUnknown",
          "PartyTooLarge",
          "PastDate",
          "PriceChanged",
          "RevisionMismatch",
          "TimedOut",
          "TourNotBookable",
          "UnknownCategory"
        ]
      }
    },
    "DepartureUndoController": {
      "preview": {
        "summary": "Returns the effects of undoing an entry of the departure's history, without changing anything",
        "answer": {
          "$ref": "#/components/schemas/UndoPreview"
        },
        "refuses": [
          "DepartureNotFound",
          "KeyReused",
          "NothingToUndo",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "TourNotFound"
        ]
      },
      "undo": {
        "summary": "Reopens a departure that was cancelled or moved, and begins to restore its bookings",
        "answer": {
          "$ref": "#/components/schemas/DepartureAnswer"
        },
        "refuses": [
          "ChangedSince",
          "DepartureNotFound",
          "DisruptionRunning",
          "KeyReused",
          "NotUndoable",
          "NothingToUndo",
          "OutcomeUnknown",
          "PastDate",
          "RevisionMismatch",
          "TimedOut",
          "TourNotFound"
        ]
      }
    },
    "TourUndoController": {
      "preview": {
        "summary": "Returns the effects of undoing an entry of the tour's history, without changing anything",
        "answer": {
          "$ref": "#/components/schemas/UndoPreview"
        },
        "refuses": [
          "KeyReused",
          "NothingToUndo",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "TourNotFound"
        ]
      },
      "undo": {
        "summary": "Undoes an entry of the tour's history: a save, a deletion, a restoration",
        "answer": {
          "$ref": "#/components/schemas/AdminTourAnswer"
        },
        "refuses": [
          "ChangedSince",
          "InvalidFields",
          "KeyReused",
          "NotUndoable",
          "NothingToUndo",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "TourIsDeleted"
        ]
      }
    },
    "AdminBookingNetworksController": {
      "list": {
        "summary": "Returns the networks that booked in a period, or in the last 24 hours",
        "description": "Networks that reached limits come first.",
        "answer": {
          "$ref": "#/components/schemas/BookingNetworks"
        },
        "refuses": []
      },
      "bookings": {
        "summary": "The bookings that one network made within a period, as they are now",
        "answer": {
          "$ref": "#/components/schemas/ListOfNetworkBooking"
        },
        "refuses": []
      }
    },
    "AdminImportsController": {
      "preview": {
        "summary": "Returns what an import of the file would do, line by line, without storing it",
        "answer": {
          "$ref": "#/components/schemas/ImportPreview"
        },
        "upload": "A CSV file in UTF-8 of at most 1 MB and 2,000 lines.",
        "refuses": [
          "DepartureCalledOff",
          "DepartureClosed",
          "DepartureFull",
          "HoldEnded",
          "ImportNotReadable",
          "InvalidFields",
          "KeyReused",
          "MalformedRequest",
          "NotAStartTime",
          "OutcomeUnknown",
          "PartyTooLarge",
          "PastDate",
          "PriceChanged",
          "RevisionMismatch",
          "TimedOut",
          "TooManyTags",
          "TourNotBookable",
          "TourNotFound",
          "Unavailable",
          "UnknownCategory"
        ]
      },
      "begin": {
        "summary": "Begins an import",
        "description": "Its lines follow, a few at a time.",
        "answer": {
          "$ref": "#/components/schemas/BulkActAnswer"
        },
        "refuses": [
          "InvalidFields",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "importLines": {
        "summary": "Imports some lines of the file, as the preview returned them, without e-mails",
        "description": "A line that is a booking already is not imported again, so the same request can be repeated.",
        "answer": {
          "$ref": "#/components/schemas/ImportedLines"
        },
        "refuses": [
          "BulkActNotFound",
          "DepartureCalledOff",
          "DepartureClosed",
          "DepartureFull",
          "HoldEnded",
          "ImportUndone",
          "InvalidFields",
          "KeyReused",
          "NotAStartTime",
          "OutcomeUnknown",
          "PartyTooLarge",
          "PastDate",
          "PriceChanged",
          "RevisionMismatch",
          "TimedOut",
          "TooManyTags",
          "TourNotBookable",
          "TourNotFound",
          "UnknownCategory"
        ]
      },
      "undo": {
        "summary": "Begins to undo an import: cancels its bookings without e-mails, except those that were changed after the import",
        "answer": {
          "$ref": "#/components/schemas/BulkActAnswer"
        },
        "refuses": [
          "BulkActChangedNothing",
          "BulkActNotFound",
          "InvalidFields",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      }
    },
    "AdminBulkActsController": {
      "list": {
        "summary": "One page of bulk acts or of one kind of them, the newest first",
        "answer": {
          "$ref": "#/components/schemas/ListOfBulkAct"
        },
        "refuses": []
      },
      "one": {
        "summary": "One bulk act and its progress",
        "answer": {
          "$ref": "#/components/schemas/BulkAct"
        },
        "refuses": [
          "BulkActNotFound"
        ]
      },
      "begin": {
        "summary": "Begins to cancel bookings free of charge, a few a second, without e-mails",
        "answer": {
          "$ref": "#/components/schemas/BulkActAnswer"
        },
        "refuses": [
          "InvalidFields",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "stop": {
        "summary": "Stops a bulk act or its undo; bookings that are not changed yet stay as they are",
        "answer": {
          "$ref": "#/components/schemas/BulkActAnswer"
        },
        "refuses": [
          "BulkActNotFound",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "resume": {
        "summary": "Continues a bulk act or its undo with the remaining bookings, and tries again those that failed",
        "answer": {
          "$ref": "#/components/schemas/BulkActAnswer"
        },
        "refuses": [
          "BulkActNotFound",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "undo": {
        "summary": "Begins to undo the changes of a bulk act, for bookings whose seats are still free",
        "answer": {
          "$ref": "#/components/schemas/BulkActAnswer"
        },
        "refuses": [
          "BulkActChangedNothing",
          "BulkActNotFound",
          "BulkActRunning",
          "KeyReused",
          "NotUndoable",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      }
    },
    "AdminBookingLinksController": {
      "endMailedLinks": {
        "summary": "Makes the links in all e-mails sent so far invalid, and also the proofs that browsers have now",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "BookingNotFound",
          "InvalidReference",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "handOut": {
        "summary": "Returns the link with which a traveller without an e-mail address manages the booking, so that staff can give it to them",
        "description": "The history records each request.",
        "answer": {
          "$ref": "#/components/schemas/ManageLinkAnswer"
        },
        "refuses": [
          "BookingNotFound",
          "CustomerErased",
          "HasEmailAddress",
          "InvalidReference",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      }
    },
    "AdminBookingsController": {
      "list": {
        "summary": "One page of a tab, the newest bookings first",
        "answer": {
          "$ref": "#/components/schemas/ListOfAdminBooking"
        },
        "refuses": []
      },
      "search": {
        "summary": "One page of a tab, with the search in the body, because the search may name a person and a proxy may log URLs",
        "answer": {
          "$ref": "#/components/schemas/ListOfAdminBooking"
        },
        "refuses": []
      },
      "counts": {
        "summary": "Returns the number of found bookings in each tab",
        "answer": {
          "$ref": "#/components/schemas/BookingCounts"
        },
        "refuses": []
      },
      "countFound": {
        "summary": "Returns the number of found bookings in each tab, with the search in the body",
        "answer": {
          "$ref": "#/components/schemas/BookingCounts"
        },
        "refuses": []
      },
      "tags": {
        "summary": "The tags in use, each with the number of its bookings, the most used first",
        "answer": {
          "$ref": "#/components/schemas/ListOfBookingTag"
        },
        "refuses": []
      },
      "place": {
        "summary": "Books for a caller",
        "description": "With a reason, staff can also book a departure that is past, closed or full.",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "DepartureCalledOff",
          "DepartureClosed",
          "DepartureFull",
          "InvalidFields",
          "KeyReused",
          "NotAStartTime",
          "OutcomeUnknown",
          "PartyTooLarge",
          "PastDate",
          "PriceChanged",
          "RevisionMismatch",
          "TimedOut",
          "TourNotBookable",
          "TourNotFound",
          "UnknownCategory"
        ]
      },
      "one": {
        "summary": "Returns one booking, as it is now or was at an instant",
        "answer": {
          "$ref": "#/components/schemas/AsOfAdminBooking"
        },
        "refuses": [
          "BookingNotFound",
          "InvalidFields",
          "InvalidReference"
        ]
      },
      "history": {
        "summary": "Returns the history of a booking, the oldest entry first",
        "answer": {
          "$ref": "#/components/schemas/ListOfHistoryEntry"
        },
        "refuses": [
          "BookingNotFound",
          "InvalidReference"
        ]
      },
      "modify": {
        "summary": "Moves a booking, changes its travellers or corrects its contact",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "AlreadyStarted",
          "BookingIsCancelled",
          "BookingNotFound",
          "DepartureCalledOff",
          "DepartureClosed",
          "DepartureFull",
          "InvalidFields",
          "InvalidReference",
          "KeyReused",
          "NotAStartTime",
          "OutcomeUnknown",
          "PartyTooLarge",
          "PastDate",
          "PriceChanged",
          "RevisionMismatch",
          "SeatsNotHeld",
          "TimedOut",
          "TourNotBookable",
          "UnknownCategory"
        ]
      },
      "cancel": {
        "summary": "Cancels a booking, at any time",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "BookingNotFound",
          "InvalidReference",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "rebook": {
        "summary": "Rebooks a cancelled booking, as it was or changed",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "BookingNotFound",
          "DepartureCalledOff",
          "DepartureClosed",
          "DepartureFull",
          "InvalidFields",
          "InvalidReference",
          "KeyReused",
          "NotAStartTime",
          "NotCancelled",
          "OutcomeUnknown",
          "PartyTooLarge",
          "PastDate",
          "PriceChanged",
          "RequestIsOver",
          "RevisionMismatch",
          "TimedOut",
          "TourNotBookable",
          "UnknownCategory"
        ]
      },
      "confirm": {
        "summary": "Accepts a request, and takes seats if the request holds none",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "BookingNotFound",
          "DepartureClosed",
          "DepartureFull",
          "InvalidReference",
          "KeyReused",
          "NotAStartTime",
          "NotPending",
          "OutcomeUnknown",
          "PastDate",
          "RevisionMismatch",
          "TimedOut",
          "TourNotBookable"
        ]
      },
      "decline": {
        "summary": "Declines a request",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "BookingNotFound",
          "InvalidReference",
          "KeyReused",
          "NotPending",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "note": {
        "summary": "Adds a note to a booking",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "BookingNotFound",
          "CustomerErased",
          "InvalidFields",
          "InvalidReference",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "tag": {
        "summary": "Puts a tag on a booking, unless the booking has it already",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "BookingNotFound",
          "InvalidFields",
          "InvalidReference",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "TooManyTags"
        ]
      },
      "untag": {
        "summary": "Takes a tag off a booking",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "BookingNotFound",
          "InvalidReference",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      }
    },
    "AdminPaymentsController": {
      "list": {
        "summary": "Returns the payments and refunds of a booking, in the order in which they were recorded",
        "answer": {
          "$ref": "#/components/schemas/ListOfPaymentEntry"
        },
        "refuses": [
          "BookingNotFound",
          "InvalidFields",
          "InvalidReference"
        ]
      },
      "collect": {
        "summary": "Records money that staff collected, in any currency, also for a cancelled booking",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "BookingNotFound",
          "InvalidFields",
          "InvalidReference",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "refund": {
        "summary": "Records a refund, of at most the collected money",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "BookingNotFound",
          "InvalidFields",
          "InvalidReference",
          "KeyReused",
          "OutcomeUnknown",
          "PaymentNotFound",
          "RefundExceedsCollected",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "voidPayment": {
        "summary": "Voids a payment that was entered by mistake",
        "description": "Both entries stay visible.",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "BookingNotFound",
          "InvalidFields",
          "InvalidReference",
          "KeyReused",
          "OutcomeUnknown",
          "PaymentIsRefunded",
          "PaymentNotFound",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "voidRefund": {
        "summary": "Voids a refund that was entered by mistake",
        "description": "Both entries stay visible.",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "BookingNotFound",
          "InvalidFields",
          "InvalidReference",
          "KeyReused",
          "OutcomeUnknown",
          "RefundNotFound",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "writeOff": {
        "summary": "Writes off what the travellers of a no-show owe",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "BookingNotFound",
          "InvalidFields",
          "InvalidReference",
          "KeyReused",
          "NotANoShow",
          "NothingOwed",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "undoWriteOff": {
        "summary": "Makes a written-off debt due again",
        "answer": {
          "$ref": "#/components/schemas/AdminBookingAnswer"
        },
        "refuses": [
          "BookingNotFound",
          "InvalidReference",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      }
    },
    "BookingDocumentsController": {
      "voucher": {
        "summary": "Returns the voucher of a booking, to show on the day",
        "file": {
          "type": "application/pdf",
          "description": "One page, A5."
        },
        "refuses": [
          "BookingIsCancelled",
          "CustomerErased",
          "InvalidReference",
          "ProofRequired",
          "SeatsNotHeld",
          "Unavailable"
        ]
      },
      "calendar": {
        "summary": "Returns a calendar entry; the entry of a cancelled booking removes the entry that was added before",
        "file": {
          "type": "text/calendar",
          "description": "After RFC 5545. Every entry of a booking has the same UID, and a SEQUENCE that rises."
        },
        "refuses": [
          "CustomerErased",
          "InvalidReference",
          "ProofRequired",
          "SeatsNotHeld"
        ]
      }
    },
    "ChangeBookingController": {
      "modify": {
        "summary": "Moves the booking, changes its travellers or corrects its contact",
        "description": "Makes all the requested changes, or none.",
        "answer": {
          "$ref": "#/components/schemas/BookingAnswer"
        },
        "refuses": [
          "AlreadyStarted",
          "BookingIsCancelled",
          "BookingNotFound",
          "CustomerErased",
          "DepartureClosed",
          "DepartureFull",
          "GuestsOutOfRange",
          "InvalidFields",
          "InvalidReference",
          "KeyReused",
          "NetworkShareReached",
          "NotAStartTime",
          "OutcomeUnknown",
          "PartyTooLarge",
          "PastDate",
          "PriceChanged",
          "ProofRequired",
          "RevisionMismatch",
          "SeatsNotHeld",
          "TimedOut",
          "TooManyRequests",
          "TourNotBookable",
          "UnknownCategory"
        ]
      },
      "quote": {
        "summary": "Returns what the booking would cost after the changes, and the difference from its price",
        "answer": {
          "$ref": "#/components/schemas/Quote"
        },
        "refuses": [
          "BookingIsCancelled",
          "BookingNotFound",
          "InvalidFields",
          "InvalidReference",
          "ProofRequired",
          "SeatsNotHeld",
          "TourNotFound",
          "UnknownCategory"
        ]
      },
      "cancel": {
        "summary": "Cancels the booking; a booking that is already cancelled does not change",
        "answer": {
          "$ref": "#/components/schemas/BookingAnswer"
        },
        "refuses": [
          "AlreadyStarted",
          "BookingNotFound",
          "InvalidReference",
          "KeyReused",
          "OutcomeUnknown",
          "ProofRequired",
          "RevisionMismatch",
          "TimedOut",
          "TooManyRequests"
        ]
      },
      "undoCancellation": {
        "summary": "Undoes a cancellation by the traveller, within an hour and while the departure has room",
        "answer": {
          "$ref": "#/components/schemas/BookingAnswer"
        },
        "refuses": [
          "BookingNotFound",
          "DepartureClosed",
          "DepartureFull",
          "InvalidReference",
          "KeyReused",
          "NetworkShareReached",
          "NotCancelled",
          "NotUndoable",
          "OutcomeUnknown",
          "PastDate",
          "ProofRequired",
          "RevisionMismatch",
          "TimedOut",
          "TooManyRequests",
          "TourNotBookable",
          "UndoTooLate"
        ]
      }
    },
    "LostReferencesController": {
      "ask": {
        "summary": "Sends the bookings made with an e-mail address to that address; the answer is the same if there are none",
        "answer": {
          "type": "object"
        },
        "mayAskForWork": true,
        "refuses": [
          "TooManyRequests"
        ]
      }
    },
    "HoldsController": {
      "hold": {
        "summary": "Holds seats for ten minutes, if few are free",
        "answer": {
          "$ref": "#/components/schemas/HoldAnswer"
        },
        "refuses": [
          "DepartureClosed",
          "DepartureFull",
          "HoldEnded",
          "HoldNotNeeded",
          "InvalidFields",
          "KeyReused",
          "NetworkShareReached",
          "NotAStartTime",
          "OutcomeUnknown",
          "PartyTooLarge",
          "PastDate",
          "PriceChanged",
          "RevisionMismatch",
          "TimedOut",
          "TooManyRequests",
          "TourNotBookable",
          "TourNotFound",
          "UnknownCategory"
        ]
      },
      "change": {
        "summary": "Holds other seats instead, until the same end",
        "answer": {
          "$ref": "#/components/schemas/HoldAnswer"
        },
        "refuses": [
          "DepartureClosed",
          "DepartureFull",
          "HoldEnded",
          "InvalidFields",
          "KeyReused",
          "NetworkShareReached",
          "NotAStartTime",
          "OutcomeUnknown",
          "PartyTooLarge",
          "PastDate",
          "PriceChanged",
          "RevisionMismatch",
          "TimedOut",
          "TooManyRequests",
          "TourNotBookable",
          "UnknownCategory"
        ]
      },
      "extend": {
        "summary": "Holds the seats for ten minutes more; this is possible only once",
        "answer": {
          "$ref": "#/components/schemas/HoldAnswer"
        },
        "refuses": [
          "HoldAlreadyExtended",
          "HoldEnded",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "TooManyRequests"
        ]
      },
      "release": {
        "summary": "Releases the seats, because the traveller left the form",
        "description": "A form without a hold has nothing to release.",
        "refuses": [
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "TooManyRequests"
        ]
      }
    },
    "PlaceBookingController": {
      "place": {
        "summary": "Books a tour",
        "description": "If the network already holds its share of the seats, the booking becomes a request without seats. This browser then has a proof of the booking for a while.",
        "answer": {
          "$ref": "#/components/schemas/PlacedBookingAnswer"
        },
        "mayAskForWork": true,
        "refuses": [
          "DepartureClosed",
          "DepartureFull",
          "HoldEnded",
          "InvalidFields",
          "KeyReused",
          "NotAStartTime",
          "OutcomeUnknown",
          "PartyTooLarge",
          "PastDate",
          "PriceChanged",
          "RevisionMismatch",
          "TimedOut",
          "TooManyRequests",
          "TourNotBookable",
          "TourNotFound",
          "UnknownCategory"
        ]
      }
    },
    "SeatRequestController": {
      "take": {
        "summary": "Takes the seats of a request for the traveller who got its mailed link",
        "description": "The cookie of the browser that sent the request is not enough, and the e-mail address is not enough either. The page calls this route only when the traveller presses the button. So a program that opens the links in e-mails takes no seats.",
        "answer": {
          "$ref": "#/components/schemas/BookingAnswer"
        },
        "refuses": [
          "BookingIsCancelled",
          "DepartureClosed",
          "DepartureFull",
          "InvalidReference",
          "KeyReused",
          "NotAStartTime",
          "OutcomeUnknown",
          "PastDate",
          "ProofRefused",
          "RevisionMismatch",
          "TimedOut",
          "TooManyRequests",
          "TourNotBookable"
        ]
      }
    },
    "ShowBookingController": {
      "show": {
        "summary": "Returns the booking, and whether a change needs a proof; without a proof, personal data is masked",
        "answer": {
          "$ref": "#/components/schemas/ShownBooking"
        },
        "mayAskForWork": true,
        "refuses": [
          "BookingNotFound",
          "InvalidReference",
          "TooManyRequests"
        ]
      },
      "prove": {
        "summary": "Opens this booking in the browser of a visitor who gives its e-mail address or has its mailed link",
        "mayAskForWork": true,
        "refuses": [
          "InvalidFields",
          "InvalidReference",
          "ProofRefused",
          "TooManyRequests"
        ]
      },
      "history": {
        "summary": "Returns the history of the booking, the oldest entry first",
        "answer": {
          "$ref": "#/components/schemas/ListOfHistoryEntry"
        },
        "refuses": [
          "InvalidReference",
          "ProofRequired"
        ]
      },
      "emails": {
        "summary": "Whether an e-mail about the last change was stopped",
        "answer": {
          "$ref": "#/components/schemas/BookingEmails"
        },
        "refuses": [
          "InvalidReference",
          "ProofRequired"
        ]
      }
    },
    "ContactController": {
      "submit": {
        "summary": "Takes a message to the operator",
        "description": "Answers once the message is stored; the e-mail is sent later.",
        "answer": {
          "$ref": "#/components/schemas/CommandAnswer"
        },
        "mayAskForWork": true,
        "refuses": [
          "InvalidFields",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "TooManyRequests"
        ]
      }
    },
    "AdminInboxController": {
      "show": {
        "summary": "Returns everything that waits for staff, the longest waiting entries first",
        "answer": {
          "$ref": "#/components/schemas/Inbox"
        },
        "refuses": []
      }
    },
    "AdminDashboardController": {
      "show": {
        "summary": "Returns bookings and money by day with totals, also for the period before",
        "description": "Popularity and seats are as of now.",
        "answer": {
          "$ref": "#/components/schemas/Dashboard"
        },
        "refuses": [
          "InvalidFields"
        ]
      }
    },
    "AdminDeparturesController": {
      "list": {
        "summary": "Every departure of a day; without a day, of today",
        "answer": {
          "$ref": "#/components/schemas/ListOfDeparture"
        },
        "refuses": []
      },
      "one": {
        "summary": "Returns one departure with all its bookings, as it is now or was at an instant",
        "description": "It may have no bookings yet.",
        "answer": {
          "$ref": "#/components/schemas/AsOfDaySheet"
        },
        "refuses": [
          "DepartureNotFound",
          "InvalidFields"
        ]
      },
      "setCapacity": {
        "summary": "Gives a departure its own capacity",
        "description": "A capacity below the number of taken seats needs a reason.",
        "answer": {
          "$ref": "#/components/schemas/DepartureAnswer"
        },
        "refuses": [
          "CapacityBelowSeatsTaken",
          "DepartureNotFound",
          "InvalidFields",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "TourNotFound"
        ]
      },
      "writeNote": {
        "summary": "Writes, changes or removes the note of staff on a departure",
        "answer": {
          "$ref": "#/components/schemas/DepartureAnswer"
        },
        "refuses": [
          "DepartureNotFound",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "TourNotFound"
        ]
      },
      "close": {
        "summary": "Closes a departure: it takes no new seats",
        "answer": {
          "$ref": "#/components/schemas/DepartureAnswer"
        },
        "refuses": [
          "DepartureNotFound",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "TourNotFound"
        ]
      },
      "reopen": {
        "summary": "Reopens a departure: it takes seats again",
        "answer": {
          "$ref": "#/components/schemas/DepartureAnswer"
        },
        "refuses": [
          "DepartureNotFound",
          "DisruptionRunning",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "TourNotFound"
        ]
      },
      "cancel": {
        "summary": "Calls the departure off: all its bookings are cancelled free of charge, and their travellers get an e-mail",
        "answer": {
          "$ref": "#/components/schemas/DepartureAnswer"
        },
        "refuses": [
          "DepartureCalledOff",
          "DepartureNotFound",
          "InvalidFields",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "TourNotFound"
        ]
      },
      "move": {
        "summary": "Calls the departure off: all its bookings move to another slot and keep their price, and their travellers get an e-mail",
        "answer": {
          "$ref": "#/components/schemas/DepartureAnswer"
        },
        "refuses": [
          "DepartureCalledOff",
          "DepartureClosed",
          "DepartureFull",
          "DepartureNotFound",
          "InvalidFields",
          "KeyReused",
          "NotAStartTime",
          "OutcomeUnknown",
          "PastDate",
          "RevisionMismatch",
          "TimedOut",
          "TourNotBookable",
          "TourNotFound"
        ]
      },
      "stop": {
        "summary": "Stops the disruption; bookings that are not cancelled or moved yet stay as they are",
        "answer": {
          "$ref": "#/components/schemas/DepartureAnswer"
        },
        "refuses": [
          "DepartureNotFound",
          "KeyReused",
          "NotCalledOff",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "resume": {
        "summary": "Continues the disruption with the remaining bookings, and tries the failed ones again",
        "answer": {
          "$ref": "#/components/schemas/DepartureAnswer"
        },
        "refuses": [
          "DepartureNotFound",
          "KeyReused",
          "NotCalledOff",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      }
    },
    "CustomerMergesController": {
      "merge": {
        "summary": "Merges two customers",
        "description": "The answer is the customer who represents both from now on.",
        "answer": {
          "$ref": "#/components/schemas/AdminCustomerAnswer"
        },
        "refuses": [
          "AlreadyMerged",
          "CustomerErased",
          "InvalidFields",
          "KeyReused",
          "NoSuchCustomer",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "undo": {
        "summary": "Undoes a merge: both customers are as they were before",
        "answer": {
          "$ref": "#/components/schemas/AdminCustomerAnswer"
        },
        "refuses": [
          "CustomerErased",
          "KeyReused",
          "NoSuchCustomer",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      }
    },
    "CustomerNotesController": {
      "history": {
        "summary": "Returns what happened to the notes and the data of a customer, merges included; the oldest entry first",
        "answer": {
          "$ref": "#/components/schemas/ListOfCustomerEntry"
        },
        "refuses": [
          "NoSuchCustomer"
        ]
      },
      "add": {
        "summary": "Adds a note about a customer",
        "answer": {
          "$ref": "#/components/schemas/AdminCustomerAnswer"
        },
        "refuses": [
          "CustomerErased",
          "InvalidFields",
          "KeyReused",
          "NoSuchCustomer",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "change": {
        "summary": "Gives a note another text",
        "answer": {
          "$ref": "#/components/schemas/AdminCustomerAnswer"
        },
        "refuses": [
          "CustomerErased",
          "CustomerNoteNotFound",
          "InvalidFields",
          "KeyReused",
          "NoSuchCustomer",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "remove": {
        "summary": "Removes a note; its text stays in the history",
        "answer": {
          "$ref": "#/components/schemas/AdminCustomerAnswer"
        },
        "refuses": [
          "CustomerErased",
          "CustomerNoteNotFound",
          "KeyReused",
          "NoSuchCustomer",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "restore": {
        "summary": "Undoes the removal of a note",
        "answer": {
          "$ref": "#/components/schemas/AdminCustomerAnswer"
        },
        "refuses": [
          "CustomerErased",
          "CustomerNoteNotFound",
          "KeyReused",
          "NoSuchCustomer",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      }
    },
    "KnownCustomersController": {
      "list": {
        "summary": "One page of customers, the latest booking first",
        "answer": {
          "$ref": "#/components/schemas/Customers"
        },
        "refuses": []
      },
      "search": {
        "summary": "The customers that a search finds, at most 25, the latest booking first",
        "description": "The search is in the body, because it may name a person and a proxy may log URLs.",
        "answer": {
          "$ref": "#/components/schemas/Customers"
        },
        "refuses": []
      },
      "one": {
        "summary": "Returns a customer with their bookings, messages and e-mails",
        "answer": {
          "$ref": "#/components/schemas/AdminCustomer"
        },
        "refuses": [
          "NoSuchCustomer"
        ]
      },
      "duplicates": {
        "summary": "Other customers who may be the same person, at most 5: they booked with the same phone number or name",
        "answer": {
          "$ref": "#/components/schemas/Customers"
        },
        "refuses": [
          "NoSuchCustomer"
        ]
      }
    },
    "DiscoveryController": {
      "siteMap": {
        "summary": "Every public page",
        "description": "A page that shows tours has the time of their last change.",
        "file": {
          "type": "application/xml",
          "description": "After the protocol of sitemaps.org."
        },
        "refuses": []
      },
      "robots": {
        "summary": "The paths that search engines are asked to ignore",
        "file": {
          "type": "text/plain",
          "description": "After RFC 9309."
        },
        "refuses": []
      }
    },
    "LinkPicturesController": {
      "home": {
        "summary": "The picture of the site, for links that people share",
        "file": {
          "type": "image/png",
          "description": "A picture of 1200 × 630."
        },
        "refuses": []
      },
      "destination": {
        "summary": "The picture of a destination’s guide",
        "file": {
          "type": "image/png",
          "description": "A picture of 1200 × 630."
        },
        "refuses": [
          "NotFound"
        ]
      },
      "attraction": {
        "summary": "The picture of an attraction’s guide",
        "file": {
          "type": "image/png",
          "description": "A picture of 1200 × 630."
        },
        "refuses": [
          "NotFound"
        ]
      },
      "tour": {
        "summary": "The picture of a tour that travellers see",
        "file": {
          "type": "image/png",
          "description": "A picture of 1200 × 630."
        },
        "refuses": [
          "NotFound"
        ]
      }
    },
    "WhatsAppController": {
      "note": {
        "summary": "Records that a visitor opened WhatsApp to ask about a tour",
        "description": "If this fails, it only writes a log line, because the visitor is already on the way to WhatsApp.",
        "refuses": []
      }
    },
    "AdminExportsController": {
      "bookings": {
        "summary": "Every booking of a list as a file, in the order of the list",
        "description": "The history says who downloaded it. For read-only accounts the file has no names, addresses, phone numbers, pick-up places or messages.",
        "file": {
          "type": "text/csv",
          "description": "For spreadsheets: UTF-8 with a byte order mark, RFC 4180."
        },
        "refuses": []
      },
      "foundBookings": {
        "summary": "Every booking of a list as a file, with the search in the body, because the search may name a person and a proxy may log URLs",
        "file": {
          "type": "text/csv",
          "description": "For spreadsheets: UTF-8 with a byte order mark, RFC 4180."
        },
        "refuses": []
      },
      "audit": {
        "summary": "A file with every entry of the audit log that matches a filter, the newest first",
        "description": "The history says who downloaded it.",
        "file": {
          "type": "text/csv",
          "description": "For spreadsheets: UTF-8 with a byte order mark, RFC 4180."
        },
        "refuses": []
      }
    },
    "HealthController": {
      "live": {
        "summary": "Answers as long as the process runs",
        "answer": {
          "type": "object",
          "properties": {
            "status": {
              "type": "string",
              "const": "alive"
            }
          },
          "required": [
            "status"
          ],
          "additionalProperties": false
        },
        "refuses": []
      },
      "ready": {
        "summary": "Answers 200 only while the read models can be read and the process is not ending",
        "answer": {
          "type": "object",
          "properties": {
            "status": {
              "type": "string",
              "const": "ready"
            }
          },
          "required": [
            "status"
          ],
          "additionalProperties": false
        },
        "refuses": [
          "NotReady"
        ]
      }
    },
    "AdminImagesController": {
      "upload": {
        "summary": "Stores one picture",
        "description": "The same content has the same address even if it is sent many times.",
        "answer": {
          "$ref": "#/components/schemas/Image"
        },
        "upload": "A JPEG, PNG, WebP or AVIF picture of at most 10 MB and 40 million pixels.",
        "refuses": [
          "ImageKindNotAllowed",
          "ImageNotUsable",
          "MalformedRequest",
          "TimedOut",
          "TooManyRequests",
          "Unavailable"
        ]
      }
    },
    "ImagesController": {
      "file": {
        "summary": "One size of a picture in one format, such as `960.avif`",
        "file": {
          "type": "image/*",
          "description": "The picture."
        },
        "refuses": [
          "NotFound"
        ]
      }
    },
    "AdminEventsController": {
      "stream": {
        "summary": "Streams notices of changes to a screen of staff, until the browser disconnects, the session is over, or the process ends",
        "file": {
          "type": "text/event-stream",
          "description": "`changed` with the `subjects` to read again (accounts, audit, bookings, bulk-acts, customer-list, customers, departures, messages, notifications, pickup-places, revenue, reviews, saved-views, tours), at most once a second; `day-changed` with the `date` that has begun in Zanzibar; `session-ended`, the last. A comment every 15 s."
        },
        "refuses": [
          "NotReady"
        ]
      }
    },
    "AdminNotificationsController": {
      "list": {
        "summary": "One page of notifications, the newest first",
        "answer": {
          "$ref": "#/components/schemas/NotificationList"
        },
        "refuses": []
      },
      "resume": {
        "summary": "Resumes e-mails about bookings after the log was restored or replaced",
        "description": "They are sent for changes from now on. Has no effect if they are not stopped.",
        "refuses": []
      },
      "one": {
        "summary": "One notification, with the message that its recipient gets",
        "answer": {
          "$ref": "#/components/schemas/Notification"
        },
        "refuses": [
          "NotificationNotFound"
        ]
      },
      "message": {
        "summary": "Returns the HTML of an e-mail, to be shown in a frame",
        "file": {
          "type": "text/html",
          "description": "The message."
        },
        "refuses": [
          "NotificationIsDismissed",
          "NotificationNotFound"
        ]
      },
      "attachment": {
        "summary": "An attachment of the e-mail, as a download; the first is number 0",
        "file": {
          "type": "application/octet-stream",
          "description": "The file: the voucher or the calendar entry."
        },
        "refuses": [
          "NotificationNotFound"
        ]
      },
      "retry": {
        "summary": "Sends an e-mail now if it failed, waits for its next try, or has an unknown outcome",
        "answer": {
          "$ref": "#/components/schemas/NotificationAnswer"
        },
        "refuses": [
          "KeyReused",
          "NotificationAlreadySent",
          "NotificationIsDismissed",
          "NotificationNotFound",
          "NotificationUnderWay",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "resend": {
        "summary": "Sends a settled e-mail again, for example an e-mail that was sent",
        "description": "This makes a new e-mail about the same event, and its text is written again as of that event. The answer is the new e-mail.",
        "answer": {
          "$ref": "#/components/schemas/NotificationAnswer"
        },
        "refuses": [
          "KeyReused",
          "NotificationNotFound",
          "NotificationUnderWay",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      }
    },
    "MailStateController": {
      "state": {
        "summary": "Returns whether e-mails are sent",
        "description": "If the mail server accepts no e-mails, also returns since when and why.",
        "answer": {
          "$ref": "#/components/schemas/MailState"
        },
        "refuses": []
      }
    },
    "NotificationSuppressionsController": {
      "look": {
        "summary": "Returns why the address of an e-mail gets no mail, and since when; null if it gets mail",
        "answer": {
          "$ref": "#/components/schemas/Suppression"
        },
        "refuses": [
          "NotificationNotFound"
        ]
      },
      "suppress": {
        "summary": "Stops all mail to the address of an e-mail",
        "refuses": [
          "NotificationNotFound"
        ]
      },
      "lift": {
        "summary": "Allows mail to the address of an e-mail again",
        "refuses": [
          "NotificationNotFound"
        ]
      }
    },
    "UnsettledNotificationsController": {
      "counts": {
        "summary": "Returns how many e-mails failed permanently, and how many have an unknown outcome",
        "answer": {
          "$ref": "#/components/schemas/NotificationCounts"
        },
        "refuses": []
      },
      "dismiss": {
        "summary": "Settles an e-mail without sending it (again): it is not needed any more, or it arrived",
        "answer": {
          "$ref": "#/components/schemas/NotificationAnswer"
        },
        "refuses": [
          "KeyReused",
          "NotificationAlreadySent",
          "NotificationNotFound",
          "NotificationUnderWay",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      }
    },
    "OpenApiController": {
      "description": {
        "summary": "This description of the API, as OpenAPI 3.1",
        "refuses": []
      },
      "page": {
        "summary": "This description of the API as a page for people",
        "refuses": []
      },
      "style": {
        "summary": "The style of that page",
        "file": {
          "type": "text/css",
          "description": "The style sheet."
        },
        "refuses": []
      }
    },
    "AdminJobsController": {
      "list": {
        "summary": "Every job: when it ran last, its result, and when it runs next",
        "answer": {
          "$ref": "#/components/schemas/ListOfJob"
        },
        "refuses": []
      },
      "run": {
        "summary": "Asks the workers to run a job now; the first free one runs it",
        "refuses": [
          "NotFound",
          "Unavailable"
        ]
      }
    },
    "AdminProjectionsController": {
      "list": {
        "summary": "Every projection: its version, its position, and the documents that it could not fold",
        "answer": {
          "$ref": "#/components/schemas/ListOfProjection"
        },
        "refuses": []
      },
      "parked": {
        "summary": "The parked documents of a projection, the first hundred of them",
        "answer": {
          "$ref": "#/components/schemas/ListOfParkedDocument"
        },
        "refuses": [
          "ProjectionNotFound"
        ]
      },
      "rebuild": {
        "summary": "Rebuilds a projection beside the one that serves; the new one takes over when it has caught up",
        "refuses": [
          "ProjectionNotFound"
        ]
      },
      "retry": {
        "summary": "Folds the parked documents again; returns how many of them continue",
        "answer": {
          "type": "object",
          "properties": {
            "resumed": {
              "$ref": "#/components/schemas/WholeNumber"
            }
          },
          "required": [
            "resumed"
          ],
          "additionalProperties": false
        },
        "refuses": [
          "ProjectionNotFound"
        ]
      }
    },
    "AdminVerificationController": {
      "last": {
        "summary": "Returns the running check of the log, or the last one, and whether faults are known",
        "answer": {
          "$ref": "#/components/schemas/Verifications"
        },
        "refuses": []
      },
      "begin": {
        "summary": "Begins a check of the log, unless one is running",
        "answer": {
          "$ref": "#/components/schemas/Verifications"
        },
        "refuses": []
      },
      "anchors": {
        "summary": "The anchors of the log, the newest first",
        "answer": {
          "$ref": "#/components/schemas/ListOfAnchor"
        },
        "refuses": []
      }
    },
    "AdminPageSpeedController": {
      "show": {
        "summary": "Returns the speed of each kind of page on phones and desktops, over the last 28 days",
        "answer": {
          "$ref": "#/components/schemas/PageSpeed"
        },
        "refuses": []
      }
    },
    "PageSpeedController": {
      "count": {
        "summary": "Adds one view of a page to the counters of the day",
        "description": "Views above the limit of a network are not counted. If counting fails, it only writes a log line, because the visitor has left the page.",
        "refuses": []
      }
    },
    "AdminMessagesController": {
      "list": {
        "summary": "One page of messages",
        "description": "First come the messages that wait for staff, the longest waiting first, then the others, the last changed first.",
        "answer": {
          "$ref": "#/components/schemas/AdminMessages"
        },
        "refuses": []
      },
      "one": {
        "summary": "Returns a message with its answers",
        "answer": {
          "$ref": "#/components/schemas/AdminMessage"
        },
        "refuses": [
          "ContactMessageNotFound"
        ]
      },
      "history": {
        "summary": "Returns the history of a message, the oldest entry first",
        "answer": {
          "$ref": "#/components/schemas/ListOfHistoryEntry"
        },
        "refuses": [
          "ContactMessageNotFound"
        ]
      },
      "answer": {
        "summary": "Sends the author an answer by e-mail, and closes the message",
        "answer": {
          "$ref": "#/components/schemas/AdminMessageAnswer"
        },
        "refuses": [
          "ContactMessageNotFound",
          "CustomerErased",
          "InvalidFields",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "close": {
        "summary": "Closes the message without an answer, for example after a telephone call",
        "answer": {
          "$ref": "#/components/schemas/AdminMessageAnswer"
        },
        "refuses": [
          "ContactMessageNotFound",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "reopen": {
        "summary": "Reopens the message, so that it waits for staff again",
        "answer": {
          "$ref": "#/components/schemas/AdminMessageAnswer"
        },
        "refuses": [
          "ContactMessageNotFound",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      }
    },
    "SavedViewsController": {
      "list": {
        "summary": "The saved views in the order of their names, each with the number of its bookings",
        "answer": {
          "$ref": "#/components/schemas/ListOfSavedView"
        },
        "refuses": []
      },
      "save": {
        "summary": "Saves a filter and an order of the list of bookings under a name",
        "answer": {
          "$ref": "#/components/schemas/SavedViewsAnswer"
        },
        "refuses": [
          "InvalidFields",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "SavedViewExists",
          "TimedOut",
          "TooManySavedViews"
        ]
      },
      "rename": {
        "summary": "Gives a view another name",
        "answer": {
          "$ref": "#/components/schemas/SavedViewsAnswer"
        },
        "refuses": [
          "InvalidFields",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "SavedViewExists",
          "SavedViewNotFound",
          "TimedOut"
        ]
      },
      "remove": {
        "summary": "Removes a view; the bookings stay as they are",
        "answer": {
          "$ref": "#/components/schemas/SavedViewsAnswer"
        },
        "refuses": [
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      }
    },
    "AdminPickupPlacesController": {
      "list": {
        "summary": "All pick-up places, by zone and name",
        "answer": {
          "$ref": "#/components/schemas/ListOfPickupPlace"
        },
        "refuses": []
      },
      "add": {
        "summary": "Adds a pick-up place",
        "answer": {
          "$ref": "#/components/schemas/PickupPlacesAnswer"
        },
        "refuses": [
          "InvalidFields",
          "KeyReused",
          "OutcomeUnknown",
          "PickupPlaceExists",
          "RevisionMismatch",
          "TimedOut",
          "TooManyPickupPlaces"
        ]
      },
      "change": {
        "summary": "Changes a pick-up place; bookings keep the name and the window that they have",
        "answer": {
          "$ref": "#/components/schemas/PickupPlacesAnswer"
        },
        "refuses": [
          "InvalidFields",
          "KeyReused",
          "OutcomeUnknown",
          "PickupPlaceExists",
          "PickupPlaceNotFound",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "remove": {
        "summary": "Removes a pick-up place; bookings at the place stay as they are",
        "answer": {
          "$ref": "#/components/schemas/PickupPlacesAnswer"
        },
        "refuses": [
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      }
    },
    "PickupPlacesController": {
      "list": {
        "summary": "All pick-up places, by zone and name",
        "answer": {
          "$ref": "#/components/schemas/ListOfPickupPlace"
        },
        "refuses": []
      }
    },
    "AdminReviewsController": {
      "list": {
        "summary": "One page of reviews: first those that wait for staff, the longest waiting first, then the others, the last changed first",
        "answer": {
          "$ref": "#/components/schemas/AdminReviews"
        },
        "refuses": []
      },
      "one": {
        "summary": "Returns the review of a booking",
        "answer": {
          "$ref": "#/components/schemas/AdminReview"
        },
        "refuses": [
          "InvalidReference",
          "ReviewNotFound"
        ]
      },
      "history": {
        "summary": "Returns the history of a review, the oldest entry first",
        "answer": {
          "$ref": "#/components/schemas/ListOfHistoryEntry"
        },
        "refuses": [
          "InvalidReference",
          "ReviewNotFound"
        ]
      },
      "publish": {
        "summary": "Shows the review to everyone, as the member of staff read it",
        "answer": {
          "$ref": "#/components/schemas/AdminReviewAnswer"
        },
        "refuses": [
          "InvalidReference",
          "KeyReused",
          "OutcomeUnknown",
          "ReviewIsWithdrawn",
          "ReviewNotFound",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "reject": {
        "summary": "Rejects the review, so that it is not shown, or is hidden again",
        "description": "The traveller sees the reason.",
        "answer": {
          "$ref": "#/components/schemas/AdminReviewAnswer"
        },
        "refuses": [
          "InvalidFields",
          "InvalidReference",
          "KeyReused",
          "OutcomeUnknown",
          "ReviewIsWithdrawn",
          "ReviewNotFound",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "reply": {
        "summary": "Answers the review in public, changes the answer, or removes it",
        "answer": {
          "$ref": "#/components/schemas/AdminReviewAnswer"
        },
        "refuses": [
          "CustomerErased",
          "InvalidFields",
          "InvalidReference",
          "KeyReused",
          "OutcomeUnknown",
          "ReviewIsWithdrawn",
          "ReviewNotFound",
          "RevisionMismatch",
          "TimedOut"
        ]
      }
    },
    "BookingReviewController": {
      "show": {
        "summary": "Returns the review of the booking, if there is one, and whether it can be written",
        "answer": {
          "$ref": "#/components/schemas/BookingReview"
        },
        "refuses": [
          "BookingNotFound",
          "InvalidReference",
          "ProofRequired"
        ]
      },
      "write": {
        "summary": "Writes the review of the booking, or changes it",
        "description": "Staff read it before it is shown. Staff cannot write reviews: they know the e-mail addresses of travellers, and an address is enough as a proof.",
        "answer": {
          "$ref": "#/components/schemas/BookingReviewAnswer"
        },
        "refuses": [
          "BookingNotFound",
          "CustomerErased",
          "InvalidFields",
          "InvalidReference",
          "KeyReused",
          "NotAllowed",
          "NotCheckedIn",
          "OutcomeUnknown",
          "ProofRequired",
          "ReviewPeriodOver",
          "RevisionMismatch",
          "TimedOut",
          "TooManyRequests"
        ]
      },
      "withdraw": {
        "summary": "Withdraws the review; a review that is already withdrawn does not change",
        "answer": {
          "$ref": "#/components/schemas/BookingReviewAnswer"
        },
        "refuses": [
          "BookingNotFound",
          "InvalidReference",
          "KeyReused",
          "NotAllowed",
          "OutcomeUnknown",
          "ProofRequired",
          "ReviewNotFound",
          "RevisionMismatch",
          "TimedOut",
          "TooManyRequests"
        ]
      }
    },
    "TourReviewsController": {
      "list": {
        "summary": "One page of the published reviews of a tour, the newest first, with their number and their average",
        "answer": {
          "$ref": "#/components/schemas/TourReviews"
        },
        "refuses": [
          "TourNotFound"
        ]
      }
    },
    "AdminRevenueController": {
      "steps": {
        "summary": "Everything that changed the revenue of the bookings created on a day, in the order it happened",
        "answer": {
          "$ref": "#/components/schemas/ListOfRevenueStep"
        },
        "refuses": []
      },
      "list": {
        "summary": "The revenue of each day and currency with bookings, as it is now or was at an instant",
        "answer": {
          "$ref": "#/components/schemas/AsOfListOfDailyRevenue"
        },
        "refuses": [
          "InvalidFields"
        ]
      }
    },
    "AuthController": {
      "signIn": {
        "summary": "Signs a member of staff in and sets the session's cookie",
        "answer": {
          "$ref": "#/components/schemas/Session"
        },
        "mayAskForWork": true,
        "refuses": [
          "InvalidCredentials",
          "TooManyRequests",
          "TotpCodeWrong",
          "TotpRequired",
          "Unavailable"
        ]
      },
      "signOut": {
        "summary": "Ends the session",
        "answer": {
          "$ref": "#/components/schemas/Session"
        },
        "refuses": []
      },
      "session": {
        "summary": "Returns who is signed in, or why the browser’s session is over",
        "answer": {
          "$ref": "#/components/schemas/Session"
        },
        "refuses": []
      },
      "setUp": {
        "summary": "Creates the owner's account by the one-time link that the first start prints",
        "answer": {
          "$ref": "#/components/schemas/Session"
        },
        "refuses": [
          "InvalidCredentials",
          "InvalidFields",
          "SetUpLinkInvalid",
          "Unavailable"
        ]
      },
      "link": {
        "summary": "Returns the username and the purpose of a one-time link",
        "answer": {
          "$ref": "#/components/schemas/AccountLink"
        },
        "refuses": [
          "AccountLinkInvalid"
        ]
      },
      "choosePassword": {
        "summary": "Chooses a password by a one-time link, and signs in with it",
        "description": "An account that still has a second factor is not signed in: its person signs in with the new password and a code.",
        "answer": {
          "$ref": "#/components/schemas/Session"
        },
        "refuses": [
          "AccountLinkInvalid",
          "InvalidCredentials",
          "InvalidFields",
          "Unavailable"
        ]
      }
    },
    "LostPasswordController": {
      "ask": {
        "summary": "Mails a link for a new password to the address of an account; the answer is the same if there is none",
        "answer": {
          "type": "object"
        },
        "mayAskForWork": true,
        "refuses": [
          "TooManyRequests",
          "Unavailable"
        ]
      }
    },
    "OwnAccountController": {
      "changePassword": {
        "summary": "Changes the password and ends every other session of the account",
        "answer": {
          "$ref": "#/components/schemas/Session"
        },
        "refuses": [
          "InvalidFields",
          "NotSignedIn",
          "PasswordWrong",
          "TooManyRequests",
          "TotpCodeWrong",
          "TotpRequired",
          "Unavailable"
        ]
      },
      "confirm": {
        "summary": "For 15 minutes, allows acts that need a recent password",
        "refuses": [
          "NotSignedIn",
          "PasswordWrong",
          "TooManyRequests",
          "TotpCodeWrong",
          "TotpRequired",
          "Unavailable"
        ]
      },
      "beginTotp": {
        "summary": "Returns a secret for an authenticator app",
        "description": "Codes are required as soon as one of them was confirmed.",
        "answer": {
          "$ref": "#/components/schemas/TotpOffer"
        },
        "refuses": [
          "NotSignedIn",
          "PasswordWrong",
          "TooManyRequests",
          "TotpIsOn",
          "Unavailable"
        ]
      },
      "confirmTotp": {
        "summary": "Turns codes on: from now on, signing in needs a code",
        "answer": {
          "$ref": "#/components/schemas/RecoveryCodes"
        },
        "refuses": [
          "NotSignedIn",
          "TotpCodeWrong",
          "TotpIsOn",
          "TotpNotOffered",
          "Unavailable"
        ]
      },
      "renewRecoveryCodes": {
        "summary": "Replaces the recovery codes with new ones",
        "answer": {
          "$ref": "#/components/schemas/RecoveryCodes"
        },
        "refuses": [
          "NotSignedIn",
          "PasswordWrong",
          "TooManyRequests",
          "TotpCodeWrong",
          "TotpIsOff",
          "TotpRequired",
          "Unavailable"
        ]
      },
      "turnTotpOff": {
        "summary": "Turns codes off: signing in no longer needs a code",
        "refuses": [
          "NotSignedIn",
          "PasswordWrong",
          "TooManyRequests",
          "TotpCodeWrong",
          "TotpIsOff",
          "TotpIsRequired",
          "TotpRequired",
          "Unavailable"
        ]
      },
      "signOutEverywhere": {
        "summary": "Ends every session of the account, including this one",
        "answer": {
          "$ref": "#/components/schemas/Session"
        },
        "refuses": [
          "NotSignedIn",
          "Unavailable"
        ]
      }
    },
    "OwnSessionsController": {
      "list": {
        "summary": "Lists the open sessions of the caller’s account, the most recently used one first",
        "answer": {
          "$ref": "#/components/schemas/ListOfOwnSession"
        },
        "refuses": [
          "NotSignedIn"
        ]
      },
      "end": {
        "summary": "Ends one session of the caller’s account; does nothing if it has already ended",
        "refuses": [
          "NotSignedIn"
        ]
      },
      "signOutElsewhere": {
        "summary": "Ends all sessions of the caller’s account except this one",
        "refuses": [
          "NotSignedIn"
        ]
      }
    },
    "SiteController": {
      "site": {
        "summary": "Returns the operator's name and contact, its figures about itself, and the number and the categories of the listed tours",
        "description": "Also returns how long data of bookings and contact messages is kept, and whether travellers get e-mails.",
        "answer": {
          "$ref": "#/components/schemas/SiteAnswer"
        },
        "refuses": []
      }
    },
    "AdminToursController": {
      "list": {
        "summary": "Every tour, the newest first; only the deleted ones with `deleted=true`",
        "answer": {
          "$ref": "#/components/schemas/ListOfAdminTour"
        },
        "refuses": []
      },
      "one": {
        "summary": "Returns one tour, also a deleted one, as it is now or was at an instant",
        "answer": {
          "$ref": "#/components/schemas/AsOfAdminTour"
        },
        "refuses": [
          "InvalidFields",
          "TourNotFound"
        ]
      },
      "departures": {
        "summary": "Returns the tour's upcoming departures that are closed, called off or have their own capacity, the next one first",
        "answer": {
          "$ref": "#/components/schemas/ListOfDeparture"
        },
        "refuses": [
          "TourNotFound"
        ]
      },
      "history": {
        "summary": "Returns the history of a tour, the oldest entry first",
        "answer": {
          "$ref": "#/components/schemas/ListOfHistoryEntry"
        },
        "refuses": [
          "TourNotFound"
        ]
      },
      "create": {
        "summary": "Creates a tour; its id is the slug of its title, or the next free slug",
        "answer": {
          "$ref": "#/components/schemas/AdminTourAnswer"
        },
        "refuses": [
          "InvalidFields",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut"
        ]
      },
      "save": {
        "summary": "Saves the form; only the changes are recorded",
        "answer": {
          "$ref": "#/components/schemas/AdminTourAnswer"
        },
        "refuses": [
          "InvalidFields",
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "TourIsDeleted",
          "TourNotFound"
        ]
      },
      "remove": {
        "summary": "Deletes a tour from the catalogue",
        "answer": {
          "$ref": "#/components/schemas/AdminTourAnswer"
        },
        "refuses": [
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "TourNotFound"
        ]
      },
      "restore": {
        "summary": "Restores a deleted tour as it was",
        "answer": {
          "$ref": "#/components/schemas/AdminTourAnswer"
        },
        "refuses": [
          "KeyReused",
          "OutcomeUnknown",
          "RevisionMismatch",
          "TimedOut",
          "TourNotFound"
        ]
      }
    },
    "TourPreviewController": {
      "preview": {
        "summary": "Returns the changes that saving the form would make, without saving it",
        "answer": {
          "$ref": "#/components/schemas/TourPreview"
        },
        "refuses": [
          "InvalidFields",
          "TourIsDeleted",
          "TourNotFound"
        ]
      }
    },
    "ToursController": {
      "list": {
        "summary": "All tours that can be booked, the most popular first, or those that fit the search",
        "answer": {
          "$ref": "#/components/schemas/ListOfTourListItem"
        },
        "refuses": []
      },
      "featured": {
        "summary": "At most eight featured tours, the most popular first",
        "answer": {
          "$ref": "#/components/schemas/ListOfTour"
        },
        "refuses": []
      },
      "suggestions": {
        "summary": "At most eight tours that match what a visitor has typed so far",
        "answer": {
          "$ref": "#/components/schemas/ListOfTourSuggestion"
        },
        "refuses": []
      },
      "one": {
        "summary": "One tour",
        "answer": {
          "$ref": "#/components/schemas/Tour"
        },
        "refuses": [
          "TourNotFound"
        ]
      },
      "related": {
        "summary": "Up to three tours to show beside one",
        "answer": {
          "$ref": "#/components/schemas/ListOfTour"
        },
        "refuses": [
          "TourNotFound"
        ]
      },
      "availability": {
        "summary": "The availability of a tour's departures, day by day",
        "answer": {
          "$ref": "#/components/schemas/ListOfSlot"
        },
        "refuses": [
          "InvalidFields",
          "TourNotFound"
        ]
      },
      "quote": {
        "summary": "The price that a party would pay on a day",
        "answer": {
          "$ref": "#/components/schemas/Quote"
        },
        "refuses": [
          "TourNotFound",
          "UnknownCategory"
        ]
      },
      "view": {
        "summary": "Counts a view of the tour's page, once per network, tour and hour",
        "refuses": []
      }
    }
  },
  "schemas": {
    "Account": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "username": {
          "type": "string"
        },
        "email": {
          "type": "string"
        },
        "role": {
          "$ref": "#/components/schemas/StaffRole"
        },
        "isDisabled": {
          "type": "boolean"
        },
        "hasPassword": {
          "type": "boolean",
          "description": "False until the person chooses a password by the one-time link."
        },
        "hasTotp": {
          "type": "boolean",
          "description": "Whether signing in also needs a code from an authenticator app."
        },
        "createdAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "lastSignInAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "linkExpiresAt": {
          "$ref": "#/components/schemas/Instant",
          "description": "When the one-time link expires; absent if there is no link that can be used."
        },
        "linkMail": {
          "$ref": "#/components/schemas/LinkMail",
          "description": "What happened to the e-mail with that link; absent if no e-mail was sent, or its outcome is not known yet."
        }
      },
      "required": [
        "id",
        "username",
        "role",
        "isDisabled",
        "hasPassword",
        "hasTotp",
        "createdAt"
      ],
      "additionalProperties": false,
      "description": "The account of a member of staff, as the owner sees it."
    },
    "AccountAnswer": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "revision": {
          "type": "string",
          "description": "The resource's revision, also its ETag: the revision of the last event that a client can see."
        },
        "position": {
          "type": "string",
          "description": "The position of the log after the command; a client sends it back as `x-min-position`, so that its next read includes this command."
        },
        "id": {
          "type": "string"
        },
        "username": {
          "type": "string"
        },
        "email": {
          "type": "string"
        },
        "role": {
          "$ref": "#/components/schemas/StaffRole"
        },
        "isDisabled": {
          "type": "boolean"
        },
        "hasPassword": {
          "type": "boolean",
          "description": "False until the person chooses a password by the one-time link."
        },
        "hasTotp": {
          "type": "boolean",
          "description": "Whether signing in also needs a code from an authenticator app."
        },
        "createdAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "lastSignInAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "linkExpiresAt": {
          "$ref": "#/components/schemas/Instant",
          "description": "When the one-time link expires; absent if there is no link that can be used."
        },
        "linkMail": {
          "$ref": "#/components/schemas/LinkMail",
          "description": "What happened to the e-mail with that link; absent if no e-mail was sent, or its outcome is not known yet."
        }
      },
      "required": [
        "createdAt",
        "hasPassword",
        "hasTotp",
        "id",
        "isDisabled",
        "position",
        "revision",
        "role",
        "username"
      ]
    },
    "AccountLink": {
      "type": "object",
      "properties": {
        "username": {
          "type": "string"
        },
        "purpose": {
          "type": "string",
          "enum": [
            "invitation",
            "reset"
          ]
        },
        "expiresAt": {
          "$ref": "#/components/schemas/Instant"
        }
      },
      "required": [
        "username",
        "purpose",
        "expiresAt"
      ],
      "additionalProperties": false,
      "description": "What a one-time link is for, as its page shows it."
    },
    "AccountList": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Account"
          }
        },
        "nextCursor": {
          "type": "string"
        },
        "delivery": {
          "type": "string",
          "enum": [
            "smtp",
            "outbox"
          ],
          "description": "Whether one-time links are sent by e-mail, or only shown to the owner."
        }
      },
      "required": [
        "delivery",
        "items"
      ],
      "additionalProperties": false,
      "description": "All accounts, and whether e-mails are sent."
    },
    "AdminBooking": {
      "type": "object",
      "properties": {
        "reference": {
          "$ref": "#/components/schemas/BookingReference"
        },
        "bookingNumber": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "status": {
          "$ref": "#/components/schemas/BookingStatus"
        },
        "seats": {
          "type": "string",
          "const": "not-held",
          "description": "A request that holds no seats until its traveller opens the mailed link or staff confirm it."
        },
        "tourId": {
          "type": "string"
        },
        "tourTitle": {
          "type": "string"
        },
        "date": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "pickupTime": {
          "$ref": "#/components/schemas/LocalTime"
        },
        "durationHours": {
          "type": "number"
        },
        "guests": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "travellers": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Travellers"
          }
        },
        "totalPrice": {
          "type": "number"
        },
        "currency": {
          "type": "string"
        },
        "priceLines": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PriceLine"
          }
        },
        "meetingPoint": {
          "type": "string"
        },
        "meetingPointLink": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WebAddress"
            },
            {
              "type": "null"
            }
          ]
        },
        "customer": {
          "$ref": "#/components/schemas/Customer"
        },
        "unreadable": {
          "$ref": "#/components/schemas/Unreadable",
          "description": "Present if personal data is stored but cannot be read; absent after an erasure."
        },
        "pickupPlace": {
          "type": "string"
        },
        "pickup": {
          "$ref": "#/components/schemas/Pickup",
          "description": "When the traveller is picked up there; absent if no window is known."
        },
        "message": {
          "type": "string"
        },
        "freeCancellationUntil": {
          "$ref": "#/components/schemas/Instant",
          "description": "The last instant at which cancelling is free of charge."
        },
        "cancellation": {
          "$ref": "#/components/schemas/Cancellation",
          "description": "The terms of the booking. If absent, cancelling is free until 24 hours before the start, and then costs up to the full price."
        },
        "cancelledFree": {
          "type": "boolean",
          "description": "Whether the booking was cancelled free of charge; absent if it is not cancelled."
        },
        "undoUntil": {
          "$ref": "#/components/schemas/Instant",
          "description": "Until this time, travellers can undo their own cancellation if the departure still has room. Absent if the booking is not cancelled, or staff cancelled it, or it was a request."
        },
        "createdAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "updatedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "revision": {
          "type": "string"
        },
        "customerId": {
          "type": "string",
          "description": "The id of the customer to whom the booking belongs now; absent in bookings without stored personal data."
        },
        "attendance": {
          "$ref": "#/components/schemas/Attendance"
        },
        "payments": {
          "$ref": "#/components/schemas/Payments"
        },
        "origin": {
          "$ref": "#/components/schemas/BookingOrigin",
          "description": "How the booking was made, such as on the site or by phone; absent if this is not known."
        },
        "locale": {
          "type": "string",
          "description": "The language in which it was booked (BCP 47); absent in bookings made before it was stored."
        },
        "tags": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The tags that staff gave it, as they wrote them; absent if there are none."
        },
        "guestIds": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/GuestId"
          },
          "description": "Each traveller, with a permanent id that no other traveller gets."
        },
        "notes": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/BookingNote"
          },
          "description": "The oldest first. Absent in lists of many departures, where there are no notes, and after an erasure."
        }
      },
      "required": [
        "attendance",
        "bookingNumber",
        "createdAt",
        "currency",
        "date",
        "durationHours",
        "freeCancellationUntil",
        "guestIds",
        "guests",
        "meetingPoint",
        "meetingPointLink",
        "payments",
        "pickupTime",
        "priceLines",
        "reference",
        "revision",
        "status",
        "totalPrice",
        "tourId",
        "tourTitle",
        "travellers",
        "updatedAt"
      ],
      "additionalProperties": false,
      "description": "A booking as staff see it."
    },
    "AdminBookingAnswer": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "revision": {
          "type": "string"
        },
        "position": {
          "type": "string",
          "description": "The position of the log after the command; a client sends it back as `x-min-position`, so that its next read includes this command."
        },
        "reference": {
          "$ref": "#/components/schemas/BookingReference"
        },
        "bookingNumber": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "status": {
          "$ref": "#/components/schemas/BookingStatus"
        },
        "seats": {
          "type": "string",
          "const": "not-held",
          "description": "A request that holds no seats until its traveller opens the mailed link or staff confirm it."
        },
        "tourId": {
          "type": "string"
        },
        "tourTitle": {
          "type": "string"
        },
        "date": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "pickupTime": {
          "$ref": "#/components/schemas/LocalTime"
        },
        "durationHours": {
          "type": "number"
        },
        "guests": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "travellers": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Travellers"
          }
        },
        "totalPrice": {
          "type": "number"
        },
        "currency": {
          "type": "string"
        },
        "priceLines": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PriceLine"
          }
        },
        "meetingPoint": {
          "type": "string"
        },
        "meetingPointLink": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WebAddress"
            },
            {
              "type": "null"
            }
          ]
        },
        "customer": {
          "$ref": "#/components/schemas/Customer"
        },
        "unreadable": {
          "$ref": "#/components/schemas/Unreadable",
          "description": "Present if personal data is stored but cannot be read; absent after an erasure."
        },
        "pickupPlace": {
          "type": "string"
        },
        "pickup": {
          "$ref": "#/components/schemas/Pickup",
          "description": "When the traveller is picked up there; absent if no window is known."
        },
        "message": {
          "type": "string"
        },
        "freeCancellationUntil": {
          "$ref": "#/components/schemas/Instant",
          "description": "The last instant at which cancelling is free of charge."
        },
        "cancellation": {
          "$ref": "#/components/schemas/Cancellation",
          "description": "The terms of the booking. If absent, cancelling is free until 24 hours before the start, and then costs up to the full price."
        },
        "cancelledFree": {
          "type": "boolean",
          "description": "Whether the booking was cancelled free of charge; absent if it is not cancelled."
        },
        "undoUntil": {
          "$ref": "#/components/schemas/Instant",
          "description": "Until this time, travellers can undo their own cancellation if the departure still has room. Absent if the booking is not cancelled, or staff cancelled it, or it was a request."
        },
        "createdAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "updatedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "customerId": {
          "type": "string",
          "description": "The id of the customer to whom the booking belongs now; absent in bookings without stored personal data."
        },
        "attendance": {
          "$ref": "#/components/schemas/Attendance"
        },
        "payments": {
          "$ref": "#/components/schemas/Payments"
        },
        "origin": {
          "$ref": "#/components/schemas/BookingOrigin",
          "description": "How the booking was made, such as on the site or by phone; absent if this is not known."
        },
        "locale": {
          "type": "string",
          "description": "The language in which it was booked (BCP 47); absent in bookings made before it was stored."
        },
        "tags": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The tags that staff gave it, as they wrote them; absent if there are none."
        },
        "guestIds": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/GuestId"
          },
          "description": "Each traveller, with a permanent id that no other traveller gets."
        },
        "notes": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/BookingNote"
          },
          "description": "The oldest first. Absent in lists of many departures, where there are no notes, and after an erasure."
        }
      },
      "required": [
        "attendance",
        "bookingNumber",
        "createdAt",
        "currency",
        "date",
        "durationHours",
        "freeCancellationUntil",
        "guestIds",
        "guests",
        "meetingPoint",
        "meetingPointLink",
        "payments",
        "pickupTime",
        "position",
        "priceLines",
        "reference",
        "revision",
        "status",
        "totalPrice",
        "tourId",
        "tourTitle",
        "travellers",
        "updatedAt"
      ]
    },
    "AdminCustomer": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "A random id."
        },
        "upcoming": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many of these take place today or later."
        },
        "messages": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many messages the customer wrote on the contact page."
        },
        "lastBookedAt": {
          "$ref": "#/components/schemas/Instant",
          "description": "When the customer made their latest booking; absent without a booking."
        },
        "money": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/CustomerMoney"
          },
          "description": "The currencies in which they paid, owe or get money back."
        },
        "name": {
          "type": "string",
          "description": "Absent if the person was erased, or if the data cannot be read."
        },
        "email": {
          "type": "string",
          "description": "Absent also if the customer has no e-mail address."
        },
        "phone": {
          "type": "string",
          "description": "Absent also if the customer only wrote a message."
        },
        "unreadable": {
          "$ref": "#/components/schemas/Unreadable",
          "description": "Why the data cannot be read; absent if it can be read or if the person was erased."
        },
        "isErased": {
          "type": "boolean",
          "const": true,
          "description": "The person was erased: their bookings are kept, without a name."
        },
        "notes": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/CustomerNote"
          },
          "description": "The notes of staff, also about those who were merged into this customer; the oldest first."
        },
        "merged": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/MergedCustomer"
          },
          "description": "Who was merged into this customer, the first merge first. All other fields cover them too."
        },
        "revision": {
          "type": "string",
          "description": "The revision of the notes about the shown customer; absent before the first note."
        },
        "languages": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The languages in which they booked (BCP 47), the latest first."
        },
        "country": {
          "type": "string",
          "description": "The country of the phone number (ISO 3166); of countries that share a calling code, the largest."
        },
        "bookingCount": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "bookings": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AdminBooking"
          },
          "description": "The latest departure first; at most 100."
        },
        "written": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AdminMessage"
          },
          "description": "What the customer wrote on the contact page, the latest first; at most 50."
        },
        "emails": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/NotificationItem"
          },
          "description": "The e-mails about their bookings that went to the traveller, the latest first; at most 50."
        }
      },
      "required": [
        "bookingCount",
        "bookings",
        "emails",
        "id",
        "languages",
        "merged",
        "messages",
        "money",
        "notes",
        "upcoming",
        "written"
      ],
      "additionalProperties": false,
      "description": "A customer as staff see them."
    },
    "AdminCustomerAnswer": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "revision": {
          "type": "string",
          "description": "The revision of the notes about the shown customer; absent before the first note."
        },
        "position": {
          "type": "string",
          "description": "The position of the log after the command; a client sends it back as `x-min-position`, so that its next read includes this command."
        },
        "id": {
          "type": "string",
          "description": "A random id."
        },
        "upcoming": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many of these take place today or later."
        },
        "messages": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many messages the customer wrote on the contact page."
        },
        "lastBookedAt": {
          "$ref": "#/components/schemas/Instant",
          "description": "When the customer made their latest booking; absent without a booking."
        },
        "money": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/CustomerMoney"
          },
          "description": "The currencies in which they paid, owe or get money back."
        },
        "name": {
          "type": "string",
          "description": "Absent if the person was erased, or if the data cannot be read."
        },
        "email": {
          "type": "string",
          "description": "Absent also if the customer has no e-mail address."
        },
        "phone": {
          "type": "string",
          "description": "Absent also if the customer only wrote a message."
        },
        "unreadable": {
          "$ref": "#/components/schemas/Unreadable",
          "description": "Why the data cannot be read; absent if it can be read or if the person was erased."
        },
        "isErased": {
          "type": "boolean",
          "const": true,
          "description": "The person was erased: their bookings are kept, without a name."
        },
        "notes": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/CustomerNote"
          },
          "description": "The notes of staff, also about those who were merged into this customer; the oldest first."
        },
        "merged": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/MergedCustomer"
          },
          "description": "Who was merged into this customer, the first merge first. All other fields cover them too."
        },
        "languages": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The languages in which they booked (BCP 47), the latest first."
        },
        "country": {
          "type": "string",
          "description": "The country of the phone number (ISO 3166); of countries that share a calling code, the largest."
        },
        "bookingCount": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "bookings": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AdminBooking"
          },
          "description": "The latest departure first; at most 100."
        },
        "written": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AdminMessage"
          },
          "description": "What the customer wrote on the contact page, the latest first; at most 50."
        },
        "emails": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/NotificationItem"
          },
          "description": "The e-mails about their bookings that went to the traveller, the latest first; at most 50."
        }
      },
      "required": [
        "bookingCount",
        "bookings",
        "emails",
        "id",
        "languages",
        "merged",
        "messages",
        "money",
        "notes",
        "position",
        "revision",
        "upcoming",
        "written"
      ]
    },
    "AdminMessage": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "customerId": {
          "type": "string",
          "description": "The id of the customer who wrote it."
        },
        "status": {
          "$ref": "#/components/schemas/MessageStatus"
        },
        "writtenAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "updatedAt": {
          "$ref": "#/components/schemas/Instant",
          "description": "When somebody last wrote, answered, closed or reopened it."
        },
        "name": {
          "type": "string",
          "description": "Name, address and text are absent if the person was erased, or if they cannot be read."
        },
        "email": {
          "type": "string"
        },
        "message": {
          "type": "string"
        },
        "isErased": {
          "type": "boolean",
          "const": true,
          "description": "The person was erased: only the times are kept."
        },
        "answers": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/MessageAnswer"
          },
          "description": "The oldest first."
        },
        "revision": {
          "type": "string"
        }
      },
      "required": [
        "id",
        "status",
        "writtenAt",
        "updatedAt",
        "answers",
        "revision"
      ],
      "additionalProperties": false,
      "description": "A message from the contact page, as staff see it. It is plain text, so addresses in it are not links."
    },
    "AdminMessageAnswer": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "revision": {
          "type": "string"
        },
        "position": {
          "type": "string",
          "description": "The position of the log after the command; a client sends it back as `x-min-position`, so that its next read includes this command."
        },
        "id": {
          "type": "string"
        },
        "customerId": {
          "type": "string",
          "description": "The id of the customer who wrote it."
        },
        "status": {
          "$ref": "#/components/schemas/MessageStatus"
        },
        "writtenAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "updatedAt": {
          "$ref": "#/components/schemas/Instant",
          "description": "When somebody last wrote, answered, closed or reopened it."
        },
        "name": {
          "type": "string",
          "description": "Name, address and text are absent if the person was erased, or if they cannot be read."
        },
        "email": {
          "type": "string"
        },
        "message": {
          "type": "string"
        },
        "isErased": {
          "type": "boolean",
          "const": true,
          "description": "The person was erased: only the times are kept."
        },
        "answers": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/MessageAnswer"
          },
          "description": "The oldest first."
        }
      },
      "required": [
        "answers",
        "id",
        "position",
        "revision",
        "status",
        "updatedAt",
        "writtenAt"
      ]
    },
    "AdminMessages": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AdminMessage"
          }
        },
        "nextCursor": {
          "type": "string"
        },
        "open": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many messages wait for staff, regardless of the filter of the list."
        }
      },
      "required": [
        "items",
        "open"
      ],
      "additionalProperties": false,
      "description": "The answer of GET /api/admin/messages: first the open messages, beginning with the oldest; then the others, beginning with the last changed."
    },
    "AdminReview": {
      "type": "object",
      "properties": {
        "text": {
          "type": "string"
        },
        "name": {
          "type": "string",
          "description": "The name to show; absent if the traveller gave none."
        },
        "reference": {
          "$ref": "#/components/schemas/BookingReference"
        },
        "bookingNumber": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "tourId": {
          "type": "string"
        },
        "tourTitle": {
          "type": "string"
        },
        "status": {
          "$ref": "#/components/schemas/ReviewStatus"
        },
        "stars": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "month": {
          "type": "string",
          "description": "The month of the departure, `yyyy-MM`."
        },
        "submittedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "updatedAt": {
          "$ref": "#/components/schemas/Instant",
          "description": "When the traveller or staff last changed anything about the review."
        },
        "publishedAt": {
          "$ref": "#/components/schemas/Instant",
          "description": "Absent unless the review is published."
        },
        "isErased": {
          "type": "boolean",
          "const": true,
          "description": "The person was erased: text, name, reason and reply are gone, but stars and month are kept."
        },
        "reason": {
          "type": "string",
          "description": "Why the review was rejected."
        },
        "reply": {
          "$ref": "#/components/schemas/ReviewReply"
        },
        "revision": {
          "type": "string"
        }
      },
      "required": [
        "reference",
        "bookingNumber",
        "tourId",
        "tourTitle",
        "status",
        "stars",
        "month",
        "submittedAt",
        "updatedAt",
        "revision"
      ],
      "additionalProperties": false,
      "description": "A review, as staff see it."
    },
    "AdminReviewAnswer": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "revision": {
          "type": "string"
        },
        "position": {
          "type": "string",
          "description": "The position of the log after the command; a client sends it back as `x-min-position`, so that its next read includes this command."
        },
        "text": {
          "type": "string"
        },
        "name": {
          "type": "string",
          "description": "The name to show; absent if the traveller gave none."
        },
        "reference": {
          "$ref": "#/components/schemas/BookingReference"
        },
        "bookingNumber": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "tourId": {
          "type": "string"
        },
        "tourTitle": {
          "type": "string"
        },
        "status": {
          "$ref": "#/components/schemas/ReviewStatus"
        },
        "stars": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "month": {
          "type": "string",
          "description": "The month of the departure, `yyyy-MM`."
        },
        "submittedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "updatedAt": {
          "$ref": "#/components/schemas/Instant",
          "description": "When the traveller or staff last changed anything about the review."
        },
        "publishedAt": {
          "$ref": "#/components/schemas/Instant",
          "description": "Absent unless the review is published."
        },
        "isErased": {
          "type": "boolean",
          "const": true,
          "description": "The person was erased: text, name, reason and reply are gone, but stars and month are kept."
        },
        "reason": {
          "type": "string",
          "description": "Why the review was rejected."
        },
        "reply": {
          "$ref": "#/components/schemas/ReviewReply"
        }
      },
      "required": [
        "bookingNumber",
        "month",
        "position",
        "reference",
        "revision",
        "stars",
        "status",
        "submittedAt",
        "tourId",
        "tourTitle",
        "updatedAt"
      ]
    },
    "AdminReviews": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AdminReview"
          }
        },
        "nextCursor": {
          "type": "string"
        },
        "pending": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many wait for staff, regardless of the filter of the list."
        }
      },
      "required": [
        "items",
        "pending"
      ],
      "additionalProperties": false,
      "description": "The answer of GET /api/admin/reviews: first the pending reviews, beginning with the oldest; then the others, beginning with the last changed."
    },
    "AdminTour": {
      "type": "object",
      "properties": {
        "title": {
          "type": "string"
        },
        "category": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "badge": {
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "type": "string"
        },
        "fullDescription": {
          "type": "string",
          "description": "HTML; the server keeps only safe elements."
        },
        "durationHours": {
          "type": "number"
        },
        "maxGuests": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "meetingPoint": {
          "type": "string"
        },
        "meetingPointLink": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WebAddress"
            },
            {
              "type": "null"
            }
          ]
        },
        "pickupTimes": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/LocalTime"
          },
          "description": "Start times, 24-hour `HH:mm`."
        },
        "pricingStructure": {
          "$ref": "#/components/schemas/PricingStructure"
        },
        "highlights": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "itinerary": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ItineraryStep"
          }
        },
        "includes": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "excludes": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "whatToBring": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "faq": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "question": {
                "type": "string"
              },
              "answer": {
                "type": "string"
              }
            },
            "required": [
              "question",
              "answer"
            ],
            "additionalProperties": false
          }
        },
        "images": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "At most seven URLs; the first is the featured one."
        },
        "pictures": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Picture"
          },
          "description": "The alternative texts and focus points. An answer has every picture in order, or leaves this out if staff wrote neither. In a request, an entry belongs to the picture with its `url`; other entries are ignored."
        },
        "isFeatured": {
          "type": "boolean"
        },
        "capacity": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WholeNumber"
            },
            {
              "type": "null"
            }
          ],
          "description": "Seats of one departure; null for no limit."
        },
        "confirmation": {
          "type": "string",
          "enum": [
            "instant",
            "by-hand"
          ]
        },
        "weekdays": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/WholeNumber"
          },
          "description": "ISO weekdays, 1 = Monday … 7 = Sunday."
        },
        "season": {
          "anyOf": [
            {
              "type": "object",
              "properties": {
                "from": {
                  "$ref": "#/components/schemas/LocalDate"
                },
                "to": {
                  "$ref": "#/components/schemas/LocalDate"
                }
              },
              "required": [
                "from",
                "to"
              ],
              "additionalProperties": false
            },
            {
              "type": "null"
            }
          ]
        },
        "bookingCutoffHours": {
          "type": "number"
        },
        "allowsMinorsAlone": {
          "type": "boolean",
          "description": "Minors may travel without an adult; if absent, they may not."
        },
        "freeCancellationHours": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Cancelling is free until this many hours before the start."
        },
        "cancellationChargePercent": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "After that the operator may charge up to this percentage of the price."
        },
        "pickup": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/TourPickup"
            },
            {
              "type": "null"
            }
          ],
          "description": "When travellers are picked up; null if there is no pick-up. If absent, the timeline shows when."
        },
        "id": {
          "type": "string"
        },
        "image": {
          "type": [
            "string",
            "null"
          ],
          "description": "The first image; null for a tour without one."
        },
        "price": {
          "type": "number",
          "description": "The derived price, in the currency of the price table."
        },
        "priceParty": {
          "type": "string",
          "description": "The sizes of parties that pay `price` each, such as `6 or more`; absent if the size does not change the price."
        },
        "fromPrice": {
          "type": "number",
          "description": "The \"From\" price of the tour's page, in the currency of the price table."
        },
        "fromParty": {
          "type": "string",
          "description": "The sizes of parties that pay `fromPrice` each; absent if the size does not change the price."
        },
        "currency": {
          "type": "string"
        },
        "duration": {
          "type": "string",
          "description": "Such as `3 hours`."
        },
        "rating": {
          "type": "number",
          "description": "The average of the tour's published reviews, if there are at least three; otherwise the rating that the operator gives."
        },
        "reviewsCount": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many reviews of the tour are published."
        },
        "createdAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "totalBookings": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "totalViews": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "popularityScore": {
          "type": "number"
        },
        "pickupWindows": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PickupWindow"
          },
          "description": "When travellers are picked up, as set by staff or shown in the timeline; empty if there is no pick-up."
        },
        "isActive": {
          "type": "boolean"
        },
        "isDeleted": {
          "type": "boolean"
        },
        "revenueGenerated": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "currency": {
                "type": "string"
              },
              "amount": {
                "type": "number"
              }
            },
            "required": [
              "currency",
              "amount"
            ],
            "additionalProperties": false
          }
        },
        "revision": {
          "type": "string"
        }
      },
      "required": [
        "badge",
        "bookingCutoffHours",
        "cancellationChargePercent",
        "capacity",
        "category",
        "confirmation",
        "createdAt",
        "currency",
        "description",
        "duration",
        "durationHours",
        "excludes",
        "faq",
        "freeCancellationHours",
        "fromPrice",
        "fullDescription",
        "highlights",
        "id",
        "image",
        "images",
        "includes",
        "isActive",
        "isDeleted",
        "isFeatured",
        "itinerary",
        "maxGuests",
        "meetingPoint",
        "meetingPointLink",
        "pickupTimes",
        "pickupWindows",
        "popularityScore",
        "price",
        "pricingStructure",
        "rating",
        "revenueGenerated",
        "reviewsCount",
        "revision",
        "season",
        "title",
        "totalBookings",
        "totalViews",
        "weekdays",
        "whatToBring"
      ],
      "additionalProperties": false,
      "description": "A tour as staff see it."
    },
    "AdminTourAnswer": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "revision": {
          "type": "string"
        },
        "position": {
          "type": "string",
          "description": "The position of the log after the command; a client sends it back as `x-min-position`, so that its next read includes this command."
        },
        "title": {
          "type": "string"
        },
        "category": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "badge": {
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "type": "string"
        },
        "fullDescription": {
          "type": "string",
          "description": "HTML; the server keeps only safe elements."
        },
        "durationHours": {
          "type": "number"
        },
        "maxGuests": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "meetingPoint": {
          "type": "string"
        },
        "meetingPointLink": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WebAddress"
            },
            {
              "type": "null"
            }
          ]
        },
        "pickupTimes": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/LocalTime"
          },
          "description": "Start times, 24-hour `HH:mm`."
        },
        "pricingStructure": {
          "$ref": "#/components/schemas/PricingStructure"
        },
        "highlights": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "itinerary": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ItineraryStep"
          }
        },
        "includes": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "excludes": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "whatToBring": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "faq": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "question": {
                "type": "string"
              },
              "answer": {
                "type": "string"
              }
            },
            "required": [
              "question",
              "answer"
            ],
            "additionalProperties": false
          }
        },
        "images": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "At most seven URLs; the first is the featured one."
        },
        "pictures": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Picture"
          },
          "description": "The alternative texts and focus points. An answer has every picture in order, or leaves this out if staff wrote neither. In a request, an entry belongs to the picture with its `url`; other entries are ignored."
        },
        "isFeatured": {
          "type": "boolean"
        },
        "capacity": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WholeNumber"
            },
            {
              "type": "null"
            }
          ],
          "description": "Seats of one departure; null for no limit."
        },
        "confirmation": {
          "type": "string",
          "enum": [
            "instant",
            "by-hand"
          ]
        },
        "weekdays": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/WholeNumber"
          },
          "description": "ISO weekdays, 1 = Monday … 7 = Sunday."
        },
        "season": {
          "anyOf": [
            {
              "type": "object",
              "properties": {
                "from": {
                  "$ref": "#/components/schemas/LocalDate"
                },
                "to": {
                  "$ref": "#/components/schemas/LocalDate"
                }
              },
              "required": [
                "from",
                "to"
              ],
              "additionalProperties": false
            },
            {
              "type": "null"
            }
          ]
        },
        "bookingCutoffHours": {
          "type": "number"
        },
        "allowsMinorsAlone": {
          "type": "boolean",
          "description": "Minors may travel without an adult; if absent, they may not."
        },
        "freeCancellationHours": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Cancelling is free until this many hours before the start."
        },
        "cancellationChargePercent": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "After that the operator may charge up to this percentage of the price."
        },
        "pickup": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/TourPickup"
            },
            {
              "type": "null"
            }
          ],
          "description": "When travellers are picked up; null if there is no pick-up. If absent, the timeline shows when."
        },
        "id": {
          "type": "string"
        },
        "image": {
          "type": [
            "string",
            "null"
          ],
          "description": "The first image; null for a tour without one."
        },
        "price": {
          "type": "number",
          "description": "The derived price, in the currency of the price table."
        },
        "priceParty": {
          "type": "string",
          "description": "The sizes of parties that pay `price` each, such as `6 or more`; absent if the size does not change the price."
        },
        "fromPrice": {
          "type": "number",
          "description": "The \"From\" price of the tour's page, in the currency of the price table."
        },
        "fromParty": {
          "type": "string",
          "description": "The sizes of parties that pay `fromPrice` each; absent if the size does not change the price."
        },
        "currency": {
          "type": "string"
        },
        "duration": {
          "type": "string",
          "description": "Such as `3 hours`."
        },
        "rating": {
          "type": "number",
          "description": "The average of the tour's published reviews, if there are at least three; otherwise the rating that the operator gives."
        },
        "reviewsCount": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many reviews of the tour are published."
        },
        "createdAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "totalBookings": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "totalViews": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "popularityScore": {
          "type": "number"
        },
        "pickupWindows": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PickupWindow"
          },
          "description": "When travellers are picked up, as set by staff or shown in the timeline; empty if there is no pick-up."
        },
        "isActive": {
          "type": "boolean"
        },
        "isDeleted": {
          "type": "boolean"
        },
        "revenueGenerated": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "currency": {
                "type": "string"
              },
              "amount": {
                "type": "number"
              }
            },
            "required": [
              "currency",
              "amount"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "badge",
        "bookingCutoffHours",
        "cancellationChargePercent",
        "capacity",
        "category",
        "confirmation",
        "createdAt",
        "currency",
        "description",
        "duration",
        "durationHours",
        "excludes",
        "faq",
        "freeCancellationHours",
        "fromPrice",
        "fullDescription",
        "highlights",
        "id",
        "image",
        "images",
        "includes",
        "isActive",
        "isDeleted",
        "isFeatured",
        "itinerary",
        "maxGuests",
        "meetingPoint",
        "meetingPointLink",
        "pickupTimes",
        "pickupWindows",
        "popularityScore",
        "position",
        "price",
        "pricingStructure",
        "rating",
        "revenueGenerated",
        "reviewsCount",
        "revision",
        "season",
        "title",
        "totalBookings",
        "totalViews",
        "weekdays",
        "whatToBring"
      ]
    },
    "AgeRate": {
      "type": "object",
      "properties": {
        "categoryId": {
          "type": "string",
          "description": "Permanent; answers always have it. A request without it means the category with this name, or a new one if the tour has no such category."
        },
        "ageCategory": {
          "type": "string"
        },
        "price": {
          "type": "number"
        },
        "minAge": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WholeNumber"
            },
            {
              "type": "null"
            }
          ]
        },
        "maxAge": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WholeNumber"
            },
            {
              "type": "null"
            }
          ]
        }
      },
      "required": [
        "ageCategory",
        "price"
      ],
      "additionalProperties": false
    },
    "Anchor": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "The day in Zanzibar. If the anchor was made on demand, the name also has the position of the log."
        },
        "at": {
          "$ref": "#/components/schemas/Instant"
        },
        "position": {
          "type": "string"
        },
        "events": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "streams": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "heads": {
          "type": "string",
          "description": "SHA-256 over the last event of every stream."
        },
        "isAuthentic": {
          "type": "boolean",
          "description": "Whether the anchor has the seal of this product's secret key."
        },
        "isGivenUp": {
          "type": "boolean",
          "description": "A restored backup lacks events that this anchor covers, so checks no longer compare the log with it."
        }
      },
      "required": [
        "name",
        "at",
        "position",
        "events",
        "streams",
        "heads",
        "isAuthentic",
        "isGivenUp"
      ],
      "additionalProperties": false,
      "description": "The state of the log on a day, kept where somebody who changes the log cannot change it."
    },
    "AsOfAdminBooking": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "asOf": {
          "$ref": "#/components/schemas/Instant"
        },
        "reference": {
          "$ref": "#/components/schemas/BookingReference"
        },
        "bookingNumber": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "status": {
          "$ref": "#/components/schemas/BookingStatus"
        },
        "seats": {
          "type": "string",
          "const": "not-held",
          "description": "A request that holds no seats until its traveller opens the mailed link or staff confirm it."
        },
        "tourId": {
          "type": "string"
        },
        "tourTitle": {
          "type": "string"
        },
        "date": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "pickupTime": {
          "$ref": "#/components/schemas/LocalTime"
        },
        "durationHours": {
          "type": "number"
        },
        "guests": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "travellers": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Travellers"
          }
        },
        "totalPrice": {
          "type": "number"
        },
        "currency": {
          "type": "string"
        },
        "priceLines": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PriceLine"
          }
        },
        "meetingPoint": {
          "type": "string"
        },
        "meetingPointLink": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WebAddress"
            },
            {
              "type": "null"
            }
          ]
        },
        "customer": {
          "$ref": "#/components/schemas/Customer"
        },
        "unreadable": {
          "$ref": "#/components/schemas/Unreadable",
          "description": "Present if personal data is stored but cannot be read; absent after an erasure."
        },
        "pickupPlace": {
          "type": "string"
        },
        "pickup": {
          "$ref": "#/components/schemas/Pickup",
          "description": "When the traveller is picked up there; absent if no window is known."
        },
        "message": {
          "type": "string"
        },
        "freeCancellationUntil": {
          "$ref": "#/components/schemas/Instant",
          "description": "The last instant at which cancelling is free of charge."
        },
        "cancellation": {
          "$ref": "#/components/schemas/Cancellation",
          "description": "The terms of the booking. If absent, cancelling is free until 24 hours before the start, and then costs up to the full price."
        },
        "cancelledFree": {
          "type": "boolean",
          "description": "Whether the booking was cancelled free of charge; absent if it is not cancelled."
        },
        "undoUntil": {
          "$ref": "#/components/schemas/Instant",
          "description": "Until this time, travellers can undo their own cancellation if the departure still has room. Absent if the booking is not cancelled, or staff cancelled it, or it was a request."
        },
        "createdAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "updatedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "revision": {
          "type": "string"
        },
        "customerId": {
          "type": "string",
          "description": "The id of the customer to whom the booking belongs now; absent in bookings without stored personal data."
        },
        "attendance": {
          "$ref": "#/components/schemas/Attendance"
        },
        "payments": {
          "$ref": "#/components/schemas/Payments"
        },
        "origin": {
          "$ref": "#/components/schemas/BookingOrigin",
          "description": "How the booking was made, such as on the site or by phone; absent if this is not known."
        },
        "locale": {
          "type": "string",
          "description": "The language in which it was booked (BCP 47); absent in bookings made before it was stored."
        },
        "tags": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The tags that staff gave it, as they wrote them; absent if there are none."
        },
        "guestIds": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/GuestId"
          },
          "description": "Each traveller, with a permanent id that no other traveller gets."
        },
        "notes": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/BookingNote"
          },
          "description": "The oldest first. Absent in lists of many departures, where there are no notes, and after an erasure."
        }
      },
      "required": [
        "attendance",
        "bookingNumber",
        "createdAt",
        "currency",
        "date",
        "durationHours",
        "freeCancellationUntil",
        "guestIds",
        "guests",
        "meetingPoint",
        "meetingPointLink",
        "payments",
        "pickupTime",
        "priceLines",
        "reference",
        "revision",
        "status",
        "totalPrice",
        "tourId",
        "tourTitle",
        "travellers",
        "updatedAt"
      ],
      "description": "A view as it was at the instant `asOf` of the request. The answer repeats this instant. Without `asOf`, it is the current view."
    },
    "AsOfAdminTour": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "asOf": {
          "$ref": "#/components/schemas/Instant"
        },
        "title": {
          "type": "string"
        },
        "category": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "badge": {
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "type": "string"
        },
        "fullDescription": {
          "type": "string",
          "description": "HTML; the server keeps only safe elements."
        },
        "durationHours": {
          "type": "number"
        },
        "maxGuests": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "meetingPoint": {
          "type": "string"
        },
        "meetingPointLink": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WebAddress"
            },
            {
              "type": "null"
            }
          ]
        },
        "pickupTimes": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/LocalTime"
          },
          "description": "Start times, 24-hour `HH:mm`."
        },
        "pricingStructure": {
          "$ref": "#/components/schemas/PricingStructure"
        },
        "highlights": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "itinerary": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ItineraryStep"
          }
        },
        "includes": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "excludes": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "whatToBring": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "faq": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "question": {
                "type": "string"
              },
              "answer": {
                "type": "string"
              }
            },
            "required": [
              "question",
              "answer"
            ],
            "additionalProperties": false
          }
        },
        "images": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "At most seven URLs; the first is the featured one."
        },
        "pictures": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Picture"
          },
          "description": "The alternative texts and focus points. An answer has every picture in order, or leaves this out if staff wrote neither. In a request, an entry belongs to the picture with its `url`; other entries are ignored."
        },
        "isFeatured": {
          "type": "boolean"
        },
        "capacity": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WholeNumber"
            },
            {
              "type": "null"
            }
          ],
          "description": "Seats of one departure; null for no limit."
        },
        "confirmation": {
          "type": "string",
          "enum": [
            "instant",
            "by-hand"
          ]
        },
        "weekdays": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/WholeNumber"
          },
          "description": "ISO weekdays, 1 = Monday … 7 = Sunday."
        },
        "season": {
          "anyOf": [
            {
              "type": "object",
              "properties": {
                "from": {
                  "$ref": "#/components/schemas/LocalDate"
                },
                "to": {
                  "$ref": "#/components/schemas/LocalDate"
                }
              },
              "required": [
                "from",
                "to"
              ],
              "additionalProperties": false
            },
            {
              "type": "null"
            }
          ]
        },
        "bookingCutoffHours": {
          "type": "number"
        },
        "allowsMinorsAlone": {
          "type": "boolean",
          "description": "Minors may travel without an adult; if absent, they may not."
        },
        "freeCancellationHours": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Cancelling is free until this many hours before the start."
        },
        "cancellationChargePercent": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "After that the operator may charge up to this percentage of the price."
        },
        "pickup": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/TourPickup"
            },
            {
              "type": "null"
            }
          ],
          "description": "When travellers are picked up; null if there is no pick-up. If absent, the timeline shows when."
        },
        "id": {
          "type": "string"
        },
        "image": {
          "type": [
            "string",
            "null"
          ],
          "description": "The first image; null for a tour without one."
        },
        "price": {
          "type": "number",
          "description": "The derived price, in the currency of the price table."
        },
        "priceParty": {
          "type": "string",
          "description": "The sizes of parties that pay `price` each, such as `6 or more`; absent if the size does not change the price."
        },
        "fromPrice": {
          "type": "number",
          "description": "The \"From\" price of the tour's page, in the currency of the price table."
        },
        "fromParty": {
          "type": "string",
          "description": "The sizes of parties that pay `fromPrice` each; absent if the size does not change the price."
        },
        "currency": {
          "type": "string"
        },
        "duration": {
          "type": "string",
          "description": "Such as `3 hours`."
        },
        "rating": {
          "type": "number",
          "description": "The average of the tour's published reviews, if there are at least three; otherwise the rating that the operator gives."
        },
        "reviewsCount": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many reviews of the tour are published."
        },
        "createdAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "totalBookings": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "totalViews": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "popularityScore": {
          "type": "number"
        },
        "pickupWindows": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PickupWindow"
          },
          "description": "When travellers are picked up, as set by staff or shown in the timeline; empty if there is no pick-up."
        },
        "isActive": {
          "type": "boolean"
        },
        "isDeleted": {
          "type": "boolean"
        },
        "revenueGenerated": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "currency": {
                "type": "string"
              },
              "amount": {
                "type": "number"
              }
            },
            "required": [
              "currency",
              "amount"
            ],
            "additionalProperties": false
          }
        },
        "revision": {
          "type": "string"
        }
      },
      "required": [
        "badge",
        "bookingCutoffHours",
        "cancellationChargePercent",
        "capacity",
        "category",
        "confirmation",
        "createdAt",
        "currency",
        "description",
        "duration",
        "durationHours",
        "excludes",
        "faq",
        "freeCancellationHours",
        "fromPrice",
        "fullDescription",
        "highlights",
        "id",
        "image",
        "images",
        "includes",
        "isActive",
        "isDeleted",
        "isFeatured",
        "itinerary",
        "maxGuests",
        "meetingPoint",
        "meetingPointLink",
        "pickupTimes",
        "pickupWindows",
        "popularityScore",
        "price",
        "pricingStructure",
        "rating",
        "revenueGenerated",
        "reviewsCount",
        "revision",
        "season",
        "title",
        "totalBookings",
        "totalViews",
        "weekdays",
        "whatToBring"
      ],
      "description": "A view as it was at the instant `asOf` of the request. The answer repeats this instant. Without `asOf`, it is the current view."
    },
    "AsOfDaySheet": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "asOf": {
          "$ref": "#/components/schemas/Instant"
        },
        "id": {
          "type": "string"
        },
        "tourId": {
          "type": "string"
        },
        "tourTitle": {
          "type": "string"
        },
        "date": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "time": {
          "$ref": "#/components/schemas/LocalTime"
        },
        "status": {
          "$ref": "#/components/schemas/SlotStatus"
        },
        "capacity": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WholeNumber"
            },
            {
              "type": "null"
            }
          ],
          "description": "Null for no limit."
        },
        "seatsTaken": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Booked and held seats."
        },
        "seatsHeld": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "The taken seats that are held for a short time and not booked yet."
        },
        "seatsLeft": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WholeNumber"
            },
            {
              "type": "null"
            }
          ]
        },
        "isClosed": {
          "type": "boolean"
        },
        "closureReason": {
          "type": "string"
        },
        "note": {
          "type": "string",
          "description": "The note of staff about it, at most 500 characters."
        },
        "noteBefore": {
          "type": "string",
          "description": "The note before it was last changed, for an undo."
        },
        "disruption": {
          "$ref": "#/components/schemas/Disruption",
          "description": "The departure was cancelled or moved as a whole."
        },
        "bookings": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AdminBooking"
          },
          "description": "The bookings that take place, confirmed or pending, by the traveller's name; with their notes."
        },
        "cancelled": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AdminBooking"
          },
          "description": "The cancelled bookings. They are listed because their travellers may come anyway, or get money back."
        },
        "totals": {
          "$ref": "#/components/schemas/DaySheetTotals"
        }
      },
      "required": [
        "bookings",
        "cancelled",
        "capacity",
        "date",
        "id",
        "isClosed",
        "seatsHeld",
        "seatsLeft",
        "seatsTaken",
        "status",
        "time",
        "totals",
        "tourId",
        "tourTitle"
      ],
      "description": "A view as it was at the instant `asOf` of the request. The answer repeats this instant. Without `asOf`, it is the current view."
    },
    "AsOfListOfDailyRevenue": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "asOf": {
          "$ref": "#/components/schemas/Instant"
        },
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/DailyRevenue"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "description": "A view as it was at the instant `asOf` of the request. The answer repeats this instant. Without `asOf`, it is the current view."
    },
    "Attendance": {
      "type": "object",
      "properties": {
        "checkedIn": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WholeNumber"
            },
            {
              "type": "null"
            }
          ],
          "description": "How many of the travellers came; null until somebody is checked in."
        },
        "isNoShow": {
          "type": "boolean"
        }
      },
      "required": [
        "checkedIn",
        "isNoShow"
      ],
      "additionalProperties": false,
      "description": "Whether the travellers came. A check-in or no-show for another departure, or from before a cancellation, no longer counts."
    },
    "AuditCause": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "action": {
          "type": "string"
        },
        "subject": {
          "$ref": "#/components/schemas/AuditSubject"
        }
      },
      "required": [
        "id",
        "action",
        "subject"
      ],
      "additionalProperties": false,
      "description": "The entry that automatically caused another entry."
    },
    "AuditEntry": {
      "type": "object",
      "properties": {
        "revision": {
          "type": "string",
          "description": "The opaque place of the entry in the history of its subject. An undo request contains it to name the entry."
        },
        "at": {
          "$ref": "#/components/schemas/Instant"
        },
        "actor": {
          "type": "object",
          "properties": {
            "kind": {
              "type": "string"
            },
            "id": {
              "type": "string"
            },
            "name": {
              "type": "string"
            }
          },
          "required": [
            "kind"
          ],
          "additionalProperties": false
        },
        "action": {
          "type": "string"
        },
        "changes": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "field": {
                "type": "string"
              },
              "before": {},
              "after": {}
            },
            "required": [
              "field",
              "before",
              "after"
            ],
            "additionalProperties": false
          }
        },
        "reason": {
          "type": "string"
        },
        "isReasonTold": {
          "type": "boolean",
          "description": "The traveller got the reason; otherwise only staff see it."
        },
        "causedBy": {
          "type": "string"
        },
        "undoes": {
          "type": "string",
          "description": "The revision of the entry that this entry undid."
        },
        "isFinal": {
          "type": "boolean",
          "description": "This entry can never be undone, although other entries of this kind can."
        },
        "bulkActId": {
          "type": "string",
          "description": "The bulk act that this entry is part of; only staff see it."
        },
        "id": {
          "type": "string",
          "description": "The permanent name of the entry."
        },
        "subject": {
          "$ref": "#/components/schemas/AuditSubject"
        },
        "cause": {
          "$ref": "#/components/schemas/AuditCause",
          "description": "The entry that caused this one automatically; absent if a person requested it."
        }
      },
      "required": [
        "action",
        "actor",
        "at",
        "causedBy",
        "changes",
        "id",
        "revision",
        "subject"
      ],
      "additionalProperties": false,
      "description": "One entry of the audit log, about a subject of any kind."
    },
    "AuditKind": {
      "type": "string",
      "enum": [
        "booking",
        "tour",
        "departure",
        "account",
        "notification",
        "customer",
        "bulk-act",
        "pickup-places",
        "saved-views",
        "review",
        "message"
      ]
    },
    "AuditPerson": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "The id of the account."
        },
        "name": {
          "type": "string"
        }
      },
      "required": [
        "id",
        "name"
      ],
      "additionalProperties": false,
      "description": "A person whose acts are in the audit log."
    },
    "AuditSubject": {
      "type": "object",
      "properties": {
        "kind": {
          "$ref": "#/components/schemas/AuditKind"
        },
        "id": {
          "type": "string",
          "description": "A booking's number, a tour's slug, or the id of a departure, account, notification, customer or bulk act."
        },
        "title": {
          "type": "string",
          "description": "The name that people use for it now."
        }
      },
      "required": [
        "kind",
        "id",
        "title"
      ],
      "additionalProperties": false
    },
    "BookingAnswer": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "revision": {
          "type": "string"
        },
        "position": {
          "type": "string",
          "description": "The position of the log after the command; a client sends it back as `x-min-position`, so that its next read includes this command."
        },
        "reference": {
          "$ref": "#/components/schemas/BookingReference"
        },
        "bookingNumber": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "status": {
          "$ref": "#/components/schemas/BookingStatus"
        },
        "seats": {
          "type": "string",
          "const": "not-held",
          "description": "A request that holds no seats until its traveller opens the mailed link or staff confirm it."
        },
        "tourId": {
          "type": "string"
        },
        "tourTitle": {
          "type": "string"
        },
        "date": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "pickupTime": {
          "$ref": "#/components/schemas/LocalTime"
        },
        "durationHours": {
          "type": "number"
        },
        "guests": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "travellers": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Travellers"
          }
        },
        "totalPrice": {
          "type": "number"
        },
        "currency": {
          "type": "string"
        },
        "priceLines": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PriceLine"
          }
        },
        "meetingPoint": {
          "type": "string"
        },
        "meetingPointLink": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WebAddress"
            },
            {
              "type": "null"
            }
          ]
        },
        "customer": {
          "$ref": "#/components/schemas/Customer"
        },
        "unreadable": {
          "$ref": "#/components/schemas/Unreadable",
          "description": "Present if personal data is stored but cannot be read; absent after an erasure."
        },
        "pickupPlace": {
          "type": "string"
        },
        "pickup": {
          "$ref": "#/components/schemas/Pickup",
          "description": "When the traveller is picked up there; absent if no window is known."
        },
        "message": {
          "type": "string"
        },
        "freeCancellationUntil": {
          "$ref": "#/components/schemas/Instant",
          "description": "The last instant at which cancelling is free of charge."
        },
        "cancellation": {
          "$ref": "#/components/schemas/Cancellation",
          "description": "The terms of the booking. If absent, cancelling is free until 24 hours before the start, and then costs up to the full price."
        },
        "cancelledFree": {
          "type": "boolean",
          "description": "Whether the booking was cancelled free of charge; absent if it is not cancelled."
        },
        "undoUntil": {
          "$ref": "#/components/schemas/Instant",
          "description": "Until this time, travellers can undo their own cancellation if the departure still has room. Absent if the booking is not cancelled, or staff cancelled it, or it was a request."
        },
        "createdAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "updatedAt": {
          "$ref": "#/components/schemas/Instant"
        }
      },
      "required": [
        "bookingNumber",
        "createdAt",
        "currency",
        "date",
        "durationHours",
        "freeCancellationUntil",
        "guests",
        "meetingPoint",
        "meetingPointLink",
        "pickupTime",
        "position",
        "priceLines",
        "reference",
        "revision",
        "status",
        "totalPrice",
        "tourId",
        "tourTitle",
        "travellers",
        "updatedAt"
      ]
    },
    "BookingCounts": {
      "type": "object",
      "properties": {
        "today": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "dueToday": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "tomorrow": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "all": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "toGiveBack": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "The number of all bookings whose travellers get money back, regardless of the filter."
        }
      },
      "required": [
        "today",
        "dueToday",
        "tomorrow",
        "all",
        "toGiveBack"
      ],
      "additionalProperties": false
    },
    "BookingEmails": {
      "type": "object",
      "properties": {
        "stopped": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "daily-limit",
            "no-mail-to-address",
            null
          ],
          "description": "Why the traveller got no e-mail about the last change. The address had too many e-mails today. Or it gets no e-mails, because earlier ones came back or were reported as unwanted. Null if no e-mail was stopped."
        }
      },
      "required": [
        "stopped"
      ],
      "additionalProperties": false,
      "description": "The answer of GET /api/bookings/{reference}/emails."
    },
    "BookingNetwork": {
      "type": "object",
      "properties": {
        "network": {
          "type": "string"
        },
        "bookings": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "limitsReached": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How often a limit on bookings refused this network, counted by whole hours."
        },
        "lastAt": {
          "$ref": "#/components/schemas/Instant"
        }
      },
      "required": [
        "network",
        "bookings",
        "limitsReached",
        "lastAt"
      ],
      "additionalProperties": false,
      "description": "A network that made bookings or reached a limit in a period. Its name is a keyed hash, never an address."
    },
    "BookingNetworks": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/BookingNetwork"
          }
        },
        "from": {
          "$ref": "#/components/schemas/Instant"
        },
        "to": {
          "$ref": "#/components/schemas/Instant"
        },
        "keptDays": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many days such records are kept."
        }
      },
      "required": [
        "items",
        "from",
        "to",
        "keptDays"
      ],
      "additionalProperties": false,
      "description": "The networks of a period; those that reached limits come first."
    },
    "BookingNote": {
      "type": "object",
      "properties": {
        "revision": {
          "type": "string",
          "description": "The revision of its entry in the history. The history shows who wrote the note, and an undo of the entry withdraws it."
        },
        "at": {
          "$ref": "#/components/schemas/Instant"
        },
        "text": {
          "type": "string"
        }
      },
      "required": [
        "revision",
        "at",
        "text"
      ],
      "additionalProperties": false,
      "description": "A note that staff wrote about the booking."
    },
    "BookingOrigin": {
      "type": "string",
      "enum": [
        "site",
        "phone",
        "whatsapp",
        "partner",
        "import"
      ],
      "description": "How a booking came: from the site, by a call or a chat that staff answered, from a partner, or from a file of another system."
    },
    "BookingReference": {
      "type": "string",
      "description": "The reference of a booking as people see it, `ZBL-74100680`.",
      "pattern": "^ZBL-[1-9]\\d{7}$"
    },
    "BookingReview": {
      "type": "object",
      "properties": {
        "reference": {
          "$ref": "#/components/schemas/BookingReference"
        },
        "tourId": {
          "type": "string"
        },
        "tourTitle": {
          "type": "string"
        },
        "month": {
          "type": "string",
          "description": "The month of the departure, `yyyy-MM`."
        },
        "canWrite": {
          "type": "boolean",
          "description": "Whether PUT would be accepted now: the travellers came, and the time for changes is not over."
        },
        "review": {
          "$ref": "#/components/schemas/OwnReview",
          "description": "Absent if there is no review; without text and name once it is withdrawn."
        }
      },
      "required": [
        "reference",
        "tourId",
        "tourTitle",
        "month",
        "canWrite"
      ],
      "additionalProperties": false,
      "description": "The answer of GET, PUT and DELETE /api/bookings/{reference}/review."
    },
    "BookingReviewAnswer": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "revision": {
          "type": "string",
          "description": "The resource's revision, also its ETag: the revision of the last event that a client can see."
        },
        "position": {
          "type": "string",
          "description": "The position of the log after the command; a client sends it back as `x-min-position`, so that its next read includes this command."
        },
        "reference": {
          "$ref": "#/components/schemas/BookingReference"
        },
        "tourId": {
          "type": "string"
        },
        "tourTitle": {
          "type": "string"
        },
        "month": {
          "type": "string",
          "description": "The month of the departure, `yyyy-MM`."
        },
        "canWrite": {
          "type": "boolean",
          "description": "Whether PUT would be accepted now: the travellers came, and the time for changes is not over."
        },
        "review": {
          "$ref": "#/components/schemas/OwnReview",
          "description": "Absent if there is no review; without text and name once it is withdrawn."
        }
      },
      "required": [
        "canWrite",
        "month",
        "position",
        "reference",
        "revision",
        "tourId",
        "tourTitle"
      ]
    },
    "BookingSort": {
      "type": "string",
      "enum": [
        "booked-asc",
        "booked-desc",
        "status-asc",
        "status-desc",
        "start-asc",
        "start-desc",
        "tour-asc",
        "tour-desc",
        "travellers-asc",
        "travellers-desc",
        "total-asc",
        "total-desc",
        "due-asc",
        "due-desc"
      ]
    },
    "BookingStatus": {
      "type": "string",
      "enum": [
        "pending",
        "confirmed",
        "cancelled"
      ]
    },
    "BookingTab": {
      "type": "string",
      "enum": [
        "today",
        "due-today",
        "tomorrow",
        "all"
      ]
    },
    "BookingTag": {
      "type": "object",
      "properties": {
        "tag": {
          "type": "string",
          "description": "The tag as it was written last."
        },
        "bookings": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many bookings have the tag."
        }
      },
      "required": [
        "tag",
        "bookings"
      ],
      "additionalProperties": false,
      "description": "A tag in use; an item of GET /api/admin/bookings/tags."
    },
    "BulkAct": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "act": {
          "type": "string",
          "enum": [
            "cancel-bookings",
            "restore-bookings",
            "import-bookings"
          ]
        },
        "file": {
          "type": "object",
          "properties": {
            "name": {
              "type": "string"
            },
            "lines": {
              "$ref": "#/components/schemas/WholeNumber"
            }
          },
          "required": [
            "name",
            "lines"
          ],
          "additionalProperties": false,
          "description": "Only for an import."
        },
        "departureId": {
          "type": "string",
          "description": "The departure that takes place after all."
        },
        "reason": {
          "type": "string"
        },
        "work": {
          "$ref": "#/components/schemas/BulkWork"
        },
        "undo": {
          "$ref": "#/components/schemas/BulkWork",
          "description": "Absent until staff undo the act."
        }
      },
      "required": [
        "id",
        "act",
        "reason",
        "work"
      ],
      "additionalProperties": false,
      "description": "An act on many bookings. Staff cancel the bookings, without e-mails. Or the bookings are restored, because staff undid the cancellation or the move of their departure. Or staff import bookings from a file; undoing the import cancels them."
    },
    "BulkActAnswer": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "revision": {
          "type": "string",
          "description": "The resource's revision, also its ETag: the revision of the last event that a client can see."
        },
        "position": {
          "type": "string",
          "description": "The position of the log after the command; a client sends it back as `x-min-position`, so that its next read includes this command."
        },
        "id": {
          "type": "string"
        },
        "act": {
          "type": "string",
          "enum": [
            "cancel-bookings",
            "restore-bookings",
            "import-bookings"
          ]
        },
        "file": {
          "type": "object",
          "properties": {
            "name": {
              "type": "string"
            },
            "lines": {
              "$ref": "#/components/schemas/WholeNumber"
            }
          },
          "required": [
            "name",
            "lines"
          ],
          "additionalProperties": false,
          "description": "Only for an import."
        },
        "departureId": {
          "type": "string",
          "description": "The departure that takes place after all."
        },
        "reason": {
          "type": "string"
        },
        "work": {
          "$ref": "#/components/schemas/BulkWork"
        },
        "undo": {
          "$ref": "#/components/schemas/BulkWork",
          "description": "Absent until staff undo the act."
        }
      },
      "required": [
        "act",
        "id",
        "position",
        "reason",
        "revision",
        "work"
      ],
      "description": "The answer of a command about a bulk act."
    },
    "BulkFailure": {
      "type": "object",
      "properties": {
        "reference": {
          "$ref": "#/components/schemas/BookingReference"
        },
        "why": {
          "type": "string",
          "description": "A sentence that people can read."
        }
      },
      "required": [
        "reference",
        "why"
      ],
      "additionalProperties": false,
      "description": "A booking that could not be changed, and why."
    },
    "BulkWork": {
      "type": "object",
      "properties": {
        "state": {
          "type": "string",
          "enum": [
            "running",
            "stopped",
            "done"
          ],
          "description": "A `done` act with failures can be resumed: the failed bookings are tried again."
        },
        "total": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "changed": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many bookings this act changed."
        },
        "unchanged": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many bookings were already as the act would make them."
        },
        "failed": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/BulkFailure"
          }
        },
        "begunAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "by": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string"
            },
            "name": {
              "type": "string"
            }
          },
          "additionalProperties": false,
          "description": "Who began the act or its undo; without a name if the account was deleted."
        }
      },
      "required": [
        "state",
        "total",
        "changed",
        "unchanged",
        "failed",
        "begunAt",
        "by"
      ],
      "additionalProperties": false,
      "description": "The progress of a bulk act, or of its undo."
    },
    "Cancellation": {
      "type": "object",
      "properties": {
        "freeUntilHours": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Cancelling is free until this many hours before the start."
        },
        "chargePercentMax": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "After that the operator may charge up to this percentage of the price."
        }
      },
      "required": [
        "freeUntilHours",
        "chargePercentMax"
      ],
      "additionalProperties": false,
      "description": "What cancelling costs."
    },
    "CancellationCause": {
      "type": "string",
      "enum": [
        "traveller",
        "operator",
        "declined",
        "departure"
      ]
    },
    "Cancellations": {
      "type": "object",
      "properties": {
        "count": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "share": {
          "type": [
            "number",
            "null"
          ],
          "description": "The share of all bookings, from 0 to 1; null if there were no bookings."
        },
        "free": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Cancellations that were free of charge."
        },
        "causes": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "cause": {
                "$ref": "#/components/schemas/CancellationCause"
              },
              "count": {
                "$ref": "#/components/schemas/WholeNumber"
              }
            },
            "required": [
              "cause",
              "count"
            ],
            "additionalProperties": false
          },
          "description": "Every cause, also one without cancellations."
        }
      },
      "required": [
        "count",
        "share",
        "free",
        "causes"
      ],
      "additionalProperties": false
    },
    "Claims": {
      "type": "object",
      "properties": {
        "foundingYear": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "travellers": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "The number in “More than … travellers”."
        },
        "tours": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "The number in “More than … tours”; shown only if at least this many tours are listed."
        },
        "rating": {
          "type": "number",
          "description": "Out of 5."
        }
      },
      "required": [
        "foundingYear",
        "travellers",
        "tours",
        "rating"
      ],
      "additionalProperties": false,
      "description": "The figures that the operator claims about itself. No page passes them on to search engines."
    },
    "CommandAnswer": {
      "type": "object",
      "properties": {
        "revision": {
          "type": "string",
          "description": "The resource's revision, also its ETag: the revision of the last event that a client can see."
        },
        "position": {
          "type": "string",
          "description": "The position of the log after the command; a client sends it back as `x-min-position`, so that its next read includes this command."
        }
      },
      "required": [
        "revision",
        "position"
      ],
      "additionalProperties": false,
      "description": "The members of the answer of every command, besides its result. Both are opaque strings."
    },
    "Coordinates": {
      "type": "object",
      "properties": {
        "latitude": {
          "type": "number"
        },
        "longitude": {
          "type": "number"
        }
      },
      "required": [
        "latitude",
        "longitude"
      ],
      "additionalProperties": false,
      "description": "A position on the map, in degrees."
    },
    "Currency": {
      "type": "string",
      "enum": [
        "USD",
        "EUR",
        "GBP",
        "TZS"
      ]
    },
    "Customer": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        },
        "email": {
          "type": [
            "string",
            "null"
          ],
          "description": "Null if the traveller has no e-mail address."
        },
        "phone": {
          "type": "string"
        }
      },
      "required": [
        "name",
        "email",
        "phone"
      ],
      "additionalProperties": false
    },
    "CustomerEntry": {
      "type": "object",
      "properties": {
        "revision": {
          "type": "string",
          "description": "The opaque place of the entry in the history of its subject. An undo request contains it to name the entry."
        },
        "at": {
          "$ref": "#/components/schemas/Instant"
        },
        "actor": {
          "type": "object",
          "properties": {
            "kind": {
              "type": "string"
            },
            "id": {
              "type": "string"
            },
            "name": {
              "type": "string"
            }
          },
          "required": [
            "kind"
          ],
          "additionalProperties": false
        },
        "action": {
          "type": "string"
        },
        "changes": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "field": {
                "type": "string"
              },
              "before": {},
              "after": {}
            },
            "required": [
              "field",
              "before",
              "after"
            ],
            "additionalProperties": false
          }
        },
        "reason": {
          "type": "string"
        },
        "isReasonTold": {
          "type": "boolean",
          "description": "The traveller got the reason; otherwise only staff see it."
        },
        "causedBy": {
          "type": "string"
        },
        "undoes": {
          "type": "string",
          "description": "The revision of the entry that this entry undid."
        },
        "isFinal": {
          "type": "boolean",
          "description": "This entry can never be undone, although other entries of this kind can."
        },
        "bulkActId": {
          "type": "string",
          "description": "The bulk act that this entry is part of; only staff see it."
        },
        "customerId": {
          "type": "string"
        }
      },
      "required": [
        "action",
        "actor",
        "at",
        "causedBy",
        "changes",
        "customerId",
        "revision"
      ],
      "additionalProperties": false,
      "description": "An entry in the history of a customer, or of another customer who was merged into this customer."
    },
    "CustomerExport": {
      "type": "object",
      "properties": {
        "email": {
          "type": [
            "string",
            "null"
          ],
          "description": "Null if the person was not found by an e-mail address."
        },
        "exportedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "notes": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ExportedNote"
          },
          "description": "What staff wrote about the customer, removed notes left out; the oldest first."
        },
        "bookings": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ExportedBooking"
          }
        },
        "messages": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ExportedMessage"
          }
        }
      },
      "required": [
        "email",
        "exportedAt",
        "notes",
        "bookings",
        "messages"
      ],
      "additionalProperties": false,
      "description": "All stored data about a person; the file that GET /api/admin/customers/export returns."
    },
    "CustomerItem": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "Absent if the person was erased, or if the data cannot be read."
        },
        "email": {
          "type": "string",
          "description": "Absent also if the customer has no e-mail address."
        },
        "phone": {
          "type": "string",
          "description": "Absent also if the customer only wrote a message."
        },
        "unreadable": {
          "$ref": "#/components/schemas/Unreadable",
          "description": "Why the data cannot be read; absent if it can be read or if the person was erased."
        },
        "id": {
          "type": "string",
          "description": "A random id."
        },
        "bookings": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many bookings the customer has, cancelled ones included."
        },
        "upcoming": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many of these take place today or later."
        },
        "messages": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many messages the customer wrote on the contact page."
        },
        "lastBookedAt": {
          "$ref": "#/components/schemas/Instant",
          "description": "When the customer made their latest booking; absent without a booking."
        },
        "money": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/CustomerMoney"
          },
          "description": "The currencies in which they paid, owe or get money back."
        }
      },
      "required": [
        "id",
        "bookings",
        "upcoming",
        "messages",
        "money"
      ],
      "additionalProperties": false,
      "description": "A customer in a list."
    },
    "CustomerMoney": {
      "type": "object",
      "properties": {
        "currency": {
          "type": "string"
        },
        "paid": {
          "type": "number",
          "description": "The money that was collected and not refunded, in the currency in which it counts for its booking."
        },
        "owes": {
          "type": "number",
          "description": "The debts of bookings that take place, without those that were written off."
        },
        "toRefund": {
          "type": "number",
          "description": "The money that the customer gets back."
        }
      },
      "required": [
        "currency",
        "paid",
        "owes",
        "toRefund"
      ],
      "additionalProperties": false,
      "description": "What a customer paid and owes in one currency, in major units. These are three separate sums over the bookings. The refund of one booking is never subtracted from the debt of another."
    },
    "CustomerNote": {
      "type": "object",
      "properties": {
        "customerId": {
          "type": "string",
          "description": "The customer about whom it was written: the shown customer, or one who was merged into the shown customer."
        },
        "noteNo": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "The number of the note among the notes about this customer."
        },
        "at": {
          "$ref": "#/components/schemas/Instant",
          "description": "When the note was first written."
        },
        "revision": {
          "type": "string",
          "description": "The revision of the entry in the history with its present text; the entry says who wrote it."
        },
        "notesRevision": {
          "type": "string",
          "description": "The revision of the notes about this customer, for `If-Match`."
        },
        "text": {
          "type": "string"
        }
      },
      "required": [
        "customerId",
        "noteNo",
        "at",
        "revision",
        "notesRevision",
        "text"
      ],
      "additionalProperties": false,
      "description": "A note of staff about a customer."
    },
    "CustomerPerson": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "Absent if the person was erased, or if the data cannot be read."
        },
        "email": {
          "type": "string",
          "description": "Absent also if the customer has no e-mail address."
        },
        "phone": {
          "type": "string",
          "description": "Absent also if the customer only wrote a message."
        },
        "unreadable": {
          "$ref": "#/components/schemas/Unreadable",
          "description": "Why the data cannot be read; absent if it can be read or if the person was erased."
        }
      },
      "additionalProperties": false,
      "description": "Who a customer is: from their latest booking or, if there is no booking, from their latest message."
    },
    "Customers": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/CustomerItem"
          }
        },
        "nextCursor": {
          "type": "string"
        },
        "hasMore": {
          "type": "boolean",
          "const": true,
          "description": "The search found more customers than the answer contains."
        }
      },
      "additionalProperties": false,
      "required": [
        "items"
      ],
      "description": "The answer of GET /api/admin/customers and POST /api/admin/customers/search."
    },
    "DailyRevenue": {
      "type": "object",
      "properties": {
        "date": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "currency": {
          "type": "string"
        },
        "bookings": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "gross": {
          "type": "number"
        },
        "cancelled": {
          "type": "number"
        },
        "net": {
          "type": "number"
        }
      },
      "required": [
        "date",
        "currency",
        "bookings",
        "gross",
        "cancelled",
        "net"
      ],
      "additionalProperties": false,
      "description": "The bookings created on one day in one currency; a cancelled booking counts in `gross`, but not in `net`."
    },
    "Dashboard": {
      "type": "object",
      "properties": {
        "from": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "to": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "days": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/DashboardDay"
          },
          "description": "Every day in order, also a day without bookings."
        },
        "totals": {
          "$ref": "#/components/schemas/DashboardTotals"
        },
        "before": {
          "$ref": "#/components/schemas/DashboardBefore",
          "description": "The same totals for the previous period, which has the same number of days and ends on the day before."
        },
        "popularity": {
          "$ref": "#/components/schemas/Popularity",
          "description": "The current values, independent of the days."
        },
        "seats": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/SeatsOfDay"
          },
          "description": "Today and tomorrow, independent of the days."
        }
      },
      "required": [
        "from",
        "to",
        "days",
        "totals",
        "before",
        "popularity",
        "seats"
      ],
      "additionalProperties": false,
      "description": "The figures of the business on some days in Zanzibar, both ends included. A booking counts on the day it was made, with its current total and status. So every number is the length, or the sum, of a list of bookings. Only payments and refunds count on their own day."
    },
    "DashboardBefore": {
      "type": "object",
      "properties": {
        "from": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "to": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "totals": {
          "$ref": "#/components/schemas/DashboardTotals"
        }
      },
      "required": [
        "from",
        "to",
        "totals"
      ],
      "additionalProperties": false
    },
    "DashboardDay": {
      "type": "object",
      "properties": {
        "date": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "bookings": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "cancelled": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many of these bookings are cancelled now."
        },
        "money": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/DashboardMoney"
          }
        }
      },
      "required": [
        "date",
        "bookings",
        "cancelled",
        "money"
      ],
      "additionalProperties": false
    },
    "DashboardMoney": {
      "type": "object",
      "properties": {
        "currency": {
          "type": "string"
        },
        "bookings": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Bookings priced in this currency."
        },
        "gross": {
          "type": "number",
          "description": "The totals of all bookings, cancelled ones too."
        },
        "cancelled": {
          "type": "number",
          "description": "The totals of the cancelled bookings."
        },
        "net": {
          "type": "number",
          "description": "Gross minus cancelled."
        },
        "collected": {
          "type": "number",
          "description": "Money collected on these days, for any booking."
        },
        "taken": {
          "type": "number",
          "description": "The amount that travellers really paid in this currency, if it differs from the amount that counts in it."
        },
        "refunded": {
          "type": "number",
          "description": "Money refunded on these days, for any booking."
        },
        "handedBack": {
          "type": "number",
          "description": "The amount that travellers really got back in this currency, if it differs from the amount that counts in it."
        }
      },
      "required": [
        "currency",
        "bookings",
        "gross",
        "cancelled",
        "net",
        "collected",
        "refunded"
      ],
      "additionalProperties": false,
      "description": "Decimal amounts of one currency; currencies without any amount are left out."
    },
    "DashboardTotals": {
      "type": "object",
      "properties": {
        "bookings": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "cancellations": {
          "$ref": "#/components/schemas/Cancellations"
        },
        "leadTime": {
          "$ref": "#/components/schemas/LeadTime"
        },
        "money": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/DashboardMoney"
          }
        }
      },
      "required": [
        "bookings",
        "cancellations",
        "leadTime",
        "money"
      ],
      "additionalProperties": false
    },
    "DataKept": {
      "type": "object",
      "properties": {
        "bookingMonths": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "contactMonths": {
          "$ref": "#/components/schemas/WholeNumber"
        }
      },
      "required": [
        "bookingMonths",
        "contactMonths"
      ],
      "additionalProperties": false,
      "description": "For how many months the data of travellers, and of people who wrote a message, is kept. If it is 0, the data is kept until they ask for its erasure."
    },
    "DaySheetMoney": {
      "type": "object",
      "properties": {
        "collected": {
          "type": "number"
        },
        "refunded": {
          "type": "number"
        },
        "currency": {
          "type": "string"
        },
        "total": {
          "type": "number"
        },
        "due": {
          "type": "number",
          "description": "The sum of what travellers still owe."
        },
        "toRefund": {
          "type": "number",
          "description": "The sum of what travellers get back, also for cancelled bookings."
        },
        "writtenOff": {
          "type": "number",
          "description": "The debts of no-shows that staff wrote off, which are not due; absent if there are none."
        }
      },
      "required": [
        "collected",
        "currency",
        "due",
        "refunded",
        "toRefund",
        "total"
      ],
      "additionalProperties": false,
      "description": "The prices of the bookings that take place, in one currency, and the payments for them. A traveller's debt is never reduced by money that another traveller gets back."
    },
    "DaySheetTotals": {
      "type": "object",
      "properties": {
        "guests": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "byCategory": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Travellers"
          }
        },
        "checkedIn": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Travellers who came, and travellers of bookings marked as no-shows."
        },
        "noShow": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "money": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/DaySheetMoney"
          }
        },
        "tendered": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/MoneyTakenIn"
          },
          "description": "The money that was paid in each currency; absent if it was always paid in the currency in which it counts."
        }
      },
      "required": [
        "guests",
        "byCategory",
        "checkedIn",
        "noShow",
        "money"
      ],
      "additionalProperties": false,
      "description": "The totals of the bookings that take place, with the money that cancelled bookings get back."
    },
    "Departure": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "tourId": {
          "type": "string"
        },
        "tourTitle": {
          "type": "string"
        },
        "date": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "time": {
          "$ref": "#/components/schemas/LocalTime"
        },
        "status": {
          "$ref": "#/components/schemas/SlotStatus"
        },
        "capacity": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WholeNumber"
            },
            {
              "type": "null"
            }
          ],
          "description": "Null for no limit."
        },
        "seatsTaken": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Booked and held seats."
        },
        "seatsHeld": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "The taken seats that are held for a short time and not booked yet."
        },
        "seatsLeft": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WholeNumber"
            },
            {
              "type": "null"
            }
          ]
        },
        "isClosed": {
          "type": "boolean"
        },
        "closureReason": {
          "type": "string"
        },
        "note": {
          "type": "string",
          "description": "The note of staff about it, at most 500 characters."
        },
        "noteBefore": {
          "type": "string",
          "description": "The note before it was last changed, for an undo."
        },
        "disruption": {
          "$ref": "#/components/schemas/Disruption",
          "description": "The departure was cancelled or moved as a whole."
        }
      },
      "required": [
        "id",
        "tourId",
        "tourTitle",
        "date",
        "time",
        "status",
        "capacity",
        "seatsTaken",
        "seatsHeld",
        "seatsLeft",
        "isClosed"
      ],
      "additionalProperties": false,
      "description": "One departure as staff see it."
    },
    "DepartureAnswer": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "revision": {
          "type": "string",
          "description": "The resource's revision, also its ETag: the revision of the last event that a client can see."
        },
        "position": {
          "type": "string",
          "description": "The position of the log after the command; a client sends it back as `x-min-position`, so that its next read includes this command."
        },
        "id": {
          "type": "string"
        },
        "tourId": {
          "type": "string"
        },
        "tourTitle": {
          "type": "string"
        },
        "date": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "time": {
          "$ref": "#/components/schemas/LocalTime"
        },
        "status": {
          "$ref": "#/components/schemas/SlotStatus"
        },
        "capacity": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WholeNumber"
            },
            {
              "type": "null"
            }
          ],
          "description": "Null for no limit."
        },
        "seatsTaken": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Booked and held seats."
        },
        "seatsHeld": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "The taken seats that are held for a short time and not booked yet."
        },
        "seatsLeft": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WholeNumber"
            },
            {
              "type": "null"
            }
          ]
        },
        "isClosed": {
          "type": "boolean"
        },
        "closureReason": {
          "type": "string"
        },
        "note": {
          "type": "string",
          "description": "The note of staff about it, at most 500 characters."
        },
        "noteBefore": {
          "type": "string",
          "description": "The note before it was last changed, for an undo."
        },
        "disruption": {
          "$ref": "#/components/schemas/Disruption",
          "description": "The departure was cancelled or moved as a whole."
        }
      },
      "required": [
        "capacity",
        "date",
        "id",
        "isClosed",
        "position",
        "revision",
        "seatsHeld",
        "seatsLeft",
        "seatsTaken",
        "status",
        "time",
        "tourId",
        "tourTitle"
      ],
      "description": "The answer of a command about a departure."
    },
    "Disruption": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "kind": {
          "type": "string",
          "enum": [
            "cancellation",
            "move"
          ]
        },
        "to": {
          "type": "object",
          "properties": {
            "date": {
              "$ref": "#/components/schemas/LocalDate"
            },
            "time": {
              "$ref": "#/components/schemas/LocalTime"
            }
          },
          "required": [
            "date",
            "time"
          ],
          "additionalProperties": false,
          "description": "The slot to which its bookings move; only for a move."
        },
        "reason": {
          "type": "string",
          "description": "The reason that every traveller reads."
        },
        "state": {
          "type": "string",
          "enum": [
            "running",
            "stopped",
            "done"
          ],
          "description": "A `done` disruption with failures can be resumed: the failed bookings are tried again."
        },
        "total": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "The bookings of the disruption, and how many of them are cancelled or moved."
        },
        "done": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "failed": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/DisruptionFailure"
          }
        }
      },
      "required": [
        "id",
        "kind",
        "reason",
        "state",
        "total",
        "done",
        "failed"
      ],
      "additionalProperties": false,
      "description": "A departure that does not take place, for example because of the weather. All its bookings are cancelled free of charge, or moved to another slot at the agreed price, and every traveller gets one e-mail."
    },
    "DisruptionFailure": {
      "type": "object",
      "properties": {
        "reference": {
          "$ref": "#/components/schemas/BookingReference"
        },
        "why": {
          "type": "string",
          "description": "A sentence that people can read."
        }
      },
      "required": [
        "reference",
        "why"
      ],
      "additionalProperties": false,
      "description": "A booking that could not be cancelled or moved with its departure, and why."
    },
    "DocumentDifference": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "kind": {
          "type": "string",
          "enum": [
            "changed",
            "added",
            "missing"
          ]
        },
        "fields": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Top-level fields; empty if there is no document to compare with."
        }
      },
      "required": [
        "id",
        "kind",
        "fields"
      ],
      "additionalProperties": false,
      "description": "One document that a rebuild changed: the names of its fields, never their values."
    },
    "ErasedCustomer": {
      "type": "object",
      "properties": {
        "customerId": {
          "type": "string"
        },
        "at": {
          "$ref": "#/components/schemas/Instant"
        },
        "by": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string"
            },
            "name": {
              "type": "string"
            }
          },
          "required": [
            "id"
          ],
          "additionalProperties": false,
          "description": "Who erased the person; absent if this happened because the retention period ended."
        },
        "bookings": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "messages": {
          "$ref": "#/components/schemas/WholeNumber"
        }
      },
      "required": [
        "customerId",
        "at",
        "bookings",
        "messages"
      ],
      "additionalProperties": false,
      "description": "A person who was erased, without a name; an item of GET /api/admin/customers/erasures."
    },
    "ErasedCustomers": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ErasedCustomer"
          },
          "description": "The latest first."
        },
        "awaitsScavenge": {
          "type": "boolean"
        },
        "bookingDataMonths": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "After how many months the person of a booking or message is erased automatically; if it is 0, never."
        },
        "contactDataMonths": {
          "$ref": "#/components/schemas/WholeNumber"
        }
      },
      "required": [
        "items",
        "awaitsScavenge",
        "bookingDataMonths",
        "contactDataMonths"
      ],
      "additionalProperties": false
    },
    "Erasure": {
      "type": "object",
      "properties": {
        "bookings": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "messages": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "addresses": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "This address, and the other addresses that were erased with it."
        },
        "isPurged": {
          "type": "boolean",
          "description": "False until the booking search has removed them."
        },
        "awaitsScavenge": {
          "type": "boolean",
          "description": "Bytes of the destroyed keys are still in the event store until it is scavenged."
        },
        "position": {
          "type": "string"
        }
      },
      "required": [
        "bookings",
        "messages",
        "addresses",
        "isPurged",
        "awaitsScavenge",
        "position"
      ],
      "additionalProperties": false,
      "description": "The data that an erasure made unreadable; the answer of POST /api/admin/customers/erasure."
    },
    "ErasurePreview": {
      "type": "object",
      "properties": {
        "bookings": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/HeldBooking"
          },
          "description": "The latest departure first."
        },
        "messages": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/LocalDate"
          },
          "description": "The day on which each message to the operator was written, the latest first."
        },
        "mergedCustomers": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many customers are erased too because they were merged with this customer; their bookings are in the list."
        },
        "otherAddresses": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many other addresses of this person were found in the bookings. They are erased too."
        }
      },
      "required": [
        "bookings",
        "messages",
        "mergedCustomers",
        "otherAddresses"
      ],
      "additionalProperties": false,
      "description": "The data that an erasure would make unreadable; the answer of POST /api/admin/customers/erasure/preview."
    },
    "EventPlace": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "type": {
          "type": "string"
        },
        "stream": {
          "type": "string"
        },
        "revision": {
          "$ref": "#/components/schemas/WholeNumber"
        }
      },
      "required": [
        "id",
        "type",
        "stream",
        "revision"
      ],
      "additionalProperties": false,
      "description": "An event by its place in the log, without its content."
    },
    "ExchangeRate": {
      "type": "object",
      "properties": {
        "base": {
          "$ref": "#/components/schemas/Currency"
        },
        "quote": {
          "$ref": "#/components/schemas/Currency"
        },
        "value": {
          "type": "string"
        }
      },
      "required": [
        "base",
        "quote",
        "value"
      ],
      "additionalProperties": false,
      "description": "A rate as people quote it: one unit of `base` is worth `value` units of `quote`. The value is the decimal number as staff typed it, because a binary fraction would not be exact."
    },
    "ExportedBooking": {
      "type": "object",
      "properties": {
        "booking": {
          "$ref": "#/components/schemas/AdminBooking"
        },
        "history": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/HistoryEntry"
          }
        },
        "emails": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Notification"
          },
          "description": "Every e-mail about the booking, as it arrived."
        },
        "review": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "history": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/HistoryEntry"
              }
            },
            "text": {
              "type": "string"
            },
            "name": {
              "type": "string",
              "description": "The name to show; absent if the traveller gave none."
            },
            "reference": {
              "$ref": "#/components/schemas/BookingReference"
            },
            "bookingNumber": {
              "$ref": "#/components/schemas/WholeNumber"
            },
            "tourId": {
              "type": "string"
            },
            "tourTitle": {
              "type": "string"
            },
            "status": {
              "$ref": "#/components/schemas/ReviewStatus"
            },
            "stars": {
              "$ref": "#/components/schemas/WholeNumber"
            },
            "month": {
              "type": "string",
              "description": "The month of the departure, `yyyy-MM`."
            },
            "submittedAt": {
              "$ref": "#/components/schemas/Instant"
            },
            "updatedAt": {
              "$ref": "#/components/schemas/Instant",
              "description": "When the traveller or staff last changed anything about the review."
            },
            "publishedAt": {
              "$ref": "#/components/schemas/Instant",
              "description": "Absent unless the review is published."
            },
            "isErased": {
              "type": "boolean",
              "const": true,
              "description": "The person was erased: text, name, reason and reply are gone, but stars and month are kept."
            },
            "reason": {
              "type": "string",
              "description": "Why the review was rejected."
            },
            "reply": {
              "$ref": "#/components/schemas/ReviewReply"
            },
            "revision": {
              "type": "string"
            }
          },
          "required": [
            "bookingNumber",
            "history",
            "month",
            "reference",
            "revision",
            "stars",
            "status",
            "submittedAt",
            "tourId",
            "tourTitle",
            "updatedAt"
          ],
          "description": "The review that the traveller wrote about the tour, with its history."
        }
      },
      "required": [
        "booking",
        "history",
        "emails"
      ],
      "additionalProperties": false
    },
    "ExportedMessage": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "writtenAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "name": {
          "type": "string"
        },
        "email": {
          "type": "string"
        },
        "message": {
          "type": "string"
        },
        "answers": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/MessageAnswer"
          },
          "description": "What staff answered."
        }
      },
      "required": [
        "id",
        "writtenAt",
        "name",
        "email",
        "message",
        "answers"
      ],
      "additionalProperties": false
    },
    "ExportedNote": {
      "type": "object",
      "properties": {
        "at": {
          "$ref": "#/components/schemas/Instant"
        },
        "text": {
          "type": "string"
        }
      },
      "required": [
        "at",
        "text"
      ],
      "additionalProperties": false
    },
    "FocusPoint": {
      "type": "object",
      "properties": {
        "x": {
          "type": "number"
        },
        "y": {
          "type": "number"
        }
      },
      "required": [
        "x",
        "y"
      ],
      "additionalProperties": false,
      "description": "A point of a picture, from its upper left corner (0, 0) to its lower right one (1, 1)."
    },
    "GroupRate": {
      "type": "object",
      "properties": {
        "minSize": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "maxSize": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "ageRates": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AgeRate"
          }
        }
      },
      "required": [
        "minSize",
        "maxSize",
        "ageRates"
      ],
      "additionalProperties": false
    },
    "GuestId": {
      "type": "object",
      "properties": {
        "guestId": {
          "type": "string"
        },
        "categoryId": {
          "type": "string"
        }
      },
      "required": [
        "guestId",
        "categoryId"
      ],
      "additionalProperties": false
    },
    "HeldBooking": {
      "type": "object",
      "properties": {
        "reference": {
          "$ref": "#/components/schemas/BookingReference"
        },
        "bookingNumber": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "tourTitle": {
          "type": "string"
        },
        "date": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "pickupTime": {
          "$ref": "#/components/schemas/LocalTime"
        },
        "status": {
          "type": "string",
          "enum": [
            "pending",
            "confirmed",
            "cancelled"
          ]
        },
        "isUpcoming": {
          "type": "boolean",
          "description": "The booking is upcoming. After the erasure nobody could reach its travellers."
        },
        "isTheirs": {
          "type": "boolean",
          "description": "The booking belongs to this address; false if it belongs to another address found in this person's bookings."
        }
      },
      "required": [
        "reference",
        "bookingNumber",
        "tourTitle",
        "date",
        "pickupTime",
        "status",
        "isUpcoming",
        "isTheirs"
      ],
      "additionalProperties": false,
      "description": "A booking that an erasure would make unreadable."
    },
    "HistoryEntry": {
      "type": "object",
      "properties": {
        "revision": {
          "type": "string",
          "description": "The opaque place of the entry in the history of its subject. An undo request contains it to name the entry."
        },
        "at": {
          "$ref": "#/components/schemas/Instant"
        },
        "actor": {
          "type": "object",
          "properties": {
            "kind": {
              "type": "string"
            },
            "id": {
              "type": "string"
            },
            "name": {
              "type": "string"
            }
          },
          "required": [
            "kind"
          ],
          "additionalProperties": false
        },
        "action": {
          "type": "string"
        },
        "changes": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "field": {
                "type": "string"
              },
              "before": {},
              "after": {}
            },
            "required": [
              "field",
              "before",
              "after"
            ],
            "additionalProperties": false
          }
        },
        "reason": {
          "type": "string"
        },
        "isReasonTold": {
          "type": "boolean",
          "description": "The traveller got the reason; otherwise only staff see it."
        },
        "causedBy": {
          "type": "string"
        },
        "undoes": {
          "type": "string",
          "description": "The revision of the entry that this entry undid."
        },
        "isFinal": {
          "type": "boolean",
          "description": "This entry can never be undone, although other entries of this kind can."
        },
        "bulkActId": {
          "type": "string",
          "description": "The bulk act that this entry is part of; only staff see it."
        }
      },
      "required": [
        "revision",
        "at",
        "actor",
        "action",
        "changes",
        "causedBy"
      ],
      "additionalProperties": false,
      "description": "One entry of a history: who did what and when, and what it changed."
    },
    "HoldAnswer": {
      "type": "object",
      "properties": {
        "date": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "pickupTime": {
          "$ref": "#/components/schemas/LocalTime"
        },
        "seats": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "expiresAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "secondsLeft": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How long the seats are still held; 0 if the time is over."
        },
        "canBeExtended": {
          "type": "boolean",
          "description": "Whether the seats can be held for ten minutes more; that is possible once."
        },
        "position": {
          "type": "string"
        }
      },
      "required": [
        "canBeExtended",
        "date",
        "expiresAt",
        "pickupTime",
        "position",
        "seats",
        "secondsLeft"
      ],
      "additionalProperties": false,
      "description": "The answer of a command about a hold."
    },
    "Image": {
      "type": "object",
      "properties": {
        "url": {
          "type": "string",
          "description": "The address to put into a tour's `images`: the largest file, as JPEG. The other addresses follow from it."
        },
        "width": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "height": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "variants": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ImageVariant"
          },
          "description": "Every file of the picture, the smallest first."
        }
      },
      "required": [
        "url",
        "width",
        "height",
        "variants"
      ],
      "additionalProperties": false,
      "description": "An uploaded picture; the answer of POST /api/admin/images."
    },
    "ImageFormat": {
      "type": "string",
      "enum": [
        "avif",
        "webp",
        "jpeg"
      ]
    },
    "ImageVariant": {
      "type": "object",
      "properties": {
        "url": {
          "type": "string"
        },
        "width": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "format": {
          "$ref": "#/components/schemas/ImageFormat"
        }
      },
      "required": [
        "url",
        "width",
        "format"
      ],
      "additionalProperties": false
    },
    "ImportLine": {
      "type": "object",
      "properties": {
        "line": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "As in the file. The heading is line 1."
        },
        "cells": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "As in the file, in the order of the columns."
        },
        "state": {
          "type": "string",
          "enum": [
            "ready",
            "imported",
            "problem"
          ],
          "description": "`ready`: it can be imported. `imported`: it is a booking already. `problem`: it cannot be imported."
        },
        "problems": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/LineProblem"
          }
        },
        "booking": {
          "$ref": "#/components/schemas/LineBooking",
          "description": "The booking that the line would become; absent if the line has a problem."
        },
        "reference": {
          "$ref": "#/components/schemas/BookingReference",
          "description": "The booking that was made from this line before."
        }
      },
      "required": [
        "line",
        "cells",
        "state",
        "problems"
      ],
      "additionalProperties": false,
      "description": "A line of the file, and what an import would do with it."
    },
    "ImportPreview": {
      "type": "object",
      "properties": {
        "columns": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The headings of the file."
        },
        "unknownColumns": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The headings that no column and no price category has. These columns are not imported."
        },
        "lines": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ImportLine"
          }
        }
      },
      "required": [
        "columns",
        "unknownColumns",
        "lines"
      ],
      "additionalProperties": false,
      "description": "What an import of the file would do. No booking is made."
    },
    "ImportedLine": {
      "type": "object",
      "properties": {
        "line": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "state": {
          "type": "string",
          "enum": [
            "imported",
            "already",
            "problem"
          ],
          "description": "`already`: it was a booking before this import."
        },
        "problems": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/LineProblem"
          }
        },
        "reference": {
          "$ref": "#/components/schemas/BookingReference",
          "description": "Absent if the line has a problem."
        }
      },
      "required": [
        "line",
        "state",
        "problems"
      ],
      "additionalProperties": false,
      "description": "What happened to a line."
    },
    "ImportedLines": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ImportedLine"
          }
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false
    },
    "Inbox": {
      "type": "object",
      "properties": {
        "total": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "The number of waiting entries in all parts together."
        },
        "requests": {
          "$ref": "#/components/schemas/InboxPartWaitingBooking",
          "description": "Requests that staff confirm or decline, also those without seats."
        },
        "refunds": {
          "$ref": "#/components/schemas/InboxPartWaitingBooking",
          "description": "Bookings whose travellers get money back."
        },
        "overbooked": {
          "$ref": "#/components/schemas/InboxPartDeparture",
          "description": "Departures from today on with more seats taken than their capacity, the next one first."
        },
        "emails": {
          "$ref": "#/components/schemas/InboxPartNotificationItem",
          "description": "E-mails that failed, or that may not have arrived."
        },
        "messages": {
          "$ref": "#/components/schemas/InboxPartAdminMessage",
          "description": "Messages from the contact page of the last thirty days that nobody has answered or closed."
        },
        "reviews": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Reviews that nobody has read yet."
        }
      },
      "required": [
        "total",
        "requests",
        "refunds",
        "overbooked",
        "emails",
        "messages",
        "reviews"
      ],
      "additionalProperties": false,
      "description": "The answer of GET /api/admin/inbox: everything that waits for staff."
    },
    "InboxPartAdminMessage": {
      "type": "object",
      "properties": {
        "total": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AdminMessage"
          }
        }
      },
      "required": [
        "total",
        "items"
      ],
      "additionalProperties": false,
      "description": "Some of the entries that wait, the longest waiting first, and how many wait in all."
    },
    "InboxPartDeparture": {
      "type": "object",
      "properties": {
        "total": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Departure"
          }
        }
      },
      "required": [
        "total",
        "items"
      ],
      "additionalProperties": false,
      "description": "Some of the entries that wait, the longest waiting first, and how many wait in all."
    },
    "InboxPartNotificationItem": {
      "type": "object",
      "properties": {
        "total": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/NotificationItem"
          }
        }
      },
      "required": [
        "total",
        "items"
      ],
      "additionalProperties": false,
      "description": "Some of the entries that wait, the longest waiting first, and how many wait in all."
    },
    "InboxPartWaitingBooking": {
      "type": "object",
      "properties": {
        "total": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/WaitingBooking"
          }
        }
      },
      "required": [
        "total",
        "items"
      ],
      "additionalProperties": false,
      "description": "Some of the entries that wait, the longest waiting first, and how many wait in all."
    },
    "Instant": {
      "type": "string",
      "description": "An instant as ISO 8601 in UTC with milliseconds, `2026-11-20T17:48:00.000Z`. Sorted as texts, the values are in the order of time.",
      "format": "date-time"
    },
    "Interest": {
      "type": "string",
      "enum": [
        "booking",
        "enquiry",
        "view"
      ]
    },
    "ItineraryStep": {
      "type": "object",
      "properties": {
        "minutesFromStart": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WholeNumber"
            },
            {
              "type": "null"
            }
          ]
        },
        "text": {
          "type": "string"
        }
      },
      "required": [
        "minutesFromStart",
        "text"
      ],
      "additionalProperties": false,
      "description": "Minutes count from the start time, negative before it; null if the time is open."
    },
    "Job": {
      "type": "object",
      "properties": {
        "name": {
          "$ref": "#/components/schemas/JobName"
        },
        "state": {
          "type": "string",
          "enum": [
            "waiting",
            "running",
            "done",
            "failed"
          ],
          "description": "`waiting` never ran, or is switched off; `running` has not ended yet."
        },
        "startedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "finishedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "detail": {
          "type": "string",
          "description": "The work that was done, or why it failed; it contains no personal data."
        },
        "nextAt": {
          "$ref": "#/components/schemas/Instant",
          "description": "Absent while the job is switched off."
        },
        "isLate": {
          "type": "boolean",
          "description": "The job is late: it did not run at its time. The process that runs it has probably stopped."
        },
        "canRun": {
          "type": "boolean",
          "description": "Whether staff can run the job at once."
        }
      },
      "required": [
        "name",
        "state",
        "isLate",
        "canRun"
      ],
      "additionalProperties": false,
      "description": "The last run of a job, in any process."
    },
    "JobName": {
      "type": "string",
      "enum": [
        "send-due-notifications",
        "remind-travellers",
        "send-departures-digest",
        "invite-reviewers",
        "release-loose-reservations",
        "expire-holds",
        "finish-undone-imports",
        "record-tour-views",
        "check-log",
        "archive-log-mark",
        "make-backup",
        "check-backup",
        "check-engines",
        "drop-unused-sessions",
        "forget-booking-origins",
        "forget-page-speeds",
        "erase-past-customers"
      ]
    },
    "LeadTime": {
      "type": "object",
      "properties": {
        "meanDays": {
          "type": [
            "number",
            "null"
          ],
          "description": "Null if there were no bookings."
        },
        "stretches": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/LeadTimeStretch"
          },
          "description": "All ranges, the shortest first; `toDays` is null for the last range, which has no end."
        }
      },
      "required": [
        "meanDays",
        "stretches"
      ],
      "additionalProperties": false,
      "description": "The days from the booking to its first date of travel. Later moves of the booking do not count."
    },
    "LeadTimeStretch": {
      "type": "object",
      "properties": {
        "fromDays": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "toDays": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WholeNumber"
            },
            {
              "type": "null"
            }
          ]
        },
        "bookings": {
          "$ref": "#/components/schemas/WholeNumber"
        }
      },
      "required": [
        "fromDays",
        "toDays",
        "bookings"
      ],
      "additionalProperties": false
    },
    "LineBooking": {
      "type": "object",
      "properties": {
        "tourTitle": {
          "type": "string"
        },
        "date": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "pickupTime": {
          "$ref": "#/components/schemas/LocalTime"
        },
        "guests": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "name": {
          "type": "string"
        },
        "total": {
          "type": "number"
        },
        "currency": {
          "type": "string"
        }
      },
      "required": [
        "tourTitle",
        "date",
        "pickupTime",
        "guests",
        "name",
        "total",
        "currency"
      ],
      "additionalProperties": false,
      "description": "The booking that a line becomes."
    },
    "LineProblem": {
      "type": "object",
      "properties": {
        "column": {
          "type": "string",
          "description": "The heading of the column; absent if the whole line is concerned."
        },
        "message": {
          "type": "string"
        }
      },
      "required": [
        "message"
      ],
      "additionalProperties": false,
      "description": "A fault of a line, in words."
    },
    "LinkMail": {
      "type": "object",
      "properties": {
        "outcome": {
          "type": "string",
          "enum": [
            "sent",
            "failed"
          ]
        },
        "at": {
          "$ref": "#/components/schemas/Instant"
        },
        "reason": {
          "type": "string",
          "description": "If the e-mail failed: a reply code or the name of a network error."
        }
      },
      "required": [
        "outcome",
        "at"
      ],
      "additionalProperties": false,
      "description": "The outcome of an e-mail with a one-time link."
    },
    "LinkedAccountAnswer": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "link": {
          "$ref": "#/components/schemas/WebAddress"
        },
        "revision": {
          "type": "string",
          "description": "The resource's revision, also its ETag: the revision of the last event that a client can see."
        },
        "position": {
          "type": "string",
          "description": "The position of the log after the command; a client sends it back as `x-min-position`, so that its next read includes this command."
        },
        "id": {
          "type": "string"
        },
        "username": {
          "type": "string"
        },
        "email": {
          "type": "string"
        },
        "role": {
          "$ref": "#/components/schemas/StaffRole"
        },
        "isDisabled": {
          "type": "boolean"
        },
        "hasPassword": {
          "type": "boolean",
          "description": "False until the person chooses a password by the one-time link."
        },
        "hasTotp": {
          "type": "boolean",
          "description": "Whether signing in also needs a code from an authenticator app."
        },
        "createdAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "lastSignInAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "linkExpiresAt": {
          "$ref": "#/components/schemas/Instant",
          "description": "When the one-time link expires; absent if there is no link that can be used."
        },
        "linkMail": {
          "$ref": "#/components/schemas/LinkMail",
          "description": "What happened to the e-mail with that link; absent if no e-mail was sent, or its outcome is not known yet."
        }
      },
      "required": [
        "createdAt",
        "hasPassword",
        "hasTotp",
        "id",
        "isDisabled",
        "position",
        "revision",
        "role",
        "username"
      ],
      "description": "The link is shown only in this answer, because the product stores only a digest of it. Absent if the link went to the person by e-mail."
    },
    "ListOfAdminBooking": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AdminBooking"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfAdminTour": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AdminTour"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfAnchor": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Anchor"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfAuditEntry": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AuditEntry"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfAuditPerson": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AuditPerson"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfBookingTag": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/BookingTag"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfBulkAct": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/BulkAct"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfCustomerEntry": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/CustomerEntry"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfDeparture": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Departure"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfHistoryEntry": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/HistoryEntry"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfJob": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Job"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfNetworkBooking": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/NetworkBooking"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfOwnSession": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/OwnSession"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfParkedDocument": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ParkedDocument"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfPaymentEntry": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PaymentEntry"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfPickupPlace": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PickupPlace"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfProjection": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Projection"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfRevenueStep": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/RevenueStep"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfSavedView": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/SavedView"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfSlot": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Slot"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfTour": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Tour"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfTourListItem": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/TourListItem"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "ListOfTourSuggestion": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/TourSuggestion"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items"
      ],
      "additionalProperties": false,
      "description": "A list, and the cursor of its next page if there is one. Cursors are opaque."
    },
    "LocalDate": {
      "type": "string",
      "description": "A calendar day in Africa/Dar_es_Salaam, `yyyy-MM-dd`. Sorted as texts, the values are in the order of time.",
      "format": "date"
    },
    "LocalTime": {
      "type": "string",
      "description": "A time of day in Africa/Dar_es_Salaam, 24-hour `HH:mm`. Sorted as texts, the values are in the order of time.",
      "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
    },
    "LogFault": {
      "type": "object",
      "properties": {
        "kind": {
          "type": "string",
          "enum": [
            "event",
            "missing",
            "unreadable",
            "anchor",
            "forged-anchor",
            "damaged-key",
            "missing-key",
            "lost",
            "damaged"
          ],
          "description": "`event`: an event is not as it was stored; `missing`: one or more events are gone; `unreadable`: the store could not read what follows; `anchor`: the log differs from an anchor; `forged-anchor`: an anchor was not written by this product, or was changed; `damaged-key` and `missing-key`: the personal data of a customer cannot be read; `lost`: events are missing that the log's mark, a read model or a policy had read; `damaged`: a file beside the log is damaged, such as that of the accounts or the read models."
        },
        "what": {
          "type": "string",
          "description": "The fault, as the end of a sentence."
        },
        "position": {
          "type": "string",
          "description": "The position in the log, in the log's own counting."
        },
        "stream": {
          "type": "string"
        },
        "revision": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "The revision of the event in its stream; the first is 0."
        },
        "eventId": {
          "type": "string"
        },
        "eventType": {
          "type": "string"
        },
        "anchor": {
          "type": "string",
          "description": "The name of the anchor that shows the fault."
        }
      },
      "required": [
        "kind",
        "what"
      ],
      "additionalProperties": false,
      "description": "A fault that a check of the log found."
    },
    "LogVerdict": {
      "type": "object",
      "properties": {
        "checked": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Events that were read; absent in the result of an earlier release, which stopped at the first fault."
        },
        "events": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Events that were read and are intact."
        },
        "streams": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "anchors": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Anchors that agree with the log."
        },
        "faults": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/LogFault"
          },
          "description": "At most about 500 faults, because a longer list would not help."
        },
        "faultCount": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "All faults, also those that are not listed; absent in the result of an earlier release."
        }
      },
      "required": [
        "events",
        "streams",
        "anchors",
        "faults"
      ],
      "additionalProperties": false,
      "description": "The result of a check of the log."
    },
    "MailFault": {
      "type": "object",
      "properties": {
        "since": {
          "$ref": "#/components/schemas/Instant",
          "description": "When the first attempt failed."
        },
        "reason": {
          "type": "string",
          "description": "Why the last attempt failed: a reply code or the name of a network error."
        },
        "waiting": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many e-mails wait to be sent. E-mails about accounts do not wait, because the person gets another link instead."
        },
        "links": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many e-mails with a link for an account were not sent."
        }
      },
      "required": [
        "since",
        "reason",
        "waiting",
        "links"
      ],
      "additionalProperties": false,
      "description": "Present since an attempt failed because of the mail server, until the mail server accepts an e-mail again."
    },
    "MailState": {
      "type": "object",
      "properties": {
        "delivery": {
          "type": "string",
          "enum": [
            "smtp",
            "outbox"
          ],
          "description": "Whether e-mails are sent, or only stored to be read in the console."
        },
        "fault": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/MailFault"
            },
            {
              "type": "null"
            }
          ],
          "description": "Null while the mail server accepts e-mails."
        }
      },
      "required": [
        "delivery",
        "fault"
      ],
      "additionalProperties": false,
      "description": "Whether e-mails can be sent now."
    },
    "ManageLinkAnswer": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "manageUrl": {
          "type": "string",
          "description": "With this address the traveller manages the booking without another proof."
        },
        "revision": {
          "type": "string"
        },
        "position": {
          "type": "string",
          "description": "The position of the log after the command; a client sends it back as `x-min-position`, so that its next read includes this command."
        },
        "reference": {
          "$ref": "#/components/schemas/BookingReference"
        },
        "bookingNumber": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "status": {
          "$ref": "#/components/schemas/BookingStatus"
        },
        "seats": {
          "type": "string",
          "const": "not-held",
          "description": "A request that holds no seats until its traveller opens the mailed link or staff confirm it."
        },
        "tourId": {
          "type": "string"
        },
        "tourTitle": {
          "type": "string"
        },
        "date": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "pickupTime": {
          "$ref": "#/components/schemas/LocalTime"
        },
        "durationHours": {
          "type": "number"
        },
        "guests": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "travellers": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Travellers"
          }
        },
        "totalPrice": {
          "type": "number"
        },
        "currency": {
          "type": "string"
        },
        "priceLines": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PriceLine"
          }
        },
        "meetingPoint": {
          "type": "string"
        },
        "meetingPointLink": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WebAddress"
            },
            {
              "type": "null"
            }
          ]
        },
        "customer": {
          "$ref": "#/components/schemas/Customer"
        },
        "unreadable": {
          "$ref": "#/components/schemas/Unreadable",
          "description": "Present if personal data is stored but cannot be read; absent after an erasure."
        },
        "pickupPlace": {
          "type": "string"
        },
        "pickup": {
          "$ref": "#/components/schemas/Pickup",
          "description": "When the traveller is picked up there; absent if no window is known."
        },
        "message": {
          "type": "string"
        },
        "freeCancellationUntil": {
          "$ref": "#/components/schemas/Instant",
          "description": "The last instant at which cancelling is free of charge."
        },
        "cancellation": {
          "$ref": "#/components/schemas/Cancellation",
          "description": "The terms of the booking. If absent, cancelling is free until 24 hours before the start, and then costs up to the full price."
        },
        "cancelledFree": {
          "type": "boolean",
          "description": "Whether the booking was cancelled free of charge; absent if it is not cancelled."
        },
        "undoUntil": {
          "$ref": "#/components/schemas/Instant",
          "description": "Until this time, travellers can undo their own cancellation if the departure still has room. Absent if the booking is not cancelled, or staff cancelled it, or it was a request."
        },
        "createdAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "updatedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "customerId": {
          "type": "string",
          "description": "The id of the customer to whom the booking belongs now; absent in bookings without stored personal data."
        },
        "attendance": {
          "$ref": "#/components/schemas/Attendance"
        },
        "payments": {
          "$ref": "#/components/schemas/Payments"
        },
        "origin": {
          "$ref": "#/components/schemas/BookingOrigin",
          "description": "How the booking was made, such as on the site or by phone; absent if this is not known."
        },
        "locale": {
          "type": "string",
          "description": "The language in which it was booked (BCP 47); absent in bookings made before it was stored."
        },
        "tags": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The tags that staff gave it, as they wrote them; absent if there are none."
        },
        "guestIds": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/GuestId"
          },
          "description": "Each traveller, with a permanent id that no other traveller gets."
        },
        "notes": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/BookingNote"
          },
          "description": "The oldest first. Absent in lists of many departures, where there are no notes, and after an erasure."
        }
      },
      "required": [
        "attendance",
        "bookingNumber",
        "createdAt",
        "currency",
        "date",
        "durationHours",
        "freeCancellationUntil",
        "guestIds",
        "guests",
        "manageUrl",
        "meetingPoint",
        "meetingPointLink",
        "payments",
        "pickupTime",
        "position",
        "priceLines",
        "reference",
        "revision",
        "status",
        "totalPrice",
        "tourId",
        "tourTitle",
        "travellers",
        "updatedAt"
      ],
      "description": "The answer of POST /api/admin/bookings/{number}/manage-link."
    },
    "MergedCustomer": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "Absent if the person was erased, or if the data cannot be read."
        },
        "email": {
          "type": "string",
          "description": "Absent also if the customer has no e-mail address."
        },
        "phone": {
          "type": "string",
          "description": "Absent also if the customer only wrote a message."
        },
        "unreadable": {
          "$ref": "#/components/schemas/Unreadable",
          "description": "Why the data cannot be read; absent if it can be read or if the person was erased."
        },
        "customerId": {
          "type": "string"
        },
        "into": {
          "type": "string",
          "description": "The customer into whom they were merged: the shown customer, or one who was merged into the shown customer."
        },
        "survivor": {
          "$ref": "#/components/schemas/CustomerPerson",
          "description": "The contact of `into` in their own latest booking or message."
        },
        "at": {
          "$ref": "#/components/schemas/Instant"
        },
        "revision": {
          "type": "string",
          "description": "The revision of the entry in the history of `into`; the entry says who merged them."
        }
      },
      "required": [
        "customerId",
        "into",
        "survivor",
        "at",
        "revision"
      ],
      "additionalProperties": false,
      "description": "A customer who was merged into another one, with the contact in their latest booking or message."
    },
    "MessageAnswer": {
      "type": "object",
      "properties": {
        "at": {
          "$ref": "#/components/schemas/Instant"
        },
        "text": {
          "type": "string",
          "description": "Absent if the text cannot be read."
        }
      },
      "required": [
        "at"
      ],
      "additionalProperties": false,
      "description": "What staff answered by e-mail. Plain text."
    },
    "MessageStatus": {
      "type": "string",
      "enum": [
        "open",
        "closed"
      ],
      "description": "`open`: it waits for staff."
    },
    "Money": {
      "type": "object",
      "properties": {
        "amount": {
          "type": "number"
        },
        "currency": {
          "$ref": "#/components/schemas/Currency"
        }
      },
      "required": [
        "amount",
        "currency"
      ],
      "additionalProperties": false,
      "description": "An amount in the main unit of its currency, with cents as decimals."
    },
    "MoneyTakenIn": {
      "type": "object",
      "properties": {
        "collected": {
          "type": "number"
        },
        "refunded": {
          "type": "number"
        },
        "currency": {
          "type": "string"
        }
      },
      "required": [
        "collected",
        "currency",
        "refunded"
      ],
      "additionalProperties": false,
      "description": "The same amounts in one currency."
    },
    "NetworkBooking": {
      "type": "object",
      "properties": {
        "placedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "nearNetwork": {
          "type": "string",
          "description": "The address or household that it came from, as a keyed hash."
        },
        "booking": {
          "$ref": "#/components/schemas/AdminBooking"
        }
      },
      "required": [
        "placedAt",
        "nearNetwork",
        "booking"
      ],
      "additionalProperties": false,
      "description": "A booking that a network placed."
    },
    "Notification": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "status": {
          "$ref": "#/components/schemas/NotificationStatus"
        },
        "template": {
          "$ref": "#/components/schemas/NotificationTemplate"
        },
        "recipient": {
          "type": "string",
          "enum": [
            "traveller",
            "operator",
            "former-traveller"
          ],
          "description": "`former-traveller`: the address that the booking had before it was corrected."
        },
        "reference": {
          "$ref": "#/components/schemas/BookingReference",
          "description": "The booking that the e-mail is about, as a reference and as a number; absent if the e-mail is about no booking or several bookings."
        },
        "bookingNumber": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "travellerName": {
          "type": "string",
          "description": "The name on that booking, in lists only; absent after an erasure."
        },
        "queuedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "updatedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "day": {
          "$ref": "#/components/schemas/LocalDate",
          "description": "The day whose departures the e-mail lists."
        },
        "resends": {
          "type": "string",
          "description": "The id of the e-mail that staff sent again with this one."
        },
        "dismissedAs": {
          "$ref": "#/components/schemas/NotificationDismissal",
          "description": "Why the e-mail was dismissed."
        },
        "nextAttemptAt": {
          "$ref": "#/components/schemas/Instant",
          "description": "The time of the next attempt; absent if there is none."
        },
        "attempts": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/NotificationAttempt"
          }
        },
        "revision": {
          "type": "string"
        },
        "to": {
          "type": "string"
        },
        "subject": {
          "type": "string"
        },
        "html": {
          "type": "string"
        },
        "text": {
          "type": "string"
        },
        "attachments": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/NotificationAttachment"
          }
        }
      },
      "required": [
        "attempts",
        "id",
        "queuedAt",
        "recipient",
        "revision",
        "status",
        "template",
        "updatedAt"
      ],
      "additionalProperties": false,
      "description": "One e-mail as it arrives. After an erasure the last five fields are absent."
    },
    "NotificationAnswer": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "revision": {
          "type": "string",
          "description": "The resource's revision, also its ETag: the revision of the last event that a client can see."
        },
        "position": {
          "type": "string",
          "description": "The position of the log after the command; a client sends it back as `x-min-position`, so that its next read includes this command."
        },
        "id": {
          "type": "string"
        },
        "status": {
          "$ref": "#/components/schemas/NotificationStatus"
        },
        "template": {
          "$ref": "#/components/schemas/NotificationTemplate"
        },
        "recipient": {
          "type": "string",
          "enum": [
            "traveller",
            "operator",
            "former-traveller"
          ],
          "description": "`former-traveller`: the address that the booking had before it was corrected."
        },
        "reference": {
          "$ref": "#/components/schemas/BookingReference",
          "description": "The booking that the e-mail is about, as a reference and as a number; absent if the e-mail is about no booking or several bookings."
        },
        "bookingNumber": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "travellerName": {
          "type": "string",
          "description": "The name on that booking, in lists only; absent after an erasure."
        },
        "queuedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "updatedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "day": {
          "$ref": "#/components/schemas/LocalDate",
          "description": "The day whose departures the e-mail lists."
        },
        "resends": {
          "type": "string",
          "description": "The id of the e-mail that staff sent again with this one."
        },
        "dismissedAs": {
          "$ref": "#/components/schemas/NotificationDismissal",
          "description": "Why the e-mail was dismissed."
        },
        "nextAttemptAt": {
          "$ref": "#/components/schemas/Instant",
          "description": "The time of the next attempt; absent if there is none."
        },
        "attempts": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/NotificationAttempt"
          }
        }
      },
      "required": [
        "attempts",
        "id",
        "position",
        "queuedAt",
        "recipient",
        "revision",
        "status",
        "template",
        "updatedAt"
      ],
      "description": "The answer of a request for another attempt."
    },
    "NotificationAttachment": {
      "type": "object",
      "properties": {
        "filename": {
          "type": "string"
        },
        "contentType": {
          "type": "string"
        },
        "bytes": {
          "$ref": "#/components/schemas/WholeNumber"
        }
      },
      "required": [
        "filename",
        "contentType",
        "bytes"
      ],
      "additionalProperties": false,
      "description": "A file attached to an e-mail. The index of the file in the list is the number in the address of the file."
    },
    "NotificationAttempt": {
      "type": "object",
      "properties": {
        "at": {
          "$ref": "#/components/schemas/Instant"
        },
        "outcome": {
          "type": "string",
          "enum": [
            "sending",
            "sent",
            "kept",
            "failed",
            "unknown"
          ]
        },
        "reason": {
          "type": "string",
          "description": "A reply code or the name of a network error."
        }
      },
      "required": [
        "at",
        "outcome"
      ],
      "additionalProperties": false,
      "description": "One attempt to send the e-mail, and its outcome so far."
    },
    "NotificationCounts": {
      "type": "object",
      "properties": {
        "failed": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Failed, and not tried again automatically."
        },
        "unknown": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Those that may have arrived."
        }
      },
      "required": [
        "failed",
        "unknown"
      ],
      "additionalProperties": false,
      "description": "How many e-mails wait for a decision of staff."
    },
    "NotificationDismissal": {
      "type": "string",
      "enum": [
        "erased",
        "outdated",
        "unwanted",
        "merged",
        "daily-limit",
        "bounced",
        "complained",
        "no-address"
      ],
      "description": "Why an e-mail is not sent. `erased`: its recipient was erased. `outdated`: its text is no longer true. `unwanted`: staff did not want it. `merged`: a later e-mail says the same. `daily-limit`: its address had too many e-mails that day. `bounced`: earlier e-mails to its address came back. `complained`: earlier e-mails were reported as unwanted. `no-address`: the traveller has no e-mail address."
    },
    "NotificationItem": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "status": {
          "$ref": "#/components/schemas/NotificationStatus"
        },
        "template": {
          "$ref": "#/components/schemas/NotificationTemplate"
        },
        "recipient": {
          "type": "string",
          "enum": [
            "traveller",
            "operator",
            "former-traveller"
          ],
          "description": "`former-traveller`: the address that the booking had before it was corrected."
        },
        "reference": {
          "$ref": "#/components/schemas/BookingReference",
          "description": "The booking that the e-mail is about, as a reference and as a number; absent if the e-mail is about no booking or several bookings."
        },
        "bookingNumber": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "travellerName": {
          "type": "string",
          "description": "The name on that booking, in lists only; absent after an erasure."
        },
        "queuedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "updatedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "day": {
          "$ref": "#/components/schemas/LocalDate",
          "description": "The day whose departures the e-mail lists."
        },
        "resends": {
          "type": "string",
          "description": "The id of the e-mail that staff sent again with this one."
        },
        "dismissedAs": {
          "$ref": "#/components/schemas/NotificationDismissal",
          "description": "Why the e-mail was dismissed."
        },
        "nextAttemptAt": {
          "$ref": "#/components/schemas/Instant",
          "description": "The time of the next attempt; absent if there is none."
        },
        "attempts": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/NotificationAttempt"
          }
        }
      },
      "required": [
        "id",
        "status",
        "template",
        "recipient",
        "queuedAt",
        "updatedAt",
        "attempts"
      ],
      "additionalProperties": false,
      "description": "An e-mail and its status, as lists show it."
    },
    "NotificationList": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/NotificationItem"
          }
        },
        "nextCursor": {
          "type": "string"
        },
        "delivery": {
          "type": "string",
          "enum": [
            "smtp",
            "outbox"
          ],
          "description": "Whether e-mails are sent, or only stored to be read in the console."
        },
        "hasStopped": {
          "type": "boolean",
          "description": "The log was restored or exchanged, so no e-mails are sent until staff allow it."
        }
      },
      "required": [
        "delivery",
        "hasStopped",
        "items"
      ],
      "additionalProperties": false,
      "description": "One page of e-mails, and whether further e-mails are sent."
    },
    "NotificationStatus": {
      "type": "string",
      "enum": [
        "queued",
        "sending",
        "sent",
        "kept",
        "failed",
        "unknown",
        "dismissed"
      ],
      "description": "`queued` waits for its first or next attempt, `sending` is with the mail server, `kept` reached nobody because no mail server was set up, `unknown` may have arrived, `dismissed` will not be sent."
    },
    "NotificationTemplate": {
      "type": "string",
      "enum": [
        "booking-confirmed",
        "booking-requested",
        "seats-requested",
        "request-declined",
        "booking-cancelled",
        "booking-rescheduled",
        "booking-rebooked",
        "booking-changed",
        "contact-corrected",
        "reminder",
        "review-invitation",
        "lost-references",
        "departures-digest",
        "contact-message",
        "contact-answer"
      ],
      "description": "The content of a notification."
    },
    "OwnReview": {
      "type": "object",
      "properties": {
        "text": {
          "type": "string"
        },
        "name": {
          "type": "string",
          "description": "The name to show; absent if the traveller gave none."
        },
        "status": {
          "$ref": "#/components/schemas/ReviewStatus"
        },
        "stars": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "submittedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "changeableUntil": {
          "$ref": "#/components/schemas/Instant",
          "description": "Until then the traveller can change the review. It can be withdrawn at any time."
        },
        "reason": {
          "type": "string",
          "description": "Why staff rejected the review; the traveller sees the reason too."
        },
        "reply": {
          "$ref": "#/components/schemas/ReviewReply"
        }
      },
      "required": [
        "status",
        "stars",
        "submittedAt",
        "changeableUntil"
      ],
      "additionalProperties": false,
      "description": "The review of a booking, as its traveller sees it."
    },
    "OwnSession": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "This id is not the secret of the cookie and gives no access."
        },
        "device": {
          "type": "string",
          "description": "Browser and system, such as `Firefox on Windows`."
        },
        "network": {
          "type": "string",
          "description": "The network that the session was opened from, never a whole address."
        },
        "openedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "seenAt": {
          "$ref": "#/components/schemas/Instant",
          "description": "To the minute."
        },
        "isThis": {
          "type": "boolean",
          "description": "Whether this is the session of the request."
        }
      },
      "required": [
        "id",
        "device",
        "network",
        "openedAt",
        "seenAt",
        "isThis"
      ],
      "additionalProperties": false,
      "description": "An open session, as the person who opened it sees it."
    },
    "PageKindSpeed": {
      "type": "object",
      "properties": {
        "page": {
          "$ref": "#/components/schemas/SpeedPageKind"
        },
        "width": {
          "$ref": "#/components/schemas/WidthClass"
        },
        "views": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many views were measured. Some have no value for a metric: nobody tapped, or the browser cannot measure it."
        },
        "lcp": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/SpeedValue"
            },
            {
              "type": "null"
            }
          ]
        },
        "inp": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/SpeedValue"
            },
            {
              "type": "null"
            }
          ]
        },
        "cls": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/SpeedValue"
            },
            {
              "type": "null"
            }
          ]
        }
      },
      "required": [
        "page",
        "width",
        "views",
        "lcp",
        "inp",
        "cls"
      ],
      "additionalProperties": false
    },
    "PageSpeed": {
      "type": "object",
      "properties": {
        "from": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "to": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "pages": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PageKindSpeed"
          },
          "description": "Only pages with views, phones before desktops, in the order of  {@link  pageKinds } ."
        }
      },
      "required": [
        "from",
        "to",
        "pages"
      ],
      "additionalProperties": false,
      "description": "The speed of the public pages on some days in Zanzibar, both ends included."
    },
    "ParkedDocument": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "failure": {
          "type": "string",
          "description": "The kind of error and the line it came from. Its message may name a person and is not stored."
        },
        "event": {
          "$ref": "#/components/schemas/EventPlace"
        },
        "waiting": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Later events that wait for it."
        }
      },
      "required": [
        "id",
        "failure",
        "event",
        "waiting"
      ],
      "additionalProperties": false,
      "description": "A document that is held back by an event that could not be applied to it."
    },
    "PaymentEntry": {
      "type": "object",
      "properties": {
        "kind": {
          "type": "string",
          "enum": [
            "payment",
            "refund"
          ]
        },
        "number": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "The number of the entry among the payments, or among the refunds, of the booking; the first is 1."
        },
        "of": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "For a refund: the number of the payment that was refunded; absent if the refund names no payment."
        },
        "at": {
          "$ref": "#/components/schemas/Instant"
        },
        "actor": {
          "type": "object",
          "properties": {
            "kind": {
              "type": "string"
            },
            "id": {
              "type": "string"
            },
            "name": {
              "type": "string"
            }
          },
          "required": [
            "kind"
          ],
          "additionalProperties": false
        },
        "tendered": {
          "$ref": "#/components/schemas/Money",
          "description": "The money that was paid."
        },
        "applied": {
          "$ref": "#/components/schemas/Money",
          "description": "The value of this money in the currency in which it counts."
        },
        "rate": {
          "$ref": "#/components/schemas/ExchangeRate",
          "description": "Present if the two currencies differ."
        },
        "method": {
          "$ref": "#/components/schemas/PaymentMethod"
        },
        "receiptNumber": {
          "type": "string"
        },
        "remark": {
          "type": "string",
          "description": "Absent if there is none, and after an erasure."
        },
        "refundable": {
          "type": "number",
          "description": "The part of a payment that can still be refunded, in the currency in which it counts."
        },
        "voided": {
          "$ref": "#/components/schemas/Voided",
          "description": "Present if staff voided the entry: it was entered by mistake and no longer counts."
        }
      },
      "required": [
        "kind",
        "number",
        "at",
        "actor",
        "tendered",
        "applied",
        "method"
      ],
      "additionalProperties": false,
      "description": "A payment or a refund of a booking, as staff recorded it."
    },
    "PaymentMethod": {
      "type": "string",
      "enum": [
        "cash",
        "card",
        "mobile-money",
        "bank-transfer",
        "other"
      ]
    },
    "Payments": {
      "type": "object",
      "properties": {
        "collected": {
          "type": "number"
        },
        "refunded": {
          "type": "number"
        },
        "due": {
          "type": "number"
        },
        "writtenOff": {
          "type": "number",
          "description": "The debt of a no-show that staff wrote off; it is not part of `due`. Absent if there is none."
        },
        "otherCurrencies": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/MoneyTakenIn"
          },
          "description": "Money that was collected in another currency, before the booking got a price in this currency."
        },
        "tendered": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/MoneyTakenIn"
          },
          "description": "The money that was paid in each currency; absent if all of it was paid in the currency of `due`."
        }
      },
      "required": [
        "collected",
        "due",
        "refunded"
      ],
      "additionalProperties": false,
      "description": "The payments, in the booking's currency. `due` is the total minus the money that was collected and not refunded. A cancelled booking costs nothing, so only this money counts. If `due` is below 0, the operator still has money that belongs to the traveller: an overpayment, or a payment for a cancelled booking."
    },
    "Pickup": {
      "type": "object",
      "properties": {
        "zone": {
          "type": "string",
          "description": "The zone of the place; empty for a place that is not in the list."
        },
        "date": {
          "$ref": "#/components/schemas/LocalDate",
          "description": "The date of `from`."
        },
        "from": {
          "$ref": "#/components/schemas/LocalTime"
        },
        "to": {
          "$ref": "#/components/schemas/LocalTime"
        }
      },
      "required": [
        "zone",
        "date",
        "from",
        "to"
      ],
      "additionalProperties": false,
      "description": "When a traveller waits for the pick-up, in Zanzibar."
    },
    "PickupPlace": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "name": {
          "type": "string",
          "description": "Unique in the list."
        },
        "zone": {
          "type": "string",
          "description": "The area; tours have their pick-up windows by zone."
        },
        "coordinates": {
          "$ref": "#/components/schemas/Coordinates"
        }
      },
      "required": [
        "id",
        "name",
        "zone"
      ],
      "additionalProperties": false,
      "description": "A place where travellers can be picked up."
    },
    "PickupPlacesAnswer": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "revision": {
          "type": "string",
          "description": "The resource's revision, also its ETag: the revision of the last event that a client can see."
        },
        "position": {
          "type": "string",
          "description": "The position of the log after the command; a client sends it back as `x-min-position`, so that its next read includes this command."
        },
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PickupPlace"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items",
        "position",
        "revision"
      ],
      "description": "The answer of every command on the list: the list as it is now, by zone and name."
    },
    "PickupWindow": {
      "type": "object",
      "properties": {
        "zone": {
          "type": "string",
          "description": "A zone of pick-up places; empty for all other zones."
        },
        "fromMinutes": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "toMinutes": {
          "$ref": "#/components/schemas/WholeNumber"
        }
      },
      "required": [
        "zone",
        "fromMinutes",
        "toMinutes"
      ],
      "additionalProperties": false,
      "description": "When travellers of a zone are picked up, in minutes before the start."
    },
    "Picture": {
      "type": "object",
      "properties": {
        "url": {
          "type": "string",
          "description": "The address of the picture in `images`."
        },
        "alt": {
          "type": "string",
          "description": "A description of the picture, for people who do not see it. If absent, pages use the title of the tour."
        },
        "focus": {
          "$ref": "#/components/schemas/FocusPoint",
          "description": "The point that stays visible if the picture is cropped; if absent, its centre."
        }
      },
      "required": [
        "url"
      ],
      "additionalProperties": false,
      "description": "The text and focus point that staff set for one of the `images`."
    },
    "PlacedBookingAnswer": {
      "type": "object",
      "properties": {
        "revision": {
          "type": "string"
        },
        "position": {
          "type": "string",
          "description": "The position of the log after the command; a client sends it back as `x-min-position`, so that its next read includes this command."
        },
        "reference": {
          "$ref": "#/components/schemas/BookingReference"
        },
        "bookingNumber": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "status": {
          "$ref": "#/components/schemas/BookingStatus"
        },
        "seats": {
          "type": "string",
          "const": "not-held",
          "description": "A request that holds no seats until its traveller opens the mailed link or staff confirm it."
        },
        "tourId": {
          "type": "string"
        },
        "tourTitle": {
          "type": "string"
        },
        "date": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "pickupTime": {
          "$ref": "#/components/schemas/LocalTime"
        },
        "durationHours": {
          "type": "number"
        },
        "guests": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "travellers": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Travellers"
          }
        },
        "totalPrice": {
          "type": "number"
        },
        "currency": {
          "type": "string"
        },
        "priceLines": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PriceLine"
          }
        },
        "meetingPoint": {
          "type": "string"
        },
        "meetingPointLink": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WebAddress"
            },
            {
              "type": "null"
            }
          ]
        },
        "customer": {
          "$ref": "#/components/schemas/Customer"
        },
        "unreadable": {
          "$ref": "#/components/schemas/Unreadable",
          "description": "Present if personal data is stored but cannot be read; absent after an erasure."
        },
        "pickupPlace": {
          "type": "string"
        },
        "pickup": {
          "$ref": "#/components/schemas/Pickup",
          "description": "When the traveller is picked up there; absent if no window is known."
        },
        "message": {
          "type": "string"
        },
        "freeCancellationUntil": {
          "$ref": "#/components/schemas/Instant",
          "description": "The last instant at which cancelling is free of charge."
        },
        "cancellation": {
          "$ref": "#/components/schemas/Cancellation",
          "description": "The terms of the booking. If absent, cancelling is free until 24 hours before the start, and then costs up to the full price."
        },
        "cancelledFree": {
          "type": "boolean",
          "description": "Whether the booking was cancelled free of charge; absent if it is not cancelled."
        },
        "undoUntil": {
          "$ref": "#/components/schemas/Instant",
          "description": "Until this time, travellers can undo their own cancellation if the departure still has room. Absent if the booking is not cancelled, or staff cancelled it, or it was a request."
        },
        "createdAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "updatedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "confirmationEmail": {
          "type": "string",
          "enum": [
            "queued",
            "failed"
          ]
        },
        "manageUrl": {
          "$ref": "#/components/schemas/WebAddress"
        }
      },
      "required": [
        "bookingNumber",
        "confirmationEmail",
        "createdAt",
        "currency",
        "date",
        "durationHours",
        "freeCancellationUntil",
        "guests",
        "manageUrl",
        "meetingPoint",
        "meetingPointLink",
        "pickupTime",
        "position",
        "priceLines",
        "reference",
        "revision",
        "status",
        "totalPrice",
        "tourId",
        "tourTitle",
        "travellers",
        "updatedAt"
      ],
      "additionalProperties": false,
      "description": "The answer of POST /api/bookings."
    },
    "Popularity": {
      "type": "object",
      "properties": {
        "halfLifeDays": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "After this many days, an interest counts half."
        },
        "weights": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "interest": {
                "$ref": "#/components/schemas/Interest"
              },
              "weight": {
                "type": "number"
              }
            },
            "required": [
              "interest",
              "weight"
            ],
            "additionalProperties": false
          },
          "description": "How much each interest counts at the moment it happens."
        },
        "tours": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/TourInterest"
          },
          "description": "The most popular of the active tours."
        }
      },
      "required": [
        "halfLifeDays",
        "weights",
        "tours"
      ],
      "additionalProperties": false
    },
    "PriceLine": {
      "type": "object",
      "properties": {
        "categoryId": {
          "type": "string"
        },
        "category": {
          "type": "string"
        },
        "count": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "unitPrice": {
          "type": "number"
        },
        "amount": {
          "type": "number"
        }
      },
      "required": [
        "categoryId",
        "category",
        "count",
        "unitPrice",
        "amount"
      ],
      "additionalProperties": false
    },
    "PricingStructure": {
      "type": "object",
      "properties": {
        "type": {
          "$ref": "#/components/schemas/PricingType"
        },
        "currency": {
          "$ref": "#/components/schemas/Currency"
        },
        "basePrice": {
          "type": "number",
          "description": "For fixed and seasonal tables."
        },
        "ageRates": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AgeRate"
          },
          "description": "For age-based tables."
        },
        "groupRates": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/GroupRate"
          },
          "description": "For group tables."
        },
        "seasonalRates": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/SeasonalRate"
          },
          "description": "For seasonal tables."
        }
      },
      "required": [
        "type",
        "currency"
      ],
      "additionalProperties": false,
      "description": "A price table in requests and answers; amounts are decimal numbers in major units."
    },
    "PricingType": {
      "type": "string",
      "enum": [
        "fixed",
        "group",
        "age_based",
        "seasonal"
      ]
    },
    "ProblemCode": {
      "type": "string",
      "enum": [
        "MalformedRequest",
        "InvalidReference",
        "IdempotencyKeyMissing",
        "IdempotencyKeyInvalid",
        "NotSignedIn",
        "InvalidCredentials",
        "TotpRequired",
        "ProofRequired",
        "ProofRefused",
        "NotAllowed",
        "CrossSiteRequest",
        "SetUpLinkInvalid",
        "AccountLinkInvalid",
        "PasswordNeededAgain",
        "PasswordWrong",
        "SecondFactorNeeded",
        "TotpCodeWrong",
        "NotFound",
        "PaymentNotFound",
        "RefundNotFound",
        "BookingNotFound",
        "TourNotFound",
        "CustomerNoteNotFound",
        "NoSuchCustomer",
        "CustomerNotFound",
        "DepartureNotFound",
        "NotificationNotFound",
        "SavedViewNotFound",
        "PickupPlaceNotFound",
        "ContactMessageNotFound",
        "ReviewNotFound",
        "AccountNotFound",
        "NothingToUndo",
        "BulkActNotFound",
        "ProjectionNotFound",
        "MethodNotAllowed",
        "AlreadyMerged",
        "SavedViewExists",
        "TooManySavedViews",
        "PickupPlaceExists",
        "TooManyPickupPlaces",
        "DepartureFull",
        "DepartureClosed",
        "DepartureCalledOff",
        "DisruptionRunning",
        "BulkActRunning",
        "BulkActChangedNothing",
        "MoneyCollected",
        "TooManyTags",
        "NotCalledOff",
        "NetworkShareReached",
        "HasEmailAddress",
        "HoldEnded",
        "HoldNotNeeded",
        "HoldAlreadyExtended",
        "SeatsNotHeld",
        "RequestIsOver",
        "TourNotBookable",
        "PriceChanged",
        "BookingIsCancelled",
        "AlreadyStarted",
        "ImportUndone",
        "ChangedSinceImport",
        "NotCancelled",
        "NotPending",
        "NotConfirmed",
        "NotCheckedIn",
        "ReviewPeriodOver",
        "ReviewIsWithdrawn",
        "MarkedAsNoShow",
        "GuestsAreCheckedIn",
        "PaymentIsRefunded",
        "NotANoShow",
        "NothingOwed",
        "RefundExceedsCollected",
        "CapacityBelowSeatsTaken",
        "CustomerErased",
        "NothingLeftToExport",
        "TourIsDeleted",
        "NotUndoable",
        "UndoTooLate",
        "ChangedSince",
        "NotificationAlreadySent",
        "NotificationUnderWay",
        "NotificationIsDismissed",
        "UsernameTaken",
        "InvitationUsed",
        "LastOwner",
        "TotpIsOn",
        "TotpNotOffered",
        "TotpIsRequired",
        "OwnTotpMissing",
        "TotpIsOff",
        "RevisionMismatch",
        "IfMatchMissing",
        "RequestTooSlow",
        "BodyTooLarge",
        "HeadersTooLarge",
        "ImageTooLarge",
        "ImportTooLarge",
        "ImageKindNotAllowed",
        "UnsupportedMediaType",
        "InvalidFields",
        "ImportNotReadable",
        "ImageNotUsable",
        "PastDate",
        "NotAStartTime",
        "UnknownCategory",
        "PartyTooLarge",
        "GuestsOutOfRange",
        "EmailNotChangeable",
        "KeyReused",
        "TooManyRequests",
        "OutcomeUnknown",
        "TimedOut",
        "Unavailable",
        "NotReady",
        "Unexpected"
      ]
    },
    "Projection": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        },
        "version": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "build": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "The number of the described build: the build of this version that is served or, if there is none, the newest."
        },
        "isServing": {
          "type": "boolean"
        },
        "state": {
          "type": "string",
          "enum": [
            "live",
            "building",
            "degraded"
          ]
        },
        "position": {
          "type": "string"
        },
        "lag": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How far the checkpoint is behind the head of the log, in the log's own unit: events, or bytes."
        },
        "behind": {
          "type": "object",
          "properties": {
            "events": {
              "$ref": "#/components/schemas/WholeNumber"
            },
            "isMore": {
              "type": "boolean"
            },
            "ms": {
              "$ref": "#/components/schemas/WholeNumber"
            }
          },
          "required": [
            "events",
            "isMore",
            "ms"
          ],
          "additionalProperties": false,
          "description": "The same distance in events, counted up to a thousand, and how long the first of them has waited, in milliseconds."
        },
        "progress": {
          "type": "number",
          "description": "From 0 to 1, while building."
        },
        "parked": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Documents held back by an event that could not be applied."
        },
        "stoppedBy": {
          "$ref": "#/components/schemas/EventPlace",
          "description": "The event at which a rebuild stopped, until it is acknowledged."
        },
        "comparison": {
          "$ref": "#/components/schemas/RebuildComparison",
          "description": "The served build compared with the build before it. Absent before the comparison, and if there was no earlier build."
        }
      },
      "required": [
        "name",
        "version",
        "build",
        "isServing",
        "state",
        "position",
        "lag",
        "behind",
        "progress",
        "parked"
      ],
      "additionalProperties": false,
      "description": "The state of one projection."
    },
    "ProofState": {
      "type": "string",
      "enum": [
        "given",
        "asked",
        "not-asked"
      ],
      "description": "Whether the reader has proved to be the traveller of the booking, must prove this before a change, or needs no proof."
    },
    "PublishedReview": {
      "type": "object",
      "properties": {
        "text": {
          "type": "string"
        },
        "name": {
          "type": "string",
          "description": "The name to show; absent if the traveller gave none."
        },
        "id": {
          "type": "string",
          "description": "Opaque; says nothing about the booking."
        },
        "stars": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "1 to 5."
        },
        "month": {
          "type": "string",
          "description": "The month of the departure, `yyyy-MM`."
        },
        "publishedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "reply": {
          "$ref": "#/components/schemas/ReviewReply"
        }
      },
      "required": [
        "id",
        "stars",
        "month",
        "publishedAt"
      ],
      "additionalProperties": false,
      "description": "A published review, as everyone may see it."
    },
    "Quote": {
      "type": "object",
      "properties": {
        "lines": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PriceLine"
          }
        },
        "total": {
          "type": "number"
        },
        "currency": {
          "type": "string"
        },
        "fromPrice": {
          "type": "number"
        },
        "difference": {
          "type": "number"
        }
      },
      "required": [
        "lines",
        "total",
        "currency",
        "fromPrice"
      ],
      "additionalProperties": false,
      "description": "The price that a party would pay; `difference` is present if an existing booking is changed."
    },
    "RebuildComparison": {
      "type": "object",
      "properties": {
        "at": {
          "type": "string",
          "description": "When the documents were compared."
        },
        "documents": {
          "type": "object",
          "properties": {
            "before": {
              "$ref": "#/components/schemas/WholeNumber"
            },
            "after": {
              "$ref": "#/components/schemas/WholeNumber"
            }
          },
          "required": [
            "before",
            "after"
          ],
          "additionalProperties": false
        },
        "changed": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "added": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "missing": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "unsettled": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Documents that changed again before they could be compared."
        },
        "sample": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/DocumentDifference"
          },
          "description": "Some of the documents that differ."
        }
      },
      "required": [
        "at",
        "documents",
        "changed",
        "added",
        "missing",
        "unsettled",
        "sample"
      ],
      "additionalProperties": false,
      "description": "The documents that are served now, compared with those served before the rebuild."
    },
    "RecoveryCodes": {
      "type": "object",
      "properties": {
        "recoveryCodes": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "recoveryCodes"
      ],
      "additionalProperties": false,
      "description": "The codes are shown once. Each can be used once instead of a code from the app."
    },
    "RevenueStep": {
      "type": "object",
      "properties": {
        "at": {
          "$ref": "#/components/schemas/Instant"
        },
        "reference": {
          "$ref": "#/components/schemas/BookingReference"
        },
        "currency": {
          "type": "string"
        },
        "total": {
          "type": "number"
        },
        "isCancelled": {
          "type": "boolean"
        }
      },
      "required": [
        "at",
        "reference",
        "currency",
        "total",
        "isCancelled"
      ],
      "additionalProperties": false,
      "description": "From this instant on, a booking of the requested day had this total."
    },
    "ReviewReply": {
      "type": "object",
      "properties": {
        "text": {
          "type": "string"
        },
        "at": {
          "$ref": "#/components/schemas/Instant"
        }
      },
      "required": [
        "text",
        "at"
      ],
      "additionalProperties": false,
      "description": "The operator's public answer. It is plain text, so addresses in it are not links."
    },
    "ReviewStatus": {
      "type": "string",
      "enum": [
        "pending",
        "published",
        "rejected",
        "withdrawn"
      ],
      "description": "`pending`: staff have not read it yet, or it was changed since; only a published review is public."
    },
    "SavedFilter": {
      "type": "object",
      "properties": {
        "tab": {
          "$ref": "#/components/schemas/BookingTab"
        },
        "sort": {
          "$ref": "#/components/schemas/BookingSort",
          "description": "The order; a search always lists the newest booking first."
        },
        "status": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/BookingStatus"
            },
            {
              "type": "string",
              "const": "live"
            }
          ],
          "description": "`live`: bookings that will take place, confirmed or pending."
        },
        "currency": {
          "type": "string"
        },
        "money": {
          "type": "string",
          "enum": [
            "to-give-back",
            "unpaid"
          ],
          "description": "`to-give-back`: bookings whose travellers get money back; the oldest claim first. `unpaid`: bookings that are not cancelled and whose travellers owe money that was not written off."
        },
        "origin": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/BookingOrigin"
            },
            {
              "type": "string",
              "const": "unknown"
            }
          ],
          "description": "`unknown`: staff gave no origin, or the booking is older than this field."
        },
        "notes": {
          "type": "string",
          "const": "with",
          "description": "`with`: bookings with a note of staff."
        },
        "tag": {
          "type": "string",
          "description": "Bookings with this tag, in upper or lower case."
        },
        "createdFrom": {
          "type": "string",
          "description": "The days on which the bookings were created, both included."
        },
        "createdTo": {
          "type": "string"
        },
        "tourId": {
          "type": "string"
        },
        "dateFrom": {
          "type": "string",
          "description": "The days of travel, both included."
        },
        "dateTo": {
          "type": "string"
        }
      },
      "additionalProperties": false,
      "description": "A filter and an order of the list of bookings, without a search."
    },
    "SavedView": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "name": {
          "type": "string",
          "description": "Unique, in upper or lower case."
        },
        "filter": {
          "$ref": "#/components/schemas/SavedFilter"
        },
        "bookings": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many bookings the view has now."
        },
        "savedBy": {
          "type": "object",
          "properties": {
            "kind": {
              "type": "string"
            },
            "id": {
              "type": "string"
            },
            "name": {
              "type": "string"
            }
          },
          "required": [
            "kind"
          ],
          "additionalProperties": false
        },
        "savedAt": {
          "$ref": "#/components/schemas/Instant"
        }
      },
      "required": [
        "id",
        "name",
        "filter",
        "bookings",
        "savedBy",
        "savedAt"
      ],
      "additionalProperties": false,
      "description": "A view of the list of bookings that all staff share."
    },
    "SavedViewsAnswer": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "revision": {
          "type": "string",
          "description": "The resource's revision, also its ETag: the revision of the last event that a client can see."
        },
        "position": {
          "type": "string",
          "description": "The position of the log after the command; a client sends it back as `x-min-position`, so that its next read includes this command."
        },
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/SavedView"
          }
        },
        "nextCursor": {
          "type": "string"
        }
      },
      "required": [
        "items",
        "position",
        "revision"
      ],
      "description": "The answer of every command on the views: the views as they are now."
    },
    "SeasonalRate": {
      "type": "object",
      "properties": {
        "season": {
          "type": "string"
        },
        "startDate": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "endDate": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "priceModifier": {
          "type": "number",
          "description": "A percentage of the base price, or an amount added to it."
        },
        "modifierType": {
          "type": "string",
          "enum": [
            "percentage",
            "fixed"
          ]
        }
      },
      "required": [
        "season",
        "startDate",
        "endDate",
        "priceModifier",
        "modifierType"
      ],
      "additionalProperties": false
    },
    "SeatsOfDay": {
      "type": "object",
      "properties": {
        "date": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "departures": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/SeatsSold"
          },
          "description": "The departures with travellers, by time."
        },
        "withoutGuests": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Departures of the day without bookings that can still be booked."
        }
      },
      "required": [
        "date",
        "departures",
        "withoutGuests"
      ],
      "additionalProperties": false
    },
    "SeatsSold": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "tourTitle": {
          "type": "string"
        },
        "time": {
          "$ref": "#/components/schemas/LocalTime"
        },
        "seatsTaken": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "capacity": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WholeNumber"
            },
            {
              "type": "null"
            }
          ],
          "description": "Null for no limit."
        },
        "isCalledOff": {
          "type": "boolean",
          "description": "The departure was cancelled or moved as a whole."
        }
      },
      "required": [
        "id",
        "tourTitle",
        "time",
        "seatsTaken",
        "capacity",
        "isCalledOff"
      ],
      "additionalProperties": false
    },
    "Session": {
      "type": "object",
      "properties": {
        "ended": {
          "$ref": "#/components/schemas/SessionEnd",
          "description": "Present if the browser still sends the cookie of a session that has ended."
        },
        "user": {
          "anyOf": [
            {
              "type": "null"
            },
            {
              "type": "object",
              "properties": {
                "id": {
                  "type": "string",
                  "description": "The id of the account."
                },
                "username": {
                  "type": "string"
                },
                "email": {
                  "type": "string"
                },
                "role": {
                  "$ref": "#/components/schemas/StaffRole"
                },
                "hasTotp": {
                  "type": "boolean",
                  "description": "Whether signing in also needs a code from an authenticator app."
                },
                "needsTotp": {
                  "type": "boolean",
                  "description": "Whether the role requires such codes. Without codes, the person can do nothing except set them up."
                }
              },
              "required": [
                "id",
                "username",
                "role",
                "hasTotp",
                "needsTotp"
              ],
              "additionalProperties": false
            }
          ]
        }
      },
      "required": [
        "user"
      ],
      "additionalProperties": false
    },
    "SessionEnd": {
      "type": "object",
      "properties": {
        "because": {
          "type": "string",
          "enum": [
            "idle",
            "age",
            "closed"
          ],
          "description": "`idle`: it was not used; `age`: it was open for the longest allowed time; `closed`: somebody ended it."
        },
        "afterMinutes": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "The time limit that ended the session, in minutes; it is a setting."
        }
      },
      "required": [
        "because"
      ],
      "additionalProperties": false,
      "description": "Why a session ended."
    },
    "ShownBooking": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "proof": {
          "$ref": "#/components/schemas/ProofState"
        },
        "reference": {
          "$ref": "#/components/schemas/BookingReference"
        },
        "bookingNumber": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "status": {
          "$ref": "#/components/schemas/BookingStatus"
        },
        "seats": {
          "type": "string",
          "const": "not-held",
          "description": "A request that holds no seats until its traveller opens the mailed link or staff confirm it."
        },
        "tourId": {
          "type": "string"
        },
        "tourTitle": {
          "type": "string"
        },
        "date": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "pickupTime": {
          "$ref": "#/components/schemas/LocalTime"
        },
        "durationHours": {
          "type": "number"
        },
        "guests": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "travellers": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Travellers"
          }
        },
        "totalPrice": {
          "type": "number"
        },
        "currency": {
          "type": "string"
        },
        "priceLines": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PriceLine"
          }
        },
        "meetingPoint": {
          "type": "string"
        },
        "meetingPointLink": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WebAddress"
            },
            {
              "type": "null"
            }
          ]
        },
        "customer": {
          "$ref": "#/components/schemas/Customer"
        },
        "unreadable": {
          "$ref": "#/components/schemas/Unreadable",
          "description": "Present if personal data is stored but cannot be read; absent after an erasure."
        },
        "pickupPlace": {
          "type": "string"
        },
        "pickup": {
          "$ref": "#/components/schemas/Pickup",
          "description": "When the traveller is picked up there; absent if no window is known."
        },
        "message": {
          "type": "string"
        },
        "freeCancellationUntil": {
          "$ref": "#/components/schemas/Instant",
          "description": "The last instant at which cancelling is free of charge."
        },
        "cancellation": {
          "$ref": "#/components/schemas/Cancellation",
          "description": "The terms of the booking. If absent, cancelling is free until 24 hours before the start, and then costs up to the full price."
        },
        "cancelledFree": {
          "type": "boolean",
          "description": "Whether the booking was cancelled free of charge; absent if it is not cancelled."
        },
        "undoUntil": {
          "$ref": "#/components/schemas/Instant",
          "description": "Until this time, travellers can undo their own cancellation if the departure still has room. Absent if the booking is not cancelled, or staff cancelled it, or it was a request."
        },
        "createdAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "updatedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "revision": {
          "type": "string"
        }
      },
      "required": [
        "bookingNumber",
        "createdAt",
        "currency",
        "date",
        "durationHours",
        "freeCancellationUntil",
        "guests",
        "meetingPoint",
        "meetingPointLink",
        "pickupTime",
        "priceLines",
        "proof",
        "reference",
        "revision",
        "status",
        "totalPrice",
        "tourId",
        "tourTitle",
        "travellers",
        "updatedAt"
      ],
      "description": "The answer of GET /api/bookings/{reference}."
    },
    "SiteAnswer": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        },
        "publicUrl": {
          "$ref": "#/components/schemas/WebAddress",
          "description": "Where travellers reach the site, without a trailing slash; absolute addresses begin with it."
        },
        "whatsAppNumber": {
          "type": "string",
          "description": "International digits without `+`, as WhatsApp's links need them."
        },
        "operatorEmail": {
          "type": "string"
        },
        "operatorPhone": {
          "type": "string"
        },
        "operatorAddress": {
          "type": "string"
        },
        "howToPay": {
          "type": "string",
          "description": "A sentence for travellers, such as “Pay on arrival: cash in USD or TZS.”"
        },
        "holdsSeats": {
          "type": "boolean",
          "description": "Whether the booking form holds seats for a short time if few are free."
        },
        "adsConversionId": {
          "type": "string",
          "description": "The account for reporting purchases to the advertising network; absent if ads are not measured."
        },
        "claims": {
          "$ref": "#/components/schemas/Claims"
        },
        "listedTours": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "The number of tours that travellers can find now."
        },
        "listedCategories": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The categories of these tours, in the order of requirements, section 3."
        },
        "dataKept": {
          "$ref": "#/components/schemas/DataKept"
        },
        "sendsEmail": {
          "type": "boolean",
          "description": "Whether a mail server is set up. Without one travellers get no e-mails."
        }
      },
      "required": [
        "claims",
        "dataKept",
        "holdsSeats",
        "howToPay",
        "listedCategories",
        "listedTours",
        "name",
        "operatorAddress",
        "operatorEmail",
        "operatorPhone",
        "publicUrl",
        "sendsEmail",
        "whatsAppNumber"
      ],
      "additionalProperties": false,
      "description": "The answer of GET /api/site."
    },
    "Slot": {
      "type": "object",
      "properties": {
        "date": {
          "$ref": "#/components/schemas/LocalDate"
        },
        "time": {
          "$ref": "#/components/schemas/LocalTime"
        },
        "status": {
          "$ref": "#/components/schemas/SlotStatus"
        },
        "seatsLeft": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WholeNumber"
            },
            {
              "type": "null"
            }
          ],
          "description": "Null for a departure without a limit."
        }
      },
      "required": [
        "date",
        "time",
        "status",
        "seatsLeft"
      ],
      "additionalProperties": false
    },
    "SlotStatus": {
      "type": "string",
      "enum": [
        "available",
        "limited",
        "full",
        "closed",
        "past"
      ],
      "description": "The availability of a departure. `limited`: at most four seats left; `past`: after the cut-off."
    },
    "SpeedPageKind": {
      "type": "string",
      "enum": [
        "home",
        "tours",
        "tour",
        "book",
        "thank-you",
        "manage",
        "guide",
        "other"
      ]
    },
    "SpeedValue": {
      "type": "object",
      "properties": {
        "p75": {
          "type": [
            "number",
            "null"
          ],
          "description": "The upper end of the bucket; null for a value above all ends."
        },
        "verdict": {
          "$ref": "#/components/schemas/SpeedVerdict"
        }
      },
      "required": [
        "p75",
        "verdict"
      ],
      "additionalProperties": false,
      "description": "Three quarters of the measured views were at least this fast."
    },
    "SpeedVerdict": {
      "type": "string",
      "enum": [
        "good",
        "needs-work",
        "poor"
      ]
    },
    "StaffRole": {
      "type": "string",
      "enum": [
        "owner",
        "staff",
        "read-only"
      ]
    },
    "StandingFaults": {
      "type": "object",
      "properties": {
        "count": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "foundAt": {
          "$ref": "#/components/schemas/Instant"
        }
      },
      "required": [
        "count",
        "foundAt"
      ],
      "additionalProperties": false,
      "description": "The faults that the last check with a result found."
    },
    "Suppression": {
      "type": "object",
      "properties": {
        "suppression": {
          "anyOf": [
            {
              "type": "object",
              "properties": {
                "reason": {
                  "type": "string",
                  "enum": [
                    "bounced",
                    "complained"
                  ],
                  "description": "E-mails came back, or their recipient reported them as unwanted."
                },
                "since": {
                  "$ref": "#/components/schemas/Instant"
                }
              },
              "required": [
                "reason",
                "since"
              ],
              "additionalProperties": false
            },
            {
              "type": "null"
            }
          ],
          "description": "Null if e-mails are still sent."
        }
      },
      "required": [
        "suppression"
      ],
      "additionalProperties": false,
      "description": "Whether e-mails are still sent to the address of this e-mail."
    },
    "TotpOffer": {
      "type": "object",
      "properties": {
        "secret": {
          "type": "string",
          "description": "Base32 (RFC 4648), without padding."
        },
        "url": {
          "$ref": "#/components/schemas/WebAddress",
          "description": "`otpauth://totp/…`"
        }
      },
      "required": [
        "secret",
        "url"
      ],
      "additionalProperties": false,
      "description": "The data that an authenticator app needs: the secret to type in, or the address to read as a QR code."
    },
    "TotpRule": {
      "type": "object",
      "properties": {
        "roles": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/StaffRole"
          }
        }
      },
      "required": [
        "roles"
      ],
      "additionalProperties": false,
      "description": "The roles in which everybody needs codes from an authenticator app."
    },
    "TotpRuleAnswer": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "revision": {
          "type": "string",
          "description": "The resource's revision, also its ETag: the revision of the last event that a client can see."
        },
        "position": {
          "type": "string",
          "description": "The position of the log after the command; a client sends it back as `x-min-position`, so that its next read includes this command."
        },
        "roles": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/StaffRole"
          }
        }
      },
      "required": [
        "position",
        "revision",
        "roles"
      ]
    },
    "Tour": {
      "type": "object",
      "properties": {
        "title": {
          "type": "string"
        },
        "category": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "badge": {
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "type": "string"
        },
        "fullDescription": {
          "type": "string",
          "description": "HTML; the server keeps only safe elements."
        },
        "durationHours": {
          "type": "number"
        },
        "maxGuests": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "meetingPoint": {
          "type": "string"
        },
        "meetingPointLink": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WebAddress"
            },
            {
              "type": "null"
            }
          ]
        },
        "pickupTimes": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/LocalTime"
          },
          "description": "Start times, 24-hour `HH:mm`."
        },
        "pricingStructure": {
          "$ref": "#/components/schemas/PricingStructure"
        },
        "highlights": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "itinerary": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ItineraryStep"
          }
        },
        "includes": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "excludes": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "whatToBring": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "faq": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "question": {
                "type": "string"
              },
              "answer": {
                "type": "string"
              }
            },
            "required": [
              "question",
              "answer"
            ],
            "additionalProperties": false
          }
        },
        "images": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "At most seven URLs; the first is the featured one."
        },
        "pictures": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Picture"
          },
          "description": "The alternative texts and focus points. An answer has every picture in order, or leaves this out if staff wrote neither. In a request, an entry belongs to the picture with its `url`; other entries are ignored."
        },
        "isFeatured": {
          "type": "boolean"
        },
        "capacity": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WholeNumber"
            },
            {
              "type": "null"
            }
          ],
          "description": "Seats of one departure; null for no limit."
        },
        "confirmation": {
          "type": "string",
          "enum": [
            "instant",
            "by-hand"
          ]
        },
        "weekdays": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/WholeNumber"
          },
          "description": "ISO weekdays, 1 = Monday … 7 = Sunday."
        },
        "season": {
          "anyOf": [
            {
              "type": "object",
              "properties": {
                "from": {
                  "$ref": "#/components/schemas/LocalDate"
                },
                "to": {
                  "$ref": "#/components/schemas/LocalDate"
                }
              },
              "required": [
                "from",
                "to"
              ],
              "additionalProperties": false
            },
            {
              "type": "null"
            }
          ]
        },
        "bookingCutoffHours": {
          "type": "number"
        },
        "allowsMinorsAlone": {
          "type": "boolean",
          "description": "Minors may travel without an adult; if absent, they may not."
        },
        "freeCancellationHours": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Cancelling is free until this many hours before the start."
        },
        "cancellationChargePercent": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "After that the operator may charge up to this percentage of the price."
        },
        "pickup": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/TourPickup"
            },
            {
              "type": "null"
            }
          ],
          "description": "When travellers are picked up; null if there is no pick-up. If absent, the timeline shows when."
        },
        "id": {
          "type": "string"
        },
        "image": {
          "type": [
            "string",
            "null"
          ],
          "description": "The first image; null for a tour without one."
        },
        "price": {
          "type": "number",
          "description": "The derived price, in the currency of the price table."
        },
        "priceParty": {
          "type": "string",
          "description": "The sizes of parties that pay `price` each, such as `6 or more`; absent if the size does not change the price."
        },
        "fromPrice": {
          "type": "number",
          "description": "The \"From\" price of the tour's page, in the currency of the price table."
        },
        "fromParty": {
          "type": "string",
          "description": "The sizes of parties that pay `fromPrice` each; absent if the size does not change the price."
        },
        "currency": {
          "type": "string"
        },
        "duration": {
          "type": "string",
          "description": "Such as `3 hours`."
        },
        "rating": {
          "type": "number",
          "description": "The average of the tour's published reviews, if there are at least three; otherwise the rating that the operator gives."
        },
        "reviewsCount": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many reviews of the tour are published."
        },
        "createdAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "totalBookings": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "totalViews": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "popularityScore": {
          "type": "number"
        },
        "pickupWindows": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PickupWindow"
          },
          "description": "When travellers are picked up, as set by staff or shown in the timeline; empty if there is no pick-up."
        }
      },
      "required": [
        "badge",
        "bookingCutoffHours",
        "cancellationChargePercent",
        "capacity",
        "category",
        "confirmation",
        "createdAt",
        "currency",
        "description",
        "duration",
        "durationHours",
        "excludes",
        "faq",
        "freeCancellationHours",
        "fromPrice",
        "fullDescription",
        "highlights",
        "id",
        "image",
        "images",
        "includes",
        "isFeatured",
        "itinerary",
        "maxGuests",
        "meetingPoint",
        "meetingPointLink",
        "pickupTimes",
        "pickupWindows",
        "popularityScore",
        "price",
        "pricingStructure",
        "rating",
        "reviewsCount",
        "season",
        "title",
        "totalBookings",
        "totalViews",
        "weekdays",
        "whatToBring"
      ],
      "additionalProperties": false,
      "description": "A tour as everyone may see it."
    },
    "TourInterest": {
      "type": "object",
      "properties": {
        "tourId": {
          "type": "string"
        },
        "title": {
          "type": "string"
        },
        "score": {
          "type": "number"
        },
        "parts": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "interest": {
                "$ref": "#/components/schemas/Interest"
              },
              "count": {
                "$ref": "#/components/schemas/WholeNumber",
                "description": "How often this interest happened since the beginning; cancelled bookings are left out."
              },
              "score": {
                "type": "number",
                "description": "How much all these interests count now."
              }
            },
            "required": [
              "interest",
              "count",
              "score"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "tourId",
        "title",
        "score",
        "parts"
      ],
      "additionalProperties": false,
      "description": "A tour's popularity and its parts. The sum of the parts is the popularity, except for rounding."
    },
    "TourListItem": {
      "type": "object",
      "properties": {
        "title": {
          "type": "string"
        },
        "category": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "badge": {
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "type": "string"
        },
        "fullDescription": {
          "type": "string",
          "description": "HTML; the server keeps only safe elements."
        },
        "durationHours": {
          "type": "number"
        },
        "maxGuests": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "meetingPoint": {
          "type": "string"
        },
        "meetingPointLink": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WebAddress"
            },
            {
              "type": "null"
            }
          ]
        },
        "pickupTimes": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/LocalTime"
          },
          "description": "Start times, 24-hour `HH:mm`."
        },
        "pricingStructure": {
          "$ref": "#/components/schemas/PricingStructure"
        },
        "highlights": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "itinerary": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ItineraryStep"
          }
        },
        "includes": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "excludes": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "whatToBring": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "faq": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "question": {
                "type": "string"
              },
              "answer": {
                "type": "string"
              }
            },
            "required": [
              "question",
              "answer"
            ],
            "additionalProperties": false
          }
        },
        "images": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "At most seven URLs; the first is the featured one."
        },
        "pictures": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Picture"
          },
          "description": "The alternative texts and focus points. An answer has every picture in order, or leaves this out if staff wrote neither. In a request, an entry belongs to the picture with its `url`; other entries are ignored."
        },
        "isFeatured": {
          "type": "boolean"
        },
        "capacity": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/WholeNumber"
            },
            {
              "type": "null"
            }
          ],
          "description": "Seats of one departure; null for no limit."
        },
        "confirmation": {
          "type": "string",
          "enum": [
            "instant",
            "by-hand"
          ]
        },
        "weekdays": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/WholeNumber"
          },
          "description": "ISO weekdays, 1 = Monday … 7 = Sunday."
        },
        "season": {
          "anyOf": [
            {
              "type": "object",
              "properties": {
                "from": {
                  "$ref": "#/components/schemas/LocalDate"
                },
                "to": {
                  "$ref": "#/components/schemas/LocalDate"
                }
              },
              "required": [
                "from",
                "to"
              ],
              "additionalProperties": false
            },
            {
              "type": "null"
            }
          ]
        },
        "bookingCutoffHours": {
          "type": "number"
        },
        "allowsMinorsAlone": {
          "type": "boolean",
          "description": "Minors may travel without an adult; if absent, they may not."
        },
        "freeCancellationHours": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Cancelling is free until this many hours before the start."
        },
        "cancellationChargePercent": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "After that the operator may charge up to this percentage of the price."
        },
        "pickup": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/TourPickup"
            },
            {
              "type": "null"
            }
          ],
          "description": "When travellers are picked up; null if there is no pick-up. If absent, the timeline shows when."
        },
        "id": {
          "type": "string"
        },
        "image": {
          "type": [
            "string",
            "null"
          ],
          "description": "The first image; null for a tour without one."
        },
        "price": {
          "type": "number",
          "description": "The derived price, in the currency of the price table."
        },
        "priceParty": {
          "type": "string",
          "description": "The sizes of parties that pay `price` each, such as `6 or more`; absent if the size does not change the price."
        },
        "fromPrice": {
          "type": "number",
          "description": "The \"From\" price of the tour's page, in the currency of the price table."
        },
        "fromParty": {
          "type": "string",
          "description": "The sizes of parties that pay `fromPrice` each; absent if the size does not change the price."
        },
        "currency": {
          "type": "string"
        },
        "duration": {
          "type": "string",
          "description": "Such as `3 hours`."
        },
        "rating": {
          "type": "number",
          "description": "The average of the tour's published reviews, if there are at least three; otherwise the rating that the operator gives."
        },
        "reviewsCount": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "How many reviews of the tour are published."
        },
        "createdAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "totalBookings": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "totalViews": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "popularityScore": {
          "type": "number"
        },
        "pickupWindows": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PickupWindow"
          },
          "description": "When travellers are picked up, as set by staff or shown in the timeline; empty if there is no pick-up."
        },
        "availability": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Slot"
          },
          "description": "Present if the request names a date."
        },
        "nextStart": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/Slot"
            },
            {
              "type": "null"
            }
          ],
          "description": "Present if the request asks for it: the next start with room, or null if there is none in the next weeks."
        },
        "isSimilar": {
          "type": "boolean",
          "const": true,
          "description": "The tour does not match the text that was searched for, but matches a different spelling of it."
        }
      },
      "additionalProperties": false,
      "required": [
        "badge",
        "bookingCutoffHours",
        "cancellationChargePercent",
        "capacity",
        "category",
        "confirmation",
        "createdAt",
        "currency",
        "description",
        "duration",
        "durationHours",
        "excludes",
        "faq",
        "freeCancellationHours",
        "fromPrice",
        "fullDescription",
        "highlights",
        "id",
        "image",
        "images",
        "includes",
        "isFeatured",
        "itinerary",
        "maxGuests",
        "meetingPoint",
        "meetingPointLink",
        "pickupTimes",
        "pickupWindows",
        "popularityScore",
        "price",
        "pricingStructure",
        "rating",
        "reviewsCount",
        "season",
        "title",
        "totalBookings",
        "totalViews",
        "weekdays",
        "whatToBring"
      ],
      "description": "An item of GET /api/tours."
    },
    "TourPickup": {
      "type": "object",
      "properties": {
        "windows": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PickupWindow"
          },
          "description": "One window for each zone, and one for all other zones."
        }
      },
      "required": [
        "windows"
      ],
      "additionalProperties": false
    },
    "TourPreview": {
      "type": "object",
      "properties": {
        "changes": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "field": {
                "type": "string"
              },
              "before": {},
              "after": {}
            },
            "required": [
              "field",
              "before",
              "after"
            ],
            "additionalProperties": false
          },
          "description": "The changes, in the words of the tour's history; empty if no value changes."
        },
        "futureBookings": {
          "$ref": "#/components/schemas/WholeNumber",
          "description": "Bookings of the tour that are not cancelled and have not departed. They keep their terms."
        }
      },
      "required": [
        "changes",
        "futureBookings"
      ],
      "additionalProperties": false,
      "description": "The effects of a save; the answer of POST /api/admin/tours/{id}/preview."
    },
    "TourReviews": {
      "type": "object",
      "properties": {
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PublishedReview"
          }
        },
        "nextCursor": {
          "type": "string"
        },
        "count": {
          "$ref": "#/components/schemas/WholeNumber"
        },
        "average": {
          "type": [
            "number",
            "null"
          ],
          "description": "With one decimal; null if there are fewer than three published reviews."
        }
      },
      "required": [
        "average",
        "count",
        "items"
      ],
      "additionalProperties": false,
      "description": "The answer of GET /api/tours/{id}/reviews: published reviews, newest first, and the figures of all of them."
    },
    "TourSuggestion": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "title": {
          "type": "string"
        }
      },
      "required": [
        "id",
        "title"
      ],
      "additionalProperties": false
    },
    "Travellers": {
      "type": "object",
      "properties": {
        "categoryId": {
          "type": "string"
        },
        "category": {
          "type": "string"
        },
        "count": {
          "$ref": "#/components/schemas/WholeNumber"
        }
      },
      "required": [
        "categoryId",
        "category",
        "count"
      ],
      "additionalProperties": false,
      "description": "Travellers of one category. The id is permanent; the name is the one under which the category was sold."
    },
    "UndoNotification": {
      "type": "object",
      "properties": {
        "template": {
          "$ref": "#/components/schemas/NotificationTemplate"
        },
        "recipient": {
          "type": "string",
          "enum": [
            "traveller",
            "operator",
            "former-traveller"
          ],
          "description": "`former-traveller`: the address that the booking had before it was corrected."
        }
      },
      "required": [
        "template",
        "recipient"
      ],
      "additionalProperties": false,
      "description": "A recipient who would get an e-mail."
    },
    "UndoPreview": {
      "type": "object",
      "properties": {
        "revision": {
          "type": "string",
          "description": "The current revision of the booking or tour. The undo request contains it in If-Match."
        },
        "effects": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "field": {
                "type": "string"
              },
              "before": {},
              "after": {}
            },
            "required": [
              "field",
              "before",
              "after"
            ],
            "additionalProperties": false
          },
          "description": "The effects, in the words of its history; empty if all values are already as they were before."
        },
        "refusedBy": {
          "type": "object",
          "properties": {
            "code": {
              "$ref": "#/components/schemas/ProblemCode"
            },
            "message": {
              "type": "string",
              "description": "A sentence that people can read."
            }
          },
          "required": [
            "code",
            "message"
          ],
          "additionalProperties": false,
          "description": "Why the entry cannot be undone; then there are no effects."
        },
        "notifies": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/UndoNotification"
          }
        }
      },
      "required": [
        "revision",
        "effects",
        "notifies"
      ],
      "additionalProperties": false,
      "description": "The effects of undoing an entry; the answer of GET …/undo."
    },
    "Unreadable": {
      "type": "string",
      "enum": [
        "damaged-key",
        "missing-key",
        "damaged-data"
      ],
      "description": "Why stored personal data cannot be read: the data or the customer's key is damaged, or the key is missing."
    },
    "Verification": {
      "type": "object",
      "properties": {
        "state": {
          "type": "string",
          "enum": [
            "running",
            "done",
            "broken-off"
          ]
        },
        "startedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "startedBy": {
          "type": "string",
          "description": "The username; absent for the daily check."
        },
        "finishedAt": {
          "$ref": "#/components/schemas/Instant"
        },
        "progress": {
          "type": "number",
          "description": "From 0 to 1."
        },
        "verdict": {
          "$ref": "#/components/schemas/LogVerdict",
          "description": "Absent until the check is done."
        }
      },
      "required": [
        "state",
        "startedAt",
        "progress"
      ],
      "additionalProperties": false,
      "description": "One check of the log, running or done."
    },
    "Verifications": {
      "type": "object",
      "properties": {
        "faults": {
          "$ref": "#/components/schemas/StandingFaults",
          "description": "The faults that owners have to act on; absent if the last check with a result found none."
        },
        "last": {
          "$ref": "#/components/schemas/Verification",
          "description": "The running check, or the last one; absent before the first."
        }
      },
      "additionalProperties": false,
      "description": "The answer of GET and POST /api/admin/verification."
    },
    "Voided": {
      "type": "object",
      "properties": {
        "at": {
          "$ref": "#/components/schemas/Instant"
        },
        "actor": {
          "type": "object",
          "properties": {
            "kind": {
              "type": "string"
            },
            "id": {
              "type": "string"
            },
            "name": {
              "type": "string"
            }
          },
          "required": [
            "kind"
          ],
          "additionalProperties": false
        },
        "reason": {
          "type": "string",
          "description": "Absent after an erasure."
        }
      },
      "required": [
        "at",
        "actor"
      ],
      "additionalProperties": false,
      "description": "Who voided an entry, and when."
    },
    "WaitingBooking": {
      "type": "object",
      "properties": {
        "since": {
          "$ref": "#/components/schemas/Instant"
        },
        "booking": {
          "$ref": "#/components/schemas/AdminBooking"
        }
      },
      "required": [
        "since",
        "booking"
      ],
      "additionalProperties": false,
      "description": "A booking that waits for staff."
    },
    "WebAddress": {
      "type": "string",
      "description": "An absolute address, `https://…`.",
      "format": "uri"
    },
    "WholeNumber": {
      "type": "integer",
      "description": "A number without a fraction."
    },
    "WidthClass": {
      "type": "string",
      "enum": [
        "phone",
        "desktop"
      ]
    }
  }
};
