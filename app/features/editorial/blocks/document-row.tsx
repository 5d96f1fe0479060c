import { Picture } from '#app/ui/picture/picture.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { DocumentPreview } from '#clients/content/document-preview.ts'

/** Links to pages of the shop, side by side: a picture, a title and a sentence each. */
export function DocumentRow({
  title,
  documents,
}: {
  title: string | null
  documents: readonly DocumentPreview[]
}) {
  return (
    <section className="mx-auto w-full max-w-page px-gutter">
      {title && <h2 className="mb-6 font-display text-display-small md:mb-8">{title}</h2>}
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
