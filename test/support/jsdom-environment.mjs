import { TestEnvironment } from 'jest-environment-jsdom';

/** What browsers have and jsdom lacks or has as its own kind, which fetch and react-router then refuse. */
const fromNode = {
  AbortController,
  AbortSignal,
  ArrayBuffer,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  Uint8Array,
  fetch,
  structuredClone,
};

/**
 * jsdom draws no top layer: a modal dialog here is one that is open and says when it closes.
 *
 * @param {Window & typeof globalThis} window
 */
function giveDialogsTheirModality({ HTMLDialogElement, Event }) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/**
 * jsdom draws no top layer: a popover here is in the page all the time.
 *
 * @param {Window & typeof globalThis} window
 */
function letPopoversBeHidden({ HTMLElement }) {
  HTMLElement.prototype.hidePopover = () => undefined;
}

/**
 * jsdom lays nothing out: whatever is scrolled to is in sight, and a range of text takes no room.
 *
 * @param {Window & typeof globalThis} window
 */
function letElementsBeScrolledTo({ document, Element, Range }) {
  Element.prototype.scrollIntoView = () => undefined;
  Range.prototype.getClientRects = () => document.documentElement.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.documentElement.getBoundingClientRect();
}

export default class JsdomWithWebPlatform extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, fromNode);
    giveDialogsTheirModality(this.global);
    letPopoversBeHidden(this.global);
    letElementsBeScrolledTo(this.global);
  }
}
