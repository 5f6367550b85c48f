import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import {
  FacebookIcon,
  InstagramIcon,
  LinkIcon,
  TikTokIcon,
  XIcon,
  YouTubeIcon,
} from '#src/components/ui/icons.tsx';

const icons: Readonly<Record<string, ComponentType>> = {
  Facebook: FacebookIcon,
  YouTube: YouTubeIcon,
  Instagram: InstagramIcon,
  TikTok: TikTokIcon,
  X: XIcon,
};

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

interface SocialLinksProps {
  /** A network without an icon of its own gets a link icon. */
  links: readonly { readonly name: string; readonly url: string }[];
}

/**
 * The company's pages on social networks, each with its icon. They open in a new tab.
 *
 * In SiteFooter; use ShareButtons to share a page.
 *
 * **Screen reader:** A list 'Social media'; each link by the name of its network, not by its icon.
 */
export function SocialLinks({ links }: SocialLinksProps) {
  return (
    <List aria-label="Social media">
      {links.map(({ name, url }) => {
        const Icon = icons[name] ?? LinkIcon;
        return (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener">
              <Icon />
              {name}
            </a>
          </li>
        );
      })}
    </List>
  );
}
