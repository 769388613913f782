import { Body } from '@react-email/body';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type CSSProperties, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Action, Fact, Letter, LetterPart } from '../../application/ports/message-renderer.ts';
import { darkStyle, manjano, style } from './letter-style.ts';

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** The addresses that an e-mail may link to; a link to any other address is left out. */
const linkable = /^(https?:\/\/|mailto:|tel:)/i;

/** Renders an e-mail as HTML: tables and inline styles, without pictures or anything that is loaded from elsewhere. */
export function letterHtml(letter: Letter): string {
  return doctype + renderToStaticMarkup(document(letter));
}

function document({ subject, preview, heading, parts, closing }: Letter): ReactNode {
  return h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, subject),
      h('style', { dangerouslySetInnerHTML: { __html: darkStyle } }),
    ),
    h(
      Body,
      { className: 'm-body', style: style.body },
      h(Preview, null, preview),
      h(
        Container,
        { className: 'm-sheet', style: style.sheet },
        h(
          Section,
          { style: style.band },
          h(Heading, { as: 'h1', className: 'm-heading', style: style.heading }, heading),
        ),
        h('div', { style: style.pindo, 'aria-hidden': true }, ' '),
        h(Section, { style: style.content }, ...parts.map(partElement)),
        h(Hr, { className: 'm-rule', style: style.ending }),
        h(
          Section,
          { style: style.closing },
          ...closing.map((text) =>
            h(Text, { className: 'm-soft', style: style.closingLine }, text),
          ),
        ),
      ),
    ),
  );
}

function partElement(part: LetterPart): ReactNode {
  switch (part.kind) {
    case 'paragraph':
      return h(Text, { className: 'm-ink', style: style.paragraph }, part.text);
    case 'action':
      return actionElement(part);
    case 'facts':
      return titled(part.heading, ...part.rows.map(factRow));
    case 'amounts':
      return titled(
        part.heading,
        ...part.rows.map((row) => amountRow(row, false)),
        amountRow(part.total, true),
      );
    case 'list':
      return titled(
        part.heading,
        h(
          'ul',
          { className: 'm-ink', style: style.list },
          ...part.items.map((item) => h('li', null, item)),
        ),
      );
    case 'quote':
      return titled(
        part.heading,
        h(
          'blockquote',
          { className: 'm-ink m-rule', style: style.quote },
          ...part.text.split('\n').flatMap((each, index) => (index === 0 ? each : [h('br'), each])),
        ),
      );
  }
}

/** Renders a button as a coloured table cell, the only kind of button that every mailbox draws. */
function actionElement({ text, href }: Action): ReactNode {
  if (!linkable.test(href)) {
    return null;
  }
  const link = h(Link, { className: 'm-action', style: style.actionLink, href }, text);
  return h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, style: style.action },
    h(
      'tbody',
      null,
      h('tr', null, h('td', { bgcolor: manjano, style: style.actionCell } as object, link)),
    ),
  );
}

function titled(heading: string, ...content: readonly ReactNode[]): ReactNode {
  return h(
    Section,
    null,
    h(Heading, { as: 'h2', className: 'm-ink', style: style.partHeading }, heading),
    ...content,
  );
}

function factRow({ label, value, more = [], link }: Fact): ReactNode {
  const isLinked = link !== undefined && linkable.test(link.href);
  const linked = isLinked
    ? h(Link, { className: 'm-link', style: style.link, href: link.href }, link.text)
    : null;
  return row(
    style.row,
    h(Column, { className: 'm-soft', style: style.label }, label),
    h(
      Column,
      { className: 'm-ink', style: style.value },
      ...unbroken(value),
      ...more.flatMap((each) => [h('br'), ...unbroken(each)]),
      linked && h('br'),
      linked,
    ),
  );
}

/** Keeps short texts in brackets, such as ages, on one line. */
function unbroken(text: string): readonly ReactNode[] {
  return text
    .split(/(\([^()]{1,12}\))/)
    .map((part, index) => (index % 2 === 0 ? part : h('span', { style: style.unbroken }, part)));
}

function amountRow({ label, value }: Fact, isTotal: boolean): ReactNode {
  const weight = isTotal ? style.strong : {};
  return row(
    isTotal ? style.total : style.row,
    h(Column, { className: 'm-ink', style: { ...style.line, ...weight } }, label),
    h(Column, { className: 'm-ink', style: { ...style.amount, ...weight } }, value),
  );
}

function row(ruled: CSSProperties, ...columns: readonly ReactNode[]): ReactNode {
  return h(Row, {
    className: 'm-rule',
    style: ruled,
    children: h(Fragment, null, ...columns),
  });
}
