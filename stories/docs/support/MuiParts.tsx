import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { Panel } from './Panel.tsx';

const row = { direction: 'row', spacing: 2, useFlexGap: true, flexWrap: 'wrap' } as const;

/** MUI's buttons in this theme: the main action, a secondary one, and a quiet one. */
export function Buttons() {
  return (
    <Panel>
      <Stack {...row} sx={{ alignItems: 'center' }}>
        <Button variant="contained">Main action</Button>
        <Button variant="outlined">Secondary action</Button>
        <Button>Quiet action</Button>
        <Button variant="contained" size="small">
          Small
        </Button>
        <Button variant="contained" size="large">
          Large
        </Button>
        <Button variant="contained" disabled>
          Disabled
        </Button>
      </Stack>
    </Panel>
  );
}

/** MUI's links. */
export function Links() {
  return (
    <Panel>
      <p>
        Read <Link href="#links">how we choose a university</Link> before you apply.
      </p>
    </Panel>
  );
}

/** MUI's text fields and checkboxes. */
export function Fields() {
  return (
    <Panel>
      <Stack spacing={3} sx={{ maxWidth: 420 }}>
        <TextField label="Name" defaultValue="Roshani Maharjan" />
        <TextField label="E-mail" error helperText="Enter an e-mail address." />
        <TextField label="Message" multiline rows={3} disabled />
        <FormControlLabel control={<Checkbox defaultChecked />} label="Ticked" />
        <FormControlLabel control={<Checkbox />} label="Not ticked" />
      </Stack>
    </Panel>
  );
}

/** MUI's dialog. */
export function Dialogs() {
  const [isOpen, setIsOpen] = useState(false);
  const title = useId();
  const close = () => setIsOpen(false);
  return (
    <Panel>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Open a dialog
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={title}>
        <DialogTitle id={title}>Delete this blog?</DialogTitle>
        <DialogContent>It cannot be restored.</DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button variant="contained" onClick={close}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </Panel>
  );
}

/** MUI's table. */
export function Tables() {
  return (
    <Panel>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Test</TableCell>
            <TableCell align="right">Score</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell component="th" scope="row">
              IELTS
            </TableCell>
            <TableCell align="right">6.5</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </Panel>
  );
}

/** MUI's alerts, one of each severity. */
export function Alerts() {
  return (
    <Panel>
      <Stack spacing={2}>
        {(['info', 'success', 'warning', 'error'] as const).map((severity) => (
          <Alert key={severity} severity={severity}>{`An alert of severity ${severity}.`}</Alert>
        ))}
      </Stack>
    </Panel>
  );
}
