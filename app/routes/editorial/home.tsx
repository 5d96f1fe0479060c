import { data } from 'react-router'
import { GeneratedHome, OpeningSoon } from '#app/features/editorial/generated/generated-home.tsx'
import { Hero } from '#app/features/editorial/hero.tsx'
import { houseData } from '#app/features/editorial/pages/house-data.ts'
import { today } from '#app/page/clock.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { placeOf } from '#app/page/structured-data.server.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { clientsContext, houseContext, visitorContext } from '#app/visitor/context.ts'
import { immersionOf } from '#domain/content/immersion.ts'
import { generateHomeBlocks } from '../blocks/generate-home-blocks.server.ts'
import { loadBlockProducts } from '../blocks/load-block-products.server.ts'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import type { Route } from './+types/home.ts'

export const handle: PageHandle = { isShared: true }

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
    frame: { immersion: immersionOf(hero.picture) },
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
  const [own] = house.languages
  const lang = own === visitor.language ? undefined : own
  return { kind: 'generated' as const, description: { text: description, lang }, products }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'edited' ? <EditedHome {...loaderData} /> : <UneditedHome {...loaderData} />
}

type Loaded<Kind> = Extract<Route.ComponentProps['loaderData'], { kind: Kind }>

/** The home page of a shop without editorial content. */
function UneditedHome({ description, products }: Loaded<'generated'>) {
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

function EditedHome({ home, products }: Loaded<'edited'>) {
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
