import { Link, useNavigate } from 'react-router-dom';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { SearchField } from '#src/components/forms/SearchField.tsx';
import { useUrlQuery } from '#src/lib/useUrlQuery.ts';
import { useUrlSearch } from '#src/lib/useUrlSearch.ts';

const meta = preview.meta({
  component: SearchField,
  args: { label: 'Search blogs', defaultValue: '', onChange: fn() },
});

export const Empty = meta.story();

/** A list whose search is in the address, with a link to its second page. */
function List() {
  const url = useUrlQuery();
  const { text, setText, fieldKey } = useUrlSearch(url, 'page');
  const navigate = useNavigate();
  return (
    <>
      <SearchField key={fieldKey} label="Search" defaultValue={text} onChange={setText} />
      <Link to={`?q=${url.get('q')}&page=2`}>Page 2</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Forward
      </button>
      <output>{`${url.get('q')}, page ${url.get('page') || 1}, of ${text}`}</output>
    </>
  );
}

Empty.test(
  'follows Back and Forward to another search, and keeps the field while it is typed into',
  { render: () => <List /> },
  async ({ canvas, userEvent }) => {
    const shown = canvas.getByRole('status');
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'a');
    await waitFor(() => expect(shown).toHaveTextContent('a, page 1, of a'));
    await userEvent.click(canvas.getByRole('link'));
    await waitFor(() => expect(shown).toHaveTextContent('a, page 2, of a'));
    await userEvent.type(field, 'b');
    await waitFor(() => expect(shown).toHaveTextContent('ab, page 1, of ab'));
    await expect(field).toHaveFocus();

    for (const [button, text] of [
      ['Back', 'a'],
      ['Forward', 'ab'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: button }));
      await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(text));
      // Longer than the pause after which a text is written into the address.
      await new Promise((resolve) => setTimeout(resolve, 400));
      await expect(shown).toHaveTextContent(`${text}, page 1, of ${text}`);
    }
  },
);
