import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { PlainBlock } from '#clients/content/blocks/blocks.ts'

export type RowItems = Extract<PlainBlock, { type: 'rowItems' }>

/** Pictures in a row, each a link. Where others have one, an item without a picture has an empty mat. */
export function PictureRow({ title, items }: Pick<RowItems, 'title' | 'items'>) {
  const hasPictures = items.some(({ picture }) => picture)
  return (
    <section className="mx-auto w-full max-w-page px-gutter">
      {title && <h2 className="mb-6 font-display text-display-small md:mb-8">{title}</h2>}
      <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:gap-x-6 lg:grid-cols-4">
        {items.map(({ key, picture, link }) => (
          <li key={key}>
            <Link href={link.url} className="group/item block">
              {hasPictures && (
                <PiecePicture
                  picture={picture && { ...picture, alt: '' }}
                  title={link.label}
                  sizes="(min-width: 96rem) 21.5rem, (min-width: 64.0625rem) 23vw, 46vw"
                  className="mb-3"
                />
              )}
              <span
                lang={link.labelLanguage}
                className="block font-display text-title transition-colors group-hover/item:text-accent"
              >
                {link.label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
