import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RuleUpdateNote } from '#src/components/ui/RuleUpdateNote.tsx';
import { REQUIREMENT_STAGES, type Requirement } from '#src/domain/destination.ts';
import { colors, radius } from '#src/theme/tokens.ts';

interface ChecklistProps {
  /** The documents; each says who asks for it. */
  requirements: readonly Requirement[];
}

/** Two columns if there is room; a group is never split. */
const Groups = styled('div')({
  columns: '2 340px',
  columnGap: 'clamp(32px, 5vw, 64px)',
  marginBottom: 'calc(-1 * clamp(28px, 3vw, 40px))',
});

const Group = styled('section')({
  breakInside: 'avoid',
  paddingBottom: 'clamp(28px, 3vw, 40px)',
});

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}));

/** The box can be ticked with a pen on the printed page. */
const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: '12px 0 12px 36px',
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  breakInside: 'avoid',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 2,
    top: 15,
    width: 18,
    height: 18,
    border: '2px solid var(--accent, currentColor)',
    borderRadius: radius.tiny,
  },
  '@media print': { paddingBlock: 6, '&::before': { top: 9, borderColor: colors.black } },
}));

/**
 * The documents to bring, grouped by who asks for them. Empty groups are omitted.
 *
 * For documents; use Steps for actions.
 *
 * **Screen reader:** Who asks as a heading, then a list with the number of its documents.
 */
export function Checklist({ requirements }: ChecklistProps) {
  return (
    <Groups>
      {REQUIREMENT_STAGES.map(({ stage, heading }) => ({
        heading,
        requirementsOfStage: requirements.filter((requirement) => requirement.stage === stage),
      }))
        .filter(({ requirementsOfStage }) => requirementsOfStage.length > 0)
        .map(({ heading, requirementsOfStage }) => (
          <Group key={heading}>
            <Typography variant="h3">{heading}</Typography>
            <List>
              {requirementsOfStage.map((requirement) => (
                <ChecklistItem key={requirement.name} requirement={requirement} />
              ))}
            </List>
          </Group>
        ))}
    </Groups>
  );
}

function ChecklistItem({
  requirement: { name, text, link, update },
}: {
  requirement: Requirement;
}) {
  return (
    <Item>
      <Typography variant="h4" component="p">
        {name}
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {text}
        </Typography>
      )}
      {update && <RuleUpdateNote update={update} />}
      {link && (
        <Typography variant="body2">
          <Link href={link.url}>{link.label}</Link>
        </Typography>
      )}
    </Item>
  );
}
