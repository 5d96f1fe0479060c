import type { Crumb } from './breadcrumbs.tsx'

/** The way from the home page to this one, as search engines read it (schema.org). Paths are without the locale. */
export function breadcrumbData(
  crumbs: readonly Crumb[],
  { origin, prefix }: { readonly origin: string; readonly prefix: string },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + prefix + (href === '/' ? '' : href),
    })),
  }
}
