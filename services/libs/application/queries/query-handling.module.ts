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
import { BookersEmail } from './booking/bookers-email.ts';
import { BookersToken } from './booking/bookers-token.ts';
import { forgetErased } from './customer/forget-erased.ts';
import { PersonalReader } from './engine/personal-reader.ts';
import { queryRoutes, type QuerySources } from './query-routes.ts';
import { QueryDesk } from './engine/query-desk.ts';
import type { AnyQuery, QueryRoute } from './engine/query-route.ts';
import type { QueryAnswer } from './engine/requested-query.ts';
import { unusableKeys } from './engine/unusable-keys.ts';
import { TourCatalogue } from './tour/tour-catalogue.ts';

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

const queryDesk: Provider = {
  provide: QueryDesk,
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
    new QueryDesk<QuerySources>({
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

/** Makes a separate handler class for each query, as the bus requires. */
function handlerOf(route: QueryRoute<QuerySources>): Type<IQueryHandler<AnyQuery>> {
  @QueryHandler(route.query)
  class RoutedHandler implements IQueryHandler<AnyQuery> {
    readonly #desk: QueryDesk<QuerySources>;

    constructor(desk: QueryDesk<QuerySources>) {
      this.#desk = desk;
    }

    execute(asked: AnyQuery): Promise<QueryAnswer<unknown>> {
      return this.#desk.answer(route, asked);
    }
  }
  return RoutedHandler;
}

const handlers: readonly Provider[] = queryRoutes.map(handlerOf).map((handler) => ({
  provide: handler,
  useFactory: (desk: QueryDesk<QuerySources>) => new handler(desk),
  inject: [QueryDesk],
}));

/** The read side on Nest's query bus. A global module of the process provides the ports. */
@Module({
  imports: [CqrsModule],
  providers: [
    people,
    bookersEmail,
    bookersToken,
    notificationMessages,
    catalogue,
    queryDesk,
    ...handlers,
  ],
  exports: [CqrsModule, PersonalReader, TourCatalogue],
})
export class QueryHandlingModule {}
