import { isPrivatePage } from '@contracts/site/private-page.ts';
import { trustedPolicy } from '../../shared/trusted-types/trusted-policy.ts';
import { adTagScriptId, isAdTagLoaded } from './ad-tag-script.ts';

interface TaggedWindow {
  dataLayer?: unknown[];
}

const clickIds = ['gclid', 'gbraid', 'wbraid'];

const tag = trustedPolicy('ad-tag', {
  createScriptURL: (account: string) =>
    `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(account)}`,
});

/**
 * Loads the advertising network's tag, once. The tag gets the address without its query, which may contain
 * private data.
 *
 * @param conversionId `AW-…`, or `AW-…/label`.
 */
export function loadAdTag(conversionId: string): void {
  tell('consent', 'update', storageConsent('granted'));
  // The content security policy of a private page would block it.
  if (isAdTagLoaded() || isPrivatePage(location.pathname)) return;
  const account = accountOf(conversionId);
  tell('js', new Date());
  tell('config', account, { page_location: bareAddress(), page_referrer: '' });
  const script = document.createElement('script');
  script.id = adTagScriptId;
  script.async = true;
  script.src = tag.createScriptURL(account);
  document.head.append(script);
}

/** Withdraws the consent. A tag that is already loaded may then store no more data. */
export function quietAdTag(): void {
  if (isAdTagLoaded()) tell('consent', 'update', storageConsent('denied'));
}

/** Reports one purchase. The reference keeps the network from counting it twice; it does not name a person. */
export function reportPurchase(conversionId: string, reference: string): void {
  tell('event', 'conversion', {
    send_to: conversionId,
    transaction_id: reference,
    page_location: bareAddress(),
  });
}

function accountOf(conversionId: string): string {
  return conversionId.split('/', 1)[0] ?? conversionId;
}

/** The address without its query, except for the click ids of the advertising network. */
function bareAddress(): string {
  const url = new URL(location.pathname, location.origin);
  const query = new URLSearchParams(location.search);
  for (const name of clickIds) {
    const id = query.get(name);
    if (id !== null) url.searchParams.set(name, id);
  }
  return url.href;
}

function storageConsent(state: 'granted' | 'denied') {
  return { ad_storage: state, ad_user_data: state, ad_personalization: 'denied' };
}

/** Adds a command to the queue of the tag, which accepts only `arguments` objects. */
function tell(...command: readonly unknown[]): void;
function tell(): void {
  const tagged = window as TaggedWindow;
  tagged.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params -- The tag ignores arrays.
  tagged.dataLayer.push(arguments);
}
