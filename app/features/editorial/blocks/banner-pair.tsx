import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Banner } from '#clients/content/blocks/blocks.ts'

/** Two banners side by side, level with each other. */
export function BannerPair({ banners }: { banners: readonly (Banner & { readonly key: string })[] }) {
  return (
    <section className="mx-auto grid w-full max-w-page gap-x-6 gap-y-12 px-gutter md:grid-cols-2">
      {banners.map(({ key, picture, overline, title, text, link }) => (
        <div key={key}>
          <Picture picture={picture} sizes="(min-width: 48rem) 46vw, 94vw" ratio="square" />
          {overline && <p className="mt-4 text-small text-muted">{overline}</p>}
          <h2 className="mt-4 font-display text-display-small">{title}</h2>
          {text && <p className="mt-2 max-w-measure">{text}</p>}
          {link && (
            <TextLink href={link.url} className="mt-4 text-small">
              {link.label}
            </TextLink>
          )}
        </div>
      ))}
    </section>
  )
}
