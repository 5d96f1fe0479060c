import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Banner } from '#clients/content/blocks/blocks.ts'

/** A picture and its story side by side; on phones the story stands under the picture. */
export function Story({ banner, side }: { banner: Banner; side: 'left' | 'right' }) {
  const { picture, overline, title, text, link } = banner
  return (
    <section data-side={side} className="story mx-auto w-full max-w-page px-gutter">
      <Picture picture={picture} sizes="(min-width: 64.0625rem) 52vw, 94vw" ratio="square" />
      <div className="lg:max-w-form">
        {overline && <p className="mb-3 text-small text-muted">{overline}</p>}
        <h2 className="font-display text-display">{title}</h2>
        {text && <p className="mt-4 max-w-measure">{text}</p>}
        {link && (
          <TextLink href={link.url} className="mt-5 text-small">
            {link.label}
          </TextLink>
        )}
      </div>
    </section>
  )
}
