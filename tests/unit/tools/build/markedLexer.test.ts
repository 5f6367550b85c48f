import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { markedLexer } from '#tools/build/markedLexer.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('marked')), 'utf8');

function transform(code: string): string {
  const { transform: hook } = markedLexer();
  if (typeof hook !== 'object' || typeof hook.handler !== 'function') throw new Error('No hook');
  const result = Reflect.apply(hook.handler, undefined, [code]);
  if (typeof result !== 'object' || !('code' in result)) throw new Error('No code');
  return String(result.code);
}

it('leaves a lexer that works, and no renderer', () => {
  const code = transform(source);
  expect(code.length).toBeLessThan(source.length * 0.8);
  const [, lexer = ''] = /([\w$]+) as Lexer/.exec(code) ?? [];
  const body = code.slice(0, code.lastIndexOf('export{'));
  const tokens = runInThisContext(
    `(() => { ${body}; return JSON.stringify(new ${lexer}().lex('## A\\n- b')); })()`,
  );
  expect(JSON.parse(tokens)).toMatchObject([
    { type: 'heading', depth: 2, text: 'A' },
    { type: 'list' },
  ]);
});

it('fails for a version with another form', () => {
  expect(() => transform('export class Lexer {}')).toThrow('marked has another form.');
});
