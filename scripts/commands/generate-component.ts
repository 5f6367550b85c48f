import { root } from '../build/settings.ts';
import { createComponent } from '../scaffold/component.ts';

/** `npm run generate:component Name` creates a component with its stories. */
export async function main([name]: string[]): Promise<void> {
  const [component, stories] = createComponent(name, root);
  console.log(`Created:
  ${component}
  ${stories}

See it:   npm run storybook, then Components/${name}
Test it:  npx vitest run --project=stories ${stories}
Read on:  http://localhost:6006/?path=/docs/welcome-write-a-component--docs, with Storybook running`);
}
