import type { ReactNode } from 'react';
import {
  CapIcon,
  CoinsIcon,
  CompassIcon,
  EditIcon,
  PassportIcon,
  PeopleIcon,
} from '#src/components/ui/icons.tsx';
import type { ReasonIcon } from '#src/domain/reason.ts';

/** The icon of each reason. */
export const reasonIcons: Readonly<Record<ReasonIcon, ReactNode>> = {
  compass: <CompassIcon />,
  campus: <CapIcon />,
  rupee: <CoinsIcon />,
  pencil: <EditIcon />,
  passport: <PassportIcon />,
  family: <PeopleIcon />,
};
