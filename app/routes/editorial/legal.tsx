import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import { groupCookies } from '#app/features/editorial/cookies/cookie-groups.ts'
import { LegalPage } from '#app/features/editorial/pages/legal-page.tsx'
import { ContactFormLink } from '#app/features/navigation/contact/contact-form-link.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { foundPage, redirectToCanonicalPath } from '#app/page/found-page.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { breadcrumbData, placeOf } from '#app/page/structured-data.server.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { useHouse } from '#app/ui/page/house.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { GeneratedTopic } from '#domain/content/generated-topics.ts'
import { findGeneratedTopic } from '#domain/content/generated-topics.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import { missingPage } from '../missing-page.server.ts'
import type { Route } from './+types/legal.ts'

export const handle: PageHandle = { isShared: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { content } = context.get(clientsContext)
  const { locale, language, isPreview } = visitor
  const slug = params.slug.toLowerCase()
  const page = foundPage(await content.getLegalPage({ slug, locale, isPreview }))
  const isSecure = url.protocol === 'https:'
  const listCookies = () => groupCookies(toLanguageTag(locale), { isSecure })
  if (page === null) {
    const topic = findGeneratedTopic(slug) ?? (await missingPage(context))
    redirectToCanonicalPath(visitor, url, `/legal/${params.slug}`, `/legal/${slug}`)
    return { kind: 'generated' as const, topic, cookies: topic === 'cookie-policy' ? listCookies() : null }
  }
  redirectToCanonicalPath(visitor, url, `/legal/${params.slug}`, page.paths[language])
  const crumb = { label: page.title, href: page.paths[language] }
  describePage(context, {
    paths: page.paths,
    countries: page.shownIn,
    structuredData: [breadcrumbData([crumb], placeOf(visitor, url))],
  })
  const cookies = page.topic === 'cookie-policy' ? listCookies() : null
  return { kind: 'edited' as const, page, cookies, origin: url.origin }
}

/** Only the cookie policy loads this script. */
const CookieList = lazy(async () => ({
  default: (await import('#app/features/editorial/cookies/cookie-list.tsx')).CookieList,
}))

export default function LegalRoute({ loaderData }: Route.ComponentProps) {
  const { cookies } = loaderData
  const cookieList = cookies && (
    <Suspense>
      <CookieList groups={cookies} />
    </Suspense>
  )
  const isGenerated = loaderData.kind === 'generated'
  const topic = isGenerated ? loaderData.topic : loaderData.page.topic
  const below = topic === 'contact' ? <ContactLink /> : cookieList
  if (isGenerated) return <GeneratedLegalPage topic={loaderData.topic}>{below}</GeneratedLegalPage>
  return (
    <LegalPage page={loaderData.page} origin={loaderData.origin}>
      {below}
    </LegalPage>
  )
}

function ContactLink() {
  return (
    <div className="mt-8">
      <ContactFormLink />
    </div>
  )
}

/** Fallback for a legal page that the house has not written: who runs the shop, and how to contact them. */
function GeneratedLegalPage({ topic, children }: { topic: GeneratedTopic; children?: ReactNode }) {
  const t = useTranslations('editorial.generated')
  const { legal, contact, name } = useHouse()
  const title = t(`${topic}.title`)
  return (
    <div className="mx-auto w-full max-w-page px-gutter">
      <PageTitle>{title}</PageTitle>
      <div className="pt-6 md:pt-10">
        <Breadcrumbs crumbs={[]} current={title} />
      </div>
      <article className="max-w-measure pt-3">
        <h1 className="font-display text-display">{title}</h1>
        <p className="mt-6">{t(`${topic}.text`)}</p>
        <address className="mt-6 grid gap-1 not-italic">
          {(legal.length > 0 ? legal : [name]).map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span className="mt-2">
            <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>
          </span>
          <span>
            <TextLink href={contact.phone.href}>{contact.phone.display}</TextLink>
          </span>
        </address>
        {children}
      </article>
    </div>
  )
}
