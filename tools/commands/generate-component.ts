import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CliError } from '#tools/settings/cliError.ts';
import { root } from '#tools/settings/settings.ts';

const EXAMPLE = 'For example: npm run generate component country/PriceTag';

/** `npm run generate component folder/Name` creates a component with its stories. */
export function generateComponent(path: string | undefined): void {
  const [component, stories] = createComponent(path, root);
  console.log(`Created:
  ${component}
  ${stories}

See it:   npm run storybook, then Components in the sidebar
Test it:  npx vitest run --project=stories ${stories}
Read on:  http://localhost:6006/?path=/docs/welcome-write-a-component--docs, with Storybook running`);
}

/** Creates a component and its stories below `dir`, and returns their paths, or throws. */
export function createComponent(path: string | undefined, dir: string): string[] {
  if (!path) throw new CliError(`The name is missing. ${EXAMPLE}`);
  const [folder = '', name, ...rest] = path.split('/');
  const folders = readdirSync(join(dir, 'src/components'));
  if (!name || rest.length > 0 || !folders.includes(folder))
    throw new CliError(
      `'${path}' does not begin with a folder of src/components (${folders.join(', ')}). Create it first, if it is a new subject. ${EXAMPLE}`,
    );
  if (!/^[A-Z][a-z0-9]+([A-Z][a-z0-9]*)*$/.test(name))
    throw new CliError(
      `'${name}' is not a valid name. Component names must be PascalCase, for example PriceTag.`,
    );
  const files = {
    [`src/components/${folder}/${name}.tsx`]: componentText(name),
    [`stories/components/${folder}/${name}.stories.tsx`]: storiesText(folder, name),
  };
  const paths = Object.keys(files);
  const taken = paths.find((file) => existsSync(join(dir, file)));
  if (taken) throw new CliError(`${taken} exists already. Choose another name, or edit that file.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return paths;
}

const componentText = (name: string) => `import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

interface ${name}Props {
  /** Its text. */
  text: string;
}

const Frame = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  border: \`1px solid \${theme.vars.palette.divider}\`,
  backgroundColor: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
}));

/**
 * TODO: what it shows. This comment opens its docs page.
 *
 * TODO: when to use it, and what to use instead otherwise.
 *
 * TODO: **Keyboard:** and **Screen reader:** for what would surprise; else without this paragraph.
 */
export function ${name}({ text }: ${name}Props) {
  return (
    <Frame>
      <Typography>{text}</Typography>
    </Frame>
  );
}
`;

const storiesText = (folder: string, name: string) => `import preview from '#.storybook/preview';
import { ${name} } from '#src/components/${folder}/${name}.tsx';
import { longText, mobileViewport, nepaliText, oneWord } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: ${name},
  args: { text: 'From Kathmandu to your university' },
});

/** As it appears on most pages. */
export const Default = meta.story({ tags: ['dark'] });

/** One word, 400 words of which one is wider than the screen, and Devanagari, on a phone. */
export const ContentStress = meta.story({
  tags: ['picture'],
  globals: mobileViewport,
  render: (args) => (
    <>
      {[oneWord, longText, nepaliText].map((text) => (
        <${name} key={text} {...args} text={text} />
      ))}
    </>
  ),
});
`;
