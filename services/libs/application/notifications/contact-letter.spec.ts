import { question } from '../../../../test/support/stories/contact-requests.ts';
import { operator } from '../../../../test/support/stories/mail-world.ts';
import { contactAnswerLetter, contactLetter } from './contact-letter.ts';

const letterOf = (change: object = {}) =>
  contactLetter({
    contactMessage: { ...question, ...change },
    writtenAt: '2026-11-20T06:00:00.000Z',
    operator,
  });

const linkIn = (letter: ReturnType<typeof letterOf>) =>
  letter.parts
    .flatMap((part) => (part.kind === 'facts' ? part.rows : []))
    .find(({ label }) => label === 'E-mail')?.link?.href;

describe('a contact message that the operator gets', () => {
  it('says who wrote it, when, and how to reach them, and has the whole text', () => {
    const letter = letterOf();
    expect(letter).toMatchObject({
      subject: 'Message from Asha Juma',
      preview: 'Do you sail in June? We are nine, two of us children.',
      closing: [operator.name, operator.address, operator.siteUrl],
    });
    expect(JSON.stringify(letter.parts)).toContain('asha@example.com');
    expect(JSON.stringify(letter.parts)).toContain('Friday 20 November 2026, 09:00, Zanzibar time');
    expect(letter.parts).toContainEqual({
      kind: 'quote',
      heading: 'What they wrote',
      text: question.message,
    });
  });

  it('has a subject that mailboxes show completely, and splits no character', () => {
    const { subject, preview } = letterOf({
      name: '🏝'.repeat(100),
      message: 'x'.repeat(121),
    });
    expect(subject).toBe(`Message from ${'🏝'.repeat(79)}…`);
    expect(preview).toBe(`${'x'.repeat(119)}…`);
    expect(letterOf({ name: 'x'.repeat(80) }).subject).toBe(`Message from ${'x'.repeat(80)}`);
  });

  it('has only the address for the answer, even if the address contains other text', () => {
    expect(linkIn(letterOf())).toBe('mailto:asha@example.com');
    expect(linkIn(letterOf({ email: 'a?bcc=b&body=c@example.com' }))).toBe(
      'mailto:a%3Fbcc%3Db%26body%3Dc@example.com',
    );
  });
});

describe('the answer to a contact message as its author gets it', () => {
  it('has the text of staff, and the message below it', () => {
    const answer = { text: 'Dear Asha,\n\nyes, every day.\nAt 9.' };
    expect(contactAnswerLetter({ contactMessage: question, answer, operator })).toMatchObject({
      subject: `Your message to ${operator.name}`,
      preview: 'Dear Asha, yes, every day. At 9.',
      parts: [
        { kind: 'paragraph', text: 'Dear Asha,' },
        { kind: 'paragraph', text: 'yes, every day.' },
        { kind: 'paragraph', text: 'At 9.' },
        { kind: 'quote', heading: 'What you wrote', text: question.message },
      ],
      closing: [operator.name, operator.address, operator.siteUrl],
    });
  });
});
