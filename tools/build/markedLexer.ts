import type { Plugin } from 'vite';

/** The place in marked's file, in this version, where the renderers to HTML begin. */
const RENDERERS = /var [\w$]+=class\{options;parser;/;

/** Leaves only the lexer of `marked` in the build, 3 KB less. Throws if a new version differs. */
export function markedLexer(): Plugin {
  return {
    name: 'marked-lexer',
    transform: {
      filter: { id: /marked\.esm\.js$/ },
      handler(code) {
        const end = code.search(RENDERERS);
        const nameOf = (exported: string) =>
          new RegExp(`([\\w$]+) as ${exported}\\b`).exec(code)?.[1];
        const lexer = nameOf('Lexer');
        const tokenizer = nameOf('Tokenizer');
        if (end === -1 || !lexer || !tokenizer) throw new Error('marked has another form.');
        const kept = `${code.slice(0, end)}export{${lexer} as Lexer,${tokenizer} as Tokenizer};`;
        return { code: kept, map: null };
      },
    },
  };
}
