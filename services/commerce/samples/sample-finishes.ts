import type { SampleOffer } from '#contracts/order/samples.ts'
import type { Language } from '#domain/market/language.ts'
import { readText } from '#domain/metafield-values.ts'
import { sampleSku, sampleTitle } from '#domain/trade/sample-line.ts'
import { canBeSampled } from '#domain/trade/samples.ts'
import { maySeeTradePrices, type Role } from '#domain/visitor/roles.ts'
import { createCatalogueLoader, type ProductNode } from '../catalogue/catalogue-loader.ts'
import { fromGid } from '../catalogue/gid.ts'
import { createCountryView } from '../catalogue/graphql/view.ts'
import { optionName, optionValue } from '../catalogue/resolvers/option-choice.ts'
import { textLanguage } from '../catalogue/text-language.ts'
import type { CommerceOptions } from '../options.ts'
import type { LineDescription } from '../orders/checkout/describe-lines.ts'

type SampleFinish = SampleOffer['options'][number]['finishes'][number] & {
  option: string
  /** The line of an order for its sample. */
  description: LineDescription
}
export type SampledProduct = { node: ProductNode; finishes: readonly SampleFinish[] }
type ProductRequest = { productId: string; country: string; language: Language; role: Role }

/** A piece that is visible to the role, with the finishes that can be sampled; null if there is none. */
export async function loadSampledProduct(
  options: Pick<CommerceOptions, 'database' | 'house' | 'shop'>,
  { productId, country, language, role }: ProductRequest,
): Promise<SampledProduct | null> {
  const id = fromGid('Product', productId)
  const loader = createCatalogueLoader(options.database)
  const isTrade = maySeeTradePrices(role)
  const view = { ...createCountryView(country, { house: options.house, language, role }), isTrade }
  const node = id === null ? null : await loader.product(id, view)
  if (!node) return null
  const { row } = node
  const variants = await loader.variants(node)
  const pictures = (await loader.media(node)).filter(({ kind }) => kind === 'image')
  const artisan = (await loader.metafields(node)).find(
    ({ namespace, key }) => namespace === 'custom' && key === 'artisanName',
  )
  const shared = {
    title: sampleTitle(row.title, language),
    textLanguage: textLanguage(node, options),
    handle: row.handle,
    artisanName: readText(artisan?.value) ?? row.vendor,
  }
  const finishes = row.options.flatMap((option, position) =>
    canBeSampled(option.name)
      ? option.values.flatMap((value): SampleFinish[] => {
          const variant = variants.find(
            ({ row: { option1, option2, option3 } }) => [option1, option2, option3][position] === value.name,
          )
          if (!variant) return []
          const { sku, pictureUrl } = variant.row
          const ownPicture = pictures.find(({ url }) => url === pictureUrl)
          const picture = ownPicture ?? pictures[0]
          const name = optionValue(row, option.name, value.name)
          const description = {
            ...shared,
            variantTitle: name,
            sku: sampleSku(sku ?? row.handle),
            picture: picture ? toPicture(picture) : null,
          }
          const id = `${option.name}/${value.name}`
          const finish = {
            id,
            name,
            swatchColor: value.swatchColor,
            picture: ownPicture ? toPicture(ownPicture) : null,
          }
          return [{ ...finish, option: option.name, description }]
        })
      : [],
  )
  return { node, finishes }
}

export function toOfferOptions({ node, finishes }: SampledProduct): SampleOffer['options'] {
  return [...Map.groupBy(finishes, ({ option }) => option)].map(([option, optionFinishes]) => ({
    name: optionName(node.row, option),
    finishes: optionFinishes.map(({ option: _, description: __, ...finish }) => finish),
  }))
}

/** The side, in pixels, of the square reserved for a picture of unknown size. */
const UNMEASURED_SIDE = 1200

function toPicture({
  url,
  alt,
  width,
  height,
}: {
  url: string
  alt: string
  width: number | null
  height: number | null
}) {
  return { url, alt, width: width || UNMEASURED_SIDE, height: height || UNMEASURED_SIDE }
}
