import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtinResolvers, ERROR_CODES, parse } from 'react-docgen';
import { expect, test } from 'vitest';
import { simplifyPropTypes } from '../../../.storybook/propTypes.ts';

const folder = resolve('src/components');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

/** The docs of the components in a file, as Storybook's docgen plugin reads them. */
function readDocs(file: string) {
  const filename = join(folder, file);
  try {
    return parse(simplifyPropTypes(readFileSync(filename, 'utf8')), { filename, resolver });
  } catch (error) {
    const isWithoutProps =
      error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION;
    if (isWithoutProps) return [];
    throw error;
  }
}

const props = files.flatMap((file) =>
  readDocs(file).flatMap(({ displayName, props }) =>
    Object.entries(props ?? {}).map(([name, { description, tsType }]) => ({
      prop: `${displayName}.${name}`,
      description,
      type: tsType?.name,
    })),
  ),
);

test('every prop of a component has a sentence that describes it', () => {
  expect(props.length).toBeGreaterThan(200);
  const silent = props.filter(({ description }) => !description?.trim().endsWith('.'));
  expect(silent.map(({ prop }) => prop)).toEqual([]);
});

test('every prop of a component has a type that the docs can show', () => {
  const untyped = props.filter(({ type }) => type === undefined || type === 'unknown');
  expect(untyped.map(({ prop }) => prop)).toEqual([]);
});
