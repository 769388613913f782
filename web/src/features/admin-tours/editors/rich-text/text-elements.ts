import { StarterKit } from '@tiptap/starter-kit';

/** Only the elements and marks that the server accepts (contracts/tour/rich-text-rules.ts). */
export const textElements = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      // The attributes that the server writes, so that opening a text does not change it.
      HTMLAttributes: { target: null, rel: 'noopener nofollow', class: null },
    },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    // Otherwise an empty paragraph after every list would be stored and shown.
    trailingNode: false,
    // Both use inline styles, which the content security policy forbids.
    dropcursor: false,
    gapcursor: false,
  }),
];
