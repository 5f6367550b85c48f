import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/**
 * Makes every MUI link and button with an `href` a link of the router, so that components need
 * no knowledge of it. Addresses with a scheme of their own (https:, tel:, mailto:) stay plain.
 */
export function LinkBehavior({
  href,
  ref,
  ...rest
}: Omit<LinkProps, 'to'> & { href: LinkProps['to']; ref?: Ref<HTMLAnchorElement> }) {
  return <Link ref={ref} to={href} {...rest} />;
}
