import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../cli-error.ts';

/** A file to create. The path is relative to the project's folder. */
interface NewFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Creates a component and its stories from a template and returns the paths. Throws a `CliError`
 * and writes nothing if the name is not valid or a file exists.
 */
export function createComponent(name: string | undefined, root: string): string[] {
  if (!name)
    throw new CliError('The name is missing. For example: npm run generate:component PriceTag');
  if (!/^[A-Z][a-z0-9]+([A-Z][a-z0-9]*)*$/.test(name))
    throw new CliError(
      `'${name}' is not a valid name. Component names must be PascalCase, for example PriceTag.`,
    );
  const files = filesOf(name);
  const taken = files.find(({ path }) => existsSync(join(root, path)));
  if (taken)
    throw new CliError(`${taken.path} exists already. Choose another name, or edit that file.`);
  for (const { path, text } of files) writeFileSync(join(root, path), text);
  return files.map(({ path }) => path);
}

function filesOf(name: string): NewFile[] {
  return [
    { path: `src/components/${name}.tsx`, text: componentText(name) },
    { path: `stories/components/${name}.stories.tsx`, text: storiesText(name) },
  ];
}

const componentText = (name: string) => `import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

interface ${name}Props {
  /** What it says. */
  text: string;
}

const Frame = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    padding: theme.spacing(2),
    border: \`1px solid \${palette.divider}\`,
    backgroundColor: palette.background.paper,
    overflowWrap: 'anywhere',
  };
});

/** TODO: what it shows, when to use it and when not. This comment opens its docs page. */
export function ${name}({ text }: ${name}Props) {
  return (
    <Frame>
      <Typography>{text}</Typography>
    </Frame>
  );
}
`;

const storiesText = (name: string) => `import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ${name} } from '#src/components/${name}.tsx';
import {
  expectNoHorizontalScroll,
  longText,
  nepaliText,
  oneWord,
  mobileViewport,
} from '../support/extremes.ts';

const meta = preview.meta({
  title: 'Components/${name}',
  component: ${name},
  parameters: { layout: 'padded' },
  args: { text: 'From Kathmandu to your university' },
});

/** As it appears on most pages. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.text)).toBeVisible();
  },
});

export const Dark = Default.extend({ globals: { scheme: 'dark' } });

export const OneWord = Default.extend({ args: { text: oneWord } });

export const Devanagari = Default.extend({ args: { text: nepaliText } });

/** 400 words on a phone, one of them wider than the screen. */
export const Long = meta.story({
  args: { text: longText },
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});
`;
