import { lineIcon } from './lineIcon.ts';

/*
 * The site's icons: a 24 px grid, one stroke of 1.75, round caps, few fills: dots, and half of SystemIcon.
 * They inherit size and colour (MUI's `fontSize` and `color`) and are hidden
 * from screen readers; give `titleAccess` where an icon has no text beside it.
 */

// Navigation

export const MenuIcon = lineIcon('M4 7h16M4 12h16M4 17h11');
export const CloseIcon = lineIcon('m6 6 12 12M18 6 6 18');
export const ChevronDownIcon = lineIcon('m6 9.5 6 6 6-6');
export const ArrowRightIcon = lineIcon('M4.5 12h15m-6-6 6 6-6 6');
export const ExternalIcon = lineIcon(
  'M14 4.5h5.5V10M19 5l-8.5 8.5M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4',
);
export const SearchIcon = lineIcon(
  'M17 10.75a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0ZM15.3 15.3l4.2 4.2',
);

// Contact

export const PhoneIcon = lineIcon(
  'M8.6 4.5H6A1.5 1.5 0 0 0 4.5 6.1 14.6 14.6 0 0 0 17.9 19.5a1.5 1.5 0 0 0 1.6-1.5v-2.6a1 1 0 0 0-.8-1l-3-.7a1 1 0 0 0-1 .4l-.9 1.2a11.6 11.6 0 0 1-5.1-5.1l1.2-.9a1 1 0 0 0 .4-1l-.7-3a1 1 0 0 0-1-.8Z',
);
export const MailIcon = lineIcon(
  'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v10a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17V7a1.5 1.5 0 0 1 1.5-1.5ZM4.5 7.5 12 13l7.5-5.5',
);
export const PinIcon = lineIcon(
  'M12 20.5c4.2-4.3 6.5-7.7 6.5-10.5a6.5 6.5 0 1 0-13 0c0 2.8 2.3 6.2 6.5 10.5ZM14.25 10a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0Z',
);
export const ClockIcon = lineIcon('M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM12 7.5V12l3 2');
export const CalendarIcon = lineIcon('M5 6.5h14v13H5ZM5 11h14M9 4.5v4M15 4.5v4');
export const ChatIcon = lineIcon(
  'M6 5h12a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 18 16h-6.5L7.5 19.5V16H6a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 6 5ZM8.5 9h7M8.5 12h4.5',
);

// Actions

export const CheckIcon = lineIcon('m5 12.5 4.5 4.5L19 7.5');
export const PlusIcon = lineIcon('M12 5v14M5 12h14');
export const CopyIcon = lineIcon(
  'M10 8.5h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 8.5 18v-8A1.5 1.5 0 0 1 10 8.5ZM5.5 15.5A1 1 0 0 1 4.5 14.5V6A1.5 1.5 0 0 1 6 4.5h8.5a1 1 0 0 1 1 1',
);
export const LinkIcon = lineIcon(
  'M10 14a3.8 3.8 0 0 0 5.4 0l3-3A3.8 3.8 0 0 0 13 5.6l-1 1M14 10a3.8 3.8 0 0 0-5.4 0l-3 3a3.8 3.8 0 0 0 5.4 5.4l1-1',
);
export const ShareIcon = lineIcon(
  'M12 14.5v-10M8.5 7.5 12 4l3.5 3.5M8 10.5H6.5A1.5 1.5 0 0 0 5 12v6a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 18v-6a1.5 1.5 0 0 0-1.5-1.5H16',
);
export const PrintIcon = lineIcon(
  'M7.5 9V4.5h9V9M7.5 16.5H6A1.5 1.5 0 0 1 4.5 15v-4.5A1.5 1.5 0 0 1 6 9h12a1.5 1.5 0 0 1 1.5 1.5V15a1.5 1.5 0 0 1-1.5 1.5h-1.5M7.5 13.5h9v6h-9Z',
);
export const EditIcon = lineIcon(
  'M4.5 19.5l1-4.2L16 4.8a1.4 1.4 0 0 1 2 0L19.2 6a1.4 1.4 0 0 1 0 2L8.7 18.5ZM13.8 7l3.2 3.2',
);
export const DeleteIcon = lineIcon(
  'M4.5 6.5h15M9.5 6.5V5A1 1 0 0 1 10.5 4h3a1 1 0 0 1 1 1v1.5M6.5 6.5l.7 11.6a1.5 1.5 0 0 0 1.5 1.4h6.6a1.5 1.5 0 0 0 1.5-1.4l.7-11.6M10.3 10.5l.2 5M13.7 10.5l-.2 5',
);
export const LogoutIcon = lineIcon(
  'M13.5 5.5v-1H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h7.5v-1M9.5 12h10m-3.5-3.5 3.5 3.5-3.5 3.5',
);

// Colour scheme

export const SunIcon = lineIcon(
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 3.5v1.5M12 19v1.5M3.5 12H5M19 12h1.5M6 6l1 1M17 17l1 1M18 6l-1 1M7 17l-1 1',
);
export const MoonIcon = lineIcon('M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z');
export const SystemIcon = lineIcon(
  'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z',
  <path d="M12 4a8 8 0 0 1 0 16Z" />,
);

// Study

export const CompassIcon = lineIcon(
  'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM15.3 8.7l-1.9 4.7-4.7 1.9 1.9-4.7Z',
);
export const PassportIcon = lineIcon(
  'M7.5 3.5h9A1.5 1.5 0 0 1 18 5v14a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 19V5a1.5 1.5 0 0 1 1.5-1.5ZM15.2 10a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0ZM9 10h6M12 6.8c1 1 1.3 2 1.3 3.2s-.3 2.2-1.3 3.2c-1-1-1.3-2-1.3-3.2s.3-2.2 1.3-3.2ZM9.5 17h5',
);
export const CapIcon = lineIcon(
  'M12 5 2.5 9.5 12 14l9.5-4.5ZM6.5 11.5V16c1.5 1.4 3.4 2 5.5 2s4-.6 5.5-2v-4.5M21.5 9.5V15',
);
export const PersonIcon = lineIcon(
  'M15.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM5 19.5c.4-3.6 3.2-6 7-6s6.6 2.4 7 6',
);
export const PeopleIcon = lineIcon(
  'M12.3 8.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM3.5 19c.3-3.3 2.7-5.5 5.8-5.5s5.5 2.2 5.8 5.5M14.8 5.7a3 3 0 0 1 0 5.6M17 13.9c2 .7 3.3 2.5 3.5 5.1',
);
export const CoinsIcon = lineIcon(
  'M14.5 7c0 1.4-2.2 2.5-5 2.5S4.5 8.4 4.5 7s2.2-2.5 5-2.5 5 1.1 5 2.5ZM4.5 7v8.5c0 1.4 2.2 2.5 5 2.5M4.5 11.2c0 1.4 2.2 2.5 5 2.5M14.5 7v2M19.5 13c0 1.4-2.2 2.5-5 2.5S9.5 14.4 9.5 13s2.2-2.5 5-2.5 5 1.1 5 2.5ZM9.5 13v4c0 1.4 2.2 2.5 5 2.5s5-1.1 5-2.5v-4',
);
export const ListIcon = lineIcon('M9 7h11M9 12h11M9 17h11M4.5 7h.01M4.5 12h.01M4.5 17h.01');
export const ServerIcon = lineIcon('M5 4.5h14v6.5H5ZM5 13h14v6.5H5ZM8.5 7.75h.01M8.5 16.25h.01');
export const WarningIcon = lineIcon('M12 4.5 3.5 19.5h17ZM12 10.5v4M12 16.9h.01');

// Social networks: simplified logos, drawn in the same stroke

export const FacebookIcon = lineIcon(
  'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM15 8.2h-1c-1.2 0-1.9.8-1.9 2V20M9.8 12.8h4.7',
);
export const YouTubeIcon = lineIcon(
  'M7 6h10a3.5 3.5 0 0 1 3.5 3.5v5A3.5 3.5 0 0 1 17 18H7a3.5 3.5 0 0 1-3.5-3.5v-5A3.5 3.5 0 0 1 7 6ZM10.5 9.5v5l4-2.5Z',
);
export const InstagramIcon = lineIcon(
  'M8 4.5h8A3.5 3.5 0 0 1 19.5 8v8a3.5 3.5 0 0 1-3.5 3.5H8A3.5 3.5 0 0 1 4.5 16V8A3.5 3.5 0 0 1 8 4.5ZM15.3 12a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0ZM16.5 7.5h.01',
);
export const TikTokIcon = lineIcon('M13.5 4v11.2a3.8 3.8 0 1 1-3.8-3.8M13.5 4c.2 2.8 2 4.7 5 5');
export const XIcon = lineIcon('M4.5 4.5h3.7l11.3 15h-3.7ZM18.8 4.5l-5.9 6.4M11.1 13.1l-5.9 6.4');
