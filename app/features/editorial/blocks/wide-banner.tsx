import { Picture } from '#app/ui/picture/picture.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { Banner } from '#clients/content/blocks/banner.ts'

/** A full-width picture with its text below. */
export function WideBanner({ banner }: { banner: Banner }) {
  const { picture, overline, title, text, link } = banner
  return (
    <section className="mx-auto w-full max-w-page px-gutter">
      {picture && (
        <Picture picture={picture} sizes="(min-width: 96rem) 90rem, 94vw" ratio="wide" className="mb-6" />
      )}
      <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        <div>
          {overline && <p className="mb-2 text-small text-muted">{overline}</p>}
          <h2 className="font-display text-display">{title}</h2>
        </div>
        <div className="max-w-measure">
          {text && <p>{text}</p>}
          {link && (
            <TextLink href={link.url} className="mt-3 text-small">
              {link.label}
            </TextLink>
          )}
        </div>
      </div>
    </section>
  )
}
