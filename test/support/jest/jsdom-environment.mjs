import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals that jsdom lacks, or for which it has its own classes. fetch and react-router refuse those classes. */
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
 * jsdom has no top layer: here every open dialog counts as modal, and reports when it closes.
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
 * jsdom has no top layer: here a popover is always in the page.
 *
 * @param {Window & typeof globalThis} window
 */
function letPopoversBeHidden({ HTMLElement }) {
  HTMLElement.prototype.hidePopover = () => undefined;
}

/**
 * jsdom has no layout: scrolling does nothing, and a range of text has no size.
 *
 * @param {Window & typeof globalThis} window
 */
function letElementsBeScrolledTo({ document, Element, Range }) {
  Element.prototype.scrollIntoView = () => undefined;
  Range.prototype.getClientRects = () => document.documentElement.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.documentElement.getBoundingClientRect();
}

/**
 * Finds the labels of a control by its id. jsdom walks through the whole page for each label of each control. This
 * took a fifth of the time of a test whose page lists the 250 countries of a phone number.
 *
 * @param {Window & typeof globalThis} window
 */
function findLabelsById(window) {
  const labels = {
    /** @this {HTMLInputElement} */
    get() {
      if (this.type === 'hidden') return null;
      return [...window.document.querySelectorAll('label')].filter((label) =>
        label.htmlFor === ''
          ? label.contains(this) && label.control === this
          : label.htmlFor === this.id,
      );
    },
  };
  for (const { prototype } of [
    window.HTMLButtonElement,
    window.HTMLInputElement,
    window.HTMLMeterElement,
    window.HTMLOutputElement,
    window.HTMLProgressElement,
    window.HTMLSelectElement,
    window.HTMLTextAreaElement,
  ]) {
    Object.defineProperty(prototype, 'labels', labels);
  }
}

export default class JsdomWithWebPlatform extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, fromNode);
    giveDialogsTheirModality(this.global);
    letPopoversBeHidden(this.global);
    letElementsBeScrolledTo(this.global);
    findLabelsById(this.global);
  }
}
