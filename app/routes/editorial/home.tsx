import type { ReactNode } from 'react'
import { data } from 'react-router'
import { houseData } from '#app/features/editorial/pages/house-data.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { today } from '#app/page/clock.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { placeOf } from '#app/page/structured-data.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { useHouse } from '#app/ui/page/house.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { PictureSource } from '#app/ui/picture/picture-source.ts'
import { Emphasis } from '#app/ui/text/emphasis.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { clientsContext, houseContext, visitorContext } from '#app/visitor/context.ts'
import type { Home } from '#clients/content/home.ts'
import { resolveImmersion } from '#domain/content/immersion.ts'
import type { Language } from '#domain/market/language.ts'
import { generateHomeBlocks } from '../blocks/generate-home-blocks.server.ts'
import { loadBlockProducts } from '../blocks/load-block-products.server.ts'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import type { Route } from './+types/home.ts'

export const handle: PageHandle = { isShared: true }

/** `lang` is undefined if the text is in the language of the page. */
type HouseDescription = { readonly text: string; readonly lang: Language | undefined }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { content, search } = context.get(clientsContext)
  const home = await content.getHome({ locale: visitor.locale, isPreview: visitor.isPreview })
  if (!home.ok) throw data(null, { status: 503 })
  if (home.value === null) return loadGeneratedHome(context, url)
  const products = await loadBlockProducts(search, home.value.rows, visitor, today(context))
  const { hero, meta } = home.value
  describePage(context, {
    structuredData: houseData(
      { ...placeOf(visitor, url), house: context.get(houseContext) },
      visitor.country,
    ),
    sharing: {
      title: meta.title ?? hero.title,
      description: meta.description ?? hero.text,
      picture: hero.picture,
    },
  })
  return {
    kind: 'edited' as const,
    home: { hero, meta },
    products,
    frame: { immersion: resolveImmersion(hero.picture) },
  }
}

async function loadGeneratedHome(context: Route.LoaderArgs['context'], url: URL) {
  const visitor = context.get(visitorContext)
  const { search, commerce } = context.get(clientsContext)
  const house = context.get(houseContext)
  const { description } = house
  const rows = await generateHomeBlocks({ search, commerce }, visitor, today(context))
  const products = await loadBlockProducts(search, rows, visitor, today(context))
  describePage(context, {
    structuredData: houseData({ ...placeOf(visitor, url), house }, visitor.country),
    sharing: { title: house.name, description, picture: null },
  })
  const [mainLanguage] = house.languages
  const lang = mainLanguage === visitor.language ? undefined : mainLanguage
  return { kind: 'generated' as const, description: { text: description, lang }, products }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'edited' ? <EditedHome {...loaderData} /> : <UneditedHome {...loaderData} />
}

type HomeData<Kind> = Extract<Route.ComponentProps['loaderData'], { kind: Kind }>

/** The home page of a shop without editorial content. */
function UneditedHome({ description, products }: HomeData<'generated'>) {
  return (
    <>
      <PageTitle>{description.text}</PageTitle>
      <meta name="description" content={description.text} />
      {products.blocks.length === 0 ? (
        <OpeningSoon description={description} />
      ) : (
        <GeneratedHome description={description}>
          <PageBlocks products={products} />
        </GeneratedHome>
      )}
    </>
  )
}

function EditedHome({ home, products }: HomeData<'edited'>) {
  const { hero, meta } = home
  const title = meta.title ?? hero.title
  const description = meta.description ?? hero.text
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {description && <meta name="description" content={description} />}
      <Hero hero={hero} />
      <div className="pt-section">
        <PageBlocks products={products} />
      </div>
    </>
  )
}

/** The opening of a home page without editorial content: the house's own description. */
function GeneratedHome({ description, children }: { description: HouseDescription; children: ReactNode }) {
  const t = useTranslations('editorial.generated')
  return (
    <>
      <section className="mx-auto w-full max-w-page px-gutter pt-section">
        <h1 lang={description.lang} className="hero-title max-w-measure text-balance">
          {description.text}
        </h1>
        <LinkButton href="/search" className="mt-8 max-sm:w-full">
          {t('all-pieces')}
        </LinkButton>
      </section>
      <div className="pt-section">{children}</div>
    </>
  )
}

/** The home page of a shop without products. */
function OpeningSoon({ description }: { description: HouseDescription }) {
  const t = useTranslations('editorial.generated')
  const { contact } = useHouse()
  return (
    <section className="mx-auto grid w-full max-w-page gap-6 px-gutter py-section">
      <h1 lang={description.lang} className="hero-title max-w-measure text-balance">
        {description.text}
      </h1>
      <p className="max-w-measure">{t('soon')}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>
        <TextLink href={contact.phone.href}>{contact.phone.display}</TextLink>
      </p>
    </section>
  )
}

/** The text is beside or below the picture, never over it. */
function Hero({ hero }: { hero: Home['hero'] }) {
  const { picture, overline, title, emphasis, text, link } = hero
  const isWide = resolveImmersion(picture) === 'all-widths'
  return (
    <section className="hero" data-wide={isWide || undefined}>
      <div className="hero-picture">
        <Picture
          picture={picture}
          sizes={coverSizes(picture, isWide)}
          isPriority
          className="h-full object-cover"
        />
      </div>
      <div className="hero-words">
        <div>
          {overline && <p className="text-small text-muted">{overline}</p>}
          <h1 className="hero-title">
            {title}
            {emphasis && (
              <>
                {' '}
                <Emphasis>{emphasis}</Emphasis>
              </>
            )}
          </h1>
        </div>
        <div>
          {text && <p className="mt-4 max-w-measure lg:mt-6">{text}</p>}
          {link && (
            <LinkButton href={link.url} className="mt-6 max-sm:w-full">
              {link.label}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  )
}

/** Returns the displayed width of a picture that covers the frame of `.hero-picture`, which may exceed the frame. */
function coverSizes({ width, height }: PictureSource, isWide: boolean): string {
  const perHeight = (share: number) => Math.round((share * width) / height)
  const narrow = `min(${perHeight(68)}svh, ${perHeight(115)}vw)`
  const desktop = isWide ? `max(100vw, ${perHeight(60)}vw)` : `max(66vw, ${perHeight(46)}vw)`
  return `(min-width: 64.0625rem) ${desktop}, max(100vw, ${narrow})`
}
