import type {
  SiteMapGroup,
  SiteMapGroupName,
  SiteMapLink,
} from '#app/features/editorial/pages/site-map-view.ts'
import { groupSiteMap } from '#app/features/editorial/pages/site-map-view.ts'
import { CONTACT_PATHS } from '#app/features/requests/paths.ts'
import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { foundPage } from '#app/page/found-page.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { breadcrumbData, placeOf } from '#app/page/structured-data.server.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { Route } from './+types/site-map.ts'

export const handle: PageHandle = { isShared: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { locale, language, country, isPreview } = visitor
  const { content, commerce } = context.get(clientsContext)
  const [categories, pages, collections] = await Promise.all([
    content.getCategoryTree({ language, isPreview }),
    content.getSitePages({ locale, isPreview }),
    commerce.listShopCollections({ country, language, buyer: null }),
  ])
  const crumb = { label: pageText('site-map', language), href: '/sitemap' }
  describePage(context, { structuredData: [breadcrumbData([crumb], placeOf(visitor, url))] })
  const groups = groupSiteMap(
    foundPage(categories) ?? [],
    foundPage(pages) ?? [],
    collections.ok ? collections.value : [],
    { label: pageText('contact-form', language), url: CONTACT_PATHS.form },
  )
  return { groups, origin: url.origin }
}

export default function SiteMapRoute({ loaderData: { groups, origin } }: Route.ComponentProps) {
  return <SiteMapPage groups={groups} origin={origin} />
}

/** Spec §2: links to every page of the shop. */
function SiteMapPage({ groups, origin }: { groups: readonly SiteMapGroup[]; origin: string }) {
  const t = useTranslations('editorial.site-map')
  return (
    <div className="mx-auto w-full max-w-page px-gutter">
      <PageMeta title={t('title')} description={t('description')} origin={origin} />
      <div className="pt-6 md:pt-10">
        <Breadcrumbs crumbs={[]} current={t('title')} />
      </div>
      <h1 className="pt-3 font-display text-display">{t('title')}</h1>
      <div className="site-map pt-10">
        {groups.map(({ name, links }) => (
          <section key={name}>
            <h2 className="border-b border-hairline pb-3 font-display text-title">
              <GroupTitle name={name} />
            </h2>
            <div className="site-map-links pt-3">
              <Links links={links} />
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}

/** A link if there is a page for the group. */
function GroupTitle({ name }: { name: SiteMapGroupName }) {
  const t = useTranslations('editorial.site-map.groups')
  const page = name === 'artisans' || name === 'magazine' || name === 'collections' ? `/${name}` : null
  if (page === null) return t(name)
  return (
    <Link href={page} className="transition-colors hover:text-accent">
      {t(name)}
    </Link>
  )
}

function Links({ links }: { links: readonly SiteMapLink[] }) {
  return (
    <ul>
      {links.map(({ label, language, url, children = [] }) => (
        <li key={url}>
          <Link
            href={url}
            lang={language}
            className="inline-block py-1 text-small transition-colors hover:text-accent"
          >
            {label}
          </Link>
          {children.length > 0 && (
            <div className="ps-4">
              <Links links={children} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
