import { Picture } from '#app/ui/picture/picture.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { DocumentPreview } from '#clients/content/document-preview.ts'
import type { ContentLink } from '#clients/content/reading/content-shapes.ts'
import { RowHead } from './row-head.tsx'

/** Links to pages of the shop, side by side: a picture, a title and a sentence each. */
export function DocumentRow({
  title,
  link = null,
  documents,
}: {
  title: string | null
  link?: ContentLink | null
  documents: readonly DocumentPreview[]
}) {
  return (
    <section className="mx-auto w-full max-w-page px-gutter">
      <RowHead title={title} link={link} />
      <ul className="document-row" data-count={Math.min(documents.length, 4)}>
        {documents.map(({ id, url, title: name, text, picture }) => (
          <li key={id}>
            <Link href={url} className="group/document block">
              {picture && (
                <Picture
                  picture={{ ...picture, alt: '' }}
                  sizes="(min-width: 96rem) 29rem, (min-width: 64.0625rem) 31vw, (min-width: 48rem) 46vw, 94vw"
                  ratio="landscape"
                  className="mb-4"
                />
              )}
              <h3 className="font-display text-title transition-colors group-hover/document:text-accent">
                {name}
              </h3>
              {text && <p className="mt-2 line-clamp-3 max-w-measure text-small text-muted">{text}</p>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
