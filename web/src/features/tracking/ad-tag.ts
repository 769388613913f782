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
 * Loads the advertising network's tag, once. It is told the site's bare address: what stands in the query is
 * nobody's business there.
 *
 * @param conversionId `AW-…`, or `AW-…/label`.
 */
export function loadAdTag(conversionId: string): void {
  tell('consent', 'update', storageConsent('granted'));
  // The policy of a private page would refuse it.
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

/** Consent was taken back: what is loaded already may keep nothing any more. */
export function quietAdTag(): void {
  if (isAdTagLoaded()) tell('consent', 'update', storageConsent('denied'));
}

/** Tells of one purchase. The reference keeps the network from counting it twice; it names no person. */
export function tellPurchase(conversionId: string, reference: string): void {
  tell('event', 'conversion', {
    send_to: conversionId,
    transaction_id: reference,
    page_location: bareAddress(),
  });
}

function accountOf(conversionId: string): string {
  return conversionId.split('/', 1)[0] ?? conversionId;
}

/** The address without its query, but for what the network itself wrote there: by which ad somebody came. */
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

/** The tag takes its commands from this list, and only as the arguments of a call. */
function tell(...command: readonly unknown[]): void;
function tell(): void {
  const tagged = window as TaggedWindow;
  tagged.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params -- An array is no command to the tag.
  tagged.dataLayer.push(arguments);
}
