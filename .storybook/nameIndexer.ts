import type { Indexer } from 'storybook/internal/types';

/** The tag of stories that show another one in the dark or on a phone. */
export const VARIANT = 'variant';

/** Names of the site and of its world, which keep their capitals. */
const PROPER =
  /^(UK|USA|NPR|IELTS|PTE|TOEFL|GRE|SAT|CSV|FAQ|Devanagari|Nepali|Nepal|Kathmandu|Saturday|Sunday)$/;

/** 'AfterAChange' as Storybook names it by itself: 'After A Change'. */
const startCase = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/^./, (letter) => letter.toUpperCase());

/** 'Update Failed' as the names that are written by hand: 'Update failed'. */
export function sentenceCase(name: string): string {
  const [first = '', ...others] = name.split(' ');
  return [first, ...others.map((it) => (PROPER.test(it) ? it : it.toLowerCase()))].join(' ');
}

/**
 * Names every story in one way, as a sentence begins, and marks those that repeat another one in the
 * dark or on a phone: the sidebar is shorter without them.
 */
export function nameIndexer(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      return entries.map((entry) => {
        if (entry.type !== 'story') return entry;
        const { exportName, name = startCase(exportName), tags = [] } = entry;
        const isDefault = name === startCase(exportName);
        const isVariant = /(in the dark|on a phone)$/i.test(name);
        return {
          ...entry,
          name: isDefault ? sentenceCase(name) : name,
          tags: isVariant ? [...tags, VARIANT] : tags,
        };
      });
    },
  };
}
