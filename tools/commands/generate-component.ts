import { root } from '#tools/settings/settings.ts';
import { createComponent } from '../scaffold/component.ts';

/** `npm run generate:component folder/Name` creates a component with its stories. */
export async function main([path]: string[]): Promise<void> {
  const [component, stories] = createComponent(path, root);
  console.log(`Created:
  ${component}
  ${stories}

See it:   npm run storybook, then Components/${path}
Test it:  npx vitest run --project=stories ${stories}
Read on:  http://localhost:6006/?path=/docs/welcome-write-a-component--docs, with Storybook running`);
}
