import {
  type Letter,
  MessageRenderer,
  type RenderedLetter,
} from '../../application/ports/message-renderer.ts';
import { letterText } from './letter-text.ts';

/** Renders e-mails with React, which is loaded with the first e-mail. */
export class ReactMessageRenderer extends MessageRenderer {
  override async render(letter: Letter): Promise<RenderedLetter> {
    const { letterHtml } = await import('./letter-html.ts');
    return { html: letterHtml(letter), text: letterText(letter) };
  }
}
