/** The elements that a full description may have; all others are removed and their text is kept. */
export const richTextRules = {
  allowedTags: [
    'p',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'u',
    's',
    'br',
    'blockquote',
    'a',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    a: (tagName: string, attribs: Readonly<Record<string, string>>) => ({
      tagName,
      attribs: { ...attribs, rel: 'noopener nofollow' },
    }),
  },
};
