import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TickBox } from '#src/components/ui/TickBox.tsx';
import { type Requirement, requirementStages } from '#src/domain/country.ts';
import { FigureText } from './FigureText.tsx';

interface ChecklistProps {
  /** The documents; each says who asks for it. */
  requirements: readonly Requirement[];
  /** The names of those that the visitor has. */
  ticked: ReadonlySet<string>;
  /** The ISO day of the rules. */
  day: string;
  /** Called with a name and whether the visitor has it now. */
  onTick: (name: string, isTicked: boolean) => void;
}

/** Two columns if there is room; a group is never split. */
const Groups = styled('div')({
  columns: '2 340px',
  columnGap: 'clamp(32px, 5vw, 64px)',
  marginBottom: 'calc(-1 * clamp(16px, 2vw, 24px))',
});

const Group = styled('section')({
  breakInside: 'avoid',
  paddingBottom: 'clamp(16px, 2vw, 24px)',
});

const List = styled('ul')(({ theme }) => ({
  margin: '6px 0 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Item = styled('li')(({ theme }) => ({
  padding: '6px 0',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  // Below the label, beside its box.
  '& > :not(label)': { marginInlineStart: 34 },
  '@media print': { paddingBlock: 6 },
}));

/**
 * The documents to bring, grouped by who asks for them. Empty groups are omitted.
 *
 * For documents; use Steps for actions. On paper the boxes can be ticked with a pen.
 */
export function Checklist({ requirements, ticked, day, onTick }: ChecklistProps) {
  return (
    <Groups>
      {Object.entries(requirementStages).map(([name, heading]) => {
        const ofStage = requirements.filter(({ stage }) => stage === name);
        if (ofStage.length === 0) return null;
        return (
          <Group key={heading}>
            <Typography variant="h3">{heading}</Typography>
            <List>
              {ofStage.map(({ name, figure }) => (
                <Item key={name}>
                  <TickBox
                    isTicked={ticked.has(name)}
                    onTick={(isTicked) => onTick(name, isTicked)}
                  >
                    <Typography variant="h4" component="span">
                      {name}
                    </Typography>
                  </TickBox>
                  {figure && <FigureText isShort {...{ figure, day }} />}
                </Item>
              ))}
            </List>
          </Group>
        );
      })}
    </Groups>
  );
}
