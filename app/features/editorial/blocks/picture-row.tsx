import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { PlainBlock } from '#clients/content/blocks/blocks.ts'
import { RowHead } from './row-head.tsx'

export type RowItems = Extract<PlainBlock, { type: 'rowItems' }>

/** Pictures in a row, each a link. An item without a picture has an empty mat if another item has a picture. */
export function PictureRow({
  title,
  link = null,
  items,
}: Pick<RowItems, 'title' | 'items'> & { link?: RowItems['link'] }) {
  const hasPictures = items.some(({ picture }) => picture)
  return (
    <section className="mx-auto w-full max-w-page px-gutter">
      <RowHead title={title} link={link} />
      <ul className="picture-row">
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
