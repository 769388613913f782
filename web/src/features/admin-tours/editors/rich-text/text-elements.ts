import { StarterKit } from '@tiptap/starter-kit';

/** The elements and marks that the server lets stand (contracts/tour/rich-text-rules.ts), and no other. */
export const textElements = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      // As the server writes them: a text that was only looked at is no change.
      HTMLAttributes: { target: null, rel: 'noopener nofollow', class: null },
    },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    // An empty paragraph behind every list would be stored and shown.
    trailingNode: false,
    // Both draw with styles that are not a file's.
    dropcursor: false,
    gapcursor: false,
  }),
];
