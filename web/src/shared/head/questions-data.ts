/** Returns the schema.org data of the questions that a page answers; empty if it answers none. */
export function questionsData(
  questions: readonly { readonly question: string; readonly answer: string }[],
): readonly object[] {
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
