import { Module, type Provider, type Type } from '@nestjs/common';
import { CqrsModule, type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Accounts } from '../ports/accounts.ts';
import { Clock } from '../ports/clock.ts';
import { Cryptography } from '../ports/cryptography.ts';
import { EventLogReader } from '../ports/event-log-reader.ts';
import { NotificationMessages } from '../notifications/notification-messages.ts';
import { notificationMessages } from '../notifications/notification-messages.provider.ts';
import { KeyVault } from '../ports/key-vault.ts';
import { ReadStore } from '../ports/read-store.ts';
import { Telemetry } from '../ports/telemetry.ts';
import { BookersEmail } from './bookers-email.ts';
import { BookersToken } from './bookers-token.ts';
import { forgetErased } from './forget-erased.ts';
import { PersonalReader } from './personal-reader.ts';
import { type AnyQuery, type QueryRoute, queryRoutes } from './query-routes.ts';
import { QuerySide } from './query-side.ts';
import type { QueryAnswer } from './requested-query.ts';
import { unusableKeys } from './unusable-keys.ts';
import { TourCatalogue } from './tour-catalogue.ts';

const people: Provider = {
  provide: PersonalReader,
  useFactory: (
    ...[vault, cryptography, readStore, telemetry]: [KeyVault, Cryptography, ReadStore, Telemetry]
  ) => {
    const reader = new PersonalReader(vault, cryptography, unusableKeys(telemetry));
    forgetErased(reader, readStore);
    return reader;
  },
  inject: [KeyVault, Cryptography, ReadStore, Telemetry],
};

const bookersEmail: Provider = {
  provide: BookersEmail,
  useFactory: (vault: KeyVault, cryptography: Cryptography) =>
    new BookersEmail(vault, cryptography),
  inject: [KeyVault, Cryptography],
};

const bookersToken: Provider = {
  provide: BookersToken,
  useFactory: (vault: KeyVault, cryptography: Cryptography) =>
    new BookersToken(vault, cryptography),
  inject: [KeyVault, Cryptography],
};

const catalogue: Provider = {
  provide: TourCatalogue,
  useFactory: (readStore: ReadStore, clock: Clock) => TourCatalogue.open(readStore, clock),
  inject: [ReadStore, Clock],
};

const querySide: Provider = {
  provide: QuerySide,
  useFactory: (
    readStore: ReadStore,
    tours: TourCatalogue,
    reader: PersonalReader,
    ...[emails, tokens, messages, log, clock, accounts]: [
      BookersEmail,
      BookersToken,
      NotificationMessages,
      EventLogReader,
      Clock,
      Accounts,
    ]
  ) =>
    new QuerySide({
      readStore,
      catalogue: tours,
      people: reader,
      emails,
      tokens,
      messages,
      log,
      clock,
      accounts,
    }),
  inject: [
    ReadStore,
    TourCatalogue,
    PersonalReader,
    BookersEmail,
    BookersToken,
    NotificationMessages,
    EventLogReader,
    Clock,
    Accounts,
  ],
};

/** A handler class of its own for each query, since that is what the bus looks for. */
function handlerOf({ query }: QueryRoute): Type<IQueryHandler<AnyQuery>> {
  @QueryHandler(query)
  class RoutedHandler implements IQueryHandler<AnyQuery> {
    readonly #side: QuerySide;

    constructor(side: QuerySide) {
      this.#side = side;
    }

    execute(asked: AnyQuery): Promise<QueryAnswer<unknown>> {
      return this.#side.execute(asked);
    }
  }
  return RoutedHandler;
}

const handlers: readonly Provider[] = queryRoutes.map(handlerOf).map((handler) => ({
  provide: handler,
  useFactory: (side: QuerySide) => new handler(side),
  inject: [QuerySide],
}));

/** Puts the read side on Nest's query bus. The ports come from a global module of the process. */
@Module({
  imports: [CqrsModule],
  providers: [
    people,
    bookersEmail,
    bookersToken,
    notificationMessages,
    catalogue,
    querySide,
    ...handlers,
  ],
  exports: [CqrsModule, PersonalReader, QuerySide, TourCatalogue],
})
export class QueryHandlingModule {}
