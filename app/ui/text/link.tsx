import type { ComponentProps } from 'react'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the shop without its locale ('/products/x'), or any other address as it is. */
  href: string
}

/**
 * A plain `<a>` in the page's locale. It costs a third of the router's own link when a page with hundreds
 * of links is rendered; `ClientNavigation` at the root turns clicks on it into client navigations.
 */
export function Link({ href, ...props }: LinkProps) {
  const localePath = useLocalePath()
  return <a {...props} href={/^\/(?!\/)/.test(href) ? localePath(href) : href} />
}
