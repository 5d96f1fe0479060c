import { ProductRow } from '#app/features/catalogue/card/rows/product-row.tsx'
import { useCardPrice } from '#app/features/catalogue/card/use-card-price.tsx'
import { EditorialBlocks } from '#app/features/editorial/blocks/editorial-blocks.tsx'
import { type BlockProducts, selectCards } from './block-products.ts'

export function PageBlocks({ products, rhythm }: { products: BlockProducts; rhythm?: 'page' | 'article' }) {
  const priceOf = useCardPrice()
  return (
    <EditorialBlocks
      blocks={products.blocks}
      {...(rhythm && { rhythm })}
      products={{
        list: (block) => (
          <ProductRow
            title={block.title}
            titleLanguage={block.titleLanguage}
            text={block.text}
            link={block.link}
            cards={selectCards(block, products)}
          />
        ),
        pieceOf: (sku) => {
          const card = products.bySku[sku]
          return card ? { ...card, price: priceOf({ ...card, fullPrice: null }) } : null
        },
      }}
    />
  )
}
