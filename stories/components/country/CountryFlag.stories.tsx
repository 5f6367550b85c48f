import { expect, waitFor } from 'storybook/test';
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

One.test(
  'covers the icon of a missing file, in its size',
  { args: { slug: 'atlantis' } },
  async ({ canvas }) => {
    const flag = canvas.getByRole<HTMLImageElement>('presentation');
    await waitFor(() => expect(flag.complete).toBe(true));
    await expect(flag.naturalWidth).toBe(0);
    await expect([flag.clientWidth, flag.clientHeight]).toEqual([28, 20]);
    const { width, height, backgroundColor } = getComputedStyle(flag, '::after');
    await expect([width, height]).toEqual(['28px', '20px']);
    await expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
);
