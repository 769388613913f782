import type {
  AnchorView,
  LogFaultView,
  LogVerdictView,
  VerificationsView,
  VerificationView,
} from '../../../libs/contracts/operations/verification-view.ts';
import { as, type Operations } from './operation.ts';
import {
  decimal,
  flag,
  instant,
  integer,
  list,
  named,
  object,
  oneOf,
  optional,
  text,
} from './schema.ts';
import { listOf } from './view-schemas.ts';

const fault = object<LogFaultView>({
  kind: oneOf(
    'event',
    'missing',
    'unreadable',
    'anchor',
    'forged-anchor',
    'damaged-key',
    'missing-key',
    'lost',
    'damaged',
  ),
  what: text,
  position: optional(text),
  stream: optional(text),
  revision: optional(integer),
  eventId: optional(text),
  eventType: optional(text),
  anchor: optional(text),
});

const verifications = named(
  'Verifications',
  object<VerificationsView>({
    last: optional(
      object<VerificationView>({
        state: oneOf('running', 'done', 'broken-off'),
        startedAt: instant,
        startedBy: optional(text),
        finishedAt: optional(instant),
        progress: decimal,
        verdict: optional(
          object<LogVerdictView>({
            events: integer,
            streams: integer,
            anchors: integer,
            faults: list(fault),
          }),
        ),
      }),
    ),
  }),
);

const anchor = named(
  'Anchor',
  object<AnchorView>({
    name: text,
    at: instant,
    position: text,
    events: integer,
    streams: integer,
    heads: text,
    isAuthentic: flag,
    isGivenUp: flag,
  }),
);

/** The calls that check whether the log is intact. */
export const verificationOperations: Operations = {
  AdminVerificationController: {
    last: {
      summary: 'The check of the log that is under way, or what the last one came to',
      answer: as(verifications),
    },
    begin: { summary: 'Begins a check of the log', answer: as(verifications) },
    anchors: {
      summary: 'What the log was day by day, as noted apart from it, the newest first',
      answer: as(listOf(anchor)),
    },
  },
};
