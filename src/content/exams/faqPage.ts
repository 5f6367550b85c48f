import type { FaqItem } from '#src/domain/exam.ts';
import type { JsonLdNode } from '../structuredData.ts';

/** Questions and their answers. */
export function faqPage(items: readonly FaqItem[]): JsonLdNode {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
