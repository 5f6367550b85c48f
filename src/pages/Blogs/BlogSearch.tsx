import { MAX_LINE_LENGTH } from '#contracts/text.ts';
import { SearchField } from '#src/components/forms/SearchField.tsx';

interface BlogSearchProps {
  /** The initial text. */
  query: string;
  /** Another value empties the field, or fills it with `query`. */
  fieldKey: string;
  /** Called with the text, also with one that was typed before hydration. */
  onChange: (text: string) => void;
}

/** The search of a list of blogs that has more than one page. */
export function BlogSearch({ query, fieldKey, onChange }: BlogSearchProps) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <SearchField
        key={fieldKey}
        name="q"
        label="Search blogs"
        defaultValue={query}
        maxLength={MAX_LINE_LENGTH}
        onChange={onChange}
      />
    </form>
  );
}
