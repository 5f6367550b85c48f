import { lineIcon } from '#src/components/ui/lineIcon.ts';

export const HeadingIcon = lineIcon('M6 5v14M18 5v14M6 12h12');
export const BoldIcon = lineIcon(
  'M7.5 5h5.5a3.4 3.4 0 0 1 0 6.8H7.5ZM7.5 11.8h6.3a3.6 3.6 0 0 1 0 7.2H7.5ZM8.6 5v14',
);
export const ItalicIcon = lineIcon('M10 5h7M7 19h7M14 5l-4 14');
export const NumberedListIcon = lineIcon(
  'M10 6.5h10M10 12h10M10 17.5h10M4 5l1.2-.7V9M3.8 15.2c.3-1.5 2.7-1.4 2.6.1-.1 1.2-2.6 2.4-2.6 4h2.8',
);
export const QuoteIcon = lineIcon(
  'M10 7.5C7 8 5 10 5 13.2V16.5h4.6v-4.3H6.8M19 7.5c-3 .5-5 2.5-5 5.7V16.5h4.6v-4.3h-2.8',
);
export const TableIcon = lineIcon('M4.5 5.5h15v13h-15ZM4.5 10h15M4.5 14.2h15M12 10v8.5');
export const PictureIcon = lineIcon(
  'M4.5 5.5h15v13h-15ZM4.5 16l4.5-4.5 4 4 2.5-2.5 4 4M16 9.2h.01',
);
