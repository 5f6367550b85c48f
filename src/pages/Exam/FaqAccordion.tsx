import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useOpenInPrint } from '#src/components/ui/useOpenInPrint.ts';
import type { FaqItem } from '#src/domain/exam.ts';
import { motion } from '#src/theme/tokens.ts';

const Root = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** Browsers that support `::details-content` animate the answer and print closed ones by CSS. */
const Item = styled('details')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  overflowAnchor: 'none',
  interpolateSize: 'allow-keywords',
  '&::details-content': {
    blockSize: 0,
    overflow: 'clip',
    transition: `block-size ${motion.slow}ms ${motion.easing}, content-visibility ${motion.slow}ms allow-discrete`,
  },
  '&[open]::details-content': { blockSize: 'auto' },
  '@media print': {
    breakInside: 'avoid',
    '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' },
  },
}));

const Summary = styled('summary')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  paddingInline: 4,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
});

const Question = styled('h3')({
  flexGrow: 1,
  margin: '14px 0',
  fontSize: '1.0625rem',
  fontWeight: 600,
  lineHeight: 1.65,
});

/** A plus that turns into a minus when its answer is open. */
const Sign = styled('span')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  width: 18,
  height: 18,
  color: theme.vars.palette.action.active,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 8,
    borderTop: '2px solid currentColor',
    transition: theme.transitions.create('transform'),
  },
  '&::after': { transform: 'rotate(90deg)' },
  '[open] > summary > &::after': { transform: 'rotate(0)' },
}));

/**
 * Questions with collapsible answers, of which one is open at a time. It works without a script,
 * and hydration keeps the open answer. In print all answers are open.
 */
export function FaqAccordion({ items }: { items: readonly FaqItem[] }) {
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  useOpenInPrint(root, name);
  return (
    <Root ref={root}>
      {items.map(({ question, answer }) => (
        <Item key={question} name={name}>
          <Summary>
            <Question>{question}</Question>
            <Sign className="no-print" />
          </Summary>
          <Typography sx={{ maxWidth: '62ch', p: '8px 4px 20px', color: 'text.secondary' }}>
            {answer}
          </Typography>
        </Item>
      ))}
    </Root>
  );
}
