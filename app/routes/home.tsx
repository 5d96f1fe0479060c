import { data } from 'react-router'
import { loadRow } from '#app/features/catalogue/card/load-row.server.ts'
import { ProductRow } from '#app/features/catalogue/card/product-row.tsx'
import { EditorialBlocks } from '#app/features/editorial/editorial-blocks.tsx'
import { Hero } from '#app/features/editorial/hero.tsx'
import { now } from '#app/request/clock.ts'
import { clientsContext, visitorContext } from '#app/request/context.ts'
import { guestPageHeaders } from '#app/request/guest-page.ts'
import { HOUSE_NAME } from '#app/ui/wordmark.tsx'
import type { Route } from './+types/home.ts'

export const headers = guestPageHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { content, search } = context.get(clientsContext)
  const home = await content.getHome({ locale: visitor.locale, isPreview: visitor.isPreview })
  if (!home.ok) throw data(null, { status: 503 })
  if (home.value === null) throw data(null, { status: 404 })
  const moment = now()
  const rows = await Promise.all(
    home.value.rows
      .filter((block) => block.type === 'productList')
      .map(async (block) => [block.key, await loadRow(search, block, visitor, moment)] as const),
  )
  return { home: home.value, cards: Object.fromEntries(rows) }
}

export default function HomePage({ loaderData: { home, cards } }: Route.ComponentProps) {
  const { hero, meta } = home
  const title = meta.title ?? hero.title
  const description = meta.description ?? hero.text
  return (
    <>
      <title>{`${title} | ${HOUSE_NAME}`}</title>
      {description && <meta name="description" content={description} />}
      <Hero hero={hero} />
      <div className="pt-section">
        <EditorialBlocks
          blocks={home.rows}
          productList={({ key, title, text, link }) => (
            <ProductRow title={title} text={text} link={link} cards={cards[key] ?? []} />
          )}
        />
      </div>
    </>
  )
}
