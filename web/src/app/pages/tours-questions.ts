/** Questions that visitors ask before they choose. */
export const toursQuestions = [
  {
    question: 'When do I pay?',
    answer:
      'When you arrive for the tour. Booking needs a name, an e-mail and a phone number, no card.',
  },
  {
    question: 'Do you pick us up at our hotel?',
    answer:
      'If a tour includes pick-up, its page says from where and when. Choose your hotel when you book. For boat tours that leave from your own beach, you walk there.',
  },
  {
    question: 'What if the weather is bad?',
    answer:
      'The captain decides in the morning. If the boat stays in harbour, you choose another day or pay nothing.',
  },
  {
    question: 'Can children come?',
    answer:
      'Yes, on most tours, at a lower price; the youngest often come free of charge. Where the water is deep or the day is long, the page gives a minimum age.',
  },
  {
    question: 'Which months are best?',
    answer:
      'June to October is dry and breezy, December to February hot with calm mornings. The long rains fall from March to May. The island is then greener and emptier, and on some days the boats stay in harbour.',
  },
];
