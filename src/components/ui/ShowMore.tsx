import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

interface ShowMoreProps {
  shown: number;
  total: number;
  onShowMore: () => void;
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  marginTop: 20,
});

/**
 * Under a long list: how much of it is there, and the button for more.
 *
 * For lists of the dashboard that may be very long; short ones are shown whole.
 */
export function ShowMore({ shown, total, onShowMore }: ShowMoreProps) {
  return (
    <Row>
      {shown < total && (
        <Button variant="outlined" color="inherit" onClick={onShowMore}>
          Show more
        </Button>
      )}
      <Typography variant="body2" color="text.secondary" role="status">
        {shown < total ? `${shown} of ${total} shown` : `${total} in all`}
      </Typography>
    </Row>
  );
}
