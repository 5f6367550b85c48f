import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';

/** A question, and its answer in plain text. */
export interface FaqAccordionItem {
  readonly question: string;
  readonly answer: string;
}

interface FaqAccordionProps {
  /** The questions in their order; each stands once. */
  items: readonly FaqAccordionItem[];
}

const ALL_OPEN = { height: 'auto !important', visibility: 'visible !important' };

const Root = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '@media print': {
    '& .MuiCollapse-root': ALL_OPEN,
    '& .MuiAccordion-root': { breakInside: 'avoid' },
  },
}));

/** A cross that turns into a bar when its question is open. */
const Sign = styled('span')(({ theme }) => ({
  position: 'relative',
  width: 18,
  height: 18,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 8,
    borderTop: '2px solid currentColor',
    transition: theme.transitions.create('transform'),
  },
  '&::after': { transform: 'rotate(90deg)' },
  '[aria-expanded="true"] &::after': { transform: 'rotate(0)' },
  '@media print': { display: 'none' },
}));

/** Without JavaScript nothing could open an answer, so that all of them stand open. */
const WITHOUT_SCRIPT = '.faq .MuiCollapse-root{height:auto!important;visibility:visible!important}';

interface QuestionProps extends FaqAccordionItem {
  /** The start of the ids of its two parts. */
  id: string;
  isOpen: boolean;
  /** Gets the question that is to stand open now, if any. */
  onToggle: (open: string | null) => void;
}

/** Rendered anew only where it opens or closes: a press does not wait for the other questions. */
const Question = memo(({ question, answer, id, isOpen, onToggle }: QuestionProps) => (
  <Accordion
    expanded={isOpen}
    onChange={(_event, isOpening) => onToggle(isOpening ? question : null)}
  >
    <AccordionSummary id={`${id}question`} aria-controls={`${id}answer`} expandIcon={<Sign />}>
      {question}
    </AccordionSummary>
    <AccordionDetails>
      <Typography sx={{ maxWidth: '62ch', color: 'text.secondary' }}>{answer}</Typography>
    </AccordionDetails>
  </Accordion>
));

/**
 * Questions that open their answers, one at a time: opening one closes the other, and pressing an
 * open one closes it. On paper, and without JavaScript, all answers are open.
 *
 * For answers that few need; what everybody must read stands open on the page.
 */
export function FaqAccordion({ items }: FaqAccordionProps) {
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  return (
    <Root className="faq">
      <noscript>
        <style>{WITHOUT_SCRIPT}</style>
      </noscript>
      {items.map((item, index) => (
        <Question
          key={item.question}
          {...item}
          id={`${id}${index}`}
          isOpen={open === item.question}
          onToggle={setOpen}
        />
      ))}
    </Root>
  );
}
