import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { SelectField } from '#src/components/forms/SelectField.tsx';
import { AppThemeProvider } from '#src/theme/AppThemeProvider.tsx';

const meta = preview.meta({
  component: SelectField,
  args: {
    label: 'Kind',
    value: '',
    options: [
      { value: '', label: 'Everything' },
      { value: 'blogs', label: 'Blogs' },
    ],
    onChange: fn(),
  },
});

/** The first choice stands for all. */
export const NothingChosen = meta.story();

NothingChosen.test(
  'keeps and tells a choice of before hydration',
  { render: () => <div data-testid="prerendered" /> },
  async ({ args, canvas, userEvent }) => {
    const container = canvas.getByTestId('prerendered');
    const element = (
      <AppThemeProvider>
        <SelectField {...args} />
      </AppThemeProvider>
    );
    container.innerHTML = renderToString(element);
    const field = canvas.getByRole('combobox');
    await userEvent.selectOptions(field, 'Blogs');
    const hydrated = hydrateRoot(container, element);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('blogs'));
    await expect(field).toHaveDisplayValue('Blogs');
    hydrated.unmount();
  },
);
