import { Picture } from '#app/ui/picture/picture.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { PlainBlock } from '#clients/content/blocks/blocks.ts'

type RowItems = Extract<PlainBlock, { type: 'rowItems' }>

/** Pictures in a row, each a link. */
export function PictureRow({ title, items }: Pick<RowItems, 'title' | 'items'>) {
  return (
    <section className="mx-auto w-full max-w-page px-gutter">
      {title && <h2 className="mb-6 font-display text-display-small md:mb-8">{title}</h2>}
      <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:gap-x-6 lg:grid-cols-4">
        {items.map(({ key, picture, link }) => (
          <li key={key}>
            <Link href={link.url} className="group/item block">
              {picture && (
                <Picture
                  picture={{ ...picture, alt: '' }}
                  sizes="(min-width: 96rem) 21.5rem, (min-width: 64.0625rem) 23vw, 46vw"
                  ratio="product"
                  className="mb-3"
                />
              )}
              <span className="block font-display text-title transition-colors group-hover/item:text-accent">
                {link.label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
