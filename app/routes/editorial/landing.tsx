import type { ReactNode } from 'react'
import { officeData } from '#app/features/editorial/office/office-data.ts'
import type { ContactMethod, OfficeView } from '#app/features/editorial/office/office-view.ts'
import { toOfficeView } from '#app/features/editorial/office/to-office-view.server.ts'
import { PageOpening } from '#app/features/editorial/pages/page-opening.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { today } from '#app/page/clock.ts'
import { foundPage, redirectToCanonicalPath } from '#app/page/found-page.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { breadcrumbData, placeOf } from '#app/page/structured-data.server.ts'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { clientsContext, houseContext, visitorContext } from '#app/visitor/context.ts'
import type { Landing } from '#clients/content/pages/landing.ts'
import { resolveImmersion } from '#domain/content/immersion.ts'
import { loadBlockProducts } from '../blocks/load-block-products.server.ts'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import { missingPage } from '../missing-page.server.ts'
import type { Route } from './+types/landing.ts'

export const handle: PageHandle = { isShared: true }

type LandingView = Pick<Landing, 'title' | 'abstract' | 'picture' | 'meta' | 'paths'> & {
  readonly office: OfficeView | null
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { content, search } = context.get(clientsContext)
  const { locale, language, isPreview } = visitor
  const found =
    foundPage(await content.getLanding({ slug: params.slug.toLowerCase(), locale, isPreview })) ??
    (await missingPage(context))
  const { rows, office, ...page } = found
  redirectToCanonicalPath(visitor, url, `/landing/${params.slug}`, page.paths[language])
  const products = await loadBlockProducts(search, rows, visitor, today(context))
  const house = context.get(houseContext)
  const place = placeOf(visitor, url)
  const path = page.paths[language]
  const landing = { ...page, office: office && toOfficeView(office, locale, house.contact) }
  const officePlace = { ...place, url: place.origin + place.prefix + path }
  describePage(context, {
    paths: page.paths,
    countries: page.shownIn,
    structuredData: [
      breadcrumbData([{ label: page.title, href: path }], place),
      ...(landing.office
        ? [officeData(landing.office, { ...officePlace, picture: page.picture, house })]
        : []),
    ],
  })
  const frame = { immersion: resolveImmersion(page.picture) }
  return { landing, products, frame, origin: url.origin }
}

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  const { landing, products, origin } = loaderData
  return (
    <LandingPage landing={landing} origin={origin}>
      <PageBlocks products={products} />
    </LandingPage>
  )
}

/** Spec §2: the page of an office includes its address and opening hours. */
function LandingPage({
  landing,
  origin,
  children,
}: {
  landing: LandingView
  origin: string
  children: ReactNode
}) {
  const { title, abstract, picture, office, meta } = landing
  return (
    <>
      <PageMeta
        title={meta.title ?? title}
        description={meta.description ?? abstract}
        picture={picture}
        origin={origin}
      />
      <PageOpening overline={office?.role} title={title} text={abstract} picture={picture} isImmersive />
      {office && <OfficePanel office={office} />}
      <div className="pt-section">{children}</div>
    </>
  )
}

function OfficePanel({ office }: { office: OfficeView }) {
  const t = useTranslations('editorial.office')
  const tContact = useTranslations('navigation.contact')
  const { addressLines, countryName, directions, mapUrl, days, hoursNote } = office
  return (
    <div className="mx-auto grid w-full max-w-page gap-x-12 gap-y-10 px-gutter pt-section md:grid-cols-2 lg:grid-cols-3">
      <section>
        <h2 className="font-display text-title">{t('address')}</h2>
        <address className="mt-4 not-italic">
          {[...addressLines, countryName].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        {directions && <p className="mt-4 max-w-measure text-small text-muted">{directions}</p>}
        {mapUrl && (
          <TextLink href={mapUrl} className="mt-4 text-small">
            {t('map')}
          </TextLink>
        )}
      </section>
      <section>
        <h2 className="font-display text-title">{t('hours')}</h2>
        <dl className="mt-4 grid max-w-form grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular-nums">
          {days.map(({ weekday, name, times }) => (
            <div key={weekday} className="contents">
              <dt className="font-regular text-muted">{name}</dt>
              <dd>{times || t('closed')}</dd>
            </div>
          ))}
        </dl>
        {hoursNote && <p className="mt-4 max-w-measure text-small text-muted">{hoursNote}</p>}
      </section>
      <section>
        <h2 className="font-display text-title">{t('contact')}</h2>
        <dl className="mt-4 grid gap-3">
          <ContactEntry term={tContact('phone')} {...office.phone} />
          {office.whatsapp && <ContactEntry term={tContact('whatsapp')} {...office.whatsapp} />}
          <ContactEntry term={tContact('email')} display={office.email} href={`mailto:${office.email}`} />
          {office.tradeEmail && (
            <ContactEntry
              term={tContact('trade')}
              display={office.tradeEmail}
              href={`mailto:${office.tradeEmail}`}
            />
          )}
        </dl>
      </section>
    </div>
  )
}

function ContactEntry({ term, display, href }: ContactMethod & { term: string }) {
  return (
    <div>
      <dt className="text-small font-regular text-muted">{term}</dt>
      <dd>
        <TextLink href={href}>{display}</TextLink>
      </dd>
    </div>
  )
}
