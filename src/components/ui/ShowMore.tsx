import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

interface ShowMoreProps {
  /** The number of entries that are visible. */
  shown: number;
  /** The number of entries that match the search and the filters. */
  total: number;
  /** The number of all entries. */
  all: number;
  /** Called when the reader asks for more entries. */
  onShowMore: () => void;
}

/** The foot of a long list. */
export const ListFoot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  marginTop: 20,
});

/**
 * Shows how many entries of a long list are visible, and a button that shows more.
 *
 * For long lists of the dashboard.
 *
 * **Keyboard:** After a click the focus stays on the button, while there is more to show.
 */
export function ShowMore({ shown, total, all, onShowMore }: ShowMoreProps) {
  return (
    <ListFoot>
      {shown < total && (
        <Button variant="outlined" onClick={onShowMore}>
          Show more
        </Button>
      )}
      <Typography variant="body2" color="text.secondary" role="status">
        {shown < total && `${shown} of ${total} shown`}
        {shown >= total && (total < all ? `${total} of ${all}` : `${total} in all`)}
      </Typography>
    </ListFoot>
  );
}
