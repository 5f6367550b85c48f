import preview from '#.storybook/preview';
import { CountryFlag } from '#src/components/country/CountryFlag.tsx';
import { oneOf } from '../../support/argTypes.ts';
import { countries } from '../../support/guides.ts';

const meta = preview.meta({
  component: CountryFlag,
  argTypes: { slug: oneOf(countries.map(({ slug }) => slug)) },
  args: { slug: 'uk' as const },
});

/** Decorative: the country's name is beside it. */
export const One = meta.story();
